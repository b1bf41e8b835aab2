"""II: Develop."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Decisions, Option, Reply
from orrery.kernel.procedure import Next, Procedure, Step
from orrery.race.cards import CARDS
from orrery.race.queries import development_price, may_develop
from orrery.race.rules.moves import discard_picked, draw
from orrery.race.state import DEVELOP, DEVELOP_2, Race, card_options


def no_card() -> list[Option]:
    return [Option("none")]


class Develop(Procedure):
    """All choose a development at once, show it, pay for it. `second`: the second Develop phase of one round."""

    STEPS = (
        Step("race:power.develop.draw.1", "draw_first"),
        Step("race:develop.1", "choose_developments", "show"),
        Step("race:develop.5", "choose_payments", "pay"),
        Step("race:powers.6", "end_phase"),
    )

    def __init__(self, second: bool = False) -> None:
        self.second = second

    def copy(self) -> Develop:
        return Develop(self.second)

    def bonus(self, game: Race, seat: int) -> bool:
        return (DEVELOP_2 if self.second else DEVELOP) in game.players[seat].actions

    def draw_first(self, game: Race) -> Next:
        for seat in game.in_order():
            number = 0
            for card in game.players[seat].tableau:
                number += CARDS[card].draw_at_develop
            draw(game, seat, number)
        return None

    def choose_developments(self, game: Race) -> Next:
        decisions: list[Decision] = []
        for seat in game.in_order():
            player = game.players[seat]
            able = may_develop(player.tableau, player.hand, self.bonus(game, seat))
            if able:
                decisions.append(Decision(seat, "develop", no_card() + card_options(able)))
        return Decisions(decisions) if decisions else None

    def show(self, game: Race, reply: Reply) -> Next:
        show_chosen(game, reply)
        return None

    def choose_payments(self, game: Race) -> Next:
        """Nobody's payment can matter to another's, so all pay at once."""
        decisions: list[Decision] = []
        anybody = False
        for seat in game.in_order():
            player = game.players[seat]
            for card in player.placed:
                anybody = True
                price = development_price(player.tableau, card, self.bonus(game, seat))
                if price:
                    about = (("card", card),)
                    decisions.append(Decision(seat, "pay", card_options(player.hand), price, price, things=about))
        return Decisions(decisions) if anybody else None

    def pay(self, game: Race, reply: Reply) -> Next:
        """One after the other, because a card drawn afterwards may empty the pile."""
        for seat in game.in_order():
            player = game.players[seat]
            if player.placed:
                for answer in reply.answers:
                    if answer.seat == seat:
                        discard_picked(game, seat, answer.options)
                number = 0
                for card in player.tableau:
                    number += CARDS[card].draw_after_developing
                draw(game, seat, number)
        return None

    def end_phase(self, game: Race) -> Next:
        move_into_tableaus(game)
        return None


def show_chosen(game: Race, reply: Reply) -> None:
    """All chosen cards are turned up together."""
    for answer in reply.answers:
        option = answer.options[0]
        if option.things:
            player = game.players[answer.seat]
            player.hand.remove(option.id())
            player.placed.append(option.id())
            game.note_shown("placed", answer.seat, option.id())


def move_into_tableaus(game: Race) -> None:
    """The phase is over: from now on the powers of the cards placed in it work."""
    for player in game.players:
        if player.placed:
            player.tableau += player.placed
            player.placed.clear()
