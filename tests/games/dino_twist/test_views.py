"""What a board is told to show: totals of attacks, and what a kept territory means."""

from __future__ import annotations

from typing import Any

import pytest

from twistosaur.games.dino_twist.board import EVENT_DECK
from twistosaur.testing import random_game

pytestmark = pytest.mark.plain


@pytest.mark.parametrize("event", ["fury-voli", "carnage", "help", "3-for-2", "all-alone"])
def test_an_attack_counts_what_it_was_said_to_count(event: str) -> None:
    """The total that a hand is told while preparing is the one that the attack has after the reveal."""
    weighed: list[dict[str, Any]] = []
    seen = 0
    for game, _ in random_game("dino-twist", 3, {"events": {**EVENT_DECK, event: 60}}, 5):
        views = [game.view(seat) for seat in range(3)]
        if views[0]["phase"] == "prepare":
            weighed = [view["attacks"] for view in views]
        elif weighed and views[0]["phase"] == "target":
            made = dict(game.moves[-3:])
            for seat, total in enumerate(views[0]["totals"]):
                if total is not None:
                    assert total == weighed[seat][made[seat]]["total"]
                    seen += 1
            weighed = []
        else:
            weighed = []
    assert seen


def test_the_attacks_of_a_hand_are_those_that_rules_know() -> None:
    """Every legal attack is weighed; parts add up; nobody else's hand is."""
    for n, (game, seat) in enumerate(random_game("dino-twist", 4, {}, 6)):
        view = game.view(seat if seat >= 0 else 0)
        assert game.view(None)["attacks"] is None
        assert view["plan"] == ("target" if view["phase"] == "prepare" else None)
        if view["phase"] != "prepare":
            assert view["attacks"] is None
        elif n % 3 == 0:
            legal = {move for move in game.legal(seat) if move.startswith("attack")}
            known = {move for move, clause in game.answers(seat).items() if clause != "DT-9"}
            assert legal <= view["attacks"].keys() <= known
            for move, attack in view["attacks"].items():
                cards = [int(card[1:]) for card in move.split()[1:]]
                assert attack["parts"][: len(cards)] == cards
                assert attack["total"] == sum(attack["parts"])
