"""The cards of learned nets: what a file of weights says about itself, and which levels its game can offer for it.

A server that never thinks asks this, so importing it loads no bot. The weights themselves are read by `nets`.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ..kernel import Rules, TwistosaurError
from .names import LEVELS, Level

FOLDER = Path(__file__).parent / "nets"
"""Where the package has the nets: `GAME.npz`."""
WIDEST = 1024
"""The widest layer that there is room for."""
UNREADABLE = (OSError, ValueError, KeyError, IndexError, EOFError, zipfile.BadZipFile)


class NetError(TwistosaurError):
    """Weights that are not there, cannot be read, or are not for this game as it is now."""


def read_arrays(path: Path, rules: Rules, *names: str) -> dict[str, Any]:
    """The arrays of a file by their names, or all of them."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as found:
            return {name: found[name] for name in names or found.files}
    except FileNotFoundError:
        raise NetError(f"there is no net for {rules.id}: {path.name} is missing") from None
    except UNREADABLE as problem:
        raise NetError(f"the net {path.name} cannot be read: {problem}") from None


def card_in(path: Path, arrays: Mapping[str, Any], rules: Rules) -> dict[str, Any]:
    """The card among the arrays of a file; one that does not fit the game as it is now is refused with a sentence."""
    try:
        card = json.loads(str(arrays["card"][()]))
    except UNREADABLE as problem:
        raise NetError(f"the net {path.name} cannot be read: {problem}") from None
    check_card(path.name, card, rules)
    found: dict[str, Any] = card
    return found


def check_card(name: str, card: Any, rules: Rules) -> None:
    """What the card says must fit the game as it is now."""
    expected = {
        "game": rules.id,
        "rules_version": rules.version,
        "observation_version": rules.observation.version,
        "actions": rules.actions,
        "features": rules.observation.length,
    }
    if not isinstance(card, dict):
        raise NetError(f"the net {name} has no card")
    for key, value in expected.items():
        if card.get(key) != value:
            raise NetError(f"the net {name} does not fit: its {key} is {card.get(key)!r}, here it is {value!r}")
    for key, most in (("width", WIDEST), ("blocks", 16)):
        if type(card.get(key)) is not int or not 0 < card[key] + (key == "blocks") <= most:
            raise NetError(f"the net {name} does not fit: its {key} is {card.get(key)!r}, at most {most} would do")
    for key in ("margin_scale", "points_scale"):
        if not isinstance(card.get(key), (int, float)) or not card[key] > 0:
            raise NetError(f"the net {name} does not fit: its {key} is {card.get(key)!r}")


def strength_in(card: Mapping[str, Any]) -> Mapping[str, Any]:
    """What has been measured with a net, and written into its card by hand."""
    known = card.get("strength", {})
    return known if isinstance(known, dict) else {}


# ------------------------------------------------------------------------------------------------ levels


def levels_for(rules: Rules) -> tuple[Level, ...]:
    """The levels that a game offers to people, from the weakest to the strongest.

    `master` is among them where the card of the packaged net says that it was measured to be stronger than `expert`:
    anywhere else it would be the fifth level under another name.
    """
    return LEVELS if _is_master_stronger(FOLDER / f"{rules.id}.npz", rules) else LEVELS[:-1]


@cache
def _is_master_stronger(path: Path, rules: Rules) -> bool:
    try:
        card = card_in(path, read_arrays(path, rules, "card"), rules)
    except NetError:
        return False
    return strength_in(card).get("master_above_expert") is True
