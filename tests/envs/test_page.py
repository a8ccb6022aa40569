"""The programs of the page on environments run as they stand there."""

from __future__ import annotations

import re

import pytest

from tests.support import ROOT
from twistosaur.kernel import PLAIN

PROGRAMS = re.findall(r"```python\n(.+?)```", (ROOT / "docs" / "environments.md").read_text(encoding="utf-8"), re.S)


@pytest.mark.skipif(PLAIN, reason="thousands of games are for compiled rules")
@pytest.mark.parametrize("program", PROGRAMS, ids=["zoo", "gymnasium", "openspiel", "batch"])
def test_a_program_of_the_page_runs(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(program, "docs/environments.md", "exec"), {})
    assert capsys.readouterr().out.strip()
