"""The sockets that a server listens on, and the addresses under which it is found."""

from __future__ import annotations

import errno
import ipaddress
import socket
import sys
from dataclasses import dataclass

from ..kernel import TwistosaurError

SOMEWHERE = ("192.0.2.1", 9)
"""An address of the documentation, never reached: asked only which way a packet would leave this machine."""


def bind(host: str, port: int, *, shared: bool = False) -> list[socket.socket]:
    """Sockets for all addresses of a host name, with one port for all; a `TwistosaurError` says why not. A shared port
    may have listeners of other processes too."""
    bound: list[socket.socket] = []
    problem: OSError | None = None
    for family, address in addresses(host, port):
        try:
            bound.append(bind_one(family, (address, bound[0].getsockname()[1] if bound else port), shared))
        except OSError as found:
            problem = found
            if found.errno != errno.EADDRNOTAVAIL:  # a name may have an IPv6 address that the machine has not
                break
    if bound and (problem is None or problem.errno == errno.EADDRNOTAVAIL):
        return bound
    for one in bound:
        one.close()
    raise TwistosaurError(why_not(host, port, problem))


def addresses(host: str, port: int) -> list[tuple[socket.AddressFamily, str]]:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError):
        raise TwistosaurError(f"--host: {host!r} is not an address of this machine") from None
    return list(dict.fromkeys((family, str(address[0])) for family, _, _, _, address in found))


def reserve(host: str, port: int) -> list[socket.socket]:
    """The same for processes that listen on one port each for itself: the port is ours, if it was nobody's."""
    alone = bind(host, port)
    number = alone[0].getsockname()[1]
    for one in alone:
        one.close()
    return bind(host, number, shared=True)


def bind_one(family: socket.AddressFamily, address: tuple[str, int], shared: bool) -> socket.socket:
    out = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # there it would let two servers share a port
            out.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            out.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        if family == socket.AF_INET6:
            out.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        out.bind(address)
    except OSError:
        out.close()
        raise
    return out


def why_not(host: str, port: int, problem: OSError | None) -> str:
    number = problem.errno if problem is not None else None
    if number == errno.EADDRINUSE:
        other = port + 1 if port < 65535 else 8000
        return f"port {port} is taken, perhaps by tables that are open already: close them, or choose --port {other}"
    if number == errno.EACCES:
        return f"port {port} is for administrators only: choose one above 1023, such as --port 8000"
    return f"--host: {host!r} is not an address of this machine"


def url(address: str, port: int) -> str:
    return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"


@dataclass(frozen=True)
class Addresses:
    """Where people find a server."""

    all: list[str]
    """As bound, such as http://0.0.0.0:8000."""
    here: str
    """To open on this machine."""
    network: str | None
    """To open on others of the local network; None if it does not listen there, or there is no network."""
    open_to_network: bool


def where(sockets: list[socket.socket]) -> Addresses:
    bound = [one.getsockname()[:2] for one in sockets]
    address, port = bound[0]
    kind = ipaddress.ip_address(address.partition("%")[0])
    everything = [url(*one) for one in bound]
    if kind.is_loopback:
        return Addresses(everything, url(address, port), None, False)
    if not kind.is_unspecified:
        return Addresses(everything, url(address, port), url(address, port), True)
    found = network_address()
    return Addresses(everything, url("127.0.0.1", port), url(found, port) if found else None, True)


def is_loopback(host: str) -> bool:
    """Is this name or address the machine's own, for itself alone?"""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def network_address() -> str | None:
    """The address of this machine in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith(("0.", "127.")) else found
