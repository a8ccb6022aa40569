"""Random games go on until everything that can occur has occurred: faces, pens, slots, phases, moves, refusals."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from tests.games.draftosaurus import oracle
from tests.games.draftosaurus.build import FACES, RULES, SLOTS, SPECIES, SUMMER_PENS, WINTER_PENS
from tests.games.draftosaurus.cases import CASES
from twistosaur.engine import calls
from twistosaur.engine.playouts import opening, u64

MOST_GAMES = 1000

MOVES = {RULES.move_text(RULES.state(), 0, action) for action in range(RULES.actions)}
NEVER_PLAYED = {f"move {pen}" for pen in SUMMER_PENS} | {"move quarantine"}
"""No quarantine in summer, and nobody leaves it for itself."""

REFUSALS = {3, 7, 8, 9, *range(12, 18), *range(20, 28), 30, 31, 32, 35}

WANTED = {
    *(("face", board, face) for board in ("summer", "winter") for face in FACES),
    *(("phase", phase) for phase in ("pick", "place", "discard", "quarantine", "over")),
    *(("pen full", pen, room) for pen, room in zip(SUMMER_PENS, (6, 3, 1, 6, 6, 1), strict=True)),
    *(("pen full", pen, room) for pen, room in (("wood", 6), ("lookout", 1), ("quarantine", 1), ("pyramid", 6))),
    *(("pen held", pen) for pen in (*SUMMER_PENS, *WINTER_PENS, "river")),
    *(("slot", slot, species) for slot in SLOTS for species in SPECIES.values()),
    *(("trex in", pen) for pen in (*SUMMER_PENS, *WINTER_PENS, "river")),
    *(("move", move) for move in MOVES - NEVER_PLAYED),
    *(("refused", clause) for clause in REFUSALS),
    *(("refused", reason) for reason in (-1, -2, -3)),
    *(("refused leaving", clause) for clause in (3, 26, 27, 30, 31, 32)),
    ("roller bound", True),
    ("roller bound", False),
    ("shared win",),
    ("broken tie",),
}


class Runner:
    """Plays games at low level and notes what has occurred."""

    def __init__(self) -> None:
        self.rng = random.Random(1)
        self.seen: set[tuple[Any, ...]] = set()
        self.games = 0
        self.out = np.zeros(RULES.actions, np.int64)
        self.weights = np.zeros(RULES.outcomes, np.int64)

    def play(self, seats: int, options: dict[str, Any]) -> None:
        effective = RULES.options(seats, options)
        states = opening(RULES, seats, effective)
        self.games += 1
        word = calls.chance(states, 0, u64(self.games), 0, self.weights)
        while not calls.over(states, 0):
            now = RULES.position(RULES.read(states), effective)
            self.note(now)
            phase, acting = now["phase"], calls.acting(states, 0)
            if phase == "quarantine" or self.rng.random() < 0.2:
                self.probe(states, seats, phase)
            for seat in range(seats):
                if acting >> seat & 1:
                    action = self.choose(states, seat, now)
                    self.seen.add(("move", RULES.move_text(RULES.state(), seat, action)))
                    word = calls.decide(states, 0, seat, action, u64(self.games), word, self.weights)
        self.note(RULES.position(RULES.read(states), effective))
        self.probe(states, seats, "over")
        self.note_end(states, seats)

    def choose(self, states: Any, seat: int, now: dict[str, Any]) -> int:
        """A random legal action; some players have a favourite pen, and few like the river."""
        count = calls.legal(states, 0, seat, self.out)
        actions = [int(action) for action in self.out[:count]]
        assert actions == sorted(set(actions))
        wishes = [action for action in actions if self.likes(seat, now, RULES.move_text(RULES.state(), seat, action))]
        return self.rng.choice(wishes or actions)

    def likes(self, seat: int, now: dict[str, Any], move: str) -> bool:
        """Pens that random play never fills need somebody who collects for them."""
        mood = (self.games + seat) % 4
        if mood == 3:
            return True
        pen = (("sameness", "differences", "love"), ("wood", "wood", "pyramid"))[now["board"] == "winter"][mood]
        verb, _, what = move.partition(" ")
        if verb == "pick" and pen != "pyramid":
            return oracle.pen_clause(now, seat, what, pen) is None
        if verb == "pick":
            return any(oracle.pen_clause(now, seat, what, f"pyramid.{slot}") is None for slot in SLOTS)
        return what.startswith(pen) if verb == "place" else what != "river"

    def probe(self, states: Any, seats: int, phase: str) -> None:
        """Ask for every action of every seat, and some that do not exist; refusals and legal moves must agree."""
        acting = calls.acting(states, 0)
        for seat in range(-1, seats + 1):
            answers = [int(calls.refusal(states, 0, seat, action)) for action in range(-1, RULES.actions + 1)]
            self.seen.update(("refused", answer) for answer in answers if answer)
            if phase == "quarantine":
                self.seen.update(("refused leaving", a) for a in answers[31:49] if a > 0)
            assert answers[0] == answers[-1] == -3
            if seat < 0 or not acting >> seat & 1:
                assert set(answers[1:-1]) == {-2 if phase == "over" else -1}
            count = calls.legal(states, 0, seat, self.out) if seat < seats else 0
            assert [int(a) for a in self.out[:count]] == [a - 1 for a, clause in enumerate(answers) if clause == 0]

    def note(self, now: dict[str, Any]) -> None:
        self.seen.add(("phase", now["phase"]))
        if now["phase"] == "place":
            self.seen.add(("face", now["board"], now["die"]))
            bound = now["seats"] == 5 and now["turn"] == 6 and now["options"]["five_player_die"]
            self.seen.add(("roller bound", bound))
        for park in now["parks"]:
            for pen, row in park.items():
                there = sum(name is not None for name in row)
                if there:
                    self.seen |= {("pen held", pen), ("pen full", pen, there)}
                if "trex" in row:
                    self.seen.add(("trex in", pen))
            for slot, name in zip(SLOTS, park.get("pyramid", ()), strict=False):
                if name:
                    self.seen.add(("slot", slot, name))

    def note_end(self, states: Any, seats: int) -> None:
        scores, ranks = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
        calls.scores(states, 0, scores)
        calls.ranks(states, 0, ranks)
        best = [int(rank) for rank, score in zip(ranks, scores, strict=True) if score == scores.max()]
        if best.count(1) > 1:
            self.seen.add(("shared win",))
        if len(best) > 1 and best.count(1) == 1:
            self.seen.add(("broken tie",))


def test_everything_that_can_occur_occurs() -> None:
    runner = Runner()
    while not runner.seen >= WANTED and runner.games < MOST_GAMES:
        for seats, options in CASES:
            runner.play(seats, options)
    assert not WANTED - runner.seen
    occurred = {entry[1] for entry in runner.seen if entry[0] == "refused"}
    assert occurred == REFUSALS | {-1, -2, -3}, "and no other refusal does"
    assert {entry[1] for entry in runner.seen if entry[0] == "move"} == MOVES - NEVER_PLAYED
