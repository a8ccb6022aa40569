"""The worst bodies that a visitor can send: long lists, long texts and many keys in every place that is read.

Each is as large as the server lets in: 262,144 bytes, and as many entries as its path may have.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from twistosaur.engine import new
from twistosaur.games import PACKAGES, load
from twistosaur.server.web.handlers.services import LONGEST_RECORD
from twistosaur.server.web.middleware.body import PARTS, PARTS_OF, parts

BYTES = 262_144
ENTRIES = PARTS // 2
"""What a list of a body holds: there is more in it than this list."""


class Worst(NamedTuple):
    name: str
    path: str
    data: dict[str, Any]

    @property
    def body(self) -> bytes:
        return json.dumps(self.data, separators=(",", ":")).encode()

    @property
    def gets_in(self) -> bool:
        """The door judges sizes alone."""
        return len(self.body) <= BYTES and parts(self.body) <= PARTS_OF.get(self.path, PARTS)


def values(good: Any) -> Iterator[tuple[str, Any]]:
    """What can be sent instead of a value: wrong from the beginning, or right again and again."""
    first = good[0] if isinstance(good, list) and good else 0
    yield "text", "x" * 200_000
    yield "words", "attack " + "a1 " * 60_000
    yield "zeros", [0] * ENTRIES
    if not isinstance(first, (list, dict)):
        yield "same", [first] * ENTRIES
    else:
        share = ENTRIES // len(good)
        inner = next((x for x in first if x is not None), 0) if isinstance(first, list) and first else "trex"
        yield "rows", [[inner] * share for _ in good]
        yield "objects", [{key: [inner] * (share // max(1, len(first))) for key in first} for _ in good]
    yield "object", {f"k{k}": 1 for k in range(ENTRIES)}
    yield "spaces", {f"volcano{' ' * k}": 100 for k in range(500)}
    yield "deep", json.loads("[" * 900 + "]" * 900)


def of_game(game: str) -> Iterator[Worst]:
    rules = load(game)
    seats = rules.seats[1]
    begun = new(game, seats=seats, seed=3)
    position, record = begun.position(), begun.record()
    table: dict[str, Any] = {"game": game, "seats": [{}] * seats}
    for option, usual in rules.options(seats, {}).items():
        for name, value in values(usual):
            yield Worst(f"{game} option {option}: {name}", "/api/tables", {**table, "options": {option: value}})
            asked = {"game": game, "seats": seats, "options": {option: value}}
            yield Worst(f"{game} asked for {option}: {name}", "/api/options", asked)
    for key, usual in position.items():
        for name, value in values(usual):
            bad = {**position, key: value}
            yield Worst(f"{game} position {key}: {name}", "/api/tables", {**table, "position": bad})
            yield Worst(f"{game} score {key}: {name}", "/api/score", bad)
            yield Worst(f"{game} hint {key}: {name}", "/api/hint", {"position": bad, "seat": 0})
    for name, moves in (
        ("many moves", [[0, "x" * 40]] * LONGEST_RECORD),
        ("long moves", [[0, "x" * 99]] * 2_400),
        ("a long move", [[0, "x" * 200_000]]),
        ("no moves", [0] * LONGEST_RECORD),
    ):
        bad = {**record, "moves": moves}
        yield Worst(f"{game} record: {name}", "/api/replay", bad)
        yield Worst(f"{game} analysis of {name}", "/api/analysis", {"record": bad})
        yield Worst(f"{game} going on from {name}", "/api/tables", {**table, "go_on": {"record": bad, "moves": 9}})


def corpus() -> Iterator[Worst]:
    for game in PACKAGES:
        yield from of_game(game)
    many = {f"k{k}": 1 for k in range(PARTS - 1)}
    for path in ("tables", "options", "score", "replay", "hint", "forget", "analysis"):
        yield Worst("unknown keys", f"/api/{path}", many)
    yield Worst("a record of unknown keys", "/api/analysis", {"record": many})
    yield Worst("seats", "/api/tables", {"game": "twisty", "seats": [{"a": 1}] * ENTRIES})
    yield Worst("tokens", "/api/forget", {"tokens": [1] * ENTRIES})
