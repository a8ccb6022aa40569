"""`twistosaur warm`: compile ahead."""

from __future__ import annotations

from rich.console import Console


def warm() -> None:
    """Compile the rules into the cache, so that nobody waits for a compiler in front of a board."""
    from ..warm import warm_all

    warm_all(Console(stderr=True).print)
