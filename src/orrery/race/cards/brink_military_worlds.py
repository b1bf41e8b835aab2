"""The military worlds of The Brink of War."""

from __future__ import annotations

from typing import Final

from orrery.race.card import Card, military_world
from orrery.race.goods import ALIEN, GENES, NOVELTY, RARE
from orrery.race.powers import (
    CHROMOSOME_WORLD,
    IMPERIUM_CARD,
    REBEL_DEVELOPMENT,
    REBEL_MILITARY_WORLD,
    ConsumeGoods,
    DiscardForPrestige,
    DrawMore,
    Military,
    MilitaryForGood,
    MilitaryForPrestige,
    MixWithHand,
    PrestigeForDeveloping,
    PrestigeForSettling,
    ProduceHere,
    ProduceOnWindfallForCard,
    SiftAfterSettling,
    SiftAtDevelop,
)

BRINK_MILITARY_WORLDS: Final[tuple[Card, ...]] = (
    military_world(
        "rebel-freedom-fighters",
        "Rebel Freedom Fighters",
        defense=3,
        vp=1,
        start=15,
        symbols=("rebel",),
        powers=(
            DrawMore(1),
            PrestigeForDeveloping(1, REBEL_DEVELOPMENT),
            Military(1),
            Military(-2, owning=IMPERIUM_CARD),
            PrestigeForSettling(1, REBEL_MILITARY_WORLD),
        ),
    ),
    military_world(
        "imperium-fuel-depot",
        "Imperium Fuel Depot",
        defense=3,
        vp=1,
        production=RARE,
        symbols=("imperium",),
        powers=(SiftAfterSettling(2), ProduceHere()),
    ),
    military_world(
        "uplift-revolt-world",
        "Uplift Revolt World",
        defense=4,
        vp=2,
        windfall=GENES,
        symbols=("uplift", "chromosome"),
        powers=(Military(1, per=CHROMOSOME_WORLD),),
    ),
    military_world(
        "rebel-council",
        "Rebel Council",
        defense=8,
        vp=8,
        symbols=("rebel",),
        prestige=1,
        powers=(PrestigeForDeveloping(1, REBEL_DEVELOPMENT), ConsumeGoods(vp=1)),
    ),
    military_world(
        "alien-booby-trap",
        "Alien Booby Trap",
        defense=1,
        vp=1,
        symbols=("alien",),
        prestige=1,
        powers=(MilitaryForPrestige(3), ProduceOnWindfallForCard(ALIEN)),
    ),
    military_world(
        "rebel-fuel-refinery",
        "Rebel Fuel Refinery",
        defense=4,
        vp=2,
        windfall=RARE,
        symbols=("rebel",),
        prestige=1,
        powers=(MilitaryForGood(2, RARE),),
    ),
    military_world(
        "information-hub",
        "Information Hub",
        defense=3,
        vp=2,
        production=NOVELTY,
        prestige=1,
        powers=(MixWithHand(), SiftAtDevelop(1), ProduceHere()),
    ),
    military_world(
        "alien-guardian",
        "Alien Guardian",
        defense=9,
        vp=9,
        windfall=ALIEN,
        symbols=("alien",),
        prestige=1,
        powers=(DiscardForPrestige(2, 1),),
    ),
)
