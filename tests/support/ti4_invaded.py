"""A table of Twilight Imperium at which the person can do everything of a tactical action at once: the home is taken.

Seat 0 is about to have its turn. Ships of seat 1 stand in its home and infantry on one planet of it, while its own
fleet is next door, some more of it farther away, and two destroyers where a command token lies.

    PYTHONPATH=src:tests python -m support.ti4_invaded FOLDER PORT

serves it by hand.
"""

from __future__ import annotations

import secrets
import sys
from pathlib import Path

from orrery.kernel.record import Options
from orrery.ti4.game import TwilightImperium
from orrery.ti4.setup import setup, upgrade
from orrery.ti4.tiles import PLANETS
from orrery.ti4.units import TYPE, changed
from support import ti4_served

PROGRAM = "from support.ti4_invaded import offer\noffer()\n"
FACTIONS = ("xxcha", "hacan", "l1z1x")
SEED = 4


def invaded(options: Options, seed: int) -> TwilightImperium:
    game = setup({"players": 3, "factions": ",".join(FACTIONS), "speaker": "0", "rounds": 2}, seed)
    chart = game.chart
    taken = next(number for number, planet in enumerate(PLANETS) if planet.key == "archontau")
    kept = next(number for number, planet in enumerate(PLANETS) if planet.key == "archonren")
    home = chart.system_of[taken]
    near = [each for each in chart.near[home] if not chart.anomalies[each]]
    next_door, other = near[0], near[1]
    far = max(range(chart.systems), key=lambda each: distance(game, home, each))
    me, foe = game.players[0], game.players[1]
    me.space, foe.space = {}, {}
    put(game, 0, next_door, dreadnought=2, cruiser=2, carrier=1, fighter=3, infantry=3)
    put(game, 0, other, destroyer=2)
    put(game, 0, far, carrier=1, infantry=2)
    put(game, 1, home, dreadnought=1, cruiser=1, carrier=1, fighter=2)
    me.tokens = (other,)
    me.tactic, me.fleet, me.goods, me.commodities = 3, 6, 5, 2
    foe.commodities, foe.goods = 4, 2
    me.ground = {kept: changed(changed((), TYPE["space dock"], 1), TYPE["infantry"], 2)}
    foe.ground[taken] = changed((), TYPE["infantry"], 2)
    game.controller[taken] = 1
    for planet in chart.planets[next_door]:
        game.controller[planet] = 0
    upgrade(me, "carrier-2")
    for player in game.players:
        player.changed()
    for decision in game.pending:
        decision.asides = game.asides(decision.seat)
    return game


def put(game: TwilightImperium, seat: int, system: int, **units: int) -> None:
    player = game.players[seat]
    for name, number in units.items():
        player.put_in_space(system, changed(player.ships_in(system), TYPE[name.replace("_", " ")], number))


def distance(game: TwilightImperium, start: int, end: int) -> int:
    (q, r), (s, t) = game.chart.places[start], game.chart.places[end]
    return max(abs(q - s), abs(r - t), abs(q + r - s - t))


def offer() -> None:
    ti4_served.SKIRMISH.setup = invaded
    ti4_served.offer()


if __name__ == "__main__":
    offer()
    secrets.randbits = lambda k: SEED  # all tables are dealt alike
    ti4_served.serve(Path(sys.argv[1]), int(sys.argv[2]))
