"""Where friends in the local network find a server: told at its own machine, and nowhere else."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest

from tests.server.theatre import Theatre
from twistosaur.server.listen import Addresses, bind, is_loopback, where

LAN = Addresses(["http://0.0.0.0:8000"], "http://127.0.0.1:8000", "http://192.0.2.7:8000", True)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.3.2.1", "::1"])
def test_loopback(host: str) -> None:
    assert is_loopback(host)


@pytest.mark.parametrize("host", ["", "example.org", "192.168.0.5", "localhost.example.org", "::2"])
def test_not_loopback(host: str) -> None:
    assert not is_loopback(host)


def test_a_server_for_this_machine_is_alone() -> None:
    sockets: list[socket.socket] = bind("127.0.0.1", 0)
    assert where(sockets).open_to_network is False
    for one in sockets:
        one.close()


@pytest.mark.parametrize(
    ("peer", "host", "told"),
    [
        ("127.0.0.1", "127.0.0.1:8000", True),
        ("::1", "localhost:8000", True),
        ("192.0.2.9", "192.0.2.7:8000", False),
        ("127.0.0.1", "games.example.org", False),  # by way of a proxy
        ("192.0.2.9", "127.0.0.1:8000", False),
    ],
)
async def test_who_is_told(tmp_path: Path, peer: str, host: str, told: bool) -> None:
    theatre = await Theatre(tmp_path).open()
    theatre.app.state.server.addresses = LAN
    transport = httpx.ASGITransport(theatre.app, client=(peer, 1))
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{host}") as http:
        answer = (await http.get("/api/here")).json()
    assert answer == {"alone": False, "network": LAN.network if told else None}
    await theatre.close()
