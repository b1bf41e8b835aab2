"""Hits have kinds: which units may take them. Narrow kinds come first, sustains before losses."""

from __future__ import annotations

from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.hits import ANY, FIGHTERS, NOT_FIGHTERS, THIS_TYPE, AssignCannonHits, Batch, DestroyUnits
from orrery.ti4.state import NOBODY
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import CARRIER, CRUISER, DREADNOUGHT, FIGHTER, count, damaged
from support.cite import rule
from support.play import answer, asked
from support.ti4 import Table


def hit(table: Table, *batches: Batch) -> TwilightImperium:
    table.game.active = 1
    table.game.begin(AssignCannonHits(0, batches))
    return table.game


def docked() -> Table:
    """A table at which seat 0 has a dock on Mecatol Rex: it holds the fighters whose carriers fall."""
    return Table("sol", "hacan").troops(0, MECATOL_REX, infantry=1, space_dock=1)


def left(game: TwilightImperium, type: int, seat: int = 0) -> int:
    return count(game.players[seat].ships_in(0), type)


@rule("ti4:101.1", "ti4:96.5")
def test_hits_of_any_kind_are_the_owners_choice() -> None:
    game = hit(docked().ships(0, 0, cruiser=1, fighter=1), (0, 1, 1, ANY, NOBODY))
    answer(game, 0, f"type {CRUISER}")
    assert (left(game, CRUISER), left(game, FIGHTER)) == (0, 1)


def test_hits_that_fighters_cannot_take_fall_on_other_ships_and_if_there_are_none_on_fighters() -> None:
    game = hit(Table("sol", "hacan").ships(0, 0, cruiser=1, carrier=1, fighter=2), (0, 1, 1, NOT_FIGHTERS, NOBODY))
    assert [option.things[0][1] for option in asked(game, 0).options] == [CRUISER, CARRIER]
    game = hit(docked().ships(0, 0, cruiser=1, fighter=3), (0, 1, 2, NOT_FIGHTERS, NOBODY))
    assert (left(game, CRUISER), left(game, FIGHTER)) == (0, 2)
    game = hit(docked().ships(0, 0, fighter=3), (0, 1, 2, NOT_FIGHTERS, NOBODY))
    assert left(game, FIGHTER) == 1


@rule("ti4:46.2a")
def test_hits_on_fighters_beyond_their_number_are_lost() -> None:
    game = hit(Table("sol", "hacan").ships(0, 0, cruiser=1, fighter=1), (0, 1, 3, FIGHTERS, NOBODY))
    assert (left(game, CRUISER), left(game, FIGHTER)) == (1, 0)


def test_a_named_unit_is_hit_first_and_may_sustain() -> None:
    table = Table("sol", "hacan").ships(0, 0, cruiser=1, dreadnought=1)
    game = hit(table, (0, 1, 1, ANY, NOBODY), (0, 1, 1, THIS_TYPE, DREADNOUGHT))
    assert {option.things[0][1] for option in asked(game, 0).options} == {DREADNOUGHT}
    answer(game, 0, "sustain")
    assert [option.key for option in asked(game, 0).options] == ["destroy", "destroy"], "it has used what it had"
    answer(game, 0, f"type {CRUISER}")
    assert damaged(game.players[0].ships_in(0), DREADNOUGHT) == 1


def test_a_ship_may_sustain_one_hit_and_fall_to_another() -> None:
    table = Table("sol", "hacan").ships(0, 0, cruiser=1, dreadnought=1)
    game = hit(table, (0, 1, 2, ANY, NOBODY))
    answer(game, 0, "sustain", f"type {DREADNOUGHT}")
    assert (left(game, DREADNOUGHT), left(game, CRUISER)) == (0, 1)


def test_destroyed_directly_means_exactly_so_many_of_those_types() -> None:
    table = docked().ships(0, 0, cruiser=1, dreadnought=1, fighter=2)
    table.game.begin(DestroyUnits(0, 0, 1, (CRUISER, DREADNOUGHT)))
    answer(table.game, 0, f"type {DREADNOUGHT}")
    assert (left(table.game, DREADNOUGHT), left(table.game, CRUISER), left(table.game, FIGHTER)) == (0, 1, 2)


@rule("ti4:71.6", "ti4:75")
def test_a_ship_takes_no_more_hits_than_one_sustained_and_one_that_destroys_it() -> None:
    """Somebody could answer a sustain, so that each is carried out by itself; the third hit finds nothing."""
    game = hit(docked().ships(0, 0, dreadnought=1).hand(1, "direct-hit"), (0, 1, 3, NOT_FIGHTERS, NOBODY))
    answer(game, 1, "pass")
    assert left(game, DREADNOUGHT) == 0
    assert [event.kind for event in game.log or []].count("destroyed") == 1
