"""Games of rules 1, in which corners were drawn and robbed pawns went to a corner unless the table wanted otherwise."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

import pytest

import twistosaur
from tests.games.twisty.boards import at, table
from twistosaur.engine import RecordError
from twistosaur.games import load

pytestmark = pytest.mark.plain

RULES = load("twisty")
KEPT = Path(__file__).parents[2] / "corpus" / "0.1.0" / "records.json"


def records() -> dict[str, Any]:
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    return {name: entry for name, entry in kept.items() if entry["record"]["game"] == "twisty"}


def test_a_kept_game_of_each_option_ends_in_the_same_bytes() -> None:
    seen = set()
    for name, kept in records().items():
        record = kept["record"]
        assert record["rules"] == 1
        assert twistosaur.replay(record).state_bytes().hex() == kept["bytes"], name
        seen.add((record["seats"], record["options"]["corners"], record["options"]["robbed_pawn"]))
    assert seen == set(itertools.product((2, 4), ("random", "chosen"), ("corner", "anywhere")))


def test_what_a_record_leaves_out_was_the_default_of_its_own_rules() -> None:
    for kept in records().values():
        record = kept["record"]
        now = RULES.replays[1]
        left = {key: value for key, value in record["options"].items() if now.get(key) != value}
        if len(left) == len(record["options"]):
            continue
        game = twistosaur.replay({**record, "options": left})
        assert game.options == record["options"]
        assert game.state_bytes().hex() == kept["bytes"]
    assert twistosaur.new("twisty", seats=2).options.items() >= {("corners", "chosen"), ("robbed_pawn", "anywhere")}


def test_a_position_of_an_old_record_has_the_options_of_then() -> None:
    start = table(["a1", "c2"], held=[0, 1])
    record = {"game": "twisty", "seats": 2, "options": {}, "seed": 1, "position": start}
    moves = [[0, "move c2"], [1, "corner g7"]]
    game = twistosaur.replay({**record, "rules": 1, "moves": moves})
    assert game.options["robbed_pawn"] == "corner"
    assert at(game, "pawns") == ["c2", "g7"]
    moves[1] = [1, "corner e5"]
    assert at(twistosaur.replay({**record, "rules": 2, "moves": moves}), "pawns") == ["c2", "e5"]
    with pytest.raises(RecordError, match="TW-17"):
        twistosaur.replay({**record, "rules": 1, "moves": moves})


def test_a_replayed_game_is_written_down_by_the_rules_of_today() -> None:
    for kept in records().values():
        again = twistosaur.replay(kept["record"]).record()
        assert again["rules"] == 2
        assert twistosaur.replay(again).state_bytes().hex() == kept["bytes"]


@pytest.mark.parametrize("version", [0, 3, "1", True, None, [1], 1.0])
def test_other_versions_are_refused_in_one_sentence(version: Any) -> None:
    record = next(iter(records().values()))["record"]
    with pytest.raises(RecordError, match=r"made by rules .+ of twisty; here they are 2"):
        twistosaur.replay({**record, "rules": version})
