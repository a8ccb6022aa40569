"""Pages with parts that programs write: what stands between two markers is replaced, the rest is left alone."""

from __future__ import annotations

from pathlib import Path


def markers(program: str) -> tuple[str, str]:
    return f"<!-- {program}: begin -->", f"<!-- {program}: end -->"


def written(page: str, program: str, block: str) -> str:
    """A page with the block of a program between its markers."""
    begin, end = markers(program)
    before, found, rest = page.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise SystemExit(f"the page has no {begin} ... {end}")
    return f"{before}{begin}\n{block.strip()}\n{end}{after}"


def write(path: Path, program: str, block: str) -> None:
    path.write_text(written(path.read_text(encoding="utf-8"), program, block), encoding="utf-8")
