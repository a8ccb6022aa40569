"""The games as environments for programs that learn: batches of many games, PettingZoo and Gymnasium.

`Batch` needs nothing but the package. The others come with an extra, `pip install "twistosaur[envs]"`, and are imported
when they are asked for. With it, importing this module makes the games known to `gymnasium.make`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ..kernel import TwistosaurError
from .batch import Batch
from .parts import env_id

ELSEWHERE = {
    "parallel_env": "zoo",
    "aec_env": "zoo",
    "BotEnv": "gym",
    "BotVectorEnv": "gym",
}
"""What needs the extra, by the module that it is in."""

__all__ = ["Batch", "BotEnv", "BotVectorEnv", "aec_env", "env_id", "parallel_env"]


def __getattr__(name: str) -> Any:
    if name not in ELSEWHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f".{ELSEWHERE[name]}", __name__), name)
    except ModuleNotFoundError as problem:
        if problem.name not in ("gymnasium", "pettingzoo"):
            raise
        sentence = f'{name} needs {problem.name}: install it with pip install "twistosaur[envs]"'
        raise TwistosaurError(sentence) from problem


if find_spec("gymnasium") is not None:
    from .gym import register

    register()
