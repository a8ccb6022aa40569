"""The open door: a bot in any language, over stdin and stdout, one JSON object a line. See docs/bots.md.

A program that dies, dawdles or talks rubbish loses the move to a fallback; the fault is written down, and the match
goes on. Its output is read by a thread, so that nothing it does can make the table wait longer than the limit.
"""

from __future__ import annotations

import contextlib
import json
import queue
import shlex
import subprocess
import threading
import time
import weakref
from typing import Any

import numpy as np

from ..engine import calls
from ..kernel import NO_SUCH_ACTION, Rules, TwistosaurError, derive
from .base import Budget
from .greedy import GreedyBot

PROTOCOL = 1
LINE = 1 << 20
"""The longest line that is read."""
START_SECONDS = 10.0
GRACE_SECONDS = 0.5
"""What the way there and back may take, on top of the think time."""
MAX_RESTARTS = 3
DEFAULT_THINK = Budget(seconds=1.0)


class Fault(Exception):  # noqa: N818 - the program's error, not ours
    """The program did not answer as it should."""


class Program:
    """A running program and the lines it writes."""

    def __init__(self, command: list[str]) -> None:
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0
            )
        except OSError as problem:
            raise Fault(f"cannot be started: {problem.strerror}") from None
        self._lines: queue.Queue[bytes | None] = queue.Queue(maxsize=64)
        self._stopped = False
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as out:
            rest = b""
            while not self._stopped and (block := out.read(1 << 16)):
                *lines, rest = (rest + block).split(b"\n")
                for line in lines:
                    self._put(line)
                if len(rest) > LINE:
                    break
        self._put(None)

    def _put(self, line: bytes | None) -> None:
        while not self._stopped:
            try:
                self._lines.put(line, timeout=0.2)
                return
            except queue.Full:
                continue

    def ask(self, message: dict[str, Any], seconds: float, answers: str) -> dict[str, Any]:
        """Send a message and wait for its answer: the first object with the same value of `answers`."""
        self.send(message)
        until = time.monotonic() + seconds
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                raise Fault(f"no answer within {seconds:g} s") from None
            if line is None:
                raise Fault("it has stopped")
            if not line.strip():
                continue
            try:
                answer = json.loads(line)
            except (ValueError, RecursionError):
                raise Fault(f"not JSON: {line[:60]!r}") from None
            if not isinstance(answer, dict):
                raise Fault(f"not an object: {line[:60]!r}")
            if answer.get(answers) == message[answers]:
                return answer

    def send(self, message: dict[str, Any]) -> None:
        """Write a line without ever waiting for a program that does not read."""
        assert self.process.stdin is not None
        data = json.dumps(message, separators=(",", ":")).encode() + b"\n"
        failed: list[str] = []

        def write() -> None:
            try:
                assert self.process.stdin is not None
                self.process.stdin.write(data)
            except (OSError, ValueError):
                failed.append("it has stopped")

        writer = threading.Thread(target=write, daemon=True)
        writer.start()
        writer.join(GRACE_SECONDS)
        if writer.is_alive():
            raise Fault("it does not read its input")
        if failed:
            raise Fault(failed[0])

    def stop(self) -> None:
        if self._stopped:
            return
        self._stopped = True
        self.process.kill()
        self.process.wait()
        if self.process.stdin is not None:
            with contextlib.suppress(OSError):
                self.process.stdin.close()
        self._reader.join(1.0)


class RemoteBot:
    """A program that plays. It is told what its seat sees and may do, as plain data, and answers with a move's text."""

    def __init__(
        self, rules: Rules, command: str, *, think: Budget = DEFAULT_THINK, start_seconds: float = START_SECONDS
    ) -> None:
        self.rules, self.name, self.think, self.start_seconds = rules, f"remote:{command}", think, start_seconds
        self.command = shlex.split(command)
        if not self.command:
            raise TwistosaurError("remote: expected a command, as in remote:'python my_bot.py'")
        self.faults: list[str] = []
        """What went wrong since it was last looked at; the match runner reports it."""
        self._fallback = GreedyBot(rules)
        self._program: Program | None = None
        self._starts = 0
        self._number = 0

    def choose(self, hidden: Any, seat: int, key: int, budget: Budget | None = None) -> int:
        state = self.rules.read(hidden)
        try:
            return self._ask(hidden, state, seat, key, budget or self.think)
        except Fault as fault:
            self.faults.append(f"{self.name}: {fault}; the move was made for it")
            self.close()
            return self._fallback.choose(hidden, seat, derive(key, 7))

    def _ask(self, hidden: Any, state: Any, seat: int, key: int, budget: Budget) -> int:
        moves = np.zeros(self.rules.actions, np.int64)
        many = int(calls.legal(hidden, 0, seat, moves))
        texts = [self.rules.move_text(state, seat, int(action)) for action in moves[:many]]
        seconds = budget.seconds if budget.seconds is not None else 1.0
        program = self._started()
        self._number += 1
        answer = program.ask(
            {
                "type": "choose",
                "id": self._number,
                "game": self.rules.id,
                "seat": seat,
                "view": self.rules.view(state, seat, {}, self.rules.public(state)),
                "legal": texts,
                "think_ms": round(1000 * seconds),
                "key": str(key),
            },
            seconds + GRACE_SECONDS,
            "id",
        )
        move = answer.get("move")
        action = self.rules.move_action(state, seat, move) if isinstance(move, str) else NO_SUCH_ACTION
        if action < 0 or int(calls.refusal(hidden, 0, seat, action)) != 0:
            raise Fault(f"not a legal move: {str(move)[:60]!r}")
        return action

    def _started(self) -> Program:
        if self._program is None:
            if self._starts > MAX_RESTARTS:
                raise Fault("it was started too often")
            self._starts += 1
            program = Program(self.command)
            self._program = program
            weakref.finalize(self, program.stop)  # with the bot, at the latest with this process
            hello = {"type": "hello", "protocol": PROTOCOL, "game": self.rules.id, "rules": self.rules.version}
            answer = program.ask(hello, self.start_seconds, "protocol")
            if answer.get("type") != "hello":
                raise Fault("it did not say hello")
        return self._program

    def close(self) -> None:
        """End the program; the next decision starts it again, a few times."""
        if self._program is not None:
            self._program.stop()
            self._program = None
