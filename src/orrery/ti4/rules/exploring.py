"""Exploring a planet: one card of the deck of its trait."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply, about
from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.kernel.window import At
from orrery.ti4.finds import DECKS, FINDS, RESOLVERS
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.tiles import PLANETS
from orrery.ti4.windows import AFTER_PLANET_EXPLORED


class Explore(Procedure):
    """Draw, resolve, put the card where it goes. With two traits the explorer chooses the deck."""

    STEPS = (
        Step("ti4:29.2c", "choose_deck", "note_deck"),
        Step("ti4:29.2", "draw"),
        Step("ti4:29.7", "resolve"),
        At("ti4:29.7", AFTER_PLANET_EXPLORED),
    )

    def __init__(self, seat: int, planet: int, deck: int = NOBODY, find: int = NOBODY) -> None:
        self.seat = seat
        self.planet = planet
        self.deck = deck
        self.find = find

    def choose_deck(self, game: Galaxy) -> Next:
        decks = [number for number, trait in enumerate(DECKS) if trait in PLANETS[self.planet].traits]
        things = (("planet", self.planet),)
        return Decision(self.seat, "explore", about("deck", decks), things=things) if decks else None

    def note_deck(self, game: Galaxy, reply: Reply) -> Next:
        self.deck = reply.option().id()
        return None

    def draw(self, game: Galaxy) -> Next:
        """An empty deck is made of its discard pile."""
        if self.deck == NOBODY:
            return None
        cards = list(game.explorations[self.deck])
        if not cards:
            cards = list(game.explored[self.deck])
            game.rng.shuffle(cards)
            game.explored = replaced(game.explored, self.deck, ())
        if cards:
            self.find = cards.pop()
            game.explorations = replaced(game.explorations, self.deck, tuple(cards))
            game.note_shown("explored", self.seat, self.planet, self.find)
        return None

    def resolve(self, game: Galaxy) -> Next:
        if self.find == NOBODY:
            return None
        row, player = FINDS[self.find], game.players[self.seat]
        if row.attaches:
            game.attachments[self.planet] = (*game.attachments.get(self.planet, ()), row.attachment())
        elif row.fragment:
            player.fragments = (*player.fragments, self.find)
        else:
            game.explored = replaced(game.explored, self.deck, (*game.explored[self.deck], self.find))
            return Call(RESOLVERS[self.find](self.seat, self.planet))
        return None


def replaced(piles: tuple[tuple[int, ...], ...], at: int, pile: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (*piles[:at], pile, *piles[at + 1 :])
