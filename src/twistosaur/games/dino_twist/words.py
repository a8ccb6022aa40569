"""A hand as a word: a byte for each of its places, so that one operation does the same for all of them.

A byte never overflows into the next: cards are below 64, strengths and what is compared with them below 128.
"""

from __future__ import annotations

from typing import Any

from ...kernel import inlined
from .board import HAND, LOW, STRENGTHS

BYTE = 255
EACH = sum(1 << (8 * place) for place in range(HAND))
HIGHEST = EACH << 7
"""One in the byte of each place, and the highest bit of each."""
GATHER = sum(1 << (7 * place) for place in range(HAND))
GATHERED = 7 * (HAND - 1)
ANOTHER_CARD, ANOTHER_SPECIES = 64, 4
"""What no place holds: so that the first one differs from whatever is before it."""


@inlined
def seven(row: Any, seat: int) -> int:
    """A row of seven bytes as a word."""
    word = 0
    for place in range(HAND):
        word |= int(row[seat, place] & BYTE) << (8 * place)
    return word


@inlined
def cards_of(s: Any, seat: int) -> int:
    """The cards of a hand; where there is none, 0."""
    return seven(s.hand, seat) & ((1 << (8 * int(s.hand_size[seat]))) - 1)


@inlined
def put_in(word: int, place: int, byte: int, last: int) -> int:
    """A byte comes in at a place, those from there on move one further, and that of the last place is gone."""
    low, high = (1 << (8 * place)) - 1, (-1 << (8 * last)) << 8
    return word & (low | high) | byte << (8 * place) | (word & ~low) << 8 & ~high


@inlined
def write_cards(row: Any, seat: int, word: int) -> None:
    """A word as a row of cards, of which NONE is a byte of ones."""
    for place in range(HAND):
        row[seat, place] = (((word >> (8 * place)) & BYTE) ^ 128) - 128


@inlined
def write_bytes(row: Any, seat: int, word: int) -> None:
    for place in range(HAND):
        row[seat, place] = (word >> (8 * place)) & BYTE


@inlined
def reaching(word: int, least: int) -> int:
    """1 in each byte that is at least so much."""
    return ((word + (128 - least) * EACH) & HIGHEST) >> 7


@inlined
def count(ones: int) -> int:
    """In how many bytes there is a 1."""
    return (int(ones) * EACH >> (8 * (HAND - 1))) & BYTE


@inlined
def places(ones: int) -> int:
    """The places whose byte is 1, as a mask with a bit for each."""
    return (int(ones) * GATHER >> GATHERED) & ((1 << HAND) - 1)


@inlined
def by_species(cards: int, aqua: int, carni: int, herbi: int, voli: int) -> int:
    """For each card the number of its species."""
    word = aqua * EACH + (carni - aqua) * reaching(cards, STRENGTHS)
    return word + (herbi - carni) * reaching(cards, 2 * STRENGTHS) + (voli - herbi) * reaching(cards, 3 * STRENGTHS)


@inlined
def strengths_of(cards: int) -> int:
    return cards + LOW * EACH - STRENGTHS * by_species(cards, 0, 1, 2, 3)


@inlined
def doubles_of(cards: int) -> int:
    """1 where a card equals the one before."""
    return ((HIGHEST - ((cards ^ (cards << 8 | ANOTHER_CARD)) & (HIGHEST - EACH))) & HIGHEST) >> 7


@inlined
def followers_of(cards: int) -> int:
    """1 where a card is of the same species as the one before."""
    species = by_species(cards, 0, 1, 2, 3)
    return ((HIGHEST - ((species ^ (species << 8 | ANOTHER_SPECIES)) & (HIGHEST - EACH))) & HIGHEST) >> 7
