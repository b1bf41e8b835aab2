"""The entrance: how many connections may be open at once, and how long each may take to say what it wants.

The framework knows neither. Without them a few hundred connections that say nothing use up what the system gives us.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from ipaddress import ip_address, ip_network
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

log = logging.getLogger(__name__)

REQUEST: Final = 20.0  # seconds until a request is there as a whole
RESPONSE: Final = 300.0  # seconds until its answer has been taken
BACKLOG: Final = 100  # connections that are let in at one go
RESERVE: Final = 100  # descriptors for the database, the bots, the page
DESCRIPTORS: Final = 65_536  # more are not asked for
MOST, MOST_EACH = 2000, 500  # connections; a whole school may sit behind one address


def raised_descriptors() -> int:
    """Let this process have as many files and connections as the system allows it; how many that is."""
    if sys.platform == "win32":
        return DESCRIPTORS
    import resource  # not there on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return DESCRIPTORS if soft == resource.RLIM_INFINITY else soft


class Visit(H11Protocol):
    """One connection."""

    entrance: Entrance
    timer: asyncio.TimerHandle | None = None
    waited: bool | None = None  # as of the last look; None: no look yet
    upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        if self.entrance.admits(self):
            self._look()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop()
        self.entrance.leave(self)

    def handle_events(self) -> None:
        super().handle_events()
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.upgraded = True  # from here on its pings tell whether anybody is there
        super().handle_websocket_upgrade(event)

    def waits(self) -> bool:
        """Whether it has asked for nothing yet, or for nothing more."""
        cycle: Any = self.cycle  # the framework's own types do not say that there may be none yet
        return not self.upgraded and (cycle is None or cycle.response_complete or cycle.more_body)

    def is_gone(self) -> bool:
        return bool(self.transport.get_extra_info("socket").fileno() == -1)

    def _look(self) -> None:
        """The time begins anew when a request is there as a whole, and when it is answered; not with every byte."""
        if self.upgraded:
            self._stop()
        elif self.waits() != self.waited:
            self.waited = self.waits()
            self._stop()
            self.timer = self.loop.call_later(REQUEST if self.waited else RESPONSE, self.transport.abort)

    def _stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()


class Entrance:
    """Who is in, those who came first before the others. When it is full, whoever waits longest must go."""

    def __init__(self, most: int, most_each: int, proxies: Sequence[str] = ()) -> None:
        self.most = most
        self.most_each = most_each
        self.proxies = [ip_network(proxy) for proxy in proxies]
        self.inside: dict[Visit, None] = {}
        self.each: Counter[str] = Counter()

    def admits(self, visit: Visit) -> bool:
        address = visit.address
        if self.each[address] >= self.most_each and not self._is_proxy(address):
            log.warning("too many connections from one address (%s)", self.most_each)
            if not self._makes_room(lambda other: other.address == address):
                return False
        if len(self.inside) >= self.most:
            log.warning("too many connections (%s)", self.most)
            if not self._makes_room(lambda _: True):
                return False
        self.inside[visit] = None
        self.each[address] += 1
        return True

    def _is_proxy(self, address: str) -> bool:
        """Many people come from there."""
        return any(ip_address(address) in network for network in self.proxies)

    def leave(self, visit: Visit) -> None:
        if visit in self.inside:
            del self.inside[visit]
            self.each[visit.address] -= 1
            if not self.each[visit.address]:
                del self.each[visit.address]

    def _makes_room(self, counts: Callable[[Visit], bool]) -> bool:
        """Nobody who is being answered, or plays, has to go."""
        gone = [visit for visit in self.inside if visit.is_gone()]
        for visit in gone:  # a connection that was upgraded does not take its leave
            self.leave(visit)
        if any(counts(visit) for visit in gone):
            return True
        for visit in self.inside:
            if counts(visit) and visit.waits():
                self.leave(visit)
                visit.transport.abort()
                return True
        return False


def entrance_for(descriptors: int, proxies: Sequence[str] = ()) -> Entrance:
    """As many as there are descriptors for. Half of them at most from one address: others must get in too."""
    most = max(20, min(MOST, descriptors - BACKLOG - RESERVE))
    return Entrance(most, min(MOST_EACH, most // 2), proxies)


def visits(entrance: Entrance) -> type[Visit]:
    """The class that the framework makes for each connection here."""
    return type("Visit", (Visit,), {"entrance": entrance})
