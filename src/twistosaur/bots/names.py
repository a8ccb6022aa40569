"""The bots by name, for all who list them; importing it loads no bot."""

from __future__ import annotations

from typing import Literal, get_args

Level = Literal["novice", "easy", "medium", "hard", "expert"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""For people, from the weakest to the strongest; their characters are the messages `bot-*` of the catalogues."""
PLAIN_BOTS = ("random", "greedy", "informed", "flat", "search")
"""What the levels are measured with."""
LEARNED = ("reflex", "master")
"""What needs a net: `reflex` is nothing else, `master` searches without one as `expert` does."""
NAMES = (*LEVELS, *PLAIN_BOTS, *LEARNED)
