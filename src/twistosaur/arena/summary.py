"""From the games of a match to what they say: one value per deal for everything that gets an interval."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Literal

import numpy as np

from ..games import load
from .book import Book, Rows
from .match import Match
from .ratings import ratings
from .results import Question, Result, Share, share_of
from .sequential import Watch, share_at_any_time

Array = np.ndarray[Any, Any]
SHOWN_FAULTS = 20


def wins(rows: Rows) -> Array:
    """By game and seat: the win, shared by all who are first."""
    first = rows["ranks"] == 1
    shares: Array = first / first.sum(axis=-1, keepdims=True)
    return shares


def chairs(match: Match, name: str) -> tuple[Array, Array]:
    """Tables and seats where a bot sits, over one deal."""
    found = [(t, seat) for t, table in enumerate(match.tables) for seat, spec in enumerate(table) if spec == name]
    tables, seats = zip(*found, strict=True)
    return np.array(tables), np.array(seats)


def shares(match: Match, rows: Rows) -> Array:
    """By deal and bot: the share of wins of one seat that plays it."""
    won = wins(rows)
    return np.stack([won[:, tables, seats].mean(axis=1) for tables, seats in each(match)], axis=1)


def each(match: Match) -> Iterator[tuple[Array, Array]]:
    return (chairs(match, name) for name in match.players)


def duels(match: Match, rows: Rows) -> Array:
    """By deal, bot and bot: half points of the one over the other, from the ranks of every two at a table."""
    number = {name: k for k, name in enumerate(match.players)}
    out = np.zeros((len(rows), len(number), len(number)), np.int64)
    for t, table in enumerate(match.tables):
        for one, a in enumerate(table):
            for other, b in enumerate(table):
                if a != b:
                    mine, theirs = rows["ranks"][:, t, one], rows["ranks"][:, t, other]
                    out[:, number[a], number[b]] += 2 * (mine < theirs) + (mine == theirs)
    return out


def pairs(match: Match) -> list[tuple[int, int]]:
    count = len(match.players)
    return [(a, b) for a in range(count) for b in range(a + 1, count)]


def questions(match: Match) -> list[tuple[str, float]]:
    """What a match is played to decide: does the first bot win more than its share, or who of every two is better."""
    if not match.round_robin:
        return [(match.players[0], match.even)]
    return [(f"{match.players[a]} v {match.players[b]}", 0.5) for a, b in pairs(match)]


def values(match: Match, rows: Rows) -> Array:
    """By deal and question: the value whose mean is asked for, from 0 to 1."""
    if not match.round_robin:
        return shares(match, rows)[:, :1]
    half_points = duels(match, rows)
    return np.stack([ahead(half_points, a, b) for a, b in pairs(match)], axis=1)


def ahead(half_points: Array, a: int, b: int) -> Array:
    """By deal: how often a came before b."""
    out: Array = half_points[:, a, b] / (half_points[:, a, b] + half_points[:, b, a])
    return out


def watch(match: Match, alpha: float) -> Watch:
    return Watch([even for _, even in questions(match)], alpha)


def answers(match: Match, rows: Rows, judge: Watch) -> tuple[Question, ...]:
    """Where every question stands. An answer that was found stays: the intervals of all deals hold together, so that
    what one of them has left behind, as even, may be cut off from the later ones."""
    seen = values(match, rows)
    out = []
    for k, (about, even) in enumerate(questions(match)):
        share = share_at_any_time(seen[:, k], judge.alpha / len(judge.even))
        answer: Literal["more", "less", "open"] = "open"
        if judge.answers[k] > 0:
            answer, share = "more", replace(share, low=max(share.low, even))
        elif judge.answers[k] < 0:
            answer, share = "less", replace(share, high=min(share.high, even))
        out.append(Question(about, even, answer, share))
    return tuple(out)


def summary(book: Book, deals: int, seconds: float, workers: int, judge: Watch | None = None) -> Result:
    """What the first so many deals say."""
    match, rows = book.match, book.rows[:deals]
    rules = load(match.game)
    by_deal, half_points = shares(match, rows), duels(match, rows)
    faults = sorted(fault for fault in book.faults if fault.deal < deals)
    one = (lambda seen: share_at_any_time(seen, judge.alpha)) if judge else share_of
    asked = answers(match, rows, judge) if judge else ()
    first = {match.players[0]: asked[0].share} if asked and not match.round_robin else {}
    chair = dict(zip(match.players, each(match), strict=True))
    return Result(
        game=match.game,
        rules=rules.version,
        options=rules.options(match.size, match.options),
        bots=match.bots,
        round_robin=match.round_robin,
        seats=match.size,
        deals=deals,
        games=deals * len(match.tables),
        seed=match.seed,
        think=match.think,
        seconds=seconds,
        workers=workers,
        wins={name: one(by_deal[:, k]) for k, name in enumerate(match.players)} | first,
        points={name: mean(rows["scores"][:, t, s]) for name, (t, s) in chair.items()},
        points_by_source={name: by_source(rules.sources, rows, t, s) for name, (t, s) in chair.items()},
        milliseconds={
            name: 1000 * float(rows["seconds"][:, t, s].sum()) / max(int(rows["decisions"][:, t, s].sum()), 1)
            for name, (t, s) in chair.items()
        },
        even=match.even,
        ratings=ratings(match.players, half_points),
        duels=cross(match, half_points),
        by_seat=tuple(share_of(wins(rows)[:, :, seat].mean(axis=1)) for seat in range(match.size)),
        alpha=judge.alpha if judge else None,
        questions=asked,
        faults=tuple(f"seat {fault.seat}: {fault.what}" for fault in faults[:SHOWN_FAULTS]),
        fault_count=len(faults),
    )


def mean(found: Array) -> float:
    return float(found.mean()) if found.size else 0.0


def by_source(sources: tuple[str, ...], rows: Rows, tables: Array, seats: Array) -> dict[str, float]:
    """Mean points of a bot by source, of the sources that gave anybody any."""
    used: Array = np.any(rows["points"], axis=(0, 1, 2))
    found = rows["points"][:, tables, seats]
    return {name: mean(found[..., k]) for k, name in enumerate(sources) if used[k]}


def cross(match: Match, half_points: Array) -> dict[str, dict[str, Share]]:
    out: dict[str, dict[str, Share]] = {name: {} for name in match.players}
    for a, one in enumerate(match.players):
        for b, other in enumerate(match.players):
            if a != b and np.any(half_points[:1, a, b] + half_points[:1, b, a]):
                out[one][other] = share_of(ahead(half_points, a, b))
    return out
