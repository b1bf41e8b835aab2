"""What rare powers of the sets are worth in a round, on average: cards and prestige."""

from __future__ import annotations

from orrery.race.card import Card
from orrery.race.powers import (
    EVERY,
    PRODUCTION_WORLD,
    SIX_COST,
    ChooseActionLast,
    DevelopForGivingUp,
    DevelopForGood,
    DiscardForPrestige,
    ExtraMilitaryWorld,
    GoodOnNewWorld,
    MilitaryForCards,
    MilitaryForGood,
    MilitaryForPrestige,
    MixWithHand,
    Power,
    PrestigeForCard,
    PrestigeForDeveloping,
    PrestigeForMostChromosomes,
    PrestigeForPaying,
    PrestigeForSettling,
    PrestigeIfProducedHere,
    ReplaceWorld,
    SavePaidForDevelopment,
    SavePaidForWorld,
    SecondWorld,
    SettleForGood,
    SiftAfterSettling,
    SiftAtDevelop,
    SpendPrestige,
    TakeExcess,
)


def flow_of(card: Card) -> tuple[float, float]:
    """Cards and prestige in a round by the powers of this card that no other sum holds."""
    cards, prestige = 0.0, 0.0
    for power in card.powers:
        cards += cards_by(power)
        prestige += prestige_by(power)
    return cards, prestige


def cards_by(power: Power) -> float:
    """Cards in a round."""
    if isinstance(power, MixWithHand):
        return 0.12
    if isinstance(power, SiftAtDevelop):
        return 0.5 * (power.draw - 0.6)
    if isinstance(power, SiftAfterSettling):
        return 0.5 * (power.draw - 0.6)
    if isinstance(power, (SavePaidForDevelopment, SavePaidForWorld)):
        return 0.3
    if isinstance(power, (DevelopForGood, SettleForGood)):
        return 0.1 * power.amount
    if isinstance(power, DevelopForGivingUp):
        return 0.25
    if isinstance(power, (MilitaryForCards, MilitaryForGood, MilitaryForPrestige)):
        return 0.15
    if isinstance(power, (SecondWorld, GoodOnNewWorld)):
        return 0.35
    if isinstance(power, (ChooseActionLast, ExtraMilitaryWorld)):
        return 0.3
    if isinstance(power, TakeExcess):
        return 0.05
    if isinstance(power, SpendPrestige):
        return 0.25 * (power.vp + 0.6 * power.cards - 1.2)
    return 0.0


def prestige_by(power: Power) -> float:
    """Prestige in a round."""
    if isinstance(power, PrestigeForDeveloping):
        return 0.45 if power.what == EVERY else 0.12 if power.what == SIX_COST else 0.08
    if isinstance(power, PrestigeForSettling):
        return 0.22 if power.what == PRODUCTION_WORLD else 0.12
    if isinstance(power, PrestigeForCard):
        return 0.15
    if isinstance(power, (PrestigeForPaying, DiscardForPrestige)):
        return 0.1
    if isinstance(power, ReplaceWorld):
        return 0.15
    if isinstance(power, PrestigeIfProducedHere):
        return 0.3
    if isinstance(power, PrestigeForMostChromosomes):
        return 0.15
    return 0.0
