"""A page per game in docs/games: its moves, options, views and points, read from its rules and from random games."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from twistosaur.engine import new
from twistosaur.envs.parts import env_id
from twistosaur.games import PACKAGES, load
from twistosaur.kernel import Rules
from twistosaur.kernel.options import Option
from twistosaur.locales import Texts, texts

from .fields import Field, aliases_in, fields_of, shapes_in, words_in
from .played import Played, play

SCREENSHOTS = Path(__file__).resolve().parents[1] / "screenshots"
MOST_WORDS = 14
"""Longer lists of words are cut."""


def page(game: str) -> str:
    rules, say = load(game), texts("en")
    seen = play(rules)
    view = fields_of(rules.view_type)
    options = {field.name: field for field in fields_of(shapes_in(view)[options_type(view)])}
    parts = [
        [f"# {say(game)}", "", say(game, "tagline")],
        *picture(game, say),
        ["## The rules", "", *rules_pages(game)],
        ["## At a glance", "", *glance(rules, seen)],
        ["## Moves", "", MOVES, "", *moves(rules, seen, say)],
        ["## Options", "", OPTIONS, "", *option_table(rules, options, say)],
        ["## What a seat sees", "", VIEWS, "", *view_tables(view)],
        ["## What a step tells", "", FACTS, "", *fact_table(seen)],
        ["## As an environment", "", *environment(rules)],
        ["## Points", "", POINTS, "", ", ".join(f"`{name}`" for name in rules.sources) + "."],
    ]
    text = "\n\n".join("\n".join(part) for part in parts)
    linked = re.sub(rf"(?<![\[#`\w])({rules.prefix}-\d+)\b", rf"[\1](../rules/{game}.md#\1)", text)
    return f"{linked}\n\n<!-- Written by `make docs` from the rules; do not edit. -->\n"


MOVES = (
    "A move is a text: a verb, and what it is done with. The same text goes over the line, into records and into "
    "`Game.play`. Of equal cards or pieces it does not matter which."
)
OPTIONS = (
    "By name in `twistosaur.new`, with `--option name=value` at the command line, in `options` over HTTP. What is left "
    "out has its default; a record carries them all."
)
VIEWS = (
    "`Game.view(seat)`, and `view` over the line: what this seat may know and nothing else. Lists go by seat unless it "
    "says otherwise; null stands for what is hidden or is not there."
)
FACTS = (
    "What happened besides the moves, the same for every audience: `facts` in the log, one of each kind as an example."
)
POINTS = "Where points come from; `Game.breakdown(seat)` and the score pad go by these names:"


ENVIRONMENT = (
    "For programs that learn: PettingZoo, Gymnasium and batches of games, see [environments](../environments.md). "
    "Actions are the numbers above, and one more: {wait} is waiting, the only legal one of a seat that owes nothing. "
    "An observation is a row of {length} numbers of one byte, none below 0, the same layout for every number of seats "
    "and all options; seats are counted from the one that looks. What is not there is 0."
)
REWARDS = (
    "Rewards come with the end of a game, 0 before it, as `reward` asks for them. {clause} says who is ahead; "
    "points are those [below](#points)."
)
REWARD_TABLE = (
    (
        "`rank`, if nothing is said",
        "-1 to 1",
        "Seats that one is ahead of, less those behind which one is, by the others.",
    ),
    ("`margin`", "points", "The own points, less the mean of the others'."),
    ("`win`", "0 to 1", "The share of the win: 1, or 1/k where k seats tie for it."),
)
HISTORY = (
    "The environment is `{name}`. There is a new version when the same seed and actions give other observations, masks "
    "or rewards; the rules have a number of their own, [above](#at-a-glance)."
)


def environment(rules: Rules) -> list[str]:
    """Observation, rewards and versions of the environment of a game."""
    told = rules.observation
    body = []
    for feature, first in zip(told.features, told.places.values(), strict=True):
        span = f"{first}" if feature.length == 1 else f"{first} to {first + feature.length - 1}"
        shape = " x ".join(map(str, feature.shape))
        body.append((span, f"`{feature.name}`", shape, f"0 to {feature.most}", feature.about))
    return [
        ENVIRONMENT.format(wait=rules.actions, length=told.length),
        "",
        *rows(("place", "feature", "shape", "values", "what it says"), body),
        "",
        REWARDS.format(clause=rules.clause(rules.end_clause)),
        "",
        *rows(("`reward`", "values", "what it is"), REWARD_TABLE),
        "",
        HISTORY.format(name=env_id(rules.id)),
        "",
        *rows(("version", "what it brought"), [(str(k), told) for k, told in enumerate(told.history, 1)]),
    ]


def picture(game: str, say: Texts) -> list[list[str]]:
    """Of the board, once `make screenshots` has taken one."""
    if not (SCREENSHOTS / f"{game}.webp").exists():
        return []
    return [["```{image} ../screenshots/" + game + ".webp", f":alt: A game of {say(game)}", ":class: shot", "```"]]


def rules_pages(game: str) -> list[str]:
    return [
        "```{toctree}",
        f"In English <../rules/{game}>",
        f"Po polsku <../rules/{game}.pl>",
        f"En français <../rules/{game}.fr>",
        "```",
    ]


def row(*cells: str) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def rows(head: Sequence[str], body: Sequence[Sequence[str]]) -> list[str]:
    return [row(*head), "|" + "---|" * len(head), *(row(*cells) for cells in body)]


def code(value: Any) -> str:
    return f"`{value}`" if isinstance(value, str) else f"`{msgspec.json.encode(value).decode()}`"


def listed(words: Sequence[Any]) -> str:
    """`a`, `b`, ... `z`: all of them, or the first and the last."""
    if len(words) <= MOST_WORDS:
        return ", ".join(code(word) for word in words)
    return f"{', '.join(code(word) for word in words[:3])} … {code(words[-1])} ({len(words)})"


# ------------------------------------------------------------------------------------------------ the sections


def version(rules: Rules) -> str:
    """The number that is in records, and the earlier ones whose records are played as they were then."""
    earlier = ", ".join(map(str, sorted(rules.replays)))
    return f"{rules.version}; records of {earlier} are played as they were then" if earlier else str(rules.version)


def glance(rules: Rules, seen: Played) -> list[str]:
    low, high = rules.seats
    ways = {True: "several seats at once, in secret until the last has chosen", False: "one seat after the other"}
    facts = [
        ("name for programs", f"`{rules.id}`"),
        ("players", f"{low} to {high}"),
        ("information", "open: everybody sees everything" if rules.is_open else "hidden: a seat sees only its own"),
        ("decisions", "; or ".join(ways[way] for way in sorted(seen.at_once, reverse=True))),
        ("actions", f"{rules.actions} numbers; text is what is kept"),
        ("state", f"a record of {rules.dtype.itemsize} bytes"),
        ("clauses", f"{rules.clause(1)} to {rules.clause(rules.clauses)}"),
        ("version of the rules", version(rules)),
    ]
    return rows(("", ""), facts)


def moves(rules: Rules, seen: Played, say: Texts) -> list[str]:
    numbers: dict[str, list[int]] = {}
    game = new(rules.id, seats=rules.seats[1], seed=1)
    state = rules.read(game.hidden(0))
    for action in range(rules.actions):
        numbers.setdefault(rules.move_text(state, 0, action).partition(" ")[0], []).append(action)
    body = []
    for verb, actions in numbers.items():
        examples = all_moves(rules, verb) or seen.examples.get(verb, [verb])
        when = ", ".join(phase_text(rules.id, phase, say) for phase in seen.phases.get(verb, []))
        when = when or f"seldom, see {game.refusal(game.acting[0], verb)}"
        span = f"{actions[0]}" if len(actions) == 1 else f"{actions[0]} to {actions[-1]}"
        body.append((f"`{verb}`", when, span, listed(examples) if rules.moves else listed(examples[:3])))
    return rows(("verb", "when", "actions", "moves" if rules.moves else "for example"), body)


def all_moves(rules: Rules, verb: str) -> list[str]:
    return [move for move in rules.moves or () if move.partition(" ")[0] == verb]


def phase_text(game: str, phase: str, say: Texts) -> str:
    message = f"{game}-phase-{phase}"
    return f"`{phase}`: {say(message)}" if say.has(message) else f"`{phase}`"


def option_table(rules: Rules, meant: dict[str, Field], say: Texts) -> list[str]:
    """Each option as people know it, its values, what each means; then what programs write."""
    body = []
    for option in rules.all_options:
        label, told = say(f"{rules.id}-choice-{option.name}"), say(f"{rules.id}-option-{option.name}")
        clause = f" ({rules.clause(option.clause)})" if option.clause else ""
        default = default_of(option)
        body.append((f"`{option.name}`: {label}", values_of(rules, option, say), default, f"{told}{clause}"))
    programs = [(f"`{o.name}`", f"`{meant[o.name].type}`", meant[o.name].meaning) for o in rules.all_options]
    return [
        *rows(("option", "values", "default", "what it means"), body),
        "",
        "In the options of a view and of a record they are written out:",
        "",
        *rows(("field", "type", "meaning"), programs),
    ]


def values_of(rules: Rules, option: Option, say: Texts) -> str:
    if option.values:
        values = "<br>".join(value_told(rules, option, value, say) for value in option.values)
        return f"{values}<br>or a list, one for each seat" if option.per_seat else values
    if option.span is not None:
        return f"a whole number from {option.span[0]} to {option.span[1]}"
    return 'a seat or `"random"`' if option.kind == "seat" else "see the meaning"


def value_told(rules: Rules, option: Option, value: Any, say: Texts) -> str:
    one = f"{option.name}-{str(value).lower() if isinstance(value, bool) else value}"
    return f"{code(value)} **{say(f'{rules.id}-choice-{one}')}**: {say(f'{rules.id}-option-{one}')}"


def default_of(option: Option) -> str:
    return "the cards of the box" if option.default is None else code(option.default)


def options_type(view: list[Field]) -> str:
    return next(field.type for field in view if field.name == "options")


def view_tables(view: list[Field]) -> list[str]:
    """The view, then the shapes inside it, then the words its types are made of."""
    lines = field_table(view)
    everything = list(view)
    for name, shape in shapes_in(view).items():
        if name != options_type(view):
            inside = fields_of(shape)
            everything += inside
            lines += ["", f"**{name}**: {' '.join((shape.__doc__ or '').split())}", "", *field_table(inside)]
    lines += ["", *(f"- `{name}` is `{type_text}`" for name, type_text in aliases_in(view).items())]
    lines += [f"- `{name}`: {listed(words)}" for name, words in words_in(everything).items()]
    return lines


def field_table(fields: list[Field]) -> list[str]:
    return rows(("field", "type", "meaning"), [(f"`{f.name}`", f"`{f.type}`", f.meaning) for f in fields])


def fact_table(seen: Played) -> list[str]:
    return rows(("kind", "for example"), [(f"`{kind}`", code(fact)) for kind, fact in sorted(seen.facts.items())])


def pages() -> dict[str, str]:
    """By path under docs/."""
    return {f"games/{game}.md": page(game) for game in PACKAGES}
