"""Libraries that only some commands need."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..kernel import TwistosaurError


def needed(module: str, what: str, extra: str = "stats") -> Any:
    """A library of an extra."""
    try:
        return import_module(module)
    except ImportError:
        raise TwistosaurError(f"{what} needs the extra '{extra}': pip install 'twistosaur[{extra}]'") from None
