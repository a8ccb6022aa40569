"""The stand-in for a record, and the rules of records."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.support import each_game, walk
from twistosaur.games import load
from twistosaur.kernel.plain import PlainStates, stand_in

pytestmark = pytest.mark.plain


@each_game
def test_a_stand_in_reads_and_writes_a_record(game: str) -> None:
    w = walk(game, load(game).seats[0], {}, 3)
    for _ in range(120):
        if w.step() is None:
            break
    packed = np.frombuffer(bytearray(w.bytes()), w.rules.dtype)
    item = w.rules.state.read(packed, 0)
    packed[:] = np.zeros(1, w.rules.dtype)  # what is read later is still as it was
    out = np.zeros(2, w.rules.dtype)
    item.write(out, 1)
    assert out[1].tobytes() == w.bytes()
    row = PlainStates(w.rules.state, 2)
    row[1] = item
    assert w.rules.to_bytes(row, 1) == w.bytes()
    assert w.rules.to_bytes(row, 0) == bytes(w.rules.dtype.itemsize)
    assert len(row) == len(list(row)) == 2
    again = w.rules.copy(row)
    again[0] = item
    assert w.rules.to_bytes(again, 1) == w.bytes()
    assert w.rules.to_bytes(row, 0) == bytes(w.rules.dtype.itemsize)
    for none in (item, row[0]):
        with pytest.raises(AttributeError):
            none.no_such_field  # type: ignore[attr-defined]  # noqa: B018


def test_field_names_that_numpy_answers_to_are_refused() -> None:
    with pytest.raises(TypeError, match="size"):
        stand_in(np.dtype([("size", np.int8)]), None)


def test_padding_is_refused() -> None:
    rules = load("draftosaurus")
    with pytest.raises(TypeError, match="padding"):
        replace(rules, dtype=np.dtype([("a", np.int8), ("b", np.int64)], align=True))
