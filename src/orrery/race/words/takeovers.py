"""Takeovers in words: what is asked, what is offered."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option
from orrery.race.cards import CARDS
from orrery.race.words.phrases import RacePhrases

CHOICES: Final = ("takeover", "add military", "add military in defence", "veto")
RECRUITS: Final = ("recruit more", "recruit in defence")


class TakeoverQuestion:
    """A question about takeovers."""

    def __init__(self, phrases: RacePhrases, decision: Decision) -> None:
        self.phrases = phrases
        self.decision = decision

    def parts(self) -> dict[str, str | int]:
        """How strong both sides are as it stands, and how many hand cards may go."""
        if self.decision.prompt in ("takeover", "veto"):
            return {}
        strength, defense = self.decision.values
        parts: dict[str, str | int] = {"strength": strength, "defense": defense}
        if self.decision.prompt in RECRUITS:
            parts["most"] = self.phrases.count(self.decision.most, "card")
        return parts

    def option(self, option: Option) -> str:
        phrases, cards = self.phrases, [card for _, card in option.things]
        if option.key == "none":
            return phrases.say(f"ask option no {self.decision.prompt}")
        if option.key == "with":
            price, amount = price_of_army(phrases, cards), option.values[0]
            return phrases.say("ask option with", cards=phrases.cards(cards), amount=amount, price=price)
        if option.key == "veto":
            return phrases.say("ask option veto", card=phrases.card(cards[0]), world=phrases.card(cards[1]))
        strength, most, defense = option.values
        return phrases.say(
            "ask option takeover opened" if len(cards) > 2 else "ask option takeover",
            card=phrases.card(cards[0]),
            world=phrases.card(cards[1]),
            opener=phrases.cards(cards[2:]),
            strength=phrases.say("ask up to", strength=strength, most=most) if most > strength else str(strength),
            defense=defense,
        )


def price_of_army(phrases: RacePhrases, cards: list[int]) -> str:
    """What is given for the Military of these cards: prestige, goods, the cards themselves."""
    prestige = len([card for card in cards if CARDS[card].military_for_prestige])
    kinds = [power.kind for card in cards if (power := CARDS[card].military_for_good) is not None]
    paid = [phrases.goods(kinds.count(kind), kind) for kind in sorted(set(kinds))]
    if prestige:
        paid.insert(0, phrases.count(prestige, "prestige"))
    given_up = [card for card in cards if CARDS[card].temporary_military]
    parts = [phrases.say("ask army for", paid=phrases.listed(paid))] if paid else []
    if given_up:
        parts.append(phrases.say("ask army given up", cards=phrases.cards(given_up)))
    return ", ".join(parts)
