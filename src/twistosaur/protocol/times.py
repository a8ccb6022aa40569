"""Times on the wire are UTC."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache


@lru_cache(256)
def utc(seconds: float) -> str:
    """Seconds since 1970 as text."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
