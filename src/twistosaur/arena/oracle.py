"""For measurement only: a search that sees the truth. It says how much there is to win, and is offered to nobody."""

from __future__ import annotations

from ..bots.base import Bot, Budget
from ..bots.levels import make
from ..bots.search import SearchBot
from ..kernel import Rules


class OracleBot(SearchBot):
    """The search of `expert` on the true record instead of guesses. Only the arena knows it."""

    sees = True
    """The match runner hands the table itself to a bot with this mark; no other code does."""

    def __init__(self, rules: Rules, budget: Budget) -> None:
        super().__init__(rules, budget, name="oracle", sees=True)


def contestant(spec: str, rules: Rules) -> Bot:
    """A bot by name as the arena takes them: the players' bots, and the oracle."""
    name, _, amount = spec.partition(":")
    if name == "oracle":
        return OracleBot(rules, Budget.parse(amount) if amount else Budget(iterations=2000))
    return make(spec, rules)
