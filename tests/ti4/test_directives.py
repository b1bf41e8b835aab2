"""Directives: what each outcome does at once, or at the start of the next strategy phase."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice
from orrery.kernel.laws import options_law
from orrery.kernel.rng import Arranged
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.objective_cards import OBJECTIVES
from orrery.ti4.rules.dues import hand_limit
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import AGENDA, NOBODY
from orrery.ti4.tiles import PLANETS
from orrery.ti4.units import CRUISER, DREADNOUGHT, INFANTRY, PDS, SPACE_DOCK, count
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table
from support.ti4_agendas import abstain, agenda_phase, enact, next_strategy_phase, ready, resolved

MECATOL, WELLON, VEFUT, THIBAH, QUANN, LODOR = 25, 26, 27, 28, 32, 33  # Quann and Lodor are cultural
HOLES = ("18", "39", "26", "40", "25", "19", "20")  # alpha in 1 and 2, beta in 3 and 4


def voted(table: Table, key: str, outcome: str) -> TwilightImperium:
    """Seat 1 alone votes, with Thibah."""
    game = table.planets(1, THIBAH).game
    game.begin(ResolveAgenda(NUMBER[key]))
    answer(game, 1, outcome)
    abstain(game)
    return game


@rule("ti4:1.7", "ti4:1.8", "ti4:14.21a", "ti4:14.22")
@card("ti4:archived-secret")
def test_an_archived_secret_is_drawn_and_a_fourth_one_goes_back() -> None:
    table = Table("sol", "hacan")
    keys = ("unveil-flagship", "spark-a-rebellion", "forge-an-alliance")
    table.game.players[1].secrets = tuple([NUMBER[key] for key in keys])
    table.game.secrets = (NUMBER["mine-rare-minerals"],)
    game = resolved(table, "archived-secret", "seat 1")
    assert asked(game, 1).prompt == "return secret"
    answer(game, 1, f"objective {NUMBER['unveil-flagship']}")
    assert NUMBER["mine-rare-minerals"] in game.players[1].secrets
    assert game.agenda_discard == (NUMBER["archived-secret"],)


@rule("ti4:2.18")
@card("ti4:arms-reduction")
def test_arms_reduction_leaves_two_dreadnoughts_and_four_cruisers() -> None:
    table = Table("sol", "hacan").ships(0, 1, dreadnought=2).ships(0, 2, dreadnought=1).ships(1, 3, cruiser=3)
    game = resolved(table.ships(1, 4, cruiser=3).ships(0, 5, cruiser=2), "arms-reduction", "for")
    assert {decision.seat for decision in game.waiting()} == {0, 1}, "all choose at once"
    answer(game, 0, "system 2")
    assert count(game.players[0].ships_in(2), DREADNOUGHT) == 1, "nothing falls before all have chosen"
    answer(game, 1, "system 3", "system 4")
    assert [count(game.players[0].ships_in(system), DREADNOUGHT) for system in (1, 2)] == [2, 0]
    assert [count(game.players[1].ships_in(system), CRUISER) for system in (3, 4)] == [2, 2]


@card("ti4:arms-reduction")
def test_against_arms_reduction_specialties_are_exhausted_when_the_next_strategy_phase_begins() -> None:
    game = resolved(Table("sol", "hacan").planets(0, WELLON, VEFUT).planets(1, THIBAH), "arms-reduction", "against")
    assert not any(game.exhausted)
    next_strategy_phase(game)
    assert [game.exhausted[planet] for planet in (WELLON, VEFUT, THIBAH)] == [True, False, True]
    assert game.delayed == ()
    assert asked(game, 0).prompt == "choose strategy"


@rule("ti4:2.11", "ti4:77.5", "ti4:53.5")
@card("ti4:colonial-redistribution")
def test_colonial_redistribution_gives_an_emptied_planet_to_one_of_the_last() -> None:
    table = Table("sol", "hacan", "norr").troops(0, WELLON, infantry=2, pds=1).planets(0, MECATOL).planets(1, 0)
    table.game.players[0].points = 2
    game = resolved(table, "colonial-redistribution", f"planet {WELLON}")
    assert game.players[0].ground == {}
    assert [option.id() for option in asked(game, 0).options] == [1, 2]
    answer(game, 0, "seat 2")
    answer(game, 2, "place infantry")
    assert count(game.players[2].troops_on(WELLON), INFANTRY) == 1
    assert (game.controller[WELLON], game.controller[MECATOL]) == (2, 0)


@card("ti4:colonial-redistribution")
def test_who_is_named_may_leave_the_planet_and_neither_homes_nor_mecatol_rex_are_elected() -> None:
    table = Table("sol", "hacan").planets(0, MECATOL, WELLON, THIBAH).planets(1, 0)
    table.game.players[0].points = 1
    game = table.game
    game.begin(ResolveAgenda(NUMBER["colonial-redistribution"]))
    abstain(game)
    assert [option.id() for option in asked(game, 0).options] == [WELLON, THIBAH]
    answer(game, 0, f"planet {WELLON}")
    answer(game, 1, "place nothing")
    assert game.controller[WELLON] == 0


@card("ti4:compensated-disarmament")
def test_compensated_disarmament_pays_for_ground_forces_and_leaves_structures() -> None:
    table = Table("sol", "hacan").troops(1, WELLON, infantry=3, mech=1, space_dock=1)
    game = resolved(table, "compensated-disarmament", f"planet {WELLON}")
    assert game.players[1].goods == 4
    assert count(game.players[1].troops_on(WELLON), SPACE_DOCK) == 1
    assert sum(game.players[1].troops_on(WELLON)) == 1


@pytest.mark.parametrize(("outcome", "goods"), [("for", 5), ("against", 0)])
@card("ti4:economic-equality")
def test_economic_equality_takes_all_goods_and_perhaps_gives_five(outcome: str, goods: int) -> None:
    table = Table("sol", "hacan").pools(0, goods=9).pools(1, goods=1, commodities=3)
    game = table.game
    game.begin(ResolveAgenda(NUMBER["economic-equality"]))
    abstain(game)
    answer(game, 0, outcome)
    assert [player.goods for player in game.players] == [goods, goods]
    assert game.players[1].commodities == 3


@pytest.mark.parametrize(("outcome", "stage"), [("for", 1), ("against", 2)])
@card("ti4:incentive-program")
def test_the_incentive_program_reveals_an_objective_that_was_not_dealt(outcome: str, stage: int) -> None:
    table = Table("sol", "hacan")
    of_stage = [number for number, each in OBJECTIVES.items() if each.stage == stage]
    if stage == 1:
        table.game.objectives, table.game.stage_one = tuple(of_stage[:3]), tuple(of_stage[3:9])
    else:
        table.game.stage_two = tuple(of_stage[:9])
    before, decks = table.game.objectives, (table.game.stage_one, table.game.stage_two)
    game = resolved(table, "incentive-program", outcome)
    assert game.objectives == (*before, of_stage[9])
    assert (game.stage_one, game.stage_two) == decks, "what lies by the track stays there"
    assert "objective revealed" in [event.kind for event in game.log or []]


@rule("ti4:F.agenda.7")
@card("ti4:ixthian-artifact")
def test_the_artifact_destroys_everything_at_mecatol_rex_and_three_units_in_each_system_around() -> None:
    table = Table("sol", "hacan").ships(0, 0, cruiser=1, fighter=2).troops(1, MECATOL, infantry=2, pds=1)
    table = table.ships(1, 2, dreadnought=2, carrier=1).troops(1, VEFUT, infantry=2).ships(0, 3, cruiser=2)
    table.game.rng = Arranged(1, [], [5])
    game = resolved(table, "ixthian-artifact", "for")
    assert [decision.seat for decision in game.waiting()] == [1], "seat 0 has only two there"
    assert asked(game, 1).least == 3
    assert game.players[0].space, "all fall at the same time"
    answer(game, 1, "type 3", f"planet {VEFUT}", f"planet {VEFUT}")
    assert (game.players[0].space, game.players[1].troops_on(MECATOL)) == ({}, ())
    assert count(game.players[1].ships_in(2), DREADNOUGHT) == 2
    assert game.players[1].troops_on(VEFUT) == ()
    assert "artifact die" in [event.kind for event in game.log or []]


@rule("ti4:89.9", "ti4:89.12")
@card("ti4:ixthian-artifact")
def test_the_artifact_may_teach_two_technologies_of_which_one_may_need_the_other() -> None:
    table = Table("sol", "hacan")
    table.game.rng = Arranged(1, [], [6])
    game = resolved(table, "ixthian-artifact", "for")
    answer(game, 0, "research")
    answer(game, 0, f"tech {NUMBER['neural-motivator']}")
    answer(game, 0, "research")
    answer(game, 0, f"tech {NUMBER['dacxive-animators']}")
    answer(game, 1, "research nothing")
    assert game.over, "who declines the first has no second"
    assert len(game.players[0].techs) == 2


@rule("ti4:F.agenda.6")
@card("ti4:ixthian-artifact")
def test_what_is_adjacent_for_the_creuss_alone_is_spared_and_against_nothing_happens() -> None:
    table = Table("creuss", "hacan", tiles=("18", "46", "47", "48", "49", "50", "40"))
    table.game.chart = type(table.game.chart)(table.game.chart.tiles[:1] + table.game.chart.tiles[6:], ((0, 0), (5, 5)))
    table.game.wormholes = ((0, "alpha"),)
    table.ships(0, 1, cruiser=3)
    table.game.rng = Arranged(1, [], [1])
    game = resolved(table, "ixthian-artifact", "for")
    assert count(game.players[0].ships_in(1), CRUISER) == 3
    game = resolved(Table("sol", "hacan").ships(0, 0, cruiser=1), "ixthian-artifact", "against")
    assert count(game.players[0].ships_in(0), CRUISER) == 1


@rule("ti4:1.5", "ti4:2.2.i")
@card("ti4:judicial-abolishment")
def test_judicial_abolishment_discards_a_law_and_is_void_without_one() -> None:
    table = enact(enact(Table("sol", "hacan"), "executive-sanctions"), "shared-research")
    game = resolved(table, "judicial-abolishment", f"agenda {NUMBER['executive-sanctions']}")
    assert hand_limit(game, 0) == 7
    assert [law for law, _, _ in game.laws] == [NUMBER["shared-research"]]
    game = agenda_phase(Table("sol", "hacan"), "judicial-abolishment", "mutiny", "mutiny")
    assert asked(game, 0).things == (("agenda", NUMBER["mutiny"]),)
    assert game.agenda_discard == (NUMBER["judicial-abolishment"],)
    revealed = [event.values[0] for event in game.log or [] if event.kind == "agenda"]
    assert revealed == [NUMBER["judicial-abolishment"], NUMBER["mutiny"]]


@rule("ti4:F.agenda.5")
@card("ti4:miscount-disclosed", "ti4:executive-sanctions")
def test_a_law_that_is_voted_on_again_stays_in_play_until_it_fails() -> None:
    table = enact(Table("sol", "hacan").hand(1, "trade-rider"), "executive-sanctions")
    law = NUMBER["executive-sanctions"]
    game = agenda_phase(table, "miscount-disclosed", "seed-of-an-empire", "mutiny")
    answer(game, 1, "card")
    ready(game)
    assert game.players[1].goods == 5, "what was predicted of the miscount is paid before the new vote"
    assert (hand_limit(game, 0), asked(game, 0).things) == (3, (("agenda", law),))
    answer(game, 0, "against")
    assert (hand_limit(game, 0), game.laws) == (7, ())
    ready(game)
    assert asked(game, 0).things == (("agenda", NUMBER["seed-of-an-empire"]),), "the second agenda is still to come"
    assert game.agenda_discard == (NUMBER["miscount-disclosed"], law)


@rule("ti4:F.agenda.5")
@card("ti4:miscount-disclosed", "ti4:veto")
def test_a_law_voted_on_again_is_there_once_and_a_veto_puts_it_out() -> None:
    keys = ("miscount-disclosed", "mutiny", "seed-of-an-empire")
    game = agenda_phase(enact(Table("sol", "muaat").hand(1, "veto"), "shared-research"), *keys)
    answer(game, 1, "pass")
    answer(game, 1, "pass")
    answer(game, 0, "for")
    assert game.laws == ((NUMBER["shared-research"], -1, -1),)
    game = agenda_phase(enact(Table("sol", "muaat").hand(1, "veto"), "shared-research"), *keys)
    answer(game, 1, "pass")
    answer(game, 1, "card")
    assert game.laws == ()
    for agenda in keys[1:]:
        assert asked(game, 0).things == (("agenda", NUMBER[agenda]),)
        answer(game, 0, "against")
    assert game.over


@card("ti4:new-constitution")
def test_a_new_constitution_ends_all_laws_and_exhausts_the_homes_later() -> None:
    table = Table("sol", "hacan", tiles=("18", "1", "16", "21", "22", "23", "24")).planets(0, 0, WELLON).planets(1, 22)
    game = resolved(enact(enact(table, "executive-sanctions"), "shared-research"), "new-constitution", "for")
    assert game.laws == ()
    assert not any(game.exhausted)
    next_strategy_phase(game)
    assert [planet for planet, each in enumerate(game.exhausted) if each] == [0, 22], "Wellon is nobody's home"


@card("ti4:new-constitution")
def test_against_it_the_laws_stay_and_without_laws_it_is_void() -> None:
    game = resolved(enact(Table("sol", "hacan"), "shared-research"), "new-constitution", "against")
    assert (len(game.laws), game.delayed) == (1, ())
    game = agenda_phase(Table("sol", "hacan"), "new-constitution", "mutiny", "mutiny")
    assert game.agenda_discard == (NUMBER["new-constitution"],)


@rule("ti4:2.16", "ti4:81")
@card("ti4:public-execution")
def test_public_execution_costs_cards_the_speaker_token_and_all_votes_of_the_phase() -> None:
    table = Table("sol", "muaat", "norr").planets(0, WELLON).planets(1, VEFUT).hand(0, "sabotage", "direct-hit")
    game = agenda_phase(table, "public-execution", "mutiny")
    answer(game, 1, "seat 0")
    abstain(game)
    assert (game.players[0].hand, game.speaker, len(game.discard)) == ([], 1, 2)
    assert asked(game, 1).prompt == "break tie", "Vefut is exhausted, and seat 0 has no vote on the mutiny"
    answer(game, 1, "for")
    assert [event.actor for event in game.log or [] if event.kind == "abstained"] == [0]


@rule("ti4:77.5", "ti4:77.7")
@card("ti4:seed-of-an-empire")
def test_the_seed_of_an_empire_is_for_all_first_or_all_last() -> None:
    for outcome, points in (("for", [4, 4, 1]), ("against", [3, 3, 2])):
        table = Table("sol", "hacan", "norr")
        for player, number in zip(table.game.players, (3, 3, 1)):
            player.points = number
        assert [player.points for player in resolved(table, "seed-of-an-empire", outcome).players] == points
    table = Table("sol", "hacan", "norr")
    for player in table.game.players:
        player.points = 9
    table.game.speaker = 0
    assert resolved(table, "seed-of-an-empire", "for").winners == [0], "from the speaker clockwise"


@card("ti4:swords-to-plowshares")
def test_swords_become_plowshares_half_of_each_planet_rounded_up() -> None:
    table = (
        Table("sol", "hacan").troops(0, WELLON, infantry=3, mech=1).troops(0, VEFUT, infantry=1).ships(0, 1, carrier=1)
    )
    game = resolved(table.ships(0, 1, infantry=2).troops(1, THIBAH, infantry=4), "swords-to-plowshares", "for")
    assert [count(game.players[0].troops_on(planet), INFANTRY) for planet in (WELLON, VEFUT)] == [1, 0]
    assert [player.goods for player in game.players] == [3, 2]
    assert count(game.players[0].ships_in(1), INFANTRY) == 2, "aboard is not on a planet"


@rule("ti4:59.4b")
@card("ti4:swords-to-plowshares")
def test_against_it_each_planet_gets_an_infantry_as_long_as_there_are_figures() -> None:
    table = Table("sol", "hacan").planets(0, WELLON, VEFUT).troops(1, THIBAH, pds=1)
    for planet in range(40, 52):
        table.troops(1, planet, infantry=1)
    game = resolved(table, "swords-to-plowshares", "against")
    assert asked(game, 1).prompt == "none left"
    answer(game, 1, "place fewer")
    assert [count(game.players[0].troops_on(planet), INFANTRY) for planet in (WELLON, VEFUT)] == [1, 1]
    assert count(game.players[1].troops_on(THIBAH), INFANTRY) == 0
    assert count(game.players[1].troops_on(40), INFANTRY) == 2


@card("ti4:unconventional-measures")
def test_unconventional_measures_give_or_take_cards_of_those_who_voted_for_them() -> None:
    table = Table("sol", "muaat").hand(0, "sabotage").hand(1, "sabotage")
    table.game.deck = [NUMBER["flank-speed"], NUMBER["flank-speed"] - 1, NUMBER["morale-boost"]]
    game = voted(table, "unconventional-measures", "for")
    assert [len(player.hand) for player in game.players] == [1, 3]
    table = Table("sol", "muaat").planets(0, VEFUT).hand(0, "sabotage").hand(1, "sabotage", "direct-hit")
    table.planets(1, THIBAH).game.begin(ResolveAgenda(NUMBER["unconventional-measures"]))
    answer(table.game, 1, "for")
    answer(table.game, 0, "against")
    assert [len(player.hand) for player in table.game.players] == [1, 0]


@rule("ti4:31.20")
@card("ti4:unconventional-measures")
def test_those_who_voted_draw_from_the_speaker_on_though_the_speaker_voted_last() -> None:
    table = Table("sol", "muaat", "norr").planets(0, VEFUT).planets(1, THIBAH).planets(2, WELLON)
    game = table.game
    game.deck, game.phase = [NUMBER["flank-speed"], NUMBER["morale-boost"], NUMBER["direct-hit"]], AGENDA
    game.begin(ResolveAgenda(NUMBER["unconventional-measures"]))
    for seat in (1, 2, 0):
        answer(game, seat, "for")
    assert [len(player.hand) for player in game.players] == [2, 1, 0], "three cards are left"


@rule("ti4:101.2", "ti4:49.3")
@card("ti4:wormhole-research")
def test_wormhole_research_teaches_and_then_destroys_the_ships_at_wormholes() -> None:
    table = Table("sol", "hacan", "norr", tiles=HOLES).ships(0, 1, carrier=1, infantry=2).ships(0, 5, cruiser=1)
    table.planets(0, WELLON)
    game = resolved(table.ships(1, 4, cruiser=1).troops(1, 32, infantry=1, pds=1), "wormhole-research", "for")
    answer(game, 0, "research nothing")
    answer(game, 1, "research")
    answer(game, 1, f"tech {NUMBER['neural-motivator']}")
    assert set(game.players[0].space) == {5}, "infantry in space is lost with its carrier"
    assert [event.actor for event in game.log or [] if event.kind == "destroyed"] == [0, 1]
    assert count(game.players[1].troops_on(32), PDS) == 1


@rule("ti4:F.agenda.2")
@card("ti4:wormhole-research")
def test_against_wormhole_research_those_who_voted_so_lose_a_token_of_their_choice() -> None:
    game = voted(Table("sol", "hacan"), "wormhole-research", "against")
    assert asked(game, 1).prompt == "which pool"
    answer(game, 1, "pool 1")
    assert (game.players[1].tactic, game.players[1].fleet, game.players[1].strategy) == (3, 2, 2)
    assert game.players[0].fleet == 3


@rule("ti4:91.6")
@card("ti4:wormhole-research")
def test_who_is_asked_together_with_others_may_trade_before_the_reply() -> None:
    table = Table("sol", "hacan").planets(0, WELLON).planets(1, THIBAH).pools(0, goods=1).pools(1, commodities=1)
    game = table.game
    game.phase, game.active = AGENDA, NOBODY
    game.begin(ResolveAgenda(NUMBER["wormhole-research"]))
    ready(game)
    for seat in (1, 0):
        answer(game, seat, "against")
    assert [decision.seat for decision in game.waiting()] == [0, 1]
    answer(game, 1, "pool 0")
    options_law(game)
    game.answer(Choice(0, (len(asked(game, 0).options),)))
    answer(game, 0, "no deal")
    assert asked(game, 0).prompt == "which pool", "the reply of the other was kept"
    answer(game, 0, "pool 2")
    assert [player.tactic + player.strategy for player in game.players] == [4, 4]


@card("ti4:arms-reduction", "ti4:representative-government-base")
def test_what_both_agendas_of_a_phase_have_put_off_comes_when_the_next_strategy_phase_begins() -> None:
    rows = list(enumerate(PLANETS))
    skilled = next(number for number, row in rows if row.specialty and row.traits != "cultural")
    cultural = next(number for number, row in rows if row.traits == "cultural" and not row.specialty)
    table = Table("sol", "hacan").planets(0, skilled, cultural)
    table.game.delayed = ((NUMBER["arms-reduction"], 0), (NUMBER["representative-government-base"], 0))
    game = next_strategy_phase(table.game)
    assert (game.exhausted[skilled], game.exhausted[cultural]) == (True, True)
    assert len(game.delayed) == 0
