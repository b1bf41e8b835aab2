"""Retreats: announced before the dice, carried out after them; and combats that nobody can win."""

from __future__ import annotations

from orrery.kernel.rng import Arranged
from orrery.ti4.game import TwilightImperium
from orrery.ti4.units import CARRIER, CRUISER, DREADNOUGHT, FIGHTER, force
from support.cite import rule
from support.play import answer, asked, log
from support.ti4 import Table, everything
from support.ti4_combat import battle, card, enter, left
from support.ti4_modifiers import DoubleShielding


def test_skilled_retreat_leaves_without_a_winner() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).hand(1, "skilled-retreat")
    game = battle(table)
    card(game, 1, "skilled-retreat")
    answer(game, 1, "system 4")
    assert left(game, 1, CRUISER, system=4) == 1
    assert 4 in game.players[1].tokens
    assert any("space combat over -1" in line for line in log(game)), "a draw, though one side has ships left"


@rule("ti4:71.4c")
def test_nobody_retreats_into_an_anomaly_that_is_closed() -> None:
    """Asteroids, supernova, and a nebula, which is open only as the active system (13.1, 65.1, 86.1)."""
    tiles = ("18", "19", "45", "42", "43", "23", "24")
    table = Table("sol", "hacan", tiles=tiles).ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(1, 3, cruiser=1)
    game = battle(table.hand(1, "skilled-retreat"), 1, 1, 7, 1)
    card(game, 1, "skilled-retreat")
    assert [option.id() for option in asked(game, 1).options] == [1, 5, 6]
    answer(game, 1, "system 5")
    table = Table("sol", "hacan", tiles=tiles).ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(1, 3, cruiser=1)
    game = battle(table, 7, 1)
    assert not left(game, 1, CRUISER), "with ships in the nebula next door nobody was asked about a retreat"


@rule("ti4:71.7b")
def test_a_retreat_leaves_behind_what_its_ships_cannot_carry() -> None:
    """Though there would be room where they go (71.7b)."""
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, carrier=1, fighter=5).ships(1, 3, carrier=1)
    game = battle(table, *[1] * 12)
    answer(game, 1, "retreat")
    assert left(game, 1, FIGHTER, system=3) == 4


@rule("ti4:71.4", "ti4:71.4a", "ti4:71.7")
def test_a_retreat_is_announced_and_carried_out_after_the_dice() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=2).ships(1, 3, cruiser=1)
    game = battle(table, 1, 1, 1)
    answer(game, 1, "retreat")
    assert left(game, 1, CRUISER, system=3) == 3
    assert left(game, 0, CRUISER) == 1


@rule("ti4:71.4", "ti4:71.4b")
def test_the_defender_is_asked_first_and_a_retreat_bars_the_attackers() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=2).ships(0, 2, cruiser=1).ships(1, 0, cruiser=1)
    table.game.players[0].tokens = (2,)
    game = battle(table.ships(1, 4, cruiser=1), *[1] * 6)
    assert asked(game, 1).prompt == "announce retreat"
    answer(game, 1, "stay")
    assert asked(game, 0).prompt == "announce retreat"
    answer(game, 0, "stay")
    answer(game, 1, "retreat")
    assert game.asked(0) is None or asked(game, 0).prompt != "announce retreat"
    assert left(game, 1, CRUISER, system=4) == 2


@rule("ti4:71.7a")
def test_no_retreat_where_the_opponent_has_no_ships_left() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=2).ships(1, 3, cruiser=1)
    game = battle(table, 1, 7, 1)
    answer(game, 1, "retreat")
    assert (left(game, 1, CRUISER), left(game, 1, CRUISER, system=3)) == (2, 1)


@rule("ti4:71.7c", "ti4:71.4c")
def test_a_retreat_needs_something_of_ones_own_and_no_ships_of_others() -> None:
    table = Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(2, 4, cruiser=1)
    game = battle(table.ships(1, 3, cruiser=1).planets(1, 27, 29), 1, 1)  # the systems 2 and 4
    answer(game, 1, "retreat")
    assert [option.id() for option in asked(game, 1).options] == [2, 3]
    refused = game.why_not(1, ("system", 4))
    assert refused is not None
    assert refused.reason == "ships-of-others"


@rule("ti4:71.7d")
def test_a_retreat_places_a_command_token() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=2).ships(1, 3, cruiser=1)
    game = battle(table, 1, 1, 1)
    answer(game, 1, "retreat")
    assert game.players[1].tokens == (3,)


def stalemate(table: Table) -> TwilightImperium:
    """Two dreadnoughts on each side, each round repaired: two hits are one sustain, and nobody can ever lose a ship."""
    table.ships(0, 1, dreadnought=2).ships(1, 0, dreadnought=2).techs(0, "duranium-armor").techs(1, "duranium-armor")
    game = enter(table)
    for seat in (0, 1):
        game.begin_effect(DoubleShielding(seat))
    game.rng = Arranged(1, [], [1] * 8)
    everything(game, 0)
    return game


@rule("ti4:F.general.2")
def test_if_nobody_can_win_the_attacker_must_retreat() -> None:
    game = stalemate(Table("sol", "hacan").planets(0, 26))
    assert left(game, 0, DREADNOUGHT, system=1) == 2
    assert left(game, 1, DREADNOUGHT) == 2


@rule("ti4:F.general.2")
def test_if_nobody_can_win_and_the_attacker_cannot_retreat_their_ships_are_destroyed() -> None:
    game = stalemate(Table("sol", "hacan"))
    assert not game.players[0].ships_in(0)
    assert left(game, 1, DREADNOUGHT) == 2
    assert any("space combat over 1" in line for line in log(game))


def test_with_one_die_more_somebody_can_win_and_the_attacker_is_not_driven_off() -> None:
    game = stalemate(Table("sol", "hacan").ships(1, 0, cruiser=1).planets(0, 26))
    assert asked(game, 0).prompt == "announce retreat"


@rule("ti4:37.2", "ti4:37.2a", "ti4:37.2b")
def test_a_retreat_out_of_a_gravity_rift_costs_dice_and_what_lost_ships_carry() -> None:
    tiles = ("41", "19", "20", "21", "22", "23", "24")
    table = Table("sol", "hacan", tiles=tiles).ships(0, 1, cruiser=1).ships(1, 0, carrier=2, fighter=3)
    game = battle(table.ships(1, 3, cruiser=1), *[1] * 6)
    answer(game, 1, "retreat")
    game.rng = Arranged(1, [], [3, 4])
    assert asked(game, 1).prompt == "carry"
    answer(game, 1, "nth 0", "nth 1")
    assert game.players[1].ships_in(3) == force({CRUISER: 1, CARRIER: 1, FIGHTER: 1})
    assert not game.players[1].ships_in(0)


@rule("ti4:71.7c", "ti4:13.1", "ti4:31.2")
def test_with_antimass_deflectors_an_asteroid_field_is_open_to_a_retreat() -> None:
    tiles = ("18", "19", "20", "44", "22", "23", "24")
    for techs, asks in (((), False), (("antimass-deflectors",), True)):
        table = Table("sol", "hacan", tiles=tiles).ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(1, 3, cruiser=1)
        game = battle(table.techs(1, *techs), 7, 1)
        assert (game.asked(1) is not None and asked(game, 1).prompt == "announce retreat") == asks


@rule("ti4:71.7b", "ti4:10.1")
def test_a_retreat_leads_through_a_wormhole_too() -> None:
    """From the north to the south, which do not touch; both have an alpha wormhole."""
    tiles = ("18", "39", "20", "21", "26", "23", "24")
    table = Table("sol", "hacan", tiles=tiles).ships(0, 0, cruiser=1).ships(1, 1, cruiser=1).ships(1, 4, cruiser=1)
    game = table.activate(1)
    game.rng = Arranged(1, [], [1, 1])
    everything(game, 0)
    answer(game, 1, "retreat")
    assert left(game, 1, CRUISER, system=4) == 2
