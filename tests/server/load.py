"""How much a server on one core holds: `make load`. Loopback only, bounded, a few minutes; figures on stdout.

The server is pinned to the first core, this client to the second; its own processor time is printed, and above 80% a
run is void. Latency is from sending a decision until every seat of its table has its event.

--store postgres keeps the tables there, --processes 2 starts two servers on it (not pinned), --compare measures the
processor time of a decision for all three side by side, --soak 30 plays for so many minutes and looks at the memory.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import resource
import secrets
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvloop

from tests.server.load_client import Board, Someone, furnish
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess, children, cpu_of

STORED = 10_000
"""Tables in the database of the second start."""
STARTS = 5
PEOPLE_MS, BOTS_MS = 100.0, 250.0
"""The longest that the 99th of 100 decisions may take, without bots and with bots at some tables."""
FLAT = 0.03
"""How much the memory may grow in the last two thirds of a soak."""
STEPS = 9
"""Runs of the search at most, and one more between the last two."""


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


async def measure(house: LoadedHouse, tables: int, bots: int, seconds: float, seed: int) -> dict[str, Any]:
    rng = random.Random(seed)
    idle = house.memory()
    furnished = await furnish(house.url, tables, bots)
    with_tables = house.memory()
    url = house.url.replace("http", "ws") + "/ws"
    people: list[Someone] = []
    boards = []
    for k in range(0, len(furnished), 10):
        arriving = []
        for table, seats in furnished[k : k + 10]:
            board = Board(len(seats))
            boards.append(board)
            for seat, token in seats:
                someone = Someone(board, seat, random.Random(rng.randrange(1 << 30)))
                people.append(someone)
                arriving.append(someone.enter(url, table, token))
        await asyncio.gather(*arriving)
    listeners = [asyncio.create_task(someone.listen()) for someone in people]
    await asyncio.sleep(2)
    with_sockets = house.memory()
    used, served, began = resource.getrusage(resource.RUSAGE_SELF), house.cpu(), time.perf_counter()
    stored, by_system = house.database_cpu(), house.system_cpu()
    gc.collect()
    gc.freeze()  # what has been made stays: looking through it would make decisions look late that are not
    phases = {id(board): rng.random() for board in boards}
    await asyncio.gather(*(s.decide_each_second(began + phases[id(s.board)], began + seconds) for s in people))
    took = time.perf_counter() - began
    now = resource.getrusage(resource.RUSAGE_SELF)
    own = (now.ru_utime + now.ru_stime - used.ru_utime - used.ru_stime) / took
    server = (house.cpu() - served) / took
    database, by_system = house.database_cpu() - stored, house.system_cpu() - by_system
    await asyncio.sleep(0.5)
    for task in listeners:
        task.cancel()
    await asyncio.gather(*(s.socket.close() for s in people if s.socket is not None), return_exceptions=True)
    latencies = [value for board in boards for value in board.latencies]
    made = sum(s.made for s in people)
    return {
        "store": house.kind,
        "tables": tables,
        "bots_at": bots,
        "people": len(people),
        "seconds": round(took, 1),
        "decisions": made,
        "decisions_per_s": round(made / took),
        "unheard": sum(len(board.open) for board in boards),
        "refused": sum(s.refused for s in people),
        "p50_ms": round(1000 * percentile(latencies, 0.5), 1),
        "p99_ms": round(1000 * percentile(latencies, 0.99), 1),
        "max_ms": round(1000 * max(latencies), 1),
        "client_cpu": round(own, 2),
        "void": own > 0.8,
        "server_cpu": round(server, 2),
        "server_ms_per_decision": round(1000 * server * took / made, 3),
        "system_ms_per_decision": round(1000 * by_system / made, 3),
        "database_ms_per_decision": round(1000 * database / made, 3),
        "kib_per_table": round((with_tables - idle) / tables / 1024, 1),
        "kib_per_connection": round((with_sockets - with_tables) / len(people) / 1024, 1),
        "server_mib": round(with_sockets / 2**20),
        "load_average": os.getloadavg()[0],
    }


class LoadedHouse(ServerProcess):
    """A server, or several, with the database that it needs, and no limits."""

    def __init__(self, folder: Path, postgres: Postgres | None = None, processes: int = 1) -> None:
        where = {} if postgres is None else {"database_url": postgres.make_now()}
        super().__init__(
            folder,
            tables_per_minute=10**6,
            tables_per_day=10**6,
            connections_per_address=10**4,
            requests_per_minute=10**7,
            sockets_per_address=10**5,
            dear_per_second=10**6,
            max_sockets=10**5,
            bot_delay="[0.3, 0.8]",
            log_level="warning",
            idle_seconds=5,
            **where,
        )
        self.postgres = postgres
        self.kind = "sqlite" if postgres is None else f"postgres x {processes}"
        if processes > 1:
            self.arguments = ["--processes", str(processes)]
        last = (os.cpu_count() or 1) - 1
        if shutil.which("taskset") and last > 0:
            # Several run wherever they like. That has to be said: they would inherit the client's core.
            self.prefix = ["taskset", "-c", "0" if processes == 1 else f"0-{last}"]
            os.sched_setaffinity(0, {last})

    def database_cpu(self) -> float:
        """Seconds of processor time of the database's own processes so far; SQLite's are the server's."""
        if self.postgres is None:
            return 0.0
        return sum(map(cpu_of, [self.postgres.pid, *children(self.postgres.pid)]))


def house_on_one_core(folder: Path) -> LoadedHouse:
    return LoadedHouse(folder)


def store(folder: Path, stored: int) -> None:
    """A database as a server leaves it, with so many tables of 60 lines each, half of them in play."""
    folder.mkdir()
    with house_on_one_core(folder):
        pass
    database = sqlite3.connect(folder / "tables.db")
    row = ("over", False, "draftosaurus", 1, json.dumps({"game": "draftosaurus"}), secrets.token_bytes(32))
    database.executemany(
        "insert into tables (id, created, updated, status, listed, game, rules, setup, secret)"
        " values (?,?,?,?,?,?,?,?,?)",
        [(f"stored{k}", time.time(), time.time(), "playing" if k % 2 else row[0], *row[1:]) for k in range(stored)],
    )
    database.executemany(
        "insert into events (table_id, seq, at, kind, seat, body) values (?,?,?,?,?,?)",
        [
            (f"stored{k}", n, time.time(), "move", n % 4, '{"move":"pick trex"}')
            for k in range(stored)
            for n in range(60)
        ],
    )
    database.commit()
    database.close()


def startup(folder: Path, stored: int) -> tuple[float, float]:
    """Seconds until a server is ready, with no stored tables and with so many: in turns, the best of each."""
    times: dict[str, list[float]] = {"none": [], "many": []}
    store(folder / "none", 0)
    store(folder / "many", stored)
    for _ in range(STARTS):
        for name, found in times.items():
            began = time.perf_counter()
            with house_on_one_core(folder / name):
                found.append(time.perf_counter() - began)
    print(json.dumps({name: [round(t, 2) for t in found] for name, found in times.items()}), flush=True)
    return min(times["none"]), min(times["many"])


def is_held(run: dict[str, Any], limit_ms: float = PEOPLE_MS) -> bool:
    """Did the server keep up: everybody heard of every decision, and soon enough?"""
    return not run["void"] and run["unheard"] == 0 and run["refused"] == 0 and bool(run["p99_ms"] < limit_ms)


def search(start: int, most: int, held: Callable[[int], bool]) -> int:
    """The largest number of tables that is held, to a tenth: up or down in quarters, then once between. 0: none was."""
    good, bad, tables = 0, 0, start
    for _ in range(STEPS):
        if held(tables):
            good, tables = tables, min(most, tables * 5 // 4)
            if bad or good == most:
                break
        else:
            bad, tables = tables, tables * 4 // 5
            if good:
                break
    if good and bad and bad - good > good // 10 and held(between := (good + bad) // 2):
        good = between
    return good


class Trial:
    """What is measured, and how often."""

    def __init__(self, folder: Path, postgres: Postgres | None, processes: int, seconds: float) -> None:
        self.folder, self.postgres, self.processes, self.seconds = folder, postgres, processes, seconds

    def run(self, tables: int, bots: int = 0) -> dict[str, Any]:
        place = Path(tempfile.mkdtemp(dir=self.folder))
        with LoadedHouse(place, self.postgres, self.processes) as house:
            assert isinstance(house, LoadedHouse)
            found = uvloop.run(measure(house, tables, bots, self.seconds, tables + bots))
        shutil.rmtree(place)
        print(json.dumps(found), flush=True)
        return found

    def soak(self, tables: int, minutes: float) -> str:
        """The same server for many games: the memory after each round of them."""
        place = Path(tempfile.mkdtemp(dir=self.folder))
        memory: list[float] = []
        decisions, until = 0, time.monotonic() + 60 * minutes
        with LoadedHouse(place, self.postgres, self.processes) as house:
            assert isinstance(house, LoadedHouse)
            while time.monotonic() < until or len(memory) < 3:
                found = uvloop.run(measure(house, tables, 0, self.seconds, len(memory)))
                decisions += found["decisions"]
                time.sleep(2 * 5 + 1)  # what nobody uses has left memory by then
                memory.append(house.memory() / 2**20)
                minute = round(minutes - (until - time.monotonic()) / 60, 1)
                print(json.dumps({"minute": minute, "mib": round(memory[-1], 1), **found}), flush=True)
        shutil.rmtree(place)
        later = memory[len(memory) // 3 :]
        growth = later[-1] / later[0] - 1
        verdict = "flat" if growth < FLAT else "NOT FLAT"
        return (
            f"soak on {'SQLite' if self.postgres is None else 'PostgreSQL'}: {decisions} decisions, {len(memory)} "
            f"rounds of {tables} tables, {memory[0]:.0f} MiB after the first, {later[0]:.0f} to {later[-1]:.0f} MiB "
            f"over the last two thirds ({growth:+.1%}): {verdict}"
        )


def compare(folder: Path, tables: int, seconds: float, turns: int) -> list[str]:
    """Processor time of a decision for each store, in turns, so that a busy machine is busy for all of them."""
    with Postgres(fsync="on") as postgres:
        which: list[tuple[Postgres | None, int]] = [(None, 1), (postgres, 1), (postgres, 2)]
        trials = [Trial(folder, where, processes, seconds) for where, processes in which]
        found = [[trial.run(tables) for trial in trials] for _ in range(turns)]
    out: list[str] = []
    first: dict[str, float] = {}
    for runs in zip(*found, strict=True):
        server = sorted(run["server_ms_per_decision"] for run in runs)[len(runs) // 2]
        database = sorted(run["database_ms_per_decision"] for run in runs)[len(runs) // 2]
        first.setdefault("server", server)
        p99 = sorted(run["p99_ms"] for run in runs)[len(runs) // 2]
        out.append(
            f"{runs[0]['store']}: {server} ms of server and {database} ms of database a decision, "
            f"{server / first['server']:.2f} times SQLite's server; p99 {p99} ms at {tables} tables"
        )
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--bots", type=int, default=50, help="tables with a bot in the second run; 0 leaves it out")
    parser.add_argument("--most", type=int, default=1600, help="where the search for the largest number ends")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--no-search", action="store_true")
    parser.add_argument("--no-startup", action="store_true")
    parser.add_argument("--store", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--compare", type=int, default=0, metavar="TURNS", help="the three side by side, and no more")
    parser.add_argument("--soak", type=float, default=0, metavar="MINUTES", help="memory over time, and no more")
    given = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="load-"))
    with contextlib.ExitStack() as stack:
        stack.callback(shutil.rmtree, folder)
        if given.compare:
            report = compare(folder, given.tables, given.seconds, given.compare)
        else:
            postgres = stack.enter_context(Postgres(fsync="on")) if given.store == "postgres" else None
            trial = Trial(folder, postgres, given.processes, given.seconds)
            report = [trial.soak(given.tables, given.soak)] if given.soak else hold(trial, given)
    print("\n".join(report))


def hold(trial: Trial, given: argparse.Namespace) -> list[str]:
    """At this number of tables, with bots, the largest number, memory, and how soon it is ready."""
    first = trial.run(given.tables)
    report = [judged(first, PEOPLE_MS)]
    if given.bots:
        report.append(judged(trial.run(given.tables, given.bots), BOTS_MS))
    if not given.no_search:
        runs = {given.tables: first}

        def held(tables: int) -> bool:
            if tables not in runs:
                runs[tables] = trial.run(tables)
            return is_held(runs[tables])

        most = search(given.tables, given.most, held)
        report.append(f"largest number of tables held: {most}" + (" (the search ends there)" * (most == given.most)))
    report.append(f"memory: {first['kib_per_table']} KiB a table, {first['kib_per_connection']} KiB a connection")
    if not given.no_startup and trial.postgres is None:
        none, many = startup(trial.folder, STORED)
        good = "held" if many <= 5 and many <= 1.2 * none else "NOT HELD"
        times = f"{none:.2f} s with no stored tables, in {many:.2f} s with {STORED} ({many / none:.2f}x)"
        report.append(f"ready in {times}: {good}")
    return report


def judged(run: dict[str, Any], limit_ms: float) -> str:
    verdict = "VOID: the client was too busy" if run["void"] else "held" if is_held(run, limit_ms) else "NOT HELD"
    return (
        f"{run['tables']} tables, bots at {run['bots_at']}: p99 {run['p99_ms']} ms (limit {limit_ms:g}), "
        f"{run['decisions_per_s']} decisions/s, server core {run['server_cpu']:.0%} "
        f"({run['server_ms_per_decision']} ms a decision), client core {run['client_cpu']:.0%}: {verdict}"
    )


if __name__ == "__main__":
    main()
