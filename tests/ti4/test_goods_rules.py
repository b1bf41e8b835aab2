"""Trade goods, commodities, the command sheet and what runs out, where rules meet."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice
from orrery.kernel.rng import Arranged
from orrery.ti4.components import NUMBER
from orrery.ti4.faction import FACTION, FACTIONS
from orrery.ti4.game import TwilightImperium
from orrery.ti4.limits import fleet_limit, over_fleet
from orrery.ti4.payments import INFLUENCE, RESOURCES, purse
from orrery.ti4.reinforcements import left_of, tokens_left
from orrery.ti4.rules.commodities import convert_commodities, gain_commodities
from orrery.ti4.rules.moves import draw, replenish
from orrery.ti4.rules.transaction import partners
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.tiles import PLANETS
from orrery.ti4.units import CRUISER, FIGHTER, PLASTIC, count
from support.cite import rule
from support.play import answer, asked, happened
from support.ti4 import Table, everything, plan

MUTINY = NUMBER["mutiny"]


def propose(game: TwilightImperium, seat: int) -> None:
    decision = asked(game, seat)
    assert [aside.key for aside in decision.asides] == ["propose transaction"]
    game.answer(Choice(seat, (len(decision.options),)))


# -- trade goods -------------------------------------------------------------------------------------------------------


@rule("ti4:39.3", "ti4:39.4", "ti4:39.4c", "ti4:51.2")
def test_goods_are_spent_in_the_turn_of_another_for_what_asks_for_goods() -> None:
    """Munitions Reserves ask for two trade goods at the start of a round of combat, also of the defender."""
    table = Table("sol", "letnev").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(1, 3, destroyer=1)
    game = table.pools(1, goods=3).activate(0)
    game.rng = Arranged(1, [], [1, 1, 10])
    everything(game, 0)
    answer(game, 1, "ability")
    assert game.players[1].goods == 1
    poor = Table("sol", "letnev").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(1, 3, destroyer=1)
    game = poor.pools(1, goods=1, commodities=2).activate(0)
    everything(game, 0)
    assert all(option.key != "ability" for option in asked(game, 1).options), "neither planets nor commodities count"


@rule("ti4:24.3a", "ti4:39.4b")
def test_goods_are_influence_but_cast_no_votes() -> None:
    two = [number for number, planet in enumerate(PLANETS) if planet.influence == 2]
    table = Table("sol", "muaat", "norr").pools(1, goods=9).pools(2, goods=9).planets(2, two[0])
    game = table.game
    assert (purse(game, 1, INFLUENCE), purse(game, 2, INFLUENCE)) == (9, 11)
    game.begin(ResolveAgenda(MUTINY))
    assert game.asked(1) is None, "nothing but goods: no vote"
    answer(game, 2, "for")
    assert [event.values[0] for event in game.log or [] if event.kind == "voted for"] == [2]
    assert game.players[2].goods == 9


@rule("ti4:51.2", "ti4:57.7", "ti4:39.4a", "ti4:39.4b")
def test_goods_pay_both_kinds_of_prices_and_commodities_none() -> None:
    game = Table("sol", "hacan").pools(0, goods=2, commodities=4).game
    assert (purse(game, 0, RESOURCES), purse(game, 0, INFLUENCE)) == (2, 2)


# -- commodities -------------------------------------------------------------------------------------------------------


@rule("ti4:57.2", "ti4:57.3")
@pytest.mark.parametrize("key", FACTION)
def test_nobody_ever_has_more_commodities_than_the_sheet_says(key: str) -> None:
    table = Table(key, "sol" if key != "sol" else "hacan").ships(0, 1, cruiser=1)
    value = FACTIONS[FACTION[key]].commodities
    replenish(table.game, 0)
    assert table.game.players[0].commodities == value
    replenish(table.game, 0)
    assert table.game.players[0].commodities == value


@rule("ti4:57", "ti4:57.2", "ti4:57.5", "ti4:39.6a")
def test_commodities_of_others_are_goods_and_count_against_no_value() -> None:
    table = Table("letnev", "hacan").ships(0, 1, cruiser=1).ships(1, 1, cruiser=1)
    game = table.pools(0, commodities=2).pools(1, commodities=6).begin()
    propose(game, 0)
    plan(game, 0, (1, "commodities", 6))
    answer(game, 1, "accept")
    assert (game.players[0].commodities, game.players[0].goods) == (2, 6)
    assert game.players[1].commodities == 0


# -- transactions ------------------------------------------------------------------------------------------------------


@rule("ti4:91.1", "ti4:91.1a", "ti4:63.1")
def test_whoever_becomes_a_neighbour_in_a_turn_is_a_partner_from_then_on() -> None:
    table = Table("sol", "muaat").pools(0, goods=1).ships(0, 1, cruiser=2).ships(1, 4, cruiser=1)
    game = table.activate(0)
    assert partners(game, 0) == []
    assert not asked(game, 0).asides
    plan(game, 0, (1, "cruiser", 1))
    assert asked(game, 0).prompt == "end turn"
    assert partners(game, 0) == [1], "from the middle everybody is next door"


@rule("ti4:91.1a")
def test_in_the_middle_of_a_combat_enemies_may_trade() -> None:
    table = Table("sol", "hacan").pools(0, goods=2).ships(0, 1, cruiser=1, destroyer=1).ships(1, 0, cruiser=1)
    table.game.rng = Arranged(1, [], [1, 1, 1, 1, 10])
    game = table.activate(0)
    plan(game, 0, (1, "cruiser", 1), (1, "destroyer", 1))
    assert asked(game, 0).prompt == "assign hits"
    propose(game, 0)
    plan(game, 0, (0, "goods", 2))
    answer(game, 1, "accept")
    assert asked(game, 0).prompt == "assign hits", "the question comes again"
    assert (game.players[0].goods, game.players[1].goods) == (0, 2)


@rule("ti4:91.1")
def test_a_second_transaction_with_the_same_neighbour_waits_for_the_next_turn() -> None:
    table = Table("sol", "hacan").pools(0, goods=2).ships(0, 1, cruiser=1).ships(1, 1, destroyer=1)
    game = table.begin()
    propose(game, 0)
    plan(game, 0, (0, "goods", 1))
    answer(game, 1, "accept")
    assert partners(game, 0) == []
    answer(game, 0, "pass")
    assert game.active == 1
    assert partners(game, 1) == [0], "in the turn of the other one more"


# -- the command sheet -------------------------------------------------------------------------------------------------


@rule("ti4:32.4", "ti4:51", "ti4:51.1", "ti4:52.4")
def test_without_a_token_in_the_tactic_pool_there_is_no_tactical_action() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).pools(0, tactic=0, fleet=9)
    game = table.begin()
    assert game.active == 1, "seat 0 could only pass: fleet and strategy pool are no help"
    assert game.players[0].passed


@rule("ti4:51", "ti4:51.1", "ti4:32.1", "ti4:32.4")
@pytest.mark.parametrize("fleet", [0, 1, 3, 16])
def test_each_token_in_the_fleet_pool_lets_one_ship_more_stand_in_a_system(fleet: int) -> None:
    game = Table("sol", "hacan").pools(0, fleet=fleet).ships(0, 1, cruiser=4, carrier=1, fighter=4).game
    assert fleet_limit(game, 0) == fleet
    assert over_fleet(game, 0, 1) == max(0, 5 - fleet)


@rule("ti4:52.3", "ti4:59.2", "ti4:64.1")
def test_sixteen_command_tokens_are_all_there_are() -> None:
    game = Table("sol", "hacan").pools(0, tactic=5, fleet=5).game
    game.players[0].tokens = (1, 2, 3)
    assert tokens_left(game, 0) == 16 - 5 - 5 - 2 - 3


# -- exhausted cards ---------------------------------------------------------------------------------------------------


@rule("ti4:30.4a")
def test_what_an_exhausted_card_says_for_always_stays_true() -> None:
    table = Table("sol", "hacan", tiles=("44", "19", "20", "21", "22", "23", "24")).techs(0, "antimass-deflectors")
    table.game.players[0].exhausted = table.game.players[0].techs
    game = table.ships(0, 1, cruiser=1).activate(0)
    plan(game, 0, (1, "cruiser", 1))
    assert count(game.players[0].ships_in(0), CRUISER) == 1, "into the asteroids"


# -- what runs out -----------------------------------------------------------------------------------------------------


@rule("ti4:59.1", "ti4:47")
def test_there_are_dice_for_everybody_who_rolls() -> None:
    """Of twenty-eight fighters at least eighteen are tokens; all of them roll."""
    table = Table("sol", "hacan").pools(0, fleet=9).ships(0, 1, carrier=4, war_sun=2, fighter=28)
    table.ships(1, 0, cruiser=1)
    game = table.activate(0)
    game.rng = Arranged(1, [], [1] * 38 + [10] * 99)
    plan(game, 0, (1, "carrier", 4), (1, "war sun", 2), (1, "fighter", 28))
    rolled = [event for event in game.log or [] if event.kind == "rolled" and event.actor == 0]
    fighters = [event.values for event in rolled if event.values[0] == FIGHTER]
    assert len(fighters[0]) == 1 + 28


@rule("ti4:59.5")
def test_an_empty_deck_is_made_anew_of_its_discard_pile() -> None:
    game = Table("sol", "hacan").game
    game.deck, game.discard = [7], [1, 2, 3]
    draw(game, 0, 2)
    assert game.players[0].hand[0] == 7
    assert sorted([*game.players[0].hand[1:], *game.deck]) == [1, 2, 3]
    assert (len(game.players[0].hand), game.discard) == (2, [])


@rule("ti4:25.3", "ti4:64", "ti4:101")
def test_what_leaves_the_board_is_in_the_reinforcements_again() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=2).ships(1, 0, dreadnought=1)
    table.game.rng = Arranged(1, [], [1, 1, 10, 1, 10])
    assert left_of(table.game, 0, CRUISER) == PLASTIC[CRUISER] - 2
    game = table.activate(0)
    plan(game, 0, (1, "cruiser", 2))
    while game.active_system == 0 and game.waiting()[0].prompt == "announce retreat":
        answer(game, game.waiting()[0].seat, "stay")
    assert left_of(game, 0, CRUISER) == PLASTIC[CRUISER]


@rule("ti4:57.5c", "ti4:21.3")
def test_commodities_are_gained_up_to_the_printed_value_and_converted_one_for_one() -> None:
    game = Table("sol", "hacan").pools(0, commodities=3, goods=1).game
    gain_commodities(game, 0, 2)
    assert game.players[0].commodities == 4, "as many as are printed on the sheet of the Sol"
    convert_commodities(game, 0, 3)
    assert (game.players[0].commodities, game.players[0].goods) == (1, 4)
    assert happened(game) == [("commodities gained", 0, (1,)), ("commodities converted", 0, (3,))]
