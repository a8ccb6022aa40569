"""What the worst bodies cost, in counted steps: sizes are judged before any work is done."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

import twistosaur
from tests.server import worst
from twistosaur.engine import new, position
from twistosaur.games import PACKAGES, load
from twistosaur.kernel import TwistosaurError
from twistosaur.protocol.errors import Refusal
from twistosaur.server.web.handlers import services
from twistosaur.server.web.middleware.body import PARTS, Body, parts

MOST_STEPS = 40_000
"""Calls that reading one body takes: a few milliseconds."""


def steps(work: Callable[[], Any]) -> int:
    """How many calls the rules make for this piece of work, whether they refuse it or not."""
    made = 0

    def note(frame: FrameType, event: str, _: Any) -> None:
        nonlocal made
        if event in ("call", "c_call") and "twistosaur" in frame.f_code.co_filename:
            made += 1

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        work()
    except (TwistosaurError, Refusal, *services.READABLE):
        pass
    finally:
        sys.setprofile(before)
    return made


def reading(one: worst.Worst) -> Callable[[], Any]:
    """What is done with a body on the event loop."""
    match one.path:
        case "/api/tables" if "options" in one.data:
            return lambda: load(one.data["game"]).options(len(one.data["seats"]), one.data["options"])
        case "/api/tables" | "/api/hint" if "position" in one.data:
            return lambda: position(one.data["position"], seed=0)
        case "/api/options" if "options" in one.data:
            return lambda: load(one.data["game"]).options(one.data["seats"], one.data["options"])
        case "/api/score":
            return lambda: twistosaur.score(one.data)
        case "/api/replay":
            return lambda: services.check_length(one.data.get("moves"))
        case "/api/analysis":
            return lambda: services.check_length(one.data["record"].get("moves"))
    return lambda: None


@pytest.mark.parametrize("game", PACKAGES)
def test_no_body_takes_more_than_so_many_steps(game: str) -> None:
    begun = new(game, seats=load(game).seats[1], seed=3)
    twistosaur.score(begun.position())  # compiled functions are loaded once
    position(begun.position(), seed=0)
    found = {one.name: steps(reading(one)) for one in worst.of_game(game) if one.gets_in}
    assert len(found) > 100
    dearest = max(found, key=lambda name: found[name])
    assert found[dearest] < MOST_STEPS, dearest


def test_a_good_body_has_far_fewer_parts_than_are_let_in() -> None:
    for game in PACKAGES:
        body = worst.Worst("good", "/api/score", new(game, seats=load(game).seats[1], seed=3).position()).body
        assert parts(body) < PARTS // 10


async def test_parts_are_counted_before_anything_is_read() -> None:
    """30,000 unknown keys once were 30,000 complaints, each with the whole body."""
    passed: list[Any] = []

    async def app(*_: Any) -> None:
        passed.append(_)

    async def send(message: Any) -> None:
        said.append(message)

    for body, lets_in in ((b"[" * PARTS, True), (b'{"a":' * (PARTS + 1), False), (b"," * 30_000, False)):
        said: list[Any] = []

        async def receive(body: bytes = body) -> Any:
            return {"type": "http.request", "body": body, "more_body": False}

        passed.clear()
        await Body(app, 262_144)({"type": "http", "path": "/api/score", "headers": []}, receive, send)
        assert bool(passed) == lets_in
        assert [m["status"] for m in said if "status" in m] == ([] if lets_in else [413])


def test_a_record_is_measured_before_it_is_read() -> None:
    for moves in ([[0, "x"]] * 5_001, [[0, "x" * 101]]):
        with pytest.raises(Refusal, match="more than"):
            services.check_length(moves)
    services.check_length([[0, "x" * 100]] * 5_000)
