"""What is seen for one's own decisions: technologies with what is missing, neighbours, partners, the status phase."""

from __future__ import annotations

from orrery.kernel.decision import Refused
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.rules.note_moves import give_note
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.state import NOBODY
from orrery.ti4.tiles import PLANET, PLANETS
from orrery.ti4.view import ResearchView, Ti4View
from support.cite import card, rule
from support.play import answer
from support.ti4 import Table, everything
from support.ti4_agendas import agenda_phase

BEREG, LIRTA = PLANET["bereg"], PLANET["lirtaiv"]
GREEN = next(number for number, planet in enumerate(PLANETS) if planet.specialty == "green")


def tech(view: Ti4View, key: str) -> ResearchView:
    return next(each for each in view.research if each.tech == NUMBER[key])


# -- technologies ------------------------------------------------------------------------------------------------------


@rule("ti4:89.12")
def test_a_technology_is_seen_with_the_prerequisites_that_are_missing() -> None:
    game = Table("sol", "hacan").techs(0, "neural-motivator").begin()
    view = game.view(0)
    assert (tech(view, "dacxive-animators").lacks, tech(view, "dacxive-animators").can) == ((), True)
    assert (tech(view, "hyper-metabolism").lacks, tech(view, "hyper-metabolism").can) == (("green",), False)
    assert all(each.tech != NUMBER["neural-motivator"] for each in view.research), "what I own I do not research"
    assert game.public_view().research == ()


@rule("ti4:89.13")
def test_a_ready_planet_with_the_specialty_stands_for_what_is_missing() -> None:
    game = Table("sol", "hacan").techs(0, "neural-motivator").planets(0, GREEN).begin()
    found = tech(game.view(0), "hyper-metabolism")
    assert (found.lacks, found.can, found.helpers) == (("green",), True, (("planet", GREEN),))
    assert not tech(game.view(1), "hyper-metabolism").can, "the planet of another helps nobody else"
    game.exhausted[GREEN] = True
    assert not tech(game.view(0), "hyper-metabolism").can


@rule("ti4:89.6")
def test_an_upgrade_of_a_unit_of_another_name_is_not_seen_as_open() -> None:
    """The Naalu have fighters of their own: the generic upgrade is not for them, theirs is."""
    table = Table("naalu", "hacan").own(0).techs(0, "neural-motivator", "antimass-deflectors")
    view = table.begin().view(0)
    assert (tech(view, "fighter-2").lacks, tech(view, "fighter-2").can) == ((), False)
    assert tech(view, "hybrid-crystal-fighter-2").can


@card("ti4:propagation")
@rule("ti4:89.9")
def test_who_does_not_research_sees_no_technology_as_open() -> None:
    view = Table("nekro", "hacan").begin().view(0)
    assert tech(view, "neural-motivator").lacks == ()
    assert not any(each.can for each in view.research)


@card("ti4:inheritance-systems")
def test_what_stands_for_all_prerequisites_is_seen_to_do_so() -> None:
    table = Table("l1z1x", "hacan").techs(0, "inheritance-systems").pools(0, goods=2)
    found = tech(table.begin().view(0), "fleet-logistics")
    assert (len(found.lacks), found.can) == (2, True)


# -- others ------------------------------------------------------------------------------------------------------------


@rule("ti4:63")
def test_neighbours_are_seen_with_the_systems_where_they_meet() -> None:
    game = Table("sol", "hacan", "letnev").ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).ships(2, 4, cruiser=1).begin()
    (found,) = game.view(0).neighbours
    assert (found.seat, found.mine, found.theirs) == (1, 1, 2)
    game.players[2].put_in_space(1, game.players[2].ships_in(4))
    assert [(each.seat, each.mine, each.theirs) for each in game.view(0).neighbours][1] == (2, 1, 1)


@rule("ti4:91.1")
def test_partners_are_seen_in_my_own_turn() -> None:
    table = Table("sol", "hacan", "letnev").ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).ships(2, 4, cruiser=1)
    game = table.pools(0, goods=2).pools(1, goods=1).begin()
    assert game.view(0).partners == (1,)
    assert game.view(1).partners == ()
    game.players[0].traded = (1,)
    assert game.view(0).partners == ()


@rule("ti4:91.6")
def test_partners_are_seen_by_everybody_during_an_agenda() -> None:
    table = Table("sol", "hacan").planets(0, BEREG).planets(1, LIRTA).pools(1, goods=1)
    game = agenda_phase(table, "mutiny", "seed-of-an-empire")
    assert [game.view(seat).partners for seat in range(2)] == [(1,), (0,)]


@rule("ti4:95.5")
def test_notes_are_known_as_long_as_they_were_not_lost_sight_of() -> None:
    game = Table("sol", "hacan", "letnev").notes(0, 0, "ceasefire").notes(1, 1, "ceasefire").begin()
    give_note(game, 0, 1, note_of("ceasefire", 0))
    assert (1, note_of("ceasefire", 0)) in game.view(0).notes_known
    give_note(game, 1, 2, note_of("ceasefire", 0))
    hidden = [note for _, note in game.view(0).notes_known]
    assert hidden == [], "one of two went on, and only the two of them know which"
    assert (2, note_of("ceasefire", 0)) in game.view(1).notes_known
    assert game.public_view().notes_known == ()


# -- the turn and the status phase -------------------------------------------------------------------------------------


@rule("ti4:4.4")
def test_an_action_that_is_not_offered_says_why() -> None:
    table = Table("sol", "hacan").pools(0, tactic=0)
    table.game.players[0].strategies = (7, 8)  # one alone would be played unasked
    game = table.begin()
    assert (game.why_not(0, ("pass", 0)) or Refused("")).reason == "card-not-played"
    assert (game.why_not(0, ("tactical", 0)) or Refused("")).reason == "no-tactic-token"
    assert (game.why_not(0, ("component", 0)) or Refused("")).reason == "no-component-action"


@rule("ti4:82.1", "ti4:82.3", "ti4:82.5")
def test_the_step_of_the_status_phase_is_seen_with_what_it_brings() -> None:
    table = Table("l1z1x", "hacan").techs(0, "neural-motivator", "hyper-metabolism")
    game = table.pools(0, goods=8).pools(1, goods=8).game
    game.objectives = (NUMBER["erect-a-monument"],)
    game.stage_one = (NUMBER["corner-the-market"],)
    game.players[0].strategies, game.players[1].strategies = (1,), (2,)
    game.begin(StatusPhase())
    seen = game.view(0).status
    assert seen is not None
    assert (seen.step, seen.scored, seen.draws, seen.gains) == (1, (), 2, 3)
    seen = game.view(NOBODY).status
    assert seen is not None
    assert (seen.step, seen.scored, seen.draws, seen.gains) == (1, (), 0, 0), "who only watches gets nothing"
    watched = game.view(1).status
    assert watched is not None
    assert (watched.step, watched.scored) == (1, ()), "where the scoring stops would tell of a secret"
    answer(game, 0, "score nothing more")
    seen = game.view(1).status
    assert seen is not None
    assert (seen.step, seen.scored, seen.draws, seen.gains) == (1, (0,), 1, 2)
    answer(game, 1, "score nothing more")
    seen = game.view(0).status
    assert seen is not None
    assert (seen.step, seen.scored) == (5, ())
    everything(game, 0)
