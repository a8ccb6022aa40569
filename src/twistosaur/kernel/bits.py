"""Whole words at a time: the lowest bit of a mask, a draw among weights that are bytes, eight bytes written at once."""

from __future__ import annotations

from typing import Any

import numpy as np

from .chance import below, draw
from .compile import PLAIN, inlined

if PLAIN:

    def lowest(mask: int) -> int:
        """The number of the lowest bit of a mask that is not empty."""
        return (int(mask) & -int(mask)).bit_length() - 1

    def draw_byte(weights: Any, count: int, total: int, bits: Any) -> int:
        """As `draw`, where the weights are bytes whose sum is known and at most 127."""
        return draw(weights, count, bits)

    def read_four(row: Any, at: int) -> int:
        """Four bytes of an array of bytes as a word, the lowest first, from place `at` of all its places on."""
        return read_bytes(row, at, 4)

    def read_six(row: Any, at: int) -> int:
        """As `read_four`, but six bytes."""
        return read_bytes(row, at, 6)

    def read_bytes(row: Any, at: int, count: int) -> int:
        places = row.reshape(-1)
        return sum((int(places[at + k]) & 255) << (8 * k) for k in range(count))

    def write_word(row: Any, at: int, word: int) -> None:
        """Eight bytes of a row at once, from its place `at` on: those of a word, the lowest first."""
        write_bytes(row, at, word, 8)

    def write_six(row: Any, at: int, word: int) -> None:
        """As `write_word`, but only the six lowest bytes."""
        write_bytes(row, at, word, 6)

    def write_seven(row: Any, at: int, word: int) -> None:
        """As `write_word`, but only the seven lowest bytes."""
        write_bytes(row, at, word, 7)

    def write_bytes(row: Any, at: int, word: int, count: int) -> None:
        for k in range(count):
            row[at + k] = (((int(word) >> (8 * k)) & 255) ^ 128) - 128

    def copy_record(to: Any, at: int, source: Any) -> None:
        """The record at `at` of an array becomes the same as the first of another."""
        to[at] = source[0]

else:  # pragma: compiled
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    EACH, HIGH = np.uint64(0x0101010101010101), np.uint64(0x8080808080808080)
    """One in each byte of a word, and the highest bit of each."""
    NOTHING, _7, _8, _56 = np.uint64(0), np.uint64(7), np.uint64(8), np.uint64(56)

    @intrinsic  # type: ignore[untyped-decorator]
    def trailing_zeros(_typing: Any, word: Any) -> Any:
        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], context.get_constant(types.boolean, 1))

        return types.int64(types.int64), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def store(_typing: Any, row: Any, _at: Any, number: Any) -> Any:
        """The bytes of a number in a row of bytes, from its place `at` on."""

        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            view = context.make_array(row)(context, builder, arguments[0])
            place = builder.gep(view.data, [arguments[1]])
            builder.store(arguments[2], builder.bitcast(place, arguments[2].type.as_pointer()), align=1)
            return context.get_dummy_value()

        return types.void(row, types.int64, number), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def load(_typing: Any, row: Any, _at: Any, number: Any) -> Any:
        """A number of this kind from the bytes of an array, from their place `at` on."""
        if row.dtype.bitwidth != 8 or row.layout != "C":
            raise TypeError(f"no bytes side by side in {row}")

        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            view = context.make_array(row)(context, builder, arguments[0])
            place = builder.gep(view.data, [arguments[1]])
            there = builder.bitcast(place, context.get_value_type(number.dtype).as_pointer())
            return builder.load(there, align=1)

        return number.dtype(row, types.int64, number), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def copy_words(_typing: Any, to: Any, _at: Any, source: Any) -> Any:
        """Arrays of records begin at whole words, and a record fills whole words."""
        size = to.dtype.size
        if to.dtype != source.dtype or size % 8 or to.layout != "C":
            raise TypeError(f"no copy from {source} to {to} by whole words")

        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            words = ir.IntType(64).as_pointer()
            there, here = (
                builder.bitcast(context.make_array(kind)(context, builder, value).data, words)
                for kind, value in ((to, arguments[0]), (source, arguments[2]))
            )
            there = builder.gep(there, [builder.mul(arguments[1], ir.Constant(ir.IntType(64), size // 8))])
            for k in range(size // 8):
                place = [ir.Constant(ir.IntType(64), k)]
                builder.store(builder.load(builder.gep(here, place), align=8), builder.gep(there, place), align=8)
            return context.get_dummy_value()

        return types.void(to, types.int64, source), generate

    @inlined
    def copy_record(to: Any, at: int, source: Any) -> None:
        """The record at `at` of an array becomes the same as the first of another.

        What Numba makes of `to[at] = source[0]` is copied byte by byte on a GPU.
        """
        copy_words(to, at, source)

    @inlined
    def read_four(row: Any, at: int) -> int:
        """Four bytes of an array of bytes as a word, the lowest first, from place `at` of all its places on."""
        return np.int64(load(row, at, np.uint32))  # type: ignore[return-value]

    @inlined
    def read_six(row: Any, at: int) -> int:
        """As `read_four`, but six bytes."""
        high = np.int64(load(row, at + 4, np.uint16))
        return np.int64(load(row, at, np.uint32)) | high << 32  # type: ignore[return-value]

    @inlined
    def write_word(row: Any, at: int, word: int) -> None:
        """Eight bytes of a row at once, from its place `at` on: those of a word, the lowest first."""
        store(row, at, np.int64(word))

    @inlined
    def write_six(row: Any, at: int, word: int) -> None:
        """As `write_word`, but only the six lowest bytes."""
        store(row, at, np.int32(word))
        store(row, at + 4, np.int16(word >> 32))

    @inlined
    def write_seven(row: Any, at: int, word: int) -> None:
        """As `write_word`, but only the seven lowest bytes."""
        store(row, at, np.int32(word))
        store(row, at + 3, np.int32(word >> 24))

    @inlined
    def lowest(mask: int) -> int:
        """The number of the lowest bit of a mask that is not empty."""
        return trailing_zeros(np.int64(mask))

    @inlined
    def draw_byte(weights: Any, count: int, total: int, bits: Any) -> int:
        """As `draw`, where the weights are bytes whose sum is known and at most 127.

        Eight at a time: a product makes their sums from the first on, a difference compares all of these with what was
        drawn. Where the outcome lies is what no processor can guess, and nothing here depends on it.
        """
        wanted = np.uint64(below(bits, total) + 1) * EACH
        reached, above = NOTHING, NOTHING
        for first in range(0, count, 8):
            eight = NOTHING
            for k in range(8):
                if first + k < count:
                    eight |= np.uint64(weights[first + k]) << (_8 * np.uint64(k))
            sums = eight * EACH
            above += ((sums + reached * EACH | HIGH) - wanted & HIGH) >> _7
            reached += sums >> _56
        return 8 * ((count + 7) // 8) - np.int64((above * EACH) >> _56)  # type: ignore[return-value]
