"""The games as PettingZoo environments: `parallel_env` for decisions that are made at once, `aec_env` one by one.

    env = parallel_env("twistosaur/GAME-v1", seats=4)
    observations, infos = env.reset(seed=1)

In the parallel one everybody acts in every step; who owes nothing has one legal action, the last, which is waiting.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ..kernel import TwistosaurError
from ..kernel.data import words
from .parts import ILLEGAL, NOT_BEGUN, Seeds, env_id, rules_of, seats_of
from .picture import picture
from .spaces import action_space, checked, observation_space, observed
from .table import Table

RENDERED = ("ansi", "human")


class _Seated:
    """What the two kinds of environments share: a table, its players by name, and their spaces."""

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        reward: str = "rank",
        observation: str = "flat",
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`options` are those of the game."""
        rules = rules_of(game)
        if illegal not in ILLEGAL:
            raise TwistosaurError(f"no way {illegal!r} to treat illegal actions; there are {words(ILLEGAL)}")
        if render_mode is not None and render_mode not in RENDERED:
            raise TwistosaurError(f"no render mode {render_mode!r}; there are {words(RENDERED)}")
        self.table = Table(rules, seats_of(rules, seats), options, reward)
        self.metadata = {"name": env_id(rules.id), "render_modes": list(RENDERED), "is_parallelizable": True}
        self.render_mode = render_mode
        self.forgiving = illegal == "lose"
        self.form = checked(observation)
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self._seat = {name: seat for seat, name in enumerate(self.possible_agents)}
        self._spaces = {name: observation_space(rules, self.form) for name in self.possible_agents}
        self._actions = {name: action_space(rules) for name in self.possible_agents}
        self._seeds = Seeds()
        self._begun = False

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def begin(self, seed: int | None) -> None:
        """A new game: with this seed, else with the next of the environment's own."""
        if seed is not None:
            self._seeds.again(seed)
        self.table.reset(self._seeds.next())
        self.agents = self.possible_agents[:]
        self._begun = True

    def check_begun(self) -> None:
        if not self._begun:
            raise TwistosaurError(NOT_BEGUN)

    def seen_by(self, agent: str) -> dict[str, Any]:
        rules = self.table.rules
        mask, row = np.zeros(rules.actions + 1, np.int8), np.zeros(rules.observation.length, np.int8)
        self.table.look(self._seat[agent], mask, row)
        return observed(rules, self.form, row, mask)

    def accept(self, agent: str, action: Any) -> bool:
        """Is the action legal? If not it is an error, or ends the game where that was asked for."""
        seat = self._seat[agent]
        if self.table.is_legal(seat, action):
            return True
        if not self.forgiving:
            self.table.refuse(seat, action)
        self.table.lose(seat)
        return False

    def rewards_now(self) -> dict[str, float]:
        worth = self.table.rewards().tolist() if self.table.over else [0.0] * self.table.seats
        return dict(zip(self.possible_agents, worth, strict=True))

    def render(self) -> str | None:
        """The table as text, as its players see it together: what lies open."""
        if self.render_mode is None:
            return None
        text = picture(self.table)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held."""


class ParallelTable(_Seated, ParallelEnv):  # type: ignore[misc]
    """Everybody acts in every step."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.begin(seed)
        return {agent: self.seen_by(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """All decisions are made from what was seen before the step; what they do is seen after it."""
        self.check_begun()
        agents, table = self.agents, self.table
        if not agents:
            return {}, {}, {}, {}, {}
        missing = [agent for agent in agents if agent not in actions]
        if missing:
            raise TwistosaurError(
                f"no action of {words(missing)}: everybody acts in every step, {table.wait} is waiting"
            )
        deciding = set(table.acting)
        if all(self.accept(agent, actions[agent]) for agent in agents):
            for agent in agents:
                if self._seat[agent] in deciding:
                    table.decide(self._seat[agent], actions[agent])
        ended = table.over
        seen = {agent: self.seen_by(agent) for agent in agents}
        rewards = self.rewards_now()
        if ended:
            self.agents = []
        return (
            seen,
            rewards,
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )


class AecTable(_Seated, AECEnv):  # type: ignore[misc]
    """One acts after the other; those who decide at once do so by seat, without seeing each other's choices."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.acting[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.seen_by(agent)

    def step(self, action: Any) -> None:
        self.check_begun()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if self.accept(agent, action):
            self.table.decide(self._seat[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.rewards_now()
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.table.acting[0]]
        self._accumulate_rewards()


parallel_env, aec_env = ParallelTable, AecTable
