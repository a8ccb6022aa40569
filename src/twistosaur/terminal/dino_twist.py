"""Dino Twist in a terminal: Twist Island around the event pile, the own island beside it, everyone else at a glance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..locales import Texts
from .sentences import Audience, names_in, tell, tell_fact

SPECIES = {"A": "aqua", "C": "carni", "H": "herbi", "V": "voli"}
INK = {"A": "bold #3C9BD6", "C": "bold #D55E00", "H": "bold #17B584", "V": "bold #E69F00"}
HOME = {
    "mountain": "V",
    "cliff": "V",
    "jungle": "C",
    "desert": "C",
    "river": "H",
    "hill": "H",
    "beach": "A",
    "sea": "A",
}
MAP = (("mountain", "jungle", "cliff"), ("river", None, "hill"), ("beach", "desert", "sea"))
HIT, EMPTY, PILE = "✸", "·", "◆"
WIDTH = 13
"""Columns of a territory: two maps fit beside each other on 100, one on 60."""


def card(name: str | None) -> Text:
    return Text(EMPTY, style="dim") if name is None else Text(name, style=INK[name[0]])


def cards(names: Sequence[str]) -> Text:
    return Text(" ").join(card(name) for name in names)


def land_name(land: str, say: Texts) -> str:
    return say(f"dino-twist-territory-{land}")


def spelled(names: Sequence[str], say: Texts) -> str:
    """Cards in words: the species once where all are of it."""
    if len({name[0] for name in names}) == 1:
        return f"{say('dino-twist-species-' + SPECIES[names[0][0]])} {' + '.join(name[1:] for name in names)}"
    return " + ".join(spelled([name], say) for name in names)


def island_map(cells: dict[str, str | None], destroyed: Sequence[str], middle: Text, say: Texts) -> Table:
    """Eight territories in a ring, as they lie on the table (DT-2)."""
    grid = Table(box=box.ROUNDED, show_header=False, show_lines=True, padding=0)
    for _ in range(3):
        grid.add_column(width=WIDTH, justify="center")
    for row in MAP:
        out: list[RenderableType] = []
        for land in row:
            if land is None:
                out.append(middle)
                continue
            hit = land in destroyed
            label = Text(land_name(land, say), style="dim strike" if hit else f"dim {INK[HOME[land]].split()[-1]}")
            mark = Text(f" {HIT}", style="bold red") if hit else Text("")
            out.append(Text.assemble(label, "\n", card(cells[land]), mark))
        grid.add_row(*out)
    return grid


def status(view: dict[str, Any], say: Texts) -> Text:
    event = f"dino-twist-event-{view['event'] or 'none'}"
    rounds = say("dino-twist-round-of", round=view["round"], rounds=view["rounds"])
    out = Text.assemble((say("dino-twist"), "bold"), f"  ·  {rounds}")
    if view["phase"] != "over":
        out.append("  ·  ")
        out.append(say(event), style="bold reverse")
        out.append(f"  {say(event, 'effect')}")
    return out


def left(view: dict[str, Any], names: list[str], say: Texts) -> Text:
    """What is left of the game, who leads in Big Claws, and the discard pile, which is open to all (DT-20)."""
    parts = [say("dino-twist-events-left", count=view["events_left"])]
    if view["volcanoes"]:
        parts.append(say("dino-twist-volcanoes", count=view["volcanoes"]))
    bonuses = ", ".join(f"+{points}" for points in view["bonuses_left"])
    parts.append(say("dino-twist-bonuses-left", bonuses=bonuses) if bonuses else say("dino-twist-bonuses-gone"))
    leaders = [names[seat] for seat in view["claws_leaders"]]
    parts.append(
        say("dino-twist-claws-leaders", names=say.listed(leaders)) if leaders else say("dino-twist-claws-nobody")
    )
    pile = Text.assemble(
        "\n", (say("dino-twist-discard-size", count=len(view["discard"])), "bold"), "  ", cards(view["discard"])
    )
    return Text("  ·  ".join(parts), style="dim").append_text(pile)


def titled(title: str, picture: RenderableType) -> Group:
    return Group(Text(title, style="bold"), picture)


def own_island(view: dict[str, Any], names: list[str], seat: int, say: Texts) -> Group:
    kind = say(f"dino-twist-kind-{view['kinds'][seat]}")
    points = say("table-points", count=view["scores"][seat])
    return titled(f"{names[seat]} · {kind} · {points}", island_map(view["islands"][seat], [], Text(""), say))


def glance(view: dict[str, Any], names: list[str], seat: int | None, say: Texts) -> Table:
    """Everyone else: points, graves and Big Claws counted, and who lives on the island."""
    grid = Table.grid(padding=(0, 2))
    grave, claws = say("dino-twist-source-graveyard"), say("dino-twist-source-claws")
    for who, cells in enumerate(view["islands"]):
        if who == seat:
            continue
        row = Text(" ").join(card(cells[land]) for ring in MAP for land in ring if land)
        mark = "• " if view["has_chosen"][who] else ""
        facts = f"{say('table-points', count=view['scores'][who])} · {grave} {view['graveyard_sizes'][who]}"
        facts += f" · {claws} {view['claws'][who]}"
        grid.add_row(Text(f"{mark}{names[who]}", style="bold"), Text(facts), row)
    return grid


def legend(say: Texts) -> Text:
    names = [
        Text.assemble((letter, INK[letter]), " ", say(f"dino-twist-species-{SPECIES[letter]}")) for letter in SPECIES
    ]
    return Text("  ", style="dim").join(names)


def draw(view: dict[str, Any], names: list[str], say: Texts) -> RenderableType:
    seat = view.get("seat")
    pile = Text.assemble((PILE, "bold"), "\n", (say("dino-twist-cards-left", count=view["deck_size"]), "dim"))
    maps = [titled(say("dino-twist-twist-island"), island_map(view["twist"], view["destroyed"], pile, say))]
    if seat is not None:
        maps.append(own_island(view, names, seat, say))
    parts: list[RenderableType] = [status(view, say), left(view, names, say), ""]
    parts += [Columns(maps, padding=(0, 2)), glance(view, names, seat, say)]
    attacks = [
        Text.assemble(say("table-label", label=names[who]), " ", cards(shown))
        for who, shown in enumerate(view["prepared"])
        if shown is not None
    ]
    if attacks:
        parts += ["", Text.assemble((say("dino-twist-attacks"), "bold"), "  ", Text("   ").join(attacks))]
    if view["captured"]:
        taken = view["captured"]
        where = f" ({names[view['attacker']]}, {land_name(taken['territory'], say)})"
        parts += ["", Text.assemble((say("dino-twist-captured"), "bold"), "  ", card(taken["card"]), where)]
    if seat is not None:
        parts += ["", Text.assemble((say("dino-twist-hand"), "bold"), "  ", cards(view["hands"][seat] or []))]
        yard = view["graveyards"][seat]
        dead = [*yard["cancelled"], *(yard["buried"] or [])]
        if dead:
            parts.append(Text.assemble((say("dino-twist-source-graveyard"), "bold"), "  ", cards(dead)))
    return Group(*parts, legend(say))


def place(view: dict[str, Any], seat: int, verb: str, land: str, say: Texts) -> str:
    """Where a territory is, with the Dino that lives there as the table of this very decision shows it."""
    where = say(f"dino-twist-territory-{land}", "in")
    if view.get("phase") != verb:
        return where
    there = view["twist"][land] if verb == "target" else view["islands"][seat][land]
    return f"{where} ({spelled([there], say)})" if there else where


def weighed(view: dict[str, Any], move: str, say: Texts) -> str:
    """The cards of an attack; while it is prepared with what the event adds and the total: "Carny 4 + 3 + 3 = 10"."""
    words = move.split()[1:]
    attack = (view.get("attacks") or {}).get(move)
    if attack is None or len(attack["parts"]) == 1:
        return spelled(words, say)
    return f"{' + '.join([spelled(words, say), *map(str, attack['parts'][len(words) :])])} = {attack['total']}"


def parts(view: dict[str, Any], seat: int, move: str, say: Texts) -> tuple[str, dict[str, Any]]:
    """Which message of `move` or `did` a move has, and what that needs."""
    verb, *words = move.split()
    if verb == "newborns" and words == ["-"]:
        return "newborns-none", {}
    if verb in ("target", "settle"):
        return verb, {"place": place(view, seat, verb, words[0], say)}
    if "?" in words:
        return f"{verb}-hidden", {"count": len(words)}
    if not words:
        return verb, {}
    return verb, {
        "cards": weighed(view, move, say) if verb == "attack" else say.listed([spelled([w], say) for w in words])
    }


def describe(view: dict[str, Any], seat: int, move: str, say: Texts) -> str:
    verb, more = parts(view, seat, move, say)
    return say(f"dino-twist-move-{verb}", **more)


def did(view: dict[str, Any], seat: int, move: str, say: Texts, to: Audience) -> str:
    verb, more = parts(view, seat, move, say)
    return tell(say, f"dino-twist-did-{verb}", to, seat, **more)


def fact(fact: dict[str, Any], say: Texts, to: Audience) -> str:
    lands = [say(f"dino-twist-territory-{land}", "in") for land in fact.get("lands", ())]
    if fact["kind"] == "event":
        event = f"dino-twist-event-{fact['what']}"
        if lands:
            return say("dino-twist-fact-event-lands", event=say(event), lands=say.listed(lands))
        return say("dino-twist-fact-event", event=say(event), effect=say(event, "effect"))
    if fact["kind"] == "cancelled" and fact.get("others"):
        others, fallen = names_in(fact["others"], to, say), spelled(fact["what"].split(), say)
        return tell(say, "dino-twist-fact-cancelled-with", to, fact["seat"], others=others, cards=fallen)
    more = {"card": spelled([fact["what"]], say), "place": say.listed(lands)} if fact["kind"] == "captured" else {}
    return tell_fact(say, "dino-twist", fact, to, **more)


CLAUSES = {"attack": 10, "bury": 12, "newborns": 29, "pass": 19, "target": 11, "settle": 17, "decline": 17}
OF_FACT = {"bonus": 31, "cancelled": 14, "captured": 17, "reshuffled": 19}
OF_EVENT = {
    "volcano": 26,
    "meteorite": 21,
    "3-for-2": 22,
    "all-alone": 23,
    "carnage": 24,
    "quake": 27,
    "twister": 28,
    "newborns": 29,
    "help": 30,
}


def clause(move: str, facts: Sequence[Mapping[str, Any]]) -> int:
    """What an attack came to, else what was done; of a draw the event."""
    if not move:
        events = [fact["what"] for fact in facts if fact["kind"] == "event"]
        return next((OF_EVENT.get(event, 25) for event in events), 19)
    told = [number for kind, number in OF_FACT.items() if any(fact["kind"] == kind for fact in facts)]
    return (told or [CLAUSES[move.partition(" ")[0]]])[0]


def prompt(view: dict[str, Any], say: Texts) -> str:
    """What is asked may hang on the event: one card, three, two species."""
    usual = f"dino-twist-phase-{view['phase']}"
    special = f"{usual}-{view['event']}"
    return say(special if say.has(special) else usual)


def source(name: str, say: Texts) -> str:
    own = f"dino-twist-source-{name}"
    return say(own) if say.has(own) else land_name(name, say)
