"""How a test plays in any browser: it looks for what the board offers and presses it where it can be seen."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

from tests.web.players import CARD, DINO, END, act

from .drivers import Driver

# Where something can be seen and pressed, once it has stayed there for some frames, however slow they are; whether the
# next press reaches it is noted down.
AIM = """async (selector, which) => {
  const element = document.querySelectorAll(selector)[which];
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = () => { const { x, y, width, height } = element.getBoundingClientRect(); return [x, y, width, height]; };
  for (let last = '', still = 0, k = 0; still < 3 && k < 60; k++) {
    await new Promise(requestAnimationFrame);
    still = String(box()) === last ? still + 1 : 0;
    last = String(box());
  }
  const picture = (one) => one.closest('svg');
  const isIt = (found) => element.contains(found) || found.contains(element) && picture(found) === picture(element);
  const [left, top, width, height] = box();
  for (const [a, b] of [[.5, .5], [.3, .5], [.15, .5], [.5, .25], [.2, .2], [.5, .8], [.8, .5], [.06, .12]]) {
    const x = left + width * a, y = top + height * b;
    const found = document.elementFromPoint(x, y);
    if (!found || !isIt(found)) continue;
    window.missed = true;
    addEventListener('pointerdown', (event) => { window.missed = !isIt(event.target); }, { capture: true, once: true });
    return [x, y];
  }
  return null;
}"""
MISSED = "() => window.missed === true"
COUNT = "selector => document.querySelectorAll(selector).length"
STATE = "() => document.querySelector('.prompt')?.closest('.table-root')?.innerText ?? ''"
SAYS = "text => document.body.innerText.includes(text)"
NAMED = """(role, name) => {
  const elements = [...document.querySelectorAll(role)];
  const names = elements.map(e => (e.ariaLabel || e.innerText || '').trim());
  const exact = names.includes(name);
  const found = elements.filter((_, k) => exact ? names[k] === name : names[k].startsWith(name));
  found.forEach(e => e.dataset.wanted = name);
  return found.length;
}"""

SHORTEN = """options => {
  const usual = window.fetch;
  window.fetch = (where, how) => {
    if (how?.method === 'POST' && String(where).endsWith('/api/tables')) {
      const ask = JSON.parse(how.body);
      how = { ...how, body: JSON.stringify({ ...ask, options: { ...ask.options, ...options } }) };
    }
    return usual(where, how);
  };
}"""


class Hands(NamedTuple):
    """A board in a browser (`tests.web.players.Board`), with a person's patience."""

    browser: Driver

    def count(self, selector: str) -> int:
        return int(self.browser.run(COUNT, selector))

    def where(self, selector: str, which: int = 0) -> tuple[float, float]:
        """A point at which this can be seen, once it has stopped moving."""
        place = self.until(lambda: self.browser.run(AIM, selector, which), f"{selector} {which} can be pressed")
        return place[0], place[1]

    def press(self, selector: str, which: int = 0) -> None:
        """Press it; a page that has moved under the hand is pressed again."""
        for _ in range(3):
            self.browser.press(*self.where(selector, which))
            if not self.browser.run(MISSED):
                return
        raise AssertionError(f"{self.browser.name}: {selector} {which} does not stay where it is")

    def press_named(self, role: str, name: str) -> None:
        """Press what has this name, as ``press_named("button", "Play")``."""
        self.until(lambda: self.browser.run(NAMED, role, name), f"there is a {role} {name}")
        self.press(f"{role}[data-wanted='{name}']")

    def until(self, ready: Callable[[], Any], what: str, patience: float = 20.0) -> Any:
        """Poll: software rendering takes its time."""
        end = time.monotonic() + patience
        while not (found := ready()):
            assert time.monotonic() < end, f"{self.browser.name}: it never came that {what}"
            time.sleep(0.05)
        return found

    def sees(self, selector: str) -> None:
        self.until(lambda: self.count(selector), f"{selector} is there")

    def reads(self, text: str) -> None:
        self.until(lambda: self.browser.run(SAYS, text), f"{text!r} can be read")

    # ------------------------------------------------------------------------------------------------ playing

    def state(self) -> str:
        return str(self.browser.run(STATE))

    def begin(self, address: str, game: str, **options: Any) -> None:
        """A table against bots, with these options."""
        self.browser.go(address)
        self.browser.run(SHORTEN, options)
        self.press_named("button", game)
        self.press_named("button", "Play")
        self.sees(".table-root")

    def play(self, things: int, limit: float = 300.0) -> int:
        """Do so many things, or fewer if the game ends before."""
        done, begun = 0, time.monotonic()
        while done < things and not self.count(END):
            assert time.monotonic() - begun < limit, f"{self.browser.name}: the game takes too long"
            before = self.state()
            try:
                acted = act(self, done)
            except AssertionError:
                acted = False  # the board changed under the hand
            if acted:
                done += 1
                self.settle(before)
            else:
                time.sleep(0.05)
        return done

    def settle(self, before: str) -> None:
        end = time.monotonic() + 2.0
        while self.state() == before and time.monotonic() < end:
            time.sleep(0.04)

    def drag(self, what: str, to: str) -> None:
        self.browser.drag(self.where(what), self.where(to))

    def drag_a_dinosaur(self) -> None:
        """Drop a dinosaur on the river: it is picked, and placed there after the reveal."""
        self.sees(DINO)
        self.drag(DINO, "[data-spot='place:river']")
        self.sees("[data-fly^='park0'], [data-spot='place:river'] use")

    def drag_a_card(self) -> None:
        """Dino Twist: a card dropped on Twist Island is chosen."""
        self.sees(CARD)
        self.drag(CARD, "[data-spot^='twist:']")
        self.sees(f"{CARD}[aria-pressed=true]")

    def drag_a_pawn(self) -> None:
        """Twisty: the own pawn to a field that it may go to, from its row to a corner at first."""
        self.sees("[data-drag=pawn]")
        self.sees(".legal[data-spot]")
        before = self.state()
        self.drag("[data-drag=pawn]", ".legal[data-spot]")
        self.until(lambda: self.state() != before, "the pawn has moved")
