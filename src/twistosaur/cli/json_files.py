"""JSON that commands read from files and print on stdout."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from ..kernel import TwistosaurError


def read_json(path: Path) -> Any:
    """The content of a file, or of stdin for `-`; what is not JSON is refused in one sentence."""
    try:
        text = sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        reason = getattr(problem, "strerror", None) or "it is not text"
        raise TwistosaurError(f"{path} cannot be read: {reason}") from None
    try:
        return json.loads(text)
    except (json.JSONDecodeError, RecursionError) as problem:
        where = f", line {problem.lineno}" if isinstance(problem, json.JSONDecodeError) else ""
        raise TwistosaurError(f"{path}{where}: this is not JSON, or it has been cut short") from None


def print_json(data: Any) -> None:
    json.dump(data, sys.stdout, indent=1)
    sys.stdout.write("\n")
