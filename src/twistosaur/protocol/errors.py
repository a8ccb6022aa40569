"""The vocabulary of errors: every code that a server may answer with, once, and every way in which it closes a socket.

A code is for programs and stays as long as protocol 1 does. Its sentence is for people who read answers of the API; a
browser says it in its own language (`app-error-…` in the catalogues). HTTP, the socket and docs/protocol.md are made
from here: to add an error is to add a member.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum


class Close(IntEnum):
    """Why a socket was closed, as the number of a WebSocket's close frame."""

    meaning: str
    """For programmers: when it happens and what to do about it."""

    def __new__(cls, number: int, meaning: str) -> Close:
        made = int.__new__(cls, number)
        made._value_, made.meaning = number, meaning
        return made

    ORIGIN = 1008, "The page comes from another origin: the handshake is answered with 403."
    TOO_LARGE = 1009, "A message of more than 64 KiB."
    FAULT = 1011, "A mistake of the server's, which it has noted. Connect again."
    GOING = 1012, "The server goes away (1001 from some proxies). Connect again after the `retry` of its notice."
    TRY_LATER = 1013, "The server is not ready yet, or about to go. Try again."
    NOT_UNDERSTOOD = 4000, "Rubbish instead of a hello, or again and again; or something else came before the hello."
    PROTOCOL = 4001, "The server speaks another protocol. Reload the page."
    TOKEN = 4003, "The token opens no seat at this table."
    NO_TABLE = 4004, "There is no such table."
    TOO_SLOW = 4008, "Too many messages wait to be read. Connect again, for a snapshot."
    NO_HELLO = 4010, "No hello in time."
    TOO_MANY = (
        4029,
        "Too many messages, or sockets of this address or at this table. Wait before the next try.",
    )


class Code(StrEnum):
    """What a server says instead of doing what it was asked."""

    status: int | None
    """The status of an answer over HTTP; None: only said on the socket."""
    close: Close | None
    """How a socket ends over it, where it is more than the answer to a message."""
    sentence: str
    """For people, unless the place where it is refused has a more precise one."""
    meaning: str
    """For programmers."""

    def __new__(
        cls, code: str, status: int | None = None, close: Close | None = None, sentence: str = "", meaning: str = ""
    ) -> Code:
        # The defaults are for type checkers, to which `Code("turn")` looks as if it made a member.
        made = str.__new__(cls, code)
        made._value_, made.status, made.close = code, status, close
        made.sentence, made.meaning = sentence, meaning
        return made

    # ------------------------------------------------------------------------------------ whoever asks

    BAD_REQUEST = (
        "bad-request",
        422,
        None,
        "this request is not as it should be",
        "A field is missing, unknown or of the wrong form: it is named. 400 if the body cannot be read at all.",
    )
    TOKEN = (
        "token",
        401,
        Close.TOKEN,
        "this token opens no seat here",
        "The token is missing, wrong, or replaced by a newer one (the seat has moved to another device).",
    )
    HOST = (
        "host",
        403,
        None,
        "only the host of this table may do that",
        "This needs the host's token.",
    )
    NOT_FOUND = (
        "not-found",
        404,
        Close.NO_TABLE,
        "there is no such thing",
        "No such table, seat, game or address. Tables are deleted some time after their end.",
    )
    METHOD = (
        "method",
        405,
        None,
        "this address is asked in another way",
        "The address exists, but not with this method.",
    )
    TOO_LARGE = (
        "too-large",
        413,
        Close.TOO_LARGE,
        "this message is too large",
        "A body or a message over its limit.",
    )
    TOO_MANY = (
        "too-many",
        429,
        Close.TOO_MANY,
        "too many requests from this address; wait a little",
        "Over a limit: requests, tables, hints, sockets or messages of an address, sockets at a table, tables in all.",
    )

    # ------------------------------------------------------------------------------------ the state of a table

    SEAT_TAKEN = (
        "seat-taken",
        409,
        None,
        "somebody sits there",
        "Another was quicker, or a bot has the seat.",
    )
    FULL = (
        "full",
        409,
        None,
        "every seat is taken",
        "Asked for any open seat, and there is none.",
    )
    NOT_FULL = (
        "not-full",
        409,
        None,
        "there are open seats; fill them with people or bots",
        "A game cannot begin with open seats; `fill` puts bots on them.",
    )
    STARTED = (
        "started",
        409,
        None,
        "this game has begun",
        "What is asked is possible before the start alone.",
    )
    NOT_STARTED = (
        "not-started",
        409,
        None,
        "the game has not begun",
        "A decision before the start.",
    )
    NOT_OVER = (
        "not-over",
        409,
        None,
        "the game is not over",
        "Record, replay and rematch are there after the end.",
    )
    OVER = (
        "over",
        409,
        None,
        "the game is over",
        "Nothing can be decided, left or closed any more.",
    )
    CLOSED = (
        "closed",
        409,
        None,
        "this table has ended",
        "Nobody can sit down at a table that has ended or was closed.",
    )
    TURN = (
        "turn",
        409,
        None,
        "this seat has no decision to make now",
        "Others decide, or there is nothing to take back.",
    )
    NOT_AWAY = (
        "not-away",
        409,
        None,
        "this seat is yours; no bot plays it",
        "Asked to take a seat back that its person has.",
    )
    NO_HINTS = (
        "no-hints",
        403,
        None,
        "nobody is told what to do at this table",
        "A hint or a warning where the table has none. Among people: hints if it was made so, warnings never.",
    )
    BUSY = (
        "busy",
        409,
        Close.TRY_LATER,
        "somebody else was faster; try again",
        "The table was written to by another process, or the server is about to restart. Nothing was done: ask again.",
    )

    # ------------------------------------------------------------------------------------ what the rules refuse

    RULES = (
        "rules",
        422,
        None,
        "the rules do not allow that",
        "The rules of the game refuse it: options, seats, a position or a record; the message says why.",
    )
    POSITION = (
        "position",
        422,
        None,
        "this position cannot be read",
        "Not a position, or of another game than was asked for.",
    )
    RECORD = (
        "record",
        422,
        None,
        "this record cannot be read",
        "Not a record of a game, or one that is far too long.",
    )

    LEVEL = (
        "level",
        422,
        None,
        "this game has no bots of this level",
        "A level that this game does not offer; `/api/info` says which it does.",
    )

    NO_ANALYSIS = (
        "no-analysis",
        409,
        None,
        "this game cannot be analysed here",
        "This server makes no analyses, or has given one up that took too long or whose process died twice.",
    )

    CROWDED = (
        "crowded",
        429,
        None,
        "too many analyses are waiting; try again in a few minutes",
        "The queue of analyses is full, whoever has filled it: ask again after `Retry-After`.",
    )

    # ------------------------------------------------------------------------------------ the server itself

    FAULT = (
        "fault",
        500,
        Close.FAULT,
        "a mistake of ours; it has been noted",
        "A mistake in the server. Nothing that was acknowledged is lost.",
    )
    STORAGE = (
        "storage",
        503,
        None,
        "the server cannot keep anything right now; nothing is lost, try again in a moment",
        "The disk is full, read-only or gone. What was asked was not done, and /readyz says so.",
    )
    WARMING = (
        "warming",
        503,
        Close.TRY_LATER,
        "the rules are being compiled; try again in a minute",
        "A server that starts for the first time compiles the rules, which takes a minute or two.",
    )
    STOPPING = (
        "stopping",
        None,
        Close.TRY_LATER,
        "the server is about to restart; connect again",
        "Said to sockets that come while the server goes.",
    )

    # ------------------------------------------------------------------------------------ only on the socket

    STALE = (
        "stale",
        None,
        None,
        "this decision has passed",
        "An answer to a decision that is not the open one; the events since then say what happened.",
    )
    UNKNOWN = (
        "unknown",
        None,
        None,
        "there is no such move",
        "Not a move of this game, whatever the position.",
    )
    CLAUSE = (
        "clause",
        None,
        None,
        "a clause of the rules forbids it",
        "A move that the rules forbid now; `clause` names the rule.",
    )
    AWAY = (
        "away",
        None,
        None,
        "a bot plays this seat; take it back first",
        "The bot that took over decides until the person returns.",
    )
    SPECTATOR = (
        "spectator",
        None,
        None,
        "you are watching; sit down to play",
        "This socket shows no seat, so it cannot decide.",
    )
    BAD_MESSAGE = (
        "bad-message",
        None,
        Close.NOT_UNDERSTOOD,
        "this message cannot be read",
        "Not JSON, not a message of the protocol, or not now. A socket stays open for a few honest mistakes.",
    )
    PROTOCOL = (
        "protocol",
        None,
        Close.PROTOCOL,
        "this server speaks another protocol; reload the page",
        "The `protocol` of the hello is not this server's.",
    )
    NO_HELLO = (
        "no-hello",
        None,
        Close.NO_HELLO,
        "say hello first",
        "The first message has to be a hello, within a few seconds.",
    )


class Refusal(Exception):  # noqa: N818 - an answer, not a mistake of ours
    """Something that is not done: a word of the vocabulary, its sentence or a more precise one, and the rule that
    forbids it, if one does."""

    def __init__(self, code: Code, message: str | None = None, clause: str | None = None) -> None:
        self.code, self.clause = code, clause
        self.message = code.sentence if message is None else message
        super().__init__(self.message)
