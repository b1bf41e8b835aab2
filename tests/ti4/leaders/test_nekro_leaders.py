"""The Nekro Virus: agent, commander, hero and mech."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice
from orrery.ti4.combat import combat_bonus
from orrery.ti4.components import NUMBER
from orrery.ti4.faction import COMMANDER, HERO
from orrery.ti4.leaders.unitdsgnflayesh import TakeApart
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import influence, resources, specialties_of
from orrery.ti4.tiles import PLANETS
from orrery.ti4.units import CRUISER, INFANTRY, MECH, count
from support.cite import card
from support.play import answer, asked
from support.ti4 import Table

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG = 50
SPECIAL = next(number for number, planet in enumerate(PLANETS) if planet.specialty)
MALLEON, ACIDOS, FLAYESH = [NUMBER[each] for each in ("nekro-malleon", "nekro-acidos", "unitdsgnflayesh")]


@card("ti4:nekro-malleon")
def test_a_player_gives_up_a_card_for_two_goods_at_the_start_of_a_turn() -> None:
    game = Table("hacan", "nekro").court(1).hand(0, "sabotage").begin()
    assert asked(game, 1).prompt == "start-of-turn"
    answer(game, 1, "leader")
    answer(game, 1, "seat 0")
    answer(game, 0, "card")
    assert (game.players[0].goods, game.players[0].hand) == (2, [])
    assert game.players[1].exhausted == (MALLEON,)


@card("ti4:nekro-malleon")
@pytest.mark.parametrize("pool", [0, 1, 2])
def test_or_a_token_of_any_pool(pool: int) -> None:
    game = Table("hacan", "nekro").court(1).begin()
    before = (game.players[0].tactic, game.players[0].fleet, game.players[0].strategy)
    answer(game, 1, "leader")
    answer(game, 1, "seat 0")
    answer(game, 0, f"pool {pool}")
    after = (game.players[0].tactic, game.players[0].fleet, game.players[0].strategy)
    assert [one - two for one, two in zip(before, after)] == [int(at == pool) for at in range(3)]
    assert game.players[0].goods == 2


@card("ti4:nekro-malleon")
def test_it_is_used_beside_any_question_while_nothing_is_being_resolved() -> None:
    """The question is asked again afterwards; in the middle of another ability it cannot be used."""
    table = Table("nekro", "hacan").court(0).hand(0, "mining-initiative").planets(0, 3, 4)
    game = table.ships(0, 1, cruiser=1).begin()
    answer(game, 0, "pass")
    assert asked(game, 0).prompt == "action"
    asides = [aside.key for aside in asked(game, 0).asides]
    assert "leader" in asides
    game.answer(Choice(0, (len(asked(game, 0).options) + asides.index("leader"),)))
    answer(game, 0, "seat 0")
    answer(game, 0, "pool 0")
    assert game.players[0].goods == 2
    assert asked(game, 0).prompt == "action"
    answer(game, 0, "card")
    assert asked(game, 0).prompt == "target planet"
    assert all(aside.key != "leader" for aside in asked(game, 0).asides)


@card("ti4:nekro-acidos")
def test_a_technology_that_is_gained_brings_a_card() -> None:
    game = Table("nekro", "hacan").court(0, COMMANDER).game
    game.deck = list(range(40, 50))
    game.players[0].exhausted = (MALLEON,)
    game.begin(TakeApart(0, SPECIAL))
    answer(game, 0, "tech")
    assert asked(game, 0).prompt == "after-technology-gained"
    answer(game, 0, "leader")
    assert len(game.players[0].hand) == 1


@card("ti4:nekro-acidos")
def test_the_third_technology_unlocks_it_and_brings_nothing() -> None:
    game = Table("nekro", "hacan").court(0).techs(0, "neural-motivator", "gravity-drive").game
    game.begin(TakeApart(0, SPECIAL))
    answer(game, 0, "tech")
    assert ACIDOS in game.players[0].leaders
    assert not game.players[0].hand


@card("ti4:unitdsgnflayesh")
def test_a_planet_with_a_specialty_is_taken_apart() -> None:
    table = Table("nekro", "hacan").court(0, HERO)
    game = table.game
    game.players[0].exhausted = (MALLEON,)
    planet = next(each for planets in game.chart.planets for each in planets if specialties_of(game, each))
    system = game.chart.system_of[planet]
    table.troops(1, planet, infantry=2, pds=1).ships(0, system, cruiser=1).planets(0, BEREG)
    table.begin()
    answer(game, 0, f"leader {FLAYESH}")
    assert PLANETS[planet].specialty in specialties_of(game, planet)
    tech = asked(game, 0).options[0].id()
    answer(game, 0, f"tech {tech}")
    assert not game.players[1].troops_on(planet)
    assert game.players[0].goods == resources(game, planet) + influence(game, planet)
    assert tech in game.players[0].techs
    assert count(game.players[0].ships_in(system), CRUISER) == 1


@card("ti4:mordred")
def test_it_hits_better_against_those_it_has_copied() -> None:
    table = Table("nekro", "letnev", "norr", tiles=TILES).court(0)
    game, place = table.game, ON_PLANET + BEREG
    game.players[1].techs = (NUMBER["l4-disruptors"], NUMBER["non-euclidean-shielding"])
    game.players[0].techs = (NUMBER["valefar-assimilator-x"], NUMBER["valefar-assimilator-y"])
    assert combat_bonus(game, 0, MECH, place, 1) == 0
    game.players[0].copied = tuple(zip(game.players[0].techs, game.players[1].techs))
    game.players[0].changed()
    assert combat_bonus(game, 0, MECH, place, 1) == 2, "even with both tokens"
    assert combat_bonus(game, 0, MECH, place, 2) == 0
    assert combat_bonus(game, 0, INFANTRY, place, 1) == 0
