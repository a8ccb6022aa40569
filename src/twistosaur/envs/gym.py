"""One seat against bots, as Gymnasium environments: `BotEnv` for one game, `BotVectorEnv` for many side by side.

    env = gymnasium.make("twistosaur/GAME-v1", opponents="medium", seats=4)
    observation, info = env.reset(seed=1)

The other seats are played by bots, each given only what its seat sees. A step is one decision of one's own, and all
that the others and chance do until the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ..bots import make
from ..bots.base import Bot
from ..engine import calls
from ..games import PACKAGES
from ..kernel import Rules, TwistosaurError, derive
from ..kernel.data import words
from .parts import ILLEGAL, NOT_BEGUN, Seeds, env_id, rules_of, seats_of
from .picture import picture
from .spaces import action_space, checked, observation_space, observed
from .table import Table

OWN_SEAT = "random"
"""Where one sits, if nothing is said: drawn anew for every game."""


class Opponents:
    """The bots of the other seats: one for all, or a list that is dealt out in order from one's left."""

    def __init__(self, rules: Rules, names: str | Sequence[str], seats: int) -> None:
        listed = [names] * (seats - 1) if isinstance(names, str) else list(names)
        if len(listed) != seats - 1:
            raise TwistosaurError(f"expected {seats - 1} opponents, found {len(listed)}: {words(listed)}")
        made: dict[str, Bot] = {name: make(name, rules) for name in set(listed)}
        self.rules, self.bots = rules, [made[name] for name in listed]
        self._hidden = rules.states()

    def play(self, table: Table, own: int, key: int, made: int) -> int:
        """Let the others decide until `own` must, or the game is over. Returns how many decisions were made in all."""
        while not table.over:
            deciding = table.acting
            for seat in deciding:
                if seat != own:
                    calls.hide(table.states, 0, seat, self._hidden)
                    bot = self.bots[(seat - own - 1) % table.seats]
                    table.decide(seat, bot.choose(self._hidden, seat, derive(key, made)))
                    made += 1
            if own in deciding:
                break
        return made


class Seat:
    """A place at a table of bots: what both environments do for one game."""

    def __init__(
        self, rules: Rules, seats: int, opponents: Opponents, reward: str, seat: int | str, options: dict[str, Any]
    ) -> None:
        if seat != OWN_SEAT and not (isinstance(seat, int) and 0 <= seat < seats):
            raise TwistosaurError(f"a seat is 0 to {seats - 1} or {OWN_SEAT!r}, not {seat!r}")
        self.table = Table(rules, seats, options, reward)
        self.opponents, self.wanted = opponents, seat
        self.own = 0

    def begin(self, seed: int) -> None:
        """A new game up to the own first decision."""
        self.own = seed % self.table.seats if isinstance(self.wanted, str) else self.wanted
        self.key, self.made = derive(seed, 1), 0
        self.table.reset(seed)
        self.made = self.opponents.play(self.table, self.own, self.key, self.made)

    def decide(self, action: Any, *, forgiving: bool) -> None:
        if not self.table.is_legal(self.own, action):
            if not forgiving:
                self.table.refuse(self.own, action)
            self.table.lose(self.own)
            return
        self.table.decide(self.own, action)
        self.made = self.opponents.play(self.table, self.own, self.key, self.made)

    @property
    def worth(self) -> float:
        return float(self.table.rewards()[self.own]) if self.table.over else 0.0


class BotEnv(gymnasium.Env[dict[str, Any], Any]):
    """One seat of one game against bots."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - the name and shape are Gymnasium's

    def __init__(
        self,
        game: str,
        *,
        opponents: str | Sequence[str] = "medium",
        seats: int | None = None,
        seat: int | str = OWN_SEAT,
        reward: str = "rank",
        observation: str = "flat",
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        rules = rules_of(game)
        if illegal not in ILLEGAL:
            raise TwistosaurError(f"no way {illegal!r} to treat illegal actions; there are {words(ILLEGAL)}")
        if render_mode not in (None, "ansi"):
            raise TwistosaurError(f"no render mode {render_mode!r}; there is ansi")
        many = seats_of(rules, seats)
        self._seat = Seat(rules, many, Opponents(rules, opponents, many), reward, seat, options)
        self._forgiving, self._form = illegal == "lose", checked(observation)
        self.render_mode, self._begun = render_mode, False
        self.action_space = action_space(rules)
        self.observation_space = observation_space(rules, self._form)

    def _seen(self) -> dict[str, Any]:
        table = self._seat.table
        mask, row = np.zeros(table.wait + 1, np.int8), np.zeros(table.rules.observation.length, np.int8)
        table.look(self._seat.own, mask, row)
        return observed(table.rules, self._form, row, mask)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self._seat.begin(int(self.np_random.integers(1 << 63)))
        self._begun = True
        return self._seen(), {"seat": self._seat.own}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if not self._begun:
            raise TwistosaurError(NOT_BEGUN)
        if self._seat.table.over:
            raise TwistosaurError("the game is over: call reset() for another one")
        self._seat.decide(action, forgiving=self._forgiving)
        return self._seen(), self._seat.worth, self._seat.table.over, False, {"seat": self._seat.own}

    def render(self) -> str | None:
        return picture(self._seat.table, self._seat.own) if self.render_mode == "ansi" else None


class BotVectorEnv(VectorEnv[Any, Any, Any]):
    """One seat in each of many games against bots; a game that has ended begins anew with the next step."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - the name and shape are Gymnasium's

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: str | Sequence[str] = "medium",
        seats: int | None = None,
        seat: int | str = OWN_SEAT,
        reward: str = "rank",
        observation: str = "flat",
        **options: Any,
    ) -> None:
        rules = self.rules = rules_of(game)
        many = seats_of(rules, seats)
        others = Opponents(rules, opponents, many)
        self.num_envs, self._form = num_envs, checked(observation)
        self._seats = [Seat(rules, many, others, reward, seat, options) for _ in range(num_envs)]
        self.single_action_space = action_space(rules)
        self.single_observation_space = observation_space(rules, self._form)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._masks = np.zeros((num_envs, rules.actions + 1), np.int8)
        self._rows = np.zeros((num_envs, rules.observation.length), np.int8)
        self._over = np.zeros(num_envs, bool)
        self._seeds = [Seeds() for _ in range(num_envs)]
        self._begun = False

    def _begin(self, place: int) -> None:
        self._seats[place].begin(self._seeds[place].next())

    def _seen(self) -> dict[str, Any]:
        for place, seat in enumerate(self._seats):
            seat.table.look(seat.own, self._masks[place], self._rows[place])
        return observed(self.rules, self._form, self._rows.copy(), self._masks.copy())

    def _info(self) -> dict[str, Any]:
        return {"seat": np.array([seat.own for seat in self._seats])}

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """One seed for each place, or one from which they count up; without a seed a place goes on with its own."""
        given = [seed + place for place in range(self.num_envs)] if isinstance(seed, int) else seed
        if given is not None and len(given) != self.num_envs:
            raise TwistosaurError(f"expected {self.num_envs} seeds, found {len(given)}")
        for place, own in enumerate(given or ()):
            if own is not None:
                self._seeds[place].again(own)
        for place in range(self.num_envs):
            self._begin(place)
        self._over[:] = False
        self._begun = True
        return self._seen(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        if not self._begun:
            raise TwistosaurError(NOT_BEGUN)
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,):
            raise TwistosaurError(f"expected {self.num_envs} actions, found an array of shape {chosen.shape}")
        for place, seat in enumerate(self._seats):
            if not self._over[place] and not seat.table.is_legal(seat.own, chosen[place]):
                seat.table.refuse(seat.own, chosen[place])
        rewards = np.zeros(self.num_envs)
        for place, seat in enumerate(self._seats):
            if self._over[place]:
                self._begin(place)
            else:
                seat.decide(chosen[place], forgiving=False)
                rewards[place] = seat.worth
        self._over = np.array([seat.table.over for seat in self._seats])
        return self._seen(), rewards, self._over.copy(), np.zeros(self.num_envs, bool), self._info()


def register() -> None:
    """Make the games known to `gymnasium.make` and `gymnasium.make_vec`; importing `twistosaur.envs` does it."""
    for game in PACKAGES:
        gymnasium.register(
            env_id(game),
            entry_point=f"{__name__}:BotEnv",
            vector_entry_point=f"{__name__}:BotVectorEnv",
            kwargs={"game": game},
        )
