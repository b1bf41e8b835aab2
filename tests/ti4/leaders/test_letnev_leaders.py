"""The Barony of Letnev: agent, commander, hero and mech."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.components import NUMBER
from orrery.ti4.faction import COMMANDER, HERO
from orrery.ti4.limits import fleet_limit
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.skirmish import Skirmish
from orrery.ti4.units import CRUISER, DREADNOUGHT, FLAGSHIP, INFANTRY, MECH, count
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_combat import battle

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG = 50


@card("ti4:viscount-unlenn")
def test_one_ship_of_anybody_rolls_one_die_more_in_this_round() -> None:
    table = Table("letnev", "hacan").court(0).ships(0, 1, cruiser=2, dreadnought=1).ships(1, 0, carrier=2)
    game = battle(table.ships(1, 3, cruiser=1), *[1] * 40)
    answer(game, 0, "leader")
    answer(game, 0, "seat 0")
    answer(game, 0, f"type {CRUISER}")
    answer(game, 1, "stay")
    rolled = [event.values for event in game.log or [] if event.kind == "rolled" and event.actor == 0]
    assert [(values[0], len(values) - 1) for values in rolled[:2]] == [(DREADNOUGHT, 1), (CRUISER, 3)]
    answer(game, 1, "stay")
    rolled = [event.values for event in game.log or [] if event.kind == "rolled" and event.actor == 0]
    assert [len(values) - 1 for values in rolled[2:4]] == [1, 2], "the next round is as printed"


@card("ti4:viscount-unlenn")
@rule("ti4:F.nekro.2")
def test_what_fights_as_a_ship_may_roll_it_too() -> None:
    table = Table("nekro", "letnev", tiles=TILES).own(0).court(1).ships(0, 1, flagship=1, infantry=2)
    game = battle(table.ships(1, 0, cruiser=1).ships(1, 3, cruiser=1), *[1] * 12)
    answer(game, 0, "flagship")
    answer(game, 0, "join", "join")
    answer(game, 1, "leader")
    answer(game, 1, "seat 0")
    assert [option.id() for option in asked(game, 1).options] == [INFANTRY, FLAGSHIP]
    answer(game, 1, f"type {INFANTRY}")
    answer(game, 1, "stay")
    rolled = [event.values for event in game.log or [] if event.kind == "rolled" and event.values[0] == INFANTRY]
    assert rolled[0] == (INFANTRY, 1, 1, 1)


@card("ti4:rear-admiral-farran")
def test_each_use_of_sustain_damage_may_bring_a_trade_good() -> None:
    """One for one; who becomes damaged in another way gains nothing, and others gain nothing."""
    table = Table("letnev", "hacan").court(0, COMMANDER).ships(0, 1, dreadnought=2).ships(1, 0, dreadnought=2)
    table.game.players[0].exhausted = (NUMBER["viscount-unlenn"],)
    game = battle(table.ships(1, 3, cruiser=1), 10, 10, 10, 10)
    answer(game, 1, "stay")
    answer(game, 0, "sustain", "sustain")
    answer(game, 1, "sustain", "sustain")
    answer(game, 0, "leader")
    answer(game, 0, "pass")
    assert [player.goods for player in game.players] == [1, 0]


@card("ti4:rear-admiral-farran")
def test_with_non_euclidean_shielding_two_hits_are_one_use() -> None:
    table = Table("letnev", "hacan").court(0, COMMANDER).techs(0, "non-euclidean-shielding").ships(0, 1, dreadnought=1)
    table.game.players[0].exhausted = (NUMBER["viscount-unlenn"],)
    game = battle(table.ships(1, 0, cruiser=2).ships(1, 3, cruiser=1), 1, 10, 10)
    answer(game, 1, "stay")
    answer(game, 0, "sustain")
    answer(game, 0, "leader")
    assert game.players[0].goods == 1
    assert asked(game, 1).prompt == "announce retreat"


@card("ti4:darktalon-treilla")
@rule("ti4:32.3")
def test_for_a_round_nothing_limits_the_fleets_of_the_letnev() -> None:
    """Not even Fleet Regulations; when the round is over the excess goes, and the hero is gone."""
    table = Table("letnev", "hacan").court(0, HERO).law("fleet-regulations", -1).pools(0, fleet=3)
    game = table.ships(0, 1, cruiser=4).ships(0, 2, cruiser=4).planets(1, BEREG).game
    game.begin(Skirmish(2))
    answer(game, 0, "leader")
    assert (fleet_limit(game, 0), fleet_limit(game, 1)) == (28, 3)
    assert NUMBER["darktalon-treilla"] not in game.players[0].leaders
    answer(game, 1, "pass")
    answer(game, 0, "tactical")
    answer(game, 0, "system 2")
    plan(game, 0, (1, "cruiser", 4))
    assert count(game.players[0].ships_in(2), CRUISER) == 8
    answer(game, 0, "pass")
    assert game.rounds == 2
    assert count(game.players[0].ships_in(2), CRUISER) == 5, "three tokens and the Armada"


@card("ti4:dunlain-reaper")
@rule("ti4:Q.terms.deploy")
def test_infantry_of_a_ground_combat_becomes_a_mech_for_two_resources() -> None:
    table = Table("letnev", "hacan", tiles=TILES).court(0).ships(0, 1, carrier=1, infantry=2).pools(0, goods=3)
    game = table.troops(1, BEREG, infantry=2).activate(0)
    game.rng = Arranged(1, [], [1] * 40)
    everything(game, 0)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 2))
    answer(game, 0, "mech")
    everything(game, 0)
    assert game.players[0].goods == 1
    troops = game.players[0].troops_on(BEREG)
    assert (count(troops, INFANTRY), count(troops, MECH)) == (1, 1)


@card("ti4:dunlain-reaper")
@rule("ti4:28.3")
@pytest.mark.parametrize(("goods", "offers"), [(1, 0), (2, 1), (4, 2)])
def test_it_is_deployed_once_in_each_round_and_for_its_price(goods: int, offers: int) -> None:
    table = Table("letnev", "hacan", tiles=TILES).court(0).ships(0, 1, carrier=1, infantry=3).pools(0, goods=goods)
    game = table.troops(1, BEREG, infantry=3).activate(0)
    game.rng = Arranged(1, [], [1] * 20)
    everything(game, 0)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 3))
    for _ in range(offers):
        assert asked(game, 0).prompt == "start-of-ground-combat-round"
        answer(game, 0, "mech")
        if asked(game, 0).prompt == "pay":
            everything(game, 0)
    assert count(game.players[0].troops_on(BEREG), MECH) == offers
