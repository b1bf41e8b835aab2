"""The Lunar Cannon: where it stands, whom it helps."""

from __future__ import annotations

from orrery.cosmic.cards import TECH, WILD_DESTINY
from orrery.cosmic.state import Cosmic
from orrery.cosmic.technologies.lunar_cannon import CANNON, beside_cannon, gaps, next_planet, place_of_cannon
from support.cosmic import Cosmos

QUIET = ("mirror", "trader", "calculator", "sorcerer")
HANDS = {0: ["attack-10"], 1: ["attack-04"], 2: ["attack-05"]}


def set_up_at(game: Cosmic, planet: int) -> None:
    """Without a word in the log."""
    for tech in [tech for player in game.players for tech in player.techs if tech.card == CANNON]:
        tech.memory = planet


def standing(at: int, owner: int = 0, destiny: list[int] | None = None) -> Cosmos:
    table = Cosmos(*QUIET[:3], hands=HANDS, techs={owner: ["lunar-cannon"]}, destiny=destiny)
    set_up_at(table.game, at)
    return table


def test_completed_it_stands_between_two_own_neighbours() -> None:
    table = Cosmos(*QUIET[:3], researching={0: {"lunar-cannon": 5}}).says(0, "research", "complete")
    options = table.to("lunar-cannon.gap").options
    assert [tuple(number for _, number in option.things) for option in options] == [(0, 1), (1, 2), (2, 3), (3, 4)]
    table.says(0, "lunar-cannon.gap", "planet 2").to("aim")
    assert beside_cannon(table.game) == (1, 2)
    assert [event.values for event in table.events("cannon")] == [(1, 2)]


def test_next_to_it_the_own_side_may_have_ten_more() -> None:
    for planet, more in ((5, 0), (6, 10), (7, 10), (8, 0)):
        table = standing(6).will(0, "lunar-cannon").sends(1, planet).encounter()
        assert table.totals() == (10 + 1 + more, 4 + 4)


def test_it_helps_its_owner_as_an_ally() -> None:
    table = standing(5, owner=2).will(2, "lunar-cannon").sends(1, 5).invites(1, 2).joins(2, "defense", 1).encounter()
    assert table.totals() == (10 + 1, 4 + 4 + 1 + 10)


def test_it_helps_nobody_while_its_owner_has_no_part() -> None:
    table = standing(5, owner=2).will(2, "lunar-cannon").sends(1, 5).encounter()
    assert table.totals() == (10 + 1, 4 + 4)


def test_it_is_moved_on_a_wild_destiny_by_an_owner_without_a_role() -> None:
    table = standing(10, owner=2, destiny=[WILD_DESTINY]).will(2, "lunar-cannon")
    options = table.to("lunar-cannon.gap").options
    assert len(options) == 12
    table.says(2, "lunar-cannon.gap", "planet 8").to("wild destiny")
    assert beside_cannon(table.game) == (7, 8)


def test_it_is_not_moved_on_a_colour() -> None:
    table = standing(10, owner=2).will(2, "lunar-cannon").sends(1, 5).encounter()
    assert place_of_cannon(table.game) == 10


def test_genesis_is_the_last_in_its_row() -> None:
    assert beside_cannon(standing(0).game) == (0, 1)
    table = standing(4)
    assert next_planet(table.game, 4) == -1
    table.game.genesis = 0
    assert next_planet(table.game, 4) == 15
    assert gaps(table.game, 0) == [0, 1, 2, 3, 4]
    assert gaps(table.game, 1) == [5, 6, 7, 8]
    assert beside_cannon(table.game) == (4, 15)


def test_beside_a_destroyed_planet_it_keeps_one_neighbour() -> None:
    table = standing(6)
    table.game.destroyed.append(7)
    table.game.colonies[7][1] = 0
    table.game.players[1].gone = 4
    assert gaps(table.game, 1) == [5, 8]
    table.will(0, "lunar-cannon").sends(1, 6).encounter()
    assert table.totals() == (10 + 1 + 10, 4 + 4)


def test_scrambled_it_is_gone() -> None:
    table = Cosmos(*QUIET[:3], hands=HANDS, techs={0: ["lunar-cannon"]}, researching={1: {"tech-scrambler": 5}})
    set_up_at(table.game, 6)
    table.will(1, "tech-scrambler").to("aim")
    assert place_of_cannon(table.game) == -1
    assert TECH["lunar-cannon"] in table.game.tech_discard


def test_it_needs_two_attacks() -> None:
    table = Cosmos(*QUIET[:3], hands={**HANDS, 1: ["negotiate"]}, techs={0: ["lunar-cannon"]}).will(0, "lunar-cannon")
    set_up_at(table.game, 5)
    table.sends(1, 5).encounter()
    assert not table.events("technology")
