"""The server ends in good order: it says at once that it is not ready, begins nothing more by itself, acknowledges what
was stored and tells the pages to come again. Whatever happens, it has ended after ten seconds."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import Final

import uvicorn
from fastapi import FastAPI

from orrery.web.house import House
from orrery.web.messages import Notice
from orrery.web.phrases import phrase

BEGUN: Final = 1.0  # seconds for what bots and clocks have begun
FAREWELL: Final = 1.5  # seconds until all pages have gone
GRACE: Final = 2  # seconds for other requests
LONGEST: Final = 9.5  # seconds for all of it
CUT_SHORT: Final = 1  # the exit code if that was not enough
LOOK: Final = 0.02  # seconds


class Server(uvicorn.Server):
    """`linger`: for how many seconds it still takes requests, so that a balancer sees in time that it is not ready."""

    def __init__(self, app: FastAPI, config: uvicorn.Config, linger: float = 0.0) -> None:
        super().__init__(config)
        self.app = app
        self.linger = linger
        self.told = threading.Event()  # to end

    @property
    def house(self) -> House | None:
        """None: it is not open yet."""
        return getattr(self.app.state, "house", None)

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        threading.Thread(target=self._watch, name="orrery-watchdog", daemon=True).start()
        await super().serve(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.house is not None:
            self.house.draining = True
        self.told.set()
        super().handle_exit(sig, frame)

    def _watch(self) -> None:
        """A thread of its own: the loop may be what hangs. It says nothing, for the log may hang as well."""
        self.told.wait()
        time.sleep(LONGEST)
        os._exit(CUT_SHORT)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house = self.house
        if house is not None:
            house.draining = True
            await house.tending.rest(BEGUN)
            await self._until(lambda: False, self.linger)
            for server in self.servers:
                server.close()  # before the pages go: they must not come back here
            send_away(house)
            await self._until(self._pages_have_gone, FAREWELL)
        await super().shutdown(sockets)

    async def _until(self, is_so: Callable[[], bool], seconds: float) -> None:
        """Wait for it, so long at most, and not at all if somebody has told us twice."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while not (is_so() or self.force_exit) and loop.time() < end:
            await asyncio.sleep(LOOK)

    def _pages_have_gone(self) -> bool:
        """They have answered our farewell: only then has everything before it arrived."""
        pages = self.config.ws_protocol_class
        return pages is None or not any(isinstance(each, pages) for each in self.server_state.connections)


def send_away(house: House) -> None:
    house.leaving = True
    for live in list(house.live.values()):
        for connection in list(live.connections):
            connection.send(Notice("restart", phrase(connection.language, "restart")))
            connection.leave()
