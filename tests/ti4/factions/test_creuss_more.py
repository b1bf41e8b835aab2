"""The Ghosts of Creuss in corners: laws about wormholes, homes, tokens in the hands of others, torn ships."""

from __future__ import annotations

from orrery.ti4.adjacency import adjacent, are_neighbours, wormholes_in
from orrery.ti4.combat import cannons
from orrery.ti4.components import note_of
from orrery.ti4.factions.creuss import places_for_wormholes
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.elimination import Eliminate
from orrery.ti4.rules.retreat import retreats
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.units import CRUISER, DREADNOUGHT, FIGHTER, damaged
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table
from support.ti4_combat import battle, left
from support.ti4_onward import offered, onward, prompts

FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated
HOLES = ("46", "39", "20", "21", "40", "23", "24")  # an alpha wormhole in 1, a beta in 4
HOME = ("46", "39", "20", "21", "40", "23", "51")  # and the home of the Creuss in 6
CREUSS = 58


def creuss(*others: str, tiles: tuple[str, ...] = HOLES) -> Table:
    table = Table("creuss", *(others or ("sol",)), tiles=tiles).own(0).planets(0, FAR).planets(1, FAR + 1)
    return table.pools(0, fleet=5)


# -- Quantum Entanglement ----------------------------------------------------------------------------------------------


@card("ti4:quantum-entanglement", "ti4:enforced-travel-ban", "ti4:wormhole-reconstruction")
def test_laws_neither_stop_it_nor_add_to_it() -> None:
    """Under the ban the Creuss alone go through; under the reconstruction everybody sees what they see."""
    ban = creuss().law("enforced-travel-ban", -1).game
    assert 4 in adjacent(ban, 1, 0, True)
    assert 4 not in adjacent(ban, 1, 1, True)
    free = creuss().law("wormhole-reconstruction", -1).game
    assert 4 in adjacent(free, 1, 1)
    assert adjacent(free, 1, 0) == adjacent(free, 1, 1)


@card("ti4:quantum-entanglement")
@rule("ti4:71.7c")
def test_they_retreat_by_it_and_others_do_not() -> None:
    table = creuss().ships(0, 1, cruiser=1).ships(1, 1, cruiser=1).ships(0, 4, cruiser=1)
    assert 4 in retreats(table.game, 0, 1)
    table = creuss().ships(0, 1, cruiser=1).ships(1, 1, cruiser=1).ships(1, 4, cruiser=1)
    assert 4 not in retreats(table.game, 1, 1)


@card("ti4:quantum-entanglement", "ti4:dimensional-splicer")
@rule("ti4:63.3")
def test_neighbours_are_neighbours_for_both_sides_but_cannons_reach_from_theirs_alone() -> None:
    table = creuss(tiles=("46", "26", "20", "21", "25", "23", "24")).techs(0, "pds-2").techs(1, "pds-2")
    lodor, quann = 33, 32
    table.troops(0, lodor, pds=1, infantry=1).troops(1, quann, pds=1, infantry=1)
    game = table.game
    assert are_neighbours(game, 0, 1)
    assert are_neighbours(game, 1, 0)
    assert cannons(game, 0, 4), "from Lodor at what comes to Quann"
    assert not cannons(game, 1, 1), "not the other way"


# -- wormhole tokens ---------------------------------------------------------------------------------------------------


@card("ti4:wormhole-generator")
def test_a_home_is_closed_to_tokens_but_to_who_controls_a_planet_in_it() -> None:
    """Whoever lives there, or lived there once."""
    table = Table("sol", "creuss", tiles=HOME).planets(0, FAR).planets(1, FAR + 1)
    assert 6 not in places_for_wormholes(table.game, 0)
    assert 6 not in places_for_wormholes(table.game, 1), "its own player, if another holds the planet"
    table.game.begin(Eliminate(1))
    assert 6 not in places_for_wormholes(table.game, 0)
    assert 6 in places_for_wormholes(table.planets(0, CREUSS).game, 0)


@card("ti4:wormhole-generator")
@rule("ti4:31.8")
def test_the_generator_acts_in_every_status_phase_and_cannot_be_left() -> None:
    table = creuss().techs(0, "wormhole-generator").ships(0, 1, cruiser=1).ships(1, 3, cruiser=1)
    for player, number in zip(table.game.players, (1, 4), strict=True):
        player.strategies = (number,)
    table.game.active = -1
    table.game.begin(StatusPhase())
    game = table.game
    assert prompts(game) == [(0, "which wormhole")]
    assert {option.key for option in asked(game, 0).options} == {"alpha wormhole", "beta wormhole"}


@card("ti4:creuss-iff")
@rule("ti4:16.4a")
def test_a_note_of_who_is_gone_is_gone_and_the_wormholes_stay() -> None:
    table = Table("sol", "creuss", tiles=HOLES).notes(0, 1, "creuss-iff").planets(0, FAR)
    table.game.wormholes = ((2, "alpha"),)
    table.game.begin(Eliminate(1))
    assert note_of("creuss-iff", 1) not in table.game.players[0].notes
    assert wormholes_in(table.game, 2) == "alpha"


@card("ti4:creuss-iff", "ti4:spy-net")
@rule("ti4:31.18")
def test_a_note_that_went_back_and_was_bought_again_acts_once_in_its_moment() -> None:
    """Seat 0 has another note for the same moment, so that it is asked again."""
    table = Table("sol", "creuss", "yssaril", tiles=HOLES).planets(0, FAR).planets(1, FAR + 1).planets(2, FAR + 2)
    table.notes(0, 1, "creuss-iff").notes(0, 2, "spy-net").hand(2, "sabotage")
    game = table.begin()
    answer(game, 0, f"note {note_of('creuss-iff', 1)}")
    answer(game, 0, "beta wormhole")
    answer(game, 0, "system 3")
    assert offered(game, 0) == {"spy-net"}
    game.players[1].notes, game.players[0].notes = (), (*game.players[0].notes, note_of("creuss-iff", 1))
    answer(game, 0, f"note {note_of('spy-net', 2)}")
    assert prompts(game) == [(0, "action")]


# -- Dimensional Splicer -----------------------------------------------------------------------------------------------


def torn(theirs: dict[str, int], *dice: int, other: str = "sol") -> TwilightImperium:
    table = Table("creuss", other, tiles=("39", "19", "20", "21", "22", "23", "24")).own(1).pools(1, fleet=9)
    table.techs(0, "dimensional-splicer").planets(0, FAR).planets(1, FAR + 1)
    return battle(table.ships(0, 1, cruiser=1).ships(1, 0, **theirs).ships(1, 3, cruiser=1), *dice)


@card("ti4:dimensional-splicer", "ti4:non-euclidean-shielding")
@rule("ti4:75.6")
def test_two_hits_at_once_are_not_made_by_one() -> None:
    """With Non-Euclidean Shielding the one hit is cancelled by one use, and nothing is left over."""
    table = Table("creuss", "letnev", tiles=("39", "19", "20", "21", "22", "23", "24")).pools(1, fleet=9)
    table.techs(0, "dimensional-splicer").techs(1, "non-euclidean-shielding").planets(0, FAR).planets(1, FAR + 1)
    game = battle(table.ships(0, 1, cruiser=1).ships(1, 0, dreadnought=2).ships(1, 3, cruiser=1), *[1] * 20)
    answer(game, 0, "tech")
    onward(game, 1, "sustain damage")
    answer(game, 1, "sustain")
    assert damaged(game.players[1].ships_in(0), DREADNOUGHT) == 1
    assert left(game, 1, DREADNOUGHT) == 2


@card("ti4:dimensional-splicer")
def test_a_fighter_is_a_ship_too() -> None:
    game = torn({"carrier": 1, "fighter": 2}, *[1] * 20)
    answer(game, 0, "tech")
    answer(game, 0, f"type {FIGHTER}")
    assert left(game, 1, FIGHTER) == 1


@card("ti4:dimensional-splicer", "ti4:van-hauge")
def test_a_torn_van_hauge_takes_the_creuss_along_before_the_first_die() -> None:
    game = torn({"damaged_flagship": 1}, *[1] * 20, other="yin")
    answer(game, 0, "tech")
    assert left(game, 0, CRUISER) == 0
    assert not any(event.kind == "rolled" for event in game.log or [])


@card("ti4:creuss-iff")
@rule("ti4:31.7")
def test_who_points_at_a_closed_system_is_told_why() -> None:
    table = Table("sol", "creuss", tiles=HOME).planets(0, FAR).planets(1, FAR + 1).notes(0, 1, "creuss-iff")
    game = table.ships(1, 3, cruiser=1).begin()
    answer(game, 0, "note")
    answer(game, 0, "alpha wormhole")
    reasons = {system: game.why_not(0, ("system", system)) for system in (2, 3, 6)}
    assert {system: each.reason for system, each in reasons.items() if each is not None} == {
        3: "ships-of-others",
        6: "home-without-planet",
    }
