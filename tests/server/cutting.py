"""A wire between a server and its database that can be cut at the worst moment."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from tests.server.postgres import Postgres

BOUND = b"2\x00\x00\x00\x04"
"""PostgreSQL's answer that a statement has its arguments; it arrives with all that follows."""


def before(question: bytes) -> bool:
    """A statement is on its way to the database, which does not get it."""
    return question[:1] == b"B"


def commits(question: bytes) -> bool:
    return b"COMMIT" in question


class Wire:
    """Passes on what is said. `cut` breaks every line; `cut_answer` breaks one whose question has been answered, before
    anybody hears the answer; `cut_question` one on which a question is asked, before the database hears it."""

    def __init__(self, postgres: Postgres) -> None:
        self.postgres = postgres
        self.port = 0
        self.cuts = 0
        self._question: Callable[[bytes], bool] | None = None
        self._swallow: Callable[[bytes], bool] | None = None
        self._lines: set[asyncio.StreamWriter] = set()
        self._deaf: set[asyncio.StreamWriter] = set()

    async def open(self) -> Wire:
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def close(self) -> None:
        self._server.close()
        self.cut()

    def cut(self) -> None:
        for line in list(self._lines):
            line.transport.abort()

    def cut_question(self, which: Callable[[bytes], bool] = before) -> None:
        self._question = which

    def cut_answer(self, which: Callable[[bytes], bool] = before) -> None:
        """The next question of this kind is done, and the answer to it is lost."""
        self._swallow = which

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far = await asyncio.open_connection("127.0.0.1", self.postgres.port)
        except OSError:
            writer.transport.abort()
            return
        self._lines |= {writer, far}
        await asyncio.gather(self._questions(reader, far, writer), self._answers(far_reader, writer, far))
        self._lines -= {writer, far}

    async def _questions(
        self, reader: asyncio.StreamReader, far: asyncio.StreamWriter, near: asyncio.StreamWriter
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(1 << 16):
                if self._question is not None and self._question(data):
                    self._question = None
                    self.cuts += 1
                    near.transport.abort()
                    break
                if self._swallow is not None and self._swallow(data):
                    self._swallow = None
                    self._deaf.add(near)
                far.write(data)
                await far.drain()
        far.transport.abort() if far not in self._deaf else None

    async def _answers(
        self, reader: asyncio.StreamReader, near: asyncio.StreamWriter, far: asyncio.StreamWriter
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(1 << 16):
                if near in self._deaf:  # it has answered: what was asked is done
                    self._deaf.discard(near)
                    self.cuts += 1
                    break
                near.write(data)
                await near.drain()
        near.transport.abort()
        far.transport.abort()
