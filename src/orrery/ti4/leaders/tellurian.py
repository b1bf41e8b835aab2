"""Tellurian, agent of the Titans: a hit does nothing."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, Thing
from orrery.kernel.procedure import Next
from orrery.ti4.combat import thing_at
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.hits import AssignHits, Batch
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import (
    BEFORE_ASSIGN_ANTI_FIGHTER_BARRAGE_HITS,
    BEFORE_ASSIGN_BOMBARDMENT_HITS,
    BEFORE_ASSIGN_GROUND_COMBAT_HITS,
    BEFORE_ASSIGN_SPACE_CANNON_DEFENSE_HITS,
    BEFORE_ASSIGN_SPACE_CANNON_HITS,
    BEFORE_ASSIGN_SPACE_COMBAT_HITS,
)

KINDS: Final = ("hit named", "hit fighter", "hit no fighter", "hit any")  # by the kind of the hits


def hits_now(game: Galaxy) -> AssignHits:
    """The hits that are about to be assigned."""
    now = game.innermost(AssignHits)
    assert isinstance(now, AssignHits)
    return now


class Tellurian(Agent):
    """When hits are produced against units of any player, exhaust: cancel 1 of them."""

    WINDOWS = (
        BEFORE_ASSIGN_SPACE_COMBAT_HITS,
        BEFORE_ASSIGN_GROUND_COMBAT_HITS,
        BEFORE_ASSIGN_SPACE_CANNON_HITS,
        BEFORE_ASSIGN_SPACE_CANNON_DEFENSE_HITS,
        BEFORE_ASSIGN_ANTI_FIGHTER_BARRAGE_HITS,
        BEFORE_ASSIGN_BOMBARDMENT_HITS,
    )

    def __init__(self, seat: int, source: int, cancelled: bool = False, batch: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.batch = batch  # by its place among the hits that are open

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(hits_now(game).batches)

    def choose(self, game: Galaxy) -> Next:
        if self.batch != NOBODY:
            return None
        hits = hits_now(game)
        options = [hit_option(at, batch) for at, batch in enumerate(hits.batches)]
        return Decision(self.seat, "cancel hit", options, things=(thing_at(hits.place),))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.batch = reply.option().id()
        return None

    def commit(self, game: Galaxy) -> Next:
        hits = hits_now(game)
        taker = hits.batches[self.batch][0]
        hits.cancel_one(hits.batches[self.batch])
        game.note("hit cancelled", self.seat, taker)
        return None


def hit_option(at: int, batch: Batch) -> Option:
    """Hits of one kind against one player, and how many there are."""
    taker, _, number, kind, _ = batch
    things: tuple[Thing, ...] = (("batch", at), ("seat", taker), ("kind", kind))
    return Option(KINDS[kind], things, (number,))


DEEDS = (Tellurian,)
