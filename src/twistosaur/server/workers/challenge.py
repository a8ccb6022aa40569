"""How bots of every level would have fared in somebody's place: the same deal, played again and again."""

from __future__ import annotations

from ...engine import FairChance, Game, new
from ...kernel import derive
from .tasks import bot_of

LEVELS = ("novice", "easy", "medium", "hard")
GAMES = 24
"""Of each level."""


def results(game: str, secret: bytes, seats: int, seat: int, level: str, others: str) -> list[tuple[int, int]]:
    """Points and place of a bot of this level on a seat, in so many games of one deal against the others."""
    out = []
    for number in range(GAMES):
        table = new(game, seats=seats, seed=FairChance(secret, (None,) * seats))
        line_up = [level if k == seat else others for k in range(seats)]
        play_out(table, line_up, derive(int.from_bytes(secret[:8], "big"), number))
        out.append((table.scores[seat], table.ranks[seat]))
    return out


def play_out(table: Game, line_up: list[str], key: int) -> None:
    """To the end; whoever chooses at the same time chooses without seeing the others."""
    number = 0
    while not table.over:
        chosen = {seat: choice(table, seat, line_up[seat], derive(key, number + seat)) for seat in table.acting}
        number += table.seats
        for seat, move in chosen.items():
            table.play(seat, move)


def choice(table: Game, seat: int, level: str, key: int) -> str:
    moves = table.legal(seat)
    if len(moves) == 1:
        return moves[0]
    hidden = table.hidden(seat)
    action = bot_of(table.game, level).choose(hidden, seat, key)
    return table.rules.move_text(table.rules.read(hidden), seat, action)
