"""Check that a game was fair, with nothing but the standard library, then find the decision that mattered most.

    python examples/fair_play.py RECORD.json        (without a file: a game made on the spot)

A server commits to a secret before anybody sits down, every player adds bytes of their own, and each die, card and
dinosaur comes from both: docs/protocol.md, "Provably fair". `twistosaur verify` does the same check and more.
"""

import hashlib
import hmac
import json
import secrets
import sys
from pathlib import Path
from typing import Any

import twistosaur
from twistosaur.bots.levels import thinker
from twistosaur.engine import FairChance, positions


def sample() -> dict[str, Any]:
    """A short game of two, with chance as a server makes it."""
    chance = FairChance(secrets.token_bytes(32), (secrets.token_bytes(16), None))
    game = twistosaur.new("draftosaurus", seats=2, seed=chance)
    while not game.over:
        game.play(game.acting[0], game.legal(game.acting[0])[-1])
    return game.record()


def words(chance: dict[str, Any], count: int) -> list[int]:
    """The first words of chance, from the published secret: nothing of Twistosaur is needed for it."""
    secret = bytes.fromhex(chance["secret"])
    assert hashlib.sha256(secret).hexdigest() == chance["commitment"], "not the secret that was committed to"
    salt = b"".join(bytes.fromhex(part) for part in chance["contributions"] if part is not None)
    digests = [hmac.digest(secret, salt + n.to_bytes(8, "big"), "sha256") for n in range(count)]
    return [int.from_bytes(digest[:8], "big") for digest in digests]


def main(file: str | None = None) -> None:
    record = json.loads(Path(file).read_text(encoding="utf-8")) if file else sample()
    game = twistosaur.replay(record)  # raises if one move was not legal, or if the result is not that of the moves
    assert isinstance(game.seed, FairChance), "this game was played from a seed, not at a server"
    assert words(record["chance"], game.words) == [game.seed.word(n) for n in range(game.words)]
    print(f"fair: {game.words} draws and {game.move_count} moves lead to {game.scores}")

    bot, rules = thinker("search:400", game.rules), game.rules
    dearest = (0.0, 0, "", "")
    for table, (seat, move) in zip(positions(record), record["moves"], strict=False):
        hidden = table.hidden(seat)
        opinions = [o for o in bot.consider(hidden, seat, key=1) if o.visits >= 10]  # others were not looked at closely
        worth = {rules.move_text(rules.read(hidden), seat, o.action): o.worth for o in opinions}
        best = max(worth, key=worth.__getitem__, default=move)
        dearest = max(dearest, (worth.get(best, 0) - worth.get(move, worth.get(best, 0)), seat, move, best))
    print(f"dearest: seat {dearest[1]} chose {dearest[2]!r}; {dearest[3]!r} was worth {dearest[0]:.0%} of a win more")


if __name__ == "__main__":
    main(*sys.argv[1:])
