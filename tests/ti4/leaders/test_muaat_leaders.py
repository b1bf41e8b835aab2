"""The Embers of Muaat: agent, commander, hero and mech."""

from __future__ import annotations

import pytest

from orrery.ti4.adjacency import is_anomaly
from orrery.ti4.attachments import ATTACHMENT
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.faction import COMMANDER, HERO
from orrery.ti4.game import TwilightImperium
from orrery.ti4.leaders.adjudicator_baal import SUPERNOVA
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.routes import Passage
from orrery.ti4.rules.find_moves import place_planet
from orrery.ti4.rules.retreat import Retreat
from orrery.ti4.rules.strategic import Follow
from orrery.ti4.state import NO_STORM, NOBODY
from orrery.ti4.tiles import PLANET, TILES
from orrery.ti4.units import CRUISER, DREADNOUGHT, FIGHTER, INFANTRY, MECH, PDS, SPACE_DOCK, WAR_SUN, count
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_finds import kings

# Systems 1 to 6: Wellon, Vefut II, Thibah, Tar'Mann, Saudor, Mehar Xull; Bereg and Lirta IV in the middle
TILES_HERE = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = TILES[34].planets
WELLON, VEFUT = PLANET["wellon"], PLANET["vefutii"]
FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated
BAAL = NUMBER["adjudicator-baal"]
WARFARE, TECHNOLOGY = 6, 7


def muaat(*unlocked: str) -> Table:
    table = kings("muaat", "hacan", tiles=TILES_HERE).own(0).court(0, *unlocked).planets(0, FAR).planets(1, 1)
    table.game.exhausted[FAR] = table.game.exhausted[1] = True
    return table


def there(game: TwilightImperium, seat: int, system: int, type: int) -> int:
    return count(game.players[seat].ships_in(system), type)


# -- Umbat -------------------------------------------------------------------------------------------------------------


@card("ti4:umbat")
@rule("ti4:26.3b")
def test_two_units_are_built_and_paid_where_a_war_sun_stands() -> None:
    """In full, though there are Sarween Tools; a third is too many, and a war sun too dear."""
    game = muaat().ships(0, 1, war_sun=1).techs(0, "sarween-tools").pools(0, goods=9).begin()
    answer(game, 0, "leader")
    answer(game, 0, "system 1")
    rows = {kind: most for _, kind, most in asked(game, 0).rows}
    assert (rows["cruiser"], rows["dreadnought"], rows["fighter"]) == (2, 2, 2)
    assert "war sun" not in rows
    assert "flagship" not in rows
    plan(game, 0, (1, "cruiser", 1), (1, "dreadnought", 1))
    everything(game, 0)
    assert (there(game, 0, 1, CRUISER), there(game, 0, 1, DREADNOUGHT)) == (1, 1)
    assert game.players[0].goods == 3
    assert game.players[0].exhausted == (NUMBER["umbat"],)


@card("ti4:umbat")
def test_another_player_builds_with_its_own_money_and_may_decline() -> None:
    game = muaat().ships(1, 2, flagship=1).pools(1, goods=4).ships(0, 1, war_sun=1).pools(0, goods=0).begin()
    answer(game, 0, "leader")
    answer(game, 1, "build nothing")  # who cannot pay is not offered
    assert game.players[1].goods == 4


@card("ti4:umbat")
def test_any_player_may_be_chosen() -> None:
    game = muaat().ships(1, 2, flagship=1).pools(1, goods=4).ships(0, 1, war_sun=1).pools(0, goods=4).begin()
    answer(game, 0, "leader")
    assert [option.id() for option in asked(game, 0).options] == [0, 1]
    answer(game, 0, "seat 1")
    answer(game, 1, "system 2")
    plan(game, 1, (2, "cruiser", 2))
    assert (there(game, 1, 2, CRUISER), game.players[1].goods, game.players[0].goods) == (2, 0, 4)


@card("ti4:umbat")
def test_without_such_a_ship_it_is_no_action() -> None:
    game = muaat().ships(0, 1, dreadnought=1).pools(0, goods=9).begin()
    assert "leader" not in [option.key for option in asked(game, 0).options]


@card("ti4:umbat")
@card("ti4:maban")
def test_a_commander_brings_no_third_unit() -> None:
    """M'aban by the Alliance: two is the number."""
    table = kings("muaat", "naalu", tiles=TILES_HERE).own(0).court(0).court(1, COMMANDER).planets(0, FAR).planets(1, 1)
    table.game.players[0].area = (note_of("alliance", 1),)
    game = table.ships(0, 1, war_sun=1).pools(0, goods=3).begin()
    answer(game, 0, "leader")
    answer(game, 0, "system 1")
    plan(game, 0, (1, "fighter", 2))
    everything(game, 0)
    assert there(game, 0, 1, FIGHTER) == 2
    assert asked(game, 0).prompt == "end turn"


# -- Magmus ------------------------------------------------------------------------------------------------------------


@card("ti4:magmus")
def test_a_war_sun_that_is_produced_unlocks_it() -> None:
    game = muaat().troops(0, BEREG, space_dock=1).pools(0, goods=12).activate(0)
    assert NUMBER["magmus"] in game.players[0].locked
    plan(game, 0, (0, "war sun", 1))
    everything(game, 0)
    assert NUMBER["magmus"] in game.players[0].leaders


@card("ti4:magmus")
def test_other_ships_and_war_suns_that_are_only_there_unlock_nothing() -> None:
    game = muaat().ships(0, 0, war_sun=1).troops(0, BEREG, space_dock=1).pools(0, goods=12).activate(0)
    plan(game, 0, (0, "cruiser", 1))
    everything(game, 0)
    assert NUMBER["magmus"] in game.players[0].locked


@card("ti4:magmus")
@card("ti4:star-forge")
def test_a_token_that_is_spent_may_bring_a_good() -> None:
    game = muaat(COMMANDER).ships(0, 1, war_sun=1).begin()
    answer(game, 0, "ability")
    answer(game, 0, "forge fighters")
    answer(game, 0, "leader")
    assert (game.players[0].goods, game.players[0].strategy) == (1, 1)
    assert there(game, 0, 1, FIGHTER) == 2


@card("ti4:magmus")
def test_it_is_for_ones_own_tokens_and_comes_after_the_secondary() -> None:
    """So the good cannot pay for what the token was spent on."""
    game = muaat(COMMANDER).pools(0, goods=4).game
    game.begin(Follow(0, TECHNOLOGY))
    answer(game, 0, f"tech {NUMBER['neural-motivator']}")
    answer(game, 0, "leader")
    assert (game.players[0].goods, game.players[0].strategy) == (1, 1)
    other = muaat(COMMANDER).pools(1, goods=4).game
    other.begin(Follow(1, TECHNOLOGY))
    answer(other, 1, f"tech {NUMBER['neural-motivator']}")
    assert other.over


@card("ti4:magmus")
@rule("ti4:7.6c", "ti4:55.3")
def test_the_token_whose_production_unlocks_it_brings_nothing() -> None:
    """It was spent before, and the secondary ability is resolved before the commander is unlocked."""
    table = kings("muaat", "hacan", tiles=("35", "4", *TILES_HERE[2:])).own(0).court(0).planets(1, 1)
    game = table.troops(0, PLANET["muaat"], space_dock=1).pools(0, goods=12).game
    game.begin(Follow(0, WARFARE))
    plan(game, 0, (1, "war sun", 1))
    everything(game, 0)
    assert game.over, "nobody is asked for the good"
    assert NUMBER["magmus"] in game.players[0].leaders


@card("ti4:magmus")
@card("ti4:scepter-of-emelpar")
def test_what_the_scepter_pays_was_not_spent() -> None:
    table = muaat(COMMANDER).ships(0, 1, war_sun=1)
    table.game.players[0].relics = (NUMBER["scepter-of-emelpar"],)
    game = table.begin()
    answer(game, 0, "ability")
    answer(game, 0, "forge fighters")
    answer(game, 0, "relic")
    assert (game.players[0].goods, game.players[0].strategy) == (0, 2)
    assert asked(game, 1).prompt == "action"


# -- Adjudicator Ba'al -------------------------------------------------------------------------------------------------


@card("ti4:adjudicator-baal")
def test_a_star_explodes_and_nothing_of_others_is_left() -> None:
    table = muaat(HERO).ships(0, 1, war_sun=1, fighter=1).ships(1, 0, carrier=1, damaged_dreadnought=1)
    game = table.troops(1, BEREG, infantry=2, pds=1, space_dock=1).troops(1, LIRTA, infantry=1).activate(0)
    everything(game, 0)
    answer(game, 0, "leader")
    assert game.players[1].space == {}
    assert game.players[1].ground == {}
    assert (there(game, 0, 0, WAR_SUN), there(game, 0, 0, FIGHTER)) == (1, 1)
    assert (game.chart.tiles[0], game.chart.planets[0]) == (SUPERNOVA, ())
    assert is_anomaly(game, 0, "supernova")
    assert [game.controller[planet] for planet in (BEREG, LIRTA)] == [-1, -1]
    assert BAAL not in (*game.players[0].leaders, *game.players[0].locked)
    assert 0 in game.players[0].tokens, "command tokens stay"
    assert asked(game, 1).prompt == "action", "there is nobody left to fight, and nothing to invade"


@card("ti4:adjudicator-baal")
def test_war_suns_leave_the_supernova_and_nobody_else_comes() -> None:
    table = muaat(HERO).ships(0, 1, war_sun=1).ships(1, 2, cruiser=1)
    game = table.activate(0)
    everything(game, 0)
    answer(game, 0, "leader")
    assert Passage(game, 0, 6).needs_from(0, WAR_SUN) == 1
    assert Passage(game, 1, 0).needs_from(2, CRUISER) > 9


@card("ti4:adjudicator-baal")
def test_ones_own_troops_come_aboard_and_structures_are_gone() -> None:
    """As far as there is room: a war sun carries six."""
    table = muaat(HERO).ships(0, 1, war_sun=1).troops(0, BEREG, infantry=7, mech=1, pds=1)
    game = table.activate(0)
    plan(game, 0, (1, "war sun", 1))
    answer(game, 0, "leader")
    assert asked(game, 0).prompt == "remove cargo"
    answer(game, 0, *["unit"] * 2)
    aboard = game.players[0].ships_in(0)
    assert count(aboard, INFANTRY) + count(aboard, MECH) == 6
    assert BEREG not in game.players[0].ground
    assert count(aboard, PDS) == count(aboard, SPACE_DOCK) == 0


@card("ti4:adjudicator-baal")
@pytest.mark.parametrize(("tiles", "offered"), [(("1",), False), (("18",), False), (("17",), True), (("46",), True)])
def test_where_it_may_be_used(tiles: tuple[str, ...], offered: bool) -> None:
    """Neither at a home system nor at Mecatol Rex; at the Creuss Gate it may."""
    table = kings("muaat", "hacan", tiles=(*tiles, *TILES_HERE[1:])).own(0).court(0, HERO).planets(0, FAR).planets(1, 5)
    game = table.ships(0, 1, war_sun=1, cruiser=1).activate(0)
    everything(game, 0)
    assert ("leader" in [option.key for option in asked(game, game.waiting()[0].seat).options]) == offered


@card("ti4:adjudicator-baal")
def test_other_ships_light_no_star_and_a_war_sun_that_was_there_does_not_either() -> None:
    game = muaat(HERO).ships(0, 1, cruiser=1).ships(0, 0, war_sun=1).ships(1, 6, carrier=1).activate(0)
    everything(game, 0)
    assert asked(game, 1).prompt == "action"


@card("ti4:adjudicator-baal")
def test_what_lies_there_goes_but_command_and_frontier_tokens() -> None:
    """A planet without a tile, an attachment, a legendary planet's card, wormholes, the ion storm."""
    table = muaat(HERO).ships(0, 1, war_sun=1)
    game, mirage = table.game, PLANET["mirage"]
    place_planet(game, 1, 0, mirage)
    game.controller[mirage] = 1
    rival = game.players[1]
    rival.legendary = (NUMBER["mirage-flight-academy"],)
    game.attachments[BEREG] = (ATTACHMENT["mining-world"],)
    game.wormholes, game.storm, game.frontier = ((0, "gamma"), (3, "alpha")), (0, "beta"), (0,)
    game.gamma = 0  # the token of the Creuss
    game.players[1].tokens = (0,)
    table.activate(0)
    everything(game, 0)
    answer(game, 0, "leader")
    assert game.chart.planets[0] == ()
    assert game.controller[mirage] == -1
    assert NUMBER["mirage-flight-academy"] not in game.players[1].legendary
    assert {NUMBER["mirage-flight-academy"], NUMBER["mining-world"], NUMBER["ion-storm"]} <= set(game.purged)
    assert (dict(game.wormholes), game.gamma) == ({3: "alpha"}, NOBODY)
    assert (game.storm, game.attachments) == (NO_STORM, {})
    assert (game.frontier, game.players[1].tokens) == ((0,), (0,))


@card("ti4:adjudicator-baal")
@rule("ti4:71.7")
def test_a_retreat_is_a_movement_too() -> None:
    """The war sun leaves a combat for a planet of its own, which burns."""
    game = muaat(HERO).ships(0, 0, war_sun=1).ships(1, 0, dreadnought=2).planets(0, VEFUT).game
    game.begin(Retreat(0, 0))
    answer(game, 0, "leader")
    assert (game.chart.tiles[2], game.controller[VEFUT]) == (SUPERNOVA, -1)
    assert there(game, 0, 2, WAR_SUN) == 1
    assert game.players[0].tokens == (2,)


# -- Ember Colossus ----------------------------------------------------------------------------------------------------


@card("ti4:ember-colossus")
@card("ti4:star-forge")
def test_each_of_them_near_a_star_forge_gets_an_infantry() -> None:
    """Two mechs two, on planets and aboard; the one at the other end of the galaxy none."""
    table = muaat().ships(0, 1, war_sun=1, mech=1).troops(0, BEREG, mech=2).troops(0, PLANET["tarmann"], mech=1)
    game = table.begin()
    answer(game, 0, "ability")
    answer(game, 0, "forge destroyer")
    answer(game, 0, "mech")
    assert asked(game, 0).rows == ((1, "infantry", 1), (ON_PLANET + BEREG, "infantry", 2))
    plan(game, 0, (1, "infantry", 1), (ON_PLANET + BEREG, "infantry", 1))
    assert there(game, 0, 1, INFANTRY) == 1
    assert count(game.players[0].troops_on(BEREG), INFANTRY) == 1
    assert game.players[0].strategy == 1


@card("ti4:ember-colossus")
def test_the_flagship_is_no_star_forge() -> None:
    game = muaat().ships(0, 1, flagship=1, mech=1).begin()
    answer(game, 0, "flagship")
    assert there(game, 0, 1, CRUISER) == 1
    assert asked(game, 1).prompt == "action"
