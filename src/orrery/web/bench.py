"""The load benchmark: a server in a process of its own, a hundred tables, every seat answers as soon as it is asked."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets

START = """
import sys, uvicorn
from pathlib import Path
from orrery.web.app import create_app
uvicorn.run(create_app(Path(sys.argv[1])), port=int(sys.argv[2]), log_level="warning", access_log=False)
"""


WARM_UP = 4.0  # seconds


class Server:
    """A server of our own on a free port, with an empty folder."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process = subprocess.Popen([sys.executable, "-c", START, str(folder), str(self.port)])

    async def wait(self) -> None:
        async with httpx.AsyncClient(base_url=self.address) as client:
            for _ in range(200):
                try:
                    await client.get("/api/games")
                    return
                except httpx.TransportError:
                    await asyncio.sleep(0.1)
        raise RuntimeError("the server does not answer")

    def memory(self) -> int:
        """Bytes in use, where the system tells."""
        try:
            for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
                if line.startswith("VmRSS"):
                    return int(line.split()[1]) * 1024
        except OSError:
            pass
        return 0

    def processor_seconds(self) -> float:
        """What the server has used so far, its workers not counted, where the system tells."""
        try:
            used = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        except OSError:
            return 0.0
        return sum(int(each) for each in used) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)


class Pace:
    """Lets through so many a second in all; 0: as many as come."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.next = time.perf_counter()

    async def turn(self) -> None:
        if self.rate:
            now = time.perf_counter()
            self.next = max(self.next, now - 0.1) + 1 / self.rate
            await asyncio.sleep(max(0.0, self.next - now))


class Figures:
    """What was measured, from `start` on: before that all connect at once, which no evening looks like."""

    def __init__(self, start: float) -> None:
        self.start = start
        self.times: list[float] = []
        self.refused = 0
        self.over = 0


async def sit_down(address: str, luck: random.Random) -> list[tuple[str, str]]:
    """Two people at a new table: (table, cookie) of each."""
    async with httpx.AsyncClient(base_url=address) as one, httpx.AsyncClient(base_url=address) as other:
        seats = [{"kind": "me"}, {"kind": "open"}]
        opened = (await one.post("/api/tables", json={"game": "race", "name": "load", "seats": seats})).json()
        await other.get("/api/me")
        joined = await other.post(f"/api/tables/{opened['id']}/join", json={"invite": opened["invite"]})
        joined.raise_for_status()
        return [(opened["id"], f"orrery={client.cookies['orrery']}") for client in (one, other)]


async def play(
    address: str, seat: tuple[str, str], luck: random.Random, pace: Pace, figures: Figures, until: float
) -> None:
    """Answer every question of the seat at random, as soon as it comes, until the time is over or the game is."""
    url = f"{address.replace('http', 'ws')}/api/tables/{seat[0]}/live"
    answered = ""
    sent: dict[str, float] = {}
    sending: list[asyncio.Future[None]] = []
    async with websockets.connect(url, additional_headers={"Cookie": seat[1]}, max_size=None) as line:
        while time.perf_counter() < until:
            try:
                message: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), until - time.perf_counter()))
            except (TimeoutError, websockets.ConnectionClosed):
                return
            if message["type"] == "done" and message["id"] in sent:
                begun = sent.pop(message["id"])
                if begun >= figures.start:
                    figures.times.append(time.perf_counter() - begun)
            elif message["type"] == "refusal":
                figures.refused += 1
            elif message["type"] == "state":
                if message["table"]["status"] == "over":
                    figures.over += 1
                    return
                question = message["question"]
                if question and question["token"] != answered:
                    answered = question["token"]
                    picks = sorted(luck.sample(range(len(question["options"])), question["least"]))
                    choice = {"type": "choose", "id": answered, "token": answered, "picks": picks}
                    sending.append(asyncio.ensure_future(send(line, choice, pace, sent)))


async def send(line: Any, choice: dict[str, Any], pace: Pace, sent: dict[str, float]) -> None:
    """Send when it is our turn; the seat goes on listening meanwhile."""
    await pace.turn()
    sent[choice["id"]] = time.perf_counter()
    with contextlib.suppress(websockets.ConnectionClosed):
        await line.send(json.dumps(choice))


async def measure(tables: int, seconds: float, rate: float) -> dict[str, Any]:
    luck = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            await server.wait()
            empty = server.memory()
            seats = [seat for _ in range(tables) for seat in await sit_down(server.address, luck)]
            begun = time.perf_counter()
            figures, pace = Figures(begun + WARM_UP), Pace(rate)
            warm = asyncio.ensure_future(used_until_warm(server))
            await asyncio.gather(
                *[play(server.address, seat, luck, pace, figures, begun + WARM_UP + seconds) for seat in seats]
            )
            used = server.processor_seconds() - await warm
            spent = time.perf_counter() - figures.start
            return {
                "tables": tables,
                "connections": len(seats),
                "wanted_per_s": rate or None,
                "seconds": round(spent, 1),
                "choices": len(figures.times),
                "choices_per_s": round(len(figures.times) / spent, 1),
                "cpu_ms_per_choice": round(1000 * used / max(1, len(figures.times)), 2),
                "p50_ms": quantile(figures.times, 0.50),
                "p99_ms": quantile(figures.times, 0.99),
                "refused": figures.refused,
                "games_over": figures.over // 2,
                "kB_per_table": round((server.memory() - empty) / tables / 1024, 1),
            }
        finally:
            server.stop()


async def used_until_warm(server: Server) -> float:
    await asyncio.sleep(WARM_UP)
    return server.processor_seconds()


def quantile(times: list[float], share: float) -> float | None:
    return round(sorted(times)[int(share * (len(times) - 1))] * 1000, 1) if times else None


def run(tables: int = 100, seconds: float = 20.0, rate: float = 200.0) -> dict[str, Any]:
    """Both figures: at the wanted rate, and as fast as it goes."""
    return {
        "paced": asyncio.run(measure(tables, seconds, rate)),
        "flat_out": asyncio.run(measure(tables, seconds, 0.0)),
    }


def lines(report: dict[str, Any]) -> list[str]:
    return [
        f"{name}: {found['tables']} tables, {found['connections']} connections, {found['choices_per_s']} choices/s, "
        f"{found['cpu_ms_per_choice']} ms CPU a choice, p50 {found['p50_ms']} ms, p99 {found['p99_ms']} ms, "
        f"{found['kB_per_table']} kB a table, "
        f"{found['refused']} refused"
        for name, found in report.items()
    ]


if __name__ == "__main__":
    print(json.dumps(run(), indent=1))
