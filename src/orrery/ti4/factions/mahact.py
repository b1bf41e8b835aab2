"""The Mahact Gene-Sorcerers: who was beaten once obeys them."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next
from orrery.ti4.components import ALLIANCES, COMMANDERS, COMPONENTS
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import unit_of
from orrery.ti4.rules.any_combat import combat_on
from orrery.ti4.rules.commodities import convert, convert_commodities, gain, gain_commodities, room_for
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.foreign_tokens import may_take, take_foreign_token
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import FLAGSHIP, INFANTRY
from orrery.ti4.windows import AFTER_UNIT_DESTROYED, WHEN_COMBAT_WON

BONUS: Final = 2


def beaten(game: Galaxy, seat: int) -> int:
    """Whom this player has beaten in the combat that is just won, or nobody."""
    combat = combat_on(game)
    if combat is None or combat.winner != seat:
        return NOBODY
    return combat.defender if seat == combat.attacker else combat.attacker


class TooLate(Modifier):
    """The commander of who was just beaten (`about`) is of no use in the same combat."""

    SCOPE = "combat"

    def bars(self, game: Galaxy, seat: int, component: int) -> bool:
        theirs = component in COMMANDERS and component in game.players[self.about].leaders
        return theirs and seat == self.owner


class Edict(Deed):
    """When you win a combat, put 1 command token of your opponent into your fleet pool, unless one lies there. How many
    ships you may have is looked at afterwards."""

    WINDOWS = (WHEN_COMBAT_WON,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        other = beaten(game, seat)
        return other != NOBODY and may_take(game, seat, other)

    def commit(self, game: Galaxy) -> Next:
        other = beaten(game, self.seat)
        take_foreign_token(game, self.seat, other)
        game.begin_effect(TooLate(self.seat, other))
        return None


class Hubris(Modifier):
    """There is no Alliance of yours, and others cannot give you theirs."""

    def refuses_note(self, game: Galaxy, seat: int, note: int) -> bool:
        return seat == self.owner and note in ALLIANCES


class ArviconRex(Modifier):
    """The flagship: +2 to its combat rolls against an opponent of whom no token lies in your fleet pool."""

    def combat_bonus(self, game: Galaxy, seat: int, type: int, place: int, opponent: int) -> int:
        if (seat, type) != (self.owner, FLAGSHIP) or opponent == NOBODY:
            return 0
        return 0 if opponent in game.players[seat].foreign else BONUS


class CrimsonLegionnaire(Deed):
    """After this unit is destroyed, gain 1 commodity, or turn 1 of your commodities into a trade good. Of several each
    is chosen for by itself."""

    WINDOWS = (AFTER_UNIT_DESTROYED,)
    DUTY = True

    def __init__(self, seat: int, source: int, cancelled: bool = False, choice: Option | None = None) -> None:
        super().__init__(seat, source, cancelled)
        self.choice = choice

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        """The upgrade covers what is printed on the sheet, and so does one that is copied."""
        lost = what_happened(game)
        mine = (lost.seat, lost.about) == (seat, INFANTRY)
        return mine and unit_of(game, seat, INFANTRY).key == COMPONENTS[source].key

    def choose(self, game: Galaxy) -> Next:
        if self.choice is not None:
            return None
        options = [gain(1)] if room_for(game, self.seat) > 0 else []
        options += [convert(1)] if game.players[self.seat].commodities else []
        return Decision(self.seat, "legionnaire", options) if options else None

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.choice = reply.option()
        return None

    def commit(self, game: Galaxy) -> Next:
        if self.choice == gain(1):
            gain_commodities(game, self.seat, 1)
        elif self.choice is not None:
            convert_commodities(game, self.seat, 1)
        return None


DEEDS: Final[dict[str, tuple[Any, ...]]] = {"edict": (Edict,), "crimson-legionnaire-1": (CrimsonLegionnaire,)}
STANDING: Final[dict[str, type[Modifier]]] = {"hubris": Hubris, "arvicon-rex": ArviconRex}
