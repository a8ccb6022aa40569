"""Ids of tables and tokens of seats: random, drawn anew for each."""

from __future__ import annotations

import secrets

LETTERS = "23456789abcdefghjkmnpqrstvwxyz"
"""Of table ids: none that look alike."""
ID_LENGTH = 12


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_token() -> str:
    return secrets.token_urlsafe(24)
