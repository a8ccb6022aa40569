"""Guest names: the only personal text there is."""

from __future__ import annotations

import unicodedata

LONGEST = 20


def clean(name: str) -> str:
    """A name as it is shown: no control, format, bidi or private characters, single spaces, 20 characters at most."""
    composed = unicodedata.normalize("NFC", name[:400])
    kept = "".join(" " if c.isspace() else c for c in composed if c.isspace() or unicodedata.category(c)[0] != "C")
    text = " ".join(kept.split())
    while sum(1 for c in text if unicodedata.combining(c)) > LONGEST // 2:
        text = "".join(c for c in text if not unicodedata.combining(c))
    return text[:LONGEST].strip()
