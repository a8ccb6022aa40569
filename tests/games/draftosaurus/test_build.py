"""The helper that builds positions for the tests of Draftosaurus."""

from __future__ import annotations

from tests.games.draftosaurus.build import at, data, size

ALL_SEATS = (2, 3, 4, 5)


def test_positions_are_built_as_promised() -> None:
    """The helper itself: every phase and turn it builds is accepted."""
    for seats in ALL_SEATS:
        for placed in range(12):
            for phase in ("pick", "place"):
                at("winter", seats, placed=placed, phase=phase)
        for phase in ("quarantine", "over"):
            at("winter", seats, parks={1: {"quarantine": "T"}}, phase=phase)
    at("summer", 2, placed=5, phase="discard")
    assert size({"pyramid": "ABA.C.", "river": "TT"}) == 6
    assert data(placed=7)["round"] == 2
