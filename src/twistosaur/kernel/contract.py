"""The contract of a game: the names that engine, bots and everything above them call.

Each name is a stub. A game binds its own compiled functions to them for its own record type (`bind`), so that generic
code (playouts, search) is compiled once per game, from one source, and found again in the on-disk cache. In plain
mode the stubs ask the stand-in which game it is a state of.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from .compile import PLAIN
from .observation import Observation
from .options import Option, effective
from .plain import PlainStates, StandIn, stand_in
from .stubs import bind_stub
from .verdict import Verdict, most_points
from .views import Fact

CHANCE = -1
"""The seat that makes the pending draw."""
SPECTATOR = -1
"""The audience that holds no seat."""

NOT_YOUR_TURN, GAME_OVER, NO_SUCH_ACTION = -1, -2, -3
"""What `refusal` answers besides 0 (legal) and the number of a clause."""

REFUSED = -100

Places = dict[str, tuple[tuple[str, ...], tuple[int, ...]]]
"""For each choice: the places it could go to next, and what `refusal` would say to each."""


def refused(clause: int) -> int:
    """What `move_action` answers to a well-formed move that has no number and that a clause forbids anyway."""
    return REFUSED - clause


def new(s: Any, options: Any) -> None:
    """Set up a game; no randomness in it."""
    s.rules.new(s, options)


def acting(s: Any) -> int:
    """Bit mask of the seats that owe a decision now; 0 while chance is to move and when the game is over."""
    return s.rules.acting(s)


def odds(s: Any, out: Any) -> int:
    """While chance is to move: writes the weights of the pending draw's outcomes, returns how many there are."""
    return s.rules.odds(s, out)


def sample(s: Any, bits: Any, out: Any) -> int:
    """The outcome of the pending draw that 64 uniform bits choose: as `draw` on `odds` would, but quickly."""
    return s.rules.sample(s, bits, out)


def refusal(s: Any, seat: int, action: int) -> int:
    """0 if legal; n > 0: clause n forbids it; else NOT_YOUR_TURN, GAME_OVER or NO_SUCH_ACTION."""
    return s.rules.refusal(s, seat, action)


def legal(s: Any, seat: int, out: Any) -> int:
    """Writes the legal actions of a seat in ascending order, returns how many there are."""
    return s.rules.legal(s, seat, out)


def apply(s: Any, seat: int, action: int) -> None:
    """Play a legal action in place; seat CHANCE makes the pending draw."""
    s.rules.apply(s, seat, action)


def retract(s: Any, seat: int) -> bool:
    """Take back an own simultaneous choice that is not yet revealed; False if there is none."""
    return s.rules.retract(s, seat)


def over(s: Any) -> bool:
    return s.rules.over(s)


def breakdown(s: Any, out: Any) -> None:
    """Writes points by seat and source: what the table is worth as it stands."""
    s.rules.breakdown(s, out)


def scores(s: Any, out: Any) -> None:
    s.rules.scores(s, out)


def ranks(s: Any, out: Any) -> None:
    """Writes the rank of each seat: 1 is best, ties share, the next is skipped."""
    s.rules.ranks(s, out)


def hide(s: Any, seat: int, out: Any) -> None:
    """Writes to out[0] the record with all that the seat (or SPECTATOR) cannot know blanked."""
    s.rules.hide(s, seat, out)


def guess(hidden: Any, seat: int, key: Any, out: Any) -> None:
    """Writes to out[0] a full record that fits all this seat has seen, drawn fairly with this key."""
    hidden.rules.guess(hidden, seat, key, out)


def observe(s: Any, seat: int, out: Any) -> None:
    """Writes what the seat sees as a row of numbers, laid out as the game declares it: the same for worlds that the
    seat cannot tell apart."""
    s.rules.observe(s, seat, out)


STUBS = (
    new,
    acting,
    odds,
    sample,
    refusal,
    legal,
    apply,
    retract,
    over,
    breakdown,
    scores,
    ranks,
    hide,
    guess,
    observe,
)


@dataclass(frozen=True, eq=False)
class Rules:
    """All that the rest of the house needs to know of a game."""

    id: str
    version: int
    """Raised when a golden playthrough changes (`RULES` in records)."""
    prefix: str
    """Of the clause ids: "DS" makes DS-12 of 12."""
    clauses: int
    sections: tuple[tuple[str, int], ...]
    """The chapters of the rules page and the number of the clause that each begins with."""
    seats: tuple[int, int]
    actions: int
    outcomes: int
    """The most outcomes a draw of chance can have."""
    sources: tuple[str, ...]
    """Where points come from: the columns of `breakdown`."""
    dtype: np.dtype[Any]

    new: Callable[[Any, Any], None]
    acting: Callable[[Any], int]
    odds: Callable[[Any, Any], int]
    sample: Callable[[Any, Any, Any], int]
    refusal: Callable[[Any, int, int], int]
    legal: Callable[[Any, int, Any], int]
    apply: Callable[[Any, int, int], None]
    retract: Callable[[Any, int], bool]
    over: Callable[[Any], bool]
    breakdown: Callable[[Any, Any], None]
    scores: Callable[[Any, Any], None]
    ranks: Callable[[Any, Any], None]
    hide: Callable[[Any, int, Any], None]
    guess: Callable[[Any, int, Any, Any], None]
    observe: Callable[[Any, int, Any], None]
    observation: Observation
    """How the rows of `observe` are laid out."""

    all_options: tuple[Option, ...]
    """What a table may choose before the game begins."""
    encode: Callable[[int, Mapping[str, Any]], np.ndarray[Any, Any]]
    """Effective options as the integers that `new` takes."""
    move_text: Callable[[StandIn, int, int], str]
    """An action of a seat as text; takes the state, as SAN does in chess."""
    move_action: Callable[[StandIn, int, str], int]
    """Text as an action; NO_SUCH_ACTION if it means none, `refused(clause)` if it means one that has no number."""
    pending: Callable[[StandIn], dict[int, int | None] | None]
    """Where seats choose at once: every seat of this decision with its unrevealed action or None. Else None."""
    position: Callable[[StandIn, Mapping[str, Any]], dict[str, Any]]
    """The full truth and the effective options as plain data."""
    from_position: Callable[[Rules, Mapping[str, Any]], tuple[Any, dict[str, Any]]]
    """Plain data to states of length 1 and the effective options."""
    score_position: Callable[[Rules, Mapping[str, Any]], Any]
    """The bare facts of a physical table (what `twistosaur score` reads) to states of length 1 that can be scored."""
    view: Callable[[StandIn, int, Mapping[str, Any], Mapping[str, Any]], dict[str, Any]]
    """A hidden record as plain data for its audience: (state, seat, options, what `public` gave)."""
    view_type: type
    """The TypedDict of its views."""
    public: Callable[[StandIn], dict[str, Any]]
    """What is the same in everybody's view, made once for all of them."""
    facts: Callable[[Mapping[str, Any] | None, Mapping[str, Any]], list[Fact]]
    """What a step did besides the move, read off the public part of two views; before the first step there is none."""
    own_sources: Callable[[StandIn], tuple[str, ...]]
    """The sources that exist at this table."""
    line_ups: tuple[tuple[int, Mapping[str, Any]], ...]
    """Seats and options with which its speed is measured."""

    is_open: bool = False
    """Open information: every seat sees the same, so that at one screen nobody needs to look away."""
    turn_of: Callable[[StandIn], int | None] | None = None
    """Where a turn may be taken back, because everything lies open and nothing is drawn any more: the number of the
    turn to which the open decision belongs, None where it may not be taken back. Numbers never go down."""
    moves: tuple[str, ...] | None = None
    """The text of every action, where it is the same in every state."""
    places: Callable[[Any, StandIn, int], Places | None] | None = None
    """Where it helps a player who chooses: where each choice of a seat could go next. Takes states of length 1 and
    the same as a stand-in."""
    public_move: Callable[[str], str] = str
    """What others read of a move after the reveal, where its text names cards that stay secret."""
    score_key: str = ""
    """The key by which a score file without a `game` is known to be of this game."""
    end_clause: int = 0
    """The clause that says who wins, also on equal points."""
    verdict: Callable[[StandIn, Sequence[int], Sequence[int]], Verdict] | None = None
    """Why a game that is over was won, where points alone do not say it: (state, scores, ranks)."""
    replays: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    """The earlier versions whose games these rules play to the same bytes, each with the defaults that it had for
    options that it shares with this one: only those that have changed."""

    state: type[StandIn] = field(init=False)

    def __post_init__(self) -> None:
        names = self.dtype.names or ()
        if sum(self.dtype[name].itemsize for name in names) != self.dtype.itemsize:
            raise TypeError(
                "a record has no padding, whose bytes nobody would own: wide fields first, then a spare one"
            )
        object.__setattr__(self, "state", stand_in(self.dtype, self))

    def states(self, count: int = 1) -> Any:
        """Zeroed states: an array of records, in plain mode a row of stand-ins."""
        if PLAIN:
            return PlainStates(self.state, count)
        return np.frombuffer(bytearray(count * self.dtype.itemsize), self.dtype)  # np.zeros goes field by field

    def read(self, states: Any, index: int = 0) -> StandIn:
        """State `index` as a stand-in (a copy)."""
        if isinstance(states, PlainStates):
            copy = self.state()
            copy.take(states[index])
            return copy
        return self.state.read(states, index)

    def write(self, state: StandIn, states: Any, index: int = 0) -> None:
        if isinstance(states, PlainStates):
            states[index] = state
        else:
            state.write(states, index)

    def copy(self, states: Any) -> Any:
        """The same states once more."""
        if not isinstance(states, PlainStates):
            return np.frombuffer(bytearray(states.tobytes()), self.dtype)  # its own copy() goes field by field
        out = PlainStates(states.kind, len(states))
        for i, state in enumerate(states):
            out[i] = state
        return out

    def to_bytes(self, states: Any, index: int = 0) -> bytes:
        if isinstance(states, PlainStates):
            packed = np.zeros(1, self.dtype)
            states[index].write(packed, 0)
            return packed.tobytes()
        if not 0 <= index < len(states):
            raise IndexError(f"no state {index} of {len(states)}")
        return bytes(states[index : index + 1].tobytes())

    def from_bytes(self, data: bytes) -> Any:
        packed = np.frombuffer(bytearray(data), self.dtype)
        if not PLAIN:
            return packed
        states = self.states(len(packed))
        for i in range(len(packed)):
            states[i] = self.state.read(packed, i)
        return states

    def options(self, seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """The given options checked and made effective, defaults written out."""
        return effective(self.all_options, seats, given, self.clause)

    def why_won(self, state: StandIn, scores: Sequence[int], ranks: Sequence[int]) -> Verdict:
        """Why those of the first rank have won."""
        return most_points(ranks, self.end_clause) if self.verdict is None else self.verdict(state, scores, ranks)

    def plays(self, version: Any) -> bool:
        """Do these rules play games of that version as they were played then?"""
        return type(version) is int and (version == self.version or version in self.replays)

    def as_of(self, version: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """Options that were given to an earlier version, with the defaults it had where they have changed since."""
        return {**self.replays.get(version, {}), **given}

    def clause(self, number: int) -> str:
        return f"{self.prefix}-{number}"


def bind(rules: Rules) -> Rules:
    """Make the stubs work on this game's records inside compiled code."""
    for stub in STUBS:
        bind_stub(stub, getattr(rules, stub.__name__), rules.dtype)
    return rules
