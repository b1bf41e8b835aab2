"""Economic Equality: everybody has as many trade goods."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import FOR, Agenda, Voters
from orrery.ti4.initiative import clockwise
from orrery.ti4.rules.moves import gain_goods, lose_goods
from orrery.ti4.state import Galaxy

GOODS: Final = 5


class EconomicEquality(Agenda):
    """Each player returns all trade goods. For: then each gains 5."""

    KEY = "economic-equality"

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        seats = clockwise(game, game.speaker)
        for seat in seats:
            lose_goods(game, seat)
        for seat in seats if outcome == FOR else []:
            gain_goods(game, seat, GOODS)
        return None


AGENDA: Final[Agenda] = EconomicEquality()
