"""What a seat sees as numbers: the layout of an observation, declared by a game, the same for all tables of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Feature:
    """A named piece of an observation: an array of small numbers from 0 to `most`."""

    name: str
    shape: tuple[int, ...]
    most: int
    about: str
    """What it says, in one sentence of the documentation."""

    @property
    def length(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True, eq=False)
class Symmetries:
    """Ways to name the things of a game anew that change nothing, the first of them: not at all.

    A row in which everything has its new name is the row of another game, as likely as this one and worth the same;
    what is best to do in the one is, under its new name, best in the other.
    """

    rows: np.ndarray[Any, Any]
    """int16, by way and place: the place in a row whose number stands here under the new names."""
    actions: np.ndarray[Any, Any]
    """int16, by way and action: what the action is called then."""

    def __len__(self) -> int:
        return len(self.rows)


@dataclass(frozen=True, eq=False)
class Observation:
    """The features of a game, one after the other in one row of int8."""

    history: tuple[str, ...]
    """What each version of the environment brought, in a sentence, from version 1 on."""
    features: tuple[Feature, ...]
    symmetries: Symmetries | None = None

    def __post_init__(self) -> None:
        names = [feature.name for feature in self.features]
        if len(set(names)) != len(names):
            raise TypeError("two features have one name")
        if not self.history or not all(self.history):
            raise TypeError("an environment begins with version 1, and says of each what it brought")

    @property
    def version(self) -> int:
        """Of the game as an environment, in its name: there is a new one when the same seed and actions give other
        rows, masks or rewards than before. Learned weights fit one version only."""
        return len(self.history)

    @cached_property
    def places(self) -> dict[str, int]:
        """Where each feature begins."""
        places, at = {}, 0
        for feature in self.features:
            places[feature.name] = at
            at += feature.length
        return places

    @property
    def length(self) -> int:
        return sum(feature.length for feature in self.features)

    @cached_property
    def most(self) -> np.ndarray[Any, Any]:
        """The greatest value of every number of a row."""
        return np.concatenate([np.full(feature.length, feature.most, np.int8) for feature in self.features])

    def named(self, rows: np.ndarray[Any, Any]) -> dict[str, np.ndarray[Any, Any]]:
        """Rows by feature: views of the same memory, whatever stands before the last axis."""
        before = rows.shape[:-1]
        return {
            feature.name: rows[..., at : at + feature.length].reshape(*before, *feature.shape)
            for feature, at in zip(self.features, self.places.values(), strict=True)
        }
