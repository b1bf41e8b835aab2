"""Exotrireme II, of the N'orr: a ship that takes others with it. Its numbers are in `units`."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next
from orrery.ti4.combat import combatants, side_at
from orrery.ti4.queries import unit_of
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.hits import fall
from orrery.ti4.rules.moves import Doomed, destroy_ship
from orrery.ti4.rules.picking import Item, pick_units, picked_units
from orrery.ti4.rules.retreat import items_of
from orrery.ti4.rules.space_combat import combat_round
from orrery.ti4.state import Galaxy
from orrery.ti4.units import DREADNOUGHT, count, damaged
from orrery.ti4.windows import END_OF_SPACE_COMBAT_ROUND

UNIT_KEY: Final = "exotrireme-2"
DESTROYED: Final = 2
UNASKED: Final[tuple[Doomed, ...]] = ((-1, -1, -1, False),)


class Exotrireme(Deed):
    """After a round of a space combat of yours: destroy this unit to destroy up to 2 ships of others in its system.
    They are not hit, so nothing sustains it. Each of these units may do it."""

    WINDOWS = (END_OF_SPACE_COMBAT_ROUND,)
    AGAIN = True

    def __init__(
        self,
        seat: int,
        source: int,
        cancelled: bool = False,
        given: tuple[Item, ...] = (),
        doomed: tuple[Doomed, ...] = UNASKED,
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.given = given
        self.doomed = doomed

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        fight = combat_round(game)
        if seat not in (fight.attacker, fight.defender) or unit_of(game, seat, DREADNOUGHT).key != UNIT_KEY:
            return False
        return count(game.players[seat].ships_in(fight.system), DREADNOUGHT) > 0 and bool(ships_of_others(game, seat))

    def choose(self, game: Galaxy) -> Next:
        system = combat_round(game).system
        if not self.given:
            own = items_of(game.players[self.seat].ships_in(system), DREADNOUGHT)
            return pick_units(self.seat, "give dreadnought", own, 1, (("system", system),))
        return which_others(game, self.seat, system) if self.doomed == UNASKED else None

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        if not self.given:
            self.given = tuple(picked_units(reply.options()))
            return None
        found: list[Doomed] = []
        for option in reply.options():
            (_, system), (_, seat), (_, type), (_, hurt), _ = option.things
            found.append((seat, system, type, bool(hurt)))
        self.doomed = tuple(found)
        return None

    def pay(self, game: Galaxy) -> Next:
        destroy_ship(game, self.seat, combat_round(game).system, DREADNOUGHT, self.given[0][2], self.seat)
        return None

    def commit(self, game: Galaxy) -> Next:
        """What the loss of this unit has destroyed first, as by Courageous to the End, cannot fall again."""
        there, still = ships_of_others(game, self.seat), []
        for ship in self.doomed:
            if ship in there:
                there.remove(ship)
                still.append(ship)
        return fall(game, still, [self.seat] * len(still))


def ships_of_others(game: Galaxy, seat: int) -> list[Doomed]:
    """Whose, where, type, damaged: all ships there that are not this player's, and what counts as such."""
    system = combat_round(game).system
    found: list[Doomed] = []
    for other in [each for each in range(game.seats) if each != seat]:
        force = side_at(game, other, system)
        for type in combatants(game, other, system):
            found += [(other, system, type, True)] * damaged(force, type)
            found += [(other, system, type, False)] * (count(force, type) - damaged(force, type))
    return found


def which_others(game: Galaxy, seat: int, system: int) -> Decision:
    options: list[Option] = []
    seen: dict[Doomed, int] = {}
    for ship in ships_of_others(game, seat):
        other, _, type, hurt = ship
        seen[ship] = seen.get(ship, -1) + 1
        things = (("system", system), ("seat", other), ("type", type), ("damaged", int(hurt)), ("nth", seen[ship]))
        options.append(Option("ship", things))
    return Decision(seat, "destroy with it", options, 0, min(DESTROYED, len(options)), things=(("system", system),))


DEEDS = (Exotrireme,)
