"""Three browsers behind one small face: Chromium and Firefox by Playwright, WebKitGTK by Selenium under Xvfb.

    with open_browser("webkit", 390, 844, dark=False) as browser:
        browser.go(address)
        browser.press(120, 300)

Only what a person has: a pointer at a place, a look at the page. Whatever is to be pressed is found by a script in the
page (`tests.browsers.hands`), so the same steps are taken in all of them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import warnings
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from selenium import webdriver
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.mouse_button import MouseButton
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.web.browsers import CHROMIUM, watch

FIREFOX = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox") or ""
WEBKIT = os.environ.get("WEBKIT_DRIVER") or shutil.which("WebKitWebDriver") or ""
WINDOW = Path(__file__).with_name("window.py")
NAMES = ("chromium", "firefox", "webkit")
DRAG_STEPS = 8


class Driver(ABC):
    """A page in a browser, and a pointer over it."""

    name: str

    @abstractmethod
    def go(self, url: str) -> None: ...

    @abstractmethod
    def run(self, script: str, *given: Any) -> Any:
        """The value of a function of the page, written as ``(a, b) => ...``."""

    @abstractmethod
    def press(self, x: float, y: float) -> None: ...

    @abstractmethod
    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None: ...

    @abstractmethod
    def picture(self, path: Path) -> None: ...

    @abstractmethod
    def problems(self) -> list[str]:
        """What the page has complained about so far."""


class Played(Driver):
    """Chromium or Firefox, by Playwright."""

    def __init__(self, name: str, browser: Browser, width: int, height: int, dark: bool) -> None:
        self.name = name
        scheme: Any = {"color_scheme": "dark" if dark else "light"} if name == "chromium" else {}
        context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB", **scheme)
        self._page = context.new_page()
        self._problems = watch(self._page)

    def go(self, url: str) -> None:
        self._page.goto(url)

    def run(self, script: str, *given: Any) -> Any:
        return self._page.evaluate(f"given => ({script})(...given)", list(given))

    def press(self, x: float, y: float) -> None:
        self._page.mouse.click(x, y)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        mouse = self._page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(*end, steps=DRAG_STEPS)
        mouse.up()

    def picture(self, path: Path) -> None:
        before = len(self._problems)
        self._page.screenshot(path=path)
        del self._problems[before:]  # Playwright hides the caret by a style sheet, which our policy refuses

    def problems(self) -> list[str]:
        return self._problems


class WebKit(Driver):
    """WebKitGTK in a bare window, by Selenium."""

    name = "webkit"

    def __init__(self, driver: webdriver.WebKitGTK, console: Path) -> None:
        self._driver = driver
        self._console = console

    def go(self, url: str) -> None:
        self._driver.get(url)

    def run(self, script: str, *given: Any) -> Any:
        return self._driver.execute_script(f"return ({script})(...arguments)", *given)

    def _act(self, *steps: tuple[str, float, float]) -> None:
        actions = ActionBuilder(self._driver, duration=20)
        pointer: Any = actions.pointer_action
        for what, x, y in steps:
            pointer.move_to_location(round(x), round(y))
            if what == "down":
                pointer.pointer_down(MouseButton.LEFT)
            elif what == "up":
                pointer.pointer_up(MouseButton.LEFT)
        actions.perform()

    def press(self, x: float, y: float) -> None:
        self._act(("down", x, y), ("up", x, y))

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        parts = [k / DRAG_STEPS for k in range(1, DRAG_STEPS + 1)]
        between = [("move", start[0] + (end[0] - start[0]) * p, start[1] + (end[1] - start[1]) * p) for p in parts]
        self._act(("down", *start), *between, ("up", *end))

    def picture(self, path: Path) -> None:
        self._driver.save_screenshot(str(path))

    def problems(self) -> list[str]:
        lines = self._console.read_text(errors="replace").splitlines() if self._console.exists() else []
        return [line for line in lines if " ERROR " in line and "WebSocket connection" not in line]


def missing(name: str) -> str:
    """What must be installed before this browser can be driven; empty if nothing."""
    wanted = {
        "chromium": [("chromium", CHROMIUM)],
        "firefox": [("firefox-esr", FIREFOX)],
        "webkit": [("webkit2gtk-driver", WEBKIT), ("xvfb", shutil.which("Xvfb") or "")],
    }[name]
    return ", ".join(package for package, found in wanted if not found)


@contextmanager
def open_browser(name: str, width: int, height: int, *, dark: bool) -> Iterator[Driver]:
    assert not missing(name), f"{name} cannot be driven, {missing(name)} is missing: run make other-browsers"
    with ExitStack() as stack:
        yield _webkit(stack, width, height, dark) if name == "webkit" else _played(stack, name, width, height, dark)


def _played(stack: ExitStack, name: str, width: int, height: int, dark: bool) -> Driver:
    playwright = stack.enter_context(sync_playwright())
    if name == "chromium":
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
    else:
        # Playwright's own way to ask for dark is not known to Debian's Firefox; the preference is.
        scheme = {"layout.css.prefers-color-scheme.content-override": 0 if dark else 1}
        browser = playwright.firefox.launch(
            channel="moz-firefox", executable_path=FIREFOX, firefox_user_prefs={**scheme, "intl.accept_languages": "en"}
        )
    stack.callback(browser.close)
    return Played(name, browser, width, height, dark)


def _webkit(stack: ExitStack, width: int, height: int, dark: bool) -> Driver:
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    console = folder / "console"
    display = _screen(stack)
    surroundings = {
        **os.environ,
        "DISPLAY": display,
        "GDK_BACKEND": "x11",
        "LIBGL_ALWAYS_SOFTWARE": "1",
        "LANG": "en_GB.UTF-8",
        "TWISTOSAUR_CONSOLE": str(console),
        "TWISTOSAUR_SCHEME": "dark" if dark else "light",
        "TWISTOSAUR_WINDOW": f"{width}x{height}",
    }
    options = Options()
    options.binary_location = str(WINDOW)
    options.add_argument("--automation")
    options.set_capability("browserName", "window")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of Selenium, about itself
        driver = webdriver.WebKitGTK(options=options, service=Service(WEBKIT, env=surroundings))
    stack.callback(driver.quit)
    driver.set_page_load_timeout(60)
    driver.set_script_timeout(30)
    return WebKit(driver, console)


def _screen(stack: ExitStack) -> str:
    """A screen of its own, numbered by Xvfb itself so that two runs never meet."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)

    def end() -> None:
        server.terminate()
        server.wait(10)

    stack.callback(end)
    with os.fdopen(reading) as answer:
        number = answer.readline().strip()
    if not number:
        sys.exit("Xvfb did not start")
    return f":{number}"
