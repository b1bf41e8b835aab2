"""While there is much to take the bot keeps back what takes it: carriers with a load, steps ahead, the custodians."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Decision, Form, Option
from orrery.kernel.imagining import imagination
from orrery.kernel.rng import seeded
from orrery.ti4.bot import GreedyBot
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.economy import DIPLOMACY, WARFARE, card_worth, choose_to_follow, follows
from orrery.ti4.bot.making import wishes
from orrery.ti4.bot.marching import prospect
from orrery.ti4.bot.moving import best_plan, left_open
from orrery.ti4.bot.opening import for_carrier, for_custodians, keep_back
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.payments import INFLUENCE
from orrery.ti4.tiles import MECATOL_REX, PLANETS, TILE, TILES
from orrery.ti4.units import CARRIER, INFANTRY
from support.play import answer, asked
from support.ti4 import Table

TECHNOLOGY = 7
EMPTY = "46"  # a tile without planets
RICH = next(number for number, planet in enumerate(PLANETS) if planet.resources == 4 and planet.home)


def choice(game: TwilightImperium, seat: int) -> Choice:
    luck = seeded(1)
    return GreedyBot().choose(game.view(seat), asked(game, seat), luck, imagination(game, seat, luck))


def planets_in(system: int, table: Table) -> tuple[int, ...]:
    return tuple(table.game.chart.planets[system])


def docked(**ships: int) -> Table:
    """A dock where the ships stand, and a planet of four resources elsewhere."""
    table = Table("xxcha", "hacan", tiles=("18", "20", "21", "19", "22", "23", "24")).ships(0, 1, **ships)
    first = planets_in(1, table)
    return table.troops(0, first[0], space_dock=1, infantry=1).planets(0, *first, RICH)


# -- carriers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("carriers", "wanted"), [(1, False), (2, True)])
def test_a_second_carrier_comes_before_a_technology(carriers: int, wanted: bool) -> None:
    aims = Aims(docked(carrier=carriers).game, 0)
    assert for_carrier(aims) == (0 if wanted else 4)
    keep_back(aims)
    assert follows(aims, TECHNOLOGY) == wanted


@pytest.mark.parametrize(("card", "wanted"), [(TECHNOLOGY, "decline"), (WARFARE, "follow")])
def test_what_is_kept_for_a_carrier_builds_it_by_warfare_too(card: int, wanted: str) -> None:
    table = docked(carrier=1)
    table.game.players[0].strategy = 2
    decision = Decision(0, "secondary", [Option("decline"), Option("follow")], things=(("strategy", card),))
    assert decision.options[choose_to_follow(Aims(table.game, 0), decision).picks[0]].key == wanted


def test_nothing_is_kept_for_a_carrier_that_cannot_be_built_any_more() -> None:
    table = docked(carrier=1)
    assert for_carrier(Aims(table.game, 0)) > 0
    table.game.players[0].tokens = (1,)
    assert for_carrier(Aims(table.game, 0)) == 0
    table.game.players[0].tokens = ()
    table.game.players[0].tactic = 0
    assert for_carrier(Aims(table.game, 0)) == 0


def test_who_has_soldiers_waiting_builds_a_carrier_for_them() -> None:
    table = docked(carrier=1)
    assert wishes(Aims(table.game, 0), 1)[0] == INFANTRY
    table.troops(0, planets_in(1, table)[0], infantry=4)
    assert wishes(Aims(table.game, 0), 1)[0] == CARRIER


# -- ways --------------------------------------------------------------------------------------------------------------


def moved(table: Table, system: int) -> int:
    _, form = best_plan(Aims(table.game, 0), system)
    assert form is not None
    return sum([number for _, kind, number in form.gifts if kind == "infantry"])


def test_a_carrier_flies_with_a_full_load_unless_another_one_needs_it() -> None:
    alone, two = Table("norr", "hacan").ships(0, 1, carrier=1), Table("norr", "hacan").ships(0, 1, carrier=2)
    for table in (alone, two):
        table.troops(0, planets_in(1, table)[0], infantry=5)
    assert moved(alone, 2) == 4
    assert moved(two, 2) == 2, "one lands, one goes on; the others fly elsewhere"


def test_soldiers_step_into_empty_space_on_the_way_to_free_planets() -> None:
    """System 0 in the middle is empty; the only free planets lie behind it. Those that others hardly guard are worth a
    step as well, but less."""
    assert not TILES[TILE[EMPTY]].planets
    table = Table("norr", "hacan", tiles=(EMPTY, "19", "20", "21", "22", "23", "24"))
    table.ships(0, 1, carrier=1, infantry=3)
    for system in (1, 2, 3, 5, 6):
        table.planets(0, *planets_in(system, table))
    free = prospect(Aims(table.game, 0), 0)
    assert free > 0.0
    assert moved(table, 0) == 3
    planet = planets_in(4, table)[0]
    table.troops(1, planet, infantry=1)
    assert free > prospect(Aims(table.game, 0), 0) > 0.0
    table.troops(1, planet, infantry=1)
    assert prospect(Aims(table.game, 0), 0) == 0.0, "two stand there"
    assert best_plan(Aims(table.game, 0), 0)[1] is None
    table.troops(1, planet, infantry=-1).ships(1, 4, destroyer=1)
    assert prospect(Aims(table.game, 0), 0) == 0.0, "a ship stands there"


def test_a_ship_without_soldiers_next_to_a_planet_keeps_nobody_from_going_there() -> None:
    """Planets lie free in system 4 alone; a cruiser is next to it in 5, soldiers are two steps away."""
    table = Table("norr", "hacan", tiles=(EMPTY, "19", "20", "21", "22", "23", "24"))
    table.ships(0, 1, carrier=1, infantry=3).ships(0, 5, cruiser=1)
    for system in (1, 2, 3, 5, 6):
        table.planets(0, *planets_in(system, table))
    assert prospect(Aims(table.game, 0), 0) > 0.0
    table.ships(0, 5, carrier=1)
    assert prospect(Aims(table.game, 0), 0) > 0.0, "nobody is there to board it"
    table.troops(0, planets_in(5, table)[0], infantry=1)
    assert prospect(Aims(table.game, 0), 0) == 0.0


def test_it_moves_before_it_builds_where_the_ships_stand() -> None:
    """Much can be built in system 1 and little is gained in 2, but ships of an activated system stay there."""
    table = docked(carrier=1, infantry=2).pools(0, tactic=2, goods=9)
    for system in (0, 3, 4, 5, 6):
        table.planets(0, *planets_in(system, table))
    game = table.begin()
    answer(game, 0, "tactical")
    assert asked(game, 0).options[choice(game, 0).picks[0]].id() == 2
    game.players[0].tactic = 1
    assert asked(game, 0).options[choice(game, 0).picks[0]].id() == 1


def test_a_planet_is_not_left_bare_next_to_others() -> None:
    table = Table("norr", "hacan")
    planet = planets_in(1, table)[0]
    table.troops(0, planet, infantry=1)
    leaving = Form(((ON_PLANET + planet, "infantry", 1),))
    quiet = left_open(table.game, 0, leaving)
    table.ships(1, 2, destroyer=1)
    assert left_open(table.game, 0, leaving) > quiet + 0.5


def test_a_step_towards_mecatol_rex_is_for_who_can_pay_the_custodians() -> None:
    """It lies in system 4, behind the empty one; the Winnu pay nothing, others have no influence here."""

    def worth(faction: str) -> float:
        table = Table(faction, "hacan", tiles=(EMPTY, "19", "20", "21", "18", "23", "24"))
        table.ships(0, 1, carrier=1, infantry=2).game.custodians = True
        for system in (1, 2, 3, 5, 6):
            for planet in planets_in(system, table):
                table.troops(1, planet, infantry=2)
        return prospect(Aims(table.game, 0), 0)

    assert worth("winnu") > worth("norr") == 0.0


def test_a_step_towards_mecatol_rex_is_worth_most_to_who_pays_nothing() -> None:
    """Others may be there before; six influence are not lacking to the Winnu, who come at once."""

    def worth(faction: str) -> float:
        table = Table(faction, "hacan", tiles=(EMPTY, "19", "20", "21", "18", "23", "24"))
        table.ships(0, 1, carrier=1, infantry=2).pools(0, goods=6).game.custodians = True
        for system in (1, 2, 3, 5, 6):
            table.planets(0, *planets_in(system, table))
        return prospect(Aims(table.game, 0), 0)

    assert worth("winnu") > 2 * worth("norr") > 0.0


# -- influence ---------------------------------------------------------------------------------------------------------


def test_influence_for_the_custodians_is_not_spent_on_tokens() -> None:
    table = Table("sol", "hacan").ships(0, 1, carrier=1, infantry=2).pools(0, goods=7)
    table.game.custodians = True
    aims = Aims(table.game, 0)
    assert for_custodians(aims) == 6
    keep_back(aims)
    assert aims.spare(INFLUENCE) == 1
    table.game.players[0].put_in_space(1, ())
    assert for_custodians(Aims(table.game, 0)) == 0, "nobody could land there"


def test_the_xxcha_take_diplomacy_for_the_planet_that_it_brings() -> None:
    table = Table("xxcha", "hacan")
    other = Table("norr", "hacan")
    for each in (table, other):
        each.planets(0, *planets_in(1, table))
    aims, plain = Aims(table.game, 0), Aims(other.game, 0)
    assert card_worth(aims, DIPLOMACY) > card_worth(plain, DIPLOMACY)
    assert follows(aims, DIPLOMACY)
    assert not follows(plain, DIPLOMACY)
    assert MECATOL_REX in planets_in(0, table)
