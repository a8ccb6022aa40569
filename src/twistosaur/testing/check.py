"""All laws, and two ways to put a game to them: in games that never change, and at any moment of any game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from ..kernel.chance import MASK
from . import keeping, moments, secrecy, telling
from .law import Law
from .play import Case, Walk, cases_of

LAWS: dict[str, Law] = {
    law.name: law
    for part in (moments, secrecy, keeping, telling)
    for law in vars(part).values()
    if isinstance(law, Law)
}
"""Every law by its name."""
SEED = 11
FARTHEST = 400
"""Steps into a game that are looked at, at most."""


def check_game(game: str, tables: Iterable[tuple[int, Mapping[str, Any]]] | None = None, *, seed: int = SEED) -> None:
    """Put a registered game to every law, at the tables given as (seats, options); raises `LawBroken`.

    Without tables: every number of seats, with the usual options.
    """
    for case in cases_of(game, tables):
        for name in LAWS:
            check_law(name, case, seed)


def check_law(name: str, case: Case, seed: int = SEED) -> None:
    """Put one table to one law; every law looks at another game of a seed."""
    LAWS[name].hold(case, seed + list(LAWS).index(name))


def fuzz_game(cases: list[Case], examples: int | None = None) -> None:
    """Put a game to every law of moments at moments that hypothesis picks, as many as told or as its profile says."""
    laws = [law for law in LAWS.values() if law.every]

    @settings(max_examples=examples or settings().max_examples)
    @given(st.sampled_from(cases), st.integers(0, MASK), st.integers(0, FARTHEST))
    def all_laws_hold(case: Case, seed: int, steps: int) -> None:
        walk, made = Walk(case.rules, case.seats, case.options, seed), 0
        while made < steps and walk.step() is not None:
            made += 1
        for law in laws:
            law.hold_here(walk, made)

    all_laws_hold()
