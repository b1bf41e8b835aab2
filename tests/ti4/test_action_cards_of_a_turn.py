"""Action cards that are an action of their own: the effect of each, and whom it may be used against."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.reinforcements import tokens_left
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import (
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    INFANTRY,
    PDS,
    PLASTIC,
    SPACE_DOCK,
    count,
)
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table

WELLON, VEFUT, THIBAH, TARMANN, SAUDOR, MEHAR = 26, 27, 28, 29, 30, 31  # one in each of the systems 1 to 6
JORD, QUANN, LODOR = 0, 32, 33
WITH_HOME = ("18", "1", "20", "25", "26", "23", "24")  # Sol in the north, wormholes in systems 3 (beta) and 4 (alpha)


def play(table: Table, *keys: str) -> TwilightImperium:
    """Seat 0 plays the first of the cards of its hand."""
    game = table.hand(0, *keys).begin()
    answer(game, 0, f"card {game.players[0].hand[0]}")
    return game


def choices(game: TwilightImperium, seat: int = 0) -> list[int]:
    return [option.id() for option in asked(game, seat).options]


def cannot_play(table: Table, key: str) -> bool:
    options = asked(table.hand(0, key).begin(), 0).options
    return all(option.key != "card" for option in options)


def on(game: TwilightImperium, seat: int, planet: int, type: int = INFANTRY) -> int:
    return count(game.players[seat].troops_on(planet), type)


# -- against planets of others -----------------------------------------------------------------------------------------


@card("ti4:cripple-defenses")
@rule("ti4:F.action-cards.9")
def test_cripple_defenses_destroys_every_pds_of_a_planet_of_another() -> None:
    table = Table("sol", "hacan", "norr").troops(0, WELLON, pds=1).troops(1, VEFUT, pds=2, infantry=1)
    game = play(table.troops(2, THIBAH).ships(1, 2, cruiser=1), "cripple-defenses")
    assert choices(game) == [VEFUT, THIBAH], "also one without a PDS, never one's own"
    answer(game, 0, f"planet {VEFUT}")
    assert (on(game, 1, VEFUT, PDS), on(game, 1, VEFUT), on(game, 0, WELLON, PDS)) == (0, 1, 1)
    assert game.active != 0, "that was the action"


@card("ti4:plague")
def test_plague_rolls_for_each_infantry_and_six_is_deadly() -> None:
    table = Table("sol", "hacan").troops(0, WELLON, infantry=2).troops(1, VEFUT, infantry=4, pds=1)
    table.game.rng = Arranged(1, [], [5, 6, 10, 1])
    game = play(table, "plague")
    assert (on(game, 1, VEFUT), on(game, 1, VEFUT, PDS), on(game, 0, WELLON)) == (2, 1, 2)
    assert "plague rolled" in [event.kind for event in game.log or []]


@card("ti4:plague")
def test_infantry_that_the_plague_destroys_may_return_by_its_upgrade() -> None:
    table = Table("sol", "hacan", "norr").techs(2, "infantry-2").troops(2, VEFUT, infantry=1)
    table.game.rng = Arranged(1, [], [6, 10])
    game = play(table, "plague")
    assert (on(game, 2, VEFUT), game.players[2].returning) == (0, 1)


@card("ti4:unstable-planet")
def test_an_unstable_planet_is_exhausted_and_loses_three_infantry() -> None:
    table = Table("sol", "hacan").troops(0, MEHAR, infantry=5).troops(1, VEFUT, infantry=4).troops(1, WELLON)
    game = play(table, "unstable-planet")
    assert (on(game, 1, VEFUT), game.exhausted[VEFUT]) == (1, True), "the only hazardous planet of another"
    assert on(game, 0, MEHAR) == 5
    assert "planet exhausted" in [event.kind for event in game.log or []]


@card("ti4:unstable-planet")
def test_an_unstable_planet_may_be_exhausted_already_and_hold_fewer() -> None:
    table = Table("sol", "hacan").troops(1, VEFUT, infantry=2).troops(1, WELLON, infantry=1)
    table.game.exhausted[VEFUT] = True
    game = play(table, "unstable-planet")
    assert (on(game, 1, VEFUT), game.exhausted[VEFUT], game.controller[VEFUT]) == (0, True, 1)


@card("ti4:uprising")
def test_an_uprising_takes_the_resources_of_a_ready_planet_outside_homes() -> None:
    table = Table("norr", "sol", tiles=WITH_HOME).planets(1, JORD, VEFUT, SAUDOR, MECATOL_REX).planets(0, MEHAR)
    table.game.exhausted[SAUDOR] = True
    game = play(table, "uprising")
    assert choices(game) == [MECATOL_REX, VEFUT]
    answer(game, 0, f"planet {VEFUT}")
    assert (game.exhausted[VEFUT], game.players[0].goods) == (True, 2)
    assert "planet exhausted" in [event.kind for event in game.log or []]


@card("ti4:uprising")
def test_there_is_no_uprising_on_exhausted_planets() -> None:
    table = Table("sol", "hacan").planets(1, VEFUT)
    table.game.exhausted[VEFUT] = True
    assert cannot_play(table, "uprising")


@card("ti4:tactical-bombardment")
def test_tactical_bombardment_exhausts_what_others_control_in_a_system() -> None:
    tiles = ("18", "27", "20", "21", "22", "23", "24")  # New Albion and Starpoint in the north
    table = Table("sol", "hacan", tiles=tiles).ships(0, 1, dreadnought=1).ships(0, 2, cruiser=1)
    table.planets(1, 34, VEFUT).planets(0, 35)
    game = play(table, "tactical-bombardment")
    assert (game.exhausted[34], game.exhausted[35], game.exhausted[VEFUT]) == (True, False, False)
    assert game.active == 1
    assert "planet exhausted" in [event.kind for event in game.log or []]


@card("ti4:tactical-bombardment")
def test_tactical_bombardment_needs_a_unit_with_bombardment() -> None:
    assert cannot_play(Table("sol", "hacan").ships(0, 1, cruiser=1).planets(1, WELLON), "tactical-bombardment")


@card("ti4:reactor-meltdown")
def test_a_reactor_meltdown_destroys_a_dock_of_another_outside_homes() -> None:
    table = Table("hacan", "sol", tiles=WITH_HOME).troops(1, JORD, space_dock=1).troops(1, VEFUT, space_dock=1)
    table.troops(0, SAUDOR, space_dock=1).troops(1, MEHAR, space_dock=1)
    game = play(table, "reactor-meltdown")
    assert choices(game) == [ON_PLANET + VEFUT, ON_PLANET + MEHAR]
    answer(game, 0, f"planet {MEHAR}")
    assert [on(game, 1, planet, SPACE_DOCK) for planet in (JORD, VEFUT, MEHAR)] == [1, 1, 0]


@card("ti4:reactor-meltdown")
def test_a_factory_in_space_melts_down_too() -> None:
    table = Table("sol", "saar").techs(1).ships(1, 2, space_dock=1, cruiser=1).troops(1, VEFUT, infantry=1)
    game = play(table, "reactor-meltdown")
    assert count(game.players[1].ships_in(2), SPACE_DOCK) == 0


# -- against players and ships -----------------------------------------------------------------------------------------


@card("ti4:lucky-shot")
@rule("ti4:F.action-cards.9", "ti4:75.5")
def test_a_lucky_shot_destroys_a_ship_of_another_above_a_planet_of_ones_own() -> None:
    table = Table("sol", "hacan").planets(0, WELLON).ships(0, 1, cruiser=1).ships(1, 2, destroyer=1)
    game = play(table.ships(1, 1, dreadnought=1, carrier=1, war_sun=1, damaged_dreadnought=1), "lucky-shot")
    assert [option.things[2:] for option in asked(game, 0).options] == [
        (("type", DREADNOUGHT), ("damaged", 0)),
        (("type", DREADNOUGHT), ("damaged", 1)),
    ]
    answer(game, 0, "damaged 0")
    assert count(game.players[1].ships_in(1), DREADNOUGHT) == 1, "no sustaining against it"


@card("ti4:insubordination")
def test_insubordination_takes_a_token_of_the_tactic_pool() -> None:
    table = Table("sol", "hacan", "norr").pools(1, tactic=0).pools(2, tactic=2)
    game = play(table, "insubordination")
    assert (game.players[2].tactic, game.players[1].tactic, game.players[0].tactic) == (1, 0, 3)
    assert tokens_left(game, 2) == 16 - 1 - 3 - 2
    assert cannot_play(Table("sol", "hacan").pools(1, tactic=0), "insubordination")
    assert "tactic token lost" in [event.kind for event in game.log or []]


@card("ti4:spy")
@rule("ti4:3.5")
def test_a_spy_takes_a_card_by_chance_and_only_the_two_know_which() -> None:
    table = Table("sol", "hacan", "norr").hand(1, "uprising", "plague")
    game = play(table, "spy")
    assert (len(game.players[0].hand), len(game.players[1].hand)) == (1, 1), "the third has none and is no target"
    taken = game.players[0].hand[0]
    event = next(event for event in game.log or [] if event.kind == "card given")
    assert (event.secret, event.knowers, event.values) == ((taken,), (1, 0), (0,))
    assert taken not in game.discard


@card("ti4:spy")
def test_a_stolen_card_acts_for_its_new_owner() -> None:
    game = play(Table("norr", "creuss").hand(1, "summit"), "spy")
    assert [game.arm(seat) > 0 for seat in (0, 1)] == [True, False]


@card("ti4:signal-jamming")
def test_signal_jamming_places_a_token_of_another_near_ones_ships() -> None:
    table = Table("hacan", "sol", "norr", tiles=WITH_HOME).ships(0, 2, cruiser=1)
    game = play(table, "signal-jamming")
    assert choices(game) == [0, 2, 3], "with or next to a ship, Mecatol Rex too; not the home in the north"
    answer(game, 0, "system 0")
    assert choices(game) == [1, 2]
    answer(game, 0, "seat 2")
    assert (game.players[2].tokens, game.players[1].tokens, tokens_left(game, 2)) == ((0,), (), 7)
    assert "token placed" in [event.kind for event in game.log or []]


@card("ti4:signal-jamming")
@rule("ti4:52.6")
def test_where_a_token_lies_already_no_second_one_is_placed() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1)
    table.game.players[1].tokens = (1,)
    game = play(table, "signal-jamming")
    answer(game, 0, "system 1")
    assert (game.players[1].tokens, tokens_left(game, 1)) == ((1,), 7)
    assert not any(event.kind == "token placed" for event in game.log or [])


@card("ti4:signal-jamming")
@rule("ti4:52.3b")
def test_a_jammed_player_without_reinforcements_gives_a_token_of_a_pool() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).pools(1, tactic=5, fleet=5)
    table.game.players[1].strategy = 6
    game = play(table, "signal-jamming")
    answer(game, 0, "system 1")
    assert asked(game, 1).prompt == "which pool"
    answer(game, 1, "pool 2")
    assert (game.players[1].strategy, game.players[1].tokens) == (5, (1,))


# -- for oneself -------------------------------------------------------------------------------------------------------


@card("ti4:economic-initiative")
def test_economic_initiative_readies_cultural_planets_of_ones_own() -> None:
    table = Table("sol", "hacan", tiles=WITH_HOME).planets(0, QUANN, VEFUT).planets(1, LODOR)
    for planet in (QUANN, VEFUT, LODOR):
        table.game.exhausted[planet] = True
    game = play(table, "economic-initiative")
    assert [game.exhausted[planet] for planet in (QUANN, VEFUT, LODOR)] == [False, True, True]


@card("ti4:industrial-initiative")
def test_industrial_initiative_gives_a_good_for_each_industrial_planet() -> None:
    game = play(Table("sol", "hacan").planets(0, WELLON, THIBAH, VEFUT).planets(1, TARMANN), "industrial-initiative")
    assert game.players[0].goods == 2


@card("ti4:industrial-initiative", "ti4:economic-initiative")
@rule("ti4:58.3")
def test_what_speaks_of_all_is_resolved_also_where_there_is_none() -> None:
    assert play(Table("sol", "hacan"), "industrial-initiative").active == 1
    assert play(Table("sol", "hacan"), "economic-initiative").active == 1


@card("ti4:mining-initiative")
def test_mining_initiative_gives_the_resources_of_one_planet_which_stays_ready() -> None:
    game = play(Table("sol", "hacan").planets(0, WELLON, VEFUT).planets(1, SAUDOR), "mining-initiative")
    assert choices(game) == [WELLON, VEFUT]
    answer(game, 0, f"planet {VEFUT}")
    assert (game.players[0].goods, game.exhausted[VEFUT]) == (2, False)


@card("ti4:focused-research")
@rule("ti4:31.11")
def test_focused_research_costs_four_goods_and_prerequisites_count() -> None:
    table = Table("sol", "hacan").pools(0, goods=5)
    game = play(table, "focused-research")
    assert asked(game, 0).prompt == "research"
    assert NUMBER["gravity-drive"] not in choices(game), "one blue is missing"
    answer(game, 0, f"tech {NUMBER['antimass-deflectors']}")
    assert (game.players[0].techs, game.players[0].goods) == ((NUMBER["antimass-deflectors"],), 1)
    assert cannot_play(Table("sol", "hacan").pools(0, goods=3), "focused-research")


@card("ti4:focused-research")
def test_a_cancelled_research_costs_nothing() -> None:
    game = play(Table("sol", "hacan").pools(0, goods=5).hand(1, "sabotage"), "focused-research")
    answer(game, 1, "card")
    assert (game.players[0].goods, game.players[0].techs) == (5, ())


@card("ti4:frontline-deployment")
def test_frontline_deployment_places_three_infantry_on_one_planet() -> None:
    game = play(Table("sol", "hacan").planets(0, WELLON, VEFUT), "frontline-deployment")
    answer(game, 0, f"planet {VEFUT}")
    assert (on(game, 0, VEFUT), on(game, 0, WELLON)) == (3, 0)
    assert cannot_play(Table("sol", "hacan"), "frontline-deployment")


@card("ti4:frontline-deployment", "ti4:demilitarized-zone-agenda")
@rule("ti4:3.6a", "ti4:58.3")
def test_nobody_deploys_on_a_demilitarized_planet() -> None:
    made = Table("sol", "hacan").planets(0, WELLON, VEFUT).law("demilitarized-zone-agenda", WELLON)
    game = play(made, "frontline-deployment")
    assert count(game.players[0].troops_on(VEFUT), INFANTRY) == 3, "there was no choice"
    made = Table("sol", "hacan").planets(0, WELLON).law("demilitarized-zone-agenda", WELLON)
    assert cannot_play(made, "frontline-deployment")


@card("ti4:rise-of-a-messiah")
def test_a_messiah_rises_on_every_planet() -> None:
    game = play(Table("sol", "hacan").planets(0, WELLON, VEFUT).troops(1, THIBAH), "rise-of-a-messiah")
    assert [on(game, 0, planet) for planet in (WELLON, VEFUT, THIBAH)] == [1, 1, 0]


@card("ti4:rise-of-a-messiah")
@rule("ti4:58.3", "ti4:59.4b")
def test_there_must_be_a_figure_for_every_planet() -> None:
    planets = range(30, 30 + PLASTIC[INFANTRY] + 1)
    table = Table("sol", "hacan").planets(0, *planets)
    assert cannot_play(table, "rise-of-a-messiah")
    table = Table("sol", "hacan").planets(0, *planets[:-1])
    assert not cannot_play(table, "rise-of-a-messiah")
    table = Table("sol", "hacan").planets(0, *planets).law("demilitarized-zone-agenda", planets[0])
    assert not cannot_play(table, "rise-of-a-messiah"), "where no unit can be placed no figure is needed"


@card("ti4:ghost-ship")
def test_a_ghost_ship_comes_out_of_a_wormhole_where_nobody_else_is() -> None:
    table = Table("sol", "hacan", tiles=("18", "19", "39", "25", "26", "40", "51")).ships(1, 4, cruiser=1)
    game = play(table, "ghost-ship")
    assert choices(game) == [2, 3, 5], "not where others have ships, not in a home"
    answer(game, 0, "system 5")
    assert count(game.players[0].ships_in(5), DESTROYER) == 1


@card("ti4:ghost-ship")
@rule("ti4:32.3")
def test_a_ghost_ship_counts_against_the_fleet_pool() -> None:
    table = Table("sol", "hacan", tiles=WITH_HOME).pools(0, fleet=1).ships(0, 3, cruiser=1).ships(1, 4, cruiser=1)
    game = play(table, "ghost-ship")
    assert asked(game, 0).prompt == "remove ships"
    answer(game, 0, f"type {DESTROYER}")
    assert count(game.players[0].ships_in(3), CRUISER) == 1


@card("ti4:war-effort")
def test_war_effort_adds_a_cruiser_where_one_has_ships() -> None:
    table = Table("sol", "hacan").ships(0, 1, carrier=1).ships(0, 3, destroyer=1).ships(1, 2, cruiser=1)
    game = play(table, "war-effort")
    assert choices(game) == [1, 3]
    answer(game, 0, "system 3")
    assert count(game.players[0].ships_in(3), CRUISER) == 1
    assert cannot_play(Table("sol", "hacan"), "war-effort")


@card("ti4:war-effort")
@rule("ti4:59.4a")
def test_where_no_cruiser_is_left_one_may_be_taken_from_the_board() -> None:
    table = Table("sol", "hacan").pools(0, fleet=8).ships(0, 1, cruiser=8).ships(0, 3, destroyer=1)
    game = play(table, "war-effort")
    answer(game, 0, "system 3")
    answer(game, 0, "take from board")
    assert [count(game.players[0].ships_in(system), CRUISER) for system in (1, 3)] == [7, 1]


@card("ti4:unexpected-action")
def test_an_unexpected_action_takes_a_token_off_the_board() -> None:
    table = Table("sol", "hacan")
    table.game.players[0].tokens, table.game.players[1].tokens = (2, 4), (3,)
    game = play(table, "unexpected-action")
    assert choices(game) == [2, 4]
    answer(game, 0, "system 4")
    assert (game.players[0].tokens, game.players[0].tactic, game.players[1].tokens) == ((2,), 3, (3,))
    assert cannot_play(Table("sol", "hacan"), "unexpected-action")
    assert "token taken back" in [event.kind for event in game.log or []]


@pytest.mark.parametrize("key", ["lucky-shot", "plague", "cripple-defenses", "reactor-meltdown", "uprising"])
@rule("ti4:F.action-cards.9")
def test_nobody_strikes_at_what_is_their_own(key: str) -> None:
    table = Table("sol", "hacan").troops(0, VEFUT, infantry=2, pds=1, space_dock=1).ships(0, 2, dreadnought=1)
    assert cannot_play(table, key)


@card("ti4:signal-jamming")
@rule("ti4:58.3")
def test_who_is_left_alone_jams_nobody() -> None:
    table = Table("hacan", "sol").planets(0, 0).hand(0, "signal-jamming").ships(0, 1, cruiser=1)
    table.game.players[1].eliminated = True
    assert "card" not in [option.key for option in asked(table.begin(), 0).options]
