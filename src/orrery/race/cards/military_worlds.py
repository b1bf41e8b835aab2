"""The military worlds."""

from __future__ import annotations

from typing import Final

from orrery.race.card import Card, military_world
from orrery.race.goods import ALIEN, GENES, NOVELTY, RARE
from orrery.race.powers import (
    ConsumeGoods,
    DrawAtProduce,
    DrawIfProducedHere,
    DrawMore,
    Military,
    ProduceHere,
    SellForMore,
)

MILITARY_WORLDS: Final[tuple[Card, ...]] = (
    military_world(
        "rebel-fuel-cache", "Rebel Fuel Cache", defense=1, vp=1, windfall=RARE, preset=1, symbols=("rebel",)
    ),
    military_world(
        "rebel-miners",
        "Rebel Miners",
        defense=2,
        vp=1,
        production=RARE,
        preset=2,
        symbols=("rebel",),
        powers=(ProduceHere(),),
    ),
    military_world(
        "former-penal-colony", "Former Penal Colony", defense=2, vp=1, windfall=NOVELTY, preset=3, powers=(Military(1),)
    ),
    military_world(
        "malevolent-lifeforms",
        "Malevolent Lifeforms",
        defense=4,
        vp=2,
        production=GENES,
        preset=3,
        powers=(DrawMore(1), ProduceHere()),
    ),
    military_world(
        "avian-uplift-race",
        "Avian Uplift Race",
        defense=2,
        vp=2,
        windfall=GENES,
        preset=4,
        symbols=("uplift", "chromosome"),
    ),
    military_world("rebel-outpost", "Rebel Outpost", defense=5, vp=5, symbols=("rebel",), powers=(Military(1),)),
    military_world(
        "rebel-warrior-race",
        "Rebel Warrior Race",
        defense=3,
        vp=2,
        windfall=GENES,
        symbols=("rebel",),
        powers=(Military(1),),
    ),
    military_world(
        "rebel-underground", "Rebel Underground", defense=3, vp=4, symbols=("rebel",), powers=(DrawAtProduce(1),)
    ),
    military_world(
        "new-survivalists",
        "New Survivalists",
        defense=1,
        vp=1,
        production=NOVELTY,
        powers=(ConsumeGoods(kind=NOVELTY, cards=1), ProduceHere()),
    ),
    military_world("outlaw-world", "Outlaw World", defense=1, vp=1, powers=(ConsumeGoods(vp=1, cards=1),)),
    military_world(
        "lost-alien-battle-fleet",
        "Lost Alien Battle Fleet",
        defense=6,
        vp=4,
        production=ALIEN,
        symbols=("alien",),
        powers=(Military(3), ProduceHere()),
    ),
    military_world(
        "star-nomad-lair",
        "Star Nomad Lair",
        defense=1,
        vp=1,
        windfall=NOVELTY,
        powers=(DrawMore(1), SellForMore(1, here=True)),
    ),
    military_world(
        "the-last-of-the-uplift-gnarssh",
        "The Last of the Uplift Gnarssh",
        defense=1,
        vp=0,
        windfall=GENES,
        symbols=("uplift", "chromosome"),
    ),
    military_world("alien-robot-sentry", "Alien Robot Sentry", defense=2, vp=2, windfall=ALIEN, symbols=("alien",)),
    military_world(
        "pirate-world", "Pirate World", defense=3, vp=2, windfall=NOVELTY, powers=(SellForMore(3, here=True),)
    ),
    military_world(
        "reptilian-uplift-race",
        "Reptilian Uplift Race",
        defense=2,
        vp=2,
        windfall=GENES,
        symbols=("uplift", "chromosome"),
    ),
    military_world(
        "lost-alien-warship",
        "Lost Alien Warship",
        defense=5,
        vp=3,
        windfall=ALIEN,
        symbols=("alien",),
        powers=(Military(2),),
    ),
    military_world(
        "alien-robot-scout-ship",
        "Alien Robot Scout Ship",
        defense=4,
        vp=2,
        windfall=ALIEN,
        symbols=("alien",),
        powers=(Military(1),),
    ),
    military_world("runaway-robots", "Runaway Robots", defense=1, vp=1, windfall=RARE, powers=(DrawIfProducedHere(1),)),
    military_world("rebel-homeworld", "Rebel Homeworld", defense=7, vp=7, symbols=("rebel",)),
    military_world(
        "aquatic-uplift-race", "Aquatic Uplift Race", defense=2, vp=2, windfall=GENES, symbols=("uplift", "chromosome")
    ),
    military_world("rebel-base", "Rebel Base", defense=6, vp=6, symbols=("rebel",)),
)
