"""The scan says where to look and no more: from the hidden record alone, and as before where there is no net."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.analysis.games import played
from tests.analysis.made import asked, tried
from tests.analysis.planted import label, planted
from tests.analysis.truths import asked_of_two_truths
from tests.bots.small_nets import write_net
from tests.support import each_game
from twistosaur.analysis import Analysis, analyse, sampler, second
from twistosaur.analysis.crew import Crew, cut
from twistosaur.analysis.sampler import Sampler, budget_of
from twistosaur.analysis.sampling import FEWER, HOPELESS, SURE, Question
from twistosaur.analysis.scan import scan
from twistosaur.analysis.second import FAVOURITE, OFTEN, TWICE, USUAL, second_opinions
from twistosaur.analysis.story import Story, read_story
from twistosaur.bots import cards
from twistosaur.bots.nets import packaged
from twistosaur.bots.reflex import ReflexBot
from twistosaur.games import PACKAGES, load
from twistosaur.kernel import PLAIN

pytestmark = pytest.mark.skipif(PLAIN, reason="a net takes seconds for a decision without the compiler")


def record_of(game: str, seats: int = 3, seed: int = 7) -> dict[str, Any]:
    return played(game, ("informed",) * seats, seed, {"turn_limit": 8} if game == "twisty" else {})


def sampler_of(story: Story, budget: float = 1.0, **wishes: Any) -> Sampler:
    return Sampler(story, 3, budget_of(story, budget), **{"hindsight": False, **wishes})


def without_time(analysis: Analysis) -> dict[str, Any]:
    return {**analysis.data(), "seconds": 0}


@each_game
def test_it_likes_best_what_reflex_plays(game: str) -> None:
    story = read_story(record_of(game))
    questions = sampler_of(story).questions
    assert scan(story.rules, questions)
    assert not scan(story.rules, [])
    bot = ReflexBot(story.rules, packaged(story.rules))
    for question in questions:
        assert question.liked.max() == 0
        favourites = question.actions[question.liked == 0].tolist()
        assert bot.choose(question.states, question.seat, 0) in favourites


@pytest.mark.parametrize("game", [game for game in PACKAGES if not load(game).is_open])
def test_nothing_hidden_reaches_it(game: str) -> None:
    """Two truths that look the same to a seat: the net likes the same, to the last bit."""
    story, swapped = read_story(record_of(game)), 0
    for questions, differ in asked_of_two_truths(sampler_of(story), story.steps):
        swapped += differ
        scan(story.rules, questions)
        assert (questions[0].liked == questions[1].liked).all()
    assert swapped > 3


@each_game
def test_with_hindsight_it_is_asked_only_where_a_seat_saw_everything(game: str) -> None:
    story = read_story(record_of(game))
    usual, knowing = (sampler_of(story, hindsight=wish).questions for wish in (False, True))
    for questions in (usual, knowing):
        scan(story.rules, questions)
    for one, two in zip(usual, knowing, strict=True):
        assert one.liked is not None
        assert (two.liked is not None) == (story.rules.to_bytes(one.states) == story.rules.to_bytes(two.states))


@each_game
def test_without_a_net_that_fits_all_is_as_without_a_scan(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = record_of(game, 2)
    before = analyse(record, budget=0.01, scans=False)
    assert without_time(analyse(record, budget=0.01)) != without_time(before)
    for folder, card in (("none", None), ("other", {"rules_version": 999})):
        (tmp_path / folder).mkdir()
        if card:
            write_net(tmp_path / folder, load(game), card=card)
        monkeypatch.setattr(cards, "FOLDER", tmp_path / folder)
        assert without_time(analyse(record, budget=0.01)) == without_time(before)


@each_game
def test_threads_change_nothing(game: str) -> None:
    one, two = (analyse(record_of(game, 2), budget=0.1, threads=threads) for threads in (1, 2))
    assert without_time(one) == without_time(two)


@each_game
def test_it_takes_less_where_a_net_is_sure(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampler, "second_opinions", lambda *args, **wishes: None)
    story = read_story(record_of(game, 2))
    usual, scanned = sampler_of(story, 0.3, scans=False), sampler_of(story, 0.3)
    for one in (usual, scanned):
        with Crew(story.rules, story.seats, 1, None) as crew:
            one.run(crew, lambda: None)
    pairs = list(zip(usual.questions, scanned.questions, strict=True))
    sure = [pair for pair in pairs if (np.delete(pair[1].liked, 0) <= -HOPELESS).all()]
    assert sure
    assert sum(two.playouts for _, two in sure) < 0.8 * sum(one.playouts for one, _ in sure)
    assert scanned.spent < 0.8 * usual.spent
    assert all(question.worlds.min() > 0 for question in scanned.questions), "every option is tried"


@each_game
def test_no_bound_hangs_on_it(game: str) -> None:
    story = read_story(record_of(game, 2))
    question, other = (sampler_of(story).questions[0] for _ in range(2))
    other.hear([-40.0 * row for row in range(len(other.actions))])
    for one in (question, other):
        with Crew(story.rules, story.seats, 1, None) as crew:
            crew.run(cut(one, list(range(len(one.actions))), 50, 50), lambda steps: None)
    question.measure()
    other.sift()
    assert (question.low_of == other.low_of).all()
    assert (question.more == other.more).all()
    assert len(other.kept) <= len(question.kept)


@pytest.mark.parametrize(("worlds", "asks", "left"), [(SURE - 1, True, FEWER), (SURE, True, 1), (SURE, False, 3)])
def test_after_so_many_worlds_the_best_goes_on_alone(worlds: int, asks: bool, left: int) -> None:
    """Of options that are about as good; without a net there is nothing new."""
    question = asked(4)
    if asks:
        question.hear([-9.0, 0.0, 0.0, 0.0])
    tried(question, [0, 1, 2, 3], np.array([[0.0], [0.5], [0.5], [0.5]]) + np.zeros((4, worlds)))
    question.look()
    if asks:
        question.look()
    assert question.kept[0] == 1
    assert len(question.kept) == left


@each_game
def test_a_blunder_that_a_net_likes_is_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However the net of the day is mistaken: here it likes best what was planted."""
    hear = Question.hear
    monkeypatch.setattr(Question, "hear", lambda asked, likes: hear(asked, [max(likes) + 1.0, *likes[1:]]))
    for one in islice(planted(game), 3):
        story = read_story(one.record)
        questions = sampler_of(story, only=[one.index]).questions
        scan(story.rules, questions)
        assert questions[0].is_liked
        assert label(one, key=1) == "blunder", one.what


@pytest.mark.parametrize(
    ("likes", "share", "asked"),
    [(None, 0.01, 5), (0.0, 0.01, 5), (-9.0, 0.01, TWICE), (-9.0, 0.2, 5), (-9.0, FAVOURITE, 1)],
)
def test_a_search_is_asked_less_about_what_a_net_dislikes(
    monkeypatch: pytest.MonkeyPatch, likes: float | None, share: float, asked: int
) -> None:
    story = read_story(record_of("draftosaurus", 2))
    question = called_wrong(sampler_of(story).questions[0], likes, 0.15)
    assert USUAL[1] == 5
    assert times_asked(monkeypatch, story, question, share) == asked
    assert question.disputed == (share == FAVOURITE)


def test_a_blunder_that_all_find_bad_is_soon_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    story = read_story(record_of("draftosaurus", 2))
    question = called_wrong(sampler_of(story).questions[0], -9.0, 0.5)
    assert times_asked(monkeypatch, story, question, 0.01) == TWICE + 1 < OFTEN[1]
    assert question.label == "blunder"


def called_wrong(question: Question, likes: float | None, low: float) -> Question:
    """A decision that the samples call wrong; `likes`: how much less than its favourite a net likes it."""
    question.looks, question.low_of[1] = 1, low
    if likes is not None:
        question.hear([likes, *[0.0] * (len(question.actions) - 1)])
    return question


def times_asked(patch: pytest.MonkeyPatch, story: Story, question: Question, share: float) -> int:
    """How often a search is asked that looks at it so much."""
    heard: list[Any] = []

    def opinion(search: Any) -> float:
        heard.append(search)
        return share

    patch.setattr(second, "opinion", opinion)
    with Crew(story.rules, story.seats, 1, None) as crew:
        second_opinions(crew, [question], hindsight=False)
    return len(heard)


@each_game
def test_no_share_is_less_than_nothing_or_more_than_all(game: str) -> None:
    """An option that is left out early is told as the move played and a difference found in few worlds."""
    analysis = analyse(record_of(game, seed=5), key=2, budget=0.02)
    shares = [option.win for decision in analysis.decisions for option in decision.options]
    assert 0 == min(shares) < max(shares) <= 1
