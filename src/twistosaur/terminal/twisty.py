"""Twisty in a terminal: the board as it lies on the table, and everyone's row of colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..locales import Texts
from .sentences import Audience, tell, tell_fact

SHAPES = "★■▲●"
"""The pawns: the four shapes of the box, by seat."""
INK = {
    "red": "bold white on #C1272D",
    "orange": "bold black on #F28C28",
    "yellow": "bold black on #F7D038",
    "green": "bold black on #3FA34D",
    "blue": "bold white on #2A6FBB",
    "purple": "bold white on #7B3FA0",
    "white": "bold black on #EDEDED",
}
SIGNS = {"orthogonal": "+", "diagonal": "×", "jump": "L", "teleport": "@", "secure": "#"}
CENTRE, NEXT, SAFE = "◇", "›", "#"
FILES = "abcdefg"


def short(colour: str, say: Texts) -> str:
    """Three letters tell the seven colours apart in every language, for eyes and screens that cannot."""
    return say(f"twisty-colour-{colour}")[:3]


def chip(token: str | None, say: Texts, *, is_used: bool = False) -> Text:
    """What lies on a cell, five columns wide."""
    if token is None:
        return Text("     ")
    if token in INK:
        return Text(f" {short(token, say)} ", style=INK[token])
    return Text(f"  {SIGNS[token]}  ", style="dim strike" if is_used else "bold cyan")


def pawn_on(view: dict[str, Any], cell: str) -> Text:
    if cell not in view["pawns"]:
        return Text(" ")
    seat = view["pawns"].index(cell)
    return Text(SHAPES[seat], style="bold bright_white reverse" if seat == view.get("seat") else "bold bright_white")


def board(view: dict[str, Any], say: Texts) -> Text:
    """a1 is the lower left corner; a pawn stands left of what lies on its cell."""
    line = "──────"
    out = Text(f"   ┌{'┬'.join([line] * 7)}┐\n", style="dim")
    for rank in range(7, 0, -1):
        row = [Text(f" {rank} │", style="dim")]
        for file in FILES:
            cell = f"{file}{rank}"
            lying = chip(view["cells"].get(cell), say, is_used=cell in view["used"])
            if cell == "d4":
                lying = Text(f"  {CENTRE}  ", style="bold yellow")
            row += [pawn_on(view, cell), lying, Text("│", style="dim")]
        out.append_text(Text.assemble(*row, "\n"))
        if rank > 1:
            out.append(f"   ├{'┼'.join([line] * 7)}┤\n", style="dim")
    out.append(f"   └{'┴'.join([line] * 7)}┘\n", style="dim")
    out.append("   " + "".join(f"    {file}  " for file in FILES), style="dim")
    return out


def rows(view: dict[str, Any], names: list[str], say: Texts) -> Table:
    """The order in which everyone collects: cubes held in colour, safe ones marked, then the next."""
    grid = Table.grid(padding=(0, 1))
    for seat, colours in enumerate(view["rows"]):
        held = view["held"][seat]
        cubes = Text() if colours else Text(say("twisty-table-no-row"), style="dim")
        for k, colour in enumerate(colours):
            mark = SAFE if colour in view["secured"][seat] else NEXT if k == held else " "
            style = INK[colour] if k < held else "bold" if k == held else "dim"
            cubes.append(f"{mark}{short(colour, say)} ", style=style)
        if held:
            count = say("twisty-table-safe-count", safe=len(view["secured"][seat]), held=held)
            cubes.append(f" {SAFE} {count}", style="dim")
        is_up = seat == view["turn"] and view["phase"] != "over"
        grid.add_row(Text(SHAPES[seat], style="bold"), Text(names[seat], style="bold green" if is_up else ""), cubes)
    return grid


def legend(say: Texts) -> Columns:
    """What the signs mean; columns, because a sign must not part from its name at the end of a line."""
    signs = [
        Text.assemble((sign, "bold cyan"), " ", (say(f"twisty-token-{token}"), "dim")) for token, sign in SIGNS.items()
    ]
    return Columns(signs, padding=(0, 2))


def status(view: dict[str, Any], names: list[str], say: Texts) -> Text:
    number = say("table-turn", turn=view["turns"] // view["seats"] + 1)
    out = Text.assemble((say("twisty"), "bold"), f"  ·  {number}")
    if view["turns_left"] is not None:
        out.append(f"  ·  {say('twisty-turns-left', count=view['turns_left'][view['turn']])}", style="bold yellow")
    if view["phase"] != "over":
        out.append(f"  ·  {SHAPES[view['turn']]} {names[view['turn']]}", style="bold green")
    return out


def draw(view: dict[str, Any], names: list[str], say: Texts) -> RenderableType:
    beside = Group("", rows(view, names, say))
    robbed = Text(say(f"twisty-table-robbed-{view['options']['robbed_pawn']}"), style="dim")
    table = Columns([board(view, say), beside], padding=(0, 1))
    return Group(status(view, names, say), "", table, "", legend(say), robbed)


def what_lies(view: dict[str, Any], seat: int, cell: str, say: Texts) -> str:
    """A cell as a move names it: with the pawn or the token that is there, and a tick for the colour looked for."""
    if cell in view["pawns"]:
        return f"{cell} ({SHAPES[view['pawns'].index(cell)]})"
    token = view["cells"].get(cell)
    if token is None:
        return f"{cell} ({say('twisty-table-centre')})" if cell == "d4" else cell
    if token in SIGNS:
        return f"{cell} ({say(f'twisty-token-{token}')})"
    tick = " ✓" if token in view["rows"][seat][view["held"][seat] :][:1] else ""
    return f"{cell} ({say(f'twisty-colour-{token}')}{tick})"


def parts(view: dict[str, Any], seat: int, move: str, say: Texts) -> tuple[str, dict[str, Any]]:
    """The verb of a move, and the cell that it names."""
    verb, _, cell = move.partition(" ")
    return verb, {"cell": what_lies(view, seat, cell, say)} if cell else {}


def describe(view: dict[str, Any], seat: int, move: str, say: Texts) -> str:
    verb, more = parts(view, seat, move, say)
    return say(f"twisty-move-{verb}", **more)


def did(view: dict[str, Any], seat: int, move: str, say: Texts, to: Audience) -> str:
    verb, more = parts(view, seat, move, say)
    return tell(say, f"twisty-did-{verb}", to, seat, **more)


def fact(fact: dict[str, Any], say: Texts, to: Audience) -> str:
    more = {"cube": say(f"twisty-colour-{fact['what']}", "cube")} if "what" in fact else {}
    return tell_fact(say, "twisty", fact, to, **more)


CLAUSES = {"move": 5, "step": 13, "stay": 13, "corner": 17, "pass": 5}
OF_FACT = {"steals": 15, "takes": 8, "secures": 12, "rows": 3}


def clause(move: str, facts: Sequence[Mapping[str, Any]]) -> int:
    """The cube that was taken or stolen, else the way that was gone; of a draw the rows."""
    told = [number for kind, number in OF_FACT.items() if any(fact["kind"] == kind for fact in facts)]
    return told[0] if told else CLAUSES.get(move.partition(" ")[0], 0)


def prompt(view: dict[str, Any], say: Texts) -> str:
    return say(f"twisty-placing-{view['placing']}" if view["placing"] else f"twisty-phase-{view['phase']}")


def source(name: str, say: Texts) -> str:
    return say(f"twisty-source-{name}")
