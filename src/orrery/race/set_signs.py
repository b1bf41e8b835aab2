"""The powers that came with the sets, as rows of signs."""

from __future__ import annotations

from typing import Final

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
    Ante,
    CancelTakeover,
    ChooseActionLast,
    ConquerPeaceful,
    ConsumeEachKind,
    DevelopForGivingUp,
    DevelopForGood,
    DiscardForCards,
    DiscardForPrestige,
    DrawPerCard,
    ExtraMilitaryWorld,
    GainVp,
    GoodOnNewWorld,
    HandLimit,
    LargerTableau,
    MilitaryForCards,
    MilitaryForGood,
    MilitaryForPrestige,
    MixWithHand,
    NotForTrade,
    OwnerNamesKind,
    PayForMilitaryForLess,
    Power,
    PrestigeForCard,
    PrestigeForDeveloping,
    PrestigeForMostChromosomes,
    PrestigeForPaying,
    PrestigeForSettling,
    PrestigeIfProducedHere,
    ProduceHereForCard,
    ProduceOnWindfallForCard,
    ReplaceWorld,
    SaveHandCard,
    SavePaidForDevelopment,
    SavePaidForWorld,
    SecondWorld,
    SellForMorePer,
    SettleForGood,
    SiftAfterSettling,
    SiftAtDevelop,
    SpendPrestige,
    StartWithFewer,
    TakeExcess,
    Takeover,
    TakeoverDefense,
    TakeSavedCards,
)

KIND_KEYS: Final = {
    NO_GOOD: "",
    ANY: "any",
    NOVELTY: "novelty",
    RARE: "rare",
    GENES: "genes",
    ALIEN: "alien",
    MULTI: "any",
}
WHAT_SIGNS: Final[dict[int, list[str]]] = {
    EVERY: ["development"],
    MILITARY_WORLD: ["military", "world"],
    REBEL_WORLD: ["rebel", "world"],
    REBEL_MILITARY_WORLD: ["rebel", "military"],
    CHROMOSOME_WORLD: ["chromosome"],
    ALIEN_KIND: ["alien"],
    NOT_ALIEN_KIND: [],
    PRODUCTION_WORLD: ["production"],
    REBEL_DEVELOPMENT: ["rebel", "development"],
    SIX_COST: ["6", "development"],
    IMPERIUM_CARD: ["imperium"],
}
AIM_SIGNS: Final[dict[int, list[str]]] = {
    AT_REBEL_WORLD: ["rebel"],
    AT_IMPERIUM: ["imperium"],
    AT_MILITARY: ["military"],
    AT_ANYBODY: ["any"],
}


def set_sign(power: Power) -> list[str]:
    """The power as a row of signs: at most six, so that it fits on a small card."""
    if isinstance(power, PrestigeForCard):
        return ["card", "->", "prestige"]
    if isinstance(power, (PrestigeForDeveloping, PrestigeForSettling)):
        return [*WHAT_SIGNS[power.what], "->", "prestige"]
    if isinstance(power, (PrestigeForPaying, PrestigeIfProducedHere)):
        return ["->", *(["defense", "/"] if isinstance(power, PrestigeForPaying) else []), "prestige"]
    if isinstance(power, PrestigeForMostChromosomes):
        return ["most", "chromosome", "->", "prestige"]
    if isinstance(power, (SiftAtDevelop, SiftAfterSettling)):
        after = ["->"] if isinstance(power, SiftAfterSettling) else []
        return [*after, str(power.draw), "card", "/", "-1", "card"]
    if isinstance(power, (DevelopForGood, SettleForGood)):
        return [KIND_KEYS[power.kind], "->", f"-{power.amount}"]
    if isinstance(power, DevelopForGivingUp):
        return ["give-up", "->", f"-{power.amount}"]
    if isinstance(power, (Takeover, TakeoverDefense, CancelTakeover)):
        return takeover_sign(power)
    plain = PLAIN_SIGNS.get(type(power).__name__)
    return list(plain) if plain is not None else settle_or_other_sign(power)


def takeover_sign(power: Power) -> list[str]:
    if isinstance(power, Takeover):
        price = ["give-up", "->"] if power.given_up else ["prestige", "->"] if power.prestige_to_pay else []
        more = [f"+{power.per_rebel_world}", "rebel"] if power.per_rebel_world else []
        return [*price, "takeover", *AIM_SIGNS[power.aim], *more][:6]
    if isinstance(power, TakeoverDefense):
        return ["takeover", f"+{power.per_rebel_world}", "rebel", f"+{power.per_other_world}", "military"]
    return ["prestige", "->", "takeover", "0"]


def settle_or_other_sign(power: Power) -> list[str]:
    if isinstance(power, MilitaryForCards):
        return ["card", "->", "+1", "military", *([f"x{power.up_to}"] if power.up_to > 1 else [])]
    if isinstance(power, MilitaryForPrestige):
        return ["prestige", "->", f"+{power.amount}", "military"]
    if isinstance(power, MilitaryForGood):
        return [KIND_KEYS[power.kind], "->", f"+{power.amount}", "military"]
    if isinstance(power, PayForMilitaryForLess):
        return ["defense", f"-{power.amount}"]
    if isinstance(power, ConquerPeaceful):
        return ["give-up", "->", "military", "world", *([f"-{power.less}"] if power.less else [])]
    if isinstance(power, ReplaceWorld):
        return ["world", "->", f"+{power.most}", "world", "prestige"]
    if isinstance(power, SellForMorePer):
        return [f"+{power.amount}", KIND_KEYS[power.kind], "/", *WHAT_SIGNS[power.per]]
    return gain_sign(power)


def gain_sign(power: Power) -> list[str]:
    if isinstance(power, ConsumeEachKind):
        return [str(power.up_to), "different", "->", "vp", "card"]
    if isinstance(power, DiscardForCards):
        return ["card", "->", "card"]
    if isinstance(power, DiscardForPrestige):
        return [str(power.cards), "card", "->", "prestige"]
    if isinstance(power, SpendPrestige):
        gain = [str(power.vp), "vp"] if power.vp else [str(power.cards), "card"]
        return ["prestige", "->", *gain]
    if isinstance(power, GainVp):
        return ["vp"] if power.vp == 1 else [str(power.vp), "vp"]
    if isinstance(power, DrawPerCard):
        return [*([str(power.amount)] if power.amount > 1 else []), "card", "/", *WHAT_SIGNS[power.per]]
    if isinstance(power, ProduceOnWindfallForCard):
        return ["card", "->", "windfall", *([] if power.kind == ANY else [KIND_KEYS[power.kind]])]
    if isinstance(power, (StartWithFewer, HandLimit)):
        return [str(power.cards), "card"]
    if isinstance(power, LargerTableau):
        return [str(power.cards), "world"]
    raise KeyError(type(power).__name__)


PLAIN_SIGNS: Final[dict[str, tuple[str, ...]]] = {
    MixWithHand.__name__: ("mix",),
    SavePaidForDevelopment.__name__: ("card", "->", "here"),
    SavePaidForWorld.__name__: ("card", "->", "here"),
    SaveHandCard.__name__: ("card", "->", "here"),
    TakeSavedCards.__name__: ("here", "->", "card"),
    SecondWorld.__name__: ("2", "world"),
    ExtraMilitaryWorld.__name__: ("give-up", "->", "+1", "military", "world"),
    GoodOnNewWorld.__name__: ("production", "->", "any"),
    NotForTrade.__name__: ("here", "trade", "0"),
    Ante.__name__: ("card", "die", "->", "card"),
    ProduceHereForCard.__name__: ("card", "->", "here"),
    ChooseActionLast.__name__: ("last",),
    TakeExcess.__name__: ("most", "card", "->", "card"),
    OwnerNamesKind.__name__: ("any",),
}
