"""What a board is told to show: totals and targets of attacks, what is left of the game, and who leads in claws."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dino_twist.tables import lay, play
from twistosaur.games.dino_twist.board import CLAWS_BONUS, EVENT_DECK
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


@pytest.mark.parametrize(("event", "parts"), [("fury-carni", [4, 3, 3]), ("carnage", [4, 3, 2]), ("quake", [4, 3])])
def test_the_parts_of_an_attack_name_what_the_event_adds(event: str, parts: list[int]) -> None:
    attack = lay("C3 C4 A9", "C5 C7", event=event).view(0)["attacks"]["attack C4 C3"]
    assert (attack["parts"], attack["total"]) == (parts, sum(parts))


def test_an_attack_knows_what_it_could_hit() -> None:
    """Weaker Dinos of its species, as the event lets it; a meteorite shuts a territory."""
    twist = {"jungle": "C4", "desert": "C6"}
    calm = lay("C5 C3 C2", "A5", twist=twist, event="quake").view(0)["attacks"]
    assert calm["attack C3"]["targets"] == []
    assert calm["attack C5"]["targets"] == ["jungle"]
    assert calm["attack C5 C2"]["targets"] == ["jungle", "desert"]
    assert lay("C5 C3 C2", "A5", twist=twist, event="carnage").view(0)["attacks"]["attack C5"]["targets"] == [
        "jungle",
        "desert",
    ]
    shut = lay("C5 C3 C2", "A5", twist=twist, event="meteorite desert").view(0)["attacks"]
    assert shut["attack C5 C2"]["targets"] == ["jungle"]


def test_a_single_attack_hits_what_it_was_said_to_hit() -> None:
    """Where nobody else attacks, the choice after the reveal is the one that was told while preparing."""
    game = lay("C8 C3", "", twist={"jungle": "C4", "desert": "C6"}, event="quake")
    told = game.view(0)["attacks"]["attack C8"]["targets"]
    play(game, "attack C8", "pass")
    assert [move.split()[1] for move in game.legal(0)] == told == ["jungle", "desert"]


def test_rounds_and_events_are_counted_down() -> None:
    """Round n of at most 11; each Volcano takes one away, and the last round is the last one counted."""
    volcanic = {"events": {**EVENT_DECK, "volcano": 12}}
    most, view = 11, {}
    for game, _ in random_game("dino-twist", 2, volcanic, 3):
        view = game.view(None)
        assert view["rounds"] == 11 - view["volcanoes"] == view["round"] + view["events_left"] <= most
        assert len(view["events"]) == len(view["options"]["events"]) - 10 + view["events_left"]
        most = view["rounds"]
    assert view["volcanoes"] >= 1
    assert view["events_left"] == 0


def test_the_bonuses_that_are_left() -> None:
    full = {"mountain": "V2", "cliff": "V3", "jungle": "C2", "desert": "C3", "river": "H2", "hill": "H3"}
    whole = {**full, "beach": "A2", "sea": "A3"}
    assert lay("C5", "A5").view(0)["bonuses_left"] == [10, 5, 3]
    game = lay("C5", "A5", islands=[whole, {}], bonuses=[10, 0], event="quake")
    assert game.view(1)["bonuses_left"] == [5, 3]


def test_who_leads_in_claws() -> None:
    """By the claws of this box, and as the points of the moment say."""
    islands: list[dict[str, str | None]] = [{"sea": "A3", "hill": "H6"}, {"sea": "A9", "hill": "H9"}, {"sea": "A8"}]
    game = lay("C5", "A5", "H5", islands=islands)
    view = game.view(0)
    assert (view["claws"], view["claws_leaders"]) == ([2, 2, 0], [0, 1])
    assert [game.breakdown(seat)["claws"] for seat in range(3)] == [CLAWS_BONUS, CLAWS_BONUS, 0]
    corrected = lay("C5", "A5", "H5", islands=islands, options={"claws": [8]}).view(0)
    assert (corrected["claws"], corrected["claws_leaders"]) == ([0, 0, 1], [2])
    assert lay("C5", "A5", "H5").view(0)["claws_leaders"] == []
