"""Shared Research: ways through nebulae."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import AGAINST, Agenda, Law, Voters
from orrery.ti4.initiative import clockwise
from orrery.ti4.planets import home_of
from orrery.ti4.rules.moves import tell_token
from orrery.ti4.state import NOBODY, Galaxy


class Charted(Law):
    def opens_nebulae(self, game: Galaxy, seat: int) -> bool:
        return True


class SharedResearch(Agenda):
    """For, a law: units may move through nebulae. Against: each player places a command token in the home system."""

    KEY = "shared-research"
    LAW = True
    CHANGES = Charted

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        for seat in clockwise(game, game.speaker) if outcome == AGAINST else []:
            home = home_of(game, seat)
            if home != NOBODY:
                tell_token(game, seat, home)
        return None


AGENDA: Final[Agenda] = SharedResearch()
