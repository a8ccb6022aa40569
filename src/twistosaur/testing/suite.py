"""`GameConformance`: the laws as a class of pytest tests, one test for each law and each kind of table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import pytest

from ..kernel import PLAIN
from .check import LAWS, check_law, fuzz_game
from .fingerprint import check_plain
from .play import Case, cases_of


class GameConformance:
    """Derive from it, and say which game::

        class TestMyGame(GameConformance):
            game = "my-game"
            tables = [(2, {}), (4, {"board": "large"})]

    pytest runs the rest.
    """

    game: ClassVar[str]
    tables: ClassVar[Sequence[tuple[int, Mapping[str, Any]]] | None] = None
    """(seats, options) of the tables to play at; None: every number of seats with the usual options."""

    @classmethod
    def cases(cls) -> list[Case]:
        """Its tables; without the compiler, which is slow, every fourth of them."""
        return cases_of(cls.game, cls.tables)[:: 4 if PLAIN else 1]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "law" in metafunc.fixturenames:
            metafunc.parametrize("law", LAWS)
        if "case" in metafunc.fixturenames:
            cases = self.cases()
            metafunc.parametrize("case", cases, ids=[f"{k}-{case}" for k, case in enumerate(cases)])

    def test_law(self, law: str, case: Case) -> None:
        """In games that are the same in every run."""
        check_law(law, case)

    @pytest.mark.hypothesis
    def test_all_laws_at_any_moment(self) -> None:
        """At moments that hypothesis picks: the same ones or fresh ones, as its profile says."""
        fuzz_game(self.cases(), 10 if PLAIN else None)

    @pytest.mark.skipif(PLAIN, reason="this is the plain run: it is compared with from the compiled one")
    def test_plain_python_gives_the_same_bytes_after_every_move(self) -> None:
        check_plain(self.game, self.cases())
