"""Ids of tables and tokens of seats: random, drawn anew for each."""

from __future__ import annotations

import secrets

LETTERS = "23456789abcdefghjkmnpqrstvwxyz"
"""Of table ids: none that look alike."""
ID_LENGTH = 12


def is_id(text: str) -> bool:
    """Could this be the id of a table?"""
    return len(text) == ID_LENGTH and not set(text) - set(LETTERS)


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_token() -> str:
    return secrets.token_urlsafe(24)
