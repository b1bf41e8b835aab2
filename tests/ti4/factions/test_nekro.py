"""The Nekro Virus: abilities, technologies, flagship and note."""

from __future__ import annotations

import pytest

from orrery.kernel.loading import load
from orrery.kernel.rng import Arranged
from orrery.ti4.combat import fighting
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.factions.nekro import TakeTechnology, on_offer
from orrery.ti4.fleets import Side
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.objective_cards import progress
from orrery.ti4.odds import Combat, odds
from orrery.ti4.odds_table import space_sides
from orrery.ti4.queries import owns, technologies
from orrery.ti4.rules.copying import CopyTechnology, may_copy
from orrery.ti4.rules.elimination import Eliminate
from orrery.ti4.rules.researching import Research
from orrery.ti4.rules.strategic import StrategicAction
from orrery.ti4.state import NOBODY
from orrery.ti4.units import (
    CARRIER,
    CRUISER,
    DREADNOUGHT,
    FIGHTER,
    FLAGSHIP,
    INFANTRY,
    SPACE_DOCK,
    UNITS,
    WAR_SUN,
    count,
    force,
)
from orrery.ti4.words import Ti4Words
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_agendas import agenda_phase, enact, ready
from support.ti4_combat import battle, left

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51
FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated
X, Y = NUMBER["valefar-assimilator-x"], NUMBER["valefar-assimilator-y"]
GRAVITY = NUMBER["gravity-drive"]


def nekro(other: str = "hacan", *techs: str, tiles: tuple[str, ...] = TILES) -> Table:
    """Seat 0 is the virus; seat 1 owns those technologies."""
    table = Table("nekro", other, tiles=tiles).own(0).own(1).planets(0, FAR).planets(1, FAR + 1)
    return table.techs(0, "valefar-assimilator-x", "valefar-assimilator-y").techs(1, *techs)


def taking(table: Table, *owners: int) -> TwilightImperium:
    """A technology of these players is to be taken."""
    game = table.game
    game.over = False
    game.begin(TakeTechnology(0, owners or (1,)))
    return game


def copied(table: Table, key: str, token: int = X) -> TwilightImperium:
    game = table.game
    game.over = False
    game.begin(CopyTechnology(0, token, NUMBER[key]))
    return game


def unit(game: TwilightImperium, type: int) -> str:
    return UNITS[game.players[0].units[type]].key


# -- Galactic Threat ---------------------------------------------------------------------------------------------------


def council(*techs: str) -> Table:
    """The virus, and two who vote; seat 1 owns those technologies."""
    table = Table("nekro", "hacan", "sol").planets(0, 1, 2).planets(1, 3).planets(2, 4).techs(1, *techs)
    return table.techs(0, "valefar-assimilator-x", "valefar-assimilator-y")


def voted(game: TwilightImperium, **votes: str) -> None:
    """votes(seat1="for"): who is not named abstains."""
    ready(game)
    while not game.over and game.waiting()[0].prompt in ("vote", "vote with"):
        seat = game.waiting()[0].seat
        if game.waiting()[0].prompt == "vote with":
            answer(game, seat, "planet")
        else:
            answer(game, seat, votes.get(f"seat{seat}", "abstain"))


@card("ti4:galactic-threat")
@rule("ti4:2.5")
def test_the_virus_does_not_vote() -> None:
    game = agenda_phase(council(), "economic-equality", "mutiny")
    answer(game, 0, "pass")
    ready(game)
    assert [decision.seat for decision in game.waiting()] == [1]
    answer(game, 1, "abstain")
    answer(game, 2, "abstain")
    assert asked(game, 0).prompt == "break tie", "it is the speaker, and who breaks a tie does not vote"


@card("ti4:galactic-threat")
def test_a_right_prediction_brings_a_technology_of_who_voted_for_it() -> None:
    game = agenda_phase(council("gravity-drive"), "economic-equality", "mutiny")
    answer(game, 0, "ability")
    answer(game, 0, "for")
    voted(game, seat1="for", seat2="for")
    assert GRAVITY in game.players[0].techs, "the only one to be had: nobody is asked"


@card("ti4:galactic-threat")
@pytest.mark.parametrize(
    ("predicted", "votes"),
    [
        pytest.param("against", {"seat1": "for"}, id="wrong"),
        pytest.param("for", {"seat2": "for"}, id="who voted so owns nothing"),
        pytest.param("for", {}, id="nobody voted: a tie that the speaker breaks is no vote"),
    ],
)
def test_otherwise_it_brings_nothing(predicted: str, votes: dict[str, str]) -> None:
    game = agenda_phase(council("gravity-drive"), "economic-equality", "mutiny")
    answer(game, 0, "ability")
    answer(game, 0, predicted)
    voted(game, **votes)
    if not votes:
        answer(game, 0, "for")
    assert game.players[0].techs == (X, Y)


@card("ti4:galactic-threat")
def test_once_in_each_agenda_phase() -> None:
    game = agenda_phase(council("gravity-drive", "sarween-tools"), "economic-equality", "mutiny")
    answer(game, 0, "ability")
    answer(game, 0, "against")
    voted(game, seat1="for", seat2="for")
    assert game.waiting()[0].prompt in ("ready", "vote"), "the second agenda is not answered"


@card("ti4:galactic-threat")
def test_who_has_not_predicted_may_do_so_with_the_second_agenda() -> None:
    game = agenda_phase(council("gravity-drive"), "economic-equality", "mutiny")
    answer(game, 0, "pass")
    voted(game, seat1="for", seat2="for")
    assert asked(game, 0).prompt == "after-agenda-revealed"


@card("ti4:galactic-threat", "ti4:technology-rider")
@rule("ti4:F.action-cards.13")
def test_the_virus_plays_riders() -> None:
    """And what a rider would research are command tokens."""
    game = agenda_phase(council().hand(0, "technology-rider"), "economic-equality", "mutiny")
    answer(game, 0, "card")
    answer(game, 0, "for")
    answer(game, 0, "pass")
    voted(game, seat1="for")
    assert asked(game, 0).prompt == "gain tokens"


@card("ti4:galactic-threat", "ti4:political-secret")
def test_who_is_silenced_predicts_nothing() -> None:
    table = council("gravity-drive").notes(1, 0, "political-secret")
    game = agenda_phase(table, "economic-equality", "mutiny")
    answer(game, 1, "note")
    assert game.asked(0) is None or asked(game, 0).prompt == "ready"


@card("ti4:galactic-threat", "ti4:valefar-assimilator-x")
def test_by_a_prediction_a_technology_is_copied_too() -> None:
    game = agenda_phase(council("gravity-drive", "quantum-datahub-node"), "economic-equality", "mutiny")
    answer(game, 0, "ability")
    answer(game, 0, "for")
    voted(game, seat1="for")
    assert [option.key for option in asked(game, 0).options] == ["tech", "copy", "copy"]
    answer(game, 0, f"tech {X}")
    assert game.players[0].copied == ((X, NUMBER["quantum-datahub-node"]),)


# -- Technological Singularity -----------------------------------------------------------------------------------------


def fought(*techs: str, theirs: int = 2) -> TwilightImperium:
    """A cruiser of seat 1 is shot down in the first round, if there are two."""
    table = nekro("hacan", *techs).ships(0, 1, cruiser=2).ships(1, 0, cruiser=theirs).ships(1, 3, cruiser=1)
    game = battle(table, 10, 1, *[1] * theirs)
    answer(game, 1, "stay")
    return game


@card("ti4:technological-singularity")
@rule("ti4:89.5")
def test_who_destroys_a_unit_learns_from_its_owner() -> None:
    game = fought("gravity-drive", "sarween-tools")
    assert asked(game, 0).prompt == "after-unit-destroyed"
    answer(game, 0, "ability")
    answer(game, 0, f"tech {GRAVITY}")
    assert GRAVITY in game.players[0].techs
    assert GRAVITY in game.players[1].techs, "it is taken from the own deck"


@card("ti4:technological-singularity")
def test_once_in_each_combat() -> None:
    game = fought("gravity-drive", "sarween-tools", theirs=3)
    answer(game, 0, "ability")
    answer(game, 0, f"tech {GRAVITY}")
    game.rng = Arranged(1, [], [10, 1, 1, 1])
    answer(game, 1, "stay")
    assert asked(game, 1).prompt == "announce retreat", "another cruiser fell, and nobody was asked"


@card("ti4:technological-singularity")
def test_who_passes_may_learn_from_the_next_unit() -> None:
    game = fought("gravity-drive", theirs=3)
    answer(game, 0, "pass")
    game.rng = Arranged(1, [], [10, 1, 1, 1])
    answer(game, 1, "stay")
    assert asked(game, 0).prompt == "after-unit-destroyed"


@card("ti4:technological-singularity")
def test_where_there_is_nothing_to_learn_nobody_is_asked() -> None:
    """What one owns is not gained again."""
    table = nekro("hacan", "gravity-drive").techs(0, "gravity-drive").ships(0, 1, cruiser=2)
    game = battle(table.ships(1, 0, cruiser=2).ships(1, 3, cruiser=1), 10, 1, 1, 1)
    answer(game, 1, "stay")
    assert asked(game, 1).prompt == "announce retreat"


@card("ti4:technological-singularity")
def test_own_losses_teach_nothing() -> None:
    table = nekro("hacan", "gravity-drive").ships(0, 1, cruiser=2).ships(1, 0, cruiser=2).ships(1, 3, cruiser=1)
    game = battle(table, 1, 1, 10, 1)
    answer(game, 1, "stay")
    assert asked(game, 1).prompt == "announce retreat"


@card("ti4:technological-singularity")
def test_ground_combat_is_a_combat_of_its_own_and_bombardment_is_none() -> None:
    table = nekro("hacan", "gravity-drive", "sarween-tools").ships(0, 0, dreadnought=1, carrier=1, infantry=3)
    game = table.troops(1, BEREG, infantry=2).activate(0)
    game.rng = Arranged(1, [], [10, 10, 1, 1, 1])
    everything(game, 0)
    assert asked(game, 0).prompt == "land", "one fell to bombardment, and nobody was asked"
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 3))
    assert asked(game, 0).prompt == "after-unit-destroyed"
    answer(game, 0, "ability")
    answer(game, 0, f"tech {GRAVITY}")
    assert GRAVITY in game.players[0].techs


@card("ti4:technological-singularity")
def test_space_cannons_are_outside_of_combat() -> None:
    table = nekro("hacan", "gravity-drive").troops(0, BEREG, pds=1, infantry=1)
    table.ships(1, 1, cruiser=2).game.active = 0
    game = table.begin()
    answer(game, 1, "tactical")
    answer(game, 1, "system 0")
    game.rng = Arranged(1, [], [10])
    everything(game, 1)
    answer(game, 0, "fire")
    assert count(game.players[1].ships_in(0), CRUISER) == 1
    assert game.asked(0) is None or asked(game, 0).prompt != "after-unit-destroyed"


@card("ti4:technological-singularity")
@rule("ti4:101.2")
def test_who_is_removed_teaches_nothing() -> None:
    """Fighters that a retreat leaves behind."""
    table = nekro("hacan", "gravity-drive").ships(0, 1, cruiser=2).ships(1, 0, carrier=1, cruiser=1, fighter=2)
    game = battle(table.ships(1, 3, cruiser=1), 10, 1, 1, 1, 1, 1)
    answer(game, 1, "stay")
    answer(game, 1, f"type {CARRIER}")
    answer(game, 0, "pass")
    game.rng = Arranged(1, [], [1] * 5)
    answer(game, 1, "retreat")
    assert left(game, 1, FIGHTER) == 0
    assert left(game, 1, CRUISER, 3) == 2
    assert game.asked(0) is None or asked(game, 0).prompt != "after-unit-destroyed"


@card("ti4:technological-singularity", "ti4:assault-cannon")
def test_any_destruction_in_the_combat_counts() -> None:
    """Also one without hits."""
    table = nekro("hacan", "gravity-drive").techs(0, "assault-cannon").ships(0, 1, cruiser=3)
    game = battle(table.ships(1, 0, cruiser=2))
    assert asked(game, 0).prompt == "after-unit-destroyed"


@card("ti4:technological-singularity")
def test_what_is_learned_works_at_once_but_dice_stay_as_they_are() -> None:
    """Cruiser II hits on 6: with the 6 of the next round a second one falls."""
    game = fought("cruiser-2", theirs=3)
    answer(game, 0, "ability")
    assert unit(game, CRUISER) == "cruiser-2"
    assert left(game, 1, CRUISER) == 2
    game.rng = Arranged(1, [], [6, 1, 1, 1])
    answer(game, 1, "stay")
    assert left(game, 1, CRUISER) == 1


# -- Propagation -------------------------------------------------------------------------------------------------------


@card("ti4:propagation")
@rule("ti4:89.9", "ti4:52.2")
def test_research_is_three_command_tokens() -> None:
    game = Table("nekro", "hacan").game
    game.begin(Research(0))
    assert asked(game, 0).prompt == "gain tokens"
    plan(game, 0, (0, "tactic", 3))
    assert (game.players[0].tactic, game.players[0].techs) == (6, ())
    assert game.over


@card("ti4:propagation")
def test_both_technologies_of_the_strategy_card_are_tokens() -> None:
    table = Table("nekro", "hacan").pools(0, goods=6)
    table.game.active = 0
    table.game.begin(StrategicAction(0, 7))
    plan(table.game, 0, (0, "tactic", 3))
    answer(table.game, 0, "research more")
    plan(table.game, 0, (0, "strategy", 3))
    assert (table.game.players[0].tactic, table.game.players[0].strategy, table.game.players[0].goods) == (6, 5, 0)


@card("ti4:propagation", "ti4:focused-research")
def test_research_needs_no_technology_that_could_be_researched() -> None:
    every = [NUMBER[key] for key in ("neural-motivator", "antimass-deflectors", "sarween-tools", "plasma-scoring")]
    table = Table("nekro", "hacan").pools(0, goods=4).hand(0, "focused-research")
    table.game.players[0].techs = (*every, *range(NUMBER["dacxive-animators"], NUMBER["war-sun"] + 1))
    game = table.begin()
    assert "card" in [option.key for option in asked(game, 0).options]


@card("ti4:propagation", "ti4:anti-intellectual-revolution")
def test_nothing_that_comes_after_research_comes() -> None:
    table = enact(Table("nekro", "hacan").ships(0, 1, cruiser=1), "anti-intellectual-revolution")
    game = table.game
    game.begin(Research(0))
    everything(game, 0)
    assert game.over
    assert count(game.players[0].ships_in(1), CRUISER) == 1


@card("ti4:propagation", "ti4:research-agreement")
def test_what_is_gained_is_gained() -> None:
    game = Table("nekro", "jolnar").notes(0, 1, "research-agreement").game
    game.begin(Research(1))
    answer(game, 1, f"tech {GRAVITY}")
    answer(game, 0, "note")
    assert GRAVITY in game.players[0].techs


# -- Valefar Assimilators ----------------------------------------------------------------------------------------------


@card("ti4:valefar-assimilator-x", "ti4:valefar-assimilator-y")
@rule("ti4:89.16")
def test_a_faction_technology_is_copied_and_stays_with_its_owner() -> None:
    game = taking(nekro("jolnar", "e-res-siphons"))
    assert [option.key for option in asked(game, 0).options] == ["copy", "copy"]
    answer(game, 0, f"tech {Y}")
    siphons = NUMBER["e-res-siphons"]
    assert game.players[0].copied == ((Y, siphons),)
    assert owns(game, 0, siphons)
    assert owns(game, 1, siphons)
    assert siphons not in game.players[0].techs
    assert "technology" not in [event.kind for event in game.log or []], "nothing was gained"


@card("ti4:valefar-assimilator-x", "ti4:e-res-siphons")
def test_a_copy_acts_for_who_has_it() -> None:
    table = nekro("jolnar", "e-res-siphons").ships(0, 0, cruiser=1)
    table.game.players[0].copied = ((X, NUMBER["e-res-siphons"]),)
    table.game.active = 0
    game = table.begin()
    answer(game, 1, "tactical")
    answer(game, 1, "system 0")
    assert (game.players[0].goods, game.players[1].goods) == (4, 0)


@card("ti4:valefar-assimilator-x", "ti4:l4-disruptors")
def test_what_a_copy_changes_holds_too_and_no_more_when_the_token_is_gone() -> None:
    table = nekro("letnev", "l4-disruptors", "non-euclidean-shielding")
    game = copied(table, "l4-disruptors")
    assert owns(game, 0, NUMBER["l4-disruptors"])
    game = copied(table, "non-euclidean-shielding")
    assert game.players[0].copied == ((X, NUMBER["non-euclidean-shielding"]),)
    assert not owns(game, 0, NUMBER["l4-disruptors"])


@card("ti4:valefar-assimilator-x", "ti4:spatial-conduit-cylinder")
@rule("ti4:30")
def test_a_copy_is_exhausted_by_itself_and_its_card_stays_so_when_the_token_moves() -> None:
    table = nekro("jolnar", "spatial-conduit-cylinder", "e-res-siphons").ships(0, 0, cruiser=1).ships(0, 3, cruiser=1)
    cylinder = NUMBER["spatial-conduit-cylinder"]
    table.game.players[1].exhausted = (cylinder,)
    table.game.players[0].copied = ((X, cylinder),)
    game = table.activate(0)
    answer(game, 0, "tech")
    assert game.players[0].exhausted == (cylinder,)
    table.game.players[1].exhausted = ()
    game = copied(table, "e-res-siphons")
    assert game.players[0].exhausted == (NUMBER["e-res-siphons"],)


@card("ti4:valefar-assimilator-x")
@rule("ti4:F.nekro.1", "ti4:89.17")
def test_neither_printed_units_nor_technologies_with_a_token_can_be_copied() -> None:
    """The Muaat have a war sun on their sheet, and no technology for it."""
    table = nekro("muaat", "magmus-reactor")
    assert may_copy(table.game, 0, 1) == [(X, NUMBER["magmus-reactor"]), (Y, NUMBER["magmus-reactor"])]
    table.game.players[0].copied = ((X, NUMBER["magmus-reactor"]),)
    assert may_copy(table.game, 0, 1) == []


@card("ti4:valefar-assimilator-y")
def test_both_tokens_copy_and_either_may_be_moved() -> None:
    table = nekro("jolnar", "spatial-conduit-cylinder", "e-res-siphons")
    copied(table, "e-res-siphons", Y)
    game = taking(table)
    options = [(option.key, [number for _, number in option.things]) for option in asked(game, 0).options]
    cylinder, siphons = NUMBER["spatial-conduit-cylinder"], NUMBER["e-res-siphons"]
    assert options == [("copy", [X, cylinder]), ("copy instead", [Y, cylinder, siphons])]


@card("ti4:valefar-assimilator-x")
@rule("ti4:15.2", "ti4:89.21", "ti4:15.5")
def test_upgrades_of_other_names_fit_and_one_of_the_same_unit_reuses_the_token() -> None:
    table = Table("nekro", "norr", "l1z1x").own(0).planets(0, FAR)
    table.techs(0, "valefar-assimilator-x", "valefar-assimilator-y").techs(1, "exotrireme-2")
    table.techs(2, "super-dreadnought-2", "inheritance-systems")
    game = copied(table, "exotrireme-2", Y)
    assert unit(game, DREADNOUGHT) == "exotrireme-2"
    super_dreadnought = NUMBER["super-dreadnought-2"]
    assert [pair for pair in may_copy(game, 0, 2) if pair[1] == super_dreadnought] == [(Y, super_dreadnought)]
    game = copied(table, "super-dreadnought-2", Y)
    assert unit(game, DREADNOUGHT) == "super-dreadnought-2"


@card("ti4:valefar-assimilator-x")
@rule("ti4:F.nekro.4")
def test_a_copied_upgrade_covers_the_generic_one_which_comes_back() -> None:
    """Whichever came first."""
    table = nekro("norr", "exotrireme-2", "valkyrie-particle-weave").techs(0, "dreadnought-2")
    game = copied(table, "exotrireme-2")
    assert unit(game, DREADNOUGHT) == "exotrireme-2"
    game = copied(table, "valkyrie-particle-weave")
    assert unit(game, DREADNOUGHT) == "dreadnought-2"
    later = nekro("norr", "exotrireme-2", "dreadnought-2")
    copied(later, "exotrireme-2")
    game = taking(later)
    assert unit(game, DREADNOUGHT) == "exotrireme-2"
    assert NUMBER["dreadnought-2"] in game.players[0].techs


@card("ti4:valefar-assimilator-x")
@rule("ti4:F.nekro.4")
def test_only_the_copied_infantry_rolls_to_return() -> None:
    table = nekro("sol", "spec-ops-2").techs(0, "infantry-2").ships(0, 0, carrier=1, infantry=1)
    copied(table, "spec-ops-2")
    table.game.over = False
    game = table.troops(1, BEREG, infantry=3).activate(0)
    game.rng = Arranged(1, [], [1, 10, 10, 10, 4])
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert [event.values for event in game.log or [] if event.kind == "survives"] == [(4,)]
    assert game.players[0].returning == 0


@card("ti4:valefar-assimilator-x")
@rule("ti4:89.22", "ti4:F.nekro.5")
def test_copies_count_for_objectives_and_assimilators_by_themselves_do_not() -> None:
    """Of two upgrades of one unit one counts."""
    table = nekro("norr", "exotrireme-2", "valkyrie-particle-weave")
    weapons, colours = NUMBER["develop-weaponry"], NUMBER["diversify-research"]
    assert technologies(table.game, 0) == []
    game = copied(table, "exotrireme-2")
    assert progress(game, 0, weapons).have == 1
    table.techs(0, "dreadnought-2", "plasma-scoring")
    table.game.players[0].units = tuple(game.players[0].units)
    assert progress(game, 0, weapons).have == 1
    game = copied(table, "valkyrie-particle-weave", Y)
    assert progress(game, 0, colours).have == 2
    assert len(technologies(game, 0)) == 4


@card("ti4:valefar-assimilator-x")
@rule("ti4:89.20")
@pytest.mark.parametrize(("generic", "suns"), [((), 0), (("war-sun",), 1)])
def test_without_a_technology_for_them_war_suns_go_back(generic: tuple[str, ...], suns: int) -> None:
    table = nekro("muaat", "prototype-war-sun-2", "magmus-reactor").techs(0, *generic).ships(0, 1, carrier=1)
    game = copied(table, "prototype-war-sun-2")
    assert unit(game, WAR_SUN) == "prototype-war-sun-2"
    table.ships(0, 1, war_sun=1, infantry=4)
    game = copied(table, "magmus-reactor")
    assert count(game.players[0].ships_in(1), WAR_SUN) == suns
    assert not [event for event in game.log or [] if event.kind == "destroyed"]


@card("ti4:valefar-assimilator-x")
@rule("ti4:89.19")
def test_docks_that_float_no_more_are_placed_on_planets() -> None:
    """In the system of each dock, on one that is controlled; without one it goes back."""
    table = nekro("saar", "floating-factory-2", "chaos-mapping").planets(0, BEREG, LIRTA)
    copied(table, "floating-factory-2")
    game = table.ships(0, 0, space_dock=1).ships(0, 1, space_dock=1).game
    game = copied(table, "chaos-mapping")
    assert asked(game, 0).prompt == "land dock"
    answer(game, 0, f"planet {LIRTA}")
    assert count(game.players[0].troops_on(LIRTA), SPACE_DOCK) == 1
    assert all(not count(force, SPACE_DOCK) for force in game.players[0].space.values())


@card("ti4:valefar-assimilator-x")
@rule("ti4:15.5")
def test_docks_that_float_from_now_on_leave_their_planets() -> None:
    table = nekro("saar", "floating-factory-2").troops(0, BEREG, space_dock=1, infantry=1)
    game = copied(table, "floating-factory-2")
    assert count(game.players[0].ships_in(0), SPACE_DOCK) == 1
    assert count(game.players[0].troops_on(BEREG), SPACE_DOCK) == 0


@card("ti4:valefar-assimilator-x")
@rule("ti4:16.10a", "ti4:89.18")
def test_a_copy_of_who_is_eliminated_stays() -> None:
    table = nekro("letnev", "l4-disruptors").ships(0, 0, cruiser=1)
    game = copied(table, "l4-disruptors")
    game.over = False
    game.begin(Eliminate(1))
    assert not game.players[1].techs
    assert owns(game, 0, NUMBER["l4-disruptors"])
    game.over = False
    game.begin(Eliminate(0))
    assert game.players[0].copied == ()


@card("ti4:valefar-assimilator-x")
def test_who_has_several_players_to_take_from_sees_each_technology_once() -> None:
    table = Table("nekro", "hacan", "sol").techs(1, "gravity-drive").techs(2, "gravity-drive", "sarween-tools")
    assert [option.id() for option in on_offer(table.game, 0, (1, 2))] == [GRAVITY, NUMBER["sarween-tools"]]


@card("ti4:valefar-assimilator-x")
def test_what_can_be_taken_is_named() -> None:
    table = nekro("jolnar", "e-res-siphons", "gravity-drive")
    game = taking(table)
    words = Ti4Words("en", ["Ada", "Bo"], 0)
    said = [words.option(option, asked(game, 0), game.view(0)) for option in asked(game, 0).options]
    assert said[:2] == ["Gravity Drive", "Valefar Assimilator X: copy E-Res Siphons"]


@card("ti4:valefar-assimilator-x")
def test_everybody_sees_what_is_copied() -> None:
    table = nekro("letnev", "l4-disruptors")
    game = copied(table, "l4-disruptors")
    assert game.view(1).players[0].copied == ((X, NUMBER["l4-disruptors"]),)


# -- The Alastor -------------------------------------------------------------------------------------------------------


def alastor(**theirs: int) -> Table:
    """The flagship comes with infantry into the middle, where more of it stands on Bereg."""
    table = nekro("hacan").pools(0, fleet=3).ships(0, 1, flagship=1, infantry=1)
    return table.troops(0, BEREG, infantry=2).ships(1, 0, **theirs).ships(1, 3, cruiser=1)


def joining(table: Table, number: int, *dice: int) -> TwilightImperium:
    game = battle(table)
    answer(game, 0, "flagship")
    assert asked(game, 0).prompt == "join combat"
    answer(game, 0, *["join"] * number)
    game.rng = Arranged(1, [], list(dice))
    return game


@card("ti4:the-alastor")
def test_ground_forces_fight_in_space_from_where_they_stand() -> None:
    """The flagship hits on 9 with two dice, infantry on 8 with one each."""
    game = joining(alastor(cruiser=4), 3, 8, 8, 8, 1, 1, 1, 1, 1, 1)
    answer(game, 1, "stay")
    assert left(game, 1, CRUISER) == 1
    assert count(game.players[0].troops_on(BEREG), INFANTRY) == 2
    assert left(game, 0, INFANTRY) == 1


@card("ti4:the-alastor")
def test_any_number_of_them_and_only_beside_the_flagship() -> None:
    game = joining(alastor(cruiser=2), 1, 8, 1, 1, 1, 1)
    answer(game, 1, "stay")
    assert left(game, 1, CRUISER) == 1, "one die of infantry, two of the flagship"
    without = nekro("hacan").ships(0, 1, carrier=1, infantry=1).troops(0, BEREG, infantry=2)
    game = battle(without.ships(1, 0, cruiser=2).ships(1, 3, cruiser=1))
    assert asked(game, 1).prompt == "announce retreat"


@card("ti4:the-alastor")
@rule("ti4:F.nekro.2")
def test_they_take_hits_as_ships_do_and_count_against_no_fleet_pool() -> None:
    table = alastor(cruiser=4).pools(0, fleet=1)
    game = joining(table, 2, *[1] * 4, 7, 1, 1, 1)
    answer(game, 1, "stay")
    taking_it = [(option.key, option.things[0][1]) for option in asked(game, 0).options]
    assert taking_it == [("sustain", FLAGSHIP), *[("destroy", INFANTRY)] * 2, ("destroy", FLAGSHIP)]


@card("ti4:the-alastor")
@rule("ti4:F.nekro.2")
def test_one_on_a_planet_may_be_the_one_that_falls() -> None:
    game = joining(alastor(cruiser=4), 3, *[1] * 5, 7, 1, 1, 1)
    answer(game, 1, "stay")
    answer(game, 0, f"type {INFANTRY}")
    answer(game, 0, f"planet {BEREG}")
    assert count(game.players[0].troops_on(BEREG), INFANTRY) == 1
    assert left(game, 0, INFANTRY) == 1
    game.rng = Arranged(1, [], [8, 8, *[1] * 2, *[1] * 4])
    answer(game, 1, "stay")
    assert left(game, 1, CRUISER) == 2, "two of them are left to fight"
    combat = game.view(1).combat
    assert combat is not None
    assert combat.troops == ((0, 0, INFANTRY, 1), (0, ON_PLANET + BEREG, INFANTRY, 1))


@card("ti4:the-alastor")
@rule("ti4:F.nekro.3")
def test_they_fight_on_without_the_flagship_and_win_alone() -> None:
    table = alastor(cruiser=1)
    game = joining(table, 3, 1, 1, 1, 1, 1, 10)
    table.game.players[0].put_in_space(0, ())
    table.ships(0, 0, damaged_flagship=1, infantry=1)
    answer(game, 1, "stay")
    answer(game, 0, f"type {FLAGSHIP}")
    assert left(game, 0, FLAGSHIP) == 0
    assert fighting(game, 0, 0)
    game.rng = Arranged(1, [], [8, 1, 1, 1])
    answer(game, 1, "stay")
    over = [event for event in game.log or [] if event.kind == "space combat over"]
    assert over[-1].actor == 0
    assert left(game, 0, INFANTRY) == 0, "nothing holds who is in space any more"
    assert count(game.players[0].troops_on(BEREG), INFANTRY) == 2


@card("ti4:the-alastor", "ti4:assault-cannon")
@rule("ti4:F.nekro.6")
def test_they_count_among_the_ships_of_the_assault_cannon_for_both_sides() -> None:
    game = battle(alastor(cruiser=2).techs(0, "assault-cannon"))
    answer(game, 0, "flagship")
    answer(game, 0, "join", "join")
    assert left(game, 1, CRUISER) == 1, "a flagship and two of infantry are three"
    game = battle(alastor(cruiser=3).techs(1, "assault-cannon"))
    answer(game, 0, "flagship")
    answer(game, 0, "join")
    assert asked(game, 0).prompt == "destroy ship"
    answer(game, 0, f"type {INFANTRY}")
    assert left(game, 0, FLAGSHIP) == 1
    assert left(game, 0, INFANTRY) + count(game.players[0].troops_on(BEREG), INFANTRY) == 2


@card("ti4:the-alastor")
def test_who_retreats_leaves_those_on_planets_there() -> None:
    """And they fight no more."""
    table = alastor(cruiser=2)
    table.planets(0, table.game.chart.planets[6][0])
    game = joining(table, 3, *[1] * 9)
    answer(game, 1, "stay")
    answer(game, 0, "retreat")
    if asked(game, 0).prompt == "retreat to":
        answer(game, 0, "system 6")
    answer(game, 0)  # takes nobody along
    assert (left(game, 0, FLAGSHIP, 6), left(game, 0, INFANTRY, 6)) == (1, 1)
    assert not fighting(game, 0, 0)
    assert count(game.players[0].troops_on(BEREG), INFANTRY) == 2
    over = [event for event in game.log or [] if event.kind == "space combat over"]
    assert over[-1].actor == 1


@card("ti4:the-alastor", "ti4:skilled-retreat")
def test_by_a_skilled_retreat_they_leave_the_combat_too() -> None:
    table = alastor(cruiser=2).hand(0, "skilled-retreat")
    game = battle(table)
    answer(game, 0, "flagship")
    answer(game, 0, "join", "join", "join")
    answer(game, 0, "card")
    answer(game, 0, "system 6")
    answer(game, 0, "carry")
    assert not fighting(game, 0, 0)
    assert count(game.players[0].troops_on(BEREG), INFANTRY) == 2
    over = [event for event in game.log or [] if event.kind == "space combat over"]
    assert over[-1].actor == NOBODY


@card("ti4:the-alastor")
@pytest.mark.parametrize(("language", "said"), [("en", "Use The Alastor"), ("de", "Alastor nutzen")])
def test_what_it_asks_can_be_said(language: str, said: str) -> None:
    game = battle(alastor(cruiser=2))
    words = Ti4Words(language, ["Ada", "Bo"], 0)
    words.look(game)

    def options() -> list[str]:
        decision = asked(game, 0)
        return [words.option(option, decision, game.view(0)) for option in decision.options]

    assert said in options()
    answer(game, 0, "flagship")
    assert len(set(options())) == 2, "one aboard, two on the planet"
    answer(game, 0, "join", "join", "join")
    game.rng = Arranged(1, [], [1] * 5 + [7, 1])
    answer(game, 1, "stay")
    answer(game, 0, f"type {INFANTRY}")
    assert words.prompt(asked(game, 0), game.view(0)).endswith("?")
    assert len(set(options())) == 2


@card("ti4:the-alastor")
def test_a_game_that_is_saved_in_the_middle_goes_on_with_them() -> None:
    game = joining(alastor(cruiser=4), 3)
    again = load(game.save())
    assert isinstance(again, TwilightImperium)
    for each in (game, again):
        each.rng = Arranged(1, [], [8, 8, 8, 1, 1, 1, 1, 1, 1])
        answer(each, 1, "stay")
    assert left(again, 1, CRUISER) == left(game, 1, CRUISER) == 1
    assert again.view(1) == game.view(1)


@card("ti4:the-alastor")
def test_the_odds_count_them() -> None:
    """Those aboard and, on a table, those on the planets below; once the combat has begun those that take part."""
    table = alastor(cruiser=4)
    game = table.ships(0, 0, flagship=1, infantry=1).game
    printed = game.players[0].units
    alone = odds(Combat(Side(force({FLAGSHIP: 1}), printed), Side(force({CRUISER: 2})))).win
    assert odds(Combat(Side(force({FLAGSHIP: 1, INFANTRY: 3}), printed), Side(force({CRUISER: 2})))).win > alone
    assert space_sides(game, 0, 1, 0)[0].in_space() == 3
    game = joining(alastor(cruiser=4), 2)
    assert space_sides(game, 0, 1, 0)[0].in_space() == 2


# -- Antivirus ---------------------------------------------------------------------------------------------------------


def protected() -> Table:
    table = nekro("hacan", "gravity-drive").notes(1, 0, "antivirus").ships(0, 1, cruiser=2)
    return table.ships(1, 0, cruiser=2).ships(1, 3, cruiser=1)


@card("ti4:antivirus")
def test_against_who_has_the_antivirus_nothing_is_learned() -> None:
    game = battle(protected())
    answer(game, 1, "note")
    game.rng = Arranged(1, [], [10, 1, 1, 1])
    answer(game, 1, "stay")
    assert asked(game, 1).prompt == "announce retreat"
    assert note_of("antivirus", 0) in game.players[1].area


@card("ti4:antivirus")
def test_it_is_for_any_combat_of_who_holds_it_and_for_no_other() -> None:
    table = Table("hacan", "sol", "nekro").notes(0, 2, "antivirus").notes(1, 2).ships(0, 1, cruiser=1)
    game = battle(table.ships(1, 0, carrier=1).ships(1, 3, cruiser=1))
    assert asked(game, 0).prompt == "start-of-space-combat-round"
    answer(game, 0, "note")
    assert note_of("antivirus", 2) in game.players[0].area
    watching = Table("hacan", "sol", "nekro", "letnev").notes(3, 2, "antivirus").ships(0, 1, cruiser=1)
    game = battle(watching.ships(1, 0, carrier=1).ships(1, 3, cruiser=1))
    assert game.asked(3) is None


@card("ti4:antivirus")
def test_it_goes_back_when_its_holder_comes_to_units_of_the_virus() -> None:
    table = Table("hacan", "nekro").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
    note = note_of("antivirus", 1)
    table.game.players[0].area = (note,)
    game = table.activate(0)
    assert note in game.players[1].notes
    away = Table("hacan", "nekro").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
    away.game.players[0].area = (note,)
    assert note in away.activate(2).players[0].area


@card("ti4:antivirus")
def test_it_stays_when_others_come_to_units_of_the_virus() -> None:
    table = Table("hacan", "nekro", "sol").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(2, 3, cruiser=1)
    note = note_of("antivirus", 1)
    table.game.players[2].area = (note,)
    assert note in table.activate(0).players[2].area


@card("ti4:antivirus", "ti4:galactic-threat")
def test_it_does_not_keep_from_predictions() -> None:
    table = council("gravity-drive")
    table.game.players[1].area = (note_of("antivirus", 0),)
    game = agenda_phase(table, "economic-equality", "mutiny")
    answer(game, 0, "ability")
    answer(game, 0, "for")
    voted(game, seat1="for", seat2="for")
    assert GRAVITY in game.players[0].techs


@card("ti4:valefar-assimilator-x", "ti4:spec-ops-2")
def test_infantry_on_a_copied_card_waits_as_long_as_the_copy_lies_there() -> None:
    table = nekro("sol", "spec-ops-2", "advanced-carrier-2")
    game = copied(table, "spec-ops-2")
    game.players[0].returning = 2
    copied(table, "advanced-carrier-2", Y)
    assert game.players[0].returning == 2, "another token has moved"
    copied(table, "advanced-carrier-2")
    assert game.players[0].returning == 0, "nothing returns by what is printed on the sheet"
