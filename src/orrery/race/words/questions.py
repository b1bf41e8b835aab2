"""Questions and their options in words, with what each costs or brings: numbers come with the question."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option
from orrery.race.cards import CARDS
from orrery.race.goods import MULTI
from orrery.race.powers import CONSUME
from orrery.race.settling import CONQUER, gives_up
from orrery.race.state import NO_CARD
from orrery.race.telling import from_numbers
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
        about = [number for kind, number in decision.things if kind == "card"]
        self.about = about[0] if about else NO_CARD  # the card to pay for, or in use

    # -- what is asked -------------------------------------------------------------------------------------------------

    def words(self) -> str:
        phrases, decision, key, values = self.phrases, self.decision, self.decision.prompt, self.decision.values
        parts: dict[str, str | int] = {}
        if key in CARDS_ASKED:
            parts["number"] = phrases.count(decision.most, "card")
        if self.about >= 0:
            parts["card"] = phrases.card(self.about)
        if key == "action":
            parts["number"] = phrases.count(decision.most, "action")
            key = "action first" if self.view.rounds == 1 else key  # said once, for those who are new
        elif key in ("keep", "mix"):
            parts["drawn"] = phrases.count(len(self.view.drawn), "card")
        elif key in ("develop", "settle", "settle another"):
            mine = self.view.players[decision.seat]
            parts.update({"hand": phrases.count(mine.hand_size, "hand"), "military": mine.military})
        elif key == "hand limit":
            parts["limit"] = values[0]
        elif key in ("settle how", "develop how"):
            parts["cost"] = cost_words(phrases, CARDS[self.about])
        elif key == "replace" and self.about >= 0:
            key = "replace first"
        elif key == "draft":
            key = "draft left" if values[0] else "draft right"
            key = key if len(decision.options) > 1 else "draft last"
        elif key == "recruit":
            parts.update({"least": decision.least, "most": decision.most})
            if not decision.least:  # strong enough already
                key, parts["most"] = "recruit spare", phrases.count(decision.most, "card")
        elif key == "save" and self.view.rounds:
            key, parts["card"] = "save under", phrases.card(values[0])
        elif key == "discard for vp" and self.about < 0:
            key = "discard for vp bonus"
        elif key == "pay":
            parts["why"] = ", ".join(self.why_so_much())
        elif key == "sell" and self.about >= 0:
            key = "sell by" if values[0] else "sell by plain"
        elif key == "consume":
            key = "consume doubled" if values[0] == 2 else "consume"
        elif key in ("goods", "good"):
            kind, vp, cards, prestige = values
            parts.update({"number": phrases.goods(decision.most, kind), "gain": phrases.gain(vp, cards, prestige)})
        elif key in CHOICES or key in RECRUITS:
            parts.update(TakeoverQuestion(phrases, decision).parts())
        return phrases.say(f"ask {key}", **parts)

    def why_so_much(self) -> list[str]:
        """The printed cost and each discount: how a price comes about."""
        card, phrases, terms = CARDS[self.about], self.phrases, self.decision.values
        words = [phrases.say("ask pay defense" if card.military else "ask pay cost", cost=card.cost)]
        for by, less in zip(terms[::2], terms[1::2], strict=True):
            if by == NO_CARD:
                words.append(phrases.say("ask pay bonus", amount=less))
            else:
                words.append(phrases.say("ask pay by", amount=less, card=phrases.card(by)))
        return words

    # -- what is offered -----------------------------------------------------------------------------------------------

    def option(self, option: Option) -> str:
        phrases, key = self.phrases, option.key
        if self.decision.prompt in ("action", "announce"):
            return self.action_option(option)
        if self.decision.prompt in CHOICES:
            return TakeoverQuestion(phrases, self.decision).option(option)
        if key == "none" and self.decision.prompt == "replace":
            return phrases.say("ask option replace none")
        if key in ("none", "pass"):
            return phrases.say(f"ask option {key}")
        if self.decision.prompt in ("search category", "search"):
            return self.search_option(option)
        if key == "card":
            return self.card_option(option)
        if key == "number":
            return str(option.id())
        if key == "power":
            card, place = option.id(), option.things[1][1]
            if CARDS[card].powers[place].PHASE != CONSUME:
                words = power_words(phrases, CARDS[card].powers[place])
                return phrases.say("ask option further", card=phrases.card(card), power=words)
            return phrases.say("ask option power", card=phrases.card(card), gives=self.gives(option))
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
            return self.way(option)
        if self.decision.prompt == "develop how":
            words = phrases.say("ask option develop", cards=phrases.count(option.values[0], "card"))
            used = phrases.cards([card for _, card in option.things])
            return phrases.say("ask with goods", way=words, cards=used) if used else words
        raise KeyError(key)

    def action_option(self, option: Option) -> str:
        """An action with its bonus, or with that of the prestige/search card."""
        phrases = self.phrases
        if option.key == "prestige-search":
            return phrases.say("ask option prestige-search")
        boosted = len(option.things) > 1
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

    def card_option(self, option: Option) -> str:
        phrases, prompt, card = self.phrases, self.decision.prompt, option.id()
        name = phrases.card(card)
        if prompt in ("goods", "good", "spend good"):
            return phrases.say("ask option good", card=name, kind=phrases.kind(CARDS[card].kind))
        if prompt == "sell":
            cards = phrases.count(option.values[0], "card")
            return phrases.say("ask option sale", card=name, kind=phrases.kind(CARDS[card].kind), cards=cards)
        if prompt == "develop":
            return phrases.say("ask option card", card=name, printed=in_short(phrases, card, option.values[0]))
        if prompt in ("settle", "settle another"):
            ways = f" {phrases.say('name or')} ".join([self.way(way) for way in from_numbers(option.values)])
            return phrases.say("ask option world", card=name, printed=in_short(phrases, card), way=ways)
        return phrases.say("ask option card", card=name, printed=in_short(phrases, card))

    def way(self, way: Option) -> str:
        """One way to place a world: by conquest or payment, by means of which cards."""
        phrases = self.phrases
        if way.key == CONQUER:
            words = phrases.say("ask conquer", strength=way.values[0], defense=way.values[1])
        elif way.values[0] == 0:
            words = phrases.say("ask pay nothing")
        else:
            words = phrases.say("ask pay cards", cards=phrases.count(way.values[0], "card"))
        given_up = [card for _, card in way.things if gives_up(card, way.key)]
        kept = [card for _, card in way.things if card not in given_up]
        if kept:
            words = phrases.say("ask by means of", way=words, cards=phrases.cards(kept))
        return phrases.say("ask giving up", way=words, cards=phrases.cards(given_up)) if given_up else words

    def gives(self, option: Option) -> str:
        """What a Consume power takes and gives if it is used now."""
        phrases, values = self.phrases, option.values
        if len(values) == 1:
            return phrases.say("ask gives discard", cards=phrases.count(values[0], "card"))
        if len(values) == 2:
            key = "ask gives sale" if values[0] == values[1] else "ask gives best sale"
            return phrases.say(key, cards=phrases.count(values[1], "card"))
        if not values:
            return power_words(phrases, CARDS[option.id()].powers[option.things[1][1]])
        number, kind, vp, cards, prestige = values
        goods, gain = phrases.goods(number, kind), phrases.gain(vp, cards, prestige)
        if not gain:
            return phrases.say("ask gives nothing", goods=goods)
        key = "ask gives doubled" if self.decision.values[0] == 2 and vp else "ask gives"
        return phrases.say(key, goods=goods, gain=gain)
