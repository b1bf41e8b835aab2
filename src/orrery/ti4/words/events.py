"""What the values of each event are: the first, the second and so on, as places call them; +parts are worked out."""

from __future__ import annotations

from typing import Final

from orrery.ti4.words import exploration, kings_decks, leaders, phases, politics, sheets

CARRYING: Final = {
    "system": ("activated", "retreat announced", "token kept", "token placed", "alpha wormhole", "beta wormhole"),
    "system*": ("nexus",),
    "system n": ("moved", "space combat over", "space combat drawn"),
    "planet n": ("ground combat over", "ground combat drawn"),
    "system system": ("retreated", "moved away"),
    "place type": ("removed", "sustained", "destroyed", "structure", "taken back", "tokens lost"),
    "planet type n +units": ("landed",),
    "place type n +units": ("built", "placed", "taken up"),
    "type n": ("rift", "rift lost"),
    "type n* +dice": ("rolled", "barrage", "cannon", "bombardment"),
    "n n* +dice": ("rerolled",),
    "n* +all_dice": ("ambush rolled", "courage rolled"),
    "cards": ("drew",),
    "n": (
        "survives",
        "goods",
        "goods for home",
        "replenished",
        "point",
        "point lost",
        "galaxy built",
        "round",
        "dice raised",
    ),
    "n n +tiles": ("tiles dealt", "tiles known"),
    "tile": ("extra tile",),
    "tile n": ("tile placed",),
    "place": ("deployed",),
    "planet": ("control", "values swapped"),
    "component": ("used", "note returned", "note in play", "purged", "unlocked", "card played", "starting technology"),
    "card": ("card discarded",),
    "faction": ("faction",),
    "pool": ("token from pool",),
    "n n n": ("tokens redistributed",),
    "n n n +gained": ("tokens gained",),
    "seat": ("cancelled", "declined", "note given"),
    "seat n n n n n* +terms": ("proposed", "other terms", "transaction"),
    "n n planet* +payment": ("paid",),
}

CARRIED: Final = {
    kind: values
    for carrying in (
        CARRYING,
        phases.CARRYING,
        politics.CARRYING,
        exploration.CARRYING,
        sheets.CARRYING,
        kings_decks.CARRYING,
        leaders.CARRYING,
    )
    for values, kinds in carrying.items()
    for kind in kinds
}
