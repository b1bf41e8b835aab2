"""Sardakk N'orr: agent, commander, hero and mech."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Form, Refused
from orrery.kernel.rng import Arranged
from orrery.ti4.attachments import ATTACHMENT
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.leaders.norr import send
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.faction import COMMANDER, HERO
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.committing import may_send
from orrery.ti4.rules.find_moves import place_planet
from orrery.ti4.tiles import MECATOL_REX, PLANET
from orrery.ti4.units import CARRIER, CRUISER, INFANTRY, MECH, changed, count, damaged
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan

TILES = ("35", "19", "20", "21", "22", "23", "24")  # Bereg and Lirta IV in the middle, one planet in each of the others
BEREG, LIRTA = 50, 51


def ring(table: Table, system: int) -> int:
    return table.game.chart.planets[system][0]


def ground(game: TwilightImperium, seat: int, planet: int, type: int = INFANTRY) -> int:
    return count(game.players[seat].troops_on(planet), type)


# -- T'ro --------------------------------------------------------------------------------------------------------------


@card("ti4:tro")
def test_who_acted_may_place_two_infantry_there() -> None:
    """The owner of the agent says whether it is used, the active player where."""
    table = Table("hacan", "norr", tiles=TILES).court(1).troops(0, BEREG, infantry=1).troops(0, LIRTA, infantry=1)
    game = table.activate(0)
    answer(game, 1, "leader")
    answer(game, 0, f"planet {LIRTA}")
    assert (ground(game, 0, BEREG), ground(game, 0, LIRTA)) == (1, 3)
    assert NUMBER["tro"] in game.players[1].exhausted


@card("ti4:tro")
def test_it_is_not_used_where_the_active_player_has_no_planet() -> None:
    game = Table("hacan", "norr", tiles=TILES).court(1).troops(1, BEREG, infantry=1).activate(0)
    assert asked(game, 1).prompt == "action"


# -- G'hom Sek'kus -----------------------------------------------------------------------------------------------------


@card("ti4:ghom-sekkus")
def test_one_ground_force_of_each_planet_around_lands_without_any_ship() -> None:
    table = Table("norr", "hacan", tiles=TILES).court(0, COMMANDER)
    one, two, three = [ring(table, system) for system in (1, 2, 3)]
    table.troops(0, one, infantry=2).troops(0, two, infantry=1, mech=1).troops(0, three, infantry=1)
    table.game.players[0].tokens = (3,)
    game = table.activate(0)
    rows = {(place - ON_PLANET, kind) for place, kind, _ in asked(game, 0).rows if not kind.startswith("to ")}
    assert rows == {(one, "infantry"), (two, "infantry"), (two, "mech")}, "not from under the token"
    lines = ((ON_PLANET + one, "infantry", 1), (ON_PLANET + two, "mech", 1))
    plan(game, 0, *lines, (ON_PLANET + BEREG, "to infantry", 1), (ON_PLANET + LIRTA, "to mech", 1))
    assert (ground(game, 0, BEREG), ground(game, 0, LIRTA, MECH), ground(game, 0, one)) == (1, 1, 1)
    assert (game.controller[BEREG], game.controller[LIRTA]) == (0, 0)


@card("ti4:ghom-sekkus", "ti4:mirage")
@rule("ti4:13.1", "ti4:86.1")
@pytest.mark.parametrize(
    ("tile", "techs", "landed"), [("44", (), 0), ("44", ("antimass-deflectors",), 1), ("43", (), 0)]
)
def test_nobody_comes_into_a_field_or_a_supernova_that_is_closed_to_ships(
    tile: str, techs: tuple[str, ...], landed: int
) -> None:
    """Mirage lies in an asteroid field or a supernova: what holds for ships holds for whom he sends."""
    table = Table("norr", "hacan", tiles=(tile, *TILES[1:])).court(0, COMMANDER).techs(0, *techs)
    place_planet(table.game, 1, 0, PLANET["mirage"])
    game = table.troops(0, ring(table, 1), infantry=1).activate(0)
    assert len(may_send(game, 0, 0)) == landed


@card("ti4:ghom-sekkus", "ti4:dominus-orb")
def test_the_orb_frees_also_those_whom_he_sends() -> None:
    table = Table("norr", "hacan", tiles=TILES).court(0, COMMANDER)
    one, three = [ring(table, system) for system in (1, 3)]
    table.troops(0, one, infantry=1).troops(0, three, infantry=1)
    table.game.players[0].tokens = (3,)
    table.game.players[0].relics = (NUMBER["dominus-orb"],)
    game = table.activate(0)
    assert may_send(game, 0, 0) == [one], "a token lies beside the others"
    answer(game, 0, "relic")
    assert may_send(game, 0, 0) == [one, three]


@card("ti4:ghom-sekkus")
def test_a_planet_sends_one_and_nobody_lands_where_it_comes_from() -> None:
    table = Table("norr", "hacan", tiles=TILES).court(0, COMMANDER)
    one = ring(table, 1)
    game = table.troops(0, one, infantry=2, mech=1).troops(0, BEREG, infantry=1).activate(0)
    two = Form(((ON_PLANET + one, "infantry", 1), (ON_PLANET + one, "mech", 1), (ON_PLANET + LIRTA, "to infantry", 1)))
    for form in (two, Form(((ON_PLANET + BEREG, "infantry", 1), (ON_PLANET + BEREG, "to infantry", 1)))):
        with pytest.raises(Refused):
            game.answer(Choice(0, (), form))


@card("ti4:ghom-sekkus")
def test_a_ceasefire_stops_those_who_come_from_elsewhere() -> None:
    table = Table("norr", "hacan", tiles=TILES).court(0, COMMANDER).notes(1, 0, "ceasefire")
    one = ring(table, 1)
    table.troops(0, one, infantry=2).troops(0, BEREG, infantry=2).troops(1, LIRTA, infantry=1)
    game = table.activate(0)
    answer(game, 1, "note")
    assert may_send(game, 0, 0) == [BEREG], "within the system they may still cross over"


@card("ti4:ghom-sekkus")
def test_five_planets_outside_home_systems_unlock_him() -> None:
    table = Table("norr", "hacan", tiles=TILES).court(0).ships(0, 1, carrier=1, infantry=1)
    table.planets(0, *[ring(table, system) for system in (2, 3, 4, 5)])
    game = table.activate(0)
    everything(game, 0)
    assert NUMBER["ghom-sekkus"] in game.players[0].locked
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert NUMBER["ghom-sekkus"] in game.players[0].leaders


@card("ti4:ghom-sekkus")
def test_he_serves_an_ally_in_the_turn_of_the_ally() -> None:
    table = Table("hacan", "norr", tiles=TILES).court(1, COMMANDER)
    table.game.players[0].area = (note_of("alliance", 1),)
    game = table.troops(0, ring(table, 1), infantry=2).activate(0)
    assert asked(game, 0).prompt == "commit from planets"


def near_mecatol() -> Table:
    """Soldiers on two exhausted planets next to Mecatol Rex, where the custodians still are."""
    table = Table("norr", "hacan").court(0, COMMANDER).pools(0, goods=6)
    game, one, two = table.game, ring(table, 1), ring(table, 2)
    game.custodians = game.exhausted[one] = game.exhausted[two] = True
    return table.troops(0, one, infantry=2).troops(0, two, infantry=1)


@card("ti4:ghom-sekkus")
@rule("ti4:40.2", "ti4:40.2a")
def test_who_comes_from_planets_around_may_send_the_custodians_away() -> None:
    """Without any ship there; then somebody must land."""
    table = near_mecatol()
    game, one = table.activate(0), ring(table, 1)
    answer(game, 0, "remove custodians")
    assert (game.custodians, game.players[0].points) == (False, 1)
    assert (asked(game, 0).prompt, asked(game, 0).options) == ("commit from planets", [])
    plan(game, 0, (ON_PLANET + one, "infantry", 1), (ON_PLANET + MECATOL_REX, "to infantry", 1))
    assert (game.controller[MECATOL_REX], ground(game, 0, one)) == (0, 1)


@card("ti4:ghom-sekkus")
@rule("ti4:40.2")
def test_one_of_all_who_could_come_must_land_on_mecatol_rex() -> None:
    """Those aboard need not, as long as somebody from a planet could; who has landed there is enough."""
    table = near_mecatol().ships(0, 0, carrier=1, infantry=1)
    game = table.activate(0)
    answer(game, 0, "remove custodians")
    answer(game, 0, "land nothing")
    assert asked(game, 0).options == []
    with pytest.raises(Refused) as refused:
        plan(game, 0)
    assert refused.value.reason == "must-land-there"
    everything(game, 0)
    assert game.controller[MECATOL_REX] == 0
    game = near_mecatol().ships(0, 0, carrier=1, infantry=1).activate(0)
    answer(game, 0, "remove custodians")
    plan(game, 0, (ON_PLANET + MECATOL_REX, "infantry", 1))
    answer(game, 0, "land no more")
    assert game.controller[MECATOL_REX] == 0


@card("ti4:ghom-sekkus")
def test_the_bot_lands_whom_it_must() -> None:
    """With one soldier on each planet it would send nobody by itself."""
    table = near_mecatol()
    table.game.players[0].ground[ring(table, 1)] = changed((), INFANTRY, 1)
    game = table.activate(0)
    answer(game, 0, "remove custodians")
    game.answer(send(Aims(game, 0), asked(game, 0)))
    assert game.controller[MECATOL_REX] == 0
    assert sum(ground(game, 0, ring(table, system)) for system in (1, 2)) == 1, "one is enough"


@card("ti4:ghom-sekkus")
def test_the_bot_lands_there_though_another_planet_has_come_into_the_system() -> None:
    """Mirage, which is worth more."""
    table = near_mecatol()
    game, mirage = table.game, PLANET["mirage"]
    place_planet(game, 1, 0, mirage)
    game.attachments[mirage] = (ATTACHMENT["dyson-sphere"],) * 40
    table.activate(0)
    answer(game, 0, "remove custodians")
    game.answer(send(Aims(game, 0), asked(game, 0)))
    assert game.controller[MECATOL_REX] == 0


# -- Sh'val ------------------------------------------------------------------------------------------------------------


@card("ti4:shval-harbinger")
def test_past_cannons_and_fleets_straight_to_the_ground() -> None:
    """The ships go back, not lost to anybody; cannons of the planet itself fire at those who land."""
    table = Table("norr", "hacan", tiles=TILES).court(0, HERO).ships(0, 1, carrier=1, cruiser=1, infantry=3)
    table.ships(1, 0, dreadnought=3).troops(1, BEREG, infantry=1, pds=1)
    game = table.activate(0)
    game.rng = Arranged(1, [], [1, 10, 10, 10, 1, 1])
    everything(game, 0)
    answer(game, 0, "leader")
    assert asked(game, 0).prompt == "land"
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 3))
    answer(game, 1, "fire")
    assert game.controller[BEREG] == 0
    assert (count(game.players[0].ships_in(0), CARRIER), count(game.players[0].ships_in(0), CRUISER)) == (0, 0)
    assert not any(event.kind == "destroyed" and event.actor == 0 for event in game.log or [])
    assert NUMBER["shval-harbinger"] not in game.players[0].leaders


@card("ti4:shval-harbinger")
def test_who_stays_aboard_goes_with_the_ships() -> None:
    table = Table("norr", "hacan", tiles=TILES).court(0, HERO).ships(0, 1, carrier=1, infantry=3)
    game = table.activate(0)
    everything(game, 0)
    answer(game, 0, "leader")
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert not game.players[0].ships_in(0)
    assert ground(game, 0, BEREG) == 1


# -- Valkyrie Exoskeleton ----------------------------------------------------------------------------------------------


@card("ti4:valkyrie-exoskeleton")
def test_damage_that_a_mech_sustains_in_a_ground_combat_hits_back() -> None:
    table = Table("norr", "hacan", tiles=TILES).court(0).ships(0, 1, carrier=1, mech=1).troops(1, BEREG, infantry=1)
    game = table.activate(0)
    game.rng = Arranged(1, [], [1, 10])
    everything(game, 0)
    plan(game, 0, (ON_PLANET + BEREG, "mech", 1))
    answer(game, 0, "sustain")
    assert ground(game, 1, BEREG) == 0
    assert game.controller[BEREG] == 0
    assert damaged(game.players[0].troops_on(BEREG), MECH) == 1


@card("ti4:valkyrie-exoskeleton")
def test_two_mechs_of_the_same_round_answer_each_other() -> None:
    """Only those of the N'orr hit back; a hit that comes back may be sustained as well."""
    table = (
        Table("norr", "letnev", tiles=TILES).court(0).court(1).ships(0, 1, carrier=1, mech=1).troops(1, BEREG, mech=1)
    )
    game = table.activate(0)
    game.rng = Arranged(1, [], [1, 10, 10, 1])
    everything(game, 0)
    plan(game, 0, (ON_PLANET + BEREG, "mech", 1))
    answer(game, 0, "sustain")
    answer(game, 1, "sustain")
    assert game.controller[BEREG] == 0, "the second round"
    assert damaged(game.players[0].troops_on(BEREG), MECH) == 1


@card("ti4:valkyrie-exoskeleton")
def test_it_does_not_answer_a_bombardment() -> None:
    table = Table("hacan", "norr", tiles=TILES).court(1).ships(0, 1, dreadnought=1, infantry=1)
    game = table.troops(1, BEREG, mech=1).activate(0)
    game.rng = Arranged(1, [], [10])
    everything(game, 0)
    everything(game, 0)
    answer(game, 1, "sustain")
    assert count(game.players[0].ships_in(0), INFANTRY) == 1
    assert asked(game, 0).prompt == "land"


@card("ti4:ghom-sekkus", "ti4:dimensional-tear-1")
@rule("ti4:37.2")
@pytest.mark.parametrize(("die", "landed"), [(3, 0), (4, 1)])
def test_who_comes_out_of_a_rift_may_be_lost_on_the_way(die: int, landed: int) -> None:
    """The tear of the Vuil'raith beside the planet is a gravity rift; whoever comes from elsewhere does not roll."""
    table = Table("norr", "vuilraith", tiles=("35", "27", *TILES[2:])).court(0, COMMANDER).own(1)
    table.game.kings = True
    table.game.explorations = table.game.explored = ((), (), (), ())
    one, other = table.game.chart.planets[1][:2]
    table.troops(0, one, infantry=1).troops(1, other, space_dock=1).troops(0, ring(table, 2), mech=1)
    game = table.activate(0)
    game.rng = Arranged(1, [], [die])
    lines = ((ON_PLANET + one, "infantry", 1), (ON_PLANET + ring(table, 2), "mech", 1))
    plan(game, 0, *lines, (ON_PLANET + BEREG, "to infantry", 1), (ON_PLANET + LIRTA, "to mech", 1))
    assert (ground(game, 0, one), ground(game, 0, BEREG), ground(game, 0, LIRTA, MECH)) == (0, landed, 1)
    rolls = [(event.actor, event.values) for event in game.log or [] if event.kind == "rift"]
    assert rolls == [(0, (INFANTRY, die))]
