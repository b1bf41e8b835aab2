"""The Nomad: abilities, flagship, technologies and note."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Form, Refused
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.factions.nomad import Memoria
from orrery.ti4.fleets import Side
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import load
from orrery.ti4.modifier import Modifier
from orrery.ti4.odds import Combat, odds
from orrery.ti4.odds_table import side_of
from orrery.ti4.payments import RESOURCES
from orrery.ti4.queries import deciding
from orrery.ti4.routes import Passage, reach
from orrery.ti4.rules.copying import CopyTechnology
from orrery.ti4.rules.moves import gain_technology, lose_technology
from orrery.ti4.rules.retreat import retreats
from orrery.ti4.rules.spending import Spend
from orrery.ti4.rules.strategic import StrategicAction
from orrery.ti4.rules.transaction import why_no_partner
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.setup import setup
from orrery.ti4.state import ACTION, AGENDA
from orrery.ti4.units import CARRIER, CRUISER, DESTROYER, FIGHTER, FLAGSHIP, UNIT, UNITS, WAR_SUN, count, damaged, force
from support.cite import card, rule
from support.play import answer, asked, happened
from support.ti4 import Table, plan
from support.ti4_agendas import agenda_phase, ready
from support.ti4_combat import battle, left

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51
FAR = 0
MEMORIA, UPGRADE = NUMBER["memoria-i"], NUMBER["memoria-2"]
SUITE = NUMBER["temporal-command-suite"]


def nomad(*others: str) -> Table:
    table = Table("nomad", *(others or ("hacan",)), tiles=TILES).own(0)
    for seat in range(table.game.seats):
        table.planets(seat, FAR + seat)
    return table


# -- The Company -------------------------------------------------------------------------------------------------------


@card("ti4:the-company")
@rule("ti4:7.1a", "ti4:7.2b")
def test_the_nomad_begins_with_three_agents_and_the_flagship() -> None:
    game = setup({"players": 3, "sets": "kings", "factions": "nomad,sol,hacan"}, 1)
    agents = ("artuno-the-betrayer", "field-marshal-mercer", "the-thundarian")
    assert game.players[0].leaders == tuple([NUMBER[key] for key in agents])
    assert len(game.players[0].locked) == 2
    assert game.players[0].exhausted == ()
    home = game.chart.homes.index("nomad")
    assert count(game.players[0].ships_in(home), FLAGSHIP) == 1


# -- Future Sight ------------------------------------------------------------------------------------------------------


def council(*hand: str) -> TwilightImperium:
    table = Table("hacan", "nomad", tiles=TILES).planets(0, LIRTA).planets(1, BEREG).hand(1, *hand)
    return agenda_phase(table, "economic-equality", "mutiny")


@card("ti4:future-sight")
@pytest.mark.parametrize(("outcome", "goods"), [("for", 6), ("against", 1)])
def test_who_voted_for_what_is_resolved_gains_a_good(outcome: str, goods: int) -> None:
    """Economic Equality for: all lose their goods and gain 5; the sixth is the Nomad's."""
    game = council()
    ready(game)
    answer(game, 1, outcome)
    answer(game, 0, "abstain")
    assert game.players[1].goods == goods
    assert game.players[0].goods == (5 if outcome == "for" else 0)


@card("ti4:future-sight")
def test_who_voted_for_another_outcome_gains_nothing() -> None:
    game = council()
    ready(game)
    answer(game, 1, "against")
    answer(game, 0, "for")
    while asked(game, game.waiting()[0].seat).prompt == "break tie":
        answer(game, game.speaker, "for")
    assert game.players[1].goods == 5


@card("ti4:future-sight", "ti4:trade-rider")
def test_a_prediction_that_comes_true_counts_and_both_together_count_once() -> None:
    game = council("trade-rider")
    answer(game, 1, "card")
    answer(game, 1, "against")
    ready(game)
    if game.asked(1) is not None and asked(game, 1).prompt == "vote":
        answer(game, 1, "abstain")
    answer(game, 0, "abstain")
    if asked(game, 0).prompt == "break tie":
        answer(game, 0, "against")
    assert game.players[1].goods == 6, "five by the rider, one by Future Sight"


@card("ti4:future-sight", "ti4:deadly-plot")
def test_what_is_not_resolved_brings_nothing() -> None:
    table = Table("hacan", "nomad", tiles=TILES).planets(0, BEREG).planets(1, LIRTA).hand(0, "deadly-plot")
    game = agenda_phase(table, "economic-equality", "mutiny")
    ready(game)
    answer(game, 1, "for")
    answer(game, 0, "against")
    answer(game, 0, "card")
    assert game.players[1].goods == 0


@card("ti4:future-sight", "ti4:miscount-disclosed")
def test_a_law_that_is_voted_on_in_the_action_phase_brings_nothing() -> None:
    """By Xxekir Grom and Miscount Disclosed; the ability names the agenda phase."""
    for phase, goods in ((AGENDA, 1), (ACTION, 0)):
        game = Table("hacan", "nomad", tiles=TILES).planets(0, LIRTA).planets(1, BEREG).game
        game.phase = phase
        game.begin(ResolveAgenda(NUMBER["fleet-regulations"]))
        ready(game)
        answer(game, 1, "against")
        answer(game, 0, "abstain")
        assert game.players[1].goods == goods


# -- Memoria -----------------------------------------------------------------------------------------------------------


@card("ti4:memoria-i")
def test_the_flagship_is_adjacent_to_systems_with_mechs() -> None:
    """From 1 it comes to 4 in one step where a mech stands there; escorts of its start do not."""
    table = nomad().court(0).ships(0, 1, flagship=1, cruiser=1, infantry=1)
    there = table.game.chart.planets[4][0]
    assert (1, FLAGSHIP) not in reach(table.game, 0)[4]
    table.troops(0, there, mech=1)
    assert (1, FLAGSHIP) in reach(table.game, 0)[4]
    ways = Passage(table.game, 0, 4)
    assert (ways.needs_from(1, FLAGSHIP), ways.needs_from(1, CRUISER)) == (1, 2)
    game = table.activate(4)
    plan(game, 0, (1, "flagship", 1), (1, "infantry", 1))
    assert count(game.players[0].ships_in(4), FLAGSHIP) == 1


@card("ti4:memoria-i")
def test_it_does_so_from_wherever_it_is_on_its_way_and_with_mechs_in_space() -> None:
    """With two steps: to a system next to the mech, by the system of the mech."""
    tiles = (*TILES[:4], "41", "23", "24")  # a gravity rift, which nothing here needs
    table = Table("nomad", "hacan", tiles=tiles).own(0).techs(0, "memoria-2").planets(0, FAR).planets(1, FAR + 1)
    table.ships(0, 1, flagship=1).ships(0, 5, carrier=1, mech=1).ships(1, 0, cruiser=1)
    ways = Passage(table.game, 0, 4)
    assert ways.needs_from(1, FLAGSHIP) == 2, "1, then 5 with the mech, then 4; the middle is closed"
    assert Passage(table.game, 0, 5).needs_from(1, FLAGSHIP) == 1


@card("ti4:memoria-i")
def test_it_leads_nobody_else_there_and_nobody_back() -> None:
    """Not in a retreat, and from the system of the mech the others come as ever."""
    table = nomad().court(0).ships(0, 4, flagship=1).ships(1, 4, cruiser=1)
    there = table.game.chart.planets[1][0]
    table.troops(0, there, mech=1)
    assert 1 not in retreats(table.game, 0, 4)
    assert Passage(table.game, 0, 4).needs_from(1, CRUISER) == 2


@card("ti4:memoria-i")
def test_only_the_flagship_carries_what_is_on_its_way() -> None:
    table = nomad().court(0).ships(0, 1, flagship=1, carrier=1)
    there = table.game.chart.planets[4][0]
    table.troops(0, there, mech=1)
    refused = load(table.game, 0, Form(((1, "carrier", 1), (1, "flagship", 1))), Passage(table.game, 0, 4))
    assert isinstance(refused, Refused)
    assert refused.reason == "too-far"


@card("ti4:memoria-2")
def test_the_upgrade_covers_the_flagship_and_it_still_finds_its_ways() -> None:
    table = nomad()
    game = table.game
    gain_technology(game, 0, UPGRADE)
    unit = UNITS[game.players[0].units[FLAGSHIP]]
    assert (unit.key, unit.combat.hit_on, unit.move, unit.capacity, unit.barrage.hit_on) == ("memoria-2", 5, 2, 6, 5)
    assert MEMORIA not in game.players[0].abilities
    assert len([each for each in deciding(game, Modifier.reaches) if isinstance(each, Memoria)]) == 1
    lose_technology(game, 0, UPGRADE)
    assert UNITS[game.players[0].units[FLAGSHIP]].key == "memoria-i"
    assert MEMORIA in game.players[0].abilities


@card("ti4:memoria-2")
def test_the_nekro_virus_has_it_instead_of_the_alastor() -> None:
    table = Table("nekro", "nomad", tiles=TILES).own(0).own(1).techs(1, "memoria-2").planets(0, FAR).planets(1, FAR + 1)
    game = table.techs(0, "valefar-assimilator-x").game
    game.begin(CopyTechnology(0, NUMBER["valefar-assimilator-x"], UPGRADE))
    assert UNITS[game.players[0].units[FLAGSHIP]].key == "memoria-2"
    assert NUMBER["the-alastor"] not in game.players[0].abilities
    assert [each.owner for each in deciding(game, Modifier.reaches) if isinstance(each, Memoria)] == [0, 1, 1]


# -- Temporal Command Suite --------------------------------------------------------------------------------------------


def suite(*factions: str) -> Table:
    table = Table(*factions, tiles=TILES)
    for seat in range(len(factions)):
        table.planets(seat, FAR + seat)
    return table


@card("ti4:temporal-command-suite", "ti4:letani-ospha")
def test_an_agent_of_another_is_readied_and_the_two_may_trade() -> None:
    """Neither neighbours nor in the turn of either; it counts among no other transactions."""
    table = suite("arborec", "nomad", "sol").court(0).techs(1, "temporal-command-suite").pools(1, goods=2)
    game = table.ships(0, 1, cruiser=1).begin()
    answer(game, 0, "leader")
    answer(game, 0, "keep ship")
    assert asked(game, 1).prompt == "after-agent-exhausted"
    answer(game, 1, "tech")
    assert NUMBER["letani-ospha"] not in game.players[0].exhausted
    assert SUITE in game.players[1].exhausted
    assert ("agent readied", 1, (NUMBER["letani-ospha"],)) in happened(game)
    assert asked(game, 1).prompt == "terms"
    plan(game, 1, (1, "goods", 1))
    answer(game, 0, "accept")
    assert (game.players[0].goods, game.players[1].goods) == (1, 1)
    assert (game.players[0].traded, game.players[1].traded, game.players[1].talks) == ((), (), ())


@card("ti4:temporal-command-suite")
def test_with_an_own_agent_nobody_trades_and_once_exhausted_it_does_nothing() -> None:
    table = suite("nomad", "hacan").court(0).techs(0, "temporal-command-suite").ships(0, 1, cruiser=1)
    game = battle(table.ships(1, 0, cruiser=1), 1, 1, 1, 1, 7, 1)
    thundarian = NUMBER["the-thundarian"]
    answer(game, 0, f"leader {thundarian}")
    answer(game, 0, "tech")
    assert thundarian not in game.players[0].exhausted
    answer(game, 0, f"leader {thundarian}")
    assert thundarian in game.players[0].exhausted
    assert left(game, 1, CRUISER) == 0


@card("ti4:temporal-command-suite", "ti4:doctor-sucaban")
@rule("ti4:26.0")
def test_nobody_trades_by_it_while_a_price_is_paid() -> None:
    """The agent is readied; the goods for the research stay where they are."""
    table = suite("jolnar", "nomad").court(0).techs(1, "temporal-command-suite").pools(0, goods=4)
    game = table.troops(0, BEREG, infantry=1).game
    game.active = 0
    for planet in (FAR, BEREG):
        game.exhausted[planet] = True
    game.begin(Spend(0, RESOURCES, 4, researches=True))
    answer(game, 0, "leader")
    answer(game, 0, "remove nobody")
    answer(game, 1, "tech")
    assert NUMBER["doctor-sucaban"] not in game.players[0].exhausted
    assert game.players[0].goods == 0, "it is paid"
    assert "proposed" not in [event.kind for event in game.log or []]


@card("ti4:temporal-command-suite", "ti4:jae-mir-kan")
@rule("ti4:26.0", "ti4:52.5")
def test_nor_while_a_token_is_spent_for_what_costs_more() -> None:
    """Who follows Technology has the resources for it when the token is paid."""
    table = suite("hacan", "mahact", "nomad").court(1).techs(2, "temporal-command-suite").pools(1, goods=4)
    game = table.game
    game.active, game.players[0].tokens = 0, (2,)
    game.exhausted[FAR + 1] = True
    game.begin(StrategicAction(0, 7))
    while asked(game, game.waiting()[0].seat).prompt != "secondary":
        answer(game, 0, asked(game, 0).options[0].key)
    answer(game, 1, "follow")
    answer(game, 1, "leader")
    assert game.asked(2) is not None
    game.active, game.phase = 2, ACTION
    refused = why_no_partner(game, 2, 1)
    assert refused is not None
    assert refused.reason == "price-open", "nor would they trade in a turn of the Nomad"
    game.active = 0
    answer(game, 2, "tech")
    assert NUMBER["jae-mir-kan"] not in game.players[1].exhausted
    assert asked(game, 1).prompt == "research"
    answer(game, 1, "tech")
    assert game.players[1].goods == 0


# -- The Cavalry -------------------------------------------------------------------------------------------------------


def cavalry(*dice: int, **ships: int) -> TwilightImperium:
    """Seat 0 attacks the Hacan with the note of the Nomad, who looks on."""
    table = Table("sol", "hacan", "nomad", tiles=TILES).own(2).notes(0, 2, "the-cavalry").ships(0, 1, **ships)
    for seat in range(3):
        table.planets(seat, FAR + seat)
    table.ships(1, 0, cruiser=2, fighter=1).ships(1, 3, carrier=1)
    return battle(table, *dice)


@card("ti4:the-cavalry")
def test_one_ship_fights_as_the_flagship_of_the_nomad() -> None:
    """Memoria I: barrage of three dice on eight, combat of two dice on seven; the other destroyer is as printed."""
    game = cavalry(*[1] * 30, destroyer=2)
    answer(game, 0, "note")
    fired = [event.values for event in game.log or [] if event.kind == "barrage" and event.actor == 0]
    assert sorted([len(values) - 1 for values in fired]) == [2, 3]
    answer(game, 1, "stay")
    rolled = [event.values for event in game.log or [] if event.kind == "rolled" and event.actor == 0]
    assert [(values[0], len(values) - 1) for values in rolled[:2]] == [(DESTROYER, 2), (DESTROYER, 1)]
    assert note_of("the-cavalry", 2) in game.players[0].area


@card("ti4:the-cavalry")
def test_it_sustains_damage_once_and_stays_damaged_when_the_note_has_gone_back() -> None:
    game = cavalry(1, 1, 1, 1, 1, 1, 7, 1, 1, 7, 7, 7, 1, 1, 1, cruiser=2)
    answer(game, 0, "note")
    answer(game, 1, "stay")
    assert [option.key for option in asked(game, 0).options] == ["sustain", "destroy", "destroy"], "one of the two"
    answer(game, 0, "sustain")
    answer(game, 1, "stay")
    assert not game.players[1].ships_in(0)
    fleet = game.players[0].ships_in(0)
    assert (damaged(fleet, CRUISER), count(fleet, CRUISER)) == (1, 2)
    assert note_of("the-cavalry", 2) in game.players[2].notes


@card("ti4:the-cavalry", "ti4:direct-hit")
def test_whoever_falls_by_a_direct_hit_is_the_ship_of_the_cavalry() -> None:
    """The other cruiser has neither its dice nor its shields."""
    table = Table("sol", "hacan", "nomad", tiles=TILES).own(2).notes(0, 2, "the-cavalry").ships(0, 1, cruiser=2)
    for seat in range(3):
        table.planets(seat, FAR + seat)
    table.ships(1, 0, cruiser=2).ships(1, 3, carrier=1).hand(1, "direct-hit")
    game = battle(table, 1, 1, 1, 1, 1, 1, 7, 1, *[1] * 9)
    answer(game, 0, "note")
    answer(game, 1, "stay")
    answer(game, 0, "sustain")
    answer(game, 1, "card")
    assert left(game, 0, CRUISER) == 1
    answer(game, 1, "stay")
    rolled = [event.values for event in game.log or [] if event.kind == "rolled" and event.actor == 0]
    assert len(rolled[-1]) - 1 == 1, "one die of one cruiser"


@card("ti4:the-cavalry")
def test_it_goes_back_when_the_combat_is_over_and_is_not_for_combats_against_the_nomad() -> None:
    game = cavalry(1, 1, 1, 10, 10, 10, 1, 1, 10, 10, 10, 1, cruiser=2)
    answer(game, 0, "note")
    answer(game, 1, "stay")
    while any(decision.prompt in ("announce retreat", "assign hits") for decision in game.waiting()):
        decision = game.waiting()[0]
        answer(game, decision.seat, "stay" if decision.prompt == "announce retreat" else "destroy")
    assert note_of("the-cavalry", 2) in game.players[2].notes
    table = Table("sol", "nomad", tiles=TILES).notes(0, 1, "the-cavalry").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
    game = battle(table.planets(0, FAR).planets(1, FAR + 1), 7, 1)
    assert note_of("the-cavalry", 1) in game.players[0].notes


@card("ti4:the-cavalry")
def test_of_a_war_sun_the_dice_are_those_of_the_flagship() -> None:
    """Who names a better ship has worse dice: it is a choice."""
    game = cavalry(*[1] * 30, war_sun=1)
    answer(game, 0, "note")
    answer(game, 1, "stay")
    rolled = [event.values for event in game.log or [] if event.kind == "rolled" and event.actor == 0]
    assert [(values[0], len(values) - 1) for values in rolled[:1]] == [(WAR_SUN, 2)]


@card("ti4:the-cavalry", "ti4:memoria-2")
def test_with_the_upgrade_it_is_the_better_flagship() -> None:
    table = Table("sol", "hacan", "nomad", tiles=TILES).own(2).techs(2, "memoria-2").notes(0, 2, "the-cavalry")
    for seat in range(3):
        table.planets(seat, FAR + seat)
    game = battle(
        table.ships(0, 1, carrier=1).ships(1, 0, cruiser=1, fighter=1).ships(1, 3, carrier=1), *[5] * 3, *[1] * 9
    )
    answer(game, 0, "note")
    assert left(game, 1, FIGHTER) == 0, "its barrage hits on five"
    assert left(game, 0, CARRIER) == 1
    assert UNIT["memoria-2"] == game.players[2].units[FLAGSHIP]
    assert asked(game, 1).prompt == "announce retreat"


@card("ti4:the-cavalry")
def test_the_chances_of_the_combat_count_it() -> None:
    """A cruiser with two dice on seven that must be hit twice against one as printed."""
    game = cavalry(*[1] * 30, cruiser=1)
    answer(game, 0, "note")
    side = side_of(game, 0, game.players[0].ships_in(0), [], 0)
    assert side.stand_ins == ((CRUISER, UNIT["memoria-i"]),)
    found = odds(Combat(side, Side(force({CRUISER: 1})), begun=True))
    hit, back = 1 - 0.6 * 0.6, 0.4
    none = (1 - hit) * (1 - back)
    hurt = hit * (1 - back) / (1 - none)  # it wins once it is damaged
    assert found.win == pytest.approx((hit + (1 - hit) * back * hurt) / (1 - none))


@card("ti4:future-sight", "ti4:trade-rider")
def test_the_prediction_of_another_that_comes_true_brings_the_nomad_nothing() -> None:
    table = Table("hacan", "nomad", tiles=TILES).planets(0, BEREG).planets(1, LIRTA).hand(0, "trade-rider")
    game = agenda_phase(table, "economic-equality", "mutiny")
    answer(game, 0, "card")
    answer(game, 0, "against")
    ready(game)
    answer(game, 1, "abstain")
    if game.asked(0) is not None and asked(game, 0).prompt == "vote":
        answer(game, 0, "abstain")
    if game.asked(0) is not None and asked(game, 0).prompt == "break tie":
        answer(game, 0, "against")
    assert (game.players[0].goods, game.players[1].goods) == (5, 0)
