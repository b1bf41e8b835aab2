"""Where the bot lays no command token: on its own fleets, and where others would stop it."""

from __future__ import annotations

from orrery.kernel.decision import Decision, about
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.economy import CONSTRUCTION, follows
from orrery.ti4.bot.making import STAYS, YARD, best_followed, choose_system_to_build_in, held_up, structure_worth
from orrery.ti4.bot.moving import best_plan, is_kept_out, system_worth
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.tiles import PLANET
from orrery.ti4.units import SPACE_DOCK
from support.ti4 import Table

WELLON, VEFUT = PLANET["wellon"], PLANET["vefutii"]  # in the systems 1 and 2


def docks() -> Table:
    """A dock on Wellon; Vefut II has none."""
    return Table("sol", "hacan").troops(0, WELLON, space_dock=1, infantry=1).planets(0, VEFUT).pools(0, tactic=2)


def test_a_token_holds_up_ships_and_the_dock_of_its_system() -> None:
    table = docks().ships(0, 1, carrier=1, cruiser=1, fighter=2)
    assert held_up(Aims(table.game, 0), 1) == STAYS * (3 + 2) + YARD
    assert held_up(Aims(table.game, 0), 2) == 0.0
    table.game.players[0].tokens = (1,)
    assert held_up(Aims(table.game, 0), 1) == 0.0, "one lies there already"


def test_it_holds_up_nothing_without_a_token_to_act_with() -> None:
    table = docks().ships(0, 1, carrier=1).pools(0, tactic=0)
    assert held_up(Aims(table.game, 0), 1) == 0.0


def test_construction_is_not_followed_where_the_fleet_would_be_held_up() -> None:
    table = docks()
    assert follows(Aims(table.game, 0), CONSTRUCTION), "a second dock, where nothing stands"
    dock = structure_worth(Aims(table.game, 0), ON_PLANET + VEFUT, SPACE_DOCK)
    assert best_followed(Aims(table.game, 0)) == dock
    fleet = docks().ships(0, 2, carrier=2)
    assert not follows(Aims(fleet.game, 0), CONSTRUCTION)


def test_of_two_places_for_a_dock_it_takes_the_one_without_ships() -> None:
    table = Table("sol", "hacan").planets(0, WELLON, VEFUT).ships(0, 1, dreadnought=1)
    systems = Decision(0, "build in system", about("system", [1, 2]))
    assert choose_system_to_build_in(Aims(table.game, 0), systems).picks == (1,)


def test_a_system_whose_owner_holds_ones_ceasefire_is_left_alone() -> None:
    def attack() -> Table:
        return Table("sol", "hacan").ships(0, 1, dreadnought=3).ships(1, 2, carrier=1)

    table = attack()
    assert system_worth(Aims(table.game, 0), 2) > 0.0
    aims = Aims(table.notes(1, 0, "ceasefire").game, 0)
    assert is_kept_out(aims, 2)
    assert not is_kept_out(aims, 3), "nobody is there"
    assert best_plan(aims, 2)[0] > 0.0, "it would be worth it"
    assert system_worth(aims, 2) <= 0.0
    mine = attack().notes(0, 0, "ceasefire")
    assert not is_kept_out(Aims(mine.game, 0), 2), "in one's own hand it stops nobody"
