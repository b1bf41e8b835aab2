"""Ways and plans: what can come through the storm, one more by the drive, what a full fleet leaves out."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Form, Refused
from orrery.kernel.rng import Arranged
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET, load
from orrery.ti4.routes import Passage, reach
from orrery.ti4.units import CARRIER
from support.cite import card, rule
from support.play import asked
from support.ti4 import Table, plan
from support.ti4_finds import MECATOL, kings

SKY = ("18", "46", "39", "47", "48", "49", "40")  # empty around Mecatol Rex; an alpha wormhole in 2, the storm in 4
ALPHA, STORM = 2, 4


def stormy(*factions: str, tiles: tuple[str, ...] = SKY) -> Table:
    table = kings(*factions or ("sol", "hacan"), tiles=tiles).planets(1, MECATOL).planets(0, 0)
    table.game.storm = (STORM, "alpha")
    return table


def asks_which_way(game: TwilightImperium) -> bool:
    return any(decision.prompt == "through storm" for decision in game.waiting())


@card("ti4:ion-storm", "ti4:memoria-2")
@pytest.mark.parametrize(("ship", "both"), [("flagship", True), ("cruiser", False)])
def test_only_the_flagship_comes_to_a_mech_in_the_storm_and_on_through_it(ship: str, both: bool) -> None:
    """From system 1 to the mech and through the wormhole: two steps, and one without."""
    table = stormy("nomad", "hacan").own(0).techs(0, "memoria-2")
    game = table.ships(0, STORM, carrier=1, mech=1).ships(0, 1, **{ship: 1}).activate(ALPHA)
    plan(game, 0, (1, ship, 1))
    assert asks_which_way(game) == both


@card("ti4:ion-storm", "ti4:memoria-2")
def test_what_comes_out_of_the_storm_goes_on_as_the_flagship_does() -> None:
    """Over the storm and the alpha wormhole to a mech: three steps, for no other ship fewer than four."""
    table = stormy("nomad", "hacan").own(0).techs(0, "memoria-2", "gravity-drive")
    game = table.ships(0, 6, carrier=1, mech=1).ships(0, 5, flagship=1).activate(6)
    plan(game, 0, (5, "flagship", 1))
    assert asks_which_way(game)


@card("ti4:ion-storm")
@pytest.mark.parametrize(("aboard", "both"), [(5, True), (ON_PLANET + MECATOL, False)])
def test_who_picks_up_something_on_the_way_has_not_come_through_the_storm(aboard: int, both: bool) -> None:
    table = stormy().techs(0, "carrier-2").ships(0, 5, carrier=1, infantry=1).troops(0, MECATOL, infantry=1)
    game = table.activate(ALPHA)
    plan(game, 0, (5, "carrier", 1), (aboard, "infantry", 1))
    assert asks_which_way(game) == both


@card("ti4:ion-storm", "ti4:gravity-drive")
@pytest.mark.parametrize(
    ("ship", "tech", "both"), [("cruiser", True, True), ("cruiser", False, False), ("carrier", True, False)]
)
def test_the_drive_may_lead_a_ship_through_the_storm(ship: str, tech: bool, both: bool) -> None:
    """From 5 to 3 it takes three steps through the wormhole, and two beside it."""
    game = stormy().techs(0, *["gravity-drive"] * tech).ships(0, 5, **{ship: 1}).activate(3)
    plan(game, 0, (5, ship, 1))
    assert asks_which_way(game) == both


@card("ti4:ion-storm")
@rule("ti4:37.1")
@pytest.mark.parametrize(("tile", "both"), [("41", True), ("49", False)])
def test_who_leaves_a_rift_by_the_storm_comes_one_farther(tile: str, both: bool) -> None:
    table = stormy(tiles=(*SKY[:STORM], tile, *SKY[STORM + 1 :])).ships(0, 5, cruiser=1)
    table.game.rng = Arranged(1, [], [10])
    plan(table.activate(3), 0, (5, "cruiser", 1))
    assert asks_which_way(table.game) == both


@card("ti4:gravity-drive")
@pytest.mark.parametrize(("techs", "far"), [((), False), (("gravity-drive",), True)])
def test_what_could_come_counts_the_drive_of_one_ship(techs: tuple[str, ...], far: bool) -> None:
    game = Table("sol", "hacan").techs(0, *techs).ships(0, 1, carrier=1).game
    assert reach(game, 0)[2] == ((1, CARRIER),)
    assert reach(game, 0)[4] == (((1, CARRIER),) if far else ())


@rule("ti4:37.1")
def test_the_plans_that_are_offered_fill_the_fleet_and_leave_out_the_rest() -> None:
    table = Table("sol", "hacan").pools(0, fleet=2)
    for start in (1, 2, 3):
        table.ships(0, start, cruiser=1)
    forms = asked(table.activate(0), 0).forms or []
    assert max(len(form.gifts) for form in forms) == 2
    assert forms[0].gifts == ((1, "cruiser", 1), (2, "cruiser", 1))


@rule("ti4:17.4f")
def test_of_ships_that_are_too_far_away_the_one_that_lacks_most_is_named() -> None:
    """Around the supernova it is three systems from 4 to 1, and two from 3."""
    table = Table("sol", "hacan", tiles=("43", "46", "47", "48", "49", "50", "77"))
    game = table.ships(0, 3, carrier=1).ships(0, 4, carrier=1).game
    refused = load(game, 0, Form(((3, "carrier", 1), (4, "carrier", 1))), Passage(game, 0, 1))
    assert isinstance(refused, Refused)
    assert (refused.reason, refused.numbers) == ("too-far", (4, 3, 1))


@rule("ti4:34.1a")
def test_a_dock_that_flies_comes_along_only_if_somebody_wants_it_to() -> None:
    table = Table("saar", "hacan").own(0).ships(0, 1, cruiser=1, space_dock=1)
    decision = asked(table.activate(2), 0)
    assert (1, "space dock", 1) in decision.rows
    assert decision.forms
    assert decision.forms[0].gifts == ((1, "cruiser", 1),)
