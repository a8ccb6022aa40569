"""The projection: the one place that makes what leaves the server, a pure function of (table, audience, time).

Every byte about a game comes from here: snapshots and the steps between them, the story with its facts and without what
others may not read, transcripts for replays, and the hidden record that a bot is given. The game enters through
`Game.view`, `Game.asked` and `Game.hidden`, which look at `hide`'s record and at nothing else.
"""

from __future__ import annotations

import json
import zlib
from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import replace

from ...engine import Answers, Game, Places, positions
from ...engine.score import judged
from ...games import PACKAGES, load
from ...protocol.errors import Code, Refusal
from ...protocol.messages import Clock, Decision, End, Entry, Fact, Fairness, Player, State, TableFacts, Verdict
from ...protocol.times import utc
from . import events
from .table import Table, Told


class Facts(Struct, frozen=True, gc=False):
    """What everybody may know besides the game; time and connections are in it as values."""

    table: TableFacts
    players: list[Player]
    story: list[Told]
    clock: Clock | None
    acting: tuple[int, ...]
    deciding: frozenset[int] | None
    decision: int
    fairness: Fairness | None
    """Only after the end."""
    undo: int | None = None
    """The seat that may take its last turn back now."""


# ------------------------------------------------------------------------------------------------ the story


def told(event: events.Event, kind: str | None = None, **more: Any) -> Told:
    """An event as an entry of the story."""
    more.setdefault("seat", event.seat)
    return Told(Entry(kind=kind or event.what.kind, at=utc(event.at), **more))


def told_move(game: Game, at: float, seat: int, move: str) -> Told:
    """A move after the reveal; the cards of a secret one are read by its own seat alone."""
    shown = game.rules.public_move(move)
    public = Entry(kind="move", at=utc(at), seat=seat, move=shown)
    return Told(public, None if shown == move else Entry(kind="move", at=utc(at), seat=seat, move=move))


def tell_facts(last: Told, game: Game, before: Any, now: Any) -> None:
    """Add to the entry that ends a step what the step did, read off what everybody saw before and after it."""
    if facts := [Fact(**fact) for fact in game.rules.facts(before, now)]:
        last.public.facts = facts
        if last.own is not None:
            last.own.facts = facts


def entry(one: Told, audience: int | None) -> Entry:
    """An entry of the story as an audience reads it."""
    return one.own if one.own is not None and audience is not None and one.own.seat == audience else one.public


# ------------------------------------------------------------------------------------------------ public facts


def facts(table: Table, shared: TableFacts, seated: list[Player], clock: Clock | None) -> Facts:
    """What everybody may know besides the game. `shared` is `table_facts` and `seated` are `players`, made anew only
    when something has changed."""
    fairness = None
    if table.status == "over":
        fairness = Fairness(commitment=table.commitment, secret=table.secret.hex(), contributions=table.contributions())
    return Facts(
        table=shared,
        players=seated,
        story=table.story,
        clock=clock,
        acting=table.acting,
        deciding=table.deciding,
        decision=table.decision,
        fairness=fairness,
        undo=table.last_turn.seat if table.last_turn is not None and table.may_undo(table.last_turn.seat) else None,
    )


def table_facts(table: Table) -> TableFacts:
    setup = table.setup
    return TableFacts(
        id=table.id,
        game=setup.game,
        rules=setup.rules,
        seats=len(table.seats),
        options=setup.options,
        status=table.status,
        pace=setup.pace,
        clock=setup.clock,
        listed=setup.listed,
        takeover=setup.takeover,
        gone_after=setup.gone_after,
        host=table.host,
        created=utc(table.created),
        commitment=table.commitment,
        contributions=None if table.status == "open" else table.contributions(),
        rematch=table.rematch,
        rematch_of=setup.rematch_of,
        reason=table.reason,
        set_up=setup.is_set_up,
        undo=setup.undo,
        reveal_after=setup.reveal_after,
        watch=setup.watch,
        start_when_full=setup.start_when_full,
        hints=table.allows_hints,
        kept=table.kept,
    )


def players(table: Table, here: list[bool]) -> list[Player]:
    chosen = table.chosen
    return [
        Player(
            seat=k,
            kind=seat.kind,
            name=table.sitters[seat.who].name if seat.who is not None else None,
            level=seat.bot,
            away=seat.away is not None,
            connected=here[k],
            chosen=k in chosen,
        )
        for k, seat in enumerate(table.seats)
    ]


def players_now(before: list[Player], chosen: frozenset[int]) -> list[Player]:
    """Players of whom others have made a choice by now."""
    return [one if one.chosen is (one.seat in chosen) else replace(one, chosen=not one.chosen) for one in before]


# ------------------------------------------------------------------------------------------------ an audience


def project(game: Game | None, audience: int | None, facts: Facts, common: Any = None) -> State:
    """Everything an audience may know. `common` is the game's for all audiences of a moment, if it is known already."""
    view, asked = look(game, audience, facts, common)
    return State(
        table=facts.table,
        players=facts.players,
        log=[entry(one, audience) for one in facts.story],
        view=view,
        decision=asked,
        clock=facts.clock,
        end=end(game, facts),
        undo=undo(audience, facts),
    )


def look(
    game: Game | None, audience: int | None, facts: Facts, common: Any = None
) -> tuple[dict[str, Any] | None, Decision | None]:
    """What an audience sees of the game, and what it is asked."""
    if game is None:
        return None, None
    if audience is None or not is_asked(audience, facts):
        return game.view(audience, common), None
    view, answers, places = game.asked(audience, common)
    return view, decision(game, audience, facts, answers, places)


def undo(audience: int | None, facts: Facts) -> int | None:
    """The number of the decision that an audience has to name to take its last turn back, if it may."""
    return facts.decision if audience is not None and audience == facts.undo else None


def is_asked(seat: int, facts: Facts) -> bool:
    """Does a seat owe a decision, or may it still change one?"""
    return facts.table.status == "playing" and (seat in facts.acting or seat in (facts.deciding or ()))


def decision(game: Game, seat: int, facts: Facts, answers: Answers, places: Places | None) -> Decision:
    """What a seat is asked, or may still change."""
    at_once = facts.deciding is not None and seat in facts.deciding
    actions, others = answers.by_verb
    chosen = None
    if at_once and seat not in facts.acting:
        chosen = (game.choices() or {}).get(seat)
    return Decision(
        id=facts.decision,
        simultaneous=at_once,
        chosen=chosen,
        actions=actions,
        others=others,
        places=places,
    )


def end(game: Game | None, facts: Facts) -> End | None:
    if game is None or facts.fairness is None or not game.over:
        return None
    return End(**result(game), fairness=facts.fairness, verdict=verdict(game))


def verdict(game: Game) -> Verdict:
    counted = judged(game, None)
    return Verdict(reason=counted.reason, clause=counted.clause, numbers=dict(counted.numbers))


def result(game: Game) -> dict[str, Any]:
    """Points and ranks, and where the points come from."""
    return {
        "scores": list(game.scores),
        "ranks": list(game.ranks),
        "breakdown": [game.breakdown(seat) for seat in range(game.seats)],
    }


def changes(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The keys of a view that are different now."""
    return {key: value for key, value in new.items() if value is not (was := old.get(key, UNSET)) and value != was}


# ------------------------------------------------------------------------------------------------ bots, records


def hidden_record(game: Game, seat: int) -> bytes:
    """All that a bot of this seat, or a hint to it, is made from."""
    return game.rules.to_bytes(game.hidden(seat))


def record(table: Table) -> dict[str, Any]:
    """The record of a game that is over: it shows every card, and the secret of its chance."""
    if table.status != "over" or table.game is None:
        raise Refusal(Code.NOT_OVER)
    return {**table.game.record(), "rules": table.setup.rules}


def transcript(record: dict[str, Any]) -> dict[str, Any]:
    """Every step of a record as a spectator saw it: the first view, then what each move changed and did."""
    steps: list[dict[str, Any]] = []
    views: list[dict[str, Any]] = []
    game: Game | None = None
    for number, game in enumerate(positions(record)):
        now = game.view(None)
        if number > 0:
            seat, move = record["moves"][number - 1]
            shown, facts = game.rules.public_move(move), game.rules.facts(views[-1], now)
            steps.append({"seat": seat, "move": shown, "view": changes(views[-1], now), "facts": facts})
        views = [*views[:1], now]  # the first is kept, and the last
    assert game is not None
    return {
        "game": game.game,
        "rules": record["rules"],
        "seats": game.seats,
        "options": game.options,
        "first": views[0],
        "steps": steps,
        "end": result(game) if game.over else None,
    }


def with_facts(told: dict[str, Any]) -> dict[str, Any]:
    """A transcript whose steps say what they did: one that was stored by an earlier version does not."""
    steps = told["steps"]
    if told["game"] not in PACKAGES or not steps or "facts" in steps[0]:
        return told
    tell, view = load(told["game"]).facts, told["first"]
    for one in steps:
        now = {**view, **one["view"]}
        one["facts"] = tell(view, now)
        view = now
    return told


def pack(data: dict[str, Any]) -> bytes:
    """Plain data as it is stored: a record, or a transcript."""
    return zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 9)


def unpack(packed: bytes) -> dict[str, Any]:
    out: dict[str, Any] = json.loads(zlib.decompress(packed))
    return out


def pack_transcript(record: dict[str, Any]) -> bytes:
    return pack(transcript(record))


def unpack_transcript(packed: bytes) -> dict[str, Any]:
    return with_facts(unpack(packed))
