"""What makes a moment a puzzle: the values of all moves against the best, and whether the search of the bots agrees.

An analysis spends its samples on whether the move that was played was wrong, and soon leaves out what cannot matter for
that. Here the question is another one: by how much is every other move worse than the best? So all of them are tried in
the same worlds as the best, to the end; only what is known to lose far more than is asked for is left out.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..analysis.bounds import ENOUGH, standard_error
from ..analysis.crew import AROUND, Crew, cut
from ..analysis.sampling import Question
from ..analysis.second import USUAL
from ..analysis.story import Decision
from ..bots.base import Budget
from ..bots.heuristics import known
from ..bots.search import SearchBot
from ..engine import Game
from ..kernel import derive
from .book import Value

CLEAR = 0.10
"""Win share that every other move must be shown to lose: playing it would be called an inaccuracy or worse."""
HOLDS = 0.08
"""The same when a puzzle is looked at again with other draws: samples are never twice the same."""
WORLDS = 1_000
"""In which a moment is judged at the usual budget."""
HOPELESS = 0.25
"""Win share: what is shown to lose so much in the usual number of worlds is not tried in more of them."""
PLACES = 4


@dataclass(frozen=True)
class Verdict:
    """What was found about a moment."""

    values: tuple[Value, ...]
    """The best first."""
    shown: float
    """What even the next best move is shown to lose; less than nothing if it may be as good."""

    @property
    def best(self) -> str:
        return self.values[0].move


def question_of(table: Game, seat: int, against: str, key: int) -> Question:
    """All moves of a seat against one of them, from what this seat sees."""
    rules, seen = table.rules, table.hidden(seat)
    state = rules.read(seen)
    moves = tuple(table.legal(seat))
    actions = tuple(rules.move_action(state, seat, move) for move in moves)
    decision = Decision(table.move_count, seat, actions[moves.index(against)], against, actions, moves)
    sees = rules.to_bytes(seen) == table.state_bytes()
    return Question(decision, seen, key, table.seats, sees=sees, swing=known(rules.id).knobs.scale)


def judge(table: Game, seat: int, against: str, *, worlds: int = WORLDS, key: int = 0) -> Verdict:
    """The values of all moves of a seat, each compared with one of them in so many worlds."""
    question = question_of(table, seat, against, key)
    rows = list(range(len(question.actions)))
    others, nearest = rows[1:], [0.0] * len(rows)
    with Crew(table.rules, table.seats, 1, None) as crew:
        for until in sorted({min(WORLDS, worlds), worlds}):
            crew.run(cut(question, [0, *others], until, float(AROUND)), lambda _: None)
            for row in others:
                nearest[row] = compare(question, row)
            next_best = max(others, key=lambda row: float(question.more[row]))
            others = [row for row in others if nearest[row] > -HOPELESS or row == next_best]
    found = sorted((question.worth(row) for row in rows), key=lambda one: -one.more)
    values = tuple(
        Value(
            move=one.move,
            win=round(one.win, PLACES),
            win_se=round(one.win_se, PLACES),
            margin=round(one.margin, PLACES),
            margin_se=round(one.margin_se, PLACES),
            loss=round(found[0].more - one.more, PLACES),
        )
        for one in found
    )
    return Verdict(values, -max(nearest[1:]))


def compare(question: Question, row: int) -> float:
    """Note what an option is worth more than the first one; the most that it may be."""
    column = 4 * question.seats
    total, squares, count = question.sums[row, column], question.sums[row, column + 1], int(question.worlds[row])
    question.more[row] = total / count
    return float(question.more[row] + ENOUGH * standard_error(total, squares, count))


def search_finds(table: Game, seat: int, move: str, *, times: int = 1, key: int = 0) -> bool:
    """Would the search of the bots play it, too, with so many times its usual thought?"""
    hidden = table.hidden(seat)
    bot = SearchBot(table.rules, Budget(iterations=USUAL[0] * times))
    action = bot.choose(hidden, seat, derive(key, 1 << 41))
    return table.rules.move_text(table.rules.read(hidden), seat, action) == move


def holds(table: Game, seat: int, move: str, *, times: int = 10, key: int = 0, clear: float = HOLDS) -> Verdict | None:
    """The values of a moment with so many times the budget, if this move is still clearly the best; else nothing."""
    verdict = judge(table, seat, move, worlds=WORLDS * times, key=key)
    if verdict.best != move or verdict.shown < clear or not search_finds(table, seat, move, times=times, key=key):
        return None
    return verdict
