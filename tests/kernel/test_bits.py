"""Whole words at a time: the same as bit by bit, outcome by outcome, byte by byte."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from twistosaur.kernel import (
    PLAIN,
    copy_record,
    draw,
    draw_byte,
    lowest,
    read_four,
    read_six,
    rule,
    write_seven,
    write_six,
    write_word,
)
from twistosaur.kernel.chance import MASK

pytestmark = pytest.mark.plain


@rule
def write(row: np.ndarray, at: int, word: int, many: int) -> None:
    if many == 6:
        write_six(row, at, word)
    elif many == 7:
        write_seven(row, at, word)
    else:
        write_word(row, at, word)


@rule
def read(row: np.ndarray, at: int, six: bool) -> int:
    return read_six(row, at) if six else read_four(row, at)


@given(st.integers(1, (1 << 62) - 1))
def test_the_lowest_bit(mask: int) -> None:
    bit = lowest(mask)
    assert mask >> bit & 1
    assert mask & ((1 << bit) - 1) == 0


@given(st.lists(st.integers(0, 3), min_size=1, max_size=40).filter(any), st.integers(0, MASK))
def test_drawing_among_bytes_is_drawing(weights: list[int], bits: int) -> None:
    row, count = np.array(weights, np.int64 if PLAIN else np.uint8), len(weights)
    assert draw_byte(row, count, sum(weights), np.uint64(bits)) == draw(row.astype(np.int64), count, np.uint64(bits))


@given(st.integers(-(1 << 63), (1 << 63) - 1), st.integers(0, 4), st.integers(6, 8))
def test_words_are_written_byte_by_byte(word: int, at: int, many: int) -> None:
    row = np.zeros(12, np.int8)
    write(row, at, word, many)
    written = (word & MASK).to_bytes(8, "little")[:many]
    assert row.tobytes() == bytes(at) + written + bytes(12 - at - many)


@given(st.binary(min_size=12, max_size=12), st.integers(0, 6), st.booleans(), st.sampled_from([np.int8, np.uint8]))
def test_words_are_read_byte_by_byte(data: bytes, at: int, six: bool, kind: type) -> None:
    """Row after row, whatever the sign of a byte."""
    rows: np.ndarray = np.frombuffer(bytearray(data), kind).reshape(3, 4)
    assert read(rows, at, six) == int.from_bytes(data[at : at + (6 if six else 4)], "little")


@pytest.mark.skipif(PLAIN, reason="nothing is compiled")
@pytest.mark.parametrize("row", [np.zeros(8, np.int16), np.zeros((8, 2), np.int8)[:, 0]])
def test_no_bytes_are_read_of_what_is_none_or_lies_apart(row: np.ndarray) -> None:
    with pytest.raises(TypeError, match="side by side"):
        read(row, 0, False)


@pytest.mark.skipif(PLAIN, reason="plain records are objects")
@given(st.binary(min_size=72, max_size=72), st.integers(0, 2))
def test_a_record_is_copied_whole_and_alone(data: bytes, at: int) -> None:
    kind = np.dtype([("a", np.int64), ("b", np.int8, (3,)), ("c", np.int32, (3,))], align=True)
    many = np.frombuffer(bytearray(data), kind)
    source = np.frombuffer(bytes(range(kind.itemsize)), kind)
    copy_record(many, at, source)
    rows = [data[k * kind.itemsize : (k + 1) * kind.itemsize] for k in range(3)]
    rows[at] = source.tobytes()
    assert many.tobytes() == b"".join(rows)


@pytest.mark.skipif(PLAIN, reason="nothing is compiled")
@pytest.mark.parametrize(("to", "source"), [("i8,i4", "i8,i4"), ("i8,i8", "i8,u8")])
def test_no_copy_by_words_of_what_fills_none_or_differs(to: str, source: str) -> None:
    with pytest.raises(TypeError, match="by whole words"):
        copy_record(np.zeros(2, to), 0, np.zeros(1, source))
