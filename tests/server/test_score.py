"""What a score pad asks: the server counts a real table, refuses what cannot be there, and answers only so often."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .theatre import Theatre

FULL = dict(
    zip(
        ("mountain", "cliff", "jungle", "desert", "river", "hill", "beach", "sea"),
        ("V2", "V3", "C2", "C3", "H2", "H3", "A2", "A3"),
        strict=True,
    )
)
ROW = ["red", "orange", "yellow", "green", "blue", "purple", "white"]
IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"parks": [{"king": ["trex", "trex"]}, {}]}, "DS-22"),
    ({"parks": [{"sameness": ["trex", "diplodocus"]}, {}]}, "DS-20"),
    ({"parks": [{"river": ["trex"] * 13}, {}]}, "DS-5"),
    ({"parks": [{"river": ["trex"] * 9}, {}]}, "DS-2"),
    ({"parks": [{}] * 6}, "DS-2"),
    ({"board": "winter", "parks": [{"pyramid": [None, None, None, "trex", None, None]}, {}]}, "DS-32"),
    ({"board": "summer-winter", "parks": [{"summer": {}}, {"summer": {}, "winter": {}}]}, "DS-39"),
    ({"islands": [{"sea": "V5"}, {}]}, "DT-2"),
    ({"islands": [{"sea": "A5"}, {"sea": "A5"}, {"sea": "A5"}, {"sea": "A5"}]}, "DT-1"),
    ({"islands": [{}, {}], "bonuses": [10, 0]}, "DT-31"),
    ({"islands": [FULL, {}], "bonuses": [5, 0]}, "DT-31"),
    ({"rows": [ROW, ROW], "held": [7, 0], "pawns": ["d4", "d4"]}, "TW-14"),
    ({"rows": [["red"] * 7, ROW], "held": [7, 0], "pawns": [None, None]}, "TW-3"),
]


async def test_what_cannot_be_is_refused_with_its_clause(theatre: Theatre) -> None:
    for table, clause in IMPOSSIBLE:
        answer = await theatre.http.post("/api/score", json=table)
        assert answer.status_code == 422, table
        error = answer.json()["error"]
        assert (error["code"], error["clause"]) == ("rules", clause), table


async def test_an_address_counts_only_so_often(tmp_path: Path) -> None:
    theatre = Theatre(tmp_path)
    theatre.settings.scores_per_minute = 3
    await theatre.open()
    answers = [await theatre.http.post("/api/score", json={"parks": [{}, {}]}) for _ in range(4)]
    await theatre.close()
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert answers[-1].json()["error"]["code"] == "too-many"
    assert "retry-after" in answers[-1].headers
