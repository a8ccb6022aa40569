"""Scratch memory and stubs: one record for compiled and for plain code, and functions found by its type."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from twistosaur.kernel import PLAIN, Scratch, bind_stub, bound_to, rule

pytestmark = pytest.mark.plain

LEAF = np.dtype([("worth", np.float64), ("visits", np.int64)])
FIRST = np.dtype([("step", np.int64), ("cells", np.int64, (3,)), ("leaves", LEAF, (2,))])
SECOND = np.dtype([("cells", np.int64, (3,)), ("step", np.int64)])


def advance(memory: Any, by: int) -> int:
    """A stub."""
    return int(bound_to(advance, memory.dtype)(memory, by))


@rule
def advance_by_one(memory: Any, by: int) -> int:
    memory.step += by
    memory.cells[1] = memory.step
    leaf = memory.leaves[1]
    leaf.visits += 1
    leaf.worth += 0.5
    return int(memory.step)


@rule
def advance_by_ten(memory: Any, by: int) -> int:
    memory.step += 10 * by
    return int(memory.step)


@rule
def twice(array: Any) -> int:
    advance(array[0], 1)
    return advance(array[0], 1)


bind_stub(advance, advance_by_one, FIRST)
bind_stub(advance, advance_by_ten, SECOND)


def test_python_and_rules_share_the_record() -> None:
    scratch = Scratch(FIRST)
    scratch.record.step = 5
    assert twice(scratch.array) == 7
    assert scratch.record.step == 7
    assert scratch.record.cells.tolist() == [0, 7, 0]
    leaf = scratch.record.leaves[1]
    assert ((leaf.visits, leaf.worth) if PLAIN else (leaf["visits"], leaf["worth"])) == (2, 1.0)


def test_a_stub_means_the_function_of_its_record() -> None:
    first, second = Scratch(FIRST), Scratch(SECOND)
    assert (twice(first.array), twice(second.array)) == (2, 20)


def test_a_field_that_a_record_would_not_give_back_is_refused() -> None:
    with pytest.raises(TypeError, match="fill"):
        Scratch(np.dtype([("fill", np.int64)]))
