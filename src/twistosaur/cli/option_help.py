"""The options of every game in `--help`: names and meanings from the catalogues, values from the rules."""

from __future__ import annotations

import json
from typing import Any

from cyclopts.help import DefaultFormatter, HelpPanel
from rich import box
from rich.console import Console, ConsoleOptions
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from ..games import PACKAGES, load
from ..kernel import Rules
from ..kernel.options import Option


class WithGameOptions(DefaultFormatter):
    """Help as usual, and below the parameters what `--option` may be given, game by game."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        super().__call__(console, options, panel)
        if panel.title == "Parameters":
            for game in PACKAGES:
                console.print(options_of(load(game)))


def options_of(rules: Rules) -> Panel:
    """In English like all of `--help`; the catalogue is read only now, so that nobody else waits for it."""
    from ..locales import texts

    say = texts("en")
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for option in rules.all_options:
        told = say(f"{rules.id}-option-{option.name}")
        clause = f" ({rules.clause(option.clause)})" if option.clause else ""
        table.add_row(f"{option.name}=", f"{told}{clause}\n[dim]{escape(values_of(option))}[/dim]")
    return Panel(table, title=f"--option: {say(rules.id)}", box=box.ROUNDED, title_align="left", expand=True)


def values_of(option: Option) -> str:
    """What may be written after the equals sign, the default first."""
    if option.values:
        values = " | ".join(written(value) for value in option.values)
        return f"{values}, or a list with one for each seat" if option.per_seat else values
    if option.kind == "seat":
        return "random | 0 | 1 | ..."
    if option.span is not None:
        return f"{option.default}; {option.span[0]} to {option.span[1]}"
    usual = option.box.usual if option.box is not None else option.default
    return f"JSON; as it is: {json.dumps(usual)}"


def written(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)
