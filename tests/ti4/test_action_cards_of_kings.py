"""The action cards of Prophecy of Kings: what each does, when it can be played, and what it meets."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.components import CARD, COMPONENTS, NUMBER, cards_of, numbers_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.registry import DEEDS
from orrery.ti4.routes import Passage
from orrery.ti4.rules.moves import discard_cards
from orrery.ti4.rules.tokens import pools
from orrery.ti4.rules.turn import ActionPhase
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.setup import setup
from orrery.ti4.state import AGENDA, NOBODY
from orrery.ti4.tiles import PLANETS
from orrery.ti4.units import (
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    INFANTRY,
    MECH,
    UNITS,
    count,
    damaged,
)
from orrery.ti4.words import Ti4Words
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_agendas import next_strategy_phase, ready
from support.ti4_combat import battle
from support.ti4_combat import card as play
from support.ti4_facts import facts, key

TWO = [number for number, planet in enumerate(PLANETS) if planet.influence == 2]
CULTURAL = [number for number, planet in enumerate(PLANETS) if planet.traits == "cultural"]
WIDE = ("18", "27", "28", "29", "30", "31", "32")


def kings(table: Table) -> Table:
    table.game.kings = True
    return table


def may_play(game: TwilightImperium, seat: int, name: str) -> bool:
    decision = game.asked(seat)
    options = decision.options if decision is not None else []
    return any(option.key == "card" and COMPONENTS[option.id()].key == name for option in options)


def log_of(game: TwilightImperium, kind: str) -> list[tuple[int, ...]]:
    return [event.values for event in game.log or [] if event.kind == kind]


# -- the deck ----------------------------------------------------------------------------------------------------------


@rule("ti4:S8")
def test_twenty_cards_come_to_the_eighty_and_only_with_the_expansion() -> None:
    rows = [row for row in facts("action_cards")["cards"] if row["set"] == "pok"]
    for row in rows:
        assert len(numbers_of(key(row["id"]))) == row["copies"], row["id"]
    assert [len(cards_of(CARD, with_kings)) for with_kings in (False, True)] == [80, 100]
    assert cards_of(CARD, False) == list(range(80)), "those of the base game keep their numbers"
    for sets, number in (("none", 80), ("kings", 100)):
        game = setup({"players": 3, "sets": sets}, 1)
        assert len(game.deck) + sum(len(player.hand) for player in game.players) == number


def test_every_card_acts_in_the_moments_that_are_printed_on_it() -> None:
    one = {
        "after-you-activate-system": "after-system-activated",
        "after-other-activates-system": "after-system-activated",
        "start-of-space-combat": "start-of-space-combat-round",
        "start-of-ground-combat": "start-of-ground-combat-round",
    }
    for row in facts("action_cards")["cards"]:
        if row["set"] == "pok":
            number = NUMBER[key(row["id"])]
            windows = {window for window in DEEDS if number in DEEDS[window]}
            assert windows == {one.get(each, each) for each in row["timing"]}, row["id"]


# -- exploration -------------------------------------------------------------------------------------------------------


def expedition(*deck: str, discard: tuple[str, ...] = ()) -> TwilightImperium:
    table = kings(Table("sol", "hacan").planets(0, CULTURAL[0]).hand(0, "archaeological-expedition"))
    game = table.game
    game.explorations = (tuple([NUMBER[each] for each in deck]), (), (), ())
    game.explored = (tuple([NUMBER[each] for each in discard]), (), (), ())
    return table.begin()


@card("ti4:archaeological-expedition")
def test_of_three_cards_the_fragments_are_kept_and_the_rest_is_discarded() -> None:
    game = expedition("cultural-relic-fragment", "dyson-sphere", "cultural-relic-fragment", "dyson-sphere")
    answer(game, 0, "card")
    assert len(game.players[0].fragments) == 1, "the lowest card was not turned up"
    told = [event.values for event in game.log_for(1) if event.kind == "expedition over"]
    turned_up = ("dyson-sphere", "cultural-relic-fragment", "dyson-sphere")
    assert told == [tuple([NUMBER[each] for each in turned_up])], "for everybody to see"
    assert (len(game.explorations[0]), len(game.explored[0])) == (1, 2)
    assert game.attachments == {}, "nothing is resolved"


@rule("ti4:29.7a")
@card("ti4:archaeological-expedition")
def test_a_deck_that_runs_out_is_made_of_its_discard_pile_and_no_card_comes_twice() -> None:
    game = expedition("dyson-sphere", discard=("cultural-relic-fragment",))
    answer(game, 0, "card")
    assert len(game.players[0].fragments) == 1
    assert (len(game.explorations[0]), len(game.explored[0])) == (0, 1)


@rule("ti4:58.3")
@card("ti4:archaeological-expedition")
def test_a_planet_of_that_trait_is_needed() -> None:
    table = kings(Table("sol", "hacan").hand(0, "archaeological-expedition"))
    table.game.explorations = ((NUMBER["dyson-sphere"],), (), (), ())
    table.game.explored = ((), (), (), ())
    assert not may_play(table.begin(), 0, "archaeological-expedition")


def probe(frontier: tuple[int, ...], ships: int) -> TwilightImperium:
    table = kings(Table("sol", "hacan", tiles=("46", "47", "48", "49", "50", "41", "18")).hand(0, "exploration-probe"))
    table.ships(0, ships, cruiser=1)
    table.game.frontier = frontier
    table.game.explorations = ((), (), (), (NUMBER["cultural-relic-fragment"],))
    table.game.explored = ((), (), (), ())
    return table.begin()


@rule("ti4:58.3")
@card("ti4:exploration-probe")
@pytest.mark.parametrize(("frontier", "able"), [((1,), True), ((2,), True), ((0,), True), ((4,), False), ((), False)])
def test_a_frontier_where_ones_ships_are_or_next_to_them_is_explored(frontier: tuple[int, ...], able: bool) -> None:
    game = probe(frontier, 1)
    assert may_play(game, 0, "exploration-probe") == able
    if able:
        answer(game, 0, "card")
        assert (len(game.players[0].fragments), game.frontier) == (1, ())


def artifacts(*fragments: str, near: bool = True) -> TwilightImperium:
    table = kings(Table("sol", "hacan", "norr").hand(0, "seize-artifact").ships(0, 1, cruiser=1))
    table.ships(1, 2 if near else 4, cruiser=1).ships(2, 4, cruiser=1)
    table.game.players[1].fragments = tuple([NUMBER[each] for each in fragments])
    return table.begin()


@rule("ti4:63.1", "ti4:58.3")
@card("ti4:seize-artifact")
def test_a_neighbour_gives_a_fragment_that_one_chooses() -> None:
    game = artifacts("cultural-relic-fragment", "industrial-relic-fragment", "cultural-relic-fragment")
    answer(game, 0, "card")
    assert [option.key for option in asked(game, 0).options] == ["cultural-relic-fragment", "industrial-relic-fragment"]
    answer(game, 0, "industrial-relic-fragment")
    assert game.players[0].fragments == (NUMBER["industrial-relic-fragment"],)
    assert len(game.players[1].fragments) == 2
    assert not may_play(artifacts(), 0, "seize-artifact")
    assert not may_play(artifacts("cultural-relic-fragment", near=False), 0, "seize-artifact")


# -- the strategic action ----------------------------------------------------------------------------------------------


def strategic(*cards: str, seat: int = 1) -> TwilightImperium:
    table = kings(Table("sol", "hacan", "norr").hand(seat, *cards))
    game = table.game
    game.players[0].strategies, game.players[1].strategies = (5,), (6,)
    game.players[2].strategies = (7,)
    game.active = NOBODY
    table.begin()
    return game


@rule("ti4:4.4", "ti4:83.2")
@card("ti4:coup-detat")
def test_the_turn_ends_and_the_strategy_card_stays_ready() -> None:
    game = strategic("coup-detat")
    answer(game, 0, "strategy 5")
    assert asked(game, 1).prompt == "when-player-would-perform-strategic-action"
    answer(game, 1, "card")
    assert game.players[0].used == ()
    assert (game.players[0].goods, game.active) == (0, 1), "no trade goods, and the next turn has begun"
    assert NUMBER["coup-detat"] in game.discard


@card("ti4:coup-detat", "ti4:fleet-logistics")
def test_it_also_ends_the_chance_of_a_second_action_and_is_not_for_ones_own() -> None:
    table = kings(Table("sol", "hacan").hand(1, "coup-detat").techs(0, "fleet-logistics").ships(0, 1, cruiser=1))
    table.game.players[0].strategies, table.game.players[1].strategies = (5,), (6,)
    table.game.active = NOBODY
    game = table.begin()
    answer(game, 0, "strategy 5")
    answer(game, 1, "card")
    assert game.active == 1
    own = strategic("coup-detat", seat=0)
    answer(own, 0, "strategy 5")
    assert own.players[0].goods == 3


@card("ti4:coup-detat", "ti4:sabotage")
def test_a_cancelled_coup_lets_the_action_take_place() -> None:
    table = kings(Table("sol", "hacan", "norr").hand(1, "coup-detat").hand(2, "sabotage"))
    for seat, strategy in enumerate((5, 6, 7)):
        table.game.players[seat].strategies = (strategy,)
    table.game.active = NOBODY
    game = table.begin()
    answer(game, 0, "strategy 5")
    answer(game, 1, "card")
    answer(game, 2, "card")
    assert game.players[0].goods == 3


# -- agendas -----------------------------------------------------------------------------------------------------------


def council(
    name: str, *, hand: dict[int, str], votes: tuple[str, ...] = (), planets: tuple[int, ...] = (0, 1, 2)
) -> TwilightImperium:
    """So many planets of 2 influence each; seats vote from 1 on; who has no words abstains."""
    table = kings(Table("sol", "hacan", "norr"))
    start = 0
    for seat, number in enumerate(planets):
        table.planets(seat, *TWO[start : start + number])
        start += number
    for seat, name_of_card in hand.items():
        table.hand(seat, name_of_card)
    game = table.game
    game.phase, game.active = AGENDA, NOBODY
    game.begin(ResolveAgenda(NUMBER[name]))
    while not game.over and game.waiting()[0].window and game.waiting()[0].prompt.endswith("revealed"):
        answer(game, game.waiting()[0].seat, "pass")
    ready(game)
    for seat, outcome in enumerate(votes, 1):
        answer(game, seat % 3, outcome)
        if game.asked(seat % 3) is not None and asked(game, seat % 3).prompt == "vote with":
            answer(game, seat % 3, *[f"planet {option.id()}" for option in asked(game, seat % 3).options])
    return game


@rule("ti4:2.10a")
@card("ti4:confounding-legal-text")
def test_one_is_elected_in_the_place_of_another() -> None:
    game = council("minister-of-commerce", hand={2: "confounding-legal-text"}, votes=("seat 1", "abstain"))
    play(game, 2, "confounding-legal-text")
    assert game.laws == ((NUMBER["minister-of-commerce"], 2, 2),)
    words = Ti4Words("en", ["Ann", "Bob", "Cid"], 0)
    told = [words.event(event) for event in game.log or [] if event.kind == "elected in place"]
    assert told == ["Cid is elected instead of Bob."]


@card("ti4:confounding-legal-text", "ti4:confusing-legal-text")
def test_it_may_answer_confusing_legal_text_and_is_not_for_who_is_elected() -> None:
    game = council(
        "minister-of-commerce",
        hand={1: "confusing-legal-text", 2: "confounding-legal-text"},
        votes=("seat 1", "abstain"),
    )
    if game.asked(1) is None:
        answer(game, 2, "pass")
    play(game, 1, "confusing-legal-text")
    answer(game, 1, "seat 0")
    assert may_play(game, 2, "confounding-legal-text")
    play(game, 2, "confounding-legal-text")
    assert game.laws == ((NUMBER["minister-of-commerce"], 2, 2),)
    own = council("minister-of-commerce", hand={2: "confounding-legal-text"}, votes=("abstain", "seat 2"))
    assert own.laws == ((NUMBER["minister-of-commerce"], 2, 2),)
    assert own.players[2].hand


@rule("ti4:31.15", "ti4:2.22b")
@card("ti4:deadly-plot")
def test_the_agenda_has_no_effect_is_not_replaced_and_all_ones_planets_are_exhausted() -> None:
    game = council("economic-equality", hand={1: "deadly-plot"}, votes=("for", "against"), planets=(0, 2, 3))
    game.exhausted[TWO[0]] = False
    play(game, 1, "deadly-plot")
    assert [player.goods for player in game.players] == [0, 0, 0]
    assert game.agenda_discard == (NUMBER["economic-equality"],)
    assert all(game.exhausted[planet] for planet in TWO[:2])
    assert NUMBER["deadly-plot"] in game.discard


@card("ti4:deadly-plot")
def test_only_for_who_wanted_another_outcome() -> None:
    won = council("economic-equality", hand={2: "deadly-plot"}, votes=("for", "against"), planets=(0, 2, 3))
    assert won.players[2].hand, "not asked: it voted for what is resolved"
    silent = council("economic-equality", hand={0: "deadly-plot"}, votes=("for", "against"), planets=(0, 2, 3))
    assert silent.players[0].hand, "it has voted for nothing"
    assert not may_play(silent, 0, "deadly-plot")


@rule("ti4:2.22b")
@card("ti4:deadly-plot", "ti4:imperial-rider", "ti4:drive-the-debate")
def test_predictions_fail_with_it_and_nobody_drives_the_debate() -> None:
    table = kings(Table("sol", "hacan", "norr").planets(1, TWO[0]).planets(2, *TWO[1:3]))
    table.hand(1, "deadly-plot").hand(0, "imperial-rider").game.players[2].secrets = (NUMBER["drive-the-debate"],)
    game = table.game
    game.phase, game.active = AGENDA, NOBODY
    game.begin(ResolveAgenda(NUMBER["minister-of-commerce"]))
    play(game, 0, "imperial-rider")
    answer(game, 0, "seat 2")
    ready(game)
    answer(game, 1, "seat 1")
    answer(game, 2, "seat 2")
    if game.asked(2) is not None and asked(game, 2).prompt == "vote with":
        answer(game, 2, *[f"planet {planet}" for planet in TWO[1:3]])
    play(game, 1, "deadly-plot")
    assert [player.points for player in game.players] == [0, 0, 0]
    assert game.laws == ()


@card("ti4:deadly-plot", "ti4:predictive-intelligence")
def test_votes_by_predictive_intelligence_are_in_vain_if_nothing_is_resolved() -> None:
    table = kings(Table("sol", "hacan", "norr").planets(1, *TWO[:3]).planets(2, TWO[3]).hand(2, "deadly-plot"))
    game = table.techs(1, "predictive-intelligence").game
    game.phase, game.active = AGENDA, NOBODY
    game.begin(ResolveAgenda(NUMBER["economic-equality"]))
    ready(game)
    answer(game, 1, "for")
    answer(game, 1, *[f"planet {planet}" for planet in TWO[:3]])
    answer(game, 1, "tech")
    answer(game, 2, "against")
    play(game, 2, "deadly-plot")
    assert game.players[1].exhausted == (NUMBER["predictive-intelligence"],)


@card("ti4:deadly-plot", "ti4:covert-legislation")
def test_a_hidden_agenda_goes_with_the_card_above_it() -> None:
    table = kings(Table("sol", "hacan", "norr").planets(1, TWO[0]).planets(2, *TWO[1:3]).hand(1, "deadly-plot"))
    game = table.game
    game.agendas = (NUMBER["mutiny"], NUMBER["economic-equality"])
    game.phase, game.active = AGENDA, NOBODY
    game.begin(ResolveAgenda(NUMBER["covert-legislation"]))
    ready(game)
    answer(game, 1, "against")
    answer(game, 2, "for")
    if game.asked(2) is not None and asked(game, 2).prompt == "vote with":
        answer(game, 2, *[f"planet {planet}" for planet in TWO[1:3]])
    play(game, 1, "deadly-plot")
    assert sorted(game.agenda_discard) == sorted([NUMBER["covert-legislation"], NUMBER["economic-equality"]])
    assert [player.goods for player in game.players] == [0, 0, 0]


def pressure(copies: int = 1) -> TwilightImperium:
    table = kings(Table("sol", "hacan", "norr").hand(1, *["diplomatic-pressure"] * copies))
    table.notes(0, 0, "ceasefire", "trade-agreement").notes(2, 2, "ceasefire")
    game = table.game
    game.phase, game.active = AGENDA, NOBODY
    game.begin(ResolveAgenda(NUMBER["mutiny"]))
    return game


@rule("ti4:95.6")
@card("ti4:diplomatic-pressure")
def test_another_player_gives_a_note_of_their_own_choice() -> None:
    game = pressure()
    play(game, 1, "diplomatic-pressure")
    assert [option.id() for option in asked(game, 1).options] == [0, 2]
    answer(game, 1, "seat 0")
    assert asked(game, 0).prompt == "hand over note"
    note = game.players[0].notes[1]
    answer(game, 0, f"note {note}")
    assert game.players[1].notes == (note,)
    assert game.players[1].traded == (), "no transaction"


@rule("ti4:3.6b")
@card("ti4:diplomatic-pressure")
def test_not_twice_on_the_same_player_for_one_agenda() -> None:
    game = pressure(2)
    play(game, 1, "diplomatic-pressure")
    answer(game, 1, "seat 0")
    answer(game, 0, "note")
    play(game, 1, "diplomatic-pressure")
    assert game.players[2].notes == (), "seat 2 was the only one left, and had one note"
    assert len(game.players[1].notes) == 2


# -- ground forces -----------------------------------------------------------------------------------------------------


def decoy(*, structure: bool = True) -> TwilightImperium:
    table = kings(Table("sol", "hacan", tiles=WIDE).hand(1, "decoy-operation").ships(0, 2, cruiser=1))
    first, second = table.game.chart.planets[1][:2]
    far = table.game.chart.planets[4][0]
    table.planets(1, first, second).troops(1, far, infantry=3).ships(1, 3, carrier=1, damaged_mech=1)
    if structure:
        table.troops(1, first, pds=1)
    table.game.players[1].tokens = (3,)
    return table.activate(1)


@card("ti4:decoy-operation")
def test_two_ground_forces_come_from_anywhere_also_from_space_and_under_tokens() -> None:
    game = decoy()
    second = game.chart.planets[1][1]
    play(game, 1, "decoy-operation")
    answer(game, 1, f"planet {second}")
    assert (asked(game, 1).least, asked(game, 1).most) == (0, 2)
    answer(game, 1, f"type {MECH}", f"type {INFANTRY}")
    there = game.players[1].troops_on(second)
    assert (count(there, INFANTRY), damaged(there, MECH)) == (1, 1), "damage stays"
    assert count(game.players[1].ships_in(3), MECH) == 0


@card("ti4:decoy-operation")
def test_without_a_structure_there_or_in_ones_own_activation_it_is_no_use() -> None:
    assert not may_play(decoy(structure=False), 1, "decoy-operation")
    table = kings(Table("sol", "hacan", tiles=WIDE).hand(0, "decoy-operation").ships(0, 2, cruiser=1))
    planet = table.game.chart.planets[1][0]
    game = table.troops(0, planet, pds=1).troops(0, table.game.chart.planets[4][0], infantry=1).activate(1)
    assert not may_play(game, 0, "decoy-operation")


@rule("ti4:59.4a")
@card("ti4:refit-troops")
def test_one_or_two_infantry_become_mechs_on_planets_or_in_space() -> None:
    table = kings(
        Table("sol", "hacan").hand(0, "refit-troops").troops(0, 26, infantry=3).ships(0, 1, carrier=1, infantry=1)
    )
    game = table.begin()
    answer(game, 0, "card")
    assert (asked(game, 0).least, asked(game, 0).most) == (1, 2)
    answer(game, 0, "place 1", f"place {1000 + 26}")
    there = game.players[0].troops_on(26)
    assert (count(there, INFANTRY), count(there, MECH)) == (2, 1)
    assert (count(game.players[0].ships_in(1), INFANTRY), count(game.players[0].ships_in(1), MECH)) == (0, 1)


@rule("ti4:59.4a", "ti4:58.3")
@card("ti4:refit-troops")
def test_without_mechs_left_one_may_come_from_the_board_or_the_infantry_stays() -> None:
    table = kings(Table("sol", "hacan").hand(0, "refit-troops").troops(0, 26, infantry=1).troops(0, 27, mech=4))
    game = table.begin()
    answer(game, 0, "card")
    if game.asked(0) is not None and asked(game, 0).prompt == "refit":
        answer(game, 0, f"place {1000 + 26}")
    answer(game, 0, "place fewer")
    assert count(game.players[0].troops_on(26), INFANTRY) == 1
    table = kings(Table("sol", "hacan").hand(0, "refit-troops").troops(0, 27, mech=1))
    assert not may_play(table.begin(), 0, "refit-troops"), "no infantry"


# -- technologies ------------------------------------------------------------------------------------------------------


@rule("ti4:89.9", "ti4:58.3")
@card("ti4:divert-funding")
def test_a_technology_goes_and_another_comes_for_which_it_is_no_prerequisite_any_more() -> None:
    table = kings(
        Table("sol", "hacan").hand(0, "divert-funding").techs(0, "neural-motivator", "sarween-tools", "spec-ops-2")
    )
    game = table.begin()
    answer(game, 0, "card")
    own = [COMPONENTS[option.id()].key for option in asked(game, 0).options]
    assert own == ["neural-motivator", "sarween-tools"], "neither upgrades nor those of factions"
    answer(game, 0, f"tech {NUMBER['sarween-tools']}")
    techs = [COMPONENTS[option.id()].key for option in asked(game, 0).options]
    assert "sarween-tools" not in techs
    assert "graviton-laser-system" not in techs
    assert "dacxive-animators" in techs
    answer(game, 0, f"tech {NUMBER['dacxive-animators']}")
    assert NUMBER["sarween-tools"] not in game.players[0].techs
    assert NUMBER["dacxive-animators"] in game.players[0].techs


@card("ti4:divert-funding", "ti4:sabotage")
def test_a_cancelled_diversion_costs_nothing() -> None:
    table = kings(Table("sol", "hacan").hand(0, "divert-funding").hand(1, "sabotage").techs(0, "sarween-tools"))
    game = table.begin()
    answer(game, 0, "card")
    answer(game, 1, "card")
    assert NUMBER["sarween-tools"] in game.players[0].techs


def prototype(goods: int, *techs: str, ground: bool = False) -> TwilightImperium:
    table = kings(Table("sol", "hacan").hand(0, "reveal-prototype").techs(0, *techs).pools(0, goods=goods))
    if ground:
        planet = table.game.chart.planets[0][0]
        table.ships(0, 1, carrier=1, infantry=1).troops(1, planet, infantry=1).planets(0, 30).planets(1, 31)
        game = table.activate(0)
        plan(game, 0, (1, "carrier", 1), (1, "infantry", 1))
        plan(game, 0, (1000 + planet, "infantry", 1))
        return game
    return battle(table.ships(0, 1, cruiser=1, fighter=1, carrier=1).ships(1, 0, cruiser=1).ships(1, 3, cruiser=1))


@card("ti4:reveal-prototype")
def test_an_upgrade_of_a_unit_in_the_combat_is_researched_and_holds_at_once() -> None:
    game = prototype(4, "plasma-scoring", "sarween-tools", "neural-motivator", "antimass-deflectors")
    play(game, 0, "reveal-prototype")
    techs = [COMPONENTS[option.id()].key for option in asked(game, 0).options]
    assert techs == ["fighter-2", "cruiser-2"], "of what fights, with its prerequisites"
    answer(game, 0, f"tech {NUMBER['cruiser-2']}")
    assert UNITS[game.players[0].units[CRUISER]].key == "cruiser-2"
    assert game.players[0].goods == 0


@card("ti4:reveal-prototype")
def test_not_without_the_resources_nor_without_such_an_upgrade() -> None:
    able = ("plasma-scoring", "sarween-tools", "neural-motivator", "antimass-deflectors")
    assert may_play(prototype(4, *able), 0, "reveal-prototype")
    assert not may_play(prototype(3, *able), 0, "reveal-prototype")
    assert not may_play(prototype(4, "sarween-tools"), 0, "reveal-prototype")


@card("ti4:reveal-prototype", "ti4:propagation")
@rule("ti4:31.15a", "ti4:89.9")
def test_for_whom_tokens_come_in_the_place_of_research_no_upgrade_need_be_within_reach() -> None:
    table = kings(Table("nekro", "hacan").hand(0, "reveal-prototype").pools(0, tactic=1, fleet=1, goods=4))
    game = battle(table.ships(0, 1, cruiser=1).ships(1, 0, cruiser=1))
    play(game, 0, "reveal-prototype")
    everything(game, 0)
    assert (sum(pools(game, 0)), game.players[0].goods) == (6, 0)


@card("ti4:reveal-prototype")
def test_in_ground_combats_for_ground_forces() -> None:
    game = prototype(4, "neural-motivator", "dacxive-animators", ground=True)
    play(game, 0, "reveal-prototype")
    everything(game, 0)
    assert NUMBER["spec-ops-2"] in game.players[0].techs, "the only one, and not of the carrier in space"


# -- discards ----------------------------------------------------------------------------------------------------------


@rule("ti4:3.7")
@card("ti4:reverse-engineer")
def test_an_action_that_another_has_played_is_taken_when_it_is_discarded() -> None:
    table = kings(Table("sol", "hacan").hand(0, "mining-initiative").planets(0, 26).hand(1, "reverse-engineer"))
    game = table.begin()
    answer(game, 0, "card")
    assert asked(game, 1).prompt == "after-action-card-discarded"
    play(game, 1, "reverse-engineer")
    assert game.players[1].hand == [NUMBER["mining-initiative"]]
    assert game.discard == [NUMBER["reverse-engineer"]]
    assert game.players[0].goods, "it was resolved all the same"


@card("ti4:reverse-engineer", "ti4:sabotage")
def test_a_cancelled_card_counts_and_so_do_discards_for_other_reasons() -> None:
    table = kings(Table("sol", "hacan", "norr").hand(0, "mining-initiative").planets(0, 26))
    game = table.hand(1, "sabotage").hand(2, "reverse-engineer").begin()
    answer(game, 0, "card")
    play(game, 1, "sabotage")
    play(game, 2, "reverse-engineer")
    assert game.players[2].hand == [NUMBER["mining-initiative"]], "not the Sabotage, which is no action"
    table = kings(Table("sol", "hacan").hand(0, "plague", "bunker").hand(1, "reverse-engineer"))
    game = table.game
    game.begin(ActionPhase())
    discard_cards(game, 0, list(game.players[0].hand))
    answer(game, 0, "pass")
    play(game, 1, "reverse-engineer")
    assert game.players[1].hand == [NUMBER["plague"]]


@card("ti4:reverse-engineer")
def test_not_for_ones_own_cards_nor_for_such_as_are_no_action() -> None:
    table = kings(Table("sol", "hacan").hand(0, "mining-initiative", "reverse-engineer").planets(0, 26))
    game = table.begin()
    answer(game, 0, f"card {NUMBER['mining-initiative']}")
    assert asked(game, 0).prompt == "end turn"
    table = kings(Table("sol", "hacan").hand(0, "flank-speed").ships(0, 1, cruiser=1).hand(1, "reverse-engineer"))
    game = table.activate(0)
    play(game, 0, "flank-speed")
    assert asked(game, 0).prompt == "move"


# -- ships -------------------------------------------------------------------------------------------------------------


@rule("ti4:101.2")
@card("ti4:scuttle")
def test_one_or_two_ships_go_back_for_what_they_cost() -> None:
    table = kings(
        Table("sol", "hacan")
        .hand(0, "scuttle")
        .ships(0, 1, cruiser=2, fighter=1, carrier=1)
        .ships(0, 2, damaged_dreadnought=1)
    )
    game = table.begin()
    answer(game, 0, "card")
    assert (asked(game, 0).least, asked(game, 0).most) == (1, 2)
    assert FIGHTER not in [option.things[1][1] for option in asked(game, 0).options]
    answer(game, 0, f"type {DREADNOUGHT}", f"type {CRUISER}")
    assert game.players[0].goods == 6
    assert (count(game.players[0].ships_in(1), CRUISER), count(game.players[0].ships_in(2), DREADNOUGHT)) == (1, 0)
    assert not log_of(game, "destroyed"), "returned, not destroyed"


@rule("ti4:49.3")
@card("ti4:scuttle")
def test_what_a_scuttled_ship_carried_is_lost_and_without_ships_it_cannot_be_played() -> None:
    table = kings(Table("sol", "hacan").hand(0, "scuttle").ships(0, 1, carrier=1, fighter=2))
    game = table.begin()
    answer(game, 0, "card")
    assert not game.players[0].ships_in(1)
    assert not may_play(kings(Table("sol", "hacan").hand(0, "scuttle")).begin(), 0, "scuttle")


ANOMALIES = ("46", "42", "18", "41", "43", "44", "20")  # nebula 42, gravity rift 41, supernova 43, asteroids 44


@rule("ti4:13.1", "ti4:86.1", "ti4:65.2", "ti4:37.2")
@card("ti4:nav-suite")
def test_anomalies_neither_close_nor_slow_nor_help_nor_harm() -> None:
    kinds = Table("sol", tiles=ANOMALIES).game.chart.anomalies
    assert [kind for kind in kinds if kind] == ["nebula", "gravity_rift", "supernova", "asteroid_field"]
    table = kings(Table("sol", "hacan", tiles=ANOMALIES).ships(0, 3, cruiser=1).hand(0, "nav-suite"))
    game = table.activate(4)
    assert Passage(game, 0, 4).needs_from(3) > 10, "a supernova"
    play(game, 0, "nav-suite")
    ways = Passage(game, 0, 4)
    assert ways.needs_from(3) == 1, "neither closed nor one step for nothing out of the rift"
    assert all(ways.open)
    plan(game, 0, (3, "cruiser", 1))
    assert count(game.players[0].ships_in(4), CRUISER) == 1
    assert not log_of(game, "rift"), "no dice"


@rule("ti4:71.7")
@card("ti4:nav-suite")
def test_retreats_are_no_movement_and_others_have_no_part_in_it() -> None:
    table = kings(Table("sol", "hacan", tiles=ANOMALIES).ships(0, 2, cruiser=1).hand(0, "nav-suite"))
    table.ships(0, 4, cruiser=1).ships(1, 0, cruiser=1)
    game = table.activate(0)
    play(game, 0, "nav-suite")
    assert Passage(game, 1, 4).needs_from(0) > 10
    plan(game, 0, (2, "cruiser", 1))
    prompts = [decision.prompt for decision in game.waiting()]
    assert "announce retreat" not in prompts, (
        "the supernova next door is closed to it, though a ship of its own is there"
    )


@rule("ti4:65.2")
@card("ti4:nav-suite")
def test_a_nebula_does_not_slow() -> None:
    table = kings(Table("sol", "hacan", tiles=("46", "42", "47", "48", "18", "49", "50")).ships(0, 1, cruiser=1))
    game = table.hand(0, "nav-suite").activate(4)
    play(game, 0, "nav-suite")
    plan(game, 0, (1, "cruiser", 1))
    assert count(game.players[0].ships_in(4), CRUISER) == 1


def routed(*, able: bool = True) -> TwilightImperium:
    table = kings(Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).hand(1, "rout"))
    if able:
        table.planets(0, table.game.chart.planets[2][0])
    return battle(table, 1, 1)


@rule("ti4:71.4")
@card("ti4:rout")
def test_the_attacker_must_announce_a_retreat() -> None:
    game = routed()
    assert asked(game, 1).prompt == "start-of-announce-retreats"
    play(game, 1, "rout")
    assert len(log_of(game, "retreat announced")) == 1
    assert count(game.players[0].ships_in(2), CRUISER) == 1, "it has gone at the end of the round"


@card("ti4:rout")
def test_not_without_a_way_out_nor_for_the_attacker() -> None:
    game = routed(able=False)
    assert not may_play(game, 1, "rout")
    table = kings(
        Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).hand(0, "rout").ships(1, 3, cruiser=1)
    )
    game = battle(table, 1, 1)
    assert asked(game, 1).prompt == "announce retreat"


@rule("ti4:71.4")
@card("ti4:rout")
def test_if_the_defender_announces_one_the_attacker_cannot() -> None:
    table = kings(Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).hand(1, "rout"))
    game = battle(table.planets(0, table.game.chart.planets[2][0]).ships(1, 3, cruiser=1), 1, 1)
    play(game, 1, "rout")
    answer(game, 1, "retreat")
    assert len(log_of(game, "retreat announced")) == 1
    assert not [event for event in game.log or [] if event.kind == "retreat announced" and event.actor == 0]


def waylaid(played: bool, *dice: int) -> TwilightImperium:
    table = kings(Table("sol", "hacan").ships(0, 1, destroyer=1).ships(1, 0, dreadnought=1, cruiser=1))
    game = table.hand(0, "waylay").activate(0)
    game.rng = Arranged(1, [], list(dice))
    everything(game, 0)
    assert asked(game, 0).prompt == "before-anti-fighter-barrage-roll"
    if played:
        play(game, 0, "waylay")
    else:
        answer(game, 0, "pass")
    return game


@rule("ti4:46.2", "ti4:75.1")
@card("ti4:waylay")
def test_hits_of_the_barrage_go_to_any_ships_which_may_sustain() -> None:
    game = waylaid(True, 9, 9)
    assert asked(game, 1).prompt == "assign hits"
    answer(game, 1, "sustain", f"type {CRUISER}")
    there = game.players[1].ships_in(0)
    assert (damaged(there, DREADNOUGHT), count(there, CRUISER)) == (1, 0)


@card("ti4:waylay")
def test_without_it_they_hit_nothing_and_hits_of_the_other_side_stay_what_they_are() -> None:
    game = waylaid(False, 9, 9, 1, 1, 1)
    assert count(game.players[1].ships_in(0), CRUISER) == 1
    table = kings(Table("sol", "hacan").ships(0, 1, destroyer=1).ships(1, 0, destroyer=1).hand(0, "waylay"))
    game = table.activate(0)
    game.rng = Arranged(1, [], [1, 1, 9, 9, 10, 1])
    everything(game, 0)
    play(game, 0, "waylay")
    assert count(game.players[0].ships_in(0), 1) == 1, "only its own barrage"


@card("ti4:waylay", "ti4:fight-with-precision")
def test_other_ships_that_fall_are_no_fighters() -> None:
    table = kings(Table("sol", "hacan").ships(0, 1, destroyer=1).ships(1, 0, cruiser=2).hand(0, "waylay"))
    table.game.players[0].secrets = (NUMBER["fight-with-precision"],)
    game = table.activate(0)
    game.rng = Arranged(1, [], [9, 1, 1, 1])
    everything(game, 0)
    play(game, 0, "waylay")
    assert count(game.players[1].ships_in(0), CRUISER) == 1
    assert game.players[0].points == 0


# -- strategy cards ----------------------------------------------------------------------------------------------------


@card("ti4:manipulate-investments")
def test_five_goods_lie_on_at_least_three_strategy_cards() -> None:
    table = kings(Table("sol", "hacan", "norr").hand(2, "manipulate-investments"))
    game = next_strategy_phase(table.game)
    play(game, 2, "manipulate-investments")
    assert (asked(game, 2).least, asked(game, 2).most, len(asked(game, 2).options)) == (3, 5, 8)
    answer(game, 2, "strategy 1", "strategy 4", "strategy 8")
    assert (asked(game, 2).least, asked(game, 2).most) == (2, 2)
    answer(game, 2, "strategy 8", "strategy 8")
    assert game.bonus == (0, 1, 0, 0, 1, 0, 0, 0, 3)
    answer(game, 0, "strategy 8")
    assert game.players[0].goods == 3, "who chooses the card has them"


@card("ti4:manipulate-investments")
def test_five_cards_are_five_goods() -> None:
    table = kings(Table("sol", "hacan", "norr").hand(2, "manipulate-investments"))
    game = next_strategy_phase(table.game)
    play(game, 2, "manipulate-investments")
    answer(game, 2, *[f"strategy {number}" for number in range(1, 6)])
    assert sum(game.bonus) == 5
    assert asked(game, 0).prompt == "choose strategy"


# -- at their bounds ---------------------------------------------------------------------------------------------------


@card("ti4:decoy-operation")
def test_what_is_taken_up_and_placed_is_told_and_only_ones_own_planets_take_it() -> None:
    table = kings(Table("sol", "hacan", tiles=WIDE).hand(1, "decoy-operation").ships(0, 2, cruiser=1))
    first, second = table.game.chart.planets[1][:2]
    far = table.game.chart.planets[4][0]
    game = table.troops(1, first, pds=1).planets(0, second).troops(1, far, infantry=3).activate(1)
    play(game, 1, "decoy-operation")
    assert asked(game, 1).prompt == "decoys", "the other planet is not theirs"
    assert len(asked(game, 1).options) == 2, "two of a kind are enough"
    answer(game, 1, f"type {INFANTRY}")
    told = [(event.kind, event.actor, event.values) for event in game.log or []]
    assert ("taken up", 1, (ON_PLANET + far, INFANTRY, 1)) in told
    assert ("placed", 1, (ON_PLANET + first, INFANTRY, 1)) in told
    assert count(game.players[1].troops_on(far), INFANTRY) == 2


@card("ti4:decoy-operation")
def test_mechs_of_both_kinds_come_as_they_are() -> None:
    table = kings(Table("sol", "hacan", tiles=WIDE).hand(1, "decoy-operation").ships(0, 2, cruiser=1))
    first = table.game.chart.planets[1][0]
    game = table.troops(1, first, pds=1).ships(1, 4, carrier=1, mech=1, damaged_mech=1).activate(1)
    play(game, 1, "decoy-operation")
    assert {dict(option.things)["damaged"] for option in asked(game, 1).options} == {0, 1}
    answer(game, 1, "damaged 0")
    there, left = game.players[1].troops_on(first), game.players[1].ships_in(4)
    assert (count(there, MECH), damaged(there, MECH)) == (1, 0)
    assert (count(left, MECH), damaged(left, MECH)) == (1, 1)


@card("ti4:waylay")
def test_only_who_rolls_for_the_barrage_waylays() -> None:
    for ships, offered in (({"destroyer": 1}, True), ({"cruiser": 1}, False)):
        table = kings(Table("sol", "hacan", "norr").ships(0, 1, destroyer=1).ships(1, 0, **ships).planets(2, 0))
        game = table.hand(1, "waylay").activate(0)
        everything(game, 0)
        assert may_play(game, 1, "waylay") == offered
        table = kings(Table("sol", "hacan", "norr").ships(0, 1, destroyer=1).ships(1, 0, **ships).planets(2, 0))
        game = table.hand(2, "waylay").activate(0)
        everything(game, 0)
        assert not may_play(game, 2, "waylay"), "who only looks on"


@card("ti4:reveal-prototype")
def test_a_prototype_is_revealed_by_who_fights_and_in_the_first_round() -> None:
    able = ("plasma-scoring", "sarween-tools", "neural-motivator", "antimass-deflectors")
    table = kings(Table("sol", "hacan", "norr").hand(2, "reveal-prototype").techs(2, *able).pools(2, goods=4))
    game = battle(table.planets(2, 0).ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(2, 3, cruiser=1))
    assert not may_play(game, 2, "reveal-prototype")
    table = kings(Table("sol", "hacan").hand(0, "reveal-prototype").techs(0, *able).pools(0, goods=4))
    game = battle(table.ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(1, 3, cruiser=1), 1, 1)
    assert may_play(game, 0, "reveal-prototype")
    answer(game, 0, "pass")
    for _ in range(3):
        if not may_play(game, 0, "reveal-prototype") and game.asked(1) is not None:
            answer(game, 1, "stay")
    assert not may_play(game, 0, "reveal-prototype")


@card("ti4:waylay")
def test_the_dice_of_the_barrage_are_seen_while_its_hits_are_assigned() -> None:
    seen = waylaid(True, 9, 8).view(1).combat
    assert seen is not None
    assert (seen.kind, seen.step, seen.system, seen.hits) == ("space combat", "barrage", 0, (1, 0))
    assert [(die.seat, die.type, die.die, die.needs, die.hit) for die in seen.dice] == [
        (0, DESTROYER, 9, 9, True),
        (0, DESTROYER, 8, 9, False),
    ]
