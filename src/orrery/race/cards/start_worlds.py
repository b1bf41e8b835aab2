"""The five start worlds."""

from __future__ import annotations

from typing import Final

from orrery.race.card import Card, military_world, world
from orrery.race.goods import NOVELTY, RARE
from orrery.race.powers import ConsumeGoods, Military, ProduceHere, SellForMore, SettleForLess

START_WORLDS: Final[tuple[Card, ...]] = (
    world("old-earth", "Old Earth", cost=3, vp=2, start=0, powers=(SellForMore(1), ConsumeGoods(up_to=2, vp=1))),
    world(
        "epsilon-eridani", "Epsilon Eridani", cost=2, vp=1, start=1, powers=(Military(1), ConsumeGoods(vp=1, cards=1))
    ),
    world(
        "alpha-centauri",
        "Alpha Centauri",
        cost=2,
        vp=0,
        windfall=RARE,
        start=2,
        powers=(SettleForLess(1, RARE), Military(1, RARE)),
    ),
    military_world("new-sparta", "New Sparta", defense=2, vp=1, start=3, powers=(Military(2),)),
    world(
        "earths-lost-colony",
        "Earth's Lost Colony",
        cost=2,
        vp=1,
        production=NOVELTY,
        start=4,
        powers=(ConsumeGoods(vp=1), ProduceHere()),
    ),
)
