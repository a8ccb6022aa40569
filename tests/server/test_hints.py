"""Hints and warnings: where a table has them, where it does not, and what they are made from."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.people import seated
from tests.server.scene import TABLE, opening, seated_table
from tests.server.theatre import Theatre, token
from twistosaur.games import PACKAGES
from twistosaur.protocol.client import Client, ServerError
from twistosaur.server.tables.projection import hidden_record, table_facts
from twistosaur.server.tables.table import SeatSetup, Setup, Table
from twistosaur.server.workers import tasks

BOT = SeatSetup(kind="bot", level="easy")
OPEN = SeatSetup()


@pytest.mark.parametrize(
    ("seats", "asked", "allowed"),
    [
        ([OPEN, BOT, BOT], None, True),
        ([OPEN, BOT, BOT], False, False),
        ([OPEN, OPEN], None, False),
        ([OPEN, OPEN, BOT], None, False),
        ([OPEN, OPEN], True, True),
        ([BOT, BOT], None, False),
    ],
)
def test_against_bots_unless_the_table_says_otherwise(
    seats: list[SeatSetup], asked: bool | None, allowed: bool
) -> None:
    like = seated_table("twisty", 2, {})
    setup = Setup(
        game="twisty",
        rules=like.setup.rules,
        options=like.setup.options,
        seats=seats,
        clock=like.setup.clock,
        takeover="easy",
        gone_after=None,
        hints=asked,
    )
    table = Table(TABLE, 0.0, setup, bytes(32), None)
    assert table.allows_hints is allowed
    assert table_facts(table).hints is allowed


async def refused(client: Client, table: str, what: str, mine: str) -> tuple[int, str]:
    with pytest.raises(ServerError) as problem:
        await client.call("POST", f"/api/tables/{table}/seats/0/{what}", {}, mine)
    return problem.value.status, problem.value.code


async def test_among_people_the_server_tells_nobody_what_to_do(client: Client) -> None:
    table, _, (ada, _) = await seated(client, "twisty", 2)
    async with client.connect(table, ada.token) as side:
        assert not side.known.table.hints
    for what in ("hint", "warnings"):
        assert await refused(client, table, what, ada.token) == (403, "no-hints")


async def asked(theatre: Theatre, what: str, **body: Any) -> Any:
    """What seat 0 is told over HTTP."""
    answer = await theatre.http.post(
        f"/api/tables/{TABLE}/seats/0/{what}", json=body, headers={"authorization": f"Bearer {token(0)}"}
    )
    return answer.json() if answer.status_code == 200 else answer.json()["error"]["code"]


async def on_stage(theatre: Theatre, game: str, *, bots: bool, hints: bool | None = None) -> Table:
    """A table of two that has begun; the second is a person or a bot."""
    live = await theatre.raise_curtain(seated_table(game, 2, {}), opening(2))
    live.table.setup.hints = hints
    if bots:
        live.table.seats[1].kind, live.table.seats[1].level = "bot", "easy"
    return live.table


async def test_among_people_who_agreed_there_are_hints_and_still_no_warnings(theatre: Theatre) -> None:
    table = await on_stage(theatre, "draftosaurus", bots=False, hints=True)
    assert table.game is not None
    told = await asked(theatre, "hint", language="fr")
    assert told["move"] in table.game.legal(0)
    assert told["decision"] == table.decision
    assert told["reason"]
    assert await asked(theatre, "warnings") == "no-hints"


@pytest.mark.parametrize("game", PACKAGES)
async def test_against_bots_a_hint_is_a_legal_move_with_a_reason(theatre: Theatre, game: str) -> None:
    table = await on_stage(theatre, game, bots=True)
    assert table.game is not None
    if 0 not in table.acting:
        assert await asked(theatre, "hint") == "turn"
        return
    told = await asked(theatre, "hint")
    legal = table.game.legal(0)
    assert told["move"] in legal
    found = await asked(theatre, "warnings", language="pl")
    assert found["decision"] == table.decision
    assert set(found["moves"]) < set(legal)
    assert all("Na pewno?" in said for said in found["moves"].values())


async def test_where_hints_were_switched_off_there_are_none_against_bots_either(client: Client) -> None:
    table, _, (ada,) = await seated(client, "twisty", 1, ("novice",), hints=False)
    for what in ("hint", "warnings"):
        assert await refused(client, table, what, ada.token) == (403, "no-hints")


async def test_a_warning_is_made_from_what_the_seat_sees(theatre: Theatre, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await on_stage(theatre, "draftosaurus", bots=True)
    given: list[Any] = []

    def note(*question: Any) -> dict[str, str]:
        given.extend(question)
        return {}

    monkeypatch.setattr(tasks, "blunders", note)
    assert await asked(theatre, "warnings") == {"decision": table.decision, "moves": {}}
    assert table.game is not None
    assert given[:3] == ["draftosaurus", hidden_record(table.game, 0), 0]
