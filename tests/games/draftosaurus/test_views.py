"""What a board is told to show: whom the die binds, the verb of a phase, and what a kept place means."""

from __future__ import annotations

import pytest

from twistosaur.testing import random_game

pytestmark = pytest.mark.plain

DIE = {f"DS-{number}" for number in range(12, 18)}


@pytest.mark.parametrize(("seats", "die"), [(3, True), (5, True), (5, False)])
def test_the_die_refuses_nothing_to_whom_it_does_not_bind(seats: int, die: bool) -> None:
    """And in turn 6 of five players it binds its roller, too, if the table plays so (DS-11)."""
    bound_rollers = 0
    for game, seat in random_game("draftosaurus", seats, {"five_player_die": die}, 7):
        view = game.view(None)
        if view["die"] is None:
            assert view["bound"] == [False] * seats
            continue
        free = [other for other in range(seats) if not view["bound"][other]]
        last = seats == 5 and view["turn"] == 6 and die
        assert free == ([] if last else [view["roller"]])
        bound_rollers += last
        if view["phase"] == "place" and seat in free:
            assert not DIE & set(game.answers(seat).values())
    assert bool(bound_rollers) == (seats == 5 and die)


def test_verbs_and_plans_are_those_of_legal_moves() -> None:
    kept: dict[int, str] = {}
    for game, seat in random_game("draftosaurus", 2, {"board": "winter"}, 8):
        view = game.view(None)
        if game.over:
            assert view["verb"] is None
            break
        assert {move.split()[0] for move in game.legal(seat)} <= {view["verb"], "stay"}
        if view["plan"] is not None:
            places = (game.places(seat) or {}).values()
            kept[seat] = f"{view['plan']} {next(place for where in places for place in where)}"
        elif view["verb"] == "place" and seat in kept:
            assert kept.pop(seat) in game.answers(seat)
