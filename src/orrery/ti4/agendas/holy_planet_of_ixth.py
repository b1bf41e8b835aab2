"""Holy Planet of Ixth: a point for whoever controls it."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import Agenda, AttachedLaw, Law, Voters, elected_by
from orrery.ti4.components import NUMBER, thing_of
from orrery.ti4.rules.control import gaining
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import gain_point, lose_point
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import WHEN_CONTROL_GAINED


class Hallowed(Law):
    def keeps_from_producing(self, game: Galaxy, planet: int) -> bool:
        return planet == self.about


class Pilgrims(Deed):
    """When a player gains control of it they gain 1 victory point, and who loses it loses 1."""

    WINDOWS = (WHEN_CONTROL_GAINED,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        now = gaining(game)
        return now.seat == seat != game.controller[now.planet] and now.planet == elected_by(game, source)

    def commit(self, game: Galaxy) -> Next:
        gain_point(game, self.seat, thing_of(self.source))
        loser = game.controller[gaining(game).planet]
        if loser != NOBODY:
            lose_point(game, loser, thing_of(self.source))
        return None


class HolyPlanetOfIxth(AttachedLaw):
    """Elected planet: attached; its controller gains 1 victory point. Units on it cannot use production."""

    KEY = "holy-planet-of-ixth"
    TRAIT = "cultural"
    CHANGES = Hallowed

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        gain_point(game, game.controller[outcome.id()], thing_of(NUMBER[self.KEY]))
        return super().resolve(game, outcome, voters)


AGENDA: Final[Agenda] = HolyPlanetOfIxth()
DEEDS: Final = (Pilgrims,)
