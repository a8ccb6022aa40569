"""Processes that play: what they hand back, how they end, and what is said of one that dies."""

from __future__ import annotations

import os
import time
from multiprocessing import active_children

import pytest

from tests.arena.jobs import die, fail, nap, square
from twistosaur.arena import LocalProcesses
from twistosaur.kernel import TwistosaurError


@pytest.mark.parametrize("workers", [1, 2])
def test_every_task_is_done_once(workers: int) -> None:
    found = LocalProcesses(workers).results(square, iter(range(20)))
    assert sorted(value for value, _ in found) == [n * n for n in range(20)]
    assert not active_children()


def test_work_is_shared() -> None:
    processes = {process for _, process in LocalProcesses(2).results(square, iter(range(20)))}
    assert os.getpid() not in processes
    assert 1 <= len(processes) <= 2


def test_tasks_are_taken_when_there_are_hands_for_them() -> None:
    taken: list[int] = []

    def tasks() -> object:
        for n in range(100):
            taken.append(n)
            yield n

    results = LocalProcesses(2).results(square, tasks())  # type: ignore[arg-type]
    next(results)
    assert len(taken) <= 6
    results.close()


def test_closing_ends_what_is_under_way() -> None:
    results = LocalProcesses(2).results(nap, iter([0.0, 0.0, 60.0, 60.0]))
    next(results)
    began = time.monotonic()
    results.close()
    assert time.monotonic() - began < 10
    assert not active_children()


def test_a_mistake_of_the_job_comes_through() -> None:
    with pytest.raises(TwistosaurError, match="no such thing"):
        list(LocalProcesses(2).results(fail, iter(range(4))))
    assert not active_children()


def test_a_process_that_dies_is_told_of() -> None:
    with pytest.raises(TwistosaurError, match="a process of the match ended with code -9"):
        list(LocalProcesses(2).results(die, iter(range(4))))
    assert not active_children()
