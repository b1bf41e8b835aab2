"""The action phase and its component actions, rule by rule: who is active, who must pass, what a pass leaves."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice
from orrery.kernel.rng import Arranged
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.moves import draw
from orrery.ti4.rules.whole_game import Round
from orrery.ti4.state import ACTION, NOBODY, STATUS
from orrery.ti4.units import CRUISER, count
from orrery.ti4.windows import END_OF_TURN, START_OF_TURN, WHEN_PLAYER_PASSES
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, plan
from support.ti4_bell import hung, rung

FIVE = ("sol", "hacan", "norr", "mentak", "letnev")


def first_turn(table: Table, *numbers: int) -> TwilightImperium:
    """Everybody has had their strategic action; the first by initiative begins."""
    game = table.game
    game.active = NOBODY
    for player, number in zip(game.players, numbers):
        player.strategies = player.used = (number,)
    return table.begin()


def activate(game: TwilightImperium, system: int) -> None:
    seat = game.active
    answer(game, seat, "tactical")
    answer(game, seat, f"system {system}")


# -- turns -------------------------------------------------------------------------------------------------------------


@rule("ti4:5", "ti4:5.1", "ti4:5.2", "ti4:5.3", "ti4:4.3", "ti4:4.3c", "ti4:4.5")
def test_turns_go_by_initiative_past_those_who_have_passed_until_all_have() -> None:
    table = Table(*FIVE)
    table.game.active = NOBODY
    table.game.stage_one = (NUMBER["expand-borders"],)
    table.game.begin(Round())
    game = table.game
    for seat, number in ((0, 5), (1, 3), (2, 8), (3, 1), (4, 2)):
        answer(game, seat, f"strategy {number}")
    for player in game.players:
        player.used = player.strategies
    assert game.phase == ACTION
    turns: list[int] = []
    for system in (1, NOBODY, 2, NOBODY, NOBODY, 3, NOBODY, NOBODY):
        turns.append(game.active)
        assert [decision.seat for decision in game.waiting()] == [game.active], "nobody else acts"
        if system == NOBODY:
            answer(game, game.active, "pass")
        else:
            activate(game, system)
    assert turns == [3, 4, 1, 0, 2, 3, 1, 3]
    assert game.phase == STATUS


@rule("ti4:4.3c", "ti4:4.3")
def test_who_alone_has_not_passed_acts_again_and_again() -> None:
    game = first_turn(Table("sol", "hacan", "norr"), 3, 1, 2)
    answer(game, 1, "pass")
    answer(game, 2, "pass")
    for system in (1, 2, 3):
        assert game.active == 0
        activate(game, system)
    assert game.over, "the last token is spent: the fourth turn is a pass"


@rule("ti4:4.2")
def test_who_can_do_nothing_passes_without_being_asked_and_who_can_need_not() -> None:
    game = first_turn(Table("sol", "hacan").pools(0, tactic=0), 1, 2)
    assert game.players[0].passed
    assert game.active == 1
    assert [option.key for option in asked(game, 1).options] == ["pass", "tactical"]


def answer_first(game: TwilightImperium) -> None:
    """The first form or the fewest options."""
    decision = game.waiting()[0]
    if decision.forms:
        plan(game, decision.seat, *decision.forms[0].gifts)
    else:
        game.answer(Choice(decision.seat, tuple(range(decision.least))))


@rule("ti4:4.1", "ti4:58", "ti4:30.5")
@pytest.mark.parametrize("kind", ["strategy", "tactical", "card"])
def test_a_turn_is_one_action_of_one_of_three_kinds(kind: str) -> None:
    table = Table("l1z1x", "muaat").planets(0, 26).hand(0, "mining-initiative")
    table.game.players[0].strategies = (5,)
    game = table.begin()
    assert [option.key for option in asked(game, 0).options] == ["strategy", "tactical", "card"]
    answer(game, 0, kind)
    while game.active == 0:
        answer_first(game)
    player = game.players[0]
    assert player.used == ((5,) if kind == "strategy" else ()), "the strategic action exhausts its card"
    assert player.tactic == (2 if kind == "tactical" else 3)
    assert len(player.hand) == (0 if kind == "card" else 1)


@rule("ti4:23.1", "ti4:33.1", "ti4:38.1", "ti4:42.1", "ti4:44.1", "ti4:55", "ti4:30.5")
@pytest.mark.parametrize("number", [1, 2, 4, 5, 6, 8])
def test_who_has_a_strategy_card_may_use_it_once_in_their_own_turn(number: int) -> None:
    table = Table("l1z1x", "muaat")
    table.game.players[0].strategies, table.game.players[1].strategies = (number,), (3,)
    table.game.players[1].used = (3,)
    game = table.begin()
    assert [option.id() for option in asked(game, 0).options if option.key == "strategy"] == [number]
    answer(game, 0, f"strategy {number}")
    while game.active == 0:
        answer_first(game)
    assert [(event.actor, event.values) for event in game.log or [] if event.kind == "strategy"] == [(0, (number,))]
    answer(game, 1, "pass")
    assert "strategy" not in [option.key for option in asked(game, 0).options]


# -- the turn of a pass ------------------------------------------------------------------------------------------------


@rule("ti4:4.3a")
def test_in_the_turn_of_a_pass_it_begins_as_every_turn_and_something_may_be_traded() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).pools(0, goods=1)
    with hung(table, 0, START_OF_TURN, WHEN_PLAYER_PASSES, END_OF_TURN):
        game = first_turn(table, 1, 2)
        assert rung(game) == [START_OF_TURN]
        answer(game, 0, "pass")
        assert [aside.key for aside in asked(game, 0).asides] == ["propose transaction"]
        answer(game, 0, "end turn")
        assert rung(game, "passed")[:4] == [START_OF_TURN, "passed", WHEN_PLAYER_PASSES, END_OF_TURN]


# -- elimination -------------------------------------------------------------------------------------------------------


@rule("ti4:5.2", "ti4:16")
def test_after_the_turn_in_which_the_active_player_is_eliminated_the_next_by_initiative_acts() -> None:
    """Not the first one again: the order is that of the numbers, whoever is gone."""
    table = Table("sol", "hacan", "norr").ships(0, 1, carrier=1, infantry=1)
    planets = table.game.chart.planets
    table.troops(1, planets[0][0], infantry=3).planets(2, planets[2][0])
    game = first_turn(table, 4, 2, 7)
    activate(game, 3)
    game.rng = Arranged(1, [], [1, 10, 10, 10])
    activate(game, 0)
    plan(game, 0, (1, "carrier", 1), (1, "infantry", 1))
    plan(game, 0, (1000 + planets[0][0], "infantry", 1))
    assert game.players[0].eliminated
    assert game.active == 2, "seat 1 has had its turn"


# -- component actions and action cards --------------------------------------------------------------------------------


@rule("ti4:58.2", "ti4:3.7")
def test_a_component_action_is_shown_to_all_and_then_followed() -> None:
    game = Table("sol", "hacan").planets(0, 26).hand(0, "industrial-initiative").begin()
    answer(game, 0, "card")
    shown = [event for event in game.log or [] if event.kind == "card played"]
    assert [(event.actor, event.values) for event in shown] == [(0, (NUMBER["industrial-initiative"],))]
    assert game.players[0].goods == 1
    assert game.discard == [NUMBER["industrial-initiative"]]


@rule("ti4:3.3")
def test_cards_are_drawn_from_the_top_of_the_deck() -> None:
    game = Table("sol", "hacan").game
    game.deck = [NUMBER["spy"], NUMBER["plague"], NUMBER["summit"]]
    draw(game, 1, 2)
    assert (game.players[1].hand, game.deck) == ([NUMBER["summit"], NUMBER["plague"]], [NUMBER["spy"]])


@rule("ti4:58.4")
@card("ti4:sabotage")
def test_after_a_cancelled_component_action_one_may_also_pass() -> None:
    game = first_turn(Table("l1z1x", "muaat").planets(0, 26).hand(0, "industrial-initiative").hand(1, "sabotage"), 1, 2)
    answer(game, 0, "card")
    answer(game, 1, "card")
    assert [option.key for option in asked(game, 0).options] == ["pass", "tactical"]
    answer(game, 0, "pass")
    assert (game.players[0].passed, game.active) == (True, 1)


@rule("ti4:3.6b")
@card("ti4:flank-speed", "ti4:shields-holding")
def test_of_two_cards_of_one_name_the_second_waits_for_another_time() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=4).ships(1, 0, cruiser=4).pools(0, fleet=5).pools(1, fleet=5)
    game = table.hand(0, "flank-speed", "flank-speed").hand(1, "shields-holding", "shields-holding").activate(0)
    answer(game, 0, "card")
    assert asked(game, 0).prompt == "move", "ships fly no faster by a second one"
    game.rng = Arranged(1, [], [10, 10, 10, 1, 1, 1, 1, 1, 10, 1, 1, 1, 1, 1, 1])
    plan(game, 0, (1, "cruiser", 4))
    answer(game, 1, "card")
    assert count(game.players[1].ships_in(0), CRUISER) == 3, "two of three hits are cancelled, not the third"
    assert asked(game, 1).prompt == "before-assign-space-combat-hits", "in the next round there are other hits"
