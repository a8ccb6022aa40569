"""A real server for tests: a process of its own, on a port of its own, with a database of its own.

Whoever needs no process, but what happens at a table, takes the theatre, which is quicker.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections import deque
from pathlib import Path
from typing import Any

from tests.support import ROOT

START_SECONDS = 240.0
"""How long a server may take to listen, on a machine that has a lot to do."""
QUICK = {"TWISTOSAUR_BOT_DELAY": "[0, 0.02]", "TWISTOSAUR_SHUTDOWN_SECONDS": "0.2", "TWISTOSAUR_WORKERS": "1"}


class ServerProcess:
    """A server. `start` after `stop` or `kill` is the same one again: same port, same database."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        """A server that keeps everything in this folder; its settings by their names."""
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
        self.arguments: list[str] = []
        """After it, such as `--processes 3`."""
        self.lines: deque[str] = deque(maxlen=20_000)

    def start(self, port: int | None = None) -> ServerProcess:
        """Start and wait until it listens: on this port, else where it did before, else on any that is free."""
        if port is None:
            port = self.port if self.url else 0
        command = [sys.executable, "-m", self.module, "serve", "--port", str(port), *self.arguments]
        self.process = subprocess.Popen(
            [*self.prefix, *command],
            env=self.environment,
            cwd=ROOT,  # where the modules of the tests are found
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
            start_new_session=True,  # its workers step back for it, not for every browser of the tests
        )
        self.url = ""
        heard = threading.Event()
        threading.Thread(target=self._listen, args=(self.process, heard), daemon=True).start()
        if not heard.wait(START_SECONDS) or not self.url:
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

    def __enter__(self) -> ServerProcess:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def pids(self) -> list[int]:
        """Of the server processes: this one, or those that it has started."""
        assert self.process is not None
        return children(self.process.pid) if "--processes" in self.arguments else [self.process.pid]

    def memory(self) -> int:
        """Resident bytes of the server processes."""
        texts = [Path(f"/proc/{pid}/status").read_text(encoding="utf-8") for pid in self.pids]
        return sum(int(re.findall(r"VmRSS:\s+(\d+) kB", text)[0]) * 1024 for text in texts)

    def cpu(self) -> float:
        """Seconds of processor time of the server processes so far."""
        return sum(map(cpu_of, self.pids))

    def system_cpu(self) -> float:
        """Those of them that the system has spent for the server processes."""
        return sum(user_and_system(pid)[1] for pid in self.pids)


def children(pid: int) -> list[int]:
    """The processes that a process has started and that live."""
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()]


def cpu_of(pid: int) -> float:
    """Seconds of processor time of a process so far."""
    return sum(user_and_system(pid))


def user_and_system(pid: int) -> tuple[float, float]:
    """The same, apart: what it did itself, and what the system did for it."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return int(fields[11]) / os.sysconf("SC_CLK_TCK"), int(fields[12]) / os.sysconf("SC_CLK_TCK")
