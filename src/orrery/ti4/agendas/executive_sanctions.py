"""Executive Sanctions: smaller hands."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import AGAINST, Agenda, Law, Voters
from orrery.ti4.initiative import clockwise
from orrery.ti4.rules.moves import discard_cards
from orrery.ti4.state import Galaxy

LIMIT: Final = 3


class SmallHands(Law):
    def hand_limit(self, game: Galaxy, seat: int, limit: int) -> int:
        return min(limit, LIMIT)


class ExecutiveSanctions(Agenda):
    """For, a law: nobody holds more than 3 action cards. Against: everybody discards one at random."""

    KEY = "executive-sanctions"
    LAW = True
    CHANGES = SmallHands

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        if outcome != AGAINST:
            return None
        for seat in clockwise(game, game.speaker):
            hand = game.players[seat].hand
            if hand:
                discard_cards(game, seat, [hand[game.rng.below(len(hand))]])
        return None


AGENDA: Final[Agenda] = ExecutiveSanctions()
