"""The developments of The Brink of War."""

from __future__ import annotations

from typing import Final

from orrery.race.card import Card, development
from orrery.race.goods import ALIEN, ANY, GENES, NOVELTY, PRODUCTION, RARE, WINDFALL
from orrery.race.powers import (
    AT_ANYBODY,
    AT_IMPERIUM,
    AT_MILITARY,
    PRODUCTION_WORLD,
    ConquerPeaceful,
    ConsumeGoods,
    DevelopForGood,
    DrawAfterSettling,
    DrawAtProduce,
    DrawIfProducedMost,
    DrawMore,
    ExtraMilitaryWorld,
    GoodOnNewWorld,
    Military,
    MilitaryForCards,
    MixWithHand,
    PrestigeForCard,
    PrestigeForDeveloping,
    PrestigeForPaying,
    PrestigeForSettling,
    ReplaceWorld,
    SellForMore,
    SettleForGood,
    SettleForLess,
    SiftAtDevelop,
    SpendPrestige,
    Takeover,
)
from orrery.race.scoring import Line, Scoring

BRINK_DEVELOPMENTS: Final[tuple[Card, ...]] = (
    development(
        "golden-age-of-terraforming",
        "Golden Age of Terraforming",
        cost=6,
        symbols=("terraforming",),
        prestige=1,
        powers=(DevelopForGood(2, RARE), SettleForGood(3, GENES), GoodOnNewWorld()),
        scoring=Scoring(
            (
                Line(2, symbol="terraforming"),
                Line(1, development=True, cost=6),
                Line(1, world=True, kind=NOVELTY, source=PRODUCTION),
                Line(1, world=True, kind=RARE, source=PRODUCTION),
                Line(1, world=True, kind=GENES, source=PRODUCTION),
                Line(1, world=True, kind=ALIEN, source=PRODUCTION),
            )
        ),
    ),
    development(
        "universal-peace-institute",
        "Universal Peace Institute",
        cost=6,
        prestige=1,
        powers=(SettleForLess(2), Military(-2), ConsumeGoods(goods=2, vp=1, cards=1, prestige=1)),
        scoring=Scoring(
            (Line(1, world=True, military=True), Line(2, named="pan-galactic-mediator")), per_negative_military=1
        ),
    ),
    development(
        "interstellar-casus-belli",
        "Interstellar Casus Belli",
        cost=4,
        copies=2,
        powers=(Takeover(AT_ANYBODY, prestige_to_pay=1, prestige=2), SpendPrestige(1, vp=3)),
    ),
    development(
        "imperium-invasion-fleet",
        "Imperium Invasion Fleet",
        cost=5,
        vp=3,
        copies=2,
        symbols=("imperium",),
        prestige=1,
        powers=(Military(3), Military(1, rebels_only=True), ConquerPeaceful(0, with_takeover=True, prestige=2)),
    ),
    development(
        "imperium-planet-buster",
        "Imperium Planet Buster",
        cost=9,
        vp=9,
        symbols=("imperium",),
        prestige=1,
        powers=(Military(3), Takeover(AT_MILITARY, prestige=2, destroys=True)),
    ),
    development(
        "pan-galactic-mediator",
        "Pan-Galactic Mediator",
        cost=1,
        vp=1,
        copies=2,
        prestige=1,
        powers=(DrawMore(1), Military(-1), PrestigeForPaying(1)),
    ),
    development(
        "rebel-troops",
        "Rebel Troops",
        cost=2,
        vp=1,
        copies=2,
        symbols=("rebel",),
        powers=(Military(1), MilitaryForCards(1), ConsumeGoods(cards=2)),
    ),
    development(
        "terraforming-engineers",
        "Terraforming Engineers",
        cost=3,
        vp=2,
        copies=2,
        symbols=("terraforming",),
        powers=(DrawMore(1), SettleForLess(1), ReplaceWorld(3, prestige=1), ConsumeGoods(vp=1)),
    ),
    development(
        "galactic-markets",
        "Galactic Markets",
        cost=4,
        vp=2,
        copies=2,
        prestige=1,
        powers=(DrawAfterSettling(1), ConsumeGoods(up_to=3, vp=1), DrawAtProduce(1)),
    ),
    development(
        "rebel-sneak-attack",
        "Rebel Sneak Attack",
        cost=2,
        vp=1,
        copies=2,
        symbols=("rebel",),
        powers=(MixWithHand(), ExtraMilitaryWorld(), Takeover(AT_IMPERIUM, given_up=True, per_rebel_world=2)),
    ),
    development(
        "pan-galactic-hologrid",
        "Pan-Galactic Hologrid",
        cost=6,
        powers=(PrestigeForCard(1), DrawAfterSettling(1), SellForMore(2, NOVELTY)),
        scoring=Scoring(
            (
                Line(2, world=True, kind=NOVELTY, source=PRODUCTION),
                Line(2, world=True, kind=NOVELTY, source=WINDFALL),
                Line(2, named="expanding-colony"),
                Line(1, world=True),
            )
        ),
    ),
    development(
        "pan-galactic-affluence",
        "Pan-Galactic Affluence",
        cost=6,
        prestige=1,
        powers=(PrestigeForDeveloping(1), ConsumeGoods(goods=2, vp=1, prestige=1), DrawIfProducedMost(ANY, 1)),
        scoring=Scoring(
            (Line(2, named="export-duties"), Line(2, named="galactic-renaissance"), Line(2, named="terraformed-world")),
            per_prestige=1,
        ),
    ),
    development(
        "galactic-power-brokers",
        "Galactic Power Brokers",
        cost=5,
        vp=3,
        copies=2,
        prestige=1,
        powers=(SiftAtDevelop(2), SpendPrestige(1, cards=3)),
    ),
    development(
        "alien-cornucopia",
        "Alien Cornucopia",
        cost=6,
        symbols=("alien",),
        powers=(PrestigeForSettling(1, PRODUCTION_WORLD), DrawAtProduce(1)),
        scoring=Scoring(
            (
                Line(2, alien=True),
                Line(1, world=True, kind=NOVELTY, source=PRODUCTION),
                Line(1, world=True, kind=RARE, source=PRODUCTION),
                Line(1, world=True, kind=GENES, source=PRODUCTION),
            )
        ),
    ),
)
