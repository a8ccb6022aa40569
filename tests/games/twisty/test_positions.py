"""Positions of Twisty that cannot be: each refused in one sentence that names the place and the clause."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import twistosaur
from tests.games.twisty.boards import COLOURS, at, game, table
from twistosaur.games import load
from twistosaur.kernel import OptionError, PositionError, TwistosaurError

pytestmark = pytest.mark.plain

RULES = load("twisty")


def sample() -> dict[str, Any]:
    return table(["c3", "e5", "g7"], {"c3": "jump", "e3": "orthogonal"}, held=[2, 3, 0], turns=20)


def follow() -> dict[str, Any]:
    return {**sample(), "phase": "follow"}


def theft() -> dict[str, Any]:
    """Seat 0 has just stolen orange from seat 1."""
    robbed = [colour for colour in COLOURS if colour != "orange"] + ["orange"]
    return table(["c3", None, "g7"], held=[2, 3, 0], rows=[COLOURS, robbed, COLOURS], turns=20, phase="corner")


def choosing() -> dict[str, Any]:
    return {**table([None, None, "a1"], phase="corner"), "rows": [[], [], []]}


def choosing_by_rules_1() -> dict[str, Any]:
    """There, rows were laid out before the corners were chosen."""
    return table([None, None, "a1"], phase="corner", corners="chosen")


def change(base: Callable[[], dict[str, Any]], **facts: Any) -> dict[str, Any]:
    return {**base(), **facts}


def without(data: dict[str, Any], key: str) -> dict[str, Any]:
    return {k: v for k, v in data.items() if k != key}


def with_cell(base: Callable[[], dict[str, Any]], cell: str, token: Any) -> dict[str, Any]:
    data = base()
    data["cells"][cell] = token
    return data


def test_the_samples_are_positions() -> None:
    for base in (sample, follow, theft, choosing, choosing_by_rules_1):
        g = twistosaur.position(base(), seed=1)
        assert twistosaur.position(g.position(), seed=1).state_bytes() == g.state_bytes()


ROWS = [list(COLOURS)] * 3
WRONG: list[tuple[dict[str, Any], str, str | None]] = [
    (change(sample, seats=5), "seats", None),
    (change(sample, seats="3"), "seats", None),
    (change(sample, colour=1), "colour", None),
    (without(sample(), "rows"), "rows", None),
    (without(sample(), "held"), "held", None),
    (without(sample(), "cells"), "cells", None),
    (without(sample(), "pawns"), "pawns", None),
    (without(sample(), "phase"), "phase", None),
    (without(sample(), "turn"), "turn", None),
    (without(sample(), "turns"), "turns", None),
    (change(sample, rows=[COLOURS]), "rows", None),
    (change(sample, rows=[COLOURS[:6], COLOURS, COLOURS]), "rows[0]", None),
    (change(sample, rows=[COLOURS, [*COLOURS[:6], "red"], COLOURS]), "rows[1][6]", "TW-3"),
    (change(sample, rows=[COLOURS, COLOURS, [*COLOURS[:6], "pink"]]), "rows[2][6]", None),
    (change(sample, held=[2, 8, 0]), "held[1]", None),
    (change(sample, held=[2, 2, 0]), "cells and held", "TW-2"),
    (change(sample, secured=[["yellow"], [], []]), "secured[0][0]", "TW-12"),
    (change(sample, secured=[[], ["red", "pink"], []]), "secured[1][1]", None),
    (with_cell(sample, "d4", "jump"), "cells.d4", "TW-1"),
    (with_cell(sample, "a1", "red"), "cells.a1", "TW-1"),
    (with_cell(sample, "h8", "red"), "cells.h8", None),
    (with_cell(sample, "c3", "hop"), "cells.c3", None),
    (with_cell(sample, "c3", "secure"), "cells", "TW-2"),
    (change(sample, cells=[]), "cells", None),
    (change(sample, pawns=["c3", "c3", "g7"]), "pawns[1]", "TW-14"),
    (change(sample, pawns=["c3", "z9", "g7"]), "pawns[1]", "TW-1"),
    (change(sample, pawns=["c3", 4, "g7"]), "pawns[1]", "TW-1"),
    (change(sample, pawns=["c3", "e5", None]), "pawns[2]", "TW-17"),
    (change(sample, turn=3), "turn", None),
    (change(sample, turns=4), "turns", "TW-8"),
    (change(sample, turns=600), "turns", "TW-20"),
    (change(sample, turns=601), "turns", None),
    (change(sample, turn=1, options={"first": 1}), "turn", "TW-4"),
    (change(sample, phase="rest"), "phase", None),
    (change(sample, phase="over"), "phase", "TW-18"),
    (change(sample, used=["c3"]), "used", "TW-13"),
    (change(sample, phase="follow", turn=1, pawns=["c3", "a1", "g7"]), "phase", "TW-6"),
    (change(sample, phase="follow", turn=2, pawns=["c3", "a1", None]), "phase", "TW-6"),
    (change(follow, used=["c3"]), "used[0]", "TW-13"),
    (change(follow, used=["e3", "d4"]), "used[1]", "TW-13"),
    (change(follow, used=["x1"]), "used[0]", None),
    (change(follow, used=["e3", "e3"]), "used[1]", None),
    (change(sample, secured=[["red", "red"], [], []]), "secured[0][1]", None),
    (change(theft, pawns=["c3", None, None]), "pawns", "TW-17"),
    (change(theft, pawns=["c3", "e5", "g7"]), "pawns", "TW-17"),
    (change(theft, rows=ROWS, held=[2, 3, 0], cells=sample()["cells"]), "rows[1]", "TW-16"),
    (change(theft, secured=[["orange"], [], []]), "secured[0]", "TW-15"),
    (change(theft, turn=2), "held[2]", "TW-15"),
    (change(choosing, options={"corners": "random"}), "phase", "TW-3"),
    (change(choosing, rows=[[], list(COLOURS), []]), "rows[0]", None),
    (change(choosing, rows=[[], [], None]), "rows[2]", None),
    (change(choosing, held=[0, 1, 0]), "held[1]", "TW-3"),
    (change(sample, rows=[[], [], []]), "held[0]", "TW-3"),
    (change(choosing, phase="move", pawns=["a7", "g7", "a1"]), "rows", "TW-3"),
    (change(choosing, turns=1), "turns", "TW-3"),
    (change(choosing, pawns=[None, "a1", None]), "pawns[1]", "TW-3"),
    (change(choosing, pawns=[None, None, "a2"]), "pawns[2]", "TW-3"),
    (change(choosing, options={"corners": "chosen", "first": 0}), "turn", "TW-4"),
]


def test_rows_that_lie_there_already_are_not_laid_out_again() -> None:
    g = twistosaur.position(choosing_by_rules_1(), seed=1)
    g.play(0, "corner g7")
    g.play(1, "corner a7")
    assert (at(g, "rows"), at(g, "phase"), g.acting) == (ROWS, "move", (2,))


@pytest.mark.parametrize(("data", "place", "clause"), WRONG)
def test_what_cannot_be_is_refused(data: dict[str, Any], place: str, clause: str | None) -> None:
    with pytest.raises(PositionError) as refused:
        twistosaur.position(data)
    assert (refused.value.place, refused.value.clause) == (place, clause)
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 400


def test_wrong_options_are_refused() -> None:
    with pytest.raises(OptionError, match="no option 'side'"):
        twistosaur.position(change(sample, options={"side": 8}))
    with pytest.raises(TwistosaurError, match="no game 'twister'"):
        twistosaur.position(change(sample, game="twister"))


def test_what_may_be_left_out() -> None:
    data = sample()
    whole = twistosaur.position(data)
    for key in ("secured", "used", "options"):
        data.pop(key)
    assert twistosaur.position(data).state_bytes() == whole.state_bytes()


def test_a_position_shares_nothing_with_its_game() -> None:
    g = twistosaur.position(sample())
    data = g.position()
    data["options"]["tokens"]["jump"] = 9
    data["cells"].clear()
    assert g.options["tokens"]["jump"] == 3
    assert len(at(g, "cells")) == 39


# ------------------------------------------------------------------------------------------------ who is ahead


def scores_of(data: dict[str, Any]) -> tuple[list[int], list[int]]:
    states = RULES.score_position(RULES, data)
    return scored(states, len(data["held"]))


def scored(states: Any, seats: int) -> tuple[list[int], list[int]]:
    from twistosaur.engine import calls

    points, places = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    calls.scores(states, 0, points)
    calls.ranks(states, 0, places)
    return points.tolist(), places.tolist()


def test_a_whole_position_is_scored() -> None:
    assert scores_of(sample()) == ([2, 3, 0], [2, 1, 3])
    g = game(["c2", "g7"], held=[7, 2])
    g.play(0, "move d4")
    assert scores_of(g.position()) == ([8, 2], [1, 2])


def test_the_bare_facts_are_scored() -> None:
    bare = {"game": "twisty", "rows": ROWS, "held": [2, 7, 7], "pawns": ["a1", "c2", "d4"]}
    assert scores_of(bare) == ([2, 7, 8], [3, 2, 1])
    assert scores_of({**bare, "pawns": ["d4", "c2", "a1"]}) == ([2, 7, 7], [3, 1, 1])


def test_bare_facts_that_cannot_be_are_refused() -> None:
    with pytest.raises(PositionError, match="expected 2 to 4 seats, found 1"):
        RULES.score_position(RULES, {"rows": [COLOURS], "held": [1], "pawns": ["a1"]})
    with pytest.raises(PositionError, match="expected an object"):
        RULES.score_position(RULES, [])  # type: ignore[arg-type]
    with pytest.raises(PositionError, match="pawns: missing"):
        RULES.score_position(RULES, {"rows": ROWS, "held": [1, 1, 1]})


# ------------------------------------------------------------------------------------------------ whatever comes


JUNK: tuple[Any, ...] = (None, True, -1, 3, 10**9, 1.5, "", "red", "d4", [], ["c3"], {}, {"a": 1}, [[]], [None] * 3)


def spoiled(data: Any, rng: random.Random) -> Any:
    """The data with one value, at any depth, replaced by something else."""
    if isinstance(data, dict) and data and rng.random() < 0.9:
        key = rng.choice(list(data))
        return {**data, key: spoiled(data[key], rng)}
    if isinstance(data, list) and data and rng.random() < 0.8:
        k = rng.randrange(len(data))
        return [*data[:k], spoiled(data[k], rng), *data[k + 1 :]]
    return rng.choice(JUNK)


def test_spoiled_positions_are_refused_in_our_own_words_or_are_positions() -> None:
    rng = random.Random(3)
    refused: list[str] = []
    for _ in range(1500):
        data = spoiled(rng.choice((sample, follow, theft, choosing, choosing_by_rules_1))(), rng)
        try:
            g = twistosaur.position(data, seed=1)
        except TwistosaurError as problem:
            refused.append(str(problem))
        else:
            assert twistosaur.position(g.position(), seed=1).state_bytes() == g.state_bytes()
            assert g.over or g.legal(g.acting[0])
    assert len(refused) > 1000
    assert not any("\n" in text for text in refused)
