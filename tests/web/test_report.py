"""Reports of real games, opened from a file in Chromium: they show what the analysis says, on screen and on paper."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import twistosaur
from tests.support import each_game
from twistosaur.analysis import Analysis

from .barriers import at_least, barriers
from .browsers import is_bad
from .reports import judged, written

NAMES = ["Ada", "</script><b>Ben</b>", "Célestine"]
ERRORS = {"inaccuracy", "mistake", "blunder"}


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("reports")


@pytest.fixture(params=[(1280, "light"), (360, "dark")], ids=["desktop", "phone"])
def reader(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """Somebody who opens a file: it may ask for nothing else, and nothing may go wrong in it."""
    width, scheme = request.param
    context = browser.new_context(
        viewport={"width": width, "height": 800}, color_scheme=scheme, reduced_motion="reduce", offline=True
    )
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda message: problems.append(message.text) if is_bad(message.type, message.text) else None)
    page.on("request", lambda one: None if one.url.startswith(("file:", "data:")) else problems.append(one.url))
    yield page
    context.close()
    assert not problems, problems


def opened(page: Page, file: Path, decision: int | None = None) -> None:
    page.goto(f"{file.as_uri()}{'' if decision is None else f'#{decision + 1}'}")
    page.reload()  # of an address that differs in its end alone nothing is loaded
    expect(page.locator("h1")).to_be_visible()


def a_choice(analysis: Analysis) -> int:
    """The decision with the most options: the hardest to show."""
    return max(range(len(analysis.decisions)), key=lambda k: len(analysis.decisions[k].options))


@each_game
def test_it_opens_from_a_file_and_keeps_nobody_out(reader: Page, files: Path, game: str) -> None:
    _, analysis = judged(game)
    opened(reader, written(files, game, NAMES), a_choice(analysis))
    assert barriers(reader) == []
    at_least(reader)
    faint = """() => [...document.querySelectorAll('main *')].filter(e => !e.closest('svg') && e.childNodes.length &&
      [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()) && e.getBoundingClientRect().width > 1 &&
      parseFloat(getComputedStyle(e).fontSize) < 12.9).map(e => e.outerHTML.slice(0, 120))"""
    assert reader.evaluate(faint) == []
    assert reader.evaluate("document.fonts.check('16px \"Nunito Variable\"')")


@each_game
def test_the_values_on_the_board_are_those_of_the_analysis(reader: Page, files: Path, game: str) -> None:
    _, analysis = judged(game)
    place = a_choice(analysis)
    decision = analysis.decisions[place]
    opened(reader, written(files, game, NAMES), place)
    by_move = {option.move: option for option in decision.options}
    tags = reader.locator(".decision [data-worth]")
    assert tags.count() > 1
    for tag in tags.all():
        option = by_move[tag.get_attribute("data-worth") or ""]
        shown = tag.inner_text().replace("\n", "")
        assert shown == f"{round_half_up(option.win * 100)}±{max(1, round_half_up(option.win_se * 100))}"
    assert decision.best is not None
    assert set(moves_of(reader, ".best")) == {decision.best}
    assert set(moves_of(reader, ".played")) == {decision.move}


def moves_of(page: Page, mark: str) -> list[str]:
    return [tag.get_attribute("data-worth") or "" for tag in page.locator(f".decision [data-worth]{mark}").all()]


def round_half_up(value: float) -> int:
    """As JavaScript rounds."""
    return int(value + 0.5)


@each_game
def test_tags_lie_upon_what_they_are_about(reader: Page, files: Path, game: str) -> None:
    """On the pen, the territory or the cell that the board itself calls by this name."""
    _, analysis = judged(game)
    astray = """() => [...document.querySelectorAll('.marks .at')].filter(tag => {
      const spot = tag.closest('.board').querySelector(`[data-spot="${tag.dataset.at}"]`);
      if (!spot) return true;
      const box = tag.getBoundingClientRect(), place = spot.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return x < place.left || x > place.right || y < place.top || y > place.bottom;
    }).map(tag => tag.dataset.at)"""
    found = 0
    for place in (a_choice(analysis), *range(len(analysis.decisions) // 2, len(analysis.decisions), 5)):
        opened(reader, written(files, game, NAMES), place)
        assert reader.evaluate(astray) == []
        found += reader.locator(".marks .at").count()
    assert found > 3


def test_keys_filters_and_moments_lead_to_decisions(reader: Page, files: Path) -> None:
    game = twistosaur.GAMES[0]
    _, analysis = judged(game)
    opened(reader, written(files, game, NAMES), 0)
    chosen = reader.get_by_label("Decision", exact=True)
    expect(chosen).to_have_value("0")
    reader.keyboard.press("ArrowRight")
    expect(chosen).to_have_value("1")
    reader.keyboard.press("End")
    expect(chosen).to_have_value(str(len(analysis.decisions) - 1))
    reader.get_by_label("Whose decisions").select_option(label="Célestine")
    own = [k for k, one in enumerate(analysis.decisions) if one.seat == 2]
    reader.keyboard.press("Tab")  # away from the list, which has arrow keys of its own
    reader.keyboard.press("Home")
    expect(chosen).to_have_value(str(own[0]))
    assert reader.url.endswith(f"#{own[0] + 1}")
    for n, moment in enumerate(analysis.moments):
        reader.get_by_role("button", name=f"Show {n + 1}").click()
        at = analysis.decisions[int(chosen.input_value())]
        assert at.moves >= moment.moves
    reader.get_by_role("button", name="Polski").click()
    expect(reader.get_by_role("heading", level=1)).to_contain_text("Analiza partii")
    assert reader.locator("html").get_attribute("lang") == "pl"


@each_game
def test_on_paper_is_what_went_wrong(reader: Page, files: Path, game: str, tmp_path: Path) -> None:
    _, analysis = judged(game)
    opened(reader, written(files, game, NAMES, "fr"))
    reader.evaluate("dispatchEvent(new Event('beforeprint'))")
    reader.emulate_media(media="print", color_scheme="dark")
    wrong = [one for one in analysis.decisions if one.label in ERRORS]
    assert reader.locator(".paper .decision").count() == len(wrong)
    assert reader.locator(".decisions").is_hidden()
    assert reader.locator(".paper button").count() == 0
    assert reader.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    reader.evaluate("dispatchEvent(new Event('afterprint'))")
    assert reader.locator(".paper").count() == 0
    file = tmp_path / "report.pdf"
    reader.pdf(path=file, format="A4")
    assert file.stat().st_size > 20_000


def test_it_is_small(files: Path) -> None:
    for game in twistosaur.GAMES:
        assert written(files, game, NAMES).stat().st_size < 900_000
