"""Odds before the attack: read from the table, cannons of everybody included, and nothing that is hidden."""

from __future__ import annotations

import pytest

from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.odds import odds
from orrery.ti4.odds_attack import asked_at_table, moved, odds_of_attack
from orrery.ti4.odds_question import Unclear, question
from orrery.ti4.odds_table import space_combat
from orrery.title import BadQuestion
from support.cite import card, rule
from support.play import asked
from support.ti4 import Table, everything, plan


def beside(**ships: int) -> Table:
    """Seat 0 next to a system where seat 1 has two cruisers."""
    return Table("sol", "hacan", "xxcha").ships(0, 1, **ships).ships(1, 0, cruiser=2)


def win(game: TwilightImperium, *lines: tuple[int, str, int]) -> float:
    found = odds_of_attack(game, 0, 0, lines, (), "en")["space"]
    assert found is not None
    chance: float = found["win"]
    return chance


def test_a_plan_has_the_odds_of_what_arrives_and_what_is_there() -> None:
    game = beside(cruiser=3, carrier=1).ships(0, 0, destroyer=1).game
    expected = odds(question("2 cruiser, destroyer", "2 cruiser").combat()).win
    assert win(game, (1, "cruiser", 2)) == pytest.approx(expected)
    told = odds_of_attack(game, 0, 0, ((1, "cruiser", 2),), (), "en")["space"]
    assert (told["attacker"], told["defender"]) == ("sol, 1 destroyer, 2 cruiser", "hacan, 2 cruiser")
    again = question(told["attacker"], told["defender"]).combat()
    assert odds(again).win == pytest.approx(expected), "the same can be asked without a table"


def test_technologies_and_upgrades_are_read_from_the_table() -> None:
    game = beside(cruiser=3).techs(0, "cruiser-2", "assault-cannon").techs(1, "duranium-armor").game
    told = odds_of_attack(game, 0, 0, ((1, "cruiser", 3),), (), "en")["space"]
    assert told["attacker"] == "sol, 3 cruiser-2, assault-cannon"
    assert told["defender"] == "hacan, 2 cruiser, duranium-armor"


def test_what_is_exhausted_or_does_nothing_yet_does_not_count() -> None:
    table = beside(cruiser=3).techs(1, "magen-defense-grid", "antimass-deflectors")
    player = table.game.players[1]
    player.exhausted = player.techs[:1]
    combat = space_combat(moved(table.game, 0, 0, ((1, "cruiser", 3),)), 0, 0)
    assert combat is not None
    assert combat.defender.has == ("antimass-deflectors",)


@card("ti4:the-crown-of-thalnos")
def test_a_crown_of_thalnos_on_the_table_counts() -> None:
    game = beside(cruiser=3).ships(1, 0, fighter=1).game
    game.players[1].relics = (NUMBER["the-crown-of-thalnos"],)
    told = odds_of_attack(game, 0, 0, ((1, "cruiser", 3),), (), "en")["space"]
    assert told["defender"] == "hacan, 1 fighter, 2 cruiser, the-crown-of-thalnos"
    assert "daring" in [each["key"] for each in told["inexact"]]


@rule("ti4:96.5a", "ti4:96.3c")
def test_cannons_of_everybody_in_range_fire_at_the_attacker() -> None:
    """One PDS in the system, one next door that reaches it, and one next door that does not."""
    table = beside(cruiser=1)
    near, other = table.game.chart.planets[2][0], table.game.chart.planets[3][0]
    alone = Table("sol", "hacan", "xxcha").ships(0, 1, cruiser=1)
    assert odds_of_attack(alone.game, 0, 0, ((1, "cruiser", 1),), (), "en")["space"] is None
    alone.troops(2, near, pds=1)
    assert odds_of_attack(alone.game, 0, 0, ((1, "cruiser", 1),), (), "en")["space"] is None, "it does not reach"
    alone.techs(2, "pds-2")
    assert win(alone.game, (1, "cruiser", 1)) == pytest.approx(0.4)
    table.techs(1, "pds-2").troops(1, other, pds=1)
    table.techs(2, "pds-2").troops(2, near, pds=1)
    told = odds_of_attack(table.game, 0, 0, ((1, "cruiser", 1),), (), "en")["space"]
    assert [(each["step"], each["dice"]) for each in told["opening"]] == [
        ("space-cannon", [{"unit": "pds-2", "count": 1, "needs": 5}]),
        ("others-cannon", [{"unit": "pds-2", "count": 1, "needs": 5}]),
    ]
    assert told["course"][0]["loss"] == pytest.approx(1 - 0.4 * 0.4)
    assert ("others-cannon", "ti4:96.5a") in [(each["what"], each["rule"]) for each in told["rests_on"]]


def test_one_more_of_each_row() -> None:
    game = beside(cruiser=2, carrier=1, fighter=2).game
    rows = ((1, "cruiser", 2), (1, "carrier", 1), (1, "fighter", 2))
    told = odds_of_attack(game, 0, 0, ((1, "cruiser", 2), (1, "carrier", 1)), rows, "en")
    assert [(each["place"], each["kind"]) for each in told["more"]] == [(1, "fighter")], "of the others all come"
    assert told["more"][0]["win"] > told["space"]["win"]


def test_each_planet_that_could_be_invaded() -> None:
    table = Table("sol", "hacan", tiles=("20", "19", "21", "22", "23", "24", "27")).ships(0, 1, carrier=1, infantry=3)
    planet = table.game.chart.planets[0][0]
    table.troops(1, planet, infantry=2, pds=1)
    told = odds_of_attack(table.game, 0, 0, ((1, "carrier", 1), (1, "infantry", 2)), (), "en")
    assert [each["planet"] for each in told["ground"]] == [planet]
    expected = question("2 infantry", "2 infantry, pds", "ground").combat()
    assert told["ground"][0]["win"] == pytest.approx(odds(expected).win)
    assert told["ground"][0]["inexact"][-1]["key"] == "all-land"


def test_the_table_stays_as_it_is_and_hidden_cards_change_nothing() -> None:
    game = beside(cruiser=2).hand(1, "morale-boost").game
    before = game.save()
    without = beside(cruiser=2).game
    assert odds_of_attack(game, 0, 0, ((1, "cruiser", 2),), (), "en") == odds_of_attack(
        without, 0, 0, ((1, "cruiser", 2),), (), "en"
    )
    assert game.save() == before


def test_the_odds_are_those_of_the_table_after_the_movement() -> None:
    table = beside(cruiser=2, dreadnought=1)
    foretold = space_combat(moved(table.game, 0, 0, ((1, "cruiser", 2), (1, "dreadnought", 1))), 0, 0)
    game = table.activate(0)
    everything(game, 0)
    arrived = space_combat(game, 0, 0)
    assert foretold is not None
    assert arrived is not None
    assert odds(foretold).win == odds(arrived).win


def test_a_seat_asks_while_it_plans_and_only_then() -> None:
    game = beside(cruiser=2, carrier=1).activate(0)
    assert asked(game, 0).prompt == "move"
    told = asked_at_table(game, 0, ((1, "cruiser", 1),), "en")
    assert {(each["place"], each["kind"]) for each in told["more"]} == {(1, "cruiser"), (1, "carrier")}
    with pytest.raises(BadQuestion) as refused:
        asked_at_table(game, 1, (), "de")
    assert (refused.value.reason, refused.value.text) == ("no-plan", "Niemand fragt dich jetzt nach einer Bewegung.")
    with pytest.raises(BadQuestion) as refused:
        asked_at_table(game, 0, ((1, "cruiser", 3),), "en")
    assert refused.value.text == "3 cruiser: there are only 2."
    plan(game, 0, (1, "cruiser", 1))
    with pytest.raises(BadQuestion):
        asked_at_table(game, 0, (), "en")


def test_a_plan_takes_only_what_is_there() -> None:
    game = beside(cruiser=2).game
    for number in (-1, 3):
        with pytest.raises(Unclear):
            moved(game, 0, 0, ((1, "cruiser", number),))
