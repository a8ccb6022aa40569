"""The games in OpenSpiel: `import twistosaur.envs.spiel`, then `pyspiel.load_game("twistosaur_GAME")`.

There are two of each. In `twistosaur_GAME` seats decide at once wherever the rules say so. In
`twistosaur_GAME_in_turns` they do it one after the other, and nobody sees what the others have chosen: for algorithms
that only take turns. Every draw is a chance node with the odds of the rules.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ..engine import calls
from ..engine.playouts import opening, u64
from ..games import PACKAGES, load
from ..kernel import CHANCE, Rules, TwistosaurError
from .loops import pay
from .parts import Seeds, kind_of_reward, seats_of

try:
    import pyspiel
except ModuleNotFoundError as problem:
    sentence = 'these games need OpenSpiel: install it with pip install "twistosaur[openspiel]"'
    raise TwistosaurError(sentence) from problem

LONGEST = 1 << 17
"""More decisions than any game has, and more draws."""
MARGIN = 10_000.0
"""More points than anybody can be ahead by."""
DEFAULTS: dict[str, Any] = {"players": 4, "reward": "rank", "options": "{}"}
CHANCE_NODE, SIMULTANEOUS, TERMINAL = (
    int(one) for one in (pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.SIMULTANEOUS, pyspiel.PlayerId.TERMINAL)
)
FINGERPRINT = 64
"""Bits of an information state that tell apart what a seat has seen before."""


def short_name(rules: Rules, *, turns: bool) -> str:
    return f"twistosaur_{rules.id.replace('-', '_')}" + ("_in_turns" if turns else "")


def game_type(rules: Rules, *, turns: bool, reward: str = "rank") -> Any:
    kinds = pyspiel.GameType
    low, high = rules.seats
    return kinds(
        short_name=short_name(rules, turns=turns),
        long_name=f"Twistosaur: {rules.id}" + (", in turns" if turns else ""),
        dynamics=kinds.Dynamics.SEQUENTIAL if turns else kinds.Dynamics.SIMULTANEOUS,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM if reward == "win" else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


def options_of(text: str) -> Mapping[str, Any]:
    """Options as a parameter of OpenSpiel: JSON with ' for ", as its own text of a game allows no quotes."""
    try:
        found = json.loads(text.replace("'", '"').replace(";", ","))
    except json.JSONDecodeError as problem:
        raise TwistosaurError(f"options are JSON, such as {{'board': 'winter'}}, not {text!r}") from problem
    if not isinstance(found, dict):
        raise TwistosaurError(f"options are JSON, such as {{'board': 'winter'}}, not {text!r}")
    return found


@dataclass(frozen=True, eq=False)
class Setting:
    """What stays the same through all games of one table, and arrays to work in."""

    rules: Rules
    seats: int
    options: Mapping[str, Any]
    kind: int
    turns: bool
    asked: tuple[Any, ...]
    """What it was made of."""
    start: Any
    moves: Any
    weights: Any
    row: Any


@cache
def setting_of(game: str, players: int, reward: str, options: str, turns: bool) -> Setting:
    rules = load(game)
    seats = seats_of(rules, players)
    chosen = rules.options(seats, options_of(options))
    moves, weights = np.zeros(rules.actions, np.int64), np.zeros(rules.outcomes, np.int64)
    row = np.zeros(rules.observation.length, np.int8)
    asked = game, players, reward, options, turns
    start = opening(rules, seats, chosen)
    return Setting(rules, seats, chosen, kind_of_reward(reward), turns, asked, start, moves, weights, row)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games with its seats, options and reward."""

    rules: Rules
    turns: bool

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = DEFAULTS | dict(params or {})
        reward = str(given["reward"])
        asked = self.rules.id, int(given["players"]), reward, str(given["options"]), self.turns
        self.setting = setting_of(*asked)
        most = MARGIN if reward == "margin" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=self.rules.outcomes,
            num_players=self.setting.seats,
            min_utility=0.0 if reward == "win" else -most,
            max_utility=most,
            utility_sum=1.0 if reward == "win" else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.rules, turns=self.turns, reward=reward), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Moment:
    """What a state of OpenSpiel holds: the record, whose turn it is, and what every seat has seen. Copies are quick."""

    def __init__(self, setting: Setting, states: Any, seen: list[Seen], past: list[bytes]) -> None:
        self.setting, self.states, self.seen, self.past = setting, states, seen, past
        self.turn()

    def turn(self) -> None:
        """Who acts now, as OpenSpiel numbers it."""
        mask = int(calls.acting(self.states, 0))
        self.mask = mask
        if mask == 0:
            self.player = TERMINAL if calls.over(self.states, 0) else CHANCE_NODE
        elif mask & (mask - 1) and not self.setting.turns:
            self.player = SIMULTANEOUS
        else:
            self.player = (mask & -mask).bit_length() - 1

    def __deepcopy__(self, _memo: Any) -> Moment:
        """OpenSpiel clones a state by deep copies of what it holds; the setting is the same for all."""
        copy = object.__new__(Moment)
        copy.setting, copy.mask, copy.player = self.setting, self.mask, self.player
        copy.states = self.setting.rules.copy(self.states)
        copy.seen, copy.past = [seen.copy() for seen in self.seen], self.past[:]
        return copy

    def __reduce__(self) -> Any:
        """OpenSpiel writes a state down as a pickle of what it holds."""
        seen = [(self.fingerprint(one.seat), one.last) for one in self.seen]
        return restored, (self.setting.asked, self.setting.rules.to_bytes(self.states), seen)

    def decide(self, seat: int, action: int) -> None:
        calls.apply(self.states, 0, seat, action)

    def look(self) -> None:
        """Something was decided or drawn, and everybody looks."""
        self.past.append(self.setting.rules.to_bytes(self.states))
        self.turn()

    def fingerprint(self, seat: int) -> bytes:
        """Of everything that a seat has seen: made only when somebody asks for it."""
        return self.seen[seat].all_of(self.setting.rules, self.past)

    def guess(self, seat: int, key: int) -> Moment:
        """A moment that the seat could be in. What others have seen before it is as unknown as what they hold."""
        rules = self.setting.rules
        hidden, world = rules.states(), rules.states()
        calls.hide(self.states, 0, seat, hidden)
        calls.guess(hidden, 0, seat, u64(key), world)
        self.fingerprint(seat)
        seen = [one.copy() if one.seat == seat else Seen(one.seat) for one in self.seen]
        seen[seat].read = 1
        return Moment(self.setting, world, seen, [rules.to_bytes(world)])


class Seen:
    """What a seat has seen, as a fingerprint."""

    __slots__ = ("digest", "last", "read", "seat")

    def __init__(self, seat: int, last: bytes = b"", digest: bytes = bytes(FINGERPRINT // 8), read: int = 0) -> None:
        self.seat, self.last, self.digest = seat, last, digest
        self.read = read
        """How much of the past it is of."""

    def copy(self) -> Seen:
        return Seen(self.seat, self.last, self.digest, self.read)

    def all_of(self, rules: Rules, past: list[bytes]) -> bytes:
        hidden = rules.states()
        for record in past[self.read :]:
            calls.hide(rules.from_bytes(record), 0, self.seat, hidden)
            now = rules.to_bytes(hidden)
            if now != self.last:
                self.last = now
                self.digest = hashlib.blake2b(self.digest + now, digest_size=FINGERPRINT // 8).digest()
        self.read = len(past)
        return self.digest


def restored(asked: tuple[Any, ...], record: bytes, seen: list[tuple[bytes, bytes]]) -> Moment:
    """A moment that was written down."""
    setting = setting_of(*asked)
    seats = [Seen(seat, last, digest) for seat, (digest, last) in enumerate(seen)]
    return Moment(setting, setting.rules.from_bytes(record), seats, [])


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game, as OpenSpiel asks about it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        setting = game.setting
        seen = [Seen(seat) for seat in range(setting.seats)]
        self.moment = Moment(setting, setting.rules.copy(setting.start), seen, [])

    # ---------------------------------------------------------------------------------------- whose turn, and what then

    def current_player(self) -> int:
        return self.moment.player

    def is_terminal(self) -> bool:
        return self.moment.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        moves = self.moment.setting.moves
        return sorted(moves[: calls.legal(self.moment.states, 0, player, moves)].tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.moment.setting.weights
        found = weights[: calls.odds(self.moment.states, 0, weights)].tolist()
        total = sum(found)
        return [(outcome, weight / total) for outcome, weight in enumerate(found) if weight]

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        moment.decide(CHANCE if moment.player == CHANCE_NODE else moment.player, action)
        moment.look()

    def _apply_actions(self, actions: list[int]) -> None:
        moment = self.moment
        for seat, action in enumerate(actions):
            if moment.mask >> seat & 1:
                moment.decide(seat, action)
        moment.look()

    def returns(self) -> list[float]:
        setting, states = self.moment.setting, self.moment.states
        out = np.zeros(setting.seats)
        if self.is_terminal():
            places, points = np.zeros(setting.seats, np.int64), np.zeros(setting.seats, np.int64)
            calls.ranks(states, 0, places)
            calls.scores(states, 0, points)
            pay(setting.kind, setting.seats, places, points, out)
        return list(out.tolist())

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one, drawn fairly; its history is still that of this one."""
        made: SpielState = self.clone()
        made.moment = self.moment.guess(player_id, int(probability_sampler() * 2**53))
        return made

    # ---------------------------------------------------------------------------------------- in words

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE_NODE:
            return f"outcome {action}"
        rules = self.moment.setting.rules
        return str(rules.move_text(rules.read(self.moment.states), player, action))

    def __str__(self) -> str:
        setting = self.moment.setting
        return json.dumps(
            setting.rules.position(setting.rules.read(self.moment.states), setting.options), sort_keys=True
        )


class SpielObserver:
    """What a player sees: the features of the game's own observation by their names, 0 to 1; for an information state
    with the fingerprint of all that it has seen."""

    def __init__(self, game: SpielGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise TwistosaurError(f"these observations take no parameters, not {params!r}")
        if iig_obs_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise TwistosaurError("an observation is what one player sees, never what all of them do")
        setting = game.setting
        observation = setting.rules.observation
        self._recall = bool(iig_obs_type.perfect_recall)
        self._setting, self._length = setting, observation.length
        self._most = observation.most.astype(np.float32)
        self.tensor = np.zeros(observation.length + (FINGERPRINT if self._recall else 0), np.float32)
        self.dict = dict(observation.named(self.tensor[: self._length]))
        if self._recall:
            self.dict["fingerprint"] = self.tensor[self._length :]

    def set_from(self, state: SpielState, player: int) -> None:
        setting = self._setting
        calls.observe(state.moment.states, 0, player, setting.row)
        np.divide(setting.row, self._most, out=self.tensor[: self._length])
        if self._recall:
            found = state.moment.fingerprint(player)
            self.tensor[self._length :] = np.unpackbits(np.frombuffer(found, np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        setting = self._setting
        if self._recall:
            return f"player {player}, {state.moment.fingerprint(player).hex()}"
        calls.observe(state.moment.states, 0, player, setting.row)
        named = setting.rules.observation.named(setting.row)
        seen = (f"{name}={' '.join(map(str, found.ravel().tolist()))}" for name, found in named.items() if found.any())
        return f"player {player}\n" + "\n".join(seen)


def resampler(seed: int) -> Callable[[SpielState, int], SpielState]:
    """What OpenSpiel's ISMCTS bot takes: states that a player cannot tell apart, from `guess` of the rules."""
    seeds = Seeds()
    seeds.again(seed)

    def resample(state: SpielState, player: int) -> SpielState:
        made: SpielState = state.clone()
        made.moment = state.moment.guess(player, seeds.next())
        return made

    return resample


def register() -> None:
    """Make all games known to OpenSpiel."""
    for game in PACKAGES:
        for turns in (False, True):
            rules = load(game)
            kind = type("SpielGame", (SpielGame,), {"rules": rules, "turns": turns})
            pyspiel.register_game(game_type(rules, turns=turns), kind)


register()
