"""Firefox and WebKit beside Chromium: TWISTOSAUR_BROWSERS says how much, `short` or `all` (make browsers)."""

from __future__ import annotations

import os
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.error import URLError

import pytest

from tests.web.browsers import server_for_browsers

from .drivers import Driver, open_browser
from .hands import Hands

WANTED = os.environ.get("TWISTOSAUR_BROWSERS", "")
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


@pytest.fixture(scope="module")
def opened() -> Iterator[Callable[..., Hands]]:
    """Browsers by name, size and light, each opened once."""
    with ExitStack() as stack:
        known: dict[tuple[str, int, int, bool], Driver] = {}

        def get(name: str, width: int, height: int, dark: bool = False) -> Hands:
            key = (name, width, height, dark)
            if key not in known:
                known[key] = stack.enter_context(open_browser(name, width, height, dark=dark))
            known[key].problems().clear()
            return Hands(known[key])

        yield get


@pytest.fixture
def picture() -> Callable[[Hands, str], None]:
    def take(hands: Hands, what: str) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        hands.browser.picture(PICTURES / f"{what}-{hands.browser.name}.png")

    return take
