"""Share and keep: one's own games on the device, statistics, files, a picture, and the shuffle checked by anybody."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from .barriers import at_least, barriers
from .browsers import png_size, short_games, until
from .pad_scenes import KEPT
from .players import mouse, play, start


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """A browser may note that a game was not analysed, or that there is no server."""
    return context.new_page()


@pytest.fixture
def over(page: Page) -> str:
    """A game of Twisty that was played to its end; its table."""
    short_games(page, turn_limit=1)
    start(page, "Twisty")
    play(page, mouse)
    expect(page.locator("section.end tfoot")).to_be_visible()
    expect(page.get_by_role("button", name="Share as a picture")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    until(page, KEPT, table)
    return table


def test_a_game_is_kept_and_seen_again_without_a_server(page: Page, over: str) -> None:
    page.goto("/games")
    expect(page.get_by_role("heading", name="One game")).to_be_visible()
    stats = page.get_by_role("region", name="Twisty")
    expect(stats).to_contain_text(re.compile(r"[01] of 1 game won"))
    expect(stats).to_contain_text("4 players")
    assert barriers(page) == []
    page.get_by_role("link", name="Analyse the game").click()
    expect(page).to_have_url(re.compile(f"/t/{over}/analysis"))
    expect(page.locator("svg.curve")).to_be_visible()
    page.goto("/games")
    page.route("**/api/**", lambda route: route.abort("connectionrefused"))
    page.get_by_role("link", name="Watch it again").click()
    page.wait_for_selector(".table-root")
    expect(page.get_by_role("heading", level=1)).to_have_text("Twisty, step by step")


def test_games_are_saved_deleted_and_opened_again(page: Page, over: str, tmp_path: Path) -> None:
    page.goto("/games")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save all as a file").click()
    file = tmp_path / "games.json"
    waiting.value.save_as(file)
    pack = json.loads(file.read_text(encoding="utf-8"))
    assert [one["table"] for one in pack["games"]] == [over]
    assert pack["games"][0]["record"]["moves"]
    assert pack["games"][0]["replay"]["steps"]
    page.get_by_role("button", name="Delete all games").click()
    page.get_by_role("group", name="Delete for good?").get_by_role("button", name="Delete all games").click()
    expect(page.get_by_text("No game has been finished here yet")).to_be_visible()
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.get_by_role("status").filter(has_text="One game was added")).to_be_visible()
    page.get_by_label("Open a file").set_input_files({"name": "x.json", "mimeType": "text/json", "buffer": b"{}"})
    expect(page.get_by_role("status").filter(has_text="holds no games of ours")).to_be_visible()
    expect(page.get_by_role("heading", name="One game")).to_be_visible()


def test_a_picture_of_the_end(page: Page, over: str, tmp_path: Path) -> None:
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Share as a picture").click()
    file = tmp_path / "picture.png"
    waiting.value.save_as(file)
    width, height = png_size(file.read_bytes())
    assert width == 1200
    assert height >= 800
    # Not only paper: the board is in it, with many colours.
    colours = page.evaluate(
        """async (bytes) => {
          const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height), pen = canvas.getContext('2d');
          pen.drawImage(bitmap, 0, 0);
          const { data } = pen.getImageData(60, 60, 700, 700), found = new Set();
          for (let k = 0; k < data.length; k += 400) found.add(data.slice(k, k + 3).map((one) => one >> 4).join());
          return found.size;
        }""",
        list(file.read_bytes()),
    )
    assert colours > 12


def test_anybody_can_check_the_shuffle(page: Page, over: str) -> None:
    page.get_by_role("link", name="Was it fair? Check it").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Was the shuffle fair?")
    expect(page.locator(".yes")).to_have_count(4)
    expect(page.locator(".no")).to_have_count(0)
    secret = page.get_by_label("Secret")
    right = secret.input_value()
    shown = page.locator(".other, li:nth-child(3) > code").first.inner_text()
    secret.fill(("0" if right[0] != "0" else "1") + right[1:])
    expect(page.get_by_text("One letter is different")).to_be_visible()
    assert page.locator(".other").inner_text() != shown
    page.get_by_role("button", name="Put it back").click()
    expect(page.locator(".yes")).to_have_count(4)
    assert barriers(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    at_least(page)
