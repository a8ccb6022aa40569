"""A table in use without a database, sockets or processes: one ear for every audience, on a clock that stands still."""

from __future__ import annotations

from copy import copy
from typing import Any

from msgspec.structs import replace

from twistosaur.engine import Game, calls
from twistosaur.engine.playouts import u64
from twistosaur.games import load
from twistosaur.kernel import SPECTATOR, derive
from twistosaur.protocol.errors import Refusal
from twistosaur.protocol.messages import ClockRule
from twistosaur.server.tables import judge, projection
from twistosaur.server.tables.bots import Pace
from twistosaur.server.tables.clocks import Time
from twistosaur.server.tables.events import AnyHappening, Change, Event, Move, Retract, Sit, Start
from twistosaur.server.tables.fold import fold
from twistosaur.server.tables.live import LiveTable
from twistosaur.server.tables.means import Means
from twistosaur.server.tables.table import SeatSetup, Setup, Sitter, Table

TABLE = "thetabk23456"
SECRET = b"not to be seen, by nobody, ever!"


class Ear:
    """A socket that only listens."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.held = set() if seat is None else {seat}
        self.heard: list[str] = []

    def send(self, text: bytes) -> None:
        self.heard.append(text.decode())

    async def end(self, why: Refusal) -> None:
        self.heard.append(why.message)

    def mention(self, subject: str, text: bytes) -> None:
        self.heard.append(text.decode())


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
            self.live.audiences.add(ear)
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


def in_another_world(base: Table, audience: int | None, key: int) -> Table:
    """A copy of a table with another truth, which this audience cannot tell from the first; key 0 keeps the truth."""
    assert base.game is not None
    table = copy(base)
    table.seats = [copy(seat) for seat in base.seats]
    table.story, table.answered = list(base.story), dict(base.answered)
    table._own_versions, table.changes = list(base._own_versions), list(base.changes)
    table.game = base.game.copy() if key == 0 else swap_truth(base, audience, key)
    return table


def record_scene(base: Table, audience: int | None, key: int) -> list[str]:
    """Everything an audience receives while the others choose, change, take back and err; not the last choice."""
    table = in_another_world(base, audience, key)
    assert table.game is not None
    scene = Scene(table)
    ear = scene.ears[audience]
    others = [seat for seat in table.acting if seat != audience][:-1]
    for k, seat in enumerate(others):
        scene.time += 1
        moves = table.game.legal(seat)
        scene.write(Move(move=moves[derive(key, k) % len(moves)]), seat)
        if key == 11:  # in one truth somebody changes his mind, which nobody else may notice
            own = next(iter(table.game.choices() or {}), None)
            assert own is not None
            scene.write(Change(move=moves[derive(key, k + 9) % len(moves)]), seat)
        if k % 2:
            scene.write(Retract(), seat)
    for attempt in ("nonsense", "place river"):
        try:
            judge.decide(table, 0 if audience is None else audience, table.decision, attempt)
        except Refusal as problem:
            ear.heard.append(f"{problem.code} {problem.message}")
    live = scene.live
    live.audiences.snapshot(table, live.clocks.shown(table), audience, [ear])
    if audience is not None:  # all that a bot or a hint for this seat is ever given
        ear.heard.append(projection.hidden_record(table.game, audience).hex())
    return ear.heard
