"""Backup, restore and moving, walked through for both databases: what stands in one stands in the other."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
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


@contextlib.contextmanager
def no_room(size: int) -> Iterator[None]:
    """No file gets larger than that, as on a disk that is full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_backup_without_room_for_it_is_none(kept: Path, postgres: Postgres, tmp_path: Path) -> None:
    url, copy, target = postgres.make_now(), tmp_path / "copies" / "copy.db", tmp_path / "other.db"
    copy.parent.mkdir()
    assert run("admin", "move", url, **at(kept)).returncode == 0
    for source in (kept, url):
        with no_room(50_000):
            failed(run("admin", "backup", str(copy), **at(source)), "no backup has been made")
        assert not list(copy.parent.iterdir()), "nothing that would pass for a backup"
    with no_room(50_000):
        failed(run("admin", "move", f"sqlite:///{target}", **at(url)), "nothing has been moved")
    assert listed(target) == {}


def test_a_backup_that_was_interrupted_is_not_in_the_way(kept: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    for end in ("", "-wal", "-shm"):
        (tmp_path / f"copy.db.part{end}").write_bytes(b"half of one")
    assert run("admin", "backup", str(copy), **at(kept)).returncode == 0
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]
    assert listed(copy) == listed(kept)
    failed(run("admin", "backup", str(copy), **at(kept)), "is there already")
    failed(run("admin", "backup", str(tmp_path / "no" / "copy.db"), **at(kept)), "cannot be written")


SLOW = """
import asyncio, sys
from twistosaur.server.store import moving
copy = moving._copy
async def slowly(*given):
    out = await copy(*given)
    print("half", flush=True)
    await asyncio.sleep(60)
    return out
moving._copy = slowly
moving.move_now(*sys.argv[1:])
"""


def test_ctrl_c_ends_a_move_at_once_and_nothing_has_been_moved(kept: Path, tmp_path: Path) -> None:
    target = tmp_path / "other.db"
    urls = (at(kept)["TWISTOSAUR_DATABASE_URL"], f"sqlite:///{target}")
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", SLOW, *urls], stdout=pipe, stderr=pipe, text=True) as moving:
        assert moving.stdout is not None
        assert moving.stdout.readline() == "half\n"
        moving.send_signal(signal.SIGINT)
        assert "nothing has been moved" in moving.communicate(timeout=20)[1]
    assert moving.returncode == 130
    assert listed(target) == {}
    assert len(listed(kept)) >= 10


def test_a_backup_stays_as_it_is_when_it_is_restored(tmp_path: Path) -> None:
    """Also one of an earlier version, which is brought up to this one on the way."""
    first = sorted(CORPUS.parent.glob("*/tables.db"))[0]
    old = tmp_path / "old.db"
    shutil.copy(first, old)
    old.chmod(0o400)
    assert run("admin", "restore", str(old), **at(tmp_path / "new.db")).returncode == 0
    assert old.read_bytes() == first.read_bytes()
    assert len(listed(tmp_path / "new.db")) >= 10


@pytest.mark.parametrize("content", [b"", b"a letter\n"])
def test_only_backups_are_restored(content: bytes, tmp_path: Path) -> None:
    other, new = tmp_path / "other.db", tmp_path / "new.db"
    other.write_bytes(content)
    failed(run("admin", "restore", str(other), **at(new)), "is no backup of Twistosaur")
    assert other.read_bytes() == content
    assert not new.exists()


def test_a_server_on_the_file_is_stopped_first(kept: Path, tmp_path: Path) -> None:
    house = ServerProcess(kept.parent)
    with house:
        failed(
            run("admin", "move", f"sqlite:///{tmp_path / 'other.db'}", **at(kept)), "another server keeps its tables"
        )
