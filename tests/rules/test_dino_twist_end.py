"""Dino Twist, DT-31 to DT-34: bonuses, the score, and Lil' Rex."""

from __future__ import annotations

import pytest

import twistosaur
from tests.games.dino_twist.tables import RULES, island, lay, play
from twistosaur import Game

pytestmark = pytest.mark.plain

FULL = island(mountain="V4", cliff="V5", jungle="C4", desert="C5", river="H4", hill="H5", beach="A4", sea="A5")
ALMOST = {**FULL, "sea": None}


def end_round(game: Game) -> Game:
    number = game.position()["round"]
    while not game.over and game.position()["round"] == number:
        seat = game.acting[0]
        game.play(seat, game.legal(seat)[0])
    return game


@pytest.mark.clause("DT-31")
def test_the_first_full_island_gets_ten() -> None:
    game = lay("A9", "H9", twist={"beach": "A10"}, islands=[ALMOST, {}])
    assert game.position()["bonuses"] == [0, 0]
    end_round(play(game, "attack A9", "attack H9"))
    assert game.position()["islands"][0]["sea"] == "A1"
    assert game.position()["bonuses"] == [10, 0]
    assert game.breakdown(0)["island-bonus"] == 10
    end_round(game)
    assert game.position()["bonuses"] == [10, 0]  # once only


@pytest.mark.clause("DT-31")
def test_all_who_fill_up_in_one_round_get_the_same_and_the_next_group_the_next() -> None:
    def own(strengths: str) -> dict[str, str | None]:
        lands = ("mountain", "cliff", "jungle", "desert", "river", "hill", "beach", "sea")
        return dict(zip(lands, (f"{a}{b}" for a, b in zip("VVCCHHAA", strengths, strict=True)), strict=True))

    rows = ["22222222", "33333333", "44444444", "55555555"]
    for had, want in (
        ([0, 0, 0, 0], [10, 10, 0, 0]),
        ([0, 0, 10, 0], [5, 5, 10, 0]),
        ([0, 0, 10, 5], [3, 3, 10, 5]),
    ):
        islands = [own(rows[0]), own(rows[1]), own(rows[2]) if had[2] else {}, own(rows[3]) if had[3] else {}]
        game = lay("A9", "H9", "V9", "C9", islands=islands, bonuses=had)
        end_round(play(game, "attack A9", "attack H9", "attack V9", "attack C9"))
        assert game.position()["bonuses"] == want


@pytest.mark.clause("DT-31")
def test_a_fourth_group_gets_nothing() -> None:
    islands = [dict.fromkeys(FULL, None) for _ in range(5)]
    for seat in range(4):
        lands = zip("VVCCHHAA", FULL, strict=True)
        islands[seat] = {land: f"{letter}{seat + 2 + 4 * (k % 2)}" for k, (letter, land) in enumerate(lands)}
    game = lay("A10", "H10", "V10", "C10", "C3", islands=islands, bonuses=[10, 5, 3, 0, 0])
    end_round(play(game, "attack A10", "attack H10", "attack V10", "attack C10", "attack C3"))
    assert game.position()["bonuses"] == [10, 5, 3, 0, 0]


@pytest.mark.clause("DT-32")
def test_big_claws_go_to_all_who_lead_with_at_least_one() -> None:
    one = {"mountain": "V3", "sea": "A6"}
    game = lay("A2", "A2", "A2", islands=[one, {"cliff": "V9", "hill": "H9"}, {"hill": "H6"}])
    assert [game.breakdown(seat)["claws"] for seat in range(3)] == [7, 7, 0]
    none = lay("A2", "A2", islands=[{"mountain": "V4"}, {}])
    assert [none.breakdown(seat)["claws"] for seat in range(2)] == [0, 0]


@pytest.mark.clause("DT-33")
def test_the_score_and_a_shared_win() -> None:
    yards = [{"cancelled": ["V2"], "buried": ["V2", "V3"]}, {}]
    game = lay("A2", "A2", islands=[{"mountain": "V4"}, {"cliff": "V10"}], graveyards=yards, event="carnage", round=3)
    assert game.breakdown(0) == {
        **dict.fromkeys(RULES.sources, 0),
        "mountain": 4,
        "graveyard": 6,
    }
    assert game.scores == (10, 10)
    assert game.ranks == (1, 1)


@pytest.mark.clause("DT-33")
def test_scoring_a_physical_table() -> None:
    import numpy as np

    from twistosaur.engine import calls

    data = {"islands": [FULL, {"sea": "A9", "hill": "H1"}], "graveyards": [3, ["V2", "V2"]], "bonuses": [10, 0]}
    states = RULES.score_position(RULES, data)
    out = np.zeros((2, len(RULES.sources)), np.int64)
    calls.breakdown(states, 0, out)
    assert out.sum(axis=1).tolist() == [36 + 6 + 10, 9 + 1 + 4 + 7]


@pytest.mark.clause("DT-34")
def test_lil_rex_goes_anywhere() -> None:
    kinds = {"kinds": ["lil-rex", "t-rex"]}
    lie = {"sea": "A10"}
    game = lay("A9", "H9", twist=lie, options=kinds, islands=[{"mountain": "H5"}, {}])
    play(game, "attack A9", "attack H9")
    while game.acting == (1,):
        game.play(1, game.legal(1)[0])
    assert game.legal(0) == [f"settle {land}" for land in FULL]
    game.play(0, "settle cliff")
    assert game.position()["islands"][0] == island(mountain="H5", cliff="A1")
    full = lay("A9", "H9", twist=lie, options=kinds, islands=[FULL, {}])
    play(full, "attack A9", "attack H9")
    while full.acting == (1,):
        full.play(1, full.legal(1)[0])
    assert full.legal(0)[-1] == "decline"
    forced = lay("A9", "H9", twist=lie, options={**kinds, "forced_replace": True}, islands=[FULL, {}])
    play(forced, "attack A9", "attack H9")
    while forced.acting == (1,):
        forced.play(1, forced.legal(1)[0])
    assert len(forced.legal(0)) == 8
    assert forced.refusal(0, "decline") == "DT-17"
    with pytest.raises(twistosaur.PositionError, match="DT-2"):
        lay("A9", "H9", islands=[{"mountain": "H5"}, {}])
