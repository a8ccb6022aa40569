"""Draftosaurus in a terminal: the park as a map, everyone else's at a glance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..games.draftosaurus.board import FACES, FIRST_FACE_CLAUSE, SUMMER_PENS, WINTER_PENS
from ..locales import Texts
from .sentences import Audience, tell, tell_fact

LETTERS = {
    "trex": "T",
    "diplodocus": "D",
    "triceratops": "R",
    "spinosaurus": "S",
    "stegosaurus": "G",
    "parasaurolophus": "P",
}
COLOURS = {
    "trex": "#D55E00",
    "diplodocus": "#3C9BD6",
    "triceratops": "#E69F00",
    "spinosaurus": "#CC79A7",
    "stegosaurus": "#17B584",
    "parasaurolophus": "#56B4E9",
}
MAPS = {
    # forest above, rocks below; left and right of the river
    "summer": ((("sameness", "trio"), ("king",)), (("love",), ("differences", "solitary"))),
    "winter": ((("wood", "bridge-left"), ("lookout",)), (("quarantine",), ("bridge-right", "pyramid"))),
}
ROOM = {"sameness": 6, "trio": 3, "king": 1, "differences": 6, "love": 6, "solitary": 1, "wood": 6, "lookout": 1}


def dino(species: str | None) -> Text:
    return Text("·", style="dim") if species is None else Text(LETTERS[species], style=f"bold {COLOURS[species]}")


def dinos(row: list[str | None], room: int = 0) -> Text:
    return Text(" ").join([dino(s) for s in row] + [dino(None)] * (room - len(row)))


def species_name(species: str, say: Texts) -> Text:
    return Text.assemble(dino(species), " ", say(f"draftosaurus-species-{species}"))


def pyramid(slots: list[str | None]) -> Text:
    full = (slots or [None] * 6) + [None] * 6
    top, middle, bottom = full[5:6], full[3:5], full[:3]
    return Text("\n").join([Text("  ") + dinos(top), Text(" ") + dinos(middle), dinos(bottom)])


def pen(park: dict[str, list[str | None]], name: str, say: Texts) -> RenderableType:
    content = pyramid(park[name]) if name == "pyramid" else dinos(park[name], ROOM.get(name, max(1, len(park[name]))))
    title = say("draftosaurus-pen-bridge" if name.startswith("bridge") else f"draftosaurus-pen-{name}")
    return Panel(content, title=title, title_align="left", box=box.ROUNDED, padding=(0, 1))


def park_map(view: dict[str, Any], seat: int, say: Texts) -> Table:
    """The park as it lies on the table: forest above, rocks below, the river in the middle."""
    park = view["parks"][seat]
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(ratio=5)
    grid.add_column(ratio=2, justify="center", vertical="middle")
    grid.add_column(ratio=5)
    river = Text(say("draftosaurus-pen-river"), style="#56B4E9") + Text("\n") + dinos(park["river"], 1)
    for row, (left, right) in enumerate(MAPS[view["board"]]):
        area = say(f"draftosaurus-die-{'rocks' if row else 'forest'}")
        middle = river if row else Text("≈\n≈", style="#56B4E9")
        label = Text(f"{area}\n", style="dim green" if row == 0 else "dim yellow")
        sides = [Group(*(pen(park, name, say) for name in side)) for side in (left, right)]
        grid.add_row(sides[0], label + middle, sides[1])
    return grid


def glance(view: dict[str, Any], names: list[str], seat: int | None, say: Texts) -> Table:
    """Everyone else's park: only the pens that hold something."""
    grid = Table.grid(padding=(0, 2))
    for who, park in enumerate(view["parks"]):
        if who == seat:
            continue
        pens = [
            Text.assemble((say(f"draftosaurus-pen-{name}"), "dim"), " ", dinos([d for d in row if d is not None]))
            for name, row in park.items()
            if any(row)
        ]
        mark = "⚄ " if who == view["roller"] else ""
        points = say("table-points", count=view["scores"][who])
        grid.add_row(Text(f"{mark}{names[who]}", style="bold"), Text(points), Text(" · ", style="dim").join(pens))
    return grid


def bowl(view: dict[str, Any], seat: int, say: Texts) -> Text:
    held = view["bowls"][seat] or []
    return Text.assemble((say("draftosaurus-bowl"), "bold"), "  ", dinos(list(held)))


def status(view: dict[str, Any], names: list[str], say: Texts) -> Text:
    where = {name: view[name] for name in ("round", "rounds", "turn", "turns")}
    out = Text.assemble(
        (say("draftosaurus"), "bold"),
        "  ·  ",
        say(f"draftosaurus-board-{view['board']}"),
        f"  ·  {say('draftosaurus-where', **where)}",
    )
    for line in (die(view, names, say), way_of_the_bowls(view, names, say)):
        if line:
            out.append("\n")
            out.append(line)
    return out


def die(view: dict[str, Any], names: list[str], say: Texts) -> Text | None:
    """What lies up, who rolled it, and what that means for this seat; that the roller obeys, too, where it does."""
    if view["die"] is None:
        return None
    seat, roller = view["seat"], view["roller"]
    face = (say(f"draftosaurus-die-{view['die']}"), "bold reverse")
    parts = [Text.assemble("⚄ ", face, f" ({names[roller]})")]
    if view["bound"][roller]:
        obeys = say("draftosaurus-roller-obeys-you") if roller == seat else None
        parts.append(Text(obeys or say("draftosaurus-roller-obeys", name=names[roller]), style="bold"))
    if seat is not None:
        parts.append(Text(say(f"draftosaurus-you-{view['die']}" if view["bound"][seat] else "draftosaurus-you-free")))
    return Text("  ·  ").join(parts)


def way_of_the_bowls(view: dict[str, Any], names: list[str], say: Texts) -> Text | None:
    seat, next_owner = view["seat"], view["bowl_goes_to"]
    if next_owner is None:
        return Text(say("draftosaurus-bowls-new")) if view["round"] < view["rounds"] else None
    if seat is None:
        return Text(say("draftosaurus-bowls"))
    return Text(say("draftosaurus-bowls-to", name=names[next_owner[seat]]))


def known(view: dict[str, Any], say: Texts) -> Text:
    """The bag, as far as everybody knows what has come out of it."""
    each = view["each"]
    counts = [Text.assemble(dino(species), f" {seen}/{each}") for species, seen in view["seen"].items()]
    title = f"{say('draftosaurus-bag', count=view['bag_size'])} · {say('draftosaurus-seen', each=each)}"
    return Text.assemble((title, "dim"), "\n", Text("   ").join(counts))


def draw(view: dict[str, Any], names: list[str], say: Texts) -> RenderableType:
    seat = view.get("seat")
    parts: list[RenderableType] = [status(view, names, say), ""]
    if seat is not None:
        title = f"{names[seat]} · {say('table-points', count=view['scores'][seat])}"
        parts.append(Panel(park_map(view, seat, say), title=title, border_style="green", box=box.HEAVY))
    parts.append(glance(view, names, seat, say))
    if seat is not None and view["bowls"][seat]:
        parts += ["", bowl(view, seat, say)]
    parts += ["", known(view, say)]
    if any(view["picks"]):
        shown = [
            Text.assemble(say("table-label", label=names[who]), " ", dino(species))
            for who, species in enumerate(view["picks"])
            if species is not None
        ]
        parts += ["", Text("   ").join(shown)]
    return Group(*parts)


def in_place(place: str, say: Texts) -> str:
    """ "in the Pyramid (top)" """
    name, _, slot = place.partition(".")
    there = say(f"draftosaurus-pen-{name}", "in")
    return say("draftosaurus-in-slot", place=there, slot=say(f"draftosaurus-slot-{slot}")) if slot else there


def parts(view: dict[str, Any], seat: int, move: str, say: Texts) -> tuple[str, dict[str, Any]]:
    """The verb of a move, and what its messages need: a species, or a place and the species that goes there."""
    verb, _, what = move.partition(" ")
    if verb == "stay":
        return verb, {}
    species, place = what, {}
    if verb in ("place", "move"):
        species = view["picks"][seat] if verb == "place" else view["parks"][seat]["quarantine"][0]
        place = {"place": in_place(what, say)}
    return verb, {"species": say(f"draftosaurus-species-{species}", "object"), **place}


def describe(view: dict[str, Any], seat: int, move: str, say: Texts) -> str:
    verb, more = parts(view, seat, move, say)
    return say(f"draftosaurus-move-{verb}", **more)


def did(view: dict[str, Any], seat: int, move: str, say: Texts, to: Audience) -> str:
    verb, more = parts(view, seat, move, say)
    return tell(say, f"draftosaurus-did-{verb}", to, seat, **more)


def fact(fact: dict[str, Any], say: Texts, to: Audience) -> str:
    return tell_fact(say, "draftosaurus", fact, to, face=say(f"draftosaurus-die-{fact['what']}"))


CLAUSES = {"pick": 7, "discard": 9, "move": 35, "stay": 35}
OF_PEN = {
    **{pen: 20 + k for k, pen in enumerate(SUMMER_PENS)},
    **{pen: 26 + k for k, pen in enumerate(WINTER_PENS)},
    "river": 34,
}
OF_FACE = {face: FIRST_FACE_CLAUSE + k for k, face in enumerate(FACES)}


def clause(move: str, facts: Sequence[Mapping[str, Any]]) -> int:
    """The pen that a dinosaur went to; of a draw the face of the die."""
    if not move:
        return next((OF_FACE[fact["what"]] for fact in facts if fact["kind"] == "die"), 0)
    verb, _, what = move.partition(" ")
    return OF_PEN[what.partition(".")[0]] if verb == "place" else CLAUSES[verb]


def prompt(view: dict[str, Any], say: Texts) -> str:
    return say(f"draftosaurus-phase-{view['phase']}")


def source(name: str, say: Texts) -> str:
    own = f"draftosaurus-source-{name}"
    return say(own) if say.has(own) else say(f"draftosaurus-pen-{name}")
