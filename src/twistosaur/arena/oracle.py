"""For measurement only: a search that sees the truth. It says how much there is to win, and is offered to nobody."""

from __future__ import annotations

from ..bots.base import Budget
from ..bots.search import SearchBot
from ..kernel import Rules


class OracleBot(SearchBot):
    """The search of `expert` on the true record instead of guesses. Only the arena knows it."""

    sees = True
    """The match runner hands the table itself to a bot with this mark; no other code does."""

    def __init__(self, rules: Rules, budget: Budget) -> None:
        super().__init__(rules, budget, name="oracle", sees=True)
