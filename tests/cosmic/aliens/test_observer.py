"""Observer: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.rules.moves import move_ships
from orrery.cosmic.state import WARP
from support.cite import rule
from support.cosmic import Cosmos


def test_as_an_ally_its_ships_come_home() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["attack-06"]}
    table = Cosmos("zombie", "clone", "observer", hands=hands).invites(0, 2).joins(2, "offense", 3).sends(2).encounter()
    assert (table.warp(2), sum(table.ships(2).values())) == (0, 20)


def test_as_main_player_its_allies_ships_come_home_but_not_its_own() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["attack-06"]}
    table = Cosmos("observer", "clone", "mirror", hands=hands).invites(0, 2).joins(2, "offense", 3).sends(2).encounter()
    assert (table.warp(0), table.warp(2)) == (2, 0)
    assert sum(table.ships(2).values()) == 20


@rule("cosmic:zap.2")
def test_zapped_they_are_lost() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20", "cosmic-zap"], 2: ["attack-06"]}
    table = Cosmos("observer", "clone", "mirror", hands=hands).invites(0, 2).joins(2, "offense", 3).sends(2)
    table.will(1, "cosmic-zap").lays("attack-04", "attack-20").encounter()
    assert (table.warp(0), table.warp(2)) == (2, 3)


def test_the_other_sides_allies_are_not_protected() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"], 2: ["attack-06"]}
    table = Cosmos("observer", "clone", "mirror", hands=hands).invites(1, 2).joins(2, "defense", 2).encounter()
    assert table.warp(2) == 2


def test_losses_outside_the_resolution_are_none_of_its_business() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["plague"]}
    table = Cosmos("observer", "clone", "mirror", hands=hands).will(2, "plague").says(2, "plague.victim", "seat 0")
    table.to("launch")
    assert table.warp(0) == 3 - 1, "one is freed at regroup"


def test_protected_ships_are_not_lost_so_the_healer_has_nothing_to_do() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["attack-06"], 3: ["attack-08"]}
    table = Cosmos("zombie", "clone", "observer", "healer", hands=hands).will(3, "healer")
    table.invites(0, 2).joins(2, "offense", 3).encounter()
    assert not [event for event in table.events("lost") if event.actor == 2]


def test_wild_flare_lets_each_ally_draw_a_card() -> None:
    hands = {0: ["attack-20", "observer-flare"], 1: ["attack-04"], 2: ["attack-06"], 3: ["attack-08"]}
    table = Cosmos("zombie", "clone", "mirror", "warrior", hands=hands, top=["plague", "quash"])
    table.will(0, "observer-flare").invites(0, 2, 3).joins(2, "offense").joins(3, "offense")
    table.says(2, "observer.draw", "yes").says(3, "observer.draw", "no").encounter()
    assert (table.hand(2), table.hand(3)) == (["attack-06", "plague"], ["attack-08"])


def in_warp(table: Cosmos, seat: int, number: int) -> None:
    planet = next(iter(table.ships(seat)))
    move_ships(table.game, seat, planet, WARP, number)


def test_super_flare_sends_one_ship_of_the_offense_from_the_warp_within_the_limit() -> None:
    hands = {0: ["attack-20", "observer-flare"], 1: ["attack-04"]}
    table = Cosmos("observer", "clone", "mirror", hands=hands).will(0, "observer-flare")
    in_warp(table, 0, 3)
    decision = table.to("launch")
    assert (decision.least, decision.most) == (0, 3)
    assert (table.warp(0), table.game.players[0].gate) == (1, 1)  # one more regrouped
    table.sends(3).encounter()
    assert table.totals() == (20 + 4, 4 + 4)


def test_super_flare_brings_a_ship_of_an_ally_from_the_warp() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"], 2: ["attack-06", "observer-flare"]}
    table = Cosmos("zombie", "clone", "observer", hands=hands).will(2, "observer-flare").invites(0, 2)
    in_warp(table, 2, 2)
    table.joins(2, "offense", 3).encounter()
    assert table.totals() == (20 + 1 + 4, 4 + 4)
    assert table.warp(2) == 1


@rule("cosmic:destiny.color.5")
def test_the_ship_from_the_warp_may_help_to_settle_an_empty_home_planet() -> None:
    hands = {0: ["attack-20", "observer-flare"], 1: ["attack-04"]}
    table = Cosmos("observer", "clone", "mirror", hands=hands, destiny=[0]).will(0, "observer-flare")
    move_ships(table.game, 0, 4, 0, 4)
    in_warp(table, 0, 2)
    table.says(0, "own colour", "planet 4").sends(2).encounter()
    assert table.game.colonies[4][0] == 3
    assert table.warp(0) == 0


def test_the_remora_does_not_cling_to_the_ship_of_the_super_flare() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"], 2: ["attack-06", "observer-flare"]}
    table = Cosmos("zombie", "clone", "observer", "remora", hands=hands).will(2, "observer-flare").will(3, "remora")
    table.invites(0, 2).in_warp(3, 2)
    in_warp(table, 2, 2)
    table.joins(2, "offense", 3).encounter()
    assert (table.warp(2), table.warp(3)) == (1, 2)


def test_wild_flare_is_for_a_main_player_with_allies() -> None:
    hands = {0: ["attack-20", "observer-flare"], 1: ["attack-04"], 2: ["attack-06"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(0, "observer-flare").encounter()
    assert not table.events("played")
    hands = {0: ["attack-20"], 1: ["attack-04"], 2: ["attack-06", "observer-flare"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(2, "observer-flare").invites(0, 2)
    table.joins(2, "offense").encounter()
    assert not table.events("played")


def test_super_flare_is_told_and_needs_a_ship_in_the_warp() -> None:
    hands = {0: ["attack-20", "observer-flare"], 1: ["attack-04"]}
    table = Cosmos("observer", "clone", "mirror", hands=hands).will(0, "observer-flare").encounter()
    assert not table.events("played")
    table = Cosmos("observer", "clone", "mirror", hands=hands).will(0, "observer-flare").in_warp(0, 2).encounter()
    assert [(event.actor, event.values) for event in table.events("ship from warp")] == [(0, (1,))]


def test_without_a_ship_in_a_colony_there_is_no_super_half_and_nobody_joins() -> None:
    """Who has no colony has no home colony: the power is lost."""
    hands = {0: ["attack-20"], 1: ["attack-04"], 2: ["attack-06", "observer-flare"]}
    table = Cosmos("zombie", "clone", "observer", hands=hands).will(2, "observer-flare").invites(0, 2)
    for planet in range(10, 15):
        table.game.colonies[planet][2] = 0
    table.game.players[2].warp, table.game.shifted = 20, True
    table.encounter()
    assert not table.events("played")
    assert not table.events("allied")
    assert table.warp(2) == 20


def test_super_flare_brings_nothing_once_the_warp_is_empty() -> None:
    hands = {0: ["attack-20", "observer-flare"], 1: ["attack-04", "card-zap"]}
    table = Cosmos("observer", "clone", "mirror", hands=hands).will(0, "observer-flare")
    in_warp(table, 0, 2)
    table.to("card played", 1)
    move_ships(table.game, 0, WARP, 4, table.warp(0))
    table.encounter()
    assert not table.events("ship from warp")
    assert table.totals() == (20 + 1, 4 + 4)


def test_a_ship_that_an_ally_loses_before_the_resolution_is_lost() -> None:
    """Observer, allied, pays a ship of a colony for its wild Void flare when the cards are shown."""
    hands = {0: ["attack-20"], 1: ["attack-04", "emotion-control"], 2: ["attack-06", "void-flare"]}
    table = Cosmos("zombie", "clone", "observer", hands=hands).invites(0, 2).joins(2, "offense", 1)
    table.will(1, "emotion-control").will(2, "void-flare").encounter()
    assert [event.kind for event in table.events("card cancelled")] == ["card cancelled"]
    assert table.warp(2) == 1
    assert not table.events("saved")
