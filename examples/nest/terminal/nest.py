"""Nest in a terminal: the nest, and everyone's basket."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from twistosaur.locales import Texts
from twistosaur.terminal.sentences import Audience, tell, tell_fact

EGG = "⬮"


def draw(view: dict[str, Any], names: list[str], say: Texts) -> RenderableType:
    title = Text.assemble((say("nest"), "bold"), "  ·  ", say("table-round", round=view["round"]))
    nest = Text(f"{EGG * view['eggs']}  {say('nest-eggs', count=view['eggs'])}", style="yellow")
    baskets = Table.grid(padding=(0, 2))
    for name, eggs, last in zip(names, view["baskets"], view["last"], strict=True):
        baskets.add_row(name, say("table-points", count=eggs), "" if last is None else "─" * last + ">")
    return Group(title, "", nest, "", baskets)


def prompt(view: dict[str, Any], say: Texts) -> str:
    return say(f"nest-phase-{view['phase']}")


def describe(view: dict[str, Any], seat: int, move: str, say: Texts) -> str:
    return say("nest-move-reach", far=move.removeprefix("reach "))


def did(view: dict[str, Any], seat: int, move: str, say: Texts, to: Audience) -> str:
    return tell(say, "nest-did-reach", to, seat, far=move.removeprefix("reach "))


def fact(fact: dict[str, Any], say: Texts, to: Audience) -> str:
    return tell_fact(say, "nest", fact, to)


def source(name: str, say: Texts) -> str:
    return say(f"nest-source-{name}")
