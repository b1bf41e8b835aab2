"""The Clan of Saar where others interfere: cards aimed at factories, laws, copies, a home that is lost."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.building import Works
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.limits import capacity, docked_fighters, over_capacity
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.control import GainControl
from orrery.ti4.rules.elimination import has_nothing_left
from orrery.ti4.rules.moves import upgrade_units
from orrery.ti4.rules.tactical import may_activate
from orrery.ti4.strategies.warfare import home_docks
from orrery.ti4.units import CRUISER, FIGHTER, INFANTRY, PDS, SPACE_DOCK, count
from support.cite import card, rule
from support.play import answer, asked, log
from support.ti4 import Table, everything, plan
from support.ti4_agendas import enact
from support.ti4_combat import card as play

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51
FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated
ASTEROIDS, HOME = "44", "11"


def at(game: TwilightImperium, seat: int, system: int, type: int) -> int:
    return count(game.players[seat].ships_in(system), type)


# -- factories ---------------------------------------------------------------------------------------------------------


@card("ti4:floating-factory-2", "ti4:reactor-meltdown")
def test_a_meltdown_destroys_one_factory_of_those_in_a_system() -> None:
    table = Table("hacan", "saar", tiles=TILES).own(1).planets(0, FAR).planets(1, FAR + 1).hand(0, "reactor-meltdown")
    game = table.ships(1, 0, space_dock=2, cruiser=1).begin()
    play(game, 0, "reactor-meltdown")
    assert at(game, 1, 0, SPACE_DOCK) == 1


@card("ti4:floating-factory-2", "ti4:reactor-meltdown")
@rule("ti4:F.action-cards.9")
def test_a_meltdown_of_the_saar_spares_their_own_factory_beside_a_copied_one() -> None:
    table = Table("saar", "nekro", tiles=TILES).own(0).own(1).planets(0, FAR).planets(1, FAR + 1)
    table.game.players[1].copied = ((NUMBER["valefar-assimilator-x"], NUMBER["floating-factory-2"]),)
    upgrade_units(table.game, 1, NUMBER["floating-factory-2"])
    game = table.ships(0, 0, space_dock=1).ships(1, 0, space_dock=1).hand(0, "reactor-meltdown").begin()
    play(game, 0, "reactor-meltdown")
    assert (at(game, 0, 0, SPACE_DOCK), at(game, 1, 0, SPACE_DOCK)) == (1, 0)


@card("ti4:floating-factory-2", "ti4:reactor-meltdown")
def test_of_two_factories_of_others_in_one_space_one_is_named() -> None:
    table = Table("hacan", "nekro", "saar", tiles=TILES).own(1).own(2).planets(0, FAR).planets(1, FAR + 1)
    table.planets(2, FAR + 2).game.players[1].copied = (
        (NUMBER["valefar-assimilator-x"], NUMBER["floating-factory-2"]),
    )
    upgrade_units(table.game, 1, NUMBER["floating-factory-2"])
    game = table.ships(1, 0, space_dock=1).ships(2, 0, space_dock=1).hand(0, "reactor-meltdown").begin()
    play(game, 0, "reactor-meltdown")
    answer(game, 0, "seat 2")
    assert (at(game, 1, 0, SPACE_DOCK), at(game, 2, 0, SPACE_DOCK)) == (1, 0)


@card("ti4:floating-factory-2")
def test_a_factory_holds_what_its_capacity_says_and_no_three_fighters_more() -> None:
    game = Table("saar", "hacan", tiles=TILES).own(0).planets(0, FAR).ships(0, 0, space_dock=1, fighter=4).game
    assert capacity(game, 0, game.players[0].ships_in(0)) == 4
    assert docked_fighters(game, 0, 0) == 0
    assert over_capacity(Table("saar", "hacan").own(0).ships(0, 0, space_dock=1, fighter=5).game, 0, 0) == 1


@card("ti4:floating-factory-2")
@rule("ti4:16.1")
def test_a_factory_alone_keeps_the_saar_in_the_game() -> None:
    game = Table("saar", "hacan").own(0).ships(0, 0, space_dock=1).game
    assert not has_nothing_left(game, 0)
    assert has_nothing_left(Table("saar", "hacan").own(0).ships(0, 0, cruiser=1).game, 0)


@card("ti4:floating-factory-2")
@rule("ti4:55.3")
@pytest.mark.parametrize(("system", "docks"), [(1, [-1]), (0, [])])
def test_warfare_is_for_a_factory_in_the_home_system_alone(system: int, docks: list[int]) -> None:
    table = Table("saar", "hacan", tiles=("35", HOME, *TILES[2:])).own(0).ships(0, system, space_dock=1)
    assert home_docks(table.game, 0) == docks


@card("ti4:floating-factory-2")
@rule("ti4:72.4a")
def test_fighters_guard_a_factory_and_the_last_of_them_takes_it_along() -> None:
    table = Table("hacan", "saar", tiles=TILES).own(1).planets(0, FAR).planets(1, FAR + 1)
    table.ships(0, 1, cruiser=1).ships(1, 0, space_dock=1, fighter=1)
    game = table.activate(0)
    game.rng = Arranged(1, [], [1, 1, 10, 1])
    everything(game, 0)
    assert at(game, 1, 0, FIGHTER) == 0
    assert at(game, 1, 0, SPACE_DOCK) == 0
    assert at(game, 0, 0, CRUISER) == 1


@card("ti4:scavenge", "ti4:raghs-call")
def test_a_planet_whose_cannons_fall_is_gained_by_whoever_called_the_saar_away() -> None:
    """And it is the Saar who scavenge only what they gain themselves."""
    table = Table("hacan", "saar", tiles=TILES).planets(0, FAR).planets(1, FAR + 1, LIRTA).notes(0, 1, "raghs-call")
    table.ships(0, 0, carrier=1, infantry=1).troops(1, BEREG, infantry=2, pds=1)
    game = table.activate(0)
    if game.asked(1) is not None and asked(game, 1).prompt == "space cannon":
        answer(game, 1, "hold fire")
    game.rng = Arranged(1, [], [1])
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    answer(game, 0, "note")
    if game.asked(0) is not None and asked(game, 0).prompt == "call away to":
        answer(game, 0, f"planet {LIRTA}")
    if game.asked(1) is not None:
        answer(game, 1, "fire")
    assert game.controller[BEREG] == 0
    assert count(game.players[1].troops_on(BEREG), PDS) == 0
    assert count(game.players[1].troops_on(LIRTA), INFANTRY) == 2
    assert game.players[1].goods == 0
    assert note_of("raghs-call", 1) in game.players[1].notes


# -- Chaos Mapping -----------------------------------------------------------------------------------------------------


@card("ti4:chaos-mapping")
def test_a_copy_hides_the_copyists_ships_and_the_saar_hide_theirs() -> None:
    table = Table("nekro", "saar", tiles=(ASTEROIDS, *TILES[1:])).techs(1, "chaos-mapping")
    table.game.players[0].copied = ((NUMBER["valefar-assimilator-x"], NUMBER["chaos-mapping"]),)
    table.game.players[0].changed()
    assert 0 in may_activate(table.game, 1)
    table.ships(0, 0, cruiser=1)
    assert 0 not in may_activate(table.game, 1)
    assert 0 in may_activate(table.game, 0), "one's own ships hide from others"


@card("ti4:chaos-mapping", "ti4:regulated-conscription")
def test_under_regulated_conscription_one_unit_costs_as_ever() -> None:
    table = enact(Table("saar", "hacan", tiles=TILES).own(0).techs(0, "chaos-mapping"), "regulated-conscription")
    game = table.planets(0, FAR).pools(0, goods=1).ships(0, 0, space_dock=1, cruiser=1).game
    works = Works(game, 0, 0, number=1)
    assert (0, "fighter", 1) in works.rows(game)
    assert works.refused(game, ((0, "fighter", 2),)) is not None


@card("ti4:chaos-mapping")
@rule("ti4:F.saar.1")
def test_chaos_mapping_comes_with_the_turn_and_not_with_a_second_action() -> None:
    table = Table("saar", "hacan", tiles=TILES).own(0).techs(0, "chaos-mapping", "fleet-logistics")
    game = table.planets(0, FAR).planets(1, FAR + 1).pools(0, goods=4).ships(0, 0, space_dock=1, cruiser=1).begin()
    assert asked(game, 0).prompt == "start-of-turn"
    answer(game, 0, "tech")
    plan(game, 0, (0, "fighter", 1))
    everything(game, 0)
    answer(game, 0, "tactical")
    answer(game, 0, "system 2")
    while game.active == 0 and asked(game, 0).prompt != "action":
        decision = asked(game, 0)
        assert decision.prompt != "start-of-turn"
        answer(game, 0, decision.options[0].key)
    assert " ".join(log(game)).count("used chaos-mapping") == 1


# -- Scavenge ----------------------------------------------------------------------------------------------------------


@card("ti4:scavenge")
@rule("ti4:53.2")
def test_nobody_scavenges_what_they_control_already() -> None:
    game = Table("saar", "hacan", tiles=TILES).planets(0, BEREG).game
    game.begin(GainControl(0, BEREG))
    assert game.players[0].goods == 0
