"""Golden playthroughs, perft counts and thoughts of bots: any change of a rule or of the search shows in a diff.

``python -m tests.golden`` writes them anew. If a playthrough changes, the game's rules version must be raised.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from tests.support import cases, walk
from twistosaur.bots import make
from twistosaur.engine.perft import perft
from twistosaur.games import PACKAGES, load
from twistosaur.testing import random_game

FOLDER = Path(__file__).parent / "golden_files"
DEPTHS = range(1, 6)
MOST_LINES = 200_000


def playthrough(game: str, seats: int, options: dict[str, Any], seed: int) -> str:
    """A whole game as text: every revealed move with the scores after it, the last position, the score pad."""
    lines: list[str] = []
    told = 0
    table = None
    for table, _ in random_game(game, seats, options, seed):
        if not lines:
            lines += [f"game {game}, rules {table.rules.version}, seed {seed}", f"options {json.dumps(table.options)}"]
            lines += [f"start {json.dumps(table.position())}"]
        fresh = table.moves[told:]
        for seat, move in fresh:
            told += 1
            lines.append(f"{told:>4} seat {seat} {move}")
        if fresh:
            digest = hashlib.sha256(table.state_bytes()).hexdigest()[:12]
            lines.append(f"     {digest} scores {' '.join(map(str, table.scores))}")
    assert table is not None
    lines.append(f"end {json.dumps(table.position())}")
    lines += [f"seat {s} rank {table.ranks[s]} {json.dumps(table.breakdown(s))}" for s in range(seats)]
    return "\n".join(lines) + "\n"


def perft_counts(game: str, seats: int, options: dict[str, Any]) -> dict[str, list[int]]:
    """Lines of 1, 2, ... decisions from the start and from later points of one random game."""
    w = walk(game, seats, options, 41)
    out: dict[str, list[int]] = {}
    made = 0
    while True:
        if w.acting():
            if made % 25 == 0 and made <= 75:
                out[f"after {made}"] = counts_from(w)
            made += 1
        if w.step() is None:
            return out


def counts_from(w: Any) -> list[int]:
    counts: list[int] = []
    for depth in DEPTHS:
        if counts and counts[-1] * 12 > MOST_LINES:
            break
        counts.append(perft(w.rules, w.states, depth, w.seed, w.words))
    return counts


def thoughts(game: str) -> str:
    """What bots think in two random games: each move they looked at and how often, the chosen one first."""
    rules = load(game)
    bots = [make(name, rules) for name in ("search:300", "flat:100")]
    lines = [f"game {game}, rules {rules.version}"]
    for seats in rules.seats:
        free = 0
        for table, seat in random_game(game, seats, {}, 7):
            if seat < 0 or len(table.legal(seat)) == 1:
                continue
            free += 1
            if free % 8 == 1 and free < 100:
                hidden = table.hidden(seat)
                for bot in bots:
                    lines.append(f"{seats} seats, decision {free}, {bot.name}: {looked_at(bot, hidden, seat, free)}")
    return "\n".join(lines) + "\n"


def looked_at(bot: Any, hidden: Any, seat: int, key: int) -> str:
    state = bot.rules.read(hidden)
    chosen = bot.choose(hidden, seat, key)
    found = [o for o in bot.consider(hidden, seat, key) if o.visits]
    found.sort(key=lambda o: (o.action != chosen, o.action))
    return ", ".join(f"{bot.rules.move_text(state, seat, o.action)} {o.visits}x {o.worth:.4f}" for o in found)


def files(game: str) -> dict[str, str]:
    out = {}
    counts = {}
    for number, (seats, options) in enumerate(cases(game)):
        out[f"{game}-{number}-{seats}p.txt"] = playthrough(game, seats, options, 100 + number)
        counts[f"{number}: {seats} seats {json.dumps(options)}"] = perft_counts(game, seats, options)
    out[f"{game}-perft.json"] = json.dumps({"rules": load(game).version, "counts": counts}, indent=1) + "\n"
    out[f"{game}-thoughts.txt"] = thoughts(game)
    return out


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in PACKAGES:
        for name, text in files(game).items():
            (FOLDER / name).write_text(text, encoding="utf-8")
