"""The moments that the boards are tested with are what the server sends today."""

from __future__ import annotations

from tests.fixtures import files


def test_no_fixture_is_stale() -> None:
    for path, text in files().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.parent.name}: run `make fixtures`"
