"""Structured logs: one JSON object a line, with table ids, without names, tokens, addresses or moves.

At a terminal they are coloured lines, and only of what went wrong.

What an exception says may hold a card; where it came from does not. So its message is left out, everywhere.
"""

from __future__ import annotations

import logging
import sys
import traceback
from typing import Any

import structlog

from .settings import Settings


def where(problem: BaseException) -> str:
    """The kind of an exception and the way it took, those it came from included; not what it says."""
    lines: list[str] = []
    one: BaseException | None = problem
    while one is not None and len(lines) < 100:
        lines += [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(one.__traceback__)]
        lines.append(type(one).__name__)
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)
    return " < ".join(reversed(lines))


def leave_out_messages(_: Any, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Processor: `exc_info` becomes where an exception came from."""
    given = event.pop("exc_info", None)
    problem = given if isinstance(given, BaseException) else given[1] if isinstance(given, tuple) else None
    if given is True:
        problem = sys.exc_info()[1]
    if problem is not None:
        event["exception"] = where(problem)
    return event


class Reticent(logging.Formatter):
    """For the logs of libraries, which would print what an exception says."""

    def formatException(self, ei: Any) -> str:  # noqa: N802 - the name of the library
        return where(ei[1])


SAID_BY_VISITORS = ("Invalid UTF-8", "Invalid HTTP request", "Unsupported upgrade")
"""How messages of uvicorn begin that anybody can cause as often as he likes."""


def not_a_visitors(record: logging.LogRecord) -> bool:
    """Filter: what visitors send is counted (metrics), and fills no log."""
    return not str(record.msg).startswith(SAID_BY_VISITORS)


def set_up(settings: Settings) -> None:
    for_people = settings.log_format == "auto" and sys.stderr.isatty()
    quiet = for_people and "log_level" not in settings.model_fields_set
    number = logging.WARNING if quiet else getattr(logging, settings.log_level.upper())
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Reticent("%(levelname)s %(message)s"))
    logging.getLogger("uvicorn.error").addFilter(not_a_visitors)
    logging.basicConfig(level=max(number, logging.WARNING), handlers=[handler], force=True)
    in_colour = for_people or settings.log_format == "console"
    last = structlog.dev.ConsoleRenderer() if in_colour else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            leave_out_messages,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
