"""A table that people sit at now: its game, its chairs, its connections, and what they may ask of it."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy.exc import OperationalError

from orrery.kernel.decision import Choice, Form, Order, Refused, Thing
from orrery.kernel.event import NOBODY
from orrery.kernel.orders import Ordered
from orrery.kernel.plain import Value
from orrery.kernel.record import stage_to_data
from orrery.tables.plans import Broken, Link
from orrery.tables.table import Table
from orrery.title import Talks, Title
from orrery.web import keeping
from orrery.web.clock import Clock
from orrery.web.company import Company, Repeated, steadily
from orrery.web.identity import new_id
from orrery.web.messages import Chat, Counted, Done, Notice, Reason
from orrery.web.orders import StandingOrders, followed_to_data, orders_to_data
from orrery.web.phrases import phrase
from orrery.web.seats import Chair, Connection
from orrery.web.speech import WATCHER, Parts, counted, in_window, reason
from orrery.web.storage import TableRow
from orrery.web.taking_back import TakingBack
from orrery.web.telling import ENDED, GATHERING, OVER, PLAYING, STOPPED, state_of
from orrery.web.voting import Voting
from orrery.web.writer import Writer

log = logging.getLogger(__name__)

PASS = (0,)  # the first option of a window


class Step(NamedTuple):
    """What has come of choices that were made at once."""

    made: int
    over: bool  # the question is over, not only this reply to it
    silent: bool  # somebody has passed, and the same window asks the next: whom it asks nobody else may notice
    asked_anew: bool  # the time of those who are asked begins
    next_window: bool  # nothing was written into the log between two windows


class LiveTable(Company):
    """A game and those who play it."""

    def __init__(self, title: Title, row: TableRow, chairs: list[Chair], writer: Writer, clock: Clock) -> None:
        super().__init__(row, chairs, writer, clock)
        self.title = title
        self.table: Table | None = None
        self.progress = row.progress
        self.replied: dict[int, int] = {}  # seat -> the progress at which it chose last
        self.states: set[int] = set()  # after how many choices the game is kept as it stood
        self.taking_back = TakingBack(self)
        self.voting = Voting(self)
        self.orders = StandingOrders(self)
        self.bots_due = self.bots_ready = -1  # the progress at which the bots may be, and are, shown as ready
        self.asked_since = clock.moment()
        self.shown_since = clock.moment()  # the last change that everybody could see
        self.on_change: Callable[[LiveTable], None] = lambda live: None  # bots and clocks look at it
        self.follow: Callable[[LiveTable], Awaitable[None]] | None = None  # go where other servers have brought it

    def where(self) -> int:
        return self.progress

    async def catch_up(self) -> None:
        self.behind = False
        if self.follow is not None:
            try:
                await self.follow(self)
            except BaseException:
                self.behind = True
                raise

    def keep_going(self) -> None:
        self.on_change(self)

    def is_kept_here(self) -> bool:
        """Whether this server sees to what happens here by itself."""
        return not self.writer.shared or self.row.keeper == self.writer.server

    def due(self, columns: dict[str, Any]) -> float | None:
        if self.table is None or columns.get("status", self.row.status) != PLAYING:
            return None
        if self.passing_seat() != NOBODY or any(self.chairs[seat].bot for seat in self.asked_seats()):
            return self.clock.now()
        asked_at = columns.get("asked_at", self.row.asked_at) or self.clock.now()
        return float(asked_at + self.seconds_to_choose()) if self.row.pace != "none" else None

    # -- questions about it ----------------------------------------------------------------------------------------

    @cached_property
    def adviser(self) -> str:
        """The bot that can say what it would do; "" if there is none for these options."""
        return self.title.adviser(self.row.options)

    def allows_advice(self) -> bool:
        """Whether a bot may be asked: as the table was made, else if one person plays alone."""
        if self.row.advice is not None:
            return self.row.advice
        return sum(1 for chair in self.chairs if chair.kind() != "bot") < 2

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
        return self.asked_since + self.seconds_to_choose()

    def seconds_to_choose(self) -> float:
        talks = self.talks()
        return self.row.pace_seconds if talks is None else talks.seconds

    def token(self, seat: int, again: int | None = None) -> str:
        """The name of the seat's question. It counts questions that all know of, and the seat's own replies; `again`:
        those it has taken back, if that is not stored yet."""
        made = self.table.course.made[seat] if self.table else 0
        again = self.taking_back.retaken(seat) if again is None else again
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

    def reporting(self, table: Table, folder: Path) -> Table:
        """The table with a place for crash reports: the folder, or the database that servers share."""
        table.path = folder / f"{self.row.id}.json"
        if self.writer.shared:
            table.report = self._report
        return table

    def _report(self, report: dict[str, Any]) -> str:
        id = new_id()
        self.writer.note(keeping.crashed(id, self.row.id, report))
        return f"{id} in the table crash of the database"

    def log_length(self) -> int:
        return len(self.table.game.log or []) if self.table else 0

    def tell_each(self, connections: list[Connection]) -> None:
        views = self._views(sorted({connection.seat for connection in connections}))
        parts = Parts()
        for connection in connections:
            self.tell(connection, views.get(connection.seat), parts)

    def _views(self, readers: list[int]) -> dict[int, Value]:
        """What each of them sees, as far as it can be shown: whom it cannot be shown is told so."""
        try:
            return dict(zip(readers, self.table.game.views(readers))) if self.table else {}
        except Exception:
            log.exception("table %s cannot be shown to all at once", self.row.id)
            return {}

    def tell(self, connection: Connection, view: Value | None = None, parts: Parts | None = None) -> None:
        """Send what there is to see. A mistake in the words must not stop the table."""
        person, language, lines = connection.person, connection.language, connection.lines
        try:
            state = state_of(self, connection.seat, person, language, lines, view, parts)
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
        try:
            return await self._plan(seat, request, token, links, id)
        except Repeated as done:
            return Done(id, done.progress, done.links)

    @steadily
    async def _plan(self, seat: int, request: str, token: str, links: list[Link], id: str) -> Done:
        async with self.alone(request):
            if self.table is None or self.row.status != PLAYING:
                raise Refused("not-playing")
            if seat == WATCHER:
                raise Refused("not-seated")
            if token != self.token(seat):
                raise Refused("stale")
            if seat not in self.asked_seats():
                raise Refused("not-asked", (seat,))
            made = await self._carry_out(self.table, seat, links)
            return Done(id, self.progress, made)

    @steadily
    async def choose_for(
        self, choice: Choice, token: str, wanted: Callable[[], bool], order: Order | None = None
    ) -> None:
        """A choice that nobody sends: of a bot, a pass by itself, by an order. Nothing happens if it is no longer
        wanted."""
        async with self.alone():
            if self.table is None or self.row.status != PLAYING or token != self.token(choice.seat) or not wanted():
                return
            if choice.seat in self.asked_seats():
                await self._carry_out(self.table, choice.seat, [Link(choice.picks, form=choice.form)], order)

    def advance(self, table: Table, seat: int, links: list[Link]) -> Step:
        """Play these choices of one seat. Raises Broken or Crash; then all is as before."""
        game = table.game
        pending, frame, window, lines = game.pending, game.stack[-1], in_window(game), len(game.log or [])
        talks = self.talks()
        made = table.answer_plan(seat, links)
        over = game.pending is not pending
        unsaid = window and len(game.log or []) == lines and in_window(game)
        passed = table.choices[-1].picks == PASS and made == 1
        silent = unsaid and passed and game.stack[-1] is frame
        self.progress += made if over and not silent else 0
        asked_anew = over and (talks is None or self.talks() is not talks)  # an answer does not lengthen the talks
        return Step(made, over, silent, asked_anew, unsaid)

    async def _carry_out(self, table: Table, seat: int, links: list[Link], order: Order | None = None) -> int:
        request, self.request = self.request, ""  # it is stored with the choices
        followed = self.orders.followed(seat, order) if order is not None else None
        given, left = self.chairs[seat].orders, self.orders.left(table.game, seat, order)
        was, number = self.progress, len(table.choices)
        step = self.advance(table, seat, links)
        changed = self.changed_columns(table, step.asked_anew, step.over and not step.silent)
        if step.over and not step.silent:
            changed["undo"] = {}
            if not step.next_window:
                changed["shown_at"] = self.clock.now()
        works: list[keeping.Work] = [
            keeping.Chosen(self.row.id, self._made(table, number, request, was), self.new_states(table))
        ]
        if followed is not None:
            works.append(keeping.seated(self.row.id, seat, followed=followed_to_data(followed)))
        if left is not given:
            works.append(keeping.seated(self.row.id, seat, orders=orders_to_data(left)))
        if len(works) > 1:
            changed["seated"] = self.row.seated + 1
        try:
            await self.store_game(changed, *works)
        except Exception:
            table.withdraw()
            self.progress = was
            raise
        self.states = set(table.course.checkpoints)
        if followed is not None:
            self.chairs[seat].followed = followed
        self.chairs[seat].orders = left
        self.noted_choices(seat, step.made, was, request)
        if step.over and not step.silent:
            self.new_question(step.next_window)
        else:
            self.tell_seats({seat, *(self.asked_seats() if step.silent else [])})
        self.on_change(self)
        return step.made

    def noted_choices(self, seat: int, made: int, was: int, request: str) -> None:
        """Choices of that seat are stored; so many questions were over before."""
        self.replied[seat] = was
        self.chairs[seat].seen = self.log_length()
        if request:
            self.remember(request, made)

    def _made(self, table: Table, first: int, request: str, progress: int) -> list[keeping.Made]:
        """The choices from that one on as they are stored."""
        course, seen = table.course, self.log_length()
        stages = course.stages
        return [
            keeping.Made(
                table.choices[at],
                at,
                request,
                seen,
                stage_to_data(stages[at + 1], stages[at]),
                course.learned[at],
                progress,
            )
            for at in range(first, len(table.choices))
        ]

    def new_question(self, next_window: bool = False) -> None:
        """Everybody is told. From one window to the next there is no pause of its own."""
        if not next_window:
            self.shown_since = self.clock.moment()
        self.tell_all()

    def new_states(self, table: Table) -> dict[int, bytes]:
        """The states on the way that are not stored yet."""
        return {at: state for at, state in table.course.checkpoints.items() if at not in self.states}

    def changed_columns(self, table: Table, asked_anew: bool, noticed: bool) -> dict[str, Any]:
        """The columns of the table that follow from the game. A reply in secret leaves the time of change alone."""
        game, course = table.game, table.course
        snapshot = msgspec.json.encode(game.save()).decode()
        opening = {} if self.row.opening is not None else {"opening": stage_to_data(course.stages[0], None)}
        return {
            **opening,
            "snapshot": None,
            "packed": zlib.compress(snapshot.encode(), 1),
            "checksum": course.checksum(snapshot),
            "rules": course.changes[-1][1],
            "changes": [list(change) for change in course.changes],
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

    async def store_game(self, changed: dict[str, Any], *works: keeping.Work) -> None:
        """Store where the game stands, and wind the clock if it does so. The table is alone."""
        wound = changed["asked_at"] != self.row.asked_at
        await self.store(changed, *works)
        if wound:
            self.asked_since = self.clock.moment()

    @steadily
    async def pass_round(self, seat: int, on: bool, request: str = "") -> None:
        """The seat passes in all windows for the rest of this round, or no longer."""
        async with self.alone(request):
            if seat == WATCHER:
                raise Refused("not-seated")
            if self.table is None or self.row.status != PLAYING:
                raise Refused("not-playing")
            rounds = self.table.game.rounds_played() if on else None
            columns = {"seated": self.row.seated + 1, "due": self.at_once()}
            await self.store(columns, keeping.seated(self.row.id, seat, pass_round=rounds))
            self.chairs[seat].pass_round = rounds
            self.tell_seat(seat)
            self.on_change(self)

    # -- seats -----------------------------------------------------------------------------------------------------

    @steadily
    async def stop(self) -> None:
        """The table cannot go on. What was stored stays; the people are told. A server that is started anew tries it
        again."""
        async with self.alone():
            if self.row.status != PLAYING:
                return
            with suppress(OperationalError):
                await self.store({"stopped": self.writer.server, "due": None})
            self.row.status, self.row.why = STOPPED, "crashed"
            self.tell_all()

    @steadily
    async def hand_over(self, seat: int, bot: str, request: str = "") -> None:
        """A bot plays for the person of the seat from now on, or no longer."""
        if seat == WATCHER:
            raise Refused("not-seated")
        if bot and bot not in self.title.bots:
            raise Refused("no-such-bot")
        async with self.alone(request):
            if self.row.status not in (GATHERING, PLAYING):
                raise Refused("not-playing")
            if self.chairs[seat].person is None:
                raise Refused("no-such-bot")
            await self.let_play(seat, self.title.playing(bot, self.row.options), {})
            await self.follow_up(self.company_changed)

    async def let_play(self, seat: int, bot: str, columns: dict[str, Any], note: Chat | None = None) -> None:
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
        over = {"status": ENDED, "why": why, "asked": [], "in_window": False, "motions": [], "undo": {}}
        await self.change(note, **over, changed=changed)
        self.tell_all()
        self.on_change(self)
