"""The games as the browser must know them: the JSON Schema of their views, and facts of each as TypeScript."""

from __future__ import annotations

import ast
import inspect
import json
import sys
from functools import cache
from typing import Any

import msgspec

from ..bots.cards import levels_for
from ..bots.names import LEVELS
from ..games import PACKAGES, load
from ..kernel import Rules
from ..kernel.options import Box, Option

# ------------------------------------------------------------------------------------------------ views


def views_schema() -> dict[str, Any]:
    """The views of all games, each known by its `game`."""
    types = [load(game).view_type for game in PACKAGES]
    refs, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    for kind in with_parts(types, components):
        for name, text in field_docs(kind).items():
            components[kind.__name__]["properties"][name]["description"] = text
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "AnyView",
        "description": "A game as an audience sees it (`Game.view`).",
        "anyOf": list(refs),
        "$defs": components,
    }


def with_parts(types: list[type], components: dict[str, Any]) -> list[type]:
    """These types and those that they are made of: each part stands in a module of its own game."""
    found = {kind.__name__: kind for kind in types}
    for kind in types:
        for name, part in vars(sys.modules[kind.__module__]).items():
            if name in components and inspect.isclass(part):
                found.setdefault(name, part)
    return list(found.values())


@cache
def field_docs(kind: type) -> dict[str, str]:
    """What the source says below each field of a class and of those it is made from."""
    module = sys.modules[kind.__module__]
    tree = ast.parse(inspect.getsource(module))
    (body,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == kind.__name__]
    out: dict[str, str] = {}
    for base in body.bases:
        if isinstance(base, ast.Name) and base.id != "TypedDict":
            out |= field_docs(getattr(module, base.id))
    for field, below in zip(body.body, body.body[1:], strict=False):
        told = below.value if isinstance(below, ast.Expr) else None
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(told, ast.Constant):
            out[field.target.id] = inspect.cleandoc(str(told.value))
    return out


# ------------------------------------------------------------------------------------------------ facts

FACTS = """\
/* Written by `make protocol` from the rules; do not edit. */

/** The levels of the bots, from the weakest to the strongest; a game may offer fewer. */
export const LEVELS = {levels} as const;
export type Level = (typeof LEVELS)[number];

export type Value = string | number | boolean;

/** Something that a table may choose before it begins. */
export interface Choice {{
  name: string;
  kind: 'choice' | 'flag' | 'seat' | 'number';
  /** Every value, the usual one first, where they can be listed. */
  values: Value[];
  usual: Value;
  /** A list, one value for each seat. */
  perSeat: boolean;
  /** Everybody who sets up a table is asked; the others are for those who look for them. */
  offered: boolean;
  /** The clause that gives the choice. */
  clause: string;
  /** Of a number: the least and the most. */
  span: [number, number] | null;
  /** How many players it is for; empty: any number. */
  seats: number[];
}}

/** What is printed in the box, where it had to be assumed: how many of each item, or which of the items. */
export interface BoxTable {{
  name: string;
  clause: string;
  kind: 'counts' | 'set';
  items: Value[];
  usual: Record<string, number> | Value[];
  /** Fewest and most of all together. */
  total: [number, number];
  /** The item of which there are several kinds: it is followed by some of the parts. */
  parted: string;
  parts: string[];
}}

export interface GameFacts {{
  id: GameId;
  /** Version of the rules. */
  rules: number;
  /** Fewest and most. */
  seats: [number, number];
  /** The levels of bots to choose from. */
  levels: readonly Level[];
  /** What the ids of its clauses begin with. */
  prefix: string;
  clauses: number;
  /** The chapters of the rules, and the clause that each begins with. */
  sections: [string, number][];
  choices: Choice[];
  box: BoxTable[];
  /** Open information: at one screen nobody needs to look away. */
  isOpen: boolean;
  /** One's last turn may be taken back, at tables that allow it. */
  mayTakeBack: boolean;
}}

export type GameId = {ids};

export const GAMES: Record<GameId, GameFacts> = {{
{games}
}};
"""


def games_module() -> str:
    """What the browser must know before its first word with the server, as TypeScript."""
    return FACTS.format(
        levels=json.dumps(list(LEVELS)),
        ids=" | ".join(json.dumps(game) for game in PACKAGES),
        games="\n".join(entry(load(game)) for game in PACKAGES),
    )


def entry(rules: Rules) -> str:
    lines = [f"    {name}: {json.dumps(value)}," for name, value in facts(rules).items()]
    return "\n".join([f"  {json.dumps(rules.id)}: {{", *lines, "  },"])


def facts(rules: Rules) -> dict[str, Any]:
    return {
        "id": rules.id,
        "rules": rules.version,
        "seats": list(rules.seats),
        "levels": list(levels_for(rules)),
        "prefix": rules.prefix,
        "clauses": rules.clauses,
        "sections": [list(section) for section in rules.sections],
        "choices": [choice(rules, option) for option in rules.all_options if option.kind != "data"],
        "box": [box_table(rules, option, option.box) for option in rules.all_options if option.box is not None],
        "isOpen": rules.is_open,
        "mayTakeBack": rules.turn_of is not None,
    }


def choice(rules: Rules, option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "kind": option.kind,
        "values": list(option.values),
        "usual": option.default,
        "perSeat": option.per_seat,
        "offered": option.offered,
        "clause": rules.clause(option.clause),
        "span": option.span,
        "seats": list(option.seats),
    }


def box_table(rules: Rules, option: Option, box: Box) -> dict[str, Any]:
    return {
        "name": option.name,
        "clause": rules.clause(option.clause),
        "kind": box.kind,
        "items": list(box.items),
        "usual": box.usual,
        "total": list(box.total),
        "parted": box.parted,
        "parts": list(box.parts),
    }
