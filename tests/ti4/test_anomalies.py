"""Anomalies and wormholes: what ships may enter, pass and leave, and at what price."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Refused
from orrery.kernel.rng import Arranged
from orrery.ti4.adjacency import adjacent, near_planet
from orrery.ti4.game import TwilightImperium
from orrery.ti4.routes import Passage, reach
from orrery.ti4.tiles import PLANET, TILE, TILES
from orrery.ti4.units import CARRIER, CRUISER, FIGHTER, INFANTRY, TYPE, count
from support.cite import card, rule
from support.play import asked
from support.ti4 import Table, plan

RIFT, NEBULA, SUPERNOVA, ASTEROIDS = "41", "42", "43", "44"
PLAIN = ("46", "47", "48", "49", "77", "78")


def table(middle: str, *others: str) -> Table:
    tiles = (middle, *others, *PLAIN[len(others) :])
    return Table("sol", "hacan", tiles=tiles)


def comes(game: TwilightImperium, system: int, kind: str) -> int:
    decision = game.asked(0)
    if decision is None or decision.prompt != "move":
        return 0
    return next((most for place, name, most in decision.rows if (place, name) == (system, kind)), 0)


def at(game: TwilightImperium, system: int, type: int) -> int:
    return count(game.players[0].ships_in(system), type)


def needs(made: Table, start: int, target: int) -> int:
    return Passage(made.game, 0, target).needs_from(start)


@rule("ti4:12.2", "ti4:12.2a")
def test_there_are_four_anomalies_with_planets_or_without() -> None:
    kinds = {tile.anomalies for tile in TILES if tile.anomalies}
    assert kinds == {"gravity_rift", "nebula", "supernova", "asteroid_field"}
    assert TILES[TILE["67"]].planets
    assert TILES[TILE["67"]].anomalies == "gravity_rift"


@rule("ti4:13", "ti4:13.1", "ti4:86", "ti4:86.1", "ti4:Q.anomalies.asteroid-field", "ti4:Q.anomalies.supernova")
@pytest.mark.parametrize("tile", [ASTEROIDS, SUPERNOVA])
def test_asteroids_and_supernovas_are_neither_entered_nor_passed(tile: str) -> None:
    assert not comes(table(tile).ships(0, 1, cruiser=1).activate(0), 1, "cruiser")
    assert needs(table(tile), 1, 4) == 3, "around the middle"
    assert needs(table("50"), 1, 4) == 2


@rule("ti4:65", "ti4:65.1", "ti4:65.1a", "ti4:Q.anomalies.nebula")
def test_a_nebula_is_entered_only_where_it_is_the_active_system_and_never_passed() -> None:
    assert comes(table(NEBULA).ships(0, 1, cruiser=1).activate(0), 1, "cruiser") == 1
    assert needs(table(NEBULA), 1, 4) == 3


@rule("ti4:65.2", "ti4:65.2a")
def test_a_ship_that_starts_in_a_nebula_moves_one_and_what_adds_adds_to_that() -> None:
    assert not comes(table("50", NEBULA).ships(0, 1, cruiser=1).activate(4), 1, "cruiser")
    assert comes(table("50", NEBULA).techs(0, "gravity-drive").ships(0, 1, cruiser=1).activate(4), 1, "cruiser") == 1
    assert comes(table(RIFT, NEBULA).ships(0, 1, cruiser=1).activate(4), 1, "cruiser") == 1, "the rift adds one"


@rule("ti4:37", "ti4:37.1", "ti4:37.1a", "ti4:Q.anomalies.gravity-rift")
def test_leaving_a_rift_lets_a_ship_go_one_farther() -> None:
    assert comes(table(RIFT).ships(0, 1, carrier=1).activate(4), 1, "carrier") == 1
    assert comes(table("50").ships(0, 1, carrier=1).activate(4), 1, "carrier") == 0
    assert needs(table(RIFT), 1, 0) == 1, "entering one gives nothing"


@rule("ti4:37.2", "ti4:37.2a", "ti4:37.2b", "ti4:37.2c", "ti4:92.1b", "ti4:17.6")
@pytest.mark.parametrize(("die", "arrive"), [(3, 0), (4, 1)])
def test_a_carrier_rolls_one_die_for_itself_and_all_it_carries(die: int, arrive: int) -> None:
    made = table("50", RIFT).ships(0, 1, carrier=1, fighter=2)
    made.game.rng = Arranged(1, [], [die])
    game = made.activate(0)
    plan(game, 0, (1, "carrier", 1), (1, "fighter", 2))
    assert [at(game, 0, type) for type in (CARRIER, FIGHTER)] == [arrive, 2 * arrive]
    assert not game.players[0].ships_in(1)
    events = [event.kind for event in game.log or []]
    assert events.count("rift") == 1
    assert events.count("removed") == 3 * (1 - arrive)
    assert "destroyed" not in events


@rule("ti4:37.3")
def test_a_way_that_leaves_the_same_rift_twice_gives_two_and_costs_two_dice() -> None:
    """From the rift in 1 to 2 for the infantry, back to 1 and on to 6: three systems with a move value of one."""
    made = table(SUPERNOVA, RIFT, "46", SUPERNOVA).ships(0, 1, carrier=1).ships(0, 2, dreadnought=1, infantry=1)
    made.game.rng = Arranged(1, [], [10, 10])
    game = made.activate(6)
    plan(game, 0, (1, "carrier", 1), (2, "infantry", 1))
    assert [at(game, 6, type) for type in (CARRIER, INFANTRY)] == [1, 1]
    assert [event.kind for event in game.log or []].count("rift") == 2


@rule("ti4:37.2", "ti4:17.4f")
@card("ti4:gravity-drive")
@pytest.mark.parametrize(
    ("techs", "ships", "dice"), [((), 2, 2), (("gravity-drive",), 1, 0), (("gravity-drive",), 2, 1)]
)
def test_a_ship_that_gravity_drive_helps_flies_around_the_rift(techs: tuple[str, ...], ships: int, dice: int) -> None:
    """Through the rift in the middle two is more than enough, around it three systems are entered."""
    made = table(RIFT).techs(0, *techs).ships(0, 1, cruiser=ships)
    game = made.activate(4)
    game.rng = Arranged(1, [], [10] * 4)
    plan(game, 0, (1, "cruiser", ships))
    assert at(game, 4, CRUISER) == ships
    assert len([event for event in game.log or [] if event.kind == "rift"]) == dice


@rule("ti4:37.2", "ti4:92.1")
@card("ti4:gravity-drive")
def test_it_helps_where_most_is_aboard_and_first_where_it_is_needed() -> None:
    made = table(RIFT).techs(0, "gravity-drive", "carrier-2").ships(0, 1, cruiser=1, carrier=1, infantry=2)
    game = made.activate(4)
    game.rng = Arranged(1, [], [1])
    plan(game, 0, (1, "carrier", 1), (1, "cruiser", 1), (1, "infantry", 2))
    assert (at(game, 4, CARRIER), at(game, 4, INFANTRY), at(game, 4, CRUISER)) == (1, 2, 0), "the cruiser was lost"


@rule("ti4:92.1a", "ti4:49.4", "ti4:92.2")
def test_cargo_of_one_system_is_divided_among_its_ships_before_the_dice() -> None:
    made = table("50", RIFT).pools(0, fleet=5).ships(0, 1, carrier=2, infantry=4)
    made.game.rng = Arranged(1, [], [1, 10])
    game = made.activate(0)
    plan(game, 0, (1, "carrier", 2), (1, "infantry", 4))
    question = asked(game, 0)
    assert question.prompt == "carry"
    assert question.rows == ((0, "infantry", 4), (1, "infantry", 4))
    assert question.values == (1, CARRIER, 0, 1, 1, CARRIER, 0, 1)
    for lines, reason in (((0, 1), "carry-all"), ((1, 5), "form-line")):
        with pytest.raises(Refused) as refused:
            plan(game, 0, (lines[0], "infantry", lines[1]))
        assert refused.value.reason == reason
    plan(game, 0, (0, "infantry", 1), (1, "infantry", 3))
    assert [at(game, 0, type) for type in (CARRIER, INFANTRY)] == [1, 3], "the first was lost with the one it carried"


@rule("ti4:92.1a", "ti4:92.2")
def test_one_may_fill_either_ship_first_without_dividing_the_cargo_oneself() -> None:
    made = table("50", RIFT).pools(0, fleet=5).ships(0, 1, carrier=2, infantry=3, fighter=3)
    game = made.activate(0)
    plan(game, 0, (1, "carrier", 2), (1, "infantry", 3), (1, "fighter", 3))
    aboard = [
        [sum(most for ship, _, most in form.gifts if ship == each) for each in (0, 1)]
        for form in asked(game, 0).forms or ()
    ]
    assert [4, 2] in aboard
    assert [2, 4] in aboard


@rule("ti4:92")
def test_no_ship_is_given_more_than_it_holds() -> None:
    made = table("50", RIFT).pools(0, fleet=5).ships(0, 1, carrier=2, infantry=3, fighter=3)
    game = made.activate(0)
    plan(game, 0, (1, "carrier", 2), (1, "infantry", 3), (1, "fighter", 3))
    with pytest.raises(Refused) as refused:
        plan(game, 0, (0, "infantry", 3), (0, "fighter", 3))
    assert (refused.value.reason, refused.value.numbers, refused.value.rule) == ("no-room", (6, 4), "ti4:92")


@rule("ti4:10", "ti4:10.1", "ti4:10.2", "ti4:10.2a", "ti4:10.3", "ti4:100", "ti4:100.1")
def test_what_is_adjacent_to_what() -> None:
    game = Table("sol", "hacan", tiles=("18", "26", "20", "25", "39", "23", "40")).game
    assert sorted(adjacent(game, 1)) == [0, 2, 4, 6], "next door and the other alpha; no beta, and not itself"
    assert sorted(adjacent(game, 3)) == [0, 2, 4, 6], "4 next door, 6 by beta"
    assert near_planet(game, PLANET["mecatol_rex"]) == [0, 1, 2, 3, 4, 5, 6]


@rule("ti4:100.4", "ti4:100.4a", "ti4:100.4b")
def test_delta_and_gamma_join_only_their_own_kind() -> None:
    game = Table("sol", "hacan", tiles=("18", "17", "82A", "51", "82B", "23", "39")).game
    assert 3 in adjacent(game, 1), "the gate and the home of the Creuss"
    assert 4 in adjacent(game, 2)
    assert 2 not in [near for near in adjacent(game, 6) if near not in game.chart.near[6]]


@rule("ti4:17.4f", "ti4:88.2")
def test_ships_move_through_wormholes_and_reach_says_so() -> None:
    made = Table("sol", "hacan", tiles=("43", "26", "43", "43", "39", "43", "43")).ships(0, 1, carrier=1)
    assert comes(made.activate(4), 1, "carrier") == 1
    again = Table("sol", "hacan", tiles=("43", "26", "43", "43", "39", "43", "43")).ships(0, 1, carrier=1)
    found = reach(again.game, 0)
    assert [system for system, ships in enumerate(found) if ships] == [4]
    assert found[4] == ((1, CARRIER),)
    assert TYPE["cruiser"] == CRUISER
