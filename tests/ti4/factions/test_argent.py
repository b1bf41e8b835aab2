"""The Argent Flight: abilities, destroyers, flagship, technologies and note."""

from __future__ import annotations

from orrery.kernel.rng import Arranged
from orrery.ti4.building import producers
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.faction import FACTION, FACTIONS
from orrery.ti4.fleets import Side, in_space
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.routes import open_systems
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import AGENDA
from orrery.ti4.units import (
    CRUISER,
    DREADNOUGHT,
    FIGHTER,
    FLAGSHIP,
    INFANTRY,
    MECH,
    PDS,
    UNIT,
    UNITS,
    count,
    damaged,
    force,
)
from orrery.ti4.words import Ti4Words
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_combat import battle, left

TILES = ("35", "19", "20", "21", "22", "23", "24")
WELLON, VEFUT, THIBAH, BEREG = 26, 27, 28, 50
MUTINY = NUMBER["mutiny"]


def vote(table: Table) -> Table:
    """Seat 0 is the speaker; everybody has a planet with some influence."""
    for seat, planet in enumerate((WELLON, VEFUT, THIBAH)[: table.game.seats]):
        table.planets(seat, planet)
    table.game.phase = AGENDA
    table.game.begin(ResolveAgenda(MUTINY))
    return table


# -- abilities ---------------------------------------------------------------------------------------------------------


@card("ti4:zeal")
@rule("ti4:2.15")
def test_the_argent_vote_first_even_as_speaker_with_a_vote_more_for_each_player() -> None:
    """Wellon has 2 influence, three play: 5 votes for the same outcome."""
    game = vote(Table("argent", "hacan", "norr")).game
    answer(game, 0, "for")
    assert asked(game, 1).prompt == "vote"
    answer(game, 1, "against")
    answer(game, 2, "abstain")
    votes = [event.values[0] for event in game.log or [] if event.kind.startswith("voted")]
    assert votes == [5, 2]


@card("ti4:zeal")
def test_who_casts_no_vote_casts_none_by_zeal_and_the_eliminated_count_no_more() -> None:
    game = vote(Table("hacan", "argent", "norr")).game
    answer(game, 1, "abstain")
    assert not [event for event in game.log or [] if event.kind.startswith("voted")]
    table = Table("argent", "hacan", "norr").planets(0, WELLON).planets(1, VEFUT)
    table.game.players[2].eliminated = True
    table.game.phase = AGENDA
    table.game.begin(ResolveAgenda(MUTINY))
    answer(table.game, 0, "for")
    assert [event.values[0] for event in table.game.log or [] if event.kind.startswith("voted")] == [4]


@card("ti4:raid-formation")
@rule("ti4:46.1d")
def test_hits_beyond_the_fighters_damage_ships_that_could_sustain() -> None:
    """Three hits, one fighter: two of the three are damaged, and who is raided cancels nothing by it."""
    table = Table("argent", "hacan").own(0).ships(0, 1, destroyer=2).ships(1, 0, dreadnought=2, carrier=1, fighter=1)
    game = battle(table.ships(1, 3, cruiser=1), 9, 9, 9, 1, *[1] * 20)
    assert left(game, 1, FIGHTER) == 0
    assert damaged(game.players[1].ships_in(0), DREADNOUGHT) == 2, "alike, so nobody is asked; carriers cannot sustain"
    event = next(event for event in game.log or [] if event.kind == "raided")
    assert Ti4Words("de", ["Ada", "Bo"], 0).event(event).startswith("Ein Schiff von Bo wird beschädigt")
    assert Ti4Words("de", ["Ada", "Bo"], 1).event(event).startswith("Eines deiner Schiffe wird beschädigt")


@card("ti4:raid-formation", "ti4:the-cavalry")
def test_a_ship_with_lent_sustain_damage_is_raided_too() -> None:
    table = Table("argent", "hacan", "nomad").own(0).own(2).ships(0, 1, destroyer=2).ships(1, 0, cruiser=2)
    table.planets(0, WELLON).planets(1, VEFUT).planets(2, THIBAH).notes(1, 2, "the-cavalry")
    game = battle(table, 9, 9, *[1] * 20)
    answer(game, 1, f"note {note_of('the-cavalry', 2)}")
    assert damaged(game.players[1].ships_in(0), CRUISER) == 1, "one of the two is the ship of the cavalry"


@card("ti4:raid-formation", "ti4:the-alastor")
def test_ground_forces_that_fight_as_ships_are_raided_where_they_stand() -> None:
    table = Table("argent", "nekro", tiles=TILES).own(0).own(1).ships(0, 1, destroyer=2)
    table.ships(1, 0, damaged_flagship=1).troops(1, BEREG, mech=1).planets(0, WELLON)
    game = battle(table, 9, 9, *[1] * 20)
    answer(game, 1, "flagship")
    assert damaged(game.players[1].troops_on(BEREG), MECH) == 1


@card("ti4:raid-formation")
def test_shields_do_not_help_against_a_raid_nor_is_it_a_use_of_sustain_damage() -> None:
    """Hits count as they were made. Direct Hit finds nothing to answer, and the ships are chosen by the Argent."""
    table = Table("argent", "hacan").own(0).ships(0, 1, destroyer=1).ships(1, 0, dreadnought=1, flagship=1)
    table.hand(1, "shields-holding").hand(0, "direct-hit")
    game = battle(table.ships(1, 3, cruiser=1), 9, 1, *[1] * 20)
    assert asked(game, 0).prompt == "raid ships"
    answer(game, 0, f"type {DREADNOUGHT}")
    assert damaged(game.players[1].ships_in(0), DREADNOUGHT) == 1
    answer(game, 1, "pass")
    assert asked(game, 1).prompt == "announce retreat"


# -- destroyers and flagship -------------------------------------------------------------------------------------------


@card("ti4:strike-wing-alpha-1", "ti4:strike-wing-alpha-2")
def test_strike_wings_carry_one_and_fire_better() -> None:
    one, two = UNITS[UNIT["strike-wing-alpha-1"]], UNITS[UNIT["strike-wing-alpha-2"]]
    assert (one.capacity, one.combat.hit_on, one.barrage.hit_on, one.barrage.dice) == (1, 8, 9, 2)
    assert (two.capacity, two.combat.hit_on, two.barrage.hit_on, two.barrage.dice) == (1, 7, 6, 3)


@card("ti4:strike-wing-alpha-2")
def test_nines_of_its_barrage_destroy_infantry_between_the_ships() -> None:
    """A six hits a fighter and nobody else; infantry on the planet is safe."""
    table = Table("argent", "hacan", tiles=TILES).own(0).techs(0, "strike-wing-alpha-2").ships(0, 1, destroyer=1)
    table.ships(1, 0, carrier=1, infantry=3, fighter=1).troops(1, BEREG, infantry=2).ships(1, 3, cruiser=1)
    game = battle(table, 9, 10, 6, *[1] * 20)
    assert left(game, 1, INFANTRY) == 1
    assert count(game.players[1].troops_on(BEREG), INFANTRY) == 2
    assert left(game, 1, FIGHTER) == 0


@card("ti4:quetzecoatl")
@rule("ti4:96.5a")
def test_no_cannon_fires_at_ships_beside_the_flagship_but_at_those_who_land() -> None:
    for flagship in (0, 1):
        table = Table("argent", "hacan", tiles=TILES).own(0).ships(0, 1, carrier=1, infantry=2, flagship=flagship)
        game = table.troops(1, BEREG, pds=1, infantry=1).activate(0)
        game.rng = Arranged(1, [], [1] * 40)
        everything(game, 0)
        assert (asked(game, 1 - flagship).prompt == "space cannon") == (not flagship)
        if flagship:
            plan(game, 0, (ON_PLANET + BEREG, "infantry", 2))
            assert asked(game, 1).prompt == "space cannon", "as they land"


# -- technologies and note ---------------------------------------------------------------------------------------------


@card("ti4:aerie-hololattice")
@rule("ti4:17.4b")
def test_nobody_moves_through_systems_with_structures_of_the_argent() -> None:
    """Not even with Light/Wave Deflector; they themselves do, and into such a system everybody may come."""
    table = Table("argent", "hacan").techs(0, "aerie-hololattice").techs(1, "light-wave-deflector")
    game = table.troops(0, VEFUT, pds=1).game
    assert not open_systems(game, 1)[2]
    assert open_systems(game, 0)[2]
    game.players[0].put_on_planet(VEFUT, ())
    assert open_systems(game, 1)[2]


@card("ti4:aerie-hololattice")
@rule("ti4:69.3")
def test_a_planet_with_structures_has_production_one_as_if_it_were_a_unit() -> None:
    table = Table("argent", "hacan").techs(0, "aerie-hololattice").planets(0, WELLON)
    game = table.troops(0, VEFUT, pds=2).troops(0, THIBAH, infantry=1, space_dock=1).activate(2)
    assert (producers(game, 0, 2), producers(game, 0, 3)) == ([(VEFUT, 1)], [(THIBAH, 4)])
    assert producers(game, 0, 1) == []
    plan(game, 0, (ON_PLANET + VEFUT, "infantry", 1))
    everything(game, 0)
    assert count(game.players[0].troops_on(VEFUT), INFANTRY) == 1


@card("ti4:strike-wing-ambuscade")
def test_with_the_note_one_unit_rolls_one_die_more_and_it_goes_back() -> None:
    """In a barrage too, which Plasma Scoring does not help."""
    table = Table("argent", "hacan").notes(1, 0, "strike-wing-ambuscade").ships(1, 0, destroyer=1)
    game = battle(table.ships(0, 1, cruiser=1, fighter=3, carrier=1), 9, 9, 9, *[1] * 20)
    answer(game, 1, "note")
    assert left(game, 0, FIGHTER) == 0
    assert note_of("strike-wing-ambuscade", 0) in game.players[0].notes


@card("ti4:strike-wing-ambuscade")
def test_cannons_may_have_the_die_of_the_note_and_of_plasma_scoring() -> None:
    table = Table("argent", "hacan", tiles=TILES).notes(1, 0, "strike-wing-ambuscade").techs(1, "plasma-scoring")
    game = table.troops(1, BEREG, pds=1).ships(0, 1, cruiser=3).activate(0)
    game.rng = Arranged(1, [], [6, 6, 6])
    everything(game, 0)
    answer(game, 1, "fire")
    answer(game, 1, "tech")
    answer(game, 1, "note")
    rolled = [event.values for event in game.log or [] if event.kind == "cannon"]
    assert [list(values) for values in rolled] == [[PDS, 6, 6, 6]]


# -- odds --------------------------------------------------------------------------------------------------------------


@card("ti4:quetzecoatl")
def test_the_odds_know_that_no_cannon_fires_at_the_flagship() -> None:
    printed = FACTIONS[FACTION["argent"]].sheet()
    defender = Side(force({CRUISER: 1, PDS: 2}))
    for flagship in (0, 1):
        attacker = Side(force({CRUISER: 2, FLAGSHIP: flagship}), printed)
        assert bool(in_space(defender, attacker).cannon) == (not flagship)
