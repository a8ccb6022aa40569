"""Chance that can be checked: words from a secret that was committed to, and from bytes of every player.

Word n is the first 8 bytes, big-endian, of HMAC-SHA256(secret, the contributions in the order of the seats || n as 8
bytes, big-endian); seats without a contribution are left out. docs/protocol.md says what this proves and what not.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..kernel import TwistosaurError
from ..kernel.data import shown

SECRET_BYTES, CONTRIBUTION_BYTES = 32, 16


@dataclass(frozen=True)
class FairChance:
    """The words of one game."""

    secret: bytes
    contributions: tuple[bytes | None, ...]

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def word(self, n: int) -> int:
        mixed = b"".join(c for c in self.contributions if c is not None) + n.to_bytes(8, "big")
        return int.from_bytes(hmac.digest(self.secret, mixed, "sha256")[:8], "big")

    def data(self) -> dict[str, Any]:
        """As it stands in a record."""
        return {
            "commitment": self.commitment,
            "secret": self.secret.hex(),
            "contributions": [None if c is None else c.hex() for c in self.contributions],
        }


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def read_chance(data: Any, seats: int) -> FairChance:
    """The chance of a record; one whose secret is not the one committed to is refused."""
    if not isinstance(data, Mapping) or set(data) != {"commitment", "secret", "contributions"}:
        raise TwistosaurError(f"chance: expected commitment, secret and contributions, found {shown(data)}")
    given = data["contributions"]
    if not isinstance(given, Sequence) or isinstance(given, str) or len(given) != seats:
        raise TwistosaurError(f"chance.contributions: expected one for each of {seats} seats, found {shown(given)}")
    secret = read_bytes(data["secret"], SECRET_BYTES, "chance.secret")
    parts = [None if part is None else read_bytes(part, CONTRIBUTION_BYTES, "chance.contributions") for part in given]
    if data["commitment"] != commitment(secret):
        raise TwistosaurError("chance.secret: this is not the secret that was committed to")
    return FairChance(secret, tuple(parts))


def read_bytes(text: Any, length: int, place: str) -> bytes:
    try:
        if isinstance(text, str) and len(text) == 2 * length and text == text.lower():
            return bytes.fromhex(text)
    except ValueError:
        pass
    raise TwistosaurError(f"{place}: expected {length} bytes as lower-case hexadecimal, found {shown(text)}")
