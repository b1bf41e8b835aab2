"""Who takes goods from a seat that has many: pillagers next door."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Form
from orrery.ti4.adjacency import are_neighbours
from orrery.ti4.components import NUMBER
from orrery.ti4.factions.mentak import RICH
from orrery.ti4.payments import GOODS
from orrery.ti4.queries import owns
from orrery.ti4.state import Galaxy

PILLAGE: Final = NUMBER["pillage"]


def raiders(table: Galaxy, seat: int, goods: int) -> int:
    """How many of the others would take one from this seat, had it so many goods."""
    if goods < RICH:
        return 0
    others = [other for other in range(table.seats) if other != seat and owns(table, other, PILLAGE)]
    return sum([are_neighbours(table, other, seat) for other in others])


def goods_first(table: Galaxy, seat: int, forms: list[Form]) -> list[Form]:
    """Payments in the order in which they are liked: where goods would be taken, they are spent before planets."""
    if not raiders(table, seat, table.players[seat].goods):
        return forms
    return sorted(forms, key=lambda form: -sum([number for _, kind, number in form.gifts if kind == GOODS]))
