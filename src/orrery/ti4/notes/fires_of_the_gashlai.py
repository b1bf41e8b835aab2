"""Fires of the Gashlai, of the Muaat: how a war sun is made."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.components import COMPONENTS
from orrery.ti4.research import technology_deck
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import gain_technology
from orrery.ti4.rules.note_moves import return_note
from orrery.ti4.state import Galaxy
from orrery.ti4.technology import TECHNOLOGY
from orrery.ti4.units import WAR_SUN
from orrery.ti4.windows import ACTION


def war_sun_technology(game: Galaxy, seat: int) -> list[int]:
    """The upgrade of war suns that this player does not own yet."""
    deck = technology_deck(game, seat)
    return [tech for tech in deck if TECHNOLOGY[COMPONENTS[tech].key].upgrades == WAR_SUN]


class FiresOfTheGashlai(Deed):
    """As an action: the Muaat player returns 1 token of the fleet pool to the reinforcements; then you gain your war
    sun technology, whatever it needs. Then it returns."""

    WINDOWS = (ACTION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return game.players[COMPONENTS[source].issuer].fleet > 0 and bool(war_sun_technology(game, seat))

    def commit(self, game: Galaxy) -> Next:
        issuer = COMPONENTS[self.source].issuer
        game.players[issuer].fleet -= 1
        game.mark_fleets(issuer)
        game.note("fleet token lost", issuer)
        gain_technology(game, self.seat, war_sun_technology(game, self.seat)[0])
        return_note(game, self.seat, self.source)
        return None


DEEDS = (FiresOfTheGashlai,)
