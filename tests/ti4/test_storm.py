"""The ion storm: its wormhole, and when it turns over."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice
from orrery.ti4.adjacency import adjacent, wormholes_in
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.retreat import MoveAway, Retreat
from orrery.ti4.state import NOBODY
from orrery.ti4.units import CRUISER, count
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, plan
from support.ti4_finds import EMPTY, MECATOL, frontier, kings

# A ring of empty systems around Mecatol Rex; 2 holds an alpha, 6 a beta wormhole. The storm is at 4: opposite of 1.
SKY = ("18", "46", "39", "47", "48", "49", "40")
ALPHA, STORM, BETA = 2, 4, 6


def stormy(*factions: str, kind: str = "alpha") -> Table:
    table = kings(*factions or ("sol", "hacan"), tiles=SKY).planets(1, MECATOL).planets(0, 0)
    table.game.storm = (STORM, kind)
    return table


@card("ti4:ion-storm")
def test_who_finds_it_chooses_the_side_and_the_card_stays_in_play() -> None:
    game = frontier(kings(tiles=SKY), "ion-storm")
    answer(game, 0, "storm beta")
    assert game.storm == (EMPTY, "beta")
    assert wormholes_in(game, EMPTY) == "beta"
    assert BETA in adjacent(game, EMPTY)
    assert ALPHA not in adjacent(game, EMPTY)
    assert (game.purged, game.explored[3]) == ((), ())
    assert game.count()["exploration cards"] == 1
    seen = game.view(1).systems[EMPTY]
    assert (seen.storm, seen.wormholes) == ("beta", "beta")


@card("ti4:ion-storm")
@rule("ti4:Q.tokens.ion-storm")
def test_it_turns_over_when_ships_have_come_through_it() -> None:
    game = stormy().ships(0, ALPHA, cruiser=2, carrier=1).activate(STORM)
    plan(game, 0, (ALPHA, "cruiser", 2), (ALPHA, "carrier", 1))
    assert game.storm == (STORM, "beta"), "once for all of them: a carrier has no other way"


@card("ti4:ion-storm")
@rule("ti4:Q.tokens.ion-storm")
def test_it_turns_also_when_they_have_left_by_it() -> None:
    game = stormy().ships(0, STORM, carrier=1).activate(ALPHA)
    plan(game, 0, (STORM, "carrier", 1))
    assert game.storm == (STORM, "beta")


@card("ti4:ion-storm")
@rule("ti4:Q.tokens.ion-storm")
def test_it_stays_when_nobody_has_used_it() -> None:
    game = stormy().ships(0, 3, carrier=1).activate(STORM)
    plan(game, 0, (3, "carrier", 1))
    assert game.storm == (STORM, "alpha"), "they came from next door"
    game = stormy().ships(0, STORM, carrier=1).activate(STORM)
    assert game.storm == (STORM, "alpha"), "nobody moved"


def of_two_ways() -> TwilightImperium:
    """A cruiser comes to the storm through the wormhole in one step, or over another system in two."""
    return stormy().ships(0, ALPHA, cruiser=1).activate(STORM)


@card("ti4:ion-storm")
@rule("ti4:Q.tokens.ion-storm")
def test_where_ships_could_come_both_ways_their_owner_says_which() -> None:
    for how, side in (("through storm", "beta"), ("around storm", "alpha")):
        game = of_two_ways()
        plan(game, 0, (ALPHA, "cruiser", 1))
        assert asked(game, 0).prompt == "through storm"
        answer(game, 0, how)
        assert game.storm == (STORM, side)
        assert count(game.players[0].ships_in(STORM), CRUISER) == 1


@card("ti4:ion-storm")
def test_beside_an_equal_wormhole_the_mover_says_which_was_used() -> None:
    table = stormy().ships(0, ALPHA, carrier=1)
    table.game.wormholes = ((STORM, "alpha"),)
    game = table.activate(STORM)
    plan(game, 0, (ALPHA, "carrier", 1))
    assert asked(game, 0).prompt == "through storm"
    answer(game, 0, "around storm")
    assert game.storm == (STORM, "alpha")


@card("ti4:ion-storm")
def test_a_long_way_through_it_counts() -> None:
    """From 5 through the storm to the alpha wormhole: two steps."""
    game = stormy().ships(0, 5, cruiser=1).activate(ALPHA)
    plan(game, 0, (5, "cruiser", 1))
    assert asked(game, 0).prompt == "through storm", "or over Mecatol Rex"
    answer(game, 0, "through storm")
    assert game.storm == (STORM, "beta")


@card("ti4:ion-storm")
def test_others_at_its_end_do_not_bar_it() -> None:
    game = stormy().ships(0, 5, cruiser=1).ships(1, ALPHA, cruiser=1).activate(ALPHA)
    plan(game, 0, (5, "cruiser", 1))
    assert asked(game, 0).prompt == "through storm"


@card("ti4:ion-storm")
def test_a_way_through_it_that_is_too_long_is_none() -> None:
    """From 5 to 3, next to the storm on both sides: through its wormhole it would take three steps."""
    game = stormy().ships(0, 5, cruiser=1).activate(3)
    plan(game, 0, (5, "cruiser", 1))
    assert count(game.players[0].ships_in(3), CRUISER) == 1
    assert [each.prompt for each in game.waiting()] == ["action"], "nobody is asked for the way"
    assert game.storm == (STORM, "alpha")


@card("ti4:ion-storm")
@rule("ti4:Q.tokens.ion-storm")
def test_a_retreat_turns_it_and_other_moves_do_not() -> None:
    for kind, side in ((Retreat, "beta"), (MoveAway, "alpha")):
        table = stormy().ships(0, STORM, cruiser=1).ships(0, ALPHA, cruiser=1).ships(1, STORM, cruiser=1)
        game = table.game
        game.active, game.active_system = 1, STORM
        game.begin(kind(0, STORM, ALPHA) if kind is MoveAway else kind(0, STORM))
        if game.asked(0) is not None:
            game.answer(Choice(0, (0,)))
        assert count(game.players[0].ships_in(ALPHA), CRUISER) == 2
        assert game.storm == (STORM, side)


@card("ti4:ion-storm")
@rule("ti4:Q.tokens.ion-storm")
@pytest.mark.parametrize(("how", "side"), [("through storm", "beta"), ("around storm", "alpha")])
def test_who_could_retreat_beside_it_says_which_way(how: str, side: str) -> None:
    table = stormy().ships(0, STORM, cruiser=1).ships(0, ALPHA, cruiser=1).ships(1, STORM, cruiser=1)
    game = table.game
    game.wormholes = ((STORM, "alpha"),)
    game.active, game.active_system = 1, STORM
    game.begin(Retreat(0, STORM))
    while asked(game, 0).prompt != "through storm":
        game.answer(Choice(0, (0,)))
    answer(game, 0, how)
    assert game.storm == (STORM, side)


@card("ti4:ion-storm")
def test_for_the_creuss_it_leads_to_both_kinds() -> None:
    game = stormy("creuss", "sol").ships(0, BETA, carrier=1).activate(STORM)
    plan(game, 0, (BETA, "carrier", 1))
    answer(game, 0, "through storm")
    assert game.storm == (STORM, "beta"), "through an alpha to a beta"
    game = stormy("sol", "creuss").ships(0, BETA, cruiser=1).activate(STORM)
    plan(game, 0, (BETA, "cruiser", 1))
    assert game.storm == (STORM, "alpha"), "for others it does not lead there, so nobody is asked"


@card("ti4:ion-storm", "ti4:nexus-sovereignty")
def test_where_a_law_closes_the_nexus_nobody_has_come_from_there_through_it() -> None:
    for laws, prompts in (((), ["through storm"]), (((NUMBER["nexus-sovereignty"], NOBODY, NOBODY),), [])):
        table = kings(tiles=("18", "82B", "50", *SKY[3:])).planets(1, MECATOL).planets(0, 0).ships(0, 1, cruiser=1)
        table.game.storm, table.game.laws = (STORM, "alpha"), laws
        game = table.activate(STORM)
        plan(game, 0, (1, "cruiser", 1))
        assert count(game.players[0].ships_in(STORM), CRUISER) == 1, "over Mecatol Rex"
        assert [each.prompt for each in game.waiting() if each.prompt == "through storm"] == prompts


@card("ti4:ion-storm")
@rule("ti4:100.1")
def test_it_is_a_wormhole_for_neighbours_too() -> None:
    game = stormy().game
    assert STORM in adjacent(game, ALPHA)
    game.storm = (STORM, "beta")
    assert STORM not in adjacent(game, ALPHA)
    assert STORM in adjacent(game, BETA)
