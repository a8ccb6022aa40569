"""The spaces of Gymnasium that the environments declare, and the observations that lie in them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ..kernel import Observation, Rules, TwistosaurError
from ..kernel.data import words

FORMS = ("flat", "named")


def checked(form: str) -> str:
    if form not in FORMS:
        raise TwistosaurError(f"no observation {form!r}; there are {words(FORMS)}")
    return form


def action_space(rules: Rules) -> spaces.Discrete:
    """The game's actions, and waiting as the last one."""
    return spaces.Discrete(rules.actions + 1)


def seen_space(observation: Observation, form: str) -> spaces.Space[Any]:
    if form == "flat":
        return spaces.Box(np.zeros(observation.length, np.int8), observation.most, dtype=np.int8)
    return spaces.Dict({f.name: spaces.Box(0, f.most, f.shape, np.int8) for f in observation.features})


def observation_space(rules: Rules, form: str) -> spaces.Dict:
    """What a seat sees, and the mask of what it may do."""
    mask = spaces.Box(0, 1, (rules.actions + 1,), np.int8)
    return spaces.Dict({"observation": seen_space(rules.observation, form), "action_mask": mask})


def observed(rules: Rules, form: str, row: np.ndarray[Any, Any], mask: np.ndarray[Any, Any]) -> dict[str, Any]:
    seen = row if form == "flat" else rules.observation.named(row)
    return {"observation": seen, "action_mask": mask}
