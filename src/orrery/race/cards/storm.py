"""The Gathering Storm."""

from __future__ import annotations

from typing import Final

from orrery.race.card import Card, development, military_world, world
from orrery.race.goods import ALIEN, GENES, NOVELTY, PRODUCTION, RARE, WINDFALL
from orrery.race.powers import (
    CHROMOSOME_WORLD,
    MILITARY_WORLD,
    ConsumeGoods,
    DiscardForVp,
    DrawAfterSettling,
    DrawIfProducedHere,
    DrawMore,
    DrawPerCard,
    Military,
    MilitaryForCards,
    ProduceHere,
    ProduceHereForCard,
    ProduceOnWindfall,
    SecondWorld,
    SellForMore,
    SellForMorePer,
    SettleForLess,
    SettleForNothing,
    StartWithFewer,
)
from orrery.race.scoring import Line, Scoring

STORM: Final[tuple[Card, ...]] = (
    world("separatist-colony", "Separatist Colony", cost=2, vp=1, start=5, powers=(DrawMore(2), Military(1))),
    world("ancient-race", "Ancient Race", cost=2, vp=1, windfall=GENES, start=6, powers=(StartWithFewer(3),)),
    military_world(
        "damaged-alien-factory",
        "Damaged Alien Factory",
        defense=3,
        vp=2,
        production=ALIEN,
        start=7,
        symbols=("alien",),
        powers=(ProduceHereForCard(),),
    ),
    world("doomed-world", "Doomed World", cost=1, vp=-1, start=8, powers=(DrawMore(1), SettleForNothing())),
    development(
        "terraforming-guild",
        "Terraforming Guild",
        cost=6,
        symbols=("terraforming",),
        powers=(DrawAfterSettling(1), ProduceOnWindfall()),
        scoring=Scoring(
            (
                Line(2, world=True, kind=NOVELTY, source=WINDFALL),
                Line(2, world=True, kind=RARE, source=WINDFALL),
                Line(2, world=True, kind=GENES, source=WINDFALL),
                Line(2, world=True, kind=ALIEN, source=WINDFALL),
                Line(2, symbol="terraforming"),
            )
        ),
    ),
    development(
        "galactic-genome-project",
        "Galactic Genome Project",
        cost=6,
        powers=(ConsumeGoods(goods=2, kind=GENES, vp=3),),
        scoring=Scoring(
            (
                Line(2, world=True, kind=GENES, source=PRODUCTION),
                Line(2, world=True, kind=GENES, source=WINDFALL),
                Line(3, named="genetics-lab"),
            )
        ),
    ),
    development(
        "space-mercenaries", "Space Mercenaries", cost=1, preset=5, copies=2, powers=(Military(1), MilitaryForCards(2))
    ),
    development("improved-logistics", "Improved Logistics", cost=3, vp=2, copies=2, powers=(SecondWorld(),)),
    world(
        "deserted-alien-world",
        "Deserted Alien World",
        cost=1,
        vp=2,
        preset=5,
        symbols=("alien",),
        powers=(DrawMore(1), SettleForLess(2, ALIEN), Military(2, ALIEN)),
    ),
    military_world("rebel-colony", "Rebel Colony", defense=4, vp=4, symbols=("rebel",), powers=(ConsumeGoods(vp=1),)),
    military_world(
        "clandestine-uplift-lab",
        "Clandestine Uplift Lab",
        defense=3,
        vp=2,
        symbols=("uplift", "chromosome"),
        powers=(DrawMore(1), SellForMorePer(1, GENES, CHROMOSOME_WORLD), ConsumeGoods(vp=1, cards=1)),
    ),
    development(
        "imperium-lords",
        "Imperium Lords",
        cost=6,
        symbols=("imperium",),
        powers=(DrawPerCard(1, MILITARY_WORLD),),
        scoring=Scoring((Line(2, symbol="imperium"), Line(1, world=True, military=True))),
    ),
    military_world("smuggling-lair", "Smuggling Lair", defense=1, vp=1, windfall=RARE, powers=(ConsumeGoods(cards=2),)),
    world("volcanic-world", "Volcanic World", cost=2, vp=1, production=RARE, powers=(ProduceHere(),)),
    military_world(
        "rebel-sympathizers",
        "Rebel Sympathizers",
        defense=1,
        vp=1,
        windfall=NOVELTY,
        symbols=("rebel",),
        powers=(DrawIfProducedHere(1),),
    ),
    world(
        "galactic-bazaar",
        "Galactic Bazaar",
        cost=3,
        vp=2,
        windfall=NOVELTY,
        powers=(SellForMore(1, NOVELTY), DiscardForVp(1)),
    ),
    world(
        "galactic-studios",
        "Galactic Studios",
        cost=5,
        vp=3,
        production=NOVELTY,
        powers=(ConsumeGoods(vp=1, cards=1), ProduceHere(), DrawIfProducedHere(1)),
    ),
    world(
        "alien-toy-shop",
        "Alien Toy Shop",
        cost=3,
        vp=1,
        windfall=ALIEN,
        preset=5,
        symbols=("alien",),
        powers=(ConsumeGoods(kind=ALIEN, vp=2, here=True),),
    ),
    military_world("hive-world", "Hive World", defense=3, vp=2, production=GENES, preset=5, powers=(ProduceHere(),)),
)
