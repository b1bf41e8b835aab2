"""The player's habits: what it answers without looking ahead, question by question, and what it takes positions for."""

from __future__ import annotations

import pytest

from orrery.cosmic.bot import GreedyBot
from orrery.cosmic.bot.bargaining import balance, fairness, gain, gift_of
from orrery.cosmic.bot.deeds import hurts_me, wants_card, wants_power
from orrery.cosmic.bot.judgement import (
    aliens_of,
    best_attack,
    best_card,
    gains_colony,
    is_close,
    my_worth,
    side_ships,
    worth_as_card,
)
from orrery.cosmic.bot.ships import softness, thickest
from orrery.cosmic.bot.worth import card_worth
from orrery.cosmic.cards import ALIEN, CARDS, NUMBERS, TECH, WILD_DESTINY
from orrery.kernel.decision import Choice, Decision, Option
from orrery.kernel.rng import seeded
from support.cosmic import Cosmos, deed_key

QUIET = ("clone", "filch", "chosen", "mirror")


def card(key: str) -> int:
    return NUMBERS[key][0]


def choice(table: Cosmos, decision: Decision) -> Choice:
    return GreedyBot().choose(table.game.view(decision.seat), decision, seeded(1))


def replies(table: Cosmos, decision: Decision) -> list[Option]:
    """What the bot picks for that question."""
    return [decision.options[place] for place in choice(table, decision).picks]


def planets(table: Cosmos, decision: Decision) -> list[int]:
    return [option.things[0][1] for option in replies(table, decision)]


def settle(table: Cosmos, seat: int, *foreign: int) -> Cosmos:
    """This seat has one ship on each of these planets, taken from its first home planets."""
    for at, planet in enumerate(foreign):
        table.game.colonies[planet][seat] += 1
        table.game.colonies[seat * 5 + at][seat] -= 1
    return table


# -- what a position is worth ------------------------------------------------------------------------------------------


def test_one_colony_before_the_last_a_player_is_close() -> None:
    table = settle(Cosmos(*QUIET[:3]), 0, 5, 6, 7)
    table.to("aim")
    assert not is_close(table.game.view(1), 0)
    settle(table, 0, 10)
    assert is_close(table.game.view(1), 0)


def test_only_powers_that_work_and_can_be_seen_count() -> None:
    table = Cosmos("tripler", "filch", "chosen", hidden=True)
    table.to("aim")
    view = table.game.view(0)
    assert [len(aliens_of(view, seat)) for seat in range(3)] == [1, 0, 0]
    table.game.players[0].powers[0].lost = True
    assert aliens_of(table.game.view(0), 0) == []


def test_a_colony_is_gained_abroad_and_where_there_is_none_yet() -> None:
    table = settle(Cosmos(*QUIET), 2, 5)
    table.sends(1, 5).to("invite")
    view = table.game.view(3)
    assert [gains_colony(view, seat) for seat in range(4)] == [True, False, False, True]


def test_the_ships_of_a_side_count_with_their_weight() -> None:
    table = Cosmos("macron", "filch", "chosen").sends(1, 6)
    table.to("invite", 1)
    assert (side_ships(table.game.view(2), 1), side_ships(table.game.view(2), 2)) == (4, 4)


@pytest.mark.parametrize(
    ("alien", "key", "worth"),
    [
        ("clone", "attack-08", 8),
        ("clone", "negotiate", -5),
        ("clone", "morph", 9),
        ("pacifist", "negotiate", 30),
        ("tripler", "attack-10", 30),
        ("tripler", "attack-20", 7),
        ("virus", "attack-08", 24),
        ("mirror", "attack-08", 80),
        ("mirror", "attack-30", 30),
        ("anti-matter", "attack-06", 19),
        ("warrior", "attack-06", 8),
        ("human", "attack-06", 10),
        ("warpish", "attack-06", 9),
    ],
)
def test_a_card_is_worth_what_the_power_makes_of_it(alien: str, key: str, worth: int) -> None:
    table = Cosmos(alien, "filch", "chosen").sends(3).in_warp(2, 3)
    table.to("invite", 1)
    table.game.players[0].powers[0].tokens = 2
    assert worth_as_card(table.game.view(0), 0, card(key)) == worth


def test_the_best_attack_of_the_hand() -> None:
    table = Cosmos(*QUIET[:3], hands={0: ["attack-06", "attack-14", "reinforcement-5", "negotiate"], 1: ["attack-04"]})
    table.to("aim")
    assert best_attack(table.game.view(0)) == 14


def test_cards_have_a_price() -> None:
    assert card_worth([], card("attack-30")) > card_worth([], card("cosmic-zap"))
    assert card_worth([], card("negotiate")) < card_worth([], card("cosmic-zap"))
    assert card_worth([ALIEN["pacifist"]], card("negotiate")) > card_worth([], card("attack-20"))
    assert card_worth([ALIEN["anti-matter"]], card("attack-40")) < card_worth([ALIEN["anti-matter"]], card("attack-04"))


# -- the card to lay ---------------------------------------------------------------------------------------------------


def laying(hand: list[str], ships: int = 4) -> str:
    table = Cosmos(*QUIET[:3], hands={0: hand, 1: ["attack-08", "attack-06"]}).sends(ships)
    decision = table.to("encounter card", 0)
    (picked,) = replies(table, decision)
    return deed_key(picked)


def test_the_lowest_attack_that_will_do() -> None:
    assert laying(["attack-40", "attack-15", "attack-14"]) == "attack-15"


def test_the_highest_where_none_is_sure() -> None:
    assert laying(["attack-10", "attack-12", "attack-04"]) == "attack-12"


def test_a_negotiate_where_there_is_no_hope() -> None:
    assert laying(["attack-04", "negotiate"], 1) == "negotiate"
    assert laying(["attack-09", "negotiate"], 4) == "attack-09"


def test_just_more_than_a_card_that_lies_open() -> None:
    hands = {0: ["attack-08", "attack-10"], 1: ["attack-12", "attack-13", "attack-40"]}
    table = Cosmos("clone", "oracle", "chosen", hands=hands).sends(4)
    table.to("open card", 0)
    table.pick(0, "attack-10")
    view = table.game.view(1)
    asked = table.to("encounter card", 1)
    assert deed_key(asked.options[choice(table, asked).picks[0]]) == "attack-12"
    assert best_card(view, 1, [card("attack-13"), card("attack-40")]) == card("attack-13")


# -- where to go -------------------------------------------------------------------------------------------------------


def test_it_aims_where_a_colony_counts_and_few_defend() -> None:
    table = settle(Cosmos(*QUIET[:3]), 0, 6)
    table.game.colonies[7][1], table.game.colonies[6][1] = 2, 1
    assert planets(table, table.to("aim")) == [7]


def test_a_wild_card_goes_to_the_softest_target_or_the_leader() -> None:
    table = Cosmos(*QUIET, destiny=[WILD_DESTINY])
    table.game.colonies[12][2] = 1
    decision = table.to("wild destiny")
    assert [option.id() for option in replies(table, decision)] == [2]
    view = table.game.view(0)
    assert softness(view, 0, 2) > softness(view, 0, 1) == softness(view, 0, 3)
    settle(table, 3, 5, 6)
    assert softness(table.game.view(0), 0, 3) > softness(view, 0, 3)


def test_on_its_own_colour_it_settles_a_lost_home_planet_only_when_in_need() -> None:
    table = Cosmos(*QUIET[:3], destiny=[0, 3])
    table.game.colonies[4][0] = 0
    assert [option.key for option in replies(table, table.to("own colour"))] == ["redraw"]
    table = Cosmos(*QUIET[:3], destiny=[0, 3])
    for planet in (3, 4):
        table.game.colonies[planet][0] = 0
    assert [option.key for option in replies(table, table.to("own colour"))] == ["planet"]


def test_on_its_own_colour_it_drives_somebody_out_when_its_power_is_lost() -> None:
    table = Cosmos(*QUIET[:3], destiny=[0, 3])
    for planet in (2, 3, 4):
        table.game.colonies[planet][0], table.game.colonies[planet][1] = 0, 1
    assert [option.key for option in replies(table, table.to("own colour"))] == ["colony"]


# -- ships -------------------------------------------------------------------------------------------------------------


def test_it_sends_all_it_may_but_gives_up_no_colony() -> None:
    table = Cosmos(*QUIET[:3])
    assert len(replies(table, table.to("launch"))) == 4
    table = Cosmos(*QUIET[:3])
    for planet in range(5):
        table.game.colonies[planet][0] = 1
    table.game.colonies[3][0] = 3
    assert planets(table, table.to("launch")) == [3, 3]


def test_ships_are_taken_from_where_most_are() -> None:
    table = Cosmos(*QUIET[:3])
    table.game.colonies[2][0] = 7
    decision = table.to("launch")
    taken = thickest(table.game.view(0), decision, 3)
    assert [decision.options[place].things[0][1] for place in taken] == [2, 2, 2]


def test_ships_come_home_to_where_fewest_are() -> None:
    table = Cosmos(*QUIET[:3]).in_warp(0, 1)
    table.game.colonies[3][0] = 1
    assert planets(table, table.to("place ships", 0)) == [3]


def test_it_loses_ships_where_most_are_and_hits_others_where_one_stands_alone() -> None:
    table = Cosmos(*QUIET[:3], hands={0: ["negotiate"], 1: ["negotiate"]})
    table.game.colonies[8][1] = 6
    table.to("deal")
    table.pick(0, "end talks")
    assert planets(table, table.to("lose ships", 1)).count(8) >= 2
    view = table.game.view(0)
    options = [Option("ship", (("planet", planet), ("ship", 0))) for planet in (5, 8, 9)]
    theirs = Decision(0, "lose ships", options, 1, 1, things=(("seat", 1),))
    assert thickest(view, theirs, 1, 1) == [1]
    table.game.colonies[9][1] = 1
    assert replies(table, theirs) == [options[2]]


def test_an_ally_brings_fewer_ships_to_the_stronger_side() -> None:
    brought = []
    for ships, defenders in ((4, 1), (4, 2), (1, 4)):
        table = Cosmos(*QUIET[:3]).sends(ships, 6).invites(0, 2).says(2, "ally", "side 1")
        table.game.colonies[6][1] = defenders
        brought.append(len(replies(table, table.to("ally ships", 2))))
    assert brought == [2, 2, 3]
    table = Cosmos(*QUIET).sends(4, 6).invites(0, 2, 3).joins(2, "offense", 4).says(3, "ally", "side 1")
    table.game.colonies[6][1] = 1
    assert len(replies(table, table.to("ally ships", 3))) == 1


# -- alliances ---------------------------------------------------------------------------------------------------------


def test_the_defense_invites_everybody() -> None:
    table = Cosmos(*QUIET)
    assert len(replies(table, table.to("invite", 1))) == 2


def test_the_offense_invites_nobody_whom_the_colony_would_make_a_winner_or_a_leader() -> None:
    table = settle(settle(Cosmos(*QUIET), 2, 7, 8, 15, 16), 3, 7)
    decision = table.sends(1, 5).to("invite", 0)
    assert [option.id() for option in replies(table, decision)] == [3]


def test_the_offense_needs_no_help_with_a_strong_card_least_of_all_to_win() -> None:
    hands = {0: ["attack-40", "attack-06"]}
    table = Cosmos(*QUIET, hands=hands)
    assert replies(table, table.to("invite", 0)) == []
    table = settle(Cosmos(*QUIET, hands=hands), 0, 6, 7, 8, 10)
    decision = table.sends(1, 5).to("invite", 0)
    assert replies(table, decision) == []


def allying(table: Cosmos) -> int:
    """The side that seat 2 joins, asked by both."""
    table.invites(0, 2).invites(1, 2)
    (picked,) = replies(table, table.to("ally", 2))
    return picked.things[0][1] if picked.things else 0


def test_it_joins_an_offense_that_brings_a_colony() -> None:
    assert allying(Cosmos(*QUIET[:3]).sends(4, 5)) == 1


def test_it_defends_where_it_gains_no_colony_or_the_odds_are_bad() -> None:
    assert allying(settle(Cosmos(*QUIET[:3]), 2, 5).sends(4, 5)) == 2
    table = Cosmos(*QUIET[:3]).sends(1, 5)
    table.game.colonies[5][1] = 9
    assert allying(table) == 2


def test_it_never_crowns_an_offense_unless_it_wins_too() -> None:
    table = settle(Cosmos(*QUIET[:3]), 0, 6, 7, 8, 10)
    assert allying(table.sends(4, 5)) == 2
    table = settle(settle(Cosmos(*QUIET[:3]), 0, 6, 7, 8, 10), 2, 6, 7, 8, 1)
    assert allying(table.sends(4, 5)) == 1


def test_not_asked_to_defend_it_lets_a_winner_alone() -> None:
    table = settle(Cosmos(*QUIET[:3]), 0, 6, 7, 8, 10).sends(4, 5).invites(0, 2)
    (picked,) = replies(table, table.to("ally", 2))
    assert picked.key == "stay out"


# -- rewards, second encounters, research ------------------------------------------------------------------------------


def rewarded(hand: int, warp: int) -> Option:
    hands = {0: ["attack-04"], 1: ["attack-40"], 2: ["attack-06"] * hand}
    table = Cosmos(*QUIET[:3], hands=hands).in_warp(2, warp).invites(1, 2).joins(2, "defense", 2)
    (picked,) = replies(table, table.to("reward", 2))
    return picked


def test_a_reward_is_cards_unless_the_hand_is_full_and_the_warp_too() -> None:
    assert rewarded(2, 7).things == (("cards", 2), ("ships", 0))
    assert rewarded(5, 5).things == (("cards", 2), ("ships", 0))
    assert rewarded(5, 6).things == (("cards", 0), ("ships", 2))


def after_a_win(hand: list[str], technology: bool = False) -> Option:
    techs = {1: ["xenon-lasers"]} if technology else None
    table = Cosmos(*QUIET[:3], hands={0: ["attack-40", *hand], 1: ["attack-04"]}, techs=techs)
    table.game.tech_deck = [TECH["omega-missile"]] if technology else []
    table.says(0, "encounter card", "attack-40").lays("attack-40", "attack-04").sends(1).encounter()
    (picked,) = replies(table, table.to("second encounter"))
    return picked


def test_a_second_encounter_needs_a_card_that_may_win() -> None:
    assert after_a_win(["attack-12"]).key == "encounter"
    assert after_a_win(["attack-04"]).key == "end turn"
    assert after_a_win([]).key == "end turn"
    assert after_a_win([], technology=True).key == "new technology"


def test_close_to_the_win_any_card_will_do() -> None:
    hands = {0: ["attack-40", "attack-04"], 1: ["attack-04"]}
    table = settle(Cosmos(*QUIET[:3], hands=hands), 0, 6, 7).lays("attack-40", "attack-04").sends(1, 5).encounter()
    (picked,) = replies(table, table.to("second encounter"))
    assert picked.key == "encounter"


def test_it_completes_what_it_can_and_researches_while_there_are_plenty_of_ships() -> None:
    table = Cosmos(*QUIET[:3], researching={0: {"xenon-lasers": 3, "omega-missile": 1}})
    assert [option.key for option in replies(table, table.to("research"))] == ["complete"]
    table = Cosmos(*QUIET[:3], researching={0: {"omega-missile": 1}})
    assert [option.key for option in replies(table, table.to("research"))] == ["research"]
    table = Cosmos(*QUIET[:3], researching={0: {"omega-missile": 1}}).in_warp(0, 8)
    assert [option.key for option in replies(table, table.to("research"))] == ["nothing"]


# -- deeds in windows --------------------------------------------------------------------------------------------------


def test_it_zaps_what_the_other_side_does_and_nothing_of_its_own() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20", "cosmic-zap"], 2: ["attack-06", "cosmic-zap"]}
    table = Cosmos("sorcerer", "filch", "chosen", hands=hands).will(0, "sorcerer").sends(1)
    decision = table.to("power used")
    view = table.game.view
    assert [hurts_me(view(seat), seat, decision) for seat in range(3)] == [False, True, False]
    asked = table.to("power used", 1)
    assert [deed_key(option) for option in replies(table, asked)] == ["cosmic-zap"]


def test_it_swaps_a_weak_card_away_and_keeps_a_strong_one() -> None:
    for key, swaps in (("attack-04", True), ("attack-20", False)):
        table = Cosmos("sorcerer", "filch", "chosen", hands={0: [key], 1: ["attack-08"]})
        table.to("cards placed", 0)
        assert wants_power(table.game.view(0), 0, "sorcerer") is swaps
        assert wants_power(table.game.view(0), 0, "calculator") is swaps


def test_it_turns_digits_when_that_helps_and_leaves_what_needs_a_plan_to_foresight() -> None:
    for key, turns in (("attack-08", True), ("attack-20", False), ("attack-11", False)):
        table = Cosmos("mirror", "filch", "chosen", hands={0: [key], 1: ["attack-08"]})
        table.to("cards placed", 0)
        view = table.game.view(0)
        assert wants_power(view, 0, "mirror") is turns
    assert wants_power(view, 0, "healer")
    assert not wants_power(view, 0, "kamikaze")


def test_it_reinforces_where_a_few_points_matter() -> None:
    for key, near in (("attack-12", True), ("attack-40", False), ("attack-04", False)):
        hands = {0: ["attack-10", "reinforcement-5"], 1: [key], 2: ["attack-06"]}
        table = Cosmos(*QUIET[:3], hands=hands).sends(4)
        table.to("reinforcing", 0)
        view = table.game.view(0)
        assert wants_card(view, 0, "reinforcing", card("reinforcement-5")) is near


def test_it_frees_everybody_only_when_it_gains_most_by_it() -> None:
    for mine, theirs, plays in ((4, 2, True), (4, 5, True), (4, 6, False), (2, 0, False)):
        table = Cosmos(*QUIET[:3]).in_warp(0, mine).in_warp(2, theirs)
        table.to("place ships", 0)
        table.game.players[0].warp = mine
        assert wants_card(table.game.view(0), 0, "encounter start", card("mobius-tubes")) is plays


def test_by_habit_it_plays_flares_where_it_has_a_part_and_spares_costly_ones() -> None:
    table = Cosmos(*QUIET[:3])
    table.to("invite", 0)
    assert wants_card(table.game.view(0), 0, "before cards", card("chosen-flare"))
    assert not wants_card(table.game.view(2), 2, "before cards", card("chosen-flare"))
    assert not wants_card(table.game.view(0), 0, "landing", card("shadow-flare"))
    assert not wants_card(table.game.view(0), 0, "outcome known", card("ionic-gas"))
    assert wants_card(table.game.view(2), 2, "encounter start", card("plague"))


# -- deals -------------------------------------------------------------------------------------------------------------


def talking(seat: int = 0) -> Cosmos:
    hands = {0: ["negotiate", "attack-30", "attack-04"], 1: ["negotiate", "attack-06"]}
    table = Cosmos(*QUIET[:3], hands=hands).lays("negotiate", "negotiate")
    table.to("deal", seat)
    return table


def test_the_lines_of_an_offer_are_read_from_the_question() -> None:
    assert gift_of("gift colony 1", 7) == (1, "colony", 7)


def test_terms_are_worth_what_they_bring() -> None:
    view = talking().game.view(0)
    assert gain(view, 0, [(1, "colony", 5)]) == 1
    assert gain(view, 0, [(0, "colony", 0)]) == 0
    assert gain(view, 0, [(0, "card", card("attack-30"))]) == -my_worth(view, card("attack-30"))
    assert gain(view, 0, [(0, "any", 1), (1, "random", 2)]) == pytest.approx(0.07)
    assert gain(view, 1, [(0, "attack", 8), (1, "flare", 2)]) == pytest.approx(0.07 - 0.14)
    assert gain(view, 0, [(1, "release", 3)]) == pytest.approx(0.12)
    assert balance(view, 0, [(0, "colony", 0)]) < 0
    assert fairness(view, 0, [(0, "colony", 0), (1, "colony", 5)]) > 0
    assert fairness(view, 0, [(1, "colony", 5)]) < 0


def test_it_gives_nobody_the_last_colony_and_takes_its_own() -> None:
    table = settle(talking(), 1, 0, 1, 2, 10)
    view = table.game.view(0)
    assert balance(view, 0, [(0, "colony", 3), (1, "colony", 8)]) < -2
    assert balance(view, 1, [(0, "colony", 3), (1, "colony", 8)]) > 10


def test_it_offers_from_which_both_gain_and_accepts_what_is_better_than_failing() -> None:
    table = talking()
    offer = choice(table, table.to("deal", 0)).form
    assert offer is not None
    assert fairness(table.game.view(0), 0, list(offer.gifts)) > 0
    table.offer(0, *offer.gifts)
    asked = table.to("deal", 1)
    assert [option.key for option in replies(table, asked)] == ["accept"]


def test_it_ends_talks_about_nothing_good() -> None:
    table = settle(talking(), 1, 0, 1, 2, 10)
    table.offer(0, (0, "any", 1), (1, "colony", 5))
    asked = table.to("deal", 1)
    only = Decision(1, "deal", asked.options, things=(("gift colony 1", 5),))
    assert GreedyBot().choose(table.game.view(1), only, seeded(1)).picks == (0,)


def test_a_colony_of_a_deal_is_founded_with_one_or_two_ships() -> None:
    table = talking()
    table.offer(0, (0, "colony", 0), (1, "colony", 5))
    table.pick(1, "accept")
    decision = table.to("deal colony")
    assert len(replies(table, decision)) == 2


def test_every_card_has_a_price() -> None:
    assert all(card_worth([], each.number) > 0 for each in CARDS)
