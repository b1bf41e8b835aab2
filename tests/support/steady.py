"""People who play on while servers come and go: they come again, send what has no answer once more, and some of it to
two servers at once."""

from __future__ import annotations

import random
import time
from contextlib import ExitStack, suppress
from typing import Any, Final

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException

from orrery.web.messages import Done, FromServer, Refusal, State
from orrery.web.routes.live import RESTART
from support.players import Kept, Player, Sent
from support.web import Page, Server, Visitor

GONE: Final = (WebSocketException, OSError, EOFError, AssertionError)  # killed, also while a page connects
TWICE: Final = 0.12  # of what is sent goes to another server too
OVERTAKEN: Final = {"stale", "not-asked", "undo-nothing", "nothing-to-agree", "not-playing", "rate"}


class Steady(Player):
    """`twice`: has a second page, which the balancer gives to another server. `pause`: seconds at most until it comes
    again when a server says that it ends."""

    def __init__(
        self, visitor: Visitor, table: str, luck: random.Random, twice: bool = False, pause: float = 0.0
    ) -> None:
        super().__init__(visitor, table, luck)
        self.twice = twice
        self.pause = pause
        self.second: Page | None = None
        self.stopped = False
        self.sent_at = 0.0
        self.waits: list[float] = []  # from the first sending of a choice to its acknowledgement
        self.away: list[float] = []  # from the loss of a page to the next thing seen
        self.farewells = 0  # pages that were told to come again
        self.not_stored = 0

    def play(self) -> None:
        lost = 0.0
        while not self.stopped and (self.last is None or self.last.table.status == "playing"):
            try:
                with ExitStack() as pages:
                    page = pages.enter_context(self.visitor.sit(self.table))
                    if lost:
                        self.away.append(time.monotonic() - lost)
                        lost = 0.0
                    self.second = pages.enter_context(self.visitor.sit(self.table)) if self.twice else None
                    if self.open is not None:
                        self.send(self.open, page)
                    self.meet(page)
                    self.stay(page)
            except GONE as gone:
                lost = lost or time.monotonic()
                if isinstance(gone, ConnectionClosed) and gone.rcvd is not None and gone.rcvd.code == RESTART:
                    self.farewells += 1
                    time.sleep(self.luck.uniform(0, self.pause))
                else:
                    time.sleep(0.05)

    def stay(self, page: Page) -> None:
        while not self.stopped and self.last is not None and self.last.table.status == "playing":
            with suppress(TimeoutError):
                self.take(page.hear(0.5), page)
            with suppress(TimeoutError):
                while self.second is not None:
                    message = self.second.hear(0)
                    if isinstance(message, Done | Refusal):
                        self.take(message, page)

    def take(self, message: FromServer, page: Page) -> None:
        if isinstance(message, Refusal) and message.reason == "not-stored":
            self.not_stored += 1
            time.sleep(0.2)
            self.send_open(page)
            return
        known = len(self.acknowledged)
        super().take(message, page)
        if len(self.acknowledged) > known and self.luck.random() < 0.1:
            self.send(self.acknowledged[-1], page)  # once more

    def send_open(self, page: Page) -> None:
        if self.open is not None:
            self.send(self.open, page)

    def send(self, sent: Sent, page: Page) -> None:
        if sent is self.open and not sent.at:
            sent.at = time.monotonic()
        super().send(sent, page)
        if self.second is not None and self.luck.random() < TWICE:
            super().send(sent, self.second)

    def acknowledge(self, sent: Sent) -> None:
        super().acknowledge(sent)
        self.waits.append(time.monotonic() - sent.at)

    def moved(self) -> int:
        """How much has been acknowledged."""
        return len(self.acknowledged)


class Lively(Steady):
    """Also takes back, agrees, talks, and lets a bot play for a while. What is overtaken by that is refused, as it must
    be; what was acknowledged was done, once."""

    def __init__(
        self, visitor: Visitor, table: str, luck: random.Random, twice: bool = False, pause: float = 0.0
    ) -> None:
        super().__init__(visitor, table, luck, twice, pause)
        self.wish: dict[str, Any] | None = None  # sent, and no answer yet
        self.done: list[dict[str, Any]] = []  # wishes that were acknowledged
        self.overtaken = 0
        self.answered: State | None = None  # what was answered last: a question may come back by its name

    def meet(self, page: Page) -> None:
        if self.wish is not None:
            self.post(page)
        super().meet(page)

    def take(self, message: FromServer, page: Page) -> None:
        if isinstance(message, Done | Refusal) and self.wish is not None and message.id == self.wish["id"]:
            if isinstance(message, Refusal) and message.reason == "not-stored":
                time.sleep(0.2)
                self.post(page)
                return
            wish, self.wish = self.wish, None
            if isinstance(message, Done):
                self.done.append(wish)
            else:
                self.refuse(message)
        elif isinstance(message, Refusal) and message.reason in OVERTAKEN:
            self.refuse(message)
            if self.open is not None and message.id == self.open.id:
                self.open = None
                self.answer(page)
        else:
            super().take(message, page)
        if isinstance(message, State):
            self.perhaps_wish(message, page)

    def refuse(self, message: Refusal) -> None:
        if message.reason in OVERTAKEN:
            self.overtaken += 1
        else:
            self.refusals.append(message)

    def answer(self, page: Page) -> None:
        """The newest state, once: after going back the same question may come again."""
        if self.open is None and self.last is not None and self.last is not self.answered:
            self.answered = self.last
            if self.last.question is not None:
                self.answer_question(self.last.question, page)

    def perhaps_wish(self, state: State, page: Page) -> None:
        me = state.table.me
        if self.wish is not None or state.table.status != "playing":
            return
        if state.table.undo_asked not in (-1, me) and me not in state.table.undo_agreed:
            self.post(page, type="agree", yes=self.luck.random() < 0.7)
        elif state.table.seats[me].bot:
            self.post(page, type="hand-over", bot="")
        elif self.luck.random() < 0.15:
            wish = self.luck.choice([{"type": "undo"}, {"type": "say"}, {"type": "hand-over", "bot": "random"}])
            self.post(page, **wish)

    def post(self, page: Page, **wish: Any) -> None:
        """A new wish, or the one that has no answer."""
        if wish:
            self.made += 1
            self.wish = {"id": f"{self.visitor.cookie[:6]}-{self.made}", **wish}
            if wish["type"] == "say":
                self.wish["text"] = f"{self.wish['id']} says so"
        page.line.send(msgspec.json.encode(self.wish).decode())
        if self.second is not None and self.luck.random() < TWICE:
            self.second.line.send(msgspec.json.encode(self.wish).decode())

    def moved(self) -> int:
        return len(self.acknowledged) + len(self.done)

    def count(self, kind: str) -> int:
        return sum(1 for wish in self.done if wish["type"] == kind)


def check_wishes(server: Server, player: Lively) -> None:
    """What was acknowledged was done, once, and is remembered; a bot plays if the last such wish said so."""
    asked = [id for (id,) in server.rows("select id from request where table_id = :id", id=player.table)]
    said = [text for (text,) in server.rows("select text from chat where table_id = :id", id=player.table)]
    for wish in player.done:
        assert sum(1 for id in asked if id.endswith(f"::{wish['id']}")) == 1, wish
        if wish["type"] == "say":
            assert said.count(wish["text"]) == 1, wish
    assert len(said) == len(set(said)), "nothing is said twice"


def check_lively(server: Server, player: Lively) -> None:
    """Choices may have been taken back since: then their request is still known."""
    kept = Kept(server, player.table)
    asked = [id for (id,) in server.rows("select id from request where table_id = :id", id=player.table)]
    assert kept.numbers == list(range(len(kept.choices)))
    assert len(kept.requests) == len(set(kept.requests))
    for sent in player.acknowledged:
        gone = sum(1 for id in asked if id.endswith(f":{sent.token}:{sent.id}"))
        assert kept.times(sent) + gone == 1, f"{sent.id} was acknowledged"
    kept.game()
    check_wishes(server, player)
