"""Games of bots as records: what the analysis is tried on. The same line-up and seed give the same game, if the bots
count iterations; `expert` by the clock plays another one each time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from twistosaur.bots import make
from twistosaur.bots.base import Bot
from twistosaur.engine import Game, new
from twistosaur.games import load
from twistosaur.kernel import derive


@cache
def bot(spec: str, game: str) -> Bot:
    """The bot of this process for a name."""
    return make(spec, load(game))


def choice(table: Game, seat: int, spec: str, key: int) -> str:
    """What a bot plays, as text."""
    moves = table.legal(seat)
    if len(moves) == 1:
        return moves[0]
    hidden = table.hidden(seat)
    action = bot(spec, table.game).choose(hidden, seat, key)
    return table.rules.move_text(table.rules.read(hidden), seat, action)


def go_on(table: Game, line_up: Sequence[str], key: int) -> None:
    """Play to the end; who decides at the same time decides without seeing the others' choices."""
    number = 0
    while not table.over:
        together = {seat: choice(table, seat, line_up[seat], derive(key, number + seat)) for seat in table.acting}
        number += table.seats
        for seat, move in together.items():
            table.play(seat, move)


def played(game: str, line_up: Sequence[str], seed: int, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The record of a game of these bots."""
    table = new(game, seats=len(line_up), seed=seed, **(options or {}))
    go_on(table, line_up, derive(seed, 1 << 40))
    return table.record()
