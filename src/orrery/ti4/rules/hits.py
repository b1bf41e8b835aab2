"""Hits: sustain damage first, one at a time so that others can answer; then ships are destroyed."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Reply
from orrery.kernel.procedure import Call, Goto, Loop, Next, Procedure, Step
from orrery.kernel.window import At
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import unit_of
from orrery.ti4.rules.moves import add_in_space, destroy_ship
from orrery.ti4.rules.picking import Item, pick_units, picked_units
from orrery.ti4.state import Galaxy
from orrery.ti4.units import COUNT, SHIPS, Force, damaged, ships, whole
from orrery.ti4.windows import (
    AFTER_SUSTAIN_DAMAGE_USED,
    BEFORE_ASSIGN_SPACE_COMBAT_HITS,
    WHEN_SUSTAIN_DAMAGE_USED,
)

SUSTAIN: Final = "sustain"
DESTROY: Final = "destroy"


class SustainDamage(Procedure):
    """One use of sustain damage, with the answers to it. Only called when somebody could answer."""

    STEPS = (
        At("ti4:75", WHEN_SUSTAIN_DAMAGE_USED),
        Step("ti4:75.1", "turn_on_its_side"),
        At("ti4:75", AFTER_SUSTAIN_DAMAGE_USED),
    )

    def __init__(self, seat: int, system: int, type: int) -> None:
        self.seat = seat
        self.system = system
        self.type = type

    def turn_on_its_side(self, game: Galaxy) -> Next:
        sustain(game, self.seat, self.system, self.type)
        return None


class Sustained(Modifier):
    """A unit of this type has sustained damage in this round."""

    SCOPE = "combat round"


def sustain(game: Galaxy, seat: int, system: int, type: int) -> None:
    add_in_space(game, seat, system, type, -1)
    add_in_space(game, seat, system, type, 1, damaged=True)
    game.note("sustained", seat, system, type)
    if any(frame.procedure.SCOPE == "combat round" for frame in game.stack):
        game.begin_effect(Sustained(seat, type))


class AssignHits(Procedure):
    """One side's hits. The player says at once what shall take them; that holds until somebody interferes.

    Any choice of that many of the things offered is legal: a ship may sustain one hit and be destroyed by another.
    """

    STEPS = (
        At("ti4:71.6a", BEFORE_ASSIGN_SPACE_COMBAT_HITS),
        Step("ti4:71.6", "choose_losses", "note_losses"),
        Loop("ti4:71.6a", "sustain_next"),
        Step("ti4:71.6", "destroy_chosen"),
        Step("ti4:71.6", "assign_the_rest"),
    )

    def __init__(
        self,
        seat: int,
        system: int,
        hits: int,
        plan: tuple[Item, ...] = (),
        expected: Force = (),
    ) -> None:
        self.seat = seat  # who takes them
        self.system = system
        self.hits = hits
        self.plan = plan
        self.expected = expected  # the force as it must be for the plan to hold

    def choose_losses(self, game: Galaxy) -> Next:
        items = self._items(game)
        if not self.hits or not items:
            return None
        things = (("system", self.system),)
        return pick_units(self.seat, "assign hits", items, min(self.hits, len(items)), things)

    def _items(self, game: Galaxy) -> list[Item]:
        """Everything that can take one hit: sustaining first, small ships before big ones."""
        force = game.players[self.seat].ships_in(self.system)
        items: list[Item] = []
        if not force:
            return items
        for type in SHIPS:
            if unit_of(game, self.seat, type).sustains:
                items += [(SUSTAIN, type, False)] * whole(force, type)
        for type in SHIPS:
            items += [(DESTROY, type, True)] * damaged(force, type)
            items += [(DESTROY, type, False)] * whole(force, type)
        return items

    def note_losses(self, game: Galaxy, reply: Reply) -> Next:
        self.plan = tuple(picked_units(reply.options()))
        self.expected = game.players[self.seat].ships_in(self.system)
        return None

    def sustain_next(self, game: Galaxy) -> Next:
        """The next sustain of the plan. Where nobody could answer, all of them at once."""
        force = game.players[self.seat].ships_in(self.system)
        if force != self.expected:  # somebody has interfered: what is left is chosen anew
            self.plan = ()
        loud = game.stirs(WHEN_SUSTAIN_DAMAGE_USED) or game.stirs(AFTER_SUSTAIN_DAMAGE_USED)
        while self.plan and self.plan[0][0] == SUSTAIN:
            type = self.plan[0][1]
            self.plan = self.plan[1:]
            self.hits -= 1
            self.expected = turned(self.expected, type)
            if loud:
                return Call(SustainDamage(self.seat, self.system, type))
            sustain(game, self.seat, self.system, type)
        return None

    def destroy_chosen(self, game: Galaxy) -> Next:
        """A ship that has just sustained damage is destroyed as a damaged one, if no whole one is left."""
        for _, type, hurt in self.plan:
            force = game.players[self.seat].ships_in(self.system)
            there = damaged(force, type) if hurt else whole(force, type)
            destroy_ship(game, self.seat, self.system, type, hurt if there else not hurt)
            self.hits -= 1
        self.plan = ()
        return None

    def assign_the_rest(self, game: Galaxy) -> Next:
        left = ships(game.players[self.seat].ships_in(self.system))
        return Goto("choose_losses") if self.hits > 0 and left else None


def turned(force: Force, type: int) -> Force:
    counts = list(force)
    counts[type] -= 1
    counts[type + COUNT] += 1
    return tuple(counts)


def hits_on(game: Galaxy, seat: int) -> AssignHits | None:
    """The hits this seat is about to take."""
    for frame in reversed(game.stack):
        if isinstance(frame.procedure, AssignHits):
            return frame.procedure if frame.procedure.seat == seat else None
    return None
