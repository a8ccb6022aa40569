"""What a step of a game did, besides the move that is told anyway: the die, a card captured, points, a cube stolen.

Facts are read off what a spectator sees before and after the step, so they are the same for every audience and hold
nothing that is hidden. A line of the story carries them, for the browser to say in its language.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine import Game
from ...protocol.messages import Fact

Seen = dict[str, Any]


def glance(game: Game, common: Any) -> Seen:
    """What a spectator sees, as far as facts need it; `common` is the game's."""
    facts, public = common
    return {**public, **facts} if public is not None else game.view(None, common)


def happened(game: str, before: Seen | None, now: Seen) -> list[Fact]:
    """The facts of one step; `before` is None when the game begins."""
    tell = TELLERS.get(game)
    return [] if tell is None else tell(before, now)


def draftosaurus(before: Seen | None, now: Seen) -> list[Fact]:
    """The die of a new turn, and who rolled it."""
    if now["die"] is None or now["over"]:
        return []
    same = before is not None and before["die"] is not None
    if same and before is not None and all(before[key] == now[key] for key in ("turn", "round", "board")):
        return []
    return [Fact(kind="die", seat=now["roller"], what=now["die"])]


def dino_twist(before: Seen | None, now: Seen) -> list[Fact]:
    """Cards that cancel each other, a card captured, points for a bonus, and a new round with its event."""
    out = []
    if before is not None:
        graves = zip(before["graveyards"], now["graveyards"], strict=True)
        for seat, (old, new) in enumerate(graves):
            if (count := len(new["cancelled"]) - len(old["cancelled"])) > 0:
                out.append(Fact(kind="cancelled", seat=seat, count=count))
        captured = now["captured"]
        if captured is not None and now["attacker"] is not None and captured != before["captured"]:
            out.append(
                Fact(kind="captured", seat=now["attacker"], what=captured["card"], lands=[captured["territory"]])
            )
        for seat, (old, new) in enumerate(zip(before["bonuses"], now["bonuses"], strict=True)):
            if new > old:
                out.append(Fact(kind="bonus", seat=seat, count=new - old))
    if not now["over"] and (before is None or before["round"] != now["round"]):
        out.append(Fact(kind="round", count=now["round"]))
        if now["event"] is not None:
            out.append(Fact(kind="event", what=now["event"], lands=list(now["destroyed"])))
    return out


def twisty(before: Seen | None, now: Seen) -> list[Fact]:
    """A cube taken or stolen, cubes that are safe from now on."""
    if before is None:
        return []
    out = []
    robbed = [seat for seat, held in enumerate(now["held"]) if held < before["held"][seat]]
    for seat, held in enumerate(now["held"]):
        if held > before["held"][seat]:
            what, other = now["rows"][seat][held - 1], robbed[0] if robbed else None
            out.append(Fact(kind="takes" if other is None else "steals", seat=seat, other=other, what=what))
    for seat, safe in enumerate(now["secured"]):
        if (count := len(safe) - len(before["secured"][seat])) > 0:
            out.append(Fact(kind="secures", seat=seat, count=count))
    return out


TELLERS: dict[str, Callable[[Seen | None, Seen], list[Fact]]] = {
    "draftosaurus": draftosaurus,
    "dino-twist": dino_twist,
    "twisty": twisty,
}
