"""The file of a trained net: float16 arrays and a card, as the bots read it. Needs no PyTorch.

    h = relu(row @ w_in + b_in);  h = h + relu(h @ w_k + b_k) for every block;  out = h @ w_out + b_out

`out` has a logit for every action, then the logit of the share of the win, the margin over the best rival divided by
`margin_scale`, and the points divided by `points_scale`.
"""

from __future__ import annotations

import io
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from twistosaur.kernel import Rules, TwistosaurError

Array = np.ndarray[Any, Any]
HEADS = 3
LARGEST = 32
"""Features are divided by their greatest value while a net learns, but by no more than this: most never get far."""
FITS = ("game", "rules_version", "observation_version", "actions", "features")


def scales(rules: Rules) -> Array:
    """What every feature is multiplied by while a net learns."""
    return np.asarray(1.0 / np.minimum(rules.observation.most, LARGEST), np.float32)


def card_of(rules: Rules, **more: Any) -> dict[str, Any]:
    """What a file says of itself."""
    return {
        "game": rules.id,
        "rules_version": rules.version,
        "observation_version": rules.observation.version,
        "actions": rules.actions,
        "features": rules.observation.length,
        **more,
        "licence": "MIT",
    }


def folded(arrays: Mapping[str, Array], scale: Array, actions: int) -> dict[str, Array]:
    """A net that read scaled features as one that reads them as they are, without heads that only training needs."""
    out = {name: np.asarray(array, np.float32) for name, array in arrays.items()}
    out["w_in"] = out["w_in"] * scale[:, None]
    out["w_out"], out["b_out"] = out["w_out"][:, : actions + HEADS], out["b_out"][: actions + HEADS]
    return out


def write(path: Path, arrays: Mapping[str, Array], card: Mapping[str, Any]) -> None:
    """A file that is there as a whole or not at all."""
    small = {name: np.asarray(array).astype(np.float16) for name, array in arrays.items()}
    for name, array in small.items():
        if not np.isfinite(array).all():
            raise TwistosaurError(f"{name} does not fit into float16")
    buffer = io.BytesIO()
    np.savez_compressed(buffer, allow_pickle=False, card=np.array(json.dumps(card)), **small)
    whole(path, buffer.getvalue())


def whole(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    with new.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


def read(path: Path) -> tuple[dict[str, Array], dict[str, Any]]:
    """The arrays, widened to float32, and the card."""
    with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
        arrays = {name: file[name].astype(np.float32) for name in file.files if name != "card"}
        return arrays, json.loads(str(file["card"]))


def misfit(card: Mapping[str, Any], rules: Rules) -> str | None:
    """Why these weights are not for these rules, or None."""
    there = card_of(rules)
    for name in FITS:
        if card.get(name) != there[name]:
            return f"these weights are for {name} {card.get(name)!r}, not {there[name]!r}"
    return None


def forward(arrays: Mapping[str, Array], rows: Array) -> Array:
    """The net in NumPy, row by row: what a file means."""
    h = np.maximum(rows.astype(np.float32) @ arrays["w_in"] + arrays["b_in"], 0)
    for k in range(1, blocks_of(arrays) + 1):
        h = h + np.maximum(h @ arrays[f"w_{k}"] + arrays[f"b_{k}"], 0)
    return h @ arrays["w_out"] + arrays["b_out"]


def blocks_of(arrays: Mapping[str, Array]) -> int:
    return sum(name.startswith("w_") and name[2:].isdigit() for name in arrays)
