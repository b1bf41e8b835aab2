"""Action cards of a tactical action up to the end of a space combat."""

from __future__ import annotations

import pytest

from orrery.ti4.adjacency import adjacent, are_neighbours
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import CARRIER, CRUISER, DESTROYER, DREADNOUGHT, FIGHTER, INFANTRY, SPACE_DOCK, damaged
from support.cite import card, rule
from support.play import answer, asked, log
from support.ti4 import Table, plan
from support.ti4_combat import battle, left
from support.ti4_combat import card as play

VEFUT = 27  # in system 2
WORMHOLES = ("18", "26", "20", "21", "25", "23", "24")  # alpha in the north, beta in the south
TWO_PLANETS = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51


def rows(game: TwilightImperium) -> dict[tuple[int, str], int]:
    return {(place, kind): most for place, kind, most in asked(game, 0).rows}


# -- after the activation ----------------------------------------------------------------------------------------------


@card("ti4:flank-speed")
def test_flank_speed_moves_all_ships_one_farther_and_no_second_one_two() -> None:
    table = Table("sol", "hacan").ships(0, 1, carrier=1).hand(0, "flank-speed", "flank-speed")
    game = table.activate(4)
    answer(game, 0, "card")
    assert asked(game, 0).prompt == "move", "no second card of that name"
    plan(game, 0, (1, "carrier", 1))
    assert game.players[0].ships_in(4)


@card("ti4:in-the-silence-of-space")
def test_in_the_silence_of_space_ships_of_one_system_pass_those_of_others() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(0, 2, cruiser=1)
    table.ships(1, 0, cruiser=1).ships(1, 3, cruiser=1)
    game = table.hand(0, "in-the-silence-of-space").activate(4)
    play(game, 0, "in-the-silence-of-space")
    assert [option.id() for option in asked(game, 0).options] == [1, 2]
    answer(game, 0, "system 1")
    assert rows(game) == {(1, "cruiser"): 1, (2, "cruiser"): 0}
    plan(game, 0, (1, "cruiser", 1))
    assert (left(game, 0, CRUISER, 4), left(game, 0, CRUISER, 2)) == (1, 1)


@card("ti4:in-the-silence-of-space")
def test_who_passes_unseen_picks_up_on_the_way() -> None:
    table = Table("sol", "hacan").techs(0, "carrier-2").ships(0, 1, carrier=1).ships(1, 0, cruiser=1)
    game = table.troops(0, 25, infantry=2).hand(0, "in-the-silence-of-space").activate(4)
    play(game, 0, "in-the-silence-of-space")
    plan(game, 0, (1, "carrier", 1), (1025, "infantry", 2))
    assert left(game, 0, INFANTRY, 4) == 2


@card("ti4:lost-star-chart")
@rule("ti4:100.3")
def test_a_lost_star_chart_joins_the_wormholes_for_everybody_for_one_action() -> None:
    table = Table("sol", "hacan", "norr", tiles=WORMHOLES).ships(0, 1, carrier=1).ships(1, 4, cruiser=1)
    game = table.ships(1, 5, cruiser=1).ships(2, 2, cruiser=1).hand(0, "lost-star-chart").activate(4)
    assert 4 not in adjacent(game, 1)
    play(game, 0, "lost-star-chart")
    assert 4 in adjacent(game, 1)
    assert 1 in adjacent(game, 4, 1)
    assert are_neighbours(game, 0, 1)
    plan(game, 0, (1, "carrier", 1))
    assert left(game, 0, 3, 4) == 1
    while game.active == 0:
        answer(game, game.waiting()[0].seat, *(["retreat"] if game.waiting()[0].prompt == "announce retreat" else []))
    assert 4 not in adjacent(game, 1)


@card("ti4:in-the-silence-of-space", "ti4:lost-star-chart", "ti4:upgrade", "ti4:flank-speed")
def test_what_is_played_after_an_activation_is_played_by_who_activates() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
    game = table.hand(1, "in-the-silence-of-space", "lost-star-chart", "upgrade", "flank-speed").activate(0)
    assert asked(game, 0).prompt == "move", "the other was asked nothing"


@card("ti4:upgrade")
@rule("ti4:F.action-cards.11")
def test_an_upgrade_replaces_a_cruiser_that_stands_in_the_active_system() -> None:
    table = Table("sol", "hacan").ships(0, 0, cruiser=2).ships(0, 1, cruiser=1).hand(0, "upgrade")
    game = table.activate(0)
    play(game, 0, "upgrade")
    assert (left(game, 0, CRUISER), left(game, 0, DREADNOUGHT), left(game, 0, CRUISER, 1)) == (1, 1, 1)
    game = Table("sol", "hacan").ships(0, 0, carrier=1).ships(0, 1, cruiser=1).hand(0, "upgrade").activate(0)
    assert asked(game, 0).prompt == "move", "the cruiser is not there yet"


@card("ti4:upgrade")
@rule("ti4:59.4a")
def test_where_no_dreadnought_is_left_one_may_come_from_the_board_or_none() -> None:
    table = Table("sol", "hacan").pools(0, fleet=5).ships(0, 0, cruiser=1).ships(0, 2, dreadnought=5)
    game = table.hand(0, "upgrade").activate(0)
    play(game, 0, "upgrade")
    answer(game, 0, "take from board")
    assert (left(game, 0, CRUISER), left(game, 0, DREADNOUGHT), left(game, 0, DREADNOUGHT, 2)) == (0, 1, 4)
    table = Table("sol", "hacan").pools(0, fleet=5).ships(0, 0, cruiser=1).ships(0, 2, dreadnought=5)
    game = table.hand(0, "upgrade").activate(0)
    play(game, 0, "upgrade")
    answer(game, 0, "place fewer")
    assert (left(game, 0, CRUISER), left(game, 0, DREADNOUGHT)) == (1, 0)


# -- space cannons -----------------------------------------------------------------------------------------------------


def station() -> Table:
    table = Table("sol", "hacan", "norr").ships(0, 1, cruiser=2).hand(1, "experimental-battlestation")
    return table.troops(1, VEFUT, space_dock=1)


@card("ti4:experimental-battlestation")
@rule("ti4:F.action-cards.12", "ti4:96.5a")
def test_a_battlestation_next_door_fires_three_dice_at_the_active_player() -> None:
    table = station()
    table.ships(2, 0, cruiser=1).ships(2, 3, cruiser=1).hand(2, "sabotage")
    game = battle(table, 5, 4, 5)
    play(game, 1, "experimental-battlestation")
    answer(game, 2, "pass")
    assert asked(game, 1).prompt == "space cannon"
    assert [option.things for option in asked(game, 1).options] == [(("seat", 0),), ()], "never at a third player"
    answer(game, 1, "fire")
    rolls = [event.values for event in game.log or [] if event.kind == "cannon"]
    assert rolls == [(SPACE_DOCK, 5, 4, 5)]
    assert (left(game, 0, CRUISER), left(game, 2, CRUISER)) == (0, 1)


@card("ti4:experimental-battlestation")
@rule("ti4:F.action-cards.12")
def test_a_battlestation_does_not_fire_where_nothing_moved_in_nor_for_the_active_player() -> None:
    table = station().ships(0, 0, cruiser=1)
    game = table.activate(0)
    answer(game, 0, "move nothing")
    assert game.asked(1) is None or asked(game, 1).prompt == "action"
    table = Table("sol", "muaat").ships(0, 1, cruiser=1).troops(0, VEFUT, space_dock=1)
    game = battle(table.hand(0, "experimental-battlestation"))
    assert not any("card played" in line for line in log(game))
    assert game.active == 1, "it was not asked"


@card("ti4:experimental-battlestation", "ti4:maneuvering-jets")
def test_a_battlestation_is_part_of_its_owners_one_roll() -> None:
    table = station().techs(1, "plasma-scoring").hand(0, "maneuvering-jets").troops(1, 25, pds=1)
    game = battle(table, 6, 5, 5, 1, 1)
    play(game, 1, "experimental-battlestation")
    answer(game, 1, "fire")
    answer(game, 1, "tech")
    answer(game, 1, f"type {SPACE_DOCK}")
    rolls = [event.values for event in game.log or [] if event.kind == "cannon"]
    assert [len(roll) - 1 for roll in rolls] == [1, 4], "a PDS and the dock, which has the one more die"
    play(game, 0, "maneuvering-jets")
    assert left(game, 0, CRUISER) == 0, "three hits, one cancelled"


@card("ti4:maneuvering-jets")
@rule("ti4:3.6b")
def test_maneuvering_jets_cancel_one_hit_of_each_roll_and_no_more() -> None:
    table = Table("sol", "hacan", "norr", tiles=TWO_PLANETS).ships(0, 1, cruiser=3)
    table.troops(1, BEREG, pds=2).troops(2, LIRTA, pds=1).hand(0, *["maneuvering-jets"] * 3)
    game = battle(table, 6, 6, 6)
    answer(game, 1, "fire")
    play(game, 0, "maneuvering-jets")
    assert left(game, 0, CRUISER) == 2, "no second copy on the same hits"
    assert asked(game, 2).prompt == "space cannon"
    answer(game, 2, "fire")
    play(game, 0, "maneuvering-jets")
    assert left(game, 0, CRUISER) == 2, "another player's roll is another one"
    assert len(game.players[0].hand) == 1


@card("ti4:maneuvering-jets")
def test_a_sabotaged_jet_leaves_the_window_to_the_next_one() -> None:
    table = Table("sol", "hacan", tiles=TWO_PLANETS).ships(0, 1, cruiser=2).troops(1, BEREG, pds=1)
    game = battle(table.hand(0, "maneuvering-jets", "maneuvering-jets").hand(1, "sabotage"), 6)
    answer(game, 1, "fire")
    play(game, 0, "maneuvering-jets")
    answer(game, 1, "card")
    play(game, 0, "maneuvering-jets")
    assert left(game, 0, CRUISER) == 2


# -- space combat ------------------------------------------------------------------------------------------------------


@card("ti4:fighter-prototype")
def test_fighter_prototypes_hit_better_in_the_first_round_only() -> None:
    table = Table("sol", "hacan").ships(0, 1, carrier=1, fighter=2).ships(1, 0, cruiser=3).ships(1, 3, cruiser=1)
    game = battle(table.hand(0, "fighter-prototype"), 7, 8, 8, 1, 1, 1, 8, 8, 8, 1)
    play(game, 0, "fighter-prototype")
    answer(game, 1, "stay")
    assert left(game, 1, CRUISER) == 1, "seven and eight of the fighters are enough, eight of the carrier is not"
    answer(game, 1, "stay")
    assert left(game, 1, CRUISER) == 1, "in the second round they are as they were"


@card("ti4:fighter-prototype")
def test_without_the_card_they_miss_and_a_second_round_is_too_late() -> None:
    table = Table("sol", "hacan").ships(0, 1, carrier=1, fighter=2).ships(1, 0, cruiser=3).ships(1, 3, cruiser=1)
    game = battle(table.hand(0, "fighter-prototype"), 7, 8, 6, 1, 1, 1)
    answer(game, 0, "pass")
    answer(game, 1, "stay")
    assert left(game, 1, CRUISER) == 3
    assert asked(game, 1).prompt == "announce retreat", "the next round, and nobody was asked at its start"


@card("ti4:emergency-repairs")
def test_emergency_repairs_at_the_start_repair_what_was_damaged_before() -> None:
    table = Table("sol", "hacan").ships(0, 1, damaged_dreadnought=2).ships(1, 0, cruiser=1).ships(1, 3, cruiser=1)
    game = battle(table.hand(0, "emergency-repairs"))
    play(game, 0, "emergency-repairs")
    assert damaged(game.players[0].ships_in(0), DREADNOUGHT) == 0
    assert left(game, 0, DREADNOUGHT) == 2


@card("ti4:emergency-repairs")
@rule("ti4:71.9a")
def test_emergency_repairs_come_also_at_the_end_of_the_combat() -> None:
    table = Table("sol", "hacan").ships(0, 1, dreadnought=1).ships(1, 0, cruiser=1).hand(0, "emergency-repairs")
    game = battle(table, 5, 7)
    answer(game, 0, "sustain")
    assert asked(game, 0).prompt == "end-of-space-combat-round"
    play(game, 0, "emergency-repairs")
    assert damaged(game.players[0].ships_in(0), DREADNOUGHT) == 0


def fleeing(**ships: int) -> Table:
    table = Table("sol", "hacan").ships(0, 1, **ships).ships(0, 2, cruiser=1)
    return table.ships(1, 0, cruiser=1).ships(1, 3, cruiser=1)


@card("ti4:intercept")
@rule("ti4:71.4b")
def test_an_intercepted_retreat_does_not_take_place_and_was_announced_all_the_same() -> None:
    game = battle(fleeing(cruiser=2).hand(0, "intercept"), 1, 1, 1, 1, 1, 1)
    answer(game, 1, "retreat")
    play(game, 0, "intercept")
    assert left(game, 1, CRUISER) == 1, "it has stayed"
    assert asked(game, 1).prompt == "announce retreat"
    assert not any("retreat announced 0" in line for line in log(game)), "the attacker was not asked in that round"
    answer(game, 1, "retreat")
    assert left(game, 1, CRUISER, 3) == 2, "in the next round it gets away"
    assert "retreat intercepted" in [event.kind for event in game.log or []]


@card("ti4:intercept")
def test_nobody_intercepts_their_own_retreat_or_that_of_a_third() -> None:
    table = fleeing(cruiser=1).hand(1, "intercept")
    game = battle(table, 1, 1)
    answer(game, 1, "retreat")
    assert left(game, 1, CRUISER, 3) == 2


@card("ti4:intercept", "ti4:skilled-retreat")
@rule("ti4:F.action-cards.1")
def test_a_skilled_retreat_is_no_retreat_to_intercept() -> None:
    game = battle(fleeing(cruiser=1).hand(0, "intercept").hand(1, "skilled-retreat"))
    play(game, 1, "skilled-retreat")
    refused = [game.why_not(1, thing) for thing in (("system", 0), ("system", 1), ("planet", 0))]
    assert [each.reason if each else "" for each in refused] == ["not-adjacent", "", "not-in-question"]
    answer(game, 1, "system 3")
    assert left(game, 1, CRUISER, 3) == 2
    assert len(game.players[0].hand) == 1


@card("ti4:shields-holding")
@rule("ti4:46.2")
def test_shields_hold_against_a_barrage_too() -> None:
    table = Table("sol", "hacan").ships(0, 1, destroyer=2).ships(1, 0, carrier=1, fighter=4).hand(1, "shields-holding")
    game = battle(table.ships(1, 3, cruiser=1), 9, 9, 9, 1)
    play(game, 1, "shields-holding")
    assert left(game, 1, FIGHTER) == 3, "of three hits two are cancelled"


@card("ti4:shields-holding")
def test_shields_do_not_hold_against_space_cannons() -> None:
    table = Table("sol", "hacan", tiles=TWO_PLANETS).ships(0, 1, cruiser=1).troops(1, BEREG, pds=1)
    game = battle(table.hand(0, "shields-holding"), 6)
    answer(game, 1, "fire")
    assert left(game, 0, CRUISER) == 0


@card("ti4:salvage")
@rule("ti4:57.6", "ti4:39.6", "ti4:39.2")
def test_salvage_turns_the_commodities_of_the_loser_into_goods_of_the_winner() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).hand(0, "salvage")
    game = battle(table.pools(0, goods=1).pools(1, commodities=3), 7, 1)
    play(game, 0, "salvage")
    assert (game.players[0].goods, game.players[1].commodities, game.players[0].commodities) == (4, 0, 0)


@card("ti4:salvage", "ti4:pillage")
@rule("ti4:57.6")
def test_what_is_salvaged_is_gained_and_may_be_pillaged() -> None:
    """As what a Trade Agreement brings: it is no transaction, so only who receives it is pillaged."""
    table = Table("sol", "hacan", "mentak").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).hand(0, "salvage")
    game = battle(table.ships(2, 2, cruiser=1).pools(1, commodities=3), 7, 1)
    play(game, 0, "salvage")
    assert asked(game, 2).prompt == "after-trade-goods-gained"
    answer(game, 2, "ability")
    assert (game.players[0].goods, game.players[2].goods) == (2, 1)


@card("ti4:salvage", "ti4:dark-pact")
def test_what_is_salvaged_may_be_all_that_a_dark_pact_asks_for() -> None:
    table = Table("empyrean", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).hand(0, "salvage")
    table.game.players[1].area = (note_of("dark-pact", 0),)
    game = battle(table.pools(1, commodities=6), 7, 1)
    play(game, 0, "salvage")
    assert (game.players[0].goods, game.players[1].goods) == (7, 1)


@card("ti4:salvage")
@pytest.mark.parametrize(("dice", "commodities"), [((7, 7), 3), ((7, 1), 0)])
def test_there_is_nothing_to_salvage_without_victory_or_commodities(dice: tuple[int, int], commodities: int) -> None:
    table = Table("sol", "muaat").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).hand(0, "salvage")
    game = battle(table.pools(1, commodities=commodities), *dice)
    assert game.active == 1


@card("ti4:courageous-to-the-end")
@rule("ti4:F.action-cards.2", "ti4:71.10")
def test_courageous_to_the_end_destroys_what_its_owner_chooses_and_credits_who_played_it() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, destroyer=1, damaged_war_sun=1)
    table.game.players[0].secrets = (NUMBER["destroy-their-greatest-ship"],)
    game = battle(table.hand(0, "courageous-to-the-end"), 1, 1, 1, 1, 1, 7, 1, 7, 10)
    play(game, 0, "courageous-to-the-end")
    assert (left(game, 1, DESTROYER), left(game, 0, CRUISER)) == (0, 0)
    answer(game, 0, "objective")
    assert game.players[0].points == 1
    assert "courage rolled" in [event.kind for event in game.log or []]


@card("ti4:direct-hit")
def test_a_direct_hit_on_a_flagship_is_its_destruction_by_who_played_it() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, flagship=1).hand(0, "direct-hit")
    table.game.players[0].secrets = (NUMBER["destroy-their-greatest-ship"],)
    game = battle(table, 7, 1, 1)
    answer(game, 1, "sustain")
    play(game, 0, "direct-hit")
    answer(game, 0, "objective")
    assert game.players[0].points == 1


@card("ti4:courageous-to-the-end")
@rule("ti4:F.saar.3", "ti4:76")
def test_a_factory_that_falls_beside_the_last_ship_is_no_ship_to_answer() -> None:
    table = Table("sol", "saar").own(1).planets(1, MECATOL_REX).ships(0, 1, dreadnought=1)
    table.ships(1, 0, cruiser=1, space_dock=1).hand(1, "courageous-to-the-end")
    game = battle(table, 10, 1)
    assert what_happened(game).about == CRUISER
    answer(game, 1, "pass")
    assert left(game, 1, SPACE_DOCK) == 0
    assert game.waiting()[0].prompt == "action", "nobody is asked again"


@card("ti4:courageous-to-the-end")
@rule("ti4:76", "ti4:21.2")
def test_soldiers_that_fall_between_the_ships_are_no_ships_to_answer() -> None:
    table = Table("argent", "sol").techs(0, "strike-wing-alpha-2").ships(0, 1, destroyer=1)
    table.ships(1, 0, carrier=1, infantry=1).planets(1, MECATOL_REX).hand(1, "courageous-to-the-end")
    game = battle(table, 9, 1, 1, 7, 1)
    assert (left(game, 1, INFANTRY), left(game, 1, CARRIER)) == (0, 0)
    assert what_happened(game).about == CARRIER, "the only loss that is asked about"
