"""The process that analyses, from inside: what it says to orders that go well, badly, or not to their end."""

from __future__ import annotations

import json
import os
import threading
import zlib
from collections.abc import Iterator
from typing import Any, BinaryIO

import pytest

from twistosaur import analysis
from twistosaur.kernel import TwistosaurError
from twistosaur.server.analyses import work
from twistosaur.server.analyses.frames import HEAD, LARGEST, Kind, frame, read_head

ORDER = {"record": {"game": "twisty"}, "budget": 0.25, "key": 7, "hindsight": True}


class Office:
    """A desk in this process, with the other ends of its pipes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.gone = threading.Event()
        monkeypatch.setattr(os, "_exit", lambda _: self.gone.set())
        there, self.orders = self._pipe()
        self.answers, back = self._pipe()
        self.ends = (self.orders, there, self.answers, back)
        self.desk = work.Desk(there, back)
        threading.Thread(target=self.desk.serve, daemon=True).start()

    @staticmethod
    def _pipe() -> tuple[BinaryIO, BinaryIO]:
        out, into = os.pipe()
        return os.fdopen(out, "rb"), os.fdopen(into, "wb")

    def say(self, kind: Kind, data: Any = None) -> None:
        self.orders.write(frame(kind, b"" if data is None else json.dumps(data).encode()))
        self.orders.flush()

    def hear(self) -> tuple[Kind, bytes]:
        kind, length = read_head(self.answers.read(HEAD.size))
        return kind, self.answers.read(length)


@pytest.fixture
def office(monkeypatch: pytest.MonkeyPatch) -> Iterator[Office]:
    one = Office(monkeypatch)
    yield one
    one.orders.close()
    assert one.gone.wait(10), "a process whose server is gone goes too"
    for end in one.ends:
        end.close()


class Told:
    def __init__(self, **data: Any) -> None:
        self._data = data

    def data(self) -> dict[str, Any]:
        return self._data


def progress(done: float, **known: Any) -> Any:
    return analysis.Progress(done, 9.0, lambda: Told(**known))  # type: ignore[arg-type, return-value]


def unpacked(body: bytes) -> Any:
    return json.loads(zlib.decompress(body))


def test_progress_then_what_is_known_then_the_end(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def analyse(record: Any, **how: Any) -> Told:
        asked.append((record, how["key"], how["budget"], how["hindsight"]))
        how["progress"](progress(0.5, half=1))
        how["progress"](progress(0.6, half=2))  # too soon to be told
        return Told(whole=1)

    monkeypatch.setattr(analysis, "analyse", analyse)
    office.say(Kind.ASK, ORDER)
    assert office.hear() == (Kind.PROGRESS, b"[0.5, 9.0]")
    kind, body = office.hear()
    assert (kind, unpacked(body)) == (Kind.SO_FAR, {"half": 1})
    kind, body = office.hear()
    assert (kind, unpacked(body)) == (Kind.DONE, {"whole": 1})
    assert asked == [({"game": "twisty"}, 7, 0.25, True)]


def test_whoever_stops_it_is_told_and_the_next_order_is_not_stopped(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    def endless(_: Any, **how: Any) -> Told:
        while not how["stop"]():
            threading.Event().wait(0.01)
        raise analysis.Stopped

    monkeypatch.setattr(analysis, "analyse", endless)
    office.say(Kind.ASK, ORDER)
    office.say(Kind.STOP)
    assert office.hear() == (Kind.STOP, b"")
    monkeypatch.setattr(analysis, "analyse", lambda _, **how: Told(stopped=how["stop"]()))
    office.say(Kind.ASK, ORDER)
    assert unpacked(office.hear()[1]) == {"stopped": False}


def test_what_goes_wrong_is_said_without_a_card(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    def raising(problem: Exception) -> Any:
        def analyse(*_: Any, **__: Any) -> Told:
            raise problem

        return analyse

    monkeypatch.setattr(analysis, "analyse", raising(TwistosaurError("this game is not over")))
    office.say(Kind.ASK, ORDER)
    assert office.hear() == (Kind.REFUSED, b"this game is not over")
    monkeypatch.setattr(analysis, "analyse", raising(ZeroDivisionError("trex in hand")))
    office.say(Kind.ASK, ORDER)
    kind, body = office.hear()
    assert kind is Kind.FAULT
    assert b"ZeroDivisionError" in body
    assert b"trex" not in body
    monkeypatch.setattr(analysis, "analyse", lambda *_, **__: Told(text="x" * (work.LARGEST_RESULT + 1)))
    office.say(Kind.ASK, ORDER)
    assert office.hear() == (Kind.REFUSED, b"this game is too long to be analysed")


def test_frames_have_a_bound() -> None:
    with pytest.raises(ValueError, match="too large"):
        frame(Kind.DONE, bytes(LARGEST + 1))
    with pytest.raises(ValueError, match="too large"):
        read_head(HEAD.pack(b"d", LARGEST + 1))
    with pytest.raises(ValueError, match="not a valid Kind"):
        read_head(HEAD.pack(b"?", 1))
