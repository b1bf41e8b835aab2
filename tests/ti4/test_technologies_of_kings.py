"""The eight technologies of Prophecy of Kings: the effect of each, and what it meets."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice
from orrery.kernel.imagining import imagination
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from orrery.ti4.bot import GreedyBot
from orrery.ti4.building import price
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.research import researchable, technology_deck, why_not_researched
from orrery.ti4.rules.moves import destroy_units
from orrery.ti4.rules.production import Produce
from orrery.ti4.rules.researching import Research
from orrery.ti4.rules.retreat import retreats
from orrery.ti4.rules.transaction import why_no_partner
from orrery.ti4.rules.turn import ActionPhase
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.setup import setup
from orrery.ti4.state import AGENDA, NOBODY
from orrery.ti4.technology import OF_KINGS
from orrery.ti4.tiles import PLANETS
from orrery.ti4.units import CRUISER, INFANTRY, MECH, TYPES, count
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_agendas import ready
from support.ti4_combat import battle
from support.ti4_facts import facts, key

GREEN = [number for number, planet in enumerate(PLANETS) if planet.specialty == "green"]
PLAIN = [number for number, planet in enumerate(PLANETS) if not planet.specialty and planet.resources]
WIDE = ("18", "27", "28", "29", "30", "31", "32")


def kings(table: Table) -> Table:
    table.game.kings = True
    return table


def keys(game: TwilightImperium, seat: int) -> list[str]:
    decision = game.asked(seat)
    return [option.key for option in decision.options] if decision is not None else []


def test_the_rows_are_those_of_the_box() -> None:
    printed = [row for row in facts("technologies")["technologies"] if row["set"] == "pok"]
    assert [row.key for row in OF_KINGS] == [key(fact["id"]) for fact in printed]
    for row, fact in zip(OF_KINGS, printed):
        needed = {colour: row.prerequisites.count(colour) for colour in set(row.prerequisites)}
        assert (row.colour, needed, row.exhausts) == (fact["colour"], fact["prerequisites"], fact["exhausts"]), row.key


@rule("ti4:89.1")
def test_they_are_in_the_deck_of_everybody_with_the_expansion_alone() -> None:
    ours = [NUMBER[row.key] for row in OF_KINGS]
    named: Options = {"players": 3, "factions": "sol,hacan,norr"}
    base, more = setup(named, 1), setup({**named, "sets": "kings"}, 1)
    assert not set(technology_deck(base, 0)) & set(ours)
    assert set(technology_deck(more, 0)) >= set(ours)
    refused = why_not_researched(base, 0, ours[0])
    assert refused is not None
    assert refused.reason == "tech-of-another"
    options: Options = {"players": 3, "factions": "winnu,sol,hacan", "start": "ask", "speaker": 0}
    for sets, number in (("none", 4), ("kings", 8)):
        game = setup({**options, "sets": sets}, 1)
        assert len(asked(game, 0).options) == number, "the Winnu begin with one that has no prerequisites"


# -- Psychoarchaeology -------------------------------------------------------------------------------------------------


@rule("ti4:89.13", "ti4:89.14")
@card("ti4:psychoarchaeology")
def test_a_specialty_serves_without_being_exhausted_even_on_an_exhausted_planet() -> None:
    table = kings(Table("sol").planets(0, GREEN[0], GREEN[1]).techs(0, "psychoarchaeology"))
    table.game.exhausted[GREEN[1]] = True
    game = table.game
    tech = NUMBER["x89-bacterial-weapon"]  # three green: the technology itself, and two planets
    assert tech in researchable(game, 0)
    game.begin(Research(0))
    answer(game, 0, f"tech {tech}")
    everything(game, 0)
    assert tech in game.players[0].techs
    assert [game.exhausted[planet] for planet in GREEN[:2]] == [False, True]
    told = [event.kind for event in game.log or [] if event.kind.startswith("specialty")]
    assert told == ["specialty served"] * 2, "nobody is told that a planet was exhausted"


@card("ti4:psychoarchaeology")
def test_without_it_an_exhausted_planet_does_not_serve_and_a_ready_one_is_exhausted() -> None:
    game = kings(Table("sol").planets(0, *GREEN[:2]).techs(0, "neural-motivator")).game
    game.exhausted[GREEN[1]] = True
    assert NUMBER["x89-bacterial-weapon"] not in researchable(game, 0)
    game.begin(Research(0))
    answer(game, 0, f"tech {NUMBER['hyper-metabolism']}")
    everything(game, 0)
    assert game.exhausted[GREEN[0]]
    assert "specialty used" in [event.kind for event in game.log or []]


@card("ti4:psychoarchaeology")
def test_planets_with_a_specialty_are_exhausted_for_a_good_each_at_any_time_of_the_own_turn() -> None:
    table = kings(Table("sol", "hacan").planets(0, *GREEN[:2], PLAIN[0]).techs(0, "psychoarchaeology"))
    game = table.begin()
    asides = asked(game, 0).asides
    assert "sell specialties" in [option.key for option in asides]
    place = len(asked(game, 0).options) + [option.key for option in asides].index("sell specialties")
    game.answer(Choice(0, (place,)))
    assert [option.id() for option in asked(game, 0).options] == GREEN[:2]
    answer(game, 0, f"planet {GREEN[0]}", f"planet {GREEN[1]}")
    assert (game.players[0].goods, game.exhausted[PLAIN[0]]) == (2, False)
    assert asked(game, 0).prompt == "action", "the action is still to come"
    assert "sell specialties" not in [option.key for option in asked(game, 0).asides]


@card("ti4:psychoarchaeology")
def test_in_the_turns_of_others_it_is_done_beside_their_questions_and_not_in_other_phases() -> None:
    table = kings(Table("hacan", "sol").planets(1, GREEN[0]).techs(1, "psychoarchaeology"))
    game = table.begin()
    assert game.asked(1) is None
    place = [option.key for option in game.beside(1)].index("sell specialties")
    game.answer(Choice(1, (place,)))
    assert game.players[1].goods == 1
    assert game.exhausted[GREEN[0]]
    assert asked(game, 0).prompt == "action", "the question stands as it did"
    table = kings(Table("hacan", "sol").planets(1, GREEN[0]).techs(1, "psychoarchaeology"))
    table.game.phase, table.game.active = AGENDA, NOBODY
    table.game.begin(ResolveAgenda(NUMBER["mutiny"]))
    waiting = [decision for decision in table.game.waiting() if decision.seat == 1]
    assert not [option for decision in waiting for option in decision.asides if option.key == "sell specialties"]


# -- Bio-Stims ---------------------------------------------------------------------------------------------------------


@card("ti4:bio-stims")
def test_at_the_end_of_the_turn_a_planet_or_a_technology_is_readied() -> None:
    table = kings(
        Table("sol", "hacan").techs(0, "bio-stims", "transit-diodes").planets(0, GREEN[0], GREEN[1], PLAIN[0])
    )
    game = table.game
    for planet in (GREEN[0], PLAIN[0]):
        game.exhausted[planet] = True
    game.players[0].exhausted = (NUMBER["transit-diodes"],)
    table.begin()
    answer(game, 0, "pass")
    assert asked(game, 0).prompt == "end-of-turn"
    answer(game, 0, "tech")
    named = [option.things[0] for option in asked(game, 0).options]
    assert named == [("planet", GREEN[0]), ("tech", NUMBER["transit-diodes"])], "neither itself, nor what is ready"
    answer(game, 0, f"tech {NUMBER['transit-diodes']}")
    assert game.players[0].exhausted == (NUMBER["bio-stims"],)


@card("ti4:bio-stims")
def test_not_at_the_end_of_the_turns_of_others_nor_with_nothing_exhausted() -> None:
    table = kings(Table("hacan", "sol").techs(1, "bio-stims").planets(1, GREEN[0]))
    table.game.exhausted[GREEN[0]] = True
    game = table.begin()
    answer(game, 0, "pass")
    assert asked(game, 1).prompt == "action"
    table = kings(Table("sol", "hacan").techs(0, "bio-stims").planets(0, GREEN[0]))
    game = table.begin()
    answer(game, 0, "pass")
    assert game.active == 1


# -- Dark Energy Tap ---------------------------------------------------------------------------------------------------


def at_frontier(*techs: str, ships: int = 1) -> TwilightImperium:
    """Seat 0 activates an empty system with a frontier token, under which a relic fragment lies."""
    table = kings(Table("sol", "hacan", tiles=("46", "19", "20", "21", "22", "23", "24")).techs(0, *techs))
    game = table.ships(0, 1, cruiser=1).game
    find = NUMBER["cultural-relic-fragment"]
    game.frontier, game.explorations, game.explored = (0,), ((), (), (), (find,)), ((), (), (), ())
    table.activate(0)
    if ships:
        plan(game, 0, (1, "cruiser", 1))
    else:
        answer(game, 0, "move nothing")
    return game


@rule("ti4:29.4")
@card("ti4:dark-energy-tap")
def test_after_a_tactical_action_with_ships_there_the_frontier_is_explored() -> None:
    game = at_frontier("dark-energy-tap")
    assert (len(game.players[0].fragments), game.frontier) == (1, ())


@rule("ti4:29.4")
@card("ti4:dark-energy-tap")
def test_not_without_the_technology_nor_without_a_ship() -> None:
    for game in (at_frontier(), at_frontier("dark-energy-tap", ships=0)):
        assert (game.players[0].fragments, game.frontier) == ((), (0,))


@rule("ti4:29.2d", "ti4:31.19")
@card("ti4:dark-energy-tap", "ti4:the-crown-of-emphidia")
@pytest.mark.parametrize("first", ["tech", "relic"])
def test_who_explores_twice_after_an_action_says_what_comes_first(first: str) -> None:
    table = kings(Table("sol", "hacan", tiles=("46", "19", "20", "21", "22", "23", "24")).techs(0, "dark-energy-tap"))
    game = table.ships(0, 1, cruiser=1).planets(0, table.game.chart.planets[1][0]).game
    game.players[0].relics = (NUMBER["the-crown-of-emphidia"],)
    game.players[0].changed()
    frontier, planet = NUMBER["unknown-relic-fragment"], NUMBER["industrial-relic-fragment"]
    game.frontier, game.explorations, game.explored = (0,), ((), (), (planet,), (frontier,)), ((), (), (), ())
    table.activate(0)
    plan(game, 0, (1, "cruiser", 1))
    assert [option.key for option in asked(game, 0).options] == ["tech", "relic"], "the first must be, the second may"
    answer(game, 0, first)
    told = [event.kind for event in game.log or [] if event.kind in ("explored", "frontier explored")]
    assert told[0] == ("frontier explored" if first == "tech" else "explored")
    if first == "tech":
        answer(game, 0, "pass")
    assert not game.frontier


@rule("ti4:71.7")
@card("ti4:dark-energy-tap")
def test_ships_retreat_where_nothing_is_but_not_where_others_have_units() -> None:
    table = kings(Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(1, 3, cruiser=1))
    table.troops(2, table.game.chart.planets[2][0], infantry=1)
    assert retreats(table.game, 1, 0) == [3]
    table.techs(1, "dark-energy-tap").game.players[1].changed()
    assert retreats(table.game, 1, 0) == [3, 4, 5, 6], "neither ships in 1, nor infantry in 2"
    game = battle(table, 1, 1)
    answer(game, 1, "retreat")
    answer(game, 1, "system 5")
    assert count(game.players[1].ships_in(5), CRUISER) == 1
    assert 5 in game.players[1].tokens


# -- Sling Relay -------------------------------------------------------------------------------------------------------


def relay(**ships: int) -> TwilightImperium:
    table = kings(Table("sol", "hacan", tiles=WIDE).techs(0, "sling-relay").pools(0, goods=3, tactic=0))
    planet = table.game.chart.planets[1][0]
    table.troops(0, planet, space_dock=1)
    return table.ships(1, 1, **ships).begin() if ships else table.begin()


@rule("ti4:26.3b", "ti4:58.3")
@card("ti4:sling-relay")
def test_one_ship_is_built_at_a_dock_and_paid() -> None:
    game = relay()
    answer(game, 0, "tech")
    assert asked(game, 0).options == [], "something is built: it is an action"
    kinds = {kind for _, kind, most in asked(game, 0).rows if most}
    assert kinds <= {TYPES[type] for type in range(7)}
    plan(game, 0, (1, "carrier", 1))
    if asked(game, 0).prompt == "pay":
        everything(game, 0)
    assert count(game.players[0].ships_in(1), 3) == 1
    assert game.players[0].exhausted == (NUMBER["sling-relay"],)
    assert game.active == 1, "the action is used"


@rule("ti4:19.1", "ti4:58.3")
@card("ti4:sling-relay")
def test_not_under_blockade_nor_without_money() -> None:
    assert "tech" not in keys(relay(cruiser=1), 0)
    table = kings(Table("sol", "hacan", tiles=WIDE).techs(0, "sling-relay"))
    planet = table.game.chart.planets[1][0]
    table.troops(0, planet, space_dock=1).game.exhausted[planet] = True
    assert "tech" not in keys(table.begin(), 0)


@rule("ti4:58.3", "ti4:91.1")
@card("ti4:sling-relay")
def test_what_will_pay_for_the_ship_is_not_traded_away_meanwhile() -> None:
    """Two docks: where is asked first."""
    table = kings(Table("sol", "hacan", tiles=WIDE).techs(0, "sling-relay").pools(0, goods=3, tactic=0))
    for system in (1, 2):
        table.troops(0, table.game.chart.planets[system][0], space_dock=1)
    game = table.ships(1, 3, cruiser=1).ships(0, 3, destroyer=1).begin()
    assert "propose transaction" in [aside.key for aside in asked(game, 0).asides]
    answer(game, 0, "tech")
    assert asked(game, 0).prompt == "produce where"
    assert "propose transaction" not in [aside.key for aside in asked(game, 0).asides]


@rule("ti4:58.3", "ti4:91.1", "ti4:26.0")
@card("ti4:sling-relay")
def test_while_the_ship_is_chosen_its_price_is_not_traded_away_either() -> None:
    game = relay()
    answer(game, 0, "tech")
    assert asked(game, 0).prompt == "produce"
    refused = why_no_partner(game, 0, 1)
    assert refused is not None
    assert refused.reason == "price-open"


# -- Scanlink Drone Network --------------------------------------------------------------------------------------------


@rule("ti4:29.1", "ti4:29.3")
@card("ti4:scanlink-drone-network")
def test_a_planet_with_own_units_is_explored_when_its_system_is_activated() -> None:
    table = kings(Table("sol", "hacan", tiles=WIDE).techs(0, "scanlink-drone-network"))
    game = table.game
    first, second = game.chart.planets[1][:2]
    fragment = NUMBER["cultural-relic-fragment"]
    game.explorations, game.explored = ((fragment,) * 3, (fragment,) * 3, (fragment,) * 3, ()), ((), (), (), ())
    table.troops(0, first, infantry=1).planets(0, second).activate(1)
    assert asked(game, 0).prompt == "when-system-activated"
    answer(game, 0, "tech")
    assert len(game.players[0].fragments) == 1, "the other has no unit on it, so it was the only one"
    assert asked(game, 0).prompt == "end turn", "one planet, and nothing else to do there but to trade what was found"


@card("ti4:scanlink-drone-network")
def test_not_for_planets_without_units_nor_in_activations_of_others() -> None:
    table = kings(Table("sol", "hacan", tiles=WIDE).techs(0, "scanlink-drone-network").ships(0, 2, cruiser=1))
    game = table.planets(0, table.game.chart.planets[1][0]).activate(1)
    assert asked(game, 0).prompt == "move"
    table = kings(Table("hacan", "sol", tiles=WIDE).techs(1, "scanlink-drone-network").ships(0, 2, cruiser=1))
    game = table.troops(1, table.game.chart.planets[1][0], infantry=1).activate(1)
    assert asked(game, 0).prompt == "move"


# -- Predictive Intelligence -------------------------------------------------------------------------------------------


@card("ti4:predictive-intelligence")
def test_tokens_are_laid_anew_at_the_end_of_the_turn() -> None:
    game = kings(Table("sol", "hacan").techs(0, "predictive-intelligence").pools(0, tactic=1, fleet=3)).begin()
    answer(game, 0, "pass")
    answer(game, 0, "tech")
    plan(game, 0, (0, "fleet", 1), (0, "strategy", 5))
    player = game.players[0]
    assert (player.tactic, player.fleet, player.strategy) == (0, 1, 5)
    assert player.exhausted == (NUMBER["predictive-intelligence"],)


def vote(outcome: str, other: int, *laws: str) -> TwilightImperium:
    """Seat 1 votes with one planet of 2 influence, seat 2 against it with `other` such planets, seat 0 has none."""
    two = [number for number, planet in enumerate(PLANETS) if planet.influence == 2]
    table = kings(Table("sol", "hacan", "norr").planets(1, two[0]).planets(2, *two[1 : other + 1]))
    game = table.techs(1, "predictive-intelligence").game
    for law in laws:
        game.laws += ((NUMBER[law], NOBODY, NOBODY),)
    game.phase, game.active = AGENDA, NOBODY
    game.begin(ResolveAgenda(NUMBER["mutiny"]))
    ready(game)
    answer(game, 1, outcome)
    if game.asked(1) is not None and asked(game, 1).prompt == "vote with":
        answer(game, 1, "planet")
    return game


@rule("ti4:2.15")
@card("ti4:predictive-intelligence")
@pytest.mark.parametrize(("other", "lost"), [(2, False), (3, True)])
def test_three_votes_more_and_the_card_is_exhausted_if_they_were_in_vain(other: int, lost: bool) -> None:
    game = vote("for", other)
    assert asked(game, 1).prompt == "when-you-cast-votes"
    answer(game, 1, "tech")
    assert game.players[1].exhausted == ()
    answer(game, 2, "against")
    if game.asked(2) is not None and asked(game, 2).prompt == "vote with":
        answer(game, 2, *["planet"] * other)
    cast = [event.values[0] for event in game.log or [] if event.kind.startswith("voted")]
    assert cast == [5, 2 * other]
    assert game.players[1].exhausted == ((NUMBER["predictive-intelligence"],) if lost else ())


@card("ti4:predictive-intelligence")
def test_while_exhausted_it_adds_no_votes_and_its_owner_may_leave_it() -> None:
    two = [number for number, planet in enumerate(PLANETS) if planet.influence == 2]
    table = kings(Table("sol", "hacan").planets(1, *two[:2]).techs(1, "predictive-intelligence"))
    game = table.game
    game.players[1].exhausted = (NUMBER["predictive-intelligence"],)
    game.phase, game.active = AGENDA, NOBODY
    game.begin(ResolveAgenda(NUMBER["mutiny"]))
    ready(game)
    answer(game, 1, "for")
    answer(game, 1, "planet")
    assert [event.values[0] for event in game.log or [] if event.kind == "voted for"] == [2]


# -- AI Development Algorithm ------------------------------------------------------------------------------------------


@rule("ti4:89.14")
@card("ti4:ai-development-algorithm")
def test_alone_it_opens_an_upgrade_with_two_red_prerequisites() -> None:
    game = kings(Table("sol").techs(0, "ai-development-algorithm")).game
    assert NUMBER["destroyer-2"] in researchable(game, 0)
    assert NUMBER["duranium-armor"] not in researchable(game, 0), "no unit upgrade"
    game.begin(Research(0))
    answer(game, 0, f"tech {NUMBER['destroyer-2']}")
    everything(game, 0)
    assert NUMBER["destroyer-2"] in game.players[0].techs
    assert game.players[0].exhausted == (NUMBER["ai-development-algorithm"],)
    assert NUMBER["cruiser-2"] not in researchable(game, 0)


@card("ti4:ai-development-algorithm")
def test_one_prerequisite_and_not_two_beside_a_planet() -> None:
    green = GREEN[0]
    table = kings(Table("sol").techs(0, "ai-development-algorithm"))
    assert NUMBER["cruiser-2"] not in researchable(table.game, 0), "green, yellow and red: two are missing"
    assert NUMBER["cruiser-2"] in researchable(table.planets(0, green).game, 0)


@rule("ti4:F.production.2")
@card("ti4:ai-development-algorithm", "ti4:sarween-tools")
def test_production_costs_one_less_for_each_upgrade_and_never_less_than_nothing() -> None:
    table = kings(Table("sol", tiles=WIDE).techs(0, "ai-development-algorithm", "cruiser-2", "carrier-2"))
    planet = table.game.chart.planets[1][0]
    game = table.troops(0, planet, space_dock=1).techs(0, "sarween-tools").pools(0, goods=9).game
    game.begin(Produce(0, 1))
    assert asked(game, 0).prompt == "when-units-use-production"
    answer(game, 0, "tech")
    assert price(game, 0, ((1, "carrier", 1),), True) == 0
    assert price(game, 0, ((1, "carrier", 2),), True) == 3, "6, less two upgrades and the tools"
    assert price(game, 0, ((1, "carrier", 2),), False) == 6, "not by another ability"
    plan(game, 0, (1, "carrier", 1))
    assert game.players[0].goods == 9
    assert game.players[0].exhausted == (NUMBER["ai-development-algorithm"],)


# -- Self Assembly Routines --------------------------------------------------------------------------------------------


@card("ti4:self-assembly-routines")
def test_a_mech_comes_after_production_on_a_planet_of_that_system() -> None:
    table = kings(Table("sol", tiles=WIDE).techs(0, "self-assembly-routines").pools(0, goods=2))
    first, second = table.game.chart.planets[1][:2]
    far = table.game.chart.planets[2][0]
    game = table.troops(0, first, space_dock=1).planets(0, second, far).game
    game.begin(Produce(0, 1))
    plan(game, 0, (1, "cruiser", 1))
    if asked(game, 0).prompt == "pay":
        everything(game, 0)
    answer(game, 0, "tech")
    assert [option.id() for option in asked(game, 0).options] == [first, second]
    answer(game, 0, f"planet {second}")
    assert count(game.players[0].troops_on(second), MECH) == 1
    assert game.players[0].exhausted == (NUMBER["self-assembly-routines"],)


@rule("ti4:30.4a")
@card("ti4:self-assembly-routines")
def test_a_good_for_each_mech_that_is_destroyed_even_while_the_card_is_exhausted() -> None:
    table = kings(Table("sol", "hacan").techs(0, "self-assembly-routines")).troops(0, 26, mech=2, infantry=1)
    game = table.game
    game.players[0].exhausted = (NUMBER["self-assembly-routines"],)
    game.begin(ActionPhase())
    units = [(0, ON_PLANET + 26, MECH, False)] * 2 + [(0, ON_PLANET + 26, INFANTRY, False)]
    destroy_units(game, units)
    answer(game, 0, "pass")
    assert game.players[0].goods == 2


@card("ti4:self-assembly-routines")
def test_not_for_mechs_of_others() -> None:
    table = kings(Table("sol", "hacan").techs(0, "self-assembly-routines")).troops(0, 26, mech=1).troops(1, 27, mech=1)
    game = table.game
    game.begin(ActionPhase())
    destroy_units(game, [(1, ON_PLANET + 27, MECH, False)])
    answer(game, 0, "pass")
    assert [player.goods for player in game.players] == [0, 0]


@card("ti4:psychoarchaeology")
def test_a_bot_that_has_passed_sells_what_it_needs_no_more() -> None:
    table = kings(Table("sol", "hacan").planets(0, *GREEN[:2]).techs(0, "psychoarchaeology"))
    table.game.custodians = True
    game, luck = table.begin(), seeded(1)
    answer(game, 0, "pass")
    assert asked(game, 0).prompt == "end turn"
    for _ in range(2):
        game.answer(GreedyBot().choose(game.view(0), asked(game, 0), luck, imagination(game, 0, luck)))
    assert game.players[0].goods == 2
    assert all(game.exhausted[planet] for planet in GREEN[:2])


# -- at their bounds ---------------------------------------------------------------------------------------------------


@card("ti4:bio-stims")
def test_a_planet_is_readied_in_place_of_a_technology() -> None:
    table = kings(Table("sol", "hacan").techs(0, "bio-stims").planets(0, GREEN[0]))
    table.game.exhausted[GREEN[0]] = True
    game = table.begin()
    answer(game, 0, "pass")
    answer(game, 0, "tech")
    assert not game.exhausted[GREEN[0]]
    assert ("planet readied", (GREEN[0],)) in [(event.kind, event.values) for event in game.log or []]


@card("ti4:predictive-intelligence")
@pytest.mark.parametrize("tokens", [0, 1])
def test_without_tokens_there_is_nothing_to_lay_anew(tokens: int) -> None:
    table = kings(Table("sol", "hacan").techs(0, "predictive-intelligence").pools(0, tactic=tokens, fleet=0))
    table.game.players[0].strategy = 0
    game = table.begin()
    if tokens:  # else there is nothing but to pass, and nobody is asked
        answer(game, 0, "pass")
    assert (game.asked(0) is not None and asked(game, 0).prompt == "end-of-turn") == bool(tokens)


@card("ti4:predictive-intelligence")
def test_that_it_is_exhausted_for_a_wrong_vote_is_told() -> None:
    game = vote("for", 3)
    answer(game, 1, "tech")
    answer(game, 2, "against")
    if game.asked(2) is not None and asked(game, 2).prompt == "vote with":
        answer(game, 2, *["planet"] * 3)
    told = [(event.kind, event.actor, event.values) for event in game.log or []]
    assert ("technology exhausted", 1, (NUMBER["predictive-intelligence"],)) in told


@card("ti4:ai-development-algorithm")
@pytest.mark.parametrize(("mine", "upgrades", "offered"), [(0, 1, True), (0, 0, False), (1, 1, False)])
def test_it_is_offered_to_who_produces_and_has_upgrades(mine: int, upgrades: int, offered: bool) -> None:
    table = kings(Table("sol", "hacan", tiles=WIDE).techs(mine, "ai-development-algorithm"))
    table.techs(mine, *["cruiser-2"][:upgrades])
    planet = table.game.chart.planets[1][0]
    game = table.troops(0, planet, space_dock=1).planets(1, table.game.chart.planets[2][0]).pools(0, goods=9).game
    game.begin(Produce(0, 1))
    assert any(asks.prompt == "when-units-use-production" for asks in game.waiting()) == offered


@card("ti4:self-assembly-routines")
@pytest.mark.parametrize(("mine", "offered"), [(0, True), (1, False)])
def test_it_follows_the_production_of_its_owner_alone(mine: int, offered: bool) -> None:
    table = kings(Table("sol", "hacan", tiles=WIDE).techs(mine, "self-assembly-routines").pools(0, goods=2))
    first, second = table.game.chart.planets[1][:2]
    game = table.troops(0, first, space_dock=1).planets(1, second).game
    game.begin(Produce(0, 1))
    plan(game, 0, (1, "cruiser", 1))
    if game.asked(0) is not None and asked(game, 0).prompt == "pay":
        everything(game, 0)
    assert any(asks.prompt == "after-units-use-production" for asks in game.waiting()) == offered
