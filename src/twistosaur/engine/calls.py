"""The contract as Python calls it: an array of states and an index, fused where that saves a crossing.

These are the low-level calls for programs that drive many games from Python with integer actions; `Game` is the
friendly one. Nothing is checked here: an illegal action is the caller's mistake.
"""

from __future__ import annotations

from typing import Any

from ..kernel import contract, lowest, rule
from .playouts import settle


@rule
def acting(states: Any, i: int) -> int:
    return contract.acting(states[i])


@rule
def over(states: Any, i: int) -> bool:
    return contract.over(states[i])


@rule
def odds(states: Any, i: int, weights: Any) -> int:
    return contract.odds(states[i], weights)


@rule
def sample(states: Any, i: int, bits: Any, weights: Any) -> int:
    return contract.sample(states[i], bits, weights)


@rule
def refusal(states: Any, i: int, seat: int, action: int) -> int:
    return contract.refusal(states[i], seat, action)


@rule
def refusals(states: Any, i: int, seat: int, out: Any) -> None:
    """Writes what `refusal` says to every action."""
    for action in range(len(out)):
        out[action] = contract.refusal(states[i], seat, action)


@rule
def legal(states: Any, i: int, seat: int, out: Any) -> int:
    return contract.legal(states[i], seat, out)


@rule
def apply(states: Any, i: int, seat: int, action: int) -> None:
    contract.apply(states[i], seat, action)


@rule
def retract(states: Any, i: int, seat: int) -> bool:
    return contract.retract(states[i], seat)


@rule
def breakdown(states: Any, i: int, out: Any) -> None:
    contract.breakdown(states[i], out)


@rule
def scores(states: Any, i: int, out: Any) -> None:
    contract.scores(states[i], out)


@rule
def ranks(states: Any, i: int, out: Any) -> None:
    contract.ranks(states[i], out)


@rule
def hide(states: Any, i: int, seat: int, out: Any) -> None:
    contract.hide(states[i], seat, out)


@rule
def guess(states: Any, i: int, seat: int, key: Any, out: Any) -> None:
    contract.guess(states[i], seat, key, out)


@rule
def observe(states: Any, i: int, seat: int, out: Any) -> None:
    contract.observe(states[i], seat, out)


@rule
def chance(states: Any, i: int, seed: Any, n: int, weights: Any) -> int:
    """Make every pending draw from the words of a seed, from word n on; returns the next word's number."""
    return settle(states[i], seed, n, weights)


@rule
def decide(states: Any, i: int, seat: int, action: int, seed: Any, n: int, weights: Any) -> int:
    """Play an action and every draw of chance that follows; returns the next word's number."""
    contract.apply(states[i], seat, action)
    return settle(states[i], seed, n, weights)


@rule
def step(states: Any, i: int, seat: int, action: int, out: Any) -> int:
    """Play an action, then write the legal actions of the lowest seat that decides next.

    Returns ``seat * 256 + how many``; 0 when chance is to move or the game is over.
    """
    s = states[i]
    contract.apply(s, seat, action)
    mask = contract.acting(s)
    if mask == 0:
        return 0
    following = lowest(mask)
    return following * 256 + contract.legal(s, following, out)
