"""The Titans of Ul: sleepers, Hel-Titans, flagship, technologies and note."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Decision, Option
from orrery.kernel.rng import Arranged, seeded
from orrery.ti4.attachments import ATTACHMENT
from orrery.ti4.bot.greedy import GreedyBot
from orrery.ti4.building import producers
from orrery.ti4.combat import combatants, is_shielded, rivals_on
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.factions.titans import Coalesced
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.objective_cards import progress
from orrery.ti4.odds import Combat, odds
from orrery.ti4.odds_table import ground_sides
from orrery.ti4.planets import influence, notes_in_play, resources, traits_of
from orrery.ti4.rules.agenda_moves import remove_surplus_structures
from orrery.ti4.rules.copying import CopyTechnology
from orrery.ti4.rules.elimination import Eliminate
from orrery.ti4.rules.exploring import Explore, decks_for
from orrery.ti4.rules.moves import damage, gain_technology
from orrery.ti4.rules.placing import PlaceStructure
from orrery.ti4.rules.relic_moves import destroy_planet
from orrery.ti4.rules.sleeping import lay_sleeper
from orrery.ti4.state import NOBODY
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import (
    CRUISER,
    FLAGSHIP,
    INFANTRY,
    PDS,
    SPACE_DOCK,
    UNITS,
    count,
    damaged,
    force,
)
from orrery.ti4.words import Ti4Words
from orrery.ti4.words.panels import table_panels
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_agendas import resolved
from support.ti4_finds import kings, on_top

TILES = ("35", "19", "20", "21", "22", "23", "24")  # Bereg and Lirta IV in the middle, Wellon in the north
BEREG, LIRTA = 50, 51
WELLON = 21
FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated
WALL = ON_PLANET + BEREG


def titans(*others: str) -> Table:
    table = kings("titans", *(others or ("hacan",)), tiles=TILES).own(0)
    for seat in range(table.game.seats):
        table.planets(seat, FAR + seat)
    return table


def asleep(table: Table, *planets: int) -> Table:
    table.game.players[0].sleepers = tuple(sorted(planets))
    return table


def on(game: TwilightImperium, seat: int, planet: int, type: int) -> int:
    return count(game.players[seat].troops_on(planet), type)


def offers(game: TwilightImperium) -> list[int]:
    """The abilities that seat 0 is offered after the activation."""
    decision = game.asked(0)
    if decision is None or decision.prompt != "after-system-activated":
        return []
    return [option.id() for option in decision.options if option.key == "ability"]


def wellon(table: Table) -> int:
    return table.game.chart.planets[1][0]


# -- Terragenesis ------------------------------------------------------------------------------------------------------


def explores(table: Table, planet: int = BEREG, *finds: str) -> TwilightImperium:
    game = on_top(table, *(finds or ("hazardous-relic-fragment", "industrial-relic-fragment"))).game
    game.begin(Explore(0, planet))
    return game


@card("ti4:terragenesis")
def test_a_sleeper_lies_down_on_a_planet_that_is_explored() -> None:
    game = explores(titans().planets(0, BEREG))
    assert asked(game, 0).prompt == "after-planet-explored"
    answer(game, 0, "ability")
    assert game.players[0].sleepers == (BEREG,)
    assert [event.values for event in game.log or [] if event.kind == "sleeper laid"] == [(BEREG,)]


@card("ti4:terragenesis")
def test_a_sleeper_may_be_moved_there_and_the_sixth_must_be() -> None:
    """There are five tokens; who has less on the board says where the token comes from."""
    game = explores(asleep(titans().planets(0, BEREG), 1, 2))
    answer(game, 0, "ability")
    assert {option.key for option in asked(game, 0).options} == {"new sleeper", "planet"}
    answer(game, 0, "planet 2")
    assert game.players[0].sleepers == (1, BEREG)
    game = explores(asleep(titans().planets(0, BEREG), 1, 2, 3, 4, 5))
    answer(game, 0, "ability")
    assert {option.key for option in asked(game, 0).options} == {"planet"}


@card("ti4:terragenesis")
def test_it_is_for_the_explorer_and_not_where_one_sleeps_already() -> None:
    game = explores(asleep(titans().planets(0, BEREG), BEREG))
    assert game.players[0].sleepers == (BEREG,)
    assert not game.waiting() or asked(game, 0).prompt != "after-planet-explored"
    table = titans().planets(1, BEREG)
    game = on_top(table, "hazardous-relic-fragment").game
    game.begin(Explore(1, BEREG))
    assert game.players[0].sleepers == ()


# -- Awaken and Coalescence --------------------------------------------------------------------------------------------


@card("ti4:awaken")
def test_sleepers_of_an_activated_system_become_pds() -> None:
    """Which of them, its player says; those elsewhere sleep on."""
    table = asleep(titans().planets(0, BEREG, LIRTA), BEREG, LIRTA, WELLON)
    game = table.activate(0)
    answer(game, 0, "ability")
    answer(game, 0, f"planet {BEREG}", f"planet {LIRTA}")
    assert [on(game, 0, planet, PDS) for planet in (BEREG, LIRTA)] == [1, 1]
    assert game.players[0].sleepers == (WELLON,)


@card("ti4:awaken")
@rule("ti4:34.5", "ti4:34.6")
def test_none_awakes_where_two_pds_stand() -> None:
    full = asleep(titans().troops(0, BEREG, pds=2), BEREG).ships(0, 3, flagship=1)
    assert offers(full.activate(0)) == []
    room = asleep(titans().troops(0, BEREG, pds=1), BEREG).ships(0, 3, flagship=1)
    assert offers(room.activate(0)) == [NUMBER["awaken"]]


@card("ti4:awaken")
@rule("ti4:59.4a")
@pytest.mark.parametrize(("reply", "here", "there"), [("take from board", 1, 1), ("place fewer", 0, 2)])
def test_where_no_pds_is_left_one_comes_from_the_board_or_the_sleeper_sleeps_on(
    reply: str, here: int, there: int
) -> None:
    """Not from a system with a token of theirs."""
    table = asleep(titans().planets(0, BEREG), BEREG)
    one, two, three = [table.game.chart.planets[system][0] for system in (1, 2, 3)]
    table.troops(0, one, pds=2).troops(0, two, pds=2).troops(0, three, pds=2).ships(0, 3, flagship=1)
    table.game.players[0].tokens = (2, 3)
    game = table.activate(0)
    answer(game, 0, "ability")
    answer(game, 0, reply)
    assert (on(game, 0, BEREG, PDS), on(game, 0, one, PDS)) == (here, there)
    assert game.players[0].sleepers == (() if here else (BEREG,))
    used = asleep(titans().planets(0, BEREG), BEREG).troops(0, one, pds=2).troops(0, two, pds=2).troops(0, three, pds=2)
    used.game.players[0].tokens = (1, 2, 3)
    assert offers(used.ships(0, 3, flagship=1).activate(0)) == []


@card("ti4:awaken", "ti4:terragenesis", "ti4:scanlink-drone-network")
def test_who_lay_down_after_the_activation_sleeps_on() -> None:
    """Scanlink explores at the activation; the new sleeper is too late."""
    table = titans().planets(0, BEREG).troops(0, BEREG, infantry=1).techs(0, "scanlink-drone-network")
    game = on_top(table, "hazardous-relic-fragment").activate(0)
    answer(game, 0, "tech")
    while asked(game, 0).prompt != "after-planet-explored":
        answer(game, 0, asked(game, 0).options[0].key)
    answer(game, 0, "ability")
    assert game.players[0].sleepers == (BEREG,)
    assert offers(game) == []
    assert on(game, 0, BEREG, PDS) == 0


@card("ti4:awaken")
def test_only_who_activates_awakens() -> None:
    table = Table("hacan", "titans", tiles=TILES).own(1).planets(0, FAR).planets(1, FAR + 1)
    table.game.players[1].sleepers = (BEREG,)
    game = table.activate(0)
    assert on(game, 1, BEREG, PDS) == 0
    assert asked(game, 1).prompt == "action", "it is their turn already"


@card("ti4:awaken", "ti4:coalescence")
@rule("ti4:53.5", "ti4:70.4")
def test_a_planet_of_another_without_ground_forces_is_taken_at_once() -> None:
    """Its structures fall, before anybody moves."""
    game = asleep(titans().troops(1, BEREG, space_dock=1, pds=1), BEREG).activate(0)
    answer(game, 0, "ability")
    assert game.controller[BEREG] == 0
    assert not game.players[1].troops_on(BEREG)
    assert on(game, 0, BEREG, PDS) == 1


@card("ti4:coalescence", "ti4:awaken")
@rule("ti4:27.4", "ti4:27.5")
def test_whom_the_awoken_meet_they_fight_without_cannons_at_those_who_did_not_land() -> None:
    """Nobody has landed: no space cannon defense. The Hel-Titan hits on seven, and who is left has the planet."""
    game = asleep(titans().troops(1, BEREG, infantry=1, pds=1), BEREG).activate(0)
    game.rng = Arranged(1, [], [7, 1])
    answer(game, 0, "ability")
    assert game.controller[BEREG] == 0
    kinds = [event.kind for event in game.log or []]
    assert "cannon" not in kinds
    assert kinds.index("ground combat over") < kinds.index("control")


@card("ti4:coalescence")
def test_who_comes_to_nobody_fights_nobody() -> None:
    table = titans("hacan").troops(0, BEREG, pds=1)
    assert Coalesced(0, 0).still_fights(table.game) == NOBODY
    table.troops(1, BEREG, infantry=1)
    assert Coalesced(0, 0).still_fights(table.game) == 0


@card("ti4:coalescence")
def test_who_loses_the_combat_loses_the_titan() -> None:
    """It sustains the first hit; the second destroys it."""
    game = asleep(titans().troops(1, BEREG, infantry=1), BEREG).activate(0)
    game.rng = Arranged(1, [], [1, 8, 1, 8])
    answer(game, 0, "ability")
    answer(game, 0, "sustain")
    assert (on(game, 0, BEREG, PDS), game.controller[BEREG]) == (0, 1)


@card("ti4:coalescence")
def test_the_combat_comes_though_the_turn_is_ended() -> None:
    """A Nullification Field ends the turn after the sleeper has woken."""
    table = asleep(titans("xxcha").troops(1, BEREG, infantry=1).ships(1, 0, cruiser=1), BEREG)
    table.techs(1, "nullification-field").game.players[1].strategy = 1
    game = table.activate(0)
    game.rng = Arranged(1, [], [7, 1])
    answer(game, 0, "ability")
    answer(game, 1, "tech")
    assert any(event.kind == "ground combat over" and event.actor == 0 for event in game.log or [])
    assert game.controller[BEREG] == 0


@card("ti4:awaken")
def test_a_planet_that_nobody_controls_is_theirs_then() -> None:
    table = asleep(titans(), BEREG)
    game = on_top(table, "hazardous-relic-fragment").activate(0)
    answer(game, 0, "ability")
    assert game.controller[BEREG] == 0
    assert any(event.kind == "explored" for event in game.log or [])


# -- Hel-Titans --------------------------------------------------------------------------------------------------------


@card("ti4:hel-titan-1", "ti4:hel-titan-2", "ti4:saturn-engine-1", "ti4:saturn-engine-2")
def test_what_is_printed_on_them() -> None:
    table = titans().troops(0, BEREG, pds=2)
    game = table.game
    assert combatants(game, 0, WALL) == (INFANTRY, 8, PDS)
    assert PDS not in combatants(game, 1, WALL)
    assert producers(game, 0, 0) == [(BEREG, 2)], "each has production 1, whatever the planet has"
    assert is_shielded(game, BEREG)
    gain_technology(game, 0, NUMBER["hel-titan-2"])
    gain_technology(game, 0, NUMBER["saturn-engine-2"])
    unit, engine = UNITS[game.players[0].units[PDS]], UNITS[game.players[0].units[CRUISER]]
    assert (unit.combat.hit_on, unit.cannon.hit_on, unit.cannon_reach, unit.ground) == (6, 5, 1, True)
    assert (engine.combat.hit_on, engine.move, engine.capacity, engine.sustains) == (6, 3, 2, True)


@card("ti4:hel-titan-1")
def test_hel_titans_defend_their_planet_and_fire_at_who_lands() -> None:
    """Space cannon first; then they fight, sustain, and are lost like other ground forces."""
    table = Table("hacan", "titans", tiles=TILES).own(1).planets(0, FAR).planets(1, FAR + 1)
    game = table.ships(0, 1, carrier=1, infantry=3).troops(1, BEREG, pds=1).activate(0)
    game.rng = Arranged(1, [], [1, 6, 1, 1, 1, 7, 8, 1, 1])
    everything(game, 0)
    answer(game, 1, "hold fire")
    plan(game, 0, (WALL, "infantry", 3))
    assert game.controller[BEREG] == 1, "a combat is fought for it"
    answer(game, 1, "fire")
    assert rivals_on(game, 0, BEREG) == [1]


@card("ti4:hel-titan-1")
@rule("ti4:34.3")
def test_they_neither_move_nor_are_transported() -> None:
    table = titans().ships(0, 1, carrier=1).troops(0, wellon(titans()), pds=1, infantry=1)
    game = table.activate(0)
    assert [kind for _, kind, _ in asked(game, 0).rows] == ["carrier", "infantry"]


@card("ti4:hel-titan-1")
def test_they_guard_a_dock_against_units_of_others() -> None:
    """They are ground forces: nothing of theirs stands alone, and who has one is not eliminated."""
    table = titans().troops(0, BEREG, pds=1, space_dock=1)
    game = table.game
    game.players[1].put_on_planet(BEREG, force({INFANTRY: 1}))
    game.mark(2, 0, BEREG)
    game = table.begin()
    assert (on(game, 0, BEREG, PDS), on(game, 0, BEREG, SPACE_DOCK)) == (1, 1)


@card("ti4:hel-titan-1")
@rule("ti4:22.1f", "ti4:66.3")
def test_they_are_bombarded_where_shields_are_ignored() -> None:
    table = Table("hacan", "titans", tiles=TILES).own(1).planets(0, FAR).planets(1, FAR + 1)
    game = table.ships(0, 0, war_sun=1).troops(1, BEREG, pds=2).activate(0)
    game.rng = Arranged(1, [], [3, 3, 1, 1, 1])
    answer(game, 0, "move nothing")
    answer(game, 1, "hold fire")
    everything(game, 0)
    answer(game, 1, "sustain", "sustain")
    assert damaged(game.players[1].troops_on(BEREG), PDS) == 2


@card("ti4:hel-titan-1", "ti4:cripple-defenses")
def test_damaged_ones_fall_to_what_destroys_pds() -> None:
    table = Table("hacan", "titans", tiles=TILES).own(1).planets(0, FAR).planets(1, FAR + 1).hand(0, "cripple-defenses")
    table.troops(1, BEREG, pds=2)
    damage(table.game, 1, WALL, PDS)
    game = table.begin()
    answer(game, 0, "card")
    answer(game, 0, f"planet {BEREG}")
    assert not game.players[1].troops_on(BEREG)


@card("ti4:hel-titan-1", "ti4:compensated-disarmament")
def test_a_disarmament_pays_for_them() -> None:
    game = resolved(titans().troops(0, BEREG, pds=2, infantry=1), "compensated-disarmament", f"planet {BEREG}")
    assert (game.players[0].goods, game.players[0].troops_on(BEREG)) == (3, ())


@card("ti4:hel-titan-1", "ti4:transit-diodes")
@rule("ti4:34.5")
def test_what_takes_ground_forces_up_may_set_them_down_elsewhere_two_to_a_planet() -> None:
    table = titans().troops(0, BEREG, pds=2).troops(0, LIRTA, pds=1).techs(0, "transit-diodes")
    game = table.begin()
    answer(game, 0, "tech")
    with pytest.raises(Exception, match="structures-enough"):
        plan(game, 0, (WALL, "pds", 2), (ON_PLANET + LIRTA, "to pds", 2))
    plan(game, 0, (WALL, "pds", 1), (ON_PLANET + LIRTA, "to pds", 1))
    assert (on(game, 0, BEREG, PDS), on(game, 0, LIRTA, PDS)) == (1, 2)


@card("ti4:hel-titan-1")
def test_surplus_of_a_repealed_law_goes_damaged_first() -> None:
    table = titans().troops(0, BEREG, pds=3)
    damage(table.game, 0, WALL, PDS)
    remove_surplus_structures(table.game, 0)
    assert (on(table.game, 0, BEREG, PDS), damaged(table.game.players[0].troops_on(BEREG), PDS)) == (2, 0)


@card("ti4:hel-titan-1")
def test_they_count_as_ground_forces_of_a_garrison() -> None:
    """Occupy the Fringe: nine ground forces on a planet without a dock."""
    game = titans().troops(0, BEREG, pds=2, infantry=3).game
    assert progress(game, 0, NUMBER["occupy-the-fringe"]).have == 5


@card("ti4:hel-titan-2")
def test_the_nekro_virus_copies_them() -> None:
    """Its PDS are ground forces while the token lies there, and none afterwards."""
    table = Table("nekro", "titans", tiles=TILES).own(1).techs(1, "hel-titan-2").planets(0, FAR).planets(1, FAR + 1)
    table.techs(0, "valefar-assimilator-x").troops(0, BEREG, pds=1)
    game = table.game
    game.begin(CopyTechnology(0, NUMBER["valefar-assimilator-x"], NUMBER["hel-titan-2"]))
    assert UNITS[game.players[0].units[PDS]].ground
    assert PDS in combatants(game, 0, WALL)


def test_odds_of_an_invasion_count_them() -> None:
    """One infantry against one Hel-Titan, which does not fire: it hits on seven and must be hit twice."""
    table = Table("hacan", "titans", tiles=TILES).own(1).troops(1, BEREG, pds=1)
    mine, theirs = ground_sides(table.game, 0, 1, BEREG, force({INFANTRY: 1}))
    theirs.guns = ()
    found = odds(Combat(mine, theirs, ground=True))
    hit, back = 0.3, 0.4
    once = hit * (1 - back) / (1 - (1 - hit) * (1 - back))  # against a damaged one
    draws = hit * back / (1 - (1 - hit) * (1 - back))
    win = (hit * (1 - back) * once) / (1 - (1 - hit) * (1 - back))
    assert found.win == pytest.approx(win)
    assert found.draw == pytest.approx(hit * (1 - back) * draws / (1 - (1 - hit) * (1 - back)))


# -- Ouranos -----------------------------------------------------------------------------------------------------------


@card("ti4:ouranos")
def test_a_pds_of_an_activated_system_becomes_the_flagship() -> None:
    game = titans().troops(0, BEREG, pds=2).activate(0)
    answer(game, 0, "flagship")
    assert on(game, 0, BEREG, PDS) == 1
    assert count(game.players[0].ships_in(0), FLAGSHIP) == 1


@card("ti4:ouranos", "ti4:awaken")
def test_who_has_just_awoken_is_too_late_for_it() -> None:
    game = asleep(titans().planets(0, BEREG), BEREG).activate(0)
    answer(game, 0, "ability")
    assert game.asked(0) is None or "flagship" not in [option.key for option in asked(game, 0).options]
    assert on(game, 0, BEREG, PDS) == 1


@card("ti4:ouranos")
@rule("ti4:28.2a")
def test_there_is_one_flagship() -> None:
    game = titans().troops(0, BEREG, pds=2).ships(0, 3, flagship=1).activate(0)
    assert "flagship" not in [option.key for option in asked(game, 0).options]


@card("ti4:ouranos", "ti4:coalescence")
def test_where_others_have_ships_it_fights_them() -> None:
    """They may fire at it first, as at all ships of the active player."""
    game = titans().troops(0, BEREG, pds=1).ships(1, 0, cruiser=1).activate(0)
    game.rng = Arranged(1, [], [7, 7, 1])
    answer(game, 0, "flagship")
    assert count(game.players[1].ships_in(0), CRUISER) == 0
    assert any(event.kind == "space combat over" and event.actor == 0 for event in game.log or [])


@card("ti4:ouranos")
def test_the_damaged_pds_goes_and_the_flagship_is_whole() -> None:
    table = titans().troops(0, BEREG, pds=2)
    damage(table.game, 0, WALL, PDS)
    game = table.activate(0)
    answer(game, 0, "flagship")
    assert (damaged(game.players[0].troops_on(BEREG), PDS), damaged(game.players[0].ships_in(0), FLAGSHIP)) == (0, 0)


# -- Terraform ---------------------------------------------------------------------------------------------------------


def terraformed() -> TwilightImperium:
    table = Table("hacan", "titans", tiles=TILES).notes(0, 1, "terraform").planets(0, BEREG, FAR).planets(1, FAR + 1)
    game = table.begin()
    answer(game, 0, "note")
    answer(game, 0, f"planet {BEREG}")
    return game


@card("ti4:terraform")
@rule("ti4:29.2c")
def test_a_planet_is_worth_more_and_has_every_trait() -> None:
    table = Table("hacan", "titans", tiles=TILES).planets(0, BEREG)
    before = resources(table.game, BEREG), influence(table.game, BEREG)
    game = terraformed()
    assert (resources(game, BEREG), influence(game, BEREG)) == (before[0] + 1, before[1] + 1)
    assert sorted(traits_of(game, BEREG).split()) == ["cultural", "hazardous", "industrial"]
    assert len(decks_for(game, BEREG)) == 3
    assert game.players[0].notes == game.players[1].notes == ()


@card("ti4:terraform")
def test_it_is_for_planets_in_no_home_system_but_mecatol_rex() -> None:
    tiles = ("18", "55", "20", "21", "22", "23", "24")
    table = Table("hacan", "titans", tiles=tiles).notes(0, 1, "terraform")
    home = table.game.chart.planets[1][0]
    game = table.planets(0, MECATOL_REX, home).planets(1, FAR).begin()
    assert "note" not in [option.key for option in asked(game, 0).options]


@card("ti4:terraform", "ti4:strengthen-bonds")
def test_it_counts_as_a_note_in_the_play_area_of_whoever_has_the_planet() -> None:
    game = terraformed()
    assert notes_in_play(game, 0) == (note_of("terraform", 1),)
    assert progress(game, 0, NUMBER["strengthen-bonds"]).have == 1
    game.controller[BEREG] = 1
    assert progress(game, 0, NUMBER["strengthen-bonds"]).have == 0
    assert progress(game, 1, NUMBER["strengthen-bonds"]).have == 0, "it is their own"


@card("ti4:terraform")
@rule("ti4:16.10d")
def test_it_stays_when_the_titans_are_eliminated_and_their_sleepers_do_not() -> None:
    game = terraformed()
    lay_sleeper(game, 1, LIRTA)
    game.controller[FAR + 1] = NOBODY
    game.stack.clear()
    game.begin(Eliminate(1))
    assert ATTACHMENT["terraform"] in game.attachments[BEREG]
    assert LIRTA not in game.players[1].sleepers
    assert game.count()["wrong"] == 0


@card("ti4:stellar-converter")
def test_a_planet_that_is_destroyed_takes_its_sleeper_along() -> None:
    table = asleep(titans().planets(1, BEREG), BEREG, LIRTA)
    destroy_planet(table.game, 1, BEREG)
    assert table.game.players[0].sleepers == (LIRTA,)
    game = terraformed()
    destroy_planet(game, 1, BEREG)
    assert note_of("terraform", 1) in game.purged


def test_tokens_are_counted() -> None:
    game = asleep(titans(), 1, 2, 3, 4, 5).game
    assert game.count()["wrong"] == 0
    game.players[0].sleepers = (1, 2, 3, 4, 5, 6)
    assert game.count()["wrong"] == 1


def test_a_structure_is_placed_through_one_door() -> None:
    """Construction as ever: nothing else comes where nobody has the mech of the Titans."""
    game = titans().planets(0, BEREG).game
    game.begin(PlaceStructure(0, (PDS,), must=True))
    answer(game, 0, f"planet {BEREG}")
    assert on(game, 0, BEREG, PDS) == 1


# -- what is seen, said and played -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "said"), [("en", "sleeper of Ada"), ("de", "Schläfer von Ada")])
def test_everybody_sees_the_sleepers(language: str, said: str) -> None:
    game = asleep(titans().planets(1, BEREG), BEREG).game
    view = game.view(1)
    assert {planet.planet: planet.sleeper for planet in view.planets if planet.sleeper >= 0} == {BEREG: 0}
    panels = table_panels(Ti4Words(language, ["Ada", "Bo"], 1), view)
    assert any(said in cell for panel in panels for row in panel.rows for cell in row)


def test_what_happens_with_them_is_said_to_both() -> None:
    game = asleep(titans().planets(0, BEREG), BEREG).activate(0)
    answer(game, 0, "ability")
    event = next(event for event in game.log or [] if event.kind == "awoken")
    assert Ti4Words("en", ["Ada", "Bo"], 0).event(event) == "You wake the sleeper on Bereg."
    assert Ti4Words("de", ["Ada", "Bo"], 1).event(event) == "Ada weckt den Schläfer auf Bereg."


def choice(game: TwilightImperium, seat: int) -> list[str]:
    """What the bot picks, by its things."""
    decision = asked(game, seat)
    picked = GreedyBot().choose(game.view(seat), decision, seeded(1), lambda: game)
    return [f"{option.key} {option.id() if option.things else ''}".strip() for option in picks(decision, picked)]


def picks(decision: Decision, picked: Choice) -> list[Option]:
    return [decision.options[place] for place in picked.picks]


@pytest.mark.parametrize(("guards", "wakes"), [(1, True), (5, False)])
def test_the_bot_wakes_no_titan_among_many(guards: int, wakes: bool) -> None:
    game = asleep(titans().troops(1, BEREG, infantry=guards), BEREG).activate(0)
    assert (choice(game, 0)[0].split()[0] == "ability") == wakes


def test_the_bot_chooses_planets_where_a_titan_stands_well() -> None:
    game = asleep(titans().troops(1, BEREG, infantry=5).planets(0, LIRTA), BEREG, LIRTA).activate(0)
    answer(game, 0, "ability")
    assert choice(game, 0) == [f"planet {LIRTA}"]


def test_the_bot_lays_new_tokens_first() -> None:
    game = explores(asleep(titans().planets(0, BEREG), 1, 2))
    answer(game, 0, "ability")
    assert choice(game, 0) == ["new sleeper"]
