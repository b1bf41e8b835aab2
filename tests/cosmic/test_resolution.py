"""Resolution: landing, losses, compensation, rewards, deals, victory."""

from __future__ import annotations

import pytest

from orrery.cosmic.cards import CARDS
from orrery.cosmic.encounter import DEAL
from orrery.cosmic.state import WARP
from orrery.kernel.decision import Choice, Refused
from support.cite import rule
from support.cosmic import Cosmos


def battle(offense: str, defense: str, *aliens: str, **hands: list[str]) -> Cosmos:
    """Four at the table, each side with an ally of two ships."""
    cards = {0: [offense, "attack-06"], 1: [defense, "attack-06"], 2: ["attack-04"], 3: ["attack-05"]}
    table = Cosmos(*(aliens or ("clone", "filch", "chosen", "mirror")), hands=cards).lays(offense, defense)
    return table.invites(0, 2).invites(1, 3).joins(2, "offense", 2).joins(3, "defense", 2).sends(3)


@rule("cosmic:resolution.offense-wins.1", "cosmic:resolution.offense-wins.2", "cosmic:resolution.offense-wins.3")
def test_when_the_offense_wins_everybody_on_the_gate_lands_and_the_defenders_go_to_the_warp() -> None:
    table = battle("attack-40", "attack-04").encounter()
    assert table.game.colonies[5] == [3, 0, 2, 0]
    assert (table.warp(1), table.warp(3)) == (4, 2)
    assert [table.game.foreign_colonies(seat) for seat in range(4)] == [1, 0, 1, 0]


@rule("cosmic:resolution.offense-wins.1")
def test_landing_strengthens_a_colony_that_is_there_already() -> None:
    table = battle("attack-40", "attack-04")
    table.game.colonies[5][0], table.game.colonies[4][0] = 1, 3
    table.encounter()
    assert table.game.colonies[5][0] == 4
    assert table.game.foreign_colonies(0) == 1


@rule("cosmic:resolution.defense-wins.1", "cosmic:resolution.defense-wins.2", "cosmic:components.3")
def test_when_the_defense_wins_everybody_on_the_gate_goes_to_the_warp() -> None:
    table = battle("attack-04", "attack-40").encounter()
    assert (table.warp(0), table.warp(2)) == (3, 2)
    assert table.game.colonies[5] == [0, 4, 0, 0]


@rule("cosmic:resolution.defense-wins.3", "cosmic:resolution.defense-wins.4")
def test_defensive_allies_go_to_any_own_colony_but_not_to_the_defended_planet() -> None:
    table = battle("attack-04", "attack-40")
    decision = table.to("place ships", 3)
    planets = {option.things[0][1] for option in decision.options}
    assert planets == {15, 16, 17, 18, 19}


@rule("cosmic:resolution.defense-wins.4")
def test_a_defensive_ally_who_lives_on_the_planet_may_land_there() -> None:
    table = battle("attack-04", "attack-40")
    table.game.colonies[5][3], table.game.colonies[19][3] = 1, 3
    table.answers[3, "ally ships"] = [["planet 15", "planet 16"]]
    decision = table.to("place ships", 3)
    assert 5 in {option.things[0][1] for option in decision.options}


@rule("cosmic:rewards.1", "cosmic:rewards.2", "cosmic:rewards.3", "cosmic:rewards.4")
def test_a_defensive_ally_takes_for_each_ship_a_card_or_a_ship_from_the_warp() -> None:
    cards = {0: ["attack-04"], 1: ["attack-40"], 2: ["attack-05"], 3: ["attack-06"]}
    table = Cosmos("clone", "filch", "chosen", "mirror", hands=cards).invites(1, 3).joins(3, "defense", 4).sends(1)
    table.game.colonies[15][3], table.game.players[3].warp = 1, 3
    decision = table.to("reward", 3)
    assert [tuple(number for _, number in option.things) for option in decision.options] == [
        (4, 0),
        (3, 1),
        (2, 2),
        (1, 3),
    ]
    table.pick(3, "ships 2")
    placing = table.to("place ships", 3)
    assert {option.things[0][1] for option in placing.options} == {16, 17, 18, 19}, "any colonies"
    table.encounter()
    assert len(table.game.players[3].hand) == 3
    assert table.warp(3) == 1


@rule("cosmic:rewards.5", "cosmic:compensation.4")
def test_offensive_allies_get_no_reward() -> None:
    table = battle("attack-40", "attack-04").encounter()
    assert not table.events("reward")
    assert table.hand(2) == ["attack-04"]


@rule("cosmic:compensation.1", "cosmic:compensation.2", "cosmic:note.compensation-from")
def test_a_loser_who_came_to_negotiate_takes_a_card_for_each_own_ship_lost() -> None:
    hands = {0: ["attack-10", *["attack-08"] * 6], 1: ["negotiate"], 2: ["attack-05"], 3: ["attack-07"]}
    table = Cosmos("clone", "filch", "chosen", "mirror", hands=hands).lays("attack-10", "negotiate")
    table.game.colonies[5][1], table.game.colonies[6][1] = 3, 5
    table.invites(1, 3).joins(3, "defense", 2).sends(1, 5).encounter()
    assert table.hand(1) == ["attack-08"] * 3
    assert table.hand(3) == ["attack-07"], "allies are not compensated"


@rule("cosmic:compensation.1")
def test_compensation_is_drawn_blindly() -> None:
    cards = ["attack-05", "attack-07", "attack-09", "attack-11", "attack-13"]
    taken = set()
    for seed in range(12):
        hands = {0: ["attack-10", *cards], 1: ["negotiate"]}
        table = Cosmos("mirror", "trader", "calculator", hands=hands, seed=seed * 7919 + 1)
        table.game.colonies[5][1], table.game.players[1].gone = 1, 3
        table.lays("attack-10", "negotiate").sends(1, 5).encounter()
        assert "0 pick compensation" not in table.prompts
        taken |= set(table.hand(1))
    assert len(taken) > 2


@rule("cosmic:compensation.4", "cosmic:rewards.5")
def test_who_is_compensated_gets_no_reward_and_a_beaten_attacker_no_compensation() -> None:
    table = battle("negotiate", "attack-40").encounter()
    assert [event.actor for event in table.events("reward")] == [3]
    assert [event.values for event in table.events("given")] == [(0, 1)], "the defense had one card left to pay with"
    table = battle("attack-04", "attack-40").encounter()
    assert not table.events("given")


@rule("cosmic:note.compensation-from", "cosmic:compensation.1")
def test_an_offense_who_came_to_negotiate_takes_from_the_defense() -> None:
    hands = {0: ["negotiate"], 1: ["attack-10", *["attack-08"] * 6], 2: ["attack-05"]}
    table = Cosmos("clone", "filch", "chosen", hands=hands).lays("negotiate", "attack-10").sends(4).encounter()
    assert table.hand(0) == ["attack-08"] * 4


@rule("cosmic:compensation.3")
def test_compensation_takes_the_whole_hand_if_there_are_too_few_cards() -> None:
    hands = {0: ["attack-10", "attack-08"], 1: ["negotiate"], 2: ["attack-05"]}
    table = Cosmos("clone", "filch", "chosen", hands=hands).lays("attack-10", "negotiate").sends(1).encounter()
    assert (table.hand(0), table.hand(1)) == ([], ["attack-08"])


@rule("cosmic:resolution.after.1")
def test_both_encounter_cards_are_discarded() -> None:
    table = battle("attack-40", "attack-04").encounter()
    assert {"attack-40", "attack-04"} <= {CARDS[card].key for card in table.game.discard}


# -- deals -------------------------------------------------------------------------------------------------------------


def talks(*aliens: str, offense: list[str] | None = None, defense: list[str] | None = None) -> Cosmos:
    hands = {0: ["negotiate", *(offense or ["attack-08"])], 1: ["negotiate", *(defense or ["attack-06"])]}
    table = Cosmos(*(aliens or ("anti-matter", "clone", "chosen")), hands=hands).lays("negotiate", "negotiate").sends(2)
    table.to("deal", 0)
    return table


@rule("cosmic:reveal.negotiate.1", "cosmic:reveal.negotiate.7")
def test_allies_go_home_before_the_talks_and_get_nothing() -> None:
    hands = {0: ["negotiate"], 1: ["negotiate"]}
    table = Cosmos("anti-matter", "filch", "chosen", "hacker", hands=hands).invites(0, 2).invites(1, 3)
    table.joins(2, "offense", 2).joins(3, "defense", 2).sends(1).to("deal")
    assert [sum(table.ships(seat).values()) for seat in (2, 3)] == [20, 20]
    table.pick(0, "end talks")
    table.encounter()
    assert not table.events("reward")
    assert (table.warp(2), table.warp(3)) == (0, 0)


@rule("cosmic:reveal.negotiate.3", "cosmic:reveal.negotiate.5", "cosmic:reveal.negotiate.11")
def test_example_three_cards_for_a_colony() -> None:
    table = talks(defense=["attack-04", "attack-06", "attack-08", "attack-30"])
    low = [card for card in table.game.players[1].hand if CARDS[card].value in (4, 6, 8)]
    table.offer(0, (0, "colony", 2), (1, "any", 3))
    table.offer(1, (0, "colony", 2), *[(1, "card", card) for card in low])
    table.pick(0, "accept")
    table.says(1, "deal colony", "planet 6", "planet 7").encounter()
    assert table.game.colonies[2][:2] == [4, 2]
    assert table.hand(0) == ["attack-04", "attack-06", "attack-08", "attack-08"]
    assert table.hand(1) == ["attack-30"]
    assert table.game.foreign_colonies(1) == 1
    assert table.events("deal")


@rule("cosmic:reveal.negotiate.5")
def test_a_colony_of_a_deal_is_not_founded_with_ships_in_the_warp() -> None:
    table = talks()
    table.game.colonies[9][1], table.game.players[1].warp = 0, 4
    table.offer(0, (0, "colony", 2), (1, "any", 1)).pick(1, "accept")
    decision = table.to("deal colony", 1)
    assert {option.things[0][1] for option in decision.options} == {5, 6, 7, 8}
    assert decision.most == 16


@rule("cosmic:reveal.negotiate.5", "cosmic:regroup.2")
def test_an_offense_without_a_colony_founds_the_granted_one_with_its_ship_on_the_gate() -> None:
    hands = {0: ["negotiate"], 1: ["negotiate", "attack-06"]}
    for deal, ships in ((((1, "colony", 7),), {7: 1}), (((1, "any", 1),), {})):
        table = Cosmos("anti-matter", "clone", "chosen", hands=hands)
        for planet in range(5):
            table.game.colonies[planet][0] = 0
        table.game.players[0].warp = 20
        table.to("deal", 0)
        assert table.game.players[0].gate == 1
        table.offer(0, *deal).pick(1, "accept")
        table.encounter()
        assert table.ships(0) == ships
        assert table.warp(0) == 20 - len(ships)
        assert table.conserved()


@rule("cosmic:reveal.negotiate.6")
def test_after_the_talks_the_ships_on_the_gate_go_home() -> None:
    table = talks()
    assert table.game.players[0].gate == 2
    table.offer(0, (0, "any", 1)).pick(1, "accept")
    table.encounter()
    assert table.game.players[0].gate == 0
    assert sum(table.ships(0).values()) == 20


@rule("cosmic:reveal.negotiate.9")
@pytest.mark.parametrize(
    ("gifts", "reason"),
    [
        ((), "deal-empty"),
        (((2, "any", 1),), "deal-main-players"),
        (((0, "card", 71),), "deal-not-your-card"),
        (((1, "card", 30),), "deal-unknown-card"),
        (((0, "any", 0),), "deal-number"),
        (((0, "any", 9),), "deal-too-many-cards"),
        (((0, "colony", 7),), "deal-no-colony"),
        (((0, "colony", 1), (0, "colony", 2)), "deal-one-colony"),
        (((0, "any", 1), (0, "release", 101)), "deal-zombie"),
        (((0, "any", 1), (0, "any", 1)), "deal-twice"),
    ],
)
def test_terms_that_make_no_deal_are_refused_with_the_reason(
    gifts: tuple[tuple[int, str, int], ...], reason: str
) -> None:
    table = talks()
    with pytest.raises(Refused, match=reason):
        table.offer(0, *gifts)
    assert table.game.asked(0) is not None


@rule("cosmic:reveal.negotiate.4")
def test_technology_cannot_be_part_of_a_deal() -> None:
    table = talks()
    with pytest.raises(Refused, match="deal-kind"):
        table.offer(0, (0, "tech", 1))


@rule("cosmic:reveal.negotiate.2", "cosmic:reveal.negotiate.8")
def test_when_the_minute_is_over_the_deal_fails() -> None:
    table = talks()
    for turn in range(8):
        table.offer(turn % 2, (turn % 2, "any", 1), (1 - turn % 2, "random", 1 + turn % 2 * 0))
    last = table.game.asked(0)
    assert last is not None
    assert last.forms is None, "no more offers"
    table.pick(0, "end talks")
    table.encounter()
    assert (table.warp(0), table.warp(1)) == (3, 3)


def test_an_offer_can_be_accepted_only_by_who_can_keep_it() -> None:
    table = talks(defense=["attack-06"])
    table.offer(0, (0, "any", 1), (1, "attack", 20))
    assert table.offered(1) == ["end talks"]


def test_cards_named_in_an_offer_are_known_to_the_two_who_talk_alone() -> None:
    table = talks()
    card = table.game.players[0].hand[0]
    table.offer(0, (0, "card", card))
    assert table.game.view(1).known == ((card, 0),)
    assert table.game.view(2).known == ()
    told = [event for event in table.game.log_for(2) if event.kind == "offer card"]
    assert told[0].secret == ()


@rule("cosmic:reveal.negotiate.3")
def test_both_may_grant_each_other_a_colony() -> None:
    table = talks()
    table.offer(0, (0, "colony", 2), (1, "colony", 7)).pick(1, "accept")
    table.encounter()
    assert table.outcome() == DEAL
    assert [table.game.foreign_colonies(seat) for seat in (0, 1)] == [1, 1]


# -- victory -----------------------------------------------------------------------------------------------------------


def near_victory(table: Cosmos, *seats: int) -> Cosmos:
    """These seats have four foreign colonies, all in the last system."""
    last = len(table.game.players) - 1
    for seat in seats:
        for planet in range(last * 5 + 1, last * 5 + 5):
            table.game.colonies[planet][seat] = 1
            table.game.colonies[seat * 5][seat] -= 1
        table.game.colonies[seat * 5][seat] += 4
        table.game.colonies[seat * 5 + 1][seat] -= 3
        table.game.colonies[seat * 5 + 2][seat] -= 1
    return table


@rule("cosmic:overview.2", "cosmic:overview.3", "cosmic:note.victory-count", "cosmic:note.victory-timing")
def test_the_fifth_foreign_colony_wins_wherever_the_five_are() -> None:
    hands = {0: ["attack-40"], 1: ["attack-04"]}
    table = near_victory(Cosmos("clone", "filch", "chosen", "mirror", hands=hands), 0).sends(1).encounter()
    assert table.game.over
    assert table.game.winners == [0]


@rule("cosmic:victory.1", "cosmic:note.victory-timing")
def test_who_reaches_the_fifth_colony_in_the_same_encounter_wins_too() -> None:
    table = near_victory(battle("attack-40", "attack-04"), 0, 2).encounter()
    assert table.game.winners == [0, 2]


@rule("cosmic:victory.1")
def test_a_deal_can_be_won_together() -> None:
    table = talks("anti-matter", "clone", "chosen", "hacker")
    near_victory(table, 0, 1)
    table.offer(0, (0, "colony", 0), (1, "colony", 5)).pick(1, "accept")
    table.encounter()
    assert table.game.winners == [0, 1]


@rule("cosmic:victory.1", "cosmic:note.victory-timing")
def test_a_fifth_colony_while_the_table_is_cleared_wins_before_anything_else_happens() -> None:
    hands = {0: ["attack-04", "attack-06", "machine-flare"], 1: ["attack-40", "remora-flare"], 2: ["tick-tock-flare"]}
    table = Cosmos("mirror", "trader", "calculator", "hacker", hands=hands).lays("attack-04", "attack-40").sends(1)
    table.will(0, "machine-flare").will(1, "remora-flare").will(2, "tick-tock-flare")
    near_victory(table, 2)
    table.game.deck, table.game.discard = [], table.game.deck  # the flare's card makes a new deck of the discards
    table.encounter()
    assert [event.actor for event in table.events("wins")] == [2]
    assert table.game.winners == [2]


@rule("cosmic:note.victory-count")
def test_four_foreign_colonies_and_any_number_at_home_do_not_win() -> None:
    table = near_victory(battle("attack-04", "attack-40"), 0).encounter()
    assert table.game.winners == []


@rule("cosmic:components.3")
def test_a_ship_paid_for_an_answer_meanwhile_is_not_lost_twice() -> None:
    hands = {0: ["negotiate", "zombie-flare", "void-flare"], 1: ["negotiate", "card-zap"]}
    table = Cosmos("mirror", "trader", "calculator", hands=hands, many_flares=True)
    table.will(0, "zombie-flare", "void-flare").will(1, "card-zap").says(0, "deal", "end talks")
    table.says(0, "lose ships", *["planet 2"] * 3).says(0, "lose ships", "planet 2")
    table.game.colonies[2][0], table.game.players[0].gone = 3, 1
    table.says(0, "place ships", "planet 3").encounter()
    assert 2 not in table.ships(0)
    assert table.warp(0) == 2  # one was saved by the wild Zombie flare
    assert table.conserved()


def test_a_place_that_owes_a_ship_is_noticed() -> None:
    table = Cosmos("mirror", "trader", "calculator").begin()
    table.game.colonies[0][0], table.game.colonies[1][0] = -1, 9
    assert table.game.count()["ships"] == table.start["ships"]
    assert not table.conserved()
    table.game.colonies[0][0], table.game.colonies[1][0] = 4, 4
    table.game.players[0].gate, table.game.players[0].warp = -1, 1
    assert not table.conserved()


def test_nor_is_it_if_the_prometheus_was_picked_beside_it() -> None:
    hands = {0: ["negotiate", "zombie-flare", "void-flare"], 1: ["negotiate", "card-zap"]}
    table = Cosmos("mirror", "trader", "calculator", hands=hands, many_flares=True, techs={0: ["the-prometheus"]})
    table.will(0, "zombie-flare", "void-flare").will(1, "card-zap").says(0, "deal", "end talks")
    table.says(0, "lose ships", "prometheus", "planet 2", "planet 2").says(0, "lose ships", "planet 2")
    table.game.prometheus, table.game.prometheus_at = 0, 2
    table.game.colonies[2][0], table.game.players[0].gone = 3, 2
    table.says(0, "the-prometheus.fate", "to the warp").says(0, "place ships", "planet 3").encounter()
    assert 2 not in table.ships(0)
    assert (table.warp(0), table.game.prometheus_at, table.ships(0)[3]) == (2, WARP, 5)
    assert table.conserved()


@rule("cosmic:reveal.negotiate.5")
def test_a_granted_colony_is_founded_with_one_ship_or_more() -> None:
    hands = {0: ["negotiate", "attack-06"], 1: ["negotiate", "attack-08"]}
    table = Cosmos("tripler", "mirror", "clone", hands=hands).lays("negotiate", "negotiate").sends(1)
    table.to("deal")
    table.offer(0, (1, "colony", 6), (0, "random", 1)).pick(1, "accept")
    decision = table.to("deal colony", 0)
    assert (decision.least, decision.most) == (1, 20)
    with pytest.raises(Refused):
        table.game.answer(Choice(0, ()))
    table.pick(0, "planet 0")
    assert table.game.colonies[6][0] == 1


@rule("cosmic:reveal.negotiate.5")
def test_without_a_ship_outside_the_warp_nobody_is_granted_a_colony() -> None:
    hands = {0: ["negotiate", "attack-06"], 1: ["negotiate", "attack-08"]}
    table = Cosmos("tripler", "mirror", "clone", hands=hands).lays("negotiate", "negotiate")
    table.to("deal")
    for ships in table.game.colonies:
        table.game.players[1].warp += ships[1]
        ships[1] = 0
    with pytest.raises(Refused, match="deal-no-ships"):
        table.offer(0, (0, "colony", 0), (1, "random", 1))


@rule("cosmic:components.3")
def test_the_warp_holds_the_beaten_ships_and_the_track_counts_colonies_abroad() -> None:
    table = Cosmos("tripler", "mirror", "clone", hands={0: ["attack-40"], 1: ["attack-04"]}).sends(2)
    assert table.game.scores() == [0, 0, 0]
    table.encounter()
    assert [table.warp(seat) for seat in range(3)] == [0, 4, 0]
    assert table.game.scores() == [1, 0, 0]
    assert [player.warp for player in table.game.public_view().players] == [0, 4, 0]
