"""The Embers of Muaat in corners: what is forged where, laws about war suns, whose note it is."""

from __future__ import annotations

import pytest

from orrery.ti4.combat import may_sustain
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.research import missing, why_not_researched
from orrery.ti4.routes import Passage
from orrery.ti4.rules.elimination import Eliminate
from orrery.ti4.rules.production import Produce
from orrery.ti4.rules.retreat import retreats
from orrery.ti4.state import ACTION
from orrery.ti4.technology import TECHNOLOGY
from orrery.ti4.units import CRUISER, DESTROYER, FIGHTER, UNIT, UNITS, WAR_SUN
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, plan
from support.ti4_combat import left
from support.ti4_onward import offered, onward, prompts

FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated


def muaat(*others: str, tiles: tuple[str, ...] = ("18", "19", "20", "21", "22", "23", "24")) -> Table:
    table = Table("muaat", *(others or ("hacan",)), tiles=tiles).own(0).planets(0, FAR).planets(1, FAR + 1)
    return table.pools(0, fleet=5)


# -- Star Forge and The Inferno ----------------------------------------------------------------------------------------


@card("ti4:star-forge")
def test_ships_are_forged_among_those_of_others_and_under_a_token() -> None:
    """They are placed, not produced: neither a blockade nor an own command token keeps them away."""
    table = muaat().ships(0, 1, war_sun=1).ships(1, 1, cruiser=2)
    table.game.players[0].tokens = (1,)
    game = table.begin()
    answer(game, 0, "ability")
    answer(game, 0, "forge destroyer")
    assert left(game, 0, DESTROYER, 1) == 1
    assert prompts(game) == [(1, "action")], "nobody fights for that"


@card("ti4:star-forge")
def test_each_system_with_a_war_sun_is_offered_and_others_suns_are_none() -> None:
    table = muaat().ships(0, 1, war_sun=1).ships(0, 4, war_sun=1).ships(0, 2, cruiser=1).ships(1, 3, war_sun=1)
    game = table.begin()
    answer(game, 0, "ability")
    assert {option.id() for option in asked(game, 0).options} == {1, 4}


@card("ti4:star-forge")
@rule("ti4:26.4a", "ti4:59.4a")
def test_destroyers_that_all_stand_under_tokens_are_not_forged() -> None:
    table = muaat().ships(0, 1, war_sun=1).ships(0, 2, destroyer=8)
    table.game.players[0].tokens, table.game.players[0].fleet = (2,), 9
    game = table.begin()
    answer(game, 0, "ability")
    assert left(game, 0, FIGHTER, 1) == 2, "nothing else could be forged, so nobody was asked"


@card("ti4:the-inferno")
def test_the_cruiser_comes_to_where_the_flagship_is_also_damaged() -> None:
    game = muaat().ships(0, 3, damaged_flagship=1).begin()
    assert offered(game, 0) == {"the-inferno"}
    answer(game, 0, "flagship")
    assert left(game, 0, CRUISER, 3) == 1
    assert game.players[0].strategy == 1


@card("ti4:star-forge")
@pytest.mark.parametrize("component", ["star-forge", "the-inferno"])
def test_who_asks_why_not_is_told_that_something_is_lacking(component: str) -> None:
    game = muaat().ships(0, 1, cruiser=1).begin()
    kind = "ability" if component == "star-forge" else "flagship"
    refused = game.why_not(0, (kind, NUMBER[component]))
    assert refused is not None
    assert refused.reason == "condition-unmet"


# -- war suns and laws -------------------------------------------------------------------------------------------------


@card("ti4:prototype-war-sun-1", "ti4:prototype-war-sun-2", "ti4:publicize-weapon-schematics")
@rule("ti4:54.3")
def test_the_printed_prototype_is_no_technology_and_the_second_one_is() -> None:
    table = muaat().law("publicize-weapon-schematics", -1)
    assert missing(table.game, 1, TECHNOLOGY["war-sun"]), "what a sheet shows is nobody's technology"
    assert not may_sustain(table.game, 0, WAR_SUN, 0)
    table.techs(0, "prototype-war-sun-2")
    assert not missing(table.game, 1, TECHNOLOGY["war-sun"])


@card("ti4:prototype-war-sun-2")
@rule("ti4:89.6")
def test_the_generic_war_sun_is_not_for_them() -> None:
    refused = why_not_researched(muaat().game, 0, NUMBER["war-sun"])
    assert refused is not None
    assert refused.reason == "other-unit-printed"


# -- Magmus Reactor ----------------------------------------------------------------------------------------------------


@card("ti4:magmus-reactor")
def test_a_wormhole_that_leads_into_a_supernova_makes_it_adjacent() -> None:
    """Tokens of the Creuss: one in the supernova, one where the Muaat build."""
    tiles = ("46", "19", "20", "43", "22", "35", "24")  # the supernova in 3; Bereg in 5
    table = muaat(tiles=tiles).techs(0, "magmus-reactor").troops(0, 50, infantry=1, space_dock=1).pools(0, goods=1)
    table.game.wormholes = ((3, "alpha"), (5, "alpha"))
    game = table.game
    game.active = 0
    game.begin(Produce(0, 5))
    plan(game, 0, (5, "fighter", 2))
    onward(game, 0, "never")
    assert game.players[0].goods == 1, "one was paid, one gained"


@card("ti4:gashlai-physiology", "ti4:magmus-reactor")
@rule("ti4:86.1")
@pytest.mark.parametrize(("techs", "open_to_them"), [((), False), (("magmus-reactor",), True)])
def test_only_the_reactor_leads_into_a_supernova_by_a_retreat_too(techs: tuple[str, ...], open_to_them: bool) -> None:
    tiles = ("46", "43", "20", "21", "22", "23", "24")
    table = muaat(tiles=tiles).techs(0, *techs).ships(0, 0, war_sun=1).ships(0, 1, fighter=1)
    assert (1 in retreats(table.game, 0, 0)) is open_to_them
    assert (Passage(table.game, 0, 1).needs_from(0) == 1) is open_to_them


# -- Fires of the Gashlai ----------------------------------------------------------------------------------------------


def holder(other: str, *techs: str) -> Table:
    """Seat 0 holds the note of seat 1."""
    table = Table(other, "muaat").own(0).own(1).planets(0, FAR).planets(1, FAR + 1).techs(0, *techs)
    return table.notes(0, 1, "fires-of-the-gashlai")


@card("ti4:fires-of-the-gashlai", "ti4:valefar-assimilator-x")
@rule("ti4:F.nekro.4", "ti4:89.5")
def test_the_virus_gains_the_generic_war_sun_also_beside_a_copy() -> None:
    table = holder("nekro", "valefar-assimilator-x").techs(1, "prototype-war-sun-2")
    table.game.players[0].copied = ((NUMBER["valefar-assimilator-x"], NUMBER["prototype-war-sun-2"]),)
    units = list(table.game.players[0].units)
    units[WAR_SUN] = UNIT["prototype-war-sun-2"]
    table.game.players[0].units = tuple(units)
    game = table.begin()
    answer(game, 0, "note")
    assert NUMBER["war-sun"] in game.players[0].techs
    assert UNITS[game.players[0].units[WAR_SUN]].key == "prototype-war-sun-2", "the copy covers it"


@card("ti4:fires-of-the-gashlai")
@rule("ti4:16.4a")
def test_with_the_muaat_their_note_is_gone() -> None:
    table = holder("sol")
    game = table.game
    game.begin(Eliminate(1))
    assert note_of("fires-of-the-gashlai", 1) not in game.players[0].notes


@card("ti4:fires-of-the-gashlai")
def test_a_fleet_pool_that_is_emptied_costs_all_ships_but_fighters_need_none() -> None:
    """One token, one ship: it goes. Whoever plays the note sees to that before the turn goes on."""
    table = holder("sol").pools(1, fleet=1).ships(1, 3, cruiser=1)
    game: TwilightImperium = table.begin()
    game.phase = ACTION
    answer(game, 0, "note")
    onward(game, 1, "action")
    assert game.players[1].fleet == 0
    assert left(game, 1, CRUISER, 3) == 0


@card("ti4:star-forge")
@rule("ti4:58.3")
def test_who_points_at_a_system_without_a_war_sun_is_told_so() -> None:
    game = muaat().ships(0, 1, war_sun=1).ships(0, 2, cruiser=1).begin()
    answer(game, 0, "ability")
    refused = game.why_not(0, ("system", 2))
    assert refused is not None
    assert refused.reason == "no-war-sun"
    assert game.why_not(0, ("system", 1)) is None
