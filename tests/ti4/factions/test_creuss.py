"""The Ghosts of Creuss: gate and home, wormholes that move, the flagship, technologies and note."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Form, Refused
from orrery.kernel.rng import Arranged
from orrery.ti4.adjacency import adjacent, are_neighbours, wormholes_in
from orrery.ti4.bot.greedy import GreedyBot
from orrery.ti4.chart import FAR as APART
from orrery.ti4.chart import Chart
from orrery.ti4.combat import cannons
from orrery.ti4.components import note_of
from orrery.ti4.fleets import Side
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import load
from orrery.ti4.odds import Combat, odds
from orrery.ti4.odds_table import space_sides
from orrery.ti4.routes import Passage, move_value, reach
from orrery.ti4.rules.aimed import is_home
from orrery.ti4.rules.elimination import Eliminate
from orrery.ti4.rules.retreat import retreats
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.setup import setup
from orrery.ti4.tiles import TILE, TILES
from orrery.ti4.units import (
    CARRIER,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    FLAGSHIP,
    INFANTRY,
    PDS,
    SPACE_DOCK,
    count,
    damaged,
    force,
)
from orrery.ti4.words import Ti4Words
from support.cite import card, rule
from support.play import answer, asked, happened
from support.ti4 import RING, Table, everything, plan
from support.ti4_combat import battle, left
from support.ti4_combat import card as play_card

GATE, ALPHA, BETA, HOME = 1, 2, 5, 7  # systems of the galaxy below
CREUSS = TILES[TILE["51"]].planets[0]
FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated


def galaxy(*factions: str, rift: bool = False) -> Table:
    """Mecatol Rex in the middle; the gate of the Creuss in the north, alpha beside it, a beta in the south-west, and
    their home apart. In 3 and 4 nothing, or a gravity rift in 3."""
    tiles = ("18", "17", "39", "41" if rift else "20", "21", "40", "24", "51")
    table = Table(*factions, tiles=tiles[:7])
    table.game.chart = Chart(tuple([TILE[key] for key in tiles]), (*RING, APART))
    for seat in range(len(factions)):
        table.planets(seat, FAR + seat)
    return table


def ships_in(game: TwilightImperium, seat: int, system: int, type: int) -> int:
    return count(game.players[seat].ships_in(system), type)


# -- the gate ----------------------------------------------------------------------------------------------------------


@card("ti4:creuss-gate")
@rule("ti4:79.1", "ti4:79.2a", "ti4:100.4a")
def test_the_gate_lies_in_the_galaxy_and_the_home_beside_it() -> None:
    game = setup({"players": 6, "factions": "creuss,hacan,norr,letnev,mentak,yin", "speaker": "0"}, 4)
    chart = game.chart
    gate, home = chart.tiles.index(TILE["17"]), chart.homes.index("creuss")
    assert chart.places[gate] == (0, -3), "where the home of the first seat would be"
    assert chart.places[home] == APART
    assert (chart.rim[gate], chart.rim[home]) == (True, True)
    assert not is_home(game, gate)
    assert adjacent(game, home) == [gate]
    player = game.players[0]
    assert (ships_in(game, 0, home, DESTROYER), count(player.troops_on(CREUSS), SPACE_DOCK)) == (2, 1)
    assert player.notes[-1] == note_of("creuss-iff", 0)


@card("ti4:creuss-gate")
def test_ships_come_from_home_through_the_gate() -> None:
    game = galaxy("creuss", "sol").ships(0, HOME, cruiser=1).game
    assert Passage(game, 0, 0).needs_from(HOME) == 2


# -- quantum entanglement ----------------------------------------------------------------------------------------------


@card("ti4:quantum-entanglement")
@rule("ti4:63.3")
def test_alpha_and_beta_are_one_for_the_creuss_in_all_they_do() -> None:
    """Movement, cannons with a long range, neighbours; others fire and fly no farther for it."""
    table = galaxy("creuss", "sol").techs(0, "pds-2").techs(1, "pds-2").ships(0, ALPHA, cruiser=1)
    game = table.game
    assert Passage(game, 0, BETA).needs_from(ALPHA) == 1
    assert Passage(game, 1, BETA).needs_from(ALPHA) == 2, "over Mecatol Rex"
    game.wormholes = ((3, "alpha"), (4, "beta"))
    there, other = game.chart.planets[3][0], game.chart.planets[4][0]
    table.troops(0, there, pds=1).troops(1, other, pds=1)
    assert cannons(game, 0, BETA)
    assert not cannons(game, 1, ALPHA)
    assert are_neighbours(game, 0, 1)


@card("ti4:quantum-entanglement")
@rule("ti4:F.agenda.3")
def test_no_law_stops_it() -> None:
    game = galaxy("creuss", "sol").law("enforced-travel-ban", -1).game
    assert Passage(game, 0, BETA).needs_from(ALPHA) == 1


@card("ti4:quantum-entanglement")
def test_the_creuss_see_their_own_links_and_others_theirs() -> None:
    game = galaxy("creuss", "sol").game
    assert set(game.view(0).links) == {(GATE, HOME), (ALPHA, BETA)}
    assert set(game.view(1).links) == {(GATE, HOME)}
    assert set(game.public_view().links) == {(GATE, HOME)}


# -- slipstream --------------------------------------------------------------------------------------------------------


@card("ti4:slipstream")
@pytest.mark.parametrize(("start", "move"), [(HOME, 3), (ALPHA, 3), (BETA, 3), (GATE, 2), (3, 2), (0, 2)])
def test_ships_are_faster_from_home_and_from_wormholes(start: int, move: int) -> None:
    game = galaxy("creuss", "sol").game
    assert move_value(game, 0, CRUISER, start) == move
    assert move_value(game, 1, CRUISER, start) == 2


@card("ti4:slipstream")
def test_wormhole_tokens_make_them_faster_and_what_has_no_move_value_stays() -> None:
    game = galaxy("creuss", "sol").game
    game.wormholes = ((4, "beta"),)
    assert move_value(game, 0, CRUISER, 4) == 3
    assert move_value(game, 0, FIGHTER, 4) == 0


@card("ti4:slipstream")
def test_a_carrier_at_home_comes_to_mecatol_rex_in_one_action() -> None:
    game = galaxy("creuss", "sol").ships(0, HOME, carrier=1, infantry=1).activate(0)
    everything(game, 0)
    assert ships_in(game, 0, 0, CARRIER) == 1


# -- hil colish --------------------------------------------------------------------------------------------------------


def flagship(rift: bool = False) -> Table:
    """The flagship in 3, a carrier at the gate. From there it is two systems to 4, by the flagship too."""
    table = galaxy("creuss", "sol", rift=rift).own(0).pools(0, fleet=5)
    return table.ships(0, 3, flagship=1).ships(0, GATE, carrier=1)


@card("ti4:hil-colish")
def test_the_flagship_brings_a_delta_wormhole_for_everybody() -> None:
    game = flagship().game
    assert wormholes_in(game, 3) == "delta"
    assert {GATE, HOME} <= set(adjacent(game, 3, 1))
    assert 3 in adjacent(game, HOME, 1)
    assert game.view(1).systems[3].wormholes == "delta"
    assert (3, HOME) in game.view(1).links
    game.players[0].put_in_space(3, ())
    assert wormholes_in(game, 3) == ""
    assert HOME not in adjacent(game, 3)


@card("ti4:hil-colish")
def test_without_moving_it_its_wormhole_is_where_it_is() -> None:
    game = flagship().ships(0, HOME, cruiser=1).game
    assert Passage(game, 0, 3).needs_from(HOME) == 1
    assert Passage(game, 0, 4).needs_from(GATE) == 2


@card("ti4:hil-colish")
@rule("ti4:17.6")
def test_the_flagship_goes_ahead_and_others_follow_by_its_wormhole() -> None:
    """The carrier moves one system: from the gate into the one to which the flagship has gone."""
    game = flagship().activate(4)
    assert (GATE, "carrier", 1) in asked(game, 0).rows
    plan(game, 0, (3, "flagship", 1), (GATE, "carrier", 1))
    assert (ships_in(game, 0, 4, FLAGSHIP), ships_in(game, 0, 4, CARRIER)) == (1, 1)


@card("ti4:hil-colish")
def test_nobody_follows_a_flagship_that_stays() -> None:
    game = flagship().game
    refused = load(game, 0, Form(((GATE, "carrier", 1),)), Passage(game, 0, 4))
    assert isinstance(refused, Refused)
    assert refused.reason == "too-far"
    loaded = load(game, 0, Form(((3, "flagship", 1), (GATE, "carrier", 1))), Passage(game, 0, 4))
    assert not isinstance(loaded, Refused)
    assert [ship.passage.ahead for ship in loaded] == [False, True]


@card("ti4:hil-colish")
def test_it_may_as_well_come_after_the_others() -> None:
    """A cruiser at home flies to where the flagship is, and on; then the flagship leaves that system."""
    table = galaxy("creuss", "sol").own(0).pools(0, fleet=5).ships(0, 3, flagship=1).ships(0, HOME, cruiser=1)
    loaded = load(table.game, 0, Form(((3, "flagship", 1), (HOME, "cruiser", 1))), Passage(table.game, 0, 4))
    assert not isinstance(loaded, Refused)
    assert not any(ship.passage.ahead for ship in loaded), "both together: nothing needs it ahead"
    route = loaded[1].route
    assert route is not None
    assert route.systems == (HOME, 3)


@card("ti4:hil-colish")
def test_it_cannot_lead_from_under_an_own_token_or_where_it_does_not_come() -> None:
    table = flagship()
    table.game.players[0].tokens = (3,)
    assert (GATE, CARRIER) not in reach(table.game, 0)[4]
    assert (GATE, CARRIER) in reach(flagship().game, 0)[4]
    assert (GATE, CARRIER) not in reach(flagship().game, 0)[5], "too far for the flagship"


@card("ti4:hil-colish")
@rule("ti4:17.4f")
def test_who_needs_the_flagship_ahead_and_the_gravity_drive_does_not_come_by_the_drive_alone() -> None:
    """From 6, with ships of others in the middle and in 5, it is two systems behind the flagship, and three without."""
    table = galaxy("creuss", "sol").own(0).techs(0, "gravity-drive").pools(0, fleet=5)
    table.ships(0, 3, flagship=1).ships(0, 6, dreadnought=1).ships(1, 0, cruiser=1).ships(1, BETA, cruiser=1)
    ways = Passage(table.game, 0, 4)
    assert (ways.needs_from(6), ways.needs_for(DREADNOUGHT, 6)) == (3, 2)
    refused = load(table.game, 0, Form(((6, "dreadnought", 1),)), ways)
    assert isinstance(refused, Refused)
    assert refused.reason == "too-far"
    assert not isinstance(load(table.game, 0, Form(((3, "flagship", 1), (6, "dreadnought", 1))), ways), Refused)


@card("ti4:hil-colish")
def test_infantry_is_picked_up_on_the_way_that_it_opens() -> None:
    """A carrier at home takes infantry of the gate along, though that is no shorter."""
    table = galaxy("creuss", "sol").own(0).pools(0, fleet=5).ships(0, 3, flagship=1).ships(0, HOME, carrier=1)
    game = table.troops(0, CREUSS, infantry=2).activate(4)
    plan(game, 0, (3, "flagship", 1), (HOME, "carrier", 1), (1000 + CREUSS, "infantry", 2))
    assert ships_in(game, 0, 4, INFANTRY) + count(game.players[0].troops_on(game.chart.planets[4][0]), INFANTRY) == 2


@card("ti4:hil-colish")
@rule("ti4:F.creuss.3")
def test_a_flagship_that_a_rift_takes_leads_nobody() -> None:
    """What it carried is lost with it; the carrier stays where it is."""
    game = flagship(rift=True).ships(0, 3, infantry=1).activate(4)
    game.rng = Arranged(1, [], [3])
    plan(game, 0, (3, "flagship", 1), (3, "infantry", 1), (GATE, "carrier", 1))
    everything(game, 0)  # who carries it
    assert (ships_in(game, 0, 3, FLAGSHIP), ships_in(game, 0, 4, FLAGSHIP)) == (0, 0)
    assert (ships_in(game, 0, 3, INFANTRY), ships_in(game, 0, 4, INFANTRY)) == (0, 0)
    assert (ships_in(game, 0, GATE, CARRIER), ships_in(game, 0, 4, CARRIER)) == (1, 0)
    told = [event for event in happened(game) if event[0] == "removed"]
    assert told == [("removed", 0, (3, FLAGSHIP)), ("removed", 0, (3, INFANTRY))]


@card("ti4:hil-colish")
@rule("ti4:F.creuss.3")
def test_who_has_another_way_comes_without_it() -> None:
    """The cruiser flies over Mecatol Rex, with no infantry: cruisers of this level carry none."""
    game = flagship(rift=True).ships(0, GATE, cruiser=1).activate(4)
    game.rng = Arranged(1, [], [1])
    plan(game, 0, (3, "flagship", 1), (GATE, "carrier", 1), (GATE, "cruiser", 1))
    assert (ships_in(game, 0, 4, CRUISER), ships_in(game, 0, GATE, CARRIER)) == (1, 1)


@card("ti4:hil-colish")
@rule("ti4:F.creuss.3", "ti4:49.3")
def test_who_leaves_the_rift_beside_a_lost_flagship_takes_its_fighters_along() -> None:
    """Capacity counts when all have left: what is in the carrier beside the flagship is not lost with it."""
    game = flagship(rift=True).ships(0, 3, carrier=1, fighter=6).activate(4)
    game.rng = Arranged(1, [], [1, 10])
    plan(game, 0, (3, "flagship", 1), (3, "carrier", 1), (3, "fighter", 6), (GATE, "carrier", 1))
    everything(game, 0)  # who carries them
    assert (ships_in(game, 0, 4, CARRIER), ships_in(game, 0, GATE, CARRIER)) == (1, 1)
    assert (ships_in(game, 0, 4, FIGHTER), ships_in(game, 0, 3, FIGHTER)) in ((3, 0), (4, 0))


@card("ti4:hil-colish")
def test_a_flagship_that_comes_through_the_rift_leads_the_others() -> None:
    game = flagship(rift=True).activate(4)
    game.rng = Arranged(1, [], [4])
    plan(game, 0, (3, "flagship", 1), (GATE, "carrier", 1))
    assert (ships_in(game, 0, 4, FLAGSHIP), ships_in(game, 0, 4, CARRIER)) == (1, 1)


@card("ti4:hil-colish")
@rule("ti4:F.creuss.2")
def test_others_that_pass_its_system_use_its_wormhole() -> None:
    table = galaxy("creuss", "sol").own(0).ships(0, 3, flagship=1).ships(1, 4, cruiser=1)
    assert Passage(table.game, 1, HOME).needs_from(4) == 3
    table.techs(1, "light-wave-deflector")
    assert Passage(table.game, 1, HOME).needs_from(4) == 2


@card("ti4:hil-colish")
@rule("ti4:71.7c")
def test_both_sides_retreat_by_its_wormhole_as_long_as_it_is_there() -> None:
    table = galaxy("sol", "creuss").own(1).ships(0, 3, cruiser=1).ships(1, 3, flagship=1).troops(1, CREUSS, infantry=1)
    game = table.ships(0, GATE, destroyer=1).game
    assert retreats(game, 0, 3) == [GATE]
    assert retreats(game, 1, 3) == [HOME]
    game.players[1].put_in_space(3, force({CRUISER: 1}))
    assert (retreats(game, 0, 3), retreats(game, 1, 3)) == ([], [])


# -- wormhole tokens ---------------------------------------------------------------------------------------------------


def status(table: Table) -> TwilightImperium:
    for player in table.game.players:
        player.passed = True
    table.game.begin(StatusPhase())
    return table.game


@card("ti4:wormhole-generator")
def test_a_wormhole_is_placed_at_the_start_of_the_status_phase() -> None:
    """It must be, though nobody says where; all that asks for wormholes follows it."""
    game = status(galaxy("creuss", "sol").techs(0, "wormhole-generator").ships(0, 0, cruiser=1))
    assert asked(game, 0).prompt == "which wormhole"
    answer(game, 0, "alpha wormhole")
    answer(game, 0, "system 4")
    assert game.wormholes == ((4, "alpha"),)
    assert game.view(1).systems[4].wormholes == "alpha"
    assert (ALPHA, 4) in game.view(1).links
    assert 4 in adjacent(game, ALPHA, 1)
    assert Passage(game, 1, 4).needs_from(ALPHA) == 1
    assert Passage(game, 1, 4).needs_from(BETA) == 1, "next door"


@card("ti4:wormhole-generator")
def test_a_token_that_lies_there_is_moved_also_to_where_it_is() -> None:
    table = galaxy("creuss", "sol").techs(0, "wormhole-generator")
    table.game.wormholes = ((4, "alpha"), (3, "beta"))
    game = status(table)
    answer(game, 0, "alpha wormhole")
    answer(game, 0, "system 4")
    assert sorted(game.wormholes) == [(3, "beta"), (4, "alpha")]
    table = galaxy("creuss", "sol").techs(0, "wormhole-generator")
    table.game.wormholes = ((4, "alpha"), (3, "beta"))
    game = status(table)
    answer(game, 0, "beta wormhole")
    answer(game, 0, "system 4")
    assert sorted(game.wormholes) == [(4, "alpha"), (4, "beta")], "two in one system"
    assert wormholes_in(game, 4) == "alpha beta"
    game.wormholes = ((ALPHA, "alpha"),)
    assert game.view(0).systems[ALPHA].wormholes == "alpha", "named once"


@card("ti4:wormhole-generator")
def test_where_a_wormhole_may_be_placed() -> None:
    """Not among ships of others, but where one has a planet; one's own home, and no other."""
    table = galaxy("creuss", "sol").techs(0, "wormhole-generator").planets(0, CREUSS).ships(1, 4, cruiser=1)
    table.ships(1, 3, cruiser=1).planets(0, table.game.chart.planets[3][0])
    game = status(table)
    answer(game, 0, "beta wormhole")
    assert [option.id() for option in asked(game, 0).options] == [0, GATE, ALPHA, 3, BETA, 6, HOME]
    table = galaxy("sol", "creuss").techs(0, "wormhole-generator")
    game = status(table)
    answer(game, 0, "beta wormhole")
    assert HOME not in [option.id() for option in asked(game, 0).options], "a home, whoever lives there or not"


@card("ti4:wormhole-generator")
@rule("ti4:16.10b")
def test_wormholes_stay_when_the_creuss_are_gone() -> None:
    table = galaxy("creuss", "sol", "hacan")
    table.game.wormholes = ((4, "alpha"),)
    table.game.begin(Eliminate(0))
    assert table.game.players[0].eliminated
    assert table.game.wormholes == ((4, "alpha"),)


@card("ti4:creuss-iff")
@rule("ti4:F.creuss.1")
def test_another_places_a_wormhole_of_the_creuss_at_the_start_of_a_turn() -> None:
    """Though the Creuss have not researched anything. Then they have their note again."""
    game = galaxy("sol", "creuss").notes(0, 1, "creuss-iff").begin()
    assert asked(game, 0).prompt == "start-of-turn"
    answer(game, 0, "note")
    answer(game, 0, "beta wormhole")
    answer(game, 0, "system 3")
    assert game.wormholes == ((3, "beta"),)
    assert note_of("creuss-iff", 1) in game.players[1].notes
    assert asked(game, 0).prompt == "action", "and the turn goes on"


@card("ti4:creuss-iff")
def test_the_note_is_for_the_own_turn_of_who_is_not_the_creuss_player() -> None:
    game = galaxy("sol", "hacan", "creuss").notes(1, 2, "creuss-iff").begin()
    assert asked(game, 0).prompt == "action"
    game = galaxy("creuss", "sol").notes(0, 0, "creuss-iff").begin()
    assert asked(game, 0).prompt == "action"


@card("ti4:creuss-iff")
@rule("ti4:95.5")
def test_a_note_that_is_being_played_is_not_traded_meanwhile() -> None:
    table = galaxy("sol", "creuss").notes(0, 1, "creuss-iff").ships(0, 3, cruiser=1).ships(1, 4, cruiser=1)
    game = table.pools(0, goods=1).begin()
    assert asked(game, 0).asides
    answer(game, 0, "note")
    assert not asked(game, 0).asides


@card("ti4:creuss-iff")
def test_it_may_be_kept_for_later() -> None:
    game = galaxy("sol", "creuss").notes(0, 1, "creuss-iff").begin()
    answer(game, 0, "pass")
    assert game.wormholes == ()
    assert note_of("creuss-iff", 1) in game.players[0].notes


@card("ti4:wormhole-generator")
def test_a_bot_puts_the_wormhole_where_it_leads_its_fleet_to_planets() -> None:
    """Its carriers stand at beta; Mecatol Rex is the best that a wormhole could lead to."""
    table = galaxy("creuss", "sol").techs(0, "wormhole-generator").ships(0, BETA, carrier=2, infantry=4)
    game = status(table)
    for _ in range(2):
        decision = asked(game, 0)
        game.answer(GreedyBot().choose(game.view(0), decision, game.rng, game.copy))
    (system, _), *rest = game.wormholes
    assert not rest
    assert game.chart.planets[system], "there is something to take"
    assert system not in adjacent(Table("sol", "hacan").game, BETA), "and no way to it before"


# -- dimensional splicer -----------------------------------------------------------------------------------------------


def torn(
    theirs: dict[str, int], *dice: int, hand: tuple[str, ...] = (), mine: tuple[str, ...] = ()
) -> TwilightImperium:
    """The Creuss come with a cruiser to an alpha wormhole in the middle, where others wait, who may retreat."""
    table = Table("creuss", "sol", tiles=("39", "19", "20", "21", "22", "23", "24")).techs(0, "dimensional-splicer")
    table.planets(0, FAR).planets(1, FAR + 1).hand(1, *hand).hand(0, *mine).pools(1, fleet=9)
    return battle(table.ships(0, 1, cruiser=1).ships(1, 0, **theirs).ships(1, 3, cruiser=1), *dice)


def splice(game: TwilightImperium, type: int, hurt: int = 0) -> None:
    answer(game, 0, "tech")
    decision = game.asked(0)
    if decision is not None and decision.prompt == "splice ship":
        wanted = [
            at for at, each in enumerate(decision.options) if each.things[:2] == (("type", type), ("damaged", hurt))
        ]
        game.answer(Choice(0, (wanted[0],)))


@card("ti4:dimensional-splicer")
def test_the_creuss_choose_the_ship_that_takes_the_hit() -> None:
    game = torn({"carrier": 1, "fighter": 3, "destroyer": 1}, 1, 1, 1, 1, 1, 1, 1)
    splice(game, CARRIER)
    assert left(game, 1, CARRIER) == 0


@card("ti4:dimensional-splicer")
@rule("ti4:75.1")
def test_only_that_ship_may_sustain_it() -> None:
    """A cruiser is named: the dreadnought beside it cannot take the hit."""
    game = torn({"dreadnought": 1, "cruiser": 1}, *[1] * 9)
    splice(game, CRUISER)
    assert left(game, 1, CRUISER) == 0
    assert damaged(game.players[1].ships_in(0), DREADNOUGHT) == 0


@card("ti4:dimensional-splicer")
def test_the_named_ship_sustains_or_falls_as_its_owner_likes() -> None:
    for what, whole in (("sustain", 1), ("destroy", 0)):
        game = torn({"dreadnought": 1, "cruiser": 1}, *[1] * 9)
        splice(game, DREADNOUGHT)
        answer(game, 1, what)
        assert left(game, 1, DREADNOUGHT) == whole
        assert left(game, 1, CRUISER) == 1


@card("ti4:dimensional-splicer")
def test_a_damaged_ship_is_named_apart_from_whole_ones_of_its_type() -> None:
    game = torn({"dreadnought": 1, "damaged_dreadnought": 1}, *[1] * 9)
    splice(game, DREADNOUGHT, 1)
    assert left(game, 1, DREADNOUGHT) == 1
    assert damaged(game.players[1].ships_in(0), DREADNOUGHT) == 0, "the whole one could not sustain for it"


@card("ti4:dimensional-splicer")
@rule("ti4:F.action-cards.5", "ti4:F.action-cards.6")
def test_shields_hold_the_hit_and_a_direct_hit_follows_it() -> None:
    game = torn({"carrier": 1, "cruiser": 1}, *[1] * 9, hand=("shields-holding",))
    splice(game, CARRIER)
    play_card(game, 1, "shields-holding")
    assert left(game, 1, CARRIER) == 1
    game = torn({"dreadnought": 1, "cruiser": 1}, *[1] * 9, mine=("direct-hit",))
    splice(game, DREADNOUGHT)
    answer(game, 1, "sustain")
    play_card(game, 0, "direct-hit")
    assert left(game, 1, DREADNOUGHT) == 0


@card("ti4:dimensional-splicer")
def test_it_may_be_left_and_acts_once_in_a_combat_by_whatever_wormhole() -> None:
    game = torn({"carrier": 1, "cruiser": 1}, *[1] * 12)
    answer(game, 0, "pass")
    assert left(game, 1, CARRIER) == 1
    game = torn({"carrier": 2, "cruiser": 2}, *[1] * 20)
    splice(game, CARRIER)
    prompts = [decision.prompt for decision in game.waiting()]
    assert "start-of-space-combat-round" not in prompts


@card("ti4:dimensional-splicer")
@pytest.mark.parametrize(("tile", "token", "acts"), [("20", "", False), ("20", "beta", True), ("17", "", True)])
def test_there_must_be_a_wormhole_of_any_kind(tile: str, token: str, acts: bool) -> None:
    table = Table("creuss", "sol", tiles=(tile, "19", "21", "22", "23", "24", "25")).techs(0, "dimensional-splicer")
    table.planets(0, FAR).planets(1, FAR + 1).ships(0, 1, cruiser=1).ships(1, 0, carrier=1, cruiser=1)
    table.game.wormholes = ((0, token),) if token else ()
    mine, theirs = space_sides(table.game, 0, 1, 0)
    assert ("dimensional-splicer" in mine.has) == acts
    assert "dimensional-splicer" not in theirs.has
    game = battle(table, *[1] * 9)
    assert (game.asked(0) is not None and asked(game, 0).prompt == "start-of-space-combat-round") == acts


@card("ti4:dimensional-splicer")
@card("ti4:hil-colish")
def test_the_wormhole_of_the_flagship_is_one() -> None:
    table = Table("creuss", "sol").own(0).techs(0, "dimensional-splicer").planets(0, FAR).planets(1, FAR + 1)
    game = battle(table.ships(0, 1, flagship=1).ships(1, 0, carrier=1, cruiser=1), *[1] * 9)
    assert asked(game, 0).prompt == "start-of-space-combat-round"


@card("ti4:dimensional-splicer")
def test_the_odds_know_the_hit_before_the_first_round() -> None:
    """Against one ship that falls by it the combat is won before it begins; one that sustains is damaged."""
    mine = Side(force({CRUISER: 1}), has=("dimensional-splicer",))
    assert odds(Combat(mine, Side(force({CARRIER: 1})))).win == pytest.approx(1.0)
    whole, hurt = Side(force({DREADNOUGHT: 1})), Side(force({}, {DREADNOUGHT: 1}))
    assert odds(Combat(mine, whole)).win == pytest.approx(odds(Combat(Side(force({CRUISER: 1})), hurt)).win)
    assert odds(Combat(mine, hurt)).win == pytest.approx(1.0)
    two = Side(force({CARRIER: 1, CRUISER: 1}))
    assert odds(Combat(mine, two)).win == pytest.approx(
        odds(Combat(Side(force({CRUISER: 1})), Side(force({CARRIER: 1})))).win
    ), "the cruiser falls, which hits better"


@card("ti4:dimensional-splicer")
def test_a_bot_tears_the_dearest_ship_that_falls() -> None:
    game = torn({"dreadnought": 1, "carrier": 1, "fighter": 2}, *[1] * 9)
    answer(game, 0, "tech")
    decision = asked(game, 0)
    chosen = GreedyBot().choose(game.view(0), decision, game.rng, game.copy)
    assert decision.options[chosen.picks[0]].things[0] == ("type", CARRIER)


def test_cannons_know_the_way_through_the_wormholes_of_the_creuss() -> None:
    """With a token and the flagship what fires far reaches farther, of everybody."""
    table = galaxy("creuss", "sol").own(0).techs(1, "pds-2")
    planet = table.game.chart.planets[4][0]
    game = table.troops(1, planet, pds=1).game
    assert not cannons(game, 1, ALPHA)
    game.wormholes = ((4, "alpha"),)
    assert [gun[0] for gun in cannons(game, 1, ALPHA)] == [PDS]
    assert not cannons(game, 1, HOME)
    table.ships(0, 4, flagship=1)
    assert [gun[0] for gun in cannons(game, 1, HOME)] == [PDS]


@card("ti4:wormhole-generator", "ti4:dimensional-splicer")
@pytest.mark.parametrize(("language", "said"), [("en", "You put the alpha wormhole"), ("de", "Du legst das Alpha")])
def test_wormholes_and_torn_ships_can_be_said(language: str, said: str) -> None:
    words = Ti4Words(language, ["Ada", "Bo"], 0)
    game = status(galaxy("creuss", "sol").techs(0, "wormhole-generator").ships(0, 0, cruiser=1))
    decision = asked(game, 0)
    assert words.prompt(decision, game.view(0))
    assert len({words.option(option, decision, game.view(0)) for option in decision.options}) == 2
    answer(game, 0, "alpha wormhole")
    assert words.prompt(asked(game, 0), game.view(0))
    answer(game, 0, "system 4")
    placed = next(event for event in game.log or [] if event.kind == "alpha wormhole")
    assert words.event(placed).startswith(said)
    game = torn({"carrier": 1, "cruiser": 1}, *[1] * 9)
    answer(game, 0, "tech")
    decision = asked(game, 0)
    assert words.prompt(decision, game.view(0))
    assert len({words.option(option, decision, game.view(0)) for option in decision.options}) == 2
