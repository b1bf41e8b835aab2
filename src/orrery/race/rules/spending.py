"""What Consume powers take: goods of some kinds, a good to be sold, cards from hand."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import PASS, Decision, Option, Refused, Reply, Thing
from orrery.kernel.procedure import Loop, Next, Procedure, Step
from orrery.race.cards import CARDS, MULTI_KIND_WORLD
from orrery.race.goods import ANY, KINDS, MULTI
from orrery.race.powers import ConsumeGoods
from orrery.race.powers.consume import Gain
from orrery.race.queries import best_sale, goods_for
from orrery.race.reasons import good_refused
from orrery.race.rules.goals import check_named_kind
from orrery.race.rules.moves import discard_picked, draw, gain_chips, gain_prestige, sell_good, take_good
from orrery.race.state import CONSUME_TRADE, CONSUME_X2, NO_CARD, Race, card_options

BY_BONUS: Final = NO_CARD  # in place of the card whose power is used


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
        worlds = goods_for(self.card, power, game.players[self.seat].goods)
        most = least = power.uses(len(worlds)) * power.goods
        if power.kind != ANY and MULTI_KIND_WORLD in worlds:
            fixed = power.uses(len(worlds) - 1) * power.goods
            least = max(power.goods, fixed)  # its owner need not say that the good is of this kind
        game.rule = rule_of_goods(power)
        about = (("card", self.card),)
        return Decision(self.seat, "goods", card_options(worlds), least, most, things=about)

    def question_numbers(self, game: Race, decision: Decision) -> tuple[int, ...]:
        """The kind of the goods, and what as many as can be bring."""
        power = self.power()
        return power.kind, *multiplied(game, self.seat, power.gives(decision.most // power.goods))

    def why_not(self, game: Race, seat: int, thing: Thing) -> Refused | None:
        player = game.players[seat]
        mine = thing[0] == "card" and thing[1] in player.tableau
        return good_refused(thing[1], player.goods, self.power().kind) if mine else None

    def consume(self, game: Race, reply: Reply) -> Next:
        power = self.power()
        worlds = [option.id() for option in reply.options()]
        consume_goods(game, self.seat, worlds, power.gives(len(worlds) // power.goods))
        return None


def rule_of_goods(power: ConsumeGoods) -> str:
    """The rule that the question which goods to discard comes from."""
    if power.prestige:
        return "race:power.consume.goods-for-prestige.1"
    if power.up_to > 1:
        return "race:consume.order.3"
    if power.here:
        return "race:power.consume.this-world.1"
    if power.kind != ANY:
        return "race:power.consume.specific-kind.1"
    return "race:power.consume.any-one.1" if power.goods == 1 else "race:power.consume.fixed-number.1"


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
        left = self.goods_left(game)
        if len({CARDS[world].kind for world in left}) == self.kinds - len(self.worlds):
            left = [world for world in left if CARDS[world].kind == CARDS[left[0]].kind]  # each kind is needed
        return Decision(self.seat, "good", card_options(left), things=(("card", self.card),))

    def question_numbers(self, game: Race, decision: Decision) -> tuple[int, ...]:
        """What all of them bring."""
        return ANY, *multiplied(game, self.seat, (self.vp, 0, 0))

    def goods_left(self, game: Race) -> list[int]:
        taken = [CARDS[world].kind for world in self.worlds]
        return [world for world in game.players[self.seat].goods if CARDS[world].kind not in taken]

    def why_not(self, game: Race, seat: int, thing: Thing) -> Refused | None:
        kind, card = thing
        player = game.players[seat]
        if kind != "card" or card not in player.tableau:
            return None
        if card not in player.goods or card in self.worlds:
            return Refused("set-aside" if card in self.worlds else "no-good")
        left = self.goods_left(game)
        if card not in left:
            return Refused("kind-taken", (CARDS[card].kind,))
        return Refused("other-first", (left[0],))

    def set_aside(self, game: Race, reply: Reply) -> Next:
        self.worlds = (*self.worlds, reply.option().id())
        return None

    def consume(self, game: Race) -> Next:
        consume_goods(game, self.seat, list(self.worlds), (self.vp, 0, 0))
        return None


class DiscardEachKind(Procedure):
    """A good of each kind there is, for VP and cards each. Only the multi-kind world leaves a choice how many."""

    STEPS = (
        Loop("race:power.consume.up-to-different.1", "choose_good", "set_aside"),
        Step("race:power.consume.up-to-different.1", "consume"),
    )

    def __init__(
        self, seat: int, card: int, up_to: int, vp: int, cards: int, worlds: tuple[int, ...] = (), done: bool = False
    ) -> None:
        self.seat = seat
        self.card = card
        self.up_to = up_to
        self.vp = vp
        self.cards = cards
        self.worlds = worlds
        self.done = done

    def choose_good(self, game: Race) -> Next:
        goods = game.players[self.seat].goods
        kinds = sorted({CARDS[world].kind for world in goods} - {MULTI})
        number = len(self.worlds)
        if self.done or number == self.up_to:
            return None
        free = MULTI_KIND_WORLD in goods and MULTI_KIND_WORLD not in self.worlds
        about = (("card", self.card),)
        if number < len(kinds):
            left = [world for world in goods if CARDS[world].kind == kinds[number]]
            if free:
                left.append(MULTI_KIND_WORLD)  # said to be of this kind
            return Decision(self.seat, "good", card_options(left), things=about)
        if not free:
            return None
        optional = [PASS] if number else []
        return Decision(self.seat, "good", card_options([MULTI_KIND_WORLD]) + optional, things=about)

    def question_numbers(self, game: Race, decision: Decision) -> tuple[int, ...]:
        """What each of them brings."""
        return ANY, *multiplied(game, self.seat, (self.vp, self.cards, 0))

    def why_not(self, game: Race, seat: int, thing: Thing) -> Refused | None:
        kind, card = thing
        player = game.players[seat]
        if kind != "card" or card not in player.tableau:
            return None
        kinds = sorted({CARDS[world].kind for world in player.goods} - {MULTI})
        if card not in player.goods or card in self.worlds:
            return Refused("set-aside" if card in self.worlds else "no-good")
        if len(self.worlds) < len(kinds) and CARDS[card].kind > kinds[len(self.worlds)]:
            return Refused("wrong-kind", (kinds[len(self.worlds)],))
        return Refused("kind-taken", (CARDS[card].kind,))

    def set_aside(self, game: Race, reply: Reply) -> Next:
        if reply.option().things:
            self.worlds = (*self.worlds, reply.option().id())
        else:
            self.done = True
        return None

    def consume(self, game: Race) -> Next:
        number = len(self.worlds)
        consume_goods(game, self.seat, list(self.worlds), (number * self.vp, number * self.cards, 0))
        return None


class SellOneGood(Procedure):
    """A Consume power that turns a good into cards at its price."""

    STEPS = (
        Step("race:power.consume.trade-price.1", "choose_good", "sell"),
        Step("race:power.game-end.multi-kind.1", "choose_kind", "sell_as"),
    )

    def __init__(self, seat: int, card: int, with_trade_powers: bool, sold: bool = False) -> None:
        self.seat = seat
        self.card = card
        self.with_trade_powers = with_trade_powers
        self.sold = sold

    def copy(self) -> SellOneGood:
        return SellOneGood(self.seat, self.card, self.with_trade_powers, self.sold)

    def choose_good(self, game: Race) -> Next:
        if self.with_trade_powers:
            game.rule = "race:power.consume.trade-price.2"
        worlds = list(game.players[self.seat].goods)
        return Decision(self.seat, "sell", card_options(worlds), things=(("card", self.card),))

    def question_numbers(self, game: Race, decision: Decision) -> tuple[int, ...]:
        """Whether Trade powers count."""
        return (int(self.with_trade_powers),)

    def option_numbers(self, game: Race, decision: Decision, option: Option) -> tuple[int, ...]:
        """The cards that a good is sold for."""
        return (price_now(game, self.seat, option.id(), self.with_trade_powers),) if decision.prompt == "sell" else ()

    def why_not(self, game: Race, seat: int, thing: Thing) -> Refused | None:
        mine = thing[0] == "card" and thing[1] in game.players[seat].tableau
        return Refused("no-good") if mine and game.prompt(seat) == "sell" else None

    def sell(self, game: Race, reply: Reply) -> Next:
        if CARDS[reply.option().id()].kind != MULTI:
            more = more_for_sale(game, self.seat)
            sell_good(game, self.seat, reply.option().id(), self.with_trade_powers, more=more)
            self.sold = True
        return None

    def choose_kind(self, game: Race) -> Next:
        """Its owner says what the good of the multi-kind world is."""
        if self.sold:
            return None
        return Decision(self.seat, "kind", kind_options(), things=(("card", MULTI_KIND_WORLD),))

    def sell_as(self, game: Race, reply: Reply) -> Next:
        more = more_for_sale(game, self.seat)
        kind = reply.option().id()
        sell_good(game, self.seat, MULTI_KIND_WORLD, self.with_trade_powers, kind, more)
        if game.goals:
            check_named_kind(game, self.seat, kind)
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
        about = (("card", self.card),) if self.card != BY_BONUS else ()
        if self.card == BY_BONUS:
            game.rule = "race:prestige.action.consume-trade.2"
        return Decision(self.seat, "discard for vp", card_options(hand), 0, most, things=about)

    def discard(self, game: Race, reply: Reply) -> Next:
        if reply.options():
            discard_picked(game, self.seat, reply.options())
            gain_chips(game, self.seat, len(reply.options()))
        return None


class ExchangeCards(Procedure):
    """Hand cards for as many others."""

    STEPS = (Step("race:power.consume.discard-draw.1", "choose_cards", "exchange"),)

    def __init__(self, seat: int, card: int, up_to: int) -> None:
        self.seat = seat
        self.card = card
        self.up_to = up_to

    def choose_cards(self, game: Race) -> Next:
        hand = game.players[self.seat].hand
        most = min(self.up_to, len(hand))
        return Decision(self.seat, "exchange", card_options(hand), 1, most, things=(("card", self.card),))

    def exchange(self, game: Race, reply: Reply) -> Next:
        discard_picked(game, self.seat, reply.options())
        draw(game, self.seat, len(reply.options()))
        return None


class CardsForPrestige(Procedure):
    """Hand cards for prestige."""

    STEPS = (Step("race:power.consume.cards-for-prestige.1", "choose_cards", "discard"),)

    def __init__(self, seat: int, card: int, number: int, prestige: int) -> None:
        self.seat = seat
        self.card = card
        self.number = number
        self.prestige = prestige

    def choose_cards(self, game: Race) -> Next:
        hand = card_options(game.players[self.seat].hand)
        about = (("card", self.card),)
        return Decision(self.seat, "cards for prestige", hand, self.number, self.number, things=about)

    def discard(self, game: Race, reply: Reply) -> Next:
        discard_picked(game, self.seat, reply.options())
        gain_prestige(game, self.seat, self.prestige)
        return None


def consume_goods(game: Race, seat: int, worlds: list[int], gain: Gain) -> None:
    """Discard the goods of these worlds for that."""
    for world in worlds:
        take_good(game, seat, world)
    game.note_all("consumed", seat, worlds)
    vp, cards, prestige = multiplied(game, seat, gain)
    gain_chips(game, seat, vp)
    gain_prestige(game, seat, prestige)
    draw(game, seat, cards)


def multiplied(game: Race, seat: int, gain: Gain) -> Gain:
    """What a Consume power brings, its VP doubled if they are."""
    vp, cards, prestige = gain
    return vp * multiplier(game, seat), cards, prestige


def multiplier(game: Race, seat: int) -> int:
    """What VP from Consume powers are multiplied with."""
    player = game.players[seat]
    times = 2 if CONSUME_X2 in player.actions else 1
    return times + 1 if game.options.sets and player.boosted in (CONSUME_TRADE, CONSUME_X2) else times


def price_now(game: Race, seat: int, world: int, with_trade_powers: bool) -> int:
    """The most cards that the good of this world can be sold for now."""
    return best_sale(game.players[seat].tableau, world, with_trade_powers) + more_for_sale(game, seat)


def more_for_sale(game: Race, seat: int) -> int:
    """The prestige bonus of Trade: three cards more for a good that is sold."""
    return 3 if game.players[seat].boosted == CONSUME_TRADE else 0


def kind_options() -> list[Option]:
    return [Option("kind", (("kind", kind),)) for kind in KINDS]
