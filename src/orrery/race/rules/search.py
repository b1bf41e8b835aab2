"""Search: once a game, turn up cards of the draw pile until one fits the category."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Refused, Reply, Thing
from orrery.kernel.procedure import Goto, Next, Procedure, Step
from orrery.race.rules.moves import take_top, throw
from orrery.race.searching import CATEGORIES, FOUND_BY, TAKEOVER, may_be_passed_over
from orrery.race.standing import NO_ACTION
from orrery.race.state import NO_CARD, Race

NO_CATEGORY: Final = -1
GO_ON: Final = Option("go on")


class Search(Procedure):
    """Name a category; turn up cards one by one; take the first that fits or the second.

    What was turned up lies open on the table until the search is over, the card in question last.
    """

    STEPS = (
        Step("race:search.4", "choose_category", "name_category"),
        Step("race:search.5", "turn_up"),
        Step("race:search.6", "choose_card", "take_or_go_on"),
        Step("race:search.10", "put_away"),
    )

    def __init__(
        self, seat: int, category: int = NO_CATEGORY, second: bool = False, asking: bool = False, found: int = NO_CARD
    ) -> None:
        self.seat = seat
        self.category = category
        self.second = second  # one that fits has been left: the next must be taken
        self.asking = asking  # the card turned up last fits, and may be taken or left
        self.found = found

    def choose_category(self, game: Race) -> Next:
        return Decision(self.seat, "search category", category_options(game.options.takeovers))

    def name_category(self, game: Race, reply: Reply) -> Next:
        self.category = reply.option().id()
        game.note("searches", self.seat, self.category)
        return None

    def turn_up(self, game: Race) -> Next:
        """Until a card fits, or no pile is left: then the search has failed."""
        cards: list[int] = []
        self.asking = False
        while not self.asking and self.found == NO_CARD:
            card = take_top(game, self.seat)
            if card == NO_CARD:
                break
            cards.append(card)
            if FOUND_BY[self.category][card]:
                if self.second and not may_be_passed_over(card, self.category):
                    self.found = card
                else:
                    self.asking = True
        if cards:
            game.shown = (*game.shown, *cards)
            game.note_shown("turned up", self.seat, *cards)
        return None

    def choose_card(self, game: Race) -> Next:
        if not self.asking:
            return None
        card = (("card", game.shown[-1]),)
        return Decision(self.seat, "search", [Option("take", card), GO_ON], things=card)

    def why_not(self, game: Race, seat: int, thing: Thing) -> Refused | None:
        kind, number = thing
        if kind == "category":
            return Refused("no-takeovers", (), "race:search.category.9")
        if kind != "card" or number not in game.shown:
            return None
        if FOUND_BY[self.category][number]:
            return Refused("passed-over", (), "race:search.7")
        return Refused("not-searched", (self.category,))

    def take_or_go_on(self, game: Race, reply: Reply) -> Next:
        card = game.shown[-1]
        if reply.option().key == "take":
            self.found = card
            return None
        if not may_be_passed_over(card, self.category):
            self.second = True
        return Goto("turn_up")

    def put_away(self, game: Race) -> Next:
        """The open cards are discarded face down; the prestige/search card goes only if something was found."""
        player = game.players[self.seat]
        throw(game, self.seat, [card for card in game.shown if card != self.found])
        game.shown = ()
        if self.found == NO_CARD:
            game.note("search failed", self.seat)
            return None
        player.hand.append(self.found)
        player.standing = player.standing.with_bonus(NO_ACTION, True)
        game.note("found", self.seat, self.found)
        return None


def category_options(with_takeovers: bool) -> list[Option]:
    """The categories; the one about takeovers only if they are in use."""
    numbers = range(len(CATEGORIES))
    return [Option("category", (("category", number),)) for number in numbers if with_takeovers or number != TAKEOVER]
