"""The report of an analysis: one HTML file that stands alone, drawn by the browser app's own boards.

The page is built with the browser app (`make web`), one for each game. Here it is filled: with the analysis, with what
the player of each decision saw, and with the words it needs. The page computes nothing by rules and loads nothing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ..engine import Game
from ..kernel import TwistosaurError
from ..locales import ELIDED, FOLDER, LANGUAGES, texts
from .result import Analysis
from .seen import View, changes, seen

PAGES = Path(__file__).parent.parent / "web_dist" / "report"
PLACE_OF_DATA = "/*data*/"
CATALOGUES = ("table", "boards", "analysis", "report")
"""What every report says; its game's catalogue comes to them."""
UNSAID = re.compile(r"^(?:[A-Z]+-\d+|[a-z-]+-(?:example|about|option|choice)-[\w-]+) =.*(?:\n+ .*)*\n?", re.MULTILINE)
"""Messages of a game that a report never says: its clauses, examples and choices."""


def write(
    analysis: Analysis,
    record: Mapping[str, Any] | Game,
    path: Path,
    language: str = "en",
    names: Sequence[str] | None = None,
) -> None:
    """Write the report of a record's analysis into a file."""
    text = page(analysis, record, language, names)
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise TwistosaurError(f"{path} cannot be written: {problem.strerror}") from None


def page(
    analysis: Analysis, record: Mapping[str, Any] | Game, language: str = "en", names: Sequence[str] | None = None
) -> str:
    """The report as text; without names the players are numbered, in the reader's language."""
    if language not in LANGUAGES:
        raise TwistosaurError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    if names is not None and len(names) != analysis.seats:
        raise TwistosaurError(f"{len(names)} names for {analysis.seats} seats")
    data = {
        "language": language,
        "names": list(names) if names is not None else [None] * analysis.seats,
        "analysis": analysis.data() if names is None else named(analysis.data(), names),
        "views": list(changes(views_of(analysis, record.record() if isinstance(record, Game) else record))),
        "texts": {code: texts_of(analysis.game, code) for code in LANGUAGES},
    }
    return blank(analysis.game).replace(PLACE_OF_DATA, embedded(data))


def views_of(analysis: Analysis, record: Mapping[str, Any]) -> list[View]:
    """What the player of each of its decisions saw."""
    found = seen(record, hindsight=analysis.hindsight)
    if [(one.moves, one.seat) for one in found] != [(one.moves, one.seat) for one in analysis.decisions]:
        raise TwistosaurError("this analysis is not of this record: it has decisions that the record has not")
    return [one.view for one in found]


def named(data: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """An analysis whose moments tell of players by their names, not by their numbers."""
    moments = [
        {**moment, "said": {code: with_names(text, code, names) for code, text in moment["said"].items()}}
        for moment in data["moments"]
    ]
    return {**data, "moments": moments}


def with_names(sentence: str, language: str, names: Sequence[str]) -> str:
    """A sentence with names for numbers; in French a word before a name may lose its vowel by it."""
    say = texts(language)
    numbered = {say("table-player", number=seat + 1): name for seat, name in enumerate(names)}
    who = re.compile(rf"(?:\b(de|que) )?({'|'.join(map(re.escape, numbered))})\b")

    def told(found: re.Match[str]) -> str:
        name, word = numbered[found[2]], found[1]
        return name if word is None else str(ELIDED[word.upper()](name))

    return who.sub(told, sentence)


def blank(game: str) -> str:
    """The page of a game, still empty."""
    try:
        return (PAGES / f"{game}.html").read_text(encoding="utf-8")
    except FileNotFoundError:
        raise TwistosaurError(
            "a report is made of pages that are built with the browser app: run `make web` in the source, then again"
        ) from None


def embedded(data: Any) -> str:
    """JSON that can stand in a script of a page: nothing in it ends the script, begins a comment or breaks a line."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    for sign in "<>&\u2028\u2029":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


def texts_of(game: str, language: str) -> str:
    """The messages that a report of this game may say."""
    files = [FOLDER / language / f"{name}.ftl" for name in (*CATALOGUES, game)]
    return UNSAID.sub("", "\n".join(file.read_text(encoding="utf-8") for file in files))
