"""A system tile is replaced by another: what lay on it goes, what stands in its space stays."""

from __future__ import annotations

from typing import Final

from orrery.ti4.chart import replaced
from orrery.ti4.components import NUMBER
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.find_moves import purge
from orrery.ti4.rules.moves import Doomed, destroy_units, put_units
from orrery.ti4.rules.production import standing_in
from orrery.ti4.rules.relic_moves import purge_planet
from orrery.ti4.state import NO_STORM, NOBODY, Galaxy
from orrery.ti4.units import COUNT, GROUND

ION_STORM: Final = NUMBER["ion-storm"]


def destroy_others(game: Galaxy, seat: int, system: int) -> None:
    """All units of the other players in a system, in space and on its planets."""
    doomed: list[Doomed] = []
    for other, place, force in standing_in(game, system):
        for at in range(2 * COUNT if other != seat else 0):
            doomed += [(other, place, at % COUNT, at >= COUNT)] * force[at]
    destroy_units(game, doomed, [seat] * len(doomed))


def replace_tile(game: Galaxy, seat: int, system: int, tile: int) -> None:
    """Its planet cards are purged; of tokens command tokens and frontier tokens stay."""
    former = game.chart.tiles[system]
    for planet in game.chart.planets[system]:
        take_off(game, system, planet)
        purge_planet(game, planet)
    game.wormholes = tuple([token for token in game.wormholes if token[0] != system])
    if game.gamma == system:
        game.gamma = NOBODY
    if game.storm[0] == system:
        game.storm = NO_STORM
        purge(game, ION_STORM)
    game.chart = replaced(game.chart, system, tile)
    game.note("tile replaced", seat, former, tile)


def take_off(game: Galaxy, system: int, planet: int) -> None:
    """Ground forces come into the space area, as far as ships have room for them; structures stand on nothing now."""
    for seat, place, force in standing_in(game, system):
        for at in range(2 * COUNT if place == ON_PLANET + planet else 0):
            type, hurt = at % COUNT, at >= COUNT
            if force[at]:
                put_units(game, seat, place, type, -force[at], hurt)
                if type in GROUND:
                    put_units(game, seat, system, type, force[at], hurt)
                else:
                    game.note("removed", seat, place, type)
