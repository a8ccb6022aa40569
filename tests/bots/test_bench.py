"""The scripts that measure bots start; what they find out is no matter for a test."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.support import ROOT


@pytest.mark.parametrize("script", ["arena_speed", "ladder", "search_speed", "strength", "tune"])
def test_a_bench_script_starts(script: str) -> None:
    command = [sys.executable, f"bench/{script}.py", "--help"]
    plain = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(command, cwd=ROOT, env=plain, capture_output=True, text=True, check=True)
    assert "usage" in done.stdout
