"""The Barony of Letnev: abilities, flagship, technologies and note."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.combat import is_shielded
from orrery.ti4.components import note_of
from orrery.ti4.factions.letnev import Bought
from orrery.ti4.limits import fleet_limit, over_fleet
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.queries import has_lasting
from orrery.ti4.units import CARRIER, CRUISER, DREADNOUGHT, FLAGSHIP, INFANTRY, count, damaged
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, plan
from support.ti4_combat import battle, left

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG = 50
FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated


@card("ti4:armada")
def test_a_fleet_of_the_armada_may_have_two_ships_more_than_tokens() -> None:
    """Also with no token at all."""
    game = Table("letnev", "hacan").pools(0, fleet=3).pools(1, fleet=3).ships(0, 1, cruiser=5).game
    assert (fleet_limit(game, 0), fleet_limit(game, 1)) == (5, 3)
    assert not over_fleet(game, 0, 1)
    game.players[0].fleet = 0
    assert fleet_limit(game, 0) == 2


@card("ti4:munitions-reserves")
def test_munitions_are_bought_anew_for_each_round() -> None:
    table = Table("letnev", "hacan").pools(0, goods=4).ships(0, 1, cruiser=1).ships(1, 0, carrier=1)
    game = battle(table.ships(1, 3, cruiser=1), 1, 1)
    answer(game, 0, "ability")
    assert game.players[0].goods == 2
    answer(game, 1, "stay")
    answer(game, 0, "ability")
    game.rng = Arranged(1, [], [1, 1])
    answer(game, 0, "die 0")
    assert asked(game, 0).prompt == "start-of-space-combat-round"


@card("ti4:arc-secundus")
def test_shields_of_others_fail_below_the_flagship() -> None:
    table = Table("letnev", "hacan", tiles=TILES).own(0).troops(1, BEREG, pds=1)
    assert is_shielded(table.game, BEREG)
    assert not is_shielded(table.ships(0, 0, flagship=1).game, BEREG)


@card("ti4:arc-secundus")
def test_its_own_shields_hold_below_the_flagship() -> None:
    game = Table("letnev", "hacan", tiles=TILES).own(0).troops(0, BEREG, pds=1).ships(0, 0, flagship=1).game
    assert is_shielded(game, BEREG)


@card("ti4:arc-secundus")
def test_the_flagship_is_repaired_at_the_start_of_each_round_of_its_combat() -> None:
    """So it sustains damage in the first round and in the second; one that is damaged elsewhere stays so."""
    table = Table("letnev", "hacan").own(0).ships(0, 1, damaged_flagship=1).ships(1, 0, carrier=1)
    game = battle(table.ships(1, 3, cruiser=1), 1, 1, 9)
    answer(game, 1, "stay")
    assert asked(game, 0).prompt == "assign hits"
    answer(game, 0, "sustain")
    game.rng = Arranged(1, [], [10, 10, 1])
    answer(game, 1, "stay")
    assert not left(game, 1, CARRIER)
    assert damaged(game.players[0].ships_in(0), FLAGSHIP) == 0, "mended when the second round began, and not hit in it"


@card("ti4:l4-disruptors")
@pytest.mark.parametrize(("techs", "landed"), [((), 0), (("l4-disruptors",), 1)])
def test_nobody_fires_at_a_landing_of_the_letnev(techs: tuple[str, ...], landed: int) -> None:
    table = Table("letnev", "hacan", tiles=TILES).planets(0, FAR).techs(0, *techs)
    game = table.ships(0, 0, carrier=1, infantry=1).troops(1, BEREG, pds=1).activate(0)
    game.rng = Arranged(1, [], [10])
    if game.asked(1) is not None and asked(game, 1).prompt == "space cannon":
        answer(game, 1, "hold fire")
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    if not techs:
        answer(game, 1, "fire")
    assert count(game.players[0].troops_on(BEREG), INFANTRY) == landed


@card("ti4:non-euclidean-shielding")
@rule("ti4:75.6")
@pytest.mark.parametrize(("techs", "cruisers"), [((), 1), (("non-euclidean-shielding",), 2)])
def test_one_shield_takes_two_hits(techs: tuple[str, ...], cruisers: int) -> None:
    """Without it a cruiser is lost as well."""
    table = Table("letnev", "hacan").techs(0, *techs).ships(0, 1, dreadnought=1, cruiser=2)
    game = battle(table.ships(1, 0, carrier=2).ships(1, 3, cruiser=1), 1, 1, 1, 10, 10)
    answer(game, 1, "stay")
    answer(game, 0, *(["sustain"] if techs else ["sustain", "destroy"]))
    assert left(game, 0, CRUISER) == cruisers
    assert damaged(game.players[0].ships_in(0), DREADNOUGHT) == 1


@card("ti4:war-funding")
def test_the_letnev_pay_for_the_dice_of_another() -> None:
    """With one trade good they lose that one. The note is back before the dice fall, and they can be rolled again."""
    table = Table("hacan", "sol", "letnev").notes(0, 2, "war-funding").pools(2, goods=1)
    game = battle(table.ships(0, 1, cruiser=1).ships(1, 0, carrier=1).ships(1, 3, cruiser=1), 1, 1)
    answer(game, 0, "note")
    assert game.players[2].goods == 0
    assert note_of("war-funding", 2) in game.players[2].notes
    answer(game, 1, "stay")
    answer(game, 0, "note")
    game.rng = Arranged(1, [], [10, 1])
    answer(game, 0, "die 0")
    assert not left(game, 1, CARRIER)


@card("ti4:war-funding")
def test_a_note_that_went_back_acts_to_the_end_of_the_round_and_no_longer() -> None:
    """The Letnev are not part of the combat: nothing of the note is left with its former holder."""
    table = Table("hacan", "sol", "letnev").notes(0, 2, "war-funding").pools(2, goods=1)
    game = battle(table.ships(0, 1, cruiser=1).ships(1, 0, carrier=1).ships(1, 3, cruiser=1), 1, 1)
    before = game.arm(0)
    answer(game, 0, "note")
    answer(game, 1, "stay")
    game.rng = Arranged(1, [], [10, 1])
    answer(game, 0, "pass")
    assert not has_lasting(game, Bought, 0), "the round is over"
    assert game.players[0].moments == game.arm(0) != before
