"""Random play until every piece of the rules has been used, and every refusal has been heard.

What random play meets too seldom starts from a position close to it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import twistosaur
from tests.games.twisty.boards import game
from twistosaur.games import load
from twistosaur.games.twisty.notation import MOVES

pytestmark = pytest.mark.plain

RULES = load("twisty")
MOVING = ("orthogonal", "diagonal", "jump", "teleport")
STEPS = ("move", "orthogonal", "diagonal", "jump")

CHAINS = {("chain", kind, token) for kind in STEPS for token in (*MOVING, "secure")} | {
    ("chain", "teleport", "teleport")
}
"""A teleport leads to teleports only; an L move begins the chain."""
WANTED = (
    CHAINS
    | {("back on a used", kind) for kind in MOVING}
    | {("steal by", kind) for kind in STEPS}
    | {("win by", kind) for kind in STEPS}
    | {("stay on", kind) for kind in MOVING}
    | {("take by", kind) for kind in STEPS}
    | {("refused", clause) for clause in ("TW-5", "TW-9", "TW-10", "TW-11", "TW-14", "TW-15", "TW-17", "TW-3")}
    | {"steal from a player with 7", "blocked by a secured cube", "pass", "turn limit", "corner in the set-up"}
    | {"secure nothing", "secure some", "7th cube stolen on the centre", "stands on its start again"}
)


def events(before: dict[str, Any], seat: int, move: str, after: dict[str, Any]) -> Iterator[Any]:
    """What a move was, told from the tables before and after it."""
    verb, _, cell = move.partition(" ")
    here = before["pawns"][seat]
    token = before["cells"].get(here)
    if verb == "pass":
        yield "pass"
    if verb == "stay":
        yield "stay on", token
    if verb == "corner" and before["turns"] == 0 and before["pawns"][before["turn"]] is None:
        yield "corner in the set-up"
    if after["phase"] == "over" and after["turns"] > before["turns"]:
        yield "turn limit"
    if verb in ("move", "step"):
        kind = "move" if verb == "move" else token
        yield from step_events(before, seat, kind, cell, after)


def step_events(before: dict[str, Any], seat: int, kind: str, cell: str, after: dict[str, Any]) -> Iterator[Any]:
    there = before["cells"].get(cell)
    if cell in before["pawns"]:
        robbed = before["pawns"].index(cell)
        yield "steal by", kind
        if before["held"][robbed] == 7:
            yield "steal from a player with 7"
        if after["held"][seat] == 7 and cell == "d4":
            yield "7th cube stolen on the centre"
        return
    if after["phase"] == "over" and after["turns"] == before["turns"]:
        yield "win by", kind
    if there in MOVING and cell in before["used"]:
        yield "back on a used", there
    elif there in (*MOVING, "secure"):
        yield "chain", kind, there
    if there == "secure":
        yield "secure some" if after["secured"][seat] else "secure nothing"
    if after["held"][seat] > before["held"][seat]:
        yield "take by", kind


def refusals(g: twistosaur.Game, seat: int) -> Iterator[Any]:
    position = g.position()
    for move in MOVES:
        refused = g.refusal(seat, move)
        if refused is None:
            continue
        yield "refused", refused
        cell = move[5:]
        if refused == "TW-15" and cell in position["pawns"]:
            row, held = position["rows"][seat], position["held"][seat]
            if held < 7 and row[held] in position["secured"][position["pawns"].index(cell)]:
                yield "blocked by a secured cube"


def play(g: twistosaur.Game, rng: random.Random, seen: set[Any], most: int = 10_000) -> None:
    before = g.position()
    start = before["pawns"]
    while not g.over and len(g.moves) < most:
        (seat,) = g.acting
        if rng.random() < 0.02 or (most < 10 and rng.random() < 0.05):
            seen.update(refusals(g, seat))
        move = rng.choice(g.legal(seat))
        g.play(seat, move)
        after = g.position()
        seen.update(events(before, seat, move, after))
        if after["turns"] > before["turns"]:
            mover = before["turn"]
            if after["pawns"][mover] == start[mover] and move != "pass":
                seen.add("stands on its start again")
            start = after["pawns"]
        before = after


def close_calls() -> Iterator[twistosaur.Game]:
    """Positions one or two moves away from what is rare."""
    yield game(["a1", "b3", "c2"])
    yield game(["a1", "c2"], {"c2": "orthogonal"}, held=[6, 7])
    yield game(["a1", "c2"], held=[1, 2], secured=[[], ["red", "orange"]])
    yield game(["a1", "d4"], {"c2": "jump"}, held=[6, 7])
    yield game(["a3", "g7"], {"c4": "orthogonal"}, held=[7, 0])
    yield game(["a4", "g7"], {"c5": "diagonal"}, held=[7, 0])
    yield game(["a1", "g7"], {"c2": "jump"}, held=[7, 0])
    yield game(["a1", "f5"], {"c2": "teleport", "b3": "teleport", "f5": "teleport"})
    yield game(["a1", "g7"], {"c2": "jump", "b4": "jump", "e3": "jump"})


def test_everything_happens() -> None:
    rng = random.Random(7)
    seen: set[Any] = set()
    for g in close_calls():
        for _ in range(100):
            play(g.copy(), rng, seen, most=4)
    games = 0
    while not seen >= WANTED and games < 200:
        games += 1
        options = {
            "turn_limit": rng.choice([10, 200]),
            "corners": rng.choice(["random", "chosen"]),
            "robbed_pawn": rng.choice(["corner", "anywhere"]),
        }
        play(twistosaur.new("twisty", seats=rng.randint(2, 4), seed=games, **options), rng, seen)
    assert seen >= WANTED, f"not seen in {games} games: {sorted(map(str, WANTED - seen))}"
    known = {f"TW-{n}" for n in (3, 5, 9, 10, 11, 14, 15, 17)}
    assert {what[1] for what in seen if what[0] == "refused"} == known, "no other clause forbids a move"
