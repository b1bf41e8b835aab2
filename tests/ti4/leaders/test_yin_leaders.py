"""The Yin Brotherhood: agent, commander, hero and mech."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.faction import COMMANDER, HERO
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.research import why_not_researched
from orrery.ti4.tiles import PLANET, TILE, TILES
from orrery.ti4.units import CRUISER, FIGHTER, INFANTRY, MECH, count
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_combat import battle, left

SKY = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = TILES[TILE["35"]].planets
WELLON, DARIEN = PLANET["wellon"], PLANET["darien"]
FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated
OMAR = NUMBER["brother-omar"]


def yin(*unlocked: str) -> Table:
    table = Table("yin", "hacan", tiles=SKY).court(0, *unlocked).planets(0, DARIEN).planets(1, FAR)
    table.game.exhausted[FAR] = True
    return table


def on(game: TwilightImperium, seat: int, type: int = INFANTRY, planet: int = BEREG) -> int:
    return count(game.players[seat].troops_on(planet), type)


# -- Brother Milor -----------------------------------------------------------------------------------------------------


@card("ti4:brother-milor")
def test_fighters_come_for_a_ship_that_has_fallen_and_fight_on() -> None:
    """The last ship is gone; the combat goes on with them, though nothing carries them, and they win it."""
    table = yin().ships(0, 1, cruiser=1).ships(1, 0, carrier=1)
    game = battle(table, 1, 9, 10, 1, 1)
    answer(game, 0, "leader")
    game.rng = Arranged(1, [], [10, 1, 1])
    answer(game, 0, "two fighters")
    assert left(game, 1, 3) == 0
    assert left(game, 0, CRUISER) == 0
    assert game.players[0].exhausted == (NUMBER["brother-milor"],)


@card("ti4:brother-milor")
@rule("ti4:71.6")
def test_a_hit_for_which_there_was_no_ship_does_not_wait_for_them() -> None:
    """Two hits, one ship: both fighters roll in the next round."""
    game = battle(yin().ships(0, 1, cruiser=1).ships(1, 0, carrier=2), 1, 10, 10)
    answer(game, 0, "leader")
    game.rng = Arranged(1, [], [10, 10, 1, 1])
    answer(game, 0, "two fighters")
    rolled = [(event.actor, len(event.values) - 1) for event in game.log or [] if event.kind == "rolled"]
    assert rolled == [(0, 1), (1, 2), (0, 2), (1, 2)]


@card("ti4:brother-milor")
def test_it_helps_any_player_who_may_decline() -> None:
    table = yin().ships(0, 1, dreadnought=1).ships(1, 0, destroyer=1, cruiser=1)
    game = battle(table, 1, 1, 10, 1, 1)
    answer(game, 1, "destroy")
    answer(game, 0, "leader")
    assert [option.key for option in asked(game, 1).options] == ["place nothing", "one fighter", "two fighters"]
    answer(game, 1, "one fighter")
    assert ("placed", 1, (0, FIGHTER, 1)) in [(event.kind, event.actor, event.values) for event in game.log or []]
    assert game.players[0].exhausted == (NUMBER["brother-milor"],)


@card("ti4:brother-milor")
@pytest.mark.parametrize(("ship", "offered"), [("cruiser", True), ("destroyer", True), ("carrier", False)])
def test_which_ships_it_is_for(ship: str, offered: bool) -> None:
    dice = [1, 1, 1, 10] if ship == "destroyer" else [1, 10]  # two of the barrage
    game = battle(yin().ships(0, 1, **{ship: 1}).ships(1, 0, dreadnought=1), *dice)
    assert (game.asked(0) is not None and asked(game, 0).prompt == "after-unit-destroyed") == offered


@card("ti4:brother-milor")
@rule("ti4:49.3")
def test_outside_a_combat_they_need_room() -> None:
    """Cannons have shot it down: nothing carries the fighters."""
    table = yin().ships(0, 1, cruiser=1).troops(1, BEREG, pds=1)
    game = battle(table, 10)
    answer(game, 1, "fire")
    answer(game, 0, "leader")
    answer(game, 0, "two fighters")
    assert left(game, 0, FIGHTER) == 0


# -- Brother Omar ------------------------------------------------------------------------------------------------------


def landing(mine: int, theirs: int, *unlocked: str, goods: int = 0) -> TwilightImperium:
    """Seat 0 lands infantry on Bereg, which seat 1 holds; the Yin have four influence on Darien."""
    table = yin(*unlocked).pools(0, goods=goods)
    game = table.ships(0, 0, carrier=1, infantry=mine).troops(1, BEREG, infantry=theirs).activate(0)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", mine))
    return game


@card("ti4:brother-omar")
@card("ti4:indoctrination")
@rule("ti4:7.6c")
def test_who_indoctrinates_has_unlocked_it() -> None:
    game = landing(1, 1)
    assert OMAR in game.players[0].locked
    answer(game, 0, "ability")
    answer(game, 0, f"type {INFANTRY}")
    assert OMAR in game.players[0].leaders


@card("ti4:brother-omar")
@card("ti4:devotion")
def test_another_ability_does_not() -> None:
    table = yin().ships(0, 1, destroyer=2).ships(1, 0, carrier=1, fighter=1)
    game = battle(table, *[1] * 20)
    answer(game, 0, "ability")
    assert OMAR in game.players[0].locked


@card("ti4:brother-omar")
@rule("ti4:89.12")
def test_it_counts_as_a_green_prerequisite() -> None:
    """One: for Dacxive Animators, which need one, not for Hyper Metabolism, which needs two; for nobody else."""
    game = yin(COMMANDER).game
    dacxive, hyper = NUMBER["dacxive-animators"], NUMBER["hyper-metabolism"]
    assert why_not_researched(game, 0, dacxive) is None
    assert why_not_researched(game, 0, hyper) is not None
    assert why_not_researched(game, 1, dacxive) is not None
    game.players[0].techs = (NUMBER["neural-motivator"],)
    assert why_not_researched(game, 0, hyper) is None
    assert why_not_researched(yin().game, 0, dacxive) is not None, "locked it counts nothing"


@card("ti4:brother-omar")
@card("ti4:alliance")
def test_who_has_it_by_the_alliance_knows_as_much() -> None:
    game = yin(COMMANDER).game
    game.players[1].area = (note_of("alliance", 0),)
    game.players[1].changed()
    assert why_not_researched(game, 1, NUMBER["dacxive-animators"]) is None


@card("ti4:brother-omar")
@pytest.mark.parametrize(("bought", "more"), [(1, 1), (4, 2)])
def test_each_price_of_infantry_brings_one_more(bought: int, more: int) -> None:
    table = yin(COMMANDER).troops(0, BEREG, space_dock=1).pools(0, goods=9)
    table.game.exhausted[BEREG] = table.game.exhausted[DARIEN] = True
    game = table.activate(0)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", bought))
    everything(game, 0)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", more))
    assert on(game, 0) == bought + more
    assert game.players[0].goods == 9 - (bought + 1) // 2


# -- Dannel of the Tenth -----------------------------------------------------------------------------------------------


@card("ti4:dannel-of-the-tenth")
def test_planets_are_readied_or_their_infantry_doubles() -> None:
    """Bereg is readied, on Lirta IV three more appear; who is aboard and a planet without infantry have no part."""
    table = yin(HERO).troops(0, BEREG, infantry=2).troops(0, LIRTA, infantry=3, mech=1).troops(0, WELLON, mech=1)
    table.ships(0, 1, carrier=1, infantry=1)
    for planet in (BEREG, LIRTA, WELLON):
        table.game.exhausted[planet] = True
    game = table.begin()
    answer(game, 0, "leader")
    assert [option.id() for option in asked(game, 0).options] == [BEREG, LIRTA]
    answer(game, 0, f"planet {BEREG}")
    assert [game.exhausted[planet] for planet in (BEREG, LIRTA, WELLON)] == [False, True, True]
    assert (on(game, 0), on(game, 0, planet=LIRTA), on(game, 0, MECH, LIRTA)) == (2, 6, 1)
    assert left(game, 0, INFANTRY, 1) == 1
    assert NUMBER["dannel-of-the-tenth"] not in game.players[0].leaders


@card("ti4:dannel-of-the-tenth")
def test_on_ready_planets_the_infantry_doubles_without_a_question() -> None:
    game = yin(HERO).troops(0, BEREG, infantry=2).begin()
    answer(game, 0, "leader")
    assert on(game, 0) == 4
    assert asked(game, 1).prompt == "action"


# -- Moyin's Ashes -----------------------------------------------------------------------------------------------------


@card("ti4:moyins-ashes")
@card("ti4:indoctrination")
@rule("ti4:28.1a")
def test_for_one_influence_more_it_is_a_mech() -> None:
    """Three in one payment, and nobody has fallen."""
    game = landing(1, 1)
    answer(game, 0, "ability")
    assert [option.id() for option in asked(game, 0).options] == [INFANTRY, MECH]
    answer(game, 0, f"type {MECH}")
    assert (on(game, 0), on(game, 0, MECH), on(game, 1)) == (1, 1, 0)
    assert game.exhausted[DARIEN]
    assert OMAR in game.players[0].leaders, "it was Indoctrination all the same"


@card("ti4:moyins-ashes")
@rule("ti4:28.2")
def test_without_the_influence_or_a_mech_left_it_is_an_infantry() -> None:
    table = yin().pools(0, goods=2).ships(0, 0, carrier=1, infantry=1).troops(1, BEREG, infantry=2)
    table.game.exhausted[DARIEN] = True
    game = table.activate(0)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    answer(game, 0, "ability")
    assert game.players[0].goods == 0
    table = yin().troops(0, WELLON, mech=4).ships(0, 0, carrier=1, infantry=1).troops(1, BEREG, infantry=1)
    game = table.activate(0)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    answer(game, 0, "ability")
    everything(game, 0)
    assert (on(game, 0), on(game, 0, MECH)) == (2, 0)


@card("ti4:moyins-ashes")
@card("ti4:indoctrination")
def test_a_mech_of_the_opponent_is_not_turned() -> None:
    table = yin().ships(0, 0, carrier=1, infantry=1).troops(1, BEREG, mech=1)
    game = table.activate(0)
    game.rng = Arranged(1, [], [1] * 40)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert not any(event.kind == "indoctrinated" for event in game.log or [])
