"""Remora: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.cards import ALIEN
from orrery.cosmic.rules.moves import move_ships
from orrery.cosmic.state import WARP
from support.cite import rule
from support.cosmic import Cosmos

HANDS = {0: ["attack-20"], 1: ["attack-04"], 2: ["attack-06"]}
EIGHT = ["attack-08"] * 7 + ["negotiate"]


def warped(table: Cosmos, *seats: int) -> Cosmos:
    """Two ships of each of these have been in the warp since before this encounter."""
    for seat in seats:
        move_ships(table.game, seat, seat * 5, WARP, 2)
    return table


def test_when_another_frees_a_ship_so_does_the_remora() -> None:
    table = warped(Cosmos("zombie", "clone", "remora", hands=HANDS), 0, 2).will(2, "remora")
    table.to("aim")
    assert (table.warp(0), table.warp(2)) == (1, 1)


def test_its_own_ship_at_regroup_is_nothing_to_cling_to() -> None:
    table = warped(Cosmos("remora", "clone", "zombie", hands=HANDS), 0).will(0, "remora")
    table.to("aim")
    assert table.warp(0) == 1


def test_a_ship_lost_in_this_encounter_stays_in_the_warp() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["attack-06"], 3: ["attack-08"]}
    table = Cosmos("remora", "clone", "zombie", "mirror", hands=hands).sends(2).will(0, "remora")
    warped(table, 3).invites(1, 3).joins(3, "defense", 1).says(3, "reward", "ships 1").encounter()
    assert (table.warp(3), table.warp(0)) == (1, 2)


@rule("cosmic:rewards.1")
def test_it_clings_once_to_cards_and_once_to_ships_of_a_mixed_reward() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["attack-06"], 3: ["attack-08"]}
    table = Cosmos("zombie", "clone", "remora", "mirror", hands=hands, top=["attack-07", "plague", "quash"])
    warped(table, 2, 3).invites(1, 3).joins(3, "defense", 3).says(3, "reward", "ships 1").will(2, "remora", "remora")
    table.encounter()
    assert table.hand(3) == ["attack-07", "attack-08", "plague"]
    assert table.hand(2) == ["attack-06", "quash"]
    assert table.warp(2) == 1


@rule("cosmic:zap.2")
def test_a_zap_stops_both_for_the_rest_of_the_encounter() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20", "cosmic-zap"], 2: ["attack-06"], 3: ["attack-08"]}
    table = Cosmos("sorcerer", "clone", "remora", "mirror", hands=hands).lays("attack-04", "attack-20")
    warped(table, 2, 3).invites(1, 3).joins(3, "defense", 3).says(3, "reward", "ships 1").will(2, "remora", "remora")
    table.will(1, "cosmic-zap").encounter()
    assert (table.hand(2), table.warp(2)) == (["attack-06"], 2)


@rule("cosmic:new-hand.4")
def test_a_whole_new_hand_is_one_draw() -> None:
    hands = {0: ["attack-20"], 1: ["reinforcement-2"], 2: ["attack-06"]}
    table = (
        Cosmos("zombie", "clone", "remora", hands=hands, top=EIGHT).will(2, "remora", "remora", "remora").encounter()
    )
    assert len(table.hand(2)) == 2


def test_what_the_remora_draws_feeds_no_second_use() -> None:
    hands = {0: ["attack-20"], 1: ["reinforcement-2"], 2: ["attack-06"]}
    table = Cosmos("zombie", "clone", "remora", hands=hands, top=EIGHT).will(2, *["remora"] * 5).encounter()
    assert len([event for event in table.events("power") if event.actor == 2]) == 1
    assert table.prompts.count("2 cards drawn") == 1


def test_wild_flare_draws_when_another_uses_a_flare() -> None:
    hands = {0: ["attack-04", "tripler-flare"], 1: ["attack-20"], 2: ["remora-flare"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands, top=["plague"]).will(0, "tripler-flare")
    table.will(2, "remora-flare").encounter()
    assert table.hand(2) == ["plague", "remora-flare"]


def test_wild_flare_is_not_for_artifacts() -> None:
    hands = {0: ["attack-20", "plague"], 1: ["attack-04"], 2: ["remora-flare", "attack-06"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(0, "plague").will(2, "remora-flare")
    table.says(0, "plague.victim", "seat 1").encounter()
    assert [event.actor for event in table.events("played")] == [0]


def test_super_flare_takes_a_card_or_a_ship_for_each_colony_gained_together() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"], 2: ["attack-06", "remora-flare"], 3: ["attack-08"]}
    table = Cosmos("zombie", "clone", "remora", "mirror", hands=hands, top=["plague"])
    warped(table, 2).invites(0, 3).joins(3, "offense").will(2, "remora-flare").says(2, "reward", "ships 1").encounter()
    assert table.hand(2) == ["attack-06", "plague", "remora-flare"]
    assert table.warp(2) == 1


def test_super_flare_sees_nothing_in_ships_that_join_a_colony() -> None:
    table = Cosmos("zombie", "clone", "remora", hands={**HANDS, 2: ["remora-flare"]}).will(2, "remora-flare")
    move_ships(table.game, 0, 0, 5, 1)
    table.game.happened.clear()
    table.encounter()
    assert table.hand(2) == ["remora-flare"]


def test_two_remoras_do_not_feed_each_other() -> None:
    hands = {0: ["attack-20"], 1: ["reinforcement-2"], 2: ["attack-06"], 3: ["attack-04"]}
    table = Cosmos("zombie", "clone", "remora", "mirror", hands=hands, top=EIGHT)
    table.game.players[3].powers.append(table.game.new_power(ALIEN["remora"]))
    table.will(2, *["remora"] * 5).will(3, *["remora"] * 5).encounter()
    assert (len(table.hand(2)), len(table.hand(3))) == (2, 2)


def test_wild_flare_is_not_for_flares_of_ones_own() -> None:
    hands = {0: ["attack-04", "tripler-flare", "remora-flare"], 1: ["attack-20"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands, many_flares=True)
    table.will(0, "tripler-flare", "remora-flare").encounter()
    assert len(table.events("played")) == 1


def test_super_flare_counts_the_colonies_of_others_alone() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"], 2: ["attack-06", "remora-flare"], 3: ["attack-08"]}
    table = warped(Cosmos("zombie", "clone", "remora", "mirror", hands=hands), 2).invites(0, 2, 3)
    table.joins(2, "offense").joins(3, "offense").will(2, "remora-flare")
    decision = table.to("reward", 2)
    assert [option.things for option in decision.options] == [
        (("cards", 2), ("ships", 0)),
        (("cards", 1), ("ships", 1)),
        (("cards", 0), ("ships", 2)),
    ]
    table.says(2, "reward", "ships 2").encounter()
    assert (table.warp(2), table.hand(2), table.prompts.count("2 reward")) == (0, ["attack-06", "remora-flare"], 1)
    assert table.game.players[2].adrift == 0
