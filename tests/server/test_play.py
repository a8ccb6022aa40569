"""Tables from creation to rematch, over HTTP and the socket."""

from __future__ import annotations

import asyncio

import pytest

from tests.games.draftosaurus.build import at
from tests.server.people import play_all, play_on, seated
from twistosaur.engine import new, replay
from twistosaur.engine.records import verify
from twistosaur.games import PACKAGES
from twistosaur.protocol import messages as m
from twistosaur.protocol.client import Client, ServerError, commits_to


@pytest.mark.parametrize("game", list(PACKAGES))
async def test_a_whole_game_with_people_and_a_bot(client: Client, game: str) -> None:
    options = {"turn_limit": 12} if game == "twisty" else {}
    made = await client.create(game, ["open", "open", "easy"], options=options)
    ada = await client.sit(made.table, "Ada", token=made.host_token)
    bob = await client.sit(made.table, "Bob")
    await client.start(made.table, made.host_token)
    async with client.connect(made.table) as watcher:
        known = await play_all(client, made.table, [ada, bob])
        await watcher.until(lambda: watcher.over)
        assert watcher.known.end == known[0].end == known[1].end
        assert watcher.gaps == 0
    end = known[0].end
    assert commits_to(end.fairness.secret, made.commitment)
    assert end.fairness.contributions == [ada.contribution, bob.contribution, None]
    assert [p.name for p in known[0].players] == ["Ada", "Bob", None]
    record = await client.record(made.table)
    facts = verify(record)
    assert facts["over"]
    assert facts["scores"] == end.scores
    assert replay(record).ranks == tuple(end.ranks)
    shown = await client.call("GET", f"/api/tables/{made.table}/replay")
    assert len(shown["steps"]) == len(record["moves"])
    assert shown["end"]["breakdown"] == end.breakdown
    assert "Ada" not in str(shown) + str(record)
    again = await client.call("POST", "/api/replay", record)
    assert again == shown


async def test_a_record_that_was_tampered_with_does_not_verify(client: Client) -> None:
    table, _, seats = await seated(client, "draftosaurus", 2)
    await play_all(client, table, seats)
    record = await client.record(table)
    verify(record)
    for change in (
        {"chance": {**record["chance"], "secret": "00" * 32}},
        {"chance": {**record["chance"], "contributions": ["00" * 16, record["chance"]["contributions"][1]]}},
        {"moves": record["moves"][::-1]},
        {"result": {"scores": [99, 0], "ranks": [1, 2]}},
    ):
        with pytest.raises(ValueError, match=r"."):
            verify({**record, **change})


async def test_decisions_are_named(client: Client) -> None:
    choice_for_ada = at("summer", 2, bowls={0: "TTTAAA"}).position()
    table, _, (ada, bob) = await seated(client, "draftosaurus", 2, position=choice_for_ada)
    async with client.connect(table, ada.token) as a, client.connect(table, bob.token) as b:
        first, second = a.legal
        assert not (await a.decide(first)).repeat
        assert (await a.decide(first)).repeat
        await b.until(lambda: b.known.players[0].chosen)
        assert b.known.view is not None
        assert b.known.view["chosen"] == [None, None]
        version = b.version
        assert not (await a.decide(second)).repeat  # a change that others cannot see
        await a.until(lambda: a.known.decision is not None and a.known.decision.chosen == second)
        await a.take_back()
        await b.until(lambda: not b.known.players[0].chosen)
        assert b.version == version + 1
        await a.decide(first)
        await b.decide(b.legal[0])
        await a.until(lambda: a.known.decision is not None and a.known.decision.id == 2)
        assert (await a.decide(first, 0)).repeat
        for move, decision, code in (("pick nothing", 2, "unknown"), (first, 2, "clause"), ("place king", 0, "stale")):
            with pytest.raises(ServerError) as problem:
                await a.decide(move, decision)
            assert problem.value.code == code
        assert next(entry.move for entry in a.known.log if entry.kind == "move") == first


async def test_the_last_move_may_be_repeated_after_the_end(client: Client) -> None:
    """Its acknowledgement may have been lost with the server that wrote it."""
    table, _, (ada, bob) = await seated(client, "draftosaurus", 2)
    await play_all(client, table, [ada, bob])
    decision = len((await client.record(table))["moves"]) - 2
    async with client.connect(table, ada.token) as a:
        last = [entry.move for entry in a.known.log if entry.kind == "move" and entry.seat == ada.seat][-1]
        assert last is not None
        assert (await a.decide(last, decision)).repeat
        with pytest.raises(ServerError) as problem:
            await a.decide("place river", decision + 2)
        assert problem.value.code == "over"


async def test_a_decision_says_why_not_and_where(client: Client) -> None:
    table, _, (ada, _) = await seated(client, "draftosaurus", 2)
    async with client.connect(table, ada.token) as a:
        asked, view = a.known.decision, a.known.view
        assert asked is not None
        assert view is not None
        assert set(asked.others) == {"place", "discard", "move", "stay"}
        assert {move.split()[0] for move in asked.actions} <= {"pick"}
        held = set(view["bowls"][0])
        assert {move.split()[1] for move, why in asked.actions.items() if why is None} == held
        assert asked.places is not None
        assert set(asked.places) == held
        for places in asked.places.values():
            assert places["river"] is None


async def test_a_client_that_was_away_catches_up(client: Client) -> None:
    table, _, (ada, bob) = await seated(client, "draftosaurus", 2)
    async with client.connect(table, bob.token) as b:
        async with client.connect(table, ada.token) as a:
            known, version = a.known, a.version
        async with client.connect(table, ada.token) as keeper:  # somebody of this audience stays
            await keeper.decide(keeper.legal[0])
            await b.decide(b.legal[0])
            await keeper.until(lambda: keeper.known.decision is not None and keeper.known.decision.id == 2)
            async with client.connect(table, ada.token) as late:
                late.keep = True
                late.state, late.version = known, version
                await late.send(m.Resync(version=version))
                await late.until(lambda: late.version == keeper.version)
                assert {type(message) for message in late.received} <= {m.Event, m.Presence}
                assert late.known.view == keeper.known.view
                assert late.known.decision == keeper.known.decision
                late.state = None
                await late.send(m.Resync(version=10_000))
                await late.until(lambda: late.state is not None)
                assert late.known.view == keeper.known.view


async def test_hot_seat(client: Client) -> None:
    table, _, seats = await seated(client, "draftosaurus", 2)
    async with client.connect(table) as device:
        device.keep = True
        for turn in range(4):
            mine = seats[turn % 2]
            await device.look(mine.token)
            assert device.seat == mine.seat
            assert device.known.view is not None
            assert device.known.view["seat"] == mine.seat
            assert device.known.view["bowls"][1 - mine.seat] is None
            await device.decide(device.legal[0])
            await device.look(None)
            assert device.known.view["chosen"] == [None, None]
            assert device.known.decision is None
        assert [e.kind for e in device.known.log].count("move") == 4
        assert all(player.connected for player in device.known.players)  # one device holds both seats
        with pytest.raises(ServerError):
            await device.ask(m.Look(n=99, token="x" * 20))


async def test_rematch_rotates_and_keeps_the_seats(client: Client) -> None:
    table, host, seats = await seated(client, "draftosaurus", 3)
    with pytest.raises(ServerError) as problem:
        await client.call("POST", f"/api/tables/{table}/rematch", token=seats[0].token)
    assert problem.value.code == "not-over"
    await play_all(client, table, seats)
    async with client.connect(table) as watcher:
        made = await client.call("POST", f"/api/tables/{table}/rematch", token=seats[1].token)
        await watcher.until(lambda: watcher.known.table.rematch == made["table"]["id"])
    assert made["table"]["commitment"] != watcher.known.table.commitment
    again = await client.call("POST", f"/api/tables/{table}/rematch", token=seats[0].token)
    assert (again["table"]["id"], again["host_token"]) == (made["table"]["id"], None)
    new = made["table"]["id"]
    sat = [await client.sit(new, f"P{k}", token=mine.token) for k, mine in enumerate(seats)]
    assert [one.seat for one in sat] == [2, 0, 1]
    await client.start(new, made["host_token"])
    assert host != made["host_token"]


async def test_seats_before_the_start(client: Client) -> None:
    made = await client.create("draftosaurus", ["open"] * 4, listed=True)
    ada = await client.sit(made.table, "Ada", token=made.host_token, seat=2)
    bob = await client.sit(made.table, "Bob")
    assert (ada.seat, bob.seat) == (2, 0)
    listed = (await client.call("GET", "/api/tables"))["tables"]
    assert made.table in [entry["table"]["id"] for entry in listed]
    for token, path, code in (
        (bob.token, "start", "host"),
        (None, "start", "host"),
        (made.host_token, "start", "not-full"),
        (bob.token, "fill", "host"),
    ):
        with pytest.raises(ServerError) as problem:
            await client.call("POST", f"/api/tables/{made.table}/{path}", {}, token)
        assert problem.value.code == code
    with pytest.raises(ServerError) as problem:
        await client.sit(made.table, "Eve", seat=2)
    assert problem.value.code == "seat-taken"
    async with client.connect(made.table, bob.token) as side:
        await client.call("PATCH", f"/api/tables/{made.table}/seats/0", {"name": "Robert"}, bob.token)
        await side.until(lambda: side.known.players[0].name == "Robert")
        await client.call("DELETE", f"/api/tables/{made.table}/seats/0", token=made.host_token)  # sent away
        await side.until(lambda: side.seat is None and side.known.players[0].kind == "open")
    with pytest.raises(ServerError) as problem:
        await client.call("PATCH", f"/api/tables/{made.table}/seats/0", {"name": "Robert"}, bob.token)
    assert problem.value.code == "token"
    await client.call("POST", f"/api/tables/{made.table}/fill", {"level": "novice", "seats": [0]}, made.host_token)
    await client.start(made.table, made.host_token, fill="easy")
    facts = await client.call("GET", f"/api/tables/{made.table}")
    assert [p["level"] for p in facts["players"]] == ["novice", "easy", None, "easy"]
    assert facts["table"]["host"] == 2
    with pytest.raises(ServerError) as problem:
        await client.sit(made.table, "Late")
    assert problem.value.code == "started"
    assert made.table not in str(await client.call("GET", "/api/tables"))


async def test_emotes_and_presence(client: Client) -> None:
    table, _, (ada, bob) = await seated(client, "draftosaurus", 2)
    async with client.connect(table, ada.token) as a:
        a.keep = True
        async with client.connect(table, bob.token) as b:
            await a.until(lambda: a.known.players[1].connected)
            await b.emote("roar")
            await a.until(lambda: m.ShowEmote(seat=1, emote="roar") in a.received)
        await a.until(lambda: not a.known.players[1].connected)
    async with client.connect(table) as watcher:
        with pytest.raises(ServerError) as problem:
            await watcher.emote("wow")
        assert problem.value.code == "spectator"


async def test_a_table_from_a_position(client: Client) -> None:
    """ "Play on from here": the position's own options and seats, and a record that starts there."""
    game = new("draftosaurus", seats=2, seed=3)
    for _ in range(3):
        for seat in game.acting:
            game.play(seat, game.legal(seat)[0])
    table, _, seats = await seated(client, "draftosaurus", 2, position=game.position())
    await play_all(client, table, seats)
    record = await client.record(table)
    assert record["position"]["turn"] == game.position()["turn"]
    assert verify(record)["over"]
    with pytest.raises(ServerError) as problem:
        await client.create("draftosaurus", ["open"] * 3, position=game.position())
    assert problem.value.status == 422


async def test_bots_and_only_bots_while_somebody_watches(client: Client) -> None:
    made = await client.create("draftosaurus", ["novice", "easy", "medium"])
    await client.start(made.table, made.host_token)
    async with client.connect(made.table) as watcher:
        await watcher.until(lambda: watcher.over, 60)
        assert watcher.known.end is not None


async def test_many_tables_at_once(client: Client) -> None:
    async def one(k: int) -> None:
        table, _, seats = await seated(client, "draftosaurus", 2 + k % 3)
        ends = [known.end for known in await play_all(client, table, seats)]
        assert all(end == ends[0] for end in ends)

    await asyncio.gather(*(one(k) for k in range(6)))


async def test_leaving_and_sitting_back(client: Client) -> None:
    table, _, (ada, bob) = await seated(client, "draftosaurus", 2)
    async with client.connect(table, ada.token) as a, client.connect(table, bob.token) as b:
        await client.call("DELETE", f"/api/tables/{table}/seats/1", token=bob.token)
        await b.until(lambda: b.known.players[1].away)
        await play_on(a, 1, 3)  # the bot plays for Bob
        await a.until(lambda: a.known.decision is not None and a.known.decision.id >= 4)
        with pytest.raises(ServerError) as problem:
            await b.decide("place river")
        assert problem.value.code == "away"
        await b.give_back()
        await b.until(lambda: not b.known.players[1].away)
        with pytest.raises(ServerError) as problem:
            await b.give_back()
        assert problem.value.code == "not-away"
        assert {"takeover", "return"} <= {entry.kind for entry in a.known.log}
