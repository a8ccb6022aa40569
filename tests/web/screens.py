"""Every screen that a person can come to, as `make looks` and `test_looks.py` go through them."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Page

from . import pad_scenes, scenes, study_scenes, teaching
from .moments import Wanted
from .players import mouse, play
from .scenes import BAG, DINO_TWIST, DRAFT, LEFT, LOG, TWISTY, Act, at, drafting, path, preparing, walking
from .tables import ASKED, make, sit

CLOCK = {"mode": "player", "seconds": 3599}


class Screen(NamedTuple):
    """A name, and how a fresh page comes there."""

    name: str
    act: Act


def waiting_room(page: Page) -> None:
    name, keys = make(page.request, DINO_TWIST, people=2, free=2, begin=False)
    sit(page, name, keys, 0)
    page.wait_for_selector(".friends svg[role=img]")


def hand_over(page: Page) -> None:
    name, keys = make(page.request, DRAFT, people=2)
    sit(page, name, keys, 0, 1)
    page.wait_for_selector("section.over")


def spectator(page: Page) -> None:
    name, keys = make(page.request, DRAFT, people=4)
    sit(page, name, keys)
    page.wait_for_selector(".table-root")


def end(game: str, **options: Any) -> Act:
    """One turn from the end, or the whole game where none can be set so short."""

    def act(page: Page) -> None:
        name, keys = make(page.request, game, bots=2, options=options)
        sit(page, name, keys, 0)
        page.wait_for_selector(ASKED)
        play(page, mouse, limit=240)
        page.wait_for_selector("section.end tfoot")

    return act


SHORT_END = end(TWISTY, turn_limit=1)


def replay(page: Page) -> None:
    SHORT_END(page)
    page.goto(f"{page.url}/replay?at=2")
    page.wait_for_selector(".table-root")


# Lines that can be cut, and then stay so: to be offline leaves an open socket as it is.
LINES = """
window.lines = [];
window.WebSocket = class extends WebSocket {
  constructor(...where) {
    super(...where);
    if (window.isCut) this.close();
    window.lines.push(this);
  }
};
"""


def offline(page: Page) -> None:
    page.add_init_script(LINES)
    at(TWISTY, 2, walking(6))(page)
    page.evaluate("() => { window.isCut = true; for (const line of window.lines) line.close(); }")
    page.wait_for_selector(".banner")


def in_phase(phase: str, round: int = 2) -> Wanted:
    return lambda view: view["phase"] == phase and view["seat"] in view["acting"] and view.get("round", 9) >= round


def to_another(page: Page) -> None:
    """Looking at a neighbour's board while one's own waits."""
    target = page.locator(".others [data-spot^='seat:']:visible, .seats [data-spot^='seat:']:not(.me):visible").first
    target.click()


def confirm(page: Page) -> None:
    """For those who like to be asked about every choice."""
    page.goto("/about")
    page.evaluate("() => localStorage.setItem('twistosaur.confirm', 'true')")
    at(TWISTY, 3, walking(8), scenes.press(".legal[data-spot]"))(page)
    page.wait_for_selector(".confirm")


def by_keys(page: Page) -> None:
    """The place of the keyboard is seen: in the hand, where it begins."""
    page.locator("[data-spot][tabindex='0']").first.focus()
    page.keyboard.press("ArrowRight")


WINTER = {"board": "winter"}
BEFORE = [
    Screen("front", path("/")),
    *(Screen(f"start {game}", path(f"/new/{game}")) for game in (DRAFT, DINO_TWIST, TWISTY)),
    Screen("options", scenes.options(DINO_TWIST, scenes.mixed_islands)),
    Screen("box", path("/box/dino-twist")),
    Screen("settings", path("/", scenes.press("button[aria-controls=settings]"))),
    Screen("lobby", path("/lobby")),
    Screen("lobby with tables", scenes.lobby),
    Screen("how to play", path("/help")),
    Screen("score pad", pad_scenes.evening),
    *(Screen(f"score pad, {game}", pad_scenes.tapped(game)) for game in (DRAFT, DINO_TWIST, TWISTY)),
    Screen("score pad, refused", pad_scenes.refused),
    Screen("score pad, result", pad_scenes.RESULT_OF_PARKS),
    Screen("own games", pad_scenes.own_games),
    Screen("fair shuffle", pad_scenes.fair),
    Screen("rules", path("/rules/draftosaurus")),
    Screen("about", path("/about")),
    Screen("record", path("/replay")),
    Screen("waiting room", waiting_room),
    Screen("hot-seat", hand_over),
]
TABLES = [
    Screen("draftosaurus", at(DRAFT, 4, drafting(2, 3), scenes.hold)),
    Screen("draftosaurus, winter, five, clock", at(DRAFT, 5, drafting(2, 3), clock=CLOCK, **WINTER)),
    Screen("draftosaurus, placing", at(DRAFT, 3, in_phase("place"))),
    Screen("draftosaurus, all obey", at(DRAFT, 5, scenes.obeying)),
    Screen("draftosaurus, another's park", at(DRAFT, 4, drafting(2, 2), to_another)),
    Screen("draftosaurus, bag", at(DRAFT, 4, drafting(2, 1), BAG)),
    Screen("draftosaurus, onlooker", spectator),
    Screen("dino-twist", at(DINO_TWIST, 3, preparing(5), scenes.armed)),
    Screen("dino-twist, six, clock", at(DINO_TWIST, 6, preparing(5), clock=CLOCK)),
    Screen("dino-twist, aiming", at(DINO_TWIST, 6, in_phase("target", 4))),
    Screen("dino-twist, settling", at(DINO_TWIST, 4, in_phase("settle", 4))),
    Screen("dino-twist, what is left", at(DINO_TWIST, 4, preparing(6), LEFT)),
    Screen("twisty", at(TWISTY, 2, walking(24))),
    Screen("twisty, four, clock", at(TWISTY, 4, walking(24), clock=CLOCK)),
    Screen("twisty, corner", at(TWISTY, 4, lambda view: view["placing"] == "start")),
    Screen("twisty, going on", at(TWISTY, 2, scenes.going_on)),
    Screen("twisty, late", at(TWISTY, 4, scenes.late, turn_limit=20)),
]
AROUND = [
    Screen("log", scenes.live(DRAFT, 8, LOG)),
    Screen("emotes", at(TWISTY, 4, walking(8), scenes.emotes)),
    Screen("menu", at(DINO_TWIST, 2, preparing(2), scenes.press(".menu > button"))),
    Screen("why not", at(DRAFT, 4, drafting(1, 4), scenes.refused_pen)),
    Screen("explained", at(DRAFT, 4, drafting(2, 3), scenes.hold, scenes.explained("pen:"))),
    Screen("rules beside", at(DINO_TWIST, 4, preparing(4), scenes.rules_beside)),
    Screen("confirm", confirm),
    Screen("keyboard", at(DRAFT, 4, drafting(1, 3), by_keys)),
    Screen("end", SHORT_END),
    Screen("end of draftosaurus", end(DRAFT)),
    Screen("end of dino-twist", end(DINO_TWIST)),
    Screen("replay", replay),
    Screen("lost connection", offline),
]
TEACHING = [
    *(Screen(f"learn {game}", teaching.lesson(game, 0)) for game in (DRAFT, DINO_TWIST, TWISTY)),
    Screen("learn, done", teaching.lesson(DRAFT, 4, teaching.done)),
    Screen("learn, not this", teaching.lesson(DRAFT, 5, teaching.tried("[data-spot='place:river']"))),
    Screen("learn, over", teaching.lesson(TWISTY, 99)),
    Screen("hint", scenes.live(DINO_TWIST, 2, teaching.hint, bots=1)),
    Screen("warning", teaching.doubt),
    *(Screen(f"tip {game}", teaching.tip(game)) for game in (DRAFT, DINO_TWIST, TWISTY)),
]
STUDYING = [
    *(Screen(f"analysis {game}", study_scenes.analysed(game)) for game in (DRAFT, DINO_TWIST, TWISTY)),
    Screen("analysis, no record", path("/analysis")),
    Screen("analysis, own game", study_scenes.analysed_table(TWISTY, options={"turn_limit": 2})),
    Screen("analysis, play on", study_scenes.analysed(TWISTY, study_scenes.play_on)),
    *(Screen(f"mistakes {game}", study_scenes.mistakes(game)) for game in (DRAFT, DINO_TWIST, TWISTY)),
    Screen("mistakes, told", study_scenes.mistakes(TWISTY, study_scenes.told)),
    Screen("daily", study_scenes.daily),
    Screen("daily, played", study_scenes.daily_played),
    Screen("by turns", study_scenes.by_turns),
    *(Screen(f"puzzles {game}", study_scenes.puzzle(game)) for game in (DRAFT, DINO_TWIST, TWISTY)),
]
SCREENS = BEFORE + TABLES + AROUND + TEACHING + STUDYING
