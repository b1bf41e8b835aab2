"""A server of its own in a process of its own, and the people who come to it."""

from __future__ import annotations

import itertools
import os
import random
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import msgspec
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import orrery
from orrery.web.messages import Advice, Chat, Counted, Done, FromServer, Notice, Question, Reason, Refusal, State
from orrery.web.storage import create_engine, database_in

PATIENCE = 120.0  # seconds; a machine may be slow, only a hang is a failure
START = """
import sys
from pathlib import Path
from orrery.web.app import create_app
from orrery.web.draining import Server
from orrery.web.serve import configured
app = create_app(Path(sys.argv[1]), "".join(sys.argv[3:]), pause=(0.0, 0.0))
Server(app, configured(app, "127.0.0.1", int(sys.argv[2]))).run()
"""
WITH_BAZAAR = "from support.bazaar import offer\noffer()\n" + START  # one more game, with windows and forms
TESTS = str(Path(__file__).resolve().parents[1])
Connecting = AbstractContextManager[ClientConnection]
numbers = itertools.count(1)
decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """Can be killed and started again on the same folder and port."""

    def __init__(self, folder: Path, script: str = START, database: str = "", wait: bool = True) -> None:
        self.port = free_port()
        self.folder = folder
        self.script = script
        self.database = database
        self.open: list[Page | httpx.Client] = []
        self.address = f"http://127.0.0.1:{self.port}"
        self.written = folder.parent / f"{folder.name}.log"
        self.start(wait)

    def start(self, wait: bool = True) -> None:
        engine = str(Path(str(orrery.__file__)).parents[1])  # the engine that the tests run on
        with self.written.open("ab") as written:
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.script, str(self.folder), str(self.port), *filter(None, [self.database])],
                env={**os.environ, "PYTHONPATH": os.pathsep.join([engine, TESTS])},
                stdout=written,
                stderr=written,
            )
        if wait:
            self.wait()

    def wait(self) -> None:
        """Until it answers."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process.poll() is None, self.log()
            try:
                httpx.get(f"{self.address}/api/games/race/rules/none")
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def everybody_leaves(self) -> None:
        while self.open:
            self.open.pop().close()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.everybody_leaves()
        self.process.terminate()
        self.process.wait(PATIENCE)

    def rows(self, question: str, **given: object) -> list[tuple[Any, ...]]:
        """What the database says."""
        engine = create_engine(self.database or database_in(self.folder))
        try:
            with engine.connect() as connection:
                return [tuple(row) for row in connection.execute(text(question), given)]
        finally:
            engine.dispose()

    def key(self) -> bytes:
        """That signs cookies."""
        return (self.folder / "secret").read_bytes()

    def log(self) -> str:
        return self.written.read_text(encoding="utf-8", errors="replace")


class Page:
    """One open table. Every message that comes must be one of those the server may send."""

    def __init__(self, way: Connecting, table: str) -> None:
        self.way = ExitStack()
        self.line = self.way.enter_context(way)
        self.table = table
        self.seen: list[FromServer] = []
        self.raw: list[str] = []
        self.answered: set[str] = set()  # tokens

    def __enter__(self) -> Page:
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self.way.close()

    @property
    def state(self) -> State:
        """The newest one."""
        return [message for message in self.seen if isinstance(message, State)][-1]

    @property
    def chat(self) -> list[Chat]:
        return [message for message in self.seen if isinstance(message, Chat)]

    @property
    def question(self) -> Question:
        assert self.state.question is not None
        return self.state.question

    def hear(self, timeout: float = PATIENCE) -> FromServer:
        raw = self.line.recv(timeout)
        assert isinstance(raw, str)
        message = decoder.decode(raw)
        self.raw.append(raw)
        self.seen.append(message)
        return message

    def until(self, is_it: Callable[[FromServer], bool]) -> FromServer:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.hear(max(0.01, end - time.monotonic()))
            if is_it(message):
                return message
        raise AssertionError(f"it never came; the last was {self.seen[-1]}")

    def until_state(self, is_it: Callable[[State], bool]) -> State:
        if any(isinstance(message, State) for message in self.seen) and is_it(self.state):
            return self.state
        state = self.until(lambda message: isinstance(message, State) and is_it(message))
        assert isinstance(state, State)
        return state

    def until_asked(self) -> Question:
        self.until_state(lambda state: state.question is not None and state.question.token not in self.answered)
        return self.question

    def catch_up(self) -> int:
        """Hear all that the server has sent so far, up to its answer to a question of ours; how much there was."""
        heard = len(self.seen)
        self.refused("speak", language="none")
        return len(self.seen) - heard - 1

    def post(self, kind: str, **content: Any) -> str:
        """Send and do not wait for the answer."""
        message = {"type": kind, "id": f"id{next(numbers)}", **content}
        self.line.send(msgspec.json.encode(message).decode())
        return str(message["id"])

    def ask(self, kind: str, **content: Any) -> Done | Refusal:
        """Send, and wait for the answer."""
        id = self.post(kind, **content)
        answer = self.until(lambda message: isinstance(message, Done | Refusal) and message.id == id)
        assert isinstance(answer, Done | Refusal)
        return answer

    def why(self, kind: str, number: int) -> Reason:
        """Why that thing cannot be chosen."""
        id = self.post("why", thing={"kind": kind, "id": number})
        answer = self.until(lambda message: isinstance(message, Reason | Refusal) and message.id == id)
        assert isinstance(answer, Reason), answer
        return answer

    def advise(self) -> Advice:
        """What a bot would do."""
        id = self.post("advise", token=self.question.token)
        answer = self.until(lambda message: isinstance(message, Advice | Refusal) and message.id == id)
        assert isinstance(answer, Advice), answer
        return answer

    def check(self, *gifts: tuple[int, str, int]) -> Counted:
        """What that form comes to, as an answer to the question."""
        form = [{"giver": giver, "kind": kind, "id": id} for giver, kind, id in gifts]
        id = self.post("check", token=self.question.token, form=form)
        answer = self.until(lambda message: isinstance(message, Counted | Refusal) and message.id == id)
        assert isinstance(answer, Counted), answer
        return answer

    def do(self, kind: str, **content: Any) -> Done:
        answer = self.ask(kind, **content)
        assert isinstance(answer, Done), answer
        return answer

    def refused(self, kind: str, **content: Any) -> Refusal:
        answer = self.ask(kind, **content)
        assert isinstance(answer, Refusal), answer
        return answer

    def choose(self, *picks: int) -> Done:
        """Answer the question with these options, or with the first ones that are enough."""
        question = self.until_asked()
        self.answered.add(question.token)
        chosen = list(picks) if picks else list(range(question.least))
        return self.do("choose", token=question.token, picks=chosen)


def fetch(method: str, address: str, **more: Any) -> httpx.Response:
    """Ask once, without a browser."""
    return httpx.request(method, address, timeout=PATIENCE, **more)


def browser_at(server: Server, **more: Any) -> httpx.Client:
    """It keeps no connection open: one that the server closes just then would look like a failure."""
    limits = httpx.Limits(max_keepalive_connections=0)
    return httpx.Client(base_url=server.address, timeout=PATIENCE, limits=limits, **more)


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.server = server
        self.http = browser_at(server)
        server.open.append(self.http)
        self.call("GET", "/api/me")
        if name:
            self.call("PUT", "/api/me", name=name)

    @property
    def cookie(self) -> str:
        return self.http.cookies["orrery"]

    def call(self, method: str, path: str, **content: Any) -> Any:
        answer = self.http.request(method, path, json=content or None)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, status: int, **content: Any) -> str:
        """The reason why this is refused, with that status."""
        answer = self.http.request(method, path, json=content or None)
        assert answer.status_code == status, answer.text
        wrong = answer.json()
        assert wrong["text"], wrong
        return str(wrong["reason"])

    def open_table(self, *seats: str, game: str = "race", **more: Any) -> tuple[str, str]:
        """A new table: "me", "open", "@Mara" for somebody invited, or the name of a bot. Its id and invitation."""
        opened = self.call("POST", "/api/tables", game=game, seats=[wanted(seat) for seat in seats], **more)
        return opened["id"], opened["invite"]

    def join(self, table: str, invite: str) -> int:
        seat: int = self.call("POST", f"/api/tables/{table}/join", invite=invite)["seat"]
        return seat

    def sit(self, table: str, language: str = "en", **headers: str) -> Page:
        """Open the page of the table, up to the first thing to see."""
        cookie = {"Cookie": f"orrery={self.cookie}"}
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live?lang={language}"
        more = {**cookie, **headers}
        way = connect(
            address,
            additional_headers=more,
            max_size=None,
            max_queue=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            close_timeout=1,
            proxy=None,
        )
        page = Page(way, table)
        self.server.open.append(page)
        page.until(lambda message: isinstance(message, State | Notice))
        return page


def wanted(seat: str) -> dict[str, str]:
    if seat in ("me", "open"):
        return {"kind": seat}
    return {"kind": "invited", "name": seat[1:]} if seat.startswith("@") else {"kind": "bot", "bot": seat}


def table_of_two(server: Server, **more: Any) -> tuple[Visitor, Visitor, str]:
    """Anna and Ben at a table of their own."""
    anna, ben = Visitor(server, "Anna"), Visitor(server, "Ben")
    table, invite = anna.open_table("me", "open", **more)
    assert ben.join(table, invite) == 1
    return anna, ben, table


def play_on(pages: list[Page], luck: random.Random, choices: int = 10_000) -> None:
    """Answer whatever these pages are asked, at random, until the game is over or so many choices are made."""
    for _ in range(choices):
        page = next_asked(pages)
        if page is None:
            return
        question = page.question
        page.answered.add(question.token)
        number = luck.randint(question.least, question.most)
        picks = sorted(luck.sample(range(len(question.options)), number))
        page.do("choose", token=question.token, picks=picks)


def next_asked(pages: list[Page]) -> Page | None:
    """A page with an open question; None when the game is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for page in pages:
            if page.state.table.status != "playing":
                return None
            question = page.state.question
            if question is not None and question.token not in page.answered:
                return page
        for page in pages:
            try:
                while True:
                    page.hear(0.01)
            except (TimeoutError, ConnectionClosed):
                continue
    raise AssertionError("nobody is asked")
