"""People who answer every question as soon as it comes: the load of the benchmark."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
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


class Evening(NamedTuple):
    """What is played, at how many tables, and how many choices a second where it is paced."""

    game: str
    players: int
    tables: int
    rate: float
    before: int = 0  # so many questions are answered by bots first


async def sit_down(addresses: Sequence[str], evening: Evening) -> list[Seat]:
    """People at a new table, each at a server of theirs."""
    async with AsyncExitStack() as doors:
        clients = [await doors.enter_async_context(httpx.AsyncClient(base_url=each)) for each in addresses]
        wanted = [{"kind": "me"}, *[{"kind": "open"}] * (len(clients) - 1)]
        made = {"game": evening.game, "name": "load", "seats": wanted}
        opened = (await clients[0].post("/api/tables", json=made)).json()
        for client in clients[1:]:
            await client.get("/api/me")
            joined = await client.post(f"/api/tables/{opened['id']}/join", json={"invite": opened["invite"]})
            joined.raise_for_status()
        cookies = [f"orrery={client.cookies['orrery']}" for client in clients]
    seats = [Seat(address, opened["id"], cookie) for address, cookie in zip(addresses, cookies, strict=True)]
    if evening.before:
        await let_bots_play(seats, evening.before)
    return seats


def line_of(seat: Seat) -> Any:
    """The page of the seat."""
    url = f"{seat.address.replace('http', 'ws')}/api/tables/{seat.table}/live"
    return websockets.connect(url, additional_headers={"Cookie": seat.cookie}, max_size=None)


async def let_bots_play(seats: list[Seat], until: int) -> None:
    """For all of them, until so many questions are over or the game is."""
    for seat in seats:
        await hand_over(seat, "greedy")
    async with line_of(seats[0]) as line:
        async for raw in line:
            message: dict[str, Any] = json.loads(raw)
            if message["type"] == "state" and (message["number"] >= until or message["table"]["status"] != "playing"):
                break
    for seat in seats:
        await hand_over(seat, "")


async def hand_over(seat: Seat, bot: str) -> None:
    """To a bot, or back to the person."""
    async with line_of(seat) as line:
        await line.send(json.dumps({"type": "hand-over", "id": f"to {bot}", "bot": bot}))
        async for raw in line:
            if json.loads(raw)["type"] == "done":
                return


async def play(seat: Seat, luck: random.Random, pace: Pace, figures: Figures, until: float) -> None:
    """Answer every question of the seat at random, as soon as it comes, until the time is over or the game is."""
    answered = ""
    sent: dict[str, float] = {}
    sending: list[asyncio.Future[None]] = []
    async with line_of(seat) as line:
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
                    choice = {"type": "choose", "id": answered, "token": answered, **reply(question, luck)}
                    sending.append(asyncio.ensure_future(send(line, choice, pace, sent)))


def reply(question: dict[str, Any], luck: random.Random) -> dict[str, Any]:
    """Options at random; one of the forms that are given as examples where there are none."""
    if not question["options"] and question["forms"]:
        return {"picks": [], "form": luck.choice(question["forms"])["gifts"]}
    return {"picks": sorted(luck.sample(range(len(question["options"])), question["least"]))}


async def send(line: Any, choice: dict[str, Any], pace: Pace, sent: dict[str, float]) -> None:
    """Send when it is our turn; the seat goes on listening meanwhile."""
    await pace.turn()
    sent[choice["id"]] = time.perf_counter()
    with contextlib.suppress(websockets.ConnectionClosed):
        await line.send(json.dumps(choice))
