"""The rules pages in docs/rules, written from the catalogues: ``python -m twistosaur.docs [--check]``."""

from __future__ import annotations

import sys
from pathlib import Path

from .games import PACKAGES, load
from .texts import LANGUAGES, Texts, texts

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "rules"
NAMES = {"en": "English", "pl": "polski", "fr": "français"}
NOTES = ("ruling", "assumed", "booklets")


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
    return {file_name(game, code): page(game, texts(code)) for game in PACKAGES for code in LANGUAGES}


def stale() -> list[str]:
    """The pages that are not what the catalogues say."""
    wrong = []
    for name, text in pages().items():
        path = FOLDER / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            wrong.append(name)
    return wrong


def main() -> None:
    if "--check" in sys.argv[1:]:
        wrong = stale()
        if wrong:
            sys.exit(f"these pages are not what the catalogues say, run `make docs`: {', '.join(wrong)}")
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
