"""Backup, restore and moving, walked through for both databases: what stands in one stands in the other."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path

import msgspec
import pytest

from tests.cli.commands import failed, run
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess
from twistosaur.client import Client

CORPUS = sorted((Path(__file__).parents[1] / "corpus").glob("*/tables.db"))[-1].parent
"""Tables in every state that a table can be in."""


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A copy of a database with everything in it."""
    folder = tmp_path / "kept"
    folder.mkdir()
    file = folder / "tables.db"
    shutil.copy(CORPUS / "tables.db", file)
    return file


def at(url: str | Path) -> dict[str, str]:
    return {"TWISTOSAUR_DATABASE_URL": f"sqlite:///{url}" if isinstance(url, Path) else url}


def listed(url: str | Path) -> dict[str, str]:
    done = run("admin", "list", "--json", "--limit", "1000", **at(url))
    assert done.returncode == 0, done.stderr
    return {row["id"]: row["status"] for row in json.loads(done.stdout)}


def test_from_sqlite_to_postgresql_and_back_by_a_backup(kept: Path, postgres: Postgres, tmp_path: Path) -> None:
    first, second = postgres.make_now(), postgres.make_now()
    moved = run("admin", "move", first, **at(kept))
    assert moved.returncode == 0, moved.stderr
    assert "each row compared" in moved.stdout
    before = listed(kept)
    assert len(before) >= 10
    assert listed(first) == before
    failed(run("admin", "move", first, **at(kept)), "only an empty one is filled")

    copy = tmp_path / "copy.db"
    assert run("admin", "backup", str(copy), **at(first)).returncode == 0
    assert copy.stat().st_mode & 0o777 == 0o600
    assert listed(copy) == before
    assert run("admin", "restore", str(copy), **at(second)).returncode == 0
    assert listed(second) == before
    again = tmp_path / "again" / "tables.db"
    again.parent.mkdir()
    assert run("admin", "restore", str(copy), **at(again)).returncode == 0
    assert listed(again) == before
    failed(run("admin", "restore", str(copy), **at(second)), "only an empty one is filled")
    failed(run("admin", "restore", str(tmp_path / "none.db"), **at(second)), "there is no file")


async def test_a_moved_game_is_shown_as_it_was_and_goes_on(kept: Path, postgres: Postgres, tmp_path: Path) -> None:
    url = await postgres.make()
    assert (await asyncio.to_thread(run, "admin", "move", url, **at(kept))).returncode == 0
    house = ServerProcess(tmp_path, database_url=url, tables_per_minute=1000)
    shown = json.loads((CORPUS / "shown.json").read_text(encoding="utf-8"))
    with house:
        refused = await asyncio.to_thread(run, "admin", "move", f"sqlite:///{tmp_path / 'other.db'}", **at(url))
        failed(refused, "stop it first")
        async with Client(house.url) as client:
            moved = 0
            for facts in shown.values():
                for then in facts["shown"]:
                    async with client.connect(facts["id"], then["token"]) as side:
                        state = msgspec.to_builtins(side.known)
                        assert state["table"]["id"] == facts["id"]
                        assert len(state["players"]) == len(then["state"]["players"])
                        if side.asked and side.legal and not state["players"][then["seat"]]["away"]:
                            await side.decide(side.legal[0])
                            moved += 1
                if "record" in facts:
                    assert await client.record(facts["id"]) == facts["record"]
            assert moved >= 3


def test_a_server_on_the_file_is_stopped_first(kept: Path, tmp_path: Path) -> None:
    house = ServerProcess(kept.parent)
    with house:
        failed(
            run("admin", "move", f"sqlite:///{tmp_path / 'other.db'}", **at(kept)), "another server keeps its tables"
        )
