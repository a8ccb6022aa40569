"""The books of puzzles over HTTP: made once, in a worker, sent small and in parts."""

from __future__ import annotations

import pytest
from httpx import codes

from tests.server.theatre import Theatre
from twistosaur.games import load
from twistosaur.puzzles.book import puzzles


async def test_a_book_and_its_parts_are_made_once(theatre: Theatre) -> None:
    book = (await theatre.http.get("/api/puzzles/twisty")).json()
    assert (book["game"], book["rules"]) == ("twisty", load("twisty").version)
    names = [one["id"] for one in book["puzzles"]]
    assert names == [one.id for one in puzzles("twisty")]
    found: list[str] = []
    for number in range(-(-len(names) // book["part"])):
        part = (await theatre.http.get(f"/api/puzzles/twisty/{number}")).json()["puzzles"]
        assert len(part) <= book["part"]
        found += [one["id"] for one in part]
    assert found == names
    assert [what for _, what in theatre.prompter.asked] == ["shown"]


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
@pytest.mark.parametrize("path", ["twisty", "twisty/0"])
async def test_it_comes_packed_to_those_who_can_unpack(theatre: Theatre, path: str, encoding: str) -> None:
    answer = await theatre.http.get(f"/api/puzzles/{path}", headers={"accept-encoding": encoding})
    assert answer.headers.get("content-encoding", "identity") == encoding
    assert answer.headers["vary"] == "accept-encoding"
    assert "max-age" in answer.headers["cache-control"]
    assert answer.json()["puzzles"]


@pytest.mark.parametrize("path", ["chess", "chess/0", "twisty/999"])
async def test_what_is_not_there(theatre: Theatre, path: str) -> None:
    answer = await theatre.http.get(f"/api/puzzles/{path}")
    assert (answer.status_code, answer.json()["error"]["code"]) == (codes.NOT_FOUND, "not-found")
