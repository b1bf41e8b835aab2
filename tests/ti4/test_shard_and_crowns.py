"""Shard of the Throne and the two crowns, which are laws here: points that are won, dice that cost units."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.agenda import owner_of
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.agenda_moves import repeal_law
from orrery.ti4.rules.control import GainControl
from orrery.ti4.rules.space_combat import SpaceCombat
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.units import CRUISER, DREADNOUGHT, WAR_SUN, count, damaged, whole
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, plan


def vote_for(made: Table, key: str, elected: int) -> TwilightImperium:
    """Everybody abstains, so the speaker elects."""
    game = made.game
    game.begin(ResolveAgenda(NUMBER[key]))
    answer(game, 0, f"seat {elected}")
    return game


def gain(game: TwilightImperium, seat: int, planet: int) -> None:
    game.over = False
    game.begin(GainControl(seat, planet))


def beaten(made: Table) -> TwilightImperium:
    """Seat 0 destroys the cruiser of seat 1 in the middle."""
    made.ships(0, 0, cruiser=1).ships(1, 0, cruiser=1)
    made.game.rng = Arranged(1, [], [10, 1])
    made.game.begin(SpaceCombat(0, 1, 0))
    return made.game


@card("ti4:shard-of-the-throne-agenda")
def test_the_shard_goes_to_who_wins_a_combat_against_its_owner() -> None:
    made = Table("sol", "hacan").law("shard-of-the-throne-agenda", 1, 1)
    made.game.players[1].points = 4
    game = beaten(made)
    assert owner_of(game, NUMBER["shard-of-the-throne-agenda"]) == 0
    assert [player.points for player in game.players] == [1, 3]


@card("ti4:shard-of-the-throne-agenda")
def test_the_shard_stays_with_an_owner_who_wins() -> None:
    game = beaten(Table("sol", "hacan").law("shard-of-the-throne-agenda", 0, 0))
    assert owner_of(game, NUMBER["shard-of-the-throne-agenda"]) == 0
    assert [player.points for player in game.players] == [0, 0]


@card("ti4:shard-of-the-throne-agenda")
def test_the_shard_stays_with_an_owner_who_does_not_fight() -> None:
    game = beaten(Table("sol", "hacan", "norr").law("shard-of-the-throne-agenda", 2, 2))
    assert owner_of(game, NUMBER["shard-of-the-throne-agenda"]) == 2


@card("ti4:shard-of-the-throne-agenda")
def test_the_shard_is_won_in_a_ground_combat_too_and_may_win_the_game() -> None:
    made = Table("sol", "hacan").law("shard-of-the-throne-agenda", 1, 1).ships(0, 1, carrier=1, infantry=2)
    made.troops(1, 27, infantry=1).planets(1, 28)
    made.game.players[0].points, made.game.players[1].points = 9, 9
    made.game.rng = Arranged(1, [], [10, 10, 1])
    game = made.activate(2)
    plan(game, 0, (1, "carrier", 1), (1, "infantry", 2))
    plan(game, 0, (1027, "infantry", 2))
    assert (game.over, game.winners) == (True, [0])
    assert game.players[1].points == 8


@rule("ti4:77.6", "ti4:F.agenda.10")
@card("ti4:shard-of-the-throne-agenda", "ti4:crown-of-emphidia-agenda")
@pytest.mark.parametrize("key", ["shard-of-the-throne-agenda", "crown-of-emphidia-agenda"])
def test_the_point_stays_when_the_law_goes_otherwise(key: str) -> None:
    game = vote_for(Table("sol", "hacan"), key, 1)
    repeal_law(game, NUMBER[key])
    assert (game.players[1].points, game.laws) == (1, ())


@card("ti4:crown-of-emphidia-agenda")
def test_the_crown_goes_to_who_takes_a_home_planet_of_its_owner() -> None:
    made = Table("sol", "hacan", tiles=("18", "1", "20", "21", "22", "23", "24")).law("crown-of-emphidia-agenda", 0, 0)
    game = made.planets(0, 0, 27, 28).game
    game.players[0].points = 2
    gain(game, 1, 27)
    assert owner_of(game, NUMBER["crown-of-emphidia-agenda"]) == 0, "no home planet"
    gain(game, 1, 0)
    assert owner_of(game, NUMBER["crown-of-emphidia-agenda"]) == 1
    assert [player.points for player in game.players] == [1, 1]
    gain(game, 0, 0)
    assert owner_of(game, NUMBER["crown-of-emphidia-agenda"]) == 1, "one's own home system is not that of the owner"


def thalnos(made: Table, dice: list[int]) -> TwilightImperium:
    made.law("crown-of-thalnos-agenda", 0, 0)
    made.game.rng = Arranged(1, [], dice)
    made.game.begin(SpaceCombat(0, 1, 0))
    return made.game


@card("ti4:crown-of-thalnos-agenda")
def test_the_crown_rerolls_dice_and_destroys_who_misses_again() -> None:
    made = Table("sol", "hacan").ships(0, 0, cruiser=3).ships(1, 0, dreadnought=2)
    game = thalnos(made, [1, 1, 10, 7, 2, 1, 1])
    answer(game, 0, "agenda")
    assert [option.things[1] for option in asked(game, 0).options] == [("shows", 1), ("shows", 1), ("shows", 10)]
    answer(game, 0, "die 0", "die 1")
    assert count(game.players[0].ships_in(0), CRUISER) == 2, "one hit with a 7, one missed with a 2"
    assert [event.kind for event in game.log or []].count("destroyed") == 1
    assert "rerolled" in [event.kind for event in game.log or []]


@card("ti4:crown-of-thalnos-agenda")
def test_a_unit_falls_for_one_missed_die_whatever_the_others_show() -> None:
    made = Table("sol", "hacan").ships(0, 0, war_sun=1, cruiser=1).ships(1, 0, dreadnought=2)
    game = thalnos(made, [10, 10, 1, 2, 1, 1, 1])
    answer(game, 0, "agenda")
    answer(game, 0, "die 2")
    assert count(game.players[0].ships_in(0), WAR_SUN) == 0


@card("ti4:crown-of-thalnos-agenda")
def test_nobody_rerolls_the_dice_of_others() -> None:
    made = Table("sol", "hacan").ships(0, 0, cruiser=1).ships(1, 0, cruiser=1).law("crown-of-thalnos-agenda", 1, 1)
    made.game.rng = Arranged(1, [], [1, 1, 10, 1])
    made.game.begin(SpaceCombat(0, 1, 0))
    assert asked(made.game, 1).prompt == "after-space-combat-roll"
    assert made.game.asked(0) is None


@card("ti4:crown-of-thalnos-agenda")
def test_of_units_of_one_type_the_damaged_fall_first() -> None:
    made = Table("sol", "hacan").ships(0, 0, dreadnought=1, damaged_dreadnought=1).ships(1, 0, dreadnought=2)
    game = thalnos(made, [10, 1, 1, 1, 1])
    answer(game, 0, "agenda")
    answer(game, 0, "die 1")
    force = game.players[0].ships_in(0)
    assert (whole(force, DREADNOUGHT), damaged(force, DREADNOUGHT)) == (1, 0)


@card("ti4:crown-of-emphidia-agenda")
def test_the_crown_of_who_is_eliminated_is_discarded() -> None:
    made = Table("sol", "hacan", tiles=("18", "1", "20", "21", "22", "23", "24")).law("crown-of-emphidia-agenda", 0, 0)
    game = made.planets(0, 0).planets(1, 27).game
    gain(game, 1, 0)
    assert (game.players[0].eliminated, game.laws, game.players[1].points) == (True, (), 0)


@card("ti4:shard-of-the-throne-agenda")
def test_who_has_no_point_loses_none() -> None:
    game = beaten(Table("sol", "hacan").law("shard-of-the-throne-agenda", 1, 1))
    assert [player.points for player in game.players] == [1, 0]
