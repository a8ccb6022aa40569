"""The layout of an observation says where everything is, and which version of it this is."""

from __future__ import annotations

import pytest

from twistosaur.kernel import Feature, Observation

pytestmark = pytest.mark.plain
EGGS = Feature("eggs", (2, 3), 9, "Eggs.")


def test_a_version_is_a_line_of_history() -> None:
    assert Observation(("The first.", "Eggs are counted."), (EGGS,)).version == 2


@pytest.mark.parametrize("history", [(), ("The first.", "")])
def test_no_version_goes_without_saying(history: tuple[str, ...]) -> None:
    with pytest.raises(TypeError, match="says of each what it brought"):
        Observation(history, (EGGS,))


def test_features_have_names_of_their_own() -> None:
    with pytest.raises(TypeError, match="two features have one name"):
        Observation(("The first.",), (EGGS, EGGS))
