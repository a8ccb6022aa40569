"""`twistosaur simulate`: many games at random, and what came of them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from ..engine import simulate as run
from ..engine.game import check_seats, check_seed
from ..engine.playouts import Batch
from ..engine.summary import summary
from ..games import load
from ..kernel import TwistosaurError
from .json_files import print_json
from .options import AsJson, Options, Ray, game_options


def simulate(
    game: str,
    *,
    seats: int,
    games: int = 10_000,
    seed: int = 0,
    option: Options = None,
    threads: int | None = None,
    ray: Ray = None,
    gpu: bool = False,
    json: AsJson = False,
) -> None:
    """Play many games at random on all cores and tell what came of them.

    --gpu: on an NVIDIA GPU instead. The games are the same.
    """
    from rich.progress import Progress

    rules = load(game)
    check_seats(rules, seats)
    check_seed(seed)
    if not 1 <= games <= 100_000_000:
        raise TwistosaurError(f"--games: expected 1 to 100000000, found {games}")
    if threads is not None and not 1 <= threads <= 1024:
        raise TwistosaurError(f"--threads: expected 1 to 1024, found {threads}")
    if gpu and (ray or threads is not None):
        raise TwistosaurError("--gpu: takes neither --ray nor --threads")
    effective = rules.options(seats, game_options(option))
    with ExitStack() as open_still:
        play: Callable[..., Batch] = partial(run, threads=threads)
        if ray:
            from ..cluster import simulate as run_there
            from .cluster import on_cluster

            play = partial(run_there, open_still.enter_context(on_cluster(ray, threads)))
        elif gpu:
            from ..gpu import simulate as run_on_gpu

            play = run_on_gpu
            play(rules, seats, effective, 1, seed)  # so that compiling is not timed
        else:
            run(rules, seats, effective, 1, seed, threads=1)  # so that loading compiled code is not timed
        bar = open_still.enter_context(Progress(console=Console(stderr=True), transient=True))
        task = bar.add_task(game, total=games)
        batch = play(rules, seats, effective, games, seed, progress=lambda done: bar.advance(task, done))
    facts = summary(batch) | {"seed": seed, "options": effective}
    if json:
        print_json(facts)
    else:
        Console().print(summary_table(facts))


def summary_table(facts: dict[str, Any]) -> Table:
    title = f"{facts['game']}: {facts['games']:,} random games of {facts['seats']}"
    table = Table(title=title, box=box.ROUNDED, show_header=False)
    table.add_row("games / s", f"{facts['games_per_s']:,.0f}")
    table.add_row("decisions / s", f"{facts['decisions_per_s']:,.0f}")
    table.add_row(
        "decisions / game", f"{facts['decisions_per_game']:.1f}, forced {facts['forced'] / facts['decisions']:.1%}"
    )
    table.add_section()
    points = facts["score"]
    table.add_row("score", f"{points['mean']:.2f} ± {points['deviation']:.2f}, from {points['min']} to {points['max']}")
    table.add_row("quartiles", ", ".join(f"{q:g}" for q in points["quartiles"]))
    table.add_row("winning score", f"{facts['winning_score']:.2f}")
    table.add_row("first to last", f"{facts['spread']['mean']:.2f} on average, {facts['spread']['max']} at most")
    table.add_row("shared wins", f"{facts['shared_wins']:.2%}")
    table.add_section()
    for seat, share in enumerate(facts["win_share"]):
        table.add_row(f"seat {seat}", f"wins {share:.2%}, scores {facts['mean_score_by_seat'][seat]:.2f}")
    table.add_section()
    for name, mean in facts["points_by_source"].items():
        table.add_row(name, f"{mean:.2f}")
    return table
