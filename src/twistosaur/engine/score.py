"""`score`: what a physical table is worth, who wins it, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..games import PACKAGES, load
from ..kernel import PositionError, Rules, TwistosaurError
from ..kernel.data import row, shown
from .game import Game

LONGEST_NAME = 40


@dataclass(frozen=True)
class Score:
    """A table that was counted. Lists go by seat."""

    game: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    """1 is best, ties share, the next is skipped."""
    breakdown: tuple[dict[str, int], ...]
    """Where the points come from."""
    over: bool
    winners: tuple[int, ...]
    """The seats that have won; nobody while the game goes on."""
    reason: str
    """Why: "points", "shared", a word of the game's own, or "open" while nobody has won."""
    clause: str
    """The rule that says so."""
    numbers: Mapping[str, int]
    """What a sentence about the reason names: the winners' points as `count`, and what else decided."""
    names: tuple[str, ...] | None
    """Of the players, if the data has them."""


def score(data: Mapping[str, Any]) -> Score:
    """Count what lies on a table: a whole position, or as much of it as is worth points.

    >>> from twistosaur import score
    >>> table = score({"parks": [{"king": ["trex"]}, {"river": ["diplodocus"]}]})
    >>> table.scores, table.winners, table.reason
    ((8, 1), (0,), 'points')
    """
    return scored(data)[1]


def scored(data: Mapping[str, Any]) -> tuple[Game, Score]:
    """The same, with the table itself."""
    rules = game_of(data)
    names = data.get("names")
    states = rules.score_position(rules, {key: value for key, value in data.items() if key != "names"})
    state: Any = rules.read(states)
    game = Game(rules, states, int(state.seats), {}, 0)
    return game, judged(game, None if names is None else read_names(names, game.seats))


def judged(game: Game, names: tuple[str, ...] | None) -> Score:
    """A game as it stands, with who has won it and why."""
    scores, ranks = game.scores, game.ranks
    state = game.rules.read(game.rules.from_bytes(game.state_bytes()))
    verdict = game.rules.why_won(state, scores, ranks)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1) if game.over else ()
    return Score(
        game=game.game,
        scores=scores,
        ranks=ranks,
        breakdown=tuple(game.breakdown(seat) for seat in range(game.seats)),
        over=game.over,
        winners=winners,
        reason=verdict.reason if winners else "open",
        clause=game.rules.clause(verdict.clause),
        numbers={"count": max(scores), **(verdict.numbers if winners else {})},
        names=names,
    )


def game_of(data: Any) -> Rules:
    """The game that a table to be counted is of: its `game`, or the one whose pieces it lists."""
    if not isinstance(data, Mapping):
        raise TwistosaurError("a score file is a JSON object")
    if "game" in data:
        return load(str(data["game"]))
    known = {load(game).score_key: game for game in PACKAGES}
    for key, game in known.items():
        if key and key in data:
            return load(game)
    keys = ", ".join(f"{key} ({game})" for key, game in known.items())
    raise TwistosaurError(f"this score file names no game; give it `game`, or what is scored: {keys}")


def read_names(names: Any, seats: int) -> tuple[str, ...]:
    for seat, name in enumerate(row(names, "names", seats)):
        if not isinstance(name, str) or not 0 < len(name.strip()) <= LONGEST_NAME:
            raise PositionError(
                f"names[{seat}]", f"expected a name of at most {LONGEST_NAME} letters, found {shown(name)}"
            )
    return tuple(name.strip() for name in names)
