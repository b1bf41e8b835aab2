"""Unconventional Measures: action cards won or lost by those who vote for it."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import FOR, Agenda, Voters
from orrery.ti4.rules.moves import discard_cards, draw
from orrery.ti4.state import Galaxy

CARDS: Final = 2


class UnconventionalMeasures(Agenda):
    """For: each player who voted For draws 2 action cards. Against: each of them discards all action cards."""

    KEY = "unconventional-measures"

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        for seat in voters.of(FOR):
            if outcome == FOR:
                draw(game, seat, CARDS)
            else:
                discard_cards(game, seat, game.players[seat].hand.copy())
        return None


AGENDA: Final[Agenda] = UnconventionalMeasures()
