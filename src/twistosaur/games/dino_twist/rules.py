"""The rules of Dino Twist: who decides, what is legal and why not, and what happens then."""

from __future__ import annotations

from typing import Any

from ...kernel import CHANCE, GAME_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN, draw, draw_byte, rule
from .attacks import holds, legal_newborns, legal_prepare, prepare_refusal, set_bars
from .battle import (
    attack_total,
    cancel_ties,
    end_round,
    is_possible_place,
    is_target,
    may_decline,
    next_attack,
    settle,
    strike,
    target_refusal,
)
from .board import (
    ACTIONS,
    BURY_ACTION,
    COUNT,
    DECLINE_ACTION,
    EVENT_TYPES,
    HAND,
    LANDS,
    NEWBORNS_ACTION,
    NEWBORNS_EVENT,
    PASS_ACTION,
    PLACE_MASK,
    PLACES,
    SAME_SPECIES,
    SETTLE_ACTION,
    SPECIES_OF,
    TARGET_ACTION,
    TWISTER,
    TYPES,
    USED_EVENTS,
    VOLCANO,
)
from .cards import bury, discard, draw_card, give_up, locate, must_draw
from .state import ATTACK, EVENT, LATE, NEWBORNS, NONE, OVER, PREPARE, REDRAW, REFILL, SETTLE, TARGET, everybody


@rule
def acting(s: Any) -> int:
    return s.waiting


@rule
def over(s: Any) -> bool:
    return s.phase == OVER


# ------------------------------------------------------------------------------------------------ why not?


@rule
def action_refusal(s: Any, seat: int, action: int) -> int:
    """The clause that forbids an action of a seat in a phase where it decides, or 0."""
    if action < BURY_ACTION or action == PASS_ACTION:
        return prepare_refusal(s, seat, action) if s.phase == PREPARE else 9
    if action < NEWBORNS_ACTION:
        return prepare_refusal(s, seat, action) if s.phase == PREPARE else 12
    if action < PASS_ACTION:
        return 0 if s.phase == NEWBORNS and holds(s, seat, action) else 29
    if action < SETTLE_ACTION:
        return target_refusal(s, action - TARGET_ACTION) if s.phase == TARGET else 15
    if s.phase != SETTLE:
        return 17
    allowed = may_decline(s) if action == DECLINE_ACTION else is_possible_place(s, action - SETTLE_ACTION)
    return 0 if allowed else 17


@rule
def refusal(s: Any, seat: int, action: int) -> int:
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if s.phase == OVER:
        return GAME_OVER
    if seat < 0 or (s.waiting >> seat) & 1 == 0:
        return NOT_YOUR_TURN
    return action_refusal(s, seat, action)


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    if seat < 0 or (s.waiting >> seat) & 1 == 0:
        return 0
    if s.phase == PREPARE:
        return legal_prepare(s, seat, out)
    if s.phase == NEWBORNS:
        return legal_newborns(s, seat, out)
    n = 0
    if s.phase == TARGET:
        species = SPECIES_OF[s.prepared[seat, 0]]
        for k in range(2):
            out[n] = TARGET_ACTION + LANDS[species, k]
            n += is_target(s, LANDS[species, k])
        return n
    for land in range(8):
        out[n] = SETTLE_ACTION + land
        n += is_possible_place(s, land)
    out[n] = DECLINE_ACTION
    return n + may_decline(s)


# ------------------------------------------------------------------------------------------------ chance


@rule
def odds(s: Any, out: Any) -> int:
    """The next event (DT-4, DT-8) or a card out of the deck (DT-5, DT-19)."""
    if s.phase == EVENT:
        for k in range(s.pile_types):
            out[k] = s.pile_left[k]
        return s.pile_types
    for card in range(TYPES):
        out[card] = s.deck[card]
    return TYPES


@rule
def sample(s: Any, bits: Any, _out: Any) -> int:
    """Straight out of the deck or the pile: to write the weights down would be most of the work of a draw."""
    if s.phase == EVENT:
        return draw(s.pile_left, EVENT_TYPES, bits)
    return draw_byte(s.deck, TYPES, s.deck_size, bits)


@rule
def show_event(s: Any, k: int) -> None:
    """DT-8, DT-26: a Volcano goes straight on to the next card, which may be the Big Rock."""
    s.pile_left[k] -= 1
    s.events_shown += 1
    event = s.pile_event[k]
    if event == VOLCANO:
        if s.events_shown == USED_EVENTS:
            s.phase = OVER
        return
    s.event = event
    s.destroyed = s.pile_hits[k]
    s.round_no += 1
    if event == TWISTER:
        swap_dinos(s)
    ask(s, NEWBORNS if event == NEWBORNS_EVENT else PREPARE)


@rule
def swap_dinos(s: Any) -> None:
    """DT-28."""
    for species in range(4):
        one, other = LANDS[species, 0], LANDS[species, 1]
        dino = s.twist[one]
        s.twist[one] = s.twist[other]
        s.twist[other] = dino


@rule
def is_uniform(s: Any, seat: int) -> bool:
    """DT-5: five or more of a species."""
    run = 0
    for place in range(s.hand_size[seat]):
        same = place > 0 and SPECIES_OF[s.hand[seat, place]] == SPECIES_OF[s.hand[seat, place - 1]]
        run = run + 1 if same else 1
        if run == SAME_SPECIES:
            return True
    return False


@rule
def deal_anew(s: Any) -> bool:
    """DT-5: the first hand that does not pass goes back into the deck; False if all pass.

    Hands before it have passed already and are not touched, so the first to fail is always the one being checked.
    """
    for seat in range(s.seats):
        if is_uniform(s, seat):
            for place in range(HAND):
                s.deck[s.hand[seat, place]] += 1
            s.deck_size += HAND
            give_up(s, seat, (1 << HAND) - 1)
            s.owed[seat] = HAND
            return True
    return False


# ------------------------------------------------------------------------------------------------ what happens


@rule
def ask(s: Any, phase: int) -> None:
    """Everybody decides, secretly and at once."""
    s.phase = phase
    s.waiting = everybody(s)
    if phase == PREPARE:
        set_bars(s)


@rule
def apply(s: Any, seat: int, action: int) -> None:
    if seat == CHANCE:
        if s.phase == EVENT:
            show_event(s, action)
            return
        if draw_card(s, action):
            return
    elif s.phase == TARGET:
        strike(s, action - TARGET_ACTION)
    elif s.phase == SETTLE:
        settle(s, NONE if action == DECLINE_ACTION else action - SETTLE_ACTION)
    else:
        s.chosen[seat] = action
        s.waiting &= ~(1 << seat)
        if s.waiting != 0:
            return
        if s.phase == NEWBORNS:
            swap_cards(s)
        else:
            reveal(s)
    proceed(s)


@rule
def retract(s: Any, seat: int) -> bool:
    if seat < 0 or seat >= s.seats or s.chosen[seat] == NONE:
        return False
    s.chosen[seat] = NONE
    s.waiting |= 1 << seat
    return True


@rule
def proceed(s: Any) -> None:
    """Go on until somebody must decide, chance must draw, or the game is over."""
    going = s.waiting == 0
    while going:
        if s.phase == ATTACK:
            going = next_attack(s)
        elif s.phase == EVENT or s.phase == OVER or must_draw(s):
            going = False
        elif s.phase == REFILL:
            s.phase = ATTACK
        elif s.phase == LATE:
            end_round(s)
        elif s.phase == REDRAW or not deal_anew(s):
            ask(s, PREPARE)
            going = False


@rule
def swap_cards(s: Any) -> None:
    """DT-29: all are discarded first, then each draws as many, in seat order."""
    for seat in range(s.seats):
        action = s.chosen[seat]
        s.chosen[seat] = NONE
        for k in range(COUNT[action]):
            card = s.hand[seat, PLACES[action, k]]
            locate(s, card, s.hand_deck[seat, PLACES[action, k]])
            discard(s, card)
        give_up(s, seat, PLACE_MASK[action])
        s.owed[seat] = COUNT[action]
    s.phase = REDRAW


@rule
def reveal(s: Any) -> None:
    """DT-13: the last choice is in; all are shown at once."""
    s.late = 0
    for seat in range(s.seats):
        action = s.chosen[seat]
        s.chosen[seat] = NONE
        if action < BURY_ACTION:
            show_attack(s, seat, action)
        else:
            s.late |= 1 << seat
            if action != PASS_ACTION:
                for k in range(COUNT[action]):
                    place = PLACES[action, k]
                    bury(s, seat, s.hand[seat, place], s.hand_deck[seat, place])
                give_up(s, seat, PLACE_MASK[action])
    for species in range(4):
        s.bar[species] = 0
    cancel_ties(s)
    s.phase = ATTACK


@rule
def show_attack(s: Any, seat: int, action: int) -> None:
    for k in range(COUNT[action]):
        place = PLACES[action, k]
        s.prepared[seat, k] = s.hand[seat, place]
        locate(s, s.hand[seat, place], s.hand_deck[seat, place])
    give_up(s, seat, PLACE_MASK[action])
    s.total[seat] = attack_total(s, seat)
