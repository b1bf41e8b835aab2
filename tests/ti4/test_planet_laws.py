"""Laws on planets: what they add, what they forbid, and that they stay with the planet."""

from __future__ import annotations

import pytest

from orrery.ti4.agenda import AGENDAS
from orrery.ti4.building import Works
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import influence, resources
from orrery.ti4.research import researchable
from orrery.ti4.rules.agenda_moves import repeal_law
from orrery.ti4.rules.control import GainControl
from orrery.ti4.rules.moves import ready_everything
from orrery.ti4.rules.placing import PlaceUnits, why_no_structure
from orrery.ti4.rules.researching import Research
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.units import INFANTRY, PDS
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, plan

TILES = ("18", "25", "26", "27", "22", "23", "24")
QUANN, LODOR, ALBION, STARPOINT, SAUDOR, MEHAR = 32, 33, 34, 35, 30, 31
# law, a planet that may be elected, one that may not, what its resources and influence gain
LAWS = [
    ("core-mining", STARPOINT, LODOR, 2, 0),
    ("demilitarized-zone-agenda", LODOR, STARPOINT, 0, 0),
    ("holy-planet-of-ixth", LODOR, ALBION, 0, 0),
    ("research-team-biotic", ALBION, LODOR, 0, 0),
    ("research-team-cybernetic", ALBION, MEHAR, 0, 0),
    ("research-team-propulsion", SAUDOR, MEHAR, 0, 0),
    ("research-team-warfare", STARPOINT, ALBION, 0, 0),
    ("senate-sanctuary", LODOR, MEHAR, 0, 2),
    ("terraforming-initiative", MEHAR, LODOR, 1, 1),
]
TEAMS = [
    ("research-team-biotic", "dacxive-animators", "neural-motivator"),
    ("research-team-cybernetic", "graviton-laser-system", "sarween-tools"),
    ("research-team-propulsion", "gravity-drive", "antimass-deflectors"),
    ("research-team-warfare", "magen-defense-grid", "plasma-scoring"),
]


def table() -> Table:
    return Table("sol", "hacan", tiles=TILES)


def elect(made: Table, key: str, planet: int) -> TwilightImperium:
    """Nobody votes, so the speaker elects."""
    game = made.game
    game.begin(ResolveAgenda(NUMBER[key]))
    for seat in (1, 0):
        if game.asked(seat) is not None and asked(game, seat).prompt == "vote":
            answer(game, seat, "abstain")
    if game.asked(0) is not None and asked(game, 0).prompt == "break tie":
        answer(game, 0, f"planet {planet}")
    return game


def gain(game: TwilightImperium, seat: int, planet: int) -> None:
    game.over = False
    game.begin(GainControl(seat, planet))


@rule("ti4:2.9", "ti4:2.11", "ti4:11", "ti4:1.5")
@pytest.mark.parametrize(("key", "planet", "other", "more_resources", "more_influence"), LAWS)
def test_a_law_is_attached_to_a_planet_of_its_trait_and_leaves_it_when_repealed(
    key: str, planet: int, other: int, more_resources: int, more_influence: int
) -> None:
    game = table().planets(0, planet, other).planets(1, QUANN if planet != LODOR else MEHAR).game
    assert planet in [option.id() for option in AGENDAS[NUMBER[key]].outcomes(game)]
    assert other not in [option.id() for option in AGENDAS[NUMBER[key]].outcomes(game)]
    before = resources(game, planet), influence(game, planet)
    made = table().planets(0, planet, other)
    game = elect(made, key, planet)
    assert game.laws == ((NUMBER[key], planet, -1),)
    assert len(game.attachments[planet]) == 1
    assert resources(game, planet) == before[0] + more_resources
    assert influence(game, planet) == before[1] + more_influence
    repeal_law(game, NUMBER[key])
    assert (resources(game, planet), influence(game, planet)) == before
    assert (game.attachments[planet], game.agenda_discard) == ((), (NUMBER[key],))


@card("ti4:senate-sanctuary", "ti4:terraforming-initiative", "ti4:core-mining")
@rule("ti4:11.2")
def test_what_is_attached_counts_for_whoever_controls_the_planet() -> None:
    made = table().planets(0, MEHAR, 26).law("terraforming-initiative", MEHAR)
    gain(made.game, 1, MEHAR)
    assert (resources(made.game, MEHAR), influence(made.game, MEHAR)) == (2, 4)


@card("ti4:core-mining")
def test_core_mining_destroys_an_infantry_if_there_is_one() -> None:
    game = elect(table().troops(0, STARPOINT, infantry=2), "core-mining", STARPOINT)
    assert game.players[0].troops_on(STARPOINT)[INFANTRY] == 1
    assert any(event.kind == "destroyed" for event in game.log or [])


# -- demilitarized zone ------------------------------------------------------------------------------------------------


@card("ti4:demilitarized-zone-agenda")
def test_all_units_on_the_demilitarized_planet_are_destroyed() -> None:
    made = table().troops(0, LODOR, infantry=2, pds=1, space_dock=1).planets(0, MEHAR)
    game = elect(made, "demilitarized-zone-agenda", LODOR)
    assert game.players[0].troops_on(LODOR) == ()
    assert [event.kind for event in game.log or []].count("destroyed") == 4
    assert game.controller[LODOR] == 0, "the planet stays"


@card("ti4:demilitarized-zone-agenda")
def test_nothing_lands_on_the_demilitarized_planet() -> None:
    made = table().law("demilitarized-zone-agenda", LODOR).ships(0, 1, carrier=1, infantry=1)
    game = made.activate(2)
    plan(game, 0, (1, "carrier", 1), (1, "infantry", 1))
    assert game.active == 1, "no other planet is there, so nobody is asked where to land"
    made = Table("sol", "hacan", tiles=("18", "28", "25")).law("demilitarized-zone-agenda", 37)
    game = made.ships(0, 1, carrier=1, infantry=1).activate(1)
    assert {place for place, _, most in asked(game, 0).rows if most} == {ON_PLANET + 36}
    refused = game.why_not(0, ("planet", 37))
    assert refused is not None
    assert (refused.reason, refused.rule) == ("demilitarized", "ti4:1.2")


@rule("ti4:F.agenda.9")
@card("ti4:demilitarized-zone-agenda")
def test_nothing_is_placed_on_the_demilitarized_planet() -> None:
    game = table().planets(0, LODOR).law("demilitarized-zone-agenda", LODOR).game
    game.begin(PlaceUnits(0, ON_PLANET + LODOR, INFANTRY))
    assert game.players[0].troops_on(LODOR) == ()
    refused = why_no_structure(game, 0, ON_PLANET + LODOR, PDS)
    assert refused is not None
    assert refused.reason == "demilitarized"


@card("ti4:demilitarized-zone-agenda")
def test_nothing_is_produced_on_the_demilitarized_planet() -> None:
    made = Table("saar", "hacan", tiles=("18", "28", "25")).law("demilitarized-zone-agenda", 37)
    made.planets(0, 36, 37).ships(0, 1, space_dock=1).pools(0, goods=4)
    works = Works(made.game, 0, 1)
    refused = works.why_not(made.game, ON_PLANET + 37, INFANTRY)
    assert refused is not None
    assert refused.reason == "demilitarized"


# -- holy planet of ixth -----------------------------------------------------------------------------------------------


@card("ti4:holy-planet-of-ixth")
def test_the_holy_planet_is_a_point_for_its_controller() -> None:
    game = elect(table().planets(1, LODOR).planets(0, MEHAR), "holy-planet-of-ixth", LODOR)
    assert [player.points for player in game.players] == [0, 1]


@card("ti4:holy-planet-of-ixth")
def test_the_point_of_the_holy_planet_goes_with_control() -> None:
    made = table().planets(1, LODOR, SAUDOR, STARPOINT).planets(0, MEHAR).law("holy-planet-of-ixth", LODOR)
    game = made.game
    game.players[1].points = 3
    gain(game, 0, SAUDOR)
    assert [player.points for player in game.players] == [0, 3], "another planet"
    gain(game, 0, LODOR)
    assert [player.points for player in game.players] == [1, 2]
    gain(game, 0, LODOR)
    assert [player.points for player in game.players] == [1, 2], "nobody gains what they have"


@rule("ti4:77.6", "ti4:F.agenda.10")
@card("ti4:holy-planet-of-ixth")
def test_the_point_stays_when_the_holy_planet_is_none_any_more() -> None:
    game = elect(table().planets(1, LODOR, STARPOINT), "holy-planet-of-ixth", LODOR)
    repeal_law(game, NUMBER["holy-planet-of-ixth"])
    assert game.players[1].points == 1
    gain(game, 0, LODOR)
    assert [player.points for player in game.players] == [0, 1]


@card("ti4:holy-planet-of-ixth")
def test_units_on_the_holy_planet_do_not_produce() -> None:
    made = table().troops(0, LODOR, space_dock=1).pools(0, goods=4)
    assert Works(made.game, 0, 2).limit > 0
    made.law("holy-planet-of-ixth", LODOR)
    assert Works(made.game, 0, 2).limit == 0
    assert Works(made.game, 0, 2, dock=LODOR).limit == 0, "nor one dock alone"


# -- research teams ----------------------------------------------------------------------------------------------------


@rule("ti4:F.agenda.1")
@card("ti4:research-team-biotic", "ti4:research-team-cybernetic")
@card("ti4:research-team-propulsion", "ti4:research-team-warfare")
@pytest.mark.parametrize(("key", "wanted", "without"), TEAMS)
def test_a_research_team_is_exhausted_instead_of_a_prerequisite(key: str, wanted: str, without: str) -> None:
    made = table().planets(0, SAUDOR)
    tech = NUMBER[wanted]
    assert tech not in researchable(made.game, 0)
    made.law(key, SAUDOR)
    game = made.game
    assert tech in researchable(game, 0)
    assert tech not in researchable(game, 1), "only for who controls the planet"
    game.begin(Research(0))
    answer(game, 0, f"tech {tech}")
    plan(game, 0, (NUMBER[key], "agenda", 1))
    assert tech in game.players[0].techs
    assert (game.exhausted[SAUDOR], game.players[0].exhausted) == (False, (NUMBER[key],))
    assert NUMBER[without] in researchable(game, 0), "it needs nothing"


@rule("ti4:11.2a")
@card("ti4:research-team-warfare")
def test_an_exhausted_team_stays_exhausted_in_other_hands_until_it_is_readied() -> None:
    made = table().planets(0, MEHAR, SAUDOR).law("research-team-warfare", STARPOINT).planets(0, STARPOINT)
    game, tech = made.game, NUMBER["magen-defense-grid"]
    game.exhausted[MEHAR] = True
    game.begin(Research(0))
    answer(game, 0, f"tech {tech}")
    plan(game, 0, (NUMBER["research-team-warfare"], "agenda", 1))
    gain(game, 1, STARPOINT)
    assert tech not in researchable(game, 1)
    ready_everything(game)
    assert tech in researchable(game, 1)


@rule("ti4:89.14")
@card("ti4:research-team-warfare")
def test_a_team_and_a_specialty_are_two_ways() -> None:
    made = table().planets(0, MEHAR, STARPOINT).law("research-team-warfare", STARPOINT)
    game = made.game
    game.begin(Research(0))
    answer(game, 0, f"tech {NUMBER['magen-defense-grid']}")
    assert asked(game, 0).rows == ((MEHAR, "planet", 1), (NUMBER["research-team-warfare"], "agenda", 1))
    plan(game, 0, (MEHAR, "planet", 1))
    assert game.exhausted[MEHAR]
    assert game.players[0].exhausted == ()
