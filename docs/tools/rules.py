"""The rules pages in docs/rules: every clause of every game in every language, as the catalogues have it."""

from __future__ import annotations

from twistosaur.games import PACKAGES, load
from twistosaur.locales import LANGUAGES, Texts, texts

NAMES = {"en": "English", "pl": "polski", "fr": "français"}
NOTES = ("ruling", "assumed", "booklets", "printed")


def file_name(game: str, language: str) -> str:
    return f"{game}.md" if language == "en" else f"{game}.{language}.md"


def page(game: str, say: Texts) -> str:
    """One game in one language: every clause with its id, rulings marked."""
    rules = load(game)
    chapters = {first: name for name, first in rules.sections}
    others = [f"[{NAMES[other]}]({file_name(game, other)})" for other in LANGUAGES if other != say.language]
    lines = [f"# {say(game)}", "", say(game, "tagline"), "", " · ".join([NAMES[say.language], *others])]
    for number in range(1, rules.clauses + 1):
        clause = rules.clause(number)
        if number in chapters:
            lines += ["", f"## {say(f'{game}-section-{chapters[number]}')}"]
        lines += ["", f'<a id="{clause}"></a>**{clause} · {say(clause, "title")}.** {say(clause)}']
        for note in NOTES:
            if say.has(clause, note):
                lines += ["", f"> *{say(f'table-{note}')}:* {say(clause, note)}"]
    lines += ["", "<!-- Written by `make docs` from src/twistosaur/locales; do not edit. -->", ""]
    return "\n".join(lines)


def pages() -> dict[str, str]:
    """By path under docs/."""
    return {f"rules/{file_name(game, code)}": page(game, texts(code)) for game in PACKAGES for code in LANGUAGES}
