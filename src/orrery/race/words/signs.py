"""Powers as rows of signs: a language without grammar. The page has a picture or a letter for each sign."""

from __future__ import annotations

from typing import Final

from orrery.race.card import Card
from orrery.race.goods import ALIEN, ANY, GENES, MULTI, NO_GOOD, NOVELTY, RARE
from orrery.race.powers import (
    ALIEN_KIND,
    AT_ANYBODY,
    AT_IMPERIUM,
    AT_MILITARY,
    AT_REBEL_WORLD,
    CHROMOSOME_WORLD,
    EVERY,
    IMPERIUM_CARD,
    MILITARY_WORLD,
    NOT_ALIEN_KIND,
    PRODUCTION_WORLD,
    REBEL_DEVELOPMENT,
    REBEL_MILITARY_WORLD,
    REBEL_WORLD,
    SIX_COST,
    Power,
)
from orrery.race.words.power_table import PowerTable

KIND_KEYS: Final = {
    NO_GOOD: "",
    ANY: "any",
    NOVELTY: "novelty",
    RARE: "rare",
    GENES: "genes",
    ALIEN: "alien",
    MULTI: "any",
}
WHAT_SIGNS: Final = {
    EVERY: "development",
    MILITARY_WORLD: "military world",
    REBEL_WORLD: "rebel world",
    REBEL_MILITARY_WORLD: "rebel military",
    CHROMOSOME_WORLD: "chromosome",
    ALIEN_KIND: "alien",
    NOT_ALIEN_KIND: "",
    PRODUCTION_WORLD: "production",
    REBEL_DEVELOPMENT: "rebel development",
    SIX_COST: "6 development",
    IMPERIUM_CARD: "imperium",
}
AIM_SIGNS: Final = {AT_REBEL_WORLD: "rebel", AT_IMPERIUM: "imperium", AT_MILITARY: "military", AT_ANYBODY: "any"}
OWN: Final = "own"  # the kind of the card's own good

# At most six signs, so that they fit on a small card.
SIGNS: Final = {
    "DrawMore": "+{amount} draw",
    "KeepMore": "+{amount} keep",
    "MixWithHand": "mix",
    "PrestigeForCard": "card -> prestige",
    "DrawAtDevelop": "{amount} card",
    "DevelopForLess": "-{amount}",
    "DrawAfterDeveloping": "-> {amount} card",
    "DevelopForGivingUp": "give-up -> -{amount}",
    "DevelopForGood": "{kind} -> -{amount}",
    "SiftAtDevelop": "{draw} card / -1 card",
    "SavePaidForDevelopment": "card -> here",
    "PrestigeForDeveloping": "{what} -> prestige",
    "SettleForLess": "-{amount}",
    "SettleForLess kind": "-{amount} {kind}",
    "SettleForNothing": "give-up -> 0",
    "SettleForGood": "{kind} -> -{amount}",
    "Military": "{amount_signed} military",
    "Military kind": "{amount_signed} military {kind}",
    "Military rebels_only": "{amount_signed} military rebel",
    "Military per": "{amount_signed} military / {per}",
    "Military owning": "{amount_signed} military / {owning}",
    "TemporaryMilitary": "give-up -> {amount_signed} military",
    "MilitaryForCards": "card -> +1 military",
    "MilitaryForCards +up_to": " x{up_to}",
    "MilitaryForPrestige": "prestige -> +{amount} military",
    "MilitaryForGood": "{kind} -> +{amount} military",
    "PayForMilitary": "card -> defense {what}",
    "PayForMilitary +discount": " -{discount}",
    "PayForMilitaryForLess": "defense -{amount}",
    "ConquerPeaceful": "give-up -> military world",
    "ConquerPeaceful +less": " -{less}",
    "SecondWorld": "2 world",
    "ExtraMilitaryWorld": "give-up -> +1 military world",
    "GoodOnNewWorld": "production -> any",
    "ReplaceWorld": "world -> +{most} world prestige",
    "SiftAfterSettling": "-> {draw} card / -1 card",
    "SavePaidForWorld": "card -> here",
    "PrestigeForSettling": "{what} -> prestige",
    "PrestigeForPaying": "-> defense / prestige",
    "Takeover": "takeover {aim}",
    "Takeover given_up": "give-up -> takeover {aim}",
    "Takeover prestige_to_pay": "prestige -> takeover {aim}",
    "Takeover +per_rebel_world": " +{per_rebel_world} rebel",
    "TakeoverDefense": "takeover +{per_rebel_world} rebel +{per_other_world} military",
    "CancelTakeover": "prestige -> takeover 0",
    "DrawAfterSettling": "-> {amount} card",
    "SellForMore": "+{amount}",
    "SellForMore here": "+{amount} here",
    "SellForMore kind": "+{amount} {kind}",
    "SellForMorePer": "+{amount} {kind} / {per}",
    "NotForTrade": "here trade 0",
    "ConsumeGoods": "{goods} -> {vp_and_cards_and_prestige}",
    "ConsumeGoods here": "here -> {vp_and_cards_and_prestige}",
    "ConsumeGoods +up_to": " x{up_to}",
    "ConsumeDifferentKinds": "{kinds} different -> {vp}",
    "ConsumeEachKind": "{up_to} different -> vp card",
    "ConsumeAllGoods": "n any -> n-1 vp",
    "SellGood": "any -> trade-plain",
    "SellGood with_trade_powers": "any -> trade",
    "DiscardForVp": "card -> vp",
    "DiscardForVp +up_to": " x{up_to}",
    "DiscardForCards": "card -> card",
    "DiscardForPrestige": "{cards_number} card -> prestige",
    "SpendPrestige": "prestige -> {cards_number} card",
    "SpendPrestige vp": "prestige -> {vp_number} vp",
    "GainVp": "{vp}",
    "DrawAtConsume": "{amount} card",
    "DrawIfLucky": "die -> card",
    "Ante": "card die -> card",
    "ProduceHere": OWN,
    "ProduceHereForCard": "card -> here",
    "ProduceOnWindfall": "windfall",
    "ProduceOnWindfall kind": "windfall {kind}",
    "ProduceOnWindfallForCard": "card -> windfall",
    "ProduceOnWindfallForCard kind": "card -> windfall {kind}",
    "PrestigeIfProducedHere": "-> prestige",
    "DrawIfProducedHere": "-> {amount} card",
    "DrawAtProduce": "{amount} card",
    "DrawPerGoodProduced": "card / {kind}",
    "DrawPerKindProduced": "card / different",
    "DrawIfProducedMost": "most {kind} -> {amount_card}",
    "DrawPerWorld": "card / {kind} world",
    "DrawPerCard": "{amount_card} / {per}",
    "PrestigeForMostChromosomes": "most chromosome -> prestige",
    "TakeSavedCards": "here -> card",
    "StartWithFewer": "{cards_number} card",
    "SaveHandCard": "card -> here",
    "ChooseActionLast": "last",
    "HandLimit": "{cards_number} card",
    "TakeExcess": "most card -> card",
    "LargerTableau": "{cards_number} world",
    "OwnerNamesKind": "any",
}


class Signs:
    """How signs tell numbers and names."""

    def count(self, number: int, noun: str) -> str:
        """The sign once, with its number if that is not one."""
        return noun if number == 1 else f"{number} {noun}"

    def goods(self, number: int, kind: int) -> str:
        return self.count(number, KIND_KEYS[kind])

    def named(self, field: str, number: int) -> str:
        return {"kind": KIND_KEYS, "aim": AIM_SIGNS}.get(field, WHAT_SIGNS)[number]

    def listed(self, items: list[str]) -> str:
        return " ".join(items)


TABLE: Final = PowerTable("en", {key: (signs,) for key, signs in SIGNS.items()})


def sign(card: Card, power: Power) -> list[str]:
    """The power of this card as a row of signs."""
    signs = TABLE.tell(Signs(), power).split()
    return [KIND_KEYS[card.kind] if each == OWN else each for each in signs]
