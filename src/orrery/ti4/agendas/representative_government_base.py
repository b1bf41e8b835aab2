"""Representative Government: one player, one vote."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import AGAINST, Agenda, Law, Voters
from orrery.ti4.components import NUMBER
from orrery.ti4.planets import planets_of, traits_of
from orrery.ti4.rules.agenda_moves import postpone
from orrery.ti4.rules.each_player import exhaust_planets
from orrery.ti4.state import Galaxy


class OneVote(Law):
    def votes_given(self, game: Galaxy, seat: int) -> int:
        return 1


class RepresentativeGovernment(Agenda):
    """For, a law: nobody exhausts planets to vote; each player may cast 1 vote on each agenda.

    Against: those who voted so exhaust all their cultural planets at the start of the next strategy phase.
    """

    KEY = "representative-government-base"
    LAW = True
    CHANGES = OneVote

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        if outcome == AGAINST:
            postpone(game, NUMBER[self.KEY], voters.of(AGAINST))
        return None

    def later(self, game: Galaxy, seats: list[int]) -> Next:
        for seat in seats:
            planets = planets_of(game, seat)
            exhaust_planets(game, seat, [planet for planet in planets if "cultural" in traits_of(game, planet)])
        return None


AGENDA: Final[Agenda] = RepresentativeGovernment()
