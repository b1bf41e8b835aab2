"""Articles of War: mechs are nothing but armour."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import AGAINST, FOR, Agenda, Law, Voters
from orrery.ti4.components import COMPONENTS
from orrery.ti4.rules.moves import gain_goods
from orrery.ti4.state import Galaxy
from orrery.ti4.units import MECH

GOODS: Final = 3
MECH_CARD: Final = "mech"  # the kind of component that holds a mech's text


class Disarmed(Law):
    """Sustain damage is none of the abilities that are taken away."""

    def takes_away(self, game: Galaxy, seat: int, type: int, ability: str) -> bool:
        return type == MECH

    def bars(self, game: Galaxy, seat: int, component: int) -> bool:
        return COMPONENTS[component].kind == MECH_CARD

    def mutes(self, component: int) -> bool:
        return COMPONENTS[component].kind == MECH_CARD


class ArticlesOfWar(Agenda):
    """For, a law: mechs lose their abilities other than sustain damage.

    Against: each player who voted for it gains 3 trade goods.
    """

    KEY = "articles-of-war"
    LAW = True
    CHANGES = Disarmed

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        for seat in voters.of(FOR) if outcome == AGAINST else []:
            gain_goods(game, seat, GOODS)
        return None


AGENDA: Final[Agenda] = ArticlesOfWar()
