"""`twistosaur warm`: compile ahead."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.console import Console


def warm(*, quiet: Annotated[bool, Parameter(negative="", show_default=False)] = False) -> None:
    """Compile the rules into the cache, so that nobody waits for a compiler in front of a board.

    Parameters
    ----------
    quiet
        Say nothing if everything is compiled already.
    """
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    from ..bots.precompile import compile_all, is_compiled

    if quiet and is_compiled():
        return
    console = Console(stderr=True, highlight=False)
    columns = (SpinnerColumn(), TextColumn("compiling"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        bar.add_task("", total=None)
        compile_all(console.print)
