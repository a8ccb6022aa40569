"""Many games at once on a GPU: what `twistosaur.envs.Batch` is on the processor, its arrays in the GPU's memory."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..engine.playouts import opening, u64
from ..envs.loops import ENDED, EPISODE, SEAT
from ..envs.parts import illegal_move, kind_of_reward, rules_of, seats_of
from ..kernel import TwistosaurError
from .device import THREADS, blocks, gpu
from .kernels import MOST_THREADS, WORD, threads_of
from .launch import launcher

NONE_WRONG = np.int32((1 << 31) - 1)


class Batch:
    """Games side by side, one decision of each in every step; a game that ends is rewarded and begins anew.

    The arrays are the same ones at every step and stay on the GPU. They have `__cuda_array_interface__`: PyTorch and
    CuPy take them without a copy (`torch.as_tensor(batch.masks)`), `copy_to_host()` gives NumPy's.
    """

    def __init__(
        self,
        game: str,
        count: int,
        *,
        seats: int | None = None,
        seed: int = 0,
        reward: str = "rank",
        observe: bool = True,
        check: bool = True,
        **options: Any,
    ) -> None:
        if not 1 <= count < NONE_WRONG:
            raise TwistosaurError(f"a batch has 1 to {NONE_WRONG - 1} games, not {count!r}")
        cuda = self._cuda = gpu()
        rules = self.rules = rules_of(game)
        self.seats, self.count = seats_of(rules, seats), count
        self.options = rules.options(self.seats, options)
        self.check = check
        """Look at every action before a step? An illegal one that nobody looked at ruins its game."""
        self.states = cuda.device_array(count, rules.dtype)
        """The records themselves."""
        self._mask_words, self.masks = self._rows(rules.actions + 1)
        """By game: the legal actions of the seat that decides. The last column, waiting, is never legal here."""
        self._row_words, self.observations = self._rows(rules.observation.length if observe else 0)
        """By game: what the seat that decides sees."""
        self.rewards = cuda.device_array((count, self.seats), np.float32)
        """By game and seat: what the last game that ended there was worth; `ended` says whether it ended just now."""
        self.actions = cuda.device_array(count, np.int64)
        """A place for actions, which `pick` fills."""
        self.desk = cuda.device_array((count, 4), np.int64)
        """By game: words of chance it has used, games ended there, who decides, whether the last step ended one."""
        self._seeds = cuda.device_array(count, np.uint64)
        self._wrong = cuda.device_array(1, np.int32)
        self._start = cuda.to_device(opening(rules, self.seats, self.options))
        self._kind = kind_of_reward(reward)
        self._threads = threads_of(rules, seeing=observe)
        self.reset(seed)

    def _rows(self, width: int) -> tuple[Any, Any]:
        """Rows of bytes for all games: as words with room for whole blocks, and as what they are."""
        whole = blocks(self.count, MOST_THREADS) * MOST_THREADS
        if width == 0:
            return None, self._cuda.device_array((self.count, 0), np.int8)
        words = self._cuda.device_array(whole * width // WORD, np.uint32)
        return words, words.view(np.int8)[: self.count * width].reshape(self.count, width)

    @property
    def seat(self) -> Any:
        """By game: who decides."""
        return self.desk[:, SEAT]

    @property
    def ended(self) -> Any:
        """By game: 1 where the last step ended one and began the next."""
        return self.desk[:, ENDED]

    @property
    def episode(self) -> Any:
        """By game: how many have ended at this place."""
        return self.desk[:, EPISODE]

    def reset(self, seed: int) -> None:
        """All games begin anew."""
        zero_desk, zero_rewards = np.zeros(self.desk.shape, np.int64), np.zeros(self.rewards.shape, np.float32)
        self.desk.copy_to_device(zero_desk)
        self.rewards.copy_to_device(zero_rewards)
        self._launch(
            "begin", self.states, self._start, u64(seed), self._seeds, self.desk, self.masks, self.observations
        )

    def pick(self, key: int, n: int) -> Any:
        """Any legal action of every game, the same for the same key and n: for playing at random."""
        self._launch("pick", self._mask_words, u64(key), n, self.actions, threads=threads_of(self.rules, seeing=False))
        return self.actions

    def step(self, actions: Any) -> None:
        """One decision in each game: an array of int64 on the GPU, or one of NumPy's, which is copied there.

        If one of them is illegal, and `check` is on, nothing has been done to any.
        """
        chosen = self._on_the_gpu(actions)
        if self.check:
            self._refuse_illegal(chosen)
        seeing = self._row_words is not None
        self._launch(
            "see" if seeing else "step",
            self.states,
            self._start,
            self._seeds,
            self.desk,
            chosen,
            self._mask_words,
            self._row_words if seeing else self.observations,
            self.rewards,
            self._kind,
            threads=self._threads,
        )

    def _on_the_gpu(self, actions: Any) -> Any:
        if hasattr(actions, "__cuda_array_interface__"):
            chosen = self._cuda.as_cuda_array(actions)
        else:
            given = np.asarray(actions)
            chosen = np.ascontiguousarray(given, np.int64) if given.dtype.kind in "iu" else given
        if chosen.shape != (self.count,) or chosen.dtype != np.int64:
            raise TwistosaurError(
                f"expected {self.count} whole numbers (int64), one action a game, found {chosen.dtype} {chosen.shape}"
            )
        return chosen if hasattr(chosen, "copy_to_host") else self._cuda.to_device(chosen, to=self.actions)

    def _refuse_illegal(self, chosen: Any) -> None:
        self._wrong.copy_to_device(np.array([NONE_WRONG]))
        self._launch("check", chosen, self.masks, self._wrong)
        wrong = int(self._wrong.copy_to_host()[0])
        if wrong == NONE_WRONG:
            return
        state, seat = self.states[wrong : wrong + 1].copy_to_host(), int(self.seat[wrong])
        problem = illegal_move(self.rules, state, 0, seat, int(chosen[wrong]))
        problem.add_note(f"in game {wrong} of the batch; no game has been stepped")
        raise problem

    def _launch(self, kernel: str, *arguments: Any, threads: int = THREADS) -> None:
        launcher(self.rules, kernel)[blocks(self.count, threads), threads](*arguments)
