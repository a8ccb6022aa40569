"""Nothing shown: two tables whose truth differs only in what an audience cannot know send it the same bytes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.support import all_cases
from twistosaur.engine import FairChance, Game, calls, new
from twistosaur.engine.playouts import u64
from twistosaur.games import load
from twistosaur.kernel import SPECTATOR, derive
from twistosaur.protocol.changes import apply
from twistosaur.protocol.errors import Refusal
from twistosaur.protocol.messages import ClockRule, Event, read_server
from twistosaur.server.settings import Settings
from twistosaur.server.store.log import LogEvent
from twistosaur.server.tables import projection
from twistosaur.server.tables.live import Room
from twistosaur.server.tables.registry import Hall
from twistosaur.server.tables.table import SeatSetup, Setup, Sitter, Table

SECRET = b"not to be seen, by nobody, ever!"


class Ear:
    """A socket that only listens."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.held = set() if seat is None else {seat}
        self.heard: list[str] = []

    def send(self, text: str) -> None:
        self.heard.append(text)


class Still:
    """A hall with a time of its own and no processes."""

    def __init__(self) -> None:
        self.settings = Settings()
        self.stopping = True  # no timers, no bots
        self.time = 1000.0

    def now(self) -> float:
        return self.time

    def clock(self) -> float:
        return self.time

    async def finish(self, room: Room) -> None:
        """No database, nothing to store."""


def still_hall() -> Hall:
    hall: Any = Still()
    return hall  # type: ignore[no-any-return]


def seated_table(game: str, seats: int, options: dict[str, Any]) -> Table:
    rules = load(game)
    setup = Setup(
        game=game,
        rules=rules.version,
        options=rules.options(seats, options),
        seats=[SeatSetup() for _ in range(seats)],
        clock=ClockRule(mode="player", seconds=300),
        takeover="easy",
        gone_after=None,
    )
    table = Table("table", 0.0, setup, SECRET, None, {k: Sitter(k, f"P{k}", None) for k in range(seats)})
    for k in range(seats):
        table.fold(LogEvent("table", k + 1, 0.0, "sit", k, {"who": k, "contribution": bytes([k] * 16).hex()}))
    table.fold(LogEvent("table", seats + 1, 0.0, "start"))
    return table


class Scene:
    """A room with one listener per audience."""

    def __init__(self, table: Table) -> None:
        self.hall = still_hall()
        self.room = Room(self.hall, table)
        self.ears: dict[int | None, Ear] = {seat: Ear(seat) for seat in [None, *range(len(table.seats))]}
        for ear in self.ears.values():
            self.room.stage.clients.add(ear)
            self.room.stage.catch_up(ear, None)

    def write(self, kind: str, seat: int, move: str | None = None) -> None:
        """What `Room.write` does, without a database."""
        table = self.room.table
        body: dict[str, Any] = {} if move is None else {"move": move}
        body["left"] = [round(left, 3) for left in self.room.clocks.left() if left is not None]
        self.room.take_in(LogEvent(table.id, table.seq + 1, self.hall.now(), kind, seat, body))


def swap_truth(table: Table, audience: int | None, key: int) -> Game:
    """Put another truth under the table, which this audience cannot tell from the first."""
    game = table.game
    assert game is not None
    other = game.copy()
    hidden, guess = game.rules.states(), game.rules.states()
    seat = SPECTATOR if audience is None else audience
    calls.hide(game._states, 0, seat, hidden)
    calls.guess(hidden, 0, seat, u64(key), guess)
    other._states = guess
    return other


@pytest.mark.parametrize(("game", "seats", "options"), all_cases()[::2])
def test_two_truths_send_the_same_bytes(game: str, seats: int, options: dict[str, Any]) -> None:
    """From any state of a random game, up to the next reveal: snapshots, events, order, refusals."""
    for sample in range(3):
        seed = derive(77, sample)
        base = seated_table(game, seats, options)
        n = 0
        stop = derive(seed, 1) % 40
        while n < stop and base.status == "playing":
            n += 1
            assert base.game is not None
            seat = base.acting[derive(seed, n) % len(base.acting)]
            moves = base.game.legal(seat)
            move = moves[derive(seed ^ 1, n) % len(moves)]
            base.fold(LogEvent("table", base.seq + 1, 0.0, "move", seat, {"move": move}))
        if base.status != "playing" or base.deciding is None:
            continue
        for audience in [None, *range(seats)]:
            heard = [record_scene(base, audience, key) for key in (0, 11, 12)]
            assert heard[0] == heard[1] == heard[2]
            assert SECRET.hex() not in "".join(heard[0])


def record_scene(base: Table, audience: int | None, key: int) -> list[str]:
    """Everything an audience receives while the others choose, change, take back and err; not the last choice."""
    assert base.game is not None
    table = Table(base.id, base.created, base.setup, SECRET, None, base.sitters)
    table.__dict__.update({k: v for k, v in base.__dict__.items() if k not in ("seats", "own", "lines", "answered")})
    table.seats = [type(s)(**s.__dict__) for s in base.seats]
    table.own, table.lines, table.answered = list(base.own), list(base.lines), dict(base.answered)
    table.game = base.game.copy() if key == 0 else swap_truth(base, audience, key)
    scene = Scene(table)
    ear = scene.ears[audience]
    others = [seat for seat in table.acting if seat != audience][:-1]
    for k, seat in enumerate(others):
        scene.hall.time += 1  # type: ignore[attr-defined]
        moves = table.game.legal(seat)
        scene.write("move", seat, moves[derive(key, k) % len(moves)])
        if key == 11:  # in one truth somebody changes his mind, which nobody else may notice
            own = next(iter(table.game.choices() or {}), None)
            assert own is not None
            scene.write("change", seat, moves[derive(key, k + 9) % len(moves)])
        if k % 2:
            scene.write("retract", seat)
    for attempt in ("nonsense", "place river"):
        try:
            table.judge(0 if audience is None else audience, table.decision, attempt)
        except Refusal as problem:
            ear.send(f"{problem.code} {problem.message}")
    scene.room.stage.snapshot(audience, [ear])
    if audience is not None:  # all that a bot or a hint for this seat is ever given
        ear.send(table.game.rules.to_bytes(table.game.hidden(audience)).hex())
    return ear.heard


@pytest.mark.parametrize("seats", [2, 4])
async def test_the_secret_is_shown_at_the_end_and_not_before(seats: int) -> None:
    scene = Scene(seated_table("draftosaurus", seats, {}))
    table = scene.room.table
    while table.status == "playing":
        assert not any(SECRET.hex() in text for ear in scene.ears.values() for text in ear.heard)
        assert table.game is not None
        scene.write("move", table.acting[0], table.game.legal(table.acting[0])[0])
    for ear in scene.ears.values():
        assert SECRET.hex() in ear.heard[-1]


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison has teeth: a view with one secret too many fails it."""
    honest = Game._view

    def leaky(self: Game, state: Any, seat: int | None, common: Any) -> dict[str, Any]:
        return {**honest(self, state, seat, common), "bag": self.position()["bag"]}

    monkeypatch.setattr(Game, "_view", leaky)
    base = seated_table("draftosaurus", 3, {})
    heard = [record_scene(base, 0, key) for key in (0, 11)]
    assert heard[0] != heard[1]


def test_cards_that_stay_secret_are_not_in_the_story() -> None:
    """Dino Twist: what goes to the graveyard is read by its owner alone; then the tables go on alike."""
    rules = load("dino-twist")
    assert rules.public_move("bury A2 C4") == "bury ? ?"
    line_table = seated_table("dino-twist", 2, {})
    event = LogEvent("table", 99, 0.0, "move", 1, {})
    line_table._tell_move(event, 1, "bury A2 C4")
    line = line_table.lines[-1]
    assert [projection.entry(line, audience).move for audience in (None, 0, 1)] == [
        "bury ? ?",
        "bury ? ?",
        "bury A2 C4",
    ]


@pytest.mark.parametrize(("game", "seats", "options"), all_cases()[1::3])
def test_the_short_way_of_a_choice_is_the_long_way(game: str, seats: int, options: dict[str, Any]) -> None:
    """`choice` gives what `project` gives, and `apply` undoes `step`, for every audience of random games."""
    table = seated_table(game, seats, options)
    scene = Scene(table)
    facts = scene.room.stage.facts()
    states = {seat: projection.project(table.game, seat, facts) for seat in scene.room.stage.audiences}
    for n in range(60):
        if table.status != "playing":
            break
        assert table.game is not None
        seat = table.acting[derive(5, n) % len(table.acting)]
        moves = table.game.legal(seat)
        move = moves[derive(6, n) % len(moves)]
        trial = table.game.copy()
        trial.play(seat, move)
        if trial.over:
            break
        scene.write("move", seat, move)
        for audience, known in scene.room.stage.audiences.items():
            full = projection.project(table.game, audience, scene.room.stage.facts())
            assert known.state == full
            assert known.version == table.version(audience)
            sent = read_server(scene.ears[audience].heard[-1])
            assert isinstance(sent, Event)
            assert apply(states[audience], sent) == full
            states[audience] = full


def test_words_of_chance() -> None:
    chance = FairChance(SECRET, (b"a" * 16, None, b"b" * 16))
    import hashlib
    import hmac

    expected = hmac.new(SECRET, b"a" * 16 + b"b" * 16 + (5).to_bytes(8, "big"), hashlib.sha256).digest()[:8]
    assert chance.word(5) == int.from_bytes(expected, "big")
    assert np.uint64(chance.word(6)) != np.uint64(chance.word(5))
    first = new("draftosaurus", seats=3, seed=chance)
    assert first.state_bytes() == new("draftosaurus", seats=3, seed=chance).state_bytes()
