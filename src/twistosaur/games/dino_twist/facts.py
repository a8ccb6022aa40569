"""What a step of Dino Twist did besides the moves that are told anyway."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import Fact


def facts(before: Mapping[str, Any] | None, now: Mapping[str, Any]) -> list[Fact]:
    """Cards that cancel each other, a card captured, points for a bonus, and a new round with its event."""
    out = [] if before is None else [*cancelled(before, now), *captured(before, now), *bonuses(before, now)]
    if now["over"] or (before is not None and before["round"] == now["round"]):
        return out
    out.append(Fact(kind="round", count=now["round"]))
    if now["event"] is not None:
        out.append(Fact(kind="event", what=now["event"], lands=list(now["destroyed"])))
    return out


def cancelled(before: Mapping[str, Any], now: Mapping[str, Any]) -> list[Fact]:
    yards = zip(now["graveyards"], before["graveyards"], strict=True)
    more = [len(new["cancelled"]) - len(old["cancelled"]) for new, old in yards]
    return [Fact(kind="cancelled", seat=seat, count=count) for seat, count in enumerate(more) if count > 0]


def captured(before: Mapping[str, Any], now: Mapping[str, Any]) -> list[Fact]:
    """A captured Dino that waits for its place. Whose it is counts, too: the next attacker may catch the same card."""
    caught = now["captured"]
    if caught is None or (caught, now["attacker"]) == (before["captured"], before["attacker"]):
        return []
    return [Fact(kind="captured", seat=now["attacker"], what=caught["card"], lands=[caught["territory"]])]


def bonuses(before: Mapping[str, Any], now: Mapping[str, Any]) -> list[Fact]:
    more = zip(now["bonuses"], before["bonuses"], strict=True)
    return [Fact(kind="bonus", seat=seat, count=new - old) for seat, (new, old) in enumerate(more) if new > old]
