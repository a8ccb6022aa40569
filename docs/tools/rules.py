"""The rules pages in docs/rules: what the rulebooks tell, and every clause of every game in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from twistosaur.games import PACKAGES, load
from twistosaur.locales import LANGUAGES, Texts, texts
from twistosaur.testing.examples import Example, examples

NAMES = {"en": "English", "pl": "polski", "fr": "français"}
NOTES = ("ruling", "assumed", "booklets", "printed")
OPENING = ("aim", "players", "drafting", "box", "begin", "advice", "strengths")
"""What a page begins with, as far as the rulebook has it; its credits come last."""


def labelled(label: str, text: str, say: Texts) -> str:
    """A note with what it is in front; in French a space goes before the colon."""
    return f"> *{label}{chr(0xA0) if say.language == 'fr' else ''}:* {text}"


@cache
def examples_of(game: str) -> list[Example]:
    """Playing them takes a moment, and they are the same in every language."""
    return examples(game)


def file_name(game: str, language: str) -> str:
    return f"{game}.md" if language == "en" else f"{game}.{language}.md"


def numbered(say: Texts, message: str, attribute: str) -> Iterator[str]:
    """The attributes item-1, item-2 and so on of a message."""
    number = 1
    while say.has(message, f"{attribute}-{number}"):
        yield say(message, f"{attribute}-{number}")
        number += 1


def part(game: str, name: str, say: Texts) -> list[str]:
    """One part of what a rulebook tells besides the rules: a sentence, a list, a table."""
    message = f"{game}-book-{name}"
    if not say.has(message):
        return []
    lines = ["", f"## {say(message, 'title')}", "", say(message)]
    if items := [f"- {item}" for item in numbered(say, message, "item")]:
        lines += ["", *items]
    if rows := [f"| {row} |" for row in numbered(say, message, "row")]:
        cells = rows[0].count("|") - 1
        lines += ["", rows[0], "|" + "---|" * cells, *rows[1:]]
    return lines


def shown(game: str, example: Example, say: Texts) -> list[str]:
    """An example in words; in the browser it is a picture."""
    message = f"{game}-example-{example.name}"
    kind = say("table-example-printed" if example.is_printed else "table-example-ours")
    return ["", labelled(kind, f"**{say(message)}.** {' '.join(numbered(say, message, 'frame'))}", say)]


def page(game: str, say: Texts) -> str:
    """One game in one language: every clause with its id, rulings marked."""
    rules = load(game)
    chapters = {first: name for name, first in rules.sections}
    others = [f"[{NAMES[other]}]({file_name(game, other)})" for other in LANGUAGES if other != say.language]
    lines = [f"# {say(game)}", "", say(game, "tagline"), "", " · ".join([NAMES[say.language], *others])]
    for name in OPENING:
        lines += part(game, name, say)
    for number in range(1, rules.clauses + 1):
        clause = rules.clause(number)
        if number in chapters:
            lines += ["", f"## {say(f'{game}-section-{chapters[number]}')}"]
        lines += ["", f'<a id="{clause}"></a>**{clause} · {say(clause, "title")}.** {say(clause)}']
        for note in NOTES:
            if say.has(clause, note):
                lines += ["", labelled(say(f"table-{note}"), say(clause, note), say)]
        for example in examples_of(game):
            lines += shown(game, example, say) if example.clause == clause else []
    lines += part(game, "credits", say)
    lines += ["", "<!-- Written by `make docs` from src/twistosaur/locales; do not edit. -->", ""]
    return "\n".join(lines)


def pages() -> dict[str, str]:
    """By path under docs/."""
    return {f"rules/{file_name(game, code)}": page(game, texts(code)) for game in PACKAGES for code in LANGUAGES}
