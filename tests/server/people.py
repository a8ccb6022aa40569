"""People for tests of the server: they sit down at a table and answer whatever they are asked."""

from __future__ import annotations

import asyncio
from typing import Any

from twistosaur.kernel import derive
from twistosaur.protocol.client import Client, Seated, Seatside


async def seated(client: Client, game: str, people: int, bots: tuple[str, ...] = (), **more: Any) -> Any:
    """A table that has begun: (id, host token, seats of the people)."""
    made = await client.create(game, ["open"] * people + list(bots), **more)
    seats: list[Seated] = []
    for k in range(people):
        seats.append(await client.sit(made.table, f"Player {k}", token=made.host_token if k == 0 else None))
    await client.start(made.table, made.host_token)
    return made.table, made.host_token, seats


async def play_on(side: Seatside, key: int, stop: int | None = None) -> int:
    """Answer every decision with a legal move until the game is over, or `stop` answers were given."""
    answers, last = 0, -1
    while stop is None or answers < stop:
        await side.until(lambda last=last: side.over or (side.asked and number(side) != last), 240)  # type: ignore[misc]
        if side.over:
            break
        moves, last = side.legal, number(side)
        await side.decide(moves[derive(key, side.version) % len(moves)])
        answers += 1
    return answers


def number(side: Seatside) -> int:
    """The number of the decision this seat is asked."""
    return -1 if side.known.decision is None else side.known.decision.id


async def play_all(client: Client, table: str, seats: list[Seated], stop: int | None = None) -> Any:
    """All people of a table play; gives what each of them knows at the end."""

    async def one(mine: Seated) -> Any:
        async with client.connect(table, mine.token) as side:
            await play_on(side, mine.seat, stop)
            return side.known

    return await asyncio.gather(*(one(mine) for mine in seats))
