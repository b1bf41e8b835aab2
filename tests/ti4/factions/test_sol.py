"""The Federation of Sol: abilities, units, flagship, technologies and note."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Decision, about
from orrery.kernel.rng import Arranged
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.sheets.sol import drops, land
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.limits import capacity
from orrery.ti4.queries import tokens_gained, unit_of
from orrery.ti4.research import researchable
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.units import CARRIER, FLAGSHIP, INFANTRY, PLASTIC, count, damaged
from support.cite import card, rule
from support.play import answer, asked, fill_in
from support.ti4 import Table
from support.ti4_combat import battle, left

TILES = ("35", "1", "20", "21", "22", "23", "24")  # Bereg and Lirta IV in the middle, the home of the Sol in the north
JORD, BEREG, LIRTA = 0, 50, 51
SUPPORT = note_of("military-support", 1)


def infantry(game: TwilightImperium, seat: int, planet: int) -> int:
    return count(game.players[seat].troops_on(planet), INFANTRY)


# -- abilities ---------------------------------------------------------------------------------------------------------


def drop(table: Table, planet: int) -> TwilightImperium:
    game = table.begin()
    answer(game, 0, "ability")
    if game.asked(0) is not None:
        answer(game, 0, f"planet {planet}")
    return game


@card("ti4:orbital-drop")
@rule("ti4:31.12")
def test_soldiers_from_orbit_for_a_token_of_the_strategy_pool() -> None:
    """On a planet of one's own, whatever stands in its system; it is the action of the turn."""
    table = Table("sol", "letnev", tiles=TILES).planets(0, JORD, BEREG).planets(1, LIRTA).ships(1, 0, cruiser=1)
    game = table.begin()
    answer(game, 0, "ability")
    assert [option.id() for option in asked(game, 0).options] == [JORD, BEREG]
    answer(game, 0, f"planet {BEREG}")
    assert infantry(game, 0, BEREG) == 2
    assert game.players[0].strategy == 1
    assert game.active == 1, "and the turn is over"


@card("ti4:orbital-drop")
@card("ti4:scepter-of-emelpar")
def test_the_scepter_may_pay_for_it_though_the_pool_is_empty() -> None:
    table = Table("sol", "letnev", tiles=TILES).planets(0, JORD)
    table.game.players[0].strategy = 0
    table.game.players[0].relics = (NUMBER["scepter-of-emelpar"],)
    game = drop(table, JORD)
    assert infantry(game, 0, JORD) == 2
    assert NUMBER["scepter-of-emelpar"] in game.players[0].exhausted


@card("ti4:orbital-drop")
@pytest.mark.parametrize(("strategy", "planets"), [(0, (JORD,)), (1, ())])
def test_without_a_token_or_a_planet_nobody_is_dropped(strategy: int, planets: tuple[int, ...]) -> None:
    table = Table("sol", "letnev", tiles=TILES).planets(0, *planets).ships(0, 2, carrier=1, infantry=1)
    table.game.players[0].strategy = strategy
    assert "ability" not in [option.key for option in asked(table.begin(), 0).options]


@card("ti4:orbital-drop")
@rule("ti4:1.2")
def test_nobody_is_dropped_on_a_demilitarized_planet() -> None:
    table = Table("sol", "letnev", tiles=TILES).planets(0, JORD, BEREG).law("demilitarized-zone-agenda", BEREG)
    game = table.begin()
    answer(game, 0, "ability")
    assert infantry(game, 0, JORD) == 2, "there was no choice"


@card("ti4:orbital-drop")
@rule("ti4:59.4b")
def test_where_no_figure_is_left_one_is_taken_from_elsewhere_or_none_lands() -> None:
    table = Table("sol", "letnev", tiles=TILES).troops(0, BEREG).troops(0, JORD, infantry=1)
    others = [planet for planet in range(20, 60) if planet not in (JORD, BEREG)]
    for planet in others[: PLASTIC[INFANTRY] - 1]:
        table.troops(0, planet, infantry=1)
    game = drop(table, BEREG)
    assert asked(game, 0).prompt == "none left"
    answer(game, 0, "place fewer")
    assert infantry(game, 0, BEREG) == 0
    assert game.players[0].strategy == 1, "the token is spent"


@card("ti4:versatile")
@rule("ti4:82.5")
@pytest.mark.parametrize(("techs", "gained"), [((), 3), (("hyper-metabolism",), 4)])
def test_one_token_more_in_every_status_phase(techs: tuple[str, ...], gained: int) -> None:
    game = Table("sol", "letnev").techs(0, *techs).techs(1, *techs).game
    assert (tokens_gained(game, 0), tokens_gained(game, 1)) == (gained, gained - 1)


# -- units -------------------------------------------------------------------------------------------------------------


@card("ti4:spec-ops-1", "ti4:spec-ops-2", "ti4:advanced-carrier-1", "ti4:advanced-carrier-2")
def test_what_is_printed_on_their_units() -> None:
    table = Table("sol", "letnev").own(0).ships(0, 1, carrier=1)
    game = table.game
    assert (unit_of(game, 0, INFANTRY).combat.hit_on, capacity(game, 0, game.players[0].ships_in(1))) == (7, 6)
    game = table.techs(0, "spec-ops-2", "advanced-carrier-2").game
    assert (unit_of(game, 0, INFANTRY).combat.hit_on, capacity(game, 0, game.players[0].ships_in(1))) == (6, 8)
    assert unit_of(game, 0, CARRIER).move == 2


@card("ti4:spec-ops-2")
@pytest.mark.parametrize(("die", "returned"), [(4, 0), (5, 1)])
def test_special_forces_return_with_a_five(die: int, returned: int) -> None:
    table = Table("letnev", "sol", tiles=TILES).own(1).techs(1, "spec-ops-2").planets(0, 30).planets(1, JORD)
    table.ships(0, 0, carrier=1, infantry=2).troops(1, BEREG, infantry=1)
    game = table.activate(0)
    game.rng = Arranged(1, [], [10, 10, 1, die])
    fill_in(game, 0, (asked(game, 0).forms or [])[0])
    assert game.active == 1, "their next turn has begun"
    assert infantry(game, 1, JORD) == returned


@card("ti4:advanced-carrier-2")
@rule("ti4:75")
def test_an_advanced_carrier_sustains_damage() -> None:
    table = Table("sol", "letnev").own(0).techs(0, "advanced-carrier-2").ships(0, 1, carrier=1)
    game = battle(table.ships(1, 0, cruiser=1), 1, 10, 10, 1)
    answer(game, 0, "sustain")
    assert left(game, 0, CARRIER) == 1
    assert damaged(game.players[0].ships_in(0), CARRIER) == 1


@card("ti4:spec-ops-2", "ti4:advanced-carrier-2")
def test_who_has_units_of_their_own_researches_their_upgrades_and_not_the_others() -> None:
    green = ("neural-motivator", "dacxive-animators")
    blue = ("antimass-deflectors", "gravity-drive")
    game = Table("sol", "letnev").techs(0, *green, *blue).techs(1, *green, *blue).game
    assert {NUMBER["spec-ops-2"], NUMBER["advanced-carrier-2"]} <= set(researchable(game, 0))
    assert not {NUMBER["infantry-2"], NUMBER["carrier-2"]} & set(researchable(game, 0))
    assert not {NUMBER["spec-ops-2"], NUMBER["advanced-carrier-2"]} & set(researchable(game, 1))


# -- flagship ----------------------------------------------------------------------------------------------------------


def status(table: Table) -> TwilightImperium:
    """The status phase to its end, everybody content with what is proposed first."""
    game = table.game
    game.stage_one = (NUMBER["expand-borders"],)
    for seat, player in enumerate(game.players):
        player.strategies = (seat + 1,)
    game.begin(StatusPhase())
    while not game.over and game.waiting() and game.waiting()[0].prompt == "status tokens":
        decision = game.waiting()[0]
        fill_in(game, decision.seat, (decision.forms or [])[0])
    return game


@card("ti4:genesis")
def test_the_flagship_gathers_infantry_at_the_end_of_each_status_phase() -> None:
    """Not a matter of choice, and only for who has it on the board."""
    game = status(Table("sol", "letnev").own(0).ships(0, 1, flagship=1).ships(0, 2, cruiser=1).ships(1, 3, flagship=1))
    assert left(game, 0, INFANTRY, system=1) == 1
    assert left(game, 0, INFANTRY, system=2) == 0
    assert left(game, 1, INFANTRY, system=3) == 0
    assert left(status(Table("sol", "letnev").own(0).ships(0, 2, cruiser=1)), 0, INFANTRY, system=2) == 0


@card("ti4:genesis")
@rule("ti4:49.3")
def test_what_the_flagship_gathers_beyond_its_room_is_removed_afterwards() -> None:
    game = status(Table("sol", "letnev").own(0).ships(0, 1, flagship=1, infantry=12))
    assert asked(game, 0).prompt == "remove cargo" if game.waiting() else True
    assert left(game, 0, INFANTRY, system=1) == 12
    assert left(game, 0, FLAGSHIP, system=1) == 1


# -- promissory note ---------------------------------------------------------------------------------------------------


def supported(strategy: int) -> TwilightImperium:
    """Seat 0 holds the note of the Sol at seat 1, whose turn comes next."""
    table = Table("letnev", "sol", tiles=TILES).planets(0, BEREG, LIRTA).planets(1, JORD)
    table.notes(0, 1, "military-support")
    table.game.players[1].strategy = strategy
    table.game.active = 0
    return table.begin()


@card("ti4:military-support")
@pytest.mark.parametrize(("strategy", "after"), [(2, 1), (1, 0), (0, 0)])
def test_soldiers_of_another_at_the_start_of_the_turn_of_the_sol(strategy: int, after: int) -> None:
    """Before they act, also where they have no token to lose; the infantry is the holder's own."""
    game = supported(strategy)
    answer(game, 0, "note")
    assert game.players[1].strategy == after
    answer(game, 0, f"planet {LIRTA}")
    assert infantry(game, 0, LIRTA) == 2
    assert SUPPORT in game.players[1].notes
    assert asked(game, 1).prompt == "action", "and only then the Sol have their turn"


@card("ti4:military-support")
def test_support_is_taken_or_left() -> None:
    game = supported(2)
    answer(game, 0, "note")
    answer(game, 0, "place nothing")
    assert game.players[1].strategy == 1
    assert (infantry(game, 0, LIRTA), infantry(game, 0, BEREG)) == (0, 0)
    game = supported(2)
    answer(game, 0, "pass")
    assert game.players[1].strategy == 2
    assert SUPPORT in game.players[0].notes


@card("ti4:military-support")
def test_nothing_is_traded_while_a_note_is_carried_out() -> None:
    table = Table("letnev", "sol", tiles=TILES).ships(0, 1, cruiser=1).ships(1, 1, cruiser=1).pools(0, goods=1)
    game = table.planets(0, BEREG).notes(0, 1, "military-support").game
    game.active = 0
    table.begin()
    answer(game, 0, "note")
    assert (asked(game, 0).prompt, asked(game, 0).asides) == ("military support", [])
    answer(game, 0, "place nothing")
    assert [aside.key for aside in asked(game, 1).asides] == ["propose transaction"]


@card("ti4:military-support")
def test_support_comes_at_the_start_of_no_turn_of_a_third() -> None:
    table = Table("letnev", "sol", "norr", tiles=TILES).planets(0, BEREG).notes(0, 1, "military-support")
    table.planets(1, JORD).planets(2, 30).game.active = 1
    assert asked(table.begin(), 2).prompt == "action"


@card("ti4:military-support")
def test_support_comes_in_no_other_turn_and_also_where_the_sol_pass() -> None:
    """The start of the turn in which they pass is a start of a turn."""
    game = supported(2)
    answer(game, 0, "pass")
    answer(game, 1, "ability")
    answer(game, 1, "end turn")
    assert asked(game, 0).prompt == "action", "nothing to do at the start of one's own turn"
    game = supported(2)
    answer(game, 0, "note")
    answer(game, 0, f"planet {BEREG}")
    answer(game, 1, "pass")
    assert infantry(game, 0, BEREG) == 2


# -- the bot -----------------------------------------------------------------------------------------------------------


def test_the_bot_keeps_tokens_for_secondaries_and_drops_soldiers_where_guards_are_missing() -> None:
    table = Table("sol", "letnev", tiles=TILES).planets(0, BEREG).troops(0, JORD, infantry=2)
    game, asked_for = table.game, Decision(0, "action", [])
    game.players[1].strategies = (1, 4)
    for strategy, wanted in ((2, False), (3, True)):
        game.players[0].strategy = strategy
        assert drops(Aims(game, 0), asked_for, NUMBER["orbital-drop"]) == wanted
    table.troops(0, BEREG, infantry=1)
    assert not drops(Aims(game, 0), asked_for, NUMBER["orbital-drop"]), "guards everywhere"
    picked = land(Aims(game, 0), Decision(0, "orbital drop", about("planet", [BEREG, JORD]))).picks
    assert picked == (1,), "home is dearest"
