"""The strategy phase: everybody chooses a strategy card, or two; goods come onto those that are left."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Refused, Reply, Thing, about
from orrery.kernel.procedure import Call, Goto, Loop, Next, Procedure, Step
from orrery.kernel.window import At
from orrery.ti4.agenda import AGENDAS
from orrery.ti4.initiative import clockwise
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import deciding
from orrery.ti4.rules.moves import FROM_CARD, gain_goods
from orrery.ti4.state import NOBODY, STRATEGY, Galaxy
from orrery.ti4.windows import END_OF_STRATEGY_PHASE, START_OF_STRATEGY_PHASE, WHEN_PLAYER_CHOOSES_STRATEGY_CARD

CARDS: Final = 8
FEW: Final = 4  # so many players at the beginning or fewer have two cards each


def cards_each(game: Galaxy) -> int:
    """By the number of players at the beginning: eliminations change nothing."""
    return 2 if game.seats <= FEW else 1


def unchosen(game: Galaxy) -> list[int]:
    """The strategy cards of the common play area."""
    taken = [card for player in game.players for card in player.strategies]
    return [card for card in range(1, CARDS + 1) if card not in taken]


class StrategyPhase(Procedure):
    SCOPE = "strategy phase"
    STEPS = (
        Step("ti4:85", "begin_phase"),
        Loop("ti4:2.18", "settle_delayed_agendas"),
        At("ti4:85", START_OF_STRATEGY_PHASE),
        Loop("ti4:85.1", "next_choice"),
        Step("ti4:85.2", "place_goods"),
        At("ti4:85.end", END_OF_STRATEGY_PHASE),
    )

    def __init__(self, turns: int = 0, kept: tuple[int, ...] = ()) -> None:
        self.turns = turns  # to choose, clockwise from the speaker; twice round with two cards each
        self.kept = kept  # who has cards of the last round

    def begin_phase(self, game: Galaxy) -> Next:
        game.phase = STRATEGY
        game.active = NOBODY
        for player in game.players:
            player.refused = ()
        self.kept = tuple([seat for seat, player in enumerate(game.players) if player.strategies])
        return None

    def settle_delayed_agendas(self, game: Galaxy) -> Next:
        """What outcomes of the last agenda phase have put off."""
        while game.delayed:
            first, game.delayed = game.delayed[0], game.delayed[1:]
            seats = [seat for seat in first[1:] if not game.players[seat].eliminated]
            comes = AGENDAS[first[0]].later(game, seats)
            if comes is not None:
                return comes
        return None

    def next_choice(self, game: Galaxy) -> Next:
        """Who has kept cards of the last round has chosen already. Who chooses for others does so whatever they have
        been given."""
        for_others = gives_cards_away(game)
        while self.turns < cards_each(game) * game.seats:
            seat, already = (game.speaker + self.turns) % game.seats, self.turns // game.seats
            self.turns += 1
            has = len(game.players[seat].strategies)
            chooses = seat not in self.kept if for_others else has <= already
            if not game.players[seat].eliminated and chooses:
                return Call(ChooseStrategyCard(seat))
        return None

    def place_goods(self, game: Galaxy) -> Next:
        left = unchosen(game)
        game.bonus = tuple([goods + 1 if card in left else goods for card, goods in enumerate(game.bonus)])
        if left:
            game.note("goods on cards", game.speaker, *left)
        return None


def gives_cards_away(game: Galaxy) -> bool:
    """Who chooses a strategy card gives it to another player."""
    return any(each.gives_strategy_cards(game) for each in deciding(game, Modifier.gives_strategy_cards))


def receivers(game: Galaxy, seat: int) -> list[int]:
    """To whom a chosen card can be given: others who still lack one, from the speaker on."""
    others = [other for other in clockwise(game, game.speaker) if other != seat]
    return [other for other in others if len(game.players[other].strategies) < cards_each(game)]


class ChooseStrategyCard(Procedure):
    """A card that is named may be denied before it is taken; then another one is chosen. It may have to be given to
    somebody else, if there is anybody; the goods on it stay with who has chosen."""

    STEPS = (
        Step("ti4:85.1", "choose_card", "name_card"),
        Step("ti4:85.1", "choose_receiver", "name_receiver"),
        At("ti4:85.1", WHEN_PLAYER_CHOOSES_STRATEGY_CARD),
        Step("ti4:85.1", "choose_again"),
        Step("ti4:85.1a", "take_card"),
    )

    def __init__(self, seat: int, card: int = NOBODY, denied: tuple[int, ...] = (), receiver: int = NOBODY) -> None:
        self.seat = seat
        self.card = card
        self.denied = denied  # what this player must not choose
        self.receiver = receiver  # who gets the card, if not the chooser

    def cards(self, game: Galaxy) -> list[int]:
        """If everything that is left was denied, that has no effect."""
        left = unchosen(game)
        return [card for card in left if card not in self.denied] or left

    def choose_card(self, game: Galaxy) -> Next:
        return Decision(self.seat, "choose strategy", about("strategy", self.cards(game)))

    def option_numbers(self, game: Galaxy, decision: Decision, option: Option) -> tuple[int, ...]:
        """The trade goods that lie on it."""
        return (game.bonus[option.id()],)

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        kind, card = thing
        if kind != "strategy" or card in self.cards(game):
            return None
        if card in self.denied and card in unchosen(game):
            return Refused("strategy-denied", (card,), "ti4:85.1")
        return Refused("strategy-taken", (card,), "ti4:85.1b")

    def name_card(self, game: Galaxy, reply: Reply) -> Next:
        self.card = reply.option().id()
        return None

    def choose_receiver(self, game: Galaxy) -> Next:
        others = receivers(game, self.seat) if gives_cards_away(game) else []
        things = (("strategy", self.card),)
        return Decision(self.seat, "give chosen card", about("seat", others), things=things) if others else None

    def name_receiver(self, game: Galaxy, reply: Reply) -> Next:
        self.receiver = reply.option().id()
        return None

    def choose_again(self, game: Galaxy) -> Next:
        return Goto("choose_card") if self.card in self.denied and self.card not in self.cards(game) else None

    def take_card(self, game: Galaxy) -> Next:
        player = game.players[self.seat if self.receiver == NOBODY else self.receiver]
        player.strategies = (*player.strategies, self.card)
        goods = game.bonus[self.card]
        game.bonus = tuple([0 if card == self.card else each for card, each in enumerate(game.bonus)])
        game.note("strategy chosen", self.seat, self.card, goods)
        if self.receiver != NOBODY:
            game.note("strategy given", self.seat, self.card, self.receiver)
        gain_goods(game, self.seat, goods, FROM_CARD)
        return None
