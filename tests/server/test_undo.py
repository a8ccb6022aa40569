"""Taking one's last turn back: a line of its own in the log, while the record keeps what stands."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.moving_time import MovingTime
from tests.server.scene import Ear, means, opening, seated_table
from twistosaur.engine import replay
from twistosaur.kernel import derive
from twistosaur.protocol import messages as m
from twistosaur.protocol.changes import apply
from twistosaur.protocol.client import Client, ServerError
from twistosaur.protocol.errors import Code, Refusal
from twistosaur.server.store.log import Line
from twistosaur.server.tables import events, judge
from twistosaur.server.tables.events import Move, TakeOver
from twistosaur.server.tables.fold import fold
from twistosaur.server.tables.live import LiveTable
from twistosaur.server.tables.table import Table


class House:
    """A table of Twisty in use, whose bots move when a test says so. Its log is a list."""

    def __init__(self, seats: int = 2, bots: tuple[int, ...] = (), *, undo: bool = False, **options: Any) -> None:
        table = seated_table("twisty", seats, {"corners": "random", **options})
        table.setup.undo = undo
        self.log = [events.stored(event) for event in opening(seats)]
        self.live = LiveTable(means(MovingTime().time, append=self.append), table)
        for seat in bots:
            table.seats[seat].kind, table.seats[seat].level = "bot", "easy"
        self.bots = bots
        self.live.bots.claim_turns = lambda *_, **__: []  # type: ignore[method-assign]
        self.ears = {seat: Ear(seat) for seat in (None, *range(seats))}
        for ear in self.ears.values():
            self.live.enter(ear)
            self.live.catch_up(ear, None)

    async def append(self, line: Line, *_: Any) -> None:
        self.log.append(line)

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def game(self) -> Any:
        return self.table.game

    async def move(self) -> int:
        """Whoever is asked makes a move that does not end the game; gives the seat."""
        (seat,) = self.table.acting
        move = next(move for move in self.game.legal(seat) if not ends(self.game, seat, move))
        if seat in self.bots:
            async with self.live.lock:
                await self.live.write(Move(move=move, by="bot"), seat)
        else:
            await self.live.decide(seat, self.table.decision, move)
        return seat

    async def until_asked(self, seat: int) -> None:
        while self.table.acting != (seat,):
            await self.move()

    async def turn_of(self, seat: int) -> None:
        """Everybody moves until this seat has ended a turn."""
        await self.until_asked(seat)
        while self.table.acting == (seat,):
            await self.move()

    async def undo(self, seat: int) -> None:
        await self.live.undo(seat, self.table.decision)

    def may(self, seat: int | None) -> int | None:
        return self.live.audiences.known[seat].state.undo


def ends(game: Any, seat: int, move: str) -> bool:
    trial = game.copy()
    trial.play(seat, move)
    return bool(trial.over)


async def test_against_bots_a_turn_is_taken_back_with_the_bots_replies() -> None:
    at = House(3, bots=(1, 2))
    await at.turn_of(0)
    await at.until_asked(0)
    before, moves = at.game.state_bytes(), at.game.moves
    await at.turn_of(0)
    assert await at.move() in at.bots
    decision = at.table.decision
    assert at.may(0) == decision
    assert at.may(None) is None
    await at.undo(0)
    assert (at.game.state_bytes(), at.game.moves) == (before, moves)
    assert at.table.acting == (0,)
    assert at.table.decision > decision, "no number of a decision is used twice"
    assert at.may(0) is None, "one turn, and not the one before it"
    assert at.table.story[-1].public.kind == "undo"
    assert len([one for one in at.table.story if one.public.kind == "move"]) > len(moves), "the story keeps all of it"
    with pytest.raises(Refusal):
        await at.undo(0)


async def test_the_log_folds_to_the_same_bytes_and_the_record_keeps_what_stands() -> None:
    at = House(2, bots=(1,))
    for n in range(12):
        await at.turn_of(0)
        await at.move()
        if n % 2 and at.table.may_undo(0):
            await at.undo(0)
    again = seated_table("twisty", 2, {"corners": "random"})
    again.seats[1].kind, again.seats[1].level = "bot", "easy"
    for line in at.log[3:]:
        fold(again, events.read(line))
    assert [line.kind for line in at.log].count("undo") >= 5
    assert again.game is not None
    assert again.game.state_bytes() == at.game.state_bytes()
    assert (again.decision, again.version(0)) == (at.table.decision, at.table.version(0))
    record = json.loads(json.dumps(at.game.record()))
    assert replay(record).state_bytes() == at.game.state_bytes()
    assert len(record["moves"]) == at.game.move_count


async def test_what_each_audience_is_sent_leads_to_what_it_would_see() -> None:
    at = House(2, undo=True)
    await at.until_asked(0)
    started = {seat: m.write(shot(at, seat)) for seat in at.ears}
    for ear in at.ears.values():
        ear.heard.clear()
    await at.turn_of(0)
    await at.undo(0)
    for seat, ear in at.ears.items():
        first = m.read_server(started[seat])
        assert isinstance(first, m.Snapshot)
        state = first.state
        for text in ear.heard:
            if isinstance(step := m.read_server(text), m.Event):
                state = apply(state, step)
        assert m.write(m.Snapshot(version=0, seat=seat, state=state)) == m.write(shot(at, seat))
        assert state.log[-1].kind == "undo"


def shot(at: House, seat: int | None) -> m.Snapshot:
    return m.Snapshot(version=0, seat=seat, state=at.live.audiences.known[seat].state)


async def test_among_people_only_at_tables_made_so_and_until_another_has_acted() -> None:
    plain = House(2)
    await plain.turn_of(0)
    assert plain.may(0) is None
    with pytest.raises(Refusal) as problem:
        await plain.undo(0)
    assert problem.value.code is Code.TURN

    at = House(2, undo=True)
    await at.turn_of(0)
    assert at.table.acting == (1,)
    with pytest.raises(Refusal):
        await at.undo(1)
    assert at.may(0) is not None
    await at.move()
    assert at.may(0) is None
    with pytest.raises(Refusal):
        await at.undo(0)


async def test_a_starting_corner_is_not_taken_back() -> None:
    at = House(2, bots=(1,), corners="chosen")
    placed = 0
    while at.game.turn is None:
        assert at.may(await at.move()) is None
        placed += 1
    assert placed == 2


async def test_a_turn_of_two_decisions_is_taken_back_as_a_whole() -> None:
    at = House(2, bots=(1,))
    for n in range(400):
        await at.until_asked(0)
        before, turn = at.game.state_bytes(), at.game.turn
        moves = [move for move in at.game.legal(0) if not ends(at.game, 0, move)]
        await at.live.decide(0, at.table.decision, moves[derive(n, 1) % len(moves)])
        if at.table.acting == (0,) and at.game.turn == turn:
            await at.move()
            await at.undo(0)
            assert at.game.state_bytes() == before
            return
    raise AssertionError("no turn had two decisions")


async def test_late_and_endless_requests_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "MOST_CHANGES", 3)
    at = House(2, bots=(1,))
    await at.until_asked(0)
    for _ in range(3):
        await at.turn_of(0)
        with pytest.raises(Refusal) as problem:
            await at.live.undo(0, at.table.decision - 1)
        assert problem.value.code is Code.STALE
        await at.undo(0)
    await at.turn_of(0)
    with pytest.raises(Refusal) as problem:
        await at.undo(0)
    assert problem.value.code is Code.TOO_MANY


async def test_whoever_is_played_for_by_a_bot_takes_nothing_back() -> None:
    at = House(2, undo=True)
    await at.turn_of(0)
    async with at.live.lock:
        await at.live.write(TakeOver(level="easy", reason="left"), 0)
    assert at.may(0) is None
    with pytest.raises(Refusal) as problem:
        await at.undo(0)
    assert problem.value.code is Code.AWAY


async def test_chance_that_was_seen_is_not_taken_back() -> None:
    at = House(2, bots=(1,))
    await at.turn_of(0)
    assert at.table.may_undo(0)
    at.game._words += 1
    assert not at.table.may_undo(0)


@pytest.mark.parametrize("game", ["draftosaurus", "dino-twist"])
def test_games_that_hide_or_draw_know_no_undo(game: str) -> None:
    table = seated_table(game, 2, {})
    table.setup.undo = True
    assert not table.allows_undo


async def test_undo_over_the_socket(client: Client) -> None:
    with pytest.raises(ServerError, match="undo"):
        await client.create("draftosaurus", ["open", "easy"], undo=True)
    made = await client.create("twisty", ["open", "open"], undo=True, options={"corners": "random"})
    ada = await client.sit(made.table, "Ada", token=made.host_token)
    ben = await client.sit(made.table, "Ben")
    await client.start(made.table, made.host_token)
    async with client.connect(made.table, ada.token) as a, client.connect(made.table, ben.token) as b:
        first, other = (a, b) if a.asked else (b, a)
        assert first.known.table.undo
        before = first.known.view
        while first.asked:
            version = first.version
            await first.decide(first.legal[0])
            await first.until(lambda version=version: first.version > version)  # type: ignore[misc]
        await other.until(lambda: other.asked)
        await first.undo()
        await other.until(lambda: not other.asked)
        await first.until(lambda: first.asked)
        assert first.known.view == before
        assert other.known.log[-1].kind == "undo"
