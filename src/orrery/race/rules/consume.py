"""IV: Consume, with the trade that opens it for those who chose it."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import PASS, Decision, Option, Refused, Reply, Thing
from orrery.kernel.procedure import Call, Done, Loop, Next, Procedure, Step
from orrery.race.cards import CARDS
from orrery.race.goods import ANY
from orrery.race.powers import (
    Ante,
    ConsumeAllGoods,
    ConsumeDifferentKinds,
    ConsumeEachKind,
    ConsumeGoods,
    DiscardForCards,
    DiscardForPrestige,
    DiscardForVp,
    DrawAtConsume,
    DrawIfLucky,
    GainVp,
    NotForTrade,
    SellGood,
    SpendPrestige,
)
from orrery.race.queries import consume_powers, goods_for, kinds_held, must_consume
from orrery.race.reasons import consuming_refused
from orrery.race.rules.gambling import NameNumber, StakeCard
from orrery.race.rules.moves import (
    draw,
    gain_chips,
    sell_good,
    spend_prestige,
)
from orrery.race.rules.spending import (
    BY_BONUS,
    CardsForPrestige,
    DiscardCards,
    DiscardEachKind,
    DiscardGoods,
    DiscardKinds,
    ExchangeCards,
    SellOneGood,
    consume_goods,
    more_for_sale,
    multiplied,
    multiplier,
    price_now,
)
from orrery.race.state import CONSUME_TRADE, Race, card_options

BONUS_CODE: Final = -1


class Consume(Procedure):
    """One player after the other, because the supply of chips or the draw pile may run out."""

    STEPS = (Loop("race:timing.3", "next_consumer"),)

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn

    def copy(self) -> Consume:
        return Consume(self.turn)

    def next_consumer(self, game: Race) -> Next:
        while self.turn < game.seats:
            seat = (game.first + self.turn) % game.seats
            self.turn += 1
            player = game.players[seat]
            if player.goods or consume_powers(player.tableau, player.hand, player.goods, (), player.standing.prestige):
                return Call(ConsumeTurn(seat))
            if game.options.sets and player.boosted == CONSUME_TRADE and player.hand:
                return Call(ConsumeTurn(seat))
        return None


class ConsumeTurn(Procedure):
    """Sell a good if Trade was chosen; then use Consume powers in any order until none can be used."""

    STEPS = (
        Step("race:consume.trade.1", "choose_sale", "sell"),
        Loop("race:consume.6", "choose_power", "use_power"),
    )

    def __init__(self, seat: int, used: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.used = used

    def copy(self) -> ConsumeTurn:
        return ConsumeTurn(self.seat, self.used)

    def choose_sale(self, game: Race) -> Next:
        player = game.players[self.seat]
        if CONSUME_TRADE not in player.actions or not player.goods:
            return None
        worlds = [world for world in player.goods if may_trade(world)]
        return Decision(self.seat, "sell", card_options(worlds)) if worlds else None

    def why_not(self, game: Race, seat: int, thing: Thing) -> Refused | None:
        kind, card = thing
        player = game.players[seat]
        if kind != "card" or card not in player.tableau:
            return None
        if game.prompt(seat) == "sell":
            held = card in player.goods
            return Refused("not-for-trade", (), "race:power.trade.no-trade.1") if held else Refused("no-good")
        used = [code % 8 for code in self.used if code // 8 == card]
        return consuming_refused(card, used, player.hand, player.goods, player.prestige)

    def sell(self, game: Race, reply: Reply) -> Next:
        sell_good(game, self.seat, reply.option().id(), with_trade_powers=True, more=more_for_sale(game, self.seat))
        return None

    def choose_power(self, game: Race) -> Next:
        player = game.players[self.seat]
        codes = consume_powers(player.tableau, player.hand, player.goods, self.used, player.standing.prestige)
        discards = game.options.sets != 0 and self.may_discard_by_bonus(game)
        if not codes and not discards:
            return None
        options = [power_option(code) for code in codes]
        if discards:
            options.append(Option("bonus"))
        if not any(must_consume(code // 8, code % 8, player.hand, player.goods) for code in codes):
            options.append(PASS)
        return Decision(self.seat, "consume", options)

    def question_numbers(self, game: Race, decision: Decision) -> tuple[int, ...]:
        """What VP are multiplied with."""
        return (multiplier(game, self.seat),)

    def option_numbers(self, game: Race, decision: Decision, option: Option) -> tuple[int, ...]:
        """The cards that a good is sold for, or what a power takes and brings if it is used now."""
        if decision.prompt == "sell":
            return (price_now(game, self.seat, option.id(), with_trade_powers=True),)
        if option.key != "power":
            return ()
        return takes_and_gives(game, self.seat, option.things[0][1], option.things[1][1])

    def may_discard_by_bonus(self, game: Race) -> bool:
        """The prestige bonus of Trade: up to two hand cards for 1 VP each."""
        player = game.players[self.seat]
        return player.boosted == CONSUME_TRADE and bool(player.hand) and BONUS_CODE not in self.used

    def use_power(self, game: Race, reply: Reply) -> Next:
        option = reply.option()
        if option.key == "bonus":
            self.used = (*self.used, BONUS_CODE)
            game.note("uses bonus", self.seat)
            return Call(DiscardCards(self.seat, BY_BONUS, 2))
        if not option.things:
            return Done()
        card, place = option.things[0][1], option.things[1][1]
        self.used = (*self.used, card * 8 + place)
        game.note("uses", self.seat, card, place)
        power = CARDS[card].powers[place]
        if isinstance(power, ConsumeGoods):
            return Call(DiscardGoods(self.seat, card, place))
        if isinstance(power, ConsumeDifferentKinds):
            return Call(DiscardKinds(self.seat, card, power.kinds, power.vp))
        if isinstance(power, ConsumeAllGoods):
            worlds = list(game.players[self.seat].goods)
            consume_goods(game, self.seat, worlds, power.gives(len(worlds)))
        elif isinstance(power, SellGood):
            return Call(SellOneGood(self.seat, card, power.with_trade_powers))
        elif isinstance(power, DiscardForVp):
            return Call(DiscardCards(self.seat, card, power.up_to))
        elif isinstance(power, DrawAtConsume):
            draw(game, self.seat, power.amount)
        elif isinstance(power, DrawIfLucky):
            return Call(NameNumber(self.seat, card, power.highest))
        else:
            return self.use_power_of_sets(game, card, place)
        return None

    def use_power_of_sets(self, game: Race, card: int, place: int) -> Next:
        """The powers that came with the sets."""
        power = CARDS[card].powers[place]
        if isinstance(power, ConsumeEachKind):
            return Call(DiscardEachKind(self.seat, card, power.up_to, power.vp, power.cards))
        if isinstance(power, GainVp):
            gain_chips(game, self.seat, power.vp * multiplier(game, self.seat))
        elif isinstance(power, SpendPrestige):
            spend_prestige(game, self.seat, power.prestige)
            gain_chips(game, self.seat, power.vp * multiplier(game, self.seat))
            draw(game, self.seat, power.cards)
        elif isinstance(power, DiscardForCards):
            return Call(ExchangeCards(self.seat, card, power.up_to))
        elif isinstance(power, DiscardForPrestige):
            return Call(CardsForPrestige(self.seat, card, power.cards, power.prestige))
        elif isinstance(power, Ante):
            return Call(StakeCard(self.seat, card, power.lowest, power.highest))
        return None


def may_trade(world: int) -> bool:
    """Whether the good of this world can be sold by the Trade action."""
    return not any(isinstance(power, NotForTrade) for power in CARDS[world].powers)


def power_option(code: int) -> Option:
    return Option("power", (("card", code // 8), ("power", code % 8)))


def takes_and_gives(game: Race, seat: int, card: int, place: int) -> tuple[int, ...]:
    """What a Consume power does now: goods, their kind, VP, cards, prestige; of a power that sells a good the fewest
    and the most cards; of one that takes hand cards how many. None: it does what is printed."""
    power, goods = CARDS[card].powers[place], game.players[seat].goods
    if isinstance(power, ConsumeGoods):
        uses = power.uses(len(goods_for(card, power, goods)))
        return uses * power.goods, power.kind, *multiplied(game, seat, power.gives(uses))
    if isinstance(power, ConsumeEachKind):
        kinds = min(power.up_to, kinds_held(goods))
        return kinds, ANY, *multiplied(game, seat, power.gives(kinds))
    if isinstance(power, ConsumeDifferentKinds):
        return power.kinds, ANY, *multiplied(game, seat, power.gives())
    if isinstance(power, ConsumeAllGoods):
        return len(goods), ANY, *multiplied(game, seat, power.gives(len(goods)))
    if isinstance(power, SellGood):
        sales = [price_now(game, seat, world, power.with_trade_powers) for world in goods]
        return min(sales), max(sales)
    if isinstance(power, DiscardForVp):
        return (min(power.up_to, len(game.players[seat].hand)),)
    return ()
