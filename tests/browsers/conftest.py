"""Firefox and WebKit beside Chromium: TWISTOSAUR_BROWSERS says how much, `short` or `all` (make browsers)."""

from __future__ import annotations

import os
import re
import time
import urllib.request
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any
from urllib.error import URLError

import pytest

from tests.web.browsers import server_for_browsers

from .drivers import Browsers
from .hands import Hands

WANTED = os.environ.get("TWISTOSAUR_BROWSERS", "")
IN_HAND = pytest.StashKey[Hands]()
PICTURES = Path(__file__).resolve().parents[2] / "build" / "browsers"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here not in item.path.parents:
            continue
        if not WANTED:
            item.add_marker(pytest.mark.skip(reason="other browsers: make browsers"))
        elif WANTED == "short" and item.get_closest_marker("slow"):
            item.add_marker(pytest.mark.skip(reason="the long form: make browsers"))


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server_for_browsers(tmp_path_factory.mktemp("server")) as server:
        end = time.monotonic() + 120
        while not answers(f"{server.url}/readyz"):
            assert time.monotonic() < end, "the server does not get ready"
            time.sleep(0.2)
        yield server.url


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=5) as reply:
            return bool(reply.status == 200)
    except URLError:
        return False


@pytest.fixture(scope="session")
def browsers() -> Iterator[Browsers]:
    with ExitStack() as stack:
        yield Browsers(stack)


@pytest.fixture
def opened(request: pytest.FixtureRequest, browsers: Browsers) -> Iterator[Callable[..., Hands]]:
    """Hands in one of the browsers, with an account of problems of their own."""

    def get(*wanted: Any) -> Hands:
        hands = Hands(browsers.get(*wanted))
        hands.browser.forget()
        request.node.stash[IN_HAND] = hands
        return hands

    yield get
    if hands := request.node.stash.get(IN_HAND, None):
        hands.browser.go("about:blank")  # a board that nobody looks at moves on, and takes the time of the next test


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What the browser of a failed test showed at that moment lies beside the other pictures."""
    report = yield
    hands = item.stash.get(IN_HAND, None)
    if report.when == "call" and report.failed and hands is not None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        with suppress(Exception):  # a browser that has lost itself has no picture to give
            hands.browser.picture(PICTURES / f"failed-{re.sub(r'[^a-z]+', '-', item.name.lower())}.png")
    return report


@pytest.fixture
def picture() -> Callable[[Hands, str], None]:
    def take(hands: Hands, what: str) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        hands.until(lambda: hands.browser.run("() => document.fonts.status === 'loaded'"), "the letters are there")
        hands.browser.picture(PICTURES / f"{what}-{hands.browser.name}.png")

    return take
