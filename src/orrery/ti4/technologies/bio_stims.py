"""Bio-Stims: something is ready again at the end of a turn."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Reply, Thing, about
from orrery.kernel.procedure import Next
from orrery.ti4.components import COMPONENTS, TECHNOLOGY
from orrery.ti4.planets import exhausted_planets, specialties_of
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import exhaust, ready_card, ready_planet
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import END_OF_TURN


class BioStims(Deed):
    """At the end of your turn, exhaust: ready 1 of your planets with a technology specialty, or 1 of your other
    technologies."""

    WINDOWS = (END_OF_TURN,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, target: tuple[Thing, ...] = ()) -> None:
        super().__init__(seat, source, cancelled)
        self.target = target

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return game.active == seat and bool(may_be_readied(game, seat, source))

    def choose(self, game: Galaxy) -> Next:
        if self.target:
            return None
        return Decision(self.seat, "stimulate", may_be_readied(game, self.seat, self.source))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.target = reply.option().things
        return None

    def aims(self) -> tuple[Thing, ...]:
        return self.target

    def pay(self, game: Galaxy) -> Next:
        exhaust(game, self.seat, self.source)
        return None

    def commit(self, game: Galaxy) -> Next:
        kind, number = self.target[0]
        if kind == TECHNOLOGY:
            ready_card(game, self.seat, number)
            game.note("technology readied", self.seat, number)
        else:
            ready_planet(game, number)
            game.note("planet readied", self.seat, number)
        return None


def may_be_readied(game: Galaxy, seat: int, source: int) -> list[Option]:
    """Only what is exhausted."""
    planets = [planet for planet in exhausted_planets(game, seat) if specialties_of(game, planet)]
    cards = [card for card in game.players[seat].exhausted if card != source]
    return about("planet", planets) + about(
        TECHNOLOGY, sorted([card for card in cards if COMPONENTS[card].kind == TECHNOLOGY])
    )


DEEDS = (BioStims,)
