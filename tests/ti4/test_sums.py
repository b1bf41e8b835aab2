"""What a form comes to while it is filled in: the numbers of limits and prices, and why a form would be refused."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Decision, Form, Gift, Refused
from orrery.kernel.rng import Rng, seeded
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from support.cite import card, rule
from support.play import asked
from support.ti4 import Table
from support.ti4_fleets import skirmish
from support.ti4_skirmish import lively


def sums_of(game: TwilightImperium, *gifts: Gift) -> dict[str, tuple[int, int]]:
    return {name: (amount, most) for name, _, amount, most in game.sums(0, Form(gifts))}


def moving() -> TwilightImperium:
    """A carrier, a cruiser, fighters and infantry next to the active system, where a destroyer waits."""
    table = Table("sol", "hacan")
    table.ships(0, 1, carrier=1, cruiser=1, fighter=3, infantry=2).ships(0, 0, destroyer=1)
    table.game.players[0].tactic, table.game.players[0].fleet = 2, 3
    return table.activate(0)


@rule("ti4:32.1", "ti4:72.1")
def test_a_movement_plan_tells_the_fleet_and_the_room_that_it_would_use() -> None:
    game = moving()
    assert asked(game, 0).prompt == "move"
    assert sums_of(game) == {"fleet": (1, 3), "capacity": (0, 0)}
    plan: tuple[Gift, ...] = ((1, "carrier", 1), (1, "cruiser", 1), (1, "fighter", 3))
    assert sums_of(game, *plan) == {"fleet": (3, 3), "capacity": (3, 4)}
    assert game.would_refuse(Choice(0, (), Form(plan))) is None


@rule("ti4:92.1")
def test_what_would_be_refused_is_known_before_it_is_sent() -> None:
    game = moving()
    before = game.save()
    refused = game.would_refuse(Choice(0, (), Form(((1, "cruiser", 1), (1, "fighter", 1)))))
    assert refused is not None
    assert refused.rule
    line = game.would_refuse(Choice(0, (), Form(((1, "cruiser", 9),))))
    assert line is not None
    assert line.reason == "form-line"
    assert game.sums(0, Form(((1, "cruiser", 9),))) == ()
    assert game.save() == before


def test_who_is_not_asked_weighs_nothing() -> None:
    game = moving()
    refused = game.would_refuse(Choice(1, (), Form(())))
    assert refused is not None
    assert refused.reason == "not-asked"
    assert game.sums(1, Form(())) == ()
    assert game.row_reasons(1) == []


@rule("ti4:17.4f")
def test_each_row_that_cannot_be_chosen_says_why() -> None:
    table = Table("sol", "hacan")
    table.ships(0, 1, cruiser=1).ships(0, 4, carrier=1, space_dock=0).ships(1, 2, cruiser=1).ships(1, 3, cruiser=1)
    table.game.players[0].tactic = 2
    game = table.activate(1)
    for row, refused in zip(asked(game, 0).rows, game.row_reasons(0)):
        assert (refused is None) == (row[2] > 0), row
        if refused is not None:
            assert refused.rule.startswith("ti4:")


def test_forms_are_weighed_as_they_are_taken() -> None:
    """Whatever the rows allow: weighing says what answering would, finds its numbers, and changes nothing."""
    rng = seeded(5)
    met: dict[str, int] = {}
    for seed in range(4):
        game = skirmish({"players": 3 + seed % 4}, seed)
        for _ in range(400):
            if game.over:
                break
            decision = game.waiting()[0]
            if decision.rows:
                met[decision.prompt] = met.get(decision.prompt, 0) + 1
                weigh(game, decision, rng)
            game.answer(lively(game, decision, rng))
    assert {"move", "land", "produce", "pay"} <= set(met), met


def weigh(game: TwilightImperium, decision: Decision, rng: Rng) -> None:
    gifts: list[Gift] = []
    for place, kind, most in decision.rows:
        number = rng.below(most + 1)
        if number:
            gifts.append((place, kind, number))
    choice = Choice(decision.seat, (), Form(tuple(gifts)))
    before = game.save()
    found = game.would_refuse(choice)
    assert choice.form is not None
    game.sums(decision.seat, choice.form)
    assert len(game.row_reasons(decision.seat)) == len(decision.rows)
    assert game.save() == before
    trial = game.copy()
    try:
        trial.answer(choice)
        taken: Refused | None = None
    except Refused as refused:
        taken = refused
    assert (found is None) == (taken is None)
    if found is not None and taken is not None:
        assert (found.reason, found.numbers, found.rule) == (taken.reason, taken.numbers, taken.rule)


@rule("ti4:71")
def test_a_plan_of_attack_tells_its_chance() -> None:
    """One cruiser against one: both hit with 0.4 in each round: 0.24 / 0.64 to win, 0.16 / 0.64 that none is left."""
    table = Table("sol", "hacan").ships(0, 1, cruiser=2).ships(1, 0, cruiser=1).pools(0)
    game = table.activate(0)
    found = sums_of(game, (1, "cruiser", 1))
    assert (found["win"], found["draw"]) == ((375, 1000), (250, 1000))
    assert sums_of(game, (1, "cruiser", 2))["win"][0] > 700
    assert "win" not in sums_of(game)
    both, one_more = sums_of(game, (1, "cruiser", 2)), game.sums(0, Form(((1, "cruiser", 1),)))
    assert [(where, amount) for name, where, amount, _ in one_more if name == "win with"] == [(0, both["win"][0])]
    assert "win with" not in both, "there are no more of them"


@card("ti4:wrath-of-kenara")
@pytest.mark.parametrize("ship", ["flagship", "dreadnought"])
def test_a_chance_says_that_the_text_of_a_flagship_is_left_out(ship: str) -> None:
    table = Table("hacan", "sol").own(0).ships(0, 1, flagship=1, dreadnought=1).ships(1, 0, cruiser=1).pools(0)
    found = sums_of(table.activate(0), (1, ship, 1))
    assert "win" in found
    assert ("assumes texts" in found) == (ship == "flagship")


@rule("ti4:71")
@pytest.mark.parametrize("third", [0, 1])
def test_a_chance_says_what_it_rests_on_and_that_two_are_there(third: int) -> None:
    table = Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(2, 0, cruiser=third)
    found = sums_of(table.pools(0).activate(0), (1, "cruiser", 1))
    resting = {name: amount for name, amount in found.items() if name.startswith("assumes")}
    names = {"assumes all", "assumes losses", "assumes retreats", "assumes cards", *["assumes thirds"] * third}
    assert set(resting) - {"assumes texts"} == names
    assert all(amount[0] == 1 for amount in resting.values())


@rule("ti4:96.2", "ti4:96.3")
def test_a_movement_plan_tells_whose_cannons_may_fire() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).pools(0).techs(0, "antimass-deflectors")
    [planet] = table.game.chart.planets[0][:1]
    game = table.troops(1, planet, pds=2).activate(0)
    sums = game.sums(0, Form(((1, "cruiser", 1),)))
    assert ("cannon pds", 1, 2, 7) in sums, "two dice that hit on 6, on 7 against Antimass Deflectors"


@rule("ti4:71.4")
def test_who_may_retreat_is_told_the_chance_as_it_stands() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=2).ships(1, 0, cruiser=1, destroyer=1).ships(0, 2, cruiser=1)
    game = table.pools(0).pools(1).activate(0)
    game.answer(Choice(0, (), Form(((1, "cruiser", 1),))))
    while asked(game, 0).prompt != "announce retreat":
        game.answer(Choice(0, (0,)))
    told = game.told(0)
    assert told is not None
    win, draw = told.values
    assert 0 < win < 375, "a destroyer more than one against one"
    assert 0 < draw < 1000 - win


@rule("ti4:20", "ti4:96.6")
def test_a_landing_tells_its_chance_planet_by_planet() -> None:
    """Two infantry against one: the chance is that of the combat alone, since no cannon stands there."""
    table = Table("sol", "hacan").pools(0)
    [planet] = table.game.chart.planets[0][:1]
    table.ships(0, 0, carrier=1, infantry=3).troops(1, planet, infantry=1)
    game = table.activate(0)
    while asked(game, 0).prompt != "land":
        game.answer(Choice(0, (0,)))
    sums = game.sums(0, Form(((ON_PLANET + planet, "infantry", 1),)))
    found = {name: (where, amount) for name, where, amount, _ in sums if name in ("win", "draw")}
    assert found["win"][0] == ON_PLANET + planet
    assert 0 < found["win"][1] < 1000
    more = game.sums(0, Form(((ON_PLANET + planet, "infantry", 3),)))
    assert next(amount for name, _, amount, _ in more if name == "win") > found["win"][1]


@rule("ti4:69.1", "ti4:26.0")
def test_production_tells_units_price_and_the_fleet_with_them() -> None:
    table = Table("sol", "hacan")
    [planet] = table.game.chart.planets[0][:1]
    table.troops(0, planet, space_dock=1).ships(0, 0, cruiser=1)
    table.game.players[0].tactic, table.game.players[0].fleet, table.game.players[0].goods = 2, 3, 5
    game = table.activate(0)
    while asked(game, 0).prompt != "produce":
        game.answer(Choice(0, (0,)))
    order: tuple[Gift, ...] = ((0, "carrier", 1), (0, "fighter", 2), (ON_PLANET + planet, "infantry", 1))
    found = sums_of(game, *order)
    assert found["production"][0] == 4
    assert found["resources"][0] == 3 + 1 + 1
    assert found["fleet"] == (2, 3)
