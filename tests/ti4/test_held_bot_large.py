"""Battles that are too large to be computed: the bot counts who brings more."""

from __future__ import annotations

import pytest

from orrery.ti4.bot.attack import chance_in_combat, chance_in_space, chance_on_ground, chance_on_planet
from orrery.ti4.tiles import PLANET
from orrery.ti4.units import FIGHTER, INFANTRY, force
from support.ti4 import Table

WELLON = PLANET["wellon"]
MANY = 201


@pytest.mark.parametrize(("more", "chance"), [(2, 1.0), (0, 0.0)])
def test_in_space_the_dearer_fleet_is_said_to_win(more: int, chance: float) -> None:
    table = Table("sol", "hacan").ships(1, 1, fighter=MANY)
    assert chance_in_space(table.game, 0, 1, 1, force({FIGHTER: MANY + more})) == chance
    game = table.ships(0, 1, fighter=MANY + more).game
    assert chance_in_combat(game, 1, 0, 1, 1) == 1.0 - chance


@pytest.mark.parametrize(("more", "lands", "stands"), [(2, 1.0, 1.0), (1, 0.0, 1.0), (0, 0.0, 0.0)])
def test_on_the_ground_it_is_who_has_more_and_two_more_before_the_landing(
    more: int, lands: float, stands: float
) -> None:
    table = Table("sol", "hacan").troops(1, WELLON, infantry=MANY)
    assert chance_on_ground(table.game, 0, WELLON, force({INFANTRY: MANY + more})) == lands
    game = table.troops(0, WELLON, infantry=MANY + more).game
    assert chance_on_planet(game, 0, 0, 1, WELLON) == stands
