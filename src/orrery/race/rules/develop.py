"""II: Develop."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Decisions, Option, Refused, Reply, Thing
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.race.card import is_one
from orrery.race.cards import CARDS
from orrery.race.powers import PrestigeForDeveloping, SavePaidForDevelopment
from orrery.race.queries import development_price, find_power
from orrery.race.reasons import development_refused
from orrery.race.rules.moves import discard_picked, draw, end_phase, gain_prestige, give_up
from orrery.race.rules.paying import (
    DiscardAfterDrawing,
    choose_saved,
    goods_to_spend,
    pay_to_save,
    save_one,
    spend_good,
    spending_refused,
)
from orrery.race.settling import (
    NOTHING_ELSE,
    Means,
    develop_discount,
    develop_helpers,
    goods_suffice,
    may_develop,
    no_help_to_develop,
    subsets,
    things_of,
)
from orrery.race.state import DEVELOP, DEVELOP_2, Player, Race, card_options
from orrery.race.telling import development_terms

DEVELOP_BY: Final = "develop"


def no_card() -> list[Option]:
    return [Option("none")]


class Develop(Procedure):
    """All choose a development at once, show it, pay for it. `second`: the second Develop phase of one round."""

    STEPS = (
        Loop("race:power.develop.draw.1", "next_drawer"),
        Step("race:develop.1", "choose_developments", "show"),
        Step("race:develop.5", "choose_payments", "pay"),
        Loop("race:timing.3", "next_payer"),
        Step("race:powers.6", "end_phase"),
    )

    def __init__(self, second: bool = False, drawing: int = 0, paying: int = 0) -> None:
        self.second = second
        self.drawing = drawing
        self.paying = paying

    def copy(self) -> Develop:
        return Develop(self.second, self.drawing, self.paying)

    def bonus(self, game: Race, seat: int) -> int:
        """What the action takes off the price: 1, or 3 with prestige."""
        action = DEVELOP_2 if self.second else DEVELOP
        player = game.players[seat]
        if action not in player.actions:
            return 0
        return 3 if player.boosted == action else 1

    def next_drawer(self, game: Race) -> Next:
        """One after the other, because some discard a card before the next one draws."""
        while self.drawing < game.seats:
            seat = (game.first + self.drawing) % game.seats
            self.drawing += 1
            tableau = game.players[seat].tableau
            number = 0
            for card in tableau:
                number += CARDS[card].draw_at_develop
            if game.options.sets:
                sifts = [CARDS[card].sift_at_develop for card in tableau if CARDS[card].sift_at_develop]
                draw(game, seat, number + sum(sifts))
                if sifts:
                    return Call(DiscardAfterDrawing(seat, len(sifts), "race:power.develop.draw-discard.1"))
            elif number:
                draw(game, seat, number)
        return None

    def choose_developments(self, game: Race) -> Next:
        decisions: list[Decision] = []
        for seat in game.in_order():
            player = game.players[seat]
            means = means_to_develop(player) if game.options.sets else NOTHING_ELSE
            able = may_develop(player.tableau, player.hand, self.bonus(game, seat), means)
            if able:
                decisions.append(Decision(seat, "develop", no_card() + card_options(able)))
        return Decisions(decisions) if decisions else None

    def question_numbers(self, game: Race, decision: Decision) -> tuple[int, ...]:
        """How the price comes about, for who pays."""
        seat = decision.seat
        if decision.prompt != "pay":
            return ()
        return development_terms(game.players[seat].tableau, self.bonus(game, seat), ())

    def option_numbers(self, game: Race, decision: Decision, option: Option) -> tuple[int, ...]:
        """The price of a development without optional powers."""
        if decision.prompt != "develop" or not option.things:
            return ()
        seat = decision.seat
        return (development_price(game.players[seat].tableau, option.id(), self.bonus(game, seat)),)

    def why_not(self, game: Race, seat: int, thing: Thing) -> Refused | None:
        player = game.players[seat]
        if thing[0] != "card" or thing[1] not in player.hand or game.prompt(seat) != "develop":
            return None
        means = means_to_develop(player) if game.options.sets else NOTHING_ELSE
        return development_refused(player.tableau, player.hand, thing[1], self.bonus(game, seat), means)

    def show(self, game: Race, reply: Reply) -> Next:
        show_chosen(game, reply)
        return None

    def choose_payments(self, game: Race) -> Next:
        """Nobody's payment can matter to another's, so all pay at once; unless somebody can use something else."""
        decisions: list[Decision] = []
        anybody = False
        for seat in game.in_order():
            player = game.players[seat]
            for card in player.placed:
                if game.options.sets and pays_specially(player):
                    return None
                anybody = True
                price = development_price(player.tableau, card, self.bonus(game, seat))
                if price:
                    about = (("card", card),)
                    decisions.append(Decision(seat, "pay", card_options(player.hand), price, price, things=about))
        return Decisions(decisions) if anybody else None

    def pay(self, game: Race, reply: Reply) -> Next:
        """One after the other, because a card drawn afterwards may empty the pile."""
        for seat in game.in_order():
            if game.players[seat].placed:
                for answer in reply.answers:
                    if answer.seat == seat:
                        discard_picked(game, seat, answer.options)
                reward_developing(game, seat)
        self.paying = game.seats
        return None

    def next_payer(self, game: Race) -> Next:
        while self.paying < game.seats:
            seat = (game.first + self.paying) % game.seats
            self.paying += 1
            for card in game.players[seat].placed:
                return Call(PayForDevelopment(seat, card, self.bonus(game, seat)))
        return None

    def end_phase(self, game: Race) -> Next:
        end_phase(game)
        return None


class PayForDevelopment(Procedure):
    """Choose the optional powers that make it cheaper, and pay."""

    STEPS = (
        Step("race:powers.10", "choose_way", "use_powers"),
        Loop("race:power.develop.good-reduce.1", "choose_good", "spend_good"),
        Step("race:develop.5", "choose_payment", "pay"),
        Step("race:power.develop.save-cost.1", "choose_saved", "save"),
        Step("race:powers.2", "reward"),
    )

    def __init__(
        self,
        seat: int,
        card: int,
        bonus: int,
        price: int = 0,
        kinds: tuple[int, ...] = (),
        by: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.card = card
        self.bonus = bonus
        self.price = price
        self.kinds = kinds  # of the goods yet to be spent
        self.by = by  # the cards whose optional powers are used

    def question_numbers(self, game: Race, decision: Decision) -> tuple[int, ...]:
        """How the price comes about."""
        if decision.prompt != "pay":
            return decision.values
        return development_terms(game.players[self.seat].powers(), self.bonus, self.by)

    def choose_way(self, game: Race) -> Next:
        player = game.players[self.seat]
        price = development_price(player.powers(), self.card, self.bonus)
        options = ways_to_develop(player, len(player.hand), price)
        return Decision(self.seat, "develop how", options, things=(("card", self.card),))

    def why_not(self, game: Race, seat: int, thing: Thing) -> Refused | None:
        kind, card = thing
        player = game.players[seat]
        if kind != "card" or card not in player.tableau:
            return None
        if game.prompt(seat) == "spend good":
            return spending_refused(game, seat, card, self.kinds)
        if game.prompt(seat) != "develop how":
            return None
        reason = no_help_to_develop(card, means_to_develop(player))
        good = CARDS[card].develop_for_good
        if reason == "kind-lacking" and good is not None:
            return Refused(reason, (good.kind,), "race:power.develop.good-reduce.1")
        return Refused(reason or "no-way-with-it")

    def use_powers(self, game: Race, reply: Reply) -> Next:
        player = game.players[self.seat]
        self.price = reply.option().values[0]
        self.by = tuple([card for _, card in reply.option().things])
        for card in self.by:
            good = CARDS[card].develop_for_good
            if good is None:
                give_up(game, self.seat, card)
            else:
                player.use((card,))
                self.kinds = (*self.kinds, good.kind)
        return None

    def choose_good(self, game: Race) -> Next:
        if not self.kinds:
            return None
        worlds = goods_to_spend(game, self.seat, self.kinds)
        return Decision(self.seat, "spend good", card_options(worlds), things=(("card", self.card),))

    def spend_good(self, game: Race, reply: Reply) -> Next:
        self.kinds = self.kinds[1:]
        spend_good(game, self.seat, reply.option().id())
        return None

    def choose_payment(self, game: Race) -> Next:
        if not self.price:
            return None
        hand = card_options(game.players[self.seat].hand)
        return Decision(self.seat, "pay", hand, self.price, self.price, things=(("card", self.card),))

    def pay(self, game: Race, reply: Reply) -> Next:
        if find_power(game.players[self.seat].powers(), SavePaidForDevelopment) < 0:
            discard_picked(game, self.seat, reply.options())
        else:
            pay_to_save(game, self.seat, reply.options())
        return None

    def choose_saved(self, game: Race) -> Next:
        return choose_saved(game, self.seat)

    def save(self, game: Race, reply: Reply) -> Next:
        save_one(game, self.seat, reply.option().id())
        return None

    def reward(self, game: Race) -> Next:
        reward_developing(game, self.seat)
        return None


def means_to_develop(player: Player) -> Means:
    return Means(tuple(player.goods), player.prestige, player.spent.gone, player.spent.used)


def pays_specially(player: Player) -> bool:
    """Whether this player has more to choose than the cards to pay with."""
    if find_power(player.tableau, SavePaidForDevelopment) >= 0:
        return True
    return bool(develop_helpers(player.tableau, means_to_develop(player)))


def ways_to_develop(player: Player, hand: int, price: int) -> list[Option]:
    """By means of which cards the development can be paid for."""
    found: list[Option] = []
    means = means_to_develop(player)
    for some in subsets(develop_helpers(player.powers(), means)):
        kinds: list[int] = []
        for card in some:
            good = CARDS[card].develop_for_good
            if good is not None:
                kinds.append(good.kind)
        left = max(0, price - sum([develop_discount(card) for card in some]))
        if left <= hand and goods_suffice(kinds, means.goods):
            found.append(Option(DEVELOP_BY, things_of(some), (left,)))
    return found


def reward_developing(game: Race, seat: int) -> None:
    """What the development just paid for brings: cards and prestige."""
    player = game.players[seat]
    number = 0
    for card in player.tableau:
        number += CARDS[card].draw_after_developing
    draw(game, seat, number)
    if game.with_prestige():
        placed = CARDS[player.placed[0]]
        gain_prestige(game, seat, placed.prestige + prestige_for_developing(player.powers(), player.placed[0]))


def prestige_for_developing(tableau: list[int], development: int) -> int:
    total = 0
    for card in tableau:
        for power in CARDS[card].powers:
            if isinstance(power, PrestigeForDeveloping) and is_one(CARDS[development], power.what):
                total += power.amount
    return total


def show_chosen(game: Race, reply: Reply) -> None:
    """All chosen cards are turned up together."""
    for answer in reply.answers:
        option = answer.options[0]
        if option.things:
            player = game.players[answer.seat]
            player.hand.remove(option.id())
            player.placed.append(option.id())
            game.note_shown("placed", answer.seat, option.id())
