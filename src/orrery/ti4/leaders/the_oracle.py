"""The Oracle, hero of the Naalu: everybody owes it something."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Loop, Next, Procedure
from orrery.ti4.initiative import by_initiative
from orrery.ti4.rules.deed import Hero
from orrery.ti4.rules.giving import GiveNote
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import END_OF_STATUS_PHASE


class TheOracle(Hero):
    """At the end of the status phase: each other player gives you 1 promissory note of its hand, of its own choice."""

    WINDOWS = (END_OF_STATUS_PHASE,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return any(player.notes for other, player in enumerate(game.players) if other != seat)

    def commit(self, game: Galaxy) -> Next:
        return Call(CollectNotes(self.seat))


class CollectNotes(Procedure):
    """One after the other, by initiative."""

    STEPS = (Loop("ti4:95.5", "next_note"),)

    def __init__(self, seat: int, asked: int = 0) -> None:
        self.seat = seat
        self.asked = asked

    def next_note(self, game: Galaxy) -> Next:
        others = [seat for seat in by_initiative(game) if seat != self.seat]
        if self.asked >= len(others):
            return None
        self.asked += 1
        return Call(GiveNote(others[self.asked - 1], self.seat))


DEEDS = (TheOracle,)
