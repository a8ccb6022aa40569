"""A second opinion: the rules once more, slowly, on positions as plain data, written from the rules text alone.

It shares nothing with the code under test and lives in the tests only.
"""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

from tests.games.draftosaurus.build import FACES, ROUNDS, SLOTS, SPECIES, TURNS

Position = dict[str, Any]

# pen: area, side, room, clause (DS-20 to DS-31)
SUMMER = {
    "sameness": ("forest", "left", 6, "DS-20"),
    "trio": ("forest", "left", 3, "DS-21"),
    "king": ("forest", "right", 1, "DS-22"),
    "differences": ("rocks", "right", 6, "DS-23"),
    "love": ("rocks", "left", 6, "DS-24"),
    "solitary": ("rocks", "right", 1, "DS-25"),
}
WINTER = {
    "wood": ("forest", "left", 6, "DS-26"),
    "lookout": ("forest", "right", 1, "DS-27"),
    "bridge-left": ("forest", "left", 99, "DS-28"),
    "bridge-right": ("rocks", "right", 99, "DS-29"),
    "quarantine": ("rocks", "left", 1, "DS-30"),
    "pyramid": ("rocks", "right", 6, "DS-31"),
}
BOARDS = {"summer": SUMMER, "winter": WINTER}
BELOW = {"b": (), "m": ("b1", "b2", "b3"), "t": ("m1", "m2")}
NEIGHBOURS = ("b1-b2", "b2-b3", "m1-m2", "b1-m1", "b2-m1", "b2-m2", "b3-m2", "m1-t", "m2-t")
BESIDE = {frozenset(pair.split("-")) for pair in NEIGHBOURS}
SERIES = (0, 2, 4, 8, 12, 18, 24)

MOVES = (
    *(f"pick {name}" for name in SPECIES.values()),
    *(f"discard {name}" for name in SPECIES.values()),
    *(
        f"{verb} {place}"
        for verb in ("place", "move")
        for place in (*SUMMER, *list(WINTER)[:5], *(f"pyramid.{slot}" for slot in SLOTS), "river")
    ),
    "stay",
)


def everyone(park: dict[str, list[str | None]]) -> Counter[str]:
    """The whole park by species (DS-37)."""
    return Counter(name for row in park.values() for name in row if name)


# ------------------------------------------------------------------------------------------------ why not?


def why_not(now: Position, seat: int, move: str) -> str | None:
    """The clause that forbids a move of a seat that decides now."""
    verb, _, what = move.partition(" ")
    phase = now["phase"]
    if verb == "pick":
        return None if phase == "pick" and what in now["bowls"][seat] else "DS-7"
    if verb == "discard":
        return None if phase == "discard" and what in now["bowls"][seat] else "DS-9"
    if verb == "place":
        if phase != "place":
            return "DS-8"
        species = now["picks"][seat]
        return pen_clause(now, seat, species, what) or die_clause(now, seat, what)
    if phase != "quarantine":
        return "DS-35"
    return None if move == "stay" else pen_clause(now, seat, now["parks"][seat]["quarantine"][0], what)


def pen_clause(now: Position, seat: int, species: str, place: str) -> str | None:
    if place == "river":
        return None
    pen, _, slot = place.partition(".")
    if pen not in BOARDS[now["board"]]:
        return "DS-3"
    row = now["parks"][seat][pen]
    _, _, room, clause = BOARDS[now["board"]][pen]
    if pen == "pyramid":
        stands = dict(zip(SLOTS, row, strict=True))
        if stands[slot]:
            return clause
        shaky = not all(stands[lower] for lower in BELOW[slot[0]])
        same = any(stands[s] == species for s in SLOTS if frozenset((s, slot)) in BESIDE)
        return "DS-32" if shaky or same else None
    if len(row) >= room:
        return clause
    after = [*row, species]
    fits = {
        "sameness": len(set(after)) == 1,
        "differences": len(set(after)) == len(after),
        "wood": len(set(after[::2])) == 1 and len(set(after[1::2])) <= 1 and set(after[::2]) != set(after[1::2]),
    }
    return None if fits.get(pen, True) else clause


def die_clause(now: Position, seat: int, place: str) -> str | None:
    last_of_five = now["seats"] == 5 and now["turn"] == 6 and now["options"]["five_player_die"]
    if place == "river" or (seat == now["roller"] and not last_of_five):
        return None
    pen = place.partition(".")[0]
    area, side, _, _ = BOARDS[now["board"]][pen]
    row = [name for name in now["parks"][seat][pen] if name]
    face = now["die"]
    obeyed = {"empty": not row, "no-trex": "trex" not in row}.get(face, face in (area, side))
    return None if obeyed else f"DS-{12 + FACES.index(face)}"


# ------------------------------------------------------------------------------------------------ points


def worth(now: Position, seat: int) -> dict[str, int]:
    park, parks = now["parks"][seat], now["parks"]
    own = everyone(park)
    out = {"river": len(park["river"])}
    out["t-rex-bonus"] = sum("trex" in row for pen, row in park.items() if pen != "river")
    if now["board"] == "summer":
        king, alone = park["king"], park["solitary"]
        out["sameness"] = SERIES[len(park["sameness"])]
        out["trio"] = 7 * (len(park["trio"]) == 3)
        out["king"] = 7 * bool(king and own[king[0]] == max(everyone(p)[king[0]] for p in parks))
        n = len(park["differences"])
        out["differences"] = n * (n + 1) // 2
        out["love"] = 5 * sum(k // 2 for k in Counter(park["love"]).values())
        out["solitary"] = 7 * bool(alone and own[alone[0]] == 1)
    else:
        right = everyone(parks[(seat - 1) % now["seats"]])
        out["wood"] = SERIES[len(park["wood"])]
        out["lookout"] = 2 * sum(right[name] for name in park["lookout"])
        out["bridge"] = 6 * (Counter(park["bridge-left"]) & Counter(park["bridge-right"])).total()
        out["quarantine"] = 0
        out["pyramid"] = sum(p for p, name in zip((2, 2, 2, 4, 4, 7), park["pyramid"], strict=True) if name)
    if now["options"]["board"] == "summer-winter":
        out["earlier"] = now["earlier"]["points"][seat] if now["earlier"] else 0
    return out


def ranking(now: Position) -> list[int]:
    """Most points, then fewest T-Rexes (over both games)."""
    before = now["earlier"]["trexes"] if now["earlier"] else [0] * now["seats"]
    keys = [
        (-sum(worth(now, seat).values()), everyone(now["parks"][seat])["trex"] + before[seat])
        for seat in range(now["seats"])
    ]
    return [1 + sum(other < key for other in keys) for key in keys]


# ------------------------------------------------------------------------------------------------ what happens


def put(park: dict[str, list[str | None]], species: str, place: str) -> None:
    pen, _, slot = place.partition(".")
    if slot:
        park[pen][SLOTS.index(slot)] = species
    else:
        park[pen].append(species)


def after(now: Position, moves: list[str | None]) -> Position:
    """The table when these choices of all seats are revealed; bowls and bag are None where they are drawn anew."""
    out = deepcopy(now)
    seats = range(now["seats"])
    what = [move.partition(" ")[2] if move else "" for move in moves]
    out["chosen"] = [None for _ in seats]
    if now["phase"] == "pick":
        for seat in seats:
            out["bowls"][seat].remove(what[seat])
        return out | {"picks": what, "phase": "place"}
    if now["phase"] == "place":
        for seat in seats:
            put(out["parks"][seat], now["picks"][seat], what[seat])
        out["picks"] = [None for _ in seats]
        return out | {"phase": "discard"} if now["seats"] == 2 else next_turn(out)
    if now["phase"] == "discard":
        for seat in seats:
            out["bowls"][seat].remove(what[seat])
        out["discarded"] = sorted([*now["discarded"], *what], key=list(SPECIES.values()).index)
        return next_turn(out)
    for seat in seats:
        if moves[seat] and moves[seat] != "stay":
            put(out["parks"][seat], out["parks"][seat]["quarantine"].pop(), what[seat])
    return out | {"phase": "over"}


def next_turn(out: Position) -> Position:
    seats, turn = out["seats"], out["turn"]
    out["bowls"] = [out["bowls"][(seat - 1) % seats] for seat in range(seats)]
    if not (seats == 5 and turn == 5 and out["options"]["five_player_die"]):
        out["roller"] = (out["roller"] + 1) % seats
    out["phase"] = "pick"
    if turn < TURNS[seats]:
        return out | {"turn": turn + 1}
    fresh: Position = {"bowls": None, "bag": None, "turn": 1}
    if out["round"] < ROUNDS[seats]:
        return out | fresh | {"round": out["round"] + 1}
    if out["options"]["board"] == "summer-winter" and out["board"] == "summer":
        points = [sum(worth(out, seat).values()) for seat in range(seats)]
        trexes = [everyone(park)["trex"] for park in out["parks"]]
        empty: Position = {pen: [] for pen in (*WINTER, "river")} | {"pyramid": [None] * 6}
        parks = [deepcopy(empty) for _ in range(seats)]
        winter = {"board": "winter", "parks": parks, "discarded": [], "round": 1}
        return out | fresh | winter | {"earlier": {"points": points, "trexes": trexes}}
    waiting = out["board"] == "winter" and any(park["quarantine"] for park in out["parks"])
    return out | {"phase": "quarantine" if waiting else "over"}
