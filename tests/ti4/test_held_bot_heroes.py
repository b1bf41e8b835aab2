"""When the bot uses heroes: for much, as long as the game goes on; for anything good, once somebody may win."""

from __future__ import annotations

import pytest

from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.ending import may_end, worth_of_hero
from orrery.ti4.bot.greedy import is_known
from orrery.ti4.bot.leaders.l1z1x import haven, leap
from orrery.ti4.bot.reasons import is_used
from orrery.ti4.components import NUMBER
from orrery.ti4.faction import HERO
from orrery.ti4.tiles import TILES
from support.play import answer, asked
from support.ti4 import Table, everything
from support.ti4_weighing import FREE, aims_of, three

VOIDS = ("18", "46", "20", "39", "22", "23", "24")  # nothing in 1 and 3
COUNCIL = NUMBER["intimidate-council"]  # ships in two systems next to Mecatol Rex
VEFUT, THIBAH = 27, 28  # in the systems 2 and 3


def uses(table: Table, key: str, points: int) -> bool:
    """Seat 0 would use that hero in its turn, while the leader has so many points."""
    table.game.players[1].points = points
    game = table.game
    if not game.waiting():
        table.begin()
    decision = asked(game, 0)
    assert is_known(decision.prompt)
    return is_used(Aims(game, 0), decision, NUMBER[key])


@pytest.mark.parametrize(("goal", "points", "ends"), [(10, 6, False), (10, 7, True), (14, 10, False), (14, 11, True)])
def test_the_game_may_end_when_somebody_lacks_what_a_round_brings(goal: int, points: int, ends: bool) -> None:
    table = three()
    table.game.goal, table.game.players[2].points = goal, points
    assert may_end(aims_of(table)) == ends
    assert worth_of_hero(aims_of(table), 4.0, 1.0) == (1.0 if ends else 4.0)


def test_procyon_explores_two_frontiers_or_at_last_one() -> None:
    table = Table("empyrean", "hacan", tiles=VOIDS).court(0, HERO).ships(0, 1, cruiser=1).planets(0, VEFUT)
    assert not uses(table, "conservator-procyon", 6)
    assert uses(table, "conservator-procyon", 7)
    assert uses(table.ships(0, 3, cruiser=1), "conservator-procyon", 0)


def test_procyon_finds_nothing_where_no_ships_are() -> None:
    table = Table("empyrean", "hacan", tiles=VOIDS).court(0, HERO).ships(0, 2, cruiser=1).planets(0, VEFUT)
    assert not uses(table, "conservator-procyon", 9)


def test_rin_learns_much_or_at_last_a_little() -> None:
    """Armour is better than a mere die more by one resource; tools than a laser by three."""
    table = Table("jolnar", "hacan").court(0, HERO).techs(0, "plasma-scoring")
    assert not uses(table, "rin-the-masters-legacy", 6)
    assert uses(table, "rin-the-masters-legacy", 7)
    much = Table("jolnar", "hacan").court(0, HERO).techs(0, "graviton-laser-system")
    assert uses(much, "rin-the-masters-legacy", 0)
    best = Table("jolnar", "hacan").court(0, HERO).techs(0, "gravity-drive")
    assert not uses(best, "rin-the-masters-legacy", 9), "nothing is better"


@pytest.mark.parametrize(("tactic", "token", "wanted"), [(1, 1, True), (0, 1, False), (1, 2, False)])
def test_siven_frees_the_flagship_if_a_token_is_left(tactic: int, token: int, wanted: bool) -> None:
    table = Table("nomad", "hacan").court(0, HERO).ships(0, 1, flagship=1).pools(0, tactic=tactic)
    table.game.players[0].tokens = (token,)
    assert uses(table, "ahk-syl-siven", 0) == wanted


@pytest.mark.parametrize(("faction", "hero"), [("argent", "mirik-aun-sissiri"), ("l1z1x", "the-helmsman")])
def test_fleets_come_for_half_an_objective_only_at_last(faction: str, hero: str) -> None:
    table = Table(faction, "hacan").court(0, HERO).ships(0, 0, dreadnought=2).pools(0, fleet=5)
    table.game.players[0].tokens = (1, 2)
    assert not uses(table, hero, 9), "no objective wants them"
    table.game.objectives = (COUNCIL,)
    assert not uses(table, hero, 6)
    assert uses(table, hero, 7)


def test_what_an_objective_wants_where_it_is_does_not_leap() -> None:
    """Ships next to Mecatol Rex in two systems are wanted: the one in 2 stays, the one on Mecatol Rex comes to 1."""
    table = Table("l1z1x", "hacan").court(0, HERO).ships(0, 0, dreadnought=1).ships(0, 2, dreadnought=1)
    table.pools(0, fleet=5).game.objectives = (COUNCIL,)
    game = table.begin()
    answer(game, 0, f"leader {NUMBER['the-helmsman']}")
    game.answer(haven(Aims(game, 0), asked(game, 0)))
    game.answer(leap(Aims(game, 0), asked(game, 0)))
    assert sorted(game.players[0].space) == [1, 2]


def test_miasmiala_grows_what_can_be_paid() -> None:
    table = Table("arborec", "hacan").court(0, HERO).troops(0, VEFUT, infantry=2)
    table.game.exhausted[VEFUT] = True
    for goods, points, wanted in ((4, 0, False), (5, 0, True), (2, 7, True), (1, 7, False)):
        assert uses(table.pools(0, goods=goods), "letani-miasmiala", points) == wanted


def test_dannel_doubles_few_soldiers_only_at_last() -> None:
    table = Table("yin", "hacan").court(0, HERO).troops(0, VEFUT, infantry=2)
    assert not uses(table, "dannel-of-the-tenth", 6)
    assert uses(table, "dannel-of-the-tenth", 7)


def test_kyver_asks_for_the_last_card_only_at_last() -> None:
    table = Table("yssaril", "hacan").court(0, HERO).hand(1, "lucky-shot")
    assert not uses(table, "kyver-blade-and-key", 6)
    assert uses(table, "kyver-blade-and-key", 7)


def test_umbat_builds_with_two_resources() -> None:
    """The agent is ready again in the next round: nothing is saved by waiting."""
    table = Table("muaat", "hacan").court(0).ships(0, 1, flagship=1).planets(0, FREE[0])
    table.game.exhausted[FREE[0]] = True
    assert not uses(table.pools(0, goods=1), "umbat", 0)
    assert uses(table.pools(0, goods=2), "umbat", 0)


@pytest.mark.parametrize(("cruisers", "own", "used"), [(5, False, True), (5, True, False), (3, False, False)])
def test_baal_burns_fleets_of_others_and_no_planets_of_ones_own(cruisers: int, own: bool, used: bool) -> None:
    """Ten resources of a fleet are enough for a star, six are not, nor are ten that cost two planets."""
    tiles = ("35", "19", "20", "21", "22", "23", "24")  # Bereg and Lirta IV in the middle
    table = Table("muaat", "hacan", tiles=tiles).court(0, HERO).own(0).planets(1, 1)
    table.ships(0, 1, war_sun=1).ships(1, 0, cruiser=cruisers)
    if own:
        table.planets(0, *TILES[34].planets)
    game = table.activate(0)
    everything(game, 0)
    assert is_used(Aims(game, 0), asked(game, 0), NUMBER["adjudicator-baal"]) == used
