"""What a seat may see: everything. Board, rows and pawns lie open, and nothing is drawn after the set-up."""

from __future__ import annotations

from typing import Any

from ...kernel import rule


@rule
def hide(s: Any, seat: int, out: Any) -> None:
    out[0] = s


@rule
def guess(hidden: Any, seat: int, key: Any, out: Any) -> None:
    out[0] = hidden
