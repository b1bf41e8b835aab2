"""Ways out: leave a game for good, delete a table that is mine alone, take another off my list."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from orrery.kernel.decision import Refused
from orrery.web import keeping
from orrery.web.company import Repeated, steadily
from orrery.web.identity import Person, new_id
from orrery.web.loading import bot_name
from orrery.web.seats import STAND_IN, Chair
from orrery.web.speech import WATCHER
from orrery.web.telling import DELETED, GATHERING, PLAYING

if TYPE_CHECKING:
    from orrery.web.house import House
    from orrery.web.live import LiveTable


class WaysOut:
    def __init__(self, house: House) -> None:
        self.house = house

    async def quit(self, live: LiveTable, person: Person) -> None:
        """Leave a running game for good: a bot plays the seat from now on. Without any person left the game ends.

        The last one keeps the seat, so that the game can still be looked at.
        """
        with suppress(Repeated):
            await self._quit(live, person, new_id())

    @steadily
    async def _quit(self, live: LiveTable, person: Person, request: str) -> None:
        async with live.alone(request):
            seat = seat_here(live, person)
            if live.row.status != PLAYING:
                raise Refused("not-playing")
            others = live.people(but=seat)
            if not others:
                await live.end("ended-left", live.noted("ended-left", seat))
                return
            await self._hand_to_bot(live, seat, others[0])
            live.refresh_connections()
            live.bots_ready = live.bots_due = -1  # else it would tell whether the person had replied already
            if not live.row.spectators:
                live.send_watchers_away()
            live.tell_all()
            await live.follow_up(live.company_changed)
            live.on_change(live)

    async def _hand_to_bot(self, live: LiveTable, seat: int, heir: int) -> None:
        """Who left is no longer at the table; what they wanted seen of their hand still counts."""
        old = live.chairs[seat]
        bot = Chair(None, bot_name(seat), STAND_IN, old.seen, old.share_hand)
        columns = live.voting.without(seat)
        if live.row.owner == old.person:
            columns["owner"] = live.chairs[heir].person
        note = live.noted("left", seat, bot.name)
        gone = dict.fromkeys(("person", "away_since", "pass_round", "orders", "followed"))
        stored = keeping.seated(live.row.id, seat, bot=bot.bot, **gone)
        await live.change(note, stored, **columns)
        live.chairs[seat] = bot

    async def remove(self, live: LiveTable, person: Person) -> None:
        """Delete the table if no other person sits at it. Else it is only taken off this person's list."""
        with suppress(Repeated):
            await self._remove(live, person, new_id())

    @steadily
    async def _remove(self, live: LiveTable, person: Person, request: str) -> None:
        async with live.alone(request):
            if live.row.status == DELETED:
                return
            seat = seat_here(live, person)
            if not live.people(but=seat):
                await self.house.delete(live)
            elif live.row.status in (GATHERING, PLAYING):
                raise Refused("others-play")
            else:
                await live.store({}, keeping.seated(live.row.id, seat, hidden=True))


def seat_here(live: LiveTable, person: Person) -> int:
    seat = live.seat_of(person.id)
    if seat == WATCHER:
        raise Refused("not-seated")
    return seat
