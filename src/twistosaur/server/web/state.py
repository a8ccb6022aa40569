"""What one server consists of, as its routes and middlewares are given it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from starlette.types import Scope

from ..analyses.desk import Analyses
from ..doors import Doors
from ..listen import Addresses
from ..settings import Settings, part_of
from ..store.log import Store, connect
from ..tables.registry import Tables
from ..workers.pool import Workers
from ..workers.readiness import Readiness
from .limits import Limits

PACKAGED_WEB = Path(__file__).resolve().parents[2] / "web_dist"


@cache
def build() -> str:
    """The version of this server, by which an old tab knows that it should reload."""
    try:
        return version("twistosaur")
    except PackageNotFoundError:
        return "0"


@dataclass
class ServerState:
    """The parts of a server. Made at once; started and stopped by the lifespan of its application."""

    settings: Settings
    workers: Workers
    tables: Tables
    readiness: Readiness
    limits: Limits
    analyses: Analyses
    web_folder: Path
    """Of the built browser app."""
    build: str
    addresses: Addresses | None = None
    """Where it is found, once it listens."""
    doors: Doors | None = None
    """To other processes of the same command, where there are any."""
    puzzles: dict[str, list[bytes]] = field(default_factory=dict)
    """The books of puzzles that somebody has asked for, as they are sent: what is in them, then part by part."""
    daily: dict[tuple[str, str], asyncio.Task[Any]] = field(default_factory=dict)
    """By game and day: the bots that play its challenge, or have played it."""


def assemble(settings: Settings, *, tables: Tables | None = None, readiness: Readiness | None = None) -> ServerState:
    """A server with these settings; parts that are given are used instead of its own. Of several processes each has
    its part of the limits."""
    settings = part_of(settings)
    workers = Workers(settings.workers) if tables is None else tables.workers
    tables = tables or Tables(settings, Store(connect(settings.database_url)), workers)
    return ServerState(
        settings=settings,
        workers=workers,
        tables=tables,
        readiness=readiness or Readiness(workers),
        limits=Limits(settings),
        analyses=Analyses(settings, tables),
        web_folder=(settings.web_folder or PACKAGED_WEB).resolve(),
        build=build(),
    )


def state_of(scope: Scope) -> ServerState:
    """The server that a request or a socket has come to."""
    state: ServerState = scope["app"].state.server
    return state
