"""The report: an analysis as one HTML page that needs nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..kernel import TwistosaurError
from .result import Analysis


def write(analysis: Analysis, record: Mapping[str, Any], path: Path, language: str) -> None:
    """Write the report of an analysis and of the record that it is about."""
    raise TwistosaurError("the page of the report has not been built: make web builds it")
