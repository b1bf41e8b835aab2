"""People who answer every question as soon as it comes, and remember what was acknowledged."""

from __future__ import annotations

import random
import zlib
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidMessage

from orrery.games import TITLES
from orrery.kernel.game import Game
from orrery.kernel.loading import load
from orrery.kernel.record import choice_from_data
from orrery.web.messages import Done, FromServer, Question, Refusal, State
from support.web import Page, Server, Visitor


class Sent:
    """A choice on its way."""

    def __init__(self, id: str, token: str, picks: list[int]) -> None:
        self.id = id
        self.token = token
        self.picks = picks
        self.at = 0.0  # when it was sent first, where somebody measures that


class Player:
    """Somebody who answers every question as soon as it comes, and remembers what was acknowledged."""

    def __init__(self, visitor: Visitor, table: str, luck: random.Random) -> None:
        self.visitor = visitor
        self.table = table
        self.luck = luck
        self.acknowledged: list[Sent] = []
        self.open: Sent | None = None  # sent, and no answer yet
        self.last: State | None = None
        self.refusals: list[Refusal] = []
        self.made = 0

    def play(self) -> None:
        """Until the server is gone or the game is over."""
        try:
            with self.visitor.sit(self.table) as page:
                self.meet(page)
                while self.last is None or self.last.table.status == "playing":
                    self.take(page.hear(), page)
        except (ConnectionClosed, InvalidMessage, OSError, TimeoutError):  # killed also while a page connects
            pass

    def meet(self, page: Page) -> None:
        for message in page.seen:
            self.take(message, page)

    def take(self, message: FromServer, page: Page) -> None:
        if isinstance(message, Done):
            if self.open is not None and message.id == self.open.id:
                self.acknowledge(self.open)
        elif isinstance(message, Refusal):
            self.refusals.append(message)
        elif isinstance(message, State):
            self.last = message
        self.answer(page)

    def acknowledge(self, sent: Sent) -> None:
        self.acknowledged.append(sent)
        self.open = None

    def answer(self, page: Page) -> None:
        """Answer the newest question, unless an answer is on its way."""
        question = self.last.question if self.last is not None else None
        answered = {sent.token for sent in self.acknowledged}
        if self.open is None and question is not None and question.token not in answered:
            self.answer_question(question, page)

    def answer_question(self, question: Question, page: Page) -> None:
        number = self.luck.randint(question.least, question.most)
        picks = sorted(self.luck.sample(range(len(question.options)), number))
        self.made += 1
        self.open = Sent(f"{self.visitor.cookie[:6]}-{self.made}", question.token, picks)
        self.send(self.open, page)

    def send(self, sent: Sent, page: Page) -> None:
        page.line.send(
            msgspec.json.encode({"type": "choose", "id": sent.id, "token": sent.token, "picks": sent.picks}).decode()
        )

    def send_again(self, page: Page, sent: Sent) -> Done | Refusal:
        self.send(sent, page)
        answer = page.until(lambda message: isinstance(message, Done | Refusal) and message.id == sent.id)
        assert isinstance(answer, Done | Refusal)
        return answer


class Kept:
    """What the database says of a table."""

    def __init__(self, server: Server, table: str) -> None:
        rows = server.rows("select number, choice, request from choice where table_id = :id order by number", id=table)
        (row,) = server.rows("select options, seed, packed, progress, status from game_table where id = :id", id=table)
        self.numbers = [number for number, _, _ in rows]
        self.choices = [choice_from_data(plain(choice)) for _, choice, _ in rows]
        self.requests = [request for _, _, request in rows if request]
        self.options = plain(row[0])
        self.seed, self.progress, self.status = row[1], row[3], row[4]
        self.snapshot = msgspec.json.decode(zlib.decompress(bytes(row[2])))

    def times(self, sent: Sent) -> int:
        return sum(1 for request in self.requests if request.endswith(f":{sent.token}:{sent.id}"))

    def game(self) -> Game:
        """The game, played again from the seed; the snapshot must say the same."""
        game = TITLES["race"].setup(self.options, self.seed)
        for choice in self.choices:
            game.answer(choice)
        assert game.same_as(load(self.snapshot)), "the snapshot is not where the choices lead"
        return game


def sit_down(server: Server, luck: random.Random) -> list[Player]:
    """Two people, a person with a bot, a person with three bots."""
    anna, ben, cleo, dora = [Visitor(server, name) for name in ("Anna", "Ben", "Cleo", "Dora")]
    two, invite = anna.open_table("me", "open")
    ben.join(two, invite)
    one, _ = cleo.open_table("greedy", "me")
    four, _ = dora.open_table("random", "greedy", "me", "random")
    return [Player(who, table, luck) for who, table in ((anna, two), (ben, two), (cleo, one), (dora, four))]


def check_kept(server: Server, players: list[Player]) -> None:
    for player in players:
        kept = Kept(server, player.table)
        assert kept.numbers == list(range(len(kept.choices)))
        assert len(kept.requests) == len(set(kept.requests))
        for sent in player.acknowledged:
            assert kept.times(sent) == 1, f"{sent.id} was acknowledged"
        kept.game()


def check_resumed(server: Server, player: Player) -> None:
    """The same prompt as before; what was on its way is done once, whether it had arrived or not."""
    kept = Kept(server, player.table)
    game = kept.game()
    with player.visitor.sit(player.table) as page:
        seat = page.state.table.me
        if all(not chair.bot for chair in page.state.table.seats):  # else a bot may have gone on meanwhile
            assert page.state.number == kept.progress
            asked = game.asked(seat)
            question = page.state.question
            assert (asked is None) == (question is None)
            if asked is not None and question is not None:
                assert question.prompt == asked.prompt
                assert [option.key for option in question.options] == [option.key for option in asked.options]
        if player.acknowledged:
            assert isinstance(player.send_again(page, player.acknowledged[-1]), Done)
        if player.open is not None:
            sent, player.open = player.open, None
            assert isinstance(player.send_again(page, sent), Done)
            assert isinstance(player.send_again(page, sent), Done)
            player.acknowledged.append(sent)
    after = Kept(server, player.table)
    for sent in player.acknowledged[-2:]:
        assert after.times(sent) == 1


def plain(stored: Any) -> Any:
    """What JSON says: SQLite has it as text."""
    return msgspec.json.decode(stored) if isinstance(stored, str) else stored
