"""Before the game: who takes which seat, who is invited, and what a seat is for."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

from orrery.kernel.decision import Refused
from orrery.kernel.event import NOBODY
from orrery.title import Title
from orrery.web.company import Repeated, steadily
from orrery.web.identity import Person, new_id
from orrery.web.loading import bot_name
from orrery.web.people import person_called
from orrery.web.seats import Chair, chair_of
from orrery.web.telling import DELETED, GATHERING

if TYPE_CHECKING:
    from orrery.web.clock import Clock
    from orrery.web.live import LiveTable

Result = TypeVar("Result")
FREE: Final = ("open", "invited", "bot")  # what the owner may make of a seat at which no person sits


class WaitingRoom:
    """All that happens at a table until the cards are dealt."""

    clock: Clock

    async def read(self, question: Callable[..., Result], *given: Any) -> Result:
        """Ask the database, in a thread."""
        raise NotImplementedError

    async def deal(self, live: LiveTable) -> None:
        """The game begins. The table is alone."""
        raise NotImplementedError

    async def delete(self, live: LiveTable) -> None:
        """The table and all that was chosen and said at it is gone. The table is alone."""
        raise NotImplementedError

    async def join(self, live: LiveTable, person: Person, invite: str, wanted: int | None, request: str = "") -> int:
        """Take an open seat by invitation. The game begins when the last one is taken. The same request twice is done
        once."""
        try:
            return await self._join(live, person, invite, wanted, request or new_id())
        except Repeated:
            await self.begin_if_full(live)
            return live.seat_of(person.id)

    @steadily
    async def _join(self, live: LiveTable, person: Person, invite: str, wanted: int | None, request: str) -> int:
        async with live.alone(request):
            if not secrets.compare_digest(invite.encode(), live.row.invite.encode()):
                raise Refused("bad-invite")
            if live.seat_of(person.id) >= 0:
                raise Refused("already-seated")
            demand_gathering(live)
            kept = live.invited_seat(person.id)
            free = [seat for seat in live.free_seats() if live.chairs[seat].kind() == "open" or seat == kept]
            if not free:
                raise Refused("seats-full")
            seat = wanted if wanted is not None else kept if kept in free else free[0]
            if seat not in free:
                raise Refused("seat-taken")
            await self._sit_down(live, seat, person)
            return seat

    async def _sit_down(self, live: LiveTable, seat: int, person: Person) -> None:
        """The game begins when the last seat is taken. Whoever sits elsewhere needs no seat kept any more."""
        chairs = {seat: chair_of(person, self.clock.moment())}
        kept = live.invited_seat(person.id)
        if kept not in (NOBODY, seat):
            chairs[kept] = Chair(None, "", "")
        await live.seat(chairs)
        await live.follow_up(lambda: self.deal_if_full(live))

    @steadily
    async def begin_if_full(self, live: LiveTable) -> None:
        """The last seat was taken, and then the server or the connection to the database was lost."""
        async with live.alone():
            await self.deal_if_full(live)

    async def deal_if_full(self, live: LiveTable) -> None:
        """The game begins if every seat is taken. The table is alone."""
        if live.row.status == GATHERING and not live.free_seats():
            await self.deal(live)

    async def accept(self, live: LiveTable, person: Person) -> int:
        """Take the seat that is kept for this person."""
        try:
            return await self._accept(live, person, new_id())
        except Repeated:
            await self.begin_if_full(live)
            return live.seat_of(person.id)

    @steadily
    async def _accept(self, live: LiveTable, person: Person, request: str) -> int:
        async with live.alone(request):
            seat = kept_for(live, person)
            await self._sit_down(live, seat, person)
            return seat

    async def decline(self, live: LiveTable, person: Person) -> None:
        """Do not come: the seat is open to everybody with the link."""
        with suppress(Repeated):
            await self._decline(live, person, new_id())

    @steadily
    async def _decline(self, live: LiveTable, person: Person, request: str) -> None:
        async with live.alone(request):
            await live.seat({kept_for(live, person): Chair(None, "", "")})

    async def leave(self, live: LiveTable, person: Person) -> None:
        """Give the seat free again, before the game begins. A table that its last person leaves is gone."""
        with suppress(Repeated):
            await self._leave(live, person, new_id())

    @steadily
    async def _leave(self, live: LiveTable, person: Person, request: str) -> None:
        async with live.alone(request):
            if live.row.status == DELETED:
                return
            seat = live.seat_of(person.id)
            if seat < 0:
                raise Refused("not-seated")
            demand_gathering(live)
            others = live.people(but=seat)
            if not others:
                await self.delete(live)
                return
            heir = live.chairs[others[0]].person  # somebody has to be able to start the game
            owner = heir if live.row.owner == person.id else live.row.owner
            await live.seat({seat: Chair(None, "", "")}, owner=owner)

    async def change_seat(self, live: LiveTable, person: Person, seat: int, kind: str, who: str) -> None:
        """The owner opens a seat to all, keeps it for somebody, or lets a bot play it; `who`: the name of either.

        The game begins when no seat is free any more, as it does when the last person comes.
        """
        guest = await self.read(person_called, who) if kind == "invited" else None
        try:
            await self._change_seat(live, person, seat, kind, who, guest, new_id())
        except Repeated:
            await self.begin_if_full(live)

    @steadily
    async def _change_seat(
        self, live: LiveTable, person: Person, seat: int, kind: str, who: str, guest: Person | None, request: str
    ) -> None:
        async with live.alone(request):
            if live.row.owner != person.id:
                raise Refused("not-owner")
            demand_gathering(live)
            if kind not in FREE or not 0 <= seat < len(live.chairs):
                raise Refused("bad-seats")
            if live.chairs[seat].person:
                raise Refused("seat-taken")
            if guest is not None and live.seat_of(guest.id) >= 0:
                raise Refused("already-seated" if guest.id == person.id else "sits-here")
            if guest is not None and live.invited_seat(guest.id) not in (-1, seat):
                raise Refused("already-invited")
            chair = chair_wanted(live.title, kind, who, seat, guest or person, self.clock.moment())
            if kind == "bot":
                chair.bot = live.title.playing(who, live.row.options)
            await live.seat({seat: chair})
            await live.follow_up(lambda: self.deal_if_full(live))


def demand_gathering(live: LiveTable) -> None:
    if live.row.status != GATHERING:
        raise Refused("started")


def kept_for(live: LiveTable, person: Person) -> int:
    demand_gathering(live)
    seat = live.invited_seat(person.id)
    if seat < 0:
        raise Refused("not-invited")
    return seat


def chair_wanted(title: Title, kind: str, bot: str, seat: int, person: Person, moment: float) -> Chair:
    """`person` is me, or the one who is invited."""
    if kind == "me":
        return chair_of(person, moment)
    if kind == "invited":
        return Chair(None, person.name, "", invited=person.id)
    if kind == "open":
        return Chair(None, "", "")
    if kind != "bot" or bot not in title.bots:
        raise Refused("no-such-bot")
    return Chair(None, bot_name(seat), bot)
