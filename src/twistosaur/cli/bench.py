"""`twistosaur bench`: the speed of the rules."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from ..games import load
from .json_files import print_json
from .options import AsJson


def bench(*, game: str | None = None, json: AsJson = False) -> None:
    """Measure the speed of the rules beside OpenSpiel's hearts (`make bench` installs it)."""
    from .speed import measure

    if game is not None:
        load(game)
    stderr = Console(stderr=True)
    facts = measure(game, lambda text: stderr.print(f"[dim]{text} ...[/]"))
    if json:
        print_json(facts)
        return
    console = Console()
    machine = facts["machine"]
    console.print(f"{machine['processor']}, Python {machine['python']}, one core (CPU time), random legal play")
    console.print(speed_table(facts["games"]))
    console.print(yardstick(facts["hearts"]))
    console.print(python_table(facts["python"], facts["state_bytes"]))


def speed_table(games: list[dict[str, Any]]) -> Table:
    names = ("game", "games/s", "decisions/s", "not forced", "x games", "x decisions")
    table = Table(*names, box=None, padding=(0, 2, 0, 0))
    for entry in games:
        ratio = [f"{entry[name]:.1f}" if name in entry else "-" for name in ("games_ratio", "decisions_ratio")]
        told = " ".join([entry["game"], f"{entry['seats']}p", *map(str, entry["options"].values())])
        speeds = [f"{entry[name]:,.0f}" for name in ("games_per_s", "decisions_per_s", "free_decisions_per_s")]
        table.add_row(told, *speeds, *ratio)
    return table


def yardstick(hearts: dict[str, float] | None) -> str:
    if hearts is None:
        return "no yardstick: OpenSpiel is not installed here; `make bench` installs it"
    return (
        f"yardstick: OpenSpiel C++ hearts, {hearts['games_per_s']:,.0f} games/s, "
        f"{hearts['decisions_per_s']:,.0f} decisions/s"
    )


def python_table(games: dict[str, dict[str, float]], state_bytes: dict[str, int]) -> Table:
    names = ("from Python, decisions/s", "fused", "legal+apply", "friendly", "bytes")
    table = Table(*names, box=None, padding=(0, 2, 0, 0))
    for game, rates in games.items():
        speeds = [f"{rates[name]:,.0f}" for name in ("fused_step", "legal_and_apply", "friendly")]
        table.add_row(game, *speeds, str(state_bytes[game]))
    return table
