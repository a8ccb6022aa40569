"""Rubbish: what is left of sockets that were closed and tables that left memory, where objects hold each other.

Python looks for such rings among new objects often and among old ones hardly ever: whoever played for a minute is old.
Looking through everything makes everybody wait, so it is done when enough has left to be worth it.
"""

from __future__ import annotations

import gc

NEW = (200_000, 20, 1_000)
"""How many objects more than before there are when Python looks for rings among the new ones, and how often it looks
further back. It counts what came less what went, but looks at all that came: in play every view takes the place of an
older one, so it looks at those of all tables. With 5,000 everybody waited 50 to 65 ms twice a second at 600 tables.
Decisions leave no rings; what leaves them is counted below."""
ENOUGH = 250
"""Sockets and tables that have left before it is worth it, however few are still here."""
SHARE = 0.5
"""And at least so many of those that are still here: the more there is to look through, the rarer it is done."""

left = 0


def settle_in() -> None:
    """What is loaded by now stays; looking through it again and again would make players wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*NEW)


def leave(count: int = 1) -> None:
    """So many sockets or tables are used no more."""
    global left  # noqa: PLW0603 - of the process, as the rubbish is
    left += count


def take_out(here: int) -> bool:
    """Look for what has left, if it is enough beside the sockets and tables that are here; True if it was."""
    global left  # noqa: PLW0603
    if left < max(ENOUGH, SHARE * here):
        return False
    left = 0
    gc.collect()
    return True
