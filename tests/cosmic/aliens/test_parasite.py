"""Parasite: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.rules.moves import move_ships
from support.cite import rule
from support.cosmic import Cosmos

HANDS = {0: ["attack-20"], 1: ["attack-04"], 2: ["attack-06"]}


@rule("cosmic:conflict.1")
def test_it_joins_a_side_uninvited() -> None:
    table = Cosmos("zombie", "clone", "parasite", hands=HANDS).will(2, "parasite").joins(2, "offense", 3).encounter()
    assert table.totals() == (20 + 1 + 3, 4 + 4)
    assert table.game.colonies[5][2] == 3


def test_it_may_join_the_side_that_did_not_invite_it() -> None:
    table = Cosmos("zombie", "clone", "parasite", hands=HANDS).invites(0, 2).will(2, "parasite").joins(2, "defense", 2)
    table.encounter()
    assert table.totals() == (20 + 1, 4 + 4 + 2)


@rule("cosmic:zap.2")
def test_zapped_it_may_only_accept_invitations() -> None:
    hands = {**HANDS, 1: ["attack-04", "cosmic-zap"]}
    table = Cosmos("zombie", "clone", "parasite", hands=hands).will(2, "parasite").will(1, "cosmic-zap")
    table.lays("attack-20", "attack-04").encounter()
    assert "2 ally ships" not in table.prompts
    assert table.totals() == (20 + 1, 4 + 4)


def test_a_force_field_sends_it_home() -> None:
    hands = {**HANDS, 0: ["attack-20", "attack-10"], 1: ["attack-04", "force-field"]}
    table = Cosmos("zombie", "clone", "parasite", hands=hands).will(2, "parasite").joins(2, "offense", 3)
    table.will(1, "force-field").lays("attack-20", "attack-04")
    table.to("encounter card")
    assert table.game.players[2].gate == 0


def test_an_energy_cloak_bars_invitations_but_not_the_parasite() -> None:
    table = Cosmos("zombie", "clone", "parasite", hands=HANDS, techs={0: ["energy-cloak"]})
    table.will(0, "energy-cloak").will(2, "parasite").joins(2, "defense", 2).encounter()
    assert table.totals() == (20 + 1, 4 + 4 + 2)


def stripped(table: Cosmos) -> Cosmos:
    """The defense has three home colonies, and is about to lose the one on planet 5."""
    for planet in (6, 7):
        move_ships(table.game, 1, planet, 8, 4)
    table.game.shifted = False
    return table


@rule("cosmic:power-loss.1")
def test_wild_flare_settles_with_whoever_loses_its_power() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"], 2: ["attack-06", "parasite-flare"]}
    table = stripped(Cosmos("tripler", "clone", "mirror", hands={**hands, 0: ["attack-10"]})).sends(4)
    table.will(2, "parasite-flare").says(2, "parasite.planet", "planet 8").encounter()
    assert table.game.colonies[8] == [0, 12, 1]
    assert table.game.players[1].powers[0].lost


def test_wild_flare_does_not_answer_ones_own_loss() -> None:
    hands = {0: ["attack-10"], 1: ["attack-04", "parasite-flare"], 2: ["attack-06"]}
    table = stripped(Cosmos("tripler", "clone", "mirror", hands=hands)).sends(4).will(1, "parasite-flare").encounter()
    assert table.game.players[1].powers[0].lost
    assert not [event for event in table.events("played") if event.actor == 1]


def test_super_flare_brings_any_number_of_ships() -> None:
    hands = {**HANDS, 2: ["attack-06", "parasite-flare"]}
    table = Cosmos("zombie", "clone", "parasite", hands=hands).invites(0, 2).will(2, "parasite-flare")
    table.joins(2, "offense", 9).encounter()
    assert table.totals() == (20 + 1 + 9, 4 + 4)


def test_invited_by_both_it_has_nothing_to_use() -> None:
    table = Cosmos("mirror", "clone", "parasite", hands=HANDS).invites(0, 2).invites(1, 2).will(2, "parasite")
    table.encounter()
    assert not table.events("power")


def test_wild_flare_brings_one_ship_of_any_colony_to_a_planet_where_one_has_none() -> None:
    hands = {0: ["attack-10"], 1: ["attack-04"], 2: ["attack-06", "parasite-flare"]}
    table = stripped(Cosmos("tripler", "clone", "mirror", hands=hands)).sends(4).will(2, "parasite-flare")
    table.game.colonies[9][2], table.game.colonies[10][2] = 1, 3
    decision = table.to("parasite.planet")
    assert [option.id() for option in decision.options] == [5, 6, 7, 8]
    table.pick(2, "planet 7")
    options = table.to("parasite.ship").options
    assert [option.things for option in options] == [(("planet", planet), ("ship", 0)) for planet in range(9, 15)]


def test_super_flare_is_no_use_to_who_has_no_more_than_four_ships() -> None:
    hands = {**HANDS, 2: ["attack-06", "parasite-flare"]}
    for ships, offered in ((4, False), (5, True)):
        table = Cosmos("zombie", "clone", "parasite", hands=hands).invites(0, 2).joins(2, "offense", ships)
        for planet in range(10, 15):
            table.game.colonies[planet][2] = 0
        table.game.colonies[10][2], table.game.players[2].gone = ships, 20 - ships
        table.will(2, "parasite-flare").encounter()
        assert bool(table.events("played")) is offered


def test_wild_flare_takes_no_ship_off_the_planet_that_is_defended() -> None:
    """The offense launches the last ship of its third home colony."""
    table = Cosmos("zombie", "clone", "mirror", hands={1: ["attack-08", "parasite-flare"]})
    table.game.colonies[0][0] = table.game.colonies[1][0] = 0
    table.game.colonies[2][0] = 1
    table.game.players[0].warp = 11
    table.will(1, "parasite-flare").says(0, "aim", "planet 5").says(0, "place ships", "planet 3")
    asked = table.says(0, "launch", "planet 2").to("parasite.ship", 1)
    assert {option.things[0][1] for option in asked.options} == {6, 7, 8, 9}


def test_who_is_pressed_by_the_qax_has_no_use_for_the_power() -> None:
    table = Cosmos("clone", "zombie", "parasite", techs={0: ["the-qax"]}).will(0, "the-qax").invites(0, 2)
    table.will(2, "parasite").to("ally ships", 2)
    assert not [event for event in table.events("power") if event.actor == 2]


def test_wild_flare_is_in_vain_if_the_ship_was_spent_meanwhile() -> None:
    """Its player pays the picked ship for a wild Void flare against a Card Zap; a second Card Zap finds nothing."""
    hands = {0: ["attack-08", "card-zap"], 1: ["attack-08", "parasite-flare", "void-flare"], 2: ["attack-04"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands, many_flares=True)
    table.game.colonies[0][0] = table.game.colonies[1][0] = 0
    table.game.colonies[2][0] = table.game.colonies[9][1] = 1
    table.game.players[0].warp, table.game.players[1].warp = 11, 3
    table.will(0, "card-zap").will(1, "parasite-flare", "void-flare").says(0, "aim", "planet 5")
    table.says(1, "parasite.ship", "planet 9").says(1, "lose ships", "planet 9")
    table.says(0, "place ships", "planet 3").says(0, "launch", "planet 2").encounter()
    assert table.conserved()
    assert not any(table.game.colonies[planet][1] for planet in range(5))
