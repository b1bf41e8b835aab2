"""A game with Prophecy of Kings in which seat 0 has just found two cards, and others some before.

    PYTHONPATH=src:tests python -m support.ti4_explored FOLDER PORT

serves it by hand.
"""

from __future__ import annotations

import secrets
import sys
from pathlib import Path

from orrery.kernel.record import Options
from orrery.ti4.components import COMPONENTS, NUMBER, numbers_of
from orrery.ti4.finds import FIND_ROWS
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.find_moves import put_find_away, with_pile
from orrery.ti4.setup import setup
from orrery.ti4.tiles import PLANETS
from orrery.ti4.title import TITLE
from orrery.ti4.units import TYPE, changed
from support import ti4_served
from support.play import answer
from support.ti4 import plan

PROGRAM = "from support.ti4_explored import offer\noffer()\n"
SEED = 4


def explored(options: Options, seed: int) -> TwilightImperium:
    """Seat 0 has taken two planets of one system: the first brought an attachment, the second asks for an infantry."""
    game = setup({"players": 3, "factions": "xxcha,hacan,l1z1x", "speaker": "0", "rounds": 2, "sets": "kings"}, seed)
    target = next(system for system, planets in enumerate(game.chart.planets) if is_open(game, planets))
    start = next(near for near in game.chart.near[target] if not game.chart.anomalies[near])
    me = game.players[0]
    me.space[start] = changed(changed((), TYPE["carrier"], 1), TYPE["infantry"], 4)
    for key, number in (("hazardous", 2), ("cultural", 1)):
        for find in numbers_of(f"{key}-relic-fragment")[:number]:
            draw(game, find)
            put_find_away(game, 0, target, find)
    me.relics = (NUMBER["the-codex"],)
    game.relics = tuple([each for each in game.relics if each not in me.relics])
    others_have_found(game)
    first, second = game.chart.planets[target][:2]
    top(game, first, "attached")
    top(game, second, "asks")
    for player in game.players:
        player.changed()
    pass_windows(game)
    answer(game, 0, "tactical")
    answer(game, 0, f"system {target}")
    pass_windows(game)
    plan(game, 0, (start, "carrier", 1), (start, "infantry", 4))
    pass_windows(game)
    plan(game, 0, (1000 + first, "infantry", 2), (1000 + second, "infantry", 2))
    pass_windows(game)
    answer(game, 0, f"planet {first}")
    pass_windows(game)
    return game


def pass_windows(game: TwilightImperium) -> None:
    """Agents may act in many moments; here none does."""
    while "pass" in [option.key for option in game.waiting()[0].options] and game.waiting()[0].window:
        answer(game, game.waiting()[0].seat, "pass")


def is_open(game: TwilightImperium, planets: tuple[int, ...]) -> bool:
    """Two planets that nobody has, each of one trait: the second one hazardous or industrial."""
    traits = [PLANETS[planet].traits for planet in planets]
    return len(planets) == 2 and all(traits) and traits[0] != traits[1] and traits[1] != "cultural"


def top(game: TwilightImperium, planet: int, what: str) -> None:
    """A card of that kind is the next of the deck of this planet."""
    trait = PLANETS[planet].traits
    finds = {"cultural": "paradise-world", "hazardous": "mining-world", "industrial": "biotic-research-facility"}
    asking = {"hazardous": "volatile-fuel-source", "industrial": "functioning-base"}
    find = numbers_of(finds[trait] if what == "attached" else asking[trait])[0]
    deck = FIND_ROWS[finds[trait]].deck
    rest = [each for each in game.explorations[deck] if each != find]
    game.explorations = with_pile(game.explorations, deck, (*rest, find))


def draw(game: TwilightImperium, find: int) -> None:
    deck = FIND_ROWS[COMPONENTS[find].key].deck
    rest = [each for each in game.explorations[deck] if each != find]
    game.explorations = with_pile(game.explorations, deck, tuple(rest))


def others_have_found(game: TwilightImperium) -> None:
    for seat, key, trait in ((1, "dyson-sphere", "cultural"), (2, "core-mine", "hazardous")):
        planet = next(
            each for each, row in enumerate(PLANETS) if row.traits == trait and game.chart.system_of[each] >= 0
        )
        find = numbers_of(key)[0]
        game.controller[planet] = seat
        draw(game, find)
        put_find_away(game, seat, planet, find)
        game.found = (*game.found, (0, seat, 1000 + planet, find))


def offer() -> None:
    """All tables of this process are that one."""
    TITLE.setup = explored


if __name__ == "__main__":
    offer()
    secrets.randbits = lambda k: SEED  # all tables are dealt alike
    ti4_served.serve(Path(sys.argv[1]), int(sys.argv[2]))
