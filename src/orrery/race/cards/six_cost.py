"""The six-cost developments, whose VP are counted at the end of the game."""

from __future__ import annotations

from typing import Final

from orrery.race.card import Card, development
from orrery.race.goods import ALIEN, GENES, NOVELTY, PRODUCTION, RARE, WINDFALL
from orrery.race.powers import (
    CONSUME,
    EXPLORE,
    TRADE,
    ConsumeGoods,
    DevelopForLess,
    DrawAtConsume,
    DrawAtProduce,
    DrawMore,
    DrawPerWorld,
    KeepMore,
    Military,
    ProduceOnWindfall,
    SellForMore,
    SellGood,
    SettleForLess,
)
from orrery.race.scoring import Line, Scoring

SIX_COST: Final[tuple[Card, ...]] = (
    development(
        "pan-galactic-league",
        "Pan-Galactic League",
        cost=6,
        powers=(Military(-1), DrawPerWorld(GENES)),
        scoring=Scoring(
            (
                Line(2, world=True, kind=GENES, source=PRODUCTION),
                Line(2, world=True, kind=GENES, source=WINDFALL),
                Line(1, world=True, military=True),
                Line(3, named="contact-specialist"),
            )
        ),
    ),
    development(
        "mining-league",
        "Mining League",
        cost=6,
        powers=(ConsumeGoods(goods=2, kind=RARE, vp=3), ProduceOnWindfall(RARE)),
        scoring=Scoring(
            (
                Line(2, world=True, kind=RARE, source=PRODUCTION),
                Line(1, world=True, kind=RARE, source=WINDFALL),
                Line(2, named="mining-robots"),
                Line(2, named="mining-conglomerate"),
            )
        ),
    ),
    development(
        "free-trade-association",
        "Free Trade Association",
        cost=6,
        powers=(ConsumeGoods(kind=NOVELTY, up_to=3, vp=1, cards=1), ProduceOnWindfall(NOVELTY)),
        scoring=Scoring(
            (
                Line(2, world=True, kind=NOVELTY, source=PRODUCTION),
                Line(1, world=True, kind=NOVELTY, source=WINDFALL),
                Line(2, named="consumer-markets"),
                Line(2, named="expanding-colony"),
            )
        ),
    ),
    development(
        "alien-tech-institute",
        "Alien Tech Institute",
        cost=6,
        symbols=("alien",),
        powers=(SettleForLess(2, ALIEN), Military(2, ALIEN)),
        scoring=Scoring(
            (
                Line(3, world=True, kind=ALIEN, source=PRODUCTION),
                Line(2, world=True, kind=ALIEN, source=WINDFALL),
                Line(2, alien=True),
            )
        ),
    ),
    development(
        "galactic-survey-seti",
        "Galactic Survey: SETI",
        cost=6,
        powers=(DrawMore(2),),
        scoring=Scoring(
            (Line(1, development=True, power_in=EXPLORE), Line(2, world=True, power_in=EXPLORE), Line(1, world=True))
        ),
    ),
    development(
        "galactic-federation",
        "Galactic Federation",
        cost=6,
        powers=(DevelopForLess(2),),
        scoring=Scoring((Line(2, development=True, cost=6), Line(1, development=True))),
    ),
    development(
        "new-galactic-order", "New Galactic Order", cost=6, powers=(Military(2),), scoring=Scoring(per_military=1)
    ),
    development(
        "merchant-guild",
        "Merchant Guild",
        cost=6,
        powers=(DrawAtProduce(2),),
        scoring=Scoring(
            (
                Line(2, world=True, kind=NOVELTY, source=PRODUCTION),
                Line(2, world=True, kind=RARE, source=PRODUCTION),
                Line(2, world=True, kind=GENES, source=PRODUCTION),
                Line(2, world=True, kind=ALIEN, source=PRODUCTION),
            )
        ),
    ),
    development(
        "new-economy",
        "New Economy",
        cost=6,
        powers=(DrawAtConsume(1),),
        scoring=Scoring((Line(2, development=True, power_in=CONSUME), Line(1, world=True, power_in=CONSUME))),
    ),
    development(
        "galactic-renaissance",
        "Galactic Renaissance",
        cost=6,
        powers=(DrawMore(2), KeepMore(1)),
        scoring=Scoring(
            (Line(3, named="research-labs"), Line(3, named="galactic-trendsetters"), Line(3, named="artist-colony")),
            per_three_chips=1,
        ),
    ),
    development(
        "galactic-imperium",
        "Galactic Imperium",
        cost=6,
        symbols=("imperium",),
        powers=(Military(4, rebels_only=True),),
        scoring=Scoring((Line(2, world=True, military=True, rebel=True), Line(1, world=True, military=True))),
    ),
    development(
        "trade-league",
        "Trade League",
        cost=6,
        powers=(SellForMore(1), SellGood(with_trade_powers=True)),
        scoring=Scoring((Line(2, development=True, power_in=TRADE), Line(1, world=True, power_in=TRADE))),
    ),
)
