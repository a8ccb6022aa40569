"""What a step of Twisty did besides the moves that are told anyway."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import Fact


def facts(before: Mapping[str, Any] | None, now: Mapping[str, Any]) -> list[Fact]:
    """Rows laid out, a cube taken or stolen, cubes that are safe from now on."""
    return [] if before is None else [*rows(before, now), *cubes(before, now), *secured(before, now)]


def rows(before: Mapping[str, Any], now: Mapping[str, Any]) -> list[Fact]:
    """TW-3: they come with the last choice of a corner."""
    return [Fact(kind="rows")] if any(now["rows"]) and not any(before["rows"]) else []


def cubes(before: Mapping[str, Any], now: Mapping[str, Any]) -> list[Fact]:
    out = []
    robbed = [seat for seat, held in enumerate(now["held"]) if held < before["held"][seat]]
    for seat, held in enumerate(now["held"]):
        if held > before["held"][seat]:
            colour = now["rows"][seat][held - 1]
            if robbed:
                out.append(Fact(kind="steals", seat=seat, other=robbed[0], what=colour))
            else:
                out.append(Fact(kind="takes", seat=seat, what=colour))
    return out


def secured(before: Mapping[str, Any], now: Mapping[str, Any]) -> list[Fact]:
    more = zip(now["secured"], before["secured"], strict=True)
    return [
        Fact(kind="secures", seat=seat, count=len(new) - len(old))
        for seat, (new, old) in enumerate(more)
        if len(new) > len(old)
    ]
