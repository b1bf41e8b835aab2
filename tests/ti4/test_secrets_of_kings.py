"""The secret objectives of Prophecy of Kings that are events: each in the window of what it asks for."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import AGENDA, NOBODY
from orrery.ti4.tiles import PLANETS
from orrery.ti4.units import FIGHTER, count
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_agendas import abstain, agenda_phase, enact, resolved
from support.ti4_combat import battle

HOMES = ("18", "1", "16", "27", "28", "29", "30")  # of Sol in system 1, of the Hacan in system 2


def holding(table: Table, *keys: str, seat: int = 0) -> Table:
    table.game.players[seat].secrets = tuple([NUMBER[key] for key in keys])
    return table


def may_score(game: TwilightImperium, seat: int = 0) -> bool:
    decision = game.asked(seat)
    return decision is not None and any(option.key == "objective" for option in decision.options)


def fought(game: TwilightImperium) -> TwilightImperium:
    """Nobody retreats."""
    while not game.over and game.waiting()[0].prompt == "announce retreat":
        answer(game, game.waiting()[0].seat, "stay")
    return game


def space_combat(table: Table, *dice: int) -> TwilightImperium:
    """Seat 0 comes from system 1 into the middle."""
    return fought(battle(table, *dice))


# -- won combats -------------------------------------------------------------------------------------------------------


@card("ti4:brave-the-void")
@pytest.mark.parametrize(("middle", "counts"), [("41", True), ("46", False), ("26", False)])
def test_a_combat_won_in_an_anomaly_and_a_wormhole_is_none(middle: str, counts: bool) -> None:
    table = Table("sol", "hacan", tiles=(middle, "19", "20", "21", "22", "23", "24"))
    table.ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
    game = space_combat(holding(table, "brave-the-void"), 10, 1)
    assert may_score(game) == counts
    if counts:
        answer(game, 0, "objective")
        assert game.players[0].points == 1


@card("ti4:brave-the-void")
def test_a_combat_that_the_other_wins_is_theirs() -> None:
    table = Table("sol", "hacan", tiles=("41", "19", "20", "21", "22", "23", "24"))
    table.ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
    game = space_combat(holding(holding(table, "brave-the-void"), "brave-the-void", seat=1), 1, 10)
    assert not may_score(game)
    assert may_score(game, 1), "the defender wins as well"


@card("ti4:darken-the-skies")
@pytest.mark.parametrize(("system", "counts"), [(2, True), (1, False), (3, False)])
def test_a_combat_won_in_a_home_of_another(system: int, counts: bool) -> None:
    table = Table("sol", "hacan", tiles=HOMES).ships(0, 0, cruiser=1).ships(1, system, cruiser=1)
    game = holding(table, "darken-the-skies").activate(system)
    game.rng = Arranged(1, [], [10, 1])
    everything(game, 0)
    assert may_score(fought(game)) == counts


@card("ti4:darken-the-skies")
def test_a_ground_combat_there_will_do() -> None:
    table = Table("sol", "hacan", tiles=HOMES).ships(0, 0, carrier=1, infantry=1)
    planet = table.game.chart.planets[2][0]
    game = holding(table.troops(1, planet, infantry=1), "darken-the-skies").activate(2)
    game.rng = Arranged(1, [], [10, 1])
    plan(game, 0, (0, "carrier", 1), (0, "infantry", 1))
    plan(game, 0, (1000 + planet, "infantry", 1))
    assert may_score(game)


def betrayed(key: str, holder: int = 0, issuer: int = 1) -> TwilightImperium:
    table = Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
    table.game.players[holder].area = (note_of(key, issuer),)
    table.game.players[0].points = 1
    return space_combat(holding(table, "betray-a-friend"), 10, 1)


@card("ti4:betray-a-friend", "ti4:support-for-the-throne")
def test_a_combat_won_against_somebody_whose_note_lay_there_when_the_action_began() -> None:
    game = betrayed("support-for-the-throne")
    assert game.players[0].area == (), "the activation has sent it back"
    assert may_score(game)
    answer(game, 0, "objective")
    assert game.players[0].points == 1, "one lost by the note, one gained"


@card("ti4:betray-a-friend")
def test_a_note_of_a_third_player_or_in_another_area_is_no_friendship() -> None:
    assert not may_score(betrayed("support-for-the-throne", issuer=2))
    assert not may_score(betrayed("support-for-the-throne", holder=1, issuer=0))


@card("ti4:betray-a-friend")
def test_only_in_an_action_of_ones_own() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
    table.game.players[1].area = (note_of("trade-convoys", 0),)
    game = space_combat(holding(table, "betray-a-friend", seat=1), 1, 10)
    assert not game.players[0].ships_in(0)
    assert not may_score(game, 1)


# -- the end of a combat, barrage --------------------------------------------------------------------------------------


@card("ti4:demonstrate-your-power")
@pytest.mark.parametrize(("ships", "counts"), [(3, True), (2, False)])
def test_three_ships_are_left_at_the_end_of_a_space_combat(ships: int, counts: bool) -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=ships).ships(1, 0, cruiser=1).ships(1, 3, cruiser=1)
    game = holding(table, "demonstrate-your-power").activate(0)
    game.rng = Arranged(1, [], [*[1] * ships, 1, 10, *[1] * (ships - 1), 1])
    everything(game, 0)
    answer(game, 1, "stay")
    assert asked(game, 1).prompt == "announce retreat", "not after a round that was not the last"
    assert may_score(fought(game)) == counts


@card("ti4:demonstrate-your-power")
def test_who_does_not_win_may_score_as_well_and_fighters_do_not_count() -> None:
    table = Table("sol", "hacan").ships(0, 1, fighter=1, carrier=1).ships(1, 0, cruiser=3).ships(1, 2, cruiser=1)
    game = holding(table, "demonstrate-your-power", seat=1).activate(0)
    game.rng = Arranged(1, [], [1, 1, 10, 10, 1])
    everything(game, 0)
    assert may_score(fought(game), 1)
    table = Table("sol", "hacan").ships(0, 1, cruiser=2, carrier=1, fighter=3).ships(1, 0, fighter=1)
    game = holding(table, "demonstrate-your-power").activate(0)
    game.rng = Arranged(1, [], [10] * 6 + [10])
    everything(game, 0)
    fought(game)
    answer(game, 0, "type 2")
    assert not may_score(game), "two ships and three fighters are left"


@rule("ti4:14.7")
@card("ti4:demonstrate-your-power", "ti4:brave-the-void")
def test_one_objective_for_one_combat() -> None:
    table = Table("sol", "hacan", tiles=("41", "19", "20", "21", "22", "23", "24"))
    table.ships(0, 1, cruiser=3).ships(1, 0, cruiser=1)
    game = space_combat(holding(table, "demonstrate-your-power", "brave-the-void"), 10, 10, 10, 1)
    answer(game, 0, f"objective {NUMBER['demonstrate-your-power']}")
    assert game.players[0].points == 1
    assert not may_score(game)


def barrage(fighters: int, *dice: int) -> TwilightImperium:
    table = Table("sol", "hacan").ships(0, 1, destroyer=1).ships(1, 0, carrier=1, fighter=fighters)
    game = holding(table, "fight-with-precision").activate(0)
    game.rng = Arranged(1, [], list(dice))
    everything(game, 0)
    return game


@card("ti4:fight-with-precision")
def test_the_last_fighters_fall_to_barrage() -> None:
    game = barrage(2, 10, 10)
    assert may_score(game)
    answer(game, 0, "objective")
    assert game.players[0].points == 1
    game = barrage(3, 10, 10)
    assert not may_score(game), "one is left"


@card("ti4:fight-with-precision")
def test_fighters_that_fall_in_the_combat_do_not_count() -> None:
    game = fought(barrage(1, 1, 1, 10, 1, 1))
    answer(game, 1, f"type {FIGHTER}")
    assert not count(game.players[1].ships_in(0), FIGHTER)
    assert not may_score(game)


# -- planets lost, passing ---------------------------------------------------------------------------------------------


def conquest(system: int, key: str = "become-a-martyr") -> TwilightImperium:
    """Seat 0 takes a planet of that system from seat 1, who has another one."""
    table = Table("sol", "hacan", tiles=HOMES).ships(0, 0, carrier=1, infantry=1)
    planet = table.game.chart.planets[system][0]
    table.troops(1, planet).troops(1, table.game.chart.planets[4][0], infantry=1)
    game = holding(table, key, seat=1).activate(system)
    plan(game, 0, (0, "carrier", 1), (0, "infantry", 1))
    plan(game, 0, (1000 + planet, "infantry", 1))
    assert game.controller[planet] == 0
    return game


@card("ti4:become-a-martyr")
@pytest.mark.parametrize(("system", "counts"), [(2, True), (1, True), (3, False)])
def test_a_planet_in_any_home_is_lost(system: int, counts: bool) -> None:
    game = conquest(system)
    assert may_score(game, 1) == counts
    if counts:
        answer(game, 1, "objective")
        assert game.players[1].points == 1


@card("ti4:become-a-martyr")
def test_who_gains_the_planet_is_no_martyr_and_who_is_eliminated_scores_nothing() -> None:
    table = Table("sol", "hacan", tiles=HOMES).ships(0, 0, carrier=1, infantry=1)
    planet = table.game.chart.planets[2][0]
    game = holding(holding(table.troops(1, planet), "become-a-martyr"), "become-a-martyr", seat=1).activate(2)
    plan(game, 0, (0, "carrier", 1), (0, "infantry", 1))
    plan(game, 0, (1000 + planet, "infantry", 1))
    assert game.players[1].eliminated
    assert [player.points for player in game.players] == [0, 0]


@card("ti4:prove-endurance")
def test_the_last_to_pass_scores_and_nobody_before() -> None:
    table = holding(holding(Table("sol", "hacan"), "prove-endurance"), "prove-endurance", seat=1)
    game = table.begin()
    answer(game, 0, "pass")
    assert not may_score(game)
    answer(game, 1, "pass")
    assert may_score(game, 1)
    answer(game, 1, "objective")
    assert [player.points for player in game.players] == [0, 1]


# -- the agenda phase --------------------------------------------------------------------------------------------------


@rule("ti4:14.5c")
@card("ti4:dictate-policy")
def test_three_laws_when_the_agenda_phase_begins() -> None:
    table = holding(Table("sol", "hacan"), "dictate-policy")
    for key in ("regulated-conscription", "homeland-defense-act"):
        enact(table, key)
    assert not may_score(agenda_phase(table, "mutiny", "archived-secret"))
    table = holding(Table("sol", "hacan"), "dictate-policy")
    for key in ("regulated-conscription", "homeland-defense-act", "shared-research"):
        enact(table, key)
    game = agenda_phase(table, "mutiny", "archived-secret")
    answer(game, 0, "objective")
    assert game.players[0].points == 1


@rule("ti4:14.5c", "ti4:2.22b")
@card("ti4:dictate-policy")
def test_the_third_law_comes_and_is_scored_before_predictions_are_paid() -> None:
    two = [number for number, planet in enumerate(PLANETS) if planet.influence == 2]
    table = holding(Table("sol", "hacan").planets(1, two[0]).hand(1, "imperial-rider"), "dictate-policy")
    for key in ("regulated-conscription", "homeland-defense-act"):
        enact(table, key)
    game = table.game
    game.phase, game.active = AGENDA, NOBODY
    game.begin(ResolveAgenda(NUMBER["shared-research"]))
    answer(game, 1, "card")
    answer(game, 1, "for")
    abstain(game)
    answer(game, 0, "for")
    assert may_score(game)
    assert game.players[1].points == 0
    answer(game, 0, "objective")
    assert [player.points for player in game.players] == [1, 1]


@card("ti4:drive-the-debate")
@pytest.mark.parametrize(("outcome", "counts"), [("seat 0", True), ("seat 1", False)])
def test_who_is_elected_scores(outcome: str, counts: bool) -> None:
    game = resolved(holding(Table("sol", "hacan"), "drive-the-debate"), "minister-of-commerce", outcome)
    assert may_score(game) == counts
    if counts:
        assert not game.laws, "before the outcome is resolved"
        answer(game, 0, "objective")
        assert game.players[0].points == 1


@card("ti4:drive-the-debate")
def test_a_planet_of_ones_own_is_elected_and_for_and_against_elect_nobody() -> None:
    mine, theirs = [number for number, planet in enumerate(PLANETS) if planet.traits == "hazardous"][:2]
    for elected, counts in ((mine, True), (theirs, False)):
        table = holding(Table("sol", "hacan").planets(0, mine).planets(1, theirs), "drive-the-debate")
        assert may_score(resolved(table, "core-mining", f"planet {elected}")) == counts
    assert not may_score(resolved(holding(Table("sol", "hacan"), "drive-the-debate"), "mutiny", "for"))


@card("ti4:drive-the-debate", "ti4:confusing-legal-text")
def test_who_is_elected_in_the_place_of_another_scores() -> None:
    table = holding(holding(Table("sol", "hacan"), "drive-the-debate"), "drive-the-debate", seat=1)
    game = resolved(table.hand(1, "confusing-legal-text"), "minister-of-commerce", "seat 1")
    answer(game, 1, "card")
    assert may_score(game)
    assert not may_score(game, 1)
