"""Technologies that stay secret until used: Genesis Bomb, Gluon Mines, Tech Scrambler."""

from __future__ import annotations

from orrery.cosmic.cards import SECRET_TECHS, TECH
from orrery.cosmic.encounter import DEFENSE_WINS, NOBODY, OFFENSE_WINS
from support import cite
from support.cite import rule
from support.cosmic import Cosmos

QUIET = ("mirror", "trader", "calculator", "sorcerer")
GENESIS = 15  # the number of the Genesis planet at a table of three


def test_nobody_sees_what_is_researched_until_it_is_used() -> None:
    table = Cosmos(*QUIET[:3], researching={0: {"genesis-bomb": 4}, 1: {"gluon-mines": 2}})
    table.to("encounter start")
    assert [tech.card for tech in table.game.view(1).players[0].techs] == [-1]
    assert [tech.ships for tech in table.game.view(1).players[0].techs] == [4]


def test_a_secret_technology_is_never_turned_up_by_completing_it() -> None:
    for key in ("genesis-bomb", "gluon-mines", "tech-scrambler"):
        assert TECH[key] in SECRET_TECHS
        table = Cosmos(*QUIET[:3], researching={0: {key: 5}})
        assert "complete" not in [option.key for option in table.to("research").options]


# -- Genesis Bomb ------------------------------------------------------------------------------------------------------


@cite.card("cosmic:genesis-bomb")
def test_genesis_joins_the_home_system_and_research_ships_settle_on_it() -> None:
    table = Cosmos(*QUIET[:3], researching={1: {"genesis-bomb": 5}}).will(1, "genesis-bomb")
    table.says(1, "genesis-bomb.settle", "from research", "from research", "from research")
    aims = [option.id() for option in table.to("aim").options]
    assert aims == [5, 6, 7, 8, 9, GENESIS]
    assert table.game.genesis == 1
    assert table.ships(1)[GENESIS] == 3
    assert sum(table.ships(1).values()) == 20  # the others went home
    assert table.game.home_colonies(1) == 6
    assert table.game.tech_discard == [TECH["genesis-bomb"]]


def test_genesis_needs_four_ships() -> None:
    table = Cosmos(*QUIET[:3], researching={1: {"genesis-bomb": 3}}).will(1, "genesis-bomb")
    table.to("aim")
    assert table.game.genesis == NOBODY


def test_genesis_may_be_left_empty() -> None:
    table = Cosmos(*QUIET[:3], researching={1: {"genesis-bomb": 4}}).will(1, "genesis-bomb")
    table.to("aim")
    assert table.game.genesis == 1
    assert GENESIS not in table.ships(1)


@rule("cosmic:power-loss.1")
def test_genesis_counts_as_a_home_colony_and_does_not_raise_what_the_power_needs() -> None:
    table = Cosmos(*QUIET[:3], researching={1: {"genesis-bomb": 4}}).will(1, "genesis-bomb")
    for planet in (5, 6, 7):
        table.game.players[1].warp += table.game.colonies[planet][1]
        table.game.colonies[planet][1] = 0
    table.says(1, "genesis-bomb.settle", "from research").to("aim")
    assert table.game.home_colonies(1) == 3
    assert not table.game.players[1].powers[0].lost


def test_others_colonize_genesis_as_a_foreign_planet() -> None:
    hands = {0: ["attack-40"], 1: ["attack-04"]}
    table = Cosmos(*QUIET[:3], hands=hands, researching={1: {"genesis-bomb": 4}}).will(1, "genesis-bomb")
    table.sends(2, GENESIS).encounter()
    assert table.game.foreign_colonies(0) == 1
    assert table.ships(0)[GENESIS] == 2


# -- Gluon Mines -------------------------------------------------------------------------------------------------------


@cite.card("cosmic:gluon-mines")
def test_gluon_mines_blow_up_one_attacking_ship_for_each_ship_on_them() -> None:
    hands = {0: ["attack-10"], 1: ["attack-04"]}
    table = Cosmos(*QUIET[:3], hands=hands, researching={1: {"gluon-mines": 2}}).will(1, "gluon-mines").sends(4, 9)
    table.encounter()
    assert table.totals() == (10 + 2, 4 + 4)
    assert table.warp(0) == 2
    assert sum(table.ships(1).values()) == 16  # they came home, and the encounter was lost


def test_the_defense_chooses_whose_ships() -> None:
    hands = {0: ["attack-10"], 1: ["attack-04"]}
    table = Cosmos(*QUIET[:3], hands=hands, researching={1: {"gluon-mines": 2}}).will(1, "gluon-mines").sends(2)
    table.invites(0, 2).joins(2, "offense", 2).says(1, "gluon-mines.ships", "seat 2", "seat 2").encounter()
    assert (table.warp(0), table.warp(2)) == (0, 2)
    assert table.totals() == (10 + 2, 4 + 2)  # the mines' ships went to another colony


@rule("cosmic:launch.5")
def test_ships_of_the_mines_do_not_join_the_defense_of_the_planet() -> None:
    table = Cosmos(*QUIET[:3], researching={1: {"gluon-mines": 2}}).will(1, "gluon-mines").sends(4, 9)
    decision = table.to("place ships", 1)
    assert {option.things[0][1] for option in decision.options} == {5, 6, 7, 8}


@rule("cosmic:launch.5")
def test_where_the_attacked_planet_is_the_only_colony_they_have_no_other_place() -> None:
    table = Cosmos(*QUIET[:3], hands={0: ["attack-10"], 1: ["attack-04"]}, researching={1: {"gluon-mines": 2}})
    for planet in (5, 6, 7, 8):
        table.game.players[1].gone += table.game.colonies[planet][1]
        table.game.colonies[planet][1] = 0
    table.will(1, "gluon-mines").sends(4, 9).encounter()
    assert table.totals() == (10 + 2, 4 + 4 + 2)


def test_with_no_attacker_left_the_defense_has_won() -> None:
    hands = {0: ["attack-40"], 1: ["attack-04"]}
    table = Cosmos(*QUIET[:3], hands=hands, researching={1: {"gluon-mines": 5}}).will(1, "gluon-mines").sends(4)
    table.invites(1, 2).joins(2, "defense", 1).encounter()
    assert table.outcome() == DEFENSE_WINS
    assert table.warp(0) == 4
    assert not table.events("totals")
    assert not table.events("shown")
    assert [event.actor for event in table.events("reward")] == [2]


def test_mines_are_for_the_defense_and_need_a_ship_on_them() -> None:
    table = Cosmos(*QUIET[:3], researching={1: {"gluon-mines": 0}, 2: {"tech-scrambler": 0}}).will(1, "gluon-mines")
    table.sends(4).encounter()
    assert not table.events("technology")


def test_zombies_on_mines_go_home_and_the_defense_wins_all_the_same() -> None:
    hands = {0: ["attack-40"], 1: ["attack-04"]}
    table = Cosmos("zombie", *QUIET[:2], hands=hands, researching={1: {"gluon-mines": 2}}).will(1, "gluon-mines")
    table.sends(2).encounter()
    assert table.outcome() == DEFENSE_WINS
    assert table.warp(0) == 0


# -- Tech Scrambler ----------------------------------------------------------------------------------------------------


@cite.card("cosmic:tech-scrambler")
def test_the_scrambler_cancels_a_technology_as_it_is_used() -> None:
    hands = {0: ["attack-10"], 1: ["attack-04"]}
    table = Cosmos(*QUIET[:3], hands=hands, techs={0: ["xenon-lasers"]}, researching={2: {"tech-scrambler": 3}})
    table.will(0, "xenon-lasers").says(0, "xenon lasers", "plus one").sends(1).to("totals")
    table.will(2, "tech-scrambler").encounter()
    assert table.totals() == (10 + 1, 4 + 4)
    assert sorted(table.game.tech_discard) == sorted([TECH["xenon-lasers"], TECH["tech-scrambler"]])
    assert sum(table.ships(2).values()) == 20


def test_the_scrambler_needs_as_many_ships_as_the_research_number() -> None:
    hands = {0: ["attack-10"], 1: ["attack-04"]}
    table = Cosmos(*QUIET[:3], hands=hands, techs={0: ["xenon-lasers"]}, researching={2: {"tech-scrambler": 2}})
    table.will(0, "xenon-lasers").says(0, "xenon lasers", "plus one").will(2, "tech-scrambler").sends(1).encounter()
    assert table.totals() == (10 + 1 + 1, 4 + 4)
    assert table.game.tech_discard == []


@cite.card("cosmic:tech-scrambler")
def test_the_scrambler_removes_a_technology_in_play() -> None:
    table = Cosmos(*QUIET[:3], techs={0: ["xenon-lasers", "omega-missile"]}, researching={2: {"tech-scrambler": 3}})
    table.will(2, "tech-scrambler").to("aim")
    assert [tech.card for tech in table.game.players[0].techs] == [TECH["omega-missile"]]


def test_every_technology_in_play_can_be_named() -> None:
    table = Cosmos(*QUIET[:3], techs={0: ["coldsleep-ship", "xenon-lasers"]}, researching={2: {"tech-scrambler": 9}})
    table.will(2, "tech-scrambler").says(2, "tech-scrambler.target", "coldsleep-ship").to("aim")
    assert [tech.card for tech in table.game.players[0].techs] == [TECH["xenon-lasers"]]
    assert [(event.actor, *event.values) for event in table.events("scrambled")] == [(0, TECH["coldsleep-ship"])]


def test_the_number_of_an_x_technology_is_that_of_its_ships() -> None:
    hands = {0: ["attack-10"], 1: ["attack-04"]}
    research = {1: {"gluon-mines": 2}, 2: {"tech-scrambler": 2}}
    table = Cosmos(*QUIET[:3], hands=hands, researching=research).will(1, "gluon-mines").sends(4)
    table.will(2, "tech-scrambler").encounter()
    assert table.warp(0) == 0
    assert table.outcome() == OFFENSE_WINS


def test_research_under_way_cannot_be_scrambled() -> None:
    table = Cosmos(*QUIET[:3], researching={1: {"xenon-lasers": 2}, 2: {"tech-scrambler": 9}}).will(2, "tech-scrambler")
    table.to("aim")
    assert [tech.card for tech in table.game.players[1].techs] == [TECH["xenon-lasers"]]


def test_a_second_genesis_bomb_is_of_no_use_but_its_ships_can_come_home() -> None:
    """It lay among the discards that became the new deck."""
    for genesis, offered in ((NOBODY, False), (1, True)):
        table = Cosmos(*QUIET[:3], researching={0: {"genesis-bomb": 4}})
        table.game.genesis = genesis
        decision = table.to("research", 0)
        assert ("give up" in [option.key for option in decision.options]) is offered
    table.pick(0, "give up").to("aim")
    assert sum(table.ships(0).values()) == 20
    assert not table.game.players[0].techs
