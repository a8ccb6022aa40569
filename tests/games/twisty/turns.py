"""Whole turns of Twisty a second time: slow, on plain positions, straight from the clauses.

It shares nothing with the rules under test: no table, no number, no order of steps. From a position where a turn
begins it finds the set of all positions in which that turn can leave the table; from one where a corner is chosen,
those after the choice.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

Position = Mapping[str, Any]

FILES, RANKS = "abcdefg", "1234567"
ALL_CELLS = [file + rank for file in FILES for rank in RANKS]
CORNER_CELLS = {"a1", "a7", "g1", "g7"}
CENTRE_CELL = "d4"


def freeze(position: Position) -> str:
    """A position as a text that can be a member of a set."""
    return json.dumps({**position, "used": sorted(position["used"])}, sort_keys=True)


def distances(one: str, other: str) -> tuple[int, int]:
    across = abs(FILES.index(one[0]) - FILES.index(other[0]))
    along = abs(RANKS.index(one[1]) - RANKS.index(other[1]))
    return min(across, along), max(across, along)


def leads(token: str, here: str, there: str, cells: Mapping[str, str]) -> bool:
    """TW-9 to TW-11: does this token take a pawn from here to there?"""
    if token == "orthogonal":
        return distances(here, there) == (0, 1)
    if token == "diagonal":
        return distances(here, there) == (1, 1)
    if token == "jump":
        return distances(here, there) == (1, 2)
    return token == "teleport" and here != there and cells.get(there) == "teleport"


def next_colour(position: Position, seat: int) -> str | None:
    row, held = position["rows"][seat], position["held"][seat]
    return None if held == 7 else row[held]


def owner_of_pawn(position: Position, cell: str, mover: int) -> int | None:
    for seat, where in enumerate(position["pawns"]):
        if where == cell and seat != mover:
            return seat
    return None


def may_steal(position: Position, mover: int, other: int) -> bool:
    """TW-15."""
    wanted = next_colour(position, mover)
    holds = position["rows"][other][: position["held"][other]]
    return wanted in holds and wanted not in position["secured"][other]


def targets(position: Position, token: str, here: str) -> list[str]:
    """Where a step in the way of this token can end."""
    mover = position["turn"]
    found = []
    for there in ALL_CELLS:
        if not leads(token, here, there, position["cells"]):
            continue
        other = owner_of_pawn(position, there, mover)
        if other is None or (token != "teleport" and may_steal(position, mover, other)):
            found.append(there)
    return found


def after_corner(position: Position) -> Iterator[Position]:
    """TW-3: the seat whose turn it is takes any free corner. After the last choice the rows are no longer empty: what
    is in them is up to chance, so they are left out of that position."""
    seat, seats = position["turn"], position["seats"]
    for corner in sorted(CORNER_CELLS - set(position["pawns"])):
        pawns = moved(position, seat, corner)
        after = {**position, "pawns": pawns, "turn": (seat + 1) % seats}
        if None not in pawns:
            after = {key: value for key, value in after.items() if key != "rows"} | {"phase": "move"}
        yield after


def resting_places(position: Position) -> set[str]:
    """Every cell where the mover can end a step: each is a place to end the turn, for one may stay on any token."""
    mover = position["turn"]
    seen: set[tuple[str, frozenset[str]]] = set()
    todo = [(there, frozenset[str]()) for there in targets(position, "jump", position["pawns"][mover])]
    while todo:
        here, used = todo.pop()
        if (here, used) in seen:
            continue
        seen.add((here, used))
        token = position["cells"].get(here)
        if token is not None and here not in used and owner_of_pawn(position, here, mover) is None:
            todo += [(there, used | {here}) for there in targets(position, token, here)]
    return {here for here, _ in seen}


def turn_ends(position: Position) -> set[str]:
    """All ends of the turn that begins here."""
    mover = position["turn"]
    places = resting_places(position)
    ends: list[Position] = [] if places else [ended(position)]
    for here in places:
        other = owner_of_pawn(position, here, mover)
        if other is not None:
            ends += after_theft(position, here, other)
        elif here == CENTRE_CELL and position["held"][mover] == 7:
            ends.append({**position, "pawns": moved(position, mover, here), "phase": "over"})
        else:
            ends.append(ended(after_rest(position, here)))
    return {freeze(end) for end in ends}


def moved(position: Position, seat: int, cell: str) -> list[str | None]:
    return [cell if k == seat else where for k, where in enumerate(position["pawns"])]


def changed(values: list[Any], seat: int, value: Any) -> list[Any]:
    return [value if k == seat else old for k, old in enumerate(values)]


def after_rest(position: Position, here: str) -> Position:
    """The mover comes to rest on a cell without another pawn: TW-7, TW-8, TW-12."""
    mover = position["turn"]
    after = {**position, "pawns": moved(position, mover, here)}
    token = position["cells"].get(here)
    row, held = position["rows"][mover], position["held"][mover]
    if token is not None and token == next_colour(position, mover):
        after["cells"] = {cell: there for cell, there in position["cells"].items() if cell != here}
        after["held"] = changed(position["held"], mover, held + 1)
    if token == "secure":
        order = ["red", "orange", "yellow", "green", "blue", "purple", "white"]
        after["secured"] = changed(position["secured"], mover, sorted(row[:held], key=order.index))
    return after


def after_theft(position: Position, here: str, other: int) -> Iterator[Position]:
    """TW-15 to TW-17, for every place that the robbed player can choose."""
    mover = position["turn"]
    colour = next_colour(position, mover)
    held = changed(position["held"], mover, position["held"][mover] + 1)
    held = changed(held, other, held[other] - 1)
    row = [name for name in position["rows"][other] if name != colour] + [colour]
    robbed = {
        **position,
        "pawns": moved(position, mover, here),
        "held": held,
        "rows": changed(position["rows"], other, row),
    }
    standing = [where for seat, where in enumerate(robbed["pawns"]) if seat != other]
    anywhere = position["options"]["robbed_pawn"] == "anywhere"
    for place in ALL_CELLS if anywhere else CORNER_CELLS:
        if place not in standing:
            yield ended({**robbed, "pawns": moved(robbed, other, place)})


def ended(position: Position) -> Position:
    """TW-4, TW-20: the turn passes on, or the game is over."""
    turns = position["turns"] + 1
    last = position["seats"] * position["options"]["turn_limit"]
    return {
        **position,
        "turn": (position["turn"] + 1) % position["seats"],
        "turns": turns,
        "phase": "over" if turns == last else "move",
        "used": [],
    }
