"""Random games until everything that can happen in Dino Twist has happened."""

from __future__ import annotations

from typing import Any

import pytest

import twistosaur
from tests.games.dino_twist.tables import RULES, drained, lay
from twistosaur import Game
from twistosaur.engine import calls
from twistosaur.games.dino_twist.board import ACTIONS, EVENTS
from twistosaur.kernel import derive
from twistosaur.locales import texts

pytestmark = pytest.mark.plain

WANTED = {
    *(f"event {name}" for name in EVENTS),
    *(f"move {name}" for name in ("newborns", "attack", "bury", "pass", "target", "settle", "decline")),
    *(f"refusal {clause}" for clause in (9, 10, 12, 15, 17, 21, 22, 23, 29, 30)),
    *(f"bonus {points}" for points in (3, 5, 10)),
    *("duo", "mixed duo", "trio", "cancelled", "three cancelled", "replaced", "claws shared"),
    *("reshuffle", "second reshuffle", "nothing to draw with 6 seats", "short hand", "shared win"),
}


def eager(game: Game, seat: int, bits: int) -> str:
    """Mostly random; a captured Dino rather fills an empty place, so that islands get full."""
    moves = game.legal(seat)
    own = game.position()["islands"][seat]
    empty = [move for move in moves if move.startswith("settle") and own[move.split()[1]] is None]
    choice = empty if empty and bits % 8 else moves
    return choice[(bits >> 8) % len(choice)]


def note_move(happened: set[str], move: str) -> None:
    verb, *cards = move.split()
    happened.add(f"move {verb}")
    if verb == "attack" and len(cards) > 1:
        mixed = len({card[0] for card in cards}) > 1
        happened.add("trio" if len(cards) == 3 else "mixed duo" if mixed else "duo")


def note_table(happened: set[str], before: dict[str, Any], now: dict[str, Any]) -> None:
    gone = set(before["events"]) - set(now["events"])
    happened |= {f"event {event.split()[0]}" for event in gone}
    happened |= {f"bonus {points}" for points in now["bonuses"]}
    cancelled = sum(
        len(a["cancelled"]) < len(b["cancelled"]) for a, b in zip(before["graveyards"], now["graveyards"], strict=True)
    )
    if cancelled:
        happened.add("three cancelled" if cancelled > 2 else "cancelled")
    if now["reshuffles"]:
        happened.add("reshuffle" if now["reshuffles"]["count"] == 1 else "second reshuffle")
    if now["phase"] == "prepare" and min(map(len, now["hands"])) < 7:
        happened.add("short hand")
    if now["seats"] == 6 and not now["deck"] and not now["discard"]:
        happened.add("nothing to draw with 6 seats")
    pairs = zip(before["islands"], now["islands"], strict=True)
    if any(a[land] is not None and a[land] != b[land] for a, b in pairs for land in a):
        happened.add("replaced")


def note_refusals(happened: set[str], game: Game) -> None:
    for seat in game.acting:
        for action in range(ACTIONS):
            clause = int(calls.refusal(game._states, 0, seat, action))
            if clause:
                happened.add(f"refusal {clause}")


def tables() -> list[Game]:
    """New games of all sorts; and two that random play hardly gets to: nothing left to draw, and an empty hand."""
    out = [drained(), lay("", "A9 A8 A7", "C9 C8")]
    for seed in range(40):
        seats = 2 + seed % 5
        kinds = [("t-rex", "lil-rex")[(seed >> (k % 3)) & 1] for k in range(seats)]
        out.append(twistosaur.new("dino-twist", seats=6, seed=seed, kinds=["lil-rex"] * 6))
        out.append(twistosaur.new("dino-twist", seats=seats, seed=seed, kinds=kinds, forced_replace=seed % 4 == 3))
    return out


def test_everything_happens() -> None:
    happened: set[str] = set()
    n = 0
    for game in tables():
        note_refusals(happened, game)
        before = game.position()
        while not game.over:
            n += 1
            seat = game.acting[0]
            game.play(seat, eager(game, seat, derive(61, n)))
            now = game.position()
            note_table(happened, before, now)
            before = now
            if n % 5 == 0 and any(
                f"refusal {clause}" not in happened for clause in (9, 10, 12, 15, 17, 21, 22, 23, 29, 30)
            ):
                note_refusals(happened, game)
        for _, move in game.moves:
            note_move(happened, move)
        if game.ranks.count(1) > 1:
            happened.add("shared win")
        if [game.breakdown(seat)["claws"] for seat in range(game.seats)].count(7) > 1:
            happened.add("claws shared")
        if happened >= WANTED:
            break
    assert not WANTED - happened


def test_every_refusal_has_words_in_every_language() -> None:
    for language in ("en", "fr", "pl"):
        say = texts(language)
        for clause in (9, 10, 12, 15, 17, 21, 22, 23, 29, 30):
            assert say.why(RULES.clause(clause))
