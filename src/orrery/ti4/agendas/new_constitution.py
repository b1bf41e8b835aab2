"""New Constitution: all laws go."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import FOR, Agenda, Voters
from orrery.ti4.components import NUMBER
from orrery.ti4.initiative import clockwise
from orrery.ti4.objective_cards import home_planets
from orrery.ti4.planets import planets_of
from orrery.ti4.rules.agenda_moves import postpone, repeal_law
from orrery.ti4.rules.each_player import exhaust_planets
from orrery.ti4.state import Galaxy


class NewConstitution(Agenda):
    """For: all laws are discarded; at the start of the next strategy phase each player exhausts the own home planets.

    Against: nothing. Without a law in play it is discarded for another agenda.
    """

    KEY = "new-constitution"

    def is_void(self, game: Galaxy) -> bool:
        return not game.laws

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        if outcome == FOR:
            for card, _, _ in game.laws:
                repeal_law(game, card)
            postpone(game, NUMBER[self.KEY], clockwise(game, game.speaker))
        return None

    def later(self, game: Galaxy, seats: list[int]) -> Next:
        for seat in seats:
            mine = planets_of(game, seat)
            exhaust_planets(game, seat, [planet for planet in home_planets(game, seat) if planet in mine])
        return None


AGENDA: Final[Agenda] = NewConstitution()
