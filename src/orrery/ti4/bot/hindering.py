"""Who is about to win is hindered: by what they lose with a planet, and by the card that they would score with."""

from __future__ import annotations

from typing import Final

from orrery.ti4.bot.aims import POINT, leader
from orrery.ti4.objective_cards import holds_home
from orrery.ti4.planets import home_of
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.tiles import MECATOL_REX

NEAR: Final = 8  # who lacks fewer points than that is a danger, and with every point more of one
OF_HOME: Final = POINT  # who has lost a planet of the home scores no public objective
OF_MECATOL: Final = 0.7 * POINT  # and who has lost Mecatol Rex no point by Imperial
OF_PLANET: Final = 3.0
OF_IMPERIAL: Final = 0.5 * POINT  # with it a public objective more could be scored in the middle of a round


def danger(table: Galaxy, seat: int, other: int) -> float:
    """How near a player is to victory, from 0 to 1: only the leader of the others, and only if not behind oneself."""
    points = table.players[other].points
    lacking = table.goal - points
    if other == seat or lacking >= NEAR or points < table.players[seat].points:
        return 0.0
    return (NEAR - max(0, lacking)) / NEAR if other == leader(table, seat) else 0.0


def lost_by(table: Galaxy, seat: int, planet: int) -> float:
    """What it is worth to a seat that the owner loses that planet."""
    owner = table.controller[planet]
    near = danger(table, seat, owner) if owner != NOBODY else 0.0
    if not near:
        return 0.0
    if table.chart.system_of[planet] == home_of(table, owner):
        return near * (OF_HOME if holds_home(table, owner) else OF_PLANET)
    return near * (OF_MECATOL if planet == MECATOL_REX else OF_PLANET)


def denied(table: Galaxy, seat: int) -> float:
    """What it is worth that the leader does not get Imperial."""
    first = leader(table, seat)
    holds = table.controller[MECATOL_REX] == first
    return danger(table, seat, first) * (OF_IMPERIAL + (OF_MECATOL if holds else 0.0))
