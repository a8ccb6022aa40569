"""`twistosaur arena`: bots against each other."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from ..kernel import TwistosaurError
from .json_files import print_json
from .options import AsJson, Options, Ray, game_options

Flag = Annotated[bool, Parameter(negative="", show_default=False)]


@Parameter(name="*")
@dataclass(frozen=True)
class Field:
    """Who plays whom."""

    bots: Annotated[list[str], Parameter(negative="")]
    """The bots, separated by commas: novice, easy, medium, hard, expert, master, random, greedy, informed, flat,
    search, reflex or remote:COMMAND; expert:1s, hard:200 or search:2000 give one a budget of its own,
    easy?overlooks=0.2 other parameters. Given more than once, each is one bot, commas and all. One for each seat, or
    in a round robin everybody who takes part."""
    round_robin: Flag = False
    """Every bot meets every other, on the same deals."""
    seats: int | None = None
    """Players at a table of a round robin; as few as the game allows if left out."""
    think: str | None = None
    """Time for one decision, as 100ms or 1s, or iterations, as 2000. Levels below expert take what they need."""
    option: Options = None


@Parameter(name="*")
@dataclass(frozen=True)
class Length:
    """When a match ends."""

    deals: int | None = None
    """How many deals, each played in every rotation of the seats: 100 if left out; with --until-decided at most so
    many, 10000 if left out."""
    minutes: float | None = None
    """Stop after this time, with the deals that are done."""
    until_decided: Flag = False
    """Stop as soon as the interval leaves even: for the first bot's share of wins, in a round robin for every two bots.
    The interval may be looked at after every deal; it is wrong with a probability of at most alpha."""
    alpha: float = 0.05
    """How often an answer may be wrong, with --until-decided."""


@Parameter(name="*")
@dataclass(frozen=True)
class Output:
    """Where the result goes."""

    archive: Path | None = None
    """Folder that keeps every game, as Parquet; the same command goes on where it was stopped."""
    report: Path | None = None
    """Write an HTML page with the plots to this file."""
    json: AsJson = False


DEALS = {False: 100, True: 10_000}
USUAL_LENGTH, USUAL_OUTPUT = Length(), Output()


def arena(
    game: str,
    *,
    field: Field,
    length: Length = USUAL_LENGTH,
    output: Output = USUAL_OUTPUT,
    seed: int = 0,
    workers: int | None = None,
    ray: Ray = None,
) -> None:
    """Let bots play a match: duplicate deals, all rotations of the seats, all cores.

    Parameters
    ----------
    game
        Which game.
    seed
        The same seed deals the same cards.
    workers
        How many processes; as many as there are cores if left out. On a cluster: at most so many.
    """
    if workers is not None and not 1 <= workers <= 1024:
        raise TwistosaurError(f"--workers: expected 1 to 1024, found {workers}")
    from ..arena import Match
    from .match_screen import play_match, result_screen

    bots, options = names(field.bots), game_options(field.option)
    deals = length.deals if length.deals is not None else DEALS[length.until_decided]
    match = Match(game, bots, deals, seed, field.think, options, field.round_robin, field.seats)
    result = play_match(
        match,
        workers=workers,
        ray=ray,
        seconds=None if length.minutes is None else 60 * length.minutes,
        alpha=length.alpha if length.until_decided else None,
        archive=output.archive,
        report=output.report,
    )
    if output.json:
        print_json(result.data())
    else:
        Console().print(result_screen(result))


def names(given: list[str]) -> tuple[str, ...]:
    """The bots as they were named: separated by commas, or one by one."""
    found = given if len(given) > 1 else given[0].split(",")
    return tuple(name.strip() for name in found)
