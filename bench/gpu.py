"""Games on an NVIDIA GPU: the same bits as on the processor? And how fast, beside PGX in the same run?

    make bench-gpu
    python bench/gpu.py [OUT] [--compare 1000000] [--seconds 0.5] [--registers 64 128] [--games GAME ...] [--write PAGE]
    python bench/gpu.py OUT --told --write docs/benchmarks.md       # what another machine has measured

Compared are the final records of whole random games, and every record, mask and observation of a batch that is stepped.
A decision is one legal action of one seat. Stepping: one decision in each game a launch, with the masks of all legal
actions, games that end begin anew; choosing the actions at random is a launch of its own, measured with and without.
PGX's `sparrow_mahjong` is stepped in the same way: jitted, vectorised, auto-reset, a random legal action, best batch.
"""

from __future__ import annotations

import argparse
import itertools
import json
import multiprocessing
import os
import platform
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from bench import page
from twistosaur.engine.playouts import opening, play_game, player_key, random_player, u64
from twistosaur.envs import Batch as CoresBatch
from twistosaur.games import PACKAGES, load
from twistosaur.gpu import Batch
from twistosaur.gpu.device import THREADS, blocks, gpu
from twistosaur.gpu.launch import launcher
from twistosaur.kernel import Rules, TwistosaurError, rule

SEATS, SEED, KEY = 4, 20261116, 7
CHUNK = 1 << 16
"""Games that are compared at a time."""
SHORT: dict[str, dict[str, Any]] = {"twisty": {"turn_limit": 20}}
"""Games that random players would not end."""
SIZES = [1 << 14, 1 << 16, 1 << 18, 1 << 20, 1 << 22]
PGX_SIZES = [1 << 14, 1 << 16, 1 << 18, 1 << 20]
BLOCKS = [64, 128]
RACES = [(1 << 14, 16), (1 << 16, 4), (1 << 18, 1), (1 << 20, 1), (1 << 22, 1)]
"""Threads, and games of each: with few threads their memory is near, with many none waits."""
MEASURED = ("whole games", "steps with masks", "steps with masks and observations")
PATIENCE = 900
"""Seconds that the slowest may take to compile and compare."""


@rule
def finish_all(start: Any, seed: Any, key: Any, first: int, states: Any, memory: Any) -> None:
    """The final records of whole games, as the kernel `finish` makes them."""
    for i in range(len(states)):
        play_game(start, states[i : i + 1], seed, key, first + i, memory[0])


def start_of(rules: Rules) -> Any:
    return opening(rules, SEATS, rules.options(SEATS, SHORT.get(rules.id, {})))


def compare_games(rules: Rules, games: int) -> int:
    """How many final records are not the same bits."""
    cuda, start, keys = gpu(), start_of(rules), (u64(SEED), u64(player_key(SEED)))
    there_start, workers = cuda.to_device(start), os.cpu_count() or 1
    wrong = 0
    for first in range(0, games, CHUNK):
        many = min(CHUNK, games - first)
        there, here = cuda.device_array(many, rules.dtype), rules.states(many)
        launcher(rules, "finish")[blocks(many), THREADS](there_start, *keys, first, there)

        def part(k: int, many: int = many, first: int = first, here: Any = here) -> None:
            low, high = many * k // workers, many * (k + 1) // workers
            finish_all(start, *keys, first + low, here[low:high], random_player(rules).array)

        with ThreadPoolExecutor(workers) as pool:
            list(pool.map(part, range(workers)))
        rows = [np.frombuffer(each.tobytes(), np.uint8).reshape(many, -1) for each in (here, there.copy_to_host())]
        wrong += int(np.any(rows[0] != rows[1], axis=1).sum())
    return wrong


def compare_steps(rules: Rules, games: int, steps: int) -> int:
    """How many steps of a batch differ in a record, a mask, an observation, a reward or a seat."""
    options = SHORT.get(rules.id, {})
    here = CoresBatch(rules.id, games, seats=SEATS, seed=SEED, **options)
    there = Batch(rules.id, games, seats=SEATS, seed=SEED, **options)
    wrong = 0
    for n in range(steps):
        actions = there.pick(KEY, n).copy_to_host()
        here.step(actions)
        there.step(actions)
        pairs = [
            (here.states.tobytes(), there.states.copy_to_host().tobytes()),
            *(
                (getattr(here, name).tobytes(), getattr(there, name).copy_to_host().tobytes())
                for name in ("masks", "observations", "rewards")
            ),
            (here.seat.tobytes(), there.desk.copy_to_host()[:, 2].tobytes()),
        ]
        wrong += any(a != b for a, b in pairs)
    return wrong


def timed(seconds: float, work: Callable[[int], None]) -> tuple[int, float]:
    """How often some work was launched in so many seconds, and how long it took until all was done."""
    cuda = gpu()
    work(0)
    cuda.synchronize()
    done, began = 0, time.perf_counter()
    while True:
        done += 1
        work(done)
        if done % 4 and done < 64:
            continue
        cuda.synchronize()
        took = time.perf_counter() - began
        if took > seconds:
            return done, took


def race(rules: Rules, seconds: float, registers: Sequence[int | None]) -> Iterator[dict[str, Any]]:
    """Whole random games with their scores, by number of threads, games of each, size of block and registers."""
    cuda, keys = gpu(), (u64(SEED), u64(player_key(SEED)))
    start = cuda.to_device(start_of(rules))
    for most, (threads, each), block in itertools.product(registers, RACES, BLOCKS):
        run = launcher(rules, "race", most)[blocks(threads, block), block]
        made = cuda.device_array((threads, 2), np.int64)

        def work(n: int, run: Any = run, made: Any = made, threads: int = threads, each: int = each) -> None:
            run(start, *keys, n * threads * each, each, made)

        launches, took = timed(seconds, work)
        decisions = int(made.copy_to_host()[:, 0].sum())  # of the last launch: each has other games, nearly as many
        yield {
            "threads": threads,
            "each": each,
            "block": block,
            "registers": most,
            "decisions_per_s": decisions * launches / took,
        }


def stepping(rules: Rules, seconds: float, *, observe: bool) -> Iterator[dict[str, Any]]:
    for games in SIZES:
        batch = Batch(rules.id, games, seats=SEATS, seed=1, observe=observe, check=False, **SHORT.get(rules.id, {}))

        def both(n: int, batch: Batch = batch) -> None:
            batch.step(batch.pick(KEY, n))

        def choosing(n: int, batch: Batch = batch) -> None:
            batch.pick(KEY, n)

        launches, took = timed(seconds, both)
        chosen, choice = timed(seconds / 4, choosing)
        alone = took / launches - choice / chosen
        yield {
            "games": games,
            "decisions_per_s": games * launches / took,
            "steps_alone_per_s": games / alone,
        }


def size_of(rules: Rules, kernel: str, registers: int | None = None) -> dict[str, int]:
    """What bounds a kernel: registers and local memory of a thread."""
    made = launcher(rules, kernel, registers)
    told = made.get_regs_per_thread(), made.get_local_mem_per_thread()
    first = [next(iter(each.values())) if isinstance(each, dict) else each for each in told]
    return {"registers": int(first[0]), "local_bytes": int(first[1])}


class Pgx:
    """The same with a game of PGX, choosing included."""

    def __init__(self, name: str) -> None:
        import jax
        import jax.numpy as jnp
        from pgx import make
        from pgx.experimental import auto_reset

        env = make(name)
        step_one = auto_reset(env.step, env.init)
        self.keys = jax.random.split(jax.random.PRNGKey(2), 64)
        self.steps: dict[int, Any] = {}
        self.states: dict[int, Any] = {}
        for games in PGX_SIZES:

            @jax.jit
            def step(state: Any, key: Any, games: int = games) -> Any:
                chance, keys = jax.random.split(key)
                logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
                actions = jax.random.categorical(chance, logits, axis=1)
                return jax.vmap(step_one)(state, actions, jax.random.split(keys, games))

            state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), games))
            self.states[games] = jax.block_until_ready(step(state, self.keys[0]))
            self.steps[games] = step

    def measured(self, seconds: float) -> Iterator[dict[str, Any]]:
        import jax

        for games, step in self.steps.items():
            state, done, began = self.states[games], 0, time.perf_counter()
            while time.perf_counter() - began < seconds:
                for _ in range(8):
                    done += 1
                    state = step(state, self.keys[done % 64])
                jax.block_until_ready(state)
            yield {"games": games, "decisions_per_s": games * done / (time.perf_counter() - began)}


def facts() -> dict[str, Any]:
    cuda = gpu()
    device = cuda.get_current_device()
    name = device.name.decode() if isinstance(device.name, bytes) else str(device.name)
    libraries = {each: version(each) for each in ("numba", "numba-cuda", "numpy")}
    if find_spec("pgx"):
        libraries |= {each: version(each) for each in ("pgx", "jax")}
    return {
        "gpu": name,
        "processor": platform.processor() or platform.machine(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        **libraries,
    }


@dataclass(frozen=True)
class Turns:
    """All compile and compare side by side; nobody measures before all have, and then one after the other."""

    ready: Any
    turn: Any

    @contextmanager
    def mine(self) -> Iterator[None]:
        self.ready.wait(PATIENCE)
        with self.turn:
            yield


def one_game(game: str, args: argparse.Namespace, turns: Turns, results: Any) -> None:
    """A process of its own."""
    told: dict[str, Any] = {}
    rules = load(game)

    def tell(*words: Any) -> None:
        print(f"{game}:", *words, flush=True)

    try:
        began = time.perf_counter()
        most: list[int | None] = [None, *args.registers]
        told["kernels"] = {name: size_of(rules, name) for name in ("race", "step", "see", "begin", "pick")}
        told["kernels"] |= {f"race with at most {each}": size_of(rules, "race", each) for each in args.registers}
        tell(
            f"record of {rules.dtype.itemsize} bytes,",
            told["kernels"],
            f"{time.perf_counter() - began:.0f} s to compile",
        )
        if args.compare:
            told["compared"] = {"games": args.compare, "different": compare_games(rules, args.compare)}
            told["compared steps"] = {"games": 4096, "steps": 200, "different": compare_steps(rules, 4096, 200)}
            tell("against the processor:", told["compared"], told["compared steps"])
    except Exception:  # the others are to go on
        told["failed"] = traceback.format_exc()
        tell(told["failed"])
    try:
        with turns.mine():
            if "failed" not in told:
                for name, runs in zip(
                    MEASURED,
                    (
                        race(rules, args.seconds, most),
                        stepping(rules, args.seconds, observe=False),
                        stepping(rules, args.seconds, observe=True),
                    ),
                    strict=True,
                ):
                    told[name] = []
                    for one in runs:
                        told[name].append(one)
                        tell(name, one)
    except Exception:
        told["failed"] = traceback.format_exc()
        tell(told["failed"])
    results.put((game, told))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", nargs="?", type=Path, help="a file to write all figures to, as JSON")
    parser.add_argument("--compare", type=int, default=1_000_000, help="whole games compared with the processor's")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each measurement")
    parser.add_argument("--registers", type=int, nargs="*", default=[], help="limits to try for whole games")
    parser.add_argument("--games", nargs="*", default=list(PACKAGES))
    parser.add_argument("--told", action="store_true", help="measure nothing: OUT has the figures")
    parser.add_argument("--write", type=Path, help="a page with markers")
    args = parser.parse_args()
    told = json.loads(args.out.read_text(encoding="utf-8")) if args.told else measured(args)
    if args.out and not args.told:
        args.out.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    if failed := [game for game in args.games if "failed" in told[game]]:
        raise SystemExit(f"not all of it worked: see {', '.join(failed)} above")
    text = report(told, args.games)
    print(text)
    if args.write:
        page.write(args.write, "bench/gpu.py", text)


def measured(args: argparse.Namespace) -> dict[str, Any]:
    try:
        told: dict[str, Any] = {"machine": facts()}
    except TwistosaurError as problem:
        raise SystemExit(str(problem)) from None
    print(", ".join(f"{key} {value}" for key, value in told["machine"].items()), flush=True)
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # leave memory to the others
    context = multiprocessing.get_context("spawn")
    turns, results = Turns(context.Barrier(len(args.games) + 1), context.Lock()), context.Queue()
    for game in args.games:
        context.Process(target=one_game, args=(game, args, turns, results), daemon=True).start()
    try:
        beside = Pgx("sparrow_mahjong") if find_spec("pgx") else None
    except Exception:  # our own figures are worth having without it
        beside, told["pgx failed"] = None, traceback.format_exc()
        print(told["pgx failed"], flush=True)
    with turns.mine():
        told["pgx sparrow_mahjong"] = list(beside.measured(4 * args.seconds)) if beside else []
        print("pgx sparrow_mahjong", told["pgx sparrow_mahjong"], flush=True)
    told |= dict(results.get(timeout=PATIENCE) for _ in args.games)
    return told


def report(told: dict[str, Any], games: list[str]) -> str:
    """What was measured, as a part of a page."""
    machine = dict(told["machine"])
    best = max((one["decisions_per_s"] for one in told["pgx sparrow_mahjong"]), default=0.0)
    lines = [
        f"`python bench/gpu.py`: {machine.pop('gpu')}, {machine.pop('cores')} cores, "
        + ", ".join(f"{name} {value}" for name, value in machine.items() if name != "processor")
        + f". Games of {SEATS}, random legal actions, games that end begin anew, a decision is one action of one seat.",
        "Millions of decisions a second, at the best batch size; in brackets how many times PGX's `sparrow_mahjong` in"
        " the same run, which makes",
        f"{best / 1e6:.1f} million moves/s, choosing them at random included"
        f" ({sizes(told['pgx sparrow_mahjong'], 'games')}).",
        "",
        "| | " + " | ".join(games) + " |",
        "|---|" + "---|" * len(games),
    ]

    def row(name: str, cell: Callable[[dict[str, Any]], str]) -> None:
        lines.append(f"| {name} | " + " | ".join(cell(told[game]) for game in games) + " |")

    def fastest(name: str, key: str) -> Callable[[dict[str, Any]], str]:
        def cell(one: dict[str, Any]) -> str:
            speed = max(each[key] for each in one[name])
            return f"{speed / 1e6:,.0f}" + (f" (**{speed / best:,.0f}x**)" if best else "")

        return cell

    row("whole random games", fastest("whole games", "decisions_per_s"))
    row("steps with masks, one a launch", fastest("steps with masks", "steps_alone_per_s"))
    row("the same, and choosing the actions in a launch of its own", fastest("steps with masks", "decisions_per_s"))
    row("steps with masks and observations", fastest("steps with masks and observations", "steps_alone_per_s"))
    row("the same, and choosing", fastest("steps with masks and observations", "decisions_per_s"))
    row(
        "by number of games: steps with masks",
        lambda one: sizes(one["steps with masks"], "games", "steps_alone_per_s"),
    )
    row("registers and bytes of memory of a thread: whole games", lambda one: thread(one["kernels"]["race"]))
    row("step", lambda one: thread(one["kernels"]["step"]))
    if all("compared" in told[game] for game in games):
        row("final records compared with the processor's", lambda one: f"{one['compared']['games']:,}")
        row("of them not the same bits", lambda one: f"{one['compared']['different']:,}")
        row(
            "steps of a batch compared, of them different",
            lambda one: (
                f"{one['compared steps']['steps']} of {one['compared steps']['games']:,} games, "
                f"{one['compared steps']['different']}"
            ),
        )
    return "\n".join(lines)


def thread(kernel: dict[str, int]) -> str:
    return f"{kernel['registers']}, {kernel['local_bytes']:,}"


def sizes(runs: list[dict[str, Any]], by: str, key: str = "decisions_per_s") -> str:
    return ", ".join(f"{one[by]:,}: {one[key] / 1e6:,.1f}" for one in runs)


if __name__ == "__main__":
    main()
