"""The report of a match: one HTML file with its tables and plots, that needs nothing else, not even a network."""

from __future__ import annotations

import os
from pathlib import Path

from ...kernel import TwistosaurError
from ..book import Book
from ..extras import needed
from ..results import Result
from . import charts, page


class Report:
    """A report to be written. What would keep it from being written is said before the match is played."""

    def __init__(self, path: Path) -> None:
        needed("vl_convert", "a report")
        self.path = path
        folder = path.parent
        if path.is_dir() or not folder.is_dir() or not os.access(folder, os.W_OK):
            raise TwistosaurError(f"no report can be written to {path}")

    def write(self, book: Book, result: Result) -> None:
        drawn = charts.drawn(book, result) if result.deals else []
        new = self.path.with_name(f"{self.path.name}.new")
        new.write_text(page.html(book.match, result, drawn), encoding="utf-8")
        new.replace(self.path)
