"""Taking back: the own last choice as long as nobody has learned anything from it, beyond that if the others agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.kernel.decision import Refused
from orrery.kernel.event import NOBODY
from orrery.tables.table import Table
from orrery.web import keeping
from orrery.web.speech import WATCHER, in_window
from orrery.web.telling import PLAYING

if TYPE_CHECKING:
    from orrery.web.live import LiveTable


class TakingBack:
    """Who wants to take back what at one table, and who agrees."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.asked = NOBODY  # the seat that would like to take back a choice
        self.agreed: list[int] = []
        self.number = 0  # of that choice

    def forget(self) -> None:
        """Another question is open."""
        self.asked, self.agreed = NOBODY, []

    # -- questions about it ----------------------------------------------------------------------------------------

    def retaken(self, seat: int) -> int:
        """How often the seat has taken back a reply: the name of its question must never be the same again."""
        return self.live.row.retaken[seat] if self.live.row.retaken else 0

    def why_not(self, seat: int) -> Refused | None:
        """The reason why the seat cannot take back its last choice alone; None if it can."""
        live = self.live
        if live.table is None or live.row.status != PLAYING:
            return Refused("not-playing")
        if seat == WATCHER:
            return Refused("not-seated")
        refused = live.table.why_no_undo(seat)
        # Others may have replied since, or passed, in secret: so this must not depend on it.
        if refused is None and (in_window(live.table.game) or self._only_others_reply(live.table, seat)):
            return Refused("undo-others")
        return refused

    def _only_others_reply(self, table: Table, seat: int) -> bool:
        """All are asked at once, and the seat's last choice is not its reply to that."""
        return table.game.together and self.live.replied.get(seat) != self.live.progress

    def may_ask(self, seat: int) -> bool:
        """Whether the seat may ask the others to agree."""
        live = self.live
        if live.table is None or seat == WATCHER or live.row.status != PLAYING:
            return False
        return self.asked == NOBODY and any(choice.seat == seat for choice in live.table.choices)

    # -- wishes ----------------------------------------------------------------------------------------------------

    async def undo(self, seat: int) -> None:
        """Take back the seat's last choice, or ask the others whether they agree."""
        live = self.live
        async with live.alone():
            if live.table is None or live.row.status != PLAYING:
                raise Refused("not-playing")
            refused = self.why_not(seat)
            if refused is None and live.table.game.together:
                await self._take_back_reply(live.table, seat)
            elif refused is None:
                await self._rewind(live.table, live.table.last_choice_of(seat))
            elif not self.may_ask(seat):
                raise refused if seat == WATCHER else Refused("undo-nothing")
            else:
                self.asked, self.agreed = seat, [seat]
                self.number = live.table.last_choice_of(seat)
                await self._undo_if_agreed(live.table)

    async def agree(self, seat: int, yes: bool) -> None:
        live = self.live
        async with live.alone():
            if live.table is None or self.asked == NOBODY or seat == WATCHER:
                raise Refused("nothing-to-agree")
            if yes:
                self.agreed = sorted({*self.agreed, seat})
                await self._undo_if_agreed(live.table)
            else:
                self.asked, self.agreed = NOBODY, []
                live.tell_all()

    async def settle(self) -> None:
        """Somebody has left or lets a bot play: those who stay may be agreed already. The table is alone."""
        table = self.live.table
        if table is None or self.asked == NOBODY:
            return
        if not self.live.chairs[self.asked].person:
            self.asked, self.agreed = NOBODY, []
            self.live.tell_all()
        else:
            await self._undo_if_agreed(table)

    async def _undo_if_agreed(self, table: Table) -> None:
        """Bots agree to everything; people are asked."""
        people = [seat for seat, chair in enumerate(self.live.chairs) if chair.person and not chair.bot]
        if all(seat in self.agreed for seat in people):
            await self._rewind(table, self.number)
        else:
            self.live.tell_all()

    async def _take_back_reply(self, table: Table, seat: int) -> None:
        """Take back a reply to the open common question. The replies of others stay, and nobody else notices."""
        live = self.live
        number, last = table.last_choice_of(seat), len(table.choices) - 1
        before, stored = table.bookmark(), live.states
        table.undo(seat)
        live.states = {at for at in live.states if at <= number}
        changed = live.changed_columns(table, False, False)
        changed["retaken"] = [self.retaken(each) + (each == seat) for each in range(len(live.chairs))]
        try:
            works = live.orders.forgotten(number, [seat])
            taken = keeping.taken_back(live.row.id, number, last, live.new_states(table), changed)
            await live.writer.write(keeping.together(taken, *works))
        except Exception:
            table.return_to(before)
            live.states = stored
            raise
        live.apply(changed)
        live.states = set(table.course.checkpoints)
        del live.replied[seat]
        live.orders.went_back(seat, number, [seat])
        self.number -= number < self.number
        live.tell_seat(seat)
        live.on_change(live)

    async def _rewind(self, table: Table, number: int) -> None:
        """Go back to before that choice, in the game and in the database."""
        live = self.live
        before, seat = table.bookmark(), table.choices[number].seat
        table.rewind(number)
        live.progress += 1  # answers to the old question are stale
        changed = live.changed_columns(table, True, True)
        try:
            works = live.orders.forgotten(number, list(range(len(live.chairs))))
            await live.writer.write(
                keeping.together(keeping.rewound(live.row.id, number, live.new_states(table), changed), *works)
            )
        except Exception:
            table.return_to(before)
            live.progress -= 1
            raise
        live.apply(changed)
        live.states = set(table.course.checkpoints)
        live.replied.clear()
        live.orders.went_back(seat, number, list(range(len(live.chairs))))
        for connection in live.connections:
            connection.lines = 0  # the page gets the whole log again
        for chair in live.chairs:
            chair.seen = min(chair.seen, len(table.game.log or []))
        live.new_question()
        live.on_change(live)
