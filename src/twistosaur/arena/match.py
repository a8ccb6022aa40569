"""A match between bots: many deals on all cores, each deal played with every rotation of the seats."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

from ..bots.base import Bot, Budget
from ..games import load
from ..kernel import TwistosaurError, derive
from .one_game import Outcome, play
from .results import Result, share_of

SHOWN_FAULTS = 20


@dataclass(frozen=True)
class Match:
    """What is to be played. Everything is fixed before the first deal."""

    game: str
    bots: tuple[str, ...]
    deals: int
    seed: int
    think: str | None = None
    """The budget of bots that have none of their own in their name."""
    options: Mapping[str, Any] = field(default_factory=dict)

    def lineup(self, turn: int) -> tuple[str, ...]:
        """The bots by seat, with the table turned this far."""
        return self.bots[turn:] + self.bots[:turn]

    def rotations(self) -> int:
        """Turns of the table that differ: four for one against three, one for four alike."""
        seats = len(self.bots)
        return next((turn for turn in range(1, seats) if self.lineup(turn) == self.bots), seats)


_bots: dict[tuple[str, str], Bot] = {}


def bot_named(spec: str, game: str, seat: int) -> Bot:
    """The bot of this process for a name: memory and compiled code are made once. Remote bots are one per seat."""
    from .oracle import contestant

    which = (spec if not spec.startswith("remote:") else f"{spec} {seat}", game)
    if which not in _bots:
        _bots[which] = contestant(spec, load(game))
    return _bots[which]


def play_turn(match: Match, deal: int, turn: int) -> Outcome:
    """One game: a deal with the line-up turned this far."""
    rules = load(match.game)
    lineup = match.lineup(turn)
    bots = [bot_named(spec, match.game, seat) for seat, spec in enumerate(lineup)]
    think = Budget.parse(match.think) if match.think else None
    budgets = [None if ":" in spec and not spec.startswith("remote:") else think for spec in lineup]
    seed = derive(match.seed, deal)
    return play(rules, bots, rules.options(len(lineup), match.options), seed, derive(seed ^ 0xB075, turn), budgets)


def check(match: Match) -> None:
    """Say what is wrong before a single process starts."""
    rules = load(match.game)
    low, high = rules.seats
    if not low <= len(match.bots) <= high:
        raise TwistosaurError(f"{match.game} is for {low} to {high} seats; you named {len(match.bots)} bots")
    if match.deals < 1:
        raise TwistosaurError("a match has at least one deal")
    rules.options(len(match.bots), match.options)
    if match.think:
        Budget.parse(match.think)
    for seat, spec in enumerate(match.bots):
        bot_named(spec, match.game, seat)


Task = tuple[Match, int, int]


def _work(task: Task) -> tuple[int, int, Outcome]:
    match, deal, turn = task
    return deal, turn, play_turn(match, deal, turn)


def games_played(match: Match, workers: int) -> Iterator[tuple[int, int, Outcome]]:
    """Games as they are done, by the processes of a pool (this one alone, if there is one worker)."""
    tasks = ((match, deal, turn) for deal in range(match.deals) for turn in range(match.rotations()))
    if workers == 1:
        yield from map(_work, tasks)
        return
    with get_context("spawn").Pool(workers) as pool:  # leaving it ends the processes, whatever they are at
        yield from pool.imap_unordered(_work, tasks)


def run(
    match: Match,
    *,
    workers: int | None = None,
    progress: Callable[[int, Sequence[float]], None] | None = None,
    seconds: float | None = None,
) -> Result:
    """Play a match. `progress` hears the number of deals done and the first bot's share in each of them.

    `seconds` ends it early; deals that are not whole by then are left out.
    """
    check(match)
    turns = match.rotations()
    workers = max(1, min(workers or os.cpu_count() or 1, match.deals * turns))
    began = time.perf_counter()
    played: list[dict[int, Outcome]] = [{} for _ in range(match.deals)]
    shares: list[float] = []
    for deal, turn, game in games_played(match, workers):
        played[deal][turn] = game
        if len(played[deal]) == turns:
            shares.append(share(match, sorted(played[deal].items()), match.bots[0]))
            if progress:
                progress(len(shares), shares)
        if seconds is not None and time.perf_counter() - began > seconds:
            break
    whole = [sorted(games.items()) for games in played if len(games) == turns]
    return summary(match, whole, time.perf_counter() - began, workers)


def seats_of(match: Match, turn: int, name: str) -> list[int]:
    return [seat for seat, spec in enumerate(match.lineup(turn)) if spec == name]


def share(match: Match, games: list[tuple[int, Outcome]], name: str) -> float:
    """The share of wins of one seat with this bot in a deal."""
    shares = [game.wins[seat] for turn, game in games for seat in seats_of(match, turn, name)]
    return sum(shares) / len(shares)


def summary(match: Match, deals: list[list[tuple[int, Outcome]]], seconds: float, workers: int) -> Result:
    wins, points, milliseconds = {}, {}, {}
    for name in dict.fromkeys(match.bots):
        wins[name] = share_of([share(match, games, name) for games in deals])
        seats = [(game, seat) for games in deals for turn, game in games for seat in seats_of(match, turn, name)]
        points[name] = sum(game.scores[seat] for game, seat in seats) / max(len(seats), 1)
        spent = sum(game.seconds[seat] for game, seat in seats)
        milliseconds[name] = 1000 * spent / max(sum(game.decisions[seat] for game, seat in seats), 1)
    faults = [fault for games in deals for _, game in games for fault in game.faults]
    return Result(
        match.game,
        load(match.game).options(len(match.bots), match.options),
        match.bots,
        len(deals),
        sum(len(games) for games in deals),
        match.seed,
        match.think,
        seconds,
        workers,
        wins,
        points,
        milliseconds,
        1 / len(match.bots),
        tuple(faults[:SHOWN_FAULTS]),
        len(faults),
    )
