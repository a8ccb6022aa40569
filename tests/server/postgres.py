"""A PostgreSQL of the tests' own: Debian's packages, a cluster in a folder that goes away, a port that is free."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Any

USER = "twistosaur"
numbers = itertools.count()


def programs() -> Path:
    """The folder of initdb and pg_ctl, which Debian does not put on the path."""
    if given := os.environ.get("POSTGRES_BIN"):
        return Path(given)
    if found := shutil.which("initdb"):
        return Path(found).parent
    here = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    if not here:
        raise RuntimeError("PostgreSQL not found: install Debian's package postgresql, or set POSTGRES_BIN")
    return here[-1].parent


def owner() -> dict[str, Any]:
    """It refuses to run as root: then it is somebody else's."""
    if os.getuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            found = pwd.getpwnam(name)
            return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}
    raise RuntimeError("there is no unprivileged user to run PostgreSQL as")


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Postgres:
    """A cluster. `start` after `stop` or `crash` is the same one again, on the same port."""

    def __init__(self, **settings: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tw-pg-"))
        self.owner, self.port = owner(), free_port()
        if self.owner:
            os.chown(self.folder, self.owner["user"], self.owner["group"])
        self.settings = {"fsync": "off", "max_connections": "200", "shared_buffers": "64MB", **settings}
        self._run("initdb", "-D", "data", "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(programs() / program), *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False, **self.owner)
        if done.returncode != 0:
            raise RuntimeError(f"{program}: {done.stdout}{done.stderr}")

    def start(self) -> Postgres:
        given = " ".join(f"-c {name}={value}" for name, value in self.settings.items())
        options = f"-p {self.port} -k {self.folder} -h 127.0.0.1 {given}"
        command = [str(programs() / "pg_ctl"), "-D", "data", "-w", "-l", "log", "-o", options, "start"]
        away = subprocess.DEVNULL  # it would keep our pipes open
        done = subprocess.run(command, cwd=self.folder, check=False, stdout=away, stderr=away, **self.owner)
        if done.returncode != 0:
            raise RuntimeError((self.folder / "log").read_text(encoding="utf-8"))
        return self

    def stop(self, mode: str = "fast") -> None:
        with contextlib.suppress(RuntimeError):  # it may have stopped already
            self._run("pg_ctl", "-D", "data", "-m", mode, "stop")

    def crash(self) -> None:
        """Without any order: what was not committed is gone, and it recovers when it starts again."""
        self.stop("immediate")

    @property
    def pid(self) -> int:
        return int((self.folder / "data" / "postmaster.pid").read_text(encoding="utf-8").split()[0])

    def url(self, database: str, port: int | None = None) -> str:
        return f"postgresql://{USER}@127.0.0.1:{port or self.port}/{database}"

    async def execute(self, statement: str, database: str = "postgres") -> list[Any]:
        import asyncpg

        line = await asyncpg.connect(self.url(database))
        try:
            return list(await line.fetch(statement))
        finally:
            await line.close()

    async def make(self) -> str:
        """The URL of a new, empty database."""
        name = f"t{os.getpid()}_{next(numbers)}"
        await self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def make_now(self) -> str:
        return asyncio.run(self.make())

    def remove(self) -> None:
        self.crash()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Postgres:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.remove()
