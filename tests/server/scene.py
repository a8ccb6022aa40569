"""A table in use without a database, sockets or processes: one ear for every audience, on a clock that stands still."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from twistosaur.engine import Game, calls
from twistosaur.engine.playouts import u64
from twistosaur.games import load
from twistosaur.kernel import SPECTATOR
from twistosaur.protocol.errors import Refusal
from twistosaur.protocol.messages import ClockRule
from twistosaur.server.tables import projection
from twistosaur.server.tables.bots import Pace
from twistosaur.server.tables.clocks import Time
from twistosaur.server.tables.events import AnyHappening, Event, Sit, Start
from twistosaur.server.tables.fold import fold
from twistosaur.server.tables.live import LiveTable, Means
from twistosaur.server.tables.table import SeatSetup, Setup, Sitter, Table

TABLE = "thetabk23456"
SECRET = b"not to be seen, by nobody, ever!"


class Ear:
    """A socket that only listens."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.held = set() if seat is None else {seat}
        self.heard: list[str] = []

    def send(self, text: str) -> None:
        self.heard.append(text)

    async def end(self, why: Refusal) -> None:
        self.heard.append(why.message)

    def mention(self, subject: str, text: str) -> None:
        self.heard.append(text)


async def nothing(*_: Any) -> Any:
    """No database, no worker: nothing to do."""


def means(time: Time, **other: Any) -> Means:
    """A world in which nothing happens, but for what is given."""
    given: dict[str, Any] = dict.fromkeys(("append", "read", "run", "finished"), nothing)
    return Means(time=time, **{"pace": Pace((0.0, 0.0), {}, lambda: 1.0), **given, **other})


def seated_table(
    game: str, seats: int, options: dict[str, Any], clock: ClockRule | None = None, gone_after: int | None = None
) -> Table:
    """A table of people whose game has just begun."""
    rules = load(game)
    setup = Setup(
        game=game,
        rules=rules.version,
        options=rules.options(seats, options),
        seats=[SeatSetup() for _ in range(seats)],
        clock=clock or ClockRule(mode="player", seconds=300),
        takeover="easy",
        gone_after=gone_after,
    )
    table = Table(TABLE, 0.0, setup, SECRET, None, {k: Sitter(k, f"P{k}", None) for k in range(seats)})
    for event in opening(seats):
        fold(table, event)
    return table


def opening(seats: int) -> list[Event]:
    """The events before the first decision: all sit down, and the game begins."""
    sitting = [Event(TABLE, k + 1, 0.0, Sit(who=k, contribution=bytes([k] * 16).hex()), k) for k in range(seats)]
    return [*sitting, Event(TABLE, seats + 1, 0.0, Start())]


def go_on(table: Table, what: AnyHappening, seat: int | None = None) -> Event:
    """Fold the next event of a table."""
    event = Event(table.id, table.seq + 1, 0.0, what, seat)
    fold(table, event)
    return event


class Scene:
    """A table in use with one listener per audience; no timers, no bots."""

    def __init__(self, table: Table) -> None:
        self.time = 1000.0
        self.live = LiveTable(means(Time(lambda: self.time, lambda: self.time)), table)
        self.live.closed = True
        self.ears: dict[int | None, Ear] = {seat: Ear(seat) for seat in [None, *range(len(table.seats))]}
        for ear in self.ears.values():
            self.live.audiences.clients.add(ear)
            self.live.catch_up(ear, None)

    @property
    def facts(self) -> projection.Facts:
        return self.live.audiences.facts(self.live.table, self.live.clocks.shown(self.live.table))

    def write(self, what: AnyHappening, seat: int | None) -> None:
        """What `LiveTable.write` does, without a database."""
        table = self.live.table
        left = self.live.clocks.to_write(table, what.audience)
        self.live.take_in(Event(table.id, table.seq + 1, self.time, replace(what, left=left), seat))


def swap_truth(table: Table, audience: int | None, key: int) -> Game:
    """Another truth for a table, which this audience cannot tell from the first."""
    game = table.game
    assert game is not None
    other = game.copy()
    hidden, guess = game.rules.states(), game.rules.states()
    seat = SPECTATOR if audience is None else audience
    calls.hide(game._states, 0, seat, hidden)
    calls.guess(hidden, 0, seat, u64(key), guess)
    other._states = guess
    return other
