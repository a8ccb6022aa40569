"""What an analysis costs the bots: the time of the same thoughts in a worker, beside an analysis that is held and one
that goes on, in turns, so that whatever else the machine does disturbs both alike.

python bench/bots_first.py [thoughts] [nice]      ("nice": the analysis is not told to wait until the machine is idle)
"""

from __future__ import annotations

import asyncio
import signal
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


async def wait(workers: Workers, number: int) -> float:
    """Milliseconds from asking a worker to its answer."""
    began = time.perf_counter()
    await workers.run(PEOPLE, thought, number)
    return (time.perf_counter() - began) * 1000


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
    asked = Asked(finished().record(), "deep")
    going = asyncio.create_task(analyst.analyse(asked, lambda *_: begun.set(), lambda _: None))
    await begun.wait()
    assert analyst.process is not None
    times: dict[int, list[float]] = {signal.SIGSTOP: [], signal.SIGCONT: []}
    await wait(workers, 0)
    for number in range(count):
        for what, found in times.items():
            analyst.process.send_signal(what)
            await asyncio.sleep(0.02)
            found.append(await wait(workers, number))
    held, beside = times.values()
    print(line("an analysis is held", held), line("an analysis goes on", beside), sep="\n")
    share = statistics.median(b / h for h, b in zip(held, beside, strict=True)) - 1
    print(f"{share:+.1%}; the analysis was {'over before the end' if going.done() else 'still going on'}")
    going.cancel()
    await asyncio.wait({going})
    await analyst.end()
    workers.stop()


if __name__ == "__main__":
    how = () if "nice" in sys.argv[1:] else ("idle",)
    asyncio.run(main(int(next(iter(a for a in sys.argv[1:] if a.isdigit()), "60")), *how))
