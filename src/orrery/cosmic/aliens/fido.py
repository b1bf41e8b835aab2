"""Fido: fetches used encounter cards and offers them around."""

from __future__ import annotations

from orrery.cosmic.encounter import NOBODY
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.needs import AS_MAIN, DISCARDS
from orrery.cosmic.queries import is_lasting, opponent, others
from orrery.cosmic.rules.deed import Stronger, Use, Wild
from orrery.cosmic.rules.moves import (
    card_options,
    discard,
    draw,
    free_from_warp,
    seat_options,
    take_discarded,
    take_openly,
)
from orrery.cosmic.rules.resolution import UsedCard
from orrery.cosmic.rules.ships import place_all
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import BEFORE_CARDS, GRABBING
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step


class Fetched(Modifier):
    """Its owner has fetched that card."""

    KEY = "fetched"


def lying_there(game: Cosmic, seat: int) -> list[int]:
    """The cards that have settled this encounter and lie on the discard pile; not those already fetched."""
    fetched = [each.about for each in game.lasting(Fetched) if each.owner == seat]
    used = [each.about for each in game.lasting(UsedCard)]
    return [card for card in used if card in game.discard and card not in fetched]


class Fetch(Use):
    """When the encounter cards are discarded: take one of them back and offer it to another player."""

    WINDOWS = (GRABBING,)

    def __init__(
        self,
        seat: int,
        source: int,
        cancelled: bool = False,
        many: bool = False,
        cards: list[int] | None = None,
        guest: int = NOBODY,
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.many = many  # any number of them
        self.cards = cards if cards is not None else []
        self.guest = guest  # to whom the one card is offered

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return bool(lying_there(game, seat)) and not is_lasting(game, Fetched, seat)

    def choose(self, game: Cosmic) -> Next:
        if not self.cards:
            cards = lying_there(game, self.seat)
            return Decision(self.seat, "fido.fetch", card_options(cards), 1, len(cards) if self.many else 1)
        if not self.many and self.guest == NOBODY:
            return ask_whom(game, self.seat, self.cards[0])
        return None

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        """All who may answer hear which card is meant for whom."""
        if self.cards:
            self.guest = reply.option().id()
            game.note("picked for", self.seat, self.cards[0], self.guest)
        else:
            self.cards = [option.id() for option in reply.options()]
            for card in self.cards if self.many else []:
                game.note("picked card", self.seat, card)
        return None

    def commit(self, game: Cosmic) -> Next:
        """Cards that were shuffled into the deck meanwhile are out of reach."""
        self.cards = [card for card in self.cards if card in game.discard]
        for card in self.cards:
            game.discard.remove(card)
            game.table.append(card)
            game.begin_effect(Fetched(self.seat, card))
            game.note("fetched", self.seat, card)
        if not self.cards:
            return None
        if not self.many:
            return Call(OfferCard(self.seat, self.cards[0], self.guest))
        return Call(OfferCards(self.seat, self.cards.copy()))


def ask_whom(game: Cosmic, seat: int, card: int) -> Decision:
    return Decision(seat, "fido.whom", seat_options(others(game, seat)), things=(("card", card),))


class OfferCards(Procedure):
    """Offer the fetched cards one after the other, in any order."""

    STEPS = (Loop("cosmic:conflict.1", "choose", "offer"),)

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat = seat
        self.cards = cards

    def choose(self, game: Cosmic) -> Next:
        options = [
            Option("offer", (("card", card), ("seat", seat))) for card in self.cards for seat in others(game, self.seat)
        ]
        return Decision(self.seat, "fido.next", options) if options else None

    def offer(self, game: Cosmic, reply: Reply) -> Next:
        card, guest = [number for _, number in reply.option().things]
        self.cards.remove(card)
        return Call(OfferCard(self.seat, card, guest))


class OfferCard(Procedure):
    """Another player takes the card, and Fido may have a ship from the warp or a card for it; or Fido may keep it."""

    STEPS = (
        Step("cosmic:conflict.1", "ask_guest", "answered"),
        Step("cosmic:conflict.1", "choose", "take"),
        Step("cosmic:conflict.1", "place_ship"),
    )

    def __init__(self, seat: int, card: int, guest: int, accepted: bool = False) -> None:
        self.seat = seat
        self.card = card
        self.guest = guest
        self.accepted = accepted

    def ask_guest(self, game: Cosmic) -> Next:
        things = (("card", self.card), ("seat", self.seat))
        return Decision(self.guest, "fido.accept", [Option("no"), Option("yes")], things=things)

    def answered(self, game: Cosmic, reply: Reply) -> Next:
        self.accepted = reply.option().key == "yes"
        if self.accepted:
            game.table.remove(self.card)
            take_openly(game, self.guest, self.card)
        else:
            game.note("refused", self.guest, self.card)
        return None

    def choose(self, game: Cosmic) -> Next:
        if not self.accepted:
            options = [Option("keep it"), Option("throw it back")]
            return Decision(self.seat, "fido.keep", options, things=(("card", self.card),))
        options = [Option("nothing"), Option("draw a card")]
        if game.players[self.seat].warp:
            options.append(Option("free a ship"))
        return Decision(self.seat, "fido.bone", options)

    def take(self, game: Cosmic, reply: Reply) -> Next:
        key = reply.option().key
        if key in ("keep it", "throw it back"):
            game.table.remove(self.card)
        if key == "keep it":
            take_openly(game, self.seat, self.card)
        elif key == "throw it back":
            discard(game, self.seat, [self.card])
        elif key == "draw a card":
            draw(game, self.seat, 1)
        elif key == "free a ship":
            free_from_warp(game, self.seat, 1)
        return None

    def place_ship(self, game: Cosmic) -> Next:
        return place_all(game)


class WildFido(Wild):
    """As main player, before cards are chosen: the opponent must take the top discard, and one draws a card."""

    WINDOWS = (BEFORE_CARDS,)
    NEEDS = (AS_MAIN, DISCARDS)

    def commit(self, game: Cosmic) -> Next:
        if game.discard:  # a draw in between may have made the pile the new deck
            take_discarded(game, opponent(game, self.seat), game.discard[-1])
        draw(game, self.seat, 1)
        return None


class SuperFido(Stronger):
    """The power fetches any or all of the encounter cards and offers them one after the other."""

    WINDOWS = (GRABBING,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return bool(lying_there(game, seat))

    def use(self, power: int) -> Fetch:
        return Fetch(self.seat, power, many=True)


POWER = (Fetch,)
WILD = (WildFido,)
SUPER = (SuperFido,)
