"""The command line: a module for each group of commands, listed here.

A module loads only what every command needs; the server, the bots and the catalogues are imported by the function
that wants them, so that `twistosaur --help` answers at once.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NoReturn

from cyclopts import App, CycloptsError, Group

from ..kernel import TwistosaurError
from . import analyse, arena, bench, play, records, serve, simulate, warm
from .option_help import WithGameOptions

PLAY = Group.create_ordered("Play")
GAMES = Group.create_ordered("Games that were played")
MEASURE = Group.create_ordered("Measure")
LOOK_AFTER = Group.create_ordered("Look after it")
ABOUT = Group.create_ordered("About it")

app = App(name="twistosaur", help="Three family board games: play them, simulate them, score and replay them.")
app.command(serve.serve, group=PLAY)
app.command(play.play, group=PLAY, help_formatter=WithGameOptions())
app.command(analyse.analyse, group=GAMES)
app.command(records.score, group=GAMES)
app.command(records.replay, group=GAMES)
app.command(records.verify, group=GAMES)
app.command(simulate.simulate, group=MEASURE, help_formatter=WithGameOptions())
app.command(arena.arena, group=MEASURE, help_formatter=WithGameOptions())
app.command(bench.bench, group=MEASURE)
app.command(
    "twistosaur.cli.admin:admin", name="admin", group=LOOK_AFTER, help="List, inspect, back up and delete tables."
)
app.command(warm.warm, group=LOOK_AFTER)
app["--help"].group = app["--version"].group = ABOUT


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command; a mistake of the caller is one sentence on stderr and exit code 2."""
    try:
        app(arguments, exit_on_error=False, print_error=False)
    except CycloptsError as problem:
        fail(str(problem).strip().splitlines()[0] if str(problem).strip() else "this command cannot be understood")
    except TwistosaurError as problem:
        fail(str(problem))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(141)


def fail(problem: str) -> NoReturn:
    sys.stderr.write(f"twistosaur: {problem}\n")
    sys.exit(2)
