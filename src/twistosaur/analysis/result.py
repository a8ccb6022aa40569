"""What an analysis says, as an object and as plain data (version 1 of its JSON)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Self, TypeVar

from ..kernel import TwistosaurError
from ..kernel.data import shown
from .bounds import LABELS, Label
from .curve import Kind, Part

VERSION = 1
PLACES = 6
T = TypeVar("T")


class AnalysisError(TwistosaurError):
    """This is no analysis that can be read here."""


@dataclass(frozen=True)
class Option:
    """A legal move, and what it would have been worth."""

    move: str
    win: float
    win_se: float
    margin: float
    margin_se: float
    loss: float
    """Win share less than the best."""
    playouts: int
    label: Label
    """What playing it would be called by this loss alone, certain or not: for whoever tries the decision again."""


@dataclass(frozen=True)
class Judgement:
    """A decision with the values of all its options, the best first."""

    index: int
    moves: int
    seat: int
    move: str
    forced: bool
    options: tuple[Option, ...]
    best: str | None
    loss: float | None
    low: float | None
    high: float | None
    label: Label | None
    disputed: bool = False
    """The samples call it an inaccuracy or worse, but a search finds it worth playing: it is called good."""


@dataclass(frozen=True)
class CurvePoint:
    """A moment of the game with what every seat could expect."""

    moves: int
    at: Kind
    seat: int | None
    win: tuple[float, ...]
    se: tuple[float, ...]


@dataclass(frozen=True)
class Draw:
    """What a run of draws gave to every seat, or took."""

    moves: int
    luck: tuple[float, ...]


@dataclass(frozen=True)
class Player:
    """How a seat has played."""

    seat: int
    accuracy: float | None
    """From 0 (as well as choosing blindly) to 100 (nothing lost); None without a decision that mattered."""
    loss: float
    """Win share lost by a decision, on average."""
    luck: float | None
    decisions: int
    """How many were judged."""
    labels: Mapping[Label, int]


@dataclass(frozen=True)
class Turning:
    """A moment that decided the game, told in every language."""

    moves: int
    kind: str
    seat: int | None
    swing: float
    said: Mapping[str, str]
    clause: str | None


@dataclass(frozen=True)
class Analysis:
    """All that was found out about a game."""

    game: str
    rules: int
    seats: int
    options: Mapping[str, Any]
    policy: str
    hindsight: bool
    key: int
    budget: Mapping[str, float]
    playouts: int
    seconds: float
    complete: bool
    settled: bool
    result: Mapping[str, tuple[float, ...]]
    decisions: tuple[Judgement, ...]
    curve: tuple[CurvePoint, ...]
    parts: tuple[Part, ...]
    draws: tuple[Draw, ...]
    players: tuple[Player, ...]
    moments: tuple[Turning, ...] = field(default=())

    def data(self) -> dict[str, Any]:
        """Plain data, as JSON takes it; the key is text, because it is longer than what JavaScript counts with."""
        return {"version": VERSION, **rounded(asdict(self)), "key": str(self.key)}

    @classmethod
    def from_data(cls, data: Any) -> Self:
        """The same from plain data; what is none is refused."""
        if not isinstance(data, Mapping):
            raise AnalysisError(f"an analysis is an object, not {shown(data)}")
        if data.get("version") != VERSION:
            raise AnalysisError(f"an analysis of version {shown(data.get('version'))}; here it is {VERSION}")
        facts = {name: value for name, value in data.items() if name != "version"}
        try:
            for name, kind in LISTS.items():
                facts[name] = tuple(read(kind, entry, f"{name}[{n}]") for n, entry in enumerate(facts[name]))
            facts["decisions"] = tuple(with_options(decision) for decision in facts["decisions"])
            facts["key"] = int(facts["key"])
            facts["result"] = {name: tuple(values) for name, values in facts["result"].items()}
        except (KeyError, TypeError, ValueError, AttributeError) as problem:
            raise AnalysisError(f"this is no analysis: {problem}") from None
        return read(cls, facts, "analysis")


LISTS: dict[str, type[Any]] = {
    "decisions": Judgement,
    "curve": CurvePoint,
    "parts": Part,
    "draws": Draw,
    "players": Player,
    "moments": Turning,
}


def with_options(decision: Judgement) -> Judgement:
    if decision.label is not None and decision.label not in LABELS:
        raise AnalysisError(f"no label {shown(decision.label)}")
    options = tuple(read(Option, option, f"options[{n}]") for n, option in enumerate(decision.options))
    return Judgement(**{**vars_of(decision), "options": options})


def vars_of(item: Any) -> dict[str, Any]:
    return {part.name: getattr(item, part.name) for part in fields(item)}


def read(kind: type[T], data: Any, where: str) -> T:
    """An object with exactly these fields."""
    if not isinstance(data, Mapping):
        raise AnalysisError(f"{where}: expected an object, found {shown(data)}")
    names = {part.name for part in fields(kind)}  # type: ignore[arg-type]
    if set(data) != names:
        wrong = sorted(names ^ set(data))
        raise AnalysisError(f"{where}: {', '.join(map(str, wrong))} is missing, or means nothing here")
    return kind(**{name: tuple(value) if isinstance(value, list) else value for name, value in data.items()})


def rounded(value: Any) -> Any:
    """The same with six places after the point, tuples as lists."""
    if isinstance(value, float):
        return round(value, PLACES)
    if isinstance(value, Mapping):
        return {name: rounded(entry) for name, entry in value.items()}
    if isinstance(value, (list, tuple)):
        return [rounded(entry) for entry in value]
    return value
