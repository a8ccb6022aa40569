"""The app as families see it who have no Chromium: by click and by drag, to the end, the replay, dark and narrow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .drivers import NAMES
from .hands import Hands

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("Draftosaurus", {}),
    ("Dino Twist", {}),
    ("Twisty", {"turn_limit": 2}),
]
SIZES = {"desk": (1280, 900), "phone": (390, 844)}
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"

each_game = pytest.mark.parametrize(("game", "options"), GAMES, ids=[name for name, _ in GAMES])
others = pytest.mark.parametrize("name", [name for name in NAMES if name != "chromium"])
all_browsers = pytest.mark.parametrize("name", NAMES)
each_size = pytest.mark.parametrize("size", SIZES)
each_light = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])

Open = Callable[..., Hands]
Picture = Callable[[Hands, str], None]


def drag_something(hands: Hands, game: str) -> None:
    """The first thing of a game, dragged: a dinosaur to the river, a card to the arena, a pawn to a field."""
    match game:
        case "Draftosaurus":
            hands.drag_a_dinosaur()
        case "Dino Twist":
            hands.drag_a_card()
        case _:
            hands.drag_a_pawn()


def check_page(hands: Hands) -> None:
    assert hands.browser.run(SIDEWAYS) <= 0, "the page can be pushed sideways"
    assert not hands.browser.problems(), hands.browser.problems()


@others
@pytest.mark.parametrize("game", [name for name, _ in GAMES])
@pytest.mark.timeout(150)
def test_a_turn(opened: Open, address: str, name: str, game: str) -> None:
    """One thing by drag, one by click."""
    hands = opened(name, *SIZES["desk"])
    hands.begin(address, game)
    drag_something(hands, game)
    assert hands.play(1) == 1
    check_page(hands)


@pytest.mark.slow
@all_browsers
@each_size
@each_light
def test_front_page(opened: Open, address: str, picture: Picture, name: str, size: str, dark: bool) -> None:
    hands = opened(name, *SIZES[size], dark)
    hands.browser.go(address)
    hands.reads("Draftosaurus")
    check_page(hands)
    picture(hands, f"front-{size}{'-dark' * dark}")


@pytest.mark.slow
@all_browsers
@each_size
@each_light
@each_game
def test_a_few_turns(
    opened: Open,
    address: str,
    picture: Picture,
    name: str,
    size: str,
    dark: bool,
    game: str,
    options: dict[str, Any],
) -> None:
    hands = opened(name, *SIZES[size], dark)
    hands.begin(address, game)
    drag_something(hands, game)
    assert hands.play(4) == 4
    picture(hands, f"{game.lower().replace(' ', '-')}-{size}{'-dark' * dark}")
    check_page(hands)


@pytest.mark.slow
@all_browsers
@each_size
@each_game
def test_to_the_end_and_again(
    opened: Open, address: str, picture: Picture, name: str, size: str, game: str, options: dict[str, Any]
) -> None:
    hands = opened(name, *SIZES[size])
    hands.begin(address, game, **options)
    hands.play(400)
    hands.sees("section.end table")
    picture(hands, f"end-{game.lower().replace(' ', '-')}-{size}")
    check_page(hands)
    hands.press_named("a", "Watch it again")
    hands.press_named("button", "One step on")
    hands.sees(".table-root")
    picture(hands, f"replay-{game.lower().replace(' ', '-')}-{size}")
    check_page(hands)
