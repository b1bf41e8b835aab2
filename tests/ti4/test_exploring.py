"""Exploring: who explores what, the decks, where cards go, frontier tokens, attachments."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import seeded
from orrery.ti4.attachments import ATTACHMENT, ATTACHMENTS
from orrery.ti4.components import FIND, NUMBER, numbers_of
from orrery.ti4.finds import DECKS, FIND_ROWS, FINDS
from orrery.ti4.planets import influence, resources, specialties_of
from orrery.ti4.research import Helping
from orrery.ti4.rules.control import GainControl
from orrery.ti4.rules.exploring import Explore, may_explore_frontier
from orrery.ti4.rules.find_moves import place_frontier_token
from orrery.ti4.setup import setup
from orrery.ti4.state import NOBODY
from orrery.ti4.things import things
from orrery.ti4.tiles import PLANETS, TILE, TILES
from support.cite import card, each_card, rule
from support.play import answer, asked
from support.ti4 import Table, plan
from support.ti4_facts import facts, key
from support.ti4_finds import (
    CORNEEQ,
    EMPTY,
    LODOR,
    MECATOL,
    OF_DECK,
    RESCULON,
    SAUDOR,
    VEFUT,
    WELLON,
    carry_out,
    discarded,
    explored,
    frontier,
    keys,
    kings,
    on_top,
)


def test_the_rows_are_the_printed_cards() -> None:
    printed = [fact for fact in facts("exploration")["cards"] if fact["set"] == "pok"]
    assert {row.key: (DECKS[row.deck], row.copies) for row in FINDS} == {
        key(fact["id"]): (fact["deck"], fact["copies"]) for fact in printed
    }
    for fact in printed:
        if fact["resolution"] == "attach":
            row = ATTACHMENTS[ATTACHMENT[key(fact["id"])]]
            attached = fact["attachment"]
            assert (row.resources, row.influence) == (attached["resources"], attached["influence"]), row.key
            assert row.specialty == attached.get("tech_specialty", ""), row.key
            assert row.closes == attached.get("units_locked", False), row.key
            assert row.tradeable == attached.get("tradeable_in_agenda_phase", False), row.key


# -- planets -----------------------------------------------------------------------------------------------------------


@rule("ti4:29.1", "ti4:53.1c", "ti4:29.2", "ti4:29.2a", "ti4:Q.terms.explore")
@pytest.mark.parametrize("deck", ["cultural", "hazardous", "industrial"])
def test_who_takes_a_planet_that_nobody_had_draws_from_the_deck_of_its_trait(deck: str) -> None:
    fragments = ("cultural-relic-fragment", "hazardous-relic-fragment", "industrial-relic-fragment")
    game = on_top(kings(), *fragments).game
    game.begin(GainControl(0, OF_DECK[deck]))
    assert keys(game.players[0].fragments) == [f"{deck}-relic-fragment"]


@rule("ti4:29.1")
def test_a_planet_of_another_player_is_not_explored() -> None:
    game = on_top(kings().planets(1, LODOR), "cultural-relic-fragment").game
    game.begin(GainControl(0, LODOR))
    assert game.controller[LODOR] == 0
    assert game.players[0].fragments == ()


@rule("ti4:29.2b")
@pytest.mark.parametrize("planet", [MECATOL, 0])
def test_planets_without_traits_are_not_explored(planet: int) -> None:
    fragments = ("cultural-relic-fragment", "hazardous-relic-fragment", "industrial-relic-fragment")
    game = on_top(kings(tiles=("18", "1")), *fragments).game
    game.begin(GainControl(0, planet))
    assert game.controller[planet] == 0
    assert [len(deck) for deck in game.explorations] == [1, 1, 1, 0]


@rule("ti4:29.2c")
def test_with_several_traits_the_explorer_chooses_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PLANETS[LODOR], "traits", "cultural industrial")
    game = on_top(kings(), "cultural-relic-fragment", "industrial-relic-fragment").game
    game.begin(Explore(0, LODOR))
    assert [option.id() for option in asked(game, 0).options] == [0, 2]
    answer(game, 0, "deck 2")
    assert keys(game.players[0].fragments) == ["industrial-relic-fragment"]


@rule("ti4:29.2d")
def test_who_takes_several_planets_says_which_is_explored_first_and_one_card_comes_after_the_other() -> None:
    table = kings().ships(0, 0, carrier=1, infantry=2).pools(0, commodities=0)
    on_top(table, "mercenary-outfit", "paradise-world")
    game = table.activate(5)
    plan(game, 0, (0, "carrier", 1), (0, "infantry", 2))
    plan(game, 0, (1000 + CORNEEQ, "infantry", 1), (1000 + RESCULON, "infantry", 1))
    assert asked(game, 0).prompt == "next control"
    answer(game, 0, f"planet {RESCULON}")
    assert asked(game, 0).prompt == "may place infantry", "the first card is resolved before the next is drawn"
    assert len(game.explorations[0]) == 1
    answer(game, 0, "place infantry")
    assert influence(game, CORNEEQ) == PLANETS[CORNEEQ].influence + 2


@rule("ti4:29.2d", "ti4:27.5")
@pytest.mark.parametrize("first", [CORNEEQ, RESCULON])
def test_the_order_is_asked_for_also_where_one_of_them_was_conquered(first: int) -> None:
    table = kings().ships(0, 0, carrier=1, infantry=2).planets(1, CORNEEQ, WELLON)
    on_top(table, "paradise-world")
    game = table.activate(5)
    plan(game, 0, (0, "carrier", 1), (0, "infantry", 2))
    plan(game, 0, (1000 + CORNEEQ, "infantry", 1), (1000 + RESCULON, "infantry", 1))
    answer(game, 0, f"planet {first}")
    taken = [event.values[0] for event in game.log or [] if event.kind == "control"]
    assert taken == [first, CORNEEQ + RESCULON - first]


@rule("ti4:29.3")
def test_a_planet_may_be_explored_more_than_once() -> None:
    table = on_top(kings().planets(0, VEFUT), "mining-world", "rich-world")
    game = table.game
    game.begin(Explore(0, VEFUT))
    assert resources(game, VEFUT) == PLANETS[VEFUT].resources + 2
    carry_out(game, Explore(0, VEFUT))
    assert resources(game, VEFUT) == PLANETS[VEFUT].resources + 3


# -- where cards go ----------------------------------------------------------------------------------------------------


@rule("ti4:29.7")
def test_a_card_is_discarded_when_it_is_resolved_and_not_before() -> None:
    game = explored(kings().planets(0, LODOR), "mercenary-outfit", LODOR)
    assert not discarded(game, "mercenary-outfit")
    assert game.count()["exploration cards"] == 1, "it is counted while it is resolved"
    answer(game, 0, "place nothing")
    assert discarded(game, "mercenary-outfit")


@rule("ti4:29.7a")
def test_a_deck_that_runs_out_is_made_of_its_discard_pile_at_once() -> None:
    table = kings().planets(0, LODOR)
    rest = tuple(numbers_of("freelancers"))
    table.game.explored = (rest, (), (), ())
    game = explored(table, "paradise-world", LODOR)
    assert sorted(game.explorations[0]) == sorted(rest)
    assert game.explored[0] == ()


@rule("ti4:29.7a")
def test_where_neither_deck_nor_pile_holds_anything_nothing_is_found() -> None:
    game = kings().planets(0, LODOR).game
    game.begin(Explore(0, LODOR))
    assert game.found == ()


@rule("ti4:29.8", "ti4:11", "ti4:11.3", "ti4:Q.terms.attach")
def test_an_attachment_stays_on_the_planet_for_all_to_see() -> None:
    game = explored(kings().planets(0, LODOR), "dyson-sphere", LODOR)
    assert (resources(game, LODOR), influence(game, LODOR)) == (5, 2)
    seen = next(planet for planet in game.view(1).planets if planet.planet == LODOR)
    assert keys(seen.attached) == ["dyson-sphere"]
    assert (seen.resources, seen.influence) == (5, 2)
    assert not discarded(game, "dyson-sphere")


@rule("ti4:11.2")
def test_what_is_attached_stays_when_the_planet_changes_hands() -> None:
    game = explored(kings().planets(0, LODOR), "dyson-sphere", LODOR)
    carry_out(game, GainControl(1, LODOR))
    assert game.controller[LODOR] == 1
    assert resources(game, LODOR) == 5


@rule("ti4:29.9")
def test_a_fragment_lies_face_up_before_its_finder() -> None:
    game = explored(kings().planets(0, LODOR), "cultural-relic-fragment", LODOR)
    assert keys(game.view(1).players[0].fragments) == ["cultural-relic-fragment"]


ADDED = {
    "dyson-sphere": (LODOR, 2, 1),
    "paradise-world": (LODOR, 0, 2),
    "tomb-of-emphidia": (LODOR, 0, 1),
    "lazax-survivors": (VEFUT, 1, 2),
    "mining-world": (VEFUT, 2, 0),
    "rich-world": (VEFUT, 1, 0),
}


@each_card("find")
@pytest.mark.parametrize(
    "find",
    ["dyson-sphere", "paradise-world", "tomb-of-emphidia", "lazax-survivors", "mining-world", "rich-world"],
)
def test_what_attachments_add(find: str) -> None:
    planet, more, votes = ADDED[find]
    game = explored(kings().planets(0, planet), find, planet)
    printed = PLANETS[planet]
    assert (resources(game, planet), influence(game, planet)) == (printed.resources + more, printed.influence + votes)


FACILITIES = {
    "biotic-research-facility": "green",
    "cybernetic-research-facility": "yellow",
    "propulsion-research-facility": "blue",
}


@each_card("find")
@pytest.mark.parametrize(
    "find",
    [
        "biotic-research-facility",
        "cybernetic-research-facility",
        "propulsion-research-facility",
        "warfare-research-facility",
    ],
)
def test_a_facility_gives_a_specialty_or_more_where_there_is_one(find: str) -> None:
    colour = FACILITIES.get(find, "red")
    plain = SAUDOR if find in FACILITIES else VEFUT
    game = explored(kings().planets(0, plain), find, plain)
    assert specialties_of(game, plain) == (colour,)
    assert resources(game, plain) == PLANETS[plain].resources
    assert (plain, "planet", (colour,)) in Helping(game, 0).towards(NOBODY), "it is exhausted for a prerequisite"
    special = WELLON if find in FACILITIES else next(n for n, row in enumerate(PLANETS) if row.key == "meharxull")
    game = explored(kings(tiles=("18", "19", "24")).planets(0, special), find, special)
    assert specialties_of(game, special) == (PLANETS[special].specialty,)
    assert resources(game, special) == PLANETS[special].resources + 1
    assert influence(game, special) == PLANETS[special].influence + 1


@card("ti4:biotic-research-facility", "ti4:propulsion-research-facility")
def test_of_two_facilities_the_first_is_the_specialty() -> None:
    table = on_top(kings().planets(0, SAUDOR), "biotic-research-facility", "propulsion-research-facility")
    game = table.game
    game.begin(Explore(0, SAUDOR))
    carry_out(game, Explore(0, SAUDOR))
    assert specialties_of(game, SAUDOR) == ("green",)
    assert resources(game, SAUDOR) == PLANETS[SAUDOR].resources + 1


# -- the frontier ------------------------------------------------------------------------------------------------------


@rule("ti4:29.5", "ti4:29.6")
def test_a_frontier_token_is_explored_by_its_own_deck_and_discarded_then() -> None:
    table = on_top(kings(), "cultural-relic-fragment")
    game = frontier(table, "unknown-relic-fragment")
    assert keys(game.players[0].fragments) == ["unknown-relic-fragment"]
    assert game.frontier == ()
    assert len(game.explorations[0]) == 1


@rule("ti4:29.4")
def test_only_who_may_and_has_ships_there_explores_after_a_tactical_action() -> None:
    for may, ship, found in ((True, True, 1), (True, False, 0), (False, True, 0)):
        table = on_top(kings(), "unknown-relic-fragment")
        table.game.frontier = (EMPTY,)
        table.ships(0, 0, cruiser=1)
        if may:
            table.techs(0, "dark-energy-tap")
        game = table.begin()
        answer(game, 0, "tactical")
        answer(game, 0, f"system {EMPTY}")
        if ship:
            plan(game, 0, (0, "cruiser", 1))
        else:
            answer(game, 0, "move nothing")
        assert len(game.players[0].fragments) == found
        assert game.frontier == (() if found else (EMPTY,))


@rule("ti4:29.4")
def test_the_frontier_of_another_system_is_not_explored() -> None:
    table = on_top(kings().techs(0, "dark-energy-tap"), "unknown-relic-fragment")
    table.game.frontier = (EMPTY,)
    game = table.ships(0, 0, cruiser=1).begin()
    assert not may_explore_frontier(game, 0, 0)
    assert not may_explore_frontier(game, 0, EMPTY)
    game.players[0].put_in_space(EMPTY, game.players[0].space[0])
    assert may_explore_frontier(game, 0, EMPTY)
    assert not may_explore_frontier(game, 1, EMPTY)


@rule("ti4:98.1", "ti4:98.1a", "ti4:98.1b", "ti4:98.1c", "ti4:98.1d", "ti4:S7.frontier", "ti4:29.4a")
def test_at_the_beginning_a_token_lies_in_every_system_without_planets() -> None:
    options: dict[str, int | str] = {"players": 6, "sets": "kings", "factions": "sol,creuss,hacan,letnev,mentak,yin"}
    game = setup(options, 3)
    tiles = [TILES[game.chart.tiles[system]] for system in game.frontier]
    assert game.frontier == tuple([each for each in range(game.chart.systems) if not game.chart.planets[each]])
    assert any(tile.anomalies for tile in tiles), "anomalies have one"
    assert game.chart.tiles.index(TILE["17"]) in game.frontier, "so has the Creuss gate"
    assert not any(tile.lines for tile in tiles)
    assert all(system.frontier == (number in game.frontier) for number, system in enumerate(game.view(0).systems))
    place_frontier_token(game, game.frontier[0])
    assert len(game.frontier) == len(set(game.frontier)), "a system holds one at most"


@rule("ti4:S7.frontier")
def test_the_base_game_has_no_frontier_no_decks_and_no_relics() -> None:
    game = setup({"players": 3}, 3)
    assert (game.frontier, game.relics, game.explorations) == ((), (), ())
    assert game.view(0).exploration is None


@rule("ti4:S8.relics")
def test_relics_and_each_deck_are_shuffled_by_themselves() -> None:
    one, two = (setup({"players": 3, "sets": "kings"}, seed) for seed in (1, 2))
    assert [len(deck) for deck in one.explorations] == [20, 20, 20, 14]
    assert len(one.relics) == 10
    assert one.relics != two.relics
    for deck, (mine, theirs) in enumerate(zip(one.explorations, two.explorations)):
        assert mine != theirs
        assert sorted(mine) == sorted(theirs)
        assert {FIND_ROWS[each].deck for each in keys(mine)} == {deck}


# -- what is seen ------------------------------------------------------------------------------------------------------


@rule("ti4:29.2")
def test_what_the_decks_hold_is_known_and_their_order_is_not() -> None:
    game = setup({"players": 3, "sets": "kings"}, 5)
    seen = game.view(0).exploration
    assert seen is not None
    assert seen.decks == tuple([tuple(sorted(deck)) for deck in game.explorations])
    other = game.redeal(0, seeded(8))
    assert other.explorations != game.explorations
    assert other.relics != game.relics
    assert other.view(0) == game.view(0)


def test_the_card_that_is_resolved_lies_there_for_all_to_see() -> None:
    game = explored(kings().planets(0, LODOR), "mercenary-outfit", LODOR)
    seen = game.view(1).exploration
    assert seen is not None
    assert seen.now == 0
    assert (seen.found[0].seat, seen.found[0].planet, seen.found[0].system) == (0, LODOR, 3)
    assert keys((seen.found[0].find,)) == ["mercenary-outfit"]
    answer(game, 0, "place nothing")
    seen = game.view(1).exploration
    assert seen is not None
    assert seen.now == -1, "it is put away, and was found in this round all the same"
    assert len(seen.found) == 1


def test_things_tell_what_is_printed_on_the_cards() -> None:
    found = things("en")[FIND][str(NUMBER["dyson-sphere"])]
    assert (found["name"], found["deck"], found["after"]) == ("Dyson Sphere", "cultural", "attached")
    assert found["attachment"] == {"resources": 2, "influence": 1, "specialty": ""}


def test_explored_in_a_round_is_told_until_the_round_ends() -> None:
    table: Table = kings().planets(0, LODOR)
    game = explored(table, "paradise-world", LODOR)
    assert game.copy().view(0) == game.view(0)
    assert [row[1:] for row in game.found] == [(0, 1000 + LODOR, NUMBER["paradise-world"])]
    game = frontier(kings(), "unknown-relic-fragment")
    assert game.found[0][2] == EMPTY


def test_what_is_lost_or_lies_twice_breaks_the_law() -> None:
    game = setup({"players": 3, "sets": "kings"}, 1)
    start = game.count()
    assert (start["exploration cards"], start["relics"]) == (74, 10)
    find, relic = game.explorations[0][-1], game.relics[-1]
    game.explorations = (game.explorations[0][:-1], *game.explorations[1:])
    assert game.count()["exploration cards"] == 73
    game.players[0].fragments = game.players[1].fragments = (find,)
    assert (game.count()["exploration cards"], game.count()["twice"]) == (74, 1)
    game.players[1].fragments, game.players[1].relics = (), (relic,)
    assert game.count()["twice"] == 1
    game.players[1].relics = ()
    game.frontier = (game.frontier[0], *game.frontier)
    assert game.count()["wrong"] == 1
