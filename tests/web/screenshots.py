"""Pictures of every screen: `make screenshots`. Small WebP files, made by Chromium itself."""

from __future__ import annotations

import base64
import sys
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, TimeoutError

from . import study_scenes, teaching
from .browsers import opened
from .pad_scenes import RESULT_OF_PARKS, evening, fair, own_games, refused, tapped
from .reports import of_report
from .scenes import (
    BAG,
    DINO_TWIST,
    DRAFT,
    LEFT,
    LOG,
    NEARLY,
    OTHER_TOKENS,
    TWISTY,
    Act,
    armed,
    at,
    credit,
    drafting,
    drag,
    emotes,
    erupted,
    example,
    explained,
    furious,
    hand_over,
    hold,
    late,
    live,
    lobby,
    longer_game,
    mixed_islands,
    more_of_one,
    move_seat,
    obeying,
    options,
    over,
    path,
    pick,
    preparing,
    press,
    refused_cell,
    refused_pen,
    replay,
    robbed,
    rules_beside,
    waiting_room,
    walking,
)

WIDE: Any = {"width": 1920, "height": 1080}
DESKTOP: Any = {"width": 1280, "height": 860}
TALL: Any = {"width": 1280, "height": 1000}
LAPTOP: Any = {"width": 1280, "height": 720}
TABLET: Any = {"width": 768, "height": 1024}
PHONE: Any = {"width": 360, "height": 740}
SIDEWAYS: Any = {"width": 844, "height": 390}
WORDS = {"en": "en-GB", "pl": "pl-PL", "fr": "fr-FR"}


class Shot(NamedTuple):
    """A picture: what it is called, how it is looked at, and the way there."""

    name: str
    size: Any
    scheme: Any
    language: str
    act: Act


SETTINGS = press("button[aria-controls=settings]")
WINTER = {"board": "winter"}
FURY, CARNAGE = {"events": {"fury-herbi": 12}}, {"events": {"carnage": 12}}
FULL_DRAFT = at(DRAFT, 5, drafting(1, 3))
FULL_TWIST = at(DINO_TWIST, 6, preparing(4))
OBEYING = at(DRAFT, 5, obeying)
START = at(TWISTY, 4, lambda view: view["placing"] == "start")
ROBBED = at(TWISTY, 3, robbed)
LATE = at(TWISTY, 4, late, turn_limit=20)

BEFORE = [
    Shot("front", DESKTOP, "light", "en", path("/")),
    Shot("front-dark", DESKTOP, "dark", "pl", path("/")),
    Shot("front-wide", WIDE, "light", "fr", path("/")),
    Shot("front-phone", PHONE, "light", "en", path("/")),
    Shot("front-phone-dark", PHONE, "dark", "pl", path("/")),
    Shot("new-table", DESKTOP, "light", "fr", pick(0)),
    Shot("new-table-phone", PHONE, "light", "pl", pick(1)),
    Shot("options-dino-twist", DESKTOP, "light", "en", options(DINO_TWIST, mixed_islands)),
    Shot("options-dino-twist-phone", PHONE, "dark", "fr", options(DINO_TWIST, mixed_islands)),
    Shot("options-twisty", DESKTOP, "dark", "pl", options(TWISTY, longer_game)),
    Shot("options-twisty-phone", PHONE, "light", "en", options(TWISTY, longer_game)),
    Shot("settings", DESKTOP, "dark", "pl", path("/", SETTINGS)),
    Shot("settings-phone", PHONE, "light", "fr", path("/", SETTINGS)),
    Shot("report", DESKTOP, "light", "en", of_report(DINO_TWIST, "en")),
    Shot("report-decision", TALL, "light", "en", of_report(DRAFT, "en", at_decision=True)),
    Shot("report-decision-dark", TALL, "dark", "pl", of_report(TWISTY, "pl", at_decision=True)),
    Shot("report-phone", PHONE, "light", "fr", of_report(TWISTY, "fr", at_decision=True)),
    Shot("lobby", DESKTOP, "light", "pl", path("/lobby")),
    Shot("lobby-phone-dark", PHONE, "dark", "en", path("/lobby")),
    Shot("lobby-tables", DESKTOP, "dark", "en", lobby),
    Shot("lobby-tables-phone", PHONE, "light", "fr", lobby),
    Shot("box-dino-twist", DESKTOP, "light", "fr", path("/box/dino-twist", more_of_one)),
    Shot("box-dino-twist-phone", PHONE, "light", "pl", path("/box/dino-twist")),
    Shot("box-twisty", DESKTOP, "dark", "en", path("/box/twisty", more_of_one)),
    Shot("box-twisty-phone", PHONE, "dark", "fr", path("/box/twisty", more_of_one)),
    Shot("waiting-room", DESKTOP, "light", "en", waiting_room(DRAFT)),
    Shot("waiting-room-phone", PHONE, "dark", "fr", waiting_room(DRAFT)),
    Shot("waiting-room-box", DESKTOP, "light", "pl", waiting_room(TWISTY, options={"tokens": OTHER_TOKENS})),
    Shot("waiting-room-box-phone", PHONE, "light", "en", waiting_room(DINO_TWIST, options={"claws": [3, 6]})),
    Shot("hand-over", DESKTOP, "dark", "en", path("/new/dino-twist", hand_over)),
    Shot("hand-over-phone", PHONE, "light", "pl", path("/new/dino-twist", hand_over)),
]
DRAFTING = [
    Shot("draftosaurus", DESKTOP, "light", "en", at(DRAFT, 4, drafting(2, 3), hold)),
    Shot("draftosaurus-winter-dark", DESKTOP, "dark", "pl", at(DRAFT, 4, drafting(2, 2), **WINTER)),
    Shot("draftosaurus-phone", PHONE, "light", "fr", at(DRAFT, 4, drafting(1, 6))),
    Shot("draftosaurus-phone-dark", PHONE, "dark", "en", at(DRAFT, 4, drafting(1, 5), **WINTER)),
    Shot("draftosaurus-sideways", SIDEWAYS, "light", "pl", at(DRAFT, 4, drafting(2, 2), hold)),
    Shot("draftosaurus-laptop", LAPTOP, "light", "pl", at(DRAFT, 4, drafting(2, 4))),
    Shot("draftosaurus-tablet", TABLET, "light", "en", at(DRAFT, 4, drafting(2, 4))),
    Shot("draftosaurus-full", LAPTOP, "dark", "fr", FULL_DRAFT),
    Shot("draftosaurus-full-phone", PHONE, "light", "pl", FULL_DRAFT),
    Shot("draftosaurus-roller", DESKTOP, "dark", "fr", OBEYING),
    Shot("draftosaurus-roller-phone", PHONE, "light", "en", OBEYING),
    Shot("draftosaurus-bag", LAPTOP, "light", "fr", at(DRAFT, 4, drafting(2, 1), BAG)),
    Shot("draftosaurus-bag-phone", PHONE, "dark", "pl", at(DRAFT, 4, drafting(2, 1), BAG)),
    Shot("drag", LAPTOP, "light", "fr", at(DRAFT, 4, drafting(1, 4), drag)),
]
TWISTING = [
    Shot("dino-twist", DESKTOP, "light", "en", at(DINO_TWIST, 4, preparing(5))),
    Shot("dino-twist-dark", DESKTOP, "dark", "fr", at(DINO_TWIST, 4, preparing(4))),
    Shot("dino-twist-phone", PHONE, "light", "pl", at(DINO_TWIST, 4, preparing(4))),
    Shot("dino-twist-phone-dark", PHONE, "dark", "en", at(DINO_TWIST, 4, preparing(3))),
    Shot("dino-twist-sideways", SIDEWAYS, "dark", "en", at(DINO_TWIST, 3, preparing(4))),
    Shot("dino-twist-laptop", LAPTOP, "light", "pl", at(DINO_TWIST, 4, preparing(6))),
    Shot("dino-twist-tablet", TABLET, "light", "fr", at(DINO_TWIST, 4, preparing(5))),
    Shot("dino-twist-full", LAPTOP, "light", "fr", FULL_TWIST),
    Shot("dino-twist-full-phone", PHONE, "dark", "pl", FULL_TWIST),
    Shot("dino-twist-left", DESKTOP, "light", "pl", at(DINO_TWIST, 4, preparing(6), LEFT)),
    Shot("dino-twist-left-phone", PHONE, "dark", "fr", at(DINO_TWIST, 4, preparing(6), LEFT)),
    Shot("dino-twist-volcano", DESKTOP, "dark", "en", live(DINO_TWIST, 0, erupted, options=NEARLY)),
    Shot("dino-twist-volcano-phone", PHONE, "light", "fr", live(DINO_TWIST, 0, erupted, options=NEARLY)),
    Shot("dino-twist-fury", DESKTOP, "light", "fr", at(DINO_TWIST, 4, furious("herbi"), armed, **FURY)),
    Shot("dino-twist-fury-phone", PHONE, "dark", "en", at(DINO_TWIST, 4, furious("herbi"), armed, **FURY)),
    Shot("dino-twist-carnage", LAPTOP, "dark", "pl", at(DINO_TWIST, 4, preparing(3, "carnage"), armed, **CARNAGE)),
    Shot(
        "dino-twist-carnage-phone", PHONE, "light", "pl", at(DINO_TWIST, 4, preparing(3, "carnage"), armed, **CARNAGE)
    ),
]
WALKING = [
    Shot("twisty", DESKTOP, "light", "en", at(TWISTY, 4, walking(24))),
    Shot("twisty-dark", DESKTOP, "dark", "pl", at(TWISTY, 4, walking(18))),
    Shot("twisty-phone", PHONE, "light", "fr", at(TWISTY, 4, walking(16))),
    Shot("twisty-phone-dark", PHONE, "dark", "pl", at(TWISTY, 4, walking(12))),
    Shot("twisty-sideways", SIDEWAYS, "light", "fr", at(TWISTY, 4, walking(20))),
    Shot("twisty-tablet", TABLET, "dark", "en", at(TWISTY, 3, walking(18))),
    Shot("twisty-corner", LAPTOP, "light", "fr", START),
    Shot("twisty-corner-phone", PHONE, "dark", "en", START),
    Shot("twisty-robbed", DESKTOP, "dark", "fr", ROBBED),
    Shot("twisty-robbed-phone", PHONE, "light", "pl", ROBBED),
    Shot("twisty-late", DESKTOP, "light", "pl", LATE),
    Shot("twisty-late-phone", PHONE, "dark", "fr", LATE),
]
AROUND = [
    Shot("emotes", LAPTOP, "light", "en", at(TWISTY, 4, walking(8), emotes)),
    Shot("emotes-phone-dark", PHONE, "dark", "fr", at(DRAFT, 4, drafting(1, 3), emotes)),
    Shot("why-not", LAPTOP, "light", "en", at(TWISTY, 4, walking(6), refused_cell)),
    Shot("why-not-phone", PHONE, "light", "pl", at(DRAFT, 4, drafting(1, 4), refused_pen)),
    Shot("explain", DESKTOP, "light", "en", at(DRAFT, 4, drafting(2, 3), hold, explained("pen:"))),
    Shot("explain-phone", PHONE, "dark", "pl", at(DINO_TWIST, 4, preparing(4), explained("event:"))),
    Shot("rules-beside", DESKTOP, "light", "fr", at(DINO_TWIST, 4, preparing(4), rules_beside)),
    Shot("rules-beside-phone", PHONE, "light", "en", at(TWISTY, 4, walking(12), rules_beside)),
    Shot("move-seat-phone", PHONE, "light", "fr", at(DRAFT, 4, drafting(1, 2), move_seat)),
    Shot("log", DESKTOP, "light", "fr", live(DRAFT, 8, LOG)),
    Shot("log-phone", PHONE, "dark", "en", live(TWISTY, 6, LOG)),
    Shot("end", DESKTOP, "light", "en", live(DRAFT, 0, over)),
    Shot("end-dino-twist-dark", LAPTOP, "dark", "fr", live(DINO_TWIST, 0, over)),
    Shot("end-phone-dark", PHONE, "dark", "pl", live(TWISTY, 0, over, options={"turn_limit": 6})),
    Shot("replay", DESKTOP, "light", "pl", live(TWISTY, 0, replay, options={"turn_limit": 4})),
    Shot("replay-phone-dark", PHONE, "dark", "en", live(TWISTY, 0, replay, options={"turn_limit": 4})),
]
TEACHING = [
    Shot("learn-draftosaurus", DESKTOP, "light", "en", teaching.lesson(DRAFT, 0)),
    Shot("learn-draftosaurus-phone", PHONE, "light", "pl", teaching.lesson(DRAFT, 3)),
    Shot("learn-draftosaurus-phone-dark", PHONE, "dark", "en", teaching.lesson(DRAFT, 9, teaching.done)),
    Shot("learn-dino-twist", DESKTOP, "dark", "fr", teaching.lesson(DINO_TWIST, 2)),
    Shot("learn-dino-twist-phone", PHONE, "light", "fr", teaching.lesson(DINO_TWIST, 5)),
    Shot("learn-twisty", LAPTOP, "light", "pl", teaching.lesson(TWISTY, 1)),
    Shot("learn-twisty-phone", PHONE, "dark", "en", teaching.lesson(TWISTY, 5)),
    Shot(
        "learn-wrong-phone",
        PHONE,
        "light",
        "en",
        teaching.lesson(DRAFT, 5, teaching.tried("[data-spot='place:river']")),
    ),
    Shot("learn-over-phone", PHONE, "light", "fr", teaching.lesson(TWISTY, 99)),
    Shot("hint", DESKTOP, "light", "en", live(DRAFT, 4, teaching.hint, bots=2)),
    Shot("hint-phone", PHONE, "dark", "pl", live(DINO_TWIST, 2, teaching.hint, bots=1)),
    Shot("warning", DESKTOP, "light", "fr", teaching.doubt),
    Shot("warning-phone", PHONE, "light", "pl", teaching.doubt),
    Shot("tip", DESKTOP, "dark", "en", teaching.tip(DRAFT)),
    Shot("tip-phone", PHONE, "light", "fr", teaching.tip(DRAFT)),
]
STUDYING = [
    Shot("analysis", TALL, "light", "en", study_scenes.analysed_table(DRAFT)),
    Shot("analysis-decision", TALL, "light", "fr", study_scenes.analysed_table(DRAFT, study_scenes.at_decision)),
    Shot("analysis-dark", TALL, "dark", "pl", study_scenes.analysed(TWISTY, study_scenes.at_decision)),
    Shot("analysis-phone", PHONE, "light", "pl", study_scenes.analysed_table(DRAFT)),
    Shot("analysis-phone-dark", PHONE, "dark", "fr", study_scenes.analysed(DINO_TWIST, study_scenes.at_decision)),
    Shot("mistakes", DESKTOP, "light", "en", study_scenes.mistakes(DRAFT)),
    Shot("mistakes-phone", PHONE, "light", "fr", study_scenes.mistakes(TWISTY, study_scenes.told)),
    Shot("mistakes-phone-dark", PHONE, "dark", "pl", study_scenes.mistakes(DRAFT)),
    Shot("daily", DESKTOP, "light", "pl", study_scenes.daily_played),
    Shot("daily-phone-dark", PHONE, "dark", "fr", study_scenes.daily_played),
    Shot("by-turns", DESKTOP, "dark", "en", study_scenes.by_turns),
    Shot("by-turns-phone", PHONE, "light", "fr", study_scenes.by_turns),
    Shot("puzzles", TALL, "light", "en", study_scenes.puzzle(DRAFT)),
    Shot("puzzles-phone-dark", PHONE, "dark", "pl", study_scenes.puzzle(TWISTY)),
]
READING = [
    Shot("rules", DESKTOP, "light", "en", path("/rules/draftosaurus#DS-12")),
    Shot("rules-phone-dark", PHONE, "dark", "fr", path("/rules/dino-twist#DT-12")),
    Shot("rules-opening", DESKTOP, "light", "pl", path("/rules/dino-twist")),
    Shot("rules-opening-phone", PHONE, "light", "fr", path("/rules/twisty")),
    Shot("rules-credits", DESKTOP, "dark", "fr", path("/rules/draftosaurus", credit)),
    Shot("rules-credits-phone", PHONE, "light", "en", path("/rules/dino-twist", credit)),
    Shot("rules-example", DESKTOP, "light", "en", path("/rules/dino-twist#DT-25", example("DT-25"))),
    Shot("rules-example-phone", PHONE, "dark", "pl", path("/rules/draftosaurus", example("DS-20"))),
    Shot("help", DESKTOP, "dark", "en", path("/help")),
    Shot("help-phone", PHONE, "light", "pl", path("/help")),
    Shot("about", DESKTOP, "dark", "pl", path("/about")),
    Shot("about-phone", PHONE, "light", "fr", path("/about")),
]
KEEPING = [
    Shot("score-pad", DESKTOP, "light", "en", tapped(DRAFT)),
    Shot("score-pad-phone", PHONE, "light", "pl", tapped(DRAFT)),
    Shot("score-pad-refused-phone", PHONE, "dark", "fr", refused),
    Shot("score-pad-dino-twist", DESKTOP, "dark", "fr", tapped(DINO_TWIST)),
    Shot("score-pad-dino-twist-phone", PHONE, "light", "en", tapped(DINO_TWIST)),
    Shot("score-pad-twisty-phone", PHONE, "dark", "pl", tapped(TWISTY)),
    Shot("score-pad-result", DESKTOP, "light", "pl", RESULT_OF_PARKS),
    Shot("score-pad-result-phone", PHONE, "dark", "en", RESULT_OF_PARKS),
    Shot("score-pad-evening", DESKTOP, "dark", "en", evening),
    Shot("score-pad-evening-phone", PHONE, "light", "fr", evening),
    Shot("own-games", DESKTOP, "light", "fr", own_games),
    Shot("own-games-phone-dark", PHONE, "dark", "pl", own_games),
    Shot("fair", DESKTOP, "light", "en", fair),
    Shot("fair-phone-dark", PHONE, "dark", "fr", fair),
]
SHOTS = BEFORE + DRAFTING + TWISTING + WALKING + AROUND + TEACHING + STUDYING + READING + KEEPING


def squeeze(blank: Page, png: bytes) -> bytes:
    text = blank.evaluate(
        """async (png) => {
          const image = new Image();
          image.src = 'data:image/png;base64,' + png;
          await image.decode();
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [image.width, image.height];
          canvas.getContext('2d').drawImage(image, 0, 0);
          return canvas.toDataURL('image/webp', 0.82).split(',')[1];
        }""",
        base64.b64encode(png).decode(),
    )
    return base64.b64decode(text)


def shoot(browser: Browser, base: str, folder: Path, wanted: list[str]) -> list[str]:
    """All of them, or those that are named; the names of those that failed."""
    blank, failed = browser.new_page(), []
    for name, size, scheme, language, act in SHOTS:
        if wanted and name not in wanted:
            continue
        context = browser.new_context(
            base_url=base,
            viewport=size,
            color_scheme=scheme,
            locale=WORDS[language],
            reduced_motion="reduce",
            service_workers="block",
            has_touch=size in (PHONE, SIDEWAYS),
            is_mobile=size in (PHONE, SIDEWAYS),
        )
        page = context.new_page()
        try:
            act(page)
        except (TimeoutError, AssertionError) as problem:
            failed.append(name)
            print(f"{name}: {str(problem).splitlines()[0]}", flush=True)
        page.evaluate("() => getSelection().removeAllRanges()")
        page.wait_for_timeout(400)
        data = squeeze(blank, page.screenshot())
        (folder / f"{name}.webp").write_bytes(data)
        print(f"{name}.webp {len(data) // 1024} KB", flush=True)
        for one in browser.contexts:
            if one is not blank.context:
                one.close()
    return failed


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with opened() as (browser, url):
        sys.exit(bool(shoot(browser, url, folder, sys.argv[2:])))


if __name__ == "__main__":
    main()
