"""How fast the rules are, beside a yardstick measured in the same run.

The yardstick is OpenSpiel's C++ `hearts` played by its own C++ random bots, one core, as random legal play here is.
Machines are noisy: rounds of both are interleaved and the median of each is taken, in CPU time of the one thread that
works, so that other programs on the machine count as little as possible; compare the ratios.
"""

from __future__ import annotations

import platform
import statistics
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from ..engine import calls, new
from ..engine.playouts import opening, player_key, race, random_player, u64
from ..games import PACKAGES, load
from ..kernel import Rules

ROUNDS = 5
ROUND_SECONDS = 0.5


def machine() -> dict[str, str]:
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                model = line.split(":", 1)[1].strip()
                break
    return {"processor": model, "python": platform.python_version(), "system": platform.platform()}


class Racer:
    """One configuration of a game, ready to play games in bulk on one core."""

    def __init__(self, rules: Rules, seats: int, options: Mapping[str, Any]) -> None:
        self.rules, self.seats = rules, seats
        self.start = opening(rules, seats, rules.options(seats, options))
        self.work = rules.states()
        self.played = 0
        self.size = 100

    def round(self) -> dict[str, float]:
        player = random_player(self.rules)
        began = time.thread_time()
        games = 0
        while (spent := time.thread_time() - began) < ROUND_SECONDS:
            race(self.start, self.work, u64(1), u64(player_key(1)), self.played, self.size, player.array)
            games += self.size
            self.played += self.size
        return {
            "games_per_s": games / spent,
            "decisions_per_s": player.record.decisions / spent,
            "free_decisions_per_s": (player.record.decisions - player.record.forced) / spent,
        }


def hearts_round() -> Callable[[], dict[str, float]] | None:
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(4)]
    played = 0

    def round_() -> dict[str, float]:
        nonlocal played
        games = decisions = 0
        began = time.thread_time()
        while (spent := time.thread_time() - began) < ROUND_SECONDS:
            for _ in range(100):
                played += 1
                state = game.new_initial_state()
                pyspiel.evaluate_bots(state, bots, played)
                games += 1
        # the moves are counted afterwards, on a sample, so that counting costs the yardstick nothing
        for seed in range(100):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            decisions += sum(1 for entry in state.full_history() if entry.player >= 0)
        return {"games_per_s": games / spent, "decisions_per_s": decisions / 100 * games / spent}

    return round_


def medians(rounds: list[dict[str, float]]) -> dict[str, float]:
    return {name: statistics.median(r[name] for r in rounds) for name in rounds[0]}


class PythonDriver:
    """Games driven from Python: each method plays one and says how many decisions it made."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules, self.seats = rules, seats
        self.start = opening(rules, seats, rules.options(seats, {}))
        self.states = self.start.copy()
        self.moves, self.weights = np.zeros(rules.actions, np.int64), np.zeros(rules.outcomes, np.int64)

    def deal(self, seed: int) -> int:
        self.states[0] = self.start[0]
        return int(calls.chance(self.states, 0, u64(seed), 0, self.weights))

    def acting(self) -> int:
        """The first seat that must decide, -1 at the end."""
        mask = calls.acting(self.states, 0)
        return (mask & -mask).bit_length() - 1

    def fused(self, seed: int) -> int:
        """One call applies an action and lists the next seat's legal ones."""
        states, moves = self.states, self.moves
        words, made = self.deal(seed), 0
        while (seat := self.acting()) >= 0:
            count = calls.legal(states, 0, seat, moves)
            while count:
                seat, count = divmod(calls.step(states, 0, seat, moves[made % count], moves), 256)
                made += 1
            words = calls.chance(states, 0, u64(seed), words, self.weights)
        return made

    def separate(self, seed: int) -> int:
        """One call for the legal actions, one to apply: on the first decision, again and again."""
        states, moves = self.states, self.moves
        self.deal(seed)
        seat, kept = self.acting(), states.copy()
        for _ in range(1000):
            calls.legal(states, 0, seat, moves)
            calls.apply(states, 0, seat, moves[0])
            states[0] = kept[0]
        return 1000

    def friendly(self, seed: int) -> int:
        """The object of the README, with names for actions."""
        game, made = new(self.rules.id, seats=self.seats, seed=seed), 0
        while not game.over:
            seat = game.acting[0]
            moves = game.legal(seat)
            game.play(seat, moves[made % len(moves)])
            made += 1
        return made


def rate(play: Callable[[int], int]) -> float:
    """Decisions a second; the first game is not timed, so that nothing is compiled or loaded meanwhile."""
    play(0)
    made = seed = 0
    began = time.thread_time()
    while (spent := time.thread_time() - began) < ROUND_SECONDS:
        seed += 1
        made += play(seed)
    return made / spent


def python_calls(rules: Rules, seats: int) -> dict[str, float]:
    """Decisions a second driven from Python: the low-level calls with integer actions, and the friendly object."""
    driver = PythonDriver(rules, seats)
    return {
        "fused_step": rate(driver.fused),
        "legal_and_apply": rate(driver.separate),
        "friendly": rate(driver.friendly),
    }


def measure(only: str | None = None, note: Callable[[str], None] = lambda text: None) -> dict[str, Any]:
    """All figures as plain data."""
    yardstick = hearts_round()
    games = [only] if only else list(PACKAGES)
    out: dict[str, Any] = {"machine": machine(), "rounds": ROUNDS, "cores": 1, "hearts": None, "games": []}
    for game in games:
        rules = load(game)
        for seats, options in rules.line_ups:
            note(f"{game}, {seats} seats {dict(options) or ''}")
            racer = Racer(rules, seats, options)
            racer.round()
            mine, theirs = [], []
            for _ in range(ROUNDS):
                mine.append(racer.round())
                if yardstick:
                    theirs.append(yardstick())
            entry: dict[str, Any] = {"game": game, "seats": seats, "options": options, **medians(mine)}
            if theirs:
                hearts = medians(theirs)
                out["hearts"] = hearts
                entry["hearts_in_this_round"] = hearts
                entry["decisions_ratio"] = entry["decisions_per_s"] / hearts["decisions_per_s"]
                entry["games_ratio"] = entry["games_per_s"] / hearts["games_per_s"]
            out["games"].append(entry)
        note(f"{game}, from Python")
        out.setdefault("python", {})[game] = python_calls(rules, max(2, min(4, rules.seats[1])))
        out.setdefault("state_bytes", {})[game] = rules.dtype.itemsize
    return out
