"""The Mentak Coalition: agent, commander, hero and mech."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.combat import may_sustain
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.faction import COMMANDER, HERO
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.state import NOBODY
from orrery.ti4.units import CRUISER, DREADNOUGHT, FLAGSHIP, MECH, WAR_SUN
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, plan
from support.ti4_combat import battle, left

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG = 50


@card("ti4:suffi-an")
def test_robber_and_robbed_draw_a_card_each() -> None:
    """Here the third player gains nothing; without a Pillage nobody draws."""
    table = Table("sol", "mentak", "hacan").court(1).ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).pools(0, goods=2)
    game = table.hand(0, "mining-initiative").planets(0, 3).game
    game.deck = list(range(40, 50))
    table.begin()
    answer(game, 0, "card")
    answer(game, 1, "ability")
    answer(game, 1, "leader")
    assert [len(player.hand) for player in game.players] == [1, 1, 0]
    assert game.players[1].exhausted == (NUMBER["suffi-an"],)


@card("ti4:sula-mentarion")
def test_the_loser_gives_a_note_of_its_choice() -> None:
    table = Table("mentak", "hacan").court(0, COMMANDER).ships(0, 1, dreadnought=1).ships(1, 0, carrier=1)
    table.notes(1, 1, "ceasefire", "trade-agreement")
    game = battle(table.ships(1, 3, cruiser=1), 10, 1)
    answer(game, 1, "stay")
    answer(game, 0, "leader")
    answer(game, 1, f"note {note_of('ceasefire', 1)}")
    assert game.players[0].notes == (note_of("ceasefire", 1),)


@card("ti4:sula-mentarion")
def test_who_has_no_note_gives_none() -> None:
    table = Table("mentak", "hacan").court(0, COMMANDER).ships(0, 1, dreadnought=1).ships(1, 0, carrier=1)
    game = battle(table.ships(1, 3, cruiser=1), 10, 1)
    answer(game, 1, "stay")
    assert game.active == 1


@card("ti4:sula-mentarion")
@pytest.mark.parametrize(("more", "unlocked"), [(0, False), (1, True)])
def test_four_cruisers_unlock_her(more: int, unlocked: bool) -> None:
    table = Table("mentak", "hacan").court(0).ships(0, 1, cruiser=2).ships(0, 2, cruiser=1 + more)
    game = table.activate(0)
    plan(game, 0, (1, "cruiser", 1))
    assert (NUMBER["sula-mentarion"] in game.players[0].leaders) == unlocked


@card("ti4:sula-mentarion", "ti4:salvage-operations")
@rule("ti4:7.6c")
def test_a_fourth_cruiser_that_is_salvaged_after_the_victory_comes_too_late() -> None:
    table = Table("mentak", "hacan").court(0).techs(0, "salvage-operations").pools(0, goods=1)
    table.ships(0, 1, dreadnought=1).ships(0, 4, cruiser=3).ships(1, 0, cruiser=1).notes(1, 1, "ceasefire")
    table.game.players[0].tokens = (4,)
    game = battle(table.ships(1, 3, cruiser=1), 10, 1)
    answer(game, 1, "stay")
    answer(game, 0, "stay")
    plan(game, 0, (0, "cruiser", 1))
    assert NUMBER["sula-mentarion"] in game.players[0].leaders
    assert game.players[1].notes == (note_of("ceasefire", 1),)
    assert game.active_system == NOBODY, "nobody was asked for one"


@card("ti4:ipswitch-loose-cannon")
def test_each_ship_that_falls_brings_one_of_its_type() -> None:
    """A war sun not without its technology; the card is gone before the first falls, and one's own bring nothing."""
    table = Table("mentak", "hacan").court(0, HERO).ships(0, 1, dreadnought=2).ships(1, 0, cruiser=1, damaged_war_sun=1)
    game = table.ships(1, 3, cruiser=1).activate(0)
    game.rng = Arranged(1, [], [10, 10, 1, 1, 1, 1])
    plan(game, 0, (1, "dreadnought", 2))
    answer(game, 0, "leader")
    assert NUMBER["ipswitch-loose-cannon"] not in game.players[0].leaders
    answer(game, 1, "stay")
    assert (left(game, 0, CRUISER), left(game, 0, WAR_SUN), left(game, 0, DREADNOUGHT)) == (1, 0, 2)


@card("ti4:ipswitch-loose-cannon")
def test_a_combat_goes_on_with_what_arrives() -> None:
    """Both last ships fall together; the sleeper that arrives has won."""
    table = Table("mentak", "hacan").court(0, HERO).ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
    game = table.ships(1, 3, cruiser=1).activate(0)
    game.rng = Arranged(1, [], [10, 10])
    plan(game, 0, (1, "cruiser", 1))
    answer(game, 0, "leader")
    if asked(game, 0).prompt == "start-of-space-combat-round":
        answer(game, 0, "pass")
    answer(game, 1, "stay")
    assert left(game, 0, CRUISER) == 1


@card("ti4:ipswitch-loose-cannon", "ti4:unveil-flagship")
@pytest.mark.parametrize(("ship", "dice", "scored"), [("damaged_flagship", 2, False), ("cruiser", 1, True)])
def test_a_flagship_that_fell_and_came_back_is_not_unveiled(ship: str, dice: int, scored: bool) -> None:
    """One that was not there before is."""
    table = Table("mentak", "hacan").court(0, HERO).ships(0, 1, **{ship: 1}).ships(1, 0, damaged_flagship=1)
    table.game.players[0].secrets = (NUMBER["unveil-flagship"],)
    game = table.ships(1, 3, cruiser=1).activate(0)
    game.rng = Arranged(1, [], [*[10] * dice, 10, 1])
    plan(game, 0, (1, ship.replace("damaged_", "damaged "), 1))
    answer(game, 0, "leader")
    while asked(game, game.waiting()[0].seat).prompt in ("start-of-space-combat-round", "announce retreat"):
        decision = game.waiting()[0]
        answer(game, decision.seat, "pass" if decision.prompt.startswith("start") else "stay")
    assert left(game, 0, FLAGSHIP) == 1
    assert (game.waiting()[0].prompt == "after-space-combat-won") == scored


@card("ti4:moll-terminus")
def test_nobody_beside_it_sustains_damage() -> None:
    table = Table("mentak", "letnev", tiles=TILES).court(0).court(1).troops(1, BEREG, mech=1)
    place = ON_PLANET + BEREG
    assert may_sustain(table.game, 1, MECH, place)
    table.troops(0, BEREG, mech=1)
    assert not may_sustain(table.game, 1, MECH, place)
    assert may_sustain(table.game, 0, MECH, place), "it does so itself"
    assert may_sustain(table.game, 1, MECH, place + 1), "elsewhere they do too"


@card("ti4:ipswitch-loose-cannon")
@pytest.mark.parametrize("hero", [0, 2])
def test_it_begins_with_the_combat_and_is_for_those_who_fight(hero: int) -> None:
    """Passed over in the first round it does not come in the second; and who looks on has no use of it."""
    sheets = [("mentak", "hacan", "sol"), ("sol", "hacan", "mentak")][hero // 2]
    table = Table(*sheets).court(hero, HERO).ships(0, 1, cruiser=2).ships(1, 0, cruiser=2).ships(1, 3, cruiser=1)
    game = table.planets(0, 0).planets(2, 1).activate(0)
    game.rng = Arranged(1, [], [1, 1, 1, 1])
    plan(game, 0, (1, "cruiser", 2))
    assert (game.asked(hero) is not None and asked(game, hero).prompt == "start-of-space-combat-round") == (hero == 0)
    if hero == 0:
        answer(game, 0, "pass")
    answer(game, 1, "stay")
    while game.asked(0) is not None and asked(game, 0).prompt == "announce retreat":
        answer(game, 0, "stay")
    assert asked(game, 1).prompt == "announce retreat", "the second round, and nobody was asked before it"
