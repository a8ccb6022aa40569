"""Every fault that befalls three servers on one PostgreSQL: the short run. `make chaos` is the long one."""

from __future__ import annotations

from pathlib import Path

from tests.server import faults


async def test_nothing_is_lost_whatever_happens(tmp_path: Path) -> None:
    plan = [*faults.KINDS, "commit cut"]
    facts = await faults.run(tmp_path, plan, tables=3, seed=11, pace=0.2)
    assert facts["acknowledged"] > 40, "something was played"
    assert set(facts["faults"]) == set(faults.KINDS)
