"""The analyst: a process of its own that makes one analysis at a time, and steps back for everybody else.

It starts with the first analysis, so that a server nobody asks for one pays nothing; it ends when there was nothing
to do for a while, and with the server, however that ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from collections.abc import Callable, Sequence

import structlog

from .asked import Asked
from .frames import HEAD, Kind, frame, read_head

log = structlog.get_logger()

POLITE_SECONDS = 3.0
"""A process that has been told to stop is ended if it has not after so long."""


class AnalystLost(Exception):  # noqa: N818 - what happened to it, not what it did
    """The process died, or said something that cannot be understood."""


class CannotAnalyse(Exception):  # noqa: N818 - an answer, not a mistake of ours
    """The game cannot be analysed, in a sentence."""


class AnalystFault(Exception):  # noqa: N818 - see above
    """The analysis failed by a mistake of ours: where, not what it said."""


Told = Callable[[float, float | None], None]
"""Is told the share that is done and the seconds that are left."""
Known = Callable[[bytes], None]
"""Is told what is known so far, packed."""


class Analyst:
    """One such process, if there is one just now."""

    module = "twistosaur.server.analyses.work"

    def __init__(self, arguments: Sequence[str] = ()) -> None:
        self.arguments = arguments
        self.process: asyncio.subprocess.Process | None = None

    async def analyse(self, asked: Asked, told: Told, known: Known) -> bytes:
        """The analysis, packed. If this is cancelled the process stops thinking about it."""
        try:
            await self._say(Kind.ASK, json.dumps(asked.order()).encode())
            while True:
                kind, body = await self._hear()
                match kind:
                    case Kind.PROGRESS:
                        told(*json.loads(body))
                    case Kind.SO_FAR:
                        known(body)
                    case Kind.DONE:
                        return body
                    case Kind.REFUSED:
                        raise CannotAnalyse(body.decode())
                    case Kind.FAULT:
                        raise AnalystFault(body.decode())
                    case _:
                        raise AnalystLost
        except asyncio.CancelledError:
            await self._interrupt()
            raise
        except (OSError, EOFError, ValueError):
            await self.end()
            raise AnalystLost from None

    async def _say(self, kind: Kind, body: bytes = b"") -> None:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", self.module, *self.arguments),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,  # an exception may name a card; where it was comes as a frame
                start_new_session=True,  # Ctrl+C in a terminal is for the server alone
            )
        assert self.process.stdin is not None
        self.process.stdin.write(frame(kind, body))
        await self.process.stdin.drain()

    async def _hear(self) -> tuple[Kind, bytes]:
        assert self.process is not None
        assert self.process.stdout is not None
        kind, length = read_head(await self.process.stdout.readexactly(HEAD.size))
        return kind, await self.process.stdout.readexactly(length)

    async def _interrupt(self) -> None:
        """Nobody waits for the answer: a process that stops when it is told need not be started again."""
        if self.process is None:
            return
        try:
            async with asyncio.timeout(POLITE_SECONDS):
                await self._say(Kind.STOP)
                while (await self._hear())[0] not in (Kind.STOP, Kind.DONE, Kind.REFUSED, Kind.FAULT):
                    pass
        except (TimeoutError, OSError, EOFError, ValueError, asyncio.CancelledError):
            await self.end()

    async def end(self) -> None:
        """The process is not needed any more."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
