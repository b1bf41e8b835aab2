"""Why something cannot be chosen: for each question of a tactical action what a person may point at, with its rule."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Refused
from orrery.kernel.laws import demand
from orrery.kernel.rng import Arranged, seeded
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.hits import NOT_FIGHTERS, AssignCannonHits, hits_against
from orrery.ti4.rules.placing import FreeFigures, PlaceStructure, ReplaceTokens, TakeFromBoard
from orrery.ti4.rules.transaction import Transaction
from orrery.ti4.strategies.politics import PoliticsPrimary
from orrery.ti4.units import CARRIER, COUNT, CRUISER, DESTROYER, FIGHTER, INFANTRY, PDS, SPACE_DOCK
from support.cite import rule
from support.play import answer, asked
from support.ti4 import Table, plan
from support.ti4_agendas import agenda_phase
from support.ti4_fleets import skirmish
from support.ti4_skirmish import lively


def why(game: TwilightImperium, seat: int, kind: str, number: int) -> tuple[str, tuple[int, ...], str]:
    refused = game.why_not(seat, (kind, number))
    assert isinstance(refused, Refused), f"{kind} {number} can be chosen"
    return refused.reason, refused.numbers, refused.rule


# -- components --------------------------------------------------------------------------------------------------------


@rule("ti4:31.3", "ti4:78.4", "ti4:31.8")
def test_cards_and_technologies_say_when_they_act() -> None:
    made = (
        Table("sol", "hacan").hand(0, "direct-hit").techs(0, "gravity-drive", "transit-diodes", "x89-bacterial-weapon")
    )
    made.game.players[0].exhausted = (NUMBER["transit-diodes"],)
    game = made.ships(0, 1, cruiser=1).begin()
    card = game.players[0].hand[0]
    reason, numbers, stated = why(game, 0, "card", card)
    assert (reason, numbers[0], stated) == ("other-moment", card, "ti4:31.3")
    assert why(game, 0, "card", card + 1) == ("not-yours", (card + 1,), "ti4:31.3")
    assert why(game, 0, "tech", NUMBER["gravity-drive"]) == ("acts-by-itself", (NUMBER["gravity-drive"],), "ti4:31.8")
    assert why(game, 0, "tech", NUMBER["transit-diodes"])[0] == "component-exhausted"
    weapon = NUMBER["x89-bacterial-weapon"]
    assert why(game, 0, "tech", weapon) == ("condition-unmet", (weapon,), "ti4:4.1"), "no dreadnought is anywhere"


@rule("ti4:52.4")
def test_without_a_tactic_token_no_system_is_activated() -> None:
    made = Table("sol", "hacan").pools(0, tactic=0).hand(0, "mining-initiative").planets(0, 0)
    game = made.begin()
    assert why(game, 0, "system", 3) == ("no-tactic-token", (), "ti4:52.4")


# -- activation and movement -------------------------------------------------------------------------------------------


@rule("ti4:6.2", "ti4:88.1")
def test_activation() -> None:
    made = Table("sol", "hacan").ships(0, 1, cruiser=1)
    made.game.players[0].tokens = (2,)
    game = made.begin()
    answer(game, 0, "tactical")
    assert why(game, 0, "system", 2) == ("own-token", (2,), "ti4:6.2")
    assert why(game, 0, "planet", game.chart.planets[2][0]) == ("own-token", (2,), "ti4:6.2")
    assert why(game, 0, "planet", game.chart.planets[3][0]) == ("activate-the-system", (3,), "ti4:88.1")


@rule("ti4:17.4", "ti4:17.4f", "ti4:92.1")
def test_movement() -> None:
    made = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(0, 2, carrier=1)
    made.troops(0, made.game.chart.planets[4][0], infantry=1)
    made.game.players[0].tokens = (2,)
    game = made.activate(0)
    assert why(game, 0, "system", 5) == ("no-units-there", (5,), "ti4:17.4")
    assert why(game, 0, "system", 2) == ("own-token", (2,), "ti4:17.4c")
    planet = game.chart.planets[4][0]
    assert why(game, 0, "planet", planet) == ("nobody-passes", (4,), "ti4:92.1")
    assert why(game, 0, "planet", game.chart.planets[5][0])[0] == "no-units-on"


# -- landing, bombardment, production ----------------------------------------------------------------------------------


@rule("ti4:27.2", "ti4:40.1")
def test_landing() -> None:
    made = Table("sol", "hacan").ships(0, 1, carrier=1, infantry=2)
    game = made.activate(2)
    plan(game, 0, (1, "carrier", 1), (1, "infantry", 2))
    assert asked(game, 0).prompt == "land"
    elsewhere = game.chart.planets[3][0]
    assert why(game, 0, "planet", elsewhere) == ("not-in-active-system", (elsewhere, 2), "ti4:27.2")


@rule("ti4:22.1f", "ti4:22.1")
def test_bombardment() -> None:
    made = Table("sol", "hacan", tiles=("27", "19", "20", "21", "22", "23", "24")).ships(0, 1, dreadnought=1)
    one, two = made.game.chart.planets[0]
    made.troops(1, one, infantry=1).troops(1, two, infantry=1, pds=1)
    made.game.rng = Arranged(1, [], [1] * 9)
    game = made.activate(0)
    plan(game, 0, (1, "dreadnought", 1))
    answer(game, 1, "hold fire")
    assert asked(game, 0).prompt == "bombard"
    assert asked(game, 0).rows == ((ON_PLANET + one, "dreadnought", 1), (ON_PLANET + two, "dreadnought", 0))
    assert why(game, 0, "planet", two) == ("planetary-shield", (two,), "ti4:22.1f")
    elsewhere = game.chart.planets[3][0]
    assert why(game, 0, "planet", elsewhere) == ("not-in-active-system", (elsewhere, 0), "ti4:22.1")


@rule("ti4:68.2.i")
def test_the_speaker_stays_no_speaker() -> None:
    game = Table("sol", "hacan", "norr").game
    game.begin(PoliticsPrimary(1))
    assert why(game, 1, "seat", 0) == ("is-speaker", (0,), "ti4:68.2.i")
    assert why(game, 1, "planet", 0)[0] == "not-in-question"


@rule("ti4:69.2", "ti4:69.3", "ti4:26.3a")
def test_production() -> None:
    made = Table("sol", "hacan", tiles=("27", "19", "20", "21", "22", "23", "24")).pools(0, goods=5)
    one, two = made.game.chart.planets[0]
    game = made.troops(0, one, space_dock=1).planets(1, two).activate(0)
    assert asked(game, 0).prompt == "produce"
    assert why(game, 0, "system", 3) == ("not-active-system", (3, 0), "ti4:69.2")
    assert why(game, 0, "planet", two) == ("not-placed-there", (ON_PLANET + two, 1), "ti4:26.3a")
    elsewhere = game.chart.planets[3][0]
    assert why(game, 0, "planet", elsewhere) == ("not-in-active-system", (elsewhere, 0), "ti4:69.3")
    assert game.why_not(0, ("planet", one)) is None
    assert why(game, 0, "seat", 1)[0] == "not-in-question"
    closed = [row for row, refused in zip(asked(game, 0).rows, game.row_reasons(0)) if refused is not None]
    assert closed == [row for row in asked(game, 0).rows if not row[2]] != []
    assert why(game, 0, "war sun", 0)[0] == "lacks-technology"
    answer(game, 0, "build nothing")


@rule("ti4:26.0", "ti4:67.9", "ti4:57.7", "ti4:39.4a")
def test_paying() -> None:
    made = Table("sol", "hacan", tiles=("27", "19", "20", "21", "22", "23", "24")).pools(0, commodities=2)
    one, _ = made.game.chart.planets[0]
    ready, spent, third = [made.game.chart.planets[system][0] for system in (1, 2, 3)]
    made.troops(0, one, space_dock=1).planets(0, ready, spent, third)
    made.game.exhausted[spent] = True
    game = made.activate(0)
    plan(game, 0, (0, "destroyer", 1))
    assert asked(game, 0).prompt == "pay"
    other = game.chart.planets[5][0]
    assert why(game, 0, "planet", other) == ("not-your-planet", (other, -1), "ti4:26.0")
    assert why(game, 0, "planet", spent) == ("planet-exhausted", (spent,), "ti4:67.9")
    assert why(game, 0, "goods", 0) == ("no-goods", (), "ti4:39.4a")
    assert why(game, 0, "commodities", 0) == ("commodities-are-traded", (2,), "ti4:57.7")


# -- taking back and placing -------------------------------------------------------------------------------------------


@rule("ti4:59.4a")
def test_taking_units_back() -> None:
    made = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(0, 2, cruiser=1).ships(0, 3, cruiser=1)
    game = made.game
    game.players[0].tokens = (3,)
    game.begin(TakeFromBoard(0, CRUISER, 1))
    assert why(game, 0, "system", 3) == ("own-token", (3,), "ti4:59.4a")
    assert why(game, 0, "system", 4) == ("none-there", (CRUISER,), "ti4:59.4a")
    assert why(game, 0, "planet", game.chart.planets[1][0])[0] == "none-there"


@rule("ti4:59.4b", "ti4:59.4a")
def test_freeing_figures() -> None:
    made = Table("sol", "hacan").ships(0, 1, carrier=1, fighter=1).ships(0, 2, carrier=1, fighter=1)
    game = made.ships(0, 3, carrier=1, fighter=1).game
    game.begin(FreeFigures(0, FIGHTER, 1, (1, 2)))
    assert why(game, 0, "system", 3) == ("figure-needed-there", (3,), "ti4:59.4b")
    assert why(game, 0, "system", 4) == ("none-there", (FIGHTER,), "ti4:59.4a")


def test_losing_tokens() -> None:
    made = Table("sol", "hacan")
    for system in range(7):
        made.ships(0, system, fighter=1)
    for system in range(7, 12):
        made.game.players[0].put_in_space(system, made.game.players[0].ships_in(0))
    made.game.begin(ReplaceTokens(0, FIGHTER))
    planet = made.game.chart.planets[1][0]
    assert why(made.game, 0, "planet", planet) == ("none-there", (FIGHTER,), "ti4:59.4b")


@rule("ti4:34.5", "ti4:26.3a", "ti4:34.1")
def test_placing_structures() -> None:
    made = Table("sol", "hacan").troops(0, Table("sol").game.chart.planets[1][0], pds=2)
    free, full = made.game.chart.planets[2][0], made.game.chart.planets[1][0]
    game = made.planets(0, free).game
    game.begin(PlaceStructure(0, (PDS,)))
    assert why(game, 0, "planet", full) == ("structures-enough", (2, 2), "ti4:34.5")
    assert why(game, 0, "pds", ON_PLANET + full) == ("structures-enough", (2, 2), "ti4:34.5")
    assert why(game, 0, "system", 2) == ("structure-elsewhere", (2, PDS), "ti4:34.1")
    other = game.chart.planets[3][0]
    assert why(game, 0, "planet", other) == ("not-your-planet", (other, -1), "ti4:26.3a")
    both = Table("sol", "hacan").troops(0, full, space_dock=1).planets(0, free).game
    both.begin(PlaceStructure(0, (SPACE_DOCK, PDS)))
    assert both.why_not(0, ("planet", full)) is None, "a PDS may still stand there"


# -- cannons, hits, retreats -------------------------------------------------------------------------------------------


@rule("ti4:96.5a", "ti4:96.5b")
def test_targets_of_space_cannons() -> None:
    made = Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).troops(1, Table("sol").game.chart.planets[0][0], pds=1)
    game = made.activate(0)
    plan(game, 0, (1, "cruiser", 1))
    assert why(game, 1, "seat", 2) == ("cannons-at-active", (2, 0), "ti4:96.5a")
    made = Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).troops(0, Table("sol").game.chart.planets[0][0], pds=1)
    game = made.ships(1, 0, cruiser=1).activate(0)
    plan(game, 0, (1, "cruiser", 1))
    assert asked(game, 0).prompt == "space cannon"
    assert why(game, 0, "seat", 2) == ("no-ships-of-theirs", (2,), "ti4:96.5b")


@rule("ti4:101.1", "ti4:46.2")
def test_hits() -> None:
    made = Table("sol", "hacan").ships(0, 1, carrier=1, cruiser=1, fighter=2, infantry=1)
    made.game.begin(AssignCannonHits(1, hits_against(0, 1, 1, NOT_FIGHTERS)))
    game = made.game
    assert why(game, 0, "type", FIGHTER)[0] == "hits-no-fighters"
    assert why(game, 0, "type", INFANTRY) == ("does-not-fight", (INFANTRY,), "ti4:101.1")
    assert why(game, 0, "type", DESTROYER) == ("none-there", (DESTROYER,), "ti4:96.5")
    assert game.why_not(0, ("type", CARRIER)) is None


@rule("ti4:32.1a", "ti4:49.2")
def test_excess() -> None:
    made = Table("sol", "hacan").ships(0, 1, carrier=2, cruiser=2, fighter=4)
    game = made.begin()
    game.players[0].fleet = 2
    game.mark_fleets(0)
    answer(game, 0, "tactical")
    assert asked(game, 0).prompt == "remove ships"
    assert why(game, 0, "type", FIGHTER) == ("fleet-counts-ships", (FIGHTER, 2), "ti4:32.1a")
    assert why(game, 0, "type", DESTROYER)[0] == "none-there"
    answer(game, 0, f"type {CARRIER}", f"type {CARRIER}")
    assert asked(game, 0).prompt != "remove cargo", "all four fighters had to go, nothing was to choose"
    made = Table("sol", "hacan").ships(0, 1, carrier=1, cruiser=1, fighter=4, infantry=1)
    game = made.begin()
    game.mark_fleets(0)
    answer(game, 0, "tactical")
    assert why(game, 0, "type", CRUISER) == ("capacity-counts-cargo", (CRUISER, 4), "ti4:49.2")


@rule("ti4:71.7c", "ti4:71.7b")
def test_retreats() -> None:
    made = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, carrier=1, fighter=4, infantry=1)
    made.ships(1, 3, cruiser=1).ships(1, 4, cruiser=1).ships(0, 5, cruiser=1)
    made.game.rng = Arranged(1, [], [1] * 20)
    game = made.activate(0)
    plan(game, 0, (1, "cruiser", 1))
    answer(game, 1, "retreat")
    assert asked(game, 1).prompt == "retreat to"
    assert why(game, 1, "system", 5) == ("ships-of-others", (5,), "ti4:71.7c")
    assert why(game, 1, "system", 2) == ("nothing-of-yours", (2,), "ti4:71.7c")
    assert why(game, 1, "system", 0) == ("not-adjacent", (0,), "ti4:71.7c")
    answer(game, 1, "system 3")
    assert asked(game, 1).prompt == "leave behind"
    assert why(game, 1, "type", CARRIER) == ("goes-by-itself", (CARRIER,), "ti4:71.7b")


@rule("ti4:17.9")
def test_skilled_retreat() -> None:
    made = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(0, 5, cruiser=1)
    game = made.hand(1, "skilled-retreat").activate(0)
    plan(game, 0, (1, "cruiser", 1))
    answer(game, 1, "card")
    assert why(game, 1, "system", 5) == ("ships-of-others", (5,), "ti4:17.9")


# -- tokens and trade --------------------------------------------------------------------------------------------------


@rule("ti4:52.3b")
def test_pools() -> None:
    made = Table("sol", "hacan").ships(0, 1, cruiser=1)
    player = made.game.players[0]
    player.tactic, player.fleet, player.strategy, player.tokens = 8, 3, 0, (2, 3, 4, 5, 6)
    game = made.begin()
    answer(game, 0, "tactical")
    player.tactic += 2
    game.mark(4, 0)
    answer(game, 0, "system 1")
    assert asked(game, 0).prompt == "which pool"
    assert why(game, 0, "pool", 2) == ("pool-empty", (2,), "ti4:52.3b")


@rule("ti4:91.1", "ti4:91.3", "ti4:16")
def test_transactions() -> None:
    made = Table("sol", "hacan", "norr", "letnev", "yin").pools(0, goods=1).ships(0, 1, cruiser=1)
    game = made.ships(1, 2, cruiser=1).ships(4, 2, cruiser=1).game
    game.players[3].eliminated, game.active = True, 0
    game.begin(Transaction(0))
    assert why(game, 0, "seat", 0) == ("yourself", (), "ti4:91.1")
    assert why(game, 0, "seat", 2) == ("no-neighbour", (2,), "ti4:91.1")
    assert why(game, 0, "seat", 3) == ("eliminated", (3,), "ti4:16")
    answer(game, 0, "seat 1")
    assert why(game, 0, "goods", 1) == ("nothing-of-it", (1,), "ti4:91.3")
    assert game.why_not(0, ("goods", 0)) is None


# -- everything, everywhere --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_pointed_at_in_a_skirmish_is_offered_or_has_a_reason_and_a_rule(seed: int) -> None:
    game, rng = skirmish({"players": 3 + seed, "rounds": 1}, seed), seeded(seed)
    for _ in range(250):
        if game.over:
            break
        for decision in game.waiting():
            offered = {thing for option in decision.options + decision.asides for thing in option.things}
            for thing in in_sight(game, decision.seat):
                refused = game.why_not(decision.seat, thing)
                if refused is None:
                    can = thing in offered or decision.forms is not None
                    demand(can, f"{decision.prompt} neither offers {thing} nor says why not")
                else:
                    demand(thing not in offered, f"{decision.prompt} offers {thing} and refuses it: {refused}")
                    demand(bool(refused.rule), f"{refused} about {thing} cites no rule")
        game.answer(lively(game, game.waiting()[0], rng))


def test_all_others_are_in_sight_and_not_oneself() -> None:
    game = skirmish({"players": 3, "rounds": 1}, 1)
    assert [number for kind, number in game.in_sight(1) if kind == "seat"] == [0, 2]


def in_sight(game: TwilightImperium, seat: int) -> list[tuple[str, int]]:
    player, chart = game.players[seat], game.chart
    things = [("system", system) for system in range(chart.systems)]
    things += [("planet", planet) for planets in chart.planets for planet in planets]
    things += [("seat", other) for other in range(game.seats)] + [("type", type) for type in range(COUNT)]
    things += [("card", card) for card in player.hand] + [("tech", tech) for tech in player.techs]
    return things + [("pool", pool) for pool in range(3)]


@rule("ti4:95.2")
def test_a_note_of_ones_own_colour_says_that_it_is_for_others() -> None:
    game = Table("xxcha", "sol").planets(0, 0).planets(1, 1).notes(0, 0, "political-favor", "ceasefire").begin()
    for key in ("political-favor", "ceasefire"):
        note = note_of(key, 0)
        assert why(game, 0, "note", note) == ("own-note", (note,), "ti4:95.2")


@rule("ti4:31.6", "ti4:F.general.13")
def test_an_ability_that_is_silenced_says_so() -> None:
    table = Table("sol", "xxcha", "norr").planets(0, 0).planets(1, 1).planets(2, 2)
    table.notes(0, 1, "political-secret").notes(1, 2, "political-secret")
    game = agenda_phase(table, "mutiny", "economic-equality")
    quash = NUMBER["quash"]
    answer(game, 0, "note")
    assert asked(game, 1).prompt == "when-agenda-revealed"
    assert why(game, 1, "ability", quash) == ("component-barred", (quash,), "ti4:31.6")
