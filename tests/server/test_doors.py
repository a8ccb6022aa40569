"""An open socket goes to the process of its table: what is handed over, what stays, and who counts it."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from twistosaur.protocol.messages import Hello
from twistosaur.server.doors import CAN_HAND_OVER, Doors, Handed
from twistosaur.server.web.adopted import ADOPTED, head_of, pass_on
from twistosaur.server.web.direct_socket import LET_GO
from twistosaur.server.web.limits import COUNTED

pytestmark = pytest.mark.skipif(not CAN_HAND_OVER, reason="this system cannot hand open sockets over")


class Taken:
    """What a process was given."""

    def __init__(self) -> None:
        self.sockets: list[socket.socket] = []
        self.facts: list[Handed] = []
        self.close: list[Callable[[], None]] = []

    def __call__(self, one: socket.socket, facts: Handed, when_closed: Callable[[], None]) -> None:
        self.sockets.append(one)
        self.facts.append(facts)
        self.close.append(when_closed)


@pytest.fixture
def client() -> Iterator[tuple[socket.socket, socket.socket]]:
    """The two ends of a connection: a client's, and the one that is handed over."""
    ends = socket.socketpair()
    yield ends
    for end in ends:
        end.close()


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


async def test_a_socket_goes_through_a_door_and_is_counted_until_it_is_closed(
    tmp_path: Path, client: tuple[socket.socket, socket.socket]
) -> None:
    here, there, taken, released = Doors(tmp_path, "here"), Doors(tmp_path, "there"), Taken(), Counter[str]()
    there.open(taken)
    assert here.hand_over("there", client[1].fileno(), b"head", "hello", lambda: released.update(["a"]))
    client[1].close()  # here; there it is open
    await until(lambda: taken.sockets)
    assert (taken.facts[0].head, taken.facts[0].hello) == (b"head", "hello")
    taken.sockets[0].setblocking(True)
    taken.sockets[0].sendall(b"good morning")
    assert client[0].recv(100) == b"good morning"
    assert not released
    taken.close[0]()
    await until(lambda: released["a"] == 1)
    taken.sockets[0].close()
    here.close()
    there.close()
    assert released["a"] == 1


async def test_what_a_process_had_is_free_when_it_dies(
    tmp_path: Path, client: tuple[socket.socket, socket.socket]
) -> None:
    here, there, taken, released = Doors(tmp_path, "here"), Doors(tmp_path, "there"), Taken(), Counter[str]()
    there.open(taken)
    for name in ("a", "b"):
        assert here.hand_over("there", client[1].fileno(), b"", "", lambda name=name: released.update([name]))  # type: ignore[misc]
    await until(lambda: len(taken.sockets) == 2)
    there.close()
    await until(lambda: released == {"a": 1, "b": 1})
    for one in taken.sockets:
        one.close()
    assert not here.hand_over("there", client[1].fileno(), b"", "", lambda: None), "nobody is there"
    here.close()


async def test_all_processes_agree_where_a_table_is(tmp_path: Path) -> None:
    names = ["one", "two", "three"]
    doors = {name: Doors(tmp_path, name) for name in names}
    for one in doors.values():
        one.open(Taken())
    tables = [f"table{k}" for k in range(300)]
    homes = {table: {doors[name].home(table, set(names)) for name in names} for table in tables}
    assert all(len(found) == 1 for found in homes.values())
    shares = Counter(next(iter(found)) for found in homes.values())
    assert min(shares.values()) > 60, "they share the work"
    doors["three"].shut()
    for table, (home,) in ((table, tuple(found)) for table, found in homes.items()):
        now = doors["one"].home(table, set(names))
        assert now == home or home == "three", "only its own tables move"
    assert doors["one"].home("table1", set()) == "one", "whoever gives no sign of life is given nothing"
    for one in doors.values():
        one.close()


async def test_a_door_that_a_dead_process_left_behind_is_taken_away(tmp_path: Path) -> None:
    left = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    left.bind(str(tmp_path / "dead"))
    left.close()
    here = Doors(tmp_path, "here")
    with socket.socket() as one:
        assert not here.hand_over("dead", one.fileno(), b"", "", lambda: None)
    assert not (tmp_path / "dead").exists()
    here.close()


def scope(**extensions: Any) -> dict[str, Any]:
    headers = [(b"host", b"play.example"), (b"sec-websocket-key", b"abc")]
    asked: dict[str, Any] = {"raw_path": b"/ws", "query_string": b"a=1", "headers": headers}
    return {**asked, "extensions": extensions, COUNTED: SimpleNamespace(release=lambda: None, is_others=False)}


def test_a_head_comes_again_as_it_came() -> None:
    assert head_of(scope()) == b"GET /ws?a=1 HTTP/1.1\r\nhost: play.example\r\nsec-websocket-key: abc\r\n\r\n"


@pytest.mark.parametrize(
    ("home", "busy", "adopted", "refused"),
    [
        ("here", False, False, False),
        ("there", True, False, False),
        ("there", False, True, False),
        ("there", False, False, True),
    ],
)
def test_a_socket_stays_where_it_is(home: str, busy: bool, adopted: bool, refused: bool) -> None:
    """At its own process; while something is under way on it; after it has come through a door; if nobody takes it."""
    doors = SimpleNamespace(process="here", home=lambda *_: home, hand_over=lambda *_: not refused)
    server: Any = SimpleNamespace(doors=doors, tables=SimpleNamespace(fellows=SimpleNamespace(others={"there"})))
    given = scope(**{LET_GO: lambda send: not busy and send(1)}, **({ADOPTED: True} if adopted else {}))
    assert not pass_on(server, given, Hello(protocol=1, table="t"))
    assert not given[COUNTED].is_others


def test_a_socket_is_passed_on_with_what_it_said() -> None:
    sent: list[Any] = []

    def hand_over(*told: Any) -> bool:
        sent.append(told)
        return True

    doors = SimpleNamespace(process="here", home=lambda *_: "there", hand_over=hand_over)
    server: Any = SimpleNamespace(doors=doors, tables=SimpleNamespace(fellows=SimpleNamespace(others={"there"})))
    given = scope(**{LET_GO: lambda send: send(7)})
    assert pass_on(server, given, Hello(protocol=1, table="t", token="secret"))
    assert given[COUNTED].is_others, "this process counts it, and does not end it"
    assert sent[0][:2] == ("there", 7)
    assert sent[0][3] == '{"type":"hello","protocol":1,"table":"t","token":"secret","version":null,"build":null}'
