"""Everything a player reads, by language: the Fluent catalogues in `locales/`, shared with the browser."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args

from fluent.runtime import FluentBundle, FluentResource

from ..kernel import TwistosaurError
from ..kernel.data import words

Language = Literal["en", "pl", "fr"]
"""Every language there is, said once."""
LANGUAGES: tuple[Language, ...] = get_args(Language)
FOLDER = Path(__file__).parent


MUTE = re.compile(r"[aàâäæeéèêëiîïoôöœuùûü]|y(?![aàâeéèioôuy])|h[eéèêioôy]", re.IGNORECASE)
"""How a name begins that "de" is elided before; of names with h, those that French has of old."""


def elided(word: str) -> Callable[[object], Any]:
    """A French word that loses its vowel before another: "de Bruno", "d’Anna"."""

    def before(name: object) -> Any:  # a text, which the library takes and its types do not know
        return f"{word[:-1]}’{name}" if MUTE.match(str(name)) else f"{word} {name}"

    return before


ELIDED = {"DE": elided("de"), "QUE": elided("que")}
"""What the French catalogues call by these names."""


class Texts:
    """One language. Calling it with a message id gives the text: ``say("table-points", count=3)``."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise TwistosaurError(f"no language {language!r}; there are {words(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], functions=ELIDED, use_isolating=False)
        for path in sorted((FOLDER / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, message: str, attribute: str | None = None) -> bool:
        if not self._bundle.has_message(message):
            return False
        return attribute is None or attribute in self._bundle.get_message(message).attributes

    def __call__(self, message: str, attribute: str | None = None, **values: Any) -> str:
        entry = self._bundle.get_message(message)
        pattern = entry.value if attribute is None else entry.attributes[attribute]
        assert pattern is not None, f"message {message} has no text"
        text, problems = self._bundle.format_pattern(pattern, values)
        if problems:
            raise problems[0]
        return " ".join(str(text).split("\n"))

    def listed(self, words: Sequence[str]) -> str:
        """ "A", "A and B", "A, B and C"."""
        return "".join(words) if len(words) < 2 else self("table-and", first=", ".join(words[:-1]), last=words[-1])

    def why(self, clause: str) -> str:
        """Why a move is refused, in one sentence: the short form of the clause, else the clause itself."""
        return self(clause, "why") if self.has(clause, "why") else self(clause)


@cache
def texts(language: str) -> Texts:
    return Texts(language)


def users_language() -> str:
    """The language of the environment, if it is one of ours; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")[:2].lower()
        if value in LANGUAGES:
            return value
    return "en"
