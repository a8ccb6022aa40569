"""Moments of games: bots play among themselves until one comes, and a table for people is set up with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page

import twistosaur
from twistosaur.bots import make as make_bot
from twistosaur.games import load

from .tables import ASKED, make, sit

View = dict[str, Any]
Wanted = Callable[[View], bool]
GAMES_TRIED, LONGEST = 200, 800
# The others are there, too, each by a line of its own.
COMPANY = """([table, tokens]) => {
  window.company = tokens.map(token => {
    const line = new WebSocket(`ws://${location.host}/ws`);
    line.onopen = () => line.send(JSON.stringify({ type: 'hello', protocol: 1, table, token }));
    return line;
  });
}"""


class Moment(NamedTuple):
    """A position, and the seat for which it is what was wanted."""

    position: dict[str, Any]
    seat: int


def moment(game: str, seats: int, wanted: Wanted, **options: Any) -> Moment:
    """The first moment at which a seat that is asked sees what is wanted; the same one every time."""
    rules = load(game)
    bot = make_bot("medium", rules)
    for seed in range(GAMES_TRIED):
        table = twistosaur.new(game, seats=seats, seed=seed, **options)
        for key in range(LONGEST):
            if table.over:
                break
            for seat in table.acting:
                if wanted(table.view(seat)):
                    return Moment(table.position(), seat)
            seat = table.acting[0]
            hidden = table.hidden(seat)
            table.play(seat, rules.move_text(rules.read(hidden), seat, bot.choose(hidden, seat, key)))
    raise AssertionError(f"this never happens in {game}")


FOUND: dict[tuple[str, int, Wanted, str], Moment] = {}


def found_once(game: str, seats: int, wanted: Wanted, options: dict[str, Any]) -> Moment:
    """The same moment is looked for once, however many languages it is shown in."""
    key = game, seats, wanted, repr(options)
    if key not in FOUND:
        FOUND[key] = moment(game, seats, wanted, **options)
    return FOUND[key]


def set_up(
    page: Page, game: str, seats: int, wanted: Wanted, clock: dict[str, Any] | None = None, **options: Any
) -> None:
    """Sit down among people at such a moment: they are there, but nobody moves on before the picture is taken."""
    position, seat = found_once(game, seats, wanted, options)
    timed: dict[str, Any] = {"clock": clock} if clock else {}
    table, keys = make(page.request, game, people=seats, position=position, **timed)
    sit(page, table, keys, seat)
    page.evaluate(COMPANY, [table, [one["token"] for one in keys["seats"] if one["seat"] != seat]])
    page.wait_for_selector(ASKED)
