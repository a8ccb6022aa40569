"""The commands `serve` and `verify`."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError

from ..engine import FairChance, RecordError, replay
from ..kernel import TwistosaurError
from .settings import Settings


def read_settings(**given: Any) -> Settings:
    """Settings from the environment; a wrong one is one sentence."""
    try:
        return Settings(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as problem:
        first = problem.errors()[0]
        name = "_".join(str(part) for part in first["loc"]).upper()
        raise TwistosaurError(f"TWISTOSAUR_{name}: {first['msg']}") from None
    except ValueError as problem:
        raise TwistosaurError(f"a setting cannot be read: {problem}") from None


def run_server(host: str | None, port: int | None) -> None:
    from .web.run import main

    main(read_settings(host=host, port=port))


def verify_record(record: Any) -> dict[str, Any]:
    """Play a record again with the words of its secret; raises `RecordError` if anything is not as it says."""
    if not isinstance(record, dict) or "chance" not in record:
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
