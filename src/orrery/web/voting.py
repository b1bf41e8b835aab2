"""Voting: the people at a table end the game, or let a bot stand in for somebody who is away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from orrery.kernel.decision import Refused
from orrery.kernel.event import NOBODY
from orrery.web.company import steadily
from orrery.web.messages import Chat
from orrery.web.messages import Motion as ToldMotion
from orrery.web.seats import STAND_IN
from orrery.web.speech import WATCHER
from orrery.web.telling import PLAYING

if TYPE_CHECKING:
    from orrery.web.live import LiveTable

END: Final = "end"
REPLACE: Final = "replace"


class Motion(msgspec.Struct):
    """What somebody asks the others. Once declined it is kept, so that nobody asks again at once."""

    kind: str
    seat: int  # whom it is about, NOBODY: the whole table
    by: int
    yes: list[int]
    no: list[int]
    declined_at: int | None = None  # the progress of the game then


class Voting:
    """The motions of one table. They are stored with it, so a vote goes on after a restart.

    Whoever lets a bot play has left the say to the others, as with undo. To end the game all must agree; for a
    stand-in more than half of those who are not away so long themselves.
    """

    def __init__(self, live: LiveTable) -> None:
        self.live = live

    # -- questions about it ----------------------------------------------------------------------------------------

    def motions(self) -> list[Motion]:
        return motions_of(self.live.row.motions)

    def told(self) -> list[ToldMotion]:
        """The open motions, as everybody sees them."""
        return [
            ToldMotion(each.kind, each.seat, each.by, each.yes, each.no, self._missing(each))
            for each in self.motions()
            if each.declined_at is None and self.live.row.status == PLAYING
        ]

    def voters(self, motion: Motion) -> list[int]:
        players = self.live.players()
        if motion.kind == END:
            return players
        return [seat for seat in players if seat != motion.seat and not self.is_away_long(seat)]

    def _missing(self, motion: Motion) -> list[int]:
        return [seat for seat in self.voters(motion) if seat not in (*motion.yes, *motion.no)]

    def is_away_long(self, seat: int) -> bool:
        """Whether the person has been away for as long as the table agreed on."""
        since, patience = self.live.chairs[seat].gone_since, self.live.row.bot_after
        return patience is not None and since is not None and self.live.clock.moment() - since >= patience

    # -- wishes ----------------------------------------------------------------------------------------------------

    @steadily
    async def move(self, seat: int, kind: str, about: int = NOBODY, request: str = "") -> None:
        """Ask the others; who is asked already agrees. Alone, it is done at once."""
        live = self.live
        async with live.alone(request):
            self._demand_player(seat)
            if kind == REPLACE:
                self._demand_absence(about)
            motions = self.motions()
            found = find(motions, kind, about)
            if found is not None and found.declined_at == live.progress:
                raise Refused("asked-just-now")
            if found is not None and found.declined_at is None:
                await self._cast(motions, found, seat, True)
                return
            motion = Motion(kind, about, seat, [seat], [])
            motions = [*[each for each in motions if each is not found], motion]
            asks = live.noted(f"{kind}-asked", seat, live.name_of(about))
            await self._decide(motions, motion, asks)

    @steadily
    async def vote(self, seat: int, kind: str, about: int, yes: bool, request: str = "") -> None:
        """Agree or not. Who has asked and does not agree takes the wish back."""
        async with self.live.alone(request):
            self._demand_player(seat)
            motions = self.motions()
            motion = find(motions, kind, about)
            if motion is None or motion.declined_at is not None or seat not in self.voters(motion):
                raise Refused("nothing-to-vote")
            await self._cast(motions, motion, seat, yes)

    async def _cast(self, motions: list[Motion], motion: Motion, seat: int, yes: bool) -> None:
        motion.yes = sorted({*motion.yes, seat} if yes else {*motion.yes} - {seat})
        motion.no = sorted({*motion.no} - {seat} if yes else {*motion.no, seat})
        if motion.by == seat and not yes:
            await self._close(motions, motion, f"{motion.kind}-withdrawn", seat)
        else:
            await self._decide(motions, motion)

    def _demand_player(self, seat: int) -> None:
        if self.live.row.status != PLAYING:
            raise Refused("not-playing")
        if seat == WATCHER:
            raise Refused("not-seated")
        if self.live.chairs[seat].bot:
            raise Refused("bot-plays")

    def _demand_absence(self, seat: int) -> None:
        if self.live.row.bot_after is None:
            raise Refused("never-replaced")
        if seat not in self.live.players() or not self.is_away_long(seat):
            raise Refused("not-away-long")

    # -- what comes of it ------------------------------------------------------------------------------------------

    async def _decide(self, motions: list[Motion], motion: Motion, asks: Chat | None = None) -> None:
        """Carry it out, give it up, or wait for the others. `asks`: what is said if they have to be waited for."""
        voters = self.voters(motion)
        yes = len([seat for seat in motion.yes if seat in voters])
        no = len([seat for seat in motion.no if seat in voters])
        passed = yes == len(voters) if motion.kind == END else 2 * yes > len(voters)
        if passed and yes and motion.kind == END:
            await self.live.end("ended-agreed", self.live.noted("ended", NOBODY))
        elif passed and yes:
            rest = [each for each in motions if each is not motion]
            note = self.live.noted("replaced", motion.by, self.live.name_of(motion.seat))
            await self.live.let_play(motion.seat, STAND_IN, self._stored(rest), note)
            await self.live.follow_up(self.settle)
        elif no and (motion.kind == END or 2 * no >= len(voters)):
            motion.declined_at = self.live.progress
            await self._close(
                motions, motion, f"{motion.kind}-declined", motion.no[0] if motion.kind == END else NOBODY
            )
        else:
            await self._store(motions, asks)

    async def _close(self, motions: list[Motion], motion: Motion, note: str, seat: int) -> None:
        """It is over without having come about."""
        kept = [each for each in motions if each is not motion or each.declined_at is not None]
        await self._store(kept, self.live.noted(note, seat, self.live.name_of(motion.seat)))

    def _stored(self, motions: list[Motion]) -> dict[str, Any]:
        return {"motions": msgspec.to_builtins(motions)}

    async def _store(self, motions: list[Motion], note: Chat | None = None) -> None:
        await self.live.change(note, **self._stored(motions))
        self.live.tell_all()

    # -- people come and go ----------------------------------------------------------------------------------------

    def without(self, seat: int) -> dict[str, Any]:
        """The motions as they are once that person has left: not theirs, not about them, their vote gone."""
        kept = [each for each in self.motions() if seat not in (each.by, each.seat)]
        for each in kept:
            each.yes = [voter for voter in each.yes if voter != seat]
            each.no = [voter for voter in each.no if voter != seat]
        return self._stored(kept)

    async def settle(self) -> None:
        """Others have a say now than before: what they have agreed on already is done. The table is alone."""
        for kind, about in [(each.kind, each.seat) for each in self.motions() if each.declined_at is None]:
            motions = self.motions()
            motion = find(motions, kind, about)
            if motion is None or self.live.row.status != PLAYING:
                continue
            if kind == REPLACE and about not in self.live.players():
                await self._store([each for each in motions if each is not motion])
            else:
                await self._decide(motions, motion)

    @steadily
    async def came_back(self, seat: int) -> None:
        """Whoever is here again need not be replaced."""
        if find(self.motions(), REPLACE, seat) is None:
            return
        async with self.live.alone():
            motions = self.motions()
            motion = find(motions, REPLACE, seat)
            if motion is not None:
                said = self.live.noted("returned", seat) if motion.declined_at is None else None
                await self._store([each for each in motions if each is not motion], said)


def motions_of(stored: list[Any] | None) -> list[Motion]:
    return msgspec.convert(stored or [], list[Motion])


def find(motions: list[Motion], kind: str, about: int) -> Motion | None:
    return next((each for each in motions if (each.kind, each.seat) == (kind, about)), None)


def waits_for(stored: list[Any] | None, seat: int) -> bool:
    """Whether an open vote waits for that seat, as far as the stored motions tell."""
    return any(each.declined_at is None and seat not in (each.seat, *each.yes, *each.no) for each in motions_of(stored))
