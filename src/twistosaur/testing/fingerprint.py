"""A fingerprint of games: what compiled and plain code must have in common, state by state.

``python -m twistosaur.testing.fingerprint GAME`` reads cases as JSON, [[seats, options], ...], and prints one line for
each: the number of states and a hash of all of them, of what everybody sees of them, and of guesses.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator

from .play import Case, Walk, cases_of


def fingerprints(cases: Iterable[Case]) -> Iterator[str]:
    """A line for each case."""
    for case in cases:
        w = Walk(case.rules, case.seats, case.options, 31)
        digest, n = hashlib.sha256(w.bytes()), 0
        while w.step():
            n += 1
            digest.update(w.bytes())
            if n % 5 == 0:
                for audience in w.audiences:
                    digest.update(w.rules.to_bytes(w.hidden(audience)))
                    digest.update(w.rules.to_bytes(w.guess(audience, n)))
        yield f"{case.seats} {n} {digest.hexdigest()}"


def check_plain(game: str, cases: list[Case]) -> None:
    """Plain Python, in a process of its own, gives the bytes of compiled code after every move."""
    asked = json.dumps([[case.seats, dict(case.options)] for case in cases])
    command = [sys.executable, "-m", __name__, game]
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    plain = subprocess.run(command, env=environment, input=asked, capture_output=True, text=True, check=True)
    assert plain.stdout.splitlines() == list(fingerprints(cases))


if __name__ == "__main__":
    for line in fingerprints(cases_of(sys.argv[1], json.load(sys.stdin))):
        print(line)
