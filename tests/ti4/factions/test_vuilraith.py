"""The Vuil'raith Cabal: abilities, flagship, dimensional tears, technologies and note."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Refused
from orrery.kernel.rng import Arranged
from orrery.ti4.adjacency import GRAVITY_RIFT, RIFT, all_anomalies, anomalies_of, rolls_for_rift
from orrery.ti4.building import producers
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.conservation import counted
from orrery.ti4.game import TwilightImperium
from orrery.ti4.limits import over_capacity
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.queries import standing_of
from orrery.ti4.reinforcements import left_of
from orrery.ti4.research import captives_of, researchable
from orrery.ti4.routes import Passage
from orrery.ti4.rules.capturing import capture
from orrery.ti4.rules.moves import destroy_units, upgrade_units
from orrery.ti4.rules.production import Produce
from orrery.ti4.rules.researching import Research
from orrery.ti4.rules.retreat import Retreat
from orrery.ti4.state import NOBODY
from orrery.ti4.technologies.vortex import prey
from orrery.ti4.tiles import PLANET, PLANETS
from orrery.ti4.units import (
    CARRIER,
    CRUISER,
    DESTROYER,
    FIGHTER,
    FLAGSHIP,
    INFANTRY,
    MECH,
    PDS,
    PLASTIC,
    count,
)
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_combat import battle
from support.ti4_finds import LODOR, SAUDOR, TILES, VEFUT, carry_out, kings

AWAY = [PLANET[key] for key in ("qucenn", "mellon", "dalbootha")]  # not on this table


def kinds(game: TwilightImperium) -> list[str]:
    return [event.kind for event in game.log or []]


def cabal(*others: str, tiles: tuple[str, ...] = TILES) -> Table:
    """Seat 0 plays the Vuil'raith, with the units of their sheet. Everybody has a planet."""
    table = kings("vuilraith", *others or ("hacan", "norr"), tiles=tiles).own(0)
    for seat, planet in enumerate(AWAY[: len(table.game.players)]):
        table.planets(seat, planet)
    return table


# -- Devour ------------------------------------------------------------------------------------------------------------


@card("ti4:devour")
@rule("ti4:50.1", "ti4:50.3")
def test_what_falls_in_a_space_combat_is_captured() -> None:
    game = battle(cabal().ships(0, 1, dreadnought=3).ships(1, 0, cruiser=1, fighter=1), 9, 9, 9, 1, 1)
    assert game.players[0].captured == ((NOBODY, FIGHTER), (1, CRUISER))
    assert left_of(game, 1, CRUISER) == PLASTIC[CRUISER] - 1
    assert counted(game)["wrong"] == 0


@card("ti4:devour")
def test_ones_own_losses_and_those_of_others_combats_are_not() -> None:
    game = battle(cabal().ships(0, 1, cruiser=1).ships(1, 0, cruiser=2), 1, 9, 9)
    assert game.players[0].captured == ()
    table = kings("hacan", "norr", "vuilraith")
    for seat in range(3):
        table.planets(seat, AWAY[seat])
    game = battle(table.ships(0, 1, cruiser=2).ships(1, 0, cruiser=1), 9, 9, 1)
    assert game.players[2].captured == ()


@card("ti4:devour", "ti4:infantry-2")
def test_infantry_that_falls_on_a_planet_is_a_token_and_rolls_all_the_same() -> None:
    table = cabal().ships(0, 2, carrier=1, infantry=3).troops(1, LODOR, infantry=1).techs(1, "infantry-2")
    game = table.activate(3)
    game.rng = Arranged(1, [], [9, 9, 9, 1, 10])
    plan(game, 0, (2, "carrier", 1), (2, "infantry", 3))
    plan(game, 0, (ON_PLANET + LODOR, "infantry", 3))
    assert game.players[0].captured == ((NOBODY, INFANTRY),)
    assert "survives" in kinds(game)


@card("ti4:devour")
def test_structures_are_never_captured_nor_what_cannons_shoot_down_before_a_combat() -> None:
    game = cabal().ships(0, 1, cruiser=1).game
    assert not any(each.captures(game, 1, 0, CRUISER) for each in standing_of(game, 0).modifiers)
    destroy_units(game, [(1, 0, PDS, False)]) if game.players[1].ships_in(0) else None
    table = cabal().troops(0, LODOR, pds=2, infantry=1).ships(1, 2, cruiser=1)
    table.game.active = 0
    game = table.begin()
    answer(game, 1, "tactical")
    answer(game, 1, "system 3")
    game.rng = Arranged(1, [], [9, 9])
    plan(game, 1, (2, "cruiser", 1))
    while game.asked(0) is not None and asked(game, 0).prompt == "space cannon":
        answer(game, 0, asked(game, 0).options[0].key)
    assert game.players[1].ships_in(3) == ()
    assert game.players[0].captured == ()


@card("ti4:devour")
@rule("ti4:50.6")
def test_units_of_who_blockades_a_dock_are_not_captured() -> None:
    table = cabal().troops(0, SAUDOR, space_dock=1, infantry=1).ships(1, 6, cruiser=1)
    game = battle(table.ships(0, 1, cruiser=2).ships(1, 0, cruiser=1), 9, 9, 1)
    answer(game, 1, "stay")
    assert game.players[1].ships_in(0) == ()
    assert game.players[0].captured == ()


# -- Amalgamation ------------------------------------------------------------------------------------------------------


def yard(table: Table, *captured: tuple[int, int], goods: int = 0) -> TwilightImperium:
    """Seat 0 builds at its dock on Lodor, in system 3."""
    game = table.troops(0, LODOR, space_dock=1, infantry=1).pools(0, goods=goods).game
    for owner, type in captured:
        capture(game, 0, owner if owner != NOBODY else 1, type)
    for planet in (AWAY[0], LODOR):
        game.exhausted[planet] = True
    game.begin(Produce(0, 3))
    return game


@card("ti4:amalgamation")
@rule("ti4:50.2b")
def test_a_captured_unit_pays_for_one_of_its_type() -> None:
    game = yard(cabal(), (1, CRUISER))
    plan(game, 0, (3, "cruiser", 1))
    assert asked(game, 0).options == [], "it cannot be paid otherwise"
    everything(game, 0)
    assert count(game.players[0].ships_in(3), CRUISER) == 1
    assert game.players[0].captured == ()
    assert left_of(game, 1, CRUISER) == PLASTIC[CRUISER]


@card("ti4:riftmeld")
def test_who_cannot_meld_rifts_ignores_nothing_by_captives() -> None:
    """Riftmeld is the ability of the one seat; the other holds a cruiser by whatever way."""
    game = cabal().game
    for seat in (0, 1):
        game.players[seat].captured = ((2, CRUISER), (2, DESTROYER))
    assert [captives_of(game, seat, CRUISER) for seat in (0, 1)] == [[2], []]


@card("ti4:amalgamation")
def test_it_may_be_kept_where_the_unit_can_be_paid() -> None:
    game = yard(cabal(), (1, CRUISER), goods=2)
    plan(game, 0, (3, "cruiser", 1))
    assert asked(game, 0).prompt == "return captives"
    answer(game, 0, "return none")
    assert (game.players[0].goods, game.players[0].captured) == (0, ((1, CRUISER),))


@card("ti4:amalgamation")
def test_one_captive_for_each_unit_and_no_more() -> None:
    game = yard(cabal(), (1, CRUISER), (2, CRUISER), goods=4)
    plan(game, 0, (3, "cruiser", 2))
    assert asked(game, 0).rows == ((1, "cruiser", 1), (2, "cruiser", 1))
    plan(game, 0, (2, "cruiser", 1))
    everything(game, 0)
    assert (game.players[0].goods, game.players[0].captured) == (2, ((1, CRUISER),))
    game = yard(cabal(), (1, CRUISER), (2, CRUISER), goods=4)
    plan(game, 0, (3, "cruiser", 1))
    with pytest.raises(Refused) as refused:
        plan(game, 0, (1, "cruiser", 1), (2, "cruiser", 1))
    assert refused.value.reason == "one-captive-each"


@card("ti4:amalgamation")
def test_a_token_pays_for_one_fighter_and_what_is_left_is_paid_in_pairs() -> None:
    game = yard(cabal(), (NOBODY, FIGHTER), goods=1)
    plan(game, 0, (3, "fighter", 3))
    everything(game, 0)
    assert (count(game.players[0].ships_in(3), FIGHTER), game.players[0].goods) == (3, 0)
    assert game.players[0].captured == ()


@card("ti4:amalgamation")
def test_too_dear_an_order_is_refused_and_the_limit_stays_what_it_is() -> None:
    game = yard(cabal(), (1, CRUISER), goods=1)
    with pytest.raises(Refused) as refused:
        plan(game, 0, (3, "cruiser", 1), (3, "destroyer", 1), (3, "fighter", 1))
    assert refused.value.reason == "too-expensive"
    assert [row for row in asked(game, 0).rows if row[1] == "cruiser"] == [(3, "cruiser", 1)]


@card("ti4:amalgamation")
def test_others_cannot_build_with_what_they_have_captured() -> None:
    table = kings("sol", "hacan", "norr").planets(0, AWAY[0]).planets(1, AWAY[1]).planets(2, AWAY[2])
    game = yard(table, (1, CRUISER))
    assert game.over or all(not row[2] for row in asked(game, 0).rows if row[1] == "cruiser")


@card("ti4:amalgamation", "ti4:the-terror-between")
def test_a_unit_of_ones_own_on_the_sheet_comes_back_by_it() -> None:
    table = cabal().ships(0, 1, cruiser=7)
    capture(table.game, 0, 0, CRUISER)
    table.game.players[0].tokens = (1,)
    game = yard(table)
    plan(game, 0, (3, "cruiser", 1))
    everything(game, 0)
    assert count(game.players[0].ships_in(3), CRUISER) == 1
    assert game.players[0].captured == ()


# -- Riftmeld ----------------------------------------------------------------------------------------------------------


@card("ti4:riftmeld")
def test_a_captured_unit_stands_for_all_prerequisites_of_its_upgrade() -> None:
    table = cabal()
    game, cruiser = table.game, NUMBER["cruiser-2"]
    assert cruiser not in researchable(game, 0)
    capture(game, 0, 1, CRUISER)
    assert cruiser in researchable(game, 0)
    assert NUMBER["carrier-2"] not in researchable(game, 0)
    assert cruiser not in researchable(game, 1)
    game.begin(Research(0))
    answer(game, 0, f"tech {cruiser}")
    assert asked(game, 0).rows == ((1, "captive", 1),)
    everything(game, 0)
    assert cruiser in game.players[0].techs
    assert game.players[0].captured == ()
    assert left_of(game, 1, CRUISER) == PLASTIC[CRUISER]


@card("ti4:riftmeld")
def test_where_a_planet_serves_as_well_it_may_be_kept() -> None:
    """Fighter II lacks one colour, for which a planet could be exhausted."""
    special = next(number for number, planet in enumerate(PLANETS) if planet.specialty == "blue")
    table = cabal().techs(0, "neural-motivator").planets(0, special)
    game = table.game
    capture(game, 0, 1, FIGHTER)
    game.begin(Research(0))
    answer(game, 0, f"tech {NUMBER['fighter-2']}")
    assert asked(game, 0).rows == ((special, "planet", 1), (NOBODY, "captive", 1))
    plan(game, 0, (special, "planet", 1))
    assert NUMBER["fighter-2"] in game.players[0].techs
    assert game.players[0].captured == ((NOBODY, FIGHTER),)


# -- dimensional tears -------------------------------------------------------------------------------------------------


@card("ti4:dimensional-tear-1")
def test_the_system_of_a_tear_is_a_gravity_rift_for_all_and_its_owner_does_not_roll() -> None:
    table = cabal().troops(0, LODOR, space_dock=1, infantry=1)
    game = table.game
    assert anomalies_of(game, 3) == GRAVITY_RIFT
    assert [system for system, kinds in enumerate(all_anomalies(game)) if RIFT in kinds] == [3]
    assert rolls_for_rift(game, 1, 3)
    assert not rolls_for_rift(game, 0, 3)
    game.players[0].put_on_planet(LODOR, ())
    assert anomalies_of(game, 3) == ""


@card("ti4:dimensional-tear-1")
@rule("ti4:37.3")
def test_its_ships_fly_one_farther_from_it_without_a_die() -> None:
    """From system 3 through the middle to system 6 are two steps, for a carrier with a move value of one."""
    table = cabal().troops(0, LODOR, space_dock=1, infantry=1).ships(0, 3, carrier=1)
    game = table.game
    ways = Passage(game, 0, 6).routes(3, 1, type=CARRIER)
    assert [(way.systems, way.needs, way.rifts) for way in ways] == [((3, 0), 1, 0)]
    table.activate(6)
    plan(game, 0, (3, "carrier", 1))
    assert "rift" not in kinds(game)
    assert count(game.players[0].ships_in(6), CARRIER) == 1


@card("ti4:dimensional-tear-1")
def test_others_roll_when_they_leave_it() -> None:
    table = cabal().troops(0, LODOR, space_dock=1, infantry=1).ships(1, 3, cruiser=1)
    table.game.active = 0
    game = table.begin()
    answer(game, 1, "tactical")
    answer(game, 1, "system 2")
    game.rng = Arranged(1, [], [3])
    plan(game, 1, (3, "cruiser", 1))
    assert game.players[1].space == {}


@card("ti4:dimensional-tear-1")
def test_a_retreat_out_of_it_costs_its_owner_nothing() -> None:
    table = cabal().troops(0, LODOR, space_dock=1, infantry=1).ships(0, 3, cruiser=1).ships(0, 2, cruiser=1)
    game = table.game
    carry_out(game, Retreat(0, 3))
    if game.asked(0) is not None:
        answer(game, 0, "system 2")
    assert count(game.players[0].ships_in(2), CRUISER) == 2
    assert "rift" not in kinds(game)


@card("ti4:dimensional-tear-1", "ti4:dimensional-tear-2")
def test_tears_hold_fighters_and_produce_whatever_the_planet_gives() -> None:
    table = cabal().troops(0, LODOR, space_dock=1, infantry=1).ships(0, 3, fighter=7)
    assert over_capacity(table.game, 0, 3) == 1
    assert producers(table.game, 0, 3) == [(LODOR, 5)]
    table.techs(0, "dimensional-tear-2").ships(0, 3, fighter=5)
    assert over_capacity(table.game, 0, 3) == 0
    assert producers(table.game, 0, 3) == [(LODOR, 7)]


@card("ti4:dimensional-tear-2", "ti4:valefar-assimilator-x")
def test_docks_that_have_copied_it_tear_rifts_of_their_own() -> None:
    table = kings("nekro", "vuilraith").own(1).planets(0, AWAY[0]).planets(1, AWAY[1])
    game, player = table.troops(0, LODOR, space_dock=1, infantry=1).game, table.game.players[0]
    assert anomalies_of(game, 3) == ""
    player.techs = (NUMBER["valefar-assimilator-x"],)
    player.copied = ((player.techs[0], NUMBER["dimensional-tear-2"]),)
    upgrade_units(game, 0, NUMBER["dimensional-tear-2"])
    assert anomalies_of(game, 3) == GRAVITY_RIFT
    assert not rolls_for_rift(game, 0, 3)
    assert rolls_for_rift(game, 1, 3)


@card("ti4:dimensional-tear-1")
@rule("ti4:37.4")
def test_on_a_printed_rift_it_is_one_rift_and_its_owner_does_not_roll() -> None:
    table = cabal(tiles=("18", "41", "20", "26", "46", "33", "23"))
    assert rolls_for_rift(table.game, 0, 1), "no tear is there"
    assert anomalies_of(table.game, 1) == GRAVITY_RIFT


# -- flagship ----------------------------------------------------------------------------------------------------------


@card("ti4:the-terror-between")
def test_everything_that_is_destroyed_beside_it_is_captured_ones_own_too() -> None:
    table = cabal().ships(0, 3, flagship=1, destroyer=1).ships(1, 3, cruiser=1).troops(1, LODOR, infantry=1, pds=1)
    game = table.game
    destroy_units(
        game,
        [
            (0, 3, DESTROYER, False),
            (1, 3, CRUISER, False),
            (1, ON_PLANET + LODOR, INFANTRY, False),
            (1, ON_PLANET + LODOR, PDS, False),
        ],
    )
    assert game.players[0].captured == ((NOBODY, INFANTRY), (0, DESTROYER), (1, CRUISER))
    assert left_of(game, 0, DESTROYER) == PLASTIC[DESTROYER] - 1
    assert counted(game)["wrong"] == 0


@card("ti4:the-terror-between")
def test_what_falls_with_it_is_captured_and_itself_is_not() -> None:
    table = cabal().ships(0, 3, flagship=1).ships(1, 3, cruiser=2)
    game = table.game
    destroy_units(game, [(0, 3, FLAGSHIP, False), (1, 3, CRUISER, False)])
    assert game.players[0].captured == ((1, CRUISER),)
    destroy_units(game, [(1, 3, CRUISER, False)])
    assert game.players[0].captured == ((1, CRUISER),), "it is gone"


@card("ti4:the-terror-between")
def test_elsewhere_it_captures_nothing() -> None:
    table = cabal().ships(0, 3, flagship=1).ships(1, 2, cruiser=1)
    destroy_units(table.game, [(1, 2, CRUISER, False)])
    assert table.game.players[0].captured == ()


# -- Vortex ------------------------------------------------------------------------------------------------------------


def vortex() -> Table:
    return cabal().techs(0, "vortex").troops(0, LODOR, space_dock=1, infantry=1)


@card("ti4:vortex")
def test_a_unit_of_a_type_that_is_next_door_is_captured_from_the_reinforcements() -> None:
    table = vortex().ships(1, 2, carrier=1).troops(2, VEFUT, infantry=1, pds=1)
    game = table.begin()
    answer(game, 0, "tech")
    options = [tuple(number for _, number in option.things) for option in asked(game, 0).options]
    assert options == [(1, CARRIER), (2, INFANTRY)]
    answer(game, 0, f"type {CARRIER}")
    assert game.players[0].captured == ((1, CARRIER),)
    assert count(game.players[1].ships_in(2), CARRIER) == 1
    assert NUMBER["vortex"] in game.players[0].exhausted


@card("ti4:vortex")
def test_not_of_the_system_itself_nor_what_is_all_on_the_board() -> None:
    table = vortex().ships(1, 3, cruiser=1).ships(0, 3, cruiser=1)
    assert prey(table.game, 0) == []
    table.ships(1, 2, carrier=PLASTIC[CARRIER], mech=1)
    assert prey(table.game, 0) == [(1, MECH)]


@card("ti4:vortex")
@rule("ti4:19.2a")
def test_nor_of_who_blockades_a_dock() -> None:
    table = vortex().ships(1, 2, carrier=1).ships(1, 3, cruiser=1)
    assert prey(table.game, 0) == []


# -- Crucible ----------------------------------------------------------------------------------------------------------


def crucible(tiles: tuple[str, ...] = ("18", "41", "20", "26", "46", "33", "23")) -> Table:
    """Seat 1 holds the note; system 1 is a gravity rift."""
    return cabal(tiles=tiles).notes(1, 0, "crucible")


@card("ti4:crucible")
def test_nobody_rolls_and_who_leaves_a_rift_flies_one_farther_still() -> None:
    """From system 1, which adds one, through 0 to 4: a carrier with a move value of one needs two steps; from there to
    nowhere else."""
    table = crucible().ships(1, 1, carrier=1)
    game = table.game
    game.active = 0
    table.begin()
    answer(game, 1, "tactical")
    answer(game, 1, "system 4")
    assert asked(game, 1).prompt == "after-system-activated"
    answer(game, 1, "note")
    assert note_of("crucible", 0) in game.players[0].notes
    plan(game, 1, (1, "carrier", 1))
    assert "rift" not in kinds(game)
    assert count(game.players[1].ships_in(4), CARRIER) == 1


def calm(table: Table) -> TwilightImperium:
    """Seat 1 has activated system 5 and used the note."""
    game = table.game
    game.active = 0
    table.begin()
    answer(game, 1, "tactical")
    answer(game, 1, "system 5")
    answer(game, 1, "note")
    if not game.effects:  # nothing can move there: the action is over, and the note with it
        raise AssertionError("nobody moves")
    return game


@card("ti4:crucible")
@pytest.mark.parametrize(("start", "target", "needs"), [(1, 2, -1), (1, 4, 0), (2, 6, 0), (2, 3, 1), (1, 1, 0)])
def test_one_more_for_a_way_through_rifts_and_none_without(start: int, target: int, needs: int) -> None:
    """Out of the rift next door: the rift and the note give one each. Through it: the same. Past it: nothing."""
    game = calm(crucible().ships(1, start, carrier=1))
    assert Passage(game, 1, target).needs_from(start, CARRIER) == needs
    ways = Passage(game, 1, target).routes(start, max(needs, 0), type=CARRIER)
    assert min(way.needs for way in ways) == needs
    assert all(way.rifts == 0 for way in ways)


@card("ti4:crucible")
def test_it_is_for_the_one_who_plays_it() -> None:
    game = calm(crucible().ships(2, 1, carrier=1).ships(1, 6, cruiser=1))
    assert Passage(game, 2, 4).needs_from(1, CARRIER) == 1
    assert Passage(game, 2, 4).routes(1, 1, type=CARRIER)[0].rifts == 1


# -- conservation ------------------------------------------------------------------------------------------------------


@rule("ti4:50.1", "ti4:50.3")
@pytest.mark.parametrize("captive", [(1, PDS), (NOBODY, CRUISER), (1, FIGHTER)])
def test_the_law_knows_what_cannot_lie_on_a_sheet(captive: tuple[int, int]) -> None:
    """Structures, ships of nobody, fighters of somebody; and more of a type than the box holds."""
    game = cabal().game
    assert counted(game)["wrong"] == 0
    game.players[0].captured = (captive,)
    assert counted(game)["wrong"] > 0
    game.players[0].captured = ((1, CARRIER),) * (PLASTIC[CARRIER] + 1)
    assert counted(game)["wrong"] > 0
