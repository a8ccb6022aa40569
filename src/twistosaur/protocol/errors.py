"""What a server may answer instead of doing what was asked: a code for programs and a sentence for people."""

from __future__ import annotations


class Refusal(Exception):  # noqa: N818 - an answer, not a mistake of ours
    """Something that cannot be done, with a code for programs and a sentence for people."""

    def __init__(self, code: str, message: str, clause: str | None = None) -> None:
        self.code, self.message, self.clause = code, message, clause
        super().__init__(message)
