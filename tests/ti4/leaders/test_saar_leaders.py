"""The Clan of Saar: agent, commander, hero and mech."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Refused
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.leaders.saar import gets_there, many_fall
from orrery.ti4.building import Works
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.faction import COMMANDER, HERO
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.routes import best_move_value, fast_ships
from orrery.ti4.rules.control import GainControl
from orrery.ti4.units import CARRIER, CRUISER, DREADNOUGHT, FIGHTER, INFANTRY, MECH, PDS, count
from support.cite import card, rule
from support.play import answer, asked, log
from support.ti4 import Table, everything, plan

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51
ELSEWHERE = 0  # a planet that is not on this table: whoever controls it is not eliminated
MENDOSA, SARRIG, AGGERO = [NUMBER[each] for each in ("captain-mendosa", "rowl-sarrig", "gurno-aggero")]


def ring(table: Table, system: int) -> int:
    return table.game.chart.planets[system][0]


def rested(table: Table, seat: int = 0) -> Table:
    """The agent is exhausted: nobody is asked for it."""
    table.game.players[seat].exhausted = (MENDOSA,)
    return table


# -- Captain Mendosa ---------------------------------------------------------------------------------------------------


@card("ti4:captain-mendosa")
def test_one_ship_of_who_acts_is_as_fast_as_the_fastest_on_the_board() -> None:
    """A dreadnought goes two systems, since somebody has a cruiser; its brother does not."""
    table = Table("hacan", "saar", tiles=TILES).court(1).ships(0, 4, dreadnought=2).ships(1, 6, cruiser=1)
    game = table.activate(1)
    answer(game, 1, "leader")
    assert game.players[1].exhausted == (MENDOSA,)
    assert [(place, kind) for place, kind, most in asked(game, 0).rows if most] == [(4, "dreadnought")]
    with pytest.raises(Refused) as refused:
        plan(game, 0, (4, "dreadnought", 2))
    assert refused.value.reason == "too-far"
    plan(game, 0, (4, "dreadnought", 1))
    assert count(game.players[0].ships_in(1), DREADNOUGHT) == 1


@card("ti4:captain-mendosa")
def test_its_owner_says_which_and_no_ship_of_others() -> None:
    table = Table("hacan", "saar", tiles=TILES).court(1).ships(0, 4, dreadnought=1, damaged_dreadnought=1, cruiser=1)
    game = table.ships(0, 5, carrier=1).ships(1, 6, carrier=1).activate(1)
    answer(game, 1, "leader")
    offered = [tuple([number for _, number in option.things]) for option in asked(game, 1).options]
    assert offered == [(4, 0, DREADNOUGHT, 0), (4, 0, DREADNOUGHT, 1), (5, 0, CARRIER, 0)]
    answer(game, 1, "damaged 1")
    with pytest.raises(Refused):
        plan(game, 0, (4, "dreadnought", 1))
    plan(game, 0, (4, "damaged dreadnought", 1))


@card("ti4:captain-mendosa")
def test_what_is_added_to_move_values_is_added_to_it() -> None:
    """Flank Speed after it: three systems. And Gravity Drive for the same ship."""
    table = Table("saar", "hacan", tiles=TILES).court(0).ships(0, 3, dreadnought=1).hand(0, "flank-speed")
    game = table.ships(1, 5, cruiser=1).activate(6)
    answer(game, 0, "leader")
    answer(game, 0, "card")
    assert fast_ships(game, 0) == [(3, DREADNOUGHT, False, 3)]


@card("ti4:captain-mendosa")
@card("ti4:slipstream")
def test_what_is_added_in_the_actions_of_others_alone_is_no_move_value() -> None:
    """A cruiser of the Creuss at a wormhole is faster in their own tactical actions, not in those of others."""
    tiles = ("35", "19", "20", "26", "22", "23", "24")  # an alpha wormhole in the south-east
    table = Table("saar", "creuss", tiles=tiles).court(0).ships(0, 2, dreadnought=1).ships(1, 3, cruiser=1)
    game = table.activate(6)
    answer(game, 0, "leader")
    assert fast_ships(game, 0) == [(2, DREADNOUGHT, False, 2)]
    table = Table("creuss", "saar", tiles=tiles).court(1).ships(0, 2, dreadnought=1).ships(0, 3, cruiser=1)
    game = table.activate(6)
    answer(game, 1, "leader")
    assert fast_ships(game, 0) == [(2, DREADNOUGHT, False, 3)]


@card("ti4:captain-mendosa")
def test_a_ship_in_a_nebula_flies_as_far_and_one_that_is_as_fast_needs_nobody() -> None:
    nebula = ("42", "19", "20", "21", "22", "23", "24")
    table = Table("saar", "hacan", tiles=nebula).court(0).ships(0, 0, cruiser=1).ships(1, 3, cruiser=1)
    game = table.ships(0, 5, cruiser=1).activate(1)
    answer(game, 0, "leader")
    assert (best_move_value(game, 0, CRUISER, 0), best_move_value(game, 0, CRUISER, 5)) == (2, 2)
    lone = Table("saar", "hacan", tiles=TILES).court(0).ships(0, 1, cruiser=1).ships(1, 3, cruiser=1).activate(2)
    assert asked(lone, 0).prompt == "move"


@card("ti4:captain-mendosa")
def test_it_lasts_for_one_action_and_the_bot_uses_it_for_itself_alone() -> None:
    table = Table("saar", "hacan", tiles=TILES).court(0).ships(0, 4, carrier=1, infantry=2).ships(1, 6, cruiser=1)
    game = table.activate(1)
    assert asked(game, 0).prompt == "after-system-activated"
    assert gets_there(Aims(game, 0), asked(game, 0), MENDOSA)
    answer(game, 0, "leader")
    plan(game, 0, (4, "carrier", 1), (4, "infantry", 2))
    everything(game, 0)  # lands
    answer(game, 0, "pass")  # no mech
    assert fast_ships(game, 0) == []
    assert not game.effects


# -- Rowl Sarrig -------------------------------------------------------------------------------------------------------


def docks(*factions: str) -> tuple[Table, int, int]:
    """Docks at Bereg, in the middle, and on planets of the systems 1 and 3."""
    table = Table(*factions, tiles=TILES).court(0, COMMANDER)
    one, three = ring(table, 1), ring(table, 3)
    table.troops(0, BEREG, space_dock=1).troops(0, one, space_dock=1).troops(0, three, space_dock=1)
    return rested(table), one, three


@card("ti4:rowl-sarrig")
@rule("ti4:69.2", "ti4:69.3")
def test_fighters_and_infantry_go_to_any_dock_and_other_units_do_not() -> None:
    table, one, three = docks("saar", "hacan")
    game = table.pools(0, goods=9, fleet=5).activate(0)
    game.exhausted[BEREG] = True
    rows = {(place, kind) for place, kind, most in asked(game, 0).rows if most}
    assert {place for place, kind in rows if kind == "fighter"} == {0, 1, 3}
    dirt = {ON_PLANET + planet for planet in (BEREG, one, three)}
    assert {place for place, kind in rows if kind == "infantry"} == dirt
    assert {place for place, kind in rows if kind == "mech"} == {ON_PLANET + BEREG}
    assert {place for place, kind in rows if kind == "cruiser"} == {0}
    assert [game.why_not(0, ("system", system)) is None for system in range(4)] == [True, True, False, True]
    plan(game, 0, (1, "fighter", 2), (ON_PLANET + three, "infantry", 2))
    everything(game, 0)
    assert count(game.players[0].ships_in(1), FIGHTER) == 2
    assert count(game.players[0].troops_on(three), INFANTRY) == 2
    assert game.players[0].goods == 7


@card("ti4:rowl-sarrig")
@rule("ti4:19.1", "ti4:69.1")
def test_not_to_a_blockaded_dock_and_a_blockaded_one_builds_no_fighters() -> None:
    table, one, three = docks("saar", "hacan")
    table.ships(1, 3, cruiser=1).pools(0, goods=9)
    works = Works(table.game, 0, 0)
    assert works.places(FIGHTER) == [0, 1]
    assert ON_PLANET + three not in works.places(INFANTRY)
    blockaded = Works(table.game, 0, 3)
    refused = blockaded.why_not(table.game, 0, FIGHTER)
    assert refused is not None
    assert refused.reason == "blockaded"
    assert blockaded.why_not(table.game, ON_PLANET + one, INFANTRY) is None
    assert blockaded.why_not(table.game, ON_PLANET + three, INFANTRY) is None, "where it is built, as ever"


@card("ti4:rowl-sarrig")
@rule("ti4:69.4", "ti4:69.4a")
def test_beside_a_dock_in_space_infantry_goes_aboard_or_to_own_planets_there() -> None:
    table = rested(Table("saar", "hacan", tiles=TILES).own(0).court(0, COMMANDER)).troops(0, LIRTA, infantry=1)
    game = table.ships(0, 0, space_dock=1).ships(0, 1, space_dock=1).ships(0, 3, space_dock=1, fighter=3).game
    table.troops(0, ring(table, 1), infantry=1).pools(0, goods=9)
    works = Works(game, 0, 1)
    assert works.places(INFANTRY) == [1, ON_PLANET + ring(table, 1), 0, 3, ON_PLANET + LIRTA]
    assert works.refused(game, ((3, "infantry", 1),)) is None
    refused = works.refused(game, ((3, "infantry", 2),))
    assert refused is not None
    assert refused.reason == "no-room", "four have room beside the dock"


@card("ti4:rowl-sarrig")
@rule("ti4:7.6b")
def test_the_third_dock_unlocks_it_and_an_alliance_lends_it() -> None:
    table = rested(Table("saar", "hacan", tiles=TILES).court(0)).troops(0, BEREG, space_dock=1)
    table.troops(0, LIRTA, space_dock=1).ships(0, 1, cruiser=1).game.begin(GainControl(0, ring(table, 2)))
    assert SARRIG in table.game.players[0].locked
    lent = Table("saar", "hacan", tiles=TILES).court(0, COMMANDER).troops(1, BEREG, space_dock=1)
    lent.troops(1, ring(lent, 2), space_dock=1).pools(1, goods=5)
    assert Works(lent.game, 1, 0).places(FIGHTER) == [0]
    lent.game.players[1].area = (note_of("alliance", 0),)
    lent.game.players[1].changed()
    assert Works(lent.game, 1, 0).places(FIGHTER) == [0, 2]


# -- Gurno Aggero ------------------------------------------------------------------------------------------------------


@card("ti4:gurno-aggero")
@rule("ti4:7.12", "ti4:10.2a")
def test_all_infantry_and_fighters_of_others_fall_in_a_system_next_to_a_dock() -> None:
    table = rested(Table("saar", "hacan", "sol", tiles=TILES).court(0, HERO))
    table.troops(0, ring(table, 1), space_dock=1).troops(1, BEREG, infantry=2, mech=1, pds=1).planets(2, ELSEWHERE)
    table.ships(2, 0, carrier=1, fighter=2, infantry=1)
    table.ships(0, 0, fighter=1, carrier=1).troops(0, LIRTA, infantry=1)
    game = table.ships(1, 1, carrier=1, fighter=1).begin()
    answer(game, 0, f"leader {AGGERO}")
    assert [count(game.players[1].troops_on(BEREG), type) for type in (INFANTRY, MECH, PDS)] == [0, 1, 1]
    assert [count(game.players[2].ships_in(0), type) for type in (CARRIER, FIGHTER, INFANTRY)] == [1, 0, 0]
    assert count(game.players[0].ships_in(0), FIGHTER) == count(game.players[0].troops_on(LIRTA), INFANTRY) == 1
    assert count(game.players[1].ships_in(1), FIGHTER) == 1, "the system of the dock is not adjacent to itself"
    assert AGGERO not in game.players[0].leaders
    assert sum("destroyed" in line for line in log(game)) == 5


@card("ti4:gurno-aggero")
def test_the_bot_keeps_it_until_many_fall() -> None:
    table = rested(Table("saar", "hacan", tiles=TILES).court(0, HERO)).troops(0, BEREG, space_dock=1)
    game = table.ships(1, 1, carrier=1, fighter=2).ships(0, 2, cruiser=1).begin()
    assert not many_fall(Aims(game, 0), asked(game, 0), AGGERO)
    table.ships(1, 1, fighter=1)
    assert many_fall(Aims(game, 0), asked(game, 0), AGGERO)


# -- Scavenger Zeta ----------------------------------------------------------------------------------------------------


def gained(table: Table, planet: int) -> TwilightImperium:
    table.game.begin(GainControl(0, planet))
    return table.game


@card("ti4:scavenger-zeta")
@rule("ti4:28.1")
def test_the_good_that_scavenge_brings_pays_for_a_mech() -> None:
    table = Table("saar", "hacan", tiles=TILES).court(0).ships(0, 1, cruiser=1).ships(1, 2, cruiser=1)
    game = gained(table, BEREG)
    assert asked(game, 0).prompt == "after-control-gained"
    answer(game, 0, "mech")
    assert (count(game.players[0].troops_on(BEREG), MECH), game.players[0].goods) == (1, 0)


@card("ti4:scavenger-zeta")
@rule("ti4:28.2", "ti4:28.2a")
def test_without_a_mech_in_the_reinforcements_none_comes_and_nobody_else_deploys_it() -> None:
    table = Table("saar", "hacan", tiles=TILES).court(0).troops(0, LIRTA, mech=4).ships(1, 2, cruiser=1)
    game = gained(table, BEREG)
    assert count(game.players[0].troops_on(BEREG), MECH) == 0
    other = Table("saar", "hacan", tiles=TILES).court(0).pools(0, goods=3).ships(0, 1, cruiser=1)
    other.ships(1, 2, cruiser=1).game.begin(GainControl(1, BEREG))
    assert other.game.players[0].goods == 3
