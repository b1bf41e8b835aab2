"""A skirmish: some rounds of tactical actions with given fleets, to measure and to try movement and combat."""

from __future__ import annotations

from typing import Final

from orrery.kernel.record import Options, completed
from orrery.kernel.rng import seeded
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.limits import over_capacity, over_fleet
from orrery.ti4.setup import setup, upgrade
from orrery.ti4.units import (
    CARRIER,
    COUNT,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    INFANTRY,
    UNIT,
    UNITS,
    WAR_SUN,
    changed,
    count,
)

FLEET: Final = ((CARRIER, 2), (CRUISER, 2), (DESTROYER, 1), (DREADNOUGHT, 1), (FIGHTER, 4), (INFANTRY, 3))
TECHS: Final = (
    *("antimass-deflectors", "gravity-drive", "light-wave-deflector", "fleet-logistics", "sarween-tools"),
    *("transit-diodes", "integrated-economy", "plasma-scoring", "magen-defense-grid", "duranium-armor"),
    *("assault-cannon", "dacxive-animators", "x89-bacterial-weapon", "graviton-laser-system"),
    *("fighter-2", "destroyer-2", "cruiser-2", "carrier-2", "dreadnought-2", "infantry-2", "pds-2", "space-dock-2"),
)
EACH: Final = 3  # one of so many of them, by chance
CARDS: Final = 2
DEFAULTS: Final[Options] = {"players": 6, "rounds": 2}
CHOICES: Final[dict[str, tuple[str, ...]]] = {"players": ("3", "4", "5", "6"), "rounds": ("1", "2", "3", "4")}


def checked(options: Options) -> Options:
    """What a skirmish may be set to. Raises BadOption for anything else."""
    return completed(options, DEFAULTS, CHOICES)


def skirmish(options: Options, seed: int) -> TwilightImperium:
    """Each seat with its start and a fleet beside it, some technologies, two action cards, many tokens."""
    game = setup({**DEFAULTS, **options}, seed)
    rng = seeded(seed + 17)
    for seat, player in enumerate(game.players):
        player.tactic, player.fleet = 4, 3 + rng.below(3)
        for key in TECHS:
            if not rng.below(EACH):
                if key in UNIT:
                    if player.units[UNITS[UNIT[key]].type] < COUNT:  # a unit of its own sheet stays
                        upgrade(player, key)
                elif NUMBER[key] not in player.techs:
                    player.techs += (NUMBER[key],)
        for home in list(player.space):
            force = player.space[home]
            for type, most in FLEET:
                force = changed(force, type, rng.below(most + 1))
            player.space[home] = changed(force, WAR_SUN, 1) if not rng.below(4) else force
            for type in (FIGHTER, INFANTRY):
                while over_capacity(game, seat, home) and count(player.space[home], type):
                    player.space[home] = changed(player.space[home], type, -1)
            player.fleet += over_fleet(game, seat, home)
        drawn = [game.deck.pop() for _ in range(CARDS)]
        player.hand += drawn
        player.changed()
        game.note_learned("drew", seat, drawn, [seat], len(drawn))
    game.ask_again()  # what can be done has changed
    return game
