"""Placing one world: how, with which optional powers, what is paid, and what it brings."""

from __future__ import annotations

from typing import ClassVar

from orrery.kernel.decision import Decision, Option, Refused, Reply, Thing
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.race.card import is_one
from orrery.race.cards import CARDS
from orrery.race.goods import GENES
from orrery.race.powers import GoodOnNewWorld, PrestigeForPaying, PrestigeForSettling, SavePaidForWorld
from orrery.race.queries import NEVER, find_power
from orrery.race.reasons import help_refused
from orrery.race.rules.moves import discard_picked, draw, gain_prestige, give_up, put_good, spend_prestige
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
    BOOSTED_MILITARY,
    BOOSTED_PRICE,
    CONQUER,
    NOTHING_ELSE,
    PAY,
    Means,
    gives_up,
    goods_spent,
    recruits,
    recruits_by,
    soldier_strength,
    subsets,
    ways,
)
from orrery.race.state import NO_CARD, Player, Race, card_options
from orrery.race.telling import as_numbers, plain_or_first, world_terms


class PlaceWorld(Procedure):
    """Choose how to place the world that was shown, with which optional powers; pay; draw."""

    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("race:powers.10", "choose_way", "use_powers"),
        Step("race:settle.4", "choose_payment", "pay"),
        Step("race:settle.5", "draw_after"),
    )

    def __init__(self, seat: int, world: int, bonus: bool, price: int = 0, by: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.world = world
        self.bonus = bonus
        self.price = price
        self.by = by  # the cards whose optional powers are used

    def copy(self) -> PlaceWorld:
        return PlaceWorld(self.seat, self.world, self.bonus, self.price, self.by)

    def question_numbers(self, game: Race, decision: Decision) -> tuple[int, ...]:
        """How the price comes about."""
        if decision.prompt != "pay":
            return decision.values
        return world_terms(game.players[self.seat].powers(), self.world, self.by, self.cheaper(game))

    def cheaper(self, game: Race) -> int:
        """What a bonus takes off the price."""
        return 0

    def choose_way(self, game: Race) -> Next:
        player = game.players[self.seat]
        options = ways(player.tableau, len(player.hand), self.world)
        return Decision(self.seat, "settle how", options, things=(("card", self.world),))

    def means(self, game: Race) -> Means:
        return NOTHING_ELSE

    def why_not(self, game: Race, seat: int, thing: Thing) -> Refused | None:
        kind, card = thing
        if kind == "card" and card in game.players[seat].tableau and game.prompt(seat) == "settle how":
            return help_refused(card, self.world, self.means(game))
        return None

    def use_powers(self, game: Race, reply: Reply) -> Next:
        way = reply.option()
        self.by = tuple([card for _, card in way.things])
        for card in self.by:
            if gives_up(card, way.key):
                give_up(game, self.seat, card)
        if way.key == PAY:
            self.price = way.values[0]
        else:
            game.note("conquered", self.seat, self.world)
        return None

    def choose_payment(self, game: Race) -> Next:
        if not self.price:
            return None
        hand = game.players[self.seat].hand
        return Decision(self.seat, "pay", card_options(hand), self.price, self.price, things=(("card", self.world),))

    def pay(self, game: Race, reply: Reply) -> Next:
        discard_picked(game, self.seat, reply.options())
        return None

    def draw_after(self, game: Race) -> Next:
        number = 1 if self.bonus else 0
        for card in game.players[self.seat].tableau:
            number += CARDS[card].draw_after_settling
        draw(game, self.seat, number)
        return None


class PlaceWorldWithSets(PlaceWorld):
    """The same with goods and prestige to spend, hand cards for Military, saved cards, and more that a world brings."""

    STEPS = (
        Step("race:powers.10", "choose_way", "use_powers"),
        Loop("race:power.settle.good-reduce.1", "choose_good", "spend_good"),
        Step("race:power.settle.discard-for-military.1", "choose_recruits", "recruit"),
        Step("race:settle.4", "choose_payment", "pay"),
        Step("race:power.settle.save-cost.1", "choose_saved", "save"),
        Step("race:settle.5", "draw_after"),
    )

    def __init__(
        self,
        seat: int,
        world: int,
        bonus: bool,
        action: int,
        by_conquest: bool = False,
        price: int = 0,
        missing: int = 0,
        conquered: bool = False,
        kinds: tuple[int, ...] = (),
        prestige: int = 0,
        by: tuple[int, ...] = (),
    ) -> None:
        super().__init__(seat, world, bonus, price, by)
        self.action = action  # of this Settle phase
        self.by_conquest = by_conquest  # it cannot be paid for
        self.missing = missing  # Military that hand cards must bring
        self.conquered = conquered
        self.kinds = kinds  # of the goods yet to be spent
        self.prestige = prestige  # for the way it is placed

    def copy(self) -> PlaceWorldWithSets:
        return PlaceWorldWithSets(
            self.seat,
            self.world,
            self.bonus,
            self.action,
            self.by_conquest,
            self.price,
            self.missing,
            self.conquered,
            self.kinds,
            self.prestige,
            self.by,
        )

    def cheaper(self, game: Race) -> int:
        return self.means(game).cheaper

    def means(self, game: Race) -> Means:
        return means_to_settle(game.players[self.seat], self.action, self.world)

    def choose_way(self, game: Race) -> Next:
        player = game.players[self.seat]
        options = ways(player.powers(), len(player.hand), self.world, self.means(game), self.by_conquest)
        return Decision(self.seat, "settle how", options, things=(("card", self.world),))

    def why_not(self, game: Race, seat: int, thing: Thing) -> Refused | None:
        player = game.players[seat]
        if game.prompt(seat) == "spend good" and thing[0] == "card" and thing[1] in player.tableau + player.placed:
            return spending_refused(game, seat, thing[1], self.kinds, self.world)
        return super().why_not(game, seat, thing)

    def use_powers(self, game: Race, reply: Reply) -> Next:
        """Temporary Military stays until the phase ends, whatever it was bought for."""
        player = game.players[self.seat]
        way = reply.option()
        self.by = tuple([card for _, card in way.things])
        self.conquered = way.key == CONQUER
        self.kinds = tuple(goods_spent(list(self.by)))
        if not self.conquered:
            self.price = way.values[0]
            if any(CARDS[card].pays_for_military for card in self.by):
                self.prestige += prestige_for_paying(player.powers())
        for card in self.by:
            self.use_power(game, player, card)
        if self.conquered:
            strength, defense = way.values
            self.missing = max(0, defense - strength)
            game.note("conquered", self.seat, self.world)
        return None

    def use_power(self, game: Race, player: Player, card: int) -> None:
        """Pay for the power of one card: with the card itself, with prestige, or later with a good."""
        printed = CARDS[card]
        peaceful = printed.conquers_peaceful
        if gives_up(card, CONQUER if self.conquered else PAY):
            self.prestige += peaceful.prestige if peaceful is not None else 0
            give_up(game, self.seat, card)
        elif printed.military_for_prestige:
            spend_prestige(game, self.seat, 1)
        elif printed.military_for_good is None and printed.settle_for_good is None:
            return
        player.use((card,), soldier_strength(card))

    def choose_good(self, game: Race) -> Next:
        if not self.kinds:
            return None
        if self.kinds[0] != GENES:  # those lower a price, the others are for Military
            game.rule = "race:power.settle.temporary-military.3"
        worlds = goods_to_spend(game, self.seat, self.kinds, self.world)
        return Decision(self.seat, "spend good", card_options(worlds), things=(("card", self.world),))

    def spend_good(self, game: Race, reply: Reply) -> Next:
        self.kinds = self.kinds[1:]
        spend_good(game, self.seat, reply.option().id())
        return None

    def choose_recruits(self, game: Race) -> Next:
        """Hand cards for Military, at least as many as the conquest needs."""
        if not self.conquered:
            return None
        player = game.players[self.seat]
        most = recruits(player.powers(), len(player.hand), self.means(game))
        if not most:
            return None
        hand = card_options(player.hand)
        return Decision(self.seat, "recruit", hand, self.missing, most, things=(("card", self.world),))

    def recruit(self, game: Race, reply: Reply) -> Next:
        recruit(game, self.seat, reply)
        return None

    def pay(self, game: Race, reply: Reply) -> Next:
        """Pay, and lay the cards out if the world that saves one of them is still there to put it under."""
        if find_power(game.players[self.seat].tableau, SavePaidForWorld) < 0:
            discard_picked(game, self.seat, reply.options())
        else:
            pay_to_save(game, self.seat, reply.options())
        return None

    def choose_saved(self, game: Race) -> Next:
        return choose_saved(game, self.seat)

    def save(self, game: Race, reply: Reply) -> Next:
        save_one(game, self.seat, reply.option().id())
        return None

    def draw_after(self, game: Race) -> Next:
        gain_prestige(game, self.seat, self.prestige + CARDS[self.world].prestige)
        return reward_settling(game, self.seat, self.world, self.bonus, placed=True)


def means_to_settle(player: Player, action: int, unpaid: int = NO_CARD) -> Means:
    """What the player can use; `unpaid` is the world to be placed, whose good cannot be spent for it."""
    goods = tuple([world for world in player.goods if world != unpaid])
    boosted = player.boosted == action
    spent = player.spent
    reinforced = spent.reinforced + (BOOSTED_MILITARY if boosted else 0)
    return Means(goods, player.prestige, spent.gone, spent.used, reinforced, BOOSTED_PRICE if boosted else 0)


def ways_told(player: Player, action: int, option: Option, by_conquest: bool = False) -> tuple[int, ...]:
    """How a world of the hand could be placed, as the numbers of the option for it."""
    if not option.things:
        return ()
    means = means_to_settle(player, action)
    return as_numbers(plain_or_first(ways(player.powers(), len(player.hand) - 1, option.id(), means, by_conquest)))


def recruit(game: Race, seat: int, reply: Reply, rest: bool = False) -> None:
    """Discard hand cards for 1 Military each; each is one use of a power that takes them."""
    player = game.players[seat]
    picked = reply.options()
    if not picked:
        return
    discard_picked(game, seat, picked)
    left = len(picked)
    for card in recruiters(player.powers(), player.spent.used, rest, left):
        free = min(left, recruits_by(card, player.spent.used, rest))
        player.use((card,) * free, free)
        left -= free


def recruiters(tableau: list[int], used: tuple[int, ...], rest: bool, number: int) -> list[int]:
    """The cards whose powers take so many hand cards: those that leave most for another world, as their owner would."""
    able = [card for card in tableau if recruits_by(card, used, rest)]
    best: list[int] = []
    least = NEVER
    for some in subsets(able):
        lost = sum([recruits_by(card, used, rest) for card in some]) - number
        if 0 <= lost < least or (lost == least and len(some) < len(best)):
            best, least = some, lost
    return best


def reward_settling(game: Race, seat: int, world: int, bonus: bool, placed: bool) -> Next:
    """What a new world brings: cards, prestige, a good. `placed`: from hand, not taken over."""
    number = 1 if bonus else 0
    excess = 0
    player = game.players[seat]
    for card in player.powers():
        number += CARDS[card].draw_after_settling
        if CARDS[card].sift_after_settling:
            number += CARDS[card].sift_after_settling
            excess += 1
    draw(game, seat, number)
    gain_prestige(game, seat, prestige_for_settling(player.powers(), world))
    if placed and CARDS[world].production and find_power(player.powers(), GoodOnNewWorld) >= 0:
        put_good(game, seat, world)
    return Call(DiscardAfterDrawing(seat, excess, "race:power.settle.draw-discard.1")) if excess else None


def prestige_for_settling(tableau: list[int], world: int) -> int:
    total = 0
    for card in tableau:
        for power in CARDS[card].powers:
            if isinstance(power, PrestigeForSettling) and is_one(CARDS[world], power.what):
                total += power.amount
    return total


def prestige_for_paying(tableau: list[int]) -> int:
    total = 0
    for card in tableau:
        for power in CARDS[card].powers:
            if isinstance(power, PrestigeForPaying):
                total += power.amount
    return total
