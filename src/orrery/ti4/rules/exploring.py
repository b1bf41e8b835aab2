"""Exploring: a planet by the deck of its trait, a frontier token by the deck of the frontier."""

from __future__ import annotations

from typing import Any

from orrery.kernel.decision import Decision, Reply, about
from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.kernel.window import At
from orrery.ti4.finds import DECKS, FRONTIER, RESOLVERS
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.modifier import Modifier
from orrery.ti4.planets import traits_of
from orrery.ti4.queries import deciding, has_ships
from orrery.ti4.rules.find_moves import discard_find, discard_frontier_token, draw_find, put_find_away, row_of
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import AFTER_PLANET_EXPLORED, WHEN_PLANET_EXPLORED


class Exploration(Procedure):
    """Draw a card, do what it says, put it where it goes. Meanwhile it lies in no pile: one that is shuffled now comes
    without it."""

    def __init__(self, seat: int, place: int, deck: int = NOBODY, find: int = NOBODY) -> None:
        self.seat = seat
        self.place = place
        self.deck = deck
        self.find = find

    def draw(self, game: Galaxy) -> Next:
        if self.deck != NOBODY:
            self.find = draw_find(game, self.deck)
        if self.find != NOBODY:
            self.show(game)
        return None

    def show(self, game: Galaxy) -> None:
        game.note_shown(self.event(), self.seat, self.place, self.find)
        game.found = (*game.found, (game.turns, self.seat, self.at(), self.find))

    def at(self) -> int:
        """The planet or the system as a place."""
        return self.place

    def event(self) -> str:
        raise NotImplementedError

    def resolve(self, game: Galaxy) -> Next:
        resolver: Any = RESOLVERS.get(row_of(self.find).key) if self.find != NOBODY else None
        return Call(resolver(self.seat, self.place)) if resolver is not None else None

    def put_away(self, game: Galaxy) -> Next:
        """The card is in its place before anybody reacts."""
        if self.find != NOBODY:
            find, self.find = self.find, NOBODY
            put_find_away(game, self.seat, self.place, find)
        return None


class Explore(Exploration):
    """A planet. With several traits the explorer chooses the deck; one without any cannot be explored."""

    STEPS = (
        Step("ti4:29.2c", "choose_deck", "note_deck"),
        At("ti4:29.1", WHEN_PLANET_EXPLORED),
        Step("ti4:29.2", "draw"),
        Step("ti4:29.7", "choose_find", "note_find"),
        Step("ti4:29.7", "resolve"),
        Step("ti4:29.7", "put_away"),
        At("ti4:29.7", AFTER_PLANET_EXPLORED),
    )

    def __init__(
        self,
        seat: int,
        place: int,
        deck: int = NOBODY,
        find: int = NOBODY,
        more: int = 0,
        drawn: tuple[int, ...] = (),
    ) -> None:
        super().__init__(seat, place, deck, find)
        self.more = more  # cards that are drawn besides, of which one is resolved
        self.drawn = drawn  # several cards, until one of them is chosen

    def choose_deck(self, game: Galaxy) -> Next:
        decks = decks_for(game, self.place)
        things = (("planet", self.place),)
        return Decision(self.seat, "explore", about("deck", decks), things=things) if decks else None

    def note_deck(self, game: Galaxy, reply: Reply) -> Next:
        self.deck = reply.option().id()
        return None

    def draw(self, game: Galaxy) -> Next:
        """Where several are drawn they lie open, and in no pile, until one of them is chosen."""
        if self.deck == NOBODY or not self.more:
            return super().draw(game)
        drawn = [draw_find(game, self.deck) for _ in range(1 + self.more)]
        self.drawn = tuple([find for find in drawn if find != NOBODY])
        for find in self.drawn:
            game.note_shown("find drawn", self.seat, self.place, find)
        return None

    def choose_find(self, game: Galaxy) -> Next:
        things = (("planet", self.place),)
        return Decision(self.seat, "which find", about("find", list(self.drawn)), things=things) if self.drawn else None

    def note_find(self, game: Galaxy, reply: Reply) -> Next:
        """The others are discarded."""
        chosen = reply.option().id()
        for find in self.drawn:
            if find != chosen:
                discard_find(game, find)
        self.drawn, self.find = (), chosen
        self.show(game)
        return None

    def event(self) -> str:
        return "explored"

    def at(self) -> int:
        return ON_PLANET + self.place


class ExploreFrontier(Exploration):
    """The frontier token of a system, which is discarded then."""

    STEPS = (
        Step("ti4:29.5", "draw"),
        Step("ti4:29.7", "resolve"),
        Step("ti4:29.7", "put_away"),
        Step("ti4:29.6", "discard_token"),
    )

    def __init__(self, seat: int, place: int, deck: int = FRONTIER, find: int = NOBODY) -> None:
        super().__init__(seat, place, deck, find)

    def event(self) -> str:
        return "frontier explored"

    def discard_token(self, game: Galaxy) -> Next:
        discard_frontier_token(game, self.place)
        return None


def decks_for(game: Galaxy, planet: int) -> list[int]:
    """The decks that match the traits of a planet: none if it cannot be explored (29.2b)."""
    traits = traits_of(game, planet)
    return [number for number, trait in enumerate(DECKS) if trait in traits]


def may_explore_frontier(game: Galaxy, seat: int, system: int) -> bool:
    """There is a token, this player has ships there, and something lets it explore (29.4)."""
    if system not in game.frontier or not has_ships(game, seat, system):
        return False
    return any(each.explores_frontiers(game, seat) for each in deciding(game, Modifier.explores_frontiers))


def exploring(game: Galaxy) -> Explore:
    """The exploration of a planet that something is about to answer."""
    now = game.innermost(Explore)
    assert isinstance(now, Explore)
    return now
