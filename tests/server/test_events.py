"""The typed history: what is stored keeps its form, and what follows from an audience follows from it alone."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.scene import Scene, go_on, seated_table
from twistosaur.server.store.log import Line
from twistosaur.server.tables import events
from twistosaur.server.tables.events import Audience, Change, Event, Move, Pause, Retract, TakeOver

CORPUS = sorted((Path(__file__).parents[1] / "corpus").glob("*/tables.db"))


def lines(database: Path) -> Iterator[Line]:
    with sqlite3.connect(f"file:{database}?mode=ro&immutable=1", uri=True) as connection:
        for row in connection.execute("select table_id, seq, at, kind, seat, body from events order by table_id, seq"):
            yield Line(*row)


LATER = {"0.1.0": {"undo", "token"}}
"""Kinds of event that a version did not know."""


@pytest.mark.parametrize("database", CORPUS, ids=lambda path: path.parent.name)
def test_what_was_stored_is_read_and_written_in_the_same_form(database: Path) -> None:
    found = set()
    for line in lines(database):
        event = events.read(line)
        again = events.stored(event)
        assert json.loads(again.body) == json.loads(line.body)
        assert (again.table, again.seq, again.at, again.kind, again.seat) == (*line_key(line), line.kind, line.seat)
        found.add(line.kind)
    assert found == set(events.KINDS) - LATER.get(database.parent.name, set()), (
        "the corpus has every kind of event of its version"
    )


def line_key(line: Line) -> tuple[str, int, float]:
    return line.table, line.seq, line.at


def test_only_a_change_is_secret_and_only_a_pause_and_a_new_token_are_silent() -> None:
    by_audience = {
        audience: {kind for kind, what in events.KINDS.items() if what.audience is audience} for audience in Audience
    }
    assert by_audience[Audience.OWN_SEAT] == {"change"}
    assert by_audience[Audience.NOBODY] == {"pause", "token"}
    assert len(by_audience[Audience.EVERYBODY]) == len(events.KINDS) - 3


def test_an_event_is_a_version_for_its_audience_alone() -> None:
    table = seated_table("draftosaurus", 3, {})
    assert table.game is not None
    moves = table.game.legal(1)

    def versions() -> list[int]:
        return [table.version(audience) for audience in (None, 0, 1, 2)]

    before = versions()
    go_on(table, Move(move=moves[0]), 1)
    assert versions() == [v + 1 for v in before]
    before = versions()
    go_on(table, Change(move=moves[1]), 1)
    assert versions() == [before[0], before[1], before[2] + 1, before[3]]
    before = versions()
    go_on(table, Pause())
    assert versions() == before
    go_on(table, Retract(), 1)
    assert versions() == [v + 1 for v in before]


def test_a_change_is_shown_to_its_own_seat_and_leaves_the_clocks_alone() -> None:
    scene = Scene(seated_table("draftosaurus", 3, {}))
    live = scene.live
    assert live.table.game is not None
    moves = live.table.game.legal(1)
    scene.write(Move(move=moves[0]), 1)
    heard = {seat: len(ear.heard) for seat, ear in scene.ears.items()}
    left = [seat.left for seat in live.table.seats]
    since = live.clocks.since
    scene.time += 7
    scene.write(Change(move=moves[1]), 1)
    assert {seat for seat, ear in scene.ears.items() if len(ear.heard) > heard[seat]} == {1}
    assert [seat.left for seat in live.table.seats] == left
    assert live.clocks.since == since
    scene.write(Pause(), None)
    assert {seat for seat, ear in scene.ears.items() if len(ear.heard) > heard[seat]} == {1}
    assert live.clocks.since == since + 7


def test_a_gap_in_the_log_is_noticed() -> None:
    table = seated_table("draftosaurus", 2, {})
    with pytest.raises(AssertionError, match="gap"):
        table.count(Event(table.id, table.seq + 2, 0.0, TakeOver(level="easy", reason="left"), 0))
