"""The archive of a match: a folder that keeps every game as Parquet, so that it can be stopped and gone on with.

    match.json              which match this is: game, rules, options, bots, think time, seed, and the code that plays
    games-000001.parquet    a row for each seat of each game

Files are written under another name, brought to the disk and then renamed: what has its right name is whole. Each
part is written once; at the end of a run the parts become one. A game that is in none of them is played when one goes
on, and it is the same game as if nobody had stopped, because a game depends on its deal and seating alone (with
budgets in iterations; with budgets of time as far as time lets it).
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self
from zipfile import BadZipFile

import numpy as np

from ..games import PACKAGES, load
from ..kernel import TwistosaurError
from ..kernel.data import shown
from .book import Fault, Games, row_type
from .extras import needed
from .match import Match
from .summary import wins

try:
    import fcntl
except ImportError:  # not on Windows: there two runs of one archive are the user's own affair
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    import polars

FIRST_KEPT, LATER_KEPT = 0.2, 5.0
"""Seconds between two parts, at first and later on: a run that is killed loses at most the games of so long."""
VERSION = 1
PACKAGE = Path(__file__).resolve().parent.parent
PLAYING_ROOMS = ("kernel", "games", "engine", "bots")
BY_SEAT = {"scores": "score", "ranks": "rank", "decisions": "decisions", "seconds": "seconds"}
SAYING = {
    "game": "game",
    "rules": "version of the rules",
    "options": "options",
    "bots": "bots",
    "round_robin": "round robin",
    "seats": "number of seats",
    "think": "think time",
    "seed": "seed",
    "code": "code of the rules and bots",
    "version": "version of the archive",
}


class Archive:
    """The games of a match on disk, for one run at a time."""

    def __init__(self, folder: Path, match: Match) -> None:
        self.folder, self.match = folder, match
        self.damaged: list[str] = []
        """Files that could not be read; they are set aside, and their games are played again."""
        self._new: list[Games] = []
        self._kept_at, self._patience = time.monotonic(), FIRST_KEPT
        self._lock = -1
        self._polars = needed("polars", "an archive")

    def __enter__(self) -> Self:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(self.folder / ".lock", os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as problem:
            raise TwistosaurError(f"{self.folder} cannot be an archive: {problem.strerror}") from None
        try:
            self._only_run()
            self._same_match()
        except BaseException:
            os.close(self._lock)
            raise
        for left in self.folder.glob("*.new"):  # a run was ended while it wrote
            left.unlink()
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.flush()
            self._gather()
        finally:
            os.close(self._lock)

    def _only_run(self) -> None:
        if fcntl is None:
            return
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise TwistosaurError(f"another run is writing to the archive {self.folder}") from None

    def _same_match(self) -> None:
        """Sign a new archive; refuse one that is of another match."""
        about = self.folder / "match.json"
        code = code_digest(game=self.match.game)
        mine = json.loads(json.dumps({"version": VERSION, **self.match.identity(), "code": code}))
        if not about.exists():
            if any(self.folder.glob("*.parquet")):
                raise TwistosaurError(f"{self.folder} has Parquet files but no match.json: it is not an archive")
            self._write("match.json", (json.dumps(mine, indent=1) + "\n").encode())
            return
        try:
            theirs = json.loads(about.read_text(encoding="utf-8"))
            names = [name for name in SAYING if theirs.get(name) != mine[name]]
        except (ValueError, AttributeError):
            raise TwistosaurError(f"{about} is not the match.json of an archive") from None
        if "code" in names and len(names) == 1:
            raise TwistosaurError(
                f"the archive {self.folder} was played by another version of the rules or bots: take a new folder"
            )
        if names:
            name = names[0]
            raise TwistosaurError(
                f"the archive {self.folder} is of another match: its {SAYING[name]} is {shown(theirs.get(name))}, "
                f"not {shown(mine[name])}"
            )

    def games(self) -> Games:
        """All games that are kept."""
        frame = self._frame()
        seats = self.match.size
        rows = np.zeros(0 if frame is None else len(frame) // seats, row_type(self.match))
        if frame is None:
            return Games(rows)
        for name in ("deal", "table", "elapsed"):
            rows[name] = frame[name].to_numpy()[::seats]
        for name, column in BY_SEAT.items():
            rows[name] = frame[column].to_numpy().reshape(-1, seats)
        for k, source in enumerate(load(self.match.game).sources):
            rows["points"][..., k] = frame[f"points_{source}"].to_numpy().reshape(-1, seats)
        faulty = frame.filter(self._polars.col("faults").list.len() > 0)
        faults = [
            Fault(row["deal"], row["table"], row["seat"], what)
            for row in faulty.select("deal", "table", "seat", "faults").iter_rows(named=True)
            for what in row["faults"]
        ]
        return Games(rows, faults)

    def add(self, games: Games) -> None:
        """Keep games, soon: they are written every few seconds."""
        self._new.append(games)
        if time.monotonic() - self._kept_at > self._patience:
            self.flush()
            self._patience = min(2 * self._patience, LATER_KEPT)

    def flush(self) -> None:
        """Write what is new as one more part."""
        if self._new:
            rows = np.concatenate([games.rows for games in self._new])
            faults = [fault for games in self._new for fault in games.faults]
            self._part(frame_of(self.match, Games(rows, faults)))
            self._new.clear()
        self._kept_at = time.monotonic()

    def _part(self, frame: polars.DataFrame) -> None:
        numbers = [int(path.stem.rpartition("-")[2]) for path in self.parts()]
        name = f"games-{max(numbers, default=0) + 1:06}.parquet"
        frame.write_parquet(self.folder / f"{name}.new", compression="zstd")
        self._settle(name)

    def _write(self, name: str, data: bytes) -> None:
        (self.folder / f"{name}.new").write_bytes(data)
        self._settle(name)

    def _settle(self, name: str) -> None:
        """Bring a new file to the disk, then give it its name."""
        new = self.folder / f"{name}.new"
        with new.open("rb+") as file:
            os.fsync(file.fileno())
        new.replace(self.folder / name)
        with contextlib.suppress(OSError):  # a folder cannot be opened everywhere
            handle = os.open(self.folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)

    def _frame(self) -> polars.DataFrame | None:
        """Every game of all parts, once; None if there is none."""
        frames = []
        for path in self.parts():
            try:
                frames.append(self._polars.read_parquet(path).select(columns(self.match)))
            except (OSError, self._polars.exceptions.PolarsError):
                path.rename(path.with_suffix(".damaged"))
                self.damaged.append(path.name)
        if not frames:
            return None
        keys = ["deal", "table", "seat"]
        whole: polars.DataFrame = self._polars.concat(frames).unique(keys, keep="first").sort(keys)
        return whole

    def parts(self) -> list[Path]:
        return sorted(self.folder.glob("games-*.parquet"))

    def _gather(self) -> None:
        """Make one part of all. Ended in the middle, it leaves games twice: they are the same."""
        parts = self.parts()
        if len(parts) > 1 and (frame := self._frame()) is not None:
            self._part(frame)
            for path in parts:
                path.unlink(missing_ok=True)


def columns(match: Match) -> list[str]:
    """A row of an archive is one seat of one game."""
    own = ["deal", "table", "seat", "bot", "score", "rank", "win", "decisions", "seconds", "elapsed", "faults"]
    return [*own, *(f"points_{source}" for source in load(match.game).sources)]


def frame_of(match: Match, games: Games) -> polars.DataFrame:
    """Games as a table."""
    import polars

    rows, seats = games.rows, match.size
    wrong: dict[tuple[int, int, int], list[str]] = {}
    for fault in games.faults:
        wrong.setdefault(fault[:3], []).append(fault.what)
    data: dict[str, Any] = {
        "deal": np.repeat(rows["deal"], seats),
        "table": np.repeat(rows["table"], seats),
        "seat": np.tile(np.arange(seats, dtype=np.int8), len(rows)),
        "bot": [name for table in rows["table"] for name in match.tables[table]],
        "score": rows["scores"].ravel(),
        "rank": rows["ranks"].ravel(),
        "win": wins(rows).ravel(),
        "decisions": rows["decisions"].ravel(),
        "seconds": rows["seconds"].ravel(),
        "elapsed": np.repeat(rows["elapsed"], seats),
    }
    places = zip(data["deal"].tolist(), data["table"].tolist(), data["seat"].tolist(), strict=True)
    data["faults"] = polars.Series([wrong.get(place, []) for place in places], dtype=polars.List(polars.String))
    for k, source in enumerate(load(match.game).sources):
        data[f"points_{source}"] = np.ascontiguousarray(rows["points"][..., k]).ravel()
    return polars.DataFrame(data)


def code_digest(rooms: Sequence[str] = PLAYING_ROOMS, *, game: str | None = None) -> str:
    """Changes with anything that could change how games are played; `game`: how this one is, whatever has become of the
    rules, opinions and weights of others."""
    digest = hashlib.sha256()
    others = {name for other in PACKAGES.items() if game not in (None, other[0]) for name in other}
    files = (path for room in rooms for path in (PACKAGE / room).rglob("*"))
    for path in sorted(path for path in files if path.suffix in {".py", ".npz"}):  # .npz: learned weights
        if others.intersection(part.partition(".")[0] for part in path.relative_to(PACKAGE).parts):
            continue
        digest.update(path.relative_to(PACKAGE).as_posix().encode())
        digest.update(playing_part(path) if path.suffix == ".npz" else path.read_bytes())
    return digest.hexdigest()[:16]


def playing_part(path: Path) -> bytes:
    """What of a learned net can change how a game is played: its weights and for whom it stands in, not how it was made
    or how strong it was found to be."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            parts = [name.encode() + file[name].tobytes() for name in sorted(file.files) if name != "card"]
            stands_in = json.loads(str(file["card"])).get("strength", {}).get("reflex_below_ms")
    except (OSError, ValueError, KeyError, AttributeError, BadZipFile):
        return path.read_bytes()
    return b"".join(parts) + json.dumps(stands_in, sort_keys=True).encode()
