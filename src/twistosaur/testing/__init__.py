"""Tests that every game passes, for whoever adds one::

    from twistosaur.testing import GameConformance

    class TestMyGame(GameConformance):
        game = "my-game"

is a whole suite for pytest; ``check_game("my-game")`` runs the same laws without it. What a law says is its docstring,
and `LAWS` is the list of them: `moments` holds those about rules and choices, `secrecy` those about who knows what,
`keeping` those about what is written down, `telling` those about what leaves a game.
"""

from __future__ import annotations

try:
    import hypothesis  # noqa: F401
    import pytest
except ImportError as missing:
    raise ImportError(
        f"twistosaur.testing needs {missing.name}: pip install 'twistosaur[testing]' brings pytest and hypothesis"
    ) from missing

# An assertion that fails shows what it compared, in these modules as in a test file.
pytest.register_assert_rewrite(
    *(f"{__name__}.{part}" for part in ("moments", "secrecy", "keeping", "telling", "fingerprint"))
)

from .check import LAWS, check_game, fuzz_game  # noqa: E402 - after the line above
from .fingerprint import fingerprints  # noqa: E402
from .law import Law, LawBroken  # noqa: E402
from .play import Case, Walk, cases_of, random_game  # noqa: E402
from .suite import GameConformance  # noqa: E402

__all__ = [
    "LAWS",
    "Case",
    "GameConformance",
    "Law",
    "LawBroken",
    "Walk",
    "cases_of",
    "check_game",
    "fingerprints",
    "fuzz_game",
    "random_game",
]
