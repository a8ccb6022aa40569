"""Commands for tests: run in this process, with all they print, and what a mistake must look like."""

from __future__ import annotations

import io
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass

import pytest

from twistosaur.cli import main


@dataclass
class Done:
    returncode: int
    stdout: str
    stderr: str


def run(*arguments: str, stdin: str = "", **environment: str) -> Done:
    """A command in this process: as quick as the command itself, with everything it prints."""
    out, err, code = io.StringIO(), io.StringIO(), 0
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr("sys.stdin", io.StringIO(stdin))
        for name, value in {"COLUMNS": "100", **environment}.items():
            patch.setenv(name, value)
        try:
            main(arguments)
        except SystemExit as stop:
            code = int(stop.code or 0)
    return Done(code, out.getvalue(), err.getvalue())


def failed(done: Done, *words: str) -> None:
    """Exit code 2, one sentence on stderr, nothing on stdout, no traceback."""
    assert done.returncode == 2, done
    assert done.stdout == ""
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("twistosaur: ")
    for word in words:
        assert word in lines[0]
