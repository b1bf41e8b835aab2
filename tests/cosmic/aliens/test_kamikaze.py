"""Kamikaze: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.encounter import DEFENSE
from support.cite import rule
from support.cosmic import Cosmos

HANDS = {0: ["attack-10", "attack-06"], 1: ["attack-20", "attack-08"]}
PROMPT = "kamikaze.sacrifice"


def test_four_ships_bring_eight_cards() -> None:
    table = Cosmos("kamikaze", "clone", "mirror", hands=HANDS).will(0, "kamikaze")
    decision = table.to(PROMPT)
    assert decision.most == 4
    table.pick(0, *["ship"] * 4)
    table.to("encounter card")
    assert table.warp(0) == 4
    assert len(table.hand(0)) == 2 + 8


def test_as_defense_it_may_take_them_off_the_attacked_planet() -> None:
    table = Cosmos("clone", "kamikaze", "mirror", hands=HANDS).will(1, "kamikaze")
    table.says(1, PROMPT, "planet 5", "planet 5", "planet 5").sends(2).encounter()
    assert table.totals() == (10 + 2, 20 + 1)


def test_ships_on_the_gate_cannot_be_sacrificed() -> None:
    table = Cosmos("kamikaze", "clone", "mirror", hands=HANDS).sends(4).will(0, "kamikaze")
    table.says(0, "launch", *["ship"] * 4)
    options = table.to(PROMPT).options
    assert {option.things[0] for option in options} == {("planet", planet) for planet in range(1, 5)}


@rule("cosmic:zap.2")
def test_zapped_no_ship_is_lost_and_no_card_drawn() -> None:
    hands = {**HANDS, 2: ["cosmic-zap", "attack-04"]}
    table = Cosmos("kamikaze", "clone", "mirror", hands=hands).will(0, "kamikaze").will(2, "cosmic-zap")
    table.says(0, PROMPT, "ship", "ship")
    table.to("encounter card")
    assert table.events("zapped")
    assert table.warp(0) == 0
    assert len(table.hand(0)) == 2


@rule("cosmic:power-loss.1")
def test_it_may_empty_colonies_and_so_lose_its_power_but_still_draws() -> None:
    table = Cosmos("kamikaze", "clone", "mirror", hands=HANDS).will(0, "kamikaze")
    for planet in (0, 1, 2):
        table.game.colonies[planet][0] = 1
    table.game.players[0].warp = 9
    table.says(0, "launch", "planet 3").says(0, PROMPT, "planet 0", "planet 1", "planet 2")
    table.says(0, "place ships", "planet 3").to("encounter card")
    assert table.game.players[0].powers[0].lost
    assert len(table.hand(0)) == 2 + 6


def test_healer_may_give_the_sacrificed_ships_back() -> None:
    table = Cosmos("kamikaze", "healer", "mirror", hands=HANDS).will(0, "kamikaze").will(1, "healer")
    table.says(0, PROMPT, "ship", "ship", "ship").to("encounter card")
    assert table.warp(0) == 0
    assert len(table.hand(0)) == 2 + 6
    assert len(table.hand(1)) == 2 + 1


def test_wild_flare_adds_three_for_each_ship_outside_the_encounter() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20", "kamikaze-flare"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(1, "kamikaze-flare").sends(2)
    options = table.to("kamikaze.ships for points").options
    assert ("planet", 5) not in {option.things[0] for option in options}
    table.pick(1, *["ship"] * 4).encounter()
    assert table.totals() == (10 + 2, 20 + 4 + 12)
    assert table.warp(1) == 4


def test_wild_flare_is_paid_for_also_if_zombie_gets_its_ships_back() -> None:
    hands = {0: ["attack-10", "kamikaze-flare"], 1: ["attack-20"]}
    table = Cosmos("zombie", "mirror", "tripler", hands=hands).will(0, "kamikaze-flare").sends(2)
    table.says(0, "kamikaze.ships for points", "ship", "ship").encounter()
    assert table.totals() == (10 + 2 + 6, 20 + 4)


def test_super_flare_frees_three_ships() -> None:
    hands = {0: ["attack-10", "kamikaze-flare"], 1: ["attack-20"]}
    table = Cosmos("kamikaze", "mirror", "tripler", hands=hands).will(0, "kamikaze-flare")
    table.game.colonies[0][0] = 0
    table.game.players[0].warp = 4
    table.to("launch")
    assert table.warp(0) == 1


def test_one_ship_is_the_least() -> None:
    assert Cosmos("kamikaze", "clone", "mirror", hands=HANDS).will(0, "kamikaze").to(PROMPT).least == 1


def test_who_takes_no_part_sacrifices_nothing() -> None:
    hands = {**HANDS, 2: ["kamikaze-flare"]}
    power = Cosmos("clone", "mirror", "kamikaze", hands=HANDS).will(2, "kamikaze").encounter()
    assert not power.events("power")
    wild = Cosmos("clone", "mirror", "tripler", hands=hands).will(2, "kamikaze-flare").encounter()
    assert not wild.events("played")


def test_wild_flare_says_what_it_adds() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20", "kamikaze-flare"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(1, "kamikaze-flare")
    table.says(1, "kamikaze.ships for points", "ship", "ship").encounter()
    assert table.events("side raised")[0].values == (DEFENSE, 6)


def with_ships_in_warp(offense: int, number: int) -> Cosmos:
    hands = {0: ["attack-10", "kamikaze-flare"], 1: ["attack-20", "attack-08"]}
    table = Cosmos("kamikaze", "mirror", "tripler", hands=hands, offense=offense, defense=2).will(0, "kamikaze-flare")
    for seat in (0, 1):
        table.game.colonies[seat * 5][seat] -= number
        table.game.players[seat].warp = number
    table.to("launch")
    return table


def test_super_flare_needs_more_than_one_ship_in_the_warp_and_the_own_regroup_phase() -> None:
    assert with_ships_in_warp(0, 2).warp(0) == 0
    assert not with_ships_in_warp(0, 1).events("played")
    assert not with_ships_in_warp(1, 2).events("played")


def saved_from_a_zap(*aliens: str, hands: dict[int, list[str]]) -> Cosmos:
    """The offense saves what it does by the wild Void flare, which costs it one of the ships that it offered."""
    table = Cosmos(*aliens, hands=hands, many_flares=True).sends(1).says(0, "lose ships", "planet 2")
    return table.will(0, "void-flare").will(2, "cosmic-zap", "card-zap")


def test_a_ship_that_was_paid_for_an_answer_is_not_sacrificed_as_well() -> None:
    hands = {0: ["attack-10", "attack-08", "void-flare"], 1: ["attack-06"], 2: ["cosmic-zap"]}
    table = saved_from_a_zap("kamikaze", "mirror", "clone", hands=hands).will(0, "kamikaze")
    table.says(0, "kamikaze.sacrifice", *["planet 2"] * 4).to("encounter card", 0)
    assert table.warp(0) == 1 + 3
    assert len(table.hand(0)) == 3 + 6
    assert table.conserved()


def test_wild_flare_counts_no_ship_that_was_paid_for_an_answer() -> None:
    hands = {0: ["attack-10", "kamikaze-flare", "void-flare"], 1: ["attack-06"], 2: ["card-zap"]}
    table = saved_from_a_zap("clone", "mirror", "tripler", hands=hands).will(0, "kamikaze-flare")
    table.says(0, "kamikaze.ships for points", *["planet 2"] * 4).encounter()
    assert table.totals() == (10 + 1 + 9, 6 + 4)
    assert table.warp(0) == 1 + 3
    assert table.conserved()


def test_who_may_zap_is_told_how_many_ships_are_offered() -> None:
    hands = {**HANDS, 2: ["cosmic-zap"]}
    table = Cosmos("kamikaze", "mirror", "clone", hands=hands).will(0, "kamikaze").says(0, PROMPT, *["ship"] * 3)
    table.to("power used", 2)
    assert [event.values for event in table.events("sacrifice offered")] == [(3,)]
    assert table.warp(0) == 0


def test_what_the_wild_flare_adds_is_named_after_the_wild_half() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20", "kamikaze-flare"], 2: ["ionic-gas"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(1, "kamikaze-flare")
    table.says(1, "kamikaze.ships for points", "ship", "ship").to("outcome known", 2)
    assert ("wild kamikaze", 6) in [(line.source, line.points) for line in table.game.now().lines[1]]
