"""The moment of a Dino Twist position from plain data: phase, round and events, and the attacks under way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import OptionError, PositionError
from ...kernel.data import known, mapping, number, one_of, required, row, shown
from .board import EVENTS, METEORITE, NEWBORNS_EVENT, ROUNDS, SPECIES_OF, TERRITORIES, USED_EVENTS, VOLCANO
from .options import event_code, event_text
from .pieces import at_home, card_code, card_codes
from .state import NEWBORNS, NONE, OVER, SETTLE, TARGET
from .views import PHASES

PHASE_OF = {name: code for code, name in PHASES.items()}
PHASE_NAMES = tuple(PHASE_OF)


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
