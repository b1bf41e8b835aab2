"""What the bot fears on the way: gravity rifts, and cannons where nobody fights it."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Form
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.economy import laid_out
from orrery.ti4.bot.moving import best_plan, plan_worth
from orrery.ti4.bot.perils import arrival, endurance, hits_of, shots, under_fire
from orrery.ti4.routes import Passage
from orrery.ti4.tiles import PLANET
from support.ti4 import Table
from support.ti4_finds import kings

RIFT = ("41", "19", "20", "21", "22", "23", "24")  # a gravity rift in the middle; Wellon, Vefut II, ... around it
WELLON, TARMANN = PLANET["wellon"], PLANET["tarmann"]  # in the systems 1 and 4, opposite to each other
CARRIER = Form(((1, "carrier", 1),))


def test_a_way_out_of_a_rift_is_safe_in_seven_of_ten() -> None:
    game = Table("sol", "hacan", tiles=RIFT).ships(0, 0, carrier=1).ships(0, 1, carrier=1).game
    ways = Passage(game, 0, 2)
    assert arrival(game, 0, Form(((0, "carrier", 1),)), ways) == pytest.approx(0.7)
    assert arrival(game, 0, CARRIER, ways) == 1.0, "Wellon is next to it"
    assert arrival(game, 0, None, ways) == 1.0


def test_the_worst_way_of_several_ships_counts_and_cargo_does_not() -> None:
    game = Table("sol", "hacan", tiles=RIFT).ships(0, 0, carrier=1, infantry=1).ships(0, 1, cruiser=1).game
    form = Form(((0, "carrier", 1), (0, "infantry", 1), (1, "cruiser", 1)))
    assert arrival(game, 0, form, Passage(game, 0, 2)) == pytest.approx(0.7)


def test_a_planet_beyond_a_rift_is_worth_less_than_one_next_door() -> None:
    table = Table("sol", "hacan", tiles=RIFT).ships(0, 0, carrier=1, infantry=2)
    aims = Aims(table.game, 0)
    risky, form = best_plan(aims, 2)
    assert form is not None
    safe = plan_worth(Aims(table.game, 0), 2, form, [(3.0, PLANET["vefutii"])])
    feared = plan_worth(Aims(table.game, 0), 2, form, [(3.0, PLANET["vefutii"])], Passage(table.game, 0, 2))
    assert feared < safe - 0.3 * 3, "three of ten carriers are lost"
    assert risky > 0.0


def test_cannons_of_others_are_counted_die_by_die() -> None:
    table = Table("sol", "hacan", "norr").troops(1, WELLON, pds=2).troops(0, WELLON, infantry=1)
    assert shots(table.game, 0, 1, []) == pytest.approx([0.5, 0.5]), "a PDS hits with a six"
    assert shots(table.game, 0, 1, [1]) == [], "who is fought fires in the odds of that combat"
    assert shots(table.game, 1, 1, []) == [], "not at its own"
    table.techs(0, "antimass-deflectors")
    assert shots(table.game, 0, 1, []) == pytest.approx([0.4, 0.4])


def test_the_chances_of_hits_add_up() -> None:
    assert hits_of([]) == [1.0]
    assert hits_of([0.5, 0.5]) == pytest.approx([0.25, 0.5, 0.25])
    assert hits_of([0.2, 0.5, 1.0]) == pytest.approx([0.0, 0.4, 0.5, 0.1])


def test_fighters_and_whole_dreadnoughts_take_hits_for_the_others() -> None:
    table = Table("sol", "hacan").ships(0, 1, carrier=1, fighter=2, dreadnought=1, damaged_dreadnought=1)
    assert endurance(table.game, 0, table.game.players[0].ships_in(1)) == (3, 6)


def test_a_lone_carrier_under_fire_is_lost_in_half_of_all_cases() -> None:
    table = Table("sol", "hacan").troops(1, WELLON, pds=1).ships(0, 2, carrier=1)
    lone = table.game.players[0].ships_in(2)
    assert under_fire(Aims(table.game, 0), 1, lone, []) == pytest.approx((0.5, 0.5))
    assert under_fire(Aims(table.game, 0), 3, lone, []) == (1.0, 0.0), "nothing reaches it there"
    table.ships(0, 2, fighter=1)
    assert under_fire(Aims(table.game, 0), 1, table.game.players[0].ships_in(2), []) == (1.0, 0.0)


def test_a_pool_holds_no_tokens_that_an_ability_makes_up_for() -> None:
    """The Armada of Letnev is worth two: so two more are left for actions."""
    assert laid_out(Aims(Table("sol", "hacan").game, 0), 8) == (3, 3, 2)
    assert laid_out(Aims(kings("letnev", "hacan").own(0).game, 0), 8) == (4, 1, 3)
