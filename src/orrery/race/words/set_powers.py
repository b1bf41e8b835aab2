"""The powers that came with the sets, in words."""

from __future__ import annotations

from orrery.race.goods import ANY
from orrery.race.powers import (
    EVERY,
    NOT_ALIEN_KIND,
    Ante,
    CancelTakeover,
    ConquerPeaceful,
    ConsumeEachKind,
    DevelopForGivingUp,
    DevelopForGood,
    DiscardForCards,
    DiscardForPrestige,
    DrawPerCard,
    GainVp,
    HandLimit,
    LargerTableau,
    Military,
    MilitaryForCards,
    MilitaryForGood,
    MilitaryForPrestige,
    PayForMilitary,
    PayForMilitaryForLess,
    Power,
    PrestigeForCard,
    PrestigeForDeveloping,
    PrestigeForMostChromosomes,
    PrestigeForPaying,
    PrestigeForSettling,
    PrestigeIfProducedHere,
    ProduceOnWindfallForCard,
    ReplaceWorld,
    SellForMorePer,
    SettleForGood,
    SiftAfterSettling,
    SiftAtDevelop,
    SpendPrestige,
    StartWithFewer,
    Takeover,
    TakeoverDefense,
)
from orrery.race.words.phrases import RacePhrases

Parts = dict[str, str | int]


def set_power_parts(phrases: RacePhrases, power: Power) -> tuple[str, Parts]:
    """The key of the power's sentence and what is to be filled in; many need nothing."""
    name = type(power).__name__
    if isinstance(power, (PrestigeForDeveloping, PrestigeForSettling)):
        return name, {"gain": phrases.gain(0, 0, power.amount), "what": phrases.say(f"name what {power.what}")}
    if isinstance(power, (PrestigeForPaying, PrestigeIfProducedHere, PrestigeForMostChromosomes)):
        return name, {"gain": phrases.gain(0, 0, power.amount)}
    if isinstance(power, (SiftAtDevelop, SiftAfterSettling)):
        return name, {"amount": power.draw, "cards": phrases.count(power.draw, "card")}
    if isinstance(power, (DevelopForGood, SettleForGood)):
        return name, {"amount": power.amount, "kind": phrases.kind(power.kind)}
    if isinstance(power, (DevelopForGivingUp, PayForMilitaryForLess)):
        return name, {"amount": power.amount}
    if isinstance(power, (Takeover, TakeoverDefense, CancelTakeover)):
        return takeover_parts(phrases, power)
    if isinstance(power, (Military, MilitaryForCards, MilitaryForPrestige, MilitaryForGood)):
        return military_parts(phrases, power)
    if isinstance(power, (PayForMilitary, ConquerPeaceful, ReplaceWorld)):
        return placing_parts(phrases, power)
    if isinstance(power, SellForMorePer):
        what = phrases.say(f"name what {power.per}")
        cards = phrases.count(power.amount, "card")
        return name, {"amount": power.amount, "cards": cards, "kind": phrases.kind(power.kind), "what": what}
    return gain_parts(phrases, power)


def military_parts(phrases: RacePhrases, power: Power) -> tuple[str, Parts]:
    name = type(power).__name__
    if isinstance(power, Military):
        what = power.per if power.per != EVERY else power.owning
        key = "Military per" if power.per != EVERY else "Military owning"
        return key, {"amount": f"{power.amount:+d}", "what": phrases.say(f"name what {what}")}
    if isinstance(power, MilitaryForCards):
        return name, {"cards": phrases.count(power.up_to, "card")}
    if isinstance(power, MilitaryForPrestige):
        return name, {"amount": f"{power.amount:+d}"}
    if isinstance(power, MilitaryForGood):
        return name, {"amount": f"{power.amount:+d}", "kind": phrases.kind(power.kind)}
    raise KeyError(name)


def placing_parts(phrases: RacePhrases, power: Power) -> tuple[str, Parts]:
    name = type(power).__name__
    if isinstance(power, PayForMilitary):
        key = name if power.what == NOT_ALIEN_KIND else f"{name} what"
        parts: Parts = {"amount": power.discount, "what": phrases.say(f"name what {power.what}")}
        return (key if power.discount else f"{key} plain"), parts
    if isinstance(power, ConquerPeaceful):
        less = phrases.say("card less", amount=power.less) if power.less else phrases.say("card less nothing")
        key = f"{name} prestige" if power.prestige else name
        return key, {"less": less, "gain": phrases.gain(0, 0, power.prestige)}
    if isinstance(power, ReplaceWorld):
        return name, {"amount": power.most, "gain": phrases.gain(0, 0, power.prestige)}
    raise KeyError(name)


def takeover_parts(phrases: RacePhrases, power: Power) -> tuple[str, Parts]:
    name = type(power).__name__
    if isinstance(power, TakeoverDefense):
        return name, {"rebel": f"{power.per_rebel_world:+d}", "other": f"{power.per_other_world:+d}"}
    if isinstance(power, CancelTakeover):
        return name, {"prestige": phrases.count(power.prestige, "prestige")}
    if isinstance(power, Takeover):
        terms = ""
        if power.given_up:
            terms += phrases.say("card term given up")
        if power.prestige_to_pay:
            terms += phrases.say("card term prestige", prestige=phrases.count(power.prestige_to_pay, "prestige"))
        if power.per_rebel_world:
            terms += phrases.say("card term rebel", amount=f"{power.per_rebel_world:+d}")
        if power.prestige:
            terms += phrases.say("card term gain", gain=phrases.gain(0, 0, power.prestige))
        if power.destroys:
            terms += phrases.say("card term destroys")
        return name, {"aim": phrases.say(f"name aim {power.aim}"), "terms": terms}
    raise KeyError(name)


def gain_parts(phrases: RacePhrases, power: Power) -> tuple[str, Parts]:
    """The powers that give something for something, and those that need no numbers."""
    name = type(power).__name__
    if isinstance(power, PrestigeForCard):
        return name, {"gain": phrases.gain(0, 0, power.prestige)}
    if isinstance(power, ConsumeEachKind):
        return name, {"times": power.up_to, "gain": phrases.gain(power.vp, power.cards)}
    if isinstance(power, DiscardForCards):
        return name, {"cards": phrases.count(power.up_to, "card")}
    if isinstance(power, DiscardForPrestige):
        return name, {"cards": phrases.count(power.cards, "card"), "gain": phrases.gain(0, 0, power.prestige)}
    if isinstance(power, SpendPrestige):
        gain = phrases.gain(power.vp, power.cards)
        return name, {"prestige": phrases.count(power.prestige, "prestige"), "gain": gain}
    if isinstance(power, GainVp):
        return name, {"gain": phrases.gain(power.vp, 0)}
    if isinstance(power, Ante):
        return name, {"lowest": power.lowest, "highest": power.highest}
    if isinstance(power, DrawPerCard):
        what = phrases.say(f"name what {power.per}")
        return name, {"amount": power.amount, "cards": phrases.count(power.amount, "card"), "what": what}
    if isinstance(power, ProduceOnWindfallForCard):
        return (name, {}) if power.kind == ANY else (f"{name} kind", {"kind": phrases.kind(power.kind)})
    if isinstance(power, (HandLimit, LargerTableau, StartWithFewer)):
        return name, {"amount": power.cards, "cards": phrases.count(power.cards, "card")}
    if f"card {name}" in phrases.sentences:
        return name, {}
    raise KeyError(name)
