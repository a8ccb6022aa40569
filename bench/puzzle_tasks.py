"""The pieces of work of bench/puzzles.py: one game of bots each, with the puzzles that were found in it."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from tests.analysis.games import bot, played
from twistosaur.engine import Game, positions
from twistosaur.games import load
from twistosaur.kernel import derive
from twistosaur.puzzles.book import USUALLY, Puzzle
from twistosaur.puzzles.judge import CLEAR, WORLDS, Verdict, holds, judge, search_finds
from twistosaur.terminal import screen

Row = dict[str, Any]
GLANCE, FIRST = 40, 250
"""Worlds in which every decision is looked at, and then those that look like a puzzle."""
HOPE = 0.07
"""Win share that the next best must seem to lose at a first glance."""
FEWEST_MOVES = 3
MOST_OF_A_GAME = 4
WEAK, ONE_EASY_IN = ("novice", "easy", "medium"), 4
"""What even these find is a puzzle for beginners: of those one in so many is kept."""
APART = 3
"""Decisions of a seat after which another puzzle of it may come: the next one is often the same idea."""
LARGEST = 4
TRIES = {"novice": 40, "easy": 40, "medium": 40, "hard": 20, "expert": 5}
"""The levels that rate a puzzle, and how often each tries it."""
EXPERT = "search:10000"
"""The expert of a table thinks by the clock; here it counts, so that a rating can be repeated."""
BOTS = ("hard", "medium", "easy")
"""Who plays: good enough for moments that matter, and not so good that every game is the same."""


def table_of(game: str, number: int) -> tuple[tuple[str, ...], dict[str, Any]]:
    """Bots and options of game n: the tables that the game itself is measured with, in turn, none too large."""
    tables = [(seats, options) for seats, options in load(game).line_ups if seats <= LARGEST]
    seats, options = tables[number % len(tables)]
    first = number // len(tables)
    return tuple(BOTS[(first + seat) % len(BOTS)] for seat in range(seats)), dict(options)


def mine(game: str, seed: int, number: int) -> Row:
    """A game of bots, and what can be a puzzle of it: found, checked with ten times the budget, and rated."""
    line_up, options = table_of(game, number)
    record = played(game, line_up, derive(seed, number) >> 11, options)
    found: list[Puzzle] = []
    looked, last = 0, dict.fromkeys(range(len(line_up)), -1000)
    for moment, table in enumerate(positions(record)):
        if table.move_count != moment or table.over or len(found) >= MOST_OF_A_GAME:
            continue
        for seat in table.acting:
            if len(table.legal(seat)) < FEWEST_MOVES or moment - last[seat] < APART * table.seats:
                continue
            looked += 1
            puzzle = puzzle_at(table.copy(), seat, derive(seed, number) ^ moment, {one.theme for one in found})
            if puzzle is not None:
                found.append(puzzle)
                last[seat] = moment
                break
    return {"looked": looked, "puzzles": [puzzle.data() for puzzle in found]}


def puzzle_at(table: Game, seat: int, key: int, known: set[str]) -> Puzzle | None:
    """A puzzle, if this moment is one, with an idea that this game has not shown yet: every look is closer than the one
    before it, and ends most of them."""
    first = table.legal(seat)[0]
    glance = judge(table, seat, first, worlds=GLANCE, key=derive(key, 1))
    if glance.values[1].loss < HOPE:
        return None
    near = judge(table, seat, glance.best, worlds=FIRST, key=derive(key, 2))
    if near.best != glance.best or near.values[1].loss < CLEAR or theme_of(table, seat, near.best) in known:
        return None
    if key % ONE_EASY_IN and all(share_found(table, seat, near.best, level, key, 8) > USUALLY for level in WEAK):
        return None
    usual = judge(table, seat, near.best, worlds=WORLDS, key=derive(key, 3))
    if usual.best != near.best or usual.values[1].loss < CLEAR or not search_finds(table, seat, usual.best):
        return None
    checked = holds(table, seat, usual.best, key=derive(key, 4), clear=CLEAR)
    return None if checked is None else written(table, seat, checked, key)


def written(table: Game, seat: int, checked: Verdict, key: int) -> Puzzle:
    record = table.record()
    text = json.dumps([record, seat], sort_keys=True)
    return Puzzle(
        id=hashlib.sha256(text.encode()).hexdigest()[:10],
        record=record,
        seat=seat,
        theme=theme_of(table, seat, checked.best),
        values=checked.values,
        found={level: round(share_found(table, seat, checked.best, level, key, TRIES[level]), 3) for level in TRIES},
    )


def theme_of(table: Game, seat: int, move: str) -> str:
    """The clause that the move turns on: by what it does where it is made alone; where all choose at once it is the
    event under which they do, if there is one."""
    clause, after = screen(table.game).clause, table.copy()
    after.play(seat, move)
    event = table.asked(seat)[0].get("event")
    if after.move_count > table.move_count:
        facts = table.rules.facts(table.common(), after.common())
        number = clause(move, [fact for fact in facts if fact.get("seat") == seat])
    elif event:
        number = clause("", [{"kind": "event", "what": event}])
    else:
        number = clause(move, [])
    return table.rules.clause(number)


def share_found(table: Game, seat: int, move: str, level: str, key: int, tries: int) -> float:
    """How often the bot of a level plays it."""
    hidden = table.hidden(seat)
    state = table.rules.read(hidden)
    action = table.rules.move_action(state, seat, move)
    player = bot(EXPERT if level == "expert" else level, table.game)
    return sum(player.choose(hidden, seat, derive(key, 100 + n)) == action for n in range(tries)) / tries


def check(task: tuple[Row, int]) -> Row:
    """A puzzle of a book, looked at again with other draws."""
    data, seed = task
    puzzle = Puzzle.from_data(data)
    verdict = holds(puzzle.table(), puzzle.seat, puzzle.best, key=derive(seed, int(puzzle.id, 16)))
    return {
        "id": puzzle.id,
        "holds": verdict is not None,
        "shown": None if verdict is None else round(verdict.shown, 4),
    }
