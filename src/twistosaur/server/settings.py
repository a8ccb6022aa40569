"""The settings of a server, by environment (`TWISTOSAUR_…`); docs/operations.md has the table."""

from __future__ import annotations

import math
import os
import re
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict, SettingsError

from ..bots.names import LEVELS
from ..kernel import TwistosaurError
from .location import default_url

LowerCase = BeforeValidator(lambda text: text.lower() if isinstance(text, str) else text)


def _from_to(delay: tuple[float, float]) -> tuple[float, float]:
    if not 0 <= delay[0] <= delay[1] < math.inf:
        raise ValueError("two numbers of seconds, the smaller one first, none of them negative")
    return delay


def _every_level(think: dict[str, float]) -> dict[str, float]:
    *five, master = LEVELS
    expert = five[-1]
    if set(think) not in (set(five), set(LEVELS)):
        named = ", ".join(five)
        raise ValueError(f"seconds are needed for {named}, for {master} if it is not as {expert}, and no other")
    if not all(0 <= seconds < math.inf for seconds in think.values()):
        raise ValueError("a bot cannot think for less than 0 seconds, or for ever")
    # A setting from before there was a sixth level goes on: who has given the fifth its time has said what is bearable.
    return {level: think.get(level, think[expert]) for level in LEVELS}


def _a_folder(path: Path | None) -> Path | None:
    if path is not None and not path.is_dir():
        raise ValueError(f"there is no folder {path}")
    return path


class Settings(BaseSettings):
    """Every knob, with a default that is right for a family or a class on one machine."""

    model_config = SettingsConfigDict(env_prefix="TWISTOSAUR_", extra="ignore")

    host: str = Field("127.0.0.1", description="Address to listen on.")
    port: int = Field(8000, ge=0, le=65535, description="Port to listen on; 0 picks a free one.")
    database_url: str = Field(
        default_factory=default_url,
        description="Where tables are kept, as a SQLAlchemy URL; if not given, a file in the user's data folder.",
    )
    origins: str = Field("", description="Other origins whose pages may connect, separated by commas.")
    trusted_proxies: str = Field(
        "", description="Addresses of proxies whose X-Forwarded-For is believed, separated by commas; * for all."
    )
    metrics_from: str = Field(
        "127.0.0.1, ::1", description="Addresses that may read /metrics, separated by commas; * for all."
    )
    web_folder: Annotated[Path | None, AfterValidator(_a_folder)] = Field(
        None, description="Folder of the built web app, if not the one in the package."
    )
    log_level: Annotated[Literal["debug", "info", "warning", "error"], LowerCase] = Field(
        "info", description="debug, info, warning or error; if not given, warning for a person at a terminal."
    )
    log_format: Annotated[Literal["auto", "json", "console"], LowerCase] = Field(
        "auto", description="json, console for people, or auto: console at a terminal, else json."
    )

    workers: int = Field(0, ge=0, le=256, description="Worker processes for bots; 0: cores - 1, at least 1.")
    bot_delay: Annotated[tuple[float, float], AfterValidator(_from_to)] = Field(
        (0.7, 1.6), description="Seconds between which a bot's choice is published, drawn before it thinks (JSON)."
    )
    think: Annotated[dict[str, float], AfterValidator(_every_level)] = Field(
        dict(zip(LEVELS, (0.1, 0.1, 0.1, 0.2, 1.0, 1.0), strict=True)),
        description="Seconds that the bots of a table share for one decision, by level (JSON). "
        "Without `master`: as `expert`.",
    )

    reveal_seconds: float = Field(
        10, ge=0, description="The longest that a reveal may wait for a person among bots, whatever a table asks for."
    )
    max_tables: int = Field(20_000, ge=1, description="Tables that may be open or playing at once.")
    max_sockets: int = Field(5_000, ge=1, description="Sockets in all.")
    sockets_per_address: int = Field(150, ge=1, description="Sockets from one address: a class of 30 and a few tabs.")
    connections_per_address: int = Field(400, ge=1, description="Connections from one address that are no sockets.")
    sockets_per_table: int = Field(60, ge=1, description="Spectators at one table; players have their own places.")
    tables_per_minute: int = Field(40, ge=1, description="Tables created a minute from one address.")
    tables_per_day: int = Field(1_000, ge=1, description="Tables created a day from one address.")
    requests_per_minute: int = Field(1_200, ge=1, description="HTTP requests a minute from one address.")
    thoughts_per_minute: int = Field(120, ge=1, description="Hints and replays a minute from one address.")
    scores_per_minute: int = Field(
        600, ge=1, description="Physical tables counted a minute from one address: a score pad asks after every tap."
    )
    messages_per_second: float = Field(20, gt=0, description="Socket messages a second, in bursts of twice as many.")
    dear_per_second: float = Field(
        60,
        gt=0,
        description="What sockets of one address spend a second: 2 for a whole state, 1 for an emote; saved for 10 s.",
    )
    hello_seconds: float = Field(10, gt=0, description="Time for a socket to say hello.")
    head_seconds: float = Field(10, gt=0, description="Time for the head of a request, its first byte included.")
    body_seconds: float = Field(30, gt=0, description="Time for the body of a request.")
    body_bytes: int = Field(262_144, ge=1024, description="The largest HTTP body.")
    send_queue: int = Field(64, ge=8, description="Messages that may wait for a slow reader before it is dropped.")

    analyses_at_once: int = Field(
        1, ge=0, le=64, description="Analyses that are made at once, in processes of their own; 0: none are made."
    )
    analyses_idle: bool = Field(
        True, description="An analysis uses only what nobody else wants of the processors (where the system knows how)."
    )
    analyses_waiting: int = Field(
        40, ge=1, description="Analyses of tables that may wait, and as many of records that were sent in."
    )
    analyses_per_hour: int = Field(30, ge=1, description="Analyses that one address may have made an hour.")
    analyses_per_seat: int = Field(6, ge=1, description="Analyses that one seat may have made an hour.")
    analyses_patience: float = Field(
        30, gt=0, description="Seconds without a socket at the table or a poll after which an analysis is stopped."
    )
    analyses_seconds: float = Field(900, gt=0, description="Seconds after which an analysis is given up.")
    analyses_days: float = Field(30, gt=0, description="Analyses that nobody asks for are deleted after this.")

    processes: int = Field(
        1, ge=1, le=64, description="Server processes that share the database: limits by address are divided by it."
    )
    lease_seconds: float = Field(
        6, ge=1, description="After this long without a sign of life another process drives a table's clock and bots."
    )
    idle_seconds: float = Field(60, gt=0, description="After this long without a socket a table leaves memory.")
    shutdown_seconds: float = Field(1.0, ge=0, description="How long clients are told before a shutdown.")
    open_days: float = Field(2, gt=0, description="Tables that never began are deleted after this many days.")
    playing_days: float = Field(60, gt=0, description="Games that nobody goes on with are closed after this.")
    archive_days: float = Field(
        7, gt=0, description="Ended tables lose names, tokens and log after this; record and replay stay."
    )
    delete_days: float = Field(365, gt=0, description="Ended tables are deleted after this.")
    janitor_seconds: float = Field(3600, gt=0, description="How often that policy is carried out.")


DIVIDED = (
    "max_sockets",
    "sockets_per_address",
    "connections_per_address",
    "tables_per_minute",
    "tables_per_day",
    "requests_per_minute",
    "thoughts_per_minute",
    "scores_per_minute",
    "dear_per_second",
    "analyses_at_once",
    "analyses_waiting",
    "analyses_per_hour",
    "analyses_per_seat",
)
"""Limits of a whole server, of which each of its processes has a part."""


def part_of(settings: Settings) -> Settings:
    """The settings of one process of several: its part of every limit, at least one."""
    if settings.processes == 1:
        return settings
    parts = {name: math.ceil(getattr(settings, name) / settings.processes) for name in DIVIDED}
    cores = math.ceil(((os.cpu_count() or 1) - 1) / settings.processes)
    return settings.model_copy(update={**parts, "workers": settings.workers or max(1, cores)})


def read_settings(**given: Any) -> Settings:
    """Settings from the environment; a wrong one is one sentence."""
    try:
        return Settings(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as problem:
        first = problem.errors()[0]
        name = str(first["loc"][0])
        where = f"--{name}" if given.get(name) is not None else f"TWISTOSAUR_{name.upper()}"
        raise TwistosaurError(f"{where}: {first['msg'].removeprefix('Value error, ')}") from None
    except SettingsError as problem:
        name = re.findall(r'field "(\w+)"', str(problem))[0]
        raise TwistosaurError(f"TWISTOSAUR_{name.upper()}: this is not JSON") from None
