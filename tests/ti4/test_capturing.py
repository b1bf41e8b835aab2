"""Capture: what is on another's sheet, and how it comes back. Nothing captures yet: the tests do it themselves."""

from __future__ import annotations

from orrery.kernel.decision import Choice
from orrery.ti4.game import TwilightImperium
from orrery.ti4.reinforcements import at_hand, left_of
from orrery.ti4.rules.capturing import capture, may_capture, return_captive
from orrery.ti4.rules.elimination import Eliminate
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.rules.transaction import rows_of
from orrery.ti4.state import NOBODY
from orrery.ti4.units import CRUISER, FIGHTER, INFANTRY, MECH, PLASTIC, count
from support.cite import rule
from support.play import answer, asked
from support.ti4 import Table, plan
from support.ti4_finds import LODOR, SAUDOR, VEFUT, carry_out, kings


def captors(*types: int) -> Table:
    """Seat 0 has captured units of seat 1. Its space dock is on Lodor, in system 3."""
    table = kings().troops(0, LODOR, space_dock=1, infantry=1).troops(1, VEFUT, infantry=1)
    for type in types:
        capture(table.game, 0, 1, type)
    return table


@rule("ti4:50.1", "ti4:50.5")
def test_a_captured_ship_or_mech_is_on_the_sheet_and_out_of_its_owners_reach() -> None:
    game = captors(CRUISER, MECH).game
    assert game.players[0].captured == ((1, CRUISER), (1, MECH))
    assert left_of(game, 1, CRUISER) == PLASTIC[CRUISER] - 1
    assert game.view(1).players[0].captured == game.players[0].captured
    for _ in range(PLASTIC[MECH] - 1):
        capture(game, 0, 1, MECH)
    assert at_hand(game, 1, MECH) == 0
    game.begin(PlaceUnits(1, 1000 + VEFUT, MECH))
    assert count(game.players[1].troops_on(VEFUT), MECH) == 0, "neither produced nor placed"
    return_captive(game, 0, (1, MECH))
    carry_out(game, PlaceUnits(1, 1000 + VEFUT, MECH))
    assert count(game.players[1].troops_on(VEFUT), MECH) == 1


@rule("ti4:50.3", "ti4:50.4", "ti4:50.4c")
def test_of_fighters_and_infantry_a_token_lies_there_that_is_nobodys() -> None:
    game = captors(FIGHTER, INFANTRY, INFANTRY).game
    assert game.players[0].captured == ((NOBODY, FIGHTER), (NOBODY, INFANTRY), (NOBODY, INFANTRY))
    assert left_of(game, 1, INFANTRY) == PLASTIC[INFANTRY] - 1, "their owner misses none of them"
    return_captive(game, 0, (NOBODY, INFANTRY))
    assert len(game.players[0].captured) == 2


@rule("ti4:50.2", "ti4:50.2b")
def test_an_ability_may_return_a_ship_as_its_cost() -> None:
    game = captors(CRUISER).game
    return_captive(game, 0, (1, CRUISER))
    assert game.players[0].captured == ()
    assert left_of(game, 1, CRUISER) == PLASTIC[CRUISER]


def blockade(table: Table) -> TwilightImperium:
    """A cruiser of seat 1 comes into the system of the dock."""
    game = table.ships(1, 2, cruiser=1).game
    game.active = 0
    table.begin()
    answer(game, 1, "tactical")
    answer(game, 1, "system 3")
    plan(game, 1, (2, "cruiser", 1))
    return game


@rule("ti4:19.2", "ti4:50.2c", "ti4:50.4b")
def test_who_blockades_a_space_dock_has_ships_and_mechs_back_but_no_tokens() -> None:
    game = blockade(captors(CRUISER, MECH, INFANTRY))
    assert game.players[0].captured == ((NOBODY, INFANTRY),)


@rule("ti4:19.2")
def test_units_of_others_stay_captured_and_a_dock_with_ships_is_not_blockaded() -> None:
    table = kings("sol", "hacan", "yin").troops(0, LODOR, space_dock=1, infantry=1).troops(1, VEFUT, infantry=1)
    table.planets(2, SAUDOR)
    capture(table.game, 0, 1, CRUISER)
    capture(table.game, 0, 2, CRUISER)
    game = blockade(table)
    assert game.players[0].captured == ((2, CRUISER),)
    game = blockade(captors(CRUISER).ships(0, 3, dreadnought=1))
    assert game.players[0].captured == ((1, CRUISER),)


@rule("ti4:19.2")
def test_a_blockade_begins_also_when_ones_own_ships_leave() -> None:
    table = captors(CRUISER).ships(0, 3, cruiser=1).ships(1, 3, cruiser=1)
    game = table.activate(0)
    plan(game, 0, (3, "cruiser", 1))
    assert game.players[0].captured == ()


@rule("ti4:19.2a", "ti4:50.6")
def test_nobody_captures_units_of_who_blockades_them() -> None:
    table = captors()
    assert may_capture(table.game, 0, 1)
    assert not may_capture(table.game, 0, 0)
    table.ships(1, 3, cruiser=1)
    assert not may_capture(table.game, 0, 1)
    assert may_capture(table.game, 1, 0), "the other way round nothing forbids it"
    table.ships(0, 3, cruiser=1)
    assert may_capture(table.game, 0, 1)


@rule("ti4:50.2a", "ti4:50.4a")
def test_ships_and_mechs_go_back_by_a_transaction_with_their_owner_and_tokens_do_not() -> None:
    table = captors(CRUISER, CRUISER, FIGHTER).pools(1, goods=2)
    game = table.begin()
    rows = [row for row in rows_of(game, 0, 1) if row[1].startswith("captured")]
    assert rows == [(0, "captured cruiser", 2)]
    game.answer(Choice(0, (len(asked(game, 0).options),)))
    plan(game, 0, (0, "captured cruiser", 2), (1, "goods", 2))
    answer(game, 1, "accept")
    assert game.players[0].captured == ((NOBODY, FIGHTER),)
    assert (game.players[0].goods, left_of(game, 1, CRUISER)) == (2, PLASTIC[CRUISER])


@rule("ti4:50.2a")
def test_no_third_player_trades_in_them() -> None:
    table = kings("sol", "hacan", "yin")
    capture(table.game, 0, 1, CRUISER)
    assert not any(kind.startswith("captured") for _, kind, _ in rows_of(table.game, 0, 2))


@rule("ti4:16.11", "ti4:16.2")
def test_with_a_player_go_the_captured_units_home_and_the_players_own_to_the_box() -> None:
    table = kings("sol", "hacan", "yin")
    game = table.game
    capture(game, 0, 1, CRUISER)
    capture(game, 0, 1, FIGHTER)
    capture(game, 2, 0, CRUISER)
    game.begin(Eliminate(0))
    assert game.players[0].captured == ()
    assert left_of(game, 1, CRUISER) == PLASTIC[CRUISER]
    assert game.players[2].captured == ()


@rule("ti4:50.5")
def test_a_law_counts_captured_units_with_those_on_the_board() -> None:
    table = captors(CRUISER).ships(1, 1, cruiser=PLASTIC[CRUISER] - 1)
    assert table.game.count()["wrong"] == 0
    table.ships(1, 1, cruiser=1)
    assert table.game.count()["wrong"] > 0
