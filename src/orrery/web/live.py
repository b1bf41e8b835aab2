"""A table that people sit at now: its game, its chairs, its connections, and what they may ask of it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime

import msgspec

from orrery.kernel.decision import Choice, Form, Order, Refused, Thing
from orrery.kernel.event import NOBODY
from orrery.kernel.orders import Ordered
from orrery.kernel.record import stage_to_data
from orrery.tables.plans import Broken, Link
from orrery.tables.table import Table
from orrery.title import Talks, Title
from orrery.web import keeping
from orrery.web.clock import Clock
from orrery.web.company import Company
from orrery.web.messages import Chat, Counted, Done, Notice, Reason
from orrery.web.orders import StandingOrders, followed_to_data, orders_to_data
from orrery.web.phrases import phrase
from orrery.web.seats import Chair, Connection
from orrery.web.speech import WATCHER, counted, in_window, reason
from orrery.web.storage import TableRow
from orrery.web.taking_back import TakingBack
from orrery.web.telling import ENDED, GATHERING, OVER, PLAYING, STOPPED, state_of
from orrery.web.voting import Voting
from orrery.web.writer import Writer

log = logging.getLogger(__name__)

REMEMBERED = 2000  # requests, so that one sent twice is done once
PASS = (0,)  # the first option of a window


class LiveTable(Company):
    """A game and those who play it."""

    def __init__(self, title: Title, row: TableRow, chairs: list[Chair], writer: Writer, clock: Clock) -> None:
        super().__init__(row, chairs, writer, clock)
        self.title = title
        self.table: Table | None = None
        self.progress = row.progress
        self.requests: dict[str, tuple[int, int]] = {}  # where each led, and how many choices it was
        self.replied: dict[int, int] = {}  # seat -> the progress at which it chose last
        self.states: set[int] = set()  # after how many choices the game is kept as it stood
        self.taking_back = TakingBack(self)
        self.voting = Voting(self)
        self.orders = StandingOrders(self)
        self.bots_due = self.bots_ready = -1  # the progress at which the bots may be, and are, shown as ready
        self.asked_since = clock.moment()
        self.shown_since = clock.moment()  # the last change that everybody could see
        self.on_change: Callable[[LiveTable], None] = lambda live: None  # bots and clocks look at it

    # -- questions about it ----------------------------------------------------------------------------------------

    def asked_seats(self) -> list[int]:
        """The seats that really have to choose: for bots and clocks, never for a page."""
        return [decision.seat for decision in self.table.game.waiting()] if self.table else []

    def talks(self) -> Talks | None:
        """The talks that are going on, if they have a time of their own: only in live games."""
        if self.table is None or self.row.pace != "live":
            return None
        waiting = self.table.game.waiting()
        return self.title.talks.get(waiting[0].prompt) if waiting else None

    def deadline(self) -> float:
        """The moment at which the time of those who are asked is over."""
        talks = self.talks()
        return self.asked_since + (self.row.pace_seconds if talks is None else talks.seconds)

    def token(self, seat: int) -> str:
        """The name of the seat's question. It counts questions that all know of, and the seat's own replies."""
        made = sum(1 for choice in self.table.choices if choice.seat == seat) if self.table else 0
        again = self.taking_back.retaken(seat)
        return f"{self.progress}-{seat}-{made}-{again}" if again else f"{self.progress}-{seat}-{made}"

    def passing_seat(self) -> int:
        """The seat that is asked and answers by itself, as its person wants it; or NOBODY."""
        found = self.by_itself()
        return NOBODY if found is None else found.choice.seat

    def would_choose(self, choice: Choice) -> bool:
        """Whether that is still wanted without being asked."""
        found = self.by_itself()
        return found is not None and found.choice == choice

    def by_itself(self) -> Ordered | None:
        """A reply that a person wants without being asked: a pass in a window, or by one of their orders."""
        if self.table is None or self.row.status != PLAYING:
            return None
        game = self.table.game
        for decision in game.waiting():
            chair = self.chairs[decision.seat]
            if decision.window and chair.passes(len(decision.options) == 1, game.rounds_played()):
                return Ordered(Choice(decision.seat, PASS), None)
            ordered = self.orders.reply(game, decision)
            if ordered is not None:
                return ordered
        return None

    def log_length(self) -> int:
        return len(self.table.game.log or []) if self.table else 0

    def tell(self, connection: Connection) -> None:
        """Send what there is to see. A mistake in the words must not stop the table."""
        try:
            state = state_of(self, connection.seat, connection.person, connection.language, connection.lines)
        except Exception:
            log.exception("table %s cannot be shown to seat %s", self.row.id, connection.seat)
            connection.send(Notice("internal", phrase(connection.language, "internal")))
            return
        connection.lines = self.log_length()
        connection.send(state)

    async def why_not(self, seat: int, thing: Thing, language: str, id: str = "") -> Reason:
        """Why the seat cannot choose that thing now, for its ears only. The table is as it is stored, and stays so."""
        async with self.alone():
            if self.table is None or self.row.status != PLAYING:
                raise Refused("not-playing")
            if seat == WATCHER:
                raise Refused("not-seated")
            words = self.title.words_at(self.table.game, language, self.names(), seat)
            return reason(id, self.table.game.why_not(seat, thing), words)

    async def check(self, seat: int, token: str, form: Form, language: str, id: str = "") -> Counted:
        """What the form comes to that the seat is filling in. The table is as it is stored, and stays so."""
        async with self.alone():
            if self.table is None or self.row.status != PLAYING:
                raise Refused("not-playing")
            if seat == WATCHER:
                raise Refused("not-seated")
            if token != self.token(seat):
                raise Refused("stale")
            game = self.table.game
            words = self.title.words_at(game, language, self.names(), seat)
            return counted(id, game.would_refuse(Choice(seat, (), form)), game.sums(seat, form), words)

    # -- choosing --------------------------------------------------------------------------------------------------

    async def choose(
        self, seat: int, request: str, token: str, picks: list[int], id: str = "", form: Form | None = None
    ) -> Done:
        """Carry out a choice and store it. Raises Refused; the same request twice is done once."""
        try:
            return await self.plan(seat, request, token, [Link(tuple(picks), form=form)], id)
        except Broken as refused:
            raise Refused(refused.reason, refused.numbers, refused.rule) from None

    async def plan(self, seat: int, request: str, token: str, links: list[Link], id: str = "") -> Done:
        """Carry out a chain of choices and store them, all or nothing. Raises Refused; the same request twice is done
        once."""
        async with self.alone():
            if request and request in self.requests:
                return Done(id, *self.requests[request])
            if self.table is None or self.row.status != PLAYING:
                raise Refused("not-playing")
            if seat == WATCHER:
                raise Refused("not-seated")
            if token != self.token(seat):
                raise Refused("stale")
            if seat not in self.asked_seats():
                raise Refused("not-asked", (seat,))
            made = await self._carry_out(self.table, seat, links, request)
            return Done(id, self.progress, made)

    async def choose_for(
        self, choice: Choice, token: str, wanted: Callable[[], bool], order: Order | None = None
    ) -> None:
        """A choice that nobody sends: of a bot, a pass by itself, by an order. Nothing happens if it is no longer
        wanted."""
        async with self.alone():
            if self.table is None or self.row.status != PLAYING or token != self.token(choice.seat) or not wanted():
                return
            if choice.seat in self.asked_seats():
                await self._carry_out(self.table, choice.seat, [Link(choice.picks, form=choice.form)], "", order)

    async def _carry_out(
        self, table: Table, seat: int, links: list[Link], request: str, order: Order | None = None
    ) -> int:
        game = table.game
        followed = self.orders.followed(seat, order) if order is not None else None
        given, left = self.chairs[seat].orders, self.orders.left(game, seat, order)
        pending, frame, window, lines = game.pending, game.stack[-1], in_window(game), len(game.log or [])
        talks, number = self.talks(), len(table.choices)
        made = table.answer_plan(seat, links)
        over = game.pending is not pending  # the question is over, not only this reply to it
        seen = len(game.log or [])
        # Somebody has passed, and the same window asks the next: whom it asks nobody else may notice.
        passed = window and table.choices[-1].picks == PASS and made == 1
        silent = passed and seen == lines and in_window(game) and game.stack[-1] is frame
        was, self.progress = self.progress, self.progress + (made if over and not silent else 0)
        asked_anew = over and (talks is None or self.talks() is not talks)  # an answer does not lengthen the talks
        changed = self.changed_columns(table, asked_anew, over and not silent)
        works = [keeping.chosen(self.row.id, self._made(table, number, request), self.new_states(table), changed)]
        if followed is not None:
            works.append(keeping.seated(self.row.id, seat, followed=followed_to_data(followed)))
        if left is not given:
            works.append(keeping.seated(self.row.id, seat, orders=orders_to_data(left)))
        try:
            await self.writer.write(keeping.together(*works))
        except Exception:
            table.rewind(number)
            self.progress = was
            raise
        self.apply(changed)
        self.states = set(table.course.checkpoints)
        self.replied[seat] = was
        self.chairs[seat].seen = seen
        if followed is not None:
            self.chairs[seat].followed = followed
        self.chairs[seat].orders = left
        if request:
            self._remember(request, made)
        if over and not silent:
            self.new_question(window and seen == lines and in_window(game))
        else:
            for each in {seat, *(self.asked_seats() if silent else [])}:
                self.tell_seat(each)
        self.on_change(self)
        return made

    def _made(self, table: Table, first: int, request: str) -> list[keeping.Made]:
        """The choices from that one on as they are stored."""
        stages, seen = table.course.stages, self.log_length()
        return [
            keeping.Made(table.choices[at], at, request, seen, stage_to_data(stages[at + 1], stages[at]))
            for at in range(first, len(table.choices))
        ]

    def _remember(self, request: str, links: int) -> None:
        self.requests[request] = (self.progress, links)
        if len(self.requests) > REMEMBERED:
            del self.requests[next(iter(self.requests))]

    def new_question(self, next_window: bool = False) -> None:
        """Everybody is told, and what belonged to the old question is forgotten. From one window to the next there is
        no pause of its own."""
        self.taking_back.forget()
        if not next_window:
            self.shown_since = self.clock.moment()
        self.tell_all()

    def new_states(self, table: Table) -> dict[int, bytes]:
        """The states on the way that are not stored yet."""
        return {at: state for at, state in table.course.checkpoints.items() if at not in self.states}

    def changed_columns(self, table: Table, asked_anew: bool, noticed: bool) -> dict[str, object]:
        """The columns of the table that follow from the game. A reply in secret leaves the time of change alone."""
        game, course = table.game, table.course
        snapshot = msgspec.json.encode(game.save()).decode()
        return {
            "snapshot": snapshot,
            "checksum": course.checksum(snapshot),
            "rules": course.changes[-1][1],
            "changes": [list(change) for change in course.changes],
            "opening": stage_to_data(course.stages[0], None),
            "progress": self.progress,
            "changed": datetime.now(UTC) if noticed else self.row.changed,
            "asked_at": self.clock.now() if asked_anew else self.row.asked_at,
            "status": OVER if game.over else PLAYING,
            "asked": [decision.seat for decision in game.waiting()],
            "in_window": in_window(game),
            "round": game.rounds_played(),
            "scores": game.scores() if game.over else None,
            "winners": game.winners if game.over else None,
        }

    def apply(self, changed: dict[str, object]) -> None:
        """What has been stored is so from now on."""
        if changed["asked_at"] != self.row.asked_at:
            self.asked_since = self.clock.moment()
        for name, value in changed.items():
            setattr(self.row, name, value)

    async def pass_round(self, seat: int, on: bool) -> None:
        """The seat passes in all windows for the rest of this round, or no longer."""
        async with self.alone():
            if seat == WATCHER:
                raise Refused("not-seated")
            if self.table is None or self.row.status != PLAYING:
                raise Refused("not-playing")
            rounds = self.table.game.rounds_played() if on else None
            await self.writer.write(keeping.seated(self.row.id, seat, pass_round=rounds))
            self.chairs[seat].pass_round = rounds
            self.tell_seat(seat)
            self.on_change(self)

    # -- seats -----------------------------------------------------------------------------------------------------

    async def stop(self, why: str) -> None:
        """The table cannot go on. What was stored stays; the people are told."""
        async with self.alone():
            self.row.status, self.row.why = STOPPED, why
            self.tell_all()

    async def hand_over(self, seat: int, bot: str) -> None:
        """A bot plays for the person of the seat from now on, or no longer."""
        if seat == WATCHER:
            raise Refused("not-seated")
        if bot and bot not in self.title.bots:
            raise Refused("no-such-bot")
        async with self.alone():
            if self.row.status not in (GATHERING, PLAYING):
                raise Refused("not-playing")
            if self.chairs[seat].person is None:
                raise Refused("no-such-bot")
            await self.let_play(seat, bot, {})
            await self.company_changed()

    async def let_play(self, seat: int, bot: str, columns: dict[str, object], note: Chat | None = None) -> None:
        """A bot plays for the person, or no longer. The table is alone."""
        await self.change(note, keeping.seated(self.row.id, seat, bot=bot), **columns)
        self.chairs[seat].bot = bot
        self.tell_all()
        self.on_change(self)

    async def company_changed(self) -> None:
        """Others have a say now than before: what they are agreed on already is done. The table is alone."""
        await self.taking_back.settle()
        await self.voting.settle()

    async def came_back(self, seat: int) -> None:
        await self.voting.came_back(seat)

    async def end(self, why: str, note: Chat) -> None:
        """The game ends here and nobody wins. What was played stays, to be looked at. The table is alone."""
        changed = datetime.now(UTC)
        await self.change(note, status=ENDED, why=why, asked=[], in_window=False, motions=[], changed=changed)
        self.taking_back.forget()
        self.tell_all()
        self.on_change(self)
