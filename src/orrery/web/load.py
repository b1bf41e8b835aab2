"""People who answer every question as soon as it comes: the load of the benchmark."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from typing import Any, NamedTuple

import httpx
import websockets


class Seat(NamedTuple):
    """Where somebody sits, and at which server."""

    address: str
    table: str
    cookie: str


class Pace:
    """Lets through so many a second in all, in no order, since people think for as long as they like; 0: as many as
    come."""

    def __init__(self, rate: float, luck: random.Random) -> None:
        self.rate = rate
        self.luck = luck
        self.waiting: list[asyncio.Future[None]] = []

    async def turn(self) -> None:
        if self.rate:
            self.waiting.append(asyncio.get_running_loop().create_future())
            await self.waiting[-1]

    async def give_turns(self) -> None:
        """For as long as the load lasts."""
        following = time.perf_counter()
        while self.rate:
            now = time.perf_counter()
            following = max(following, now - 0.1) + 1 / self.rate
            await asyncio.sleep(max(0.0, following - now))
            if self.waiting:
                self.waiting.pop(self.luck.randrange(len(self.waiting))).set_result(None)


class Figures:
    """What was measured, from `start` on: before that all connect at once, which no evening looks like."""

    def __init__(self, start: float) -> None:
        self.start = start
        self.times: list[float] = []
        self.refused = 0
        self.over = 0


async def sit_down(addresses: tuple[str, str]) -> list[Seat]:
    """Two people at a new table, each at a server of theirs."""
    async with httpx.AsyncClient(base_url=addresses[0]) as one, httpx.AsyncClient(base_url=addresses[1]) as other:
        seats = [{"kind": "me"}, {"kind": "open"}]
        opened = (await one.post("/api/tables", json={"game": "race", "name": "load", "seats": seats})).json()
        await other.get("/api/me")
        joined = await other.post(f"/api/tables/{opened['id']}/join", json={"invite": opened["invite"]})
        joined.raise_for_status()
        cookies = [f"orrery={client.cookies['orrery']}" for client in (one, other)]
        return [Seat(address, opened["id"], cookie) for address, cookie in zip(addresses, cookies, strict=True)]


async def play(seat: Seat, luck: random.Random, pace: Pace, figures: Figures, until: float) -> None:
    """Answer every question of the seat at random, as soon as it comes, until the time is over or the game is."""
    url = f"{seat.address.replace('http', 'ws')}/api/tables/{seat.table}/live"
    answered = ""
    sent: dict[str, float] = {}
    sending: list[asyncio.Future[None]] = []
    async with websockets.connect(url, additional_headers={"Cookie": seat.cookie}, max_size=None) as line:
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
