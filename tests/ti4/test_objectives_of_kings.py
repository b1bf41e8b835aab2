"""The objectives of Prophecy of Kings that count: have of need, which things count, and what is paid."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Refused
from orrery.ti4.attachments import ATTACHMENT
from orrery.ti4.chart import FAR, Chart
from orrery.ti4.components import NUMBER, note_of, numbers_of
from orrery.ti4.objective_cards import CARDS_OF_KINGS, OBJECTIVES, SECRET, of_stage, progress
from orrery.ti4.payments_together import most_together, payments_leaving, sparing_payments
from orrery.ti4.rules.scoring import ScoreObjectives
from orrery.ti4.setup import setup
from orrery.ti4.tiles import MECATOL_REX, PLANET, PLANETS, TILE
from support.cite import card, each_card, rule
from support.play import answer, asked
from support.ti4 import RING, Table, everything, plan
from support.ti4_facts import facts

BARE = ("46", "47", "48", "49", "50", "41", "18")  # four empty systems, 49 and 50 among them; 41 is a gravity rift


def made(table: Table, key: str, seat: int = 0) -> tuple[int, int]:
    found = progress(table.game, seat, NUMBER[key])
    return found.have, found.need


def is_met(table: Table, key: str, seat: int = 0) -> bool:
    return progress(table.game, seat, NUMBER[key]).is_met()


@rule("ti4:14.1", "ti4:14.13")
def test_the_cards_are_those_of_the_box_and_only_with_the_expansion() -> None:
    rows = [row for row in facts("objectives")["cards"] if row["set"] == "pok"]
    stages = {"stage_1": 1, "stage_2": 2, "secret": SECRET}
    expected = {row["id"].replace("_", "-"): (stages[row["type"]], row["points"], row["phase"]) for row in rows}
    assert {row.key: (row.stage, row.points, row.phase) for row in CARDS_OF_KINGS} == expected
    for row in rows:
        assert bool(OBJECTIVES[NUMBER[row["id"].replace("_", "-")]].requires.prices()) == row["has_cost"]
    assert [len(of_stage(stage, False)) for stage in (1, 2, SECRET)] == [10, 10, 20]
    assert [len(of_stage(stage, True)) for stage in (1, 2, SECRET)] == [20, 20, 40]
    base, kings = setup({"players": 3}, 1), setup({"players": 3, "sets": "kings"}, 1)
    for game, most in ((base, 20), (kings, 40)):
        held = sum(len(player.secrets) for player in game.players)
        assert (len(game.secrets) + held, len(game.stage_two)) == (most, 5)


# -- units -------------------------------------------------------------------------------------------------------------


@card("ti4:build-defenses", "ti4:construct-massive-cities")
def test_structures_on_the_board_wherever_they_stand() -> None:
    table = Table("sol", "hacan").troops(0, 26, pds=2, space_dock=1).troops(1, 27, pds=2)
    assert made(table, "build-defenses") == (3, 4)
    table.ships(0, 1, space_dock=1)
    assert is_met(table, "build-defenses")
    assert made(table, "construct-massive-cities") == (4, 7)
    assert is_met(table.troops(0, 28, pds=2, space_dock=1), "construct-massive-cities")


@card("ti4:engineer-a-marvel")
@pytest.mark.parametrize(("ship", "counts"), [("flagship", True), ("war_sun", True), ("dreadnought", False)])
def test_a_flagship_or_war_sun_on_the_board(ship: str, counts: bool) -> None:
    assert is_met(Table("sol", "hacan").ships(0, 3, **{ship: 1}), "engineer-a-marvel") == counts
    assert not is_met(Table("sol", "hacan").ships(1, 3, **{ship: 1}), "engineer-a-marvel")


@card("ti4:explore-deep-space", "ti4:patrol-vast-territories")
def test_units_in_systems_without_planets() -> None:
    table = Table("sol", tiles=BARE).ships(0, 0, fighter=1).ships(0, 1, cruiser=1).ships(0, 6, cruiser=1)
    assert made(table, "explore-deep-space") == (2, 3), "that of Mecatol Rex has one"
    table.ships(0, 2, infantry=1)
    assert is_met(table, "explore-deep-space")
    assert made(table, "patrol-vast-territories") == (3, 5)
    assert is_met(table.ships(0, 3, cruiser=1).ships(0, 5, cruiser=1), "patrol-vast-territories")


@card("ti4:improve-infrastructure", "ti4:protect-the-border")
def test_planets_with_structures_outside_the_own_home() -> None:
    table = Table("sol", "hacan", tiles=("18", "1", "16", "27", "28", "29", "30"))
    planets = table.game.chart.planets
    mine, theirs = planets[1][0], planets[2][0]
    table.troops(0, mine, pds=2).troops(0, theirs, pds=1).troops(0, planets[3][0], pds=2, space_dock=1)
    assert made(table, "improve-infrastructure") == (2, 3), "not the own home, and each planet once"
    table.ships(0, 4, space_dock=1)
    assert made(table, "improve-infrastructure") == (2, 3), "one in space is on no planet"
    assert is_met(table.troops(0, planets[4][0], space_dock=1), "improve-infrastructure")
    assert made(table, "protect-the-border") == (3, 5)
    table.troops(0, planets[5][0], pds=1).troops(0, planets[6][0], pds=1)
    assert is_met(table, "protect-the-border")


@card("ti4:make-history", "ti4:become-a-legend")
def test_legendary_planets_mecatol_rex_and_anomalies() -> None:
    table = Table("sol", tiles=("18", "41", "65", "66", "42", "20", "21"))
    assert PLANET["primor"] in table.game.chart.planets[2]
    table.troops(0, PLANET["primor"], infantry=1).ships(0, 5, cruiser=1)
    assert made(table, "make-history") == (1, 2)
    table.ships(0, 2, cruiser=1)
    assert made(table, "make-history") == (1, 2), "a system counts once"
    assert is_met(table.ships(0, 1, fighter=1), "make-history")
    assert made(table.troops(0, MECATOL_REX, infantry=1), "become-a-legend") == (3, 4)
    assert is_met(table.ships(0, 4, cruiser=1), "become-a-legend")


@rule("ti4:79.2", "ti4:79.2a")
@card("ti4:populate-the-outer-rim", "ti4:control-the-borderlands")
def test_units_on_the_edge_of_the_board() -> None:
    table = Table("sol", "creuss", tiles=("18", "1", "16", "27", "28", "29", "30"))
    table.ships(0, 0, cruiser=1).ships(0, 1, cruiser=1).ships(0, 2, cruiser=1)
    assert made(table, "populate-the-outer-rim") == (1, 3), "neither the middle nor the own home"
    assert is_met(table.ships(0, 3, infantry=1).ships(0, 4, cruiser=1), "populate-the-outer-rim")
    assert made(table, "control-the-borderlands") == (3, 5)
    chart = table.game.chart
    table.game.chart = Chart((*chart.tiles, TILE["51"], TILE["82A"]), (*RING, FAR, FAR))
    assert is_met(table.ships(0, 7, cruiser=1).ships(0, 8, cruiser=1), "control-the-borderlands"), "far away as well"


@card("ti4:raise-a-fleet", "ti4:command-an-armada")
def test_ships_other_than_fighters_in_one_system() -> None:
    table = Table("sol").ships(0, 2, fighter=1)
    assert made(table, "raise-a-fleet") == (0, 5)
    assert not progress(table.game, 0, NUMBER["raise-a-fleet"]).things
    table.ships(0, 1, cruiser=1)
    assert progress(table.game, 0, NUMBER["raise-a-fleet"]).things == (("system", 1),)
    table.ships(0, 1, cruiser=2, fighter=4, carrier=1).ships(0, 2, cruiser=4)
    assert made(table, "raise-a-fleet") == (4, 5)
    table.ships(0, 2, damaged_dreadnought=1)
    assert progress(table.game, 0, NUMBER["raise-a-fleet"]).things == (("system", 2),)
    assert is_met(table, "raise-a-fleet")
    assert made(table, "command-an-armada") == (5, 8)
    assert is_met(table.ships(0, 2, destroyer=3), "command-an-armada")


@card("ti4:achieve-supremacy")
@pytest.mark.parametrize(("system", "counts"), [(0, True), (1, False), (2, True), (3, False)])
def test_the_greatest_ship_at_mecatol_rex_or_in_a_home_of_another(system: int, counts: bool) -> None:
    tiles = ("18", "1", "16", "27", "28", "29", "30")
    assert is_met(Table("sol", "hacan", tiles=tiles).ships(0, system, war_sun=1), "achieve-supremacy") == counts
    assert not is_met(Table("sol", "hacan", tiles=tiles).ships(0, system, dreadnought=1), "achieve-supremacy")


@card("ti4:defy-space-and-time")
def test_units_in_the_nexus() -> None:
    table = Table("sol", tiles=("18", "82B", "20", "21", "22", "23", "24"))
    assert not is_met(table.ships(0, 0, cruiser=1), "defy-space-and-time")
    assert is_met(table.troops(0, PLANET["mallice"], infantry=1), "defy-space-and-time")
    other_side = Table("sol", tiles=("18", "82A", "20", "21", "22", "23", "24"))
    assert is_met(other_side.ships(0, 1, fighter=1), "defy-space-and-time")


@card("ti4:mechanize-the-military")
def test_a_mech_on_each_of_four_planets() -> None:
    table = Table("sol").troops(0, 26, mech=2).troops(0, 27, mech=1).troops(0, 28, mech=1).ships(0, 1, mech=1)
    assert made(table, "mechanize-the-military") == (3, 4)
    assert is_met(table.troops(0, 29, mech=1), "mechanize-the-military")


@card("ti4:occupy-the-fringe")
def test_nine_ground_forces_on_a_planet_without_a_dock() -> None:
    table = Table("sol").troops(0, 26, infantry=9, space_dock=1).troops(0, 27, infantry=7)
    assert made(table, "occupy-the-fringe") == (7, 9)
    assert is_met(table.troops(0, 27, mech=2), "occupy-the-fringe")
    assert not is_met(table.troops(0, 27, space_dock=1), "occupy-the-fringe")


@card("ti4:produce-en-masse")
def test_production_of_one_system() -> None:
    table = Table("sol", tiles=("18", "27", "28", "29", "30", "31", "32"))
    first, second = table.game.chart.planets[1][:2]
    table.techs(0, "space-dock-2").troops(0, first, space_dock=1)
    one = 4 + PLANETS[first].resources
    assert made(table, "produce-en-masse") == (min(8, one), 8)
    elsewhere = table.game.chart.planets[2][0]
    assert not is_met(table.troops(0, elsewhere, space_dock=1), "produce-en-masse"), "of another system"
    assert is_met(table.troops(0, second, space_dock=1), "produce-en-masse")


@card("ti4:produce-en-masse", "ti4:holy-planet-of-ixth", "ti4:stymie")
@rule("ti4:69.1")
def test_who_is_kept_from_producing_has_a_production_value_all_the_same() -> None:
    bereg = PLANET["bereg"]
    table = Table("arborec", "sol", tiles=("35", "19", "20", "21", "22", "23", "24"))
    value = made(table.ships(1, 1, cruiser=1).troops(0, bereg, space_dock=1), "produce-en-masse")
    assert value[0] == 2 + PLANETS[bereg].resources
    table.law("holy-planet-of-ixth", bereg)
    assert made(table, "produce-en-masse") == value, "units on it cannot use it, but they have it"
    table.game.players[1].area = (note_of("stymie", 0),)
    assert made(table, "produce-en-masse") == value, "nor do the Arborec lose it beside who has stymied them"


@card("ti4:produce-en-masse", "ti4:aerie-hololattice")
@rule("ti4:69.1")
def test_a_planet_that_produces_as_if_it_were_a_unit_counts() -> None:
    table = Table("argent", tiles=("35", "19", "20", "21", "22", "23", "24")).techs(0, "aerie-hololattice")
    assert made(table.troops(0, PLANET["bereg"], pds=1), "produce-en-masse") == (1, 8)


# -- planets -----------------------------------------------------------------------------------------------------------


@card("ti4:discover-lost-outposts", "ti4:reclaim-ancient-monuments")
def test_planets_with_attachments() -> None:
    table = Table("sol").planets(0, 26, 27, 28, 29)
    mining, rich = ATTACHMENT["mining-world"], ATTACHMENT["rich-world"]
    table.game.attachments = {26: (mining, rich), 27: (), 40: (mining,)}
    assert made(table, "discover-lost-outposts") == (1, 2), "several on one planet count once"
    table.game.attachments[28] = (rich,)
    assert is_met(table, "discover-lost-outposts")
    assert made(table, "reclaim-ancient-monuments") == (2, 3)
    table.game.attachments[29] = (rich,)
    assert is_met(table, "reclaim-ancient-monuments")


SUMS = (("establish-hegemony", "influence"), ("hoard-raw-materials", "resources"))


@each_card("key")
@pytest.mark.parametrize(("key", "kind"), SUMS)
def test_what_planets_are_worth_together_ready_or_not(key: str, kind: str) -> None:
    rich = sorted(range(len(PLANETS)), key=lambda each: -int(getattr(PLANETS[each], kind)))
    table, total = Table("sol"), 0
    for planet in rich:
        total += int(getattr(PLANETS[planet], kind))
        table.planets(0, planet).game.exhausted[planet] = True
        assert made(table, key) == (min(total, 12), 12)
        if total >= 12:
            break
    assert is_met(table, key)


@card("ti4:seize-an-icon")
def test_a_legendary_planet() -> None:
    assert not is_met(Table("sol").planets(0, MECATOL_REX), "seize-an-icon")
    legendary = [row["id"] for row in facts("planets")["planets"] if row["legendary"]]
    for key in legendary:
        assert is_met(Table("sol").planets(0, PLANET[key]), "seize-an-icon"), key


@card("ti4:stake-your-claim")
def test_a_planet_beside_one_of_another() -> None:
    table = Table("sol", "hacan", tiles=("18", "27", "28", "29", "30", "31", "32"))
    first, second = table.game.chart.planets[1][:2]
    assert not is_met(table.planets(0, first), "stake-your-claim")
    assert not is_met(table.planets(0, second), "stake-your-claim"), "both are one's own"
    assert is_met(table.planets(1, second), "stake-your-claim")


# -- others ------------------------------------------------------------------------------------------------------------


@card("ti4:push-boundaries")
def test_more_planets_than_two_neighbours() -> None:
    table = Table("sol", "hacan", "norr", "letnev", tiles=("46", "27", "28", "29", "30", "31", "32"))
    near = table.game.chart.planets
    table.planets(0, *near[1][:2]).planets(1, near[2][0]).planets(2, *near[6][:2]).planets(3, near[4][0])
    assert made(table, "push-boundaries") == (1, 2), "one has as many, one lives too far away"
    assert progress(table.game, 0, NUMBER["push-boundaries"]).things == (("seat", 1),)
    assert is_met(table.ships(3, 2, cruiser=1), "push-boundaries")


@rule("ti4:63.1")
@card("ti4:foster-cohesion")
def test_a_neighbour_of_everybody() -> None:
    table = Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).ships(2, 4, cruiser=1)
    assert made(table, "foster-cohesion") == (1, 2)
    assert is_met(table.ships(2, 0, cruiser=1), "foster-cohesion")
    table.game.players[2].space.clear()
    assert not is_met(table, "foster-cohesion")
    table.game.players[2].eliminated = True
    assert is_met(table, "foster-cohesion"), "who is eliminated is no other player any more"


@card("ti4:rule-distant-lands")
def test_each_planet_has_a_home_of_its_own() -> None:
    table = Table("sol", "hacan", "muaat", tiles=("27", "16", "4", "28", "1", "30", "31"))
    middle, beside, far = table.game.chart.planets[0], table.game.chart.planets[3], table.game.chart.planets[5]
    table.planets(0, middle[0], far[0])
    assert made(table, "rule-distant-lands") == (1, 2), "next to two homes it serves one of them"
    assert is_met(table.planets(0, middle[1]), "rule-distant-lands")
    table.game.controller[middle[1]] = -1
    assert is_met(table.planets(0, beside[0]), "rule-distant-lands"), "next to one: the other takes the second"
    home = Table("sol", "hacan", tiles=("27", "16", "46", "47", "48", "49", "50"))
    inside = home.game.chart.planets[1]
    assert made(home.planets(0, *inside[:2]), "rule-distant-lands") == (1, 2), "two planets of one home"


@card("ti4:strengthen-bonds")
def test_a_note_of_another_in_the_play_area() -> None:
    table = Table("sol", "hacan").notes(0, 1, "support-for-the-throne")
    assert not is_met(table, "strengthen-bonds"), "it is in hand"
    table.game.players[0].area = (note_of("support-for-the-throne", 1),)
    assert is_met(table, "strengthen-bonds")


# -- what is spent -----------------------------------------------------------------------------------------------------


def planet_of(resources: int, influence: int, but: tuple[int, ...] = ()) -> int:
    return next(
        number
        for number, planet in enumerate(PLANETS)
        if (planet.resources, planet.influence) == (resources, influence) and number not in but
    )


@rule("ti4:14.10")
@card("ti4:amass-wealth", "ti4:hold-vast-reserves")
def test_a_planet_gives_one_of_the_two() -> None:
    both = planet_of(4, 4)
    table = Table("sol").planets(0, both).pools(0, goods=3)
    assert made(table, "amass-wealth") == (6, 9), "its resources or its influence"
    assert is_met(table.pools(0, goods=6), "amass-wealth"), "trade goods stand for either"
    assert made(table, "hold-vast-reserves") == (10, 18)


@rule("ti4:14.10", "ti4:26.0")
@card("ti4:amass-wealth")
def test_all_three_are_paid_and_the_first_payment_leaves_enough_for_the_second() -> None:
    two_one, one_two = planet_of(2, 1), planet_of(1, 2)
    three = planet_of(3, 1)
    game = Table("sol").planets(0, two_one, one_two, three).pools(0, goods=4).game
    game.objectives = (NUMBER["amass-wealth"],)
    game.begin(ScoreObjectives(0))
    answer(game, 0, "objective")
    assert game.players[0].goods == 1, "the trade goods are spent first"
    assert asked(game, 0).things == (("resources", 3),)
    with pytest.raises(Refused) as refused:
        plan(game, 0, (one_two, "planet", 1), (two_one, "planet", 1))
    assert refused.value.reason == "leaves-too-little"
    plan(game, 0, (three, "planet", 1))
    if not game.over:
        everything(game, 0)
    assert (game.players[0].goods, game.players[0].points) == (0, 1)
    assert game.exhausted[three]
    assert game.exhausted[one_two]


@card("ti4:hold-vast-reserves")
def test_if_any_way_leaves_enough_one_is_proposed() -> None:
    """Against all ways to divide the planets."""
    for start in range(0, 60, 7):
        mine = list(range(start, start + 6))
        game = Table("sol").planets(0, *mine).pools(0, goods=8).game
        able = most_together(game, 0, 6) == 18
        game.players[0].goods -= 6
        best = 0
        for split in range(3 ** len(mine)):
            parts = [split // 3**place % 3 for place in range(len(mine))]
            first = sum(PLANETS[planet].resources for planet, part in zip(mine, parts) if part == 1)
            second = sum(PLANETS[planet].influence for planet, part in zip(mine, parts) if part == 2)
            best = max(best, int(max(0, 6 - first) + max(0, 6 - second) <= 2))
        assert able == bool(best)
        assert bool(payments_leaving(game, 0, "resources", 6, 6)) == able


@card("ti4:hold-vast-reserves")
def test_every_way_that_is_proposed_can_be_paid_and_leaves_enough() -> None:
    """To the last trade good, and not beyond it."""
    proposed = 0
    for goods in range(4):
        for start in range(0, 60, 7):
            game = Table("sol").planets(0, *range(start, start + 4)).pools(0, goods=goods).game
            for form in sparing_payments(game, 0, "resources", 4, 3):
                paid = {planet for planet, kind, _ in form.gifts if kind == "planet"}
                coins = sum(number for _, kind, number in form.gifts if kind == "goods")
                assert coins <= goods
                assert sum(PLANETS[planet].resources for planet in paid) + coins >= 4
                left = sum(PLANETS[planet].influence for planet in range(start, start + 4) if planet not in paid)
                assert left + goods - coins >= 3
                proposed += coins == goods > 0
    assert proposed, "all of them are spent where nothing else is left to pay with"


@card("ti4:destroy-heretical-works")
def test_two_fragments_are_purged_and_bring_no_relic() -> None:
    cultural, second = numbers_of("cultural-relic-fragment")[:2]
    industrial = NUMBER["industrial-relic-fragment"]
    table = Table("sol")
    game, player = table.game, table.game.players[0]
    player.fragments, player.secrets = (cultural,), (NUMBER["destroy-heretical-works"],)
    assert not is_met(table, "destroy-heretical-works")
    player.fragments = (cultural, industrial, second)
    game.begin(ScoreObjectives(0))
    answer(game, 0, "objective")
    assert (asked(game, 0).least, asked(game, 0).most) == (2, 2)
    answer(game, 0, "cultural-relic-fragment", "industrial-relic-fragment")
    assert (len(player.fragments), player.points, len(player.relics)) == (1, 1, 0)
