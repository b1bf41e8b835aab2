"""Several servers on one PostgreSQL, behind a balancer that sends every connection to the next of them.

Neither servers nor balancer know who comes: a person's next request is answered by another server.
"""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from pathlib import Path

from support.web import PATIENCE, START, Server, free_port

NUMBER = 3


class Balancer:
    """Round robin, in a thread of its own. Who does not answer is left out."""

    def __init__(self, port: int, behind: list[int]) -> None:
        self.behind = behind
        self.turn = 0
        self.loop = asyncio.new_event_loop()
        self.lines: set[asyncio.Task[None]] = set()
        listens = threading.Event()
        self.thread = threading.Thread(target=self._run, args=(port, listens), daemon=True)
        self.thread.start()
        assert listens.wait(PATIENCE)

    def _run(self, port: int, listens: threading.Event) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(asyncio.start_server(self._relay, "127.0.0.1", port, backlog=500))
        listens.set()
        self.loop.run_forever()

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in range(20 * len(self.behind)):
            self.turn += 1
            try:
                there = await asyncio.open_connection("127.0.0.1", self.behind[self.turn % len(self.behind)])
            except OSError:
                await asyncio.sleep(0.02)
                continue
            await asyncio.gather(pump(reader, there[1]), pump(there[0], writer))
            return
        writer.close()


async def pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await source.read(65536):
            sink.write(data)
            await sink.drain()
    with suppress(OSError):
        sink.close()


class Servers(Server):
    """To those who come it is one server."""

    def __init__(self, folder: Path, database: str, script: str = START, number: int = NUMBER) -> None:
        self.each = [Server(folder.parent / f"{folder.name}-{n}", script, database, wait=False) for n in range(number)]
        self.folder, self.script, self.database = folder, script, database
        self.open = []
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.balancer = Balancer(self.port, [server.port for server in self.each])
        self.wait()

    def start(self, wait: bool = True) -> None:
        for server in self.each:
            server.start(wait=False)
        if wait:
            self.wait()

    def wait(self) -> None:
        for server in self.each:
            server.wait()

    def kill(self) -> None:
        for server in self.each:
            server.kill()

    def stop(self) -> None:
        self.everybody_leaves()
        for server in self.each:
            server.process.terminate()
        for server in self.each:
            server.process.wait(PATIENCE)

    def key(self) -> bytes:
        ((found,),) = self.rows("select value from secret where name = 'cookie'")
        return bytes(found)

    def log(self) -> str:
        return "".join(server.log() for server in self.each)
