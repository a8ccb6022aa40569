"""What HTTP answers: the same structures as on the socket, and a few of its own. OpenAPI is made from these."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import Response
from msgspec import Struct

from ...protocol.analysis import Analysis, AnalysisJob, Label
from ...protocol.messages import Emote, Fact, Player, TableFacts


class Reply(Response):
    """A structure of msgspec as JSON."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


class ErrorFacts(Struct):
    code: str
    message: str
    clause: str | None = None


class ErrorReply(Struct):
    error: ErrorFacts


class GameInfo(Struct):
    id: str
    rules: int
    """Version of the rules."""
    seats: list[int]
    """Fewest and most."""
    options: dict[str, Any]
    """Every option with its default."""
    clauses: int
    prefix: str
    levels: list[str]
    """The levels of bots that it offers, from the weakest to the strongest."""


class Info(Struct):
    protocol: int
    build: str
    games: list[GameInfo]
    levels: list[str]
    """Of all games together; one alone may offer fewer."""
    emotes: list[Emote]
    languages: list[str]


class Here(Struct):
    """What the link to a table needs to know on the machine of the server itself; nothing for anybody else."""

    alone: bool
    """It listens on this machine only: a link to it opens nowhere else."""
    network: str | None
    """Where others in the local network find it, such as http://192.168.0.5:8000."""


class TableReply(Struct):
    table: TableFacts
    players: list[Player]
    acting: list[int]
    """The seats that owe a decision."""


class Created(Struct):
    table: TableFacts
    players: list[Player]
    host_token: str | None
    """Keep it: it is not shown again. Null when somebody else had asked for this rematch before."""


class LobbyTable(Struct):
    table: TableFacts
    players: list[Player]
    host: str | None
    """The name of the host, if the host sits and has one."""
    unusual: dict[str, Any]
    """The options that are not the usual ones."""


class Lobby(Struct):
    tables: list[LobbyTable]
    """Waiting for players."""
    running: list[LobbyTable]
    """To watch, where the table shows itself."""


class Matched(Struct):
    table: TableFacts
    players: list[Player]
    ticket: str
    """Sit down with it as Bearer, within 15 seconds; nobody else gets the seat meanwhile."""
    host_token: str | None
    """Of a new table, which waits for others; it is the ticket as well. Keep it."""


class Seated(Struct):
    table: TableFacts
    players: list[Player]
    seat: int
    token: str
    """Keep it: it is not shown again."""


class NewToken(Struct):
    seat: int
    token: str


class Transferred(Struct):
    seat: int
    token: str
    host_token: str | None
    """The new one, if the host's token came along; the old one is worth nothing."""


class Step(Struct):
    seat: int
    move: str
    view: dict[str, Any]
    """The keys of the view that changed."""
    facts: list[Fact]
    """What the step did besides the move."""


class Result(Struct):
    scores: list[int]
    ranks: list[int]
    breakdown: list[dict[str, int]]


class Scored(Result):
    """A physical table that was counted."""

    over: bool
    winners: list[int]
    """The seats that have won; nobody while the game goes on."""
    reason: str
    """Why: "points", "shared", a word of the game's own, or "open"."""
    clause: str
    """The rule that says so."""
    sentence: str
    """The same for people, in the language that was asked for."""


class Problem(Struct):
    """An option that cannot be as it was given, as facts that a program can tell in its own language."""

    message: str
    """The same in English."""
    option: str | None
    reason: str
    """"total": too few or too many of all together; "kinds": too many different ones; "other"."""
    clause: str | None
    found: int | None
    low: int | None
    high: int | None


class Checked(Struct):
    """Options that were checked: what they come to, or what is wrong with them."""

    options: dict[str, Any] | None
    problem: Problem | None


class Replay(Struct):
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    first: dict[str, Any]
    """What a spectator saw at the start."""
    steps: list[Step]
    end: Result | None


class Worth(Struct):
    points: list[dict[str, int]]
    """Where the points of every seat come from now."""
    after: dict[str, int | None] | None
    """The same for the own seat after its moves: null where not certain, and as a whole if they are not legal."""


class Hint(Struct):
    move: str
    reason: str | None
    """A sentence in the language asked for, if the bot can say why."""
    decision: int | None = None
    """The decision that it is about, at a table."""


class Warnings(Struct):
    decision: int
    moves: dict[str, str]
    """Moves that would be blunders, each with a sentence in the language asked for."""


class AnalysisReply(Struct):
    job: AnalysisJob
    analysis: Analysis | None
    """What is known so far, and everything when the job is done; null if nothing is, or only the job was asked for."""


class SeenDecision(Struct):
    """A decision of a game that is over, as whoever made it saw the table."""

    index: int
    """Its place among the moves of the record."""
    moves: int
    """Moves that were revealed before it."""
    seat: int
    view: dict[str, Any]
    """The keys of the view that differ from those of the decision before; of the first, all."""


class SeenDecisions(Struct):
    decisions: list[SeenDecision]


class AskedAgain(Struct):
    """A decision of a game that is over, as it was asked for."""

    seat: int
    view: dict[str, Any]
    actions: dict[str, str | None]
    """Every move that could be named: null if legal, else the clause that forbids it."""
    places: dict[str, dict[str, str | None]] | None
    """Where each choice could go next, where the game can tell."""


class PuzzleOption(Struct):
    """A legal move of a puzzle and what it is worth, as in an analysis."""

    move: str
    win: float
    win_se: float
    margin: float
    margin_se: float
    loss: float
    label: Label


class PuzzleEntry(Struct):
    """A moment of a game of bots at which one move is clearly the best, as a book lists it."""

    id: str
    theme: str
    """The clause that the best move turns on."""
    difficulty: int
    """From 1 to 5, by how many levels of bots usually miss it."""
    found: dict[str, float]
    """By level: how often its bot finds the best move."""


class PuzzleBook(Struct):
    """What is in a book of puzzles."""

    game: str
    rules: int
    part: int
    """Puzzles of a part: the first so many are in part 0."""
    puzzles: list[PuzzleEntry]


class ShownPuzzle(Struct):
    """What the seat of a puzzle sees, what it may do, and what all of that is worth."""

    id: str
    asked: AskedAgain
    options: list[PuzzleOption]
    """The best first."""


class PuzzlePart(Struct):
    """Some puzzles of a book, to be tried."""

    puzzles: list[ShownPuzzle]


class Fared(Struct):
    """How a game ended for somebody."""

    points: int
    place: int


class Daily(Struct, kw_only=True):
    """The challenge of a day; results are for fun, because everybody can compute its deal."""

    game: str
    rules: int
    day: str
    """Of UTC."""
    text: str
    """Its SHA-256 is the secret that all chance of this game comes from; players add nothing to it."""
    secret: str
    seats: int
    seat: int
    """Everybody's seat."""
    level: str
    """Of the bots on the others."""
    bots: dict[str, list[Fared]] | None
    """By level, on the same seat; null while they still play."""
    people: list[Fared]
    """At this server, so far."""


class Clause(Struct):
    id: str
    section: str
    text: str
    why: str
    """The short form, as said to somebody who tries what it forbids."""


class RulesText(Struct):
    game: str
    language: str
    clauses: list[Clause]


class Texts(Struct):
    language: str
    catalogues: dict[str, str]
    """Fluent catalogues by name."""


class Forgotten(Struct):
    seats: int


class Ready(Struct):
    status: str
    """ready, warming or not ready."""
    checks: dict[str, bool]
    """All true: players are welcome, and the answer is 200; else 503."""
    warming: list[str]
    """What is still being compiled or loaded: "rules", and "bots", whose moves come late until then."""


REPLIES: tuple[type[Struct], ...] = (
    Checked,
    ErrorReply,
    Info,
    Here,
    TableReply,
    Created,
    Lobby,
    Matched,
    Seated,
    NewToken,
    Transferred,
    Replay,
    Result,
    Scored,
    Hint,
    Warnings,
    AnalysisReply,
    SeenDecisions,
    AskedAgain,
    PuzzleBook,
    PuzzlePart,
    Daily,
    Worth,
    RulesText,
    Texts,
    Forgotten,
    Ready,
)


def components() -> dict[str, Any]:
    """The schemas of all replies, for OpenAPI."""
    _, found = msgspec.json.schema_components(list(REPLIES), ref_template="#/components/schemas/{name}")
    return found
