"""Uvicorn's HTTP with an end to its patience: heads are bounded, and whoever says or reads nothing is left.

accepted --> head --> body --> answer --+
              ^                         |   each phase has its seconds; a byte now and then buys none
              +------ next request -----+
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, Literal

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .. import metrics
from .limits import Limits

HEAD_BYTES = 16_384
"""Of a head, of trailers, of the size of a chunk: what h11 keeps of something that is not finished."""
Phase = Literal["head", "body", "answer"]
ANSWER_SECONDS = 600.0
"""A hint is thought about for a while, and a slow line takes its time to carry a page away."""
FULL = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class PatientHttp(H11Protocol):
    """A connection that is counted for its address, until it is closed or becomes a socket."""

    limits: ClassVar[Limits]
    """Of the server: whoever makes a server makes a subclass with its limits (`patient_http`)."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._address: str | None = None
        """For whom it is counted."""
        settings = self.limits.settings
        self._seconds: dict[Phase, float] = {
            "head": settings.head_seconds,
            "body": settings.body_seconds,
            "answer": ANSWER_SECONDS,
        }
        self._phase: Phase | None = None
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.limits.open_connection(self.client[0] if self.client else "unknown")
        if self._address is None:
            transport.write(FULL)
            transport.close()
        else:
            self._wait(self._now())

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        self._phase = None  # the next head has its own time
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._end()
        super().handle_websocket_upgrade(event)
        early, _ = self.conn.trailing_data
        if early:
            self.transport.get_protocol().data_received(early)  # type: ignore[attr-defined]

    def send_400_response(self, msg: str) -> None:
        metrics.LIMITED.labels("heads").inc()
        super().send_400_response(msg)

    # ---------------------------------------------------------------------------------------- waiting

    def _now(self) -> Phase:
        if self.conn.their_state is h11.SEND_BODY:
            return "body"
        if self.conn.their_state is h11.IDLE and not self.transport.get_write_buffer_size():
            return "head"
        return "answer"

    def _look(self) -> None:
        """Has something been finished? Then the next thing has its time."""
        if self._address is not None and (now := self._now()) != self._phase:
            self._wait(now)

    def _wait(self, phase: Phase) -> None:
        self._phase = phase
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(self._seconds[phase], self._time_is_up)

    def _time_is_up(self) -> None:
        now = self._now()
        if now != self._phase:
            self._wait(now)
        else:
            metrics.LIMITED.labels(f"slow {now}").inc()
            self.transport.abort()

    def _end(self) -> None:
        """It is closed, or a socket now, and counted as one."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if self._address is not None:
            self.limits.close_connection(self._address)
            self._address = None


def patient_http(limits: Limits) -> type[PatientHttp]:
    """The protocol of one server."""
    return type("PatientHttp", (PatientHttp,), {"limits": limits})
