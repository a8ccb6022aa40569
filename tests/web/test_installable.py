"""The app on a device: what a browser asks of an app before it installs it, the app without a server, and releases."""

from __future__ import annotations

import json
import re
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

import twistosaur
from tests.server.process import ServerProcess
from twistosaur.games import PACKAGES
from twistosaur.locales import LANGUAGES, texts

from .browsers import CHROMIUM, SWITCHES, png_size, server_for_browsers, until

BUILT = Path(twistosaur.__file__).parent / "web_dist"
SETTLED = """
async () => {
  const found = await navigator.serviceWorker.ready;
  return found.active.state === 'activated' || new Promise((done) =>
    found.active.addEventListener('statechange', (e) => e.target.state === 'activated' && done(true)));
}
"""
APP_CACHES = "async () => (await caches.keys()).filter((name) => name.startsWith('twistosaur-app-'))"


@pytest.fixture
def release(tmp_path: Path) -> Path:
    """A copy of the built app, which a test may turn into another release."""
    return Path(shutil.copytree(BUILT, tmp_path / "web", ignore=shutil.ignore_patterns("report")))


@pytest.fixture
def own_server(tmp_path: Path, release: Path) -> Iterator[ServerProcess]:
    folder = tmp_path / "server"
    folder.mkdir()
    with server_for_browsers(folder, web_folder=release) as running:
        yield running


@pytest.fixture
def device(playwright: Playwright, own_server: ServerProcess, tmp_path: Path) -> Iterator[BrowserContext]:
    """A browser with a profile of its own: in a private window nothing is installed."""
    context = playwright.chromium.launch_persistent_context(
        tmp_path / "profile",
        executable_path=CHROMIUM,
        args=SWITCHES,
        base_url=own_server.url,
        locale="en-GB",
        reduced_motion="reduce",
        viewport={"width": 1280, "height": 900},
    )
    yield context
    context.close()


def opened(device: BrowserContext, path: str = "/") -> Page:
    """A page that the worker has in hand."""
    page = device.new_page()
    page.goto(path)
    page.evaluate(SETTLED)
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    return page


# ------------------------------------------------------------------------------------------------ can be installed


def test_the_manifests(device: BrowserContext) -> None:
    page = device.new_page()
    for language in LANGUAGES:
        page.goto(f"/?lang={language}")
        page.wait_for_selector("h1")
        href = page.locator("link[rel=manifest]").get_attribute("href")
        answer = page.request.get(str(href))
        assert answer.headers["content-type"].startswith("application/manifest+json")
        assert answer.headers["cache-control"] == "no-cache"
        facts = answer.json()
        assert (facts["id"], facts["start_url"], facts["scope"], facts["display"]) == ("/", "/", "/", "standalone")
        assert facts["lang"] == language
        assert facts["name"]
        assert facts["short_name"]
        assert facts["theme_color"]
        assert facts["background_color"]
        assert facts["description"] == texts(language)("app-install", "about")
        assert facts["shortcuts"][0]["name"] == texts(language)("app-score-pad")
        wanted = {("any", 192), ("any", 512), ("maskable", 192), ("maskable", 512)}
        for icon in facts["icons"]:
            found = page.request.get(icon["src"])
            size = int(icon["sizes"].split("x")[0])
            assert png_size(found.body()) == (size, size)
            wanted.discard((icon["purpose"], size))
        assert not wanted


def test_chromium_would_install_it(device: BrowserContext) -> None:
    """Secure or this machine, a manifest without errors, a worker that controls the start, which answers."""
    page = opened(device)
    session = device.new_cdp_session(page)
    manifest: Any = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    errors: Any = session.send("Page.getInstallabilityErrors")
    assert errors["installabilityErrors"] == []
    assert page.evaluate("window.isSecureContext")
    scope = page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).scope")
    assert scope == page.url


# ------------------------------------------------------------------------------------------------ without a server


HAS_BOOKS = """
async (parts) => {
  const cache = await caches.open('twistosaur-data');
  const found = await Promise.all(parts.map((part) => cache.match(`/api/puzzles/${part}`, { ignoreVary: true })));
  return found.every(Boolean);
}
"""


def test_the_app_opens_without_a_server(device: BrowserContext, own_server: ServerProcess) -> None:
    page = opened(device, "/puzzles/twisty")
    until(page, HAS_BOOKS, [f"{game}/{part}" for game in PACKAGES for part in range(10)], seconds=60)
    page.goto("/score/twisty")
    page.get_by_role("button", name="Tap in the table").click()
    page.locator('[data-spot="take:red"]').click()
    expect(page.locator(".players b").first).to_have_text("1")
    own_server.stop()
    page.locator('[data-spot="take:blue"]').click()
    expect(page.locator(".pad-play .state")).to_contain_text("kept here and counted as soon as it answers")
    start = page.goto("/")
    assert start is not None
    assert start.status == 200
    assert start.from_service_worker
    expect(page.get_by_role("heading", level=1)).to_have_text("Which game shall we play?")
    expect(page.locator(".strip")).to_contain_text("No connection to the server")
    for game, clause in (("draftosaurus", "DS-12"), ("dino-twist", "DT-12"), ("twisty", "TW-12")):
        page.goto(f"/rules/{game}#{clause}")
        expect(page.locator(f"#{clause}")).to_be_in_viewport()
    page.goto("/puzzles/draftosaurus")  # the book of another game than was looked at
    page.get_by_role("button", name="Show the answer").click()
    expect(page.get_by_text(re.compile("^The answer"))).to_be_visible()
    page.goto("/games")
    expect(page.get_by_role("heading", level=1)).to_have_text("Your games")
    page.goto("/score/twisty")
    expect(page.locator('[data-spot="take:blue"]')).to_have_attribute("aria-pressed", "true")
    own_server.start()
    expect(page.locator(".players b").first).to_have_text("2")
    expect(page.locator(".pad-play .state")).to_have_text("")


# ------------------------------------------------------------------------------------------------ releases


def release_again(folder: Path) -> None:
    """Another release in the same place: every script has another name, in all that names it; the old ones are gone."""
    scripts = list((folder / "assets").glob("*.js"))
    changed = {script.name: script.name.replace(".js", "-another1.js") for script in scripts}
    names = re.compile("|".join(map(re.escape, changed)))
    for file in [*scripts, folder / "index.html", folder / "sw.js"]:
        text = names.sub(lambda found: changed[found[0]], file.read_text(encoding="utf-8"))
        for twin in (".br", ".gz"):
            file.with_name(file.name + twin).unlink(missing_ok=True)
        file.unlink()
        if file.name == "sw.js":
            text = re.sub(r'(version:\s*["`])\w+', r"\1another1", text, count=1)
        file.with_name(changed.get(file.name, file.name)).write_text(text, encoding="utf-8")


def test_a_release_is_whole_or_not_there(device: BrowserContext, release: Path) -> None:
    old = opened(device)
    (before,) = old.evaluate(APP_CACHES)
    release_again(release)
    # Opened before the release: what it has not loaded yet is gone from the server, and still there for it.
    old.evaluate("async () => void await (await navigator.serviceWorker.getRegistration()).update()")
    until(old, "async () => (await navigator.serviceWorker.getRegistration()).waiting !== null")
    old.get_by_role("link", name=texts("en")("app-help")).first.click()
    expect(old.get_by_role("heading", level=1)).to_have_text(texts("en")("app-help"))
    # Opened after it: all of the new one.
    asked: list[str] = []
    new = device.new_page()
    new.on("response", lambda answer: asked.append(f"{answer.status} {answer.url}"))
    new.goto("/help")
    expect(new.get_by_role("heading", level=1)).to_have_text(texts("en")("app-help"))
    assert any(re.search(r"^200 .*/Help-[^/]+-another1\.js$", one) for one in asked)
    assert not [one for one in asked if not one.startswith("200")]
    # No page of the old one is left: it goes, as a whole.
    old.close()
    new.goto("about:blank")
    last = device.new_page()
    limit = time.monotonic() + 60
    while True:
        # A page that is back before the old worker has let go of the others belongs to it, and has to go as well.
        last.goto("/")
        names = last.evaluate(APP_CACHES)
        if len(names) == 1 and names[0] != before:
            break
        assert time.monotonic() < limit, names
        last.goto("about:blank")
        time.sleep(0.5)
    assert json.dumps(last.evaluate(APP_CACHES)).count("another1") == 1
