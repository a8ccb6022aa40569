"""What is asked of an analysis, and the name that follows from it: the same question has the same answer."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ...games import load
from ...protocol.analysis import VERSION, Budget

TIMES: dict[Budget, float] = {"quick": 0.25, "normal": 1.0, "deep": 4.0}
"""How many times the usual budget each of them is."""


@dataclass(frozen=True)
class Asked:
    """The analysis of a record, as it is asked for."""

    record: dict[str, Any]
    budget: Budget = "normal"
    key: int = 0
    hindsight: bool = False

    @property
    def game(self) -> str:
        return str(self.record["game"])

    @cached_property
    def id(self) -> str:
        """The name of job and result. Another version of the analysis or of the rules has other results, and so another
        name; nobody who does not know the game can guess it."""
        facts = [VERSION, load(self.game).version, self.budget, self.key, self.hindsight, self.record]
        text = json.dumps(facts, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:32]

    def order(self) -> dict[str, Any]:
        """As the process is told that makes it."""
        return {"record": self.record, "budget": TIMES[self.budget], "key": self.key, "hindsight": self.hindsight}
