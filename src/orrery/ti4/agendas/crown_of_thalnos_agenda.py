"""The Crown of Thalnos: dice again, at the peril of those who roll them."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next
from orrery.ti4.agenda import OWNED, Agenda, ElectPlayer
from orrery.ti4.combat import dice_of_each, side_at
from orrery.ti4.rules.combat_round import CombatRound, any_round
from orrery.ti4.rules.hits import fall
from orrery.ti4.rules.moves import Doomed
from orrery.ti4.rules.rerolling import Reroll
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import count, damaged
from orrery.ti4.windows import AFTER_GROUND_COMBAT_ROLL, AFTER_SPACE_COMBAT_ROLL


class Peril(Reroll):
    """In each round of combat its owner may reroll any of their dice, group by group; each of their units of which a
    rerolled die does not hit is destroyed, whatever its other dice show."""

    WINDOWS = (AFTER_SPACE_COMBAT_ROLL, AFTER_GROUND_COMBAT_ROLL)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return any_round(game).roller == seat

    def commit(self, game: Galaxy) -> Next:
        super().commit(game)
        lost = doomed(game, any_round(game), self.picked)
        return fall(game, lost, [NOBODY] * len(lost))


def doomed(game: Galaxy, fight: CombatRound, picked: tuple[int, ...]) -> list[Doomed]:
    """The units behind the dice that missed. Whose dice are whose the owner says: damaged units are the first to go."""
    seat, place = fight.roller, fight.place()
    thrown = fight.on_the_table(game)
    found: list[Doomed] = []
    for type in sorted(set(fight.rolled)):
        first, each = fight.rolled.index(type), dice_of_each(game, seat, type, place, fight.opponent(seat))
        force = side_at(game, seat, place)
        missed = [die for die in picked if thrown[die][1] == type and thrown[die][2] < thrown[die][3]]
        units = {min((die - first) // max(1, each), count(force, type) - 1) for die in missed}
        for number in range(len(units)):
            found.append((seat, place, type, number < damaged(force, type)))
    return found


class CrownOfThalnos(ElectPlayer):
    KEY = "crown-of-thalnos-agenda"
    LAW = True
    PLACE = OWNED


AGENDA: Final[Agenda] = CrownOfThalnos()
DEEDS: Final = (Peril,)
