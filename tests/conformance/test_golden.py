"""Nothing changes unseen: whole games and counts of lines are as they were written down."""

from __future__ import annotations

import pytest

from tests.golden import FOLDER, files
from tests.support import each_game
from twistosaur.kernel import PLAIN


@each_game
@pytest.mark.skipif(PLAIN, reason="too long without the compiler; plain mode is compared byte by byte elsewhere")
def test_golden_files(game: str) -> None:
    now = files(game)
    there = {path.name for path in FOLDER.glob(f"{game}-*")}
    assert there == set(now)
    for name, text in now.items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, f"{name} has changed: see tests/golden.py"
