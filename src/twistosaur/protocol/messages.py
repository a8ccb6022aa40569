"""Every message of the socket, both ways. The JSON Schema made from these is the contract with the browser.

A message is a JSON object whose `type` names it. What the server does not know it refuses; a client ignores messages
and fields that it does not know, so that adding one does not break it. `PROTOCOL` is raised when that is not enough.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from .analysis import AnalysisJob

PROTOCOL = 1

Emote = Literal["hello", "thanks", "well-played", "wow", "oops", "sorry", "thinking", "hurry", "roar", "good-game"]
EMOTES: tuple[Emote, ...] = Emote.__args__  # type: ignore[attr-defined]
Status = Literal["open", "playing", "over", "closed"]
Pace = Literal["live", "turns"]
ClockMode = Literal["none", "decision", "player"]
SeatKind = Literal["human", "bot", "open"]


class Message(Struct, tag_field="type", kw_only=True, gc=False):
    """Base of all messages."""


# ------------------------------------------------------------------------------------------------ to the server

TableId = Annotated[str, Meta(min_length=1, max_length=32)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Text = Annotated[str, Meta(max_length=100)]
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class Asking(Message, forbid_unknown_fields=True):
    """What a client sends. `n` comes back in the answer (`ack` or `refused`)."""


class Hello(Asking, tag="hello"):
    """The first message of a socket, within 10 s: which table, whose seat, and what the client already has."""

    protocol: Number
    table: TableId
    token: Token | None = None
    """The seat's token; without one the socket is a spectator's."""
    version: Number | None = None
    """The last version this client has of this audience; with it only what is missing is sent, if that is short."""
    build: Text | None = None
    """The build of the page, so that an old tab can be asked to reload."""


class Decide(Asking, tag="decide"):
    """Answer a decision. Before the reveal a second answer replaces the first; the same answer again is harmless."""

    n: Number
    decision: Number
    move: Text


class TakeBack(Asking, tag="take-back"):
    """Take back an own choice that is not revealed yet."""

    n: Number
    decision: Number


class Undo(Asking, tag="undo"):
    """Take the own last turn back, with what bots have answered. `decision` is the number in `undo` of the state."""

    n: Number
    decision: Number


class SendEmote(Asking, tag="emote"):
    n: Number
    emote: Emote


class Look(Asking, tag="look"):
    """Hot-seat: from now on this socket sees and plays another seat (or null: watches). Answered by a snapshot."""

    n: Number
    token: Token | None = None


class Resync(Asking, tag="resync"):
    """There was a gap: this is the last version the client has (null: none)."""

    version: Number | None = None


class Return(Asking, tag="return"):
    """Take the own seat back from the bot that took over."""

    n: Number


class Ping(Asking, tag="ping"):
    n: Number


ToServer = Hello | Decide | TakeBack | Undo | SendEmote | Look | Resync | Return | Ping


# ------------------------------------------------------------------------------------------------ what is shown


class ClockRule(Struct, kw_only=True, gc=False):
    """How time is limited: not at all, seconds for every decision, or seconds per player for the whole game."""

    mode: ClockMode = "none"
    seconds: int | None = None


class TableFacts(Struct, kw_only=True, gc=False):
    """What everybody knows of a table."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    status: Status
    pace: Pace
    clock: ClockRule
    listed: bool
    takeover: str
    """The level of the bot that plays for those who are out of time or gone."""
    gone_after: int | None
    """Seconds without a connection after which it does; null: never."""
    host: int | None
    """The seat of the host, if the host sits."""
    created: str
    commitment: str
    """SHA-256 of the secret that chance will come from, as hexadecimal; shown before anyone sits."""
    contributions: list[str | None] | None
    """From the start on: the 16 random bytes of each seat's client as hexadecimal, null for bots."""
    rematch: str | None
    """The table at which this company plays again."""
    rematch_of: str | None
    reason: str | None
    """Why a closed table was closed: "rules", "host" or "idle"."""
    set_up: bool = False
    """The start was chosen by whoever made the table (`position`), and not dealt by chance; what comes after it is."""
    undo: bool = False
    """Among people, too, one's last turn may be taken back until another person has acted. (Against bots it may.)"""
    reveal_after: float | None = None
    """With one person among bots: seconds that a reveal waits for a change of mind; null: it does not wait."""
    watch: bool = False
    """While it is played the lobby shows it to whoever would like to watch."""
    start_when_full: bool = False
    """The game begins by itself when the last seat is taken."""
    hints: bool = False
    """Players may ask what a bot would do."""
    kept: list[int] = []
    """Open seats of a rematch that are kept for those who sat at the earlier table; until the start."""


class Player(Struct, kw_only=True, gc=False):
    seat: int
    kind: SeatKind
    name: str | None
    """What the person is called; null for bots and open seats, and after "forget me"."""
    level: str | None
    """Of the bot that plays this seat now, also in the place of a person."""
    away: bool
    """A person's seat that a bot plays until the person returns."""
    connected: bool
    chosen: bool
    """Has made a choice that is not revealed yet."""


class Fact(Struct, kw_only=True, omit_defaults=True, gc=False):
    """Something that a step did, which a spectator saw.

    Kinds: "die" (seat, what), "round" (count), "event" (what, lands), "volcano" (count), "reshuffled", "cancelled"
    (seat, count, what, others), "captured" (seat, what, lands), "equal" (seat), "bonus" (seat, count), "takes" (seat,
    what), "steals" (seat, other, what), "secures" (seat, count).
    """

    kind: str
    seat: int | None = None
    other: int | None = None
    others: list[int] | None = None
    what: str | None = None
    lands: list[str] | None = None
    count: int | None = None


class Entry(Struct, kw_only=True, gc=False):
    """An entry of the table's story, for the browser to say in its language.

    Kinds: "sit", "leave", "fill", "start", "move", "undo", "takeover", "return", "over", "rematch", "closed".
    """

    kind: str
    at: str
    seat: int | None = None
    move: str | None = None
    level: str | None = None
    reason: str | None = None
    """Of a takeover: "time", "gone" or "left"; of a closing: as in the table's facts."""
    facts: list[Fact] | UnsetType = UNSET
    """What the step did that this entry ends: the die, a card captured, points. Absent: nothing to tell."""
    set_up: bool | UnsetType = UNSET
    """Of a start: true where it was chosen by whoever made the table. Absent: it was dealt."""


class Decision(Struct, kw_only=True, gc=False):
    """What this seat is asked. It stays open for changes until everyone has chosen."""

    id: int
    simultaneous: bool
    chosen: str | None
    """The own choice so far; it may be changed or taken back."""
    actions: dict[str, str | None]
    """Every move of the verbs that are possible now: null if legal, else the clause that forbids it."""
    others: dict[str, str]
    """Verbs of which no move is legal now, each with the clause that says so."""
    places: dict[str, dict[str, str | None]] | None
    """While picking: where each species at hand could go next (null) or why not (clause)."""


class Clock(Struct, kw_only=True, gc=False):
    """Seconds left of every seat at the moment `at` (UTC), null where no clock runs; those in `running` go down."""

    left: list[float | None]
    running: list[int]
    at: str


class Fairness(Struct, kw_only=True, gc=False):
    """What chance came from: word n is the first 8 bytes of HMAC-SHA256(secret, contributions in seat order || n)."""

    commitment: str
    secret: str
    contributions: list[str | None]


class Verdict(Struct, kw_only=True, gc=False):
    """Why those of the first rank have won: the message GAME-won-REASON of the catalogues, or else table-won-REASON."""

    reason: str
    clause: str
    numbers: dict[str, int]
    """What the sentence names: the winners' points as `count`, and what else decided."""


class End(Struct, kw_only=True, gc=False):
    """The result, when the game is over."""

    scores: list[int]
    ranks: list[int]
    breakdown: list[dict[str, int]]
    fairness: Fairness
    verdict: Verdict | None = None


class State(Struct, kw_only=True, gc=False):
    """Everything an audience may know of a table."""

    table: TableFacts
    players: list[Player]
    log: list[Entry]
    view: dict[str, Any] | None
    """The game as this audience sees it (`Game.view`); null before the start."""
    decision: Decision | None
    clock: Clock | None
    end: End | None
    undo: int | None = None
    """This seat may take its last turn back now (no other person has acted since): the number of the decision that is
    open, which an `undo` has to name."""


# ------------------------------------------------------------------------------------------------ to the client


class Welcome(Message, tag="welcome"):
    """Answers hello and look."""

    protocol: int
    build: str
    reload: bool
    """This tab is older than the server: reload when convenient; nothing is lost."""
    table: str
    seat: int | None
    now: str
    n: int | None = None


class Snapshot(Message, tag="snapshot"):
    version: int
    seat: int | None
    state: State


class Event(Message, tag="event"):
    """One step from version - 1 to version. What is absent has not changed.

    `view` holds the changed keys of the view (replace those), unless `whole` is true: then it is the view.
    `log` holds the entries to add. All else is replaced.
    """

    version: int
    table: TableFacts | UnsetType = UNSET
    players: list[Player] | UnsetType = UNSET
    log: list[Entry] | UnsetType = UNSET
    view: dict[str, Any] | UnsetType = UNSET
    whole: bool | UnsetType = UNSET
    decision: Decision | UnsetType | None = UNSET
    clock: Clock | UnsetType | None = UNSET
    end: End | UnsetType | None = UNSET
    undo: int | UnsetType | None = UNSET


class Ack(Message, tag="ack"):
    """Done, and durably written. `repeat`: it had been done before."""

    n: int
    repeat: bool = False


class Refused(Message, tag="refused"):
    """Not done. `clause` names the rule, if a rule forbids it."""

    n: int | None
    code: str
    """A word of the vocabulary (`errors.Code`)."""
    message: str
    clause: str | None = None


class Failed(Message, tag="error"):
    """The socket is about to be closed, or a message could not be read."""

    code: str
    """A word of the vocabulary (`errors.Code`)."""
    message: str
    fatal: bool


class Presence(Message, tag="presence"):
    """Who is connected, by seat; not versioned."""

    connected: list[bool]
    spectators: int


class ShowEmote(Message, tag="emote"):
    seat: int
    emote: Emote


class ShowClock(Message, tag="clock"):
    """The clock was stopped or set going without a change of the game; not versioned."""

    clock: Clock | None


class Notice(Message, tag="notice"):
    """ "shutdown": the server goes away in `seconds`, connect again after `retry`; "moved": this seat was given a
    new token, and this socket now only watches."""

    kind: Literal["shutdown", "moved"]
    seconds: float | None = None
    retry: float | None = None


class Storage(Message, tag="storage"):
    """The server cannot store anything (true): whatever is asked is refused until it can again (false). Told to
    everybody when it changes, and to those who come while it is true; not versioned."""

    failing: bool


class Analysing(Message, tag="analysis"):
    """How far an analysis of this table's game is: said when it changes, and to those who come; not versioned."""

    job: AnalysisJob


class Pong(Message, tag="pong"):
    n: int
    now: str


Told = Presence | ShowEmote | ShowClock | Notice | Storage | Analysing
ToClient = Welcome | Snapshot | Event | Ack | Refused | Failed | Told | Pong

read_client = msgspec.json.Decoder(ToServer).decode
read_server = msgspec.json.Decoder(ToClient).decode
encode = msgspec.json.Encoder().encode  # to bytes


def write(message: Message) -> str:
    """A message as it goes over the wire."""
    return encode(message).decode()
