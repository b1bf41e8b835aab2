"""The Emirates of Hacan: agent, commander, hero and mech."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Form, Refused
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.leaders.hacan import builds_much, price_of_votes
from orrery.ti4.building import price
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.faction import COMMANDER, HERO
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.space_combat import SpaceCombat
from orrery.ti4.rules.transaction import rows_of
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import AGENDA, NOBODY
from orrery.ti4.units import DREADNOUGHT, FLAGSHIP, INFANTRY, MECH, PDS, SPACE_DOCK, count, damaged
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, plan
from support.ti4_agendas import ready

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51
ELSEWHERE = 0  # a planet that is not on this table
CARTH, GILA, HARRUGH = [NUMBER[each] for each in ("carth-of-golden-sands", "gila-the-silvertongue", "harrugh-gefhara")]


def without_carth(table: Table) -> Table:
    """The agent is exhausted: nobody is asked for it."""
    table.game.players[0].exhausted = (CARTH,)
    return table


def propose(game: TwilightImperium, seat: int) -> None:
    asides = [aside.key for aside in asked(game, seat).asides]
    game.answer(Choice(seat, (len(asked(game, seat).options) + asides.index("propose transaction"),)))


# -- Carth of Golden Sands ---------------------------------------------------------------------------------------------


@card("ti4:carth-of-golden-sands")
@rule("ti4:7.4")
def test_two_commodities_at_the_start_of_a_turn_up_to_the_value() -> None:
    game = Table("sol", "hacan").court(1).pools(1, commodities=5).begin()
    assert asked(game, 1).prompt == "start-of-turn"
    answer(game, 1, "leader")
    answer(game, 1, "gain commodities")
    assert game.players[1].commodities == 6
    assert game.players[1].exhausted == (CARTH,)


@card("ti4:carth-of-golden-sands")
@rule("ti4:F.general.11")
def test_another_player_replenishes_also_one_who_has_all_and_may_be_made_to_pay_for_it() -> None:
    """A full player replenishes too: a Trade Agreement is played then."""
    table = Table("hacan", "sol", "norr").court(0).pools(0, commodities=6).pools(1, commodities=4)
    game = table.notes(2, 1, "trade-agreement").ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).begin()
    answer(game, 0, "leader")
    assert [option.key for option in asked(game, 0).options] == ["seat", "seat"], "no room for commodities of one's own"
    answer(game, 0, "seat 1")
    assert asked(game, 2).prompt == "when-commodities-replenished"
    answer(game, 2, "note")
    assert (game.players[1].commodities, game.players[2].goods) == (0, 4)


@card("ti4:carth-of-golden-sands")
def test_beside_any_question_but_in_the_middle_of_no_ability() -> None:
    table = Table("hacan", "sol").court(0).hand(0, "mining-initiative").planets(0, 3, 4).ships(0, 1, cruiser=1)
    game = table.begin()
    answer(game, 0, "pass")
    assert asked(game, 0).prompt == "action"
    asides = [aside.key for aside in asked(game, 0).asides]
    game.answer(Choice(0, (len(asked(game, 0).options) + asides.index("leader"),)))
    answer(game, 0, "gain commodities")
    assert (game.players[0].commodities, asked(game, 0).prompt) == (2, "action")
    game.players[0].exhausted = ()
    answer(game, 0, "card")
    assert asked(game, 0).prompt == "target planet"
    assert all(aside.key != "leader" for aside in asked(game, 0).asides)


# -- Gila the Silvertongue ---------------------------------------------------------------------------------------------


def voting(table: Table, key: str = "mutiny") -> TwilightImperium:
    game = table.game
    game.phase, game.active, game.speaker = AGENDA, NOBODY, game.seats - 1
    game.begin(ResolveAgenda(NUMBER[key]))
    ready(game)
    return game


@card("ti4:gila-the-silvertongue")
@rule("ti4:2.15")
def test_each_good_is_two_votes_for_the_same_outcome() -> None:
    table = Table("hacan", "sol", tiles=TILES).court(0, COMMANDER).pools(0, goods=3).planets(0, BEREG).planets(1, 2)
    game = voting(table)
    answer(game, 0, "for")
    answer(game, 0, "leader")
    assert [option.id() for option in asked(game, 0).options] == [1, 2, 3]
    answer(game, 0, "goods 2")
    agenda = game.innermost(ResolveAgenda)
    assert isinstance(agenda, ResolveAgenda)
    assert [(seat, outcome.key, number) for seat, outcome, number in agenda.votes] == [(0, "for", 1 + 4)]
    assert game.players[0].goods == 1


@card("ti4:gila-the-silvertongue")
def test_who_abstains_buys_no_votes_and_where_votes_cannot_be_added_nobody_does() -> None:
    table = Table("hacan", "sol", tiles=TILES).court(0, COMMANDER).pools(0, goods=3).planets(0, BEREG).planets(1, LIRTA)
    game = voting(table)
    answer(game, 0, "abstain")
    assert asked(game, 1).prompt == "vote"
    table = Table("hacan", "sol", tiles=TILES).court(0, COMMANDER).pools(0, goods=3).planets(0, BEREG).planets(1, LIRTA)
    game = voting(table.law("representative-government-pok", NOBODY))
    answer(game, 0, "for")
    assert asked(game, 1).prompt == "vote"


@card("ti4:gila-the-silvertongue")
@rule("ti4:7.6", "ti4:7.6b")
def test_ten_goods_unlock_it_however_they_come() -> None:
    """Also in exchange for commodities, which is no gain."""
    table = Table("hacan", "sol").court(0).pools(0, goods=9, commodities=1).pools(1, goods=1)
    game = table.ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).begin()
    answer(game, 0, "pass")
    decision = asked(game, 0)
    game.answer(
        Choice(0, (len(decision.options) + [each.key for each in decision.asides].index("propose transaction"),))
    )
    plan(game, 0, (0, "commodities", 1), (1, "goods", 1))
    assert GILA in game.players[0].locked
    answer(game, 1, "accept")
    assert GILA in game.players[0].leaders


@card("ti4:gila-the-silvertongue")
def test_by_an_alliance_another_buys_votes() -> None:
    table = Table("hacan", "sol", tiles=TILES).court(0, COMMANDER).pools(1, goods=1).planets(1, LIRTA)
    table.game.players[1].area = (note_of("alliance", 0),)
    game = voting(table)
    answer(game, 1, "against")
    answer(game, 1, "leader")
    assert game.players[1].goods == 0


@card("ti4:gila-the-silvertongue")
def test_the_bot_buys_as_few_as_turn_the_vote_and_none_that_do_not() -> None:
    table = Table("hacan", "sol", tiles=TILES).court(0, COMMANDER).pools(0, goods=9).planets(0, BEREG).planets(1, LIRTA)
    game = voting(table, "seed-of-an-empire")
    game.players[0].points, game.players[1].points = 5, 2
    answer(game, 0, "for")
    assert price_of_votes(Aims(game, 0)) == 2, "3 of Lirta IV against 1 of Bereg, and the speaker is another"


# -- Harrugh Gefhara ---------------------------------------------------------------------------------------------------


@card("ti4:harrugh-gefhara")
@rule("ti4:7.12")
def test_everything_of_one_production_is_for_nothing_within_the_limit() -> None:
    table = Table("hacan", "sol", tiles=TILES).court(0, HERO).troops(0, BEREG, space_dock=1, infantry=1)
    game = without_carth(table).pools(0, fleet=5).ships(0, 0, cruiser=1).activate(0)
    game.exhausted[BEREG] = True
    answer(game, 0, "move nothing")
    assert asked(game, 0).prompt == "when-units-use-production"
    assert builds_much(Aims(game, 0), asked(game, 0), HARRUGH)
    answer(game, 0, "leader")
    assert HARRUGH not in game.players[0].leaders
    form = Form(((0, "dreadnought", 3), (0, "flagship", 1)))
    sums = {name: (number, of) for name, place, number, of in game.sums(0, form) if place == -1}
    assert (sums["cost"], sums["production"]) == ((20, 0), (4, 5))
    plan(game, 0, (0, "dreadnought", 3), (0, "flagship", 1))
    ships = game.players[0].ships_in(0)
    assert (count(ships, DREADNOUGHT), count(ships, FLAGSHIP)) == (3, 1)


@card("ti4:harrugh-gefhara")
def test_it_is_for_that_production_and_that_player_alone() -> None:
    table = Table("hacan", "sol", tiles=TILES).court(0, HERO).troops(0, BEREG, space_dock=1)
    game = without_carth(table).pools(0, goods=2).pools(1, goods=2).ships(1, 1, cruiser=1).activate(0)
    game.exhausted[BEREG] = True
    answer(game, 0, "leader")
    order = ((0, "cruiser", 1),)
    assert [price(game, seat, order, True) for seat in range(2)] == [0, 2]
    assert price(game, 0, order, False) == 2, "another ability is no production"
    plan(game, 0, *order)
    assert game.players[0].goods == 2
    assert price(game, 0, order, True) == 2


# -- Pride of Kenara ---------------------------------------------------------------------------------------------------


def planets_offered(game: TwilightImperium, seat: int, other: int) -> list[str]:
    return [kind for giver, kind, _ in rows_of(game, seat, other) if kind.startswith("planet") and giver == seat]


@card("ti4:pride-of-kenara")
def test_its_planet_is_traded_and_all_units_leave_for_another() -> None:
    """Structures too; what is damaged stays so. The card comes exhausted, and nothing is explored or destroyed."""
    table = Table("hacan", "sol", tiles=TILES).court(0).troops(0, BEREG, infantry=2, mech=1, pds=1, space_dock=1)
    table.troops(0, LIRTA, pds=1, infantry=1).pools(1, goods=3).ships(1, 1, cruiser=1).planets(1, ELSEWHERE)
    game = without_carth(table).game
    force = list(game.players[0].troops_on(BEREG))
    force[MECH], force[MECH + len(force) // 2] = 0, 1
    game.players[0].put_on_planet(BEREG, tuple(force))
    table.begin()
    propose(game, 0)
    plan(game, 0, (0, f"planet {BEREG}", 1), (1, "goods", 3))
    answer(game, 1, "accept")
    here = game.players[0].troops_on(LIRTA)
    assert [count(here, type) for type in (INFANTRY, MECH, PDS, SPACE_DOCK)] == [3, 1, 2, 1]
    assert damaged(here, MECH) == 1
    assert (game.controller[BEREG], game.exhausted[BEREG], game.players[0].goods) == (1, True, 3)
    assert not game.players[0].troops_on(BEREG)


@card("ti4:pride-of-kenara")
@rule("ti4:34.4", "ti4:34.5")
def test_without_a_planet_that_has_room_for_its_structures_it_is_not_traded() -> None:
    table = Table("hacan", "sol", tiles=TILES).court(0).troops(0, BEREG, mech=1, pds=2)
    assert planets_offered(table.game, 0, 1) == []
    table.troops(0, LIRTA, pds=1)
    assert planets_offered(table.game, 0, 1) == []
    table.planets(0, ELSEWHERE)
    assert planets_offered(table.game, 0, 1) == [f"planet {BEREG}"]
    assert planets_offered(Table("sol", "hacan", tiles=TILES).troops(0, BEREG, mech=1).planets(0, 2).game, 0, 1) == []


@card("ti4:pride-of-kenara")
def test_of_two_planets_that_go_none_is_the_refuge_of_the_other() -> None:
    """Two docks need two planets; without them only one of the two goes."""
    table = Table("hacan", "sol", tiles=TILES).court(0).troops(0, BEREG, mech=1, space_dock=1)
    table.troops(0, LIRTA, mech=1, space_dock=1).planets(0, ELSEWHERE).pools(1, goods=1).ships(1, 1, cruiser=1)
    game = without_carth(table).begin()
    propose(game, 0)
    both = Form(((0, f"planet {BEREG}", 1), (0, f"planet {LIRTA}", 1), (1, "goods", 1)))
    with pytest.raises(Refused) as refused:
        game.answer(Choice(0, (), both))
    assert refused.value.reason == "nowhere-to-go"
    third = game.chart.planets[2][0]
    table.planets(0, third)
    game.answer(Choice(0, (), both))
    answer(game, 1, "accept")
    assert [option.id() for option in asked(game, 0).options] == [ELSEWHERE, third]
    answer(game, 0, f"planet {third}")
    assert count(game.players[0].troops_on(ELSEWHERE), SPACE_DOCK) == 1, "the last that has room"
    assert [game.controller[planet] for planet in (BEREG, LIRTA)] == [1, 1]


@card("ti4:pride-of-kenara")
def test_not_during_a_combat() -> None:
    table = Table("hacan", "sol", tiles=TILES).court(0).troops(0, BEREG, mech=1).planets(0, ELSEWHERE)
    game = without_carth(table).ships(0, 1, cruiser=2).hand(0, "morale-boost").ships(1, 0, cruiser=2).activate(0)
    assert planets_offered(game, 0, 1) == [f"planet {BEREG}"]
    plan(game, 0, (1, "cruiser", 2))
    assert isinstance(game.innermost(SpaceCombat), SpaceCombat)
    assert planets_offered(game, 0, 1) == []
