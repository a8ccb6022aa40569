"""Nothing shown: two tables whose truth differs only in what an audience cannot know send it the same bytes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.server.scene import SECRET, Scene, go_on, record_scene, seated_table, swap_truth
from tests.support import all_cases
from twistosaur.engine import FairChance, Game, new
from twistosaur.games import load
from twistosaur.kernel import derive
from twistosaur.protocol.changes import apply
from twistosaur.protocol.messages import Event, State, read_server
from twistosaur.server.tables import projection
from twistosaur.server.tables.events import Move

HIDING = [case for case in all_cases() if not load(str(case.values[0])).is_open]
OPEN = [case for case in all_cases() if load(str(case.values[0])).is_open]


@pytest.mark.parametrize(("game", "seats", "options"), HIDING[::2])
def test_two_truths_send_the_same_bytes(game: str, seats: int, options: dict[str, Any]) -> None:
    """From any state of a random game, up to the next reveal: snapshots, events, order, refusals."""
    compared = 0
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
            go_on(base, Move(move=move), seat)
        assert base.status == "playing"
        assert base.game is not None
        for audience in [None, *range(seats)]:
            compared += swap_truth(base, audience, 11).state_bytes() != base.game.state_bytes()
            heard = [record_scene(base, audience, key) for key in (0, 11, 12)]
            assert heard[0] == heard[1] == heard[2]
            assert SECRET.hex() not in "".join(heard[0])
    assert compared > seats, "the truths must differ, or nothing is tested"


@pytest.mark.parametrize(("game", "seats", "options"), OPEN)
def test_where_nothing_is_hidden_everybody_hears_the_same(game: str, seats: int, options: dict[str, Any]) -> None:
    """Views, stories, players and clocks are the same for all audiences after every move of a random game."""
    scene = Scene(seated_table(game, seats, options))
    table, heard = scene.live.table, 0
    for n in range(60):
        assert table.game is not None
        (seat,) = table.acting
        moves = table.game.legal(seat)
        move = moves[derive(8, n) % len(moves)]
        trial = table.game.copy()
        trial.play(seat, move)
        if trial.over:
            break
        scene.write(Move(move=move), seat)
        told = [scene.live.audiences.known[audience].state for audience in scene.ears]
        assert all(seen(state) == seen(told[0]) for state in told)
        assert [state.decision is not None for state in told] == [who in table.acting for who in scene.ears]
        heard += 1
    assert heard > 20


def seen(state: State) -> Any:
    """All that a state shows, but for whose it is and what that one is asked."""
    assert state.view is not None
    view = {name: value for name, value in state.view.items() if name != "seat"}
    return view, state.log, state.players, state.clock, state.table


@pytest.mark.parametrize("seats", [2, 4])
async def test_the_secret_is_shown_at_the_end_and_not_before(seats: int) -> None:
    scene = Scene(seated_table("draftosaurus", seats, {}))
    table = scene.live.table
    while table.status == "playing":
        assert not any(SECRET.hex() in text for ear in scene.ears.values() for text in ear.heard)
        assert table.game is not None
        scene.write(Move(move=table.game.legal(table.acting[0])[0]), table.acting[0])
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
    game = seated_table("dino-twist", 2, {}).game
    assert game is not None
    line = projection.told_move(game, 0.0, 1, "bury A2 C4")
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
    facts = scene.facts
    states = {seat: projection.project(table.game, seat, facts) for seat in scene.live.audiences.known}
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
        scene.write(Move(move=move), seat)
        for audience, known in scene.live.audiences.known.items():
            full = projection.project(table.game, audience, scene.facts)
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
