"""What ships may meet on their way: gravity rifts, and the cannons of others who have no ships where they come to."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Form
from orrery.ti4.bot.aims import Aims
from orrery.ti4.combat import cannon_bonus, cannons_at
from orrery.ti4.fleets import chance_of
from orrery.ti4.loading import type_of
from orrery.ti4.queries import fits_aboard, unit_of
from orrery.ti4.routes import Passage, single_boosts
from orrery.ti4.state import Galaxy
from orrery.ti4.units import FIGHTER, SHIPS, Force, count, ships, whole

SAFE_PASSAGE: Final = 0.7  # of a gravity rift: a die of four or more


def arrival(game: Galaxy, seat: int, form: Form | None, ways: Passage | None) -> float:
    """How likely a ship of that movement is not lost in a gravity rift, for the one in the greatest danger."""
    chance = 1.0
    for start, kind, _ in form.gifts if form is not None and ways is not None else ():
        type, _ = type_of(kind)
        if ways is None or fits_aboard(type):
            continue
        most = ways.space.best_move_value(type, start) + single_boosts(game, seat)
        rifts = min([route.rifts for route in ways.routes(start, most, (), type)], default=0)
        chance = min(chance, SAFE_PASSAGE**rifts)
    return chance


def shots(game: Galaxy, seat: int, system: int, fought: list[int]) -> list[float]:
    """The chance of each die that others may roll at this player's ships there; those who are fought fire in the odds
    of that combat."""
    found: list[float] = []
    for other in range(game.seats):
        if other != seat and other not in fought:
            for _, dice, hit_on, _ in cannons_at(game, other, seat, system):
                found += [chance_of(hit_on - cannon_bonus(game, seat))] * dice
    return found


def hits_of(chances: list[float]) -> list[float]:
    """How likely each number of hits is."""
    found = [1.0]
    for chance in chances:
        found = [
            (found[hits] * (1.0 - chance) if hits < len(found) else 0.0) + (found[hits - 1] * chance if hits else 0.0)
            for hits in range(len(found) + 1)
        ]
    return found


def endurance(game: Galaxy, seat: int, force: Force) -> tuple[int, int]:
    """How many hits a fleet takes without losing a ship that counts, and how many until nothing is left of it."""
    spare = count(force, FIGHTER) + sum([whole(force, type) for type in SHIPS if unit_of(game, seat, type).sustains])
    return spare, spare + ships(force) - count(force, FIGHTER)


def under_fire(aims: Aims, system: int, force: Force, fought: list[int]) -> tuple[float, float]:
    """How likely a fleet is still there when the cannons of others have fired, and how many of its greater ships they
    cost on average."""
    if system not in aims.fire:
        aims.fire[system] = shots(aims.table, aims.seat, system, fought)
    chances = aims.fire[system]
    if not chances or not ships(force):
        return 1.0, 0.0
    spare, enough = endurance(aims.table, aims.seat, force)
    found = hits_of(chances)
    lost = sum([chance * max(0, min(hits, enough) - spare) for hits, chance in enumerate(found)])
    return 1.0 - sum(found[enough:]), lost
