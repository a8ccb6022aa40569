"""The audiences of a table: its sockets, who is here, and what each audience has been sent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from msgspec.structs import replace

from ...protocol.errors import Refusal
from ...protocol.messages import Clock, Message, Notice, Player, Presence, Snapshot, TableFacts, encode
from .. import metrics
from . import events, projection
from .events import Audience
from .presence import NOBODY, Elsewhere
from .steps import Choice, Known, Shown, Step
from .table import Table


class Client(Protocol):
    """A socket, as a table sees it."""

    seat: int | None
    held: set[int]
    """Every seat whose token it has shown: in hot-seat play one device holds several, and none of them is gone."""

    def send(self, text: bytes) -> None: ...

    def mention(self, subject: str, text: bytes) -> None:
        """Send what is only worth its last state: it replaces what waits of the same subject."""

    async def end(self, why: Refusal) -> None:
        """Say why, and close."""


@dataclass(slots=True)
class Shared:
    """What everybody knows besides the game, made anew only where it has changed."""

    table: Table
    seq: int
    """The last event of the table that has changed more than a choice (`Table.facts_seq`)."""
    facts: TableFacts
    here: list[bool]
    players: list[Player]


class Audiences:
    """The sockets of one table and what they see of it. Every method is given the table and its clock as they are."""

    def __init__(self) -> None:
        self.clients: set[Client] = set()
        self.known: dict[int | None, Known] = {}
        """By seat; None are the spectators."""
        self._shown: Shown | None = None
        """What all of these have been shown alike."""
        self._elsewhere = NOBODY
        self._shared: Shared | None = None
        self._here: list[bool] | None = None
        """By seat: is anybody there? None: somebody has come or gone, and it has to be found out."""
        self._groups: dict[int | None, list[Client]] | None = None
        """The sockets by what they show; None as above."""

    # ---------------------------------------------------------------------------------------- who is here

    def add(self, client: Client) -> None:
        self.clients.add(client)
        self.regroup()

    def remove(self, client: Client) -> None:
        self.clients.discard(client)
        self.regroup()

    def regroup(self) -> None:
        """Sockets have come or gone, or show other seats."""
        self._here = self._groups = None

    @property
    def elsewhere(self) -> Elsewhere:
        """Who is at this table by way of other processes."""
        return self._elsewhere

    @elsewhere.setter
    def elsewhere(self, now: Elsewhere) -> None:
        self._elsewhere, self._here = now, None

    def here(self, table: Table) -> list[bool]:
        """By seat: is anybody there? Not to be changed."""
        if self._here is None:
            self._here = self._find_here(table)
        return self._here

    def _find_here(self, table: Table) -> list[bool]:
        out = [False] * len(table.seats)
        for client in self.clients:
            for seat in client.held:
                out[seat] = True
        for seat in self.elsewhere.seats:
            out[seat] = True
        return out

    def held(self) -> list[int]:
        """The seats that sockets of this process hold."""
        return sorted({seat for client in self.clients for seat in client.held})

    def presence(self, table: Table) -> Presence:
        return Presence(connected=self.here(table), spectators=self.holding(None))

    def holding(self, seat: int | None) -> int:
        """How many sockets hold a seat; None: how many hold none, of all processes together."""
        return self.holding_here(seat) + (self.elsewhere.spectators if seat is None else 0)

    def holding_here(self, seat: int | None) -> int:
        return sum(seat in client.held if seat is not None else not client.held for client in self.clients)

    @property
    def is_watched(self) -> bool:
        """Is anybody here, or at this table elsewhere?"""
        return bool(self.clients) or not self.elsewhere.is_empty

    def _present(self, event: events.Event) -> dict[int | None, list[Client]]:
        """The audiences that are here and may know of an event, with their sockets."""
        present = self._groups
        if present is None:
            present = self._groups = {}
            for client in self.clients:
                present.setdefault(client.seat, []).append(client)
        if self.known.keys() != present.keys():
            for seat in [s for s in self.known if s not in present]:
                del self.known[seat]
        if event.audience is Audience.OWN_SEAT:
            return {seat: clients for seat, clients in present.items() if seat == event.seat}
        return present

    # ---------------------------------------------------------------------------------------- showing

    def facts(self, table: Table, clock: Clock | None) -> projection.Facts:
        """What everybody may know besides the game."""
        here = self.here(table)
        before = self._shared
        if before is None or before.table is not table or before.seq != table.facts_seq:
            shared = projection.table_facts(table)
            self._shared = before = Shared(table, table.facts_seq, shared, here, projection.players(table, here))
        elif before.here != here:
            before.here, before.players = here, projection.players(table, here)
        else:
            before.players = projection.players_now(before.players, table.chosen)
        return projection.facts(table, before.facts, before.players, clock)

    def show(self, table: Table, event: events.Event, clock: Clock | None) -> None:
        """One step for every audience that is here and may know of it."""
        if event.audience is Audience.NOBODY or not (present := self._present(event)):
            return
        step = self._step(table, event, self.facts(table, clock)) if self.known else None
        told = 0
        for seat, clients in present.items():
            known = self.known.get(seat)
            if known is None or step is None:
                self.snapshot(table, clock, seat, clients)
                continue
            known.version += 1
            text = step.text(known)
            known.recent.append(text)
            for client in clients:
                client.send(text)
            told += len(clients)
        metrics.EVENTS.inc(told)

    def _step(self, table: Table, event: events.Event, facts: projection.Facts) -> Step | Choice:
        assert self._shown is not None, "whoever knows something has been shown it"
        if table.reveals_nothing:
            return Choice(self._shown, table, facts, event)
        return Step(self._shown, table, facts)

    def knows(self, table: Table, clock: Clock | None, seat: int | None) -> Known:
        """What an audience knows now; made anew if nobody of it was here."""
        version = table.version(seat)
        known = self.known.get(seat)
        if known is None or known.version != version:
            facts = self.facts(table, clock)
            if known is not None:  # a step was not shown to the end: everybody begins anew
                self.known.clear()
            if not self.known or self._shown is None:
                self._shown = Shown(table, facts)
            known = self.known[seat] = Known(self._shown, table.game, seat, facts, version)
        return known

    def snapshot(self, table: Table, clock: Clock | None, seat: int | None, clients: list[Client]) -> None:
        known = self.knows(table, clock, seat)
        players = projection.players(table, self.here(table))
        known.shown.note_players(players)
        state = replace(known.state, players=players, clock=clock)
        text = encode(Snapshot(version=known.version, seat=seat, state=state))
        for client in clients:
            client.send(text)

    def catch_up(self, table: Table, clock: Clock | None, client: Client, version: int | None) -> None:
        """Send what is missing after a version: the events if they are still here, else a snapshot."""
        known = self.knows(table, clock, client.seat)
        missing = len(known.recent) + 1 if version is None else known.version - version
        if 0 <= missing <= len(known.recent):
            for text in list(known.recent)[len(known.recent) - missing :]:
                client.send(text)
        else:
            self.snapshot(table, clock, client.seat, [client])

    def tell(self, message: Message) -> None:
        """A message to everybody that is not part of the game."""
        text = encode(message)
        for client in self.clients:
            client.send(text)

    def mention(self, subject: str, message: Message) -> None:
        """A message of which the last of its subject is enough: nobody is too slow a reader because of others."""
        self.mention_text(subject, encode(message))

    def mention_text(self, subject: str, text: bytes) -> None:
        for client in self.clients:
            client.mention(subject, text)

    def start_over(self, table: Table, clock: Clock | None) -> None:
        """The table was read anew: nothing that was made of the old one holds."""
        self.known.clear()
        for client in list(self.clients):
            self.catch_up(table, clock, client, None)

    def expel(self, table: Table, clock: Clock | None, seat: int) -> None:
        """The seat's token is worth nothing any more: its sockets only watch."""
        for client in self.clients:
            client.held.discard(seat)
        moved = [client for client in self.clients if client.seat == seat]
        for client in moved:
            client.seat = None
        self.regroup()
        for client in moved:
            client.send(encode(Notice(kind="moved")))
            self.catch_up(table, clock, client, None)
