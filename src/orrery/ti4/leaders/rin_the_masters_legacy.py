"""Rin, The Master's Legacy, hero of the Jol-Nar: everything could have been learned otherwise."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, about
from orrery.kernel.procedure import Call, Goto, Loop, Next, Procedure, Step
from orrery.ti4.components import COMPONENTS
from orrery.ti4.research import technology_deck
from orrery.ti4.rules.deed import Hero
from orrery.ti4.rules.moves import swap_technology
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.technology import NO_UNIT, TECHNOLOGY
from orrery.ti4.windows import ACTION

ENOUGH: Final = Option("replace no more")
Swap = tuple[int, int]  # a technology that goes, and what comes for it


def swaps(game: Galaxy, seat: int, named: tuple[Swap, ...] = ()) -> dict[int, list[int]]:
    """For each technology that this player owns and has not named: those of the deck that could come for it."""
    deck = [tech for tech in technology_deck(game, seat) if all(tech != new for _, new in named)]
    found: dict[int, list[int]] = {}
    for tech in game.players[seat].techs:
        row = TECHNOLOGY[COMPONENTS[tech].key]
        if row.upgrades == NO_UNIT and row.colour and all(tech != old for old, _ in named):
            same = [each for each in deck if TECHNOLOGY[COMPONENTS[each].key].colour == row.colour]
            if same:
                found[tech] = same
    return found


class Rin(Hero):
    """As an action: each of your technologies that is no unit upgrade you may replace with any of the same colour from
    your deck, all of them together. Nothing is researched or gained by it."""

    WINDOWS = (ACTION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(swaps(game, seat))

    def commit(self, game: Galaxy) -> Next:
        return Call(GeneticMemory(self.seat))


class GeneticMemory(Procedure):
    """Each swap is named, what goes and what comes; then all are made, so that what goes does not come back."""

    STEPS = (
        Loop("ti4:31.7", "choose_old", "note_old"),
        Step("ti4:31.7", "swap_all"),
    )

    def __init__(self, seat: int, named: tuple[Swap, ...] = (), old: int = NOBODY) -> None:
        self.seat = seat
        self.named = named
        self.old = old  # what goes next

    def choose_old(self, game: Galaxy) -> Next:
        left = swaps(game, self.seat, self.named)
        if self.old != NOBODY:
            things = (("tech", self.old),)
            return Decision(self.seat, "replace with", about("tech", left[self.old]), things=things)
        return Decision(self.seat, "replace technology", [ENOUGH, *about("tech", sorted(left))]) if left else None

    def note_old(self, game: Galaxy, reply: Reply) -> Next:
        if reply.option() == ENOUGH:
            return Goto("swap_all")
        if self.old == NOBODY:
            self.old = reply.option().id()
        else:
            self.named, self.old = (*self.named, (self.old, reply.option().id())), NOBODY
        return None

    def swap_all(self, game: Galaxy) -> Next:
        for old, new in self.named:
            swap_technology(game, self.seat, old, new)
        return None


DEEDS = (Rin,)
