"""The Argent Flight: agent, commander, hero and mech."""

from __future__ import annotations

from orrery.kernel.decision import Form
from orrery.kernel.rng import Arranged
from orrery.ti4.components import NUMBER
from orrery.ti4.faction import COMMANDER, HERO
from orrery.ti4.leaders.trilossa_aun_mirik import Spread
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.leaders import unlocking
from orrery.ti4.units import CARRIER, CRUISER, DESTROYER, FIGHTER, INFANTRY, MECH, count
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_combat import battle, left

TILES = ("35", "19", "20", "21", "22", "23", "24")
WELLON, VEFUT, THIBAH, BEREG, LIRTA = 26, 27, 28, 50, 51


# -- agent -------------------------------------------------------------------------------------------------------------


@card("ti4:trilossa-aun-mirik")
@rule("ti4:7.4", "ti4:69.3")
def test_new_ground_forces_come_to_planets_around_if_the_agent_helps() -> None:
    """On planets that who produces controls, there and next door; the agent is exhausted."""
    table = Table("argent", "hacan", tiles=TILES).court(0).troops(0, WELLON, space_dock=1).planets(0, BEREG, THIBAH)
    game = table.pools(0, goods=3).activate(1)
    plan(game, 0, (ON_PLANET + WELLON, "infantry", 3))
    everything(game, 0)
    answer(game, 0, "leader")
    places = {place for place, _, _ in asked(game, 0).rows}
    assert places == {ON_PLANET + WELLON, ON_PLANET + BEREG}, "Thib'ah lies two systems away"
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 2), (ON_PLANET + WELLON, "infantry", 1))
    assert count(game.players[0].troops_on(BEREG), INFANTRY) == 2
    assert count(game.players[0].troops_on(WELLON), INFANTRY) == 1
    assert NUMBER["trilossa-aun-mirik"] in game.players[0].exhausted


@card("ti4:trilossa-aun-mirik")
def test_the_agent_may_help_another_who_must_place_all_of_them() -> None:
    table = Table("hacan", "argent", tiles=TILES).court(1).troops(0, WELLON, space_dock=1).planets(0, BEREG)
    game = table.pools(0, goods=3).activate(1)
    plan(game, 0, (ON_PLANET + WELLON, "infantry", 2))
    everything(game, 0)
    answer(game, 1, "leader")
    asking = game.stack[-1].procedure
    assert isinstance(asking, Spread)
    refused = asking.refuse_places(game, 0, Form(((ON_PLANET + BEREG, "infantry", 1),)))
    assert refused is not None
    assert refused.reason == "as-many-as-taken"
    answer(game, 0, "place as ordered")
    assert count(game.players[0].troops_on(WELLON), INFANTRY) == 2


@card("ti4:trilossa-aun-mirik", "ti4:floating-factory-1")
def test_what_was_ordered_in_space_may_stay_there() -> None:
    table = Table("saar", "argent", tiles=TILES).own(0).court(1).planets(0, BEREG).ships(0, 1, space_dock=1, carrier=1)
    game = table.pools(0, goods=9).activate(1)
    plan(game, 0, (1, "infantry", 2))
    everything(game, 0)
    answer(game, 1, "leader")
    assert set(asked(game, 0).rows) == {(1, "infantry", 2), (ON_PLANET + BEREG, "infantry", 2)}


# -- commander ---------------------------------------------------------------------------------------------------------


@card("ti4:trrakan-aun-zulok")
@rule("ti4:7.6")
def test_six_armed_units_unlock_the_commander() -> None:
    """Destroyers, PDS and dreadnoughts count, cruisers do not."""
    table = Table("argent", "hacan").own(0).court(0).ships(0, 1, destroyer=3, dreadnought=1, cruiser=2)
    game = table.troops(0, VEFUT, pds=1).game
    assert unlocking(game, 0, NUMBER["trrakan-aun-zulok"]) == (5, 6)


@card("ti4:trrakan-aun-zulok")
@rule("ti4:46.1")
def test_a_unit_rolls_one_die_more_for_its_ability_if_its_owner_likes() -> None:
    table = (
        Table("argent", "hacan").own(0).court(0, COMMANDER).ships(0, 1, destroyer=1).ships(1, 0, fighter=3, carrier=1)
    )
    game = battle(table.ships(1, 3, cruiser=1), 9, 9, 9, *[1] * 20)
    answer(game, 0, "leader")
    assert left(game, 1, FIGHTER) == 0
    rolled = [event.values for event in game.log or [] if event.kind == "barrage" and event.actor == 0]
    assert [len(values) - 1 for values in rolled] == [3]


# -- hero --------------------------------------------------------------------------------------------------------------


@card("ti4:mirik-aun-sissiri")
@rule("ti4:17.9", "ti4:92.3", "ti4:7.12")
def test_ships_go_wherever_a_token_of_theirs_lies_and_no_ship_of_others() -> None:
    """Out of a system with an own token ships go, but carry nothing; from elsewhere they carry what lies there."""
    table = (
        Table("argent", "hacan", tiles=TILES).court(0, HERO).ships(0, 1, carrier=1, fighter=1).ships(0, 4, cruiser=1)
    )
    table.troops(0, WELLON, infantry=2).ships(1, 5, cruiser=1).planets(1, THIBAH)
    game = table.game
    game.players[0].tokens = (2, 4, 5)
    table.begin()
    answer(game, 0, "leader")
    assert [option.id() for option in asked(game, 0).options[1:]] == [2, 4], "in 5 are ships of another"
    answer(game, 0, "system 2")
    plan(game, 0, (1, "carrier", 1), (1, "fighter", 1), (ON_PLANET + WELLON, "infantry", 2), (4, "cruiser", 1))
    there = game.players[0].ships_in(2)
    assert (count(there, CARRIER), count(there, FIGHTER), count(there, INFANTRY), count(there, CRUISER)) == (1, 1, 2, 1)
    assert NUMBER["mirik-aun-sissiri"] not in game.players[0].leaders


@card("ti4:mirik-aun-sissiri")
def test_what_is_sent_somewhere_is_sent_nowhere_else_and_all_arrives_together() -> None:
    """Two fleets change places: neither is ever too large for its pool."""
    table = Table("argent", "hacan", tiles=TILES).court(0, HERO).ships(0, 1, cruiser=2).ships(0, 2, destroyer=2)
    game = table.pools(0, fleet=2).planets(0, WELLON).planets(1, THIBAH).game
    game.players[0].tokens = (1, 2)
    table.begin()
    answer(game, 0, "leader")
    answer(game, 0, "system 1")
    plan(game, 0, (2, "destroyer", 2))
    answer(game, 0, "system 2")
    assert [row[:2] for row in asked(game, 0).rows] == [(1, "cruiser")]
    plan(game, 0, (1, "cruiser", 2))
    assert count(game.players[0].ships_in(1), DESTROYER) == 2
    assert count(game.players[0].ships_in(2), CRUISER) == 2


@card("ti4:mirik-aun-sissiri")
def test_of_alike_ships_those_are_left_that_go_nowhere_yet() -> None:
    table = Table("argent", "hacan", tiles=TILES).court(0, HERO).ships(0, 1, cruiser=4)
    game = table.planets(0, WELLON).planets(1, THIBAH).game
    game.players[0].tokens = (2, 3, 4)
    table.begin()
    answer(game, 0, "leader")
    for system, unsent in ((2, 4), (3, 3), (4, 1)):
        answer(game, 0, f"system {system}")
        assert asked(game, 0).rows == ((1, "cruiser", unsent),)
        plan(game, 0, (1, "cruiser", min(unsent, system - 1)))
    assert [count(game.players[0].ships_in(system), CRUISER) for system in (1, 2, 3, 4)] == [0, 1, 2, 1]


# -- mech --------------------------------------------------------------------------------------------------------------


@card("ti4:aerie-sentinel")
@rule("ti4:92", "ti4:49.2")
def test_sentinels_need_no_room_but_a_ship_that_has_some() -> None:
    table = Table("argent", "hacan", tiles=TILES).own(0).court(0).ships(0, 1, destroyer=1)
    game = table.troops(0, WELLON, mech=2, infantry=2).activate(2)
    plan(game, 0, (1, "destroyer", 1), (ON_PLANET + WELLON, "mech", 2), (ON_PLANET + WELLON, "infantry", 1))
    there = game.players[0].ships_in(2)
    assert (count(there, MECH), count(there, INFANTRY)) == (2, 1)


@card("ti4:aerie-sentinel")
@rule("ti4:92.1")
def test_a_ship_without_capacity_carries_no_sentinel() -> None:
    table = Table("argent", "hacan", tiles=TILES).own(0).court(0).ships(0, 1, cruiser=1, mech=1, carrier=1)
    game = table.activate(2)
    forms = [form for form in asked(game, 0).forms or [] if any(kind == "mech" for _, kind, _ in form.gifts)]
    assert all(any(kind == "carrier" for _, kind, _ in form.gifts) for form in forms)
    plan(game, 0, (1, "carrier", 1))
    assert count(game.players[0].ships_in(1), MECH) == 0, "a cruiser has no capacity: it cannot stay"


@card("ti4:aerie-sentinel")
@rule("ti4:71.7b")
def test_sentinels_retreat_beside_full_ships() -> None:
    table = Table("argent", "hacan", tiles=TILES).own(0).court(0).ships(1, 1, cruiser=2)
    game = table.ships(0, 0, destroyer=1, infantry=1, mech=2).planets(0, WELLON).planets(1, THIBAH).game
    game.active = 0
    table.activate(0, 1)
    game.rng = Arranged(1, [], [1] * 60)
    everything(game, 1)
    answer(game, 0, "retreat")
    there = game.players[0].ships_in(1)
    assert (count(there, MECH), count(there, INFANTRY)) == (2, 1)
