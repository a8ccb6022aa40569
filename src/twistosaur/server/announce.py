"""What a server says to whoever started it: plain lines for programs, a friendly screen for a person at a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

from . import location
from .listen import Addresses
from .settings import Settings

EDGE = 2
"""Light modules around a QR code: fewer than the standard has, and enough for phones."""


class Lines:
    """A line each on stderr, in English: for log files, and for programs that read along."""

    def line(self, text: str) -> None:
        sys.stderr.write(f"twistosaur: {text}\n")
        sys.stderr.flush()

    def starting(self) -> None:
        """The command has been understood."""

    def listening(self, addresses: Addresses, database_url: str, processes: int = 1) -> None:
        if remark := location.remark(database_url):
            self.line(remark)
        if processes > 1:
            self.line(f"{processes} processes share one port and one database")
        for address in addresses.all:
            self.line(f"listening on {address}")

    def compiling(self, line: str) -> None:
        """The compiler has said something."""
        self.line(line)

    def compiled(self) -> None:
        self.line("the rules are compiled: the tables are open")

    def closing(self) -> None:
        """Ctrl+C has been pressed."""


class OneOfSeveral(Lines):
    """A process of a crew: the command that started it speaks for all of them."""

    def __init__(self, say_ready: Callable[[], None]) -> None:
        self._say_ready = say_ready

    def listening(self, *_: object) -> None:
        self._say_ready()


class Screen(Lines):
    """For people, in their language."""

    def __init__(self) -> None:
        from rich.console import Console

        from ..locales import texts, users_language

        self.console = Console(stderr=True, highlight=False)
        self.say = texts(users_language())
        self.told_to_wait = False

    def tell(self, text: str) -> None:
        """A paragraph that keeps its distance from the edge where the window is narrow."""
        from rich.padding import Padding

        self.console.print(Padding(text, (0, 2), expand=False))

    def starting(self) -> None:
        self.console.print()
        self.tell(f"[bold green]Twistosaur[/] [dim]{version('twistosaur')}[/]\n")

    def listening(self, addresses: Addresses, database_url: str, processes: int = 1) -> None:
        from rich.markup import escape
        from rich.table import Table

        say, rows = self.say, Table.grid(padding=(0, 2))
        rows.add_column(no_wrap=True, style="dim")
        rows.add_column(overflow="fold")
        if addresses.here != addresses.network:
            rows.add_row(f"  {say('serve-here')}", f"[bold cyan]{addresses.here}[/]")
        if addresses.network:
            rows.add_row(f"  {say('serve-network')}", f"[bold cyan]{addresses.network}[/]")
        elif addresses.open_to_network:
            rows.add_row(f"  {say('serve-network')}", say("serve-no-network"))
        rows.add_row(f"  {say('serve-tables')}", escape(self.place(database_url)))
        if processes > 1:
            rows.add_row(f"  {say('serve-processes')}", str(processes))
        rows.add_row(f"  {say('serve-stop')}", "Ctrl+C")
        self.console.print(rows)
        if addresses.network:
            self.code(addresses.network)
        elif not addresses.open_to_network:
            self.tell(f"\n[dim]{say('serve-lan')}[/]")
        self.console.print()

    def place(self, database_url: str) -> str:
        """Where tables are kept, as a person would write it; never a password of a database."""
        file = location.database_file(database_url)
        if file is None:
            return location.without_password(database_url)
        home = str(Path.home())
        shown = f"~{str(file)[len(home) :]}" if str(file).startswith(f"{home}/") else str(file)
        return f"{shown}\n{self.say('serve-earlier')}" if location.is_earlier(database_url) else shown

    def code(self, address: str) -> None:
        """A QR code, dark on light whatever the colours of the terminal are."""
        rows = code_rows(address)
        if len(rows[0]) + 4 > self.console.width or not self.console.encoding.lower().startswith("utf"):
            return
        self.tell(f"\n{self.say('serve-scan')}\n")
        self.tell("\n".join(f"[#ffffff on #000000]{row}[/]" for row in rows))

    def compiling(self, line: str) -> None:
        if not self.told_to_wait:
            self.told_to_wait = True
            self.tell(f"[yellow]{self.say('serve-compiling')}[/]")
        game, colon, word = line.partition(": ")
        if colon and word == "ready" and self.say.has(game):
            self.tell(f"[green]✓[/] {self.say(game)}")

    def compiled(self) -> None:
        self.tell(f"[green]{self.say('serve-open')}[/]\n")

    def closing(self) -> None:
        self.console.file.write("\r")  # over the ^C that the terminal has written
        self.tell(self.say("serve-closed"))


def code_rows(text: str) -> list[str]:
    """A QR code in characters of one module across and two down; light is the colour of the text."""
    import segno

    matrix = [[not dark for dark in row] for row in segno.make_qr(text, error="l").matrix_iter(border=EDGE)]
    if len(matrix) % 2:
        matrix.append([True] * len(matrix[0]))
    halves = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}
    return ["".join(halves[pair] for pair in zip(*matrix[k : k + 2], strict=True)) for k in range(0, len(matrix), 2)]


voice: Lines = Lines()
"""Of this process, as its logs are: chosen once, when a server is started."""


def choose(settings: Settings, say_ready: Callable[[], None] | None = None) -> Lines:
    """Somebody is there if stderr is a terminal, and JSON was not asked for."""
    global voice  # noqa: PLW0603
    if say_ready is not None:
        voice = OneOfSeveral(say_ready)
        return voice
    voice = Screen() if settings.log_format != "json" and sys.stderr.isatty() else Lines()
    return voice
