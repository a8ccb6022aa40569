"""What a seat sees as a row of numbers, seats counted from its own."""

from __future__ import annotations

from typing import Any

from twistosaur.kernel import Feature, Observation, rule

from .board import ACTIONS, MAX_SEATS
from .state import NONE

OBSERVATION = Observation(
    history=("The first.",),
    features=(
        Feature("seats", (1,), MAX_SEATS, "How many play."),
        Feature("rounds_left", (1,), 127, "Rounds to come, this one among them."),
        Feature("phase", (3,), 1, "Roll, reach, over."),
        Feature("eggs", (1,), 127, "Eggs in the nest."),
        Feature("own_choice", (ACTIONS,), 1, "The own reach that is not revealed yet."),
        Feature("owes", (MAX_SEATS,), 1, "Who has not chosen yet."),
        Feature("basket", (MAX_SEATS,), 127, "Eggs won so far; 127 also means more."),
        Feature("last", (MAX_SEATS,), ACTIONS, "The reach of the round before."),
    ),
)
AT = OBSERVATION.places
LENGTH = OBSERVATION.length
SEATS, LEFT, PHASE, EGGS = AT["seats"], AT["rounds_left"], AT["phase"], AT["eggs"]
CHOICE, OWES, BASKET, LAST = AT["own_choice"], AT["owes"], AT["basket"], AT["last"]


@rule
def observe(s: Any, seat: int, out: Any) -> None:
    for k in range(LENGTH):
        out[k] = 0
    out[SEATS] = s.seats
    out[LEFT] = s.rounds - s.round_no + 1
    out[PHASE + s.phase] = 1
    out[EGGS] = s.eggs
    if s.chosen[seat] != NONE:
        out[CHOICE + s.chosen[seat]] = 1
    owner = seat
    for place in range(s.seats):
        out[OWES + place] = (s.waiting >> owner) & 1
        out[BASKET + place] = min(127, s.basket[owner])
        out[LAST + place] = s.last[owner]
        owner = owner + 1 if owner + 1 < s.seats else 0
