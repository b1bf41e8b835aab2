"""Amoeba: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.encounter import DEFENSE_WINS, OFFENSE_WINS
from support.cite import rule
from support.cosmic import Cosmos


def test_any_number_of_ships_comes_in_even_beyond_four() -> None:
    hands = {0: ["attack-10"], 1: ["attack-06"]}
    table = Cosmos("amoeba", "zombie", "clone", hands=hands).will(0, "amoeba").sends(4)
    table.says(0, "amoeba.way", "more ships").says(0, "amoeba.more", *["ship"] * 7).encounter()
    assert table.totals() == (10 + 11, 6 + 4)
    assert table.events("oozed in")[0].values == (7,)
    assert table.ships(0)[5] == 11


def test_all_ships_go_back_and_the_win_brings_no_colony() -> None:
    hands = {0: ["attack-20"], 1: ["attack-06"], 2: ["attack-04"]}
    table = Cosmos("amoeba", "clone", "zombie", hands=hands).will(0, "amoeba").sends(2)
    table.invites(0, 2).joins(2, "offense", 1)
    table.says(0, "amoeba.way", "fewer ships").says(0, "amoeba.fewer", "planet 2", "planet 3").encounter()
    assert table.totals() == (20 + 0 + 1, 6 + 4)
    assert table.outcome() == OFFENSE_WINS
    assert table.ships(0) == {0: 2, 1: 4, 2: 5, 3: 5, 4: 4}
    assert table.ships(2)[5] == 1  # the ally lands as usual
    assert table.game.waiting()[0].prompt == "second encounter"


def test_as_defense_the_ships_move_between_the_planet_and_other_colonies() -> None:
    hands = {0: ["attack-10"], 1: ["attack-06"]}
    table = Cosmos("clone", "amoeba", "zombie", hands=hands).will(1, "amoeba").sends(1)
    table.says(1, "amoeba.way", "fewer ships")
    asked = table.to("amoeba.fewer", 1)
    assert all(option.things[0][1] != 5 for option in asked.options)  # not onto the planet itself
    assert (asked.least, asked.most) == (1, 4)
    table.pick(1, "planet 6", "planet 6", "planet 6", "planet 7").encounter()
    assert table.totals() == (10 + 1, 6 + 0)
    assert table.warp(1) == 0
    assert table.ships(1) == {6: 7, 7: 5, 8: 4, 9: 4}


@rule("cosmic:zap.2")
def test_zapped_the_ships_stay_where_they_are() -> None:
    hands = {0: ["attack-10"], 1: ["attack-06"], 2: ["cosmic-zap"]}
    table = Cosmos("amoeba", "zombie", "clone", hands=hands).will(0, "amoeba").will(2, "cosmic-zap").sends(4)
    table.says(0, "amoeba.way", "more ships").says(0, "amoeba.more", *["ship"] * 7).encounter()
    assert table.totals() == (10 + 4, 6 + 4)
    assert table.ships(0)[5] == 4


@rule("cosmic:power-loss.2")
def test_emptied_colonies_are_lost_at_once_and_the_power_with_them_after_the_move() -> None:
    table = Cosmos("amoeba", "zombie", "clone", hands={0: ["attack-10"], 1: ["attack-06"]}).will(0, "amoeba").sends(1)
    ships = [f"planet {planet}" for planet in (0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2)]
    table.says(0, "amoeba.way", "more ships").says(0, "amoeba.more", *ships).encounter()
    assert table.totals() == (10 + 12, 6 + 4)
    assert table.game.players[0].powers[0].lost
    assert table.ships(0) == {3: 4, 4: 4, 5: 12}


def test_many_ships_weigh_for_a_sorcerer_all_the_same() -> None:
    hands = {0: ["attack-04"], 1: ["attack-10"]}
    table = Cosmos("amoeba", "sorcerer", "clone", hands=hands).will(0, "amoeba").will(1, "sorcerer").sends(1)
    table.says(0, "amoeba.way", "more ships").says(0, "amoeba.more", *["ship"] * 3).encounter()
    assert table.totals() == (10 + 4, 4 + 4)


def test_wild_flare_changes_at_most_four_before_cards_are_chosen() -> None:
    hands = {0: ["attack-10", "amoeba-flare"], 1: ["attack-06"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(0, "amoeba-flare").sends(4)
    table.says(0, "amoeba.way", "more ships")
    assert (table.to("amoeba.more", 0).least, table.to("amoeba.more", 0).most) == (1, 4)
    table.pick(0, *["ship"] * 4).encounter()
    assert table.totals() == (10 + 8, 6 + 4)
    assert "amoeba-flare" in table.hand(0)


def test_wild_flare_lets_a_defense_without_ships_bring_some_in() -> None:
    hands = {0: ["attack-06"], 1: ["attack-06", "amoeba-flare"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(1, "amoeba-flare").sends(2, 5)
    table.game.colonies[5][1], table.game.colonies[6][1] = 0, 8
    asked = table.to("amoeba.more", 1)  # there is nothing to pull back
    assert asked.most == 4
    table.pick(1, "ship", "ship").encounter()
    assert table.totals() == (6 + 2, 6 + 2)
    assert table.outcome() == DEFENSE_WINS
    assert table.ships(1)[5] == 2


def test_super_flare_lets_an_ally_ooze() -> None:
    hands = {0: ["attack-06"], 1: ["attack-10"], 2: ["attack-04", "amoeba-flare"]}
    table = Cosmos("zombie", "clone", "amoeba", hands=hands).will(2, "amoeba-flare").sends(1)
    table.invites(0, 2).joins(2, "offense", 1)
    table.says(2, "amoeba.way", "more ships").says(2, "amoeba.more", *["ship"] * 9).encounter()
    assert table.totals() == (6 + 1 + 10, 10 + 4)
    assert table.ships(2)[5] == 10


def test_an_ally_without_the_flare_cannot_ooze() -> None:
    table = Cosmos("zombie", "clone", "amoeba").will(2, "amoeba").sends(1).invites(0, 2).joins(2, "offense", 1)
    table.encounter()
    assert "2 amoeba.way" not in table.prompts


def test_each_half_of_the_flare_is_for_its_role_alone() -> None:
    hands = {0: ["attack-10"], 1: ["attack-06"], 2: ["amoeba-flare"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(2, "amoeba-flare").encounter()
    assert not table.events("played")  # a bystander
    table = Cosmos("zombie", "clone", "amoeba", hands=hands).will(2, "amoeba-flare").encounter()
    assert not table.events("played")
    hands = {0: ["attack-10", "amoeba-flare"], 1: ["attack-06"]}
    table = Cosmos("amoeba", "clone", "mirror", hands=hands).will(0, "amoeba-flare").encounter()
    assert not table.events("played")  # a main player has the power itself


def test_without_another_colony_nothing_can_ooze() -> None:
    hands = {0: ["attack-10"], 1: ["attack-06", "amoeba-flare"]}
    table = Cosmos("zombie", "amoeba", "mirror", hands=hands).will(1, "amoeba", "amoeba-flare").sends(1, 5)
    for planet in (6, 7, 8, 9):
        table.game.colonies[planet][1] = 0
    table.game.players[1].gone = 16
    assert table.encounter().totals() == (10 + 1, 6 + 4)
    assert not table.events("played")


def test_a_defense_without_ships_cannot_use_the_power() -> None:
    hands = {0: ["attack-10"], 1: ["attack-06"]}
    table = Cosmos("zombie", "amoeba", "mirror", hands=hands).will(1, "amoeba").sends(1, 5)
    table.game.colonies[5][1], table.game.colonies[6][1] = 0, 8
    assert table.encounter().totals() == (10 + 1, 6 + 0)


def paid_for_an_answer(*picks: str, way: str) -> Cosmos:
    """Amoeba saves its use from a zap by the wild Void flare, which costs it a ship of its third planet."""
    hands = {0: ["attack-10", "void-flare"], 1: ["attack-06"], 2: ["cosmic-zap"]}
    table = Cosmos("amoeba", "mirror", "clone", hands=hands).sends(4, 5)
    table.will(0, "amoeba", "void-flare").will(2, "cosmic-zap")
    table.says(0, "amoeba.way", f"{way} ships").says(0, f"amoeba.{way}", *picks).says(0, "lose ships", "planet 2")
    return table


def test_a_ship_that_was_paid_for_an_answer_does_not_come_in() -> None:
    table = paid_for_an_answer(*["planet 2"] * 4, way="more").encounter()
    assert table.totals() == (10 + 4 + 3, 6 + 4)
    assert table.events("oozed in")[0].values == (3,)
    assert (table.warp(0), table.ships(0)[5]) == (1, 7)
    assert table.conserved()


def test_no_ship_goes_back_to_a_colony_that_was_given_up_meanwhile() -> None:
    table = paid_for_an_answer("planet 2", "planet 3", way="fewer")
    table.game.colonies[2][0], table.game.players[0].gone = 1, 3
    table.encounter()
    assert table.totals() == (10 + 3, 6 + 4)
    assert table.events("oozed out")[0].values == (1,)
    assert 2 not in table.ships(0)


def test_who_may_zap_is_told_how_many_ships_will_come_or_go() -> None:
    hands = {0: ["attack-10"], 1: ["attack-06"], 2: ["cosmic-zap"]}
    table = Cosmos("amoeba", "mirror", "clone", hands=hands).will(0, "amoeba").sends(4)
    table.says(0, "amoeba.way", "more ships").says(0, "amoeba.more", *["ship"] * 6).to("power used", 2)
    assert [event.values for event in table.events("oozing in")] == [(6,)]
    assert not table.events("oozed in")


def flagship(place: str, *picks: str, wild: bool = False, defense: bool = False) -> Cosmos:
    """The Prometheus is in the encounter with three other ships, of which some are pulled back."""
    who = 1 if defense else 0
    hands = {0: ["attack-10"], 1: ["attack-06"]}
    hands[who].append("amoeba-flare")
    aliens = ["mirror", "trader", "clone"]
    aliens[who] = "amoeba" if not wild else aliens[who]
    table = Cosmos(*aliens, hands=hands, techs={who: ["the-prometheus"]})
    table.game.prometheus, table.game.prometheus_at = who, 5 if defense else 0
    table.game.colonies[5 if defense else 0][who] += 1 if not defense else 0
    table.says(0, "aim", "planet 5").says(0, "launch", *([] if defense else ["prometheus"]), *["planet 1"] * 3)
    table.will(who, "amoeba-flare" if wild else "amoeba").says(who, "amoeba.way", "fewer ships")
    return table.says(who, "amoeba.fewer", *picks).says(who, "the-prometheus.place", place).encounter()


def test_the_prometheus_may_stay_while_others_are_pulled_back() -> None:
    table = flagship("stay in encounter", "planet 2", "planet 3")
    assert table.totals() == (10 + 2 + 3, 6 + 4)
    assert table.ships(0) == {0: 4, 1: 1, 2: 5, 3: 5, 4: 4, 5: 2}


def test_the_prometheus_may_be_one_of_the_ships_pulled_back() -> None:
    table = flagship("planet 3", "planet 2", "planet 3")
    assert table.totals() == (10 + 2, 6 + 4)
    assert [event.values for event in table.events("oozed out")] == [(2,)]
    assert table.game.prometheus_at == 3
    assert table.ships(0) == {0: 4, 1: 1, 2: 5, 3: 5, 4: 4, 5: 2}


def test_when_all_go_back_the_owner_says_where_the_prometheus_goes() -> None:
    table = flagship("planet 2", *["planet 2"], *["planet 3"] * 3)
    assert table.totals() == (10, 6 + 4)
    assert table.game.prometheus_at == 2
    assert table.ships(0) == {0: 4, 1: 1, 2: 5, 3: 7, 4: 4}


def test_the_prometheus_may_stay_or_go_with_the_wild_flare_and_as_defense_too() -> None:
    assert flagship("planet 3", "planet 3", wild=True).totals() == (10 + 3, 6 + 4)
    assert flagship("stay in encounter", "planet 3", wild=True).totals() == (10 + 3 + 3, 6 + 4)
    assert flagship("planet 6", "planet 6", defense=True).totals() == (10 + 3, 6 + 3)
    assert flagship("stay in encounter", "planet 6", defense=True).totals() == (10 + 3, 6 + 3 + 3)


def test_a_use_that_was_announced_stands_though_the_power_is_lost_meanwhile() -> None:
    table = paid_for_an_answer(*["planet 1"] * 2, way="more")
    for planet in (3, 4):
        table.game.colonies[planet][0] = 0
    table.game.colonies[0][0], table.game.colonies[2][0], table.game.players[0].gone = 8, 1, 7
    table.to("lose ships", 0)
    assert not table.events("power lost")
    table.encounter()
    assert [event.actor for event in table.events("power lost")] == [0]
    assert table.totals() == (10 + 4 + 2, 6 + 4)


def test_a_prometheus_that_is_elsewhere_is_not_asked_about() -> None:
    table = Cosmos("amoeba", "mirror", "clone", hands={0: ["attack-10"]}, techs={0: ["the-prometheus"]})
    table.game.prometheus, table.game.prometheus_at = 0, 4
    table.says(0, "aim", "planet 5").says(0, "launch", "planet 1", "planet 1")
    table.will(0, "amoeba").says(0, "amoeba.way", "fewer ships").says(0, "amoeba.fewer", "planet 2").encounter()
    assert not [prompt for prompt in table.prompts if prompt.endswith("the-prometheus.place")]
    assert table.game.prometheus_at == 4


def test_the_prometheus_cannot_stay_where_no_ship_does() -> None:
    table = Cosmos("amoeba", "mirror", "clone", hands={0: ["attack-10"]}, techs={0: ["the-prometheus"]})
    table.game.prometheus, table.game.prometheus_at = 0, 0
    table.game.colonies[0][0] += 1
    table.says(0, "launch", "prometheus", "planet 1").will(0, "amoeba").says(0, "amoeba.way", "fewer ships")
    asked = table.says(0, "amoeba.fewer", "planet 2", "planet 3").to("the-prometheus.place")
    assert [option.things for option in asked.options] == [(("planet", 2),), (("planet", 3),)]


def test_who_may_cancel_the_wild_flare_is_told_as_well() -> None:
    hands = {0: ["attack-10", "amoeba-flare"], 1: ["attack-06"], 2: ["card-zap"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(0, "amoeba-flare").sends(4)
    table.says(0, "amoeba.way", "fewer ships").says(0, "amoeba.fewer", "planet 2", "planet 2").to("card played", 2)
    assert [event.values for event in table.events("oozing out")] == [(2,)]
