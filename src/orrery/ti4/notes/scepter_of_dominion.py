"""Scepter of Dominion, of the Mahact: those who serve them are held in one place."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply, Thing, about
from orrery.kernel.procedure import Next
from orrery.ti4.components import COMPONENTS
from orrery.ti4.queries import has_units
from orrery.ti4.reinforcements import tokens_to_place
from orrery.ti4.rules.aimed import is_home
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import place_token
from orrery.ti4.rules.note_moves import return_note
from orrery.ti4.rules.tokens import pools
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import START_OF_STRATEGY_PHASE


def systems(game: Galaxy, seat: int) -> list[int]:
    """Systems with units of this player that are nobody's home."""
    return [each for each in range(game.chart.systems) if has_units(game, seat, each) and not is_home(game, each)]


def subjects(game: Galaxy, seat: int, issuer: int) -> list[int]:
    """The other players of whom a token lies on the issuer's command sheet; the issuer too, if it has any there. Who is
    eliminated has none but that one."""
    own = [issuer] if any(pools(game, issuer)) else []
    there = [other for other in sorted((*own, *game.players[issuer].foreign)) if other != seat]
    return [other for other in there if not game.players[other].eliminated]


class ScepterOfDominion(Deed):
    """At the start of the strategy phase: choose a system with your units that is no home; each other player of whom a
    token lies on the Mahact player's command sheet places a token there. Then it returns."""

    WINDOWS = (START_OF_STRATEGY_PHASE,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, system: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.system = system

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(systems(game, seat)) and bool(subjects(game, seat, COMPONENTS[source].issuer))

    def choose(self, game: Galaxy) -> Next:
        if self.system != NOBODY:
            return None
        return Decision(self.seat, "hold where", about("system", systems(game, self.seat)))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.system = reply.option().id()
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("system", self.system),) if self.system != NOBODY else ()

    def commit(self, game: Galaxy) -> Next:
        """Where one lies already none is placed; without any in the reinforcements it comes from the sheet (52.3b)."""
        for other in subjects(game, self.seat, COMPONENTS[self.source].issuer):
            if self.system not in game.players[other].tokens and tokens_to_place(game, other):
                place_token(game, other, self.system)
                game.note("token placed", other, self.system)
        return_note(game, self.seat, self.source)
        return None


DEEDS = (ScepterOfDominion,)
