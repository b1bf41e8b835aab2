"""Search Warrant: more secret objectives, which are secret no more."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.ti4.agenda import OWNED, Agenda, ElectPlayer, Law, Voters
from orrery.ti4.rules.drawing import DrawSecret
from orrery.ti4.rules.moves import show_secret
from orrery.ti4.state import Galaxy

DRAWN: Final = 2


class FaceUp(Law):
    def shows_secrets(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


class Searched(FaceUp):
    """Until the law itself is in play."""

    SCOPE = "search"


class Search(Procedure):
    """The secrets in hand are laid open, and each that is drawn before one goes back."""

    SCOPE = "search"
    STEPS = (Step("ti4:14.17", "lay_open"), Loop("ti4:14.22", "draw_next"))

    def __init__(self, seat: int, drawn: int = 0) -> None:
        self.seat = seat
        self.drawn = drawn

    def lay_open(self, game: Galaxy) -> Next:
        for card in game.players[self.seat].secrets:
            show_secret(game, self.seat, card)
        game.begin_effect(Searched(self.seat))
        return None

    def draw_next(self, game: Galaxy) -> Next:
        if self.drawn == DRAWN:
            return None
        self.drawn += 1
        return Call(DrawSecret(self.seat))


class SearchWarrant(ElectPlayer):
    """The elected player gains it, draws 2 secret objectives and plays with secret objectives face up."""

    KEY = "search-warrant"
    LAW = True
    PLACE = OWNED
    CHANGES = FaceUp

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        return Call(Search(outcome.id()))


AGENDA: Final[Agenda] = SearchWarrant()
