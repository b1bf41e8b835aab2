"""IV: Consume, with the trade that opens it for those who chose it."""

from __future__ import annotations

from orrery.kernel.decision import PASS, Decision, Option, Reply
from orrery.kernel.procedure import Call, Done, Loop, Next, Procedure, Step
from orrery.race.cards import CARDS
from orrery.race.powers import (
    ConsumeAllGoods,
    ConsumeDifferentKinds,
    ConsumeGoods,
    DiscardForVp,
    DrawAtConsume,
    DrawIfLucky,
    SellGood,
)
from orrery.race.queries import consume_powers, goods_of
from orrery.race.rules.moves import discard_picked, draw, gain_chips, sell_good, take_good, take_top
from orrery.race.state import CONSUME_TRADE, CONSUME_X2, NO_CARD, Race, card_options


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
            if player.goods or consume_powers(player.tableau, player.hand, player.goods, ()):
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
        return Decision(self.seat, "sell", card_options(list(player.goods)))

    def sell(self, game: Race, reply: Reply) -> Next:
        sell_good(game, self.seat, reply.option().id(), with_trade_powers=True)
        return None

    def choose_power(self, game: Race) -> Next:
        player = game.players[self.seat]
        codes = consume_powers(player.tableau, player.hand, player.goods, self.used)
        if not codes:
            return None
        options = [power_option(code) for code in codes]
        if all(is_optional(code) for code in codes):
            options.append(PASS)
        return Decision(self.seat, "consume", options)

    def use_power(self, game: Race, reply: Reply) -> Next:
        option = reply.option()
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
            consume_goods(game, self.seat, worlds)
            gain_chips(game, self.seat, (len(worlds) - 1) * multiplier(game, self.seat))
        elif isinstance(power, SellGood):
            return Call(SellOneGood(self.seat, card, power.with_trade_powers))
        elif isinstance(power, DiscardForVp):
            return Call(DiscardCards(self.seat, card, power.up_to))
        elif isinstance(power, DrawAtConsume):
            draw(game, self.seat, power.amount)
        elif isinstance(power, DrawIfLucky):
            return Call(NameNumber(self.seat, card, power.highest))
        return None


class DiscardGoods(Procedure):
    """Goods of the kind that the power takes; once started, as many as it can take."""

    STEPS = (Step("race:consume.order.3", "choose_goods", "consume"),)

    def __init__(self, seat: int, card: int, place: int) -> None:
        self.seat = seat
        self.card = card
        self.place = place

    def copy(self) -> DiscardGoods:
        return DiscardGoods(self.seat, self.card, self.place)

    def power(self) -> ConsumeGoods:
        power = CARDS[self.card].powers[self.place]
        assert isinstance(power, ConsumeGoods)
        return power

    def choose_goods(self, game: Race) -> Next:
        power = self.power()
        worlds = goods_of(game.players[self.seat].goods, power.kind)
        number = min(power.up_to, len(worlds) // power.goods) * power.goods
        about = (("card", self.card),)
        return Decision(self.seat, "goods", card_options(worlds), number, number, things=about)

    def consume(self, game: Race, reply: Reply) -> Next:
        power = self.power()
        worlds = [option.id() for option in reply.options()]
        consume_goods(game, self.seat, worlds)
        times = len(worlds) // power.goods
        gain_chips(game, self.seat, times * power.vp * multiplier(game, self.seat))
        draw(game, self.seat, times * power.cards)
        return None


class DiscardKinds(Procedure):
    """One good of each of several kinds. Not every set of goods will do, so they are asked one at a time."""

    STEPS = (
        Loop("race:power.consume.fixed-number.2", "choose_good", "set_aside"),
        Step("race:power.consume.fixed-number.2", "consume"),
    )

    def __init__(self, seat: int, card: int, kinds: int, vp: int, worlds: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.card = card
        self.kinds = kinds
        self.vp = vp
        self.worlds = worlds

    def copy(self) -> DiscardKinds:
        return DiscardKinds(self.seat, self.card, self.kinds, self.vp, self.worlds)

    def choose_good(self, game: Race) -> Next:
        if len(self.worlds) == self.kinds:
            return None
        taken = [CARDS[world].kind for world in self.worlds]
        left = [world for world in game.players[self.seat].goods if CARDS[world].kind not in taken]
        if len({CARDS[world].kind for world in left}) == self.kinds - len(self.worlds):
            left = [world for world in left if CARDS[world].kind == CARDS[left[0]].kind]  # each kind is needed
        return Decision(self.seat, "good", card_options(left), things=(("card", self.card),))

    def set_aside(self, game: Race, reply: Reply) -> Next:
        self.worlds = (*self.worlds, reply.option().id())
        return None

    def consume(self, game: Race) -> Next:
        consume_goods(game, self.seat, list(self.worlds))
        gain_chips(game, self.seat, self.vp * multiplier(game, self.seat))
        return None


class SellOneGood(Procedure):
    """A Consume power that turns a good into cards at its price."""

    STEPS = (Step("race:power.consume.trade-price.1", "choose_good", "sell"),)

    def __init__(self, seat: int, card: int, with_trade_powers: bool) -> None:
        self.seat = seat
        self.card = card
        self.with_trade_powers = with_trade_powers

    def copy(self) -> SellOneGood:
        return SellOneGood(self.seat, self.card, self.with_trade_powers)

    def choose_good(self, game: Race) -> Next:
        worlds = list(game.players[self.seat].goods)
        return Decision(self.seat, "sell", card_options(worlds), things=(("card", self.card),))

    def sell(self, game: Race, reply: Reply) -> Next:
        sell_good(game, self.seat, reply.option().id(), self.with_trade_powers)
        return None


class DiscardCards(Procedure):
    """Hand cards for VP, which are never doubled."""

    STEPS = (Step("race:power.consume.discard-cards.1", "choose_cards", "discard"),)

    def __init__(self, seat: int, card: int, up_to: int) -> None:
        self.seat = seat
        self.card = card
        self.up_to = up_to

    def copy(self) -> DiscardCards:
        return DiscardCards(self.seat, self.card, self.up_to)

    def choose_cards(self, game: Race) -> Next:
        hand = game.players[self.seat].hand
        most = min(self.up_to, len(hand))
        return Decision(self.seat, "discard for vp", card_options(hand), 0, most, things=(("card", self.card),))

    def discard(self, game: Race, reply: Reply) -> Next:
        if reply.options():
            discard_picked(game, self.seat, reply.options())
            gain_chips(game, self.seat, len(reply.options()))
        return None


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
        card = take_top(game)
        if card == NO_CARD:
            return None
        if CARDS[card].cost == number:
            game.players[self.seat].hand.append(card)
            game.note_shown("lucky", self.seat, number, card)
        else:
            game.discard.append(card)
            game.note_shown("unlucky", self.seat, number, card)
        return None


def consume_goods(game: Race, seat: int, worlds: list[int]) -> None:
    for world in worlds:
        take_good(game, seat, world)
    game.note("consumed", seat, *worlds)


def multiplier(game: Race, seat: int) -> int:
    """What VP from Consume powers are multiplied with."""
    return 2 if CONSUME_X2 in game.players[seat].actions else 1


def is_optional(code: int) -> bool:
    return isinstance(CARDS[code // 8].powers[code % 8], DiscardForVp)


def power_option(code: int) -> Option:
    return Option("power", (("card", code // 8), ("power", code % 8)))
