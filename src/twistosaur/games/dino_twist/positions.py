"""Positions of Dino Twist from plain data: checked against the rules, with errors that name place and clause."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import PositionError, Rules, rule
from ...kernel.data import known, mapping, number, one_of, required, row, shown
from .attacks import set_bars, shape_refusal
from .battle import attack_total, is_full, may_decline, target_refusal, ties
from .board import (
    HAND,
    ISLAND_BONUS,
    KINDS,
    QUAKE,
    ROUNDS,
    T_REX,
    USED_EVENTS,
)
from .cards import remember
from .moment import read_attack, read_clock
from .notation import move_action
from .options import encode, pile_of
from .pieces import (
    check_conserved,
    read_hands,
    read_islands,
    read_piles,
    read_twist,
    read_yard,
)
from .rules import action_refusal, is_uniform
from .state import NEWBORNS, NONE, OVER, PREPARE, SETTLE, TARGET, everybody, new

KEYS = [
    "game",
    "options",
    "seats",
    "twist",
    "islands",
    "kinds",
    "graveyards",
    "hands",
    "deck",
    "events",
    "discard",
    "event",
    "destroyed",
    "round",
    "phase",
    "chosen",
    "prepared",
    "attacker",
    "captured",
    "bonuses",
    "refill",
    "reshuffles",
]


@rule
def clear(states: Any, options: Any) -> None:
    s = states[0]
    new(s, options)
    for seat in range(s.seats):
        s.owed[seat] = 0


@rule
def wrong_shape(states: Any, seat: int) -> int:
    s = states[0]
    return shape_refusal(s, s.prepared[seat, 0], s.prepared[seat, 1], s.prepared[seat, 2])


@rule
def add_up(states: Any, seat: int) -> None:
    s = states[0]
    s.total[seat] = attack_total(s, seat)


@rule
def tied(states: Any, seat: int, other: int) -> bool:
    return ties(states[0], seat, other)


@rule
def targets(states: Any, seat: int) -> int:
    """How many targets a prepared attack has now."""
    s = states[0]
    attacker, s.attacker = s.attacker, seat
    n = 0
    for land in range(8):
        if target_refusal(s, land) == 0:
            n += 1
    s.attacker = attacker
    return n


@rule
def is_choice(states: Any) -> bool:
    """Does the captured Dino leave anything to choose?"""
    s = states[0]
    return s.kind[s.attacker] != T_REX or s.event == QUAKE or may_decline(s)


@rule
def uniform_hand(states: Any, seat: int) -> bool:
    return is_uniform(states[0], seat)


@rule
def full_island(states: Any, seat: int) -> bool:
    return is_full(states[0], seat)


@rule
def owe(states: Any) -> None:
    """All that follows from the rest: who decides, what an attack must beat, and what everybody remembers."""
    s = states[0]
    remember(s)
    if s.phase == NEWBORNS or s.phase == PREPARE:
        s.waiting = everybody(s)
    if s.phase == TARGET or s.phase == SETTLE:
        s.waiting = 1 << s.attacker
    if s.phase == PREPARE:
        set_bars(s)


@rule
def choose(states: Any, seat: int, action: int) -> int:
    """Put an unrevealed choice on the table if it is legal; else the clause."""
    s = states[0]
    clause = action_refusal(s, seat, action)
    if clause == 0:
        s.chosen[seat] = action
        s.waiting &= ~(1 << seat)
    return clause


# ------------------------------------------------------------------------------------------------ score files


def score_position(rules: Rules, data: Mapping[str, Any]) -> Any:
    """`islands` is enough; `graveyards` (numbers or cards), `bonuses`, `kinds` and the option `claws` may follow."""
    facts = mapping(data, "position")
    islands = row(required(facts, "islands"), "islands")
    low, high = rules.seats
    if not low <= len(islands) <= high:
        raise PositionError("islands", f"expected {low} to {high} islands, found {len(islands)}", "DT-3")
    seats = len(islands)
    options = read_options(rules, seats, facts)
    states = rules.states()
    clear(states, encode(seats, options))
    s: Any = rules.read(states)
    s.phase, s.round_no, s.events_shown = OVER, ROUNDS, USED_EVENTS
    s.twist[:] = NONE
    s.deck[:] = 0
    read_islands(s, islands)
    for seat, yard in enumerate(row(facts.get("graveyards", [0] * seats), "graveyards", seats)):
        read_yard(s, seat, yard)
    check_conserved(s, whole=False)
    rules.write(s, states)
    read_bonuses(s, states, row(facts.get("bonuses", [0] * seats), "bonuses", seats))
    rules.write(s, states)
    return states


# ------------------------------------------------------------------------------------------------ whole positions


def read_options(rules: Rules, seats: int, data: Mapping[str, Any]) -> dict[str, Any]:
    """The options, with the kinds of the islands from either place."""
    given = dict(mapping(data.get("options", {}), "options"))
    if "kinds" in data:
        kinds = row(data["kinds"], "kinds", seats)
        for seat, kind in enumerate(kinds):
            one_of(kind, KINDS, f"kinds[{seat}]")
        if given.get("kinds") is not None and given["kinds"] != list(kinds):
            raise PositionError("kinds", f"expected {shown(given['kinds'])} by the options", "DT-3")
        given["kinds"] = list(kinds)
    return rules.options(seats, given)


def from_position(rules: Rules, data: Mapping[str, Any]) -> tuple[Any, dict[str, Any]]:
    known(data, KEYS, "")
    seats = number(required(data, "seats"), "seats", *rules.seats)
    options = read_options(rules, seats, data)
    states = rules.states()
    clear(states, encode(seats, options))
    s: Any = rules.read(states)
    read_clock(s, data, pile_of(options["events"]))
    read_twist(s, required(data, "twist"))
    read_islands(s, required(data, "islands"))
    read_attack(s, data)
    read_hands(s, states, rules, data)
    s = rules.read(states)
    read_piles(s, data)
    rules.write(s, states)
    check_attacks(rules, s, states)
    s = rules.read(states)
    read_refills(s, data)
    check_hands(s, states)
    read_bonuses(s, states, row(data.get("bonuses", [0] * seats), "bonuses", seats))
    rules.write(s, states)
    owe(states)
    read_choices(rules, states, data)
    return states, options


def check_attacks(rules: Rules, s: Any, states: Any) -> None:
    """Prepared attacks are legal, none are tied, and it is the attacker's turn to choose."""
    preparing = [seat for seat in range(s.seats) if s.prepared[seat, 0] != NONE]
    for seat in preparing:
        place = f"prepared[{seat}]"
        clause = int(wrong_shape(states, seat))
        if clause:
            raise PositionError(place, "these cards cannot attack together", f"DT-{clause}")
        add_up(states, seat)
        if targets(states, seat) == 0:
            raise PositionError(place, "this attack has no target", "DT-11")
    for seat in preparing:
        for other in preparing[: preparing.index(seat)]:
            if tied(states, seat, other):
                raise PositionError(f"prepared[{seat}]", f"ties with seat {other}, so both are cancelled", "DT-14")
    if s.phase == TARGET:
        check_target(rules.read(states), states, preparing)
    if s.phase == SETTLE and s.attacker in preparing:
        raise PositionError(f"prepared[{s.attacker}]", "expected null, this attack has been made", "DT-16")
    if s.phase == SETTLE and not is_choice(states):
        raise PositionError("phase", "there is nothing to choose: the captured Dino has one place only", "DT-17")


def check_target(s: Any, states: Any, preparing: list[int]) -> None:
    if s.attacker not in preparing:
        raise PositionError(f"prepared[{s.attacker}]", "expected the cards of the attacker", "DT-15")
    first = min(preparing, key=lambda seat: (int(s.total[seat]), seat))
    if s.attacker != first:
        raise PositionError("attacker", f"it is seat {first}'s turn to attack", "DT-15")
    if targets(states, s.attacker) < 2:
        raise PositionError("phase", "there is nothing to choose: the attack has one target only", "DT-15")


def read_refills(s: Any, data: Mapping[str, Any]) -> None:
    """Who refills at the end of the round: told, or else all with fewer cards who neither attack now nor later."""
    others = []
    if s.phase in (TARGET, SETTLE):
        others = [seat for seat in range(s.seats) if seat != s.attacker and s.prepared[seat, 0] == NONE]
    short = [seat for seat in others if s.hand_size[seat] < HAND]
    for k, seat in enumerate(row(data.get("refill", short), "refill")):
        if number(seat, f"refill[{k}]", 0, s.seats - 1) not in short:
            raise PositionError(f"refill[{k}]", f"seat {seat} has nothing to draw at the end of the round", "DT-19")
        s.late |= 1 << seat


def check_hands(s: Any, states: Any) -> None:
    """As long as the first deck lasts, nobody goes short; and first hands have passed the check."""
    for seat in range(s.seats):
        there = int(s.hand_size[seat] + sum(card != NONE for card in s.prepared[seat]))
        moving = seat == s.attacker and s.phase == SETTLE
        if moving or s.late >> seat & 1:
            if there == HAND:
                raise PositionError(f"hands[{seat}]", f"holds {HAND} cards before it was refilled", "DT-19")
        elif there > HAND or (there < HAND and s.reshuffles == 0 and s.deck_size):
            raise PositionError(f"hands[{seat}]", f"holds {there} cards with those prepared, expected {HAND}", "DT-19")
        if s.round_no == 1 and s.phase == PREPARE and uniform_hand(states, seat):
            raise PositionError(f"hands[{seat}]", "five or more of a species are dealt anew", "DT-5")


def read_bonuses(s: Any, states: Any, data: Any) -> None:
    for seat, points in enumerate(data):
        place = f"bonuses[{seat}]"
        if isinstance(points, bool) or not isinstance(points, int) or points not in (0, *ISLAND_BONUS.tolist()):
            raise PositionError(place, f"expected 0, 3, 5 or 10, found {shown(points)}", "DT-31")
        if points and not full_island(states, seat):
            raise PositionError(place, "this island is not full", "DT-31")
        s.bonus[seat] = points
    given = {int(points) for points in s.bonus}
    if (5 in given and 10 not in given) or (3 in given and 5 not in given):
        raise PositionError("bonuses", "the highest bonus still on the table is given first", "DT-31")


def read_choices(rules: Rules, states: Any, data: Mapping[str, Any]) -> None:
    """Unrevealed moves: each legal, and at least one decision still owed."""
    s: Any = rules.read(states)
    for seat, text in enumerate(row(data.get("chosen", [None] * s.seats), "chosen", s.seats)):
        if text is None:
            continue
        place = f"chosen[{seat}]"
        if s.phase not in (NEWBORNS, PREPARE):
            raise PositionError(place, "expected null, nobody decides in secret now")
        action = move_action(s, seat, text) if isinstance(text, str) else -1
        if action < 0:
            raise PositionError(place, f"no such move: {shown(text)}")
        clause = choose(states, seat, action)
        if clause:
            raise PositionError(place, f"{text} is not legal", f"DT-{clause}")
    now: Any = rules.read(states)
    if s.waiting and not now.waiting:
        raise PositionError("chosen", "all choices are in, so they would have been revealed", "DT-13")
