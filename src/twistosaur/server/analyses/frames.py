"""Frames between the server and a process that analyses: a kind, a length, and that many bytes."""

from __future__ import annotations

import struct
from enum import Enum

HEAD = struct.Struct(">cI")
LARGEST = 16 << 20
"""Bytes of a frame; nobody sends more, and whoever does is not listened to."""


class Kind(bytes, Enum):
    """What a frame says."""

    ASK = b"a"
    """To the process: analyse this (JSON of `Order`)."""
    STOP = b"s"
    """To the process: nobody waits any more. From it: it has stopped."""
    PROGRESS = b"p"
    """Share done and seconds left (JSON)."""
    SO_FAR = b"f"
    """What is known so far, packed."""
    DONE = b"d"
    """The whole analysis, packed."""
    REFUSED = b"r"
    """This game cannot be analysed: a sentence."""
    FAULT = b"x"
    """A mistake of ours: where, never what it says."""


def frame(kind: Kind, body: bytes = b"") -> bytes:
    if len(body) > LARGEST:
        raise ValueError("this frame is too large")
    return HEAD.pack(kind.value, len(body)) + body


def read_head(head: bytes) -> tuple[Kind, int]:
    """The kind of a frame and the length of its body."""
    kind, length = HEAD.unpack(head)
    if length > LARGEST:
        raise ValueError("this frame is too large")
    return Kind(kind), length
