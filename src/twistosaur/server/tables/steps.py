"""Steps: what leads every audience of a table from what it has been shown to what it may know now, as it is sent.

Most of a step is the same for all: what lies on the table, who sits there, what is told. So that is compared and
written once, and of each audience only what is its own: the keys of its view that no other has, and what it is asked.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from ...engine import Game
from ...protocol.messages import Clock, End, Event, Player, State, TableFacts, encode
from . import events, projection
from .projection import Facts
from .table import Table, Told

KEPT = 32
"""Events of an audience that are kept for those who were away for a moment."""


class Shown:
    """What every audience that is here has been shown alike."""

    __slots__ = ("clock", "end", "players", "players_due", "read", "story", "table", "view")

    def __init__(self, table: Table, facts: Facts) -> None:
        self.table: TableFacts = facts.table
        self.players: list[Player] = facts.players
        self.players_due = False
        """Somebody was shown other players than the rest: the next step tells all of them who is here."""
        self.story: list[Told] = facts.story
        self.read = len(facts.story)
        """Entries of the story that were told."""
        self.view: dict[str, Any] | None = None
        """What every view has in it; None before the start."""
        self.clock: Clock | None = facts.clock
        self.end: End | None = projection.end(table.game, facts)
        if table.game is not None:
            self.view = dict(table.common_view if table.common_view is not None else table.game.common())

    def note_players(self, players: list[Player]) -> None:
        """One audience is shown these, in a snapshot."""
        self.players_due = self.players_due or players != self.players


class Known:
    """What one audience has been shown: its own part beside what is the same for all, and the last events as sent."""

    __slots__ = ("decision", "own", "recent", "seat", "shown", "undo", "version")

    def __init__(self, shown: Shown, game: Game | None, seat: int | None, facts: Facts, version: int) -> None:
        self.shown = shown
        self.seat = seat
        self.version = version
        own, self.decision = projection.look(game, seat, facts, None if shown.view is None else Beside(shown.view))
        self.own: dict[str, Any] = own or {}
        """The keys of its view that are not those of every view."""
        self.undo = projection.undo(seat, facts)
        self.recent: deque[bytes] = deque(maxlen=KEPT)
        """They led to `version` and to those before it, without a gap."""

    @property
    def state(self) -> State:
        shown = self.shown
        return State(
            table=shown.table,
            players=shown.players,
            log=[projection.entry(one, self.seat) for one in shown.story[: shown.read]],
            view=None if shown.view is None else {**shown.view, **self.own},
            decision=self.decision,
            clock=shown.clock,
            end=shown.end,
            undo=self.undo,
        )


class Beside(dict[str, Any]):
    """What every view has in it, for views that are to say the rest alone: it can be looked up, but it spreads to
    nothing (`{**known, "hands": ...}` has the hands only)."""

    __slots__ = ()

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def keys(self) -> Any:
        return ()


_encode = msgspec.json.Encoder().encode


def written(part: Any) -> Raw:
    """What many messages have in them, written once."""
    return Raw(_encode(part))


class Step:
    """One step of a table. Made from what all have been shown, which is then the moment after it."""

    def __init__(self, shown: Shown, table: Table, facts: Facts) -> None:
        self._game, self._facts = table.game, facts
        self._same = Event(version=0)
        """What all read, apart from the view."""
        self._new = facts.story[shown.read :]
        self._alike = all(one.own is None for one in self._new)
        self._tell_table(shown, facts)
        self._changed: dict[str, Raw] | None = {}
        """The keys of every view that are different now, as they are written; None: views are shown whole."""
        if table.common_view is not None:
            self._look(shown, table.common_view)
        self._view = shown.view
        self._beside = None if shown.view is None else Beside(shown.view)

    def _tell_table(self, shown: Shown, facts: Facts) -> None:
        """All that is no view, and the same for everybody."""
        same: Any = self._same
        if facts.table is not shown.table and facts.table != shown.table:
            same.table = facts.table
        if shown.players_due or facts.players != shown.players:
            same.players = written(facts.players)
        if self._new and self._alike:
            same.log = written([one.public for one in self._new])
        if facts.clock is not None or shown.clock is not None:
            same.clock = facts.clock
        end = projection.end(self._game, facts)
        if end != shown.end:
            same.end = end
        shown.table, shown.players, shown.players_due = facts.table, facts.players, False
        shown.read, shown.clock, shown.end = len(facts.story), facts.clock, end

    def _look(self, shown: Shown, common: dict[str, Any]) -> None:
        if shown.view is None or shown.view.keys() != common.keys():
            self._changed = None
        else:
            self._changed = {key: written(value) for key, value in projection.changes(shown.view, common).items()}
        shown.view = dict(common)

    def text(self, known: Known) -> bytes:
        """The step for one audience, which is then at its new version."""
        found, asked = projection.look(self._game, known.seat, self._facts, self._beside)
        own = found or {}
        undo = projection.undo(known.seat, self._facts)
        event = replace(self._same, version=known.version)
        if self._new and not self._alike:
            event.log = [projection.entry(one, known.seat) for one in self._new]
        if found is not None:
            self._show_view(event, found, known.own)
        if asked is not known.decision and asked != known.decision:
            event.decision = asked
        if undo != known.undo:
            event.undo = undo
        known.own, known.decision, known.undo = own, asked, undo
        return encode(event)

    def _show_view(self, event: Event, own: dict[str, Any], before: dict[str, Any]) -> None:
        if self._changed is None or own.keys() != before.keys():
            event.view, event.whole = {**(self._view or {}), **own}, True
            return
        changed: dict[str, Any] = projection.changes(before, own)
        if self._changed.keys().isdisjoint(own):
            changed |= self._changed
        else:
            changed |= {key: value for key, value in self._changed.items() if key not in own}
        if changed:
            event.view = changed


class Choice:
    """A step that reveals nothing: others learn only that a choice was made, or taken back. Three of four decisions at
    a table of four are such, so it is made from what was shown before it; a test holds it against the long way."""

    def __init__(self, shown: Shown, table: Table, facts: Facts, event: events.Event) -> None:
        assert shown.view is not None
        self._changed = changed_by_choice(shown.view, len(table.seats), facts)
        shown.view |= self._changed
        shown.players, shown.players_due, shown.clock = facts.players, False, facts.clock
        self._same = Event(version=0, view=self._changed)
        same: Any = self._same
        same.players = written(facts.players)
        if facts.clock is not None:
            same.clock = facts.clock
        self._seat = event.own
        self._move: str | None = getattr(event.what, "move", None)
        """None: it was taken back."""
        self._others: dict[int, bytes] = {}
        """By version: what all who did not choose read."""

    def text(self, known: Known) -> bytes:
        """The step for one audience, which is then at its new version."""
        if known.seat == self._seat:
            return self._to_own_seat(known)
        text = self._others.get(known.version)
        if text is None:
            text = self._others[known.version] = encode(replace(self._same, version=known.version))
        return text

    def _to_own_seat(self, known: Known) -> bytes:
        event = replace(self._same, version=known.version)
        if "chosen" in known.own:
            chosen = list(known.own["chosen"])
            chosen[self._seat] = self._move
            known.own["chosen"] = chosen
            event.view = {**self._changed, "chosen": chosen}
        if known.decision is not None:
            event.decision = known.decision = replace(known.decision, chosen=self._move)
        return encode(event)


def changed_by_choice(view: dict[str, Any], seats: int, facts: Facts) -> dict[str, Any]:
    """The keys of every view that a choice changes which reveals nothing."""
    changed: dict[str, Any] = {"acting": list(facts.acting)}
    if "has_chosen" in view:
        deciding = facts.deciding or ()
        changed["has_chosen"] = [seat in deciding and seat not in facts.acting for seat in range(seats)]
    return changed
