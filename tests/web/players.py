"""How a test plays: by mouse, finger, keyboard, or by what a screen reader would say. It knows no rules: it tries
what the board says is possible."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from itertools import chain, combinations
from typing import NamedTuple, Protocol

from playwright.sync_api import Locator, Page, TimeoutError

GAMES = ["Draftosaurus", "Dino Twist", "Twisty"]
END = "section.end"
PATIENCE = 60.0  # the keyboard tries many cards before it finds a Duo


class Hand(Protocol):
    """Presses something on the page."""

    def __call__(self, target: Locator) -> None: ...


def mouse(target: Locator) -> None:
    target.click(timeout=5000)


def finger(target: Locator) -> None:
    target.tap(timeout=5000)


def keyboard(target: Locator) -> None:
    """Tab to its group, arrows inside, Enter."""
    page = target.page
    tried: set[tuple[str, str]] = set()
    for _ in range(120):
        if target.evaluate("e => e === document.activeElement"):
            page.keyboard.press("Enter")
            return
        here, ways = target.evaluate(
            """e => {
              const here = document.activeElement, group = here?.closest('[role=grid],[role=group],ul,svg');
              const spot = here?.closest('[data-spot]');
              if (!spot || !group?.contains(e)) return ['', ['Tab']];
              const a = spot.getBoundingClientRect(), b = e.getBoundingClientRect();
              const dx = b.x + b.width / 2 - a.x - a.width / 2, dy = b.y + b.height / 2 - a.y - a.height / 2;
              const across = [Math.abs(dx), dx > 0 ? 'ArrowRight' : 'ArrowLeft'];
              const ways = [across, [Math.abs(dy), dy > 0 ? 'ArrowDown' : 'ArrowUp']];
              return [spot.dataset.spot, ways.sort((p, q) => q[0] - p[0]).map(way => way[1])];
            }"""
        )
        # The way that was tried from here has led back: another one.
        fresh = [way for way in (*ways, "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft") if (here, way) not in tried]
        way = ways[0] if ways == ["Tab"] or not fresh else fresh[0]
        tried.add((here, way))
        page.keyboard.press(way)
    raise AssertionError(f"the keyboard does not reach {target}")


def start(page: Page, game: str, press: Hand = mouse, seats: int | None = None) -> None:
    """Two presses: the game, and Play; one more for another number of players."""
    page.goto("/")
    press(page.get_by_role("button", name=game))
    if seats is not None:
        page.locator("input[name=seats]").locator(f"nth={seats - 2}").check()
    press(page.get_by_role("button", name="Play", exact=True))
    page.wait_for_selector(".table-root")


class Board(Protocol):
    """What can be seen and pressed, by selector: the same steps are taken in every browser (tests/browsers)."""

    def count(self, selector: str) -> int: ...

    def press(self, selector: str, which: int = 0) -> None: ...


class Pressed(NamedTuple):
    """A board on a page of Playwright, pressed by one of the hands above."""

    page: Page
    hand: Hand

    def count(self, selector: str) -> int:
        return self.page.locator(selector).count()

    def press(self, selector: str, which: int = 0) -> None:
        self.hand(self.page.locator(selector).nth(which))


DINO = ".dino[aria-disabled=false]"
CARD = "[data-spot^='card:'][aria-disabled=false]"
SWAP = "[data-spot=swap]:not([disabled])"
OTHERS = (".legal[data-spot]", "[data-spot=stay]", "[data-spot='do:stay']", "[data-spot='do:pass']")


def step(page: Page, press: Hand, turn: int) -> bool:
    return act(Pressed(page, press), turn)


def act(board: Board, turn: int) -> bool:
    """Do one thing that the board asks for; False if it asks for nothing now."""
    if board.count(DINO):
        board.press(DINO)
        board.press("[data-spot=tray]")
        return True
    if board.count(CARD):
        return prepare(board)
    for selector in OTHERS:
        if count := board.count(selector):
            board.press(selector, turn % count)
            return True
    return False


def prepare(board: Board) -> bool:
    """Dino Twist: the first card, Duo or (DT-22) Trio that may attack, or two cards for the graveyard."""
    if board.count(SWAP):
        board.press(SWAP)
        return True
    many = board.count(CARD)
    for chosen in chain.from_iterable(combinations(range(many), size) for size in (1, 2, 3)):
        for k in chosen:
            board.press(CARD, k)
        for what in ("attack", "bury"):
            if board.count(button := f"[data-spot={what}].main:not([disabled])"):
                board.press(button)
                return True
        for k in chosen:
            board.press(CARD, k)
    return False


def play(page: Page, press: Hand, until: Callable[[], bool] | None = None, limit: float = 90.0) -> int:
    """Play until the score pad (or until told); how many things were done."""
    done, quiet, begun = 0, time.monotonic(), time.monotonic()
    while page.locator(END).count() == 0:
        if until is not None and until():
            return done
        assert time.monotonic() - begun < limit, "the game takes too long"
        assert time.monotonic() - quiet < PATIENCE, "nothing happens any more"
        before = state(page)
        try:
            acted = step(page, press, done)
        except TimeoutError:
            acted = False  # the board changed under the hand
        if acted:
            done += 1
            quiet = time.monotonic()
            wait_for_change(page, before)
        else:
            page.wait_for_timeout(40)
    return done


def state(page: Page) -> str:
    return str(page.evaluate("() => document.querySelector('.prompt')?.closest('.table-root')?.innerText ?? ''"))


def wait_for_change(page: Page, before: str) -> None:
    until = time.monotonic() + 1.5
    while state(page) == before and time.monotonic() < until:
        page.wait_for_timeout(25)


# ------------------------------------------------------------------------------------------------ by name only

CAN = re.compile("You can choose this")


def listen_and_play(page: Page, limit: float = 90.0) -> int:
    """Play with nothing but roles and names, as they are read aloud."""
    done, begun = 0, time.monotonic()
    end = page.get_by_role("heading", name=re.compile("win|Counting"))
    while end.count() == 0:
        assert time.monotonic() - begun < limit, "the game takes too long"
        before = state(page)
        if hear(page, done):
            done += 1
            wait_for_change(page, before)
        else:
            page.wait_for_timeout(40)
    return done


def hear(page: Page, turn: int) -> bool:
    bowl = page.get_by_role("group", name="Your bowl").get_by_role("button", disabled=False)
    try:
        if bowl.count():
            bowl.first.click(timeout=3000)
            page.get_by_role("button", name=re.compile("^(Pick|Discard) this one")).click(timeout=3000)
            return True
        places = page.get_by_role("button", name=CAN).or_(page.get_by_role("gridcell", name=CAN))
        if count := places.count():
            places.nth(turn % count).click(timeout=3000)
            return True
        for name in ("Leave it there", "Stay here", "Pass"):
            other = page.get_by_role("button", name=name, exact=True)
            if other.count():
                other.first.click(timeout=3000)
                return True
        return hear_cards(page)
    except TimeoutError:
        return False


def hear_cards(page: Page) -> bool:
    """Dino Twist: the list of choices below the board says it all."""
    summary = page.get_by_text(re.compile("^Your choices? as a list"))
    if not summary.count():
        return False
    choices = page.get_by_role("group", name="Your choice", exact=True)
    if not choices.count():
        summary.click(timeout=3000)
    buttons = choices.get_by_role("button", pressed=False)
    if not buttons.count() or choices.get_by_role("button", pressed=True).count():
        return False
    buttons.first.click(timeout=3000)
    return True
