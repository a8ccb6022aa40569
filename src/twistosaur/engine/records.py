"""Records: a game as options, seed and moves, and how it is played again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..games import load
from ..kernel import Rules, TwistosaurError
from ..kernel.data import shown
from .errors import IllegalMove, RecordError
from .fair import FairChance, read_chance
from .game import Game, check_seats, new, position

KEYS = {"game", "rules", "seats", "options", "seed", "chance", "moves", "position", "result"}


def replay(record: Mapping[str, Any]) -> Game:
    """Play a record again, to its last move. A record that is broken or has been tampered with is refused."""
    game = None
    for game in positions(record):  # noqa: B007 - the last one is the answer
        pass
    assert game is not None
    return game


def positions(record: Mapping[str, Any]) -> Iterator[Game]:
    """The same game object at the start and after every move of a record."""
    game = _start(record)
    moves = record["moves"]
    yield game
    for number, entry in enumerate(moves):
        seat, text = _entry(entry, number, game.seats)
        try:
            game.play(seat, text)
        except IllegalMove as problem:
            raise RecordError(f"move {number + 1} of the record cannot be played: {problem}") from None
        yield game
    _check_end(record, game)


def verify(record: Any) -> dict[str, Any]:
    """Play a record again with the words of its secret; raises `RecordError` if anything is not as it says."""
    if not isinstance(record, Mapping) or "chance" not in record:
        raise RecordError("this record has no commitment to verify: it was not played at a server")
    game = replay(record)
    assert isinstance(game.seed, FairChance)
    return {
        "game": game.game,
        "seats": game.seats,
        "moves": len(game.moves),
        "over": game.over,
        "commitment": game.seed.commitment,
        "contributions": sum(part is not None for part in game.seed.contributions),
        "words": game.words,
        "scores": list(game.scores),
        "ranks": list(game.ranks),
    }


def _start(record: Mapping[str, Any]) -> Game:
    if not isinstance(record, Mapping):
        raise RecordError(f"a record is an object, not {shown(record)}")
    missing = [key for key in ("game", "rules", "seats", "options", "moves") if key not in record]
    if ("seed" in record) == ("chance" in record):
        missing.append("seed (or chance, not both)")
    if missing:
        raise RecordError(f"this record lacks {', '.join(missing)}")
    unknown = [key for key in record if key not in KEYS]
    if unknown:
        raise RecordError(f"this record has {', '.join(map(str, unknown))}, which means nothing here")
    rules = load(str(record["game"]))
    if not rules.plays(record["rules"]):
        raise RecordError(
            f"this record was made by rules {shown(record['rules'])} of {rules.id}; here they are {rules.version}"
        )
    if not isinstance(record["moves"], list):
        raise RecordError("moves: expected a list of [seat, move]")
    if not isinstance(record["options"], Mapping):
        raise RecordError("options: expected an object")
    try:
        seed = (
            record["seed"] if "seed" in record else read_chance(record["chance"], check_seats(rules, record["seats"]))
        )
        if "position" in record:
            return position(as_then(rules, record["rules"], record["position"]), seed=seed)
        options = rules.as_of(record["rules"], record["options"])
        return new(record["game"], seats=record["seats"], seed=seed, **options)
    except TwistosaurError as problem:
        raise RecordError(f"this record cannot be set up: {problem}") from None


def as_then(rules: Rules, version: int, start: Any) -> Any:
    """A position with the options that it had under the version of the rules that it was written for."""
    if not isinstance(start, Mapping) or not isinstance(start.get("options", {}), Mapping):
        return start
    return {**start, "options": rules.as_of(version, start.get("options", {}))}


def _entry(entry: Any, number: int, seats: int) -> tuple[int, str]:
    if isinstance(entry, (list, tuple)) and len(entry) == 2:
        seat, text = entry
        if isinstance(text, str) and isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < seats:
            return seat, text
    raise RecordError(f"move {number + 1} of the record: expected [seat, move], found {shown(entry)}")


def _check_end(record: Mapping[str, Any], game: Game) -> None:
    """The moves must be the record's own: in its order, and with its result."""
    written = [(seat, text) for seat, text in record["moves"]]
    if list(game.moves) != written[: len(game.moves)]:
        raise RecordError("the moves of this record are not in the order of the game")
    if "result" not in record:
        return
    if not game.over:
        raise RecordError("this record has a result, but its moves end before the game does")
    result = {"scores": list(game.scores), "ranks": list(game.ranks)}
    if record["result"] != result:
        raise RecordError(f"the result written in this record is not the one its moves lead to: {result}")
