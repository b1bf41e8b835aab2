"""War Funding, of the Letnev: their money for the dice of another."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.components import COMPONENTS
from orrery.ti4.factions.letnev import PRICE, Again, Bought
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import lose_goods
from orrery.ti4.rules.note_moves import return_note
from orrery.ti4.rules.space_combat import combat_round
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import START_OF_SPACE_COMBAT_ROUND


class WarFunding(Deed):
    """At the start of a round of space combat: the Letnev player loses 2 trade goods, or as many as there are; you may
    reroll any of your dice in that round. Then it returns."""

    WINDOWS = (START_OF_SPACE_COMBAT_ROUND,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        """Who holds it is not looked at: who might is asked as well."""
        fight = combat_round(game)
        return seat in (fight.attacker, fight.defender)

    def commit(self, game: Galaxy) -> Next:
        lose_goods(game, COMPONENTS[self.source].issuer, PRICE)
        return_note(game, self.seat, self.source)
        game.begin_effect(Bought(self.seat, self.source))
        return None


DEEDS = (WarFunding, Again)
