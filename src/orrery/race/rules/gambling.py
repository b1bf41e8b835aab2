"""Both Gambling Worlds: name a number, or stake a card."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Refused, Reply, Thing
from orrery.kernel.procedure import Next, Procedure, Step
from orrery.race.cards import CARDS
from orrery.race.rules.moves import take_top, throw
from orrery.race.state import NO_CARD, Race, card_options


class NameNumber(Procedure):
    """Name a number and turn up the top card: kept if its cost or defense is that number."""

    STEPS = (Step("race:power.consume.draw-if-lucky.1", "choose_number", "turn_up"),)

    def __init__(self, seat: int, card: int, highest: int) -> None:
        self.seat = seat
        self.card = card
        self.highest = highest

    def copy(self) -> NameNumber:
        return NameNumber(self.seat, self.card, self.highest)

    def choose_number(self, game: Race) -> Next:
        numbers = [Option("number", (("number", number),)) for number in range(1, self.highest + 1)]
        return Decision(self.seat, "name a number", numbers, things=(("card", self.card),))

    def turn_up(self, game: Race, reply: Reply) -> Next:
        number = reply.option().id()
        card = take_top(game, self.seat)
        if card == NO_CARD:
            return None
        if CARDS[card].cost == number:
            game.players[self.seat].hand.append(card)
            game.note_shown("lucky", self.seat, number, card)
        else:
            throw(game, self.seat, [card])
            game.note_shown("unlucky", self.seat, number, card)
        return None


class StakeCard(Procedure):
    """Stake a hand card and turn up as many cards as it costs; if one costs more, win any of them, else lose the stake.

    What was turned up and the stake lie open on the table meanwhile, the stake first.
    """

    STEPS = (
        Step("race:power.consume.ante.1", "choose_stake", "turn_up"),
        Step("race:power.consume.ante.2", "choose_prize", "win"),
        Step("race:power.consume.ante.2", "clear"),
    )

    def __init__(self, seat: int, card: int, lowest: int, highest: int) -> None:
        self.seat = seat
        self.card = card
        self.lowest = lowest
        self.highest = highest

    def choose_stake(self, game: Race) -> Next:
        hand = game.players[self.seat].hand
        stakes = [card for card in hand if self.lowest <= CARDS[card].cost <= self.highest]
        return Decision(self.seat, "stake", card_options(stakes), things=(("card", self.card),))

    def why_not(self, game: Race, seat: int, thing: Thing) -> Refused | None:
        kind, card = thing
        if kind == "card" and game.prompt(seat) == "stake" and card in game.players[seat].hand:
            return Refused("stake-cost", (CARDS[card].cost, self.lowest, self.highest))
        if kind == "card" and game.prompt(seat) == "prize" and card == game.shown[0]:
            return Refused("is-stake")
        return None

    def turn_up(self, game: Race, reply: Reply) -> Next:
        stake = reply.option().id()
        game.players[self.seat].hand.remove(stake)
        game.shown = (stake,)
        game.note_shown("staked", self.seat, stake)
        for _ in range(CARDS[stake].cost):
            card = take_top(game, self.seat)
            if card != NO_CARD:
                game.shown = (*game.shown, card)
        game.note_shown("turned up", self.seat, *game.shown[1:])
        return None

    def choose_prize(self, game: Race) -> Next:
        stake, turned_up = game.shown[0], game.shown[1:]
        if not any(CARDS[card].cost > CARDS[stake].cost for card in turned_up):
            return None
        return Decision(self.seat, "prize", card_options(list(turned_up)), things=(("card", self.card),))

    def win(self, game: Race, reply: Reply) -> Next:
        prize = reply.option().id()
        stake = game.shown[0]
        game.shown = tuple([card for card in game.shown if card not in (stake, prize)])
        game.players[self.seat].hand += [stake, prize]
        game.note("won", self.seat, stake, prize)
        return None

    def clear(self, game: Race) -> Next:
        throw(game, self.seat, list(game.shown))
        game.shown = ()
        return None
