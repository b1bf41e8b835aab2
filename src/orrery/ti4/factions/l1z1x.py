"""The L1Z1X Mindnet: what stands on a planet serves its new master, and ships go on firing while others fight below."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.procedure import Call, Loop, Next, Step
from orrery.kernel.window import At
from orrery.ti4.combat import Gun, bombarding_guns, no_bombarding
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.bombardment import Bombardment
from orrery.ti4.rules.control import gaining
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.ground_combat import GroundCombatRound
from orrery.ti4.rules.taking_over import TakeOver, may_take_over, structures
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import DREADNOUGHT, FLAGSHIP, count
from orrery.ti4.windows import BEFORE_BOMBARDMENT_ROLL, END_OF_GROUND_COMBAT_ROUND, WHEN_CONTROL_GAINED


class Assimilate(Deed):
    """When you gain control of a planet: replace each PDS and space dock of others on it with one of yours."""

    WINDOWS = (WHEN_CONTROL_GAINED,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return gaining(game).seat == seat and may_take_over(game, seat, gaining(game).planet)

    def commit(self, game: Galaxy) -> Next:
        planet = gaining(game).planet
        return Call(TakeOver(self.seat, planet, structures(game, self.seat, planet)))


class Harrow(Deed):
    """At the end of each round of ground combat of yours as the active player: your ships in the active system may
    bombard your opponent's ground forces on the planet, also in the round in which your last ground force there
    fell."""

    WINDOWS = (END_OF_GROUND_COMBAT_ROUND,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        fight = ground_round(game)
        if seat != fight.attacker or no_bombarding(game, seat, fight.planet):
            return False
        return bool(bombarding_guns(game, seat, game.chart.system_of[fight.planet], fight.planet))

    def commit(self, game: Galaxy) -> Next:
        planet = ground_round(game).planet
        return Call(Harrowing(self.seat, game.chart.system_of[planet], planet=planet))


def ground_round(game: Galaxy) -> GroundCombatRound:
    now = game.innermost(GroundCombatRound)
    assert isinstance(now, GroundCombatRound)
    return now


class Harrowing(Bombardment):
    """All that can bombard fires at that one planet: to hold a ship back would gain nothing."""

    STEPS = (
        Step("ti4:22.1", "aim"),
        At("ti4:22.1", BEFORE_BOMBARDMENT_ROLL),
        Loop("ti4:22.1", "roll_next_planet"),
        Loop("ti4:22.2", "assign_next"),
    )

    def __init__(
        self,
        seat: int,
        system: int,
        guns: tuple[Gun, ...] = (),
        dice: tuple[tuple[int, ...], ...] = (),
        assigned: int = 0,
        planet: int = NOBODY,
    ) -> None:
        super().__init__(seat, system, guns, dice, assigned)
        self.planet = planet

    def aim(self, game: Galaxy) -> Next:
        guns = bombarding_guns(game, self.seat, self.system, self.planet)
        self.guns = tuple([(type, dice, hit_on, ON_PLANET + self.planet) for type, dice, hit_on, _ in guns])
        return None


class Flagship(Modifier):
    """[0.0.1]: hits of this ship and of your dreadnoughts in its system go to other ships than fighters, if able."""

    def spares_fighters(self, game: Galaxy, seat: int, type: int, system: int) -> bool:
        if seat != self.owner or type not in (FLAGSHIP, DREADNOUGHT):
            return False
        return count(game.players[seat].ships_in(system), FLAGSHIP) > 0


DEEDS: Final[dict[str, tuple[Any, ...]]] = {"assimilate": (Assimilate,), "harrow": (Harrow,)}
STANDING: Final[dict[str, type[Modifier]]] = {"0-0-1": Flagship}
