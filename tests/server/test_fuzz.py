"""A short run of `make fuzz`, always the same."""

from __future__ import annotations

from pathlib import Path

from tests.server import fuzz
from tests.server.process import ServerProcess


async def test_rubbish_of_every_kind_harms_nobody(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, **fuzz.SETTINGS) as house:
        done = await fuzz.run(house, 7, 2_000, 200)
    assert done.frames >= 2_000
    assert done.answers.total() == 200
