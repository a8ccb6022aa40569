"""Sit down at a running server and play: make a table, take a seat, follow the game, decide.

    twistosaur serve &
    python examples/remote_player.py http://127.0.0.1:8000

The client keeps what its seat knows up to date (`table.known`); `asked` says that a decision is open, `legal` what may
be answered. Everything it does is in docs/protocol.md, so the same can be written in any language.
"""

import asyncio
import sys

from twistosaur.client import Client


async def main(url: str, game: str = "draftosaurus") -> None:
    async with Client(url) as house:
        made = await house.create(game, seats=["open", "easy", "novice"])
        mine = await house.sit(made.table, "Ada", token=made.host_token)
        await house.start(made.table, made.host_token)
        print(f"watch it: {url}/t/{made.table}")

        async with house.connect(made.table, mine.token) as table:
            while not table.over:
                await table.until(lambda: table.over or table.asked, seconds=60)
                if table.asked:
                    move = table.legal[0]  # put your own idea here; table.known.view is what this seat sees
                    await table.decide(move)
            end = table.known.end

        assert end is not None
        print(f"seat {mine.seat}: {end.scores[mine.seat]} points, place {end.ranks[mine.seat]} of {len(end.ranks)}")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
