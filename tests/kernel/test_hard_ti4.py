"""The galaxy's hard cases: Sabotage on Sabotage in a combat round, when before after, an action given back, victory."""

from __future__ import annotations

import json

from orrery.kernel.decision import Choice
from orrery.kernel.laws import random_choice
from orrery.kernel.loading import load
from orrery.kernel.orders import reply_by
from orrery.kernel.rng import seeded
from support.minigames.ti4 import ActionPhase, Galaxy, Seat, adjacent, reachable, to_hit
from support.play import answer, asked, log

SABOTAGE, SABOTAGE_TOO, SABOTAGE_THREE, WINDFALL, FLANK_SPEED, MORALE_BOOST = 0, 4, 8, 1, 2, 3


def galaxy(*hands: list[int]) -> Galaxy:
    """Seat 0, the Ghosts, begins at system 1; seat 1, the Scouts, sits in system 2; seat 2 in system 5."""
    factions, players = ["Ghosts", "Scouts", "Hordes"], []
    for seat, hand in enumerate(hands):
        ships = [0] * 7
        ships[[1, 2, 5][seat]] = 3
        players.append(Seat(factions[seat], hand, ships))
    game = Galaxy(len(hands), players, list(range(20, 40)), [], active=len(hands) - 1)
    game.begin(ActionPhase())
    return game


def in_combat(*hands: list[int]) -> Galaxy:
    """Seat 0 has moved three ships into system 2; the first combat round begins."""
    game = galaxy(*hands)
    answer(game, 0, "tactical")
    answer(game, 0, "system 2")
    answer(game, 0, "ship", "ship", "ship")
    return game


def names(game: Galaxy) -> list[str]:
    return [frame.procedure.NAME.split(".")[-1] for frame in game.stack]


def test_sabotage_is_sabotaged_in_a_combat_round() -> None:
    game = in_combat([MORALE_BOOST], [SABOTAGE], [SABOTAGE_TOO])
    assert names(game) == ["ActionPhase", "Turn", "TacticalAction", "Combat", "CombatRound", "Window"]
    answer(game, 0, f"card {MORALE_BOOST}")
    answer(game, 1, f"card {SABOTAGE}")
    answer(game, 2, f"card {SABOTAGE_TOO}")
    assert "ti4:2.6 cancelled 2" in log(game), "the second Sabotage cancels the first"
    assert "ti4:2.6 cancelled 1" not in log(game), "so the first never cancels the Morale Boost"


def test_orders_answer_where_my_ships_are_not_and_cancel_what_i_named() -> None:
    game = in_combat([MORALE_BOOST], [SABOTAGE], [SABOTAGE_TOO])
    elsewhere, cancels, _ = game.orders(1)
    answer(game, 0, f"card {MORALE_BOOST}")
    assert reply_by(game, asked(game, 1), [elsewhere, cancels]) is None, "attacked: asked, and no Windfall either"
    answer(game, 1, "pass")
    found = reply_by(game, asked(game, 2), [elsewhere])
    assert found is not None
    assert asked(game, 2).options[found.choice.picks[0]].key == "pass"

    game = galaxy([WINDFALL], [SABOTAGE], [])
    answer(game, 0, f"card {WINDFALL}")
    found = reply_by(game, asked(game, 1), [elsewhere, cancels])
    assert found is not None
    assert found.order is cancels
    game.answer(found.choice)
    assert "ti4:2.6 cancelled 1" in log(game), "by the one who never looked"


def test_a_turn_ends_by_order_when_little_is_left() -> None:
    game = galaxy([], [], [])
    weak = game.orders(0)[-1]
    assert reply_by(game, asked(game, 0), [weak]) is None, "three ships are more than two"
    game.players[0].ships[1] = 2
    found = reply_by(game, asked(game, 0), [weak])
    assert found is not None
    game.answer(found.choice)
    assert game.players[0].passed


def test_a_morale_boost_works_when_its_sabotage_is_sabotaged() -> None:
    game = in_combat([MORALE_BOOST, MORALE_BOOST + 4], [SABOTAGE], [SABOTAGE_TOO])
    answer(game, 0, f"card {MORALE_BOOST}")
    answer(game, 1, f"card {SABOTAGE}")
    answer(game, 2, f"card {SABOTAGE_TOO}")
    assert asked(game, 0).prompt == "start-of-combat-round"
    assert to_hit(game, 0) == 6


def test_a_morale_boost_that_is_sabotaged_leaves_only_its_log_line() -> None:
    game = in_combat([MORALE_BOOST, MORALE_BOOST + 4], [SABOTAGE], [SABOTAGE_TOO])
    before = game.effects.copy()
    answer(game, 0, f"card {MORALE_BOOST}")
    answer(game, 1, f"card {SABOTAGE}")
    answer(game, 2, "pass")
    assert asked(game, 0).prompt == "start-of-combat-round"
    assert to_hit(game, 0) == 7
    assert game.effects == before == []
    assert log(game)[-3:] == ["ti4:2.4 card played 0", "ti4:2.4 card played 1", "ti4:2.6 cancelled 1"]


def test_a_third_sabotage_cancels_the_second() -> None:
    game = in_combat([MORALE_BOOST, SABOTAGE_THREE, MORALE_BOOST + 4], [SABOTAGE], [SABOTAGE_TOO])
    answer(game, 0, f"card {MORALE_BOOST}")
    answer(game, 1, f"card {SABOTAGE}")
    answer(game, 0, "pass")  # whoever is active is asked first
    answer(game, 2, f"card {SABOTAGE_TOO}")
    answer(game, 0, f"card {SABOTAGE_THREE}")
    assert to_hit(game, 0) == 7, "the first Sabotage stands"


def test_nobody_sabotages_their_own_card() -> None:
    game = galaxy([WINDFALL, SABOTAGE], [])
    answer(game, 0, f"card {WINDFALL}")
    assert game.players[0].points == 1


def test_everything_goes_on_from_a_copy_and_a_save_in_the_middle_of_it() -> None:
    game = in_combat([MORALE_BOOST], [SABOTAGE], [SABOTAGE_TOO])
    answer(game, 0, f"card {MORALE_BOOST}")
    answer(game, 1, f"card {SABOTAGE}")
    assert len(game.stack) == 10, game.where()
    copy, saved = game.copy(), load(json.loads(json.dumps(game.save())))
    assert saved.same_as(game)
    for each in (game, copy, saved):
        answer(each, 2, "pass")
        rng = seeded(1)
        while not each.over:
            each.answer(random_choice(each.waiting()[0], rng))
    assert copy.same_as(game)
    assert saved.same_as(game)


def test_one_ability_at_a_time_until_all_pass_in_a_row() -> None:
    game = in_combat([3, 7], [11])  # Morale Boosts
    for seat, reply in [(0, "card 3"), (1, "pass"), (0, "card 7"), (1, "card 11")]:
        assert [decision.seat for decision in game.waiting()] == [seat]
        answer(game, seat, reply)
    assert not any(decision.prompt == "start-of-combat-round" for decision in game.waiting())


def test_a_modifier_lasts_for_its_combat_round_only() -> None:
    game = in_combat([MORALE_BOOST, MORALE_BOOST + 4], [])
    answer(game, 0, f"card {MORALE_BOOST}")
    assert to_hit(game, 0) == 6, game.where()
    assert to_hit(game, 1) == 7
    answer(game, 0, "pass")
    assert to_hit(game, 0) == 7, "the next round has begun"


def test_a_cancelled_component_action_gives_the_action_back() -> None:
    game = galaxy([WINDFALL], [SABOTAGE])
    answer(game, 0, f"card {WINDFALL}")
    answer(game, 1, f"card {SABOTAGE}")
    assert asked(game, 0).prompt == "choose an action"
    assert game.players[0].points == 0
    assert game.players[0].hand == []
    assert not game.players[0].passed


def test_a_component_action_that_nobody_cancels_ends_the_turn() -> None:
    game = galaxy([WINDFALL], [SABOTAGE])
    answer(game, 0, f"card {WINDFALL}")
    answer(game, 1, "pass")
    assert game.players[0].points == 1
    assert asked(game, 1).prompt == "choose an action"
    assert game.asked(0) is None


def test_when_comes_before_after() -> None:
    game = galaxy([], [FLANK_SPEED])
    answer(game, 0, "pass")
    answer(game, 1, "tactical")
    answer(game, 1, "system 5")
    assert log(game)[-2:] == ["ti4:88.1 activated 1", "ti4:scan drawn 1"], "the duty of the when-window is done first"
    assert asked(game, 1).prompt == "after-system-activated"
    answer(game, 1, f"card {FLANK_SPEED}")
    assert asked(game, 1).prompt == "move", "with Flank Speed, two steps away"


def test_an_effect_of_the_turn_ends_with_the_turn() -> None:
    game = galaxy([], [FLANK_SPEED])
    answer(game, 0, "pass")
    answer(game, 1, "tactical")
    answer(game, 1, "system 5")
    answer(game, 1, f"card {FLANK_SPEED}")
    assert reachable(game, 2, 4, 1)
    assert not reachable(game, 2, 4, 0), "it is seat 1 that is fast"
    game.answer(random_choice(asked(game, 1), seeded(3)))
    while game.asked(1) is None or asked(game, 1).prompt != "choose an action":
        game.answer(random_choice(game.waiting()[0], seeded(3)))
    assert not reachable(game, 2, 4, 1)


def test_adjacency_depends_on_who_asks() -> None:
    game = galaxy([], [])
    assert adjacent(game, 1, 4, asker=0)
    assert not adjacent(game, 1, 4, asker=1)


def test_what_may_be_moved_depends_on_who_moves() -> None:
    game = galaxy([], [])
    game.players[1].ships = game.players[0].ships.copy()
    answer(game, 0, "tactical")
    answer(game, 0, "system 4")
    assert asked(game, 0).prompt == "move", "the Ghosts go straight across"
    other = galaxy([], [])
    other.players[1].ships = [0, 3, 0, 0, 0, 0, 0]
    answer(other, 0, "pass")
    answer(other, 1, "tactical")
    answer(other, 1, "system 4")
    assert asked(other, 1).prompt != "move", "nobody else does"


def test_victory_ends_the_game_from_deep_in_the_stack() -> None:
    game = galaxy([WINDFALL], [])
    game.players[0].points = 4
    answer(game, 0, f"card {WINDFALL}")
    assert game.over
    assert game.winners == [0]
    assert game.stack == game.waiting() == []
    assert log(game)[-1] == "ti4:2.6 point 0"


def test_victory_in_a_combat_round_ends_the_game_there() -> None:
    game = in_combat([MORALE_BOOST], [])
    game.players[0].points = 4
    game.players[1].ships[2] = 1
    for seed in range(40):
        other = game.copy()
        assert isinstance(other, Galaxy)
        other.rng = seeded(seed)
        other.log = []
        answer(other, 0, "pass")
        if other.over:
            assert other.winners == [0]
            assert log(other)[-1] == "ti4:71.5 point 0"
            return
    raise AssertionError("in none of forty first rounds was the last ship hit")


def test_a_combat_is_left_from_within_its_round_when_a_side_is_gone() -> None:
    game = in_combat([MORALE_BOOST], [], [])
    for _ in range(20):
        if "Combat" not in names(game):
            break
        answer(game, 0, "pass")
    left = [game.players[seat].ships[2] for seat in (0, 1)]
    assert min(left) == 0
    assert names(game) == ["ActionPhase", "Turn"], "the action went on behind the combat"


def test_a_card_is_handed_over_beside_a_question_that_is_asked_again() -> None:
    game = galaxy([], [SABOTAGE], [WINDFALL])
    before = asked(game, 0)
    game.answer(Choice(1, (0,)))  # seat 1 is asked nothing: its asides are numbered from 0
    assert (game.players[0].hand, game.players[1].hand) == ([SABOTAGE], [])
    assert asked(game, 0) == before
    assert [event.secret for event in game.log_for(2)] == [()]
