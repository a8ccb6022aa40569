"""Ways to the score pad and to what is kept on the device, for pictures and `make looks`."""

from __future__ import annotations

from playwright.sync_api import Page

from .pads import DRIVER, RESULT, Filled, Press, begin, filled, player, presses
from .scenes import DINO_TWIST, DRAFT, TWISTY, Act, live, over

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
KEEP: Press = (".result .button.main", None)
NUMBERS = {DRAFT: 3, DINO_TWIST: 26, TWISTY: 13}
"""Tables that are worth looking at."""


def named(table: Filled) -> list[Press]:
    """Everybody has a name; then it begins."""
    *choices, submit = begin(table)
    names: list[Press] = [(f".names input:nth-of-type({seat + 1})", NAMES[seat]) for seat in range(table.seats)]
    return [*choices, *names, submit]


def fill(page: Page, game: str, number: int) -> None:
    table = filled(game, number)
    page.goto(f"/score/{game}")
    page.evaluate(DRIVER, [*named(table), *(one for seat in presses(table) for one in seat), player(0)])
    page.wait_for_function("() => document.querySelector('.pad-play .state').textContent.trim() === ''")


def tapped(game: str, *then: Press, number: int | None = None) -> Act:
    """A whole table, tapped in; then something more is pressed."""

    def act(page: Page) -> None:
        fill(page, game, NUMBERS[game] if number is None else number)
        page.evaluate(DRIVER, list(then))

    return act


def refused(page: Page) -> None:
    """A second dinosaur for the King."""
    fill(page, DRAFT, NUMBERS[DRAFT])
    page.evaluate(DRIVER, [('[data-spot="hand:trex"]', None), *[('[data-spot="place:king"]', None)] * 2])
    page.wait_for_selector(".refusal")


def evening(page: Page) -> None:
    """Three games of an evening."""
    for game in (DRAFT, TWISTY, DINO_TWIST):
        fill(page, game, NUMBERS[game])
        page.evaluate(DRIVER, [RESULT, KEEP])
        page.wait_for_selector(".standing")


RESULT_OF_PARKS = tapped(DRAFT, RESULT)


def own_games(page: Page) -> None:
    live(TWISTY, 0, over, options={"turn_limit": 2})(page)
    page.wait_for_timeout(800)
    page.goto("/games")
    page.wait_for_selector("meter, dl div")


def fair(page: Page) -> None:
    live(TWISTY, 0, over, options={"turn_limit": 1})(page)
    page.goto(f"{page.url.split('?')[0]}/fair")
    page.wait_for_selector(".yes")
