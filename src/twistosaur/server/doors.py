"""Doors between the processes of one command: an open socket goes to the process at which its table is.

The system gives a new connection to any process. When it has said hello its table is known, and with it the one process
that serves all who are at this table: the connection goes there through a Unix socket, and its client notices nothing.
So a move is judged, taken in and shown by one process, and not by each that has somebody of the table.

That is a matter of cost and not of truth. Whatever cannot be handed over stays where it came, and processes follow what
the others write as ever (`tables/fellows.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import socket
import struct
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from pathlib import Path

import msgspec
import structlog
from msgspec import Struct

log = structlog.get_logger()

CAN_HAND_OVER = hasattr(socket, "SOCK_SEQPACKET") and hasattr(socket, "send_fds")
"""Is there a way to send whole messages with open sockets in them? On Linux there is."""
LARGEST = 1 << 17
"""Bytes of a message: the head of a request and a hello."""
NUMBER = struct.Struct("!Q")
TOLD_AT_ONCE = 1000
RETRY_SECONDS = 0.1
GATHER_SECONDS = 0.05
"""In which sockets that were closed gather, to be told of together."""


class Handed(Struct, array_like=True):
    """A socket that comes through a door: all that its new process has to know of it."""

    number: int
    """By which the process that it came to first counts it."""
    head: bytes
    """Of the request with which it was opened."""
    hello: str


Adopt = Callable[[socket.socket, Handed, Callable[[], None]], None]
"""Goes on with a socket, and calls back when it is closed."""
Release = Callable[[], None]


class Doors:
    """The door of this process, and its ways to those of the others. Each is a socket in a folder, named after its
    process."""

    def __init__(self, folder: Path, process: str) -> None:
        self.folder, self.process = folder, process
        self._listener: socket.socket | None = None
        self._adopt: Adopt | None = None
        self._ways: dict[str, Way] = {}
        self._visitors: set[Visitor] = set()

    def open(self, adopt: Adopt) -> None:
        """From now on others may hand sockets over to this process."""
        listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        listener.setblocking(False)
        try:
            listener.bind(str(self.folder / self.process))
            listener.listen(64)
        except OSError as problem:  # such as a folder with a name that is too long: it works without, and costs more
            listener.close()
            log.warning("sockets stay where they come", why=str(problem))
            return
        self._adopt, self._listener = adopt, listener
        asyncio.get_running_loop().add_reader(listener, self._let_in)

    def shut(self) -> None:
        """Nobody hands over anything to this process any more."""
        with contextlib.suppress(OSError):
            (self.folder / self.process).unlink()
        if self._listener is not None:
            asyncio.get_running_loop().remove_reader(self._listener)
            self._listener.close()
            self._listener = None

    def close(self) -> None:
        self.shut()
        for one in (*self._ways.values(), *self._visitors):
            one.close()

    def home(self, table: str, alive: Collection[str]) -> str:
        """The process that serves a table. All of them come to the same answer as long as they know of the same others;
        when one goes or comes only its own tables move."""
        try:
            found = os.listdir(self.folder)
        except OSError:
            return self.process
        there = [self.process, *(name for name in found if name != self.process and name in alive)]
        return max(there, key=lambda name: hashlib.blake2b(f"{table} {name}".encode(), digest_size=8).digest())

    def hand_over(self, process: str, one: int, head: bytes, hello: str, release: Release) -> bool:
        """Hand an open socket over, by its descriptor; it may be closed here then. `release` is called when it is
        closed there. False if it has to stay here."""
        way = self._ways.get(process)
        if way is None or way.is_closed:
            way = self._ways[process] = Way(self.folder / process)
        return way.send(one, head, hello, release)

    def _let_in(self) -> None:
        assert self._listener is not None
        assert self._adopt is not None
        with contextlib.suppress(BlockingIOError):
            while True:
                line, _ = self._listener.accept()
                self._visitors = {one for one in self._visitors if not one.is_closed}
                self._visitors.add(Visitor(line, self._adopt))


class Line(ABC):
    """One end of a connection between two processes."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self.is_closed = False
        self._loop = asyncio.get_running_loop()
        line.setblocking(False)
        self._loop.add_reader(line, self._hear)

    def _hear(self) -> None:
        """Take what has come, until there is no more."""
        try:
            while self._take():
                pass
            self.close()
        except BlockingIOError:
            pass
        except OSError:
            self.close()

    @abstractmethod
    def _take(self) -> bool:
        """One message; False: the other side has hung up."""

    def close(self) -> None:
        if not self.is_closed:
            self.is_closed = True
            self._loop.remove_reader(self.line)
            self.line.close()


class Way(Line):
    """The way to another process, and what went through it: each is counted here until it is said to be closed."""

    def __init__(self, door: Path) -> None:
        self._given: dict[int, Release] = {}
        self._number = 0
        line = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        line.setblocking(False)
        try:
            line.connect(str(door))
        except OSError as problem:
            line.close()
            self.is_closed = True
            if isinstance(problem, ConnectionRefusedError):  # its process was killed
                door.unlink(missing_ok=True)
            return
        super().__init__(line)

    def send(self, one: int, head: bytes, hello: str, release: Release) -> bool:
        if self.is_closed:
            return False
        self._number += 1
        message = msgspec.msgpack.encode(Handed(self._number, head, hello))
        try:
            socket.send_fds(self.line, [message], [one])
        except OSError:  # it is gone, or has not taken what waits: then this one stays
            return False
        self._given[self._number] = release
        return True

    def _take(self) -> bool:
        closed = self.line.recv(NUMBER.size * TOLD_AT_ONCE)
        for (number,) in NUMBER.iter_unpack(closed):
            if (release := self._given.pop(number, None)) is not None:
                release()
        return bool(closed)

    def close(self) -> None:
        super().close()
        for release in self._given.values():
            release()
        self._given.clear()


class Visitor(Line):
    """Another process, as it hands sockets over to this one."""

    def __init__(self, line: socket.socket, adopt: Adopt) -> None:
        self._adopt = adopt
        self._closed: list[int] = []
        self._telling: asyncio.TimerHandle | None = None
        super().__init__(line)

    def _take(self) -> bool:
        message, handed, _, _ = socket.recv_fds(self.line, LARGEST, 4)
        if not message:
            return False
        sockets = [socket.socket(fileno=one) for one in handed]
        try:
            facts = msgspec.msgpack.decode(message, type=Handed)
            (one,) = sockets
        except (msgspec.DecodeError, ValueError):
            log.warning("what came through the door is no socket")
            for one in sockets:
                one.close()
            return True
        self._adopt(one, facts, lambda: self._note_closed(facts.number))
        return True

    def _note_closed(self, number: int) -> None:
        self._closed.append(number)
        if self._telling is None:
            self._telling = self._loop.call_later(GATHER_SECONDS, self._tell)

    def _tell(self) -> None:
        self._telling = None
        try:
            while self._closed and not self.is_closed:
                self.line.send(b"".join(map(NUMBER.pack, self._closed[:TOLD_AT_ONCE])))
                del self._closed[:TOLD_AT_ONCE]
        except BlockingIOError:
            self._telling = self._loop.call_later(RETRY_SECONDS, self._tell)
        except OSError:
            self.close()
