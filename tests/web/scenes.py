"""Ways to the screens that are worth a picture: by path, by pressing, and to a moment of a game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, combinations
from typing import Any

from playwright.sync_api import Locator, Page

from .moments import View, Wanted, set_up
from .players import CARD, DINO, END, mouse, play
from .tables import ASKED, make, play_alone, sit

Act = Callable[[Page], None]
DRAFT, DINO_TWIST, TWISTY = "draftosaurus", "dino-twist", "twisty"
NEARLY = {"events": {"volcano": 5, "fury-voli": 5, "carnage": 5}}
OTHER_TOKENS = {"orthogonal": 4, "diagonal": 3, "jump": 3, "teleport": 3, "secure": 3}


def path(where: str, *then: Act) -> Act:
    def act(page: Page) -> None:
        page.goto(where)
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        for one in then:
            one(page)

    return act


def press(selector: str) -> Act:
    def act(page: Page) -> None:
        page.locator(selector).first.click()

    return act


def show(target: Locator) -> None:
    target.evaluate("one => one.scrollIntoView({ block: 'start' })")


# ------------------------------------------------------------------------------------------------ before a game


def pick(game: int) -> Act:
    def act(page: Page) -> None:
        page.locator(".game").nth(game).click()
        page.wait_for_selector(".new form")

    return path("/", act)


def options(game: str, *then: Act) -> Act:
    """The start panel with all options."""

    def act(page: Page) -> None:
        page.locator(".new summary").click()
        page.wait_for_selector(".new .options")
        for one in then:
            one(page)
        show(page.locator(".new details"))

    return path(f"/new/{game}", act)


def mixed_islands(page: Page) -> None:
    """DT-3: an easier island for one of them."""
    page.locator(".options [role=radiogroup]").nth(1).locator("input").last.check(force=True)


def longer_game(page: Page) -> None:
    page.locator(".options input[type=number]").first.fill("60")
    page.locator(".options input[type=number]").first.blur()


def more_of_one(page: Page) -> None:
    """One more of the first thing in the box, one less of the last: still as many as there must be."""
    page.locator(".stepper").first.locator("button").last.click()
    page.locator(".stepper").last.locator("button").first.click()
    page.locator(".keep button").first.click()
    page.locator(".keep button").first.and_(page.locator("[disabled]")).wait_for()
    page.evaluate("() => scrollTo(0, 0)")


def waiting_room(game: str, **more: Any) -> Act:
    def act(page: Page) -> None:
        table, keys = make(page.request, game, people=2, free=2, begin=False, **more)
        sit(page, table, keys, 0)
        page.wait_for_selector(".friends svg[role=img]")
        if more:
            page.locator("main li li").last.scroll_into_view_if_needed()

    return act


def lobby(page: Page) -> None:
    """Two tables wait for company; at another one a game can be watched."""
    make(page.request, TWISTY, people=1, free=2, begin=False, listed=True, options={"tokens": OTHER_TOKENS})
    clock = {"mode": "player", "seconds": 1200}
    make(page.request, DINO_TWIST, people=2, free=1, bots=1, begin=False, listed=True, clock=clock)
    table, keys = make(page.request, DRAFT, people=1, bots=3, watch=True)
    sit(page.context.new_page(), table, keys, 0)
    path("/lobby")(page)
    page.wait_for_selector("li.sheet >> nth=2")


def hand_over(page: Page) -> None:
    page.locator("input[name=mode]").nth(2).check(force=True)
    page.locator(".names input").nth(0).fill("Ola")
    page.locator("form button[type=submit]").click()
    page.wait_for_selector(".over")


# ------------------------------------------------------------------------------------------------ at a table


def at(game: str, seats: int, wanted: Wanted, *then: Act, **chosen: Any) -> Act:
    """Among people, at a moment that bots have played up to."""

    def act(page: Page) -> None:
        set_up(page, game, seats, wanted, **chosen)
        for one in then:
            one(page)

    return act


def live(game: str, steps: int, *then: Act, bots: int = 3, **more: Any) -> Act:
    """A game against bots, some steps on: with a log of its own, and with what is only seen when it comes."""

    def act(page: Page) -> None:
        play_alone(page, game, bots=bots, **more)
        count = iter(range(steps))
        play(page, mouse, until=lambda: next(count, None) is None)
        page.locator(f"{ASKED}, {END}").first.wait_for(timeout=20_000)
        for one in then:
            one(page)

    return act


def drafting(round: int, turn: int) -> Wanted:
    """The time to choose from the bowl."""
    return lambda view: (view["round"], view["turn"], view["phase"]) == (round, turn, "pick") and view["seat"] == 0


def obeying(view: View) -> bool:
    """DS-11: with five, on turn 6, the die binds also whoever rolled it."""
    return bool(view["roller"] == view["seat"] and view["bound"][view["seat"]] and view["phase"] == "pick")


def preparing(round: int, event: str | None = None) -> Wanted:
    def wanted(view: View) -> bool:
        return view["phase"] == "prepare" and view["round"] >= round and event in (None, view["event"])

    return wanted


def furious(species: str) -> Wanted:
    """The fury of a species of which one holds a Duo."""
    letter = species[0].upper()

    def wanted(view: View) -> bool:
        hand = view["hands"][view["seat"]] or ()
        many = sum(card.startswith(letter) for card in hand)
        return preparing(3, f"fury-{species}")(view) and many > 1

    return wanted


def walking(turns: int) -> Wanted:
    return lambda view: view["phase"] == "move" and view["turns"] >= turns


def robbed(view: View) -> bool:
    return bool(view["placing"] == "anywhere")


def going_on(view: View) -> bool:
    """After a token: one may stay where one is."""
    return bool(view["phase"] == "follow" and view["seat"] in view["acting"])


def late(view: View) -> bool:
    """Few turns are left, and some cubes are safe, also of one's own."""
    is_near = view["turns_left"] is not None and view["phase"] == "move"
    return is_near and bool(view["secured"][view["seat"]]) and sum(map(bool, view["secured"])) > 1


def hold(page: Page) -> None:
    """A dinosaur in the hand, before a place is chosen."""
    page.locator(DINO).first.click()
    page.wait_for_selector(".dino.on")


def drag(page: Page) -> None:
    """A dinosaur in the air, over a pen."""
    hold(page)
    piece, place = page.locator(".dino.on").bounding_box(), page.locator(".pen.legal").first.bounding_box()
    assert piece is not None
    assert place is not None
    page.mouse.move(piece["x"] + piece["width"] / 2, piece["y"] + piece["height"] / 2)
    page.mouse.down()
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] * 0.7, steps=6)


def refused_pen(page: Page) -> None:
    """Why not: a pen that no dinosaur of the bowl, or not this one, may go to."""
    for k in range(page.locator(DINO).count()):
        page.locator(DINO).nth(k).click()
        page.wait_for_selector(".dino.on")
        if page.locator(".pen.refused").count():
            break
        page.locator(".dino.on").click()
    page.locator(".pen.refused").first.click()
    page.wait_for_selector(".why")


def refused_cell(page: Page) -> None:
    page.locator("[data-spot^='cell:']:not(.legal):not(:has(.token))").first.click()
    page.wait_for_selector(".why")


def armed(page: Page) -> None:
    """Cards that the event makes stronger are chosen, a Duo before a single one: the button tells what they count."""
    button = page.locator("[data-spot=attack].main:not([disabled])")
    many = range(page.locator(CARD).count())
    for chosen in chain(combinations(many, 2), combinations(many, 1)):
        for k in chosen:
            page.locator(CARD).nth(k).click()
        if button.count() and button.inner_text().count("+") >= len(chosen):
            page.evaluate("() => scrollTo(0, 0)")
            return
        for k in reversed(chosen):
            page.locator(CARD).nth(k).click()


def erupted(page: Page) -> None:
    """DT-26: on until a Volcano comes."""
    play(page, mouse, until=lambda: page.locator(".event .volcano").count() > 0)
    page.wait_for_selector(CARD)


def explained(what: str) -> Act:
    """What a long press on something tells about it."""

    def act(page: Page) -> None:
        page.locator(f"[data-about^='{what}']:visible").first.dispatch_event("contextmenu")
        page.wait_for_selector(".about")
        page.wait_for_load_state("networkidle")

    return act


def rules_beside(page: Page) -> None:
    """By the bar, on a phone by the menu."""
    if not page.locator(".tools > a.rules").is_visible():
        page.locator(".menu > button").click()
    page.locator(".tools a[href^='/rules/']:visible").click()
    page.wait_for_selector("aside.panel article")


def move_seat(page: Page) -> None:
    """By the menu: the entry above the one that leaves the table."""
    page.locator(".menu > button").click()
    page.locator(".menu .panel > button:not(.phone)").nth(-2).click()
    page.wait_for_selector(".menu svg[role=img]")


def emotes(page: Page) -> None:
    """One has been called out, and there are more."""
    button = page.locator(".emotes > button")
    button.click()
    page.locator(".emotes .list button").last.click()
    button.click()


LOG_BUTTON = ".tools > button[aria-expanded]"
LOG = press(LOG_BUTTON)
LEFT = press("button.left")
BAG = press(".bag button")


def over(page: Page) -> None:
    play(page, mouse, limit=240)
    page.wait_for_selector(f"{END} tfoot")


def replay(page: Page) -> None:
    over(page)
    page.goto(f"{page.url}/replay")
    page.get_by_role("slider").fill("20")


# ------------------------------------------------------------------------------------------------ rules


def example(clause: str) -> Act:
    """A printed example, drawn beside its clause."""

    def act(page: Page) -> None:
        page.locator(f"#{clause} summary").first.click()
        page.wait_for_selector(f"#{clause} figure")
        show(page.locator(f"#{clause}"))

    return act


def credit(page: Page) -> None:
    show(page.locator("#credits"))
