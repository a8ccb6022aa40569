"""Finished tables of the engine, entered into the score pad by its own buttons: `make pad` does 1,000 a game, and
`make pad ARGS='250-500 twisty'` a part of them.

A table is played at random by the engine; what lies on it then is turned into presses, which a script in the page
makes one by one; and what the page shows at the end must be what the engine says: points by source, totals, places,
and the sentence that says who wins.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from playwright.sync_api import Page

import twistosaur
from twistosaur import Game
from twistosaur.games import PACKAGES, load

from .browsers import opened, watch

SLIT: Any = {"width": 320, "height": 40}
"""A window in which next to nothing is painted: that was two thirds of the time."""
Press = tuple[str, str | None]
"""What is pressed, as a selector; or a field, and what is written into it."""

DRIVER = """
async (presses) => {
  const beat = () => new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { port1.close(); done(); };
    port2.postMessage(null);
  });
  const found = async (what) => {
    for (let k = 0; k < 2000; k++) {
      const one = document.querySelector(what);
      if (one && !one.disabled) return one;
      await new Promise((done) => setTimeout(done, 5));
    }
    throw new Error('nothing to press: ' + what);
  };
  for (const [what, text] of presses) {
    const one = await found(what);
    if (text === null) one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    else {
      one.value = text;
      one.dispatchEvent(new Event('input', { bubbles: true }));
      one.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await beat();
  }
}
"""
SHOWN = """
() => {
  const state = document.querySelector('.pad-play .state'), pad = document.querySelector('.result table');
  if (!pad || state.textContent.trim()) return null;
  const row = (one) => [...one.querySelectorAll('td')].map((cell) => Number(cell.textContent));
  const [totals, ranks] = [...pad.querySelectorAll('tfoot tr')].map(row);
  const refused = document.querySelector('.refusal')?.textContent ?? null;
  const sentence = document.querySelector('#pad-result').textContent;
  return { refused, points: [...pad.querySelectorAll('tbody tr')].map(row), totals, ranks, sentence };
}
"""
SIDES = ("summer", "winter")
SLOTS = ("b1", "b2", "b3", "m1", "m2", "t")
SPECIES = {"A": "aqua", "C": "carni", "H": "herbi", "V": "voli"}
HOME = {
    "mountain": "V", "cliff": "V", "jungle": "C", "desert": "C", "river": "H", "hill": "H", "beach": "A", "sea": "A",
}  # fmt: skip


class Filled(NamedTuple):
    """A finished table: what lies there, what the engine says of it."""

    game: str
    seats: int
    options: dict[str, Any]
    data: dict[str, Any]
    breakdown: list[dict[str, int]]
    scores: list[int]
    ranks: list[int]


# ------------------------------------------------------------------------------------------------ the engine's tables


def played(game: str, seats: int, options: dict[str, Any], chance: random.Random) -> Game:
    g = twistosaur.new(game, seats=seats, seed=chance.getrandbits(60), **options)
    while not g.over:
        seat = g.acting[0]
        g.play(seat, chance.choice(g.legal(seat)))
    return g


def filled(game: str, number: int) -> Filled:
    """The table of this number: seats and options go through all that the pad knows."""
    chance = random.Random(f"{game} {number}")
    low, high = load(game).seats
    seats = chance.randint(low, high)
    return {"draftosaurus": _parks, "dino-twist": _islands, "twisty": _rows}[game](seats, chance)


def _of(g: Game, options: dict[str, Any], data: dict[str, Any]) -> Filled:
    breakdown = [g.breakdown(seat) for seat in range(g.seats)]
    return Filled(g.game, g.seats, options, data, breakdown, list(g.scores), list(g.ranks))


def _parks(seats: int, chance: random.Random) -> Filled:
    board = chance.choice(["summer", "winter", "summer-winter"])
    games = [played("draftosaurus", seats, {"board": side}, chance) for side in SIDES if side in board]
    parks = [g.position()["parks"] for g in games]
    if len(games) == 1:
        return _of(games[0], {"board": board}, {"parks": [{board: park} for park in parks[0]]})
    summer, winter = games
    trexes = [sum(pen.count("trex") for park in both for pen in park.values()) for both in zip(*parks, strict=True)]
    scores = [a + b for a, b in zip(summer.scores, winter.scores, strict=True)]
    standing = list(zip(scores, (-n for n in trexes), strict=True))
    return Filled(
        "draftosaurus",
        seats,
        {"board": board},
        {"parks": [dict(zip(SIDES, both, strict=True)) for both in zip(*parks, strict=True)]},
        [{**winter.breakdown(seat), "earlier": summer.scores[seat]} for seat in range(seats)],
        scores,
        [1 + sum(other > own for other in standing) for own in standing],
    )


def _islands(seats: int, chance: random.Random) -> Filled:
    kinds = [chance.choice(["t-rex", "lil-rex"]) for _ in range(seats)]
    g = played("dino-twist", seats, {"kinds": kinds}, chance)
    return _of(g, {"kinds": kinds}, g.position())


def _rows(seats: int, chance: random.Random) -> Filled:
    options = {"turn_limit": chance.choice([4, 20, 60])}
    g = played("twisty", seats, options, chance)
    return _of(g, {}, g.position())


# ------------------------------------------------------------------------------------------------ as presses


def spot(name: str) -> Press:
    return f'[data-spot="{name}"]', None


def player(seat: int) -> Press:
    return f".players button:nth-of-type({seat + 1})", None


def begin(table: Filled) -> list[Press]:
    low, _ = load(table.game).seats
    out: list[Press] = [(f".pill:nth-of-type({table.seats - low + 1}) input[name=seats]", None)]
    if "board" in table.options:
        k = ["summer", "winter", "summer-winter"].index(table.options["board"])
        out.append((f".pill:nth-of-type({k + 1}) input[name=board]", None))
    return [*out, ("form button[type=submit]", None)]


def presses(table: Filled) -> list[list[Press]]:
    """By seat: all that is pressed for it."""
    of = {"draftosaurus": _for_park, "dino-twist": _for_island, "twisty": _for_row}[table.game]
    return [[player(seat), *of(table, seat)] for seat in range(table.seats)]


def _for_park(table: Filled, seat: int) -> list[Press]:
    out: list[Press] = []
    hand = None
    for k, park in enumerate(table.data["parks"][seat].values()):
        if len(table.data["parks"][seat]) > 1:
            out.append((f".pad-sheet > .pills button:nth-of-type({k + 1})", None))
        for pen, inside in park.items():
            for at, species in enumerate(inside):
                if species is None:
                    continue
                if species != hand:
                    out.append(spot(f"hand:{species}"))
                    hand = species
                out.append(spot(f"place:{pen}.{SLOTS[at]}" if pen == "pyramid" else f"place:{pen}"))
    return out


def _for_island(table: Filled, seat: int) -> list[Press]:
    data = table.data
    out: list[Press] = []
    kind = ["t-rex", "lil-rex"].index(table.options["kinds"][seat])
    if kind:
        out.append((f".pad-sheet > .pills button:nth-of-type({kind + 1})", None))
    for land, card in data["islands"][seat].items():
        if card is None:
            continue
        out.append(spot(f"own:{land}"))
        if card[0] != HOME[land]:
            out.append(spot(f"species:{SPECIES[card[0]]}"))
        out.append(spot(f"card:{card}"))
    yard = data["graveyards"][seat]
    out.append((".more input[type=number]", str(len(yard["cancelled"]) + len(yard["buried"]))))
    if seat == table.seats - 1:  # all islands are there: who was first, second, third?
        for k, bonus in enumerate([10, 5, 3]):
            for who, has in enumerate(data["bonuses"]):
                if has == bonus:
                    out.append((f".more fieldset:nth-of-type({k + 1}) button:nth-of-type({who + 1})", None))
    return out


def _for_row(table: Filled, seat: int) -> list[Press]:
    data = table.data
    out = [spot(f"take:{colour}") for colour in data["rows"][seat][: data["held"][seat]]]
    return [*out, spot("centre")] if data["pawns"][seat] == "d4" else out


RESULT: Press = (".ways .button:last-child", None)
AWAY: list[Press] = [(".pad-play > header button.plain", None), (".sure .button:nth-of-type(1)", None)]


# ------------------------------------------------------------------------------------------------ together


class Entered(NamedTuple):
    """How many presses a seat took, and what the page showed in the end."""

    by_seat: list[int]
    shown: Any


def enter(page: Page, table: Filled) -> Entered:
    """Tap a table in on the page of its game, where no table is begun; the pad is empty again afterwards."""
    by_seat = presses(table)
    page.evaluate(DRIVER, [*begin(table), *(one for seat in by_seat for one in seat), RESULT])
    page.wait_for_function(SHOWN, polling=20)
    shown = page.evaluate(SHOWN)
    page.evaluate(DRIVER, AWAY)
    return Entered([len(seat) for seat in by_seat], shown)


def differs(table: Filled, shown: Any) -> list[str]:
    """What the page and the engine do not agree about."""
    out = []
    sources = list(table.breakdown[0])
    if shown["refused"] is not None:
        out.append(f"refused: {shown['refused']}")
    if shown["points"] != [[seat[source] for seat in table.breakdown] for source in sources]:
        out.append(f"points: {shown['points']}, {table.breakdown}")
    if (shown["totals"], shown["ranks"]) != (table.scores, table.ranks):
        out.append(f"{shown['totals']} {shown['ranks']}, expected {table.scores} {table.ranks}")
    winners = [f"Player {seat + 1}" for seat, rank in enumerate(table.ranks) if rank == 1]
    if not all(name in shown["sentence"] for name in winners):
        out.append(f"{shown['sentence']!r}, winners are {winners}")
    return out


def run(page: Page, game: str, numbers: Sequence[int]) -> tuple[int, int, float]:
    """Tables entered, the most presses that a seat took, and seconds; `AssertionError` at the first that differs."""
    began, most = time.monotonic(), 0
    page.goto(f"/score/{game}")
    for number in numbers:
        table = filled(game, number)
        by_seat, shown = enter(page, table)
        problems = differs(table, shown)
        assert not problems, f"{game} {number}: {problems}"
        sides = len(table.data["parks"][0]) if game == "draftosaurus" else 1
        most = max(most, max(by_seat) // sides)
        if number % 100 == 99:
            print(f"{game}: {number + 1} tables agree", flush=True)
    return len(numbers), most, time.monotonic() - began


def main() -> None:
    first, _, last = (sys.argv[1] if len(sys.argv) > 1 else "0-1000").rpartition("-")
    numbers = range(int(first or 0), int(last))
    games = sys.argv[2:] or list(PACKAGES)
    with opened(scores_per_minute=10**6) as (browser, url):
        for game in games:
            context = browser.new_context(
                base_url=url, locale="en-GB", reduced_motion="reduce", service_workers="block", viewport=SLIT
            )
            page = context.new_page()
            problems = watch(page)
            count, most, seconds = run(page, game, numbers)
            assert not problems, problems
            print(f"{game}: {count} tables, as the engine counts them; at most {most} presses a board; {seconds:.0f} s")
            context.close()


if __name__ == "__main__":
    main()
