"""The Arborec: abilities, Letani Warriors, flagship, technologies and note."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Decision, Form
from orrery.kernel.rng import Arranged
from orrery.ti4.bot import greedy as greedy
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.reasons import is_used
from orrery.ti4.bot.sheets.arborec import spread
from orrery.ti4.building import Works, producers
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import resources
from orrery.ti4.queries import unit_of
from orrery.ti4.reinforcements import places_of
from orrery.ti4.rules.relocating import TO
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.setup import setup
from orrery.ti4.state import STATUS
from orrery.ti4.strategies.warfare import WarfareSecondary
from orrery.ti4.technologies.bioplasmosis import Spread, all_arrive
from orrery.ti4.tiles import PLANET
from orrery.ti4.units import CARRIER, CRUISER, FIGHTER, FLAGSHIP, INFANTRY, PLASTIC, SPACE_DOCK, count
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51  # in the middle
WELLON = PLANET["wellon"]  # of system 1
VOID = ("46", "47", "48", "49", "50")
FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated


def grown(*seats: str, goods: int = 6) -> Table:
    """The sheet of the Arborec at seat 0; no planet pays."""
    table = Table(*(seats or ("arborec", "hacan")), tiles=TILES).own(0).planets(0, FAR).planets(1, FAR + 1)
    table.game.exhausted[:] = [True] * len(table.game.exhausted)
    return table.pools(0, goods=goods)


def on(game: TwilightImperium, seat: int, planet: int, type: int = INFANTRY) -> int:
    return count(game.players[seat].troops_on(planet), type)


def at(game: TwilightImperium, seat: int, system: int, type: int) -> int:
    return count(game.players[seat].ships_in(system), type)


def order(game: TwilightImperium, *lines: tuple[int, str, int]) -> None:
    """Build, and pay as is proposed."""
    plan(game, 0, *lines)
    if game.asked(0) is not None and asked(game, 0).prompt == "pay":
        everything(game, 0)


def kinds(game: TwilightImperium) -> list[str]:
    return [event.kind for event in game.log or []]


# -- Letani Warriors ---------------------------------------------------------------------------------------------------


@card("ti4:letani-warrior-2")
def test_warriors_have_the_values_of_the_sheet() -> None:
    table = grown()
    first = unit_of(table.game, 0, INFANTRY)
    second = unit_of(table.techs(0, "letani-warrior-2").game, 0, INFANTRY)
    assert (first.combat.hit_on, first.production, first.cost, first.pair) == (8, 1, 1, True)
    assert (second.combat.hit_on, second.production, second.returns_on) == (7, 2, 6)


@rule("ti4:F.arborec.3", "ti4:69.1a")
def test_their_production_is_added_up_so_two_of_them_make_two_for_one_resource() -> None:
    game = grown().troops(0, BEREG, infantry=2).activate(0)
    order(game, (ON_PLANET + BEREG, "infantry", 2))
    assert on(game, 0, BEREG) == 4
    assert game.players[0].goods == 5


@rule("ti4:69", "ti4:69.4")
def test_they_produce_ships_too_and_also_aboard_of_ships() -> None:
    table = grown().ships(0, 0, carrier=1, infantry=2).planets(0, BEREG)
    works = Works(table.game, 0, 0)
    assert (works.limit, works.troops, works.afloat) == (2, 2, 2)
    game = table.activate(0)
    if asked(game, 0).prompt == "land":
        answer(game, 0, "land nothing")
    order(game, (0, "cruiser", 1), (ON_PLANET + BEREG, "infantry", 1))
    assert at(game, 0, 0, CRUISER) == 1
    assert on(game, 0, BEREG) == 1


@rule("ti4:19.1")
def test_under_a_blockade_they_make_ground_forces_alone() -> None:
    table = grown().troops(0, BEREG, infantry=2).ships(1, 0, cruiser=1)
    rows = {kind: most for _, kind, most in Works(table.game, 0, 0).rows(table.game)}
    assert rows["infantry"] == 2
    assert rows["cruiser"] == 0


@card("ti4:letani-warrior-2")
@pytest.mark.parametrize(("die", "returned"), [(6, 1), (5, 0)])
def test_the_better_ones_may_come_back_at_home_when_their_turn_begins(die: int, returned: int) -> None:
    table = Table("hacan", "arborec", tiles=("35", "5", *VOID)).own(1).techs(1, "letani-warrior-2").planets(0, FAR)
    home = table.game.chart.planets[1][0]
    table.planets(1, home).ships(0, 0, carrier=1, infantry=1).troops(1, BEREG, infantry=1)
    game = table.activate(0)
    game.rng = Arranged(1, [], [10, 1, die])
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert game.active == 1
    assert on(game, 1, home) == returned


# -- Mitosis: docks ----------------------------------------------------------------------------------------------------


@card("ti4:mitosis")
@rule("ti4:69.1d")
def test_the_production_of_docks_is_not_spent_on_infantry() -> None:
    """Two limits: all units together, and infantry by that of the warriors alone; anybody else has one."""
    table = grown().troops(0, BEREG, infantry=2, space_dock=1)
    works = Works(table.game, 0, 0)
    assert works.limit == 2 + 2 + resources(table.game, BEREG)
    assert works.troops == 2
    here = ON_PLANET + BEREG
    refused = works.refused(table.game, ((here, "infantry", 3),))
    assert refused is not None
    assert refused.reason == "no-infantry-of-docks"
    assert works.refused(table.game, ((0, "fighter", 3), (here, "infantry", 2))) is None
    other = Table("sol", "hacan", tiles=TILES).troops(0, BEREG, infantry=2, space_dock=1).pools(0, goods=6)
    assert Works(other.game, 0, 0).troops == Works(other.game, 0, 0).limit


@card("ti4:mitosis")
@rule("ti4:69.3")
def test_infantry_made_by_others_may_stand_on_the_planet_of_the_dock() -> None:
    game = grown().troops(0, BEREG, infantry=2).troops(0, LIRTA, space_dock=1).activate(0)
    order(game, (ON_PLANET + LIRTA, "infantry", 2))
    assert on(game, 0, LIRTA) == 2


@card("ti4:mitosis")
@rule("ti4:69.1d")
def test_a_dock_alone_makes_no_infantry_and_says_why() -> None:
    table = grown().troops(0, BEREG, space_dock=1)
    works = Works(table.game, 0, 0)
    assert works.most(table.game, ON_PLANET + BEREG, INFANTRY) == 0
    refused = works.why_not(table.game, ON_PLANET + BEREG, INFANTRY)
    assert refused is not None
    assert refused.reason == "no-infantry-of-docks"
    assert works.most(table.game, 0, FIGHTER) > 0


@card("ti4:mitosis")
@rule("ti4:F.arborec.1", "ti4:55.3")
def test_warfare_uses_a_dock_and_no_warriors() -> None:
    game = setup({"players": 3, "factions": "arborec,hacan,sol", "speaker": "0", "rounds": 2}, 3)
    game.begin(WarfareSecondary(0))
    rows = {kind: most for _, kind, most in asked(game, 0).rows}
    assert rows["infantry"] == 0
    assert rows["fighter"] > 0
    home = game.chart.homes.index("arborec")
    dock = next(planet for planet in game.chart.planets[home] if on(game, 0, planet, SPACE_DOCK))
    assert Works(game, 0, home, dock=dock).limit == 2 + resources(game, dock)


@card("ti4:mitosis")
def test_the_sums_of_an_order_show_both_limits() -> None:
    game = grown().troops(0, BEREG, infantry=2, space_dock=1).activate(0)
    decision = asked(game, 0)
    assert decision.prompt == "produce"
    sums = {name: (amount, most) for name, _, amount, most in game.sums(0, Form(((ON_PLANET + BEREG, "infantry", 1),)))}
    assert sums["forces"] == (1, 2)


# -- Mitosis: growth ---------------------------------------------------------------------------------------------------


def status(table: Table) -> TwilightImperium:
    game = table.game
    game.phase = STATUS
    game.begin(StatusPhase())
    return game


@card("ti4:mitosis")
@rule("ti4:82", "ti4:31.8")
def test_one_infantry_grows_on_a_planet_of_ones_own_before_anything_is_scored() -> None:
    game = status(grown().planets(0, BEREG, LIRTA))
    assert asked(game, 0).prompt == "grow on"
    assert {option.id() for option in asked(game, 0).options} == {FAR, BEREG, LIRTA}
    assert all(option.key != "pass" for option in asked(game, 0).options), "it must grow"
    answer(game, 0, f"planet {LIRTA}")
    assert on(game, 0, LIRTA) == 1


@card("ti4:mitosis")
@rule("ti4:59.4a")
def test_without_a_figure_left_nothing_grows_where_none_stands_unless_one_is_taken_back() -> None:
    table = grown().planets(0, BEREG)
    for planet in range(FAR + 2, FAR + 2 + PLASTIC[INFANTRY]):
        table.troops(0, planet, infantry=1)
    game = status(table)
    answer(game, 0, f"planet {BEREG}")
    assert asked(game, 0).prompt == "none left"
    answer(game, 0, "place fewer")
    assert on(game, 0, BEREG) == 0
    assert len(places_of(game, 0, INFANTRY)) == PLASTIC[INFANTRY]


@card("ti4:mitosis")
def test_others_grow_nothing() -> None:
    game = status(Table("sol", "hacan", tiles=TILES).planets(0, BEREG).planets(1, FAR))
    assert on(game, 0, BEREG) == 0


# -- Duha Menaimon -----------------------------------------------------------------------------------------------------


@card("ti4:duha-menaimon")
def test_five_units_are_produced_where_the_flagship_is_when_its_system_is_activated() -> None:
    """Before anything moves, paid in full in spite of Sarween Tools, and also without units that produce."""
    game = grown().techs(0, "sarween-tools").ships(0, 0, flagship=1).activate(0)
    assert asked(game, 0).prompt == "after-system-activated"
    answer(game, 0, "flagship")
    assert max(most for _, _, most in asked(game, 0).rows) == 5
    order(game, (0, "fighter", 4), (0, "cruiser", 1))
    assert (at(game, 0, 0, FIGHTER), at(game, 0, 0, CRUISER)) == (4, 1)
    assert game.players[0].goods == 2


@card("ti4:duha-menaimon")
@rule("ti4:F.arborec.2")
def test_a_flagship_that_arrives_later_produces_nothing() -> None:
    game = grown().ships(0, 1, flagship=1).activate(0)
    assert asked(game, 0).prompt == "move"
    plan(game, 0, (1, "flagship", 1))
    assert at(game, 0, 0, FLAGSHIP) == 1
    assert "used duha-menaimon" not in kinds(game)


@card("ti4:duha-menaimon")
@rule("ti4:26.3b", "ti4:69.4a")
def test_ground_forces_go_to_the_space_area_or_to_planets_of_ones_own() -> None:
    game = grown().ships(0, 0, flagship=1).planets(0, BEREG).activate(0)
    answer(game, 0, "flagship")
    order(game, (0, "infantry", 2), (ON_PLANET + BEREG, "infantry", 2))
    assert (at(game, 0, 0, INFANTRY), on(game, 0, BEREG)) == (2, 2)


@card("ti4:duha-menaimon")
@rule("ti4:26.5")
def test_no_ships_are_produced_beside_ships_of_others_nor_anything_without_money() -> None:
    table = grown().ships(0, 0, flagship=1).ships(1, 0, cruiser=1).planets(0, BEREG)
    game = table.activate(0)
    answer(game, 0, "flagship")
    assert {kind for _, kind, most in asked(game, 0).rows if most} == {"infantry"}
    poor = grown(goods=0).ships(0, 0, flagship=1).ships(0, 1, cruiser=1).activate(0)
    assert asked(poor, 0).prompt == "move"


@card("ti4:duha-menaimon")
def test_it_may_be_left_and_is_not_for_the_activation_of_others() -> None:
    table = Table("hacan", "arborec", tiles=TILES).own(1).planets(0, FAR).planets(1, FAR + 1).pools(1, goods=5)
    game = table.ships(1, 0, flagship=1).ships(0, 1, cruiser=1).activate(0)
    assert game.asked(1) is None
    mine = grown().ships(0, 0, flagship=1).ships(0, 1, cruiser=1).activate(0)
    answer(mine, 0, "pass")
    assert asked(mine, 0).prompt == "move"


# -- Bioplasmosis ------------------------------------------------------------------------------------------------------


@card("ti4:bioplasmosis")
def test_infantry_spreads_to_planets_of_the_same_system_and_next_door_all_at_once() -> None:
    """Two from Bereg next door, one from Bereg to its sister."""
    table = grown().techs(0, "bioplasmosis").troops(0, BEREG, infantry=4).planets(0, LIRTA, WELLON)
    table.game.begin(Spread(0))
    game = table.game
    here = ON_PLANET + BEREG
    plan(
        game,
        0,
        (here, "infantry", 3),
        (ON_PLANET + LIRTA, TO + "infantry", 1),
        (ON_PLANET + WELLON, TO + "infantry", 2),
    )
    assert (on(game, 0, BEREG), on(game, 0, LIRTA), on(game, 0, WELLON)) == (1, 1, 2)


@card("ti4:bioplasmosis")
def test_nobody_goes_farther_than_one_system() -> None:
    """From the north to the south of the ring it is two systems: each may make room for the other, but not so far."""
    table = grown().techs(0, "bioplasmosis")
    game = table.game
    north, south = game.chart.planets[1][0], game.chart.planets[4][0]
    table.troops(0, north, infantry=2).planets(0, south, BEREG)
    there, middle = ON_PLANET + south, ON_PLANET + BEREG
    assert not all_arrive(game, 0, ((ON_PLANET + north, "infantry", 1), (there, TO + "infantry", 1)))
    table.troops(0, BEREG, infantry=1)
    chain = ((ON_PLANET + north, "infantry", 1), (middle, "infantry", 1), (middle, TO + "infantry", 1))
    assert all_arrive(game, 0, (*chain, (there, TO + "infantry", 1))), "one comes to the middle, another leaves it"
    game.begin(Spread(0))
    refused = game.would_refuse(Choice(0, (), Form(((ON_PLANET + north, "infantry", 1), (there, TO + "infantry", 1)))))
    assert refused is not None
    assert refused.reason == "farther-than-next-door"


@card("ti4:bioplasmosis")
def test_as_many_are_set_down_as_were_taken_up() -> None:
    table = grown().troops(0, BEREG, infantry=2).planets(0, LIRTA)
    game = table.game
    game.begin(Spread(0))
    lines = ((ON_PLANET + BEREG, "infantry", 2), (ON_PLANET + LIRTA, TO + "infantry", 1))
    refused = game.would_refuse(Choice(0, (), Form(lines)))
    assert refused is not None
    assert refused.reason == "as-many-as-taken"


@card("ti4:bioplasmosis")
@rule("ti4:82.8")
def test_it_is_used_at_the_end_of_the_status_phase_or_not() -> None:
    table = grown().techs(0, "bioplasmosis").troops(0, BEREG, infantry=2).planets(0, LIRTA)
    game = table.game
    game.stage_one = (NUMBER["lead-from-the-front"],)
    game = status(table)
    answer(game, 0, f"planet {BEREG}")
    for seat in (0, 1):
        assert asked(game, seat).prompt == "status tokens"
        everything(game, seat)
    assert asked(game, 0).prompt == "end-of-status-phase"
    answer(game, 0, "tech")
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1), (ON_PLANET + LIRTA, TO + "infantry", 1))
    assert (on(game, 0, BEREG), on(game, 0, LIRTA)) == (2, 1)


# -- Stymie ------------------------------------------------------------------------------------------------------------


def stymied(*tiles: str) -> Table:
    """Hacan hold the note of the Arborec, who have a warrior on Bereg."""
    table = Table("hacan", "arborec", tiles=tiles or TILES).own(1).planets(0, FAR).planets(1, FAR + 1)
    return table.notes(0, 1, "stymie").pools(1, goods=4)


def played(table: Table) -> TwilightImperium:
    game = table.begin()
    answer(game, 0, "note")
    assert note_of("stymie", 1) in game.players[0].area
    return game


@card("ti4:stymie")
@rule("ti4:58.3")
def test_in_play_the_arborec_produce_nothing_beside_the_holder() -> None:
    """In the same system and next to it; two systems away they do."""
    table = stymied().troops(1, BEREG, infantry=2).ships(0, 2, cruiser=1)
    south = table.game.chart.planets[5][0]
    table.troops(1, south, infantry=2)
    assert producers(table.game, 1, 0), "not before it is in play"
    game = played(table)
    assert producers(game, 1, 0) == []
    assert Works(game, 1, 0).limit == 0
    assert Works(game, 1, 0, number=5).limit == 0, "by no ability"
    assert Works(game, 1, 0, planet=BEREG).limit == 0
    assert producers(game, 1, 5), "the cruiser is not next to it"
    assert producers(game, 0, 0) == []


@card("ti4:stymie")
def test_ground_forces_and_structures_of_the_holder_count_and_home_systems_do_not() -> None:
    home = ("35", "16", "46", "47", "48", "49", "50")  # the home of the Hacan in the north
    table = stymied(*home).troops(1, BEREG, infantry=1).ships(0, 1, cruiser=1)
    assert producers(played(table), 1, 0), "what stands in a home system stops nothing"
    table = stymied().troops(1, BEREG, infantry=1).troops(0, WELLON, pds=1)
    assert not producers(played(table), 1, 0)
    own = stymied("5", "35", *VOID).ships(0, 1, cruiser=1)
    nest = own.game.chart.planets[0][0]
    assert not producers(played(own.troops(1, nest, infantry=1)), 1, 0), "their home is next to the cruiser"


@card("ti4:stymie")
def test_it_goes_back_when_its_holder_activates_a_system_with_their_units() -> None:
    table = stymied().troops(1, BEREG, infantry=1).ships(0, 1, cruiser=1).ships(0, 3, cruiser=1)
    table.game.players[1].passed = True
    game = played(table)
    answer(game, 0, "end turn")
    answer(game, 0, "tactical")
    answer(game, 0, "system 0")
    assert note_of("stymie", 1) in game.players[1].notes
    assert note_of("stymie", 1) not in game.players[0].area
    assert producers(game, 1, 0)


@card("ti4:stymie")
def test_a_system_without_their_units_keeps_it_in_play() -> None:
    table = stymied().troops(1, BEREG, infantry=1).ships(0, 1, cruiser=1)
    table.game.players[1].passed = True
    game = played(table)
    answer(game, 0, "end turn")
    answer(game, 0, "tactical")
    answer(game, 0, "system 2")
    assert note_of("stymie", 1) in game.players[0].area


@card("ti4:stymie")
def test_it_cannot_be_put_into_play_twice_and_not_by_its_issuer() -> None:
    table = stymied().troops(1, BEREG, infantry=1).ships(0, 1, cruiser=1)
    table.game.players[1].passed = True
    game = played(table)
    answer(game, 0, "end turn")
    assert all(option.key != "note" for option in asked(game, 0).options)


# -- the set-up --------------------------------------------------------------------------------------------------------


def test_the_sheet_is_dealt_whole() -> None:
    game = setup({"players": 3, "factions": "arborec,hacan,sol", "speaker": "0", "rounds": 2}, 3)
    player = game.players[0]
    assert NUMBER["mitosis"] in player.abilities
    assert NUMBER["magen-defense-grid"] in player.techs
    assert note_of("stymie", 0) in player.notes
    home = game.chart.homes.index("arborec")
    assert sum([value for _, value in producers(game, 0, home)]) > 4
    assert at(game, 0, home, CARRIER) == 1


# -- how the bot plays them --------------------------------------------------------------------------------------------


@card("ti4:bioplasmosis")
def test_the_bot_spreads_to_planets_without_guards_and_keeps_its_own() -> None:
    table = grown().techs(0, "bioplasmosis").troops(0, BEREG, infantry=4).planets(0, LIRTA, WELLON)
    game = table.game
    assert is_used(Aims(game, 0), Decision(0, "", []), NUMBER["bioplasmosis"])
    game.begin(Spread(0))
    game.answer(spread(Aims(game, 0), asked(game, 0)))
    assert (on(game, 0, BEREG), on(game, 0, LIRTA), on(game, 0, WELLON)) == (2, 1, 1)
    assert not is_used(Aims(game, 0), Decision(0, "", []), NUMBER["bioplasmosis"]), "nobody is left to spare"


@card("ti4:stymie")
def test_the_bot_plays_stymie_where_it_stops_something() -> None:
    near = stymied().troops(1, BEREG, infantry=1).ships(0, 1, cruiser=1).game
    assert is_used(Aims(near, 0), Decision(0, "", []), note_of("stymie", 1))
    south = stymied().ships(0, 1, cruiser=1)
    south.troops(1, south.game.chart.planets[4][0], infantry=1)
    assert not is_used(Aims(south.game, 0), Decision(0, "", []), note_of("stymie", 1))


@card("ti4:duha-menaimon")
@pytest.mark.parametrize(("goods", "used"), [(2, True), (1, False)])
def test_the_bot_builds_by_the_flagship_what_it_can_pay_for(goods: int, used: bool) -> None:
    game = grown(goods=goods).ships(0, 0, flagship=1).activate(0)
    assert is_used(Aims(game, 0), asked(game, 0), NUMBER["duha-menaimon"]) is used
