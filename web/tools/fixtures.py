"""Real moments of real games for the gallery and the tests of the boards: `python web/tools/fixtures.py`.

Each is what a seat sees, and every action it could name with null (legal) or the clause that refuses it.
"""

from __future__ import annotations

import json
import random  # noqa: TID251  a seed of its own; no game is touched
import sys
from pathlib import Path
from typing import Any

import twistosaur
from twistosaur.engine import calls

FOLDER = Path(__file__).parent.parent / "src" / "boards" / "fixtures"


def decision(game: Any, seat: int) -> dict[str, Any] | None:
    """Every action of a seat that owes a decision, as the server lists them."""
    if seat not in game.acting:
        return None
    state = game.rules.read(game._states)
    actions: dict[str, str | None] = {}
    for action in range(game.rules.actions):
        answer = int(calls.refusal(game._states, 0, seat, action))
        if answer < 0:
            continue
        text = game.rules.move_text(state, seat, action)
        if answer == 0 or text not in actions:
            actions[text] = game._refusal_text(answer)
    return {"id": len(game.moves), "actions": actions}


def moment(game: Any, seat: int | None) -> dict[str, Any]:
    out: dict[str, Any] = {"view": game.view(seat), "decision": None if seat is None else decision(game, seat)}
    if game.over:
        out["breakdown"] = [game.breakdown(s) for s in range(game.seats)]
        out["ranks"] = list(game.ranks)
    return out


def playthrough(name: str, wanted: Any, *, seats: int, seed: int, **options: Any) -> dict[str, Any]:
    """Random play; `wanted` maps the name of a moment to a test of (game, seat 0's view); the first hit is kept."""
    chance = random.Random(seed)
    found: dict[str, Any] = {}
    game = twistosaur.new(name, seats=seats, seed=seed, **options)
    while True:
        for key, test in wanted.items():
            if key not in found and test(game, game.view(0)):
                found[key] = moment(game, 0)
        if game.over or len(found) == len(wanted):
            return found
        seat = chance.choice(game.acting)
        moves = game.legal(seat)
        better = [m for m in moves if m not in ("place river", "pass", "stay", "decline")] or moves
        game.play(seat, chance.choice(better if chance.random() < 0.9 else moves))


def phase(which: str, mine: bool = True, **facts: Any) -> Any:
    def test(game: Any, view: dict[str, Any]) -> bool:
        same = all(view.get(k) == v for k, v in facts.items())
        return view["phase"] == which and same and (not mine or 0 in game.acting)

    return test


def draftosaurus() -> dict[str, Any]:
    out: dict[str, Any] = {}
    late = {"round": 2, "turn": 4}
    for board, seats, seed in (
        ("summer", 4, 11),
        ("winter", 4, 5),
        ("summer", 2, 3),
        ("winter", 5, 8),
        ("winter", 3, 9),
    ):
        wanted = {"pick": phase("pick", turn=2), "place": phase("place", turn=3), "over": phase("over", mine=False)}
        if seats == 4:
            wanted |= {"late": phase("place", **late), "pick-late": phase("pick", **late)}
            wanted["chosen"] = lambda game, view: view["phase"] == "pick" and view["turn"] == 2 and view["chosen"][0]
        if seats == 2:
            wanted |= {"discard": phase("discard", turn=2)}
        if board == "winter":
            wanted["quarantine"] = phase("quarantine")
        for key, value in playthrough("draftosaurus", wanted, seats=seats, seed=seed, board=board).items():
            out[f"{board}-{seats}-{key}"] = value
    return out


def dino_twist() -> dict[str, Any]:
    out: dict[str, Any] = {}
    for seats, seed, kinds in (
        (4, 4, None),
        (6, 2, None),
        (2, 6, ["lil-rex", "t-rex"]),
        (3, 12, ["t-rex", "lil-rex", "t-rex"]),
    ):
        wanted: dict[str, Any] = {"first": phase("prepare", round=1)}
        for event in ("meteorite", "help", "3-for-2") if seats in (2, 4) else ():
            wanted[event] = phase("prepare", event=event)
        wanted["chosen"] = lambda game, view: view["phase"] == "prepare" and view["round"] == 3 and view["chosen"][0]
        wanted["target"] = lambda game, view: phase("target")(game, view) and view["round"] > 2
        wanted["settle"] = lambda game, view: phase("settle")(game, view) and view["round"] > 5
        wanted["decline"] = lambda game, view: (
            0 in game.acting and view["phase"] == "settle" and "decline" in game.legal(0)
        )
        wanted["battle"] = lambda game, view: view["phase"] == "settle" and view["attacker"] != 0 and view["round"] > 6
        wanted["newborns"] = phase("newborns")
        wanted["over"] = phase("over", mine=False)
        options = {} if kinds is None else {"kinds": kinds}
        for key, value in playthrough("dino-twist", wanted, seats=seats, seed=seed, **options).items():
            out[f"{seats}-{key}"] = value
    for value in out.values():
        value["view"]["options"].pop("events")
    return out


def twisty() -> dict[str, Any]:
    out: dict[str, Any] = {}
    for seats, seed, options in ((4, 3, {}), (2, 4, {}), (3, 5, {"corners": "chosen", "robbed_pawn": "anywhere"})):
        wanted: dict[str, Any] = {
            "start": phase("move"),
            "move": lambda game, view: phase("move")(game, view) and min(view["held"]) > 1 and any(view["secured"]),
            "follow": lambda game, view: phase("follow")(game, view) and view["turns"] > 30,
            "used": lambda game, view: phase("follow")(game, view) and len(view["used"]) > 1,
            "robbed": lambda game, view: phase("corner")(game, view) and view["turns"] > 0,
            "waiting": lambda game, view: view["phase"] == "move" and game.acting == (1,) and view["turns"] > 20,
            "over": phase("over", mine=False),
        }
        if options:
            wanted["corner"] = lambda game, view: phase("corner")(game, view) and view["turns"] == 0
        for key, value in playthrough("twisty", wanted, seats=seats, seed=seed, **options).items():
            out[f"{seats}-{key}"] = value
    return out


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    asked = sys.argv[1:] or ["draftosaurus", "dino-twist", "twisty"]
    for name, make in (("draftosaurus", draftosaurus), ("dino-twist", dino_twist), ("twisty", twisty)):
        if name in asked:
            found = make()
            path = FOLDER / f"{name}.json"
            lines = [f"{json.dumps(key)}:{json.dumps(value, separators=(',', ':'))}" for key, value in found.items()]
            path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
            print(name, path.stat().st_size, *found)


if __name__ == "__main__":
    main()
