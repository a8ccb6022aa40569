"""Positions of Nest from plain data: checked against the rules, with errors that name place and clause."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from twistosaur.kernel import PositionError, Rules, as_python
from twistosaur.kernel.data import known, mapping, number, one_of, required, row

from .board import FACES, REACHES
from .notation import MOVES
from .options import encode
from .rules import reach_refusal
from .state import OVER, REACH, new

KEYS = ["game", "options", "seats", "round", "phase", "eggs", "baskets", "last", "chosen"]


def from_position(rules: Rules, data: Mapping[str, Any]) -> tuple[Any, dict[str, Any]]:
    known(data, KEYS, "")
    seats = number(required(data, "seats"), "seats", *rules.seats)
    options = rules.options(seats, mapping(data.get("options", {}), "options"))
    s: Any = rules.state()
    as_python(new)(s, encode(seats, options))
    s.round_no = number(required(data, "round"), "round", 1, s.rounds)
    s.phase = (REACH, OVER)[one_of(required(data, "phase"), ("reach", "over"), "phase")]
    read_baskets(s, data)
    for seat, reach in enumerate(row(data.get("last", [None] * seats), "last", seats)):
        s.last[seat] = 0 if reach is None else number(reach, f"last[{seat}]", REACHES[0], REACHES[-1])
    if s.phase == REACH:
        s.eggs = number(required(data, "eggs"), "eggs", 1, FACES)
        read_choices(s, data)
    states = rules.states()
    rules.write(s, states)
    return states, options


def score_position(rules: Rules, data: Mapping[str, Any]) -> Any:
    """Only `baskets` are needed."""
    many = len(row(required(data, "baskets"), "baskets"))
    facts = {"seats": many, "round": 1, "phase": "over", "options": {"rounds": 20}, **data}
    return from_position(rules, facts)[0]


def read_baskets(s: Any, data: Mapping[str, Any]) -> None:
    """NE-2: no more eggs than the die can have laid."""
    most = FACES * s.rounds
    for seat, eggs in enumerate(row(required(data, "baskets"), "baskets", s.seats)):
        s.basket[seat] = number(eggs, f"baskets[{seat}]", 0, most)
    if int(s.basket.sum()) > most:
        raise PositionError("baskets", f"{s.basket.sum()} eggs in all, there can be {most} at most", "NE-2")


def read_choices(s: Any, data: Mapping[str, Any]) -> None:
    """NE-3: while all have chosen, nothing would be hidden any more."""
    s.waiting = (1 << s.seats) - 1
    for seat, move in enumerate(row(data.get("chosen", [None] * s.seats), "chosen", s.seats)):
        if move is None:
            continue
        s.chosen[seat] = one_of(move, MOVES, f"chosen[{seat}]")
        if as_python(reach_refusal)(s, seat, s.chosen[seat] + 1):
            raise PositionError(f"chosen[{seat}]", "the neck is stiff", "NE-4")
        s.waiting &= ~(1 << seat)
    if s.waiting == 0:
        raise PositionError("chosen", "all have chosen, so all would have been shown", "NE-3")
