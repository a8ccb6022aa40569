"""What the server writes down about itself: structured, and without what players keep to themselves."""

from __future__ import annotations

import json
import subprocess
import sys

SCRIPT = """
import logging, structlog
from twistosaur.server import logs
from twistosaur.server.settings import Settings
logs.set_up(Settings(log_level="info", log_format="json"))
log = structlog.get_logger()

def think():
    try:
        raise ValueError("the card is A2")
    except ValueError as problem:
        raise RuntimeError("seat 1 holds a trex") from problem

try:
    think()
except RuntimeError as problem:
    log.exception("a bot could not think", table="t1")
    log.error("a task failed", table="t2", exc_info=problem)
    logging.getLogger("asyncio").error("Task exception was never retrieved", exc_info=problem)
log.debug("not at this level")
"""


def test_exceptions_are_logged_without_what_they_say() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)
    assert "A2" not in done.stderr
    assert "trex" not in done.stderr
    first, second, *library = done.stderr.splitlines()
    for line, table in ((first, "t1"), (second, "t2")):
        told = json.loads(line)
        assert (told["table"], told["level"]) == (table, "error")
        assert told["timestamp"].endswith("Z")
        assert "think" in told["exception"]
        assert "RuntimeError" in told["exception"]
        assert "ValueError" in told["exception"]
    assert "ERROR Task exception was never retrieved" in library[0]
    assert "RuntimeError" in library[-1]
