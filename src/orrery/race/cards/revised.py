"""Five cards as later printings have them; they take the place of the first edition's."""

from __future__ import annotations

from typing import Final

from orrery.race.card import Card, development, military_world, world
from orrery.race.goods import ALIEN, GENES, NOVELTY, PRODUCTION, RARE
from orrery.race.powers import ConsumeGoods, DrawAtProduce, Military, ProduceHere, SellForMore, SellGood
from orrery.race.scoring import Line, Scoring

REVISED: Final[tuple[Card, ...]] = (
    military_world(
        "outlaw-world-revised", "Outlaw World", defense=1, vp=1, powers=(Military(1), ConsumeGoods(vp=1, cards=1))
    ),
    world(
        "black-market-trading-world-revised",
        "Black Market Trading World",
        cost=2,
        vp=1,
        powers=(SellGood(with_trade_powers=False),),
    ),
    development(
        "merchant-guild-revised",
        "Merchant Guild",
        cost=6,
        powers=(DrawAtProduce(2),),
        scoring=Scoring(
            (
                Line(2, world=True, kind=NOVELTY, source=PRODUCTION),
                Line(2, world=True, kind=RARE, source=PRODUCTION),
                Line(2, world=True, kind=GENES, source=PRODUCTION),
                Line(2, world=True, kind=ALIEN, source=PRODUCTION),
            ),
            per_good=1,
        ),
    ),
    world(
        "imperium-armaments-world-revised",
        "Imperium Armaments World",
        cost=3,
        vp=2,
        production=RARE,
        symbols=("imperium",),
        powers=(Military(1), ProduceHere()),
    ),
    world(
        "bio-hazard-mining-world-revised",
        "Bio-Hazard Mining World",
        cost=2,
        vp=0,
        production=RARE,
        powers=(SellForMore(2, GENES), ProduceHere()),
    ),
)
