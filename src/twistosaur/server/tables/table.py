"""A table as its log leaves it: no I/O, no time, no sockets. `fold` takes events in, `judge` says what may come."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from msgspec import Struct

from ...engine import FairChance, Game, new, position
from ...engine.fair import commitment
from ...engine.records import as_then
from ...games import PACKAGES, load
from ...kernel import TwistosaurError
from ...protocol.messages import ClockRule, Entry, Pace, SeatKind, Status
from .events import Audience, Event


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
    undo: bool = False
    """Among people, too, one's last turn may be taken back until another person has acted."""
    reveal_after: float | None = None
    """Seconds that a reveal waits for the one person among bots, who may change the choice meanwhile."""
    watch: bool = False
    """While it is played everybody finds it in the lobby, to watch."""
    start_when_full: bool = False
    """The game begins by itself when the last seat is taken."""
    daily: str | None = None
    """The day whose challenge this is: chance is the same for everybody who plays it."""
    strict: bool = False
    """Its result is compared with others': nobody is told what to do, and no turn is taken back."""
    hints: bool | None = None
    """May players ask what a bot would do? None: where only bots are against them."""
    rematch_of: str | None = None
    asked_by: int | None = None
    """The sitter of the earlier table who asked for this rematch, and is its host."""

    @property
    def is_set_up(self) -> bool:
        """Was the start chosen by whoever made the table, and not dealt by chance?"""
        return self.position is not None

    @property
    def full_time(self) -> float:
        """Seconds on a clock that has not run."""
        return float(self.clock.seconds or 0)


@dataclass(slots=True)
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


@dataclass(slots=True)
class Sitter:
    """Who sits or sat somewhere: the only place of a name and a token's hash; not part of the log."""

    seat: int
    name: str | None
    token_hash: bytes | None


class Told(Struct, frozen=True, gc=False):
    """An entry of the story: as everybody reads it, and as its own seat does where that is more."""

    public: Entry
    own: Entry | None = None


class Trial(NamedTuple):
    """A decision that was judged right: what may be written next, and the game after it."""

    seq: int
    seat: int
    kind: str
    move: str
    game: Game


class LastTurn(NamedTuple):
    """The last turn of a person, as long as no other person has acted since: it may be taken back."""

    seat: int
    number: int
    before: Game
    """The game before its first decision."""


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
        self.decision = 0
        """The number of the decision that is open now: how many moves had been revealed when it began, and more where
        turns were taken back. No number is used twice."""
        self.host: int | None = None
        self.rematch: str | None = None
        self.reason: str | None = None
        self.commitment = commitment(self.secret)
        self.updated = self.created
        self.story: list[Told] = []
        self.answered: dict[int, dict[int, str]] = {}
        """By decision: what each seat answered, after the reveal."""
        self.deciding: frozenset[int] | None = None
        """Where seats choose at once: those that do. None where one seat decides at a time."""
        self.acting: tuple[int, ...] = ()
        self.common_view: Any = None
        """What every view of this moment has in it (`Game.common`), if the last event began a decision."""
        self.seen: Any = None
        """What everybody saw when the last decision began."""
        self.reveals_nothing = False
        """The last event was a choice of which others learn only that it was made."""
        self.changes = [0] * len(self.seats)
        """By seat: how often the open decision was changed or taken back."""
        self.trial: Trial | None = None
        self.last_turn: LastTurn | None = None
        self.taken_back = [0] * len(self.seats)
        """By seat: how often a turn was taken back."""
        self._skipped = 0
        """Numbers of decisions that were used before turns were taken back."""
        self.seq = 0
        self.facts_seq = 0
        """The last event that changed what everybody knows of the table besides the game."""
        self._versions = 0
        self._own_versions = [0] * len(self.seats)

    # ---------------------------------------------------------------------------------------- versions

    def count(self, event: Event) -> None:
        """The event is the next of the log, and a new version for its audience."""
        assert event.seq == self.seq + 1, "the log has a gap"
        self.seq, self.updated = event.seq, event.at
        match event.audience:
            case Audience.EVERYBODY:
                self._versions += 1
            case Audience.OWN_SEAT:
                self._own_versions[event.own] += 1
            case Audience.NOBODY:
                pass

    def version(self, audience: int | None) -> int:
        """How many changes this audience has been shown."""
        return self._versions + (0 if audience is None else self._own_versions[audience])

    # ---------------------------------------------------------------------------------------- the game

    @property
    def is_outdated(self) -> bool:
        """Are the rules that it was made for no longer those of this server? Nobody goes on with it then: a game is
        played by one set of rules from its first move to its last."""
        if self.status not in ("open", "playing"):
            return False
        return self.setup.game not in PACKAGES or self.setup.rules != load(self.setup.game).version

    def note_decision(self) -> None:
        """Something has happened to the game."""
        if self.game is not None:
            self.decision = self.game.move_count + self._skipped

    def choice(self, seat: int) -> str | None:
        """The unrevealed choice of a seat."""
        if self.game is None or self.deciding is None or seat not in self.deciding or seat in self.acting:
            return None
        return (self.game.choices() or {}).get(seat)

    @property
    def chosen(self) -> frozenset[int]:
        """The seats that have made a choice which is not revealed yet."""
        return frozenset() if self.deciding is None else self.deciding.difference(self.acting)

    def new_game(self) -> Game:
        """The game that begins here, dealt by the secret and what the players contributed to it."""
        return _game(self.setup, FairChance(self.secret, tuple(map(self._contributed, self.seats))))

    def _contributed(self, seat: Seat) -> bytes | None:
        """What somebody adds to chance: nothing where it has to be the same for everybody."""
        return None if self.setup.daily else seat.contribution

    @property
    def allows_undo(self) -> bool:
        """May turns be taken back here? Against bots always where the game knows turns, among people if they agreed."""
        if self.game is None or self.game.rules.turn_of is None or self.setup.strict:
            return False
        return self.setup.undo or sum(seat.kind == "human" for seat in self.seats) == 1

    @property
    def is_against_bots(self) -> bool:
        """Is there a seat for one person, and are all others for bots?"""
        return sum(seat.kind != "bot" for seat in self.seats) == 1

    @property
    def allows_hints(self) -> bool:
        """May a player here be told what a bot would do? Against bots, and among people if the table says so."""
        if self.setup.strict:
            return False
        return self.is_against_bots if self.setup.hints is None else self.setup.hints

    def note_turn(self, seat: int) -> None:
        """A person is about to decide: the turn begins here, unless it is one that this person has begun already."""
        assert self.game is not None
        number = self.game.turn
        if number is None:
            self.last_turn = None
        elif self.last_turn is None or self.last_turn[:2] != (seat, number):
            self.last_turn = LastTurn(seat, number, self.game.copy())

    def go_back(self) -> None:
        """To the beginning of the last turn."""
        assert self.last_turn is not None
        assert self.game is not None
        before = self.last_turn.before
        self._skipped += self.game.move_count - before.move_count + 1
        self.game, self.last_turn = before, None

    def may_undo(self, seat: int) -> bool:
        """May this seat take its last turn back now?"""
        turn = self.last_turn
        if turn is None or turn.seat != seat or self.status != "playing" or self.seats[seat].away is not None:
            return False
        assert self.game is not None
        return turn.before.words == self.game.words  # what was drawn since would be known beforehand

    @property
    def lone_person(self) -> int | None:
        """Where a reveal waits for the one person among bots who choose at once: that seat."""
        if self.setup.reveal_after is None or self.deciding is None:
            return None
        people = [seat for seat in self.deciding if self.seats[seat].bot is None]
        return people[0] if len(people) == 1 else None

    def is_waited_for(self, bot: int) -> bool:
        """Does this bot keep its choice to itself, because the one person here has not chosen and no other bot is left
        to choose last?"""
        person = self.lone_person
        return person in self.acting and bot == max(seat for seat in self.acting if seat != person)

    # ---------------------------------------------------------------------------------------- time

    @property
    def has_clock(self) -> bool:
        return self.setup.clock.mode != "none" and self.status == "playing"

    @property
    def is_driven(self) -> bool:
        """Will time or a bot bring something here, so that somebody has to see to it?"""
        if self.status != "playing":
            return False
        waits = self.setup.pace == "live" and self.setup.gone_after is not None
        return waits or self.has_clock or any(seat.bot is not None for seat in self.seats)

    # ---------------------------------------------------------------------------------------- people

    @property
    def kept(self) -> list[int]:
        """The open seats of a rematch that are kept, until the start, for those who sat at the earlier table."""
        if self.status != "open":
            return []
        plans = enumerate(zip(self.seats, self.setup.seats, strict=True))
        return [k for k, (seat, plan) in plans if seat.kind == "open" and plan.kept is not None]

    @property
    def is_for_all(self) -> bool:
        """May anybody sit down to a fair game?"""
        open_seats = sum(seat.kind == "open" for seat in self.seats)
        return self.status == "open" and open_seats > len(self.kept) and not self.setup.is_set_up

    def seat_kept_for(self, who: int | None) -> int | None:
        """The seat, taken or not, that was kept for a sitter of the earlier table."""
        return next((k for k, plan in enumerate(self.setup.seats) if who is not None and plan.kept == who), None)

    def is_askers(self, seat: int | None) -> bool:
        """Is this the seat of the person who asked for the rematch?"""
        return seat is not None and seat == self.seat_kept_for(self.setup.asked_by)

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
        return [None if part is None else part.hex() for part in map(self._contributed, self.seats)]


def _game(setup: Setup, chance: FairChance) -> Game:
    if setup.position is not None:
        return position(as_then(load(setup.game), setup.rules, setup.position), seed=chance)
    return new(setup.game, seats=len(setup.seats), seed=chance, **setup.options)


def check_setup(setup: Setup) -> None:
    """Raises an error of the rules if no game can be played like this."""
    game = _game(setup, FairChance(bytes(32), (None,) * len(setup.seats)))
    if game.seats != len(setup.seats):
        raise TwistosaurError(f"seats: the position has {game.seats}, the table {len(setup.seats)}")
    if game.over:
        raise TwistosaurError("position: the game is over")
