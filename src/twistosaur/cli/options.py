"""Options that several commands share, and how their values are read."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from ..kernel import OptionError

Language = Literal["en", "pl", "fr"]
Options = Annotated[
    list[str] | None,
    Parameter(name="--option", help="An option of the game, as name=value; below are all of them.", negative=""),
]
Ray = Annotated[
    str | None,
    Parameter(
        name="--ray",
        help="Work on a Ray cluster: HOST:PORT of its head, auto for the one of this machine, or local for a new one "
        "on these cores. The result is the same.",
    ),
]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON alone on stdout.")]


def game_options(given: Sequence[str] | None) -> dict[str, Any]:
    return dict(game_option(text) for text in given or ())


def game_option(text: str) -> tuple[str, Any]:
    """`name=value`, where the value is JSON if it can be, else the text itself."""
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise OptionError(f"--option {text!r}: expected name=value")
    try:
        return name, json.loads(value)
    except json.JSONDecodeError:
        return name, value
