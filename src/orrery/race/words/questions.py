"""Questions and their options in words, with what each costs or brings now."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option
from orrery.race.cards import CARDS
from orrery.race.goods import ANY, MULTI
from orrery.race.powers import (
    CONSUME,
    ConsumeAllGoods,
    ConsumeDifferentKinds,
    ConsumeEachKind,
    ConsumeGoods,
    DiscardForVp,
    SavePaidForWorld,
    SellGood,
)
from orrery.race.queries import (
    best_sale,
    development_price,
    find_power,
    goods_for,
    hand_limit,
    kinds_held,
    military_against,
    payers_for,
    total_military,
)
from orrery.race.rules.draft import to_the_left
from orrery.race.rules.prestige import BOOSTED, PRESTIGE_OR_SEARCH
from orrery.race.rules.round import PHASES
from orrery.race.settling import (
    CONQUER,
    Means,
    defense_of,
    develop_discount,
    price_of,
    saving,
    soldier_strength,
    subsets,
    ways,
)
from orrery.race.state import CONSUME_TRADE, CONSUME_X2, NO_CARD
from orrery.race.view import RaceView
from orrery.race.words.phrases import RacePhrases
from orrery.race.words.powers import power_words
from orrery.race.words.printed import cost_words, in_short
from orrery.race.words.takeovers import CHOICES, RECRUITS, TakeoverQuestion

CARDS_ASKED = (
    "keep",
    "mix",
    "pay",
    "discard for vp",
    "discard for prestige",
    "draw and discard",
    "exchange",
    "cards for prestige",
    "hand limit",
    "opening discard",
)


class Question:
    """A decision and the view of the seat that is asked."""

    def __init__(self, phrases: RacePhrases, decision: Decision, view: RaceView) -> None:
        self.phrases = phrases
        self.decision = decision
        self.view = view
        self.mine = view.players[decision.seat]
        self.tableau = list(self.mine.tableau)
        self.goods = list(self.mine.goods)
        about = [number for kind, number in decision.things if kind == "card"]
        self.about = about[0] if about else NO_CARD  # the card to pay for, or in use
        boosted = self.mine.standing.boosted in (CONSUME_TRADE, CONSUME_X2)
        self.times = 1 + (CONSUME_X2 in self.mine.actions) + boosted
        self.doubled = self.times > 1
        self.powers = self.mine.powers()

    def bonus(self) -> bool:
        """Whether the seat has the bonus of the phase being carried out."""
        return self.view.phase >= 0 and PHASES[self.view.phase][0] in self.mine.actions

    # -- what is asked -------------------------------------------------------------------------------------------------

    def words(self) -> str:
        key = self.decision.prompt
        parts: dict[str, str | int] = {}
        if key in CARDS_ASKED:
            parts["number"] = self.phrases.count(self.decision.most, "card")
        if self.about >= 0:
            parts["card"] = self.phrases.card(self.about)
        if key == "action":
            parts["number"] = self.phrases.count(self.decision.most, "action")
            key = "action first" if self.view.rounds == 1 else key  # said once, for those who are new
        elif key in ("keep", "mix"):
            parts["drawn"] = self.phrases.count(len(self.view.drawn), "card")
        elif key in ("develop", "settle", "settle another"):
            parts["hand"] = self.phrases.count(self.mine.hand_size, "hand")
            parts["military"] = total_military(self.tableau)
        elif key == "hand limit":
            parts["limit"] = hand_limit(self.tableau)
        elif key in ("settle how", "develop how"):
            parts["cost"] = cost_words(self.phrases, CARDS[self.about])
        elif key == "replace" and self.about >= 0:
            key = "replace first"
        elif key == "draft":
            key = "draft left" if to_the_left(self.decision.things[0][1]) else "draft right"
            key = key if len(self.decision.options) > 1 else "draft last"
        elif key == "recruit":
            parts.update({"least": self.decision.least, "most": self.decision.most})
            if not self.decision.least:  # strong enough already
                key, parts["most"] = "recruit spare", self.phrases.count(self.decision.most, "card")
        elif key == "save" and self.view.rounds:
            key = "save under"
            parts["card"] = self.phrases.card(find_power(self.tableau, SavePaidForWorld))
        elif key == "discard for vp" and self.about < 0:
            key = "discard for vp bonus"
        elif key == "pay":
            parts["why"] = ", ".join(self.why_so_much())
        elif key == "sell" and self.about >= 0:
            key = "sell by" if self.with_trade_powers() else "sell by plain"
        elif key == "consume":
            key = "consume doubled" if self.times == 2 else "consume"
        elif key in ("goods", "good"):
            parts.update(self.consumed_parts())
        elif key in CHOICES or key in RECRUITS:
            parts.update(TakeoverQuestion(self.phrases, self.decision, self.view).parts())
        return self.phrases.say(f"ask {key}", **parts)

    def why_so_much(self) -> list[str]:
        """The printed cost and each discount: how a price comes about."""
        card, phrases = CARDS[self.about], self.phrases
        words = [phrases.say("ask pay defense" if card.military else "ask pay cost", cost=card.cost)]
        left = card.cost - self.decision.least
        bonus = self.bonus_discount()
        if bonus:
            words.append(phrases.say("ask pay bonus", amount=bonus))
        found: list[tuple[int, int]] = []
        for each in self.powers:
            less = CARDS[each].settle_for_less[card.kind] if card.is_world else CARDS[each].develop_for_less
            if card.military:
                less += CARDS[each].pay_for_less
            found.append((each, less))
        used = self.discounts_used(left - bonus - sum([less for _, less in found]))
        for each, less in found:
            less += used.pop(each, 0)
            if less:
                words.append(phrases.say("ask pay by", amount=less, card=phrases.card(each)))
        words += [phrases.say("ask pay by", amount=less, card=phrases.card(each)) for each, less in used.items()]
        return words

    def bonus_discount(self) -> int:
        """What the action takes off the price of the card."""
        if not self.bonus():
            return 0
        boosted = self.mine.standing.boosted == PHASES[self.view.phase][0]
        if CARDS[self.about].is_world:
            return 3 if boosted else 0
        return 3 if boosted else 1

    def discounts_used(self, amount: int) -> dict[int, int]:
        """The optional powers that make up this amount: cards and what each takes off."""
        able: dict[int, int] = {}
        spent = [*self.mine.spent.used, *self.mine.spent.gone]
        if not CARDS[self.about].is_world:
            able = {card: develop_discount(card) for card in spent if CARDS[card].helps_develop}
        else:
            able = {card: saving([card]) for card in spent if saving([card])}
            if CARDS[self.about].military:
                for card in payers_for(self.powers, self.about):
                    able[card] = CARDS[card].pay_for_military_discount
        for some in subsets(list(able)):
            if sum([able[card] for card in some]) == amount:
                return {card: able[card] for card in some}
        return {}

    def with_trade_powers(self) -> bool:
        """Whether the sale that is asked about counts Trade powers: not if a Consume power leaves them out."""
        powers = CARDS[self.about].powers if self.about >= 0 else ()
        return not any(isinstance(power, SellGood) and not power.with_trade_powers for power in powers)

    def consumed_parts(self) -> dict[str, str | int]:
        """How many goods the power takes now and what it gives for them."""
        for power in CARDS[self.about].powers:
            if isinstance(power, ConsumeGoods) and self.decision.prompt == "goods":
                times = self.decision.most // power.goods
                gain = self.phrases.gain(self.vp(power.vp * times), power.cards * times, power.prestige * times)
                return {"number": self.phrases.goods(self.decision.most, power.kind), "gain": gain}
            if isinstance(power, ConsumeEachKind):
                return {"gain": self.phrases.gain(self.vp(power.vp), power.cards)}
            if isinstance(power, ConsumeDifferentKinds) and self.decision.prompt == "good":
                return {"gain": self.phrases.gain(self.vp(power.vp), 0)}
        raise KeyError(self.decision.prompt)

    def vp(self, vp: int) -> int:
        return vp * self.times

    # -- what is offered -----------------------------------------------------------------------------------------------

    def option(self, option: Option) -> str:
        phrases, key = self.phrases, option.key
        if self.decision.prompt in ("action", "announce"):
            return self.action_option(option)
        if self.decision.prompt in CHOICES:
            return TakeoverQuestion(phrases, self.decision, self.view).option(option)
        if key == "none" and self.decision.prompt == "replace":
            return phrases.say("ask option replace none")
        if key in ("none", "pass"):
            return phrases.say(f"ask option {key}")
        if self.decision.prompt in ("search category", "search"):
            return self.search_option(option)
        if key == "card":
            return self.card_option(option.id())
        if key == "number":
            return str(option.id())
        if key == "power":
            card, place = option.id(), option.things[1][1]
            if CARDS[card].powers[place].PHASE != CONSUME:
                words = power_words(phrases, CARDS[card].powers[place])
                return phrases.say("ask option further", card=phrases.card(card), power=words)
            return phrases.say("ask option power", card=phrases.card(card), gives=self.gives(card, place))
        if key == "bonus":
            return phrases.say("ask option bonus")
        if key == "kind":
            return phrases.kind(option.id())
        if key == "replace":
            old, new = [card for _, card in option.things]
            return phrases.say("ask option replace", old=phrases.card(old), new=phrases.card(new))
        if key == "produce":
            world, by = option.id(), option.things[1][1]
            source = phrases.say("name the bonus") if by < 0 else phrases.card(by)
            kind = phrases.kind(CARDS[world].kind)
            return phrases.say("ask option produce", card=phrases.card(world), kind=kind, by=source)
        if self.decision.prompt == "settle how":
            return self.way(option, self.about)
        if self.decision.prompt == "develop how":
            return self.way_to_develop(option)
        raise KeyError(key)

    def action_option(self, option: Option) -> str:
        """An action with its bonus, or with that of the prestige/search card."""
        phrases = self.phrases
        if option == PRESTIGE_OR_SEARCH:
            return phrases.say("ask option prestige-search")
        boosted = option in BOOSTED
        bonus = phrases.say(f"name prestige bonus {option.id()}" if boosted else f"name bonus {option.id()}")
        key = "ask option boosted" if boosted else "ask option action"
        return phrases.say(key, action=phrases.action(option.id()), bonus=bonus)

    def search_option(self, option: Option) -> str:
        phrases = self.phrases
        if option.key == "category":
            return phrases.say(f"name category {option.id()}")
        if option.key == "take":
            return phrases.say("ask option take", card=phrases.card(option.id()))
        return phrases.say("ask option pass over" if CARDS[self.about].kind == MULTI else "ask option go on")

    def way_to_develop(self, option: Option) -> str:
        """What is left to pay with these optional powers."""
        by = [card for _, card in option.things]
        price = development_price(self.powers, self.about, self.bonus_discount())
        price = max(0, price - sum([develop_discount(card) for card in by]))
        words = self.phrases.say("ask option develop", cards=self.phrases.count(price, "card"))
        return self.phrases.say("ask with goods", way=words, cards=self.phrases.cards(by)) if by else words

    def card_option(self, card: int) -> str:
        phrases, prompt = self.phrases, self.decision.prompt
        name = phrases.card(card)
        if prompt in ("goods", "good", "spend good"):
            return phrases.say("ask option good", card=name, kind=phrases.kind(CARDS[card].kind))
        if prompt == "sell":
            more = 3 if self.mine.standing.boosted == CONSUME_TRADE else 0
            cards = phrases.count(best_sale(self.tableau, card, self.with_trade_powers()) + more, "card")
            return phrases.say("ask option sale", card=name, kind=phrases.kind(CARDS[card].kind), cards=cards)
        if prompt == "develop":
            self.about = card
            price = development_price(self.tableau, card, self.bonus_discount())
            return phrases.say("ask option card", card=name, printed=in_short(phrases, card, price))
        if prompt in ("settle", "settle another"):
            return phrases.say(
                "ask option world", card=name, printed=in_short(phrases, card), way=self.plain_ways(card)
            )
        return phrases.say("ask option card", card=name, printed=in_short(phrases, card))

    def plain_ways(self, world: int) -> str:
        """How this world could be placed without giving anything up; if that cannot be, the first way there is."""
        found = ways(self.powers, self.mine.hand_size - 1, world, self.means())
        plain = [way for way in found if not self.given_up(way)]
        return f" {self.phrases.say('name or')} ".join([self.way(way, world) for way in plain or found[:1]])

    def means(self) -> Means:
        spent, standing = self.mine.spent, self.mine.standing
        boosted = self.bonus() and standing.boosted == PHASES[self.view.phase][0]
        goods = tuple([world for world in self.mine.goods if world != self.about])
        reinforced = spent.reinforced + (2 if boosted else 0)
        return Means(goods, standing.prestige, spent.gone, spent.used, reinforced, 3 if boosted else 0)

    def given_up(self, way: Option) -> list[int]:
        """The cards that leave the tableau if the world is placed like this."""
        found: list[int] = []
        for _, card in way.things:
            printed = CARDS[card]
            peaceful = printed.conquers_peaceful is not None and way.key == CONQUER
            if printed.temporary_military or printed.settles_for_nothing or peaceful:
                found.append(card)
        return found

    def way(self, way: Option, world: int) -> str:
        """One way to place the world: by conquest or payment, by means of which cards."""
        phrases, given_up = self.phrases, self.given_up(way)
        by, means = [card for _, card in way.things], self.means()
        price = 0 if way.key == CONQUER else price_of(self.powers, world, by, means)
        if way.key == CONQUER:
            extra = sum([soldier_strength(card) for card in by])
            strength = military_against(self.powers, world) + means.reinforced + extra
            words = phrases.say("ask conquer", strength=strength, defense=defense_of(world, by))
        elif price == 0:
            words = phrases.say("ask pay nothing")
        else:
            words = phrases.say("ask pay cards", cards=phrases.count(price, "card"))
        kept = [card for card in by if card not in given_up]
        if kept:
            words = phrases.say("ask by means of", way=words, cards=phrases.cards(kept))
        return phrases.say("ask giving up", way=words, cards=phrases.cards(given_up)) if given_up else words

    def gives(self, card: int, place: int) -> str:
        """What a Consume power takes and gives if it is used now."""
        phrases, power = self.phrases, CARDS[card].powers[place]
        if isinstance(power, ConsumeGoods):
            fitting = goods_for(card, power, dict.fromkeys(self.goods, 0))
            times = min(power.up_to, len(fitting) // power.goods)
            goods = phrases.goods(times * power.goods, power.kind)
            return self.trade_off(goods, times * power.vp, times * power.cards, times * power.prestige)
        if isinstance(power, ConsumeEachKind):
            kinds = min(power.up_to, kinds_held(dict.fromkeys(self.goods, 0)))
            return self.trade_off(phrases.goods(kinds, ANY), kinds * power.vp, kinds * power.cards)
        if isinstance(power, ConsumeDifferentKinds):
            return self.trade_off(phrases.goods(power.kinds, ANY), power.vp, 0)
        if isinstance(power, ConsumeAllGoods):
            return self.trade_off(phrases.goods(len(self.goods), ANY), len(self.goods) - 1, 0)
        if isinstance(power, SellGood):
            sales = [best_sale(self.tableau, world, power.with_trade_powers) for world in self.goods]
            key = "ask gives sale" if len(set(sales)) == 1 else "ask gives best sale"
            return phrases.say(key, cards=phrases.count(max(sales), "card"))
        if isinstance(power, DiscardForVp):
            return phrases.say("ask gives discard", cards=phrases.count(min(power.up_to, self.mine.hand_size), "card"))
        return power_words(phrases, power)

    def trade_off(self, goods: str, vp: int, cards: int, prestige: int = 0) -> str:
        if not vp and not cards and not prestige:
            return self.phrases.say("ask gives nothing", goods=goods)
        key = "ask gives doubled" if self.times == 2 and vp else "ask gives"
        return self.phrases.say(key, goods=goods, gain=self.phrases.gain(self.vp(vp), cards, prestige))
