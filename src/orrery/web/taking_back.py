"""Taking back: the own last choice as long as nobody has learned anything from it, beyond that if the others agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from orrery.kernel.decision import Refused
from orrery.kernel.event import NOBODY
from orrery.tables.table import Table
from orrery.web import keeping
from orrery.web.company import steadily
from orrery.web.speech import WATCHER, in_window
from orrery.web.telling import PLAYING

if TYPE_CHECKING:
    from orrery.web.live import LiveTable


class TakingBack:
    """Who wants to take back what at one table, and who agrees. It is stored with the table until another question is
    open."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live

    # -- questions about it ----------------------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        """The seat that would like to take back a choice."""
        return int(self._stored().get("asked", NOBODY))

    @property
    def agreed(self) -> list[int]:
        return list(self._stored().get("agreed", []))

    @property
    def number(self) -> int:
        """Of that choice."""
        return int(self._stored().get("number", 0))

    def _stored(self) -> dict[str, Any]:
        return self.live.row.undo or {}

    def by_hand(self, seat: int) -> str:
        """The question that the seat has come back to, and answers itself; "": none."""
        return next((token for each, token in self._stored().get("by_hand", []) if each == seat), "")

    def with_hand(self, seat: int, token: str = "") -> dict[str, Any]:
        """What is stored when the seat answers that question itself, or has ordered something anew."""
        others = [[each, of] for each, of in self._stored().get("by_hand", []) if each != seat]
        return {**self._stored(), "by_hand": [*others, *([[seat, token]] if token else [])]}

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
        return self.asked == NOBODY and live.table.course.made[seat] > 0

    # -- wishes ----------------------------------------------------------------------------------------------------

    @steadily
    async def undo(self, seat: int, request: str = "") -> None:
        """Take back the seat's last choice, or ask the others whether they agree."""
        live = self.live
        async with live.alone(request):
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
                await self._undo_if_agreed(live.table, seat, [seat], live.table.last_choice_of(seat))

    @steadily
    async def agree(self, seat: int, yes: bool, request: str = "") -> None:
        live = self.live
        async with live.alone(request):
            if live.table is None or self.asked == NOBODY or seat == WATCHER:
                raise Refused("nothing-to-agree")
            if yes:
                await self._undo_if_agreed(live.table, self.asked, sorted({*self.agreed, seat}), self.number)
            else:
                await self._wish(NOBODY, [], 0)

    async def settle(self) -> None:
        """Somebody has left or lets a bot play: those who stay may be agreed already. The table is alone."""
        table = self.live.table
        if table is None or self.asked == NOBODY:
            return
        if not self.live.chairs[self.asked].person:
            await self._wish(NOBODY, [], 0)
        elif self._is_agreed(self.agreed):
            await self._rewind(table, self.number)

    def _is_agreed(self, agreed: list[int]) -> bool:
        """Bots agree to everything; people are asked."""
        return all(seat in agreed for seat in self.live.players())

    async def _undo_if_agreed(self, table: Table, asked: int, agreed: list[int], number: int) -> None:
        if self._is_agreed(agreed):
            await self._rewind(table, number)
        else:
            await self._wish(asked, agreed, number)

    async def _wish(self, asked: int, agreed: list[int], number: int) -> None:
        wish = {**self._stored(), "asked": asked, "agreed": agreed, "number": number}
        await self.live.store({"undo": wish})
        self.live.tell_all()

    async def _take_back_reply(self, table: Table, seat: int) -> None:
        """Take back a reply to the open common question. The replies of others stay, and nobody else notices."""
        live = self.live
        number, last = table.last_choice_of(seat), len(table.choices) - 1
        before, stored = table.bookmark(), live.states
        table.undo(seat)
        live.states = {at for at in live.states if at <= number}
        retaken = [self.retaken(each) + (each == seat) for each in range(len(live.chairs))]
        wish = self.with_hand(seat, live.token(seat, retaken[seat]))
        wish["number"] = self.number - (number < self.number)
        changed = {**live.changed_columns(table, False, False), **self._gone_back()}
        changed |= {"retaken": retaken, "undo": wish}
        gone = keeping.Gone(live.row.id, number, number, live.row.version + 1, live.progress)
        works = live.orders.forgotten(number, [seat])
        try:
            await live.store_game(changed, keeping.taken_back(gone, last, live.new_states(table)), *works)
        except Exception:
            table.return_to(before)
            live.states = stored
            raise
        live.states = set(table.course.checkpoints)
        live.replied.pop(seat, None)
        live.orders.went_back(number, [seat])
        live.tell_seat(seat)
        live.on_change(live)

    def _gone_back(self) -> dict[str, Any]:
        """Choices are no more, and with them perhaps what orders have answered."""
        return {"rewound": self.live.row.rewound + 1, "seated": self.live.row.seated + 1}

    async def _rewind(self, table: Table, number: int) -> None:
        """Go back to before that choice, in the game and in the database."""
        live = self.live
        before, seat, last = table.bookmark(), table.choices[number].seat, len(table.choices) - 1
        everybody = list(range(len(live.chairs)))
        table.rewind(number)
        live.progress += 1  # answers to the old question are stale
        changed = {**live.changed_columns(table, True, True), **self._gone_back(), "retold": live.row.retold + 1}
        changed |= {"undo": {"by_hand": [[seat, live.token(seat)]]}, "shown_at": live.clock.now()}
        gone = keeping.Gone(live.row.id, number, last, live.row.version + 1, live.progress)
        works = live.orders.forgotten(number, everybody)
        try:
            await live.store_game(changed, keeping.rewound(gone, live.new_states(table)), *works)
        except Exception:
            table.return_to(before)
            live.progress -= 1
            raise
        live.states = set(table.course.checkpoints)
        live.replied.clear()
        live.orders.went_back(number, everybody)
        for connection in live.connections:
            connection.lines = 0  # the page gets the whole log again
        for chair in live.chairs:
            chair.seen = min(chair.seen, len(table.game.log or []))
        live.new_question()
        live.on_change(live)
