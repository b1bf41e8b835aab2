"""Shadow: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.encounter import OFFENSE_WINS
from support.cite import rule
from support.cosmic import Cosmos

PLAIN = {0: ["attack-20"], 1: ["attack-08"], 2: ["attack-06"]}
WILD = 15
MOST_CARDS = 18


def test_a_ship_of_the_drawn_colour_goes_to_the_warp() -> None:
    table = Cosmos("clone", "mirror", "shadow", hands=PLAIN, defense=1).says(2, "shadow.ship", "planet 8")
    table.to("aim", 0)
    assert (table.warp(1), table.ships(1)[8]) == (1, 3)
    assert (table.warp(0), table.warp(2)) == (0, 0)


def test_the_own_colour_kills_nobody_and_the_colour_of_the_offense_kills_its_ship() -> None:
    table = Cosmos("clone", "mirror", "shadow", hands=PLAIN, defense=2)
    table.to("aim", 0)
    assert [table.warp(seat) for seat in range(3)] == [0, 0, 0]
    table = Cosmos("clone", "mirror", "shadow", hands=PLAIN, destiny=[0, 6])
    table.to("aim", 0)
    assert [table.warp(seat) for seat in range(3)] == [1, 0, 0]


def test_each_card_that_is_drawn_counts() -> None:
    table = Cosmos("clone", "mirror", "shadow", hands=PLAIN, destiny=[0, 3])
    table.to("aim", 0)
    assert [table.warp(seat) for seat in range(3)] == [1, 1, 0]


@rule("cosmic:destiny.special.2")
def test_a_special_card_counts_as_the_colour_of_whom_it_names() -> None:
    hands = {0: ["attack-20"], 1: ["attack-08", "attack-10"], 2: ["attack-06"]}
    table = Cosmos("clone", "mirror", "shadow", hands=hands, destiny=[MOST_CARDS])
    table.to("aim", 0)
    assert [table.warp(seat) for seat in range(3)] == [0, 1, 0]


def test_a_wild_card_allows_a_ship_of_any_other_player() -> None:
    table = Cosmos("clone", "mirror", "shadow", hands=PLAIN, destiny=[WILD]).will(2, "shadow")
    table.says(2, "shadow.victim", "seat 0").says(0, "wild destiny", "seat 1").to("aim", 0)
    assert [table.warp(seat) for seat in range(3)] == [1, 0, 0]


def test_on_a_wild_card_shadow_may_spare_everybody() -> None:
    table = Cosmos("clone", "mirror", "shadow", hands=PLAIN, destiny=[WILD])
    table.to("aim", 0)
    assert [table.warp(seat) for seat in range(3)] == [0, 0, 0]


@rule("cosmic:zap.2")
def test_zapped_no_ship_is_lost() -> None:
    hands = {**PLAIN, 1: ["attack-08", "cosmic-zap"]}
    table = Cosmos("clone", "mirror", "shadow", hands=hands).will(1, "cosmic-zap")
    table.to("aim", 0)
    assert table.warp(1) == 0


@rule("cosmic:tech.ships.2")
def test_a_research_ship_may_be_executed() -> None:
    table = Cosmos("clone", "mirror", "shadow", hands=PLAIN, researching={1: {"omega-missile": 2}})
    table.says(2, "shadow.ship", "research ship").to("aim", 0)
    assert table.warp(1) == 1
    assert table.game.players[1].techs[0].ships == 1


def test_the_choice_does_not_tell_which_technology_is_researched() -> None:
    table = Cosmos("clone", "mirror", "shadow", hands=PLAIN, researching={1: {"omega-missile": 2}})
    option = table.to("shadow.ship", 2).options[-1]
    assert (option.key, option.things) == ("research ship", (("ship", 1),))


def test_zombie_loses_no_ship() -> None:
    table = Cosmos("clone", "zombie", "shadow", hands=PLAIN)
    table.to("aim", 0)
    assert table.warp(1) == 0
    assert sum(table.ships(1).values()) == 20


def test_wild_flare_takes_the_winners_along() -> None:
    hands = {0: ["attack-40"], 1: ["attack-04", "shadow-flare"], 2: ["attack-06"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(1, "shadow-flare").sends(3)
    table.invites(0, 2).joins(2, "offense", 2).says(1, "lose ships", "planet 9").encounter()
    assert table.outcome() == OFFENSE_WINS
    assert [table.warp(seat) for seat in range(3)] == [3, 4 + 1, 2]
    assert table.ships(1)[9] == 3
    assert table.game.colonies[5] == [0, 0, 0]


def test_wild_flare_does_not_help_the_winner() -> None:
    hands = {0: ["attack-04"], 1: ["attack-40", "shadow-flare"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(1, "shadow-flare").sends(3).encounter()
    assert (table.warp(0), table.warp(1)) == (3, 0)


def test_super_flare_puts_an_own_ship_in_the_place() -> None:
    hands = {**PLAIN, 0: ["attack-20", "shadow-flare"]}
    table = Cosmos("shadow", "mirror", "clone", hands=hands).in_warp(0, 3).will(0, "shadow-flare")
    table.says(0, "shadow.ship", "planet 8").to("aim", 0)
    assert table.game.colonies[8] == [1, 3, 0]
    assert (table.warp(0), table.warp(1)) == (1, 1)  # one of three was regrouped, one took the place


def test_super_flare_only_as_offense() -> None:
    hands = {**PLAIN, 2: ["attack-06", "shadow-flare"]}
    table = Cosmos("clone", "mirror", "shadow", hands=hands).in_warp(2, 3).will(2, "shadow-flare")
    table.to("aim", 0)
    assert (table.warp(1), table.warp(2)) == (1, 3)


def test_wild_flare_after_losing_to_an_attack_of_nothing() -> None:
    hands = {0: ["attack-00"], 1: ["negotiate", "shadow-flare"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(1, "shadow-flare").sends(3).encounter()
    assert (table.warp(0), table.warp(1)) == (3, 4 + 1)


def test_wild_flare_is_no_use_against_a_negotiate_that_wins() -> None:
    hands = {0: ["negotiate"], 1: ["attack-08", "shadow-flare"]}
    table = Cosmos("pacifist", "mirror", "tripler", hands=hands).will(1, "shadow-flare").encounter()
    assert table.outcome() == OFFENSE_WINS
    assert table.wants == [(1, "shadow-flare")]


def test_wild_flare_is_no_use_to_a_beaten_offense_or_an_ally() -> None:
    hands = {0: ["attack-40"], 1: ["attack-04"], 2: ["attack-06", "shadow-flare"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(2, "shadow-flare")
    table.invites(1, 2).joins(2, "defense").encounter()
    assert table.wants == [(2, "shadow-flare")]


def test_wild_flare_needs_a_ship_elsewhere() -> None:
    hands = {0: ["attack-40"], 1: ["attack-04", "shadow-flare"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(1, "shadow-flare")
    for planet in (6, 7, 8, 9):
        table.game.colonies[planet][1] = 0
    table.encounter()
    assert table.wants == [(1, "shadow-flare")]


def test_super_flare_needs_a_ship_in_the_warp_and_an_execution_in_a_colony() -> None:
    hands = {**PLAIN, 0: ["attack-20", "shadow-flare"]}
    table = Cosmos("shadow", "mirror", "clone", hands=hands).will(0, "shadow-flare")
    table.to("aim", 0)
    assert table.wants == [(0, "shadow-flare")]
    table = Cosmos("shadow", "mirror", "clone", hands=hands, researching={1: {"omega-missile": 2}}).in_warp(0, 3)
    table.will(0, "shadow-flare").says(0, "shadow.ship", "research ship").to("aim", 0)
    assert table.wants == [(0, "shadow-flare")]


def test_super_flare_is_not_played_on_another_players_power() -> None:
    hands = {**PLAIN, 0: ["attack-20", "shadow-flare"], 1: ["attack-04"]}
    table = Cosmos("shadow", "virus", "clone", hands=hands, destiny=[15]).in_warp(0, 3).will(0, "shadow-flare")
    table.says(0, "wild destiny", "seat 1").encounter()
    assert table.wants == [(0, "shadow-flare")]


def test_a_second_technology_is_told_by_its_place() -> None:
    table = Cosmos("clone", "mirror", "shadow", hands=PLAIN, researching={1: {"omega-missile": 2, "the-qax": 1}})
    decision = table.to("shadow.ship", 2)
    assert [option.things for option in decision.options[-2:]] == [(("ship", 1),), (("ship", 2),)]
    table.pick(2, "ship 2")
    assert [tech.ships for tech in table.game.players[1].techs] == [2, 0]
    assert table.events("executes")[-1].values == (1,)


def test_who_has_no_ship_left_to_execute_is_left_alone() -> None:
    table = Cosmos("clone", "mirror", "shadow", "zombie", hands=PLAIN, destiny=[15]).will(2, "shadow")
    for planet in range(5, 10):
        table.game.colonies[planet][1] = 0
    assert [option.id() for option in table.to("shadow.victim", 2).options] == [3, 0]
    table = Cosmos("clone", "mirror", "shadow", hands=PLAIN, defense=1)
    for planet in range(5, 10):
        table.game.colonies[planet][1] = 0
    table.to("aim", 0)
    assert not table.events("executes")


def test_the_super_flare_is_not_wasted_on_an_execution_that_is_zapped() -> None:
    hands = {0: ["attack-08", "shadow-flare"], 1: ["attack-10", "cosmic-zap"]}
    table = Cosmos("shadow", "clone", "mirror", hands=hands).in_warp(0, 2)
    table.will(0, "shadow-flare").will(1, "cosmic-zap").encounter()
    assert not [event for event in table.events("played") if event.actor == 0]


def test_the_research_ship_is_executed_though_the_row_of_technologies_is_shorter_by_then() -> None:
    """The victim's generator zaps the execution, but is scrambled itself and leaves the row."""
    researching = {1: {"xenon-lasers": 2}, 2: {"tech-scrambler": 2}}
    techs = {1: ["cosmic-field-generator"]}
    table = Cosmos("shadow", "clone", "mirror", hands=PLAIN, techs=techs, researching=researching)
    table.says(0, "shadow.ship", "research ship").will(1, "cosmic-field-generator")
    table.says(2, "tech used", "tech-scrambler")
    table.to("aim")
    assert [event.values for event in table.events("marked research ship")] == [(1, 2)]
    assert [tech.ships for tech in table.game.players[1].techs] == [1]
    assert table.warp(1) == 1


def test_a_research_ship_that_went_home_meanwhile_is_not_executed() -> None:
    """The victim spends the very scrambler on somebody else's generator."""
    researching = {1: {"tech-scrambler": 2}}
    techs = {2: ["cosmic-field-generator"]}
    table = Cosmos("shadow", "clone", "mirror", hands=PLAIN, techs=techs, researching=researching)
    table.says(0, "shadow.ship", "research ship").will(2, "cosmic-field-generator")
    table.says(1, "tech used", "tech-scrambler")
    table.to("aim")
    assert not table.events("executes")
    assert table.warp(1) == 0
