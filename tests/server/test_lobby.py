"""The lobby: who waits for players, what may be watched, and a quick match without a race."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.server.process import ServerProcess
from tests.server.scene import means, seated_table
from twistosaur.engine import new
from twistosaur.protocol.client import Client, ServerError
from twistosaur.server.tables import matching
from twistosaur.server.tables.clocks import Time
from twistosaur.server.tables.live import LiveTable


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server of its own: whoever looks for a match must find nobody else's table."""
    with ServerProcess(tmp_path_factory.mktemp("hall"), tables_per_minute=1000, dear_per_second=1000) as running:
        yield running


@pytest.fixture
async def guest(hall: ServerProcess) -> AsyncIterator[Client]:
    async with Client(hall.url) as one:
        yield one


async def lobby(client: Client) -> Any:
    return await client.call("GET", "/api/tables")


async def test_a_waiting_table_says_whose_it_is_and_what_is_unusual(guest: Client) -> None:
    clock = {"mode": "player", "seconds": 754}
    options = {"robbed_pawn": "corner"}
    made = await guest.create("twisty", ["open", "open"], listed=True, clock=clock, options=options)
    await guest.sit(made.table, "Ada", token=made.host_token)
    (shown,) = [one for one in (await lobby(guest))["tables"] if one["table"]["id"] == made.table]
    assert shown["host"] == "Ada"
    assert shown["unusual"] == options
    assert shown["table"]["clock"] == clock
    await guest.call("POST", f"/api/tables/{made.table}/close", {}, made.host_token)


@pytest.mark.parametrize("watch", [False, True])
async def test_a_running_game_is_shown_where_its_table_allows_it(guest: Client, watch: bool) -> None:
    made = await guest.create("draftosaurus", ["open", "easy"], **({"watch": True} if watch else {}))
    ada = await guest.sit(made.table, "Ada", token=made.host_token)
    await guest.start(made.table, made.host_token)
    assert not (await lobby(guest))["running"], "nobody is there"
    async with guest.connect(made.table, ada.token) as side:
        assert side.known.table.watch is watch
        running = (await lobby(guest))["running"]
        assert [one["table"]["id"] for one in running] == ([made.table] if watch else [])
        async with guest.connect(made.table) as watcher:
            assert watcher.known.view["bowls"][0] is None  # type: ignore[index]
    await guest.call("POST", f"/api/tables/{made.table}/close", {}, made.host_token)


async def test_a_game_that_was_set_up_is_not_shown(guest: Client) -> None:
    with pytest.raises(ServerError, match="watch"):
        await guest.create("twisty", ["open", "open"], position=new("twisty", seats=2, seed=1).position(), watch=True)


# ------------------------------------------------------------------------------------------------ quick match


async def find(client: Client, **wish: Any) -> Any:
    return await client.call("POST", "/api/match", {"game": "twisty", **wish})


async def test_two_who_look_at_once_find_each_other_and_the_game_begins(guest: Client) -> None:
    first, second = await asyncio.gather(find(guest), find(guest))
    assert first["table"]["id"] == second["table"]["id"]
    assert [one["host_token"] is None for one in (first, second)].count(True) == 1
    table = first["table"]["id"]
    third = await find(guest)
    assert third["table"]["id"] != table, "both seats are promised"
    with pytest.raises(ServerError) as problem:
        await guest.sit(table, "Eve")
    assert problem.value.code == "full"
    ada = await guest.sit(table, "Ada", token=first["ticket"])
    ben = await guest.sit(table, "Ben", token=second["ticket"])
    assert {ada.seat, ben.seat} == {0, 1}
    async with guest.connect(table, ada.token) as side:
        assert side.known.table.status == "playing"
    await guest.call("POST", f"/api/tables/{third['table']['id']}/close", {}, third["host_token"])


async def test_many_who_look_at_once_sit_in_pairs(guest: Client) -> None:
    async def play(name: str) -> tuple[str, int]:
        found = await find(guest, clock={"mode": "decision", "seconds": 33})
        mine = await guest.sit(found["table"]["id"], name, token=found["ticket"])
        return found["table"]["id"], mine.seat

    seats = await asyncio.gather(*(play(f"P{n}") for n in range(20)))
    assert len(set(seats)) == 20
    assert len({table for table, _ in seats}) == 10


async def test_only_a_table_that_fits_and_where_somebody_waits(guest: Client) -> None:
    wish: dict[str, Any] = {"seats": 3, "clock": {"mode": "player", "seconds": 77}}
    made = await guest.create("twisty", ["open"] * 3, listed=True, clock=wish["clock"])
    ada = await guest.sit(made.table, "Ada", token=made.host_token)
    found = []
    found.append(await find(guest, **wish))
    assert found[-1]["host_token"], "nobody is at that table"
    async with guest.connect(made.table, ada.token):
        for other in ({"seats": 4}, {"clock": {"mode": "none"}}, {"options": {"robbed_pawn": "corner"}}):
            found.append(await find(guest, **{**wish, **other}))
            assert found[-1]["table"]["id"] != made.table
        await guest.call("POST", f"/api/tables/{found[0]['table']['id']}/close", {}, found[0]["host_token"])
        joined = await find(guest, **wish)
        assert (joined["table"]["id"], joined["host_token"]) == (made.table, None)
    for one in found[1:]:
        await guest.call("POST", f"/api/tables/{one['table']['id']}/close", {}, one["host_token"])
    with pytest.raises(ServerError):
        await find(guest, seats=7)


async def test_a_promise_ends() -> None:
    now = [0.0]
    table = seated_table("twisty", 2, {})
    table.status = "open"
    table.seats[1].kind = "open"
    live = LiveTable(means(Time(lambda: now[0], lambda: now[0])), table)
    assert live.free_seats == 1
    live.promises.make("ticket", matching.PROMISE_SECONDS)
    assert live.free_seats == 0
    now[0] += matching.PROMISE_SECONDS
    assert live.free_seats == 1
    assert not len(live.promises)


@pytest.mark.parametrize(("seconds", "is_good"), [(2, False), (3, True), (77, True), (86_400, True), (86_401, False)])
async def test_clocks_of_any_length_also_against_bots(guest: Client, seconds: int, is_good: bool) -> None:
    wish = {"mode": "decision", "seconds": seconds}
    body = {"game": "draftosaurus", "seats": [{}, {"kind": "bot"}], "clock": wish}
    answer = await guest._http.post("/api/tables", json=body)
    assert answer.status_code == (201 if is_good else 422)
    assert not is_good or answer.json()["table"]["clock"] == wish
