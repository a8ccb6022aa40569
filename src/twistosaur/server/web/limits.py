"""Who asks how often. Addresses live here, in memory, and nowhere else."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from typing import Any

from limits import RateLimitItemPerDay, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter

from .. import metrics
from ..settings import Settings

SAVED_SECONDS = 10.0
"""What an address may spend can be saved up for so long: everybody of a class comes back at once."""
MANY_PURSES = 1000
"""Purses that may be there before those that are full again are put away."""


class Bucket:
    """So many a second, in bursts of what gathers in a few seconds."""

    __slots__ = ("_last", "_left", "_most", "_rate")

    def __init__(self, rate: float, seconds: float = 2.0) -> None:
        self._rate, self._most, self._last = rate, seconds * rate, time.monotonic()
        self._left = self._most

    def take(self, cost: float = 1.0, debt: float = 0.0) -> bool:
        """Take it if it is there, or if what is missing is no more than may be owed."""
        self._fill()
        if self._left + debt < cost:
            return False
        self._left -= cost
        return True

    @property
    def is_full(self) -> bool:
        self._fill()
        return self._left >= self._most

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._last) * self._rate)
        self._last = now


def plain(address: str) -> str:
    """An address as people write it: an IPv4 one that a dual-stack socket has dressed up as IPv6 is IPv4 again."""
    mapped = getattr(_parsed(address), "ipv4_mapped", None)
    return address if mapped is None else str(mapped)


def _parsed(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(address)
    except ValueError:
        return None


def whole(address: str) -> str:
    """An address as it is counted: of IPv6 the network, which is one household."""
    parsed = _parsed(plain(address))
    if parsed is None:
        return "unknown"
    if parsed.version == 6 and not parsed.is_loopback:
        return str(ipaddress.ip_network((int(parsed) >> 64 << 64, 64)))
    return str(parsed)


COUNTED = "twistosaur.counted"
"""In ASGI's scope: the place of a socket among those of its address."""


class Counted:
    """The place of a socket, until it is closed; it may go on at another process meanwhile."""

    def __init__(self, limits: Limits, address: str) -> None:
        self._limits, self._address = limits, address
        self.is_others = False
        """Another process has the socket, and will say when it is closed."""

    def release(self) -> None:
        self._limits.close_socket(self._address)


class Limits:
    """The limits by address of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sockets: Counter[str] = Counter()
        self.connections: Counter[str] = Counter()
        """That speak HTTP."""
        self._purses: dict[str, Bucket] = {}
        """By address: what its sockets may spend together on messages that are dear."""
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._items = {
            "requests": RateLimitItemPerMinute(settings.requests_per_minute),
            "tables": RateLimitItemPerMinute(settings.tables_per_minute),
            "tables a day": RateLimitItemPerDay(settings.tables_per_day),
            "thoughts": RateLimitItemPerMinute(settings.thoughts_per_minute),
            "scores": RateLimitItemPerMinute(settings.scores_per_minute),
            "analyses": RateLimitItemPerHour(settings.analyses_per_hour),
            "analyses of a seat": RateLimitItemPerHour(settings.analyses_per_seat),
        }
        self._trusted = [plain(part.strip()) for part in settings.trusted_proxies.split(",") if part.strip()]

    async def allow(self, what: str, address: str) -> bool:
        if await self._limiter.hit(self._items[what], what, address):
            return True
        metrics.LIMITED.labels(what).inc()
        return False

    def address(self, scope: Any) -> str:
        """Where a request comes from: the peer, or what a trusted proxy says. A whole IPv6 network is one address."""
        peer = plain((scope.get("client") or ("unknown", 0))[0])
        if self._trusted and ("*" in self._trusted or peer in self._trusted):
            for name, value in scope.get("headers", ()):
                if name == b"x-forwarded-for":
                    hops = [plain(hop.strip()) for hop in value.decode("latin-1").split(",")]
                    outside = [hop for hop in hops if hop not in self._trusted]
                    peer = outside[-1] if outside else peer
        return whole(peer)

    def may_measure(self, scope: Any) -> bool:
        """May this address read the metrics? They count choices that players do not see."""
        named = [part.strip() for part in self.settings.metrics_from.split(",")]
        return "*" in named or self.address(scope) in map(whole, named)

    def open_connection(self, peer: str) -> str | None:
        """Count a connection for the address that is given back; None if it is one too many. What a proxy sends on is
        of many people, and the proxy's to count."""
        trusted = "*" in self._trusted or plain(peer) in self._trusted
        address = "proxy" if trusted else whole(peer)
        if not trusted and self.connections[address] >= self.settings.connections_per_address:
            metrics.LIMITED.labels("connections").inc()
            return None
        self.connections[address] += 1
        metrics.CONNECTIONS.inc()
        return address

    def close_connection(self, address: str) -> None:
        metrics.CONNECTIONS.dec()
        self.connections[address] -= 1
        if self.connections[address] <= 0:
            del self.connections[address]

    def open_socket(self, address: str) -> bool:
        full = self.sockets[address] >= self.settings.sockets_per_address
        if full or self.sockets.total() >= self.settings.max_sockets:
            metrics.LIMITED.labels("sockets").inc()
            return False
        self.sockets[address] += 1
        return True

    def spend(self, address: str, cost: float, *, on_credit: bool = False) -> bool:
        """Pay for a message that is dear, out of what all sockets of an address have together. Credit is for those who
        have a seat: spectators behind the same address cannot keep them out."""
        purse = self._purses.get(address)
        if purse is None:
            if len(self._purses) >= MANY_PURSES:
                self._purses = {whose: one for whose, one in self._purses.items() if not one.is_full}
            purse = self._purses[address] = Bucket(self.settings.dear_per_second, SAVED_SECONDS)
        if purse.take(cost, self.settings.dear_per_second * SAVED_SECONDS if on_credit else 0.0):
            return True
        metrics.LIMITED.labels("dear").inc()
        return False

    def close_socket(self, address: str) -> None:
        self.sockets[address] -= 1
        if self.sockets[address] <= 0:
            del self.sockets[address]
