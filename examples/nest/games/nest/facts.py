"""What a step of Nest did besides the moves that are told anyway."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from twistosaur.kernel import Fact


def facts(before: Mapping[str, Any] | None, now: Mapping[str, Any]) -> list[Fact]:
    """Eggs won, and the die of a new round."""
    old = [0] * now["seats"] if before is None else before["baskets"]
    won = [(seat, now["baskets"][seat] - old[seat]) for seat in range(now["seats"])]
    out = [Fact(kind="eggs", seat=seat, count=many) for seat, many in won if many > 0]
    if not now["over"] and (before is None or before["round"] != now["round"]):
        out.append(Fact(kind="laid", count=now["eggs"]))
    return out
