"""Roles, places, values and totals, and what is done to cards and ships in every chapter: each by itself."""

from __future__ import annotations

import pytest

from orrery.cosmic.aliens.anti_matter import LowerWins
from orrery.cosmic.aliens.calculator import CalledOddOrEven, Equalized
from orrery.cosmic.aliens.citadel import discard_citadels
from orrery.cosmic.aliens.gambler import Spread
from orrery.cosmic.aliens.human import HumanBonus
from orrery.cosmic.aliens.macron import Massive, OneMoreForEachShip
from orrery.cosmic.aliens.mirror import Reversed, mirrored
from orrery.cosmic.aliens.tripler import Thirded, Tripled, a_third
from orrery.cosmic.aliens.virus import Multiplied, MultipliedByAll, TimesAllies
from orrery.cosmic.aliens.warpish import OfAllInTheWarp, OfOwnInTheWarp, OfTheOpponentsInTheWarp
from orrery.cosmic.cards import ALIEN, NUMBERS, TECH
from orrery.cosmic.encounter import DEFENSE, OFFENSE, UNINVOLVED
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.queries import (
    allies,
    both_attack,
    card_values,
    encounter_place,
    homes_for_power,
    is_ally,
    is_defensive_ally,
    is_involved,
    is_main,
    is_offensive_ally,
    lower_wins,
    opponent,
    other_side,
    others,
    prometheus_place,
    ships_at,
    ships_in_colonies,
    ships_in_encounter,
    shows_attack,
    total,
)
from orrery.cosmic.rules.deal import CarryOutDeal
from orrery.cosmic.rules.moves import (
    berth_options,
    draw_cards,
    free_from_warp,
    give_cards,
    look_at_hand,
    picked_planets,
    quake,
    random_cards,
    ship_options,
    take_openly,
    take_top,
)
from orrery.cosmic.state import BESIDE, GATE, ON_TECH, PROMETHEUS, RESEARCHING, WARP, Tech
from orrery.kernel.decision import Option
from support.cite import rule
from support.cosmic import Cosmos

QUIET = ("clone", "filch", "chosen", "trader", "hacker")


def allied() -> Cosmos:
    """Seat 0 with seat 3 against seat 1 with seat 2; seat 4 looks on."""
    hands = {0: ["attack-20", "attack-06"], 1: ["attack-08", "attack-04"]}
    table = Cosmos(*QUIET, hands=hands).sends(2, 5).invites(0, 3).invites(1, 2)
    table.joins(3, "offense", 3).joins(2, "defense", 1).to("encounter card")
    return table


# -- roles and places --------------------------------------------------------------------------------------------------


def test_roles() -> None:
    game = allied().game
    seats = range(5)
    assert [is_main(game, seat) for seat in seats] == [True, True, False, False, False]
    assert [is_ally(game, seat) for seat in seats] == [False, False, True, True, False]
    assert [is_involved(game, seat) for seat in seats] == [True, True, True, True, False]
    assert [is_offensive_ally(game, seat) for seat in seats] == [False, False, False, True, False]
    assert [is_defensive_ally(game, seat) for seat in seats] == [False, False, True, False, False]
    assert (allies(game, OFFENSE), allies(game, DEFENSE)) == ([3], [2])
    assert (opponent(game, 0), opponent(game, 1)) == (1, 0)
    assert (other_side(OFFENSE), other_side(DEFENSE)) == (DEFENSE, OFFENSE)
    assert others(game, 3) == [4, 0, 1, 2]


def test_places_of_ships() -> None:
    table = allied()
    game = table.game
    assert [ships_in_encounter(game, seat) for seat in range(5)] == [2, 4, 1, 3, 0]
    assert [encounter_place(game, seat) for seat in (0, 1, 2, 3)] == [GATE, 5, BESIDE, GATE]
    assert [ships_at(game, 0, place) for place in (0, 1, GATE, BESIDE, WARP, PROMETHEUS)] == [2, 4, 2, 0, 0, 0]
    assert ships_at(game, 2, BESIDE) == 1
    assert ships_in_colonies(game, 0) == 18
    game.players[0].warp = 3
    game.players[0].techs = [Tech(TECH["omega-missile"], 2), Tech(TECH["the-qax"], 1)]
    assert ships_at(game, 0, WARP) == 3
    assert ships_at(game, 0, ON_TECH - TECH["omega-missile"]) == 2
    game.now().planet = -1
    assert ships_in_encounter(game, 0) == 0
    game.prometheus = 0
    assert (ships_at(game, 0, PROMETHEUS), ships_at(game, 1, PROMETHEUS)) == (1, 0)


def test_the_prometheus_is_found_on_the_technology_it_researches() -> None:
    game = allied().game
    game.players[0].techs = [Tech(TECH["omega-missile"], 2), Tech(TECH["the-qax"], 1, prometheus=True)]
    game.prometheus, game.prometheus_at = 0, RESEARCHING
    assert prometheus_place(game) == ON_TECH - TECH["the-qax"]
    game.prometheus_at = 7
    assert prometheus_place(game) == 7


@rule("cosmic:power-loss.1")
def test_home_colonies_that_keep_the_power() -> None:
    assert homes_for_power(Cosmos(*QUIET[:3]).game) == 3
    assert homes_for_power(Cosmos(*QUIET[:3], planets=4).game) == 2


# -- values and totals -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "turned"), [(0, 0), (1, 10), (8, 80), (15, 51), (40, 4), (99, 99), (100, 100)])
def test_digits_are_turned(value: int, turned: int) -> None:
    assert mirrored(value) == turned


@pytest.mark.parametrize(("value", "third"), [(0, 0), (1, 1), (3, 1), (4, 2), (20, 7), (40, 14)])
def test_a_third_is_rounded_up(value: int, third: int) -> None:
    assert a_third(value) == third


def faced(offense: int, defense: int) -> Cosmos:
    table = allied()
    table.game.now().faces, table.game.now().shown = [offense, defense], True
    return table


def test_who_shows_an_attack() -> None:
    game = faced(0, -1).game
    assert (shows_attack(game, 0), shows_attack(game, 1), both_attack(game)) == (True, False, False)
    assert both_attack(faced(0, 0).game)
    game = faced(0, 0).game
    game.now().shown = False
    assert not both_attack(game)


def test_a_negotiate_counts_nothing() -> None:
    game = faced(-1, 8).game
    assert card_values(game) == [0, 8]
    assert (total(game, OFFENSE), total(game, DEFENSE)) == (0 + 2 + 3, 8 + 4 + 1)


def test_effects_on_values_by_themselves() -> None:
    changes: tuple[tuple[type[Modifier], int, int, list[int]], ...] = (
        (Thirded, 0, DEFENSE, [20, 3]),
        (Reversed, 0, 0, [2, 80]),
        (Reversed, 0, OFFENSE, [2, 8]),
        (Equalized, 3, 0, [12, 8]),
        (CalledOddOrEven, 0, 0, [20, -12]),
        (CalledOddOrEven, 0, 1, [12, 8]),
        (CalledOddOrEven, 1, 0, [12, 8]),
        (CalledOddOrEven, 1, 1, [20, -12]),
        (Spread, 1, 12, [20, 20]),
        (Spread, 1, 13, [20, 8]),
        (Tripled, 1, 0, [20, 24]),
        (Tripled, 0, 0, [7, 8]),
    )
    for effect, owner, about, values in changes:
        game = faced(20, 8).game
        game.begin_effect(effect(owner, about))
        assert card_values(game) == values, effect
    game = faced(8, 8).game
    game.begin_effect(Equalized(0))
    assert card_values(game) == [8, 8]


def test_effects_on_ships_by_themselves() -> None:
    changes: tuple[tuple[type[Modifier], int, tuple[int, int]], ...] = (
        (Massive, 3, (20 + 2 + 12, 8 + 4 + 1)),
        (Massive, 0, (20 + 8 + 3, 8 + 4 + 1)),
        (Multiplied, 0, (20 * 2 + 3, 8 + 4 + 1)),
        (TimesAllies, 0, (20 + 2 * 3, 8 + 4 + 1)),
        (LowerWins, 0, (20 - 2 - 3, 8 + 4 - 1)),
        (LowerWins, 1, (20 + 2 - 3, 8 - 4 - 1)),
    )
    for effect, owner, totals in changes:
        game = faced(20, 8).game
        game.begin_effect(effect(owner))
        assert (total(game, OFFENSE), total(game, DEFENSE)) == totals, effect
        assert lower_wins(game) is (effect is LowerWins)
    game = faced(20, 8).game
    game.begin_effect(Multiplied(0))
    game.begin_effect(MultipliedByAll(0))
    assert total(game, OFFENSE) == 20 * 5


def test_bonuses_by_themselves() -> None:
    changes: tuple[tuple[type[Modifier], int, int, tuple[int, int]], ...] = (
        (HumanBonus, OFFENSE, 5, (30, 13)),
        (HumanBonus, DEFENSE, -2, (25, 11)),
        (OfAllInTheWarp, 0, 0, (25 + 7, 13)),
        (OfAllInTheWarp, 1, 0, (25, 13 + 7)),
        (OfOwnInTheWarp, 1, 0, (25, 13 + 3)),
        (OfTheOpponentsInTheWarp, 0, 0, (25, 13 - 3)),
        (OfTheOpponentsInTheWarp, 1, 0, (25 - 4, 13)),
        (OneMoreForEachShip, 3, 0, (25 + 3, 13)),
        (OneMoreForEachShip, 4, 0, (25, 13)),
    )
    for effect, owner, about, totals in changes:
        game = faced(20, 8).game
        game.players[0].warp, game.players[1].warp = 4, 3
        game.begin_effect(effect(owner, about))
        assert (total(game, OFFENSE), total(game, DEFENSE)) == totals, (effect, owner)


# -- cards -------------------------------------------------------------------------------------------------------------


@rule("cosmic:note.cosmic-deck-empty")
def test_a_quake_deals_eight_to_everybody_as_far_as_there_are_cards() -> None:
    table = Cosmos(*QUIET[:3], hands={0: ["attack-06"] * 7, 1: ["attack-08"] * 7, 2: ["attack-04"] * 4})
    table.game.boxed, table.game.deck = table.game.deck, []
    table.game.known[1] = table.game.players[0].hand.copy()
    table.game.turn = 1
    quake(table.game)
    assert [len(player.hand) for player in table.game.players] == [2, 8, 8]
    assert table.game.known[1] == []
    assert table.game.deck == []


def test_drawing_stops_with_the_last_card() -> None:
    table = Cosmos(*QUIET[:3])
    table.game.deck, table.game.boxed = table.game.deck[:2], table.game.deck[2:]
    for player in table.game.players:
        table.game.boxed += player.hand
        player.hand = []
    assert len(draw_cards(table.game, 3)) == 2
    assert take_top(table.game) == -1


def test_a_new_deck_is_shuffled_and_known_to_nobody() -> None:
    table = Cosmos(*QUIET[:3])
    table.game.deck, table.game.discard = [], table.game.deck
    before = table.game.discard.copy()
    table.game.known[0] = before[:3]
    card = take_top(table.game)
    assert card != before[-1]
    assert (table.game.discard, table.game.known[0]) == ([], [])
    assert sorted([*table.game.deck, card]) == sorted(before)
    assert [event.values for event in table.events("reshuffled")] == [(len(before),)]


def test_who_gives_a_card_knows_where_it_is_and_others_know_nothing_any_more() -> None:
    table = Cosmos(*QUIET[:3], hands={0: ["attack-06", "attack-08"], 1: ["attack-04"]})
    game = table.game
    first = game.players[0].hand[0]
    game.known[2] = game.players[0].hand.copy()
    give_cards(game, 0, 1, [first])
    assert (table.hand(0), table.hand(1)) == (["attack-08"], ["attack-04", "attack-06"])
    assert (game.known[0], game.known[1], game.known[2]) == ([first], [], [])
    given = table.events("given")[0]
    assert (given.actor, given.values, given.knowers) == (0, (1, 1), (0, 1))
    give_cards(game, 0, 1, [])
    assert len(table.events("given")) == 1


def test_a_look_at_a_hand_and_a_card_taken_openly() -> None:
    table = Cosmos(*QUIET[:3], hands={0: ["attack-06", "attack-08"], 1: ["attack-04"]})
    look_at_hand(table.game, 1, 0)
    look_at_hand(table.game, 1, 0)
    assert sorted(table.game.known[1]) == sorted(table.game.players[0].hand)
    assert table.events("looked")[0].knowers == (1, 0)
    card = table.game.deck.pop()
    take_openly(table.game, 2, card)
    assert [card in known for known in table.game.known] == [True, True, False]
    assert card in table.game.players[2].hand


def test_random_cards_stay_in_the_hand() -> None:
    table = Cosmos(*QUIET[:3], hands={0: ["attack-06", "attack-08", "attack-10"]})
    hand = table.game.players[0].hand.copy()
    found = random_cards(table.game, 0, 2)
    assert len(set(found)) == 2
    assert set(found) <= set(hand)
    assert table.game.players[0].hand == hand


def test_citadels_of_one_seat_or_of_all() -> None:
    for seat, left in ((-1, [[], []]), (1, [[7], []])):
        table = Cosmos("citadel", "zombie", "chosen")
        game = table.game
        game.players[1].powers.append(game.new_power(ALIEN["citadel"]))
        sheets = [game.players[0].powers[0], game.players[1].powers[1]]
        for card, sheet in zip((0, 1), sheets, strict=True):
            sheet.cards, sheet.places = [card, card + 2], [7, 8]
        discard_citadels(game, 7, seat)
        assert [[place for place in sheet.places if place == 7] for sheet in sheets] == left
        assert game.discard == ([0, 1] if seat < 0 else [1])
        assert sheets[1].cards == [3]


# -- ships -------------------------------------------------------------------------------------------------------------


def test_ships_to_pick_and_places_to_put_them() -> None:
    table = Cosmos(*QUIET[:3])
    game = table.game
    game.colonies[1][0] = 1
    assert len(ship_options(game, 0, [0, 1], 3)) == 3 + 1
    game.prometheus, game.prometheus_at = 0, 0
    keys = [option.key for option in ship_options(game, 0, [0, 1], 4)]
    assert keys == ["ship", "ship", "ship", "prometheus", "ship"]
    assert len(berth_options([0, 1], 2)) == 4
    picked = [Option("ship", (("planet", 3), ("ship", 0))), Option("ship", (("planet", 3), ("ship", 1)))]
    picked += [Option("prometheus", (("planet", 3),)), Option("ship", (("planet", 4), ("ship", 0)))]
    assert picked_planets(picked) == [(3, 2), (PROMETHEUS, 1), (4, 1)]


def test_no_more_ships_are_freed_than_are_in_the_warp() -> None:
    table = Cosmos(*QUIET[:3]).in_warp(0, 2)
    assert free_from_warp(table.game, 0, 3) == 2
    assert (table.warp(0), table.game.players[0].adrift) == (0, 2)
    assert free_from_warp(table.game, 0, 3) == 0
    assert [event.values for event in table.events("freed")] == [(2,)]


# -- a deal carried out ------------------------------------------------------------------------------------------------


@rule("cosmic:resolution.deal-made.1", "cosmic:reveal.negotiate.3")
def test_each_line_of_the_terms_is_chosen_from_what_it_names_and_is_still_free() -> None:
    hands = {0: ["negotiate", "attack-30", "attack-08", "plague", "attack-10"], 1: ["negotiate", "attack-06"]}
    table = Cosmos(*QUIET[:3], hands=hands).lays("negotiate", "negotiate")
    table.to("deal")
    table.offer(0, (0, "attack", 9), (0, "card", NUMBERS["attack-30"][0]), (0, "artifact", 1), (1, "any", 1))
    table.pick(1, "accept").encounter()
    assert table.hand(0) == ["attack-06", "attack-08"]
    assert table.hand(1) == ["attack-10", "attack-30", "plague"]


def test_a_card_just_received_is_not_handed_on() -> None:
    hands = {0: ["negotiate", "attack-30", "attack-08"], 1: ["negotiate", "attack-06"]}
    for seed in range(1, 9):
        table = Cosmos(*QUIET[:3], hands=hands, seed=seed * 7919).lays("negotiate", "negotiate")
        table.to("deal")
        table.offer(0, (0, "card", NUMBERS["attack-30"][0]), (1, "random", 1))
        table.pick(1, "accept").encounter()
        assert (table.hand(0), table.hand(1)) == (["attack-06", "attack-08"], ["attack-30"])


def test_what_is_left_to_choice_is_asked_for_with_the_right_number() -> None:
    hands = {0: ["negotiate", "attack-30", "attack-08", "attack-10"], 1: ["negotiate", "attack-06"]}
    table = Cosmos(*QUIET[:3], hands=hands).lays("negotiate", "negotiate")
    table.to("deal")
    table.offer(0, (0, "any", 2), (1, "any", 1))
    table.pick(1, "accept")
    decision = table.to("deal cards", 0)
    assert (decision.least, decision.most, len(decision.options)) == (2, 2, 3)


def test_the_other_side_is_uninvolved_after_all() -> None:
    game = allied().game
    assert game.now().sides[4] == UNINVOLVED
    assert CarryOutDeal(((0, "any", 1),), []).at == 0


def test_a_number_in_the_terms_is_not_taken_for_a_card() -> None:
    hands = {0: ["negotiate", "attack-01", "attack-08"], 1: ["negotiate", "attack-06"]}
    table = Cosmos(*QUIET[:3], hands=hands).lays("negotiate", "negotiate")
    table.to("deal")
    assert NUMBERS["attack-01"] == [1]
    table.offer(0, (0, "any", 1), (1, "any", 1))
    table.pick(1, "accept")
    assert len(table.to("deal cards", 0).options) == 2
