"""Things that are alike have other names at every step: a net that sees all of them learns that names mean nothing."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from twistosaur.kernel import Rules


class Names:
    """The symmetries of a game as tensors, and which of them every place has at the moment."""

    def __init__(self, rules: Rules, device: Any) -> None:
        found = rules.observation.symmetries
        self.ways = len(found) if found else 1
        if found:
            self._rows = torch.from_numpy(found.rows.astype(np.int64)).to(device)
            self._new = torch.from_numpy(found.actions.astype(np.int64)).to(device)
            self._old = self._new.argsort(-1)

    def draw(self, places: Any, n: int) -> None:
        """Names for step n: in turns, and other ones at places side by side."""
        if self.ways > 1:
            now = (places + n) % self.ways
            self._row, self._to, self._from = self._rows[now], self._new[now], self._old[now]

    def rows(self, rows: Any) -> Any:
        return rows if self.ways == 1 else rows.gather(1, self._row)

    def to_new(self, by_action: Any) -> Any:
        """A number for every action, under the new names."""
        return by_action if self.ways == 1 else by_action.gather(1, self._from)

    def new_of(self, actions: Any) -> Any:
        return actions if self.ways == 1 else self._to.gather(1, actions[:, None])[:, 0]

    def old_of(self, actions: Any) -> Any:
        return actions if self.ways == 1 else self._from.gather(1, actions[:, None])[:, 0]
