"""Questions and their options in words, with what each costs or brings now."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option
from orrery.race.cards import CARDS
from orrery.race.goods import ANY
from orrery.race.powers import ConsumeAllGoods, ConsumeDifferentKinds, ConsumeGoods, DiscardForVp, SellGood
from orrery.race.queries import (
    development_price,
    hand_limit,
    military_against,
    payers_for,
    sale,
    total_military,
    world_price,
)
from orrery.race.rules.produce import BY_BONUS
from orrery.race.rules.round import PHASES
from orrery.race.settling import CONQUER, ways
from orrery.race.state import CONSUME_X2, NO_CARD
from orrery.race.view import RaceView
from orrery.race.words.phrases import RacePhrases
from orrery.race.words.powers import power_words
from orrery.race.words.printed import cost_words, in_short


class Question:
    """A decision and the view of the seat that is asked."""

    def __init__(self, phrases: RacePhrases, decision: Decision, view: RaceView) -> None:
        self.phrases = phrases
        self.decision = decision
        self.view = view
        self.mine = view.players[decision.seat]
        self.tableau = list(self.mine.tableau)
        self.goods = list(self.mine.goods)
        self.about = decision.things[0][1] if decision.things else NO_CARD  # the card to pay for, or in use
        self.doubled = CONSUME_X2 in self.mine.actions

    def bonus(self) -> bool:
        """Whether the seat has the bonus of the phase being carried out."""
        return self.view.phase >= 0 and PHASES[self.view.phase][0] in self.mine.actions

    # -- what is asked -------------------------------------------------------------------------------------------------

    def words(self) -> str:
        key = self.decision.prompt
        parts: dict[str, str | int] = {}
        if key in ("keep", "pay", "discard for vp", "hand limit", "opening discard"):
            parts["number"] = self.phrases.count(self.decision.most, "card")
        if self.about >= 0:
            parts["card"] = self.phrases.card(self.about)
        if key == "action":
            parts["number"] = self.phrases.count(self.decision.most, "action")
        elif key == "keep":
            parts["drawn"] = self.phrases.count(len(self.decision.options), "card")
        elif key in ("develop", "settle"):
            parts["hand"] = self.phrases.count(self.mine.hand_size, "hand")
            parts["military"] = total_military(self.tableau)
        elif key == "hand limit":
            parts["limit"] = hand_limit(self.tableau)
        elif key == "settle how":
            parts["cost"] = cost_words(self.phrases, CARDS[self.about])
        elif key == "pay":
            parts["why"] = ", ".join(self.why_so_much())
        elif key == "sell" and self.about >= 0:
            key = "sell by" if self.with_trade_powers() else "sell by plain"
        elif key == "consume":
            key = "consume doubled" if self.doubled else "consume"
        elif key in ("goods", "good"):
            parts.update(self.consumed_parts())
        return self.phrases.say(f"ask {key}", **parts)

    def why_so_much(self) -> list[str]:
        """The printed cost and each discount: how a price comes about."""
        card, phrases = CARDS[self.about], self.phrases
        words = [phrases.say("ask pay defense" if card.military else "ask pay cost", cost=card.cost)]
        if not card.is_world and development_price(self.tableau, self.about, False) > self.decision.least:
            words.append(phrases.say("ask pay bonus", amount=1))
        payers = payers_for(self.tableau, self.about) if card.military else []
        best = max(payers, key=lambda each: CARDS[each].pay_for_military_discount, default=NO_CARD)
        for each in self.tableau:
            less = CARDS[each].settle_for_less[card.kind] if card.is_world else CARDS[each].develop_for_less
            if each == best:
                less += CARDS[each].pay_for_military_discount
            if less:
                words.append(phrases.say("ask pay by", amount=less, card=phrases.card(each)))
        return words

    def with_trade_powers(self) -> bool:
        """Whether the sale that is asked about counts Trade powers: not if a Consume power leaves them out."""
        powers = CARDS[self.about].powers if self.about >= 0 else ()
        return not any(isinstance(power, SellGood) and not power.with_trade_powers for power in powers)

    def consumed_parts(self) -> dict[str, str | int]:
        """How many goods the power takes now and what it gives for them."""
        for power in CARDS[self.about].powers:
            if isinstance(power, ConsumeGoods) and self.decision.prompt == "goods":
                times = self.decision.most // power.goods
                gain = self.phrases.gain(self.vp(power.vp * times), power.cards * times)
                return {"number": self.phrases.goods(self.decision.most, power.kind), "gain": gain}
            if isinstance(power, ConsumeDifferentKinds) and self.decision.prompt == "good":
                return {"gain": self.phrases.gain(self.vp(power.vp), 0)}
        raise KeyError(self.decision.prompt)

    def vp(self, vp: int) -> int:
        return vp * 2 if self.doubled else vp

    # -- what is offered -----------------------------------------------------------------------------------------------

    def option(self, option: Option) -> str:
        phrases, key = self.phrases, option.key
        if self.decision.prompt == "action":
            bonus = phrases.say(f"name bonus {option.id()}")
            return phrases.say("ask option action", action=phrases.action(option.id()), bonus=bonus)
        if key in ("none", "pass"):
            return phrases.say(f"ask option {key}")
        if key == "card":
            return self.card_option(option.id())
        if key == "number":
            return str(option.id())
        if key == "power":
            return phrases.say(
                "ask option power", card=phrases.card(option.id()), gives=self.gives(option.id(), option.things[1][1])
            )
        if key == "produce":
            world, by = option.id(), option.things[1][1]
            source = phrases.say("name the bonus") if by == BY_BONUS else phrases.card(by)
            kind = phrases.kind(CARDS[world].kind)
            return phrases.say("ask option produce", card=phrases.card(world), kind=kind, by=source)
        if self.decision.prompt == "settle how":
            return self.way(option, self.about)
        raise KeyError(key)

    def card_option(self, card: int) -> str:
        phrases, prompt = self.phrases, self.decision.prompt
        name = phrases.card(card)
        if prompt in ("goods", "good"):
            return phrases.say("ask option good", card=name, kind=phrases.kind(CARDS[card].kind))
        if prompt == "sell":
            cards = phrases.count(sale(self.tableau, card, self.with_trade_powers()), "card")
            return phrases.say("ask option sale", card=name, kind=phrases.kind(CARDS[card].kind), cards=cards)
        if prompt == "develop":
            price = development_price(self.tableau, card, self.bonus())
            return phrases.say("ask option card", card=name, printed=in_short(phrases, card, price))
        if prompt == "settle":
            return phrases.say(
                "ask option world", card=name, printed=in_short(phrases, card), way=self.plain_ways(card)
            )
        return phrases.say("ask option card", card=name, printed=in_short(phrases, card))

    def plain_ways(self, world: int) -> str:
        """How this world could be placed without giving anything up; if that cannot be, the first way there is."""
        found = ways(self.tableau, self.mine.hand_size - 1, world)
        plain = [way for way in found if not self.given_up(way)]
        return f" {self.phrases.say('name or')} ".join([self.way(way, world) for way in plain or found[:1]])

    def given_up(self, way: Option) -> list[int]:
        return [card for _, card in way.things if not CARDS[card].pays_for_military]

    def way(self, way: Option, world: int) -> str:
        """One way to place the world: by conquest or payment, by means of which cards."""
        phrases, given_up = self.phrases, self.given_up(way)
        price = world_price(self.tableau, world)
        if way.key == CONQUER:
            extra = sum([CARDS[card].temporary_military for card in given_up])
            strength = military_against(self.tableau, world) + extra
            words = phrases.say("ask conquer", strength=strength, defense=CARDS[world].cost)
        elif price == 0 or any(CARDS[card].settles_for_nothing for card in given_up):
            words = phrases.say("ask pay nothing")
        else:
            words = phrases.say("ask pay cards", cards=phrases.count(price, "card"))
        means = [card for _, card in way.things if card not in given_up]
        if means:
            words = phrases.say("ask by means of", way=words, cards=phrases.cards(means))
        return phrases.say("ask giving up", way=words, cards=phrases.cards(given_up)) if given_up else words

    def gives(self, card: int, place: int) -> str:
        """What a Consume power takes and gives if it is used now."""
        phrases, power = self.phrases, CARDS[card].powers[place]
        if isinstance(power, ConsumeGoods):
            fitting = [world for world in self.goods if power.kind in (ANY, CARDS[world].kind)]
            times = min(power.up_to, len(fitting) // power.goods)
            return self.trade_off(phrases.goods(times * power.goods, power.kind), times * power.vp, times * power.cards)
        if isinstance(power, ConsumeDifferentKinds):
            return self.trade_off(phrases.goods(power.kinds, ANY), power.vp, 0)
        if isinstance(power, ConsumeAllGoods):
            return self.trade_off(phrases.goods(len(self.goods), ANY), len(self.goods) - 1, 0)
        if isinstance(power, SellGood):
            sales = [sale(self.tableau, world, power.with_trade_powers) for world in self.goods]
            key = "ask gives sale" if len(set(sales)) == 1 else "ask gives best sale"
            return phrases.say(key, cards=phrases.count(max(sales), "card"))
        if isinstance(power, DiscardForVp):
            return phrases.say("ask gives discard", cards=phrases.count(min(power.up_to, self.mine.hand_size), "card"))
        return power_words(phrases, power)

    def trade_off(self, goods: str, vp: int, cards: int) -> str:
        if not vp and not cards:
            return self.phrases.say("ask gives nothing", goods=goods)
        key = "ask gives doubled" if self.doubled and vp else "ask gives"
        return self.phrases.say(key, goods=goods, gain=self.phrases.gain(self.vp(vp), cards))
