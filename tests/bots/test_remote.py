"""Programs that play: good ones, and every kind of bad one. Real processes."""

from __future__ import annotations

import shlex
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.support import ROOT
from twistosaur.arena import Match, run
from twistosaur.bots import Budget
from twistosaur.bots.remote import RemoteBot
from twistosaur.engine import new
from twistosaur.games import load

HELLO = """\
import json, sys, time
for line in sys.stdin:
    m = json.loads(line)
    if m["type"] == "hello":
        print('{"type": "hello", "protocol": 1}', flush=True)
        continue
"""
BAD = {
    "crash": (HELLO + "    sys.exit(3)", "it has stopped"),
    "hang": (HELLO + "    time.sleep(60)", "no answer within"),
    "rubbish": (HELLO + "    print('hm, let me think', flush=True)", "not JSON"),
    "list": (HELLO + "    print('[1]', flush=True)", "not an object"),
    "illegal": (
        HELLO + "    print(json.dumps({'id': m['id'], 'move': 'pick dragon'}), flush=True)",
        "not a legal move",
    ),
    "number": (HELLO + "    print(json.dumps({'id': m['id'], 'move': 3}), flush=True)", "not a legal move"),
    "old": (HELLO + "    print(json.dumps({'id': m['id'] - 1, 'move': m['legal'][0]}), flush=True)", "no answer"),
    "flood": (HELLO + "    print('x' * 5000000, flush=True)", "it has stopped|not JSON"),
    "rude": ('print(\'{"type": "bye", "protocol": 1}\', flush=True)\nimport time; time.sleep(60)', "did not say hello"),
    "silent": ("import time; time.sleep(60)", "no answer"),
    "born dead": ("raise SystemExit(1)", "it has stopped"),
}


def command(tmp_path: Path, code: str) -> str:
    program = tmp_path / "bot.py"
    program.write_text(code)
    return shlex.join([sys.executable, str(program)])


def table() -> Any:
    return new("draftosaurus", seats=2, seed=1)


@pytest.mark.parametrize("kind", list(BAD))
def test_a_bad_program_loses_the_move(kind: str, tmp_path: Path) -> None:
    code, fault = BAD[kind]
    game = table()
    bot = RemoteBot(game.rules, command(tmp_path, code), think=Budget(seconds=0.3), start_seconds=2)
    hidden = game.hidden(0)
    began = time.monotonic()
    action = bot.choose(hidden, 0, 1)
    assert time.monotonic() - began < 20
    assert game.rules.move_text(game.rules.read(hidden), 0, action) in game.legal(0)
    assert len(bot.faults) == 1
    assert any(part in bot.faults[0] for part in fault.split("|")), bot.faults
    bot.close()


def test_a_program_that_cannot_be_started_is_reported() -> None:
    game = table()
    bot = RemoteBot(game.rules, "/no/such/program")
    for _ in range(6):
        bot.choose(game.hidden(0), 0, 1)
    assert len(bot.faults) == 6
    assert "cannot be started" in bot.faults[0]
    assert "too often" in bot.faults[-1]


def test_the_match_goes_on_whatever_a_program_does(tmp_path: Path) -> None:
    crash = command(tmp_path, BAD["crash"][0])
    result = run(Match("draftosaurus", (f"remote:{crash}", "random"), 1, 5, "200ms"), workers=1)
    assert result.games == 2
    assert result.fault_count > 2
    assert "the move was made for it" in result.faults[0]


def test_the_example_plays_a_whole_match() -> None:
    example = shlex.join([sys.executable, str(ROOT / "examples" / "first_bot.py")])
    result = run(Match("draftosaurus", (f"remote:{example}", "random"), 2, 5), workers=1)
    assert result.games == 4
    assert result.fault_count == 0
    assert result.wins[f"remote:{example}"].mean + result.wins["random"].mean == pytest.approx(1)


def test_the_program_sees_only_its_own_side(tmp_path: Path) -> None:
    """What is sent is the view of the seat: bowls it has not held are null."""
    seen = tmp_path / "seen.jsonl"
    code = (
        HELLO + f"    open({str(seen)!r}, 'a').write(line)\n"
        "    print(json.dumps({'id': m['id'], 'move': m['legal'][-1]}), flush=True)"
    )
    game = new("draftosaurus", seats=4, seed=2)
    bot = RemoteBot(load("draftosaurus"), command(tmp_path, code))
    bot.choose(game.hidden(2), 2, 1)
    bot.close()
    assert not bot.faults
    import json

    message = json.loads(seen.read_text())
    assert message["seat"] == 2
    assert [bowl is None for bowl in message["view"]["bowls"]] == [True, True, False, True]
    assert "position" not in message
