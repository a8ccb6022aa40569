"""What a seat may prepare: attacks, the graveyard, newborns, and why not."""

from __future__ import annotations

from typing import Any

from ...kernel import rule
from .board import (
    ALL_ALONE,
    BURY_ACTION,
    BURY_OF,
    BURY_ONE_ACTION,
    CARNAGE,
    CARNAGE_BONUS,
    CLOSED,
    COUNT,
    DUO_OF,
    FURY_BONUS,
    HELP,
    LANDS,
    LIL_REX,
    NEWBORNS_ACTION,
    PASS_ACTION,
    PLACE_MASK,
    PLACES,
    QUAKE,
    SPECIES_OF,
    STRENGTH,
    SWAP_THREE_OF,
    SWAP_TWO_OF,
    THREE_FOR_TWO,
    TRIO_OF,
)
from .state import NONE


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
    total = STRENGTH[first]
    if second != NONE:
        total += STRENGTH[second]
    if third != NONE:
        total += STRENGTH[third]
    return total


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
    return 0 if s.island[seat, land] == NONE else STRENGTH[s.island[seat, land]]


@rule
def own_dino(s: Any, seat: int, land: int) -> int:
    """DT-12: the strength of the own Dino that one captured on this territory would meet."""
    if s.kind[seat] == LIL_REX:
        weakest = strength_at(s, seat, 0)
        for cell in range(1, 8):
            weakest = min(weakest, strength_at(s, seat, cell))
        return weakest
    if s.event == QUAKE:
        return min(strength_at(s, seat, land), strength_at(s, seat, land ^ 1))
    return strength_at(s, seat, land)


@rule
def strongest_helper(s: Any, seat: int, species: int) -> int:
    """DT-30: the most that a card of another species can add."""
    most = 0
    for place in range(s.hand_size[seat]):
        if SPECIES_OF[s.hand[seat, place]] != species:
            most = max(most, STRENGTH[s.hand[seat, place]])
    return most


@rule
def can_gain(s: Any, seat: int) -> bool:
    """DT-12: has some legal attack a target stronger than the own Dino it would meet?

    A hand is sorted, so the strongest attack of each species is made of the last cards of its run.
    """
    most = 1 if s.event == ALL_ALONE else (3 if s.event == THREE_FOR_TWO else 2)
    place = int(s.hand_size[seat]) - 1
    while place >= 0:
        species = SPECIES_OF[s.hand[seat, place]]
        top = STRENGTH[s.hand[seat, place]]
        total, used = 0, 0
        while place >= 0 and SPECIES_OF[s.hand[seat, place]] == species:
            if used < most:
                total += STRENGTH[s.hand[seat, place]]
                used += 1
            place -= 1
        if s.event == HELP:
            total = max(total, top + strongest_helper(s, seat, species))
        if total > s.bar[species]:
            total += event_bonus(s, species)
            for k in range(2):
                land = LANDS[species, k]
                prey = STRENGTH[s.twist[land]]
                if prey < total and is_open(s, land) and prey > own_dino(s, seat, land):
                    return True
    return False


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
def write_attacks(s: Any, seat: int, out: Any) -> int:
    """Every attack is written down and only a legal one is counted: that leaves the processor no branch to guess."""
    n = 0
    size = s.hand_size[seat]
    before = NONE
    for i in range(size):
        card = s.hand[seat, i]
        out[n] = i
        n += 1 if (STRENGTH[card] > s.bar[SPECIES_OF[card]]) & (card != before) else 0
        before = card
    if s.event == ALL_ALONE:
        return n
    if s.event == HELP:
        return write_help_duos(s, seat, out, n)
    before = NONE
    for i in range(size - 1):
        first = s.hand[seat, i]
        species = SPECIES_OF[first]
        rest = s.bar[species] - STRENGTH[first] if first != before else CLOSED
        before = first
        last = NONE
        j = i + 1
        while j < size and SPECIES_OF[s.hand[seat, j]] == species:
            card = s.hand[seat, j]
            out[n] = DUO_OF[i, j]
            n += 1 if (STRENGTH[card] > rest) & (card != last) else 0
            last = card
            j += 1
    return write_trios(s, seat, out, n) if s.event == THREE_FOR_TWO else n


@rule
def write_help_duos(s: Any, seat: int, out: Any, n: int) -> int:
    """DT-30: any two cards, the first names the species; of one species only in rising order."""
    size = s.hand_size[seat]
    for i in range(size):
        if doubles(s, seat, i):
            continue
        card = s.hand[seat, i]
        rest = s.bar[SPECIES_OF[card]] - STRENGTH[card]
        for j in range(size):
            other = s.hand[seat, j]
            if j == i or STRENGTH[other] <= rest or (j < i and SPECIES_OF[other] == SPECIES_OF[card]):
                continue
            if j == i + 1 or not doubles(s, seat, j):
                out[n] = DUO_OF[i, j]
                n += 1
    return n


@rule
def write_trios(s: Any, seat: int, out: Any, n: int) -> int:
    """DT-22."""
    size = s.hand_size[seat]
    for i in range(size - 2):
        if doubles(s, seat, i):
            continue
        species = SPECIES_OF[s.hand[seat, i]]
        for j in range(i + 1, size - 1):
            if SPECIES_OF[s.hand[seat, j]] != species or (j > i + 1 and doubles(s, seat, j)):
                continue
            rest = s.bar[species] - STRENGTH[s.hand[seat, i]] - STRENGTH[s.hand[seat, j]]
            for k in range(j + 1, size):
                card = s.hand[seat, k]
                if SPECIES_OF[card] == species and STRENGTH[card] > rest and (k == j + 1 or not doubles(s, seat, k)):
                    out[n] = TRIO_OF[i, j, k]
                    n += 1
    return n


@rule
def write_burials(s: Any, seat: int, out: Any, n: int) -> int:
    size = s.hand_size[seat]
    if size == 1:
        out[n] = BURY_ONE_ACTION
        return n + 1
    for i in range(size - 1):
        if not doubles(s, seat, i):
            for j in range(i + 1, size):
                if j == i + 1 or not doubles(s, seat, j):
                    out[n] = BURY_OF[i, j]
                    n += 1
    return n


@rule
def legal_prepare(s: Any, seat: int, out: Any) -> int:
    if s.hand_size[seat] == 0:
        out[0] = PASS_ACTION
        return 1
    n = write_attacks(s, seat, out)
    return n if can_gain(s, seat) else write_burials(s, seat, out, n)


@rule
def legal_newborns(s: Any, seat: int, out: Any) -> int:
    """DT-29: nothing, or one to three cards."""
    size = s.hand_size[seat]
    out[0] = NEWBORNS_ACTION
    n = 1
    for i in range(size):
        if not doubles(s, seat, i):
            out[n] = NEWBORNS_ACTION + 1 + i
            n += 1
    for i in range(size - 1):
        if not doubles(s, seat, i):
            for j in range(i + 1, size):
                if j == i + 1 or not doubles(s, seat, j):
                    out[n] = SWAP_TWO_OF[i, j]
                    n += 1
    for i in range(size - 2):
        if doubles(s, seat, i):
            continue
        for j in range(i + 1, size - 1):
            if j > i + 1 and doubles(s, seat, j):
                continue
            for k in range(j + 1, size):
                if k == j + 1 or not doubles(s, seat, k):
                    out[n] = SWAP_THREE_OF[i, j, k]
                    n += 1
    return n
