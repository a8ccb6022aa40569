"""Words of chance: the published splitmix64, fair limits, fair weights."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from twistosaur.kernel import below, derive, draw, word
from twistosaur.kernel.chance import MASK

pytestmark = pytest.mark.plain


def test_words_are_splitmix64() -> None:
    """The first outputs of the reference generator seeded with 1234567."""
    expected = [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert [derive(1234567, n) for n in range(5)] == expected


@given(st.integers(0, MASK), st.integers(0, 2**40))
def test_compiled_words_are_the_same_bits(seed: int, n: int) -> None:
    assert int(word(np.uint64(seed), n)) == derive(seed, n)


@given(st.integers(0, MASK), st.integers(1, 2**31))
def test_below_is_the_high_half_of_the_product(bits: int, limit: int) -> None:
    assert below(np.uint64(bits), limit) == (bits * limit) >> 64


@given(st.lists(st.integers(0, 9), min_size=1, max_size=12).filter(any), st.integers(0, MASK))
def test_draw_never_takes_what_has_no_weight(weights: list[int], bits: int) -> None:
    assert weights[draw(np.array(weights), len(weights), np.uint64(bits))] > 0


def test_draw_follows_the_weights() -> None:
    weights = np.array([1, 0, 3, 6])
    counts = np.zeros(4, np.int64)
    for n in range(20_000):
        counts[draw(weights, 4, np.uint64(derive(5, n)))] += 1
    expected = weights * 2_000
    assert counts[1] == 0
    assert (((counts - expected) ** 2)[expected > 0] / expected[expected > 0]).sum() < 13.8  # 2 degrees, p = 0.001
