"""Filch: steals the opponent's used encounter card. Its flare comes in two versions, of which a game has one."""

from __future__ import annotations

from orrery.cosmic.cards import ARTIFACT, CARDS, NEGOTIATE
from orrery.cosmic.encounter import NO_CARD
from orrery.cosmic.needs import AS_MAIN
from orrery.cosmic.queries import cards_of_type
from orrery.cosmic.rules.cheating import Cheat
from orrery.cosmic.rules.deed import Play, Stronger, Use, Wild, answered, subject
from orrery.cosmic.rules.moves import card_options, discard_from_hand, take_discarded, take_openly
from orrery.cosmic.rules.resolution import UsedCard
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import CARD_PLAYED, GRABBING
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Next


def within_reach(game: Cosmic, seat: int) -> list[int]:
    """Encounter cards that others have used in this encounter and that lie on the discard pile."""
    used = [used.about for used in game.lasting(UsedCard) if used.owner != seat]
    return [card for card in used if card in game.discard]


class Theft(Use):
    """As main player, when the encounter cards are discarded: take the opponent's."""

    WINDOWS = (GRABBING,)
    NEEDS = (AS_MAIN,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, card: int = NO_CARD) -> None:
        super().__init__(seat, source, cancelled)
        self.card = card

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return bool(within_reach(game, seat))

    def choose(self, game: Cosmic) -> Next:
        if self.card != NO_CARD:
            return None
        return Decision(self.seat, "filch.card", card_options(within_reach(game, self.seat)))

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.card = reply.option().id()
        game.note("picked card", self.seat, self.card)
        return None

    def commit(self, game: Cosmic) -> Next:
        """A card that was shuffled into the deck meanwhile is out of reach."""
        if self.card in game.discard:
            take_discarded(game, self.seat, self.card)
        return None


class WildFilch(Wild):
    """When another player plays an artifact or a flare: discard a negotiate, and it comes to one's hand instead."""

    WINDOWS = (CARD_PLAYED,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return cls.might(game, seat) and bool(cards_of_type(game.players[seat].hand, NEGOTIATE))

    @classmethod
    def might(cls, game: Cosmic, seat: int) -> bool:
        played = subject(game)
        return played.seat != seat and isinstance(played, Play) and CARDS[played.source].type >= ARTIFACT

    def commit(self, game: Cosmic) -> Next:
        played = answered(game)
        price = cards_of_type(game.players[self.seat].hand, NEGOTIATE)
        if not price:
            return None
        discard_from_hand(game, self.seat, price[:1])
        played.cancelled = True
        game.table.remove(played.source)
        take_openly(game, self.seat, played.source)
        return None


class SuperFilch(Stronger):
    """The power takes any other player's used card, also in an encounter that one has no part in."""

    WINDOWS = (GRABBING,)
    USE = Theft

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return bool(within_reach(game, seat))


POWER = (Theft,)
WILD = (WildFilch,)
SUPER = (SuperFilch,)
CLASSIC_WILD = (Cheat,)
