"""Mutant: refills its hand from other hands and the deck."""

from __future__ import annotations

from orrery.cosmic.encounter import DEAL
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.needs import AS_MAIN
from orrery.cosmic.queries import allies, is_lasting, opponent, others, side_of
from orrery.cosmic.rules.aftermath import reactions
from orrery.cosmic.rules.deed import Super, Use, Wild
from orrery.cosmic.rules.moves import card_options, discard_from_hand, draw, give_cards, random_cards, seat_options
from orrery.cosmic.rules.resolution import is_win_for
from orrery.cosmic.state import HAND, Cosmic
from orrery.cosmic.windows import AFTER_OUTCOME, BEFORE_INVITATIONS
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step

DISCARDS = 3


class Refilled(Modifier):
    """Its owner has refilled the hand."""

    KEY = "refilled"


class SwapsCards(Modifier):
    """Its owner may discard cards before refilling."""

    KEY = "super mutant"


class Regenerate(Use):
    """As main player, before invitations, with fewer than eight cards: draw up to eight."""

    WINDOWS = (BEFORE_INVITATIONS,)
    NEEDS = (AS_MAIN,)

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        spare = DISCARDS if is_lasting(game, SwapsCards, seat) else 0
        return len(game.players[seat].hand) - spare < HAND

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(Refilled(self.seat))
        return Call(Refill(self.seat))


class Refill(Procedure):
    """One card after the other, each from the deck or blindly from a hand of choice, until eight are held."""

    STEPS = (
        Step("cosmic:flares.6", "choose_discards", "throw"),
        Loop("cosmic:conflict.1", "choose_source", "take"),
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_discards(self, game: Cosmic) -> Next:
        hand = game.players[self.seat].hand
        if not is_lasting(game, SwapsCards, self.seat) or not hand:
            return None
        return Decision(self.seat, "mutant.discard", card_options(hand), 0, min(DISCARDS, len(hand)))

    def throw(self, game: Cosmic, reply: Reply) -> Next:
        discard_from_hand(game, self.seat, [option.id() for option in reply.options()])
        return reactions(game)

    def choose_source(self, game: Cosmic) -> Next:
        if len(game.players[self.seat].hand) >= HAND:
            return None
        options = seat_options([seat for seat in others(game, self.seat) if game.players[seat].hand])
        if game.deck or game.discard:
            options.insert(0, Option("deck"))
        return Decision(self.seat, "mutant.source", options) if options else None

    def take(self, game: Cosmic, reply: Reply) -> Next:
        option = reply.option()
        if option.key == "deck":
            draw(game, self.seat, 1)
        else:
            give_cards(game, option.id(), self.seat, random_cards(game, option.id(), 1))
        return reactions(game)


class WildMutant(Wild):
    """As main player after a win or a deal: a random card from the opponent and from each of the opponent's allies."""

    WINDOWS = (AFTER_OUTCOME,)
    NEEDS = (AS_MAIN,)

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        if not (game.now().outcome == DEAL or is_win_for(game, seat)):
            return False
        return any(game.players[other].hand for other in against(game, seat))

    def commit(self, game: Cosmic) -> Next:
        for other in against(game, self.seat):
            give_cards(game, other, self.seat, random_cards(game, other, 1))
        return None


class SuperMutant(Super):
    """Discard up to three cards before refilling."""

    WINDOWS = (BEFORE_INVITATIONS,)
    NEEDS = (AS_MAIN,)
    WHY = "in-force"

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        """The flare itself is back in the hand before the refill, so it is one of the cards."""
        return not is_lasting(game, Refilled, seat)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(SwapsCards(self.seat))
        return None


def against(game: Cosmic, seat: int) -> list[int]:
    """The opponent and its allies."""
    other = opponent(game, seat)
    return [other, *allies(game, side_of(game, other))]


POWER = (Regenerate,)
WILD = (WildMutant,)
SUPER = (SuperMutant,)
