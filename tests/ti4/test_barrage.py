"""Anti-fighter barrage: the first step of a space combat."""

from __future__ import annotations

from orrery.kernel.rng import Arranged
from orrery.ti4.units import CRUISER, DREADNOUGHT, FIGHTER, damaged
from support.cite import rule
from support.play import asked, log
from support.ti4 import Table, everything
from support.ti4_combat import battle, enter, left
from support.ti4_modifiers import Drill


@rule("ti4:46", "ti4:46.1", "ti4:46.1b", "ti4:46.2", "ti4:71.3", "ti4:71.3a", "ti4:71.3b")
def test_a_barrage_shoots_fighters_in_the_first_round_only() -> None:
    table = Table("sol", "hacan").ships(0, 1, destroyer=1).ships(1, 0, fighter=2)
    game = battle(table, 9, 9)
    assert left(game, 1, FIGHTER) == 0
    assert len([line for line in log(game) if "barrage" in line]) == 1


@rule("ti4:46.2a", "ti4:71.3c", "ti4:46.1d")
def test_a_barrage_fires_without_fighters_and_its_excess_hits_nothing_else() -> None:
    table = Table("sol", "hacan").ships(0, 1, destroyer=1).ships(1, 0, cruiser=1)
    game = battle(table, 9, 9, 1, 1)
    assert len([line for line in log(game) if "barrage" in line]) == 1
    table = Table("sol", "hacan").ships(0, 1, destroyer=1).ships(1, 0, cruiser=1, fighter=1)
    game = battle(table.ships(1, 3, cruiser=1), 9, 9)
    assert (left(game, 1, FIGHTER), left(game, 1, CRUISER)) == (0, 1)


@rule("ti4:46.1c")
def test_what_helps_combat_rolls_helps_no_barrage() -> None:
    game = enter(
        Table("sol", "hacan").ships(0, 1, destroyer=1).ships(1, 0, cruiser=1, fighter=1).ships(1, 3, cruiser=1)
    )
    game.begin_effect(Drill(0))
    game.rng = Arranged(1, [], [8, 8])
    everything(game, 0)
    assert left(game, 1, FIGHTER) == 1


@rule("ti4:75.4a")
def test_nothing_sustains_the_hits_of_a_barrage() -> None:
    table = Table("sol", "hacan").ships(0, 1, destroyer=1).ships(1, 0, dreadnought=1).ships(1, 3, cruiser=1)
    game = battle(table, 9, 9)
    assert asked(game, 1).prompt == "announce retreat"
    assert damaged(game.players[1].ships_in(0), DREADNOUGHT) == 0
