"""So Ata, commander of the Yssaril: who comes to them is looked at."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.showing import look_at_cards, look_at_notes, look_at_secrets
from orrery.ti4.rules.tactical import TacticalAction
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_SYSTEM_ACTIVATED

CARDS: Final = 7  # in hand
HAND: Final = "look at cards"
NOTES: Final = "look at notes"
SECRETS: Final = "look at secrets"


def to_see(game: Galaxy, target: int) -> list[Option]:
    """What of a player is hidden from others, and how many of each."""
    player = game.players[target]
    held = ((HAND, len(player.hand)), (NOTES, len(player.notes)), (SECRETS, len(player.secrets)))
    return [Option(kind, (("seat", target),), (number,)) for kind, number in held if number]


class SoAta(Deed):
    """After another player activates a system with your units you may look at its action cards, its promissory notes or
    its secret objectives."""

    WINDOWS = (AFTER_SYSTEM_ACTIVATED,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, kind: str = "") -> None:
        super().__init__(seat, source, cancelled)
        self.kind = kind

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        action = game.innermost(TacticalAction)
        assert isinstance(action, TacticalAction)
        return seat != action.seat and any(row[0] == seat for row in action.found) and bool(to_see(game, action.seat))

    def choose(self, game: Galaxy) -> Next:
        return Decision(self.seat, "so ata", to_see(game, game.active)) if not self.kind else None

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.kind = reply.option().key
        return None

    def commit(self, game: Galaxy) -> Next:
        if self.kind == HAND:
            look_at_cards(game, self.seat, game.active)
        elif self.kind == NOTES:
            look_at_notes(game, self.seat, game.active)
        else:
            look_at_secrets(game, self.seat, game.active)
        return None


def cards_in_hand(game: Galaxy, seat: int) -> tuple[int, int]:
    return len(game.players[seat].hand), CARDS


DEEDS = (SoAta,)
UNLOCKS = cards_in_hand
