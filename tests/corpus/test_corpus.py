"""What earlier versions have kept still opens: their databases, with what each audience is shown, and their records.

Every folder here is a version, or a month on the way to one, made by ``python -m tests.corpus.make``. Fields may be
added to what is shown; what was there stays.
"""

from __future__ import annotations

import contextlib
import json
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import twistosaur
from tests.server.process import ServerProcess
from twistosaur.client import Client
from twistosaur.games import PACKAGES, load
from twistosaur.kernel import TwistosaurError
from twistosaur.server.store import migrate
from twistosaur.server.tables.events import KINDS
from twistosaur.server.tables.table import Setup

VERSIONS = sorted(path for path in Path(__file__).parent.iterdir() if (path / "tables.db").exists())


@pytest.fixture(params=VERSIONS, ids=lambda path: path.name)
def version(request: pytest.FixtureRequest) -> Path:
    folder: Path = request.param
    return folder


@pytest.fixture
def opened(version: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of today on a copy of that version's database."""
    house = ServerProcess(tmp_path, tables_per_minute=1000)
    shutil.copy(version / "tables.db", house.database)
    with house:
        yield house


def contains(now: Any, then: Any, where: str = "") -> list[str]:
    """Where something of then is missing or different now; keys may have been added, and facts to what a step did."""
    if isinstance(then, dict) and isinstance(now, dict):
        return [
            problem
            for key, value in then.items()
            for problem in (contains(now[key], value, f"{where}.{key}") if key in now else [f"{where}.{key} is gone"])
        ]
    if where.endswith(".facts") and isinstance(then, list) and isinstance(now, list):
        still_told = iter(now)  # in the same order
        lost = [fact for fact in then if all(contains(one, fact) for one in still_told)]
        return [f"{where}: {fact!r} is told no more" for fact in lost]
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        return [problem for k, value in enumerate(then) for problem in contains(now[k], value, f"{where}[{k}]")]
    return [] if now == then else [f"{where}: {then!r} is now {now!r}"]


def still(state: dict[str, Any]) -> dict[str, Any]:
    """A state without what follows from the moment: connections, and clocks, which go on when it is opened."""
    players = [{key: value for key, value in player.items() if key != "connected"} for player in state["players"]]
    return {**{key: value for key, value in state.items() if key != "clock"}, "players": players}


def is_superseded(table: dict[str, Any]) -> bool:
    """Was it waiting or playing by rules that have changed since?"""
    return table["status"] in ("open", "playing") and table["rules"] != load(table["game"]).version


def closed_by_rules(state: dict[str, Any]) -> dict[str, Any]:
    """What is shown of such a table: the company, the board as it stood, and why nobody goes on."""
    table = {key: value for key, value in state["table"].items() if key not in ("contributions", "kept")}
    log = [*state["log"], {"kind": "closed", "reason": "rules"}]
    closed = {**table, "status": "closed", "reason": "rules"}
    return {**still(state), "table": closed, "decision": None, "log": log}


def test_what_is_kept_today_is_among_them() -> None:
    """If not: python -m tests.corpus.make tests/corpus/VERSION-MONTH"""
    last = VERSIONS[-1]
    with contextlib.closing(sqlite3.connect(last / "tables.db")) as database:
        assert list(database.execute("select version_num from alembic_version")) == [(migrate.newest(),)]
        assert {kind for (kind,) in database.execute("select distinct kind from events")} == set(KINDS)
        setups = [json.loads(setup) for (setup,) in database.execute("select setup from tables")]
    assert set(Setup.__struct_fields__) == {name for setup in setups for name in setup}
    kept = [one["record"] for one in json.loads((last / "records.json").read_text(encoding="utf-8")).values()]
    assert {(one["game"], one["rules"]) for one in kept} == {(game, load(game).version) for game in PACKAGES}


async def test_every_audience_is_shown_what_it_was_shown_then(version: Path, opened: ServerProcess) -> None:
    tables = json.loads((version / "shown.json").read_text(encoding="utf-8"))
    assert len(tables) >= 10
    async with Client(opened.url) as client:
        for name, facts in tables.items():
            for then in facts["shown"]:
                async with client.connect(facts["id"], then["token"]) as side:
                    now = still(msgspec.to_builtins(side.known))
                    if is_superseded(then["state"]["table"]):
                        assert not contains(now, closed_by_rules(then["state"])), name
                        assert (side.version, side.seat) == (then["version"] + 1, then["seat"]), name
                        continue
                    assert not contains(now, still(then["state"]), name)
                    assert (side.version, side.seat) == (then["version"], then["seat"]), name
                    running = (side.known.clock is None, then["state"]["clock"] is None)
                    assert running[0] == running[1], name
            for what in ("record", "replay"):
                if what in facts:
                    now = await client.call("GET", f"/api/tables/{facts['id']}/{what}")
                    assert not contains(now, facts[what], f"{name}.{what}")


async def test_a_game_of_then_goes_on(version: Path, opened: ServerProcess) -> None:
    tables = json.loads((version / "shown.json").read_text(encoding="utf-8"))
    moved = 0
    async with Client(opened.url) as client:
        for facts in tables.values():
            for then in facts["shown"]:
                decision = then["state"]["decision"]
                if then["seat"] is None or decision is None or then["state"]["players"][then["seat"]]["away"]:
                    continue
                async with client.connect(facts["id"], then["token"]) as side:
                    if side.asked and side.legal:
                        await side.decide(side.legal[0])
                        moved += 1
    assert moved >= 3


def test_records_end_in_the_same_bytes(version: Path) -> None:
    for name, kept in json.loads((version / "records.json").read_text(encoding="utf-8")).items():
        try:
            game = twistosaur.replay(kept["record"])
        except TwistosaurError as problem:
            raise AssertionError(f"{name}: {problem}") from None
        assert game.state_bytes().hex() == kept["bytes"], name
        assert game.over, name
