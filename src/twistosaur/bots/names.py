"""The bots by name, for all who list them; importing it loads no bot."""

from __future__ import annotations

from typing import Literal, get_args

Level = Literal["novice", "easy", "medium", "hard", "expert", "master"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""For people, from the weakest to the strongest; their characters are the messages `bot-*` of the catalogues. Which of
them a game offers is what `cards.levels_for` says."""
PLAIN_BOTS = ("random", "greedy", "informed", "flat", "search")
"""What the levels are measured with."""
NAMES = (*LEVELS, *PLAIN_BOTS, "reflex")
"""All of them. `reflex` is a net and nothing else; `master` searches without one as `expert` does."""
