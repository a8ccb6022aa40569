"""Why a table was won, in one sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from . import Texts


class Counted(Protocol):
    """A table that was counted (`engine.score.Score`)."""

    @property
    def game(self) -> str: ...
    @property
    def scores(self) -> Sequence[int]: ...
    @property
    def winners(self) -> Sequence[int]: ...
    @property
    def reason(self) -> str: ...
    @property
    def clause(self) -> str: ...
    @property
    def numbers(self) -> Mapping[str, int]: ...
    @property
    def names(self) -> Sequence[str] | None: ...


def names_of(say: Texts, table: Counted) -> list[str]:
    """The names of all seats; a seat without one is a number."""
    return list(table.names or (say("table-player", number=seat + 1) for seat in range(len(table.scores))))


def why_won(say: Texts, table: Counted) -> str:
    """Who has won, by what, and the clause that says so; a game may have words of its own for it. The reader is
    nobody of them: a page that knows its reader says "you" by the same messages."""
    names = names_of(say, table)
    own = f"{table.game}-won-{table.reason}"
    message = own if say.has(own) else f"table-won-{table.reason}"
    winners = say.listed([names[seat] for seat in table.winners])
    return say(message, None, reader="anyone", names=winners, clause=table.clause, **table.numbers)
