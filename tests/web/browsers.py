"""Chromium for tests and scripts: where it is, a server for it, what must not happen in it."""

from __future__ import annotations

import os
import random
import shutil
import struct
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Route, sync_playwright

from tests.server.process import ServerProcess
from twistosaur.engine import new

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or ""
NOT_WANTED = (
    # What Playwright turns off itself: the switch is taken only once, and the last one counts.
    "AutoDeElevate",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "BlockOriginHeaderModificationOnRedirect",
    "DestroyProfileOnBrowserClose",
    "DialMediaRouteProvider",
    "GlobalMediaControls",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "Translate",
    # The address bar's own pages, loaded for every window: a fifth of the processor time of these tests.
    "AimEnabled",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
)
SWITCHES = ["--no-sandbox", f"--disable-features={','.join(NOT_WANTED)}"]


def server_for_browsers(folder: Path, **settings: Any) -> ServerProcess:
    """A server whose bots answer soon, but not at once, and which takes as many tables as the tests make."""
    usual = {
        "bot_delay": "[0.01, 0.04]",
        "reveal_seconds": 0.05,
        "tables_per_minute": 1000,
        "tables_per_day": 10_000,
        "requests_per_minute": 100_000,
        "scores_per_minute": 100_000,
        "dear_per_second": 10_000,
    }
    return ServerProcess(folder, **(usual | settings))


def png_size(data: bytes) -> tuple[int, int]:
    """Width and height of a picture."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", data[16:24])


@contextmanager
def opened(**settings: Any) -> Iterator[tuple[Browser, str]]:
    """For scripts: a browser, and the address of a server that is there as long as it."""
    with (
        tempfile.TemporaryDirectory() as place,
        server_for_browsers(Path(place), **settings) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        try:
            yield browser, server.url
        finally:
            browser.close()


def until(page: Page, script: str, arg: Any = None, seconds: float = 60) -> None:
    """Wait for what a script promises; `wait_for_function` takes a promise itself for a yes."""
    limit = time.monotonic() + seconds
    while not page.evaluate(script, arg):
        assert time.monotonic() < limit, script
        page.wait_for_timeout(100)


def watch(page: Page) -> list[str]:
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda message: problems.append(message.text) if is_bad(message.type, message.text) else None)
    page.on("request", lambda request: None if is_ours(request.url) else problems.append(request.url))
    return problems


def is_ours(url: str) -> bool:
    return url.startswith(("http://127.0.0.1:", "ws://127.0.0.1:", "blob:http://127.0.0.1:", "data:"))


def is_bad(kind: str, text: str) -> bool:
    return kind == "error" and "WebSocket connection" not in text and "ERR_CONNECTION_REFUSED" not in text


def change_tables(page: Page | BrowserContext, change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Tables that this page asks for are made otherwise."""

    def asked(route: Route) -> None:
        if route.request.method == "POST":
            ask: Any = route.request.post_data_json
            route.continue_(post_data=ask | change(ask))
        else:
            route.continue_()

    page.route("**/api/tables", asked)


def short_games(page: Page | BrowserContext, **options: Any) -> None:
    """Tables made from this page get these options as well."""
    change_tables(page, lambda ask: {"options": ask["options"] | options})


def late_games(page: Page | BrowserContext) -> None:
    """Tables made from this page begin late in the game."""
    change_tables(page, lambda ask: {"options": {}, "position": late_in(ask["game"], len(ask["seats"]))})


@cache
def late_in(game: str, seats: int) -> dict[str, Any]:
    """Where two thirds of a game have been played, by people who choose blindly."""
    dice = random.Random(20)
    table = new(game, seats=seats, seed=20)
    before: list[dict[str, Any]] = []
    while not table.over:
        before.append(table.position())
        for seat in table.acting:
            table.play(seat, dice.choice(table.legal(seat)))
    return before[len(before) * 2 // 3]
