"""One person among bots: the reveal waits a moment, in which the choice can be changed or taken back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.moving_time import FrozenTime
from tests.server.scene import Ear, go_on, means, seated_table
from twistosaur.protocol.client import Client, ServerError
from twistosaur.server.tables.bots import Pace
from twistosaur.server.tables.events import TakeOver
from twistosaur.server.tables.live import LiveTable
from twistosaur.server.workers import tasks

HOLD = 1.25
PACE = Pace((0.5, 0.75), {"easy": 0.125}, lambda: 1.0)


class Table:
    """A table whose seats from `people` on are bots; what happened last is seen on a clock that a test moves."""

    def __init__(self, game: str = "draftosaurus", seats: int = 4, people: int = 1, hold: float | None = HOLD) -> None:
        self.time = FrozenTime()
        table = seated_table(game, seats, {})
        table.setup.reveal_after = hold
        for seat in range(people, seats):
            go_on(table, TakeOver(level="easy", reason="left"), seat)
        self.live = LiveTable(means(self.time.time, run=self.think, pace=PACE), table)
        self.live.enter(Ear(0))
        self.decision = table.decision

    async def think(self, _: int, __: Any, game: str, hidden: bytes, seat: int, *rest: Any) -> tasks.Thought:
        return tasks.Thought(tasks.any_move(game, hidden, seat, 7), 0.0)

    async def choose(self, seat: int = 0, which: int = 0) -> None:
        assert self.live.table.game is not None
        moves = (self.live.table.game.copy().legal if seat in self.live.table.acting else self.others)(seat)
        await self.live.decide(seat, self.decision, moves[which])

    def others(self, seat: int) -> list[str]:
        """The moves of a seat that has chosen already."""
        assert self.live.table.game is not None
        free = self.live.table.game.copy()
        free.retract(seat)
        return free.legal(seat)

    async def pass_by(self, seconds: float) -> None:
        for _ in range(round(seconds * 16)):
            await self.time.pass_by(1 / 16)

    @property
    def is_revealed(self) -> bool:
        return self.live.table.decision != self.decision


@pytest.mark.parametrize("game", ["draftosaurus", "dino-twist"])
async def test_the_reveal_waits_a_moment_after_the_persons_choice(game: str) -> None:
    at = Table(game)
    await at.pass_by(20)
    assert at.live.table.acting == (0, 3), "the last bot waits for the person"
    await at.choose()
    await at.pass_by(HOLD - 1 / 8)
    assert not at.is_revealed
    await at.pass_by(1 / 4)
    assert at.is_revealed
    at.live.shut()


async def test_a_choice_is_taken_back_in_that_moment_and_made_anew() -> None:
    at = Table()
    await at.pass_by(5)
    await at.choose()
    await at.pass_by(1)
    await at.live.take_back(0, at.decision)
    await at.pass_by(10)
    assert not at.is_revealed
    await at.choose(which=-1)
    await at.pass_by(HOLD - 1 / 8)
    assert not at.is_revealed
    await at.pass_by(1 / 4)
    assert at.is_revealed
    at.live.shut()


async def test_every_change_has_its_moment() -> None:
    at = Table()
    await at.pass_by(5)
    await at.choose()
    for which in (-1, 0, -1):
        await at.pass_by(1)
        await at.choose(which=which)
        assert not at.is_revealed
    await at.pass_by(HOLD + 1 / 8)
    assert at.is_revealed
    at.live.shut()


async def test_who_chooses_before_the_bots_waits_for_them_as_ever() -> None:
    at = Table()
    await at.choose()
    await at.pass_by(2.5)
    assert at.is_revealed
    at.live.shut()


@pytest.mark.parametrize(("people", "hold"), [(1, None), (2, HOLD)])
async def test_for_programs_and_among_people_nothing_waits(people: int, hold: float | None) -> None:
    at = Table(people=people, hold=hold)
    await at.pass_by(5)
    assert at.live.table.acting == tuple(range(people))
    for seat in range(people):
        await at.choose(seat)
    assert at.is_revealed
    at.live.shut()


async def test_it_is_a_choice_of_whoever_makes_the_table(client: Client) -> None:
    made = await client.create("draftosaurus", ["open", "easy"], reveal_after=1.2)
    assert (await client.call("GET", f"/api/tables/{made.table}"))["table"]["reveal_after"] == 1.2
    usual = await client.create("draftosaurus", ["open", "easy"])
    assert (await client.call("GET", f"/api/tables/{usual.table}"))["table"]["reveal_after"] is None
    with pytest.raises(ServerError, match="reveal_after"):
        await client.create("draftosaurus", ["open", "easy"], reveal_after=60)
