"""What a board is told to show: whom the die binds, what a kept place means, where the game stands, what is known."""

from __future__ import annotations

from collections import Counter
from typing import Any

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


LINE_UPS: list[tuple[int, dict[str, Any]]] = [
    (2, {"board": "winter"}),
    (3, {}),
    (4, {"board": "summer-winter"}),
    (5, {"five_player_die": False}),
]


@pytest.mark.parametrize(("seats", "options"), LINE_UPS)
def test_what_all_have_seen_is_in_parks_just_revealed_or_discarded(seats: int, options: dict[str, Any]) -> None:
    """DS-2: and the rest of the box is in bowls and bag, whatever single seats saw in passing bowls."""
    for game, _ in random_game("draftosaurus", seats, options, 5):
        view, truth = game.view(None), game.position()
        lying = [dino for park in view["parks"] for pen in park.values() for dino in pen]
        assert +Counter(view["seen"]) == Counter(dino for dino in [*lying, *view["picks"], *view["discarded"]] if dino)
        unseen = Counter(truth["bag"]) + Counter(dino for bowl in truth["bowls"] for dino in bowl)
        assert {name: count + unseen[name] for name, count in view["seen"].items()} == dict.fromkeys(
            view["seen"], view["each"]
        )
        assert view["bag_size"] == len(truth["bag"])


@pytest.mark.parametrize(("seats", "options"), LINE_UPS)
def test_rounds_turns_and_the_way_of_the_bowls(seats: int, options: dict[str, Any]) -> None:
    """DS-5 and DS-10: what is said to come is what comes."""
    reached = set()
    before: dict[str, Any] | None = None
    held: list[list[str]] = []
    for game, _ in random_game("draftosaurus", seats, options, 6):
        view, bowls = game.view(None), game.position()["bowls"]
        reached.add((view["round"], view["turn"]))
        if before and view["phase"] == "pick" and before["turn"] + 1 == view["turn"]:
            for owner, held_before in zip(before["bowl_goes_to"], held, strict=True):
                assert Counter(bowls[owner]) <= Counter(held_before), "two players discard before they pass"
        if view["turn"] == view["turns"] or game.over:
            assert view["bowl_goes_to"] is None
        before, held = view, bowls
    view = game.view(None)
    assert reached == {
        (round_, turn) for round_ in range(1, view["rounds"] + 1) for turn in range(1, view["turns"] + 1)
    }


@pytest.mark.parametrize(("seats", "options"), LINE_UPS)
def test_a_park_is_worth_what_the_score_pad_says(seats: int, options: dict[str, Any]) -> None:
    """So that a pen of fixed value shows whether it brings something now."""
    for game, _ in random_game("draftosaurus", seats, options, 9):
        pads = [game.breakdown(seat) for seat in range(seats)]
        worth = [{name: n for name, n in pad.items() if n and name != "earlier"} for pad in pads]
        assert game.view(None)["worth"] == worth
