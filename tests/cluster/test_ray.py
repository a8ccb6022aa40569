"""Simulation, arena and analysis on a Ray cluster of this machine: the same to the bit, whoever dies meanwhile."""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.analysis.games import played
from tests.arena.jobs import die, fail, square
from twistosaur.analysis import analyse, second
from twistosaur.arena import LocalProcesses, Match, Running, play_out
from twistosaur.cli import main
from twistosaur.cli.cluster import on_cluster
from twistosaur.cluster import Cluster, connected, hands, simulate
from twistosaur.engine import simulate as simulate_here
from twistosaur.games import load
from twistosaur.kernel import PLAIN, TwistosaurError

pytestmark = [
    pytest.mark.filterwarnings("default"),  # what Ray has to warn of is Ray's affair
    pytest.mark.xdist_group("ray"),
    pytest.mark.skipif(PLAIN, reason="games in bulk are for compiled rules"),
]

TIMED = {"elapsed", "seconds"}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Two workers; starting them is what takes long, so all tests share them. Ray would let them step back for every
    other process: beside busy tests they would not come to anything."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_worker_niceness", "0")
        with connected("local", 2) as found:
            yield found


def busy_workers() -> list[int]:
    """The processes of Ray's workers that are at a task now, of any that this process has started."""
    parents: dict[int, int] = {}
    titles: dict[int, bytes] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                titles[int(folder.name)] = (folder / "cmdline").read_bytes()
            except OSError:  # it has ended meanwhile
                continue

    def is_ours(process: int) -> bool:
        while process in parents and process != os.getpid():
            process = parents[process]
        return process == os.getpid()

    return [number for number, title in titles.items() if title.startswith(b"ray::carry_out") and is_ours(number)]


def kill_in_the_middle(cluster: Cluster, over: threading.Event) -> None:
    """Kill a worker that is at a task, another one if that was just done, until a task has to be begun again."""
    before = cluster.begun_again
    while cluster.begun_again == before and not over.wait(0.05):
        for number in busy_workers()[:1]:
            with suppress(ProcessLookupError):
                os.kill(number, signal.SIGKILL)


def test_random_games_are_the_same(cluster: Cluster) -> None:
    rules = load("draftosaurus")
    options = rules.options(3, {})
    noted: list[int] = []
    here = simulate_here(rules, 3, options, 9_001, 5, threads=1)
    there = simulate(cluster, rules, 3, options, 9_001, 5, progress=noted.append)
    assert np.array_equal(here.points, there.points)
    assert np.array_equal(here.ranks, there.ranks)
    assert (here.decisions, here.forced) == (there.decisions, there.forced)
    assert sum(noted) == 9_001
    assert len(noted) <= 5, "few tasks, each of thousands of games"


def test_a_killed_worker_changes_nothing(cluster: Cluster) -> None:
    match = Match("twisty", ("random", "informed"), 400, 11, options={"turn_limit": 30})
    here, there = Running(match), Running(match)
    play_out([here], LocalProcesses(1))
    before, sizes, over = cluster.begun_again, [], threading.Event()
    killer = threading.Thread(target=kill_in_the_middle, args=(cluster, over))
    killer.start()
    try:
        play_out([there], cluster, progress=lambda one: sizes.append(int(one.book.played.sum())))
    finally:
        over.set()
        killer.join()
    assert cluster.begun_again > before
    assert there.book.played.all()
    for name in set(here.book.rows.dtype.names or ()) - TIMED:
        assert np.array_equal(here.book.rows[name], there.book.rows[name]), name
    assert len(sizes) < 100, "few tasks"


def untimed(data: dict[str, Any]) -> dict[str, Any]:
    """All that is not about time."""
    timed = {"seconds", "workers", "milliseconds", "games_per_s", "decisions_per_s"}
    return {name: value for name, value in data.items() if name not in timed}


def test_an_analysis_is_the_same(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("USUAL", "OFTEN", "DEEPER"):
        monkeypatch.setattr(second, name, (100, 4))
    record = played("draftosaurus", ("random",) * 2, 4)
    here, there = (analyse(record, key=3, budget=0.002, hands=hands) for hands in (None, cluster))
    assert any(decision.label == "blunder" or decision.disputed for decision in here.decisions), "searches were asked"
    assert untimed(here.data()) == untimed(there.data())


def test_the_commands_work_on_it(cluster: Cluster, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    archive = ["--archive", str(tmp_path / "kept")]
    arena = ["arena", "draftosaurus", "--bots", "random,informed", "--deals", "20", "--seed", "3", "--json"]
    simulation = ["simulate", "twisty", "--seats", "2", "--games", "3000", "--json"]
    for command, more in ((arena, archive), (simulation, [])):
        found = []
        for where in ([], ["--ray", "auto", *more]):
            with pytest.raises(SystemExit, match="0"):
                main([*command, *where])
            found.append(untimed(json.loads(capsys.readouterr().out)))
        assert found[0] == found[1]
    kept = (tmp_path / "kept" / "match.json").read_text()
    assert "informed" in kept


@pytest.mark.usefixtures("cluster")
def test_what_ray_says_stays_off_stdout(capsys: pytest.CaptureFixture[str]) -> None:
    """Ray prints what happens to its workers; JSON goes to programs."""
    with on_cluster("auto", None) as found:
        print("a worker died")
        found.begun_again = 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "a worker died" in said.err
    assert "2 tasks were begun again because a worker had died; nothing is missing" in said.err


def test_every_task_is_done_once(cluster: Cluster) -> None:
    assert sorted(value for value, _ in cluster.results(square, iter(range(20)))) == [n * n for n in range(20)]


def test_a_mistake_of_the_job_comes_through(cluster: Cluster) -> None:
    with pytest.raises(TwistosaurError, match="no such thing as"):
        list(cluster.results(fail, iter(range(4))))


def test_a_task_that_kills_its_workers_is_given_up(cluster: Cluster) -> None:
    before = cluster.begun_again
    with pytest.raises(TwistosaurError, match="begun 4 times, and every time the worker that had it died"):
        list(cluster.results(die, iter([1])))
    assert cluster.begun_again == before + hands.TRIES - 1


def test_a_worker_with_other_code_is_refused(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_code", "older")
    with pytest.raises(TwistosaurError, match=r"has another twistosaur than this command .* not older"):
        list(cluster.results(square, iter([1])))


def refusal(capsys: pytest.CaptureFixture[str], address: str) -> str:
    with pytest.raises(SystemExit) as end:
        main(["simulate", "twisty", "--seats", "2", "--games", "10", "--ray", address])
    assert end.value.code == 2
    return capsys.readouterr().err


@pytest.fixture
def nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if this process were not connected."""
    import ray

    monkeypatch.setattr(ray, "is_initialized", lambda: False)


@pytest.mark.usefixtures("nobody")
def test_an_address_that_does_not_answer_is_told_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and nobody listens
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        assert refusal(capsys, address) == f"twistosaur: no Ray cluster answers at {address}: Connection refused\n"


@pytest.mark.usefixtures("nobody")
def test_what_is_no_address_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert "a cluster is local, auto or HOST:PORT of its head, not 'over there'" in refusal(capsys, "over there")


def test_without_ray_the_extra_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert refusal(capsys, "local") == "twistosaur: a cluster needs the extra 'ray': pip install 'twistosaur[ray]'\n"
