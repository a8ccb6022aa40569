"""Dragging on a slow device, from a trace of Chromium: `make trace`.

For each game a piece is dragged over the whole board for a while with the processor slowed down four times. Reported:
script, style and layout per pointer move; the longest task from the press to the drop, and what it was; and the same
for the time until the front page answers. By the clock a task also waits for whatever else the machine does (a task of
7 ms of processor time can take 120), so processor time is held against the limits; that of a slowed thread counts the
slowing. Each piece is dragged five times, all are shown, and the middle one is judged.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from contextlib import suppress
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError

from .browsers import opened
from .players import mouse, step

RATE = 4
MOVES = 120
DRAGS = 5
SIZE: Any = {"width": 1280, "height": 860}
WORK = ("EventDispatch", "FunctionCall", "EvaluateScript", "FireAnimationFrame", "TimerFire", "RunMicrotasks")
STYLE = ("UpdateLayoutTree", "RecalculateStyles", "ParseAuthorStyleSheet")
LAYOUT = ("Layout",)
PIECES = {
    "Draftosaurus": ".dino[aria-disabled=false]",
    "Dino Twist": "[data-spot^='card:'][aria-disabled=false]",
    "Twisty": "[data-drag=pawn]",
}


def ready(page: Page, game: str) -> None:
    """At a table, a few moves on, with something to drag."""
    page.goto("/")
    page.get_by_role("button", name=game).click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(".table-root")
    done = 0
    for _ in range(200):
        if done >= 6 and page.locator(PIECES[game]).count():
            page.wait_for_timeout(1200)
            if page.locator(PIECES[game]).count():
                return
        with suppress(TimeoutError):
            done += step(page, mouse, done)
        page.wait_for_timeout(60)
    raise AssertionError(f"{game}: nothing to drag")


def drag(page: Page, game: str) -> None:
    """Press, wander over the boards, let go over nothing."""
    piece = page.locator(PIECES[game]).first.bounding_box()
    assert piece is not None
    x, y = piece["x"] + piece["width"] / 2, piece["y"] + piece["height"] / 2
    # measured before the press: our own questions to the page are no part of a drag
    boards = [box for one in page.locator(".mine, .twist, .main").all() if (box := one.bounding_box())]
    page.mouse.move(x, y)
    page.mouse.down()
    for k in range(MOVES):
        board = boards[k * len(boards) // MOVES]
        u, v = (k % 30) / 30, (k % 17) / 17
        page.mouse.move(board["x"] + board["width"] * u, board["y"] + board["height"] * v)
    page.mouse.move(2, 2)
    page.mouse.up()
    page.wait_for_timeout(300)


def record(browser: Browser, page: Page, act: Any) -> list[dict[str, Any]]:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": RATE})
    browser.start_tracing(
        page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "__metadata"]
    )
    act()
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    session.detach()
    return events


def spent(events: list[dict[str, Any]], names: tuple[str, ...], since: float, until: float) -> float:
    """Milliseconds in which any of these ran: what lies inside another is counted once."""
    spans = sorted((e["ts"], e["ts"] + e["dur"]) for e in events if e["name"] in names and "dur" in e)
    total, end = 0.0, since
    for begun, done in spans:
        a, b = max(begun, end), min(done, until)
        if b > a:
            total, end = total + b - a, b
    return total / 1000


def main_thread(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The renderer's main thread on which the page's input arrived."""
    threads = {
        (e["pid"], e["tid"]) for e in events if e["name"] == "thread_name" and e["args"]["name"] == "CrRendererMain"
    }
    busy = Counter((e["pid"], e["tid"]) for e in events if (e["pid"], e["tid"]) in threads and e["ph"] == "X")
    ours = busy.most_common(1)[0][0]
    return [e for e in events if (e["pid"], e["tid"]) == ours]


def is_input(event: dict[str, Any], kind: str) -> bool:
    return bool(event["name"] == "EventDispatch" and event["args"].get("data", {}).get("type") == kind)


def report(game: str, events: list[dict[str, Any]]) -> dict[str, float]:
    ours = main_thread(events)
    since = min(e["ts"] for e in ours if is_input(e, "pointerdown"))
    until = max(e["ts"] + e.get("dur", 0) for e in ours if is_input(e, "pointerup")) + 100_000
    moves = sum(is_input(e, "pointermove") and since <= e["ts"] <= until for e in ours)
    parts = {
        name: spent(ours, names, since, until)
        for name, names in (("script", WORK), ("style", STYLE), ("layout", LAYOUT))
    }
    per_move = spent(ours, WORK + STYLE + LAYOUT, since, until) / moves
    tasks = [e for e in ours if e["name"] == "ThreadControllerImpl::RunTask" and since <= e["ts"] <= until]
    longest = max(tasks, key=lambda e: e.get("dur", 0))
    heaviest = max(tasks, key=lambda e: e.get("tdur", 0))
    print(
        f"{game}: {per_move:.2f} ms a move over {moves} moves "
        f"({', '.join(f'{name} {t / moves:.2f}' for name, t in parts.items())})\n"
        f"  longest task {longest['dur'] / 1000:.1f} ms "
        f"(CPU {longest.get('tdur', 0) / 1000:.1f}): {inside(ours, longest)}\n"
        f"  most CPU {heaviest.get('tdur', 0) / 1000:.1f} ms: {inside(ours, heaviest)}"
    )
    return {"per_move": per_move, "longest": longest["dur"] / 1000, "heaviest": heaviest.get("tdur", 0) / 1000}


def inside(events: list[dict[str, Any]], task: dict[str, Any]) -> str:
    """What a task was made of, in ms of CPU."""
    out = Counter[str]()
    for e in events:
        if "dur" in e and task["ts"] <= e["ts"] and e["ts"] + e["dur"] <= task["ts"] + task["dur"] and e is not task:
            kind = e["args"].get("data", {}).get("type", "") if e["name"] == "EventDispatch" else ""
            out[f"{e['name']}{f'({kind})' if kind else ''}"] += e.get("tdur", 0)
    return ", ".join(f"{name} {t / 1000:.1f}" for name, t in out.most_common(6) if "RunTask" not in name)


def front(browser: Browser, base: str) -> float:
    """Until the front page has drawn its games and answers, best of five."""
    times = []
    for _ in range(5):
        context = browser.new_context(base_url=base, viewport=SIZE, locale="en-GB")
        context.add_init_script(
            """new MutationObserver((_, me) => {
              if (!document.querySelector('.game')) return;
              me.disconnect();
              requestAnimationFrame(() => setTimeout(() => (window.readyAfter = performance.now())));
            }).observe(document, {childList: true, subtree: true})"""
        )
        page = context.new_page()
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": RATE})
        page.goto("/")
        page.wait_for_function("() => window.readyAfter")
        times.append(float(page.evaluate("() => window.readyAfter")))
        context.close()
    print(f"front page: interactive after {min(times):.0f} ms (all: {', '.join(f'{t:.0f}' for t in sorted(times))})")
    return min(times)


def main() -> int:
    wanted = sys.argv[1:] or [*PIECES]
    good = True
    with opened() as (browser, url):
        good &= front(browser, url) < 1500
        for game in wanted:
            context = browser.new_context(base_url=url, viewport=SIZE, locale="en-GB")
            page = context.new_page()
            ready(page, game)
            found = [
                report(game, record(browser, page, lambda page=page, game=game: drag(page, game))) for _ in range(DRAGS)
            ]
            middle = {name: median(one[name] for one in found) for name in found[0]}
            print(
                f"  in the middle: {middle['per_move']:.2f} ms a move, longest task {middle['heaviest']:.1f} ms "
                f"of processor time, {middle['longest']:.1f} by the clock"
            )
            good &= middle["per_move"] < 8 and middle["heaviest"] < 50
            context.close()
    print("within the limits" if good else "over a limit: 8 ms a move, tasks of 50 ms, interactive after 1.5 s")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
