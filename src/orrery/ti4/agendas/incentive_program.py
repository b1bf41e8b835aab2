"""Incentive Program: one public objective more."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import FOR, Agenda, Voters
from orrery.ti4.objective_cards import of_stage
from orrery.ti4.state import Galaxy


def left_in_deck(game: Galaxy, stage: int) -> list[int]:
    """The objectives of a stage that were not dealt out at the beginning: their deck, whose order nobody knows."""
    dealt = (*game.objectives, *game.stage_one, *game.stage_two)
    return [card for card in of_stage(stage, game.kings) if card not in dealt]


class IncentiveProgram(Agenda):
    """For: draw a stage I objective and reveal it among the public ones. Against: a stage II objective."""

    KEY = "incentive-program"

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        deck = left_in_deck(game, 1 if outcome == FOR else 2)
        if deck:
            card = deck[game.rng.below(len(deck))]
            game.objectives = (*game.objectives, card)
            game.note_shown("objective revealed", game.speaker, card)
        return None


AGENDA: Final[Agenda] = IncentiveProgram()
