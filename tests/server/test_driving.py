"""One of several server processes drives a table's clock and bots: another takes over, and nobody is called gone."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.pairing import SECONDS, both, decide, end_abruptly, fellows, until
from tests.server.scene import TABLE, opening, seated_table
from tests.server.theatre import Theatre, Wire, played, token
from twistosaur.protocol.messages import ClockRule


async def test_one_process_drives_and_another_takes_over(pair: tuple[Theatre, Theatre]) -> None:
    table = seated_table("draftosaurus", 2, {}, ClockRule(mode="player", seconds=300), gone_after=60)
    here, there = await both(*pair, table, opening(2))
    await until(lambda: here.is_driver or there.is_driver)
    await asyncio.sleep(SECONDS)
    driver, follower = (0, 1) if here.is_driver else (1, 0)
    lives = (here, there)
    assert not lives[follower].is_driver, "one alone"
    before = fellows(pair[driver]).fence(TABLE)
    assert before >= 1
    end_abruptly(pair[driver])
    await until(lambda: lives[follower].is_driver, 4 * SECONDS)
    assert fellows(pair[follower]).fence(TABLE) == before + 1


async def test_a_driver_that_slept_writes_nothing_any_more(pair: tuple[Theatre, Theatre]) -> None:
    """It believes that the lease is its own: the number of the lease says otherwise."""
    table = seated_table("draftosaurus", 2, {}, gone_after=60)
    here, there = await both(*pair, table, opening(2))
    await until(lambda: here.is_driver or there.is_driver)
    driver, follower = (0, 1) if here.is_driver else (1, 0)
    lives, own = (here, there), fellows(pair[driver])
    old = own.leases.held[TABLE]
    for task in own._tasks:
        task.cancel()
    own.leases.asking.stop()
    await until(lambda: lives[follower].is_driver, 4 * SECONDS)
    old.until = own.clock() + 100
    asleep = lives[driver]
    assert asleep.is_driver, "so it thinks"
    lines = asleep.table.seq
    async with asleep.lock:
        with pytest.raises(Exception, match="faster"):
            await asleep.take_over(0, "gone")
    assert (asleep.table.seq, asleep.table.seats[0].away) == (lines, None)
    async with lives[follower].lock:
        await lives[follower].take_over(0, "gone")
    fences = [line.fence for line in await pair[follower].tables.store.log(TABLE) if line.fence is not None]
    assert fences == [old.fence + 1]


async def test_clocks_go_on_from_where_they_stood(pair: tuple[Theatre, Theatre]) -> None:
    """A process that opens a table in the middle of a decision shows the clock as the driver does."""
    table = seated_table("draftosaurus", 2, {}, ClockRule(mode="player", seconds=300), gone_after=60)
    here = await pair[0].raise_curtain(table, opening(2))
    await until(lambda: here.is_driver)
    here.clocks.since -= 100
    there = await pair[1].tables.find(TABLE)
    await until(lambda: abs(there.clocks.since - here.clocks.since) < 0.5)


async def test_nobody_at_another_process_is_taken_over_as_gone(pair: tuple[Theatre, Theatre]) -> None:
    table = seated_table("draftosaurus", 2, {}, ClockRule(mode="none", seconds=None), gone_after=3)
    here, there = await both(*pair, table, opening(2))
    people = [await Wire(theatre).connect(token(k)) for k, theatre in enumerate(pair)]
    await asyncio.sleep(4)
    assert [seat.away for seat in here.table.seats] == [None, None]
    await people[0].hang_up()
    await until(lambda: there.table.seats[0].away is not None, 15)
    assert there.table.seats[1].away is None
    await people[1].hang_up()


async def test_a_process_that_goes_in_order_leaves_the_driving_to_others(pair: tuple[Theatre, Theatre]) -> None:
    table = seated_table("draftosaurus", 2, {}, ClockRule(mode="player", seconds=300), gone_after=60)
    here = await pair[0].raise_curtain(table, opening(2))
    await until(lambda: here.is_driver)
    there = await pair[1].tables.find(TABLE)
    ada = await Wire(pair[0]).connect(token(0))
    began = asyncio.get_running_loop().time()
    closing = asyncio.create_task(pair[0].tables.close(0.3))
    await until(lambda: there.is_driver, SECONDS)
    assert asyncio.get_running_loop().time() - began < SECONDS / 2
    await closing
    notice = next(text for text in ada.heard if "shutdown" in text)
    assert '\\"retry\\":0.3' in notice, "others take them at once"


async def test_a_table_is_driven_where_its_people_are(pair: tuple[Theatre, Theatre]) -> None:
    """Not by the process that has only made it."""
    here = await pair[0].raise_curtain(seated_table("draftosaurus", 2, {}, gone_after=60), opening(2))
    await until(lambda: here.is_driver)
    ada = await Wire(pair[1]).connect(token(0))
    there = pair[1].tables.live[TABLE]
    await until(lambda: there.is_driver and not here.is_driver, 5 * SECONDS)
    await ada.hang_up()


async def test_a_process_whose_table_stands_behind_reads_before_it_refuses(pair: tuple[Theatre, Theatre]) -> None:
    """Somebody was acknowledged by one process, and says the same again to another that has not read it yet."""
    here, there = await both(*pair, *played("draftosaurus", 3, {}, 5, 6))
    fellows(pair[1])._reading.stop()
    for seat in here.table.acting:
        await here.decide(seat, here.table.decision, decide(here, seat).move)
    seat = here.table.acting[0]
    asked = decide(here, seat)
    assert there.table.decision < asked.decision
    assert not await there.decide(seat, asked.decision, asked.move)


async def test_a_clock_of_the_database_that_is_set_changes_nothing(pair: tuple[Theatre, Theatre]) -> None:
    """Set back by an hour, leases would last for an hour; set forward, everybody would seem to be dead."""
    here, there = await both(*pair, seated_table("draftosaurus", 2, {}, gone_after=60), opening(2))
    ada = await Wire(pair[0]).connect(token(0))
    await until(lambda: there.audiences.here(there.table)[0])
    store = pair[0].tables.store
    for hours in (1, -1):
        shift = f"UPDATE {{}} SET until = until - 3600 * {hours}"
        async with store.engine.begin() as line:
            for table in ("processes", "leases"):
                await line.exec_driver_sql(shift.format(table))
        assert not fellows(pair[0]).is_alone
        assert not fellows(pair[1]).is_alone
        await until(lambda: here.is_driver != there.is_driver, 5 * SECONDS)
        await until(lambda: there.audiences.here(there.table)[0], 5 * SECONDS)
    await ada.hang_up()
    end_abruptly(pair[0])
    async with store.engine.begin() as line:
        await line.exec_driver_sql("UPDATE leases SET until = until + 3600")
    await until(lambda: there.is_driver, 8 * SECONDS)


async def test_a_process_that_was_taken_for_dead_tells_anew_who_is_there(pair: tuple[Theatre, Theatre]) -> None:
    _, there = await both(*pair, seated_table("draftosaurus", 2, {}), opening(2))
    ada = await Wire(pair[0]).connect(token(0))
    await until(lambda: there.audiences.here(there.table)[0])
    shared = fellows(pair[1]).shared
    found, _ = await shared.beat()
    await shared.bury({name: sign.until for name, sign in found.items()})
    fellows(pair[1])._looking.add(TABLE)
    await until(lambda: not there.audiences.here(there.table)[0])
    await until(lambda: there.audiences.here(there.table)[0], 5 * SECONDS)
    await ada.hang_up()
