"""Positions of Dino Twist from plain data: checked against the rules, with errors that name place and clause."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import OptionError, PositionError, Rules, rule
from ...kernel.data import known, mapping, number, one_of, required, row, shown
from .attacks import set_bars, shape_refusal
from .battle import attack_total, is_full, may_decline, target_refusal, ties
from .board import (
    EVENTS,
    HAND,
    ISLAND_BONUS,
    KINDS,
    METEORITE,
    NEWBORNS_EVENT,
    QUAKE,
    ROUNDS,
    SPECIES_OF,
    T_REX,
    TERRITORIES,
    USED_EVENTS,
    VOLCANO,
)
from .cards import remember
from .notation import move_action
from .options import encode, event_code, event_text, pile_of
from .pieces import (
    at_home,
    card_code,
    card_codes,
    check_conserved,
    read_hands,
    read_islands,
    read_piles,
    read_twist,
    read_yard,
)
from .rules import action_refusal, is_uniform
from .state import NEWBORNS, NONE, OVER, PREPARE, SETTLE, TARGET, everybody, new
from .views import PHASES

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
PHASE_OF = {name: code for code, name in PHASES.items()}
PHASE_NAMES = tuple(PHASE_OF)


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


def read_clock(s: Any, data: Mapping[str, Any], box: Mapping[tuple[int, int], int]) -> None:
    """Phase, round, and the event pile, which says how many rounds there were."""
    s.phase = PHASE_OF[PHASE_NAMES[one_of(required(data, "phase"), PHASE_NAMES, "phase")]]
    s.round_no = number(required(data, "round"), "round", 1, ROUNDS)
    read_pile(s, row(required(data, "events"), "events"), box)
    event = data.get("event")
    playing = s.phase != OVER and s.round_no > 1
    if playing != (event is not None):
        raise PositionError("event", "expected an event" if playing else "expected null, no event is active", "DT-8")
    s.event = one_of(event, EVENTS, "event") if playing else NONE
    if s.event == VOLCANO:
        raise PositionError("event", "a Volcano makes way for the next event at once", "DT-26")
    if s.phase == NEWBORNS and s.event != NEWBORNS_EVENT:
        raise PositionError("phase", "cards are swapped with the event newborns only", "DT-29")
    lands = row(data.get("destroyed", []), "destroyed")
    for k, name in enumerate(lands):
        s.destroyed |= 1 << one_of(name, TERRITORIES, f"destroyed[{k}]")
    check_event(s, box)


def read_pile(s: Any, cards: Any, box: Mapping[tuple[int, int], int]) -> None:
    left = dict.fromkeys(box, 0)
    for k, text in enumerate(cards):
        try:
            code = event_code(text)
        except OptionError:
            raise PositionError(f"events[{k}]", f"no such event: {shown(text)}", "DT-6") from None
        if code not in box:
            raise PositionError(f"events[{k}]", f"{text} is not among the events of this game", "DT-6")
        left[code] += 1
    for k, (code, there) in enumerate(left.items()):
        if there > box[code]:
            raise PositionError("events", f"{there} x {event_text(*code)}, expected {box[code]} at most", "DT-6")
        s.pile_left[k] = there
    s.events_shown = sum(box.values()) - len(cards)


def check_event(s: Any, box: Mapping[tuple[int, int], int]) -> None:
    """What is left of the events fits the round, and the active one is no longer among them."""
    shown_of = {code: count - int(s.pile_left[k]) for k, (code, count) in enumerate(box.items())}
    if s.events_shown > USED_EVENTS:
        raise PositionError("events", f"{s.events_shown} events were shown, expected {USED_EVENTS} at most", "DT-4")
    rounds = 1 + s.events_shown - sum(n for (event, _), n in shown_of.items() if event == VOLCANO)
    if rounds != s.round_no:
        raise PositionError("round", f"expected {rounds} by the events that are left", "DT-8")
    if s.phase == OVER and s.events_shown < USED_EVENTS:
        raise PositionError("phase", f"not before {USED_EVENTS} events were shown", "DT-8")
    if s.event != METEORITE and s.destroyed:
        raise PositionError("destroyed", "expected an empty list without a meteorite", "DT-21")
    if s.event != NONE and shown_of.get((int(s.event), int(s.destroyed)), 0) < 1:
        name = event_text(int(s.event), int(s.destroyed))
        raise PositionError("event", f"{name} is still among the events that are left, or not in the box", "DT-4")


def read_attack(s: Any, data: Mapping[str, Any]) -> None:
    """Who attacks, the attacks to come, and the captured Dino on its way."""
    attacking = s.phase in (TARGET, SETTLE)
    attacker = data.get("attacker")
    if attacking != (attacker is not None):
        raise PositionError(
            "attacker", "expected a seat" if attacking else "expected null, nobody attacks now", "DT-15"
        )
    s.attacker = number(attacker, "attacker", 0, s.seats - 1) if attacking else NONE
    for seat, cards in enumerate(row(data.get("prepared", [None] * s.seats), "prepared", s.seats)):
        if cards is None:
            continue
        place = f"prepared[{seat}]"
        if not attacking:
            raise PositionError(place, "expected null, no attack is revealed now", "DT-13")
        codes = card_codes(cards, place)
        if not 1 <= len(codes) <= 3:
            raise PositionError(place, f"expected 1 to 3 cards, found {len(codes)}", "DT-9")
        if len({int(SPECIES_OF[card]) for card in codes}) == 1:
            codes.sort()
        s.prepared[seat] = [*codes, *[NONE] * (3 - len(codes))]
    captured = data.get("captured")
    if (s.phase == SETTLE) != (captured is not None):
        problem = "expected a card and its territory" if s.phase == SETTLE else "expected null, nothing is captured now"
        raise PositionError("captured", problem, "DT-17")
    if captured is not None:
        read_captured(s, mapping(captured, "captured"))


def read_captured(s: Any, captured: Mapping[str, Any]) -> None:
    known(captured, ("card", "territory"), "captured")
    s.captured = card_code(required(captured, "card", "captured"), "captured.card", baby=True)
    s.captured_from = one_of(required(captured, "territory", "captured"), TERRITORIES, "captured.territory")
    at_home(s.captured, s.captured_from, "captured.card")


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
