"""The pages of docs/ that are generated: rules from the catalogues, a page per game from its rules, and the laws."""

from __future__ import annotations

from pathlib import Path

from . import games, laws, rules

HERE = Path(__file__).resolve().parents[1]


def generated() -> dict[str, str]:
    """Every generated page by its path under docs/."""
    return {**rules.pages(), **games.pages(), **laws.pages()}


def stale() -> list[str]:
    """The generated pages that are not what the sources say."""
    return [name for name, text in generated().items() if not is_written(HERE / name, text)]


def is_written(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text
