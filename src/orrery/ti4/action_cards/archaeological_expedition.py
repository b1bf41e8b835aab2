"""Archaeological Expedition: relic fragments out of three cards."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next
from orrery.ti4.finds import DECKS
from orrery.ti4.planets import planets_of, traits_of
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.find_moves import discard_find, draw_find
from orrery.ti4.rules.fragments import is_fragment, keep_fragment
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import ACTION

CARDS: Final = 3
TRAITS: Final = DECKS[:3]


class ArchaeologicalExpedition(ActionCard):
    """As an action: turn up the top 3 cards of the exploration deck of a trait of your planets; keep the relic
    fragments, discard the others."""

    WINDOWS = (ACTION,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, deck: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.deck = deck

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(decks_to_search(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.deck != NOBODY:
            return None
        decks = decks_to_search(game, self.seat)
        return Decision(self.seat, "search deck", [Option(DECKS[deck], (("deck", deck),)) for deck in decks])

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.deck = reply.option().id()
        game.note(f"expedition {DECKS[self.deck]}", self.seat)
        return None

    def commit(self, game: Galaxy) -> Next:
        """What is discarded lies there only when all three are turned up: none comes twice."""
        found = [find for find in [draw_find(game, self.deck) for _ in range(CARDS)] if find != NOBODY]
        for find in found:
            if is_fragment(find):
                keep_fragment(game, self.seat, find)
            else:
                discard_find(game, find)
        game.note_shown("expedition over", self.seat, *found)
        return None


def decks_to_search(game: Galaxy, seat: int) -> list[int]:
    """Of the traits that planets of this player have, if there are cards left of them."""
    traits = " ".join([traits_of(game, planet) for planet in planets_of(game, seat)])
    decks = [deck for deck, trait in enumerate(TRAITS) if trait in traits] if game.explorations else []
    return [deck for deck in decks if game.explorations[deck] or game.explored[deck]]


DEEDS = (ArchaeologicalExpedition,)
