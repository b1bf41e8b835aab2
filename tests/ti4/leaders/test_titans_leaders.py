"""The Titans of Ul: agent, commander, hero and mech."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.combat import cannons, cannons_on
from orrery.ti4.components import NUMBER
from orrery.ti4.faction import COMMANDER, HERO
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import influence, resources
from orrery.ti4.rules.elimination import Eliminate
from orrery.ti4.rules.placing import PlaceStructure
from orrery.ti4.state import NOBODY
from orrery.ti4.units import CARRIER, CRUISER, DREADNOUGHT, FIGHTER, INFANTRY, MECH, PDS, SPACE_DOCK, count
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_combat import battle, left

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51
FAR = 0
HOME = ("18", "55", "20", "21", "22", "23", "24")  # Elysium in system 1
ELYSIUM = 62
TELLURIAN = NUMBER["tellurian"]


def on(game: TwilightImperium, seat: int, planet: int, type: int) -> int:
    return count(game.players[seat].troops_on(planet), type)


# -- Tellurian ---------------------------------------------------------------------------------------------------------


@card("ti4:tellurian")
def test_one_hit_of_a_combat_is_cancelled_whoever_takes_it() -> None:
    """Its owner names whose; it need not be in the combat, and does it once."""
    table = Table("sol", "hacan", "titans").court(2).ships(0, 1, cruiser=1).ships(1, 0, carrier=1)
    game = battle(table, 10, 10, 1, 9, 1, 9)
    assert asked(game, 2).prompt == "before-assign-space-combat-hits"
    answer(game, 2, "leader")
    assert {option.things[1][1] for option in asked(game, 2).options} == {0, 1}
    answer(game, 2, "seat 1")
    assert (left(game, 0, CRUISER), left(game, 1, CARRIER)) == (0, 1), "the other hit is taken"
    assert TELLURIAN in game.players[2].exhausted


@card("ti4:tellurian")
@pytest.mark.parametrize("firing", ["cannon", "defense", "bombardment", "barrage"])
def test_hits_of_every_kind_can_be_cancelled(firing: str) -> None:
    table = Table("sol", "hacan", "titans", tiles=TILES).court(2)
    for seat in range(3):
        table.planets(seat, FAR + seat)
    if firing == "cannon":
        game = battle(table.ships(0, 1, cruiser=1).troops(1, BEREG, pds=1), 10)
        answer(game, 1, "fire")
    elif firing == "defense":
        game = table.ships(0, 1, carrier=1, infantry=1).troops(1, BEREG, pds=1).activate(0)
        game.rng = Arranged(1, [], [10])
        everything(game, 0)
        answer(game, 1, "hold fire")
        plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
        answer(game, 1, "fire")
    elif firing == "bombardment":
        game = battle(table.ships(0, 1, dreadnought=1).troops(1, BEREG, infantry=1), 10)
        everything(game, 0)
    else:
        table.ships(0, 1, destroyer=1).ships(1, 0, carrier=1, fighter=1).ships(1, 3, cruiser=1)
        game = battle(table, 10, 1)  # and then it is asked whether anybody retreats
    assert asked(game, 2).prompt.startswith("before-assign-")
    answer(game, 2, "leader")
    fallen = [event.values[1] for event in game.log or [] if event.kind == "destroyed"]
    assert fallen in ([], [PDS]), "who has landed takes the planet and its cannons"


@card("ti4:tellurian", "ti4:valkyrie-exoskeleton")
def test_a_hit_that_arises_while_others_are_taken_can_be_cancelled_too() -> None:
    table = Table("titans", "norr", tiles=TILES).court(0).court(1).planets(0, FAR).planets(1, FAR + 1)
    game = table.ships(0, 1, carrier=1, infantry=1).troops(1, BEREG, mech=1).activate(0)
    game.rng = Arranged(1, [], [8, 1, 8, 1])
    everything(game, 0)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    answer(game, 0, "pass")
    answer(game, 1, "sustain")
    answer(game, 0, "leader")
    assert on(game, 0, BEREG, INFANTRY) == 1


@card("ti4:tellurian")
def test_what_is_destroyed_and_not_hit_is_lost() -> None:
    """Assault Cannon: no hit, so nothing is cancelled."""
    table = Table("titans", "hacan").court(0).ships(0, 1, cruiser=1).ships(1, 0, cruiser=3).techs(1, "assault-cannon")
    game = battle(table, 1, 1, 1)
    assert left(game, 0, CRUISER) == 0
    assert TELLURIAN not in game.players[0].exhausted


# -- Tungstantus -------------------------------------------------------------------------------------------------------


@card("ti4:tungstantus")
def test_production_brings_a_good_that_may_pay_for_it() -> None:
    """Nothing else could: without it the infantry could not be paid. Then something must be built."""
    table = Table("titans", "hacan", tiles=TILES).court(0, COMMANDER).troops(0, BEREG, space_dock=1).planets(1, FAR)
    table.game.exhausted[BEREG] = True
    game = table.activate(0)
    answer(game, 0, "leader")
    assert "build nothing" not in [option.key for option in asked(game, 0).options]
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 2))
    assert (game.players[0].goods, on(game, 0, BEREG, INFANTRY)) == (0, 2)


@card("ti4:tungstantus")
def test_who_could_produce_nothing_gains_nothing() -> None:
    """A Hel-Titan produces as well, and so brings the good; where nothing can be built it is not offered."""
    table = Table("titans", "hacan", tiles=TILES).own(0).court(0, COMMANDER).troops(0, BEREG, pds=1).planets(1, FAR)
    table.game.exhausted[BEREG] = True
    game = table.activate(0)
    assert asked(game, 0).prompt == "after-system-activated", "the flagship could come"
    answer(game, 0, "pass")
    answer(game, 0, "leader")
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert on(game, 0, BEREG, INFANTRY) == 1


@card("ti4:tungstantus")
@rule("ti4:7.6b")
def test_five_structures_unlock_it() -> None:
    table = Table("titans", "hacan", tiles=TILES).court(0).troops(0, BEREG, pds=2, space_dock=1).troops(0, LIRTA, pds=1)
    game = table.planets(1, FAR).game
    game.players[0].exhausted = (TELLURIAN,)
    game.begin(PlaceStructure(0, (PDS,), must=True))
    assert NUMBER["tungstantus"] in game.players[0].locked
    answer(game, 0, "pass")
    assert NUMBER["tungstantus"] in game.players[0].leaders


# -- Ul the Progenitor -------------------------------------------------------------------------------------------------


def geoformed(seat: int = 0) -> TwilightImperium:
    table = Table("titans", "hacan", tiles=HOME).court(0, HERO).planets(0, ELYSIUM, FAR).planets(1, FAR + 1)
    table.game.exhausted[ELYSIUM] = True
    game = table.begin()
    answer(game, 0, f"leader {NUMBER['ul-the-progenitor']}")
    return game


@card("ti4:ul-the-progenitor")
@rule("ti4:7.12a")
def test_elysium_is_readied_and_worth_three_more_of_each() -> None:
    game = geoformed()
    assert (resources(game, ELYSIUM), influence(game, ELYSIUM)) == (7, 4)
    assert not game.exhausted[ELYSIUM]
    assert NUMBER["ul-the-progenitor"] not in game.players[0].leaders
    told = [(event.kind, event.values) for event in game.log or []]
    assert ("attached", (ELYSIUM, NUMBER["ul-the-progenitor"])) in told
    assert not any(event.kind == "purged" for event in game.log or [])


@card("ti4:ul-the-progenitor")
def test_it_fires_for_whoever_controls_elysium() -> None:
    """At ships in its system and at those who land on it; next door it does not reach."""
    game = geoformed()
    assert [gun[1:3] for gun in cannons(game, 0, 1)] == [(3, 5)]
    assert [gun[1:3] for gun in cannons_on(game, 0, ELYSIUM)] == [(3, 5)]
    assert cannons(game, 0, 0) == cannons(game, 1, 1) == []
    game.controller[ELYSIUM] = 1
    assert [gun[1:3] for gun in cannons(game, 1, 1)] == [(3, 5)]
    assert cannons(game, 0, 1) == []


@card("ti4:ul-the-progenitor")
def test_its_shots_are_dice_like_others() -> None:
    game = geoformed()
    game.players[1].put_in_space(2, Table("hacan").ships(0, 0, cruiser=2).game.players[0].space[0])
    while game.asked(1) is None:
        answer(game, 0, "end turn")
    answer(game, 1, "tactical")
    answer(game, 1, "system 1")
    game.rng = Arranged(1, [], [5, 4, 5])
    everything(game, 1)
    answer(game, 0, "fire")
    if game.asked(0) is not None and asked(game, 0).prompt == "before-assign-space-cannon-hits":
        answer(game, 0, "pass")
    assert count(game.players[1].ships_in(1), CRUISER) == 0


@card("ti4:ul-the-progenitor")
@rule("ti4:16.10d")
def test_it_stays_there_when_the_titans_are_gone() -> None:
    game = geoformed()
    game.controller[FAR], game.controller[ELYSIUM] = NOBODY, 1
    game.stack.clear()
    game.begin(Eliminate(0))
    assert resources(game, ELYSIUM) == 7
    assert cannons(game, 1, 1)


# -- Hecatoncheires ----------------------------------------------------------------------------------------------------


@card("ti4:hecatoncheires")
def test_a_mech_and_an_infantry_come_in_place_of_a_pds() -> None:
    game = Table("titans", "hacan", tiles=TILES).court(0).planets(0, BEREG).planets(1, FAR).game
    game.begin(PlaceStructure(0, (PDS, SPACE_DOCK), must=True))
    answer(game, 0, "pds")
    assert asked(game, 0).prompt == "when-pds-placed"
    answer(game, 0, "mech")
    assert [on(game, 0, BEREG, type) for type in (PDS, MECH, INFANTRY)] == [0, 1, 1]


@card("ti4:hecatoncheires")
def test_for_a_space_dock_nothing_else_comes_and_without_mechs_neither() -> None:
    game = Table("titans", "hacan", tiles=TILES).court(0).planets(0, BEREG).planets(1, FAR).game
    game.begin(PlaceStructure(0, (SPACE_DOCK,), must=True))
    assert on(game, 0, BEREG, SPACE_DOCK) == 1
    game = Table("titans", "hacan", tiles=TILES).court(0).troops(0, LIRTA, mech=4).planets(0, BEREG).game
    game.begin(PlaceStructure(0, (PDS,), must=True))
    answer(game, 0, f"planet {BEREG}")
    assert on(game, 0, BEREG, PDS) == 1


@card("ti4:hecatoncheires", "ti4:awaken")
@rule("ti4:28.3")
def test_for_each_sleeper_that_wakes_it_may_come() -> None:
    """Onto a planet of another, too: whom they meet there they fight."""
    table = Table("titans", "hacan", tiles=TILES).own(0).court(0).planets(0, BEREG, FAR).troops(1, LIRTA, infantry=1)
    table.game.players[0].sleepers = (BEREG, LIRTA)
    game = table.activate(0)
    game.rng = Arranged(1, [], [10, 10, 1])
    answer(game, 0, "ability")
    answer(game, 0, f"planet {BEREG}", f"planet {LIRTA}")
    answer(game, 0, "mech")
    answer(game, 0, "mech")
    assert [on(game, 0, planet, MECH) for planet in (BEREG, LIRTA)] == [1, 1]
    while game.asked(0) is not None and asked(game, 0).prompt.startswith("before-assign"):
        answer(game, 0, "pass")
    assert game.controller[LIRTA] == 0


@card("ti4:hecatoncheires", "ti4:infiltrate")
def test_also_where_a_structure_is_replaced() -> None:
    table = Table("titans", "hacan", tiles=TILES).court(0).ships(0, 1, carrier=1, infantry=1).hand(0, "infiltrate")
    game = table.troops(1, BEREG, pds=1).planets(1, FAR).activate(0)
    game.rng = Arranged(1, [], [1] * 9)
    everything(game, 0)
    answer(game, 1, "hold fire")
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    answer(game, 1, "hold fire")
    answer(game, 0, "card")
    answer(game, 0, "mech")
    assert [on(game, 0, BEREG, type) for type in (PDS, MECH, INFANTRY)] == [0, 1, 2]


def test_fighters_and_dreadnoughts_are_as_ever() -> None:
    table = Table("titans", "hacan").own(0)
    assert {table.game.players[0].units[type] for type in (FIGHTER, DREADNOUGHT)} == {FIGHTER, DREADNOUGHT}


@card("ti4:tungstantus")
def test_the_production_of_others_brings_nothing() -> None:
    table = Table("hacan", "titans", tiles=TILES).court(1, COMMANDER).troops(0, BEREG, space_dock=1).planets(1, FAR)
    game = table.pools(0, goods=3).activate(0)
    while game.asked(0) is not None and asked(game, 0).prompt != "produce":
        everything(game, 0)
    assert game.asked(1) is None
    assert asked(game, 0).prompt == "produce"
