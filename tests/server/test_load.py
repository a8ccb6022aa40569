"""The search of `make load`, without a server."""

from __future__ import annotations

import pytest

from tests.server.load import STEPS, search


@pytest.mark.parametrize("most", [0, 100, 160, 249, 250, 251, 400, 611, 799, 800, 5000])
def test_the_search_ends_by_itself_near_the_truth(most: int) -> None:
    asked: list[int] = []

    def held(tables: int) -> bool:
        asked.append(tables)
        return tables <= most

    found = search(250, 800, held)
    assert len(asked) <= STEPS + 1
    assert found <= most
    assert found == 0 or found >= min(most, 800) * 0.85
    assert (found == 0) == (most < 40)
