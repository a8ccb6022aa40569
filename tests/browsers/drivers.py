"""Three browsers behind one small face: Chromium and Firefox by Playwright, WebKitGTK by Selenium under Xvfb.

    with ExitStack() as stack:
        browser = Browsers(stack).get("webkit", 390, 844, dark=False)
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
from abc import ABC, abstractmethod
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Playwright, sync_playwright
from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.mouse_button import MouseButton
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from urllib3.exceptions import HTTPError

from tests.web.browsers import CHROMIUM, watch

FIREFOX = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox") or ""
WEBKIT = os.environ.get("WEBKIT_DRIVER") or shutil.which("WebKitWebDriver") or ""
WINDOW = Path(__file__).with_name("window.py")
NAMES = ("chromium", "firefox", "webkit")
DRAG_STEPS = 8
PATIENCE = 45  # seconds; no driver is waited for longer, whatever has become of its browser


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
        """What pages have complained about since `forget`."""

    @abstractmethod
    def forget(self) -> None:
        """Begin a new account of problems."""


class Played(Driver):
    """Chromium or Firefox, by Playwright."""

    def __init__(self, name: str, browser: Browser, width: int, height: int, dark: bool) -> None:
        self.name = name
        scheme: Any = {"color_scheme": "dark" if dark else "light"} if name == "chromium" else {}
        context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB", **scheme)
        context.set_default_timeout(PATIENCE * 1000)
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
        return list(self._problems)

    def forget(self) -> None:
        self._problems.clear()


class WebKit(Driver):
    """WebKitGTK in a bare window, by Selenium."""

    name = "webkit"

    def __init__(self, driver: webdriver.Remote, console: Path) -> None:
        self._driver = driver
        self._console = console
        self._read = 0

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

    def _lines(self) -> list[str]:
        return self._console.read_text(errors="replace").splitlines() if self._console.exists() else []

    def problems(self) -> list[str]:
        return [
            line for line in self._lines()[self._read :] if " ERROR " in line and "WebSocket connection" not in line
        ]

    def forget(self) -> None:
        self._read = len(self._lines())


def missing(name: str) -> str:
    """What must be installed before this browser can be driven; empty if nothing."""
    wanted = {
        "chromium": [("chromium", CHROMIUM)],
        "firefox": [("firefox-esr", FIREFOX)],
        "webkit": [("webkit2gtk-driver", WEBKIT), ("xvfb", shutil.which("Xvfb") or "")],
    }[name]
    return ", ".join(package for package, found in wanted if not found)


class Browsers:
    """Browsers by name, size and light, each opened when it is asked for first; they are there until the end."""

    def __init__(self, stack: ExitStack) -> None:
        self._stack = stack
        self._known: dict[tuple[str, int, int, bool], Driver] = {}
        self._playwright: Playwright | None = None

    def get(self, name: str, width: int, height: int, dark: bool = False) -> Driver:
        assert not missing(name), f"{name} cannot be driven, {missing(name)} is missing: run make other-browsers"
        key = (name, width, height, dark)
        if key not in self._known:
            self._known[key] = _webkit(self._stack, width, height, dark) if name == "webkit" else self._played(*key)
        return self._known[key]

    def _played(self, name: str, width: int, height: int, dark: bool) -> Driver:
        if self._playwright is None:  # there can be but one
            self._playwright = self._stack.enter_context(sync_playwright())
        if name == "chromium":
            browser = self._playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        else:
            # Playwright's own way to ask for dark is not known to Debian's Firefox; the preference is.
            scheme = {"layout.css.prefers-color-scheme.content-override": 0 if dark else 1}
            browser = self._playwright.firefox.launch(
                channel="moz-firefox",
                executable_path=FIREFOX,
                firefox_user_prefs={**scheme, "intl.accept_languages": "en"},
            )
        self._stack.callback(browser.close)
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
    service = Service(WEBKIT, env=surroundings)
    service.start()
    stack.callback(service.stop)
    # Selenium's own class for it would wait for ever for a browser that has lost itself.
    line = RemoteConnection(client_config=ClientConfig(service.service_url, timeout=PATIENCE))
    driver = webdriver.Remote(line, options=options)
    stack.callback(_leave, driver)
    driver.set_page_load_timeout(PATIENCE - 5)
    driver.set_script_timeout(PATIENCE - 5)
    return WebKit(driver, console)


def _leave(driver: webdriver.Remote) -> None:
    """A browser that does not answer any more ends with its driver."""
    with suppress(HTTPError, WebDriverException):
        driver.quit()


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
