"""A page per game in docs/games: its moves, options, views and points, read from its rules."""

from __future__ import annotations

from twistosaur.games import PACKAGES, load
from twistosaur.locales import texts


def page(game: str) -> str:
    rules, say = load(game), texts("en")
    low, high = rules.seats
    lines = [f"# {say(game)}", "", say(game, "tagline"), ""]
    lines += [f"{low} to {high} players."]
    lines += ["", "```{toctree}", ":caption: The rules", ""]
    lines += [
        f"In English <../rules/{game}>",
        f"Po polsku <../rules/{game}.pl>",
        f"En français <../rules/{game}.fr>",
        "```",
    ]
    lines += ["", "<!-- Written by `make docs` from the rules; do not edit. -->", ""]
    return "\n".join(lines)


def pages() -> dict[str, str]:
    """By path under docs/."""
    return {f"games/{game}.md": page(game) for game in PACKAGES}
