"""The story of a game: moves and what they did, the same for those who were there and those who come late."""

from __future__ import annotations

import json

import msgspec
import pytest

from tests.server.people import play_on, seated
from tests.server.scene import Scene, seated_table
from twistosaur.kernel import derive
from twistosaur.protocol.client import Client
from twistosaur.protocol.messages import Entry
from twistosaur.server.tables import projection
from twistosaur.server.tables.events import Move

KINDS = {
    "draftosaurus": {"die"},
    "dino-twist": {"round", "event", "volcano", "cancelled", "captured", "bonus", "reshuffled"},
    "twisty": {"rows", "takes", "steals", "secures"},
}


def play_some(game: str, seats: int, key: int, most: int = 400) -> Scene:
    """A table in the middle or at the end of a random game, with an ear for every audience."""
    scene = Scene(seated_table(game, seats, {}))
    table = scene.live.table
    for n in range(most):
        if table.status != "playing" or table.game is None:
            break
        seat = table.acting[derive(key, n) % len(table.acting)]
        moves = table.game.legal(seat)
        scene.write(Move(move=moves[derive(key + 1, n) % len(moves)]), seat)
    return scene


@pytest.mark.parametrize("game", list(KINDS))
async def test_every_kind_of_fact_is_told(game: str) -> None:
    told: set[str] = set()
    for key in range(12):
        scene = play_some(game, 4, 31 * key)
        table = scene.live.table
        for audience, known in scene.live.audiences.known.items():
            late = projection.project(table.game, audience, scene.facts)
            assert known.state.log == late.log  # whoever comes late reads what the others have read
            told |= {fact.kind for entry in late.log if entry.facts is not msgspec.UNSET for fact in entry.facts}
        if told == KINDS[game]:
            break
    assert told == KINDS[game]


@pytest.mark.parametrize("game", list(KINDS))
async def test_a_replay_tells_what_the_table_told(game: str) -> None:
    """The same facts at the table, in the replay of its record, and in one that was stored without them."""
    scene = play_some(game, 3, 62, 3000)
    table = scene.live.table
    assert table.game is not None
    moves = [entry for entry in scene.live.audiences.known[None].state.log if entry.kind == "move"]
    told = [[] if entry.facts is msgspec.UNSET else msgspec.to_builtins(entry.facts) for entry in moves]
    assert any(told)
    replayed = projection.transcript(table.game.record())
    assert [step["facts"] for step in replayed["steps"]] == told
    plain = [{key: value for key, value in step.items() if key != "facts"} for step in replayed["steps"]]
    assert projection.with_facts(json.loads(json.dumps({**replayed, "steps": plain})))["steps"] == replayed["steps"]


async def test_the_story_of_a_long_game_is_small() -> None:
    scene = play_some("twisty", 4, 5, 3000)
    text = msgspec.json.encode(scene.live.audiences.known[None].state.log)
    lines = len(scene.live.table.story)
    assert len(text) < 250 * lines


def test_a_line_without_facts_does_not_mention_them() -> None:
    assert msgspec.json.encode(Entry(kind="sit", at="")).count(b"facts") == 0


async def test_after_a_reload_the_story_is_whole(client: Client) -> None:
    table, _, (ada, bob) = await seated(client, "draftosaurus", 2)
    async with client.connect(table, ada.token) as a, client.connect(table, bob.token) as b:
        for n in range(6):
            await play_on(a, n, 1)
            await play_on(b, n, 1)
        await a.until(lambda: a.asked)
        dice = [fact for entry in a.known.log if entry.facts is not msgspec.UNSET for fact in entry.facts]
        assert {fact.kind for fact in dice} == {"die"}
        assert len(dice) >= 3
        async with client.connect(table, ada.token) as again, client.connect(table) as watcher:
            assert again.known.log == a.known.log
            assert watcher.known.log == a.known.log
