"""Reserve: low attacks are reinforcements in its hand."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.cards import ATTACK, CARDS, NEGOTIATE, REINFORCEMENT
from orrery.cosmic.modifier import Bonus, Modifier
from orrery.cosmic.needs import AS_INVOLVED, OWN_CARDS
from orrery.cosmic.queries import cards_of_type, is_involved, is_lasting
from orrery.cosmic.rules.aftermath import what_happened
from orrery.cosmic.rules.deed import Super, Use, Wild, answered, subject
from orrery.cosmic.rules.moves import card_options, discard, discard_from_hand, take_discarded
from orrery.cosmic.rules.reinforcements import Reinforce, which_side
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import DISCARDED, REINFORCED, REINFORCING
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Call, Next, Procedure, Step

LOW: Final = 6
LOW_WITH_FLARE: Final = 9


class ReserveBonus(Bonus):
    KEY = "bonus reserve"


class HigherReserve(Modifier):
    """Higher attacks count as low ones for its owner."""

    KEY = "super reserve"


def low_attacks(game: Cosmic, seat: int, limit: int) -> list[int]:
    """The attacks of that value or less in this seat's hand."""
    return [card for card in cards_of_type(game.players[seat].hand, ATTACK) if CARDS[card].value <= limit]


def limit_of(game: Cosmic, seat: int) -> int:
    return LOW_WITH_FLARE if is_lasting(game, HigherReserve, seat) else LOW


class LowReinforcement(Use):
    """As main player or ally: an attack of 06 or less from the hand reinforces a side by its value."""

    WINDOWS = (REINFORCING,)
    AGAIN = True
    NEEDS = (AS_INVOLVED, OWN_CARDS)
    WHY = "no-low-attack"

    def __init__(self, seat: int, source: int, cancelled: bool = False, side: int = 0) -> None:
        super().__init__(seat, source, cancelled)
        self.side = side

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return bool(low_attacks(game, seat, limit_of(game, seat)))

    @classmethod
    def might(cls, game: Cosmic, seat: int) -> bool:
        return not cls.unmet(game, seat)

    def choose(self, game: Cosmic) -> Next:
        return None if self.side else which_side(self.seat)

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.side = reply.option().id()
        game.note("named side", self.seat, self.side)
        return None

    def commit(self, game: Cosmic) -> Next:
        return Call(PlayLowAttack(self.seat, self.side))


class PlayLowAttack(Procedure):
    """The attack is shown, counts for the side, and is discarded."""

    STEPS = (Step("cosmic:conflict.1", "choose_card", "reinforce"),)

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side = side

    def choose_card(self, game: Cosmic) -> Next:
        cards = low_attacks(game, self.seat, limit_of(game, self.seat))
        return (
            Decision(self.seat, "reserve.card", card_options(cards), things=(("side", self.side),)) if cards else None
        )

    def reinforce(self, game: Cosmic, reply: Reply) -> Next:
        card = reply.option().id()
        game.players[self.seat].hand.remove(card)
        game.note_shown("played", self.seat, card)
        game.begin_effect(ReserveBonus(self.side, CARDS[card].value))
        game.note("reinforced", self.seat, self.side, CARDS[card].value)
        discard(game, self.seat, [card])
        return None


class Repulse(Use):
    """When another player plays a reinforcement: discard a negotiate, and it is cancelled and discarded."""

    WINDOWS = (REINFORCED,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return cls.might(game, seat) and bool(cards_of_type(game.players[seat].hand, NEGOTIATE))

    @classmethod
    def might(cls, game: Cosmic, seat: int) -> bool:
        played = subject(game)
        if not isinstance(played, Reinforce) or played.seat == seat or not is_involved(game, seat):
            return False
        return bool(game.players[seat].hand)

    def commit(self, game: Cosmic) -> Next:
        """Without a negotiate left, spent in answer to a zap, it cannot be paid."""
        if not cards_of_type(game.players[self.seat].hand, NEGOTIATE):
            return None
        played = answered(game)
        played.cancelled = True
        game.note("card cancelled", self.seat, played.source)
        discard_from_hand(game, self.seat, cards_of_type(game.players[self.seat].hand, NEGOTIATE)[:1])
        return None


class WildReserve(Wild):
    """When another player discards a reinforcement, played or not: take it."""

    WINDOWS = (DISCARDED,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        what = what_happened(game)
        return CARDS[what.about].type == REINFORCEMENT and what.seat != seat and what.about in game.discard

    def commit(self, game: Cosmic) -> Next:
        card = what_happened(game).about
        if card in game.discard:
            take_discarded(game, self.seat, card)
        return None


class SuperReserve(Super):
    """The power plays attacks of 09 or less."""

    WINDOWS = (REINFORCING,)
    NEEDS = (AS_INVOLVED,)
    WHY = "no-low-attack"

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        more = len(low_attacks(game, seat, LOW_WITH_FLARE)) > len(low_attacks(game, seat, LOW))
        return more and not is_lasting(game, HigherReserve, seat)

    @classmethod
    def might(cls, game: Cosmic, seat: int) -> bool:
        return not cls.unmet(game, seat) and not is_lasting(game, HigherReserve, seat)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(HigherReserve(self.seat))
        return None


POWER = (LowReinforcement, Repulse)
WILD = (WildReserve,)
SUPER = (SuperReserve,)
