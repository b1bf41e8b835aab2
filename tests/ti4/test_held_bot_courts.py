"""What the bot makes of leaders and wormholes of single factions: each judgement with the case beside it."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Decision, Form, Gift, Option, about
from orrery.ti4.bot.leaders import arborec, l1z1x, norr
from orrery.ti4.bot.leaders.creuss import best_partner, which_system
from orrery.ti4.bot.sheets import creuss
from orrery.ti4.components import NUMBER
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.relocating import TO
from orrery.ti4.tiles import PLANET
from orrery.ti4.units import CRUISER, FLAGSHIP
from support.cite import card
from support.ti4 import Table
from support.ti4_weighing import aims_of, taken

JORD, WELLON, VEFUT, THIBAH = [PLANET[key] for key in ("jord", "wellon", "vefutii", "thibah")]
WINDOW = Decision(0, "window", [])


# -- L1Z1X -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mechs", "active", "wanted"), [(3, 0, True), (4, 0, False), (3, 1, False)])
def test_a_mech_is_taken_in_ones_own_action_while_one_is_left(mechs: int, active: int, wanted: bool) -> None:
    table = Table("l1z1x", "hacan").troops(0, WELLON, mech=mechs)
    table.game.active = active
    assert l1z1x.one_more(aims_of(table), WINDOW, 0) == wanted
    assert norr.for_me(aims_of(table), WINDOW, 0) == (active == 0)


def test_great_ships_gather_where_most_of_ones_own_stand() -> None:
    table, systems = Table("l1z1x", "hacan").ships(0, 1, cruiser=2).ships(0, 3, cruiser=1), about("system", [3, 1])
    assert taken(l1z1x.haven, table, systems) == systems[1]


def test_ships_leap_as_far_as_the_fleet_pool_has_room() -> None:
    form = Form(((3, "dreadnought", 1),))
    table = Table("l1z1x", "hacan").ships(0, 1, cruiser=1).ships(0, 3, dreadnought=1).pools(0, fleet=1)

    def leap(forms: list[Form]) -> tuple[tuple[int, ...], Form | None]:
        asked = Decision(0, "leap", [Option("stay"), Option("go")], forms=forms, things=(("system", 1),))
        reply = l1z1x.leap(aims_of(table), asked)
        return reply.picks, reply.form

    assert leap([form]) == ((0,), None)
    table.pools(0, fleet=2)
    assert leap([form]) == ((), form)
    assert leap([]) == ((0,), None)


# -- Sardakk N'orr -----------------------------------------------------------------------------------------------------


def sent(table: Table, *rows: Gift) -> Form | None:
    return norr.send(aims_of(table), Decision(0, "send", [Option("nobody"), Option("other")], rows=rows)).form


def test_soldiers_are_sent_from_where_somebody_stays_to_what_can_be_taken() -> None:
    go, to = (ON_PLANET + VEFUT, "infantry", 1), (ON_PLANET + WELLON, TO + "infantry", 1)
    table = Table("norr", "hacan").troops(0, VEFUT, infantry=2)
    assert sent(table, go, to) == Form((to, go) if to < go else (go, to))
    table.troops(1, WELLON, infantry=3)
    assert sent(table, go, to) is None, "it would be lost"
    table = Table("norr", "hacan").troops(0, VEFUT, infantry=2).planets(0, WELLON)
    assert sent(table, go, to) is None, "one's own already"
    table = Table("norr", "hacan").troops(0, VEFUT, infantry=1)
    assert sent(table, go, to) is None, "nobody would stay"


def test_one_goes_from_each_planet_and_all_to_the_dearest() -> None:
    """Thibah is worth less than Wellon."""
    table = Table("norr", "hacan").troops(0, VEFUT, infantry=2, mech=1)
    go, mech = (ON_PLANET + VEFUT, "infantry", 1), (ON_PLANET + VEFUT, "mech", 1)
    to = [(ON_PLANET + planet, TO + kind, 1) for planet in (THIBAH, WELLON) for kind in ("infantry", "mech")]
    form = sent(table, go, mech, *to)
    assert form is not None
    assert set(form.gifts) == {go, (ON_PLANET + WELLON, TO + "infantry", 1)}


# -- Arborec -----------------------------------------------------------------------------------------------------------


@card("ti4:letani-ospha")
def test_a_ship_of_ones_own_is_swapped_for_a_better_one() -> None:
    assert arborec.has_better(aims_of(Table("arborec", "hacan").ships(0, 1, cruiser=1)), WINDOW, 0)
    assert not arborec.has_better(aims_of(Table("arborec", "hacan").ships(1, 1, cruiser=1)), WINDOW, 0)


@card("ti4:letani-ospha")
def test_the_only_flagship_is_taken_for_a_cruiser() -> None:
    flagship, none = Option("type", (("type", FLAGSHIP),)), Option("nothing")
    table = Table("arborec", "hacan").own(0).ships(0, 1, cruiser=1)
    assert taken(arborec.for_what, table, [none, flagship], ("type", CRUISER)) == flagship
    table.ships(0, 2, flagship=1)
    assert taken(arborec.for_what, table, [none, flagship], ("type", CRUISER)) == none, "it stands elsewhere"


def test_a_stronghold_is_on_a_planet_before_space_and_in_space_before_nowhere() -> None:
    nowhere, middle, jord = Option("nowhere"), *about("place", [0, ON_PLANET + JORD])
    table = Table("arborec", "hacan")
    assert taken(arborec.stronghold, table, [nowhere, middle]) == middle
    assert taken(arborec.stronghold, table, [middle, jord]) == jord


# -- Ghosts of Creuss --------------------------------------------------------------------------------------------------


def lodor_afar(faction: str = "creuss") -> Table:
    """Lodor, with an alpha wormhole, lies in system 1, Tar'mann in system 4: not next to each other. For the Ghosts
    themselves alpha and beta are one."""
    return Table(faction, "hacan", tiles=("46", "26", "47", "48", "22", "49", "50"))


def test_a_wormhole_that_changes_no_objective_is_worth_nothing_by_them() -> None:
    table = lodor_afar().planets(0, PLANET["tarmann"])
    table.game.objectives = (NUMBER["expand-borders"],)
    aims = aims_of(table)
    assert aims.now > 0.0
    assert creuss.wormhole_worth(aims, "alpha", 4) == pytest.approx(0.0)


def test_the_token_that_is_moved_leads_no_longer_where_it_lay() -> None:
    """Alpha lies at 3 already; from 4 it leads to Lodor alone, and beta stays where it is."""
    table = lodor_afar().ships(0, 4, cruiser=1)
    table.game.wormholes = ((3, "alpha"), (6, "beta"))
    aims = aims_of(table)
    assert creuss.wormhole_worth(aims, "alpha", 4) == pytest.approx(creuss.prizes(aims, 1))
    assert table.game.wormholes == ((3, "alpha"), (6, "beta"))


def test_a_way_home_for_others_is_no_good() -> None:
    table = Table("sol", "hacan", tiles=("46", "26", "47", "48", "1", "49", "50"))
    assert creuss.wormhole_worth(aims_of(table), "alpha", 4) == 0.0
    table.ships(1, 1, cruiser=1)
    assert creuss.wormhole_worth(aims_of(table), "alpha", 4) == -creuss.OPENED
    assert creuss.wormhole_worth(aims_of(table), "beta", 4) == 0.0


def test_a_wormhole_is_worth_what_lies_beyond_it_for_ships_at_either_end() -> None:
    assert creuss.wormhole_worth(aims_of(lodor_afar("sol")), "alpha", 4) == 0.0
    here, there = lodor_afar("sol").ships(0, 4, cruiser=1), lodor_afar("sol").ships(0, 1, cruiser=1)
    for table, reached in ((here, 1), (there, 4)):
        aims = aims_of(table)
        assert creuss.wormhole_worth(aims, "alpha", 4) == pytest.approx(creuss.prizes(aims, reached))
        assert creuss.prizes(aims, reached) > 0.0
        assert creuss.wormhole_worth(aims, "beta", 4) == 0.0, "it leads nowhere"
        assert table.game.wormholes == lodor_afar("sol").game.wormholes, "only imagined"


def test_the_kind_of_a_wormhole_is_chosen_for_the_system_that_is_named() -> None:
    kinds = [Option("alpha wormhole"), Option("beta wormhole")]
    table = lodor_afar("sol").ships(0, 4, cruiser=1)
    assert taken(creuss.choose_kind, table, kinds, ("system", 4)) == kinds[0]


@card("ti4:riftwalker-meian")
def test_it_is_a_system_with_own_ships_that_is_swapped_first() -> None:
    """The exchange is the same from either end; what begins with the ships is compared with all the others."""
    table = lodor_afar().ships(0, 4, cruiser=1)
    aims, systems = aims_of(table), about("system", [1, 4])
    assert best_partner(aims, 1) == best_partner(aims, 4)
    assert taken(which_system, table, systems) == systems[1]
