"""What a step of Draftosaurus did besides the moves that are told anyway."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import Fact

TURN = ("turn", "round", "board")


def facts(before: Mapping[str, Any] | None, now: Mapping[str, Any]) -> list[Fact]:
    """The die of a new turn, and who rolled it."""
    if now["die"] is None or now["over"]:
        return []
    if before is not None and before["die"] is not None and all(before[key] == now[key] for key in TURN):
        return []
    return [Fact(kind="die", seat=now["roller"], what=now["die"])]
