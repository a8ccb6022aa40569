"""Nothing shown, on the wire: two truths that an audience cannot tell apart send it the same bytes, all of them.

Snapshots, events and their order, refusals and errors on the socket; every answer of HTTP with its headers; what a
hint is made from and what it says; and the lines of the server's log.
"""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest
from structlog.testing import capture_logs

from tests.server.scene import SECRET, TABLE, swap_truth
from tests.server.theatre import HOST, Theatre, Wire, lines_of, played, token
from tests.support import cases
from twistosaur.engine import Game
from twistosaur.games import PACKAGES, load
from twistosaur.kernel import derive
from twistosaur.protocol import messages as m
from twistosaur.server.tables import judge, steps
from twistosaur.server.tables.events import AnyHappening, Event
from twistosaur.server.tables.live import LiveTable
from twistosaur.server.tables.table import Table


def scenes(game: str) -> list[tuple[int, dict[str, Any], int, int]]:
    """(seats, options, seed, moves) of a few tables in the middle of a game, among them the very first moment."""
    found = cases(game)
    picked = [found[0], found[len(found) // 2], found[-1]]
    return [
        (*picked[k % 3], derive(99, k), 0 if k == 0 else 1 + derive(98, k) % (20 if game == "draftosaurus" else 60))
        for k in range(5)
    ]


RESHUFFLED: tuple[str, int, dict[str, Any], int, int] = ("dino-twist", 6, {}, 7, 105)
"""A table whose deck was made of the discard pile once: everybody knows which cards may be in it, and which not."""
HIDING = [game for game in PACKAGES if not load(game).is_open]


@pytest.mark.parametrize("game", HIDING)
async def test_two_truths_send_every_byte_alike(game: str, theatre: Theatre, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    compared = 0
    for seats, options, seed, most in scenes(game):
        base, log = played(game, seats, options, seed, most)
        assert base.game is not None
        for audience in [None, *range(seats)]:
            compared += swap_truth(base, audience, 11).state_bytes() != base.game.state_bytes()
            first = await perform(theatre, base, log, audience, 0)
            for key in (11, 12):
                other = await perform(theatre, base, log, audience, key)
                assert other == first
            text = "\n".join(first)
            assert SECRET.hex() not in text
            assert HOST not in text
            assert not any(token(seat) in text for seat in range(seats))
    assert compared > 10, "the truths must differ, or nothing is tested"
    assert not any(SECRET.hex() in line.getMessage() or token(0) in line.getMessage() for line in caplog.records)


async def test_after_a_reshuffle_two_truths_send_every_byte_alike(theatre: Theatre) -> None:
    base, log = played(*RESHUFFLED)
    assert base.game is not None
    assert base.game.view(None)["reshuffles"]["count"] == 1
    for audience in (None, 0, 5):
        assert swap_truth(base, audience, 11).state_bytes() != base.game.state_bytes()
        first = await perform(theatre, base, log, audience, 0)
        assert await perform(theatre, base, log, audience, 11) == first


@pytest.mark.parametrize("game", sorted(set(PACKAGES) - set(HIDING)))
async def test_where_nothing_is_hidden_all_are_sent_the_same(game: str, theatre: Theatre) -> None:
    """Snapshots, and the event of a move that one of them makes: but for the seat and its decision, byte by byte."""
    for seats, options, seed, most in scenes(game):
        live = await theatre.raise_curtain(*played(game, seats, options, seed, most))
        (mover,) = live.table.acting
        assert live.table.game is not None
        move = live.table.game.legal(mover)[0]
        wires = {who: await Wire(theatre).connect(None if who is None else token(who)) for who in (None, *range(seats))}
        await wires[mover].say(m.Decide(n=1, decision=live.table.decision, move=move))
        for kind in ("snapshot", "event"):
            told = []
            for who, wire in wires.items():
                await wire.settle()
                texts = [json.loads(json.loads(one).get("text") or "{}") for one in wire.heard]
                told.append(shared(next(text for text in texts if text.get("type") == kind), who))
            assert all(one == told[0] for one in told), kind
        for wire in wires.values():
            await wire.hang_up()


def shared(message: dict[str, Any], who: int | None) -> dict[str, Any]:
    """A message without what is its audience's own: the seat, what it is asked, and who was there when it came."""
    state = message.get("state", message)
    view = state.get("view") or {}
    assert view.pop("seat", who) == who
    for own in ("decision", "players"):
        state.pop(own, None)
    return {name: value for name, value in message.items() if name != "seat"}


async def perform(theatre: Theatre, base: Table, log: list[Event], audience: int | None, key: int) -> list[str]:
    """All that an audience receives, by socket and by HTTP, and what the server writes into its log meanwhile."""
    live = await theatre.raise_curtain(base, log)
    live.table.setup.hints = True  # what they are made from is compared as well
    if key:
        live.table.game = swap_truth(live.table, audience, key)
    with capture_logs() as logs:
        wire = await Wire(theatre).connect(None if audience is None else token(audience))
        revealing = await others_choose(theatre, live, audience, key)
        await wire.settle()
        await speak(wire, live, may_choose=not revealing)
        answers = await ask(theatre, 0 if audience is None else audience, audience)
        late = await Wire(theatre).connect(None if audience is None else token(audience))
        await late.hang_up()
        await wire.hang_up()
    told = [line for line in lines_of(logs) if '"seat moved"' not in line]
    for line in told:
        assert not any(verb in line for verb in ('"pick ', '"place ', '"bury ', '"attack ', '"prepare ', '"move '))
    given = [str(one) for one in theatre.prompter.given]
    return [*wire.heard, "late", *late.heard, "http", *answers, "log", *told, "thoughts", *given]


async def others_choose(theatre: Theatre, live: LiveTable, audience: int | None, key: int) -> bool:
    """Everybody else but one chooses, changes and takes back; True if the next choice of the audience would reveal."""
    table = live.table
    if table.deciding is None:
        return True
    others = [seat for seat in table.acting if seat != audience]
    for k, seat in enumerate(others[:-1]):
        theatre.time += 1.2345678
        assert table.game is not None
        moves = table.game.legal(seat)
        await live.decide(seat, table.decision, moves[derive(key, k) % len(moves)])
        for again in range(40):  # in one truth somebody changes his mind, often, which nobody else may notice
            theatre.time += 0.0123456
            if key == 11:
                await live.decide(seat, table.decision, moves[derive(key, k + 9 + again) % len(moves)])
        if k % 2:
            await live.take_back(seat, table.decision)
    return not others


async def speak(wire: Wire, live: LiveTable, *, may_choose: bool) -> None:
    """What a client might say: right, wrong, late, twice, and not at all."""
    table = live.table
    now = table.decision
    known = live.audiences.known[next(iter({c.seat for c in live.audiences.clients}))].state
    asked = known.decision
    moves = [] if asked is None else list(asked.actions)
    refused = [move for move in moves if asked is not None and asked.actions[move] is not None]
    legal = [move for move in moves if asked is not None and asked.actions[move] is None]
    attempts = [
        ("nonsense", now),
        (legal[0] if legal else "pick trex", now + 7),
        *((move, now) for move in refused[:5]),
    ]
    for n, (move, decision) in enumerate(attempts):
        await wire.say(m.Decide(n=n, decision=decision, move=move))
    if may_choose and legal:
        for n, move in enumerate((legal[0], legal[0], legal[-1])):
            await wire.say(m.Decide(n=100 + n, decision=now, move=move))
        await wire.say(m.TakeBack(n=110, decision=now))
    await wire.say(m.TakeBack(n=111, decision=now))
    await wire.say(m.SendEmote(n=112, emote="wow"))
    await wire.say(m.Return(n=113))
    await wire.say(m.Look(n=114, token="nobody's"))
    await wire.say(m.Resync(version=None))
    await wire.say(m.Resync(version=1))
    await wire.say('{"type":"decide"')


async def ask(theatre: Theatre, seat: int, audience: int | None) -> list[str]:
    """Every question that this audience may put over HTTP while the game goes on, and some that it may not."""
    own = None if audience is None else token(audience)
    at = f"/api/tables/{TABLE}"
    hint = {"level": "novice", "language": "en"}
    calls: list[tuple[str, str, Any, str | None]] = [
        ("GET", at, None, own),
        ("GET", "/api/tables", None, None),
        ("GET", f"{at}/record", None, own),
        ("GET", f"{at}/replay", None, own),
        ("POST", f"{at}/rematch", {}, own),
        ("POST", f"{at}/start", {}, own),
        ("POST", f"{at}/seats/{seat}/hint", hint, own),
        ("POST", f"{at}/seats/{(seat + 1) % 2}/hint", hint, own),
        ("POST", f"{at}/seats/{seat}/warnings", {}, own),
        ("POST", f"{at}/seats/{seat}/worth", {"moves": []}, own),
        ("POST", f"{at}/seats/{(seat + 1) % 2}/worth", {"moves": []}, own),
        ("POST", f"{at}/seats/{seat}/return", {}, own),
        ("POST", f"{at}/seats", {"name": "Eve", "contribution": "00" * 16}, None),
        ("PATCH", f"{at}/seats/{seat}", {"name": "Eve"}, "nobody's"),
        ("POST", f"{at}/move", {}, "nobody's"),
        ("POST", "/api/forget", {"tokens": ["nobody's"]}, None),
    ]
    return [await theatre.call(*call) for call in calls]


async def test_a_leak_anywhere_would_be_found(theatre: Theatre, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison has teeth: one secret too many in a view, an event, a refusal or a line of the log fails it."""
    base, log = played("draftosaurus", 3, {}, 5, 6)

    async def differ() -> bool:
        first, other = [await perform(theatre, base, log, 0, key) for key in (0, 11)]
        return first != other

    assert not await differ()
    honest_view, honest_choice, honest_judge, honest_write = (
        Game._view,
        steps.changed_by_choice,
        judge.decide,
        LiveTable.write,
    )

    def leaky_view(self: Game, state: Any, seat: int | None, common: Any) -> dict[str, Any]:
        return {**honest_view(self, state, seat, common), "bag": self.position()["bag"]}

    def leaky_choice(*args: Any) -> Any:
        return {**honest_choice(*args), "peek": str(theatre.tables.live[TABLE].table.game.choices())}  # type: ignore[union-attr]

    def leaky_judge(table: Table, seat: int, decision: int, move: str) -> Any:
        try:
            return honest_judge(table, seat, decision, move)
        except Exception as problem:
            problem.message = str(table.game.choices())  # type: ignore[attr-defined, union-attr]
            raise

    async def leaky_write(self: LiveTable, what: AnyHappening, seat: int | None = None, *also: Any) -> None:
        from twistosaur.server.tables import live as module

        module.log.info("written", table=self.table.id, what=len(str(what)))
        await honest_write(self, what, seat, *also)

    for owner, name, leak in (
        (Game, "_view", leaky_view),
        (steps, "changed_by_choice", leaky_choice),
        (judge, "decide", leaky_judge),
        (LiveTable, "write", leaky_write),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(owner, name, leak)
            assert await differ(), name
