"""Two truths that an audience cannot tell apart, late in a game and with late bots: it is told the same, at the same
moments."""

from __future__ import annotations

import asyncio
import zlib
from typing import Any

import pytest

from tests.server.moving_time import FrozenTime
from tests.server.scene import Ear, go_on, in_another_world, means, record_scene, seated_table, swap_truth
from tests.server.theatre import played
from twistosaur.engine import Game
from twistosaur.kernel import derive
from twistosaur.server.tables.bots import Pace
from twistosaur.server.tables.events import TakeOver
from twistosaur.server.tables.live import LiveTable
from twistosaur.server.tables.table import Table
from twistosaur.server.workers import tasks

RESHUFFLED = [(2, 95), (3, 85), (6, 105), (7, 95), (7, 105), (8, 85), (9, 95), (11, 75)]
"""(seed, moves) of games of Dino Twist whose discard pile has become a new deck, and where several choose at once."""


def after_a_reshuffle(seed: int, moves: int) -> Table:
    table, _ = played("dino-twist", 6, {}, seed, moves)
    assert table.game is not None
    assert table.game.view(None)["reshuffles"]["count"] > 0
    assert len(table.acting) > 3
    return table


@pytest.mark.parametrize(("seed", "moves"), RESHUFFLED)
def test_after_a_reshuffle_two_truths_send_the_same_bytes(seed: int, moves: int) -> None:
    base = after_a_reshuffle(seed, moves)
    assert base.game is not None
    for audience in (None, *range(6)):
        assert swap_truth(base, audience, 11).state_bytes() != base.game.state_bytes()
        heard = [record_scene(base, audience, key) for key in (0, 11, 12)]
        assert heard[0] == heard[1] == heard[2]


def test_a_leak_after_a_reshuffle_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison has teeth where only a new deck gives something away."""
    honest = Game._view

    def leaky(self: Game, state: Any, seat: int | None, common: Any) -> dict[str, Any]:
        shown = honest(self, state, seat, common)
        return {**shown, "next": self.position()["deck"]} if shown["reshuffles"] else shown

    monkeypatch.setattr(Game, "_view", leaky)
    base = after_a_reshuffle(*RESHUFFLED[0])
    assert record_scene(base, 0, 0) != record_scene(base, 0, 11)


# ------------------------------------------------------------------------------------------------ late bots

THINK = {"hard": 0.5, "expert": 1.0}
TICK = 1 / 16
"""All times here are whole ticks, so that moments can be compared exactly."""
PEOPLE, BOTS = (0, 1), (2, 3)


class Clocked(Ear):
    """An ear that notes when it hears something."""

    def __init__(self, seat: int | None, time: FrozenTime) -> None:
        super().__init__(seat)
        self.time = time

    def send(self, text: bytes) -> None:
        self.heard.append(f"{self.time.passed} {text.decode()}")


class OneWorker:
    """Has other tables to think for first, and then takes a time that hangs on what the bot holds."""

    def __init__(self, busy: float) -> None:
        self.busy = busy
        self.took: list[float] = []
        self._turn = asyncio.Lock()

    async def run(self, _: int, __: Any, game: str, hidden: bytes, seat: int, *rest: Any) -> tasks.Thought:
        _level, seconds, key = rest
        async with self._turn:
            other_work, self.busy = self.busy, 0.0
            took = seconds * (zlib.crc32(hidden) % 5) / 4
            await asyncio.sleep(other_work + took)
            self.took.append(took)
        return tasks.Thought(tasks.any_move(game, hidden, seat, key), took)


async def hear_late_bots(base: Table, audience: int | None, key: int, busy: float) -> tuple[list[str], list[float]]:
    """What an audience hears and when, until the bots have chosen after the people; and how long the bots thought."""
    time, worker = FrozenTime(), OneWorker(busy)
    table = in_another_world(base, audience, key)
    pace = Pace((0.75, 1.75), THINK, lambda: 1.0)
    live = LiveTable(means(time.time, run=worker.run, pace=pace), table)
    ears = {seat: Clocked(seat, time) for seat in (None, *PEOPLE)}
    for ear in ears.values():
        live.enter(ear)
        live.catch_up(ear, None)
    decision = table.decision
    for n in range(200):
        if n in (2, 5):
            await choose(live, PEOPLE[n > 2], key, audience)
        await time.pass_by(TICK)
        if table.decision != decision:
            break
    live.shut()
    heard = ears[audience].heard
    last, _, _ = heard.pop().partition(" ")  # the reveal itself tells what was hidden; its moment must not
    return [*heard, last], worker.took


async def choose(live: LiveTable, seat: int, key: int, audience: int | None) -> None:
    """A person chooses: the audience always the same, others what they hold in this truth."""
    assert live.table.game is not None
    moves = live.table.game.legal(seat)
    await live.decide(seat, live.table.decision, moves[0 if seat == audience else derive(key, seat) % len(moves)])


@pytest.mark.parametrize("busy", [0.0, 0.75, 1.0, 1.25, 1.5, 3.0, 7.25])
@pytest.mark.parametrize("game", ["draftosaurus", "dino-twist"])
async def test_a_late_bot_tells_nothing_by_when_it_moves(
    game: str, busy: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker is busy for so long, then thinks longer or shorter, as the truth has it."""
    monkeypatch.setattr("twistosaur.server.tables.bots.secrets.randbelow", lambda _: 250)
    monkeypatch.setattr("twistosaur.server.tables.bots.secrets.randbits", lambda _: 7)
    base = seated_table(game, 4, {})
    for seat, level in zip(BOTS, THINK, strict=True):
        go_on(base, TakeOver(level=level, reason="left"), seat)
    for audience in (None, *PEOPLE):
        first, took = await hear_late_bots(base, audience, 0, busy)
        different = 0
        for key in range(11, 17):
            heard, other = await hear_late_bots(base, audience, key, busy)
            assert heard == first
            different += other != took
        assert different > 2, "the thoughts must take different times, or nothing is tested"
