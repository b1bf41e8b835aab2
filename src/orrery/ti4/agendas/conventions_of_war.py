"""Conventions of War: cultural planets are not bombarded."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import AGAINST, Agenda, Law, Voters
from orrery.ti4.planets import traits_of
from orrery.ti4.rules.moves import discard_cards
from orrery.ti4.state import Galaxy


class Spared(Law):
    def keeps_from_bombarding(self, game: Galaxy, seat: int, planet: int) -> bool:
        return "cultural" in traits_of(game, planet)


class ConventionsOfWar(Agenda):
    """For, a law: no bombardment against units on cultural planets. Against: those who voted so discard their hands."""

    KEY = "conventions-of-war"
    LAW = True
    CHANGES = Spared

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        if outcome == AGAINST:
            for seat in voters.of(AGAINST):
                discard_cards(game, seat, game.players[seat].hand.copy())
        return None


AGENDA: Final[Agenda] = ConventionsOfWar()
