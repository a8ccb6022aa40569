"""Ways to the score pad and to what is kept on the device, for pictures and `make looks`."""

from __future__ import annotations

from playwright.sync_api import Page

from .browsers import short_games, until
from .pads import DRIVER, RESULT, Filled, Press, begin, filled, player, presses
from .scenes import DINO_TWIST, DRAFT, TWISTY, Act, live, over
from .tables import ASKED

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


# Asked of a browser: has it kept the game of this table, step by step?
KEPT = """table => new Promise(done => {
  const asked = indexedDB.open('twistosaur', 1);
  asked.onupgradeneeded = () => asked.transaction.abort();
  asked.onerror = () => done(false);
  asked.onsuccess = () => {
    const games = asked.result.transaction('games').objectStore('games').get(table);
    games.onsuccess = () => { asked.result.close(); done(Boolean(games.result?.replay)); };
  };
})"""


def own_games(page: Page) -> None:
    """Two games of Twisty and one of Draftosaurus."""
    for game, bots, options in ((TWISTY, 3, {"turn_limit": 2}), (TWISTY, 1, {"turn_limit": 1}), (DRAFT, 2, {})):
        live(game, 0, over, bots=bots, options=options)(page)
        until(page, KEPT, page.url.rsplit("/", 1)[1])
    page.goto("/games")
    page.wait_for_selector("main li >> nth=2")
    page.wait_for_load_state("networkidle")


def fair(page: Page) -> None:
    """Of a game that was begun in this browser: it has noted what it saw and drew then."""
    short_games(page, turn_limit=1)
    page.goto("/new/twisty")
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(ASKED, timeout=20_000)
    over(page)
    page.goto(f"{page.url.split('?')[0]}/fair")
    page.wait_for_selector(".yes")
