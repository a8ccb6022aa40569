"""From the reveal to the end of the round: ties, attacks in their order, captured Dinos, and the island bonus."""

from __future__ import annotations

from typing import Any

from ...kernel import PLAIN, rule
from .attacks import beats, cards_total, event_bonus, is_open
from .board import HAND, HOME, ISLAND_BONUS, LANDS, LIL_REX, MAX_SEATS, NO_CARD, QUAKE, SPECIES_OF, USED_EVENTS, WORTH
from .cards import discard
from .state import EVENT, LATE, NONE, OVER, REFILL, SETTLE, TARGET

NO_ATTACK = 1 << 16


@rule
def target_refusal(s: Any, land: int) -> int:
    """DT-15: the attacker's own species, weaker, and not destroyed."""
    if HOME[land] != SPECIES_OF[s.prepared[s.attacker, 0]] or not beats(s.total[s.attacker], s.twist[land]):
        return 15
    return 0 if is_open(s, land) else 21


@rule
def is_target(s: Any, land: int) -> bool:
    """DT-15 on a territory of the attacker's species."""
    return (WORTH[s.twist[land] & NO_CARD] < s.total[s.attacker]) & ((s.destroyed >> land) & 1 == 0)


@rule
def other_place(s: Any) -> int:
    """DT-27: where else than at home a captured Dino may live; without a quake that is at home again."""
    return s.captured_from ^ 1 if s.event == QUAKE else s.captured_from


@rule
def is_possible_place(s: Any, land: int) -> bool:
    """DT-17, DT-27, DT-34: may the captured Dino live here?"""
    return s.kind[s.attacker] == LIL_REX or land == s.captured_from or land == other_place(s)


@rule
def may_decline(s: Any) -> bool:
    """DT-17: only if all possible places are occupied, and the table does not forbid it."""
    if s.forced_replace != 0:
        return False
    if s.kind[s.attacker] == LIL_REX:
        return is_full(s, s.attacker)
    return (s.island[s.attacker, s.captured_from] != NONE) & (s.island[s.attacker, other_place(s)] != NONE)


@rule
def attack_total(s: Any, seat: int) -> int:
    """DT-13."""
    first = s.prepared[seat, 0]
    cards = cards_total(first, s.prepared[seat, 1], s.prepared[seat, 2])
    return cards + event_bonus(s, SPECIES_OF[first])


@rule
def ties(s: Any, seat: int, other: int) -> bool:
    """DT-14: only species and total count."""
    if s.total[seat] != s.total[other] or s.total[seat] == 0:
        return False
    return SPECIES_OF[s.prepared[seat, 0]] == SPECIES_OF[s.prepared[other, 0]]


@rule
def cancel_ties(s: Any) -> None:
    cancelled = 0
    for seat in range(1, s.seats):
        for other in range(seat):
            if ties(s, seat, other):
                cancelled |= 1 << seat | 1 << other
    if cancelled == 0:
        return
    for seat in range(s.seats):
        if (cancelled >> seat) & 1 != 0:
            for k in range(3):
                if s.prepared[seat, k] != NONE:
                    s.cancelled[seat, s.prepared[seat, k]] += 1
                    s.cancelled_size[seat] += 1
            lay_down(s, seat)
    s.late |= cancelled


@rule
def lay_down(s: Any, seat: int) -> None:
    """The cards of an attack are prepared no longer."""
    for k in range(3):
        s.prepared[seat, k] = NONE
    s.total[seat] = 0


@rule
def smallest_attack(s: Any) -> int:
    """DT-15: whose total is smallest, the first seat of equal ones; NONE if no attack is to come.

    Every seat is a number by total and then by seat, and no attack is more than any: there is nothing to guess.
    """
    first = NO_ATTACK
    for seat in range(MAX_SEATS):
        total = int(s.total[seat])
        first = min(first, (total if total > 0 else NO_ATTACK) * 8 + seat)
    return first % 8 if first < NO_ATTACK else NONE


@rule
def next_attack(s: Any) -> bool:
    """DT-15: the smallest total, in seat order. A single target is attacked at once; else the attacker chooses."""
    s.attacker = smallest_attack(s)
    if s.attacker == NONE:
        for seat in range(s.seats):
            s.owed[seat] = HAND - s.hand_size[seat] if (s.late >> seat) & 1 != 0 else 0
        s.late = 0
        s.phase = LATE
        return True
    species = SPECIES_OF[s.prepared[s.attacker, 0]]
    one, other = LANDS[species, 0], LANDS[species, 1]
    first, second = is_target(s, one), is_target(s, other)
    if PLAIN:
        assert first or second, "DT-11: a legal attack never loses all its targets"
    if first & second:
        s.phase = TARGET
        s.waiting = 1 << s.attacker
        return False
    strike(s, one if first else other)
    return s.waiting == 0


@rule
def strike(s: Any, land: int) -> None:
    """DT-16: the first card stays: the weakest of its species, or the one that names it."""
    s.waiting = 0
    s.captured = s.twist[land]
    s.captured_from = land
    s.twist[land] = s.prepared[s.attacker, 0]
    for k in range(1, 3):
        discard(s, s.prepared[s.attacker, k])
    lay_down(s, s.attacker)
    if s.kind[s.attacker] != LIL_REX and s.event != QUAKE and not may_decline(s):
        settle(s, land)
        return
    s.phase = SETTLE
    s.waiting = 1 << s.attacker


@rule
def settle(s: Any, land: int) -> None:
    """DT-17: the captured Dino moves in, or is let go (NONE); then the attacker refills (DT-19)."""
    s.waiting = 0
    if land == NONE:
        discard(s, s.captured)
    else:
        discard(s, s.island[s.attacker, land])
        s.island[s.attacker, land] = s.captured
    s.owed[s.attacker] = HAND - s.hand_size[s.attacker]
    s.attacker = NONE
    s.captured = NONE
    s.captured_from = NONE
    s.phase = REFILL


@rule
def is_full(s: Any, seat: int) -> bool:
    filled = 0
    for land in range(8):
        filled += s.island[seat, land] != NONE
    return filled == 8


@rule
def bonuses_given(s: Any) -> int:
    """DT-31: how many of the island bonuses are gone; the highest goes first."""
    given = 0
    for k in range(3):
        for seat in range(s.seats):
            if s.bonus[seat] == ISLAND_BONUS[k]:
                given = k + 1
    return given


@rule
def end_round(s: Any) -> None:
    """DT-31, then the next event; under the last one lies the Big Rock (DT-8)."""
    given = bonuses_given(s)
    if given < 3:
        for seat in range(s.seats):
            if s.bonus[seat] == 0 and is_full(s, seat):
                s.bonus[seat] = ISLAND_BONUS[given]
    s.event = NONE
    s.destroyed = 0
    s.phase = OVER if s.events_shown == USED_EVENTS else EVENT
