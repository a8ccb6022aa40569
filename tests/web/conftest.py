"""A real server and a real Chromium. `make web-tests` sets TWISTOSAUR_WEB_TESTS; without it these tests are skipped."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.process import ServerProcess

from .browsers import CHROMIUM, SWITCHES, server_for_browsers, watch

WANTED = bool(os.environ.get("TWISTOSAUR_WEB_TESTS"))

expect.set_options(timeout=30_000)  # as long as an action waits; a busy machine is no failure


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and not WANTED:
            item.add_marker(pytest.mark.skip(reason="browser tests: make web-tests"))


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    assert CHROMIUM, "no Chromium found: install it, or name it in CHROMIUM"
    return {"executable_path": CHROMIUM, "args": SWITCHES}


@pytest.fixture(scope="session")
def browser_context_args(base_url: str) -> dict[str, Any]:
    return {
        "base_url": base_url,
        "locale": "en-GB",
        "reduced_motion": "reduce",
        "service_workers": "block",  # a route sees no request that a worker makes; test_installable has its own
        "viewport": {"width": 1280, "height": 900},
    }


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_for_browsers(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def base_url(server: ServerProcess) -> str:
    return server.url


@pytest.fixture
def page(page: Page) -> Iterator[Page]:
    """A page at which nothing may go wrong: no script error, no request elsewhere, nothing that the CSP stops."""
    problems = watch(page)
    yield page
    assert not problems, problems


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
