"""Takeovers in words: what is asked, what is offered."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option
from orrery.race.cards import CARDS
from orrery.race.rules.round import PHASES
from orrery.race.settling import Means
from orrery.race.takeovers import (
    NO_OPENER,
    Attack,
    army_strength,
    attack_strength,
    attacks_of,
    defense_strength,
    place_of_takeover,
    reserve,
)
from orrery.race.view import PlayerView, RaceView
from orrery.race.words.phrases import RacePhrases

CHOICES: Final = ("takeover", "add military", "add military in defence", "veto")
RECRUITS: Final = ("recruit more", "recruit in defence")


class TakeoverQuestion:
    """A question about takeovers and the view of the seat that is asked."""

    def __init__(self, phrases: RacePhrases, decision: Decision, view: RaceView) -> None:
        self.phrases = phrases
        self.decision = decision
        self.view = view

    def parts(self) -> dict[str, str | int]:
        """How strong both sides are as it stands, and how many hand cards may go."""
        if self.decision.prompt in ("takeover", "veto"):
            return {}
        world = self.decision.things[0][1]
        attack = next(each for each in attacks_of(self.view.attacks) if each.world == world and self.concerns(each))
        parts: dict[str, str | int] = {"strength": self.attack_now(attack), "defense": self.defense_now(attack)}
        if self.decision.prompt in RECRUITS:
            parts["most"] = self.phrases.count(self.decision.most, "card")
        return parts

    def concerns(self, attack: Attack) -> bool:
        in_defence = self.decision.prompt in ("add military in defence", "recruit in defence")
        return self.decision.seat == (attack.owner if in_defence else attack.attacker)

    def option(self, option: Option) -> str:
        phrases, cards = self.phrases, [card for _, card in option.things]
        if option.key == "none":
            return phrases.say(f"ask option no {self.decision.prompt}")
        if option.key == "with":
            price = price_of_army(phrases, cards)
            return phrases.say("ask option with", cards=phrases.cards(cards), amount=army_strength(cards), price=price)
        if option.key == "veto":
            return phrases.say("ask option veto", card=phrases.card(cards[0]), world=phrases.card(cards[1]))
        attack = self.attack_by(cards)
        key = "ask option takeover" if attack.opener == NO_OPENER else "ask option takeover opened"
        opener = phrases.card(attack.opener) if attack.opener != NO_OPENER else ""
        strength, most = self.attack_now(attack), self.attack_now(attack) + self.reserve_for(attack)
        power = phrases.say("ask up to", strength=strength, most=most) if most > strength else str(strength)
        return phrases.say(
            key,
            card=phrases.card(attack.card),
            world=phrases.card(attack.world),
            opener=opener,
            strength=power,
            defense=self.defense_now(attack),
        )

    def attack_by(self, cards: list[int]) -> Attack:
        """The takeover that these cards declare: the power, the world, and what makes it open to attack."""
        players = self.view.players
        owner = next(seat for seat in range(len(players)) if cards[1] in players[seat].tableau)
        opener = cards[2] if len(cards) > 2 else NO_OPENER
        return Attack(self.decision.seat, cards[0], place_of_takeover(cards[0]), cards[1], owner, opener)

    def reinforced(self, player: PlayerView) -> int:
        """Temporary Military used in this phase, and that of the prestige bonus."""
        boosted = self.view.phase >= 0 and player.standing.boosted == PHASES[self.view.phase][0]
        return player.spent.reinforced + (2 if boosted else 0)

    def attack_now(self, attack: Attack) -> int:
        attacker, owner = self.view.players[attack.attacker], self.view.players[attack.owner]
        return attack_strength(attacker.powers(), owner.powers(), attack, self.reinforced(attacker))

    def defense_now(self, attack: Attack) -> int:
        attacker, owner = self.view.players[attack.attacker], self.view.players[attack.owner]
        return defense_strength(attacker.powers(), owner.powers(), attack, self.reinforced(owner))

    def reserve_for(self, attack: Attack) -> int:
        """The temporary Military that the attacker could add once the power is paid for."""
        mine = self.view.players[attack.attacker]
        prestige = mine.standing.prestige - attack.power().prestige_to_pay
        means = Means(mine.goods, prestige, mine.spent.gone, mine.spent.used)
        return reserve(mine.powers(), mine.hand_size, means)


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
