"""The puzzles of a game as a browser needs them: made in a worker, because every one of them is set up by the rules."""

from __future__ import annotations

from typing import Any


def shown(game: str) -> list[dict[str, Any]]:
    """All puzzles of a game: what the seat sees, what it may do, and what all of that is worth."""
    from ...analysis.bounds import label_of  # the server itself never analyses, and need not load it
    from ...puzzles.book import puzzles

    out = []
    for puzzle in puzzles(game):
        table = puzzle.table()
        view, actions, places = table.asked(puzzle.seat)
        options = [
            {
                "move": value.move,
                "win": value.win,
                "win_se": value.win_se,
                "margin": value.margin,
                "margin_se": value.margin_se,
                "loss": value.loss,
                "label": label_of(value.loss),
            }
            for value in puzzle.values
        ]
        out.append(
            {
                "id": puzzle.id,
                "theme": puzzle.theme,
                "difficulty": puzzle.difficulty,
                "found": dict(puzzle.found),
                "asked": {"seat": puzzle.seat, "view": view, "actions": dict(actions), "places": places},
                "options": options,
            }
        )
    return out
