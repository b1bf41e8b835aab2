"""A bell rings in the moments it is hung in: what the rules open, and in which order, can be read from the log."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.registry import DEEDS, MASK
from orrery.ti4.windows import BIT
from support.ti4 import Table
from support.ti4_modifiers import Ring

BELL: Final = NUMBER["chaos-mapping"]  # a technology that acts in no combat


@contextmanager
def hung(table: Table, seat: int, *moments: str) -> Iterator[None]:
    """That seat has a bell, which rings in those moments; nothing else acts in them."""
    before = {name: DEEDS[name] for name in moments}
    mask = MASK[BELL]
    DEEDS.update({name: {BELL: [Ring]} for name in moments})
    MASK[BELL] = sum(BIT[name] for name in moments)
    player = table.game.players[seat]
    player.techs += (BELL,)
    player.changed()
    try:
        yield
    finally:
        DEEDS.update(before)
        MASK[BELL] = mask


def rung(game: TwilightImperium, *also: str) -> list[str]:
    """The moments in which a bell rang, with the other things of those kinds that happened, in their order."""
    return [event.kind for event in game.log or [] if event.kind in BIT or event.kind in also]
