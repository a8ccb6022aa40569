"""Blunders that were planted in games of bots and are kept as files: where they are, and whether they are found."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from twistosaur.analysis import analyse

FOLDER = Path(__file__).parent / "planted"


@dataclass(frozen=True)
class Planted:
    """A record with a blunder in it."""

    name: str
    what: str
    """In a few words: what was given away, wasted or missed."""
    index: int
    """Its place among the moves."""
    better: str
    """A move that would have been much better."""
    record: dict[str, Any]


def planted(game: str) -> Iterator[Planted]:
    """All that are kept for a game."""
    for path in sorted((FOLDER / game).glob("*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        yield Planted(path.stem, data["what"], data["index"], data["better"], data["record"])


def label(one: Planted, key: int, budget: float = 1.0) -> str | None:
    """What the analysis calls the planted decision."""
    found = analyse(one.record, key=key, budget=budget, only=[one.index])
    return found.decisions[one.index].label
