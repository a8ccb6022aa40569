"""What lies on a table of Dino Twist as plain data: views for an audience, positions for who may know all."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypedDict

from ...kernel import CommonView, StandIn, as_python
from .attacks import beats, cards_total, event_bonus, is_open, shape_refusal
from .battle import bonuses_given
from .board import (
    ATTACKS,
    CARDS,
    EVENTS,
    ISLAND_BONUS,
    KINDS,
    LANDS,
    MAX_SEATS,
    SOURCES,
    SPECIES_OF,
    STRENGTH,
    TERRITORIES,
    USED_EVENTS,
    Event,
    Kind,
    Territory,
)
from .hidden import has_chosen
from .notation import attack_text, card_list, held, move_text, spoken
from .options import DinoTwistOptions, event_text, territories_of
from .scoring import claws_of, leads
from .state import NEWBORNS, NONE, OVER, PREPARE, SETTLE, TARGET

PHASES = {NEWBORNS: "newborns", PREPARE: "prepare", TARGET: "target", SETTLE: "settle", OVER: "over"}

Lands = dict[Territory, str | None]


class Captured(TypedDict):
    """A captured Dino that looks for its place."""

    card: str
    territory: Territory
    """Where it was captured."""


class Graveyard(TypedDict):
    """The cards in a graveyard: cancelled ones lie open, buried ones face down (DT-20)."""

    cancelled: list[str]
    buried: list[str] | None
    """Null for everybody but their owner."""


class Reshuffles(TypedDict):
    """Which deck each card in a hand, and each one buried, was drawn from: everybody has seen that."""

    count: int
    hands: list[list[int]]
    buried: list[list[int]]


class Attack(TypedDict):
    """What an attack would count (DT-13)."""

    parts: list[int]
    """The strengths of its cards, in the order of the move; then what the event adds, if anything."""
    total: int
    targets: list[Territory]
    """The territories it could attack as Twist Island lies now (DT-10)."""


class DinoTwistView(CommonView):
    """A game of Dino Twist as an audience sees it. A card is a letter and a strength, such as V5."""

    game: Literal["dino-twist"]
    options: DinoTwistOptions
    twist: Lands
    """Twist Island: the Dino on each territory."""
    islands: list[Lands]
    """By seat."""
    kinds: list[Kind]
    """By seat: the side of its island that is up."""
    discard: list[str]
    """The cards of the discard pile."""
    events: list[str]
    """The event cards that have not been shown yet, in the order of the rules."""
    event: Event | None
    """The event of this round."""
    destroyed: list[Territory]
    """What its meteorite has hit (DT-21)."""
    round: int
    rounds: int
    """How many rounds the game has as far as anybody knows: a Volcano to come would take one away (DT-26)."""
    events_left: int
    """Events of the pile that are still to come before the Big Rock (DT-4)."""
    volcanoes: int
    """Volcanoes that have come so far, each of which took a round away."""
    phase: Literal["newborns", "prepare", "target", "settle", "over", "chance"]
    prepared: list[list[str] | None]
    """By seat: the cards of a revealed attack that is still to come, its species first."""
    totals: list[int | None]
    """By seat: what that attack counts (DT-13)."""
    attacker: int | None
    captured: Captured | None
    bonuses: list[int]
    """By seat: points for a full island (DT-31)."""
    bonuses_left: list[int]
    """The bonuses for a full island that are still to be had, the next one first."""
    claws: list[int]
    """By seat: Big Claw Dinos on its island."""
    claws_leaders: list[int]
    """The seats that would get the Big Claws bonus now (DT-32)."""
    refill: list[int]
    """The seats that draw at the end of the round (DT-19)."""
    reshuffles: Reshuffles | None
    """Null while there was only one deck."""
    graveyards: list[Graveyard]
    graveyard_sizes: list[int]
    hands: list[list[str] | None]
    """The own hand; the others' are null."""
    hand_sizes: list[int]
    deck_size: int
    chosen: list[str | None]
    """The own move that is not revealed yet; the others' are null."""
    has_chosen: list[bool]
    """By seat: has a move that is not revealed yet."""
    attacks: dict[str, Attack] | None
    """While preparing: what each attack of the own hand would count, legal or not, by its move."""
    plan: Literal["target"] | None
    """While preparing: a territory can be kept for after the reveal, when it means the move of this verb."""


# ------------------------------------------------------------------------------------------------ pieces


def card_name(code: Any) -> str | None:
    return None if code == NONE else CARDS[int(code)]


def counted(counts: Any) -> list[str]:
    return [CARDS[k] for k, count in enumerate(counts.tolist()) for _ in range(count)]


def seats_of(mask: int) -> list[int]:
    return [seat for seat in range(MAX_SEATS) if mask >> seat & 1]


def lands(cells: Any) -> Lands:
    return {name: card_name(code) for name, code in zip(TERRITORIES, cells.tolist(), strict=True)}


def buried(s: Any, seat: int) -> list[str]:
    return card_list(s.buried[seat, : int(s.buried_size[seat])])


def decks_of(s: Any) -> Reshuffles | None:
    """From which deck each card in a hand or buried was drawn, where there was more than one deck."""
    if s.reshuffles == 0:
        return None
    return {
        "count": s.reshuffles,
        "hands": [s.hand_deck[i, : int(s.hand_size[i])].tolist() for i in range(s.seats)],
        "buried": [s.buried_deck[i, : int(s.buried_size[i])].tolist() for i in range(s.seats)],
    }


class Preparing(NamedTuple):
    """As much of a state as the strength and the reach of an attack hang on."""

    event: int
    destroyed: int
    twist: tuple[int, ...]


@lru_cache(4096)
def attacks_of(hand: tuple[int, ...], moment: Preparing) -> dict[str, Attack]:
    """What each attack of a hand would count, if its cards may attack together at all. Shared, not to be changed."""
    out: dict[str, Attack] = {}
    for places in ATTACKS:
        if max(places) >= len(hand):
            continue
        cards = [hand[place] for place in places]
        three = (*cards, NONE, NONE)[:3]
        if as_python(shape_refusal)(moment, *three):
            continue
        bonus = int(as_python(event_bonus)(moment, SPECIES_OF[cards[0]]))
        total = int(as_python(cards_total)(*three)) + bonus
        parts = [int(STRENGTH[card]) for card in spoken(cards)]
        out[attack_text(cards)] = {
            "parts": [*parts, bonus] if bonus else parts,
            "total": total,
            "targets": targets_of(int(SPECIES_OF[cards[0]]), total, moment),
        }
    return out


@lru_cache(4096)
def targets_of(species: int, total: int, moment: Preparing) -> list[Territory]:
    """What an attack could hit if its turn came now. Shared, not to be changed."""
    return [
        TERRITORIES[land]
        for land in LANDS[species].tolist()
        if as_python(beats)(total, moment.twist[land]) and as_python(is_open)(moment, land)
    ]


class Claws(NamedTuple):
    """As much of a state as the Big Claws on an island hang on."""

    claws: int
    island: dict[tuple[int, int], int]


@lru_cache(4096)
def claws_on(island: tuple[int, ...], claws: int) -> int:
    cells = {(0, land): card for land, card in enumerate(island)}
    return int(as_python(claws_of)(Claws(claws, cells), 0))


def claws_leaders(claws: list[int]) -> list[int]:
    return [seat for seat, own in enumerate(claws) if all(as_python(leads)(own, other) for other in claws)]


# ------------------------------------------------------------------------------------------------ views and positions


def on_the_table(s: Any) -> dict[str, Any]:
    """What lies there for everybody to see."""
    seats = range(s.seats)
    pile = zip(s.pile_event.tolist(), s.pile_hits.tolist(), s.pile_left.tolist(), strict=True)
    captured = None
    if s.captured != NONE:
        captured = {"card": CARDS[s.captured], "territory": TERRITORIES[s.captured_from]}
    return {
        "seats": s.seats,
        "twist": lands(s.twist),
        "islands": [lands(s.island[seat]) for seat in seats],
        "kinds": [KINDS[kind] for kind in s.kind[: s.seats].tolist()],
        "discard": counted(s.discard),
        "events": [event_text(event, hits) for event, hits, left in pile for _ in range(left)],
        "event": None if s.event == NONE else EVENTS[s.event],
        "destroyed": territories_of(int(s.destroyed)),
        "round": s.round_no,
        "phase": PHASES.get(s.phase, "chance"),
        "prepared": [card_list(c for c in s.prepared[i].tolist() if c != NONE) if s.total[i] else None for i in seats],
        "attacker": None if s.attacker == NONE else s.attacker,
        "captured": captured,
        "bonuses": s.bonus[: s.seats].tolist(),
        "refill": seats_of(int(s.late)),
    }


def public(s: Any) -> dict[str, Any]:
    """What is the same in every view: what everybody sees, and counts of what is face down."""
    seats = range(s.seats)
    claws = [claws_on(tuple(island), int(s.claws)) for island in s.island[: s.seats].tolist()]
    events_left = USED_EVENTS - s.events_shown
    return {
        **on_the_table(s),
        "rounds": s.round_no + events_left,
        "events_left": events_left,
        "volcanoes": 1 + s.events_shown - s.round_no,
        "bonuses_left": ISLAND_BONUS[as_python(bonuses_given)(s) :].tolist(),
        "claws": claws,
        "claws_leaders": claws_leaders(claws),
        "totals": [total or None for total in s.total[: s.seats].tolist()],
        "graveyards": [{"cancelled": counted(s.cancelled[owner]), "buried": None} for owner in seats],
        "graveyard_sizes": (s.buried_size + s.cancelled_size)[: s.seats].tolist(),
        "hand_sizes": s.hand_size[: s.seats].tolist(),
        "deck_size": s.deck_size,
        "has_chosen": [bool(as_python(has_chosen)(s, owner)) for owner in seats],
        "plan": "target" if s.phase == PREPARE else None,
    }


def chosen_text(s: Any, seat: int) -> str | None:
    action = int(s.chosen[seat])
    return None if action == NONE else move_text(s, seat, action)


def position(s: Any, options: Mapping[str, Any]) -> dict[str, Any]:
    seats = range(s.seats)
    return {
        "game": "dino-twist",
        "options": dict(options),
        **on_the_table(s),
        "reshuffles": decks_of(s),
        "graveyards": [{"cancelled": counted(s.cancelled[seat]), "buried": buried(s, seat)} for seat in seats],
        "hands": [card_list(held(s, seat)) for seat in seats],
        "deck": counted(s.deck),
        "chosen": [chosen_text(s, seat) for seat in seats],
    }


def view(s: Any, seat: int, options: Mapping[str, Any], known: Mapping[str, Any]) -> dict[str, Any]:
    """A hidden record for its audience: hands and buried cards of the others are null, their numbers are not."""
    hands: list[list[str] | None] = [None] * s.seats
    chosen: list[str | None] = [None] * s.seats
    out = {
        "game": "dino-twist",
        "options": dict(options),
        **known,
        "reshuffles": decks_of(s),
        "hands": hands,
        "chosen": chosen,
        "attacks": None,
    }
    if seat >= 0:
        hand = held(s, seat)
        hands[seat], chosen[seat] = card_list(hand), chosen_text(s, seat)
        yards = list(known["graveyards"])
        yards[seat] = {"cancelled": yards[seat]["cancelled"], "buried": buried(s, seat)}
        out["graveyards"] = yards
        if s.phase == PREPARE:
            out["attacks"] = attacks_of(tuple(hand), Preparing(s.event, int(s.destroyed), tuple(s.twist.tolist())))
    return out


def own_sources(s: StandIn) -> tuple[str, ...]:
    return SOURCES
