"""Memory stays flat: what sockets and tables leave behind is looked for, and only when it is enough."""

from __future__ import annotations

import gc
import weakref

import pytest

from tests.server.pairing import decide
from tests.server.scene import TABLE, opening, seated_table
from tests.server.theatre import Theatre, Wire, token
from twistosaur.protocol.messages import ClockRule
from twistosaur.server import rubbish


async def test_a_table_that_left_memory_is_gone_for_good(theatre: Theatre, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rubbish, "left", 0)
    nobody_waits = seated_table("draftosaurus", 2, {}, ClockRule(mode="none", seconds=None), gone_after=None)
    live = await theatre.raise_curtain(nobody_waits, opening(2))
    ada = await Wire(theatre).connect(token(0))
    await ada.hang_up()
    gone = weakref.ref(live)
    del live
    theatre.time += 10 * theatre.settings.idle_seconds
    gc.collect(1)  # whoever played for a while is old, and Python looks among the old hardly ever
    theatre.tables.unload_idle()
    assert TABLE not in theatre.tables.live
    assert rubbish.left == 2, "a socket and a table"
    rubbish.leave(rubbish.ENOUGH)
    theatre.tables.unload_idle()
    assert gone() is None
    assert rubbish.left == 0


def test_the_more_are_here_the_rarer_everybody_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rubbish, "left", rubbish.ENOUGH)
    assert not rubbish.take_out(4 * rubbish.ENOUGH)
    rubbish.leave(rubbish.ENOUGH)
    assert rubbish.take_out(4 * rubbish.ENOUGH)
    assert not rubbish.take_out(0)


async def test_decisions_leave_no_rings(theatre: Theatre) -> None:
    """So looking for them now and then is enough, however many decisions are made."""
    live = await theatre.raise_curtain(seated_table("draftosaurus", 2, {}), opening(2))
    wires = [await Wire(theatre).connect(token(seat)) for seat in range(2)]
    made = 0
    gc.collect()
    gc.disable()
    try:
        while made < 20:
            for seat in live.table.acting:
                await wires[seat].say(decide(live, seat, made))
                made += 1
        found = gc.collect()
    finally:
        gc.enable()
    assert found < 2 * made, "of the tasks and queues of this test"
    for wire in wires:
        await wire.hang_up()
