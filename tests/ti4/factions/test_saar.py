"""The Clan of Saar: abilities, floating factories, flagship, technologies and note."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Form
from orrery.kernel.rng import Arranged
from orrery.ti4.bot import greedy as greedy
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.moving import DOCK_LOST, docks_at_risk
from orrery.ti4.bot.reasons import is_used
from orrery.ti4.bot.sheets.saar import call_away
from orrery.ti4.building import Works
from orrery.ti4.components import FACTIONS, NUMBER, note_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.objective_cards import OBJECTIVES, holds_home, may_score
from orrery.ti4.objectives import UnitsOnBoard
from orrery.ti4.planets import influence, resources
from orrery.ti4.queries import unit_of
from orrery.ti4.rules.control import GainControl
from orrery.ti4.rules.placing import structure_places
from orrery.ti4.rules.tactical import may_activate
from orrery.ti4.setup import setup
from orrery.ti4.state import STATUS
from orrery.ti4.tiles import PLANET
from orrery.ti4.units import (
    CARRIER,
    CRUISER,
    FIGHTER,
    FLAGSHIP,
    INFANTRY,
    MECH,
    PDS,
    SPACE_DOCK,
    changed,
    count,
    damaged,
)
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51
WELLON = PLANET["wellon"]
FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated
ASTEROIDS, RIFT = "44", "41"
VOID = ("46", "47", "48", "49", "50", "77", "78")


def at(game: TwilightImperium, seat: int, system: int, type: int) -> int:
    return count(game.players[seat].ships_in(system), type)


def kinds(game: TwilightImperium) -> list[str]:
    return [event.kind for event in game.log or []]


def order(game: TwilightImperium, *lines: tuple[int, str, int]) -> None:
    """Build, and pay as is proposed."""
    plan(game, 0, *lines)
    if game.asked(0) is not None and asked(game, 0).prompt == "pay":
        everything(game, 0)


# -- Scavenge ----------------------------------------------------------------------------------------------------------


@card("ti4:scavenge", "ti4:integrated-economy")
@rule("ti4:31.19")
def test_goods_are_spent_before_scavenge_brings_one_if_its_owner_likes() -> None:
    """A third good would invite the Mentak: what is spent before leaves one at the end."""
    table = Table("saar", "mentak", tiles=TILES).techs(0, "integrated-economy").pools(0, goods=2)
    table.ships(0, 0, cruiser=1).ships(1, 1, cruiser=1).planets(1, FAR)
    game = table.game
    game.begin(GainControl(0, BEREG))
    assert [option.key for option in asked(game, 0).options] == ["ability", "tech"]
    answer(game, 0, "tech")
    order(game, (ON_PLANET + BEREG, "infantry", 4))
    assert game.players[0].goods == 1
    assert kinds(game).count("goods") == 1


@card("ti4:scavenge", "ti4:integrated-economy")
@rule("ti4:27.5", "ti4:31.19")
def test_who_has_something_of_each_planet_says_which_is_taken_first() -> None:
    """Without Prophecy of Kings: the good that Lirta brings pays for what Bereg builds."""
    table = Table("saar", "hacan", tiles=TILES).planets(0, FAR).ships(0, 0, carrier=1, infantry=2)
    table.techs(0, "integrated-economy").game.exhausted[FAR] = True
    game = table.activate(0)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1), (ON_PLANET + LIRTA, "infantry", 1))
    assert asked(game, 0).prompt == "next control"
    answer(game, 0, f"planet {LIRTA}")
    while asked(game, 0).prompt == "after-control-gained" and game.controller[BEREG] != 0:
        answer(game, 0, "pass")
    assert [option.key for option in asked(game, 0).options] == ["ability", "tech"], "one good is there already"


@card("ti4:scavenge")
@rule("ti4:39.2")
@pytest.mark.parametrize(("faction", "goods"), [("saar", 1), ("sol", 0)])
def test_a_trade_good_for_each_planet_that_is_gained(faction: str, goods: int) -> None:
    table = Table(faction, "hacan", tiles=TILES).planets(0, FAR).ships(0, 0, carrier=1, infantry=2)
    game = table.activate(0)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1), (ON_PLANET + LIRTA, "infantry", 1))
    assert [game.controller[BEREG], game.controller[LIRTA]] == [0, 0]
    assert game.players[0].goods == 2 * goods
    assert kinds(game).count("goods") == 2 * goods, "one at a time"


@card("ti4:scavenge")
@rule("ti4:31.8", "ti4:53.5a")
def test_it_is_no_choice_and_comes_also_with_a_planet_that_is_gained_by_presence() -> None:
    table = Table("saar", "hacan", tiles=TILES).planets(0, FAR).planets(1, FAR + 1)
    table.game.begin(GainControl(0, BEREG))
    assert table.game.players[0].goods == 1


@card("ti4:scavenge")
def test_what_others_gain_brings_nothing() -> None:
    game = Table("saar", "hacan", tiles=TILES).planets(0, FAR).planets(1, FAR + 1).game
    game.begin(GainControl(1, BEREG))
    assert game.players[0].goods == game.players[1].goods == 0


# -- Nomadic -----------------------------------------------------------------------------------------------------------


@card("ti4:nomadic")
@rule("ti4:14.16")
@pytest.mark.parametrize(("faction", "scores"), [("saar", True), ("letnev", False)])
def test_public_objectives_are_scored_without_a_home(faction: str, scores: bool) -> None:
    """The planets of the home are somebody else's; the objective asks for what both have."""
    game = setup({"players": 3, "factions": f"{faction},hacan,sol", "speaker": "0", "rounds": 2}, 5)
    objective = NUMBER["lead-from-the-front"]
    game.objectives = (objective,)
    game.players[0].tactic = 6
    home = [planet for planet, owner in enumerate(game.controller) if owner == 0]
    assert may_score(game, 0, STATUS) == [objective]
    for planet in home:
        game.controller[planet] = 1
    assert holds_home(game, 0) is scores
    assert (objective in may_score(game, 0, STATUS)) is scores


# -- Floating Factories ------------------------------------------------------------------------------------------------


def factory(*seats: str, tiles: tuple[str, ...] = VOID) -> Table:
    """The sheet of the Saar at seat 0; neither player is out without anything on the board."""
    table = Table(*(seats or ("saar", "hacan")), tiles=tiles).own(0).planets(0, FAR).planets(1, FAR + 1)
    table.game.exhausted[FAR] = True
    return table


@card("ti4:floating-factory-2")
def test_both_levels_have_the_values_of_the_sheet() -> None:
    first = unit_of(factory().game, 0, SPACE_DOCK)
    second = unit_of(factory().techs(0, "floating-factory-2").game, 0, SPACE_DOCK)
    assert (first.move, first.capacity, first.production, first.in_space) == (1, 4, 5, True)
    assert (second.move, second.capacity, second.production, second.in_space) == (2, 5, 7, True)


@rule("ti4:69.4", "ti4:34.1a")
def test_it_produces_what_is_printed_on_it_and_ground_forces_go_aboard_or_down() -> None:
    table = factory(tiles=TILES).pools(0, goods=4).ships(0, 0, space_dock=1).planets(0, BEREG)
    works = Works(table.game, 0, 0)
    assert works.limit == 5
    assert works.places(INFANTRY) == [0, ON_PLANET + BEREG]
    game = table.activate(0)
    order(game, (0, "infantry", 2), (ON_PLANET + BEREG, "infantry", 1))
    assert at(game, 0, 0, INFANTRY) == 2
    assert count(game.players[0].troops_on(BEREG), INFANTRY) == 1


@rule("ti4:72.4a", "ti4:96.2")
def test_a_fleet_that_arrives_where_no_ship_guards_it_destroys_it_before_cannons_fire() -> None:
    table = Table("hacan", "saar", tiles=TILES).own(1).planets(0, FAR).planets(1, FAR + 1)
    table.ships(0, 1, cruiser=1).ships(1, 0, space_dock=1, infantry=2).troops(1, BEREG, pds=1, infantry=1)
    game = table.activate(0)
    plan(game, 0, (1, "cruiser", 1))
    assert at(game, 1, 0, SPACE_DOCK) == 0
    assert at(game, 1, 0, INFANTRY) == 0, "nothing holds them any more"
    assert asked(game, 1).prompt == "space cannon"
    assert kinds(game).count("destroyed") == 1


@rule("ti4:72.4a", "ti4:37.2")
@pytest.mark.parametrize(("die", "docks"), [(3, 1), (4, 0)])
def test_ships_that_a_rift_takes_never_arrive_and_blockade_nothing(die: int, docks: int) -> None:
    tiles = ("46", RIFT, "47", "48", "49", "50", "77")
    table = Table("hacan", "saar", tiles=tiles).own(1).planets(0, FAR).planets(1, FAR + 1)
    table.ships(0, 1, cruiser=1).ships(1, 0, space_dock=1)
    table.game.rng = Arranged(1, [], [die])
    game = table.activate(0)
    plan(game, 0, (1, "cruiser", 1))
    assert at(game, 1, 0, SPACE_DOCK) == docks


def fight(*dice: int, **mine: int) -> TwilightImperium:
    """Hacan attack a cruiser that guards a factory, which could retreat."""
    table = Table("hacan", "saar", tiles=VOID).own(1).planets(0, FAR).planets(1, FAR + 1)
    table.ships(0, 1, **mine).ships(1, 0, cruiser=1, space_dock=1).ships(1, 3, cruiser=1)
    game = table.activate(0)
    game.rng = Arranged(1, [], list(dice))
    everything(game, 0)
    return game


@rule("ti4:72.4a", "ti4:71.7")
def test_with_its_last_ship_it_is_lost_instead_of_retreating() -> None:
    game = fight(10, 1, cruiser=1)
    answer(game, 1, "retreat")
    assert (at(game, 1, 0, SPACE_DOCK), at(game, 1, 3, SPACE_DOCK)) == (0, 0)


@rule("ti4:71.7")
def test_it_retreats_with_its_ships() -> None:
    game = fight(1, 1, cruiser=1)
    answer(game, 1, "retreat")
    assert (at(game, 1, 3, SPACE_DOCK), at(game, 1, 3, CRUISER)) == (1, 2)


@rule("ti4:72.4a", "ti4:20.4d")
def test_where_no_side_has_ships_left_it_stays() -> None:
    game = fight(10, 10, cruiser=1)
    answer(game, 1, "stay")
    assert (at(game, 0, 0, CRUISER), at(game, 1, 0, CRUISER)) == (0, 0)
    assert at(game, 1, 0, SPACE_DOCK) == 1


@rule("ti4:101.1", "ti4:F.saar.3")
def test_no_hit_of_a_combat_is_assigned_to_it() -> None:
    game = fight(10, 10, 1, cruiser=2)
    answer(game, 1, "stay")
    assert "assign hits" not in [decision.prompt for decision in game.waiting()]
    assert at(game, 1, 0, CRUISER) == 0
    assert at(game, 1, 0, SPACE_DOCK) == 0, "by the blockade, not by the second hit"


@rule("ti4:34.1a")
def test_it_is_placed_in_the_space_of_a_system_with_a_planet_of_ones_own() -> None:
    """As many as there are, since no planet limits them."""
    game = factory(tiles=TILES).planets(0, BEREG).ships(0, 0, space_dock=2).game
    assert structure_places(game, 0, SPACE_DOCK, 0) == [0]
    assert structure_places(game, 0, PDS, 0) == [ON_PLANET + BEREG]


def test_it_stands_on_no_planet_but_on_the_board() -> None:
    """Who counts space docks on the board counts it."""
    game = factory(tiles=TILES).ships(0, 0, space_dock=3).game
    objective = next(each for each in OBJECTIVES.values() if each.key == "fuel-the-war-machine")
    assert isinstance(objective.requires, UnitsOnBoard)
    assert objective.requires.progress(game, 0).is_met()


# -- Son of Ragh -------------------------------------------------------------------------------------------------------


@card("ti4:son-of-ragh")
@rule("ti4:46.1")
def test_the_flagship_fires_four_dice_at_fighters() -> None:
    table = factory(tiles=VOID).ships(0, 1, flagship=1).ships(1, 0, fighter=4, carrier=1).ships(1, 3, cruiser=1)
    game = table.activate(0)
    game.rng = Arranged(1, [], [6, 6, 5, 5])
    everything(game, 0)
    assert at(game, 1, 0, FIGHTER) == 2
    assert unit_of(game, 0, FLAGSHIP).capacity == 3


# -- Chaos Mapping -----------------------------------------------------------------------------------------------------


def mapped(*tiles: str, goods: int = 4) -> Table:
    return factory(tiles=(*tiles, *VOID)[:7]).techs(0, "chaos-mapping").pools(0, goods=goods)


@card("ti4:chaos-mapping")
def test_one_unit_is_produced_at_the_start_of_a_turn_and_paid_in_full() -> None:
    """Sarween Tools take nothing off: it is not the production ability."""
    table = mapped().techs(0, "sarween-tools").ships(0, 1, space_dock=1)
    game = table.begin()
    answer(game, 0, "tech")
    decision = asked(game, 0)
    assert decision.prompt == "produce"
    assert max(most for _, _, most in decision.rows) == 1
    order(game, (1, "cruiser", 1))
    assert at(game, 0, 1, CRUISER) == 1
    assert game.players[0].goods == 2
    assert asked(game, 0).prompt == "action"


@card("ti4:chaos-mapping")
@rule("ti4:69.1c")
def test_one_fighter_costs_as_much_as_two() -> None:
    game = mapped(goods=1).ships(0, 1, space_dock=1).begin()
    answer(game, 0, "tech")
    plan(game, 0, (1, "fighter", 1))
    assert (at(game, 0, 1, FIGHTER), game.players[0].goods) == (1, 0)


@card("ti4:chaos-mapping")
@rule("ti4:F.saar.1", "ti4:F.saar.2")
def test_it_is_used_in_every_turn_also_in_that_of_the_pass() -> None:
    table = mapped().ships(0, 1, space_dock=1)
    table.game.players[1].passed = True
    game = table.begin()
    for turn in (1, 2):
        answer(game, 0, "tech")
        order(game, (1, "destroyer", 1))
        assert at(game, 0, 1, 1) == turn
        if turn == 1:
            answer(game, 0, "tactical")
            answer(game, 0, "system 6")
            if asked(game, 0).prompt == "move":
                answer(game, 0, "move nothing")
            answer(game, 0, "end turn")
    answer(game, 0, "pass")
    assert game.players[0].passed


@card("ti4:chaos-mapping")
def test_which_system_is_asked_where_there_are_several_and_nowhere_without_production() -> None:
    game = mapped().ships(0, 1, space_dock=1).ships(0, 3, space_dock=1).ships(0, 4, cruiser=1).begin()
    answer(game, 0, "tech")
    assert [option.id() for option in asked(game, 0).options] == [1, 3]
    assert asked(mapped().ships(0, 4, cruiser=1).begin(), 0).prompt == "action"


@card("ti4:chaos-mapping")
@rule("ti4:26.5")
def test_without_money_or_where_others_have_ships_it_is_not_offered() -> None:
    assert asked(mapped(goods=0).ships(0, 1, space_dock=1).begin(), 0).prompt == "action"
    shared = mapped().ships(0, 1, space_dock=1, cruiser=1).ships(1, 1, cruiser=1)
    game = shared.begin()
    answer(game, 0, "tech")
    assert {kind for _, kind, most in asked(game, 0).rows if most} == {"infantry"} or not asked(game, 0).rows


@card("ti4:chaos-mapping")
def test_it_is_for_ones_own_turn() -> None:
    table = Table("hacan", "saar", tiles=VOID).own(1).planets(0, FAR).planets(1, FAR + 1).techs(1, "chaos-mapping")
    game = table.ships(1, 1, space_dock=1).ships(0, 3, cruiser=1).pools(1, goods=4).begin()
    assert game.asked(1) is None


@card("ti4:chaos-mapping")
@pytest.mark.parametrize(
    ("techs", "ships", "may"),
    [
        ((), {"cruiser": 1}, True),
        (("chaos-mapping",), {"cruiser": 1}, False),
        (("chaos-mapping",), {"space_dock": 1}, True),
    ],
)
def test_others_activate_no_asteroids_with_ships_of_the_saar(
    techs: tuple[str, ...], ships: dict[str, int], may: bool
) -> None:
    """Ships: a factory alone does not bar them. The Saar themselves may."""
    tiles = (ASTEROIDS, "46", "47", "48", "49", "50", "77")
    table = Table("hacan", "saar", tiles=tiles).own(1).planets(0, FAR).planets(1, FAR + 1).techs(1, *techs)
    game = table.ships(1, 0, **ships).ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).begin()
    assert (0 in may_activate(game, 0)) is may
    assert 0 in may_activate(game, 1)
    assert 2 in may_activate(game, 0), "no asteroids there"
    answer(game, 0, "tactical")
    refused = game.why_not(0, ("system", 0))
    assert (refused is None) is may
    if refused is not None:
        assert refused.reason == "activation-barred"


# -- Ragh's Call -------------------------------------------------------------------------------------------------------


def called(**theirs: int) -> TwilightImperium:
    """Hacan land on Bereg, which the Saar hold, with the note of the Saar in hand."""
    table = Table("hacan", "saar", tiles=TILES).planets(0, FAR).planets(1, FAR + 1, WELLON)
    table.notes(0, 1, "raghs-call").ships(0, 0, carrier=1, infantry=1).troops(1, BEREG, **theirs)
    game = table.activate(0)
    for _ in range(2):
        if game.asked(1) is not None and asked(game, 1).prompt == "space cannon":
            answer(game, 1, "hold fire")
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    return game


@card("ti4:raghs-call")
def test_their_ground_forces_leave_and_nobody_fights() -> None:
    game = called(infantry=3)
    answer(game, 0, "note")
    assert note_of("raghs-call", 1) in game.players[1].notes, "it cannot be traded while the planet is asked for"
    answer(game, 0, f"planet {WELLON}")
    assert game.controller[BEREG] == 0
    assert count(game.players[1].troops_on(WELLON), INFANTRY) == 3
    assert not game.players[1].troops_on(BEREG)
    assert "ground combat over" not in kinds(game)
    assert note_of("raghs-call", 1) in game.players[1].notes


@card("ti4:raghs-call")
@rule("ti4:27.3", "ti4:27.5a")
def test_cannons_stay_and_fire_at_those_who_have_landed() -> None:
    game = called(infantry=1, pds=1)
    answer(game, 0, "note")
    answer(game, 0, f"planet {WELLON}")
    game.rng = Arranged(1, [], [10])
    answer(game, 1, "fire")
    assert not game.players[0].troops_on(BEREG)
    assert game.controller[BEREG] == 1
    assert count(game.players[1].troops_on(BEREG), PDS) == 1


@card("ti4:raghs-call")
def test_all_go_to_one_planet_and_damage_stays() -> None:
    table = Table("hacan", "saar", tiles=TILES).planets(0, FAR).planets(1, FAR + 1)
    table.notes(0, 1, "raghs-call").ships(0, 0, carrier=1, infantry=1).troops(1, BEREG, infantry=2)
    there = table.game.players[1].troops_on(BEREG)
    table.game.players[1].put_on_planet(BEREG, changed(there, MECH, 1, True))
    game = table.activate(0)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    answer(game, 0, "note")
    moved = game.players[1].troops_on(FAR + 1)
    assert (count(moved, INFANTRY), damaged(moved, MECH), count(moved, MECH)) == (2, 1, 1)


@card("ti4:raghs-call")
def test_it_cannot_be_played_where_they_have_nobody_or_nowhere_to_go() -> None:
    table = Table("hacan", "saar", "sol", tiles=TILES).planets(0, FAR).planets(1, FAR + 1).planets(2, FAR + 2)
    table.notes(0, 1, "raghs-call").ships(0, 0, carrier=1, infantry=1).troops(2, BEREG, infantry=1)
    game = table.activate(0)
    game.rng = Arranged(1, [], [10, 1])
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert game.controller[BEREG] == 0
    only = Table("hacan", "saar", tiles=TILES).planets(0, FAR)
    only.notes(0, 1, "raghs-call").ships(0, 0, carrier=1, infantry=1).troops(1, BEREG, infantry=1)
    game = only.activate(0)
    game.rng = Arranged(1, [], [10, 1])
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert game.controller[BEREG] == 0
    assert "used raghs-call" not in kinds(game)


# -- the set-up --------------------------------------------------------------------------------------------------------


def test_the_sheet_is_dealt_whole() -> None:
    game = setup({"players": 3, "factions": "saar,hacan,sol", "speaker": "0", "rounds": 2}, 3)
    player = game.players[0]
    assert NUMBER["scavenge"] in player.abilities
    assert NUMBER["nomadic"] in player.abilities
    assert note_of("raghs-call", 0) in player.notes
    home = game.chart.homes.index("saar")
    assert at(game, 0, home, SPACE_DOCK) == 1
    assert at(game, 0, home, CARRIER) == FACTIONS[player.faction].units["carrier"]


# -- how the bot plays them --------------------------------------------------------------------------------------------


@card("ti4:chaos-mapping")
@pytest.mark.parametrize(("goods", "used"), [(2, True), (1, False)])
def test_the_bot_builds_with_every_turn_what_it_can_pay_for(goods: int, used: bool) -> None:
    game = mapped(goods=goods).ships(0, 1, space_dock=1).begin()
    assert is_used(Aims(game, 0), asked(game, 0), NUMBER["chaos-mapping"]) is used


@card("ti4:raghs-call")
def test_the_bot_calls_off_a_landing_that_may_fail_and_sends_them_where_they_are_worth_least() -> None:
    game = called(infantry=3)
    assert is_used(Aims(game, 0), asked(game, 0), note_of("raghs-call", 1))
    answer(game, 0, "note")
    choice = call_away(Aims(game, 0), asked(game, 0))
    sent = asked(game, 0).options[choice.picks[0]].id()
    assert sent == min((FAR + 1, WELLON), key=lambda planet: resources(game, planet) + influence(game, planet))


@card("ti4:floating-factory-2")
def test_the_bot_leaves_no_factory_alone_where_others_are_near() -> None:
    """To take the only guard away costs as much as the dock; with nobody near it costs nothing."""
    table = factory().ships(0, 1, space_dock=1, cruiser=1)
    form = Form(((1, "cruiser", 1),))
    assert docks_at_risk(table.game, 0, 0, form) == 0
    near = table.ships(1, 2, cruiser=1).game
    assert docks_at_risk(near, 0, 0, form) == DOCK_LOST
    assert docks_at_risk(near, 0, 0, Form(((1, "cruiser", 1), (1, "space dock", 1)))) == 0
    assert docks_at_risk(near, 0, 0, Form(((1, "space dock", 1),))) == DOCK_LOST
