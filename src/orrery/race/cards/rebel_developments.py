"""The developments of Rebel vs Imperium."""

from __future__ import annotations

from typing import Final

from orrery.race.card import Card, development
from orrery.race.goods import PRODUCTION, RARE, WINDFALL
from orrery.race.powers import (
    AT_IMPERIUM,
    AT_MILITARY,
    AT_REBEL_WORLD,
    CHROMOSOME_WORLD,
    REBEL_WORLD,
    ConquerPeaceful,
    ConsumeEachKind,
    ConsumeGoods,
    DevelopForGivingUp,
    DevelopForLess,
    DiscardForCards,
    DiscardForVp,
    DrawAtConsume,
    DrawAtDevelop,
    DrawAtProduce,
    DrawMore,
    DrawPerCard,
    GainVp,
    HandLimit,
    KeepMore,
    Military,
    MilitaryForCards,
    MixWithHand,
    PayForMilitary,
    PayForMilitaryForLess,
    SellForMore,
    Takeover,
    TakeoverDefense,
)
from orrery.race.scoring import Line, Scoring

REBEL_DEVELOPMENTS: Final[tuple[Card, ...]] = (
    development(
        "imperium-seat",
        "Imperium Seat",
        cost=6,
        symbols=("imperium",),
        powers=(Military(1, rebels_only=True), Takeover(AT_REBEL_WORLD)),
        scoring=Scoring((Line(2, symbol="imperium"), Line(2, world=True, military=True, rebel=True))),
    ),
    development(
        "rebel-alliance",
        "Rebel Alliance",
        cost=6,
        symbols=("rebel",),
        powers=(PayForMilitary(2, REBEL_WORLD), Takeover(AT_IMPERIUM, per_rebel_world=2)),
        scoring=Scoring((Line(2, rebel=True), Line(1, world=True, military=True))),
    ),
    development(
        "uplift-code",
        "Uplift Code",
        cost=6,
        symbols=("uplift",),
        prestige=1,
        powers=(DrawPerCard(2, CHROMOSOME_WORLD),),
        scoring=Scoring((Line(3, world=True, symbol="chromosome"), Line(2, symbol="uplift"))),
    ),
    development(
        "galactic-exchange",
        "Galactic Exchange",
        cost=6,
        powers=(ConsumeEachKind(4, vp=1, cards=1),),
        scoring=Scoring((Line(3, named="diversified-economy"),), by_kinds=(0, 1, 3, 6, 10)),
    ),
    development(
        "galactic-bankers",
        "Galactic Bankers",
        cost=6,
        prestige=1,
        powers=(DrawAtDevelop(1), DiscardForVp(2)),
        scoring=Scoring(
            (
                Line(2, named="interstellar-bank"),
                Line(2, named="investment-credits"),
                Line(2, named="gambling-world"),
                Line(2, named="gambling-world-replacement"),
                Line(1, development=True),
            )
        ),
    ),
    development(
        "prospecting-guild",
        "Prospecting Guild",
        cost=6,
        powers=(MixWithHand(), SellForMore(1), ConsumeGoods(kind=RARE, vp=1, cards=1)),
        scoring=Scoring(
            (
                Line(2, world=True, kind=RARE, source=PRODUCTION),
                Line(2, world=True, kind=RARE, source=WINDFALL),
                Line(1, world=True),
                Line(1, symbol="terraforming"),
            )
        ),
    ),
    development(
        "pan-galactic-research",
        "Pan-Galactic Research",
        cost=6,
        vp=4,
        powers=(HandLimit(12), DrawMore(2), KeepMore(1), DevelopForLess(1), DrawAtProduce(2)),
    ),
    development(
        "rebel-pact",
        "Rebel Pact",
        cost=1,
        vp=1,
        copies=2,
        symbols=("rebel",),
        powers=(MixWithHand(), PayForMilitaryForLess(2), TakeoverDefense(2, 1)),
    ),
    development(
        "imperium-cloaking-technology",
        "Imperium Cloaking Technology",
        cost=1,
        vp=1,
        copies=2,
        symbols=("imperium",),
        powers=(ConquerPeaceful(2), Takeover(AT_MILITARY, given_up=True)),
    ),
    development(
        "imperium-troops",
        "Imperium Troops",
        cost=1,
        vp=1,
        copies=2,
        symbols=("imperium",),
        powers=(Military(1), Military(1, rebels_only=True)),
    ),
    development(
        "r-and-d-crash-program",
        "R&D Crash Program",
        cost=1,
        copies=2,
        powers=(DevelopForGivingUp(3), DiscardForCards(1)),
    ),
    development(
        "mercenary-fleet", "Mercenary Fleet", cost=3, vp=1, copies=2, powers=(Military(2), MilitaryForCards(2))
    ),
    development(
        "galactic-advertisers",
        "Galactic Advertisers",
        cost=3,
        vp=2,
        copies=2,
        powers=(SellForMore(1), DrawAtConsume(1)),
    ),
    development("galactic-salon", "Galactic Salon", cost=4, vp=2, copies=2, powers=(GainVp(1),)),
)
