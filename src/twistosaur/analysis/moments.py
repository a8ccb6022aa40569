"""The moments that decided a game."""

from __future__ import annotations

from .curve import Curve
from .result import Judgement, Turning
from .story import Story


def turning_points(story: Story, curve: Curve, decisions: tuple[Judgement, ...]) -> tuple[Turning, ...]:
    return ()
