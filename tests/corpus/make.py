"""Make the corpus of this version: ``python -m tests.corpus.make FOLDER``.

A database with tables in every state that a table can be in, what each audience was shown of them after a restart, and
records of whole games: every later version must open them. Run once per release, in the release's own checkout.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

import twistosaur
from tests.server.people import play_on
from tests.server.process import ServerProcess
from twistosaur.client import Client, Created, Seated
from twistosaur.games import PACKAGES, load
from twistosaur.kernel import derive

PATIENCE = 240.0
"""Seconds for something to happen, on a machine that has a lot to do."""
SLOW = {"bot_delay": "[0, 0.01]", "tables_per_minute": 1000, "messages_per_second": 1000, "dear_per_second": 10_000}


class Corpus:
    """What is written down: tables with their tokens, and what was shown to each."""

    def __init__(self, client: Client, database: Path) -> None:
        self.client, self.database = client, database
        self.tables: dict[str, dict[str, Any]] = {}

    async def table(
        self, name: str, game: str, seats: list[str], people: int, **more: Any
    ) -> tuple[Created, list[Seated]]:
        made = await self.client.create(game, seats, **more)
        sitting = []
        for k in range(people):
            token = made.host_token if k == 0 else None
            sitting.append(await self.client.sit(made.table, f"Person {k}", token=token))
        self.keep(name, made, sitting)
        return made, sitting

    def keep(self, name: str, made: Created, sitting: list[Seated]) -> None:
        self.tables[name] = {"id": made.table, "host": made.host_token, "tokens": [None, *(s.token for s in sitting)]}

    async def play(self, made: Created, sitting: list[Seated], stop: int | None = None) -> None:
        """Everybody plays, to the end or until somebody has made `stop` decisions."""

        async def one(mine: Seated) -> None:
            async with self.client.connect(made.table, mine.token) as side:
                await play_on(side, mine.seat + 1, stop)

        playing = [asyncio.create_task(one(mine)) for mine in sitting]
        when = asyncio.ALL_COMPLETED if stop is None else asyncio.FIRST_COMPLETED
        done, waiting = await asyncio.wait(playing, return_when=when)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        for task in done:
            task.result()


async def archived(corpus: Corpus) -> None:
    made, sitting = await corpus.table("archived", "twisty", ["open", "novice"], 1)
    await corpus.client.start(made.table, made.host_token)
    await corpus.play(made, sitting)
    await ended(corpus, made)


async def ended(corpus: Corpus, made: Created) -> None:
    """Until the replay is stored."""
    stored = "select transcript from tables where id = ? and transcript is not null"
    async with asyncio.timeout(PATIENCE):
        while not sqlite3.connect(corpus.database).execute(stored, (made.table,)).fetchone():
            await asyncio.sleep(0.1)


async def scenes(corpus: Corpus) -> None:
    """Tables in every state."""
    client = corpus.client
    for game in PACKAGES:
        made, sitting = await corpus.table(f"over-{game}", game, ["open", "open"], 2)
        await client.start(made.table, made.host_token)
        await corpus.play(made, sitting)
        await ended(corpus, made)
    earlier = corpus.tables["over-twisty"]
    again = await client.call("POST", f"/api/tables/{earlier['id']}/rematch", {}, earlier["tokens"][1])
    corpus.tables["rematch"] = {"id": again["table"]["id"], "host": again["host_token"], "tokens": [None]}

    made, sitting = await corpus.table("open", "draftosaurus", ["open"] * 4, 3, listed=True, pace="turns")
    await client.call("DELETE", f"/api/tables/{made.table}/seats/1", None, sitting[1].token)
    await client.call("PATCH", f"/api/tables/{made.table}/seats/2", {"name": "Renamed"}, sitting[2].token)
    await client.call("POST", f"/api/tables/{made.table}/fill", {"level": "hard", "seats": [3]}, made.host_token)
    corpus.tables["open"]["tokens"].remove(sitting[1].token)

    made, sitting = await corpus.table("closed", "dino-twist", ["open"] * 2, 2)
    await client.start(made.table, made.host_token)
    await corpus.play(made, sitting, 2)
    await client.call("POST", f"/api/tables/{made.table}/close", {}, made.host_token)

    await by_the_clock(corpus, "decision", "draftosaurus", 3)
    await by_the_clock(corpus, "player", "dino-twist", 3)
    await by_the_clock(corpus, "none", "twisty", 2)
    await from_position(corpus)
    await taken_back(corpus)


async def by_the_clock(corpus: Corpus, mode: str, game: str, people: int) -> None:
    """In the middle of a decision: chosen, changed, taken back; one has left, one has left and returned."""
    client = corpus.client
    clock = {"mode": mode, "seconds": 600} if mode != "none" else {"mode": "none"}
    name, seats = f"playing-{game}-{mode}", ["open"] * people + ["easy"]
    made, sitting = await corpus.table(name, game, seats, people, clock=clock, gone_after=None)
    await client.start(made.table, made.host_token)
    await corpus.play(made, sitting, 3)
    async with client.connect(made.table, sitting[0].token) as side:
        if game == "draftosaurus":  # there everybody always chooses at once
            await side.until(lambda: side.asked, PATIENCE)
            others = [one for one in side.known.players if one.level is None and one.seat != side.seat]
            if all(other.chosen for other in others):
                await side.decide(side.legal[0])  # the last choice reveals all; the next decision stays open
                await side.until(lambda: side.asked, PATIENCE)
        if side.asked and side.known.decision is not None and side.known.decision.simultaneous:
            first, last = side.legal[0], side.legal[-1]
            await side.decide(first)
            await side.take_back()
            await side.decide(first)
            if last != first:
                await side.decide(last)
    for mine in sitting[-1:]:
        await client.call("DELETE", f"/api/tables/{made.table}/seats/{mine.seat}", None, mine.token)
        await client.call("POST", f"/api/tables/{made.table}/seats/{mine.seat}/return", {}, mine.token)
    await client.call("DELETE", f"/api/tables/{made.table}/seats/{sitting[1].seat}", None, sitting[1].token)
    async with client.connect(made.table) as watching:  # bots move; then the people are asked, and nothing happens
        await watching.until(lambda: not waits_for_bot(watching.known), PATIENCE)


async def taken_back(corpus: Corpus) -> None:
    """A turn that was taken back, and a seat that went to another device."""
    client = corpus.client
    made, sitting = await corpus.table("taken-back", "twisty", ["open", "open"], 2, undo=True, gone_after=None)
    await client.start(made.table, made.host_token)
    async with client.connect(made.table, sitting[0].token) as a, client.connect(made.table, sitting[1].token) as b:
        side = a
        async with asyncio.timeout(PATIENCE):
            while side.known.undo is None:  # the first decisions are no turns
                asked = [one for one in (a, b) if one.asked]
                if asked:
                    side = asked[0]
                    await side.decide(side.legal[0])
                else:
                    await asyncio.sleep(0.01)
        await side.undo()
    moved = await client.transfer(made.table, sitting[1].token)
    corpus.tables["taken-back"]["tokens"][2] = moved.token


def waits_for_bot(state: Any) -> bool:
    """Does a bot owe a decision?"""
    acting = state.view["acting"]
    return any(player.seat in acting and player.level is not None for player in state.players)


async def from_position(corpus: Corpus) -> None:
    game = twistosaur.new("draftosaurus", seats=2, seed=5, board="winter")
    while len(game.moves) < 6:
        seat = game.acting[0]
        game.play(seat, game.legal(seat)[0])
    made, _ = await corpus.table("from-position", "draftosaurus", ["open", "open"], 2, position=game.position())
    await corpus.client.start(made.table, made.host_token)


async def shown(client: Client, tables: dict[str, dict[str, Any]]) -> None:
    """What each audience of each table is shown."""
    for facts in tables.values():
        table = facts["id"]
        facts["shown"] = []
        for token in facts["tokens"]:
            async with client.connect(table, token) as side:
                state = msgspec.to_builtins(side.known)
                facts["shown"].append({"token": token, "version": side.version, "seat": side.seat, "state": state})
        if facts["shown"][0]["state"]["table"]["status"] == "over":
            facts["record"] = await client.record(table)
            facts["replay"] = await client.call("GET", f"/api/tables/{table}/replay")


def records() -> dict[str, Any]:
    """Whole games at random, by game, seats and options, with the bytes they end in."""
    out: dict[str, Any] = {}
    variants: dict[str, list[dict[str, Any]]] = {
        "draftosaurus": [{}, {"board": "winter"}, {"board": "summer-winter"}, {"first": 1, "five_player_die": False}],
        "dino-twist": [{}, {"forced_replace": True}],
        "twisty": [
            {},
            {"corners": "chosen"},
            {"robbed_pawn": "anywhere"},
            {"corners": "chosen", "robbed_pawn": "anywhere"},
        ],
    }
    for game in PACKAGES:
        low, high = load(game).seats
        for number, options in enumerate(variants.get(game, [{}])):
            for seats in {low, high}:
                table = twistosaur.new(game, seats=seats, seed=number + 11, **options)
                while not table.over:
                    seat = table.acting[0]
                    moves = table.legal(seat)
                    table.play(seat, moves[derive(number + 11, len(table.moves)) % len(moves)])
                out[f"{game}-{seats}-{number}"] = {"record": table.record(), "bytes": table.state_bytes().hex()}
    return out


async def make(folder: Path, work: Path) -> None:
    corpus: Corpus
    with ServerProcess(work, **SLOW) as house:
        async with Client(house.url) as client:
            corpus = Corpus(client, house.database)
            await archived(corpus)
        house.stop()
        command = [sys.executable, "-m", "twistosaur", "admin", "tidy"]
        environment = {**house.environment, "TWISTOSAUR_ARCHIVE_DAYS": "0.000001"}
        subprocess.run(command, env=environment, check=True)
        house.start()
        async with Client(house.url) as client:
            corpus.client = client
            await scenes(corpus)
        house.stop()
        gone = corpus.tables.pop("archived")
        with sqlite3.connect(house.database) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        keep = folder / "tables.db"
        source, target = sqlite3.connect(house.database), sqlite3.connect(keep)
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")
        target.execute("VACUUM")
        target.close()
        source.close()
        house.start()
        async with Client(house.url) as client:
            await shown(client, corpus.tables)
            replay = await client.call("GET", f"/api/tables/{gone['id']}/replay")
            corpus.tables["archived"] = {"id": gone["id"], "tokens": [], "shown": [], "replay": replay}
    write(folder / "shown.json", corpus.tables)
    write(folder / "records.json", records())


def write(path: Path, data: Any) -> None:
    lines = [f"{json.dumps(key)}:{json.dumps(value, separators=(',', ':'))}" for key, value in data.items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    goal = Path(sys.argv[1])
    goal.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        asyncio.run(make(goal, Path(scratch)))
