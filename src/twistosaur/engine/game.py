"""`Game`, the friendly object: a table at which every move is checked and chance is drawn by the table itself."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from typing import Any

import numpy as np

from ..games import load
from ..kernel import (
    CHANCE,
    GAME_OVER,
    NO_SUCH_ACTION,
    NOT_YOUR_TURN,
    REFUSED,
    SPECTATOR,
    PositionError,
    Rules,
    TwistosaurError,
    draw,
)
from ..kernel.data import mapping, shown
from . import calls
from .errors import IllegalMove
from .fair import FairChance
from .playouts import begin, u64

REASONS = {NOT_YOUR_TURN: "turn", GAME_OVER: "over", NO_SUCH_ACTION: "unknown"}
SEEDS = 1 << 64
COUNT_IT = "to count what lies on a table call twistosaur.score"


class Answers(dict[str, str | None]):
    """What `refusal` says to every move. Those that `Game.asked` gives are shared between all who are asked the same,
    and not to be changed."""

    @cached_property
    def by_verb(self) -> tuple[dict[str, str | None], dict[str, str]]:
        """Every move of the verbs that are possible now; the other verbs, each with the one clause that forbids it."""
        verbs: dict[str, dict[str, str | None]] = {}
        for move, answer in self.items():
            verbs.setdefault(move.partition(" ")[0], {})[move] = answer
        actions: dict[str, str | None] = {}
        others: dict[str, str] = {}
        for verb, moves in verbs.items():
            reasons = set(moves.values())
            if len(reasons) == 1 and (only := reasons.pop()) is not None:
                others[verb] = only
            else:
                actions |= moves
        return actions, others


Places = dict[str, dict[str, str | None]]
"""By choice: where it could go next (None), and the clause that keeps it out elsewhere."""

Common = dict[str, Any]
"""What every view of one moment has in it."""


class Game:
    """One game in progress. Made by `new`, `position` or `replay`; seats count from 0."""

    def __init__(self, rules: Rules, states: Any, seats: int, options: dict[str, Any], seed: int | FairChance) -> None:
        """A table around states of length 1, which become its own; pending chance is drawn at once."""
        self.rules = rules
        self.seats = seats
        self.options = options
        self.seed = seed
        self._states = states
        self._moves: list[tuple[int, str]] = []
        self._shared = False
        """A copy has the same list of moves, so whoever adds to it first makes its own."""
        self._start: dict[str, Any] | None = None
        self._out = np.zeros(rules.actions, np.int64)
        self._weights = np.zeros(rules.outcomes, np.int64)
        self._words = 0
        self._settle()

    def __repr__(self) -> str:
        doing = "over" if self.over else f"waiting for {', '.join(map(str, self.acting))}"
        return f"<Game {self.rules.id}, {self.seats} seats, {len(self._moves)} moves, {doing}>"

    # -------------------------------------------------------------------------------------------- who and what

    @property
    def game(self) -> str:
        return self.rules.id

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that owe a decision now."""
        mask = int(calls.acting(self._states, 0))
        return tuple(seat for seat in range(self.seats) if mask >> seat & 1)

    @property
    def over(self) -> bool:
        return bool(calls.over(self._states, 0))

    @property
    def moves(self) -> tuple[tuple[int, str], ...]:
        """All moves made and revealed, in the order of the record: (seat, text)."""
        return tuple(self._moves)

    def moves_since(self, count: int) -> list[tuple[int, str]]:
        """The moves after the first `count`."""
        return self._moves[count:]

    @property
    def move_count(self) -> int:
        """How many moves have been made and revealed."""
        return len(self._moves)

    @property
    def words(self) -> int:
        """How many words of chance have been used."""
        return int(self._words)

    @property
    def turn(self) -> int | None:
        """The number of the turn, where it may be taken back (`Rules.turn_of`)."""
        return None if self.rules.turn_of is None else self.rules.turn_of(self.rules.read(self._states))

    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat; empty if it owes no decision."""
        self._check_seat(seat)
        count = calls.legal(self._states, 0, seat, self._out)
        state = self.rules.read(self._states)
        return [self.rules.move_text(state, seat, int(action)) for action in self._out[:count]]

    def refusal(self, seat: int, move: str) -> str | None:
        """None if the move is legal; else the id of the clause that forbids it, or "turn", "over", "unknown"."""
        return self._refusal_text(self._judge(seat, move)[1])

    def choices(self) -> dict[int, str | None] | None:
        """Where seats choose at once: every seat of this decision with its unrevealed move or None. Else None."""
        state = self.rules.read(self._states)
        pending = self.rules.pending(state)
        if pending is None:
            return None
        return {
            seat: None if action is None else self.rules.move_text(state, seat, action)
            for seat, action in pending.items()
        }

    def answers(self, seat: int) -> Answers:
        """Every action of a seat that owes a decision, or may change one: None if legal, else as in `refusal`."""
        states = self.hidden(seat)
        calls.retract(states, 0, seat)
        return Answers(self._answers(states, self.rules.read(states), seat))

    def _answers(self, states: Any, state: Any, seat: int) -> Answers:
        calls.refusals(states, 0, seat, self._out)
        if self.rules.moves is not None:
            return said(self.rules, self.rules.moves, tuple(self._out.tolist()))
        out = Answers()
        for action, answer in enumerate(self._out.tolist()):
            text = self.rules.move_text(state, seat, action)
            if answer == 0 or text not in out:  # of equal cards only the first combination is legal
                out[text] = self._refusal_text(answer)
        return out

    def places(self, seat: int) -> Places | None:
        """Where each choice of a seat could go next (None) or not (clause), where the game can tell. Else None."""
        states = self.hidden(seat)
        calls.retract(states, 0, seat)
        found = self._places(states, self.rules.read(states), seat)
        return None if found is None else {what: Answers(answers) for what, answers in found.items()}

    def _places(self, states: Any, state: Any, seat: int) -> Places | None:
        if self.rules.places is None:
            return None
        found = self.rules.places(states, state, seat)
        return None if found is None else {what: said(self.rules, *answers) for what, answers in found.items()}

    def _refusal_text(self, answer: int) -> str | None:
        return None if answer == 0 else refusal_text(self.rules, answer)

    def _judge(self, seat: int, move: str) -> tuple[int, int, Any]:
        """The action that a text means, what `refusal` says to it, and the state it was read with."""
        self._check_seat(seat)
        action, state = NO_SUCH_ACTION, self.rules.read(self._states)
        if isinstance(move, str):
            action = self.rules.move_action(state, seat, move)
        if action <= REFUSED:
            now = int(calls.refusal(self._states, 0, seat, 0))
            return action, now if now < 0 else REFUSED - action, state
        if action < 0:
            return action, action, state
        return action, int(calls.refusal(self._states, 0, seat, action)), state

    # -------------------------------------------------------------------------------------------- playing

    def play(self, seat: int, move: str) -> None:
        """Make a move, or raise `IllegalMove`. A simultaneous choice stays secret until the last one is in."""
        action, answer, before = self._judge(seat, move)
        if answer:
            reason = REASONS.get(answer, "clause")
            raise IllegalMove(seat, str(move), reason, self.rules.clause(answer) if answer > 0 else None)
        self._play(seat, action, before)

    def _play(self, seat: int, action: int, before: Any) -> None:
        if isinstance(self.seed, FairChance):
            calls.apply(self._states, 0, seat, action)
            self._settle()
        else:
            self._words = calls.decide(self._states, 0, seat, action, u64(self.seed), self._words, self._weights)
        self._note(before, seat, action)

    def _settle(self) -> None:
        """Make every pending draw."""
        states, weights = self._states, self._weights
        if not isinstance(self.seed, FairChance):
            self._words = int(calls.chance(states, 0, u64(self.seed), self._words, weights))
            return
        while not calls.acting(states, 0) and not calls.over(states, 0):
            count = calls.odds(states, 0, weights)
            calls.apply(states, 0, CHANCE, draw(weights, count, u64(self.seed.word(self._words))))
            self._words += 1

    def _note(self, before: Any, seat: int, action: int) -> None:
        """Write down what has been revealed: choices made together go into the record in the order of the seats."""
        pending = self.rules.pending(before) or {}
        pending[seat] = action
        if None in pending.values():
            return
        if self._shared:
            self._moves, self._shared = list(self._moves), False
        for who, what in sorted(pending.items()):
            assert what is not None
            self._moves.append((who, self.rules.move_text(before, who, what)))

    def retract(self, seat: int) -> None:
        """Take back an own choice that is not revealed yet."""
        self._check_seat(seat)
        if not calls.retract(self._states, 0, seat):
            raise IllegalMove(seat, "retract", "over" if self.over else "turn")

    # -------------------------------------------------------------------------------------------- looking

    def view(self, seat: int | None, common: Common | None = None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see, as plain data. Several views of one moment share `common()`."""
        states = self._hidden(SPECTATOR) if seat is None else self.hidden(seat)
        return self._view(self.rules.read(states), seat, common)

    def asked(self, seat: int, common: Common | None = None) -> tuple[dict[str, Any], Answers, Places | None]:
        """`view`, `answers` and `places` of a seat from one look at what it sees."""
        states = self.hidden(seat)
        state = self.rules.read(states)
        view = self._view(state, seat, common)
        if calls.retract(states, 0, seat):
            state = self.rules.read(states)
        return view, self._answers(states, state, seat), self._places(states, state, seat)

    def _view(self, state: Any, seat: int | None, common: Common | None) -> dict[str, Any]:
        known = common if common is not None else self.common()
        seen = self.rules.view(state, SPECTATOR if seat is None else seat, self.options, known)
        seen["seat"] = seat
        return seen

    def common(self) -> Common:
        """What every view of this moment has in it, made from what a spectator sees: all that `Rules.facts` reads."""
        public = self.rules.public(self.rules.read(self._hidden(SPECTATOR)))
        return {**public, "acting": list(self.acting), "over": self.over, "scores": list(self.scores)}

    def hidden(self, seat: int) -> Any:
        """The record as a seat sees it, states of length 1: all that a bot is ever given."""
        self._check_seat(seat)
        return self._hidden(seat)

    def _hidden(self, audience: int) -> Any:
        out = self.rules.states()
        calls.hide(self._states, 0, audience, out)
        return out

    def position(self) -> dict[str, Any]:
        """The full truth as plain data; `twistosaur.position` reads it back."""
        return self.rules.position(self.rules.read(self._states), self.options)

    def state_bytes(self) -> bytes:
        """The record itself."""
        return self.rules.to_bytes(self._states)

    # -------------------------------------------------------------------------------------------- points

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of every seat, as the table stands."""
        out = np.zeros(self.seats, np.int64)
        calls.scores(self._states, 0, out)
        return tuple(out.tolist())

    @property
    def ranks(self) -> tuple[int, ...]:
        """Rank of every seat, as the table stands: 1 is best, ties share, the next is skipped."""
        out = np.zeros(self.seats, np.int64)
        calls.ranks(self._states, 0, out)
        return tuple(out.tolist())

    def breakdown(self, seat: int) -> dict[str, int]:
        """Where the points of a seat come from."""
        self._check_seat(seat)
        out = np.zeros((self.seats, len(self.rules.sources)), np.int64)
        calls.breakdown(self._states, 0, out)
        points = dict(zip(self.rules.sources, out[seat].tolist(), strict=True))
        return {name: points[name] for name in self.rules.own_sources(self.rules.read(self._states))}

    # -------------------------------------------------------------------------------------------- keeping

    def record(self) -> dict[str, Any]:
        """All that is needed to play the game again: `twistosaur.replay` does it."""
        out: dict[str, Any] = {
            "game": self.rules.id,
            "rules": self.rules.version,
            "seats": self.seats,
            "options": dict(self.options),
            **({"chance": self.seed.data()} if isinstance(self.seed, FairChance) else {"seed": self.seed}),
            "moves": [[seat, text] for seat, text in self._moves],
        }
        if self._start is not None:
            out["position"] = self._start
        if self.over:
            out["result"] = {"scores": list(self.scores), "ranks": list(self.ranks)}
        return out

    def copy(self) -> Game:
        """A second table in the same state with the same future."""
        other = object.__new__(Game)
        self._shared = True
        other.__dict__.update(self.__dict__)
        other._states = self.rules.copy(self._states)
        other._out, other._weights = self._out.copy(), self._weights.copy()
        return other

    def _check_seat(self, seat: Any) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise TwistosaurError(f"no seat {shown(seat)}; there are seats 0 to {self.seats - 1}")


@lru_cache(4096)
def said(rules: Rules, names: tuple[str, ...], answers: tuple[int, ...]) -> Answers:
    """What `refusal` says to each of these, as text. Tables are asked about the same again and again."""
    return Answers({name: refusal_text(rules, n) if n else None for name, n in zip(names, answers, strict=True)})


@cache
def refusal_text(rules: Rules, answer: int) -> str:
    return REASONS[answer] if answer < 0 else rules.clause(answer)


def check_seats(rules: Rules, seats: Any) -> int:
    low, high = rules.seats
    if isinstance(seats, bool) or not isinstance(seats, int) or not low <= seats <= high:
        raise TwistosaurError(f"{rules.id} is for {low} to {high} seats, not {shown(seats)}")
    return seats


def check_seed(seed: Any) -> int | FairChance:
    if isinstance(seed, FairChance):
        return seed
    if seed is None:
        return secrets.randbits(64)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
        raise TwistosaurError(f"a seed is a whole number from 0 to 2**64 - 1, not {shown(seed)}")
    return seed


def new(game: str, *, seats: int, seed: int | FairChance | None = None, **options: Any) -> Game:
    """A new game. Without a seed one is drawn; it is in the record. A host may give a `FairChance` instead."""
    rules = load(game)
    seats = check_seats(rules, seats)
    effective = rules.options(seats, options)
    states = rules.states()
    begin(states, 0, rules.encode(seats, effective))
    return Game(rules, states, seats, effective, check_seed(seed))


def position(data: Mapping[str, Any], *, seed: int | FairChance | None = None) -> Game:
    """A game that goes on from a position, as `Game.position` gives it."""
    facts = mapping(data, "position")
    if "game" not in facts:
        raise PositionError("game", f"missing, a position says which it is; {COUNT_IT}")
    rules = load(str(facts["game"]))
    if "phase" not in facts and rules.score_key in facts:
        raise PositionError("phase", f"missing, a position says where the game stands; {COUNT_IT}")
    states, options = rules.from_position(rules, facts)
    state: Any = rules.read(states)
    game = Game(rules, states, int(state.seats), options, check_seed(seed))
    start = game.copy()
    for seat in range(game.seats):
        calls.retract(start._states, 0, seat)
    game._start = start.position()  # a record keeps only final choices, so it starts before any of them
    return game
