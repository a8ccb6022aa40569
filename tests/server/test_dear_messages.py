"""Messages that are dear are paid for by the address, however many sockets it has; a family does not notice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.scene import TABLE
from tests.server.theatre import Theatre, Wire, played, token
from twistosaur.protocol import messages as m
from twistosaur.protocol.errors import Close
from twistosaur.server.settings import Settings
from twistosaur.server.web import limits
from twistosaur.server.web.conversation import COSTS, DEAR_SHARE
from twistosaur.server.web.limits import Bucket, Limits


class Watch:
    """Seconds that a test counts."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def monotonic(self) -> float:
        return self.seconds


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    one = Watch()
    monkeypatch.setattr(limits, "time", one)
    return one


def ticks(watch: Watch, seconds: int, of_a_second: int = 4) -> Iterator[int]:
    for tick in range(seconds * of_a_second):
        yield tick
        watch.seconds += 1 / of_a_second


def test_fifty_sockets_of_one_address_have_one_purse(watch: Watch) -> None:
    """Each looks around as often as a socket may; together they get what one address may spend, and no more."""
    settings = Settings()
    door, done, asked = Limits(settings), 0, 0
    sockets = [Bucket(settings.messages_per_second * DEAR_SHARE) for _ in range(50)]
    for _ in ticks(watch, 60):
        for socket in sockets:
            if socket.take():
                asked += 1
                done += door.spend("203.0.113.1", COSTS[m.Look])
    assert asked >= 11_900
    assert done <= settings.dear_per_second * (60 + limits.SAVED_SECONDS) / COSTS[m.Look]
    assert door.spend("203.0.113.2", COSTS[m.Look]), "others have a purse of their own"


def test_a_family_behind_one_address_is_never_hindered(watch: Watch) -> None:
    """Six who play and six who watch: they all come back at once, again and again, and send emotes all the time."""
    door = Limits(Settings())
    for tick in ticks(watch, 120):
        for _ in range(12):
            if tick % 4 == 0:
                assert door.spend("home", COSTS[m.Look])
            if tick % 2 == 0:
                assert door.spend("home", COSTS[m.SendEmote])
            if tick % 100 < 3:
                assert door.spend("home", COSTS[m.Hello])


def test_all_sockets_that_an_address_may_have_can_come_at_once(watch: Watch) -> None:
    settings = Settings()
    door = Limits(settings)
    assert all(door.spend("school", COSTS[m.Hello]) for _ in range(settings.sockets_per_address))


def test_purses_that_are_full_again_are_put_away(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MANY_PURSES", 10)
    door = Limits(Settings(dear_per_second=1))
    for one in range(10):
        door.spend(str(one), 2)
    watch.seconds += 1.5
    door.spend("last", 2)
    assert len(door._purses) == 11, "none of them is full yet"
    watch.seconds += 1
    door.spend("new", 2)
    assert set(door._purses) == {"last", "new"}


async def test_who_watches_cannot_keep_a_player_of_the_same_address_out(theatre: Theatre) -> None:
    await theatre.raise_curtain(*played("draftosaurus", 2, {}, 1, 4))
    watcher = await Wire(theatre).connect(None)
    purse = theatre.limits._purses["127.0.0.1"] = Bucket(1e-6)  # all was spent, and nothing is earned during the test
    await watcher.say(m.Look(n=5, token=None))
    assert '\\"n\\":5,\\"code\\":\\"too-many\\"' in "".join(watcher.heard), "it is told to wait, and stays"
    assert await Wire(theatre).turned_away(None) == int(Close.TOO_MANY)
    theatre.settings.dear_per_second = 0.3  # credit of 3: for one hello, and not for two
    purse._left = 0
    player = await Wire(theatre).connect(token(0))
    assert '\\"snapshot\\"' in "".join(player.heard)
    assert await Wire(theatre).turned_away(token(0)) == int(Close.TOO_MANY)
    for wire in (watcher, player):
        await wire.hang_up()
    assert theatre.tables.live[TABLE].table.status == "playing"
