"""Classified Document Leaks: a scored secret objective becomes public."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option, about
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import Agenda, Voters
from orrery.ti4.objective_cards import scored_secrets
from orrery.ti4.state import Galaxy


class ClassifiedDocumentLeaks(Agenda):
    """Elected scored secret objective, a law: it is a public one as long as the law is in play.

    It counts no longer among its owner's secrets, not even when the law has gone (F.agenda.4).
    """

    KEY = "classified-document-leaks"
    ELECTS = "objective"
    LAW = True

    def is_void(self, game: Galaxy) -> bool:
        return not self.outcomes(game)

    def outcomes(self, game: Galaxy) -> list[Option]:
        scored = {card for seat in range(game.seats) for card in scored_secrets(game, seat)}
        return about("objective", sorted(scored))

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        game.leaked = (*game.leaked, outcome.id())
        game.objectives = (*game.objectives, outcome.id())
        return None

    def repealed(self, game: Galaxy, elected: int, owner: int) -> None:
        game.objectives = tuple([card for card in game.objectives if card != elected])


AGENDA: Final[Agenda] = ClassifiedDocumentLeaks()
