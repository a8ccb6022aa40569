"""The planting of blunders, by search: `python -m tests.analysis.plant GAME games|endgames COUNT [SEED]`.

`games`: a game of bots is analysed. Where an option is far worse than the best one, the game is played again up to
there, the bad option is taken, and the bots go on. `endgames`: the same at the small positions of the solver, which
knows exactly what each option is worth. A blunder is kept if ten times the usual budget, with another key, says that it
lost more than one must. At most one is taken of each game or position, and few of one kind.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from tests.analysis.agreement import finished
from tests.analysis.endgames import endgame
from tests.analysis.games import go_on, played
from tests.analysis.planted import FOLDER
from twistosaur.analysis import analyse
from twistosaur.engine import Game, new, position
from twistosaur.kernel import derive

LOST, SURE = 0.5, 0.36
"""What the first look must say that an option loses; and what the long look must show at the least."""
LONG = 10.0
MOST_OF_A_KIND = 6
LINE_UPS = (("hard",) * 2, ("hard",) * 3, ("hard",) * 4, ("medium",) * 4)


@dataclass(frozen=True)
class Idea:
    """A record in which somebody plays a bad move."""

    table: Game
    """Before anybody has chosen."""
    seat: int
    move: str
    better: str
    index: int
    record: Callable[[], dict[str, Any]]


def from_games(game: str, seed: int, number: int) -> Iterator[Idea]:
    """Of one game of bots: far worse moves in its second half, the worst first."""
    line_up = LINE_UPS[number % len(LINE_UPS)]
    record = played(game, line_up, derive(seed, number) >> 11)
    half = range(len(record["moves"]) // 2, len(record["moves"]))
    found = analyse(record, key=seed, budget=0.3, only=half)
    for decision in found.decisions:
        for option in reversed(decision.options):
            if option.loss > LOST:
                make = partial(with_move, record, decision.index, option.move, line_up, derive(seed, decision.index))
                yield Idea(
                    before(record, decision.index), decision.seat, option.move, str(decision.best), decision.index, make
                )


def from_endgames(game: str, seed: int, number: int) -> Iterator[Idea]:
    """Of one small position: the moves that lose much for certain, the worst first."""
    one = endgame(game, seed, number)
    if one is None or one.hindsight:
        return
    value = {move: values[one.seat] for move, values in one.exact.items()}
    best = max(value, key=lambda move: value[move])
    for move in sorted(value, key=lambda move: value[move]):
        if value[best] - value[move] > LOST:
            record, index = finished(one, derive(seed, number), move)
            yield Idea(position(one.position, seed=1), one.seat, move, best, index, partial(dict, record))


def with_move(record: dict[str, Any], index: int, move: str, line_up: tuple[str, ...], key: int) -> dict[str, Any]:
    """The same game up to a place, another move there, and the bots from then on."""
    table = new(record["game"], seats=record["seats"], seed=record["seed"], **record["options"])
    for place, (seat, text) in enumerate(record["moves"]):
        if table.move_count > index:
            break
        table.play(seat, move if place == index else text)
    go_on(table, line_up, key)
    return table.record()


def before(record: dict[str, Any], index: int) -> Game:
    """The table at the decision to which this place belongs, before anybody has chosen."""
    table = new(record["game"], seats=record["seats"], seed=record["seed"], **record["options"])
    found = table.copy()
    for place, (seat, text) in enumerate(record["moves"][: index + 1]):
        if table.move_count == place:
            found = table.copy()
        table.play(seat, text)
    return found


# ------------------------------------------------------------------------------------------------ what it is


def named_in_parks(idea: Idea) -> str:
    move, better = idea.move, idea.better
    verb, _, what = move.partition(" ")
    _, _, other = better.partition(" ")
    if verb == "pick":
        return f"the wrong dinosaur: {what} instead of {other}"
    if verb == "discard":
        return f"left to the rival: {other} discarded would have been kept from them"
    if other.startswith("king"):
        return f"a king given away: {what} instead of the king's pen"
    if what == "river":
        return f"a dinosaur drowned: the river instead of {other}"
    if what.startswith("solitary"):
        return f"company expected: the solitary pen instead of {other}"
    if verb == "move" or move == "stay":
        return f"quarantine: {move} instead of {better}"
    return f"a pen wasted: {what} instead of {other}"


def named_in_battles(idea: Idea) -> str:
    move, better = idea.move, idea.better
    verb, *cards = move.split(" ")
    other, *others = better.split(" ")
    if verb == "attack" and other == "attack":
        if len(cards) > len(others):
            return "a useless Duo: fewer cards do more"
        return "too weak a band" if len(cards) < len(others) else "the wrong prey"
    if verb == "bury":
        return "buried instead of fought"
    if verb == "settle" or move == "decline":
        return "a captured Dino in the wrong place"
    return "the wrong territory" if verb == "target" else "a good hand thrown away"


def named_in_chains(idea: Idea) -> str:
    move, better, after = idea.move, idea.better, idea.table.copy()
    after.play(idea.seat, better)
    instead = f": {move} instead of {better}"
    if after.over and after.view(None)["phase"] == "over" and sum(after.scores) > sum(idea.table.scores):
        return "a missed win" + instead
    if after.scores[idea.seat] > idea.table.scores[idea.seat]:
        robbed = any(new < old for new, old in zip(after.scores, idea.table.scores, strict=True))
        return ("a theft missed" if robbed else "a cube missed") + instead
    verbs = {"stay": "a chain broken off", "step": "a chain gone wrong", "move": "a missed chain"}
    return verbs.get(move.partition(" ")[0], "a badly placed pawn") + instead


NAMES: dict[str, Callable[[Idea], str]] = {
    "draftosaurus": named_in_parks,
    "dino-twist": named_in_battles,
    "twisty": named_in_chains,
}


# ------------------------------------------------------------------------------------------------ planting


def plant(game: str, source: str, count: int, seed: int) -> None:
    """Go on until so many are kept for a game."""
    folder = FOLDER / game
    folder.mkdir(parents=True, exist_ok=True)
    kinds = Counter(json.loads(path.read_text())["what"].partition(":")[0] for path in folder.glob("*.json"))
    number = 0
    while sum(kinds.values()) < count:
        for idea in SOURCES[source](game, seed, number):
            what = NAMES[game](idea)
            kind = what.partition(":")[0]
            if kinds[kind] < MOST_OF_A_KIND and keep(folder, sum(kinds.values()) + 1, what, idea, seed):
                kinds[kind] += 1
                break
        number += 1


def keep(folder: Path, number: int, what: str, idea: Idea, seed: int) -> bool:
    """Write a blunder down if it certainly is one."""
    record = idea.record()
    judged = analyse(record, key=seed + 1, budget=LONG, only=[idea.index]).decisions[idea.index]
    if judged.low is None or judged.low < SURE:
        return False
    name = f"{number:02}-{re.sub('[^a-z]+', '-', what.partition(':')[0].lower())}.json"
    data = {"what": what, "index": idea.index, "better": judged.best, "record": record}
    (folder / name).write_text(json.dumps(data) + "\n", encoding="utf-8")
    print(
        folder.name,
        name,
        f"move {idea.index} of {len(record['moves'])}, lost {judged.low:.2f} at the least",
        flush=True,
    )
    return True


SOURCES: dict[str, Callable[[str, int, int], Iterator[Idea]]] = {"games": from_games, "endgames": from_endgames}

if __name__ == "__main__":
    plant(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]) if len(sys.argv) > 4 else 2026)
