"""The Winnu in corners: what they are asked, what they build, what a swap means."""

from __future__ import annotations

import pytest

from orrery.ti4.adjacency import adjacent, wormholes_in
from orrery.ti4.combat import most_hits
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import influence, resources
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import PDS, SPACE_DOCK, count
from orrery.ti4.words import Ti4Words
from support.cite import card, rule
from support.play import answer, told
from support.ti4 import Table, everything, plan
from support.ti4_onward import onward, prompts

FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated
GATES = ("20", "18", "19", "39", "22", "40", "24")  # Mecatol Rex in 1, an alpha wormhole in 3, a beta in 5


def on(game: TwilightImperium, seat: int, type: int, planet: int = MECATOL_REX) -> int:
    return count(game.players[seat].troops_on(planet), type)


@card("ti4:blood-ties")
@pytest.mark.parametrize(
    ("faction", "language", "said"),
    [
        ("winnu", "en", "Do you remove the custodians, without spending influence?"),
        ("winnu", "de", "Entfernst du die Hüter, ohne Einfluss auszugeben?"),
        ("sol", "en", "Do you remove the custodians for 6 influence?"),
    ],
)
def test_who_pays_nothing_is_not_asked_to_pay(faction: str, language: str, said: str) -> None:
    table = Table(faction, "hacan").planets(0, FAR).planets(1, FAR + 1).pools(0, goods=6)
    table.game.custodians = True
    game = table.ships(0, 1, carrier=1, infantry=1).activate(0)
    everything(game, 0)
    words = Ti4Words(language, ["A", "B"], 0)
    assert words.prompt(told(game, 0), game.view(0)) == said


def landed(table: Table) -> TwilightImperium:
    """Seat 0 lands on Mecatol Rex."""
    game = table.planets(0, FAR).ships(0, 1, carrier=1, infantry=2).activate(0)
    everything(game, 0)
    onward(game, 0, "land")
    plan(game, 0, (ON_PLANET + MECATOL_REX, "infantry", 2))
    return game


@card("ti4:reclamation", "ti4:infiltrate")
@rule("ti4:34.4")
def test_what_was_infiltrated_stands_there_and_no_more_fits() -> None:
    table = Table("winnu", "sol").hand(0, "infiltrate").planets(1, FAR + 1).troops(1, MECATOL_REX, space_dock=1, pds=2)
    game = landed(table)
    onward(game, 0, "when-control-gained")
    answer(game, 0, "card")
    onward(game, 0, "after-tactical-action")
    assert (on(game, 0, PDS), on(game, 0, SPACE_DOCK)) == (2, 1)
    assert prompts(game) != [(0, "after-tactical-action")]


@card("ti4:reclamation", "ti4:infiltrate")
def test_what_does_fit_is_placed() -> None:
    table = Table("winnu", "sol").hand(0, "infiltrate").planets(1, FAR + 1).troops(1, MECATOL_REX, space_dock=1)
    game = landed(table)
    onward(game, 0, "when-control-gained")
    answer(game, 0, "card")
    onward(game, 0, "after-tactical-action")
    answer(game, 0, "ability")
    assert (on(game, 0, PDS), on(game, 0, SPACE_DOCK)) == (1, 1)


@card("ti4:salai-sai-corian")
@rule("ti4:F.general.2")
def test_its_dice_are_among_those_that_could_decide_a_combat() -> None:
    table = Table("winnu", "sol").own(0).ships(0, 0, flagship=1, cruiser=1).ships(1, 0, cruiser=2, fighter=3)
    assert most_hits(table.game, 0, 1, 0) == 3, "one of the cruiser, one for each cruiser opposite"
    assert most_hits(table.game, 1, 0, 0) == 5


@card("ti4:lazax-gate-folding", "ti4:enforced-travel-ban")
def test_under_a_ban_nothing_moves_by_the_gate_but_it_makes_neighbours() -> None:
    table = Table("winnu", "sol", tiles=GATES).techs(0, "lazax-gate-folding").law("enforced-travel-ban", -1)
    game = table.ships(0, 3, cruiser=1).activate(1)
    assert 1 not in adjacent(game, 3, 0, True)
    assert 1 in adjacent(game, 3, 0)


@card("ti4:lazax-gate-folding")
def test_the_gate_is_shut_once_mecatol_rex_is_theirs_also_within_the_action() -> None:
    table = Table("winnu", "sol", tiles=GATES).techs(0, "lazax-gate-folding").ships(0, 3, carrier=1, infantry=2)
    game = table.planets(0, FAR).planets(1, FAR + 1).activate(1)
    assert wormholes_in(game, 1) == "alpha beta"
    everything(game, 0)
    plan(game, 0, (ON_PLANET + MECATOL_REX, "infantry", 2))
    assert wormholes_in(game, 1) == ""


@card("ti4:hegemonic-trade-policy")
@rule("ti4:E.hegemonic-trade-policy")
def test_a_swap_ends_with_the_production_and_others_see_it_meanwhile() -> None:
    tiles = ("35", "19", "20", "21", "22", "23", "24")
    table = Table("winnu", "sol", tiles=tiles).techs(0, "hegemonic-trade-policy").planets(1, FAR + 1).planets(0, FAR)
    game = table.troops(0, 50, infantry=1, space_dock=1).pools(0, goods=3).activate(0)
    answer(game, 0, "tech")
    answer(game, 0, "planet 50")
    seen = next(planet for planet in game.view(1).planets if planet.planet == 50)
    assert (seen.resources, seen.influence) == (1, 3)
    answer(game, 0, "build nothing")
    assert (resources(game, 50), influence(game, 50)) == (3, 1)
    assert NUMBER["hegemonic-trade-policy"] in game.players[0].exhausted
