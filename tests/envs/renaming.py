"""A state with everything that is alike called by another name, made without a look at rows of observations."""

from __future__ import annotations

from typing import Any

import numpy as np

from twistosaur.games.draftosaurus import board as drafto
from twistosaur.games.twisty import board as twisty
from twistosaur.kernel import Rules


def renamed_draftosaurus(state: Any, action: Any) -> None:
    """The species of a state get new names: those of the first six actions, which are picks."""
    old = {name: state[name].copy() for name in ("bag", "discarded", "bowl", "count", "cell", "pick", "chosen")}
    name = action[: len(drafto.SPECIES)]
    for field in ("bag", "discarded", "bowl", "count"):
        state[field][..., name] = old[field]
    for field, names in (("cell", name), ("pick", name), ("chosen", action)):
        state[field] = np.where(old[field] >= 0, names[np.maximum(old[field], 0)], old[field])


def renamed_twisty(state: Any, action: Any, colour: Any) -> None:
    """Cells get the names that moves to them have, colours those given."""
    cell = action[: twisty.CELLS]
    kind = np.array([*colour, *range(twisty.ROW, len(twisty.TOKENS))])
    old = {name: state[name].copy() for name in ("bag", "token", "pawn_at", "pawn", "row", "used", "secured")}
    state["bag"][kind] = old["bag"]
    state["token"][cell] = np.where(old["token"] >= 0, kind[np.maximum(old["token"], 0)], old["token"])
    state["pawn_at"][cell] = old["pawn_at"]
    state["pawn"] = np.where(old["pawn"] >= 0, cell[np.maximum(old["pawn"], 0)], old["pawn"])
    state["row"] = np.where(old["row"] >= 0, colour[np.maximum(old["row"], 0)], old["row"])
    state["used"] = sum(1 << int(cell[k]) for k in range(twisty.CELLS) if int(old["used"]) >> k & 1)
    state["secured"] = [
        sum(1 << int(colour[k]) for k in range(twisty.ROW) if int(mask) >> k & 1) for mask in old["secured"]
    ]


def renamed(rules: Rules, states: Any, way: int) -> Any:
    """The same state with everything called by its new name, made without a look at the rows."""
    symmetries = rules.observation.symmetries
    assert symmetries is not None
    out, action = states.copy(), symmetries.actions[way].astype(np.int64)
    if rules.id == "draftosaurus":
        renamed_draftosaurus(out[0], action)
    else:
        bag = rules.observation.places["bag"]
        colour = np.argsort(symmetries.rows[way, bag : bag + twisty.ROW])
        renamed_twisty(out[0], action, colour)
    return out
