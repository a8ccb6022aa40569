"""Ask many games at once: which pens bring the points in Draftosaurus, and does it matter who sits where?

    python examples/many_games.py [GAMES]

Random play, compiled, on all cores: a hundred thousand games take a second or so. Game n of a seed is the same game
whatever the number of cores.
"""

import sys

import numpy as np

import twistosaur
from twistosaur.games import load


def main(games: int = 20_000) -> None:
    rules = load("draftosaurus")
    for board in ("summer", "winter"):
        batch = twistosaur.simulate(rules, 4, rules.options(4, {"board": board}), games, seed=1)
        points = batch.points  # game, seat, source of points
        winners = batch.ranks == 1
        shares = (winners / winners.sum(axis=1, keepdims=True)).mean(axis=0)
        error = 1.96 * np.sqrt(0.25 * 0.75 / games)

        print(f"{board}: {games:,} games in {batch.seconds:.2f} s, {batch.decisions / batch.seconds:,.0f} decisions/s")
        for name, mean, best in zip(rules.sources, points.mean(axis=(0, 1)), points.max(axis=(0, 1)), strict=True):
            if best:
                print(f"  {name:14} {mean:5.2f} points on average, {best} at most")
        seats = "  ".join(f"{share:.1%}" for share in shares)
        print(f"  wins by seat: {seats}  (25% is even, give or take {error:.1%})\n")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
