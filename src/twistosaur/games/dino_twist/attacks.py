"""What a seat may prepare: attacks, the graveyard, newborns, and why not."""

from __future__ import annotations

from typing import Any

from ...kernel import lowest, rule
from .board import (
    ALL_ALONE,
    BURY_ACTION,
    BURY_ONE_ACTION,
    CARNAGE,
    CARNAGE_BONUS,
    CLOSED,
    COUNT,
    DUO_AT,
    DUOS_WITHIN,
    FIRST_DUOS,
    FURY_BONUS,
    HAND,
    HEADS,
    HELP,
    HELP_DUOS,
    LANDS,
    LIL_REX,
    NEWBORNS_ACTION,
    NO_CARD,
    PASS_ACTION,
    PLACE_MASK,
    PLACES,
    QUAKE,
    SPECIES_DUOS,
    SPECIES_OF,
    STRENGTH,
    THREE_FOR_TWO,
    TRIO_ACTION,
    WORTH,
)
from .state import NONE
from .words import (
    BYTE,
    EACH,
    HIGHEST,
    by_species,
    cards_of,
    doubles_of,
    followers_of,
    places,
    reaching,
    strengths_of,
)

ZERO = 16
"""What stands for 0 in a byte, so that a strength that an event makes up for has room below it."""


@rule
def event_bonus(s: Any, species: int) -> int:
    """DT-24, DT-25."""
    if s.event == species:
        return FURY_BONUS
    return CARNAGE_BONUS if s.event == CARNAGE else 0


@rule
def is_open(s: Any, land: int) -> bool:
    """DT-21."""
    return (s.destroyed >> land) & 1 == 0


@rule
def beats(total: int, dino: int) -> bool:
    """DT-10: strictly weaker."""
    return STRENGTH[dino] < total


@rule
def set_bars(s: Any) -> None:
    """DT-10, once for all seats: what the cards of an attack must exceed to have a target, by species."""
    for species in range(4):
        weakest = CLOSED
        for k in range(2):
            land = LANDS[species, k]
            if is_open(s, land) and STRENGTH[s.twist[land]] < weakest:
                weakest = STRENGTH[s.twist[land]]
        s.bar[species] = weakest if weakest == CLOSED else weakest - event_bonus(s, species)


@rule
def doubles(s: Any, seat: int, place: int) -> bool:
    """Is the card at this place equal to the one before it? Of equal cards the first ones are named."""
    return place > 0 and s.hand[seat, place] == s.hand[seat, place - 1]


@rule
def holds(s: Any, seat: int, action: int) -> bool:
    """Are there cards at all places that an action names, and are they the first of their kind?"""
    mask = PLACE_MASK[action]
    if mask >> s.hand_size[seat] != 0:
        return False
    for k in range(COUNT[action]):
        place = PLACES[action, k]
        if doubles(s, seat, place) and (mask >> (place - 1)) & 1 == 0:
            return False
    return True


# ------------------------------------------------------------------------------------------------ attacks


@rule
def shape_refusal(s: Any, first: int, second: int, third: int) -> int:
    """How many cards of which species may attack together (DT-9, DT-22, DT-23, DT-30)? A card or NONE each."""
    if second == NONE:
        return 0
    if s.event == ALL_ALONE:
        return 23
    mixed = SPECIES_OF[first] != SPECIES_OF[second]
    if third != NONE:
        mixed = mixed or SPECIES_OF[first] != SPECIES_OF[third]
        return 22 if mixed or s.event != THREE_FOR_TWO else 0
    return 30 if mixed and s.event != HELP else 0


@rule
def cards_total(first: int, second: int, third: int) -> int:
    return WORTH[first & NO_CARD] + WORTH[second & NO_CARD] + WORTH[third & NO_CARD]


@rule
def reach_refusal(s: Any, species: int, cards: int) -> int:
    """DT-10; the meteorite (DT-21) is to blame if a territory it has hit is all that such an attack could beat."""
    if cards > s.bar[species]:
        return 0
    for k in range(2):
        land = LANDS[species, k]
        if not is_open(s, land) and STRENGTH[s.twist[land]] < cards + event_bonus(s, species):
            return 21
    return 10


@rule
def attack_refusal(s: Any, seat: int, action: int) -> int:
    if not holds(s, seat, action):
        return 9
    first = s.hand[seat, PLACES[action, 0]]
    second = s.hand[seat, PLACES[action, 1]] if COUNT[action] > 1 else NONE
    third = s.hand[seat, PLACES[action, 2]] if COUNT[action] > 2 else NONE
    if COUNT[action] == 2 and SPECIES_OF[first] == SPECIES_OF[second] and PLACES[action, 0] > PLACES[action, 1]:
        return 9  # the order of a one-species Duo means nothing (DT-30): only the rising one is a move
    wrong = shape_refusal(s, first, second, third)
    return wrong if wrong != 0 else reach_refusal(s, SPECIES_OF[first], cards_total(first, second, third))


# ------------------------------------------------------------------------------------------------ graveyard


@rule
def strength_at(s: Any, seat: int, land: int) -> int:
    """The own Dino's strength; an empty place counts 0 (DT-12)."""
    return WORTH[s.island[seat, land] & NO_CARD]


@rule
def weakest_own(s: Any, seat: int) -> int:
    weakest = strength_at(s, seat, 0)
    for land in range(1, 8):
        weakest = min(weakest, strength_at(s, seat, land))
    return weakest


@rule
def gain_wanted(s: Any, seat: int, species: int, weakest: int) -> int:
    """DT-12: what the cards of an attack must exceed to have a target stronger than the own Dino that it would meet.

    That one is, for a Lil' Rex, the weakest of its island.
    """
    least = CLOSED
    for k in range(2):
        land = LANDS[species, k]
        prey = WORTH[s.twist[land] & NO_CARD]
        other = land ^ 1 if s.event == QUAKE else land
        own = min(strength_at(s, seat, land), strength_at(s, seat, other)) if weakest == NONE else weakest
        least = min(least, prey if (prey > own) & is_open(s, land) else CLOSED)
    return least - event_bonus(s, species)


@rule
def can_gain(s: Any, seat: int) -> bool:
    """DT-12: has some legal attack a target stronger than the own Dino it would meet?"""
    weakest = weakest_own(s, seat) if s.kind[seat] == LIL_REX else NONE
    cards = cards_of(s, seat)
    wanted = by_species(
        cards,
        gain_wanted(s, seat, 0, weakest),
        gain_wanted(s, seat, 1, weakest),
        gain_wanted(s, seat, 2, weakest),
        gain_wanted(s, seat, 3, weakest),
    )
    enough = (strongest(s, cards) + HIGHEST - EACH - wanted) & HIGHEST
    return enough & ((1 << (8 * s.hand_size[seat])) - 1) != 0


@rule
def strongest(s: Any, cards: int) -> int:
    """For each card the strongest attack that it can lead.

    A hand is sorted: of those with no stronger card in it, that with the cards before it, if they are of its species.
    With help (DT-30) the strongest of all others comes along.
    """
    strength = strengths_of(cards)
    if s.event == ALL_ALONE:
        return strength
    if s.event == HELP:
        return strength + strongest_other(strength)
    follows = followers_of(cards) * BYTE
    total = strength + (strength << 8 & follows)
    return total + (strength << 16 & follows & follows << 8) if s.event == THREE_FOR_TWO else total


@rule
def strongest_other(strength: int) -> int:
    """For each card the strength of the strongest other one."""
    best, second = 0, 0
    for place in range(HAND):
        one = (strength >> (8 * place)) & BYTE
        second = max(second, min(best, one))
        best = max(best, one)
    return best * EACH - (best - second) * reaching(strength, best)


@rule
def bury_refusal(s: Any, seat: int, action: int) -> int:
    if not holds(s, seat, action) or (COUNT[action] == 1 and s.hand_size[seat] > 1):
        return 12
    return 12 if can_gain(s, seat) else 0


@rule
def prepare_refusal(s: Any, seat: int, action: int) -> int:
    if action < BURY_ACTION:
        return attack_refusal(s, seat, action)
    if action < NEWBORNS_ACTION:
        return bury_refusal(s, seat, action)
    return 12 if s.hand_size[seat] > 0 else 0


# ------------------------------------------------------------------------------------------------ all of them


@rule
def helping(strength: int, wanted: int) -> int:
    """Pairs of cards where the second helps the first to a target: bit 8 * i + j for place i with j.

    All that a card would help are compared with it at once: the highest bit of a byte is left where it is enough.
    """
    pairs = 0
    for place in range(HAND):
        helper = ((strength >> (8 * place)) & BYTE) * EACH
        pairs |= ((helper + HIGHEST - wanted) & HIGHEST) >> (7 - place)
    return pairs


@rule
def write_attacks(s: Any, seat: int, out: Any) -> int:
    """Single attacks are all written down and only legal ones counted: that leaves the processor no branch to guess."""
    cards, size = cards_of(s, seat), s.hand_size[seat]
    strength = strengths_of(cards)
    wanted = by_species(cards, s.bar[0], s.bar[1], s.bar[2], s.bar[3]) + (ZERO + 1) * EACH - strength
    doubled = places(doubles_of(cards))
    single = places(EACH - reaching(wanted, ZERO + 1)) & ~doubled & ((1 << size) - 1)
    n = 0
    for place in range(HAND):
        out[n] = place
        n += (single >> place) & 1
    if s.event == ALL_ALONE:
        return n
    follows = places(followers_of(cards))
    shapes = HELP_DUOS[follows] if s.event == HELP else SPECIES_DUOS[follows]
    pairs = helping(strength + ZERO * EACH, wanted) & shapes & FIRST_DUOS[doubled] & DUOS_WITHIN[size]
    while pairs != 0:
        out[n] = DUO_AT[lowest(pairs)]
        pairs &= pairs - 1
        n += 1
    return write_trios(s, seat, doubled, follows, out, n) if s.event == THREE_FOR_TWO else n


@rule
def write_trios(s: Any, seat: int, doubled: int, follows: int, out: Any, n: int) -> int:
    """DT-22."""
    blocked = blocked_places(s, seat, doubled)
    for action in range(TRIO_ACTION, BURY_ACTION):
        first, second, third = PLACES[action, 0], PLACES[action, 1], PLACES[action, 2]
        if HEADS[action] & blocked == 0 and ~follows & ((2 << third) - (2 << first)) == 0:
            card = s.hand[seat, first]
            total = cards_total(card, s.hand[seat, second], s.hand[seat, third])
            out[n] = action
            n += total > s.bar[SPECIES_OF[card]]
    return n


@rule
def blocked_places(s: Any, seat: int, doubled: int) -> int:
    """What `HEADS` of an action must have nothing in common with: places of cards equal to the one before, and those
    without a card."""
    everywhere = (1 << HAND) - 1
    return doubled | (everywhere << s.hand_size[seat] & everywhere) << HAND


@rule
def write_named(s: Any, seat: int, first: int, last: int, out: Any, n: int) -> int:
    """The actions from one number to another that name cards in hand, the first of equal ones."""
    blocked = blocked_places(s, seat, places(doubles_of(cards_of(s, seat))))
    for action in range(first, last):
        out[n] = action
        n += HEADS[action] & blocked == 0
    return n


@rule
def legal_prepare(s: Any, seat: int, out: Any) -> int:
    size = s.hand_size[seat]
    if size == 0:
        out[0] = PASS_ACTION
        return 1
    n = write_attacks(s, seat, out)
    if can_gain(s, seat):
        return n
    if size == 1:
        out[n] = BURY_ONE_ACTION
        return n + 1
    return write_named(s, seat, BURY_ACTION, BURY_ONE_ACTION, out, n)


@rule
def legal_newborns(s: Any, seat: int, out: Any) -> int:
    """DT-29: nothing, or one to three cards."""
    return write_named(s, seat, NEWBORNS_ACTION, PASS_ACTION, out, 0)
