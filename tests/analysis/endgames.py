"""Small positions of every game for the solver: the last turns of played games, some with most cards put away.

Position n of a seed is the same whenever it is asked for. Games are played by noisy followers of the policy, so that
the standings are close; of positions that are decided whatever anybody does only every eighth is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from tests.analysis.solver import Solver, TooLarge, Value, informed
from tests.analysis.worlds import worlds
from twistosaur.engine import calls
from twistosaur.engine.playouts import opening, u64
from twistosaur.games import load
from twistosaur.games.dino_twist.board import USED_EVENTS
from twistosaur.games.dino_twist.state import LATE, PREPARE, REFILL, SETTLE, TARGET
from twistosaur.kernel import PositionError, Rules, derive

LIMIT = 5000
"""Moments that the solver may visit for one position: a fraction of a second."""
NOISE = 0.3
"""How often a player of the games does anything at all."""
OPEN = 0.01
"""A position is open if some option's share of the win is further than this from 0 and from 1."""


@dataclass(frozen=True)
class Endgame:
    """A position with the seat that decides, and what every option of it is worth exactly."""

    game: str
    number: int
    kind: str
    position: dict[str, Any]
    seat: int
    hindsight: bool
    exact: dict[str, Value]
    """By move: shares of all seats, then margins of all seats."""


class Dice:
    """Numbers from the words of a key, one after the other."""

    def __init__(self, key: int) -> None:
        self.key, self.used = key, 0

    def below(self, limit: int) -> int:
        self.used += 1
        return derive(self.key, self.used) % limit

    def unit(self) -> float:
        return self.below(1 << 53) / (1 << 53)

    def of(self, things: Any) -> Any:
        return things[self.below(len(things))]


Moment = tuple[Any, list[int]]
"""States of length 1 before anybody has chosen, and the seats that owe a decision."""


def played(rules: Rules, seats: int, options: dict[str, Any], dice: Dice) -> list[Moment]:
    """All decisions of one game of noisy followers of the policy."""
    states = opening(rules, seats, options)
    weights = np.zeros(rules.outcomes, np.int64)
    seed = u64(dice.below(1 << 62))
    words = int(calls.chance(states, 0, seed, 0, weights))
    moments: list[Moment] = []
    while mask := int(calls.acting(states, 0)):
        acting = [seat for seat in range(seats) if mask >> seat & 1]
        moments.append((rules.copy(states), acting))
        for seat in acting:
            odds = informed(rules, states, seat)
            action = dice.of(list(odds)) if dice.unit() < NOISE else max(odds, key=lambda a: odds[a])
            words = int(calls.decide(states, 0, seat, action, seed, words, weights))
    return moments


def endgames(game: str, count: int, seed: int) -> Iterator[Endgame]:
    """The first `count` positions of a seed."""
    found, number = 0, 0
    while found < count:
        one = endgame(game, seed, number)
        number += 1
        if one is not None:
            found += 1
            yield one


def endgame(game: str, seed: int, number: int) -> Endgame | None:
    """Position `number` of a seed, or None if nothing small came of it."""
    rules, dice = load(game), Dice(derive(seed, number))
    made = RECIPES[game](rules, dice)
    if made is None:
        return None
    kind, data, hindsight = made
    try:
        states, options = rules.from_position(rules, data)
    except PositionError:
        return None
    mask = int(calls.acting(states, 0))
    solver = Solver(rules, data["seats"], limit=LIMIT, idle=is_idle if game == "dino-twist" else None)
    choosing = [seat for seat in range(solver.seats) if mask >> seat & 1 and len(solver.legal(states, seat)) > 1]
    if not choosing:
        return None
    seat = dice.of(choosing)
    possible = [(1.0, states)] if hindsight else worlds(rules, states, options, seat)
    try:
        values = solver.options(possible, seat) if possible else None
    except TooLarge:
        return None
    if values is None or (not is_open(values, seat) and number % 8):
        return None
    state = rules.read(states)
    exact = {rules.move_text(state, seat, action): value for action, value in values.items()}
    return Endgame(game, number, kind, data, seat, hindsight, exact)


def is_open(values: dict[int, Value], seat: int) -> bool:
    return any(OPEN < value[seat] < 1 - OPEN for value in values.values())


# ------------------------------------------------------------------------------------------------ by game

Made = tuple[str, dict[str, Any], bool] | None
"""What kind of position, the position, and whether it is looked at with hindsight."""


def last_parks(rules: Rules, dice: Dice) -> Made:
    """Draftosaurus: one of the last decisions, two players' dice and picks among them."""
    seats = 2 if dice.unit() < 0.4 else 3 + dice.below(3)
    options = rules.options(seats, {"board": dice.of(("summer", "winter", "summer-winter"))})
    moments = played(rules, seats, options, dice)
    states, _ = moments[-1 - dice.below(6 if seats == 2 else 3)]
    return f"{seats} seats", rules.position(rules.read(states), options), dice.unit() < 0.2


def last_turns(rules: Rules, dice: Dice) -> Made:
    """Twisty: a turn from the middle or the end of a game, with the limit of turns drawn near."""
    seats = 2 + dice.below(3)
    options = rules.options(seats, {"turn_limit": 25, "robbed_pawn": dice.of(("corner", "anywhere"))})
    moments = [states for states, _ in played(rules, seats, options, dice)]
    states = moments[len(moments) // 3 + dice.below(len(moments) - len(moments) // 3)]
    data = rules.position(rules.read(states), options)
    data["options"] = {**options, "turn_limit": data["turns"] // seats + 1}
    return f"{seats} seats", data, dice.unit() < 0.2


def last_battles(rules: Rules, dice: Dice) -> Made:
    """Dino Twist: the last round as it came, seen with hindsight; or few cards left, so that hands can be counted."""
    kind = dice.of((AS_IT_CAME, AS_IT_CAME, FEW_CARDS, FEW_CARDS, FEW_CARDS, EVENT_TO_COME, EVENT_TO_COME))
    seats = 3 + dice.below(2) if kind == EVENT_TO_COME else 2 + dice.below(3)
    chosen: dict[str, Any] = {"events": dict.fromkeys(dice.of(SMALL_BOXES), 3)}
    if kind != EVENT_TO_COME:
        chosen = {"kinds": [dice.of(("t-rex", "t-rex", "lil-rex")) for _ in range(seats)]}
    options = rules.options(seats, chosen | {"forced_replace": dice.unit() < 0.3})
    late = USED_EVENTS - (kind == EVENT_TO_COME)
    phases = {PREPARE} if kind != AS_IT_CAME or seats == 2 else {TARGET, SETTLE}
    moments: list[Any] = [rules.read(states) for states, _ in played(rules, seats, options, dice)]
    moments = [s for s in moments if s.events_shown == late and s.phase in phases]
    if not moments:
        return None
    data = rules.position(dice.of(moments), options)
    return (kind, data, True) if kind == AS_IT_CAME else (kind, few_cards(data, dice, kind), False)


AS_IT_CAME, FEW_CARDS, EVENT_TO_COME = "last round", "hidden hands", "an event to come"
SMALL_BOXES = (
    ("fury-aqua", "all-alone", "carnage", "twister"),
    ("fury-herbi", "quake", "carnage", "meteorite sea"),
    ("fury-carni", "fury-voli", "all-alone", "quake"),
)
"""Events of games whose last one is to be counted out: three of each."""


def few_cards(data: dict[str, Any], dice: Dice, kind: str) -> dict[str, Any]:
    """The same table with few cards in hands and deck: the others lie open, on the discard pile or cancelled."""
    away: list[str] = [*data["discard"], *data["deck"]]
    hands = []
    rich = dice.below(data["seats"]) if kind == FEW_CARDS else -1
    for seat, hand in enumerate(data["hands"]):
        size = 3 + dice.below(5) if seat == rich else 1 + dice.below(2)
        kept = {dice.below(len(hand)) for _ in range(size)} if hand else set()
        hands.append([card for k, card in enumerate(hand) if k in kept])
        away += [card for k, card in enumerate(hand) if k not in kept]
    deck = [away.pop(dice.below(len(away))) for _ in range(dice.below(4))] if kind == FEW_CARDS else []
    yards = []
    room = 3 * (data["round"] - 1)
    for yard in data["graveyards"]:
        gone = [*yard["cancelled"], *yard["buried"]]
        while kind == EVENT_TO_COME and away and len(gone) < room:
            gone.append(away.pop())
        yards.append({"cancelled": gone, "buried": []})
    decks = {"count": 1, "hands": [[1] * len(hand) for hand in hands], "buried": [[]] * data["seats"]}
    return {**data, "hands": hands, "deck": deck, "discard": away, "graveyards": yards, "reshuffles": decks}


def is_idle(rules: Rules, states: Any) -> bool:
    """Dino Twist: cards drawn after the last attacks were revealed will never be played."""
    data: Any = rules.read(states)
    return data.events_shown == USED_EVENTS and data.phase in (LATE, REFILL)


RECIPES: dict[str, Callable[[Rules, Dice], Made]] = {
    "draftosaurus": last_parks,
    "dino-twist": last_battles,
    "twisty": last_turns,
}
