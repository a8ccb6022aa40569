"""What a table shows: its sockets, who is here, and what each audience has been sent."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Protocol

from ...protocol.messages import Event, Fairness, Message, Notice, Player, Presence, Snapshot, State, TableFacts, write
from ...protocol.times import utc
from .. import metrics
from ..store.log import LogEvent
from . import projection

if TYPE_CHECKING:
    from .live import Room

KEPT = 32
"""Events of an audience that are kept for those who were away for a moment."""


class Client(Protocol):
    """A socket, as a table sees it."""

    seat: int | None
    held: set[int]
    """Every seat whose token it has shown: in hot-seat play one device holds several, and none of them is gone."""

    def send(self, text: str) -> None: ...


class Audience:
    """What an audience has been shown: the state, and the last few events as text."""

    __slots__ = ("recent", "state", "version")

    def __init__(self, state: State, version: int) -> None:
        self.state = state
        self.version = version
        self.recent: deque[tuple[int, str]] = deque(maxlen=KEPT)


class Stage:
    """The sockets of one table and what they see of it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.clients: set[Client] = set()
        self.audiences: dict[int | None, Audience] = {}
        self._table: TableFacts | None = None

    # ---------------------------------------------------------------------------------------- facts

    def facts(self) -> projection.Facts:
        """What everybody may know besides the game, with time and connections as values."""
        table = self.room.table
        fairness = None
        if table.status == "over":
            fairness = Fairness(
                commitment=table.commitment, secret=table.secret.hex(), contributions=table.contributions()
            )
        return projection.Facts(
            table=self._table_facts(),
            players=self._players(),
            lines=table.lines,
            clock=self.room.clocks.shown(),
            acting=table.acting,
            deciding=table.deciding,
            decision=table.decision,
            fairness=fairness,
        )

    def _table_facts(self) -> TableFacts:
        """Made anew only when something of it has changed."""
        table, setup = self.room.table, self.room.table.setup
        if self._table is None:
            self._table = TableFacts(
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
            )
        return self._table

    def _players(self) -> list[Player]:
        table, here = self.room.table, self.connected()
        deciding = table.deciding or ()
        return [
            Player(
                seat=k,
                kind=seat.kind,
                name=table.sitters[seat.who].name if seat.who is not None else None,
                level=seat.bot,
                away=seat.away is not None,
                connected=here[k],
                chosen=k in deciding and k not in table.acting,
            )
            for k, seat in enumerate(table.seats)
        ]

    def connected(self) -> list[bool]:
        here = [False] * len(self.room.table.seats)
        for client in self.clients:
            for seat in client.held:
                here[seat] = True
        return here

    def facts_changed(self) -> None:
        """Something of the table's facts is different now."""
        self._table = None

    def forget(self) -> None:
        """The table was read anew: nothing that was made of the old one holds."""
        self._table = None
        self.audiences.clear()

    # ---------------------------------------------------------------------------------------- showing

    def show(self, event: LogEvent, *, quiet: bool) -> None:
        """One step for every audience that is here and may know of it. `quiet`: a choice that reveals nothing."""
        if event.kind == "pause":
            return
        present = self._present()
        for seat in [s for s in self.audiences if s not in present]:
            del self.audiences[seat]
        if event.kind == "change":
            present = {seat: clients for seat, clients in present.items() if seat == event.seat}
        if not present:
            return
        facts = self.facts()
        game = self.room.table.game
        same: dict[int, tuple[Event, str]] = {}
        for seat, clients in present.items():
            known = self.audiences.get(seat)
            if known is None:
                self.snapshot(seat, clients)
                continue
            known.version += 1
            if not quiet:
                story = known.state.log
                new = projection.project(game, seat, facts, self.room.table.common_view, len(story))
                text = write(projection.step(known.version, known.state, new))
                story += new.log  # grows in place: a long story is not copied for every line
                new.log, known.state = story, new
            else:
                assert game is not None
                others = seat != event.seat
                if others and known.version in same:  # all others read the same words
                    step, text = same[known.version]
                else:
                    own = projection.OTHERS if others else event.body.get("move")
                    step = projection.choice(known.version, known.state, game.seats, facts, own)
                    text = write(step)
                    if others:
                        same[known.version] = step, text
                projection.follow(known.state, step)
            known.recent.append((known.version, text))
            for client in clients:
                client.send(text)
        metrics.EVENTS.inc(sum(map(len, present.values())))

    def _present(self) -> dict[int | None, list[Client]]:
        present: dict[int | None, list[Client]] = {}
        for client in self.clients:
            present.setdefault(client.seat, []).append(client)
        return present

    def audience(self, seat: int | None) -> Audience:
        """What an audience knows now; made anew if nobody of it was here."""
        table = self.room.table
        version = table.version(seat)
        known = self.audiences.get(seat)
        if known is None or known.version != version:
            known = Audience(projection.project(table.game, seat, self.facts()), version)
            self.audiences[seat] = known
        return known

    def snapshot(self, seat: int | None, clients: list[Client]) -> None:
        known = self.audience(seat)
        state = known.state
        state.players, state.clock = self._players(), self.room.clocks.shown()
        text = write(Snapshot(version=known.version, seat=seat, state=state))
        for client in clients:
            client.send(text)

    def catch_up(self, client: Client, version: int | None) -> None:
        """Send what is missing after a version: the events if they are still here, else a snapshot."""
        known = self.audience(client.seat)
        missing = [text for number, text in known.recent if version is not None and number > version]
        if version is not None and 0 <= known.version - version == len(missing):
            for text in missing:
                client.send(text)
        else:
            self.snapshot(client.seat, [client])

    def tell(self, message: Message) -> None:
        """A message to everybody that is not part of the game."""
        text = write(message)
        for client in self.clients:
            client.send(text)

    # ---------------------------------------------------------------------------------------- coming and going

    def enter(self, client: Client) -> None:
        self.clients.add(client)
        self.note_presence()

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        if not self.clients:
            self.room.quiet_since = self.room.hall.clock()
        self.note_presence()

    def switch(self, client: Client, seat: int | None) -> None:
        """Hot-seat: from now on this socket shows another seat, or what a spectator sees."""
        client.seat = seat
        if seat is not None:
            client.held.add(seat)
        self.note_presence()

    def expel(self, seat: int) -> None:
        """The seat's token is worth nothing any more: its sockets only watch."""
        for client in self.clients:
            client.held.discard(seat)
        for client in [c for c in self.clients if c.seat == seat]:
            client.seat = None
            client.send(write(Notice(kind="moved")))
            self.catch_up(client, None)
        self.note_presence()

    def note_presence(self) -> None:
        """Tell everybody who is here, and count the time of those who are not."""
        here = self.connected()
        self.room.clocks.note_presence(here)
        spectators = sum(1 for client in self.clients if not client.held)
        self.tell(Presence(connected=here, spectators=spectators))
        self.room.look_after()
