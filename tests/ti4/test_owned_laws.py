"""Laws that elect a player: what they do for their owner, and how they go."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.agenda import AGENDAS, OWNED
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.control import GainControl
from orrery.ti4.rules.elimination import Eliminate
from orrery.ti4.rules.production import Produce
from orrery.ti4.rules.space_combat import SpaceCombat
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.rules.strategic import StrategicAction
from orrery.ti4.rules.strategy_phase import StrategyPhase
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.units import CRUISER, FIGHTER, count
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan

FIVE = ("sol", "hacan", "norr", "mentak", "letnev")
OWNED_LAWS = (
    "committee-formation",
    "crown-of-emphidia-agenda",
    "crown-of-thalnos-agenda",
    "imperial-arbiter",
    "minister-of-exploration",
    "minister-of-industry",
    "minister-of-peace",
    "minister-of-policy",
    "minister-of-sciences",
    "minister-of-war",
    "prophecy-of-ixth",
    "shard-of-the-throne-agenda",
)


def vote_for(made: Table, key: str, elected: int) -> TwilightImperium:
    """Everybody abstains, so the speaker elects."""
    game = made.game
    game.begin(ResolveAgenda(NUMBER[key]))
    answer(game, 0, f"seat {elected}")
    return game


def gain(game: TwilightImperium, seat: int, planet: int) -> None:
    game.over = False
    game.begin(GainControl(seat, planet))


@rule("ti4:1.3", "ti4:1.4", "ti4:2.10a", "ti4:2.20")
@pytest.mark.parametrize("key", OWNED_LAWS)
def test_the_law_lies_before_the_elected_player(key: str) -> None:
    assert AGENDAS[NUMBER[key]].PLACE == OWNED
    game = vote_for(Table("sol", "hacan", "norr"), key, 2)
    assert game.laws == ((NUMBER[key], 2, 2),)
    assert game.players[2].points == int(key in ("shard-of-the-throne-agenda", "crown-of-emphidia-agenda"))


@rule("ti4:16.3", "ti4:1.5")
def test_laws_of_an_eliminated_player_are_discarded_and_others_stay() -> None:
    made = Table("sol", "hacan", "norr").law("minister-of-war", 1, 1).law("minister-of-peace", 2, 2)
    made.law("senate-sanctuary", 33)
    game = made.game
    game.begin(Eliminate(1))
    assert [card for card, _, _ in game.laws] == [NUMBER["minister-of-peace"], NUMBER["senate-sanctuary"]]
    assert game.agenda_discard == (NUMBER["minister-of-war"],)


# -- committee formation -----------------------------------------------------------------------------------------------


@card("ti4:committee-formation")
def test_the_committee_names_the_elected_player_and_nobody_votes() -> None:
    made = Table("sol", "hacan", "norr").law("committee-formation", 2, 2).planets(0, 26).planets(1, 27)
    game = made.game
    game.begin(ResolveAgenda(NUMBER["minister-of-war"]))
    assert asked(game, 2).prompt == "before-voting"
    answer(game, 2, "agenda")
    assert asked(game, 2).prompt == "name elected"
    answer(game, 2, "seat 1")
    assert game.laws == ((NUMBER["minister-of-war"], 1, 1),)
    assert game.agenda_discard == (NUMBER["committee-formation"],)
    assert (game.over, any(game.exhausted)) == (True, False)


@card("ti4:committee-formation", "ti4:miscount-disclosed")
@rule("ti4:F.agenda.5")
def test_a_committee_that_names_its_own_successor_is_no_card_twice() -> None:
    """It is voted on again, its owner discards it for the vote, and it comes back from the discard pile."""
    game = Table("sol", "hacan", "norr").law("committee-formation", 2, 2).planets(0, 26).game
    game.begin(ResolveAgenda(NUMBER["committee-formation"]))
    answer(game, 2, "agenda")
    answer(game, 2, "seat 1")
    assert game.laws == ((NUMBER["committee-formation"], 1, 1),)
    assert game.agenda_discard == ()


@card("ti4:committee-formation", "ti4:politics-rider")
def test_predictions_of_the_named_player_come_true() -> None:
    made = Table("sol", "hacan").law("committee-formation", 0, 0).hand(1, "politics-rider")
    game = made.game
    game.begin(ResolveAgenda(NUMBER["minister-of-war"]))
    answer(game, 1, "card")
    answer(game, 1, "seat 0")
    answer(game, 0, "agenda")
    answer(game, 0, "seat 0")
    assert game.speaker == 1, "the rider makes its owner the speaker"


@card("ti4:committee-formation")
def test_where_no_player_is_elected_the_committee_has_nothing_to_name() -> None:
    made = Table("sol", "hacan").law("committee-formation", 0, 0).planets(1, 26)
    made.game.begin(ResolveAgenda(NUMBER["mutiny"]))
    assert asked(made.game, 1).prompt == "vote"


# -- imperial arbiter --------------------------------------------------------------------------------------------------


@card("ti4:imperial-arbiter")
def test_the_arbiter_swaps_strategy_cards_and_goods_stay() -> None:
    made = Table(*FIVE).law("imperial-arbiter", 1, 1)
    made.game.bonus = (0, 0, 0, 0, 0, 0, 0, 2, 0)
    game = made.game
    game.begin(StrategyPhase())
    for seat, strategy in enumerate((7, 5, 1, 2, 3)):
        answer(game, seat, f"strategy {strategy}")
    assert asked(game, 1).prompt == "end-of-strategy-phase"
    answer(game, 1, "agenda")
    assert [option.id() for option in asked(game, 1).options] == [1, 2, 3, 7], "of two own cards one would be asked for"
    answer(game, 1, "strategy 7")
    assert [player.strategies for player in game.players] == [(5,), (7,), (1,), (2,), (3,)]
    assert [player.goods for player in game.players] == [2, 0, 0, 0, 0]
    assert game.agenda_discard == (NUMBER["imperial-arbiter"],)


# -- ministers ---------------------------------------------------------------------------------------------------------


@card("ti4:minister-of-exploration")
def test_the_minister_of_exploration_gains_a_good_for_each_planet() -> None:
    made = Table("sol", "hacan").law("minister-of-exploration", 0, 0)
    gain(made.game, 0, 27)
    assert made.game.players[0].goods == 1
    gain(made.game, 0, 27)
    gain(made.game, 1, 26)
    assert [player.goods for player in made.game.players] == [1, 0], "neither for what is had nor for what others gain"


@card("ti4:minister-of-industry")
def test_the_minister_of_industry_produces_where_a_dock_is_placed() -> None:
    made = Table("sol", "hacan").law("minister-of-industry", 0, 0).planets(0, 27).pools(0, goods=3)
    made.game.players[0].strategies = (4,)
    game = made.begin()
    answer(game, 0, "strategy 4")
    answer(game, 0, "space dock")
    assert asked(game, 0).prompt == "when-space-dock-placed"
    answer(game, 0, "agenda")
    assert asked(game, 0).prompt == "produce"
    plan(game, 0, (2, "cruiser", 1))
    everything(game, 0)  # pays
    assert count(game.players[0].ships_in(2), CRUISER) == 1


@card("ti4:minister-of-industry")
def test_a_pds_is_no_dock_and_the_docks_of_others_do_not_count() -> None:
    made = Table("sol", "hacan").law("minister-of-industry", 1, 1).planets(0, 27)
    made.game.players[0].strategies = (4,)
    game = made.begin()
    answer(game, 0, "strategy 4")
    answer(game, 0, "space dock")
    assert game.waiting()[0].prompt != "when-space-dock-placed"


@card("ti4:minister-of-peace")
def test_the_minister_of_peace_ends_a_turn_at_an_activation() -> None:
    made = Table("sol", "hacan", "norr").law("minister-of-peace", 2, 2).ships(0, 1, cruiser=1).troops(1, 27, pds=1)
    game = made.activate(2)
    answer(game, 2, "agenda")
    assert game.active == 1
    assert game.players[0].ships_in(2) == ()
    assert game.agenda_discard == (NUMBER["minister-of-peace"],)


@card("ti4:minister-of-peace")
def test_where_nobody_else_has_units_there_is_peace() -> None:
    made = Table("sol", "hacan").law("minister-of-peace", 1, 1).ships(0, 1, cruiser=1).planets(1, 27)
    assert asked(made.activate(2), 0).prompt == "move"


@rule("ti4:F.general.12")
@card("ti4:minister-of-policy")
def test_the_minister_of_policy_draws_one_card_at_the_end() -> None:
    made = Table("sol", "hacan").law("minister-of-policy", 1, 1).techs(1, "neural-motivator")
    game = made.game
    game.stage_one, game.deck = (NUMBER["expand-borders"],), list(range(10))
    game.begin(StatusPhase())
    while not game.over:
        decision = game.waiting()[0]
        plan(game, decision.seat, *(decision.forms or [])[0].gifts)
    assert [len(player.hand) for player in game.players] == [1, 3], "Neural Motivator adds one, and only one"


@card("ti4:minister-of-sciences")
def test_the_minister_of_sciences_researches_for_nothing() -> None:
    made = Table("sol", "hacan").law("minister-of-sciences", 1, 1)
    game = made.game
    game.players[1].strategy, game.active = 1, 0
    game.begin(StrategicAction(0, 7))
    answer(game, 0, "tech")
    assert asked(game, 1).prompt == "secondary", "without a single resource"
    answer(game, 1, "follow")
    answer(game, 1, "tech")
    assert (len(game.players[1].techs), game.players[1].strategy) == (1, 0), "the token is spent all the same"


@card("ti4:minister-of-sciences")
def test_only_its_owner_researches_for_nothing() -> None:
    made = Table("sol", "hacan").law("minister-of-sciences", 0, 0)
    game = made.game
    game.players[1].strategy, game.active = 1, 0
    game.begin(StrategicAction(0, 7))
    answer(game, 0, "tech")
    assert asked(game, 0).prompt == "research again"
    answer(game, 0, "research more")
    answer(game, 0, "tech")
    assert (len(game.players[0].techs), game.over) == (2, True)


@rule("ti4:F.agenda.11")
@card("ti4:minister-of-war")
def test_the_minister_of_war_takes_a_token_back_and_acts_once_more() -> None:
    made = Table("norr", "l1z1x").law("minister-of-war", 0, 0).hand(0, "mining-initiative").planets(0, 27)
    made.game.players[0].tokens = (5, 6)
    game = made.begin()
    answer(game, 0, "card")
    assert asked(game, 0).prompt == "after-action-performed", "any action will do"
    answer(game, 0, "agenda")
    answer(game, 0, "system 6")
    assert game.players[0].tokens == (5,)
    assert [option.key for option in asked(game, 0).options] == ["no further action", "tactical"]
    answer(game, 0, "no further action")
    while game.active == 0:
        answer(game, 0, "end turn")
    assert game.agenda_discard == (NUMBER["minister-of-war"],)


@card("ti4:minister-of-war")
def test_a_pass_is_no_action_and_without_a_token_on_the_board_there_is_no_war() -> None:
    made = Table("sol", "hacan").law("minister-of-war", 0, 0).hand(0, "mining-initiative").planets(0, 27)
    game = made.begin()
    answer(game, 0, "card")
    assert game.laws, "no token to take back"
    made = Table("sol", "hacan").law("minister-of-war", 0, 0)
    made.game.players[0].tokens = (5,)
    game = made.begin()
    answer(game, 0, "pass")
    assert game.active == 1


# -- prophecy of ixth --------------------------------------------------------------------------------------------------


@card("ti4:prophecy-of-ixth")
def test_fighters_of_the_prophecy_hit_better() -> None:
    made = Table("sol", "hacan").law("prophecy-of-ixth", 0, 0).ships(0, 0, carrier=1, fighter=1).ships(1, 0, carrier=1)
    made.game.rng = Arranged(1, [], [8, 1, 1])
    made.game.begin(SpaceCombat(0, 1, 0))
    assert made.game.players[1].ships_in(0) == (), "an 8 of a fighter is a 9"
    assert count(made.game.players[0].ships_in(0), FIGHTER) == 1


@card("ti4:prophecy-of-ixth")
@pytest.mark.parametrize(("fighters", "kept"), [(1, False), (2, True)])
def test_who_produces_too_few_fighters_loses_the_prophecy(fighters: int, kept: bool) -> None:
    made = Table("sol", "hacan").law("prophecy-of-ixth", 0, 0).troops(0, 27, space_dock=1).pools(0, goods=1)
    game = made.game
    game.exhausted[27] = True
    game.begin(Produce(0, 2))
    plan(game, 0, (2, "fighter", fighters))
    assert bool(game.laws) == kept


@card("ti4:prophecy-of-ixth")
def test_who_builds_nothing_has_not_used_production() -> None:
    made = Table("sol", "hacan").law("prophecy-of-ixth", 0, 0).troops(0, 27, space_dock=1).pools(0, goods=1)
    made.game.begin(Produce(0, 2))
    answer(made.game, 0, "build nothing")
    assert made.game.laws


@card("ti4:minister-of-industry")
def test_the_minister_produces_nothing_where_another_places_a_dock_beside_theirs() -> None:
    """Their own units there could produce, but it is not their dock."""
    made = Table("sol", "hacan", tiles=("18", "27", "20", "21", "22", "23", "24")).law("minister-of-industry", 1, 1)
    first, second = made.game.chart.planets[1][:2]
    made.troops(1, first, space_dock=1).planets(0, second)
    made.game.players[0].strategies = (4,)
    game = made.begin()
    answer(game, 0, "strategy 4")
    answer(game, 0, "space dock")
    assert game.waiting()[0].prompt != "when-space-dock-placed"
