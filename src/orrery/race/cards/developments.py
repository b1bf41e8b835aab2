"""The developments that cost less than six; two copies of each."""

from __future__ import annotations

from typing import Final

from orrery.race.card import Card, development
from orrery.race.goods import ALIEN, GENES, NOVELTY, RARE
from orrery.race.powers import (
    ConsumeDifferentKinds,
    ConsumeGoods,
    DevelopForLess,
    DiscardForVp,
    DrawAfterDeveloping,
    DrawAfterSettling,
    DrawAtDevelop,
    DrawIfProducedMost,
    DrawMore,
    DrawPerGoodProduced,
    DrawPerKindProduced,
    KeepMore,
    Military,
    PayForMilitary,
    ProduceOnWindfall,
    SellForMore,
    SettleForLess,
    SettleForNothing,
    TemporaryMilitary,
)

DEVELOPMENTS: Final[tuple[Card, ...]] = (
    development(
        "public-works",
        "Public Works",
        cost=1,
        vp=1,
        preset=1,
        copies=2,
        powers=(DrawAfterDeveloping(1), ConsumeGoods(vp=1)),
    ),
    development("colony-ship", "Colony Ship", cost=2, vp=1, preset=1, copies=2, powers=(SettleForNothing(),)),
    development(
        "expedition-force", "Expedition Force", cost=1, vp=1, preset=2, copies=2, powers=(DrawMore(1), Military(1))
    ),
    development(
        "mining-robots",
        "Mining Robots",
        cost=2,
        vp=1,
        preset=2,
        copies=2,
        powers=(SettleForLess(1, RARE), ProduceOnWindfall(RARE)),
    ),
    development("export-duties", "Export Duties", cost=1, vp=1, preset=3, copies=2, powers=(SellForMore(1),)),
    development(
        "new-military-tactics", "New Military Tactics", cost=1, vp=1, preset=3, copies=2, powers=(TemporaryMilitary(3),)
    ),
    development("space-marines", "Space Marines", cost=2, vp=1, preset=4, copies=2, powers=(Military(2),)),
    development(
        "contact-specialist",
        "Contact Specialist",
        cost=1,
        vp=1,
        preset=4,
        copies=2,
        powers=(Military(-1), PayForMilitary(1)),
    ),
    development(
        "diversified-economy",
        "Diversified Economy",
        cost=4,
        vp=2,
        copies=2,
        powers=(ConsumeDifferentKinds(3, vp=3), DrawPerKindProduced()),
    ),
    development(
        "consumer-markets",
        "Consumer Markets",
        cost=5,
        vp=3,
        copies=2,
        powers=(ConsumeGoods(kind=NOVELTY, up_to=3, vp=1), DrawPerGoodProduced(NOVELTY)),
    ),
    development(
        "mining-conglomerate",
        "Mining Conglomerate",
        cost=3,
        vp=2,
        copies=2,
        powers=(SellForMore(1, RARE), ConsumeGoods(kind=RARE, up_to=2, vp=1), DrawIfProducedMost(RARE, 2)),
    ),
    development(
        "research-labs",
        "Research Labs",
        cost=4,
        vp=2,
        copies=2,
        powers=(KeepMore(1), ConsumeGoods(kind=GENES, vp=1), DrawPerGoodProduced(ALIEN)),
    ),
    development("deficit-spending", "Deficit Spending", cost=2, vp=1, copies=2, powers=(DiscardForVp(2),)),
    development("investment-credits", "Investment Credits", cost=1, vp=1, copies=2, powers=(DevelopForLess(1),)),
    development("interstellar-bank", "Interstellar Bank", cost=2, vp=1, copies=2, powers=(DrawAtDevelop(1),)),
    development(
        "terraforming-robots",
        "Terraforming Robots",
        cost=3,
        vp=2,
        copies=2,
        symbols=("terraforming",),
        powers=(DrawAfterSettling(1), ConsumeGoods(kind=RARE, vp=1, cards=1)),
    ),
    development("drop-ships", "Drop Ships", cost=4, vp=2, copies=2, powers=(Military(3),)),
    development("replicant-robots", "Replicant Robots", cost=4, vp=2, copies=2, powers=(SettleForLess(2),)),
    development(
        "genetics-lab", "Genetics Lab", cost=2, vp=1, copies=2, powers=(SellForMore(1, GENES), ProduceOnWindfall(GENES))
    ),
)
