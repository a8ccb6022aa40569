"""`twistosaur serve` as its user meets it: a person at a terminal, a program that reads along, a mistake in a setting.

Rules run as plain Python here: nothing of this needs them compiled.
"""

from __future__ import annotations

import asyncio
import json
import os
import pty
import re
import select
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import segno

from tests.cli.commands import Done, failed, run
from twistosaur.server.announce import EDGE, code_rows
from twistosaur.server.listen import bind, where

AT_A_TERMINAL = "import os, sys; os.login_tty(0); os.execv(sys.argv[1], sys.argv[1:])"
SERVE = [sys.executable, "-m", "twistosaur", "serve", "--port", "0"]


def environment(home: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("TWISTOSAUR_", "LC_", "XDG_"))}
    own = {
        "HOME": str(home),
        "NUMBA_DISABLE_JIT": "1",
        "LANG": "en_GB.UTF-8",
        "TERM": "xterm-256color",
        "COLUMNS": "62",
    }
    return {**kept, **own, **more}


class Terminal:
    """A command at a terminal of its own, of which it is the only program."""

    def __init__(self, command: list[str], cwd: Path, env: dict[str, str]) -> None:
        self.keyboard, screen = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", AT_A_TERMINAL, *command],
            cwd=cwd,
            env=env,
            stdin=screen,
            stdout=screen,
            stderr=screen,
        )
        os.close(screen)
        self.seen = ""

    def until(self, text: str) -> None:
        """Read until the screen has shown a text."""
        deadline = time.monotonic() + 60
        while text not in self.seen:
            assert select.select([self.keyboard], [], [], deadline - time.monotonic())[0], self.seen
            self.seen += os.read(self.keyboard, 65536).decode()

    def type(self, keys: str) -> None:
        os.write(self.keyboard, keys.encode())

    def end(self) -> int:
        """What is still written, and the exit code."""
        deadline = time.monotonic() + 60
        try:
            while select.select([self.keyboard], [], [], max(0, deadline - time.monotonic()))[0]:
                self.seen += os.read(self.keyboard, 65536).decode()
        except OSError:  # nobody writes to this terminal any more
            pass
        os.close(self.keyboard)
        return self.process.wait(30)

    @property
    def lines(self) -> list[str]:
        """Without colours and empty lines."""
        plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", self.seen)
        return [line.strip() for line in plain.replace("\r", "\n").splitlines() if line.strip()]


def test_a_person_is_told_where_to_go_and_leaves_with_one_line(tmp_path: Path) -> None:
    home = tmp_path / "home"
    terminal = Terminal([*SERVE, "--lan"], tmp_path, environment(home))
    terminal.until("Ctrl+C")
    terminal.type("\x03")
    assert terminal.end() == 0
    assert "\x1b[" in terminal.seen
    assert re.search(r"On this device +http://127\.0\.0\.1:\d+", "\n".join(terminal.lines))
    assert any(line.startswith("On the network") for line in terminal.lines)
    assert "~/.local/share/twistosaur/tables.db" in terminal.seen
    assert terminal.lines[-1] == "Closed. The tables are kept, and so is every seat."
    assert not [line for line in terminal.lines if line.startswith(("{", "twistosaur:")) or "Traceback" in line]
    assert (home / ".local/share/twistosaur/tables.db").is_file()
    assert [path.name for path in tmp_path.iterdir()] == ["home"]


def test_impatience_is_forgiven(tmp_path: Path) -> None:
    """Ctrl+C at once, and again: no traceback, from the server or from its workers."""
    terminal = Terminal(SERVE, tmp_path, environment(tmp_path, LANG="pl_PL.UTF-8"))
    terminal.until("Twistosaur")
    for _ in range(3):
        terminal.type("\x03")
    terminal.end()
    assert "Traceback" not in terminal.seen
    title, *others = [line.replace("^C", "") for line in terminal.lines if line.strip("^C")]
    assert set(others) <= {title, "Zamknięte. Stoły i miejsca są zapisane."}


def test_a_program_reads_json_and_the_address(tmp_path: Path) -> None:
    with subprocess.Popen(SERVE, cwd=tmp_path, env=environment(tmp_path), stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        lines = []
        for line in process.stderr:
            lines.append(line)
            if line.startswith("twistosaur: listening on http://127.0.0.1:"):
                process.send_signal(signal.SIGINT)
    assert process.returncode == 0
    told = [json.loads(line) for line in lines if not line.startswith("twistosaur: ")]
    assert "ready" in [entry["event"] for entry in told]


@pytest.mark.parametrize(
    ("arguments", "settings", "words"),
    [
        (["--port", "99999"], {}, ["--port"]),
        (["--host", "203.0.113.7"], {}, ["--host", "203.0.113.7"]),
        (["--host", "127.0.0.1", "--lan"], {}, ["--lan"]),
        ([], {"PORT": "eighty"}, ["TWISTOSAUR_PORT"]),
        ([], {"THINK": "long"}, ["TWISTOSAUR_THINK", "JSON"]),
        ([], {"THINK": '{"easy": 0.1}'}, ["TWISTOSAUR_THINK", "novice, easy, medium, hard, expert"]),
        ([], {"THINK": '{"novice": 1, "easy": 1, "medium": 1, "hard": -1, "expert": 1}'}, ["TWISTOSAUR_THINK"]),
        ([], {"THINK": '{"master": 1}'}, ["TWISTOSAUR_THINK", "for master if it is not as expert"]),
        ([], {"BOT_DELAY": "[-1, 2]"}, ["TWISTOSAUR_BOT_DELAY", "negative"]),
        ([], {"BOT_DELAY": "[2, 1]"}, ["TWISTOSAUR_BOT_DELAY", "smaller one first"]),
        ([], {"WEB_FOLDER": "/nowhere/at/all"}, ["TWISTOSAUR_WEB_FOLDER", "/nowhere/at/all"]),
        ([], {"LOG_LEVEL": "loud"}, ["TWISTOSAUR_LOG_LEVEL", "warning"]),
        ([], {"DATABASE_URL": "tables.db"}, ["TWISTOSAUR_DATABASE_URL", "sqlite"]),
        ([], {"DATABASE_URL": "sqlite+aiosqlite:////nowhere/at/all.db"}, ["/nowhere/at"]),
    ],
)
def test_wrong_settings_are_one_sentence(
    arguments: list[str],
    settings: dict[str, str],
    words: list[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    failed(run("serve", *arguments, **{f"TWISTOSAUR_{name}": value for name, value in settings.items()}), *words)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        command = [*SERVE[:-1], port]
        done = subprocess.run(
            command, cwd=tmp_path, env=environment(tmp_path), capture_output=True, text=True, check=False
        )
    failed(Done(done.returncode, done.stdout, done.stderr), f"port {port} is taken", "--port")


def test_all_addresses_of_a_name_share_a_port() -> None:
    sockets = bind("localhost", 0)
    assert len({one.getsockname()[1] for one in sockets}) == 1
    found = where(sockets)
    assert (found.network, found.open_to_network) == (None, False)
    for one in sockets:
        one.close()


def test_listening_everywhere_names_addresses_that_can_be_opened() -> None:
    (everywhere,) = bind("0.0.0.0", 0)
    found = where([everywhere])
    everywhere.close()
    port = found.all[0].rsplit(":", 1)[1]
    assert found.all == [f"http://0.0.0.0:{port}"]
    assert (found.here, found.open_to_network) == (f"http://127.0.0.1:{port}", True)
    assert found.network is None or re.fullmatch(rf"http://[1-9][\d.]+:{port}", found.network)


def test_the_code_on_the_screen_is_the_code_of_the_address() -> None:
    address = "http://192.168.1.20:8000"
    rows = code_rows(address)
    upper = [[char in " ▄" for char in row] for row in rows]
    lower = [[char in " ▀" for char in row] for row in rows]
    drawn = [row for pair in zip(upper, lower, strict=True) for row in pair]
    meant = [[bool(dark) for dark in row] for row in segno.make_qr(address, error="l").matrix_iter(border=EDGE)]
    assert drawn[: len(meant)] == meant
    assert not any(any(row) for row in drawn[len(meant) :])


async def test_two_presses_in_one_breath_end_a_server() -> None:
    """The second came before the goodbye had begun, cancelled it, and the server stayed for ever."""
    import uvicorn

    from twistosaur.server.web.run import Server

    async def nothing(*_: object) -> None: ...

    state: Any = None
    server = Server(uvicorn.Config(nothing), state, asyncio.get_running_loop())
    for _ in range(2):
        server._go(signal.SIGINT, None)
    await asyncio.sleep(0)
    assert server.should_exit
    assert server.force_exit
