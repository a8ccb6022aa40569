"""`twistosaur arena`: bots against each other."""

from __future__ import annotations

from rich.console import Console

from .json_files import print_json
from .options import AsJson, Options, game_options


def arena(
    game: str,
    *,
    bots: str,
    deals: int = 100,
    think: str | None = None,
    seed: int = 0,
    option: Options = None,
    workers: int | None = None,
    minutes: float | None = None,
    json: AsJson = False,
) -> None:
    """Let bots play a match: duplicate deals, all rotations of the seats, all cores.

    Parameters
    ----------
    game
        Which game.
    bots
        A bot for each seat: novice, easy, medium, hard, expert, random, greedy, informed, flat, search or
        remote:COMMAND, separated by commas; expert:1s or search:2000 give one a budget of its own.
    deals
        How many deals; each is played once for every rotation of the seats.
    think
        Time for one decision, as 100ms or 1s, or iterations, as 2000. Levels below expert take what they need.
    seed
        The same seed deals the same cards.
    workers
        How many processes; as many as there are cores if left out.
    minutes
        Stop after this time, with the deals that are done.
    """
    from ..arena import Match
    from .match_screen import result_table, with_progress

    names = tuple(name.strip() for name in bots.split(","))
    match = Match(game, names, deals, seed, think, game_options(option))
    result = with_progress(match, workers=workers, seconds=None if minutes is None else 60 * minutes)
    if json:
        print_json(result.data())
    else:
        Console().print(result_table(result))
