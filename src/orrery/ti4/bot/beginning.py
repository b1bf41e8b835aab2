"""Before the first round: faction, tiles of the galaxy."""

from __future__ import annotations

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.replies import best
from orrery.ti4.chart import Place
from orrery.ti4.components import FACTIONS
from orrery.ti4.galaxy_building import layout_for
from orrery.ti4.tiles import PLANETS, TILE, TILES
from orrery.ti4.units import TYPE, UNITS


def faction_worth(number: int) -> float:
    """What it begins with: units, technologies, the planets of its home; and its commodities."""
    faction = FACTIONS[number]
    units = sum([amount * UNITS[TYPE[name]].cost for name, amount in faction.units.items() if name in TYPE])
    home = TILES[TILE[faction.tile]].planets
    planets = sum([PLANETS[planet].resources + 0.7 * PLANETS[planet].influence for planet in home])
    return 0.3 * units + 2.0 * (len(faction.techs) + faction.choose) + planets + 0.5 * faction.commodities


def choose_faction(aims: Aims, decision: Decision) -> Choice:
    return best(decision, lambda option: faction_worth(option.id()))


def tile_worth(tile: int) -> float:
    planets = TILES[tile].planets
    worth = sum([1.0 + PLANETS[planet].resources + 0.7 * PLANETS[planet].influence for planet in planets])
    return worth - (2.0 if TILES[tile].anomalies else 0.0)


def choose_tile(aims: Aims, decision: Decision) -> Choice:
    """The richest first, while there is room near home."""
    return best(decision, lambda option: tile_worth(option.id()))


def steps(one: Place, other: Place) -> int:
    """From one place of the board to another."""
    across, down = one[0] - other[0], one[1] - other[1]
    return max(abs(across), abs(down), abs(across + down))


def choose_place(aims: Aims, decision: Decision) -> Choice:
    """A rich tile near home, a poor one far away."""
    layout = layout_for(aims.table.seats, aims.table.alternative)
    home = layout.homes[aims.seat]
    rich = tile_worth(decision.things[0][1]) > 1.0

    def worth(option: Option) -> float:
        far = float(steps(layout.systems[option.id()], home))
        return -far if rich else far

    return best(decision, worth)
