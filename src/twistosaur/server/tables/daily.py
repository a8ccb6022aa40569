"""The challenge of a day: one deal for each game, the same for everybody, against the same bots.

Its chance comes from a secret that is none: SHA-256 of the text `twistosaur daily GAME RULES DAY`, with the version of
the rules and the day of UTC as 2026-11-16, and from nothing that a player could add. So everybody can compute it, ahead
and anywhere: results are for fun. Still they are to be compared: at a table that counts there are no hints, and no turn
is taken back. Whoever plays it again does so for practice, with all of that, and is not counted.
"""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime, timedelta

from ...games import load
from ...protocol.messages import ClockRule
from .table import SeatSetup, Setup

LEVEL = "medium"
"""Of all bots: one that always does the same in the same situation, if it is told to."""
SEAT = 0
"""Everybody's."""
REVEAL_AFTER = 1.2


def today(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def is_near(day: str, now: float) -> bool:
    """Today, or yesterday: somewhere it is still going on."""
    return day in (today(now), today(now - timedelta(days=1).total_seconds()))


def text_of(game: str, rules: int, day: str) -> str:
    return f"twistosaur daily {game} {rules} {day}"


def secret_of(game: str, rules: int, day: str) -> bytes:
    return hashlib.sha256(text_of(game, rules, day).encode()).digest()


def setup_of(game: str, day: str, *, practice: bool = False) -> Setup:
    """The table of a day: as many seats as the game is mostly measured with, and its usual options."""
    rules = load(game)
    seats = rules.line_ups[0][0]
    bots = [SeatSetup(kind="bot", level=LEVEL) for _ in range(seats)]
    bots[SEAT] = SeatSetup()
    return Setup(
        game=game,
        rules=rules.version,
        options=rules.options(seats, {}),
        seats=bots,
        clock=ClockRule(mode="none", seconds=None),
        takeover=LEVEL,
        gone_after=None,
        reveal_after=REVEAL_AFTER,
        daily=day,
        strict=not practice,
    )


def key_of(secret: bytes, seat: int, decision: int) -> int:
    """What a bot's own randomness comes from, so that it does the same for everybody."""
    return int.from_bytes(hashlib.sha256(secret + bytes([seat]) + decision.to_bytes(4, "big")).digest()[:8], "big")
