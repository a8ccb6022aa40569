"""A fingerprint of every state of some games: run compiled and plain, and compared.

``python -m tests.conformance.trace GAME`` prints one line per case: the hashes of all states, chained.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator

from tests.support import cases, walk
from twistosaur.engine import calls
from twistosaur.engine.playouts import u64
from twistosaur.kernel import SPECTATOR


def fingerprints(game: str) -> Iterator[str]:
    """For each case: the number of states and a hash of all of them, of what everyone sees, and of guesses."""
    for seats, options in cases(game):
        w = walk(game, seats, options, 31)
        digest = hashlib.sha256(w.bytes())
        hidden, guessed = w.rules.states(), w.rules.states()
        n = 0
        while w.step():
            n += 1
            digest.update(w.bytes())
            if n % 5 == 0:
                for seat in (SPECTATOR, *range(seats)):
                    calls.hide(w.states, 0, seat, hidden)
                    digest.update(w.rules.to_bytes(hidden))
                    calls.guess(hidden, 0, seat, u64(n), guessed)
                    digest.update(w.rules.to_bytes(guessed))
        yield f"{seats} {n} {digest.hexdigest()}"


if __name__ == "__main__":
    for line in fingerprints(sys.argv[1]):
        print(line)
