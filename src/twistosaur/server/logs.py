"""Structured logs: one JSON object a line, with table ids, without names, tokens, addresses or moves."""

from __future__ import annotations

import logging
import sys

import structlog


def set_up(level: str, style: str) -> None:
    number = getattr(logging, level.upper(), logging.INFO)
    logging.basicConfig(level=max(number, logging.WARNING), stream=sys.stderr, format="%(levelname)s %(message)s")
    last = structlog.dev.ConsoleRenderer() if style == "console" else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
