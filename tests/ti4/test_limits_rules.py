"""Fleet pool, capacity, figures and tokens, cards that are exhausted: the limits where rules meet."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Refused
from orrery.kernel.rng import Arranged
from orrery.ti4.chart import Chart
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.limits import over_capacity, over_fleet
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.payments import GOODS, INFLUENCE, PLANET, RESOURCES, payment_rows, purse
from orrery.ti4.reinforcements import left_of
from orrery.ti4.routes import reach
from orrery.ti4.rules.moves import gain_goods
from orrery.ti4.rules.production import Produce
from orrery.ti4.rules.spending import Spend
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.rules.transaction import partners
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import AGENDA
from orrery.ti4.tiles import PLANET as PLANET_NUMBER
from orrery.ti4.tiles import PLANETS
from orrery.ti4.units import CARRIER, DESTROYER, FIGHTER, INFANTRY, PLASTIC, count
from support.cite import rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan

MECATOL = PLANET_NUMBER["mecatol_rex"]
SUPERNOVA = "43"


def at(game: TwilightImperium, system: int, type: int) -> int:
    return count(game.players[0].ships_in(system), type)


# -- fleet pool --------------------------------------------------------------------------------------------------------


@rule("ti4:32.1b", "ti4:32.1", "ti4:17.4d")
def test_a_fleet_that_flies_past_another_is_not_added_to_it() -> None:
    """One ship may stand in a system; the carrier passes the destroyer in the middle and neither is removed."""
    tiles = ("46", "19", SUPERNOVA, "47", "48", "49", SUPERNOVA)
    made = Table("sol", "hacan", tiles=tiles).techs(0, "carrier-2").pools(0, fleet=1)
    made.ships(0, 0, destroyer=1).ships(0, 1, carrier=1, infantry=3)
    game = made.activate(4)
    plan(game, 0, (1, "carrier", 1), (1, "infantry", 3))
    assert (at(game, 0, DESTROYER), at(game, 4, CARRIER), at(game, 4, INFANTRY)) == (1, 1, 3)
    assert not [event for event in game.log or [] if event.kind == "removed"]


@rule("ti4:32.1a", "ti4:49.3b", "ti4:49.2")
def test_what_stands_on_planets_needs_neither_pool_nor_room() -> None:
    made = Table("sol", "hacan").pools(0, fleet=1).ships(0, 0, carrier=1, infantry=4)
    made.troops(0, MECATOL, infantry=9, pds=2, space_dock=1)
    assert (over_fleet(made.game, 0, 0), over_capacity(made.game, 0, 0)) == (0, 0)
    assert over_capacity(made.ships(0, 0, infantry=1).game, 0, 0) == 1


@rule("ti4:32.1", "ti4:32.3", "ti4:49.3")
def test_a_carrier_above_the_pool_takes_the_room_of_its_cargo_with_it() -> None:
    made = Table("sol", "hacan").pools(0, fleet=1).ships(0, 1, carrier=1, fighter=4).ships(0, 2, destroyer=1)
    game = made.activate(0)
    plan(game, 0, (1, "carrier", 1), (1, "fighter", 4), (2, "destroyer", 1))
    answer(game, 0, f"type {CARRIER}")
    assert (at(game, 0, DESTROYER), at(game, 0, FIGHTER)) == (1, 0), "the destroyer holds no fighter"


@rule("ti4:49.3", "ti4:49.3a", "ti4:49.2")
def test_fighters_that_fly_by_themselves_are_ships_of_the_pool_and_ground_forces_still_need_room() -> None:
    made = Table("sol", "hacan").techs(0, "fighter-2").pools(0, fleet=3).ships(0, 1, carrier=1, fighter=4, infantry=2)
    assert (over_fleet(made.game, 0, 1), over_capacity(made.game, 0, 1)) == (0, 0), "two of four find no room"
    assert over_fleet(made.pools(0, fleet=2).game, 0, 1) == 1
    assert over_capacity(made.ships(0, 1, infantry=3).game, 0, 1) == 1


@rule("ti4:49.1", "ti4:49.2")
def test_a_damaged_ship_holds_as_much_as_a_whole_one() -> None:
    made = Table("sol", "hacan").ships(0, 1, damaged_war_sun=1, infantry=6)
    assert over_capacity(made.game, 0, 1) == 0
    assert over_capacity(made.ships(0, 1, fighter=1).game, 0, 1) == 1


@rule("ti4:32.1", "ti4:49.2")
@pytest.mark.parametrize(("fighters", "over"), [(0, 0), (4, 0), (5, 1)])
def test_only_fighters_without_room_count_as_ships_of_those_who_fly_by_themselves(fighters: int, over: int) -> None:
    made = Table("sol", "hacan").techs(0, "fighter-2").pools(0, fleet=1).ships(0, 1, carrier=1, fighter=fighters)
    assert over_fleet(made.game, 0, 1) == over


@rule("ti4:17.4f", "ti4:18.1")
def test_one_fighter_alone_has_the_gravity_drive() -> None:
    """Three systems away: of two only one can come."""
    made = Table("sol", "hacan").techs(0, "fighter-2", "gravity-drive").ships(0, 3, fighter=2)
    made.game.chart = Chart(made.game.chart.tiles[:4], ((0, 0), (0, 1), (0, 2), (0, 3)))
    game = made.activate(0)
    with pytest.raises(Refused) as refused:
        plan(game, 0, (3, "fighter", 2))
    assert refused.value.reason in ("no-ship-moves", "no-room", "too-far")
    plan(game, 0, (3, "fighter", 1))
    assert (at(game, 0, FIGHTER), at(game, 3, FIGHTER)) == (1, 1)


@rule("ti4:6.2", "ti4:17.4c")
def test_nothing_reaches_a_system_that_cannot_be_activated_nor_leaves_one_with_an_own_token() -> None:
    made = Table("sol", "hacan").ships(0, 1, carrier=1).ships(0, 4, carrier=1)
    made.game.players[0].tokens = (4, 2)
    found = [system for system, ships in enumerate(reach(made.game, 0)) if ships]
    assert found == [0, 6], "neither 2, where an own token lies, nor what is next to 4 alone"


# -- figures and tokens ------------------------------------------------------------------------------------------------


@rule("ti4:43", "ti4:43.1", "ti4:59.4", "ti4:26.4b")
def test_there_is_infantry_beyond_the_plastic_and_it_fights_like_any_other() -> None:
    made = Table("sol", "hacan").pools(0, goods=9).troops(0, MECATOL, space_dock=1, infantry=PLASTIC[INFANTRY])
    made.game.players[0].tokens = (0,)
    made.game.begin(Produce(0, 0))
    plan(made.game, 0, (ON_PLANET + MECATOL, "infantry", 3))
    if made.game.asked(0) is not None:
        forms = asked(made.game, 0).forms
        assert forms
        made.game.answer(Choice(0, (), forms[0]))
    assert count(made.game.players[0].troops_on(MECATOL), INFANTRY) == 15
    attack = Table("sol", "hacan").pools(0, fleet=9).ships(0, 1, carrier=4, infantry=16).troops(1, MECATOL, infantry=1)
    attack.troops(1, attack.game.chart.planets[3][0], infantry=1)
    attack.game.rng = Arranged(1, [], [1] * 15 + [10, 1])
    game = attack.activate(0)
    plan(game, 0, (1, "carrier", 4), (1, "infantry", 16))
    plan(game, 0, (ON_PLANET + MECATOL, "infantry", 16))
    assert game.controller[MECATOL] == 0, "the last of sixteen dice has hit"


@rule("ti4:43.2", "ti4:47.2", "ti4:59.4b")
def test_one_figure_in_each_place_is_enough_however_many_tokens_stand_there() -> None:
    made = Table("sol", "hacan").ships(0, 1, fighter=20).ships(0, 2, fighter=1).troops(0, MECATOL, infantry=30)
    assert left_of(made.game, 0, FIGHTER) == PLASTIC[FIGHTER] - 2
    assert left_of(made.game, 0, INFANTRY) == PLASTIC[INFANTRY] - 1


# -- cards and goods ---------------------------------------------------------------------------------------------------


@rule("ti4:30.3", "ti4:30.4", "ti4:67.8", "ti4:67.9", "ti4:74.2", "ti4:24.2")
def test_a_planet_gives_its_resources_or_its_influence_and_not_both() -> None:
    planet = next(number for number, each in enumerate(PLANETS) if (each.resources, each.influence) == (2, 2))
    made = Table("sol", "hacan").pools(0, goods=3).planets(0, planet)
    assert (purse(made.game, 0, RESOURCES), purse(made.game, 0, INFLUENCE)) == (5, 5)
    made.game.begin(Spend(0, RESOURCES, 2))
    with pytest.raises(Refused) as refused:
        plan(made.game, 0, (planet, PLANET, 2))
    assert refused.value.reason == "form-line", "no planet twice"
    plan(made.game, 0, (planet, PLANET, 1))
    assert (purse(made.game, 0, RESOURCES), purse(made.game, 0, INFLUENCE)) == (3, 3)
    assert payment_rows(made.game, 0, INFLUENCE) == ((planet, PLANET, 0), (0, GOODS, 3))


@rule("ti4:30.2", "ti4:78.5", "ti4:30.1")
def test_the_status_phase_readies_planets_and_technologies_of_everybody() -> None:
    made = Table("sol", "hacan").planets(0, 3).planets(1, 4).techs(0, "magen-defense-grid")
    game = made.game
    game.exhausted[3] = game.exhausted[4] = True
    game.players[0].exhausted = game.players[0].techs
    game.stage_one = (NUMBER["expand-borders"],)
    game.begin(StatusPhase())
    for seat in (0, 1):
        everything(game, seat)  # the tokens of step 5
    assert not any(game.exhausted)
    assert game.players[0].exhausted == ()


@rule("ti4:39.2")
def test_goods_that_are_gained_come_from_the_supply() -> None:
    game = Table("sol", "hacan").pools(0, goods=1, commodities=2).pools(1, goods=5).game
    gain_goods(game, 0, 3)
    assert [(player.goods, player.commodities) for player in game.players] == [(4, 2), (5, 0)]


@rule("ti4:91.3", "ti4:91.2")
def test_nothing_but_goods_and_commodities_stands_in_the_terms_of_those_who_have_nothing_else() -> None:
    made = Table("sol", "muaat").ships(0, 1, cruiser=1).ships(1, 1, destroyer=1).hand(0, "sabotage")
    game = made.pools(0, goods=2, commodities=1).pools(1, goods=1).begin()
    game.answer(Choice(0, (len(asked(game, 0).options),)))
    assert {kind for _, kind, most in asked(game, 0).rows if most} <= {"goods", "commodities"}
    with pytest.raises(Refused):
        plan(game, 0, (0, "card", 1))


@rule("ti4:91.6", "ti4:91.6a")
def test_one_transaction_with_each_player_for_each_agenda() -> None:
    two = [number for number, planet in enumerate(PLANETS) if planet.influence == 2]
    made = Table("sol", "hacan", "norr").pools(0, goods=2).pools(1, goods=2).planets(1, two[0]).planets(2, two[1])
    game = made.game
    game.phase = AGENDA
    game.begin(ResolveAgenda(NUMBER["mutiny"]))
    assert partners(game, 1) == [0, 2], "neighbours or not"
    answer(game, 0, "ready")
    game.answer(Choice(1, (len(asked(game, 1).options),)))
    answer(game, 1, "seat 0")
    plan(game, 1, (1, "goods", 1))
    answer(game, 0, "accept")
    assert (partners(game, 1), partners(game, 0)) == ([2], [2])
    game.begin(ResolveAgenda(NUMBER["mutiny"]))
    assert partners(game, 1) == [0, 2]
