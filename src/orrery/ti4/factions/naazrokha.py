"""The Naaz-Rokha Alliance: what others leave in the ground, they dig up and put together."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Next
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.exploring import exploring
from orrery.ti4.rules.find_moves import purge_fragments, row_of
from orrery.ti4.rules.fragments import pairs_of_a_kind
from orrery.ti4.rules.relic_moves import gain_relic
from orrery.ti4.rules.tokens import GainTokens
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import FLAGSHIP, MECH, count
from orrery.ti4.windows import ACTION, WHEN_PLANET_EXPLORED

FOR_RELIC: Final = "fabricate relic"
FOR_TOKEN: Final = "fabricate token"


class DistantSuns(Deed):
    """When you explore a planet on which you have a mech, you may draw 1 more card, said before the first is drawn;
    resolve one of them and discard the other. Several mechs bring no more."""

    WINDOWS = (WHEN_PLANET_EXPLORED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        explored = exploring(game)
        if explored.seat != seat or explored.deck == NOBODY:
            return False
        return count(game.players[seat].troops_on(explored.place), MECH) > 0

    def commit(self, game: Galaxy) -> Next:
        exploring(game).more = 1
        return None


class Fabrication(Deed):
    """As an action: purge 2 of your relic fragments of one type to gain 1 relic, or purge 1 of them to gain 1 command
    token. The purge is the cost: it may bring nothing, where no relic or no token is left."""

    WINDOWS = (ACTION,)

    def __init__(
        self, seat: int, source: int, cancelled: bool = False, what: str = "", purged: tuple[int, ...] = ()
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.what = what
        self.purged = purged

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(game.players[seat].fragments)

    def choose(self, game: Galaxy) -> Next:
        if self.what:
            return None
        fragments = game.players[self.seat].fragments
        options = [Option(FOR_RELIC, (("find", one), ("find", two))) for one, two in pairs_of_a_kind(fragments)]
        alone = {row_of(each).key: each for each in sorted(fragments, reverse=True)}
        options += [Option(FOR_TOKEN, (("find", each),)) for each in sorted(alone.values())]
        return Decision(self.seat, "fabricate", options)

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.what = reply.option().key
        self.purged = tuple([number for _, number in reply.option().things])
        return None

    def pay(self, game: Galaxy) -> Next:
        purge_fragments(game, self.seat, list(self.purged))
        return None

    def commit(self, game: Galaxy) -> Next:
        if self.what == FOR_TOKEN:
            return Call(GainTokens(self.seat, 1))
        gain_relic(game, self.seat)
        return None


class ViszElVir(Modifier):
    """The flagship: your mechs in its system roll 1 more die each in combat."""

    def dice_of_each(self, game: Galaxy, seat: int, type: int, place: int) -> int:
        if (seat, type) != (self.owner, MECH):
            return 0
        system = game.chart.system_of[place - ON_PLANET] if place >= ON_PLANET else place
        return int(count(game.players[seat].ships_in(system), FLAGSHIP) > 0)


DEEDS: Final[dict[str, tuple[Any, ...]]] = {"distant-suns": (DistantSuns,), "fabrication": (Fabrication,)}
STANDING: Final[dict[str, type[Modifier]]] = {"visz-el-vir": ViszElVir}
