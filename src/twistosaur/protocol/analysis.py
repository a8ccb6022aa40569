"""What is told of an analysis: how far it is, and the analysis itself as `twistosaur.analysis` writes it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

VERSION = 1
"""Of the shape of an analysis, and of what its numbers mean: that of `twistosaur.analysis`."""
Budget = Literal["quick", "normal", "deep"]
"""How much is thought about a game."""
Status = Literal["waiting", "running", "done", "failed", "cancelled"]
Label = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class Trouble(Struct, kw_only=True):
    """Why something was not done."""

    code: str
    """A word of the vocabulary (`errors.Code`)."""
    message: str


class AnalysisJob(Struct, kw_only=True):
    """How far an analysis is."""

    id: str
    """The name of job and result: `GET /api/analysis/{id}` has what is known so far, and at last everything."""
    status: Status
    table: str | None
    """The table whose game it is, if it was asked for there."""
    position: int | None
    """While it waits: its place in the queue, 1 for the next one."""
    done: float
    """From 0 to 1."""
    seconds_left: float | None
    """While it runs, as far as can be told."""
    problem: Trouble | None
    """Why it failed."""


# ------------------------------------------------------------------------------------------------ the analysis


class AnalysisResult(Struct, kw_only=True, forbid_unknown_fields=True):
    scores: list[int]
    ranks: list[int]
    shares: list[float]
    """Of the win: 1 for one first, 1/k for each of k."""


class OptionValue(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a legal move was worth, from what its player knew."""

    move: str
    win: float
    """Expected share of the win."""
    win_se: float
    margin: float
    """Expected own points less those of the best rival."""
    margin_se: float
    loss: float
    """What the best move is worth more, as a share of the win."""
    playouts: int
    label: Label
    """What playing it would be called by this loss alone, certain or not."""


class JudgedDecision(Struct, kw_only=True, forbid_unknown_fields=True):
    index: int
    """Its place among the moves of the record."""
    moves: int
    """Moves that were revealed before it: the moment of the replay."""
    seat: int
    move: str
    forced: bool
    """There was nothing else to do: it is not judged."""
    options: list[OptionValue]
    """The best first; nobody knows any yet where this is empty."""
    best: str | None
    loss: float | None
    low: float | None
    high: float | None
    """Bounds of the loss."""
    label: Label | None
    disputed: bool
    """The samples call it an inaccuracy or worse, but a search would have played it, too: it is called good."""


class CurvePoint(Struct, kw_only=True, forbid_unknown_fields=True):
    moves: int
    at: Literal["start", "draw", "choice", "reveal", "end"]
    seat: int | None
    win: list[float]
    se: list[float]


class ResultParts(Struct, kw_only=True, forbid_unknown_fields=True):
    """Result less an even share = seat + chance + own decisions + those of others."""

    seat: int
    result: float
    seat_part: float
    chance: float
    own: float
    others: float


class DrawLuck(Struct, kw_only=True, forbid_unknown_fields=True):
    moves: int
    luck: list[float]


class PlayerAnalysis(Struct, kw_only=True, forbid_unknown_fields=True):
    seat: int
    accuracy: float | None
    """From 0 to 100."""
    loss: float
    """Share of the win that a decision has lost on average."""
    luck: float | None
    decisions: int
    """That were judged."""
    labels: dict[str, int]


class DecidingMoment(Struct, kw_only=True, forbid_unknown_fields=True):
    moves: int
    kind: Literal["decision", "draw"]
    seat: int | None
    swing: float
    said: dict[str, str]
    """A sentence by language."""
    clause: str | None


class Analysis(Struct, kw_only=True, forbid_unknown_fields=True):
    """A game analysed. What is known so far has the same shape, with less in it."""

    version: int
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    policy: str
    hindsight: bool
    key: str
    budget: dict[str, Any]
    playouts: int
    seconds: float
    complete: bool
    """Nothing more will come."""
    settled: bool
    """Every label is certain."""
    result: AnalysisResult
    decisions: list[JudgedDecision]
    curve: list[CurvePoint]
    parts: list[ResultParts]
    draws: list[DrawLuck]
    players: list[PlayerAnalysis]
    moments: list[DecidingMoment]
    """The three at most that decided it."""
