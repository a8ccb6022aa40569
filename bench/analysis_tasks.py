"""The pieces of work of bench/analysis.py: one position, one file, one game each; what comes back is plain data."""

from __future__ import annotations

import time
from functools import cache
from typing import Any

from tests.analysis.agreement import compare
from tests.analysis.endgames import endgame
from tests.analysis.games import played
from tests.analysis.planted import planted
from twistosaur.analysis import Analysis, analyse
from twistosaur.analysis.result import Judgement
from twistosaur.analysis.sampler import Sampler, budget_of
from twistosaur.analysis.scan import scan
from twistosaur.analysis.story import read_story
from twistosaur.bots import LEVELS
from twistosaur.games import load
from twistosaur.kernel import derive

Row = dict[str, Any]
TRIES = 1 << 12
"""Position n of a run is looked for among so many of its own numbers."""

EVERYWHERE = LEVELS[:5]
"""The levels that every game offers: figures of one game are compared with those of another."""
SERIOUS = {"inaccuracy", "mistake", "blunder"}


def seeded(seed: int, number: int) -> int:
    return derive(seed, number) >> 11


def solve(game: str, seed: int, number: int) -> Row:
    """A position that can be counted out, and how far the analysis is from it."""
    one = next(found for k in range(TRIES) if (found := endgame(game, derive(seed, number), k)) is not None)
    found = compare(one, derive(seed, number))
    return {"kind": one.kind, "hindsight": one.hindsight, "wins": found.wins, "margins": found.margins}


@cache
def kept(game: str) -> list[Any]:
    return list(planted(game))


def find(game: str, seed: int, number: int) -> Row:
    """The planted blunders whose number leaves this rest, by 24: whole records with the usual budget, as anybody would
    have them analysed."""
    found = {}
    for one in kept(game)[number::24]:
        analysis = analyse(one.record, key=seed)
        judged = analysis.decisions[one.index]
        found[one.name] = [judged.label, judged.low, judged.loss]
    return {"found": found}


def luck(game: str, seed: int, number: int) -> Row:
    """A game of equal bots with the parts of its result. A short curve is as right as a long one on average."""
    analysis = analyse(played(game, ("informed",) * 4, seeded(seed, number)), key=number, budget=0.05, only=())
    off = max(abs(part.result - part.seat_part - part.chance - part.own - part.others) for part in analysis.parts)
    return {"luck": [part.chance for part in analysis.parts], "off": off}


def mixed(number: int) -> tuple[str, ...]:
    """Four of those five levels, each as often in every seat."""
    line = [level for k, level in enumerate(EVERYWHERE) if k != number % 5]
    turn = number // 5 % 4
    return tuple(line[turn:] + line[:turn])


def accuracy(game: str, seed: int, number: int) -> Row:
    """A table of four levels: how accurate each of them was."""
    line_up = mixed(number)
    analysis = analyse(played(game, line_up, seeded(seed, number)), key=seed)
    rows = [(level, player.accuracy, player.loss) for level, player in zip(line_up, analysis.players, strict=True)]
    return {"players": rows, "labels": labels(analysis), "moves": len(analysis.decisions), "settled": analysis.settled}


def labels(analysis: Analysis) -> list[str | None]:
    return [decision.label for decision in analysis.decisions]


def twice(game: str, seed: int, number: int) -> Row:
    """A game analysed with two keys, the second time with twice the budget."""
    record = played(game, mixed(number), seeded(seed, number))
    one, two = analyse(record, key=seed), analyse(record, key=seed + 1, budget=2.0)
    pairs = list(zip(one.decisions, two.decisions, strict=True))
    open_ones = [pair for pair in pairs if pair[0].label != pair[1].label or SERIOUS & {each.label for each in pair}]
    return {
        "pairs": [[each.label for each in pair] for pair in pairs if pair[0].label is not None],
        "settled": [one.settled, two.settled],
        "why": [[pair[0].index, *map(evidence, pair)] for pair in open_ones],
    }


def evidence(judged: Judgement) -> list[Any]:
    """What a label rests on: bounds, whether the search disputes it, and in how many worlds the best was tried."""
    return [judged.label, judged.low, judged.loss, judged.high, judged.disputed, judged.options[0].playouts]


def ratio(game: str, seed: int, number: int) -> Row:
    """A game analysed with two keys, the second time with twice the budget, with the scan and without it.

    Processor time is that of the first of them, on one thread. Which way comes first changes from game to game.
    """
    line_up = mixed(number)
    record = played(game, line_up, seeded(seed, number))
    analyse(record, key=seed, budget=0.01)
    found: dict[str, Any] = {}
    for scans in (True, False) if number % 2 else (False, True):
        began = time.process_time()
        one = analyse(record, key=seed, scans=scans)
        spent = time.process_time() - began
        two = analyse(record, key=seed + 1, budget=2.0, scans=scans)
        pairs = zip(labels(one), labels(two), strict=True)
        found["with" if scans else "without"] = {
            "spent": spent,
            "pairs": [list(pair) for pair in pairs if pair[0] is not None],
            "settled": [one.settled, two.settled],
            "players": [(level, player.accuracy) for level, player in zip(line_up, one.players, strict=True)],
        }
    return {**found, "scan": scan_time(record), "moves": len(record["moves"])}


def scan_time(record: dict[str, Any]) -> float:
    """Seconds that the net takes for all decisions of a game, once it is read."""
    story = read_story(record)
    sampler = Sampler(story, 0, budget_of(story, 1.0), hindsight=False)
    began = time.perf_counter()
    scan(story.rules, sampler.questions)
    return time.perf_counter() - began


def expert_game(game: str, seed: int, number: int) -> Row:
    """A game of experts; what is called a blunder is looked at again with ten times the budget."""
    record = played(game, ("expert",) * 4, seeded(seed, number))
    first = analyse(record, key=seed)
    again: list[Any] = []
    for decision in first.decisions:
        if decision.label == "blunder":
            judged = analyse(record, key=seed + 1, budget=10.0, only=[decision.index]).decisions[decision.index]
            again.append([decision.index, judged.label, judged.low, judged.high])
    return {"labels": labels(first), "again": again, "record": record if again else None}


def speed(game: str, seed: int, _number: int) -> Row:
    """A game of median length among 21 at a table of four, on one core and on two."""
    records = [played(game, ("medium",) * 4, seeded(seed, k)) for k in range(21)]
    record = sorted(records, key=lambda one: len(one["moves"]))[10]
    analyse(record, key=seed, budget=0.01)
    times = {}
    for threads in (1, 2):
        began = time.perf_counter()
        analysis = analyse(record, key=seed, threads=threads)
        times[threads] = time.perf_counter() - began
    return {
        "moves": len(record["moves"]),
        "shortest": min(len(one["moves"]) for one in records),
        "longest": max(len(one["moves"]) for one in records),
        "one": times[1],
        "two": times[2],
        "playouts": analysis.playouts,
        "settled": analysis.settled,
        "rules": load(game).version,
    }
