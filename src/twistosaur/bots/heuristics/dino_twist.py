"""Dino Twist: what a captured Dino, a card spent and a card left behind are worth.

`gain` is exact for the table as it lies: it lets the Dino move in, counts, and takes it out again. `appeals` adds what
the same move means later: an empty territory filled, a claw, the cards that it costs, and what it leaves for others.
The numbers of the table were found by `bench/tune.py` (policies playing each other).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...games import load
from ...games.dino_twist.attacks import cards_total, event_bonus, is_open, strength_at
from ...games.dino_twist.board import (
    BURY_ACTION,
    COUNT,
    DECLINE_ACTION,
    GRAVE_POINTS,
    HAND,
    LANDS,
    LETTERS,
    LIL_REX,
    NEWBORNS_ACTION,
    PASS_ACTION,
    PLACES,
    QUAKE,
    SETTLE_ACTION,
    SPECIES,
    SPECIES_OF,
    STRENGTH,
    TARGET_ACTION,
    USED_EVENTS,
)
from ...games.dino_twist.scoring import scores, seat_score
from ...games.dino_twist.state import NONE, SETTLE, TARGET
from ...kernel import rule, word
from ...locales import Texts
from . import Heuristics, Knobs, Levels, bind

# Rows of the table; columns: with ten events to come, and in the last round.
AT_EMPTY, AT_LAST, AT_CLAW, AT_CARD, AT_LEFT, AT_TOTAL, AT_DUO, AT_BURY, AT_SWAP, AT_USUAL, ROWS = range(11)
TABLE = np.array(
    [
        [1.51, 0.28],  # an empty territory filled, besides the strength
        [6.43, 6.32],  # the last empty one
        [2.05, 1.68],  # a Big Claw more
        [-0.16, -0.25],  # a point of strength spent, above the usual card
        [-0.25, 0.0],  # a point of strength left on Twist Island
        [0.26, 0.12],  # a point of the total: who is strong acts late
        [0.0, -0.06],  # more than one card
        [0.15, 0.1],  # the graveyard, besides its points
        [0.23, 0.33],  # newborns: a point of strength below the usual card
        [7.03, 5.99],  # the usual card
    ],
    np.float64,
)


def by_turn(table: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The table for every number of events to come: a straight line between its two columns."""
    return np.array([table[:, 1] + (table[:, 0] - table[:, 1]) * left / USED_EVENTS for left in range(USED_EVENTS + 1)])


WORTH = by_turn(TABLE)


# ------------------------------------------------------------------------------------------------ a captured Dino


@rule
def home_worth(s: Any, seat: int, card: int, land: int, worth: Any) -> float:
    """What this Dino on this place may be worth in the end, over what lives there now."""
    old = strength_at(s, seat, land)
    strength = STRENGTH[card]
    value = float(strength - old) + worth[AT_CLAW] * ((s.claws >> strength) & 1)
    if old == 0:
        value += worth[AT_EMPTY]
        empty = 0
        for cell in range(8):
            if s.island[seat, cell] == NONE:
                empty += 1
        if empty == 1 and s.bonus[seat] == 0:
            value += worth[AT_LAST]
    else:
        value -= worth[AT_CLAW] * ((s.claws >> old) & 1)
    return value


@rule
def home_gain(s: Any, seat: int, card: int, land: int) -> float:
    """Points on the table with this Dino on this place, less those without; the record is left as it was."""
    before = seat_score(s, seat)
    old = s.island[seat, land]
    s.island[seat, land] = card
    after = seat_score(s, seat)
    s.island[seat, land] = old
    return float(after - before)


@rule
def best_home(s: Any, seat: int, card: int, land: int, exact: bool, worth: Any) -> float:
    """The best place for a Dino captured on this territory; it need not be kept where all places are taken."""
    best = -1e9
    empty = False
    for cell in range(8):
        if cell == land or s.kind[seat] == LIL_REX or (s.event == QUAKE and cell == land ^ 1):
            value = home_gain(s, seat, card, cell) if exact else home_worth(s, seat, card, cell, worth)
            best = max(best, value)
            empty = empty or s.island[seat, cell] == NONE
    return best if empty or s.forced_replace != 0 else max(best, 0.0)


@rule
def best_prey(s: Any, seat: int, species: int, total: int, exact: bool, worth: Any) -> float:
    """The best target of an attack as Twist Island lies now."""
    best = 0.0
    found = False
    for k in range(2):
        land = LANDS[species, k]
        if is_open(s, land) and STRENGTH[s.twist[land]] < total:
            value = best_home(s, seat, s.twist[land], land, exact, worth)
            best = max(best, value) if found else value
            found = True
    return best


# ------------------------------------------------------------------------------------------------ decisions


@rule
def card_at(s: Any, seat: int, action: int, k: int) -> int:
    return s.hand[seat, PLACES[action, k]] if k < COUNT[action] else NONE


@rule
def attack_worth(s: Any, seat: int, action: int, exact: bool, worth: Any) -> float:
    first = card_at(s, seat, action, 0)
    cards = cards_total(first, card_at(s, seat, action, 1), card_at(s, seat, action, 2))
    total = cards + event_bonus(s, SPECIES_OF[first])
    value = best_prey(s, seat, SPECIES_OF[first], total, exact, worth)
    if exact:
        return value
    value += worth[AT_CARD] * (cards - COUNT[action] * worth[AT_USUAL])
    value += worth[AT_LEFT] * STRENGTH[first] + worth[AT_TOTAL] * total
    return value + worth[AT_DUO] if COUNT[action] > 1 else value


@rule
def strengths(s: Any, seat: int, action: int) -> int:
    total = 0
    for k in range(COUNT[action]):
        total += STRENGTH[s.hand[seat, PLACES[action, k]]]
    return total


@rule
def weigh(s: Any, seat: int, actions: Any, many: int, out: Any, table: Any) -> None:
    """`appeals` with a table of one's own."""
    left = USED_EVENTS - s.events_shown
    worth = table[left]
    for k in range(many):
        action = actions[k]
        if action < BURY_ACTION:
            out[k] = attack_worth(s, seat, action, False, worth)
        elif action < NEWBORNS_ACTION:
            spent = strengths(s, seat, action) - COUNT[action] * worth[AT_USUAL]
            out[k] = GRAVE_POINTS * COUNT[action] + worth[AT_BURY] + worth[AT_CARD] * spent
        elif action < PASS_ACTION:
            out[k] = worth[AT_SWAP] * (COUNT[action] * worth[AT_USUAL] - strengths(s, seat, action))
        elif action == PASS_ACTION:
            out[k] = 0.0
        elif action < SETTLE_ACTION:
            land = action - TARGET_ACTION
            out[k] = best_home(s, seat, s.twist[land], land, False, worth)
        elif action == DECLINE_ACTION:
            out[k] = 0.0
        else:
            out[k] = home_worth(s, seat, s.captured, action - SETTLE_ACTION, worth)


@rule
def appeals(s: Any, seat: int, actions: Any, many: int, out: Any) -> None:
    weigh(s, seat, actions, many, out, WORTH)


@rule
def gain(s: Any, seat: int, action: int) -> float:
    worth = WORTH[0]
    if action < BURY_ACTION:
        return attack_worth(s, seat, action, True, worth)
    if action < NEWBORNS_ACTION:
        return float(GRAVE_POINTS * COUNT[action])
    if action <= PASS_ACTION or action == DECLINE_ACTION:
        return 0.0
    if action < SETTLE_ACTION:
        return best_home(s, seat, s.twist[action - TARGET_ACTION], action - TARGET_ACTION, True, worth)
    return home_gain(s, seat, s.captured, action - SETTLE_ACTION)


# ------------------------------------------------------------------------------------------------ the tree


@rule
def outlook(s: Any, seat: int) -> Any:
    """The own hand and island, Twist Island, the event, and in an attack what it is about."""
    key = word(s.phase + 16 * s.events_shown, s.event + 1)
    mixed = 0
    for place in range(HAND):
        mixed = mixed * 64 + s.hand[seat, place] + 1
    key = word(key, mixed)
    low, high = 0, 0
    for land in range(8):
        low = low * 64 + s.twist[land] + 1
        high = high * 64 + s.island[seat, land] + 1
    key = word(word(key, low), high)
    if s.phase == TARGET or s.phase == SETTLE:
        key = word(key, (s.captured + 1) + 64 * (s.captured_from + 1) + 1024 * (s.prepared[seat, 0] + 1))
    return key


KNOBS = Knobs(explore=0.5, trust=1.5, epsilon=0.05, win=0.8, scale=10.0, rivals=0)
STEPS = 350_000
MASTER = {"prior": 1, "lean": 0.02}
LEVELS = Levels(
    novice={"overlooks": 0.5, "unsure": 6.0},
    easy={"overlooks": 0.1, "unsure": 2.0},
    medium={"overlooks": 0.08, "unsure": 2.0, "informed": True},
    hard=80,
)


def name_move(verb: str, words: list[str], say: Texts) -> str:
    if verb in ("target", "settle"):
        return say(f"dino-twist-named-{verb}", what=say(f"dino-twist-territory-{words[0]}"))
    if verb == "newborns" and words == ["-"]:
        return say("dino-twist-named-newborns-none")
    return say(f"dino-twist-named-{verb}", what=" + ".join(card_name(card, say) for card in words))


def card_name(card: str, say: Texts) -> str:
    """ "C7" as the name of its species and its strength."""
    return f"{say(f'dino-twist-species-{SPECIES[LETTERS.index(card[0])]}')} {card[1:]}"


HEURISTICS = bind(
    Heuristics(load("dino-twist"), gain, appeals, outlook, scores, KNOBS, LEVELS, name_move, steps=STEPS, master=MASTER)
)
