"""Planets at the moment of need: who controls them, which are ready, what they give. Nothing here changes anything."""

from __future__ import annotations

from orrery.ti4.attachments import ATTACHMENTS
from orrery.ti4.faction import FACTIONS
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.tiles import PLANETS


def planets_of(game: Galaxy, seat: int) -> list[int]:
    return [planet for planet, controller in enumerate(game.controller) if controller == seat]


def ready_planets(game: Galaxy, seat: int) -> list[int]:
    return [planet for planet in planets_of(game, seat) if not game.exhausted[planet]]


def exhausted_planets(game: Galaxy, seat: int) -> list[int]:
    return [planet for planet in planets_of(game, seat) if game.exhausted[planet]]


def resources(game: Galaxy, planet: int) -> int:
    more = sum(ATTACHMENTS[each].resources for each in game.attachments.get(planet, ())) if game.attachments else 0
    return PLANETS[planet].resources + more


def influence(game: Galaxy, planet: int) -> int:
    more = sum(ATTACHMENTS[each].influence for each in game.attachments.get(planet, ())) if game.attachments else 0
    return PLANETS[planet].influence + more


def traits_of(game: Galaxy, planet: int) -> str:
    return PLANETS[planet].traits


def specialties_of(game: Galaxy, planet: int) -> tuple[str, ...]:
    """The colours of the technology specialties of a planet, printed and attached."""
    printed = PLANETS[planet].specialty
    more = [ATTACHMENTS[each].specialty for each in game.attachments.get(planet, ())]
    return tuple([each for each in (printed, *more) if each])


def home_of(game: Galaxy, seat: int) -> int:
    """The home system of a player, or none: a table of a test may have none."""
    key = FACTIONS[game.players[seat].faction].key
    homes = game.chart.homes
    return homes.index(key) if key in homes else NOBODY
