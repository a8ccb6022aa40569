"""Several server processes with one command, on one port: started, watched, replaced one by one, and ended together.

Where the system spreads connections over listeners of one port (Linux), each process has its own; elsewhere the sockets
are handed over to all of them.
"""

from __future__ import annotations

import contextlib
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

from ..kernel import TwistosaurError
from . import announce, listen, location
from .doors import CAN_HAND_OVER
from .settings import Settings

OWN_LISTENERS = sys.platform.startswith("linux") and hasattr(socket, "SO_REUSEPORT")
PLACE = "TWISTOSAUR_CREW"
"""In the environment of such a process: the pipe that says it is ready, the one that breaks when the command ends, and
the sockets that were handed over."""
DOORS = "TWISTOSAUR_DOORS"
"""Also there: the folder in which the processes find each other (`doors.py`)."""
READY_SECONDS = 180.0
"""How long a process may take to start."""
END_SECONDS = 30.0
BACKLOG = 2048
LOOK_SECONDS = 0.2
BREATH_SECONDS = 2.0
"""Between two tries to replace a process that ends at once."""


def check(settings: Settings) -> None:
    """Can several processes share this database? A `TwistosaurError` says what to do if not."""
    if settings.processes > 1 and settings.database_url.startswith("sqlite"):
        raise TwistosaurError(
            f"--processes {settings.processes}: an SQLite file is for one process. Name a PostgreSQL database in "
            f"{location.SETTING}={location.POSTGRESQL_EXAMPLE}, or leave out --processes and TWISTOSAUR_PROCESSES"
        )


def check_machine() -> None:
    """Can one command start several here?"""
    if sys.platform == "win32":
        raise TwistosaurError("--processes: not on Windows; start one process, or several behind a proxy")


# ------------------------------------------------------------------------------------------------ in a process of it


class Place:
    """The place of this process in a crew."""

    def __init__(self, text: str, doors: str | None) -> None:
        self.doors = None if doors is None else Path(doors)
        ready, lifeline, *handed = map(int, text.split(","))
        self._ready, self._lifeline = ready, lifeline
        self._handed = handed

    def sockets(self, settings: Settings) -> list[socket.socket]:
        if self._handed:
            return [socket.socket(fileno=one) for one in self._handed]
        return listen.bind(settings.host, settings.port, shared=True)

    def say_ready(self) -> None:
        os.write(self._ready, b"!")
        os.close(self._ready)

    def end_with_the_crew(self) -> None:
        """Whatever becomes of the command that started this process: it does not stay behind."""

        def wait() -> None:
            os.read(self._lifeline, 1)
            os.kill(os.getpid(), signal.SIGTERM)

        threading.Thread(target=wait, name="lifeline", daemon=True).start()


def own_place() -> Place | None:
    """Of a process that a crew has started."""
    text = os.environ.pop(PLACE, None)
    return None if text is None else Place(text, os.environ.pop(DOORS, None))


# ------------------------------------------------------------------------------------------------ the command


class Process:
    """One of the crew."""

    def __init__(self, command: list[str], environment: dict[str, str], handed: list[int], lifeline: int) -> None:
        self._ready, ready = os.pipe()
        place = ",".join(map(str, (ready, lifeline, *handed)))
        self.began = time.monotonic()
        self._popen = subprocess.Popen(
            command,
            env={**environment, PLACE: place},
            pass_fds=(ready, lifeline, *handed),
            start_new_session=True,  # Ctrl+C is for the command, which tells everybody
        )
        os.close(ready)

    @property
    def pid(self) -> int:
        return self._popen.pid

    @property
    def ended(self) -> int | None:
        return self._popen.poll()

    def is_ready(self, go_on: Callable[[], bool]) -> bool:
        """Wait until it takes players; False if it has ended, took too long, or nobody wants it any more."""
        try:
            while go_on() and time.monotonic() - self.began < READY_SECONDS:
                if select.select([self._ready], [], [], LOOK_SECONDS)[0]:
                    return os.read(self._ready, 1) == b"!"
            return False
        finally:
            os.close(self._ready)

    def send(self, number: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._popen.send_signal(number)

    def end(self) -> None:
        """In good order, or else."""
        self.send(signal.SIGTERM)
        try:
            self._popen.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            self._popen.kill()
            self._popen.wait()


def own_module() -> str:
    """The module that this command was started as; its processes are the same."""
    spec = getattr(sys.modules["__main__"], "__spec__", None)
    return "twistosaur" if spec is None else str(spec.name).removesuffix(".__main__")


class Crew:
    """The processes of one command, and what it does for them."""

    def __init__(self, settings: Settings, sockets: list[socket.socket]) -> None:
        self.settings, self.sockets = settings, sockets
        port = sockets[0].getsockname()[1]
        self._command = [sys.executable, "-m", own_module(), "serve", "--host", settings.host, "--port", str(port)]
        self._counted = Path(tempfile.mkdtemp(prefix="twistosaur-metrics-"))
        self._doors = Path(tempfile.mkdtemp(prefix="twistosaur-doors-"))
        self._lifeline, self._hold = os.pipe()
        os.set_inheritable(self._lifeline, True)
        self.processes: list[Process] = []
        self._stop = self._renew = False
        if not OWN_LISTENERS:
            for one in sockets:
                one.listen(BACKLOG)

    def run(self) -> None:
        """Until a signal comes. SIGHUP replaces one process after the other."""
        signal.signal(signal.SIGTERM, self._note)
        signal.signal(signal.SIGINT, self._note)
        signal.signal(signal.SIGHUP, self._note)
        try:
            self._compile()
            self.processes = [self._start() for _ in range(0 if self._stop else self.settings.processes)]
            if not all(process.is_ready(self._goes_on) for process in self.processes) and not self._stop:
                raise TwistosaurError("a server process did not start; its own words are above")
            if not self._stop:
                where = listen.where(self.sockets)
                announce.voice.listening(where, self.settings.database_url, self.settings.processes)
            while not self._stop:
                time.sleep(LOOK_SECONDS)
                self._replace_dead()
                if self._renew:
                    self._renew = False
                    self._replace_all()
        finally:
            self._end()

    def _compile(self) -> bool:
        """Once for all of them, and before one goes that can play: at a process without rules everybody would wait."""
        warming = subprocess.Popen([*self._command[:3], "warm", "--quiet"], start_new_session=True)
        while warming.poll() is None:
            if self._stop:
                os.killpg(warming.pid, signal.SIGTERM)  # those that compile for it, too
                return warming.wait() == 0
            time.sleep(LOOK_SECONDS)
            self._replace_dead()
        return warming.returncode == 0

    def _note(self, number: int, _frame: FrameType | None) -> None:
        if number == signal.SIGHUP:
            self._renew = True
            return
        if number == signal.SIGINT and not self._stop:
            announce.voice.closing()
        self._stop = True

    def _start(self) -> Process:
        environment = {
            **os.environ,
            "TWISTOSAUR_PROCESSES": str(self.settings.processes),
            "PROMETHEUS_MULTIPROC_DIR": str(self._counted),
            **({DOORS: str(self._doors)} if CAN_HAND_OVER else {}),
        }
        handed = [] if OWN_LISTENERS else [one.fileno() for one in self.sockets]
        return Process(self._command, environment, handed, self._lifeline)

    def _goes_on(self) -> bool:
        return not self._stop

    def _replace_dead(self) -> None:
        for k, process in enumerate(self.processes):
            if process.ended is None or self._stop:
                continue
            announce.voice.line(f"process {k + 1} has ended ({process.ended}): another one takes its place")
            self._forget(process)
            if time.monotonic() - process.began < BREATH_SECONDS:
                time.sleep(BREATH_SECONDS)
            self.processes[k] = self._start()
            self.processes[k].is_ready(self._goes_on)

    def _replace_all(self) -> None:
        """One after the other, and none goes before another is there."""
        if not self._compile():
            announce.voice.line("the rules could not be compiled: the old processes stay")
            return
        for k, old in enumerate(self.processes):
            if self._stop:
                return
            new = self._start()
            if not new.is_ready(self._goes_on):
                announce.voice.line("a new process did not start: the old ones stay")
                new.end()
                return
            self.processes[k] = new
            old.end()
            self._forget(old)
        announce.voice.line(f"all {len(self.processes)} processes are new")

    def _forget(self, process: Process) -> None:
        """What it counted stays in the sums; what it held at the moment does not."""
        from prometheus_client import multiprocess

        count: Any = multiprocess.mark_process_dead
        count(process.pid, str(self._counted))

    def _end(self) -> None:
        for process in self.processes:
            process.send(signal.SIGTERM)
        for process in self.processes:
            process.end()
        os.close(self._hold)
        for folder in (self._counted, self._doors):
            shutil.rmtree(folder, ignore_errors=True)
