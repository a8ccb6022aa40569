"""What an analysis costs the bots: the time of the same thoughts in a worker without one and beside one.

python bench/bots_first.py [thoughts] [nice]      ("nice": the analysis is not told to wait until the machine is idle)
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import time

import twistosaur
from twistosaur.bots import Budget, make
from twistosaur.games import load
from twistosaur.kernel import derive
from twistosaur.server.analyses.analyst import Analyst
from twistosaur.server.analyses.asked import Asked
from twistosaur.server.workers.pool import PEOPLE, Workers

GAME, SEATS, ITERATIONS = "draftosaurus", 4, 1500


def thought(number: int) -> float:
    """A decision of a bot with a fixed amount of work; the seconds it took."""
    table = twistosaur.new(GAME, seats=SEATS, seed=number % 7)
    seat = table.acting[0]
    bot = make("expert", load(GAME))
    began = time.perf_counter()
    bot.choose(table.hidden(seat), seat, number, Budget(iterations=ITERATIONS))
    return time.perf_counter() - began


async def waits(workers: Workers, count: int) -> list[float]:
    """Milliseconds from asking a worker to its answer."""
    out = []
    for number in range(count):
        began = time.perf_counter()
        await workers.run(PEOPLE, thought, number)
        out.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(0.05)
    return out


def finished() -> twistosaur.Game:
    game = twistosaur.new(GAME, seats=SEATS, seed=1)
    while not game.over:
        moves = game.legal(game.acting[0])
        game.play(game.acting[0], moves[derive(1, game.move_count) % len(moves)])
    return game


def line(name: str, times: list[float]) -> str:
    late = statistics.quantiles(times, n=20)[-1]
    return f"{name:22} median {statistics.median(times):7.1f} ms   95% {late:7.1f} ms"


async def main(count: int, *arguments: str) -> None:
    workers, analyst, begun = Workers(1), Analyst(arguments), asyncio.Event()
    workers.start()
    await workers.loaded()
    await waits(workers, 3)
    alone = await waits(workers, count)
    print(line("without an analysis", alone), flush=True)
    asked = Asked(finished().record(), "deep")
    going = asyncio.create_task(analyst.analyse(asked, lambda *_: begun.set(), lambda _: None))
    await begun.wait()
    beside = await waits(workers, count)
    print(line("beside an analysis", beside))
    share = statistics.median(beside) / statistics.median(alone) - 1
    print(f"{share:+.1%}; the analysis was {'still going on' if not going.done() else 'over before the end'}")
    going.cancel()
    await asyncio.wait({going})
    await analyst.end()
    workers.stop()


if __name__ == "__main__":
    how = () if "nice" in sys.argv[1:] else ("idle",)
    asyncio.run(main(int(next(iter(a for a in sys.argv[1:] if a.isdigit()), "60")), *how))
