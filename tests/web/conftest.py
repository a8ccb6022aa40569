"""A real server and a real Chromium. `make web-tests` sets TWISTOSAUR_WEB_TESTS; without it these tests are skipped."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route

ROOT = Path(__file__).resolve().parents[2]
WANTED = bool(os.environ.get("TWISTOSAUR_WEB_TESTS"))
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or ""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and not WANTED:
            item.add_marker(pytest.mark.skip(reason="browser tests: make web-tests"))


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    assert CHROMIUM, "no Chromium found: install it, or name it in CHROMIUM"
    return {"executable_path": CHROMIUM, "args": ["--no-sandbox"]}


@pytest.fixture(scope="session")
def browser_context_args(base_url: str) -> dict[str, Any]:
    return {
        "base_url": base_url,
        "locale": "en-GB",
        "reduced_motion": "reduce",
        "viewport": {"width": 1280, "height": 900},
    }


class Server:
    """`twistosaur serve` with a database of its own; it can be stopped and started again."""

    def __init__(self, folder: Path, bot_delay: str = "[0.01, 0.04]") -> None:
        self.bot_delay = bot_delay
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        environment = {
            **os.environ,
            "TWISTOSAUR_PORT": str(self.port),
            "TWISTOSAUR_DATABASE_URL": f"sqlite+aiosqlite:///{self.folder}/web.db",
            "TWISTOSAUR_BOT_DELAY": self.bot_delay,
            "TWISTOSAUR_TABLES_PER_MINUTE": "1000",
            "TWISTOSAUR_REQUESTS_PER_MINUTE": "100000",
            "TWISTOSAUR_WORKERS": "1",
        }
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "twistosaur", "serve"], env=environment, cwd=self.folder, stderr=log, stdout=log
            )
        until = time.monotonic() + 120
        while time.monotonic() < until:
            assert self.process.poll() is None, (self.folder / "server.log").read_text()[-2000:]
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=2):
                    return
            except OSError:
                time.sleep(0.2)
        self.stop()
        raise TimeoutError("the server does not come up")

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    return server.url


@pytest.fixture
def page(page: Page) -> Iterator[Page]:
    """A page at which nothing may go wrong: no script error, no request elsewhere, nothing that the CSP stops."""
    problems = watch(page)
    yield page
    assert not problems, problems


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


def short_games(page: Page | BrowserContext, **options: Any) -> None:
    """Tables made from this page get these options as well."""

    def change(route: Route) -> None:
        if route.request.method != "POST":
            route.continue_()
            return
        ask: Any = route.request.post_data_json
        ask["options"] |= options
        route.continue_(post_data=ask)

    page.route("**/api/tables", change)


@pytest.fixture
def phone(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    context = browser.new_context(
        **{**browser_context_args, "viewport": {"width": 360, "height": 740}},
        has_touch=True,
        is_mobile=True,
    )
    page = context.new_page()
    problems = watch(page)
    yield page
    context.close()
    assert not problems, problems
