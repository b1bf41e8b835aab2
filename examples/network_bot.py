"""A bot that joins a table over the network by its invitation and plays until the game is over.

    python examples/network_bot.py "http://localhost:8765/table/ID#invite=SECRET"

It needs httpx and websockets, and nothing of Orrery: whatever speaks HTTP and JSON can play. Put your own ideas into
`picks_for`; docs/guides/api.md says what else the server sends.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import websockets

NAME = "Wanderer"


def picks_for(question: dict[str, Any], view: dict[str, Any], luck: random.Random) -> list[int]:
    """Which options to take, by their places in the list, in ascending order. This bot takes any."""
    number = luck.randint(question["least"], question["most"])
    return sorted(luck.sample(range(len(question["options"])), number))


async def join(link: str) -> tuple[str, str]:
    """Take a seat. Returns the address of the table's WebSocket and the cookie that says who we are."""
    parts = urlsplit(link)
    table = parts.path.removeprefix("/table/")
    invite = parse_qs(parts.fragment)["invite"][0]
    async with httpx.AsyncClient(base_url=f"{parts.scheme}://{parts.netloc}") as server:
        await server.put("/api/me", json={"name": NAME})  # the first call makes a guest and sets the cookie
        joined = await server.post(f"/api/tables/{table}/join", json={"invite": invite})
        if joined.is_error:
            raise SystemExit(joined.json()["text"])
        scheme = "wss" if parts.scheme == "https" else "ws"
        return f"{scheme}://{parts.netloc}/api/tables/{table}/live", f"orrery={server.cookies['orrery']}"


async def play(address: str, cookie: str, luck: random.Random) -> dict[str, Any]:
    """Answer every question until the game is over. Returns the last state."""
    answered = ""
    async for line in websockets.connect(address, additional_headers={"Cookie": cookie}):  # again if it breaks
        try:
            async for raw in line:
                message = json.loads(raw)
                if message["type"] == "refusal":
                    print("refused:", message["text"], file=sys.stderr)
                elif message["type"] == "notice":
                    raise SystemExit(message["text"])
                elif message["type"] == "state":
                    if message["table"]["status"] == "over":
                        return dict(message)
                    question = message["question"]
                    if question and question["token"] != answered:
                        answered = question["token"]
                        picks = picks_for(question, message["view"], luck)
                        choice = {"type": "choose", "id": answered, "token": answered, "picks": picks}
                        await line.send(json.dumps(choice))
        except websockets.ConnectionClosed:
            answered = ""  # ask again, answer again: the same id is carried out once
    raise SystemExit("the server has gone")


async def main(link: str) -> None:
    state = await play(*await join(link), random.Random())
    me = state["table"]["me"]
    names = [seat["name"] for seat in state["table"]["seats"]]
    print(f"{names[me]} has {state['scores'][me]} points;", f"winners {state['view']['winners']}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    asyncio.run(main(sys.argv[1]))
