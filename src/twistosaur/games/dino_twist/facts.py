"""What a step of Dino Twist did besides the moves that are told anyway."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ...kernel import Fact
from .board import CODES, EVENTS, SPECIES_OF, STRENGTH, TERRITORIES, VOLCANO


def facts(before: Mapping[str, Any] | None, now: Mapping[str, Any]) -> list[Fact]:
    """Cancelled attacks, captured Dinos, points for a bonus, a new deck; then the next round with its event."""
    out: list[Fact] = []
    if before is not None:
        out += [*cancelled(before, now), *captured(before, now), *bonuses(before, now)]
        out += [*reshuffled(before, now), *volcanoes(before, now)]
    if now["over"] or (before is not None and before["round"] == now["round"]):
        return out
    out.append(Fact(kind="round", count=now["round"]))
    if now["event"] is not None:
        out.append(Fact(kind="event", what=now["event"], lands=list(now["destroyed"])))
    return out


def cancelled(before: Mapping[str, Any], now: Mapping[str, Any]) -> list[Fact]:
    """For each seat whose attack was cancelled: its cards, and with whom (DT-14)."""
    yards = zip(now["graveyards"], before["graveyards"], strict=True)
    fallen = {seat: gone(new["cancelled"], old["cancelled"]) for seat, (new, old) in enumerate(yards)}
    return [
        Fact(
            kind="cancelled",
            seat=seat,
            count=len(cards),
            what=" ".join(cards),
            others=[other for other, theirs in fallen.items() if other != seat and tie(cards, theirs)],
        )
        for seat, cards in fallen.items()
        if cards
    ]


def gone(more: Sequence[str], fewer: Sequence[str]) -> list[str]:
    """What is in the first and not in the second."""
    return list((Counter(more) - Counter(fewer)).elements())


def tie(cards: Sequence[str], others: Sequence[str]) -> bool:
    """Of cancelled cards: those of one total that can attack as the same species fell together."""
    one, other = [CODES[card] for card in cards], [CODES[card] for card in others]
    same = {int(SPECIES_OF[card]) for card in one} & {int(SPECIES_OF[card]) for card in other}
    return bool(same) and sum(STRENGTH[card] for card in one) == sum(STRENGTH[card] for card in other)


Captive = tuple[int, str, str]
"""Seat, card, and the territory it was captured on."""


def captured(before: Mapping[str, Any], now: Mapping[str, Any]) -> list[Fact]:
    """Dinos that have moved in at once, and the one that waits for its place."""
    moved = sorted(moved_in(before, now), key=lambda one: before["twist"][one[2]] != one[1])
    seen = [*moved, *waiting(before, now)]
    seen += equals(before, now, seen)
    told = [Fact(kind="captured", seat=seat, what=card, lands=[land]) for seat, card, land in seen]
    untold = attackers(before, now) - {seat for seat, _, _ in seen}
    return told + [Fact(kind="equal", seat=seat) for seat in sorted(untold)]


def moved_in(before: Mapping[str, Any], now: Mapping[str, Any]) -> Iterator[Captive]:
    """Where there was nothing to choose a captured Dino lives on the territory that it comes from (DT-17)."""
    for seat, island in enumerate(now["islands"]):
        if before["phase"] == "settle" and seat == before["attacker"]:
            continue
        for land in TERRITORIES:
            if island[land] != before["islands"][seat][land]:
                yield seat, island[land], land


def waiting(before: Mapping[str, Any], now: Mapping[str, Any]) -> Iterator[Captive]:
    """Whose it is counts, too: the next attacker may catch the same card."""
    caught = now["captured"]
    if caught is not None and (caught, now["attacker"]) != (before["captured"], before["attacker"]):
        yield now["attacker"], caught["card"], caught["territory"]


def equals(before: Mapping[str, Any], now: Mapping[str, Any], seen: Sequence[Captive]) -> Iterator[Captive]:
    """A Dino that had to replace its equal (`forced_replace`) changes no island: which it was is told where two views
    can tell; the others are facts of the kind "equal"."""
    for seat in attackers(before, now) - {seat for seat, _, _ in seen}:
        island, taken = now["islands"][seat], {(card, land) for _, card, land in seen}
        alike = [land for land in TERRITORIES if island[land] == before["twist"][land]]
        free = [land for land in alike if (island[land], land) not in taken]
        if now["event"] != "twister":
            free = [land for land in free if now["twist"][land] != before["twist"][land]] or free
        if len(free) == 1:
            yield seat, island[free[0]], free[0]


def attackers(before: Mapping[str, Any], now: Mapping[str, Any]) -> set[int]:
    """The seats that have attacked in this step: those revealed before it, or by it, whose cards lie there no more."""
    seats = range(len(now["islands"]))
    if before["phase"] != "prepare":
        ready = {seat for seat in seats if before["prepared"][seat] is not None}
    elif now["phase"] == "prepare" and now["round"] == before["round"]:
        ready = set()
    else:
        unburied = [now["graveyard_sizes"][seat] == before["graveyard_sizes"][seat] for seat in seats]
        ready = {seat for seat in seats if unburied[seat] and before["hand_sizes"][seat]}
    return {seat for seat in ready if now["prepared"][seat] is None}


def bonuses(before: Mapping[str, Any], now: Mapping[str, Any]) -> list[Fact]:
    more = zip(now["bonuses"], before["bonuses"], strict=True)
    return [Fact(kind="bonus", seat=seat, count=new - old) for seat, (new, old) in enumerate(more) if new > old]


def reshuffled(before: Mapping[str, Any], now: Mapping[str, Any]) -> list[Fact]:
    """DT-19: cards leave the discard pile only when it becomes the deck."""
    return [Fact(kind="reshuffled")] if gone(before["discard"], now["discard"]) else []


def volcanoes(before: Mapping[str, Any], now: Mapping[str, Any]) -> list[Fact]:
    """DT-26: a Volcano is gone from the pile before anybody decides again."""
    count = gone(before["events"], now["events"]).count(EVENTS[VOLCANO])
    return [Fact(kind="volcano", count=count)] if count else []
