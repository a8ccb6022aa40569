"""The history of a table: every event that can stand in its log, each with its body and its audience.

The log is the truth, so everything that follows from a line follows from what stands here: who learns of it, for whom
it is a new version, whether it stops and restarts the clocks, whether a game is needed to take it in. A line is stored
as (table, seq, at, kind, seat, body): the kind is the tag of this union, the body its JSON.
"""

from __future__ import annotations

from enum import Enum
from typing import ClassVar, Literal, get_args

import msgspec
from msgspec import Struct

from ..store.log import Line

TakeoverReason = Literal["time", "gone", "left"]
CloseReason = Literal["rules", "host", "idle"]


class Audience(Enum):
    """Who learns that an event has happened."""

    EVERYBODY = "everybody"
    OWN_SEAT = "own seat"
    NOBODY = "nobody"


class Happening(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """What an event says besides its seat."""

    kind: ClassVar[str]
    audience: ClassVar[Audience] = Audience.EVERYBODY
    in_play: ClassVar[bool] = False
    """Is it part of a game in progress? Such an event cannot be taken in under other rules than its own."""
    left: list[float | None] | None = None
    """Where time is limited: the seconds each seat had left when this was written."""


class Sit(Happening, frozen=True):
    kind = "sit"
    who: int
    contribution: str
    host: bool = False


class Leave(Happening, frozen=True):
    kind = "leave"


class Fill(Happening, frozen=True):
    """A bot on an open seat."""

    kind = "fill"
    level: str


class Rename(Happening, frozen=True):
    """Names are not in the log; this says that one has changed."""

    kind = "name"


class NewToken(Happening, frozen=True):
    """The seat has gone to another device. Tokens are not in the log; this says that one has changed."""

    kind = "token"
    audience = Audience.NOBODY


class Start(Happening, frozen=True):
    kind = "start"
    in_play = True


class Move(Happening, frozen=True):
    kind = "move"
    in_play = True
    move: str
    by: Literal["bot"] | None = None


class Change(Happening, frozen=True):
    """Another choice instead of one that is not revealed. Nobody else may learn of it, not even by a clock that is
    rounded differently: so it leaves the clocks alone."""

    kind = "change"
    audience = Audience.OWN_SEAT
    in_play = True
    move: str


class Retract(Happening, frozen=True):
    kind = "retract"
    in_play = True


class Undo(Happening, frozen=True):
    """A person takes the own last turn back, and with it what bots have answered: the first `stands` moves stand."""

    kind = "undo"
    in_play = True
    stands: int


class TakeOver(Happening, frozen=True):
    """A bot plays for the person of this seat from now on."""

    kind = "takeover"
    in_play = True
    level: str
    reason: TakeoverReason


class Return(Happening, frozen=True):
    """The person takes the seat back."""

    kind = "return"
    in_play = True


class Rematch(Happening, frozen=True):
    kind = "rematch"
    table: str


class Close(Happening, frozen=True):
    kind = "close"
    reason: CloseReason


class Pause(Happening, frozen=True):
    """The server went away in good order: this is how the clocks stood."""

    kind = "pause"
    audience = Audience.NOBODY
    in_play = True


AnyHappening = (
    Sit
    | Leave
    | Fill
    | Rename
    | NewToken
    | Start
    | Move
    | Change
    | Retract
    | Undo
    | TakeOver
    | Return
    | Rematch
    | Close
    | Pause
)
CHOICES = (Move, Change, Retract)
"""What a player decides."""
BESIDE = frozenset(one.kind for one in (Sit, Leave, Rename, NewToken))
"""Events with which something changes beside the log: names and tokens."""


def is_drivers(what: AnyHappening) -> bool:
    """Is this the doing of whoever drives the clock and the bots, and not of a person?"""
    return (isinstance(what, Move) and what.by == "bot") or (isinstance(what, TakeOver) and what.reason != "left")


class Event(Struct, frozen=True, gc=False):
    """One line of a table's log."""

    table: str
    seq: int
    at: float
    what: AnyHappening
    seat: int | None = None

    @property
    def audience(self) -> Audience:
        return self.what.audience

    @property
    def own(self) -> int:
        """The seat, of an event that has one."""
        assert self.seat is not None, f"{self.what.kind} without a seat"
        return self.seat


KINDS: dict[str, type[AnyHappening]] = {one.kind: one for one in get_args(AnyHappening)}
_DECODE = {kind: msgspec.json.Decoder(one).decode for kind, one in KINDS.items()}
_encode = msgspec.json.Encoder().encode


def stored(event: Event, fence: int | None = None) -> Line:
    """An event as the store keeps it; a driver's with the number of its lease."""
    return Line(event.table, event.seq, event.at, event.what.kind, event.seat, _encode(event.what).decode(), fence)


def read(line: Line) -> Event:
    """A stored line as the event it is."""
    return Event(line.table, line.seq, line.at, _DECODE[line.kind](line.body), line.seat)
