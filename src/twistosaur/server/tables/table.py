"""A table as the fold of its log: no I/O, no time, no sockets. Two processes fold a log to the same bytes."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from ...engine import Common, FairChance, Game, IllegalMove, new, position
from ...engine.fair import commitment
from ...kernel import TwistosaurError
from ...protocol.errors import Refusal
from ...protocol.messages import ClockRule, Entry, Fact, Pace, SeatKind, Status
from ...protocol.times import utc
from ..store.log import LogEvent

RETURN_SECONDS = 15.0
"""What a person who takes a seat back has at least, on a clock per player."""

NOT_LEGAL = {
    "turn": "this seat has no decision to make now",
    "over": "the game is over",
    "unknown": "there is no such move",
}
Trial = tuple[tuple[int, str, int, str], Game] | tuple[None, None]
"""A line that may be written next (number, kind, seat, move), and the game after it."""


class SeatSetup(Struct, kw_only=True, omit_defaults=True):
    """How a seat is meant to be filled; `kept` is the sitter of the earlier table it is kept for."""

    kind: SeatKind = "open"
    level: str | None = None
    kept: int | None = None


class Setup(Struct, kw_only=True):
    """What a table was created with: effective options, so that a changed default changes no old table."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: list[SeatSetup]
    position: dict[str, Any] | None = None
    listed: bool = False
    pace: Pace = "live"
    clock: ClockRule
    takeover: str
    gone_after: int | None
    rematch_of: str | None = None


@dataclass
class Seat:
    kind: SeatKind
    level: str | None = None
    who: int | None = None
    contribution: bytes | None = None
    away: str | None = None
    """The level of the bot that plays for the person."""
    left: float | None = None

    @property
    def bot(self) -> str | None:
        """The level of the bot that decides here now."""
        return self.level if self.kind == "bot" else self.away


@dataclass
class Sitter:
    """Who sits or sat somewhere: the only place of a name and a token's hash; not part of the log."""

    seat: int
    name: str | None
    token_hash: bytes | None


@dataclass(frozen=True)
class Line:
    """A line of the story: as everybody reads it, and as its own seat does."""

    public: Entry
    own: Entry | None = None


def hash_token(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


@dataclass
class Table:
    id: str
    created: float
    setup: Setup
    secret: bytes
    host_hash: bytes | None
    sitters: dict[int, Sitter] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.status: Status = "open"
        self.seats = [Seat(s.kind, s.level) for s in self.setup.seats]
        self.game: Game | None = None
        self.host: int | None = None
        self.rematch: str | None = None
        self.reason: str | None = None
        self.lines: list[Line] = []
        self.seq = 0
        self.common = 0
        self.own = [0] * len(self.seats)
        self.answered: dict[int, dict[int, str]] = {}
        """By decision: what each seat answered, after the reveal."""
        self.deciding: frozenset[int] | None = None
        """Where seats choose at once: those that do. None where one seat decides at a time."""
        self.acting: tuple[int, ...] = ()
        self.common_view: Common | None = None
        """What every view of this moment has in it (`Game.common`), if the last line began a decision."""
        self._seen: Common | None = None
        """What everybody saw when the last decision began."""
        self._trial: Trial = (None, None)
        self.commitment = commitment(self.secret)
        self.updated = self.created

    # ---------------------------------------------------------------------------------------- reading

    @property
    def decision(self) -> int:
        """The number of the decision that is open now: how many moves had been revealed when it began."""
        return 0 if self.game is None else self.game.move_count

    def version(self, audience: int | None) -> int:
        """How many changes this audience has been shown."""
        return self.common + (0 if audience is None else self.own[audience])

    def is_host(self, token: str | None) -> bool:
        return (
            token is not None and self.host_hash is not None and hmac.compare_digest(hash_token(token), self.host_hash)
        )

    def sitter_of(self, token: str | None) -> int | None:
        """The sitter with this token; every stored hash is compared, in constant time."""
        if token is None:
            return None
        given, found = hash_token(token), None
        for who, sitter in self.sitters.items():
            if sitter.token_hash is not None and hmac.compare_digest(given, sitter.token_hash):
                found = who
        return found

    def seat_of(self, token: str | None) -> int | None:
        """The seat that this token may play."""
        who = self.sitter_of(token)
        if who is None:
            return None
        seat = self.sitters[who].seat
        return seat if self.seats[seat].who == who else None

    def contributions(self) -> list[str | None]:
        return [None if s.contribution is None else s.contribution.hex() for s in self.seats]

    def choice(self, seat: int) -> str | None:
        """The unrevealed choice of a seat."""
        if self.game is None or self.deciding is None or seat not in self.deciding or seat in self.acting:
            return None
        return (self.game.choices() or {}).get(seat)

    # ---------------------------------------------------------------------------------------- judging

    def judge(self, seat: int, decision: int, move: str) -> str:
        """What a decision amounts to: "move", "change" or "repeat"; raises `Refusal`.

        It is tried on a copy, which becomes the table's game when the line is written: what is in the log has been
        played once, and is not worked out again.
        """
        if self.answered.get(decision, {}).get(seat) == move:
            return "repeat"  # also after the end: the last move is repeated by whoever did not hear it acknowledged
        game = self._playing()
        if decision != self.decision:
            raise Refusal("stale", "this decision has passed")
        chosen = self.choice(seat)
        if chosen == move:
            return "repeat"
        trial = game.copy()
        if chosen is not None:
            trial.retract(seat)
        try:
            trial.play(seat, move)
        except IllegalMove as problem:
            if problem.clause is not None:
                raise Refusal("clause", f"forbidden by {problem.clause}", problem.clause) from None
            raise Refusal(problem.reason, NOT_LEGAL[problem.reason]) from None
        kind = "move" if chosen is None else "change"
        self._trial = (self.seq + 1, kind, seat, move), trial
        return kind

    def judge_take_back(self, seat: int, decision: int) -> str:
        self._playing()
        if decision != self.decision:
            raise Refusal("stale", "this decision has passed")
        if self.deciding is None or seat not in self.deciding:
            raise Refusal("turn", "there is nothing to take back")
        return "repeat" if seat in self.acting else "retract"

    def _playing(self) -> Game:
        if self.status == "open":
            raise Refusal("not-started", "the game has not begun")
        if self.game is None or self.status != "playing":
            raise Refusal("over", "the game is over")
        return self.game

    # ---------------------------------------------------------------------------------------- folding

    def fold(self, event: LogEvent) -> None:
        """Take one line of the log in. It has been judged before it was written."""
        assert event.seq == self.seq + 1, "the log has a gap"
        self.seq = event.seq
        self.updated = event.at
        before = self.decision, self.acting
        self.common_view = None
        for seat, left in zip(self.seats, event.body.get("left", ()), strict=False):
            seat.left = left
        getattr(self, f"_{event.kind}")(event)
        if event.kind == "change":
            assert event.seat is not None
            self.own[event.seat] += 1
        elif event.kind != "pause":
            self.common += 1
        if self.game is not None:
            self.acting = () if self.status != "playing" else self.game.acting
            self._wind(before)

    def _tell(self, event: LogEvent, kind: str, **more: Any) -> None:
        more.setdefault("seat", event.seat)
        self.lines.append(Line(Entry(kind=kind, at=utc(event.at), **more)))

    def _wind(self, before: tuple[int, tuple[int, ...]]) -> None:
        """On a clock per decision, every new decision has its full time."""
        if self.setup.clock.mode == "decision" and self.decision != before[0]:
            for seat in self.seats:
                seat.left = float(self.setup.clock.seconds or 0)

    def _sit(self, event: LogEvent) -> None:
        seat = self.seats[event.seat or 0]
        seat.kind, seat.level, seat.who = "human", None, event.body["who"]
        seat.contribution = bytes.fromhex(event.body["contribution"])
        if event.body.get("host"):
            self.host = event.seat
        self._tell(event, "sit")

    def _leave(self, event: LogEvent) -> None:
        seat = self.seats[event.seat or 0]
        seat.kind, seat.who, seat.contribution = "open", None, None
        if self.host == event.seat:
            self.host = None
        self._tell(event, "leave")

    def _fill(self, event: LogEvent) -> None:
        seat = self.seats[event.seat or 0]
        seat.kind, seat.level = "bot", event.body["level"]
        self._tell(event, "fill", level=seat.level)

    def _name(self, event: LogEvent) -> None:
        """Names are not in the log; this line says that one has changed."""

    def _start(self, event: LogEvent) -> None:
        chance = FairChance(self.secret, tuple(seat.contribution for seat in self.seats))
        if self.setup.position is not None:
            self.game = position(self.setup.position, seed=chance)
        else:
            self.game = new(self.setup.game, seats=len(self.seats), seed=chance, **self.setup.options)
        self.status = "playing"
        if self.setup.clock.mode == "player":
            for seat in self.seats:
                seat.left = float(self.setup.clock.seconds or 0)
        self._tell(event, "start")
        self._tell_facts()
        self._look_around(event)
        if self.setup.clock.mode == "decision":
            for seat in self.seats:
                seat.left = float(self.setup.clock.seconds or 0)

    def _play(self, event: LogEvent) -> Game:
        """The game after a move or a change: the trial of its judging, or worked out when the log is read."""
        assert self.game is not None
        assert event.seat is not None
        (tried, trial), self._trial = self._trial, (None, None)
        if trial is not None and tried == (event.seq, event.kind, event.seat, event.body["move"]):
            self.game = trial
            return trial
        if event.kind == "change":
            self.game.retract(event.seat)
        self.game.play(event.seat, event.body["move"])
        return self.game

    def _move(self, event: LogEvent) -> None:
        decision = self.decision
        game = self._play(event)
        if game.move_count > decision:
            made = game.moves_since(decision)
            self.answered[decision] = dict(made)
            for seat, move in made:
                self._tell_move(event, seat, move)
            self._tell_facts()
            self._look_around(event)

    def _tell_move(self, event: LogEvent, seat: int, move: str) -> None:
        assert self.game is not None
        shown = self.game.rules.public_move(move)
        public = Entry(kind="move", at=utc(event.at), seat=seat, move=shown)
        own = None if shown == move else Entry(kind="move", at=utc(event.at), seat=seat, move=move)
        self.lines.append(Line(public, own))

    def _tell_facts(self) -> None:
        """What the step did that the last line ends."""
        assert self.game is not None
        self.common_view = now = self.game.common()
        if facts := [Fact(**fact) for fact in self.game.rules.facts(self._seen, now)]:
            line = self.lines[-1]
            line.public.facts = facts
            if line.own is not None:
                line.own.facts = facts
        self._seen = now

    def _look_around(self, event: LogEvent) -> None:
        """A decision begins, or the game is over."""
        assert self.game is not None
        choices = self.game.choices()
        self.deciding = None if choices is None else frozenset(choices)
        if self.game.over:
            self.status = "over"
            self.deciding = None
            self._tell(event, "over", seat=None)

    def _change(self, event: LogEvent) -> None:
        self._play(event)

    def _retract(self, event: LogEvent) -> None:
        assert self.game is not None
        assert event.seat is not None
        self.game.retract(event.seat)

    def _takeover(self, event: LogEvent) -> None:
        seat = self.seats[event.seat or 0]
        seat.away = event.body["level"]
        self._tell(event, "takeover", level=seat.away, reason=event.body["reason"])

    def _return(self, event: LogEvent) -> None:
        seat = self.seats[event.seat or 0]
        seat.away = None
        if seat.left is not None:
            full = float(self.setup.clock.seconds or 0)
            seat.left = full if self.setup.clock.mode == "decision" else max(seat.left, RETURN_SECONDS)
        self._tell(event, "return")

    def _rematch(self, event: LogEvent) -> None:
        self.rematch = event.body["table"]
        self._tell(event, "rematch")

    def _close(self, event: LogEvent) -> None:
        self.status, self.reason = "closed", event.body["reason"]
        self.deciding = None
        self._tell(event, "closed", reason=self.reason)

    def _pause(self, event: LogEvent) -> None:
        """The server went away in good order: this is how the clocks stood."""


def check_setup(setup: Setup) -> None:
    """Raises an error of the rules if no game can be played like this."""
    chance = FairChance(bytes(32), (None,) * len(setup.seats))
    if setup.position is not None:
        game = position(setup.position, seed=chance)
        if game.seats != len(setup.seats):
            raise TwistosaurError(f"seats: the position has {game.seats}, the table {len(setup.seats)}")
        if game.over:
            raise TwistosaurError("position: the game is over")
    else:
        new(setup.game, seats=len(setup.seats), seed=chance, **setup.options)
