"""A bot that fails: it is counted, a simpler one moves for it at once, and nobody is given a guess for advice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import structlog
from prometheus_client import REGISTRY

from tests.server import deadly
from tests.server.theatre import Theatre, lines_of
from twistosaur.engine import Game, new
from twistosaur.server.workers import tasks
from twistosaur.server.workers.moves import bot_move
from twistosaur.server.workers.pool import Workers
from twistosaur.server.workers.tasks import STAND_IN, BotError, Thought, think

GAME = "draftosaurus"
SECRET = "what the exception says"


@pytest.fixture
def game() -> Game:
    return new(GAME, seats=2, seed=4)


def asked(game: Game) -> tuple[str, bytes, int]:
    seat = game.acting[0]
    return game.game, game.rules.to_bytes(game.hidden(seat)), seat


class Broken:
    """A bot that raises, or answers what is not legal."""

    name = "broken"

    def __init__(self, problem: Exception | None) -> None:
        self.problem = problem

    def choose(self, *_: Any) -> int:
        if self.problem is not None:
            raise self.problem
        return 200


def break_bots(monkeypatch: pytest.MonkeyPatch, names: tuple[str, ...], problem: Exception | None) -> None:
    working = tasks.bot_of

    def bot_of(game: str, name: str) -> Any:
        if name in names:
            return Broken(problem)
        return working(game, name)

    monkeypatch.setattr(tasks, "bot_of", bot_of)


def counted() -> dict[str, float]:
    """Faults by bot, and in all."""
    bots = ("hard", STAND_IN)
    out = {bot: REGISTRY.get_sample_value("twistosaur_bot_faults_total", {"bot": bot}) or 0 for bot in bots}
    return out | {"all": REGISTRY.get_sample_value("twistosaur_faults_total", {"where": "bot"}) or 0}


@pytest.fixture
def more() -> Callable[[], dict[str, float]]:
    """By how much the counts have grown since the test began."""
    before = counted()
    return lambda: {name: number - before[name] for name, number in counted().items()}


PROBLEMS = [RuntimeError(SECRET), ImportError(SECRET), KeyError(SECRET), None]


@pytest.mark.parametrize("problem", PROBLEMS, ids=repr)
def test_a_simpler_bot_moves_for_one_that_fails(
    game: Game, problem: Exception | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_bots(monkeypatch, ("hard",), problem)
    thought = think(*asked(game), "hard", 0.01, 7)
    assert [fault.bot for fault in thought.faults] == ["hard"]
    assert SECRET not in thought.faults[0].place
    assert thought.move == think(*asked(game), STAND_IN, 0.01, 7).move


def test_when_no_bot_works_any_legal_move_is_made(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    break_bots(monkeypatch, ("hard", STAND_IN), ImportError(SECRET))
    thought = think(*asked(game), "hard", 0.01, 7)
    assert [fault.bot for fault in thought.faults] == ["hard", STAND_IN]
    assert thought.move in game.legal(game.acting[0])


async def here_and_now(_: int, function: Any, *args: Any) -> Any:
    """Instead of a worker."""
    return function(*args)


async def test_every_bot_that_fails_is_counted_and_noted(
    game: Game, monkeypatch: pytest.MonkeyPatch, more: Callable[[], dict[str, float]]
) -> None:
    break_bots(monkeypatch, ("hard", STAND_IN), RuntimeError(SECRET))
    with structlog.testing.capture_logs() as logs:
        thought = await bot_move(here_and_now, *asked(game), "hard", 0.01, 7)
    assert thought.move in game.legal(game.acting[0])
    assert more() == {"hard": 1, STAND_IN: 1, "all": 2}
    assert [line["bot"] for line in logs] == ["hard", STAND_IN]
    assert SECRET not in "".join(lines_of(logs))


async def test_a_bot_that_takes_its_worker_with_it_is_replaced(
    game: Game, monkeypatch: pytest.MonkeyPatch, more: Callable[[], dict[str, float]]
) -> None:
    monkeypatch.setattr(tasks, "think", deadly.think_or_die)
    workers = Workers(1)
    workers.settle_in = tasks.step_back
    lost = REGISTRY.get_sample_value("twistosaur_workers_lost_total") or 0
    workers.start()
    try:
        thought = await bot_move(workers.run, *asked(game), "hard", 0.01, 7)
    finally:
        workers.stop()
    assert thought.move == deadly.MOVE
    assert more() == {"hard": 1, STAND_IN: 0, "all": 1}
    assert (REGISTRY.get_sample_value("twistosaur_workers_lost_total") or 0) == lost + 3


async def test_when_no_worker_survives_the_game_goes_on(game: Game, more: Callable[[], dict[str, float]]) -> None:
    async def dead(*_: Any) -> Thought:
        raise OSError(SECRET)

    thought = await bot_move(dead, *asked(game), "hard", 0.01, 7)
    assert thought.move in game.legal(game.acting[0])
    assert more() == {"hard": 1, STAND_IN: 1, "all": 2}


@pytest.mark.parametrize("problem", [RuntimeError(SECRET), ImportError(SECRET), KeyError(SECRET)], ids=repr)
async def test_a_hint_whose_bot_fails_is_an_error(
    game: Game, problem: Exception, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(*_: Any) -> Any:
        raise problem

    monkeypatch.setattr("twistosaur.bots.levels.thinker", broken)
    with pytest.raises(BotError, match="hard"):
        tasks.hint(*asked(game), "hard", 0.01, 7, "en")
    theatre = await Theatre(tmp_path).open()
    try:
        body = {"position": game.position(), "seat": game.acting[0]}
        answer = await theatre.http.post("/api/hint", json=body)
    finally:
        await theatre.close()
    assert answer.status_code == 500
    assert answer.json()["error"]["code"] == "fault"
    assert SECRET not in answer.text


async def test_a_hint_that_fails_in_a_worker_is_counted(more: Callable[[], dict[str, float]]) -> None:
    workers = Workers(1)
    workers.settle_in = tasks.step_back
    workers.start()
    try:
        with pytest.raises(BotError):
            await workers.run(1, deadly.fail_as_bot)
    finally:
        workers.stop()
    assert more() == {"hard": 1, STAND_IN: 0, "all": 1}
