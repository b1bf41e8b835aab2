"""Research Grant Reallocation: any technology, paid for with the fleet."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, about
from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.ti4.agenda import Agenda, ElectPlayer, Voters
from orrery.ti4.components import COMPONENTS
from orrery.ti4.research import may_own, technology_deck
from orrery.ti4.rules.each_player import lose_fleet_tokens
from orrery.ti4.rules.researching import GainTechnology
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.technology import TECHNOLOGY


class Grant(Procedure):
    """The technology is gained, not researched; then a token of the fleet pool goes for each prerequisite on it."""

    STEPS = (Step("ti4:89.5", "choose_technology", "gain"), Step("ti4:2.18", "lose_tokens"))

    def __init__(self, seat: int, tech: int = NOBODY) -> None:
        self.seat = seat
        self.tech = tech

    def choose_technology(self, game: Galaxy) -> Next:
        techs = [tech for tech in technology_deck(game, self.seat) if may_own(game, self.seat, tech)]
        return Decision(self.seat, "grant technology", about("tech", techs)) if techs else None

    def gain(self, game: Galaxy, reply: Reply) -> Next:
        self.tech = reply.option().id()
        return Call(GainTechnology(self.seat, self.tech))

    def lose_tokens(self, game: Galaxy) -> Next:
        if self.tech != NOBODY:
            lose_fleet_tokens(game, self.seat, len(TECHNOLOGY[COMPONENTS[self.tech].key].prerequisites))
        return None


class ResearchGrantReallocation(ElectPlayer):
    """Elected player: gains any 1 technology, then returns 1 token of the fleet pool for each of its prerequisites."""

    KEY = "research-grant-reallocation"

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        return Call(Grant(outcome.id()))


AGENDA: Final[Agenda] = ResearchGrantReallocation()
