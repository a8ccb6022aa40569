"""A server of its own for a test: a process on a free port with a fresh database, stopped at the end."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from pathlib import Path
from typing import Any

from tests.support import ROOT
from twistosaur.kernel import derive
from twistosaur.protocol.client import Client, Seated, Seatside

QUICK = {"TWISTOSAUR_BOT_DELAY": "[0, 0.02]", "TWISTOSAUR_SHUTDOWN_SECONDS": "0.2", "TWISTOSAUR_WORKERS": "1"}


class House:
    """A running server; `kill` and `start` again keep the database."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder = folder
        self.database = folder / "tables.db"
        given = {f"TWISTOSAUR_{name.upper()}": str(value) for name, value in settings.items()}
        self.environment = {
            **{k: v for k, v in os.environ.items() if not k.startswith(("TWISTOSAUR_", "COV_", "COVERAGE"))},
            "TWISTOSAUR_DATABASE_URL": f"sqlite+aiosqlite:///{self.database}",
            **QUICK,
            **given,
        }
        self.process: subprocess.Popen[str] | None = None
        self.url = ""
        self.module = "twistosaur"
        self.prefix: list[str] = []
        """Before the command, such as `taskset`."""
        self.lines: deque[str] = deque(maxlen=20_000)

    def start(self, port: int = 0) -> House:
        command = [sys.executable, "-m", self.module, "serve", "--port", str(port)]
        self.process = subprocess.Popen(
            [*self.prefix, *command],
            env=self.environment,
            cwd=ROOT,
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
        )
        self.url = ""
        heard = threading.Event()
        threading.Thread(target=self._listen, args=(self.process, heard), daemon=True).start()
        if not heard.wait(60) or not self.url:
            raise RuntimeError("the server did not start:\n" + "\n".join(self.lines))
        return self

    def _listen(self, process: subprocess.Popen[str], heard: threading.Event) -> None:
        assert process.stderr is not None
        with process.stderr as stream:
            for line in stream:
                self.lines.append(line.rstrip())
                if found := re.search(r"listening on (http://\S+)", line):
                    self.url = found[1]
                    heard.set()
        heard.set()

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """In good order."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def __enter__(self) -> House:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    def memory(self) -> int:
        """Resident bytes of the server process."""
        assert self.process is not None
        text = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return int(re.findall(r"VmRSS:\s+(\d+) kB", text)[0]) * 1024

    def cpu(self) -> float:
        """Seconds of processor time of the server process so far."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def seated(client: Client, game: str, people: int, bots: tuple[str, ...] = (), **more: Any) -> Any:
    """A table that has begun: (id, host token, seats of the people)."""
    made = await client.create(game, ["open"] * people + list(bots), **more)
    seats: list[Seated] = []
    for k in range(people):
        seats.append(await client.sit(made.table, f"Player {k}", token=made.host_token if k == 0 else None))
    await client.start(made.table, made.host_token)
    return made.table, made.host_token, seats


async def play_on(side: Seatside, key: int, stop: int | None = None) -> int:
    """Answer every decision with a legal move until the game is over, or `stop` answers were given."""
    answers, last = 0, -1
    while stop is None or answers < stop:
        await side.until(lambda last=last: side.over or (side.asked and number(side) != last), 40)  # type: ignore[misc]
        if side.over:
            break
        moves, last = side.legal, number(side)
        await side.decide(moves[derive(key, side.version) % len(moves)])
        answers += 1
    return answers


def number(side: Seatside) -> int:
    """The number of the decision this seat is asked."""
    return -1 if side.known.decision is None else side.known.decision.id


async def play_all(client: Client, table: str, seats: list[Seated], stop: int | None = None) -> Any:
    """All people of a table play; gives what each of them knows at the end."""

    async def one(mine: Seated) -> Any:
        async with client.connect(table, mine.token) as side:
            await play_on(side, mine.seat, stop)
            return side.known

    return await asyncio.gather(*(one(mine) for mine in seats))


def wait_until(condition: Any, seconds: float = 10) -> None:
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, "it did not happen in time"
        time.sleep(0.02)
