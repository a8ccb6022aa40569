"""Games on an NVIDIA GPU: the same bits as on the processor? And how fast, beside PGX in the same run?

    make bench-gpu
    python bench/gpu.py [OUT] [--compare 1000000] [--seconds 3] [--games GAME ...]

Compared are the final records of whole random games, and every record, mask and observation of a batch that is stepped.
A decision is one legal action of one seat. Stepping: one decision in each game a launch, with the masks of all legal
actions, games that end begin anew; choosing the actions at random is a launch of its own, measured with and without.
PGX's `sparrow_mahjong` is stepped in the same way: jitted, vectorised, auto-reset, a random legal action, best batch.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

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
SIZES = [1 << 16, 1 << 18, 1 << 20]
PGX_SIZES = [1 << 14, 1 << 16, 1 << 18]


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
        for _ in range(8):
            done += 1
            work(done)
        cuda.synchronize()
        took = time.perf_counter() - began
        if took > seconds:
            return done, took


def race(rules: Rules, seconds: float) -> Iterator[dict[str, Any]]:
    """Whole random games with their scores, by number of threads and games of each."""
    cuda, keys = gpu(), (u64(SEED), u64(player_key(SEED)))
    start, run = cuda.to_device(start_of(rules)), launcher(rules, "race")
    for threads in SIZES:
        for each in (1, 8):
            made = cuda.device_array((threads, 2), np.int64)

            def work(n: int, made: Any = made, threads: int = threads, each: int = each) -> None:
                run[blocks(threads), THREADS](start, *keys, n * threads * each, each, made)

            launches, took = timed(seconds, work)
            decisions = int(made.copy_to_host()[:, 0].sum())  # of the last launch: each has other games, nearly as many
            yield {"threads": threads, "each": each, "decisions_per_s": decisions * launches / took}


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
        yield {"games": games, "decisions_per_s": games * launches / took, "steps_alone_per_s": games / alone}


def pgx(name: str, seconds: float) -> Iterator[dict[str, Any]]:
    """The same with PGX, choosing included."""
    import jax
    import jax.numpy as jnp
    from pgx import make
    from pgx.experimental import auto_reset

    env = make(name)
    step_one = auto_reset(env.step, env.init)

    for games in PGX_SIZES:

        @jax.jit
        def step(state: Any, key: Any, games: int = games) -> Any:
            chance, keys = jax.random.split(key)
            logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
            actions = jax.random.categorical(chance, logits, axis=1)
            return jax.vmap(step_one)(state, actions, jax.random.split(keys, games))

        state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), games))
        keys = jax.random.split(jax.random.PRNGKey(2), 64)
        state = jax.block_until_ready(step(state, keys[0]))
        done, began = 0, time.perf_counter()
        while time.perf_counter() - began < seconds:
            for _ in range(8):
                done += 1
                state = step(state, keys[done % 64])
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


def size_of(rules: Rules, kernel: str) -> dict[str, int]:
    """What bounds a kernel: registers and local memory of a thread."""
    made = launcher(rules, kernel)
    registers, local = made.get_regs_per_thread(), made.get_local_mem_per_thread()
    first = [next(iter(each.values())) if isinstance(each, dict) else each for each in (registers, local)]
    return {"registers": int(first[0]), "local_bytes": int(first[1])}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", nargs="?", type=Path, help="a file to write all figures to, as JSON")
    parser.add_argument("--compare", type=int, default=1_000_000, help="whole games compared with the processor's")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    parser.add_argument("--games", nargs="*", default=list(PACKAGES))
    args = parser.parse_args()
    try:
        told: dict[str, Any] = {"machine": facts()}
    except TwistosaurError as problem:
        raise SystemExit(str(problem)) from None
    print(", ".join(f"{key} {value}" for key, value in told["machine"].items()), flush=True)
    best = 0.0
    if find_spec("pgx"):
        told["pgx sparrow_mahjong"] = list(pgx("sparrow_mahjong", args.seconds))
        best = max(one["decisions_per_s"] for one in told["pgx sparrow_mahjong"])
        print(f"PGX sparrow_mahjong: {best / 1e6:,.1f} million decisions/s at its best batch size", flush=True)
    else:
        print("PGX is not installed: no ratios", flush=True)
    for game in args.games:
        told[game] = one_game(load(game), args, best)
    if args.out:
        args.out.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def one_game(rules: Rules, args: argparse.Namespace, best: float) -> dict[str, Any]:
    print(f"\n{rules.id}, {SEATS} seats, record of {rules.dtype.itemsize} bytes", flush=True)
    told: dict[str, Any] = {"kernels": {name: size_of(rules, name) for name in ("race", "step")}}
    print(f"  kernels: {told['kernels']}", flush=True)
    if args.compare:
        told["compared"] = {"games": args.compare, "different": compare_games(rules, args.compare)}
        told["compared steps"] = {"games": 4096, "steps": 200, "different": compare_steps(rules, 4096, 200)}
        print(f"  against the processor: {told['compared']}, {told['compared steps']}", flush=True)
    for name, runs in (
        ("whole games", race(rules, args.seconds)),
        ("steps with masks", stepping(rules, args.seconds, observe=False)),
        ("steps with masks and observations", stepping(rules, args.seconds, observe=True)),
    ):
        told[name] = list(runs)
        most = max(told[name], key=lambda one: one["decisions_per_s"])
        ratio = f", {most['decisions_per_s'] / best:,.0f} times PGX" if best else ""
        print(f"  {name}: {most['decisions_per_s'] / 1e6:,.0f} million decisions/s{ratio}   {most}", flush=True)
    return told


if __name__ == "__main__":
    main()
