"""Play a game from Python: three bots at a table of Draftosaurus, told move by move.

    python examples/play_a_game.py

Every seat is given only what it may know (`hidden`), so the bots here are as fair as those at a real table.
"""

import twistosaur
from twistosaur.bots import make


def main() -> None:
    game = twistosaur.new("draftosaurus", seats=3, seed=7, board="winter")
    bots = [make(level, game.rules) for level in ("novice", "medium", "hard:200")]

    while not game.over:
        told = game.move_count
        for seat in game.acting:  # all who choose at once are asked before any choice is revealed
            hidden = game.hidden(seat)
            action = bots[seat].choose(hidden, seat, key=game.move_count)
            game.play(seat, game.rules.move_text(game.rules.read(hidden), seat, action))
        print(", ".join(f"seat {seat}: {move}" for seat, move in game.moves_since(told)))

    for seat, bot in enumerate(bots):
        sources = ", ".join(f"{name} {points}" for name, points in game.breakdown(seat).items() if points)
        print(f"{bot.name:8} place {game.ranks[seat]}, {game.scores[seat]} points: {sources}")


if __name__ == "__main__":
    main()
