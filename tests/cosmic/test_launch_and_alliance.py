"""Launch and Alliance: the gate is aimed, ships are sent, both sides ask for help."""

from __future__ import annotations

import pytest

from orrery.cosmic.encounter import NO_RESULT, OFFENSE_WINS
from orrery.cosmic.queries import is_ally, is_main
from orrery.kernel.decision import Choice, Refused
from support.cite import rule
from support.cosmic import Cosmos


def plain(**hands: list[str]) -> Cosmos:
    return Cosmos("clone", "filch", "chosen", "mirror")


@rule("cosmic:launch.1", "cosmic:components.4", "cosmic:launch.7", "cosmic:launch.8")
def test_the_gate_is_aimed_at_a_planet_of_the_system_that_destiny_named() -> None:
    table = plain()
    table.game.colonies[12][1], table.game.colonies[5][1] = 1, 3  # the defense also lives in a third system
    decision = table.to("aim")
    assert [option.id() for option in decision.options] == [5, 6, 7, 8, 9]


@rule("cosmic:launch.2", "cosmic:note.launch-min-ships")
def test_one_to_four_ships_are_sent() -> None:
    table = plain()
    decision = table.to("launch")
    assert (decision.least, decision.most) == (1, 4)
    for number in (0, 5):
        with pytest.raises(Refused, match="pick-count"):
            table.game.answer(Choice(0, tuple(range(number))))


@rule("cosmic:launch.2")
def test_without_a_ship_to_send_nothing_is_decided_and_the_turn_ends() -> None:
    table = plain()
    for planet in range(5):
        table.game.colonies[planet][0] = 0
    table.game.players[0].gone = 20
    table.encounter()
    assert table.outcome() == NO_RESULT
    assert table.game.over, "no second encounter"
    assert not [prompt for prompt in table.prompts if prompt.endswith(("invite", "encounter card"))]


@rule("cosmic:launch.3", "cosmic:home.leave.1", "cosmic:colony.1")
def test_ships_may_come_from_several_colonies_and_the_last_one_ends_a_colony() -> None:
    table = plain()
    table.game.colonies[10][0], table.game.colonies[0][0] = 1, 3  # a foreign colony of one ship
    table.to("launch")
    table.pick(0, "planet 10", "planet 0", "planet 1")
    assert table.game.players[0].gate == 3
    assert table.ships(0) == {0: 2, 1: 3, 2: 4, 3: 4, 4: 4}
    assert table.game.foreign_colonies(0) == 0


@rule("cosmic:home.leave.2")
def test_ships_cannot_return_to_a_colony_that_they_left_empty() -> None:
    hands = {0: ["negotiate"], 1: ["negotiate"]}
    table = Cosmos("clone", "filch", "chosen", hands=hands)
    table.game.colonies[0][0] = 1
    table.game.players[0].warp = 3
    table.says(0, "place ships", "planet 1").says(0, "launch", "planet 0", "planet 1").to("deal")
    table.pick(0, "end talks")
    decision = table.to("place ships", 0)
    assert ("planet", 0) not in [option.things[0] for option in decision.options]


@rule("cosmic:launch.5")
def test_the_defense_is_asked_nothing_before_it_invites() -> None:
    table = plain()
    table.to("invite", 1)
    assert [prompt for prompt in table.prompts if prompt.startswith("1 ")] == []
    assert table.ships(1)[5] == 4


@rule("cosmic:home.1", "cosmic:launch.9", "cosmic:launch.10", "cosmic:bystander.1")
def test_a_home_planet_without_own_ships_is_defended_with_zero_and_others_look_on() -> None:
    hands = {0: ["attack-10"], 1: ["attack-06"]}
    table = Cosmos("clone", "macron", "filch", "parasite", hands=hands)
    table.game.colonies[5] = [0, 0, 2, 2]
    table.game.players[1].gone = 4
    table.game.colonies[10][2] = table.game.colonies[15][3] = 2
    table.sends(2, 5).encounter()
    assert table.totals() == (12, 6)
    assert [table.game.colonies[5][seat] for seat in range(4)] == [2, 0, 2, 2]
    assert (table.warp(2), table.warp(3)) == (0, 0)


@rule("cosmic:overview.5")
def test_ships_are_open_but_a_laid_card_is_not() -> None:
    table = Cosmos("clone", "filch", "sorcerer", hands={0: ["attack-10", "attack-08"], 1: ["attack-06", "attack-04"]})
    table.sends(3).to("encounter card", 0)
    for seat in (1, 2):
        assert table.game.view(seat).players[0].gate == 3
    table.pick(0, "attack-10")
    view = table.game.view(1).encounter
    assert view is not None
    assert (view.laid, view.is_laid) == ((-1, -1), (False, False))


@rule("cosmic:overview.5", "cosmic:planning.1", "cosmic:reveal.1")
def test_laid_cards_are_seen_by_who_laid_them_alone() -> None:
    hands = {0: ["attack-10", "attack-08"], 1: ["attack-06", "attack-04"]}
    table = Cosmos("sorcerer", "filch", "clone", hands=hands).lays("attack-10", "attack-06").sends(1)
    table.to("cards placed", 0)
    ten, six = table.game.now().laid
    seen = [view.encounter.laid for view in map(table.game.view, range(3)) if view.encounter is not None]
    assert seen == [(ten, -1), (-1, six), (-1, -1)]
    everybody = table.game.public_view().encounter
    assert everybody is not None
    assert (everybody.laid, everybody.is_laid) == ((-1, -1), (True, True))
    assert not table.events("shown")
    table.encounter()
    kinds = [event.kind for event in table.game.log or []]
    first = kinds.index("shown")
    assert kinds[first : first + 2] == ["shown", "shown"], "both at once"
    assert table.outcome() == OFFENSE_WINS


@rule("cosmic:alliance.1", "cosmic:alliance.2", "cosmic:alliance.3")
def test_offense_then_defense_invite_anybody_but_each_other_and_nobody_answers_yet() -> None:
    table = plain().invites(0, 2, 3)
    offense = table.to("invite", 0)
    assert sorted(option.id() for option in offense.options) == [2, 3]
    defense = table.to("invite", 1)
    assert sorted(option.id() for option in defense.options) == [2, 3]
    assert table.game.now().invited == [[2, 3], []]
    assert not [prompt for prompt in table.prompts if prompt.endswith(" ally")], "nobody answers yet"


@rule("cosmic:alliance.4", "cosmic:alliance.9", "cosmic:timing.2")
def test_the_others_answer_clockwise_from_the_left_of_the_offense_each_with_ships_at_once() -> None:
    table = Cosmos("clone", "filch", "chosen", "mirror", "hacker", offense=2, defense=4, destiny=[12])
    table.invites(2, 0, 1, 3).invites(4, 0, 1, 3)
    for seat in (0, 1, 3):
        table.joins(seat, "offense", 1)
    table.to("encounter card")
    answers = [prompt for prompt in table.prompts if prompt.endswith(("ally", "ally ships"))]
    assert answers == ["3 ally", "3 ally ships", "0 ally", "0 ally ships", "1 ally", "1 ally ships"]


@rule("cosmic:launch.9")
def test_offense_and_defense_are_the_main_players_and_an_ally_is_none() -> None:
    table = plain().invites(0, 2).joins(2, "offense", 1).invites(1, 3).joins(3, "defense", 1)
    table.to("encounter card")
    assert [is_main(table.game, seat) for seat in range(4)] == [True, True, False, False]
    assert [is_ally(table.game, seat) for seat in range(4)] == [False, False, True, True]
    assert sorted(decision.seat for decision in table.game.waiting()) == [0, 1]


@rule("cosmic:alliance.5", "cosmic:alliance.6")
def test_one_joins_a_side_that_invited_or_none() -> None:
    table = plain().invites(0, 2).invites(1, 2, 3)
    assert [option.key for option in table.to("ally", 2).options] == ["stay out", "join", "join"]
    table.pick(2, "stay out")
    three = table.to("ally", 3)
    assert [option.things for option in three.options] == [(), (("side", 2),)]


@rule("cosmic:alliance.7", "cosmic:alliance.8")
def test_offensive_allies_stand_on_the_gate_and_defensive_ones_beside_the_planet() -> None:
    table = plain().invites(0, 2).invites(1, 3).joins(2, "offense", 4).joins(3, "defense", 1)
    for seat in (2, 3):
        decision = table.to("ally ships", seat)
        assert (decision.least, decision.most) == (1, 4)
    table.to("encounter card")
    players = table.game.players
    assert (players[2].gate, players[2].beside) == (4, 0)
    assert (players[3].gate, players[3].beside) == (0, 1)
    assert table.game.colonies[table.game.now().planet][3] == 0, "not on the planet"


@rule("cosmic:alliance.6")
def test_who_was_not_invited_is_not_asked() -> None:
    table = plain().encounter()
    assert not [prompt for prompt in table.prompts if prompt.endswith(" ally")]


@rule("cosmic:colony.1", "cosmic:colony.2", "cosmic:colony.3", "cosmic:overview.3", "cosmic:components.5")
def test_colonies_are_counted_by_planet_and_only_abroad() -> None:
    table = plain()
    game = table.game
    assert [game.home(seat) for seat in (0, 1)] == [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9]]
    for planet in (5, 6, 7, 12):
        game.colonies[planet][0] = 2
    assert (game.foreign_colonies(0), game.home_colonies(0)) == (4, 5)
    assert game.foreign_colonies(1) == 0
    assert game.colonies[5][:2] == [2, 4], "several players may live on one planet"


@rule("cosmic:alliance.7")
def test_an_ally_brings_at_least_one_ship_and_at_most_four() -> None:
    table = plain().invites(0, 2).says(2, "ally", "side 1")
    decision = table.to("ally ships", 2)
    assert (decision.least, decision.most) == (1, 4)


def test_the_log_says_who_invites_whom() -> None:
    table = plain().invites(0, 2).invites(1, 3)
    table.to("encounter card")
    assert [(event.actor, *event.values) for event in table.events("invited")] == [(0, 2), (1, 3)]
