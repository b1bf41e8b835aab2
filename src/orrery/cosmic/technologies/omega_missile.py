"""Omega Missile: a planet leaves the game."""

from __future__ import annotations

from orrery.cosmic.encounter import NOWHERE
from orrery.cosmic.rules.deed import Invent
from orrery.cosmic.rules.losses import Losses
from orrery.cosmic.rules.moves import planet_options
from orrery.cosmic.sheet import sheet_of
from orrery.cosmic.state import WARP, Cosmic
from orrery.cosmic.windows import ENCOUNTER_START
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Call, Next


class OmegaMissile(Invent):
    """At the start of any encounter, discarded: a planet of choice is destroyed; all ships on it go to the warp."""

    WINDOWS = (ENCOUNTER_START,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, planet: int = NOWHERE) -> None:
        super().__init__(seat, source, cancelled)
        self.planet = planet

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return any(game.home(owner) for owner in range(game.seats))

    def choose(self, game: Cosmic) -> Next:
        if self.planet != NOWHERE:
            return None
        planets = [planet for owner in range(game.seats) for planet in game.home(owner)]
        return Decision(self.seat, "omega-missile.planet", planet_options(planets))

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.planet = reply.option().id()
        game.note("named planet", self.seat, self.planet)
        return None

    def commit(self, game: Cosmic) -> Next:
        """What a sheet has there goes with the planet."""
        game.destroyed.append(self.planet)
        game.note("destroyed", self.seat, self.planet)
        for power in [power for player in game.players for power in player.powers]:
            sheet_of(power).planet_falls(game, self.planet)
        ships = game.colonies[self.planet]
        rows = [[seat, self.planet, ships[seat], WARP] for seat in game.order("") if ships[seat]]
        game.shifted = True
        return Call(Losses(rows)) if rows else None


DEEDS = (OmegaMissile,)
