"""The race's hard cases: secret simultaneous choice, payment by several cards, face-down cards."""

from __future__ import annotations

from itertools import permutations

import pytest

from orrery.kernel.decision import Choice, Refused
from orrery.kernel.imagining import imagine
from orrery.kernel.loading import load
from orrery.kernel.rng import seeded
from support.minigames.race import DEVELOP, EXPLORE, Develop, Explore, Race, price, setup
from support.play import answer, asked, log


def at_the_first_choice() -> Race:
    return setup({"players": 3}, 7)


def developing(hands: list[list[int]]) -> Race:
    game = Race(2, list(range(40, 60)), [], hands, [[], []], [[], []], [[], []])
    game.begin(Develop((DEVELOP, EXPLORE)))
    return game


@pytest.mark.parametrize("early", [(0,), (1,), (2,), (0, 1), (2, 0), (1, 2)])
def test_nothing_of_an_early_answer_shows(early: tuple[int, ...]) -> None:
    game, quiet = at_the_first_choice(), at_the_first_choice()
    for seat in early:
        answer(game, seat, "develop")
    for seat in range(3):
        if seat not in early:
            assert game.view(seat) == quiet.view(seat)
            assert game.asked(seat) == quiet.asked(seat)
            assert game.log_for(seat) == quiet.log_for(seat)
        else:
            assert game.view(seat).asked is None
            assert game.view(seat).hand == quiet.view(seat).hand
    assert game.learned == quiet.learned
    assert game.count() == quiet.count()
    assert game.log == quiet.log


def test_two_different_early_answers_look_the_same() -> None:
    one, other = at_the_first_choice(), at_the_first_choice()
    answer(one, 1, "develop")
    answer(other, 1, "explore")
    assert all(one.view(seat) == other.view(seat) for seat in range(3))
    assert one.save() != other.save()


def test_the_last_answer_shows_all_at_once() -> None:
    game = at_the_first_choice()
    answer(game, 2, "explore")
    answer(game, 0, "produce")
    assert game.log == []
    answer(game, 1, "develop")
    assert log(game)[:3] == ["race:round.1 produce 0", "race:round.1 develop 1", "race:round.1 explore 2"]


def test_an_early_answer_survives_a_copy_and_a_save() -> None:
    game = at_the_first_choice()
    answer(game, 1, "develop")
    others = [game.copy(), load(game.save())]
    for each in (game, *others):
        assert [decision.seat for decision in each.waiting()] == [0, 2]
        answer(each, 0, "explore")
        answer(each, 2, "explore")
    assert all(other.same_as(game) for other in others)


def test_an_early_answer_cannot_be_given_twice() -> None:
    game = at_the_first_choice()
    answer(game, 1, "develop")
    with pytest.raises(Refused) as caught:
        game.answer(Choice(1, (0,)))
    assert caught.value.reason == "not-asked"


def test_answers_in_any_order_lead_to_the_same_game() -> None:
    games = []
    for order in permutations(range(3)):
        game = at_the_first_choice()
        for seat in order:
            answer(game, seat, ["develop", "explore", "produce"][seat])
        games.append(game)
    assert all(game.same_as(games[0]) and game.log == games[0].log for game in games)


def test_nobody_imagines_what_others_have_answered() -> None:
    game = at_the_first_choice()
    answer(game, 1, "develop")
    imagined = imagine(game, 0, seeded(1))
    assert [decision.seat for decision in imagined.waiting()] == [0, 1, 2]
    assert imagined.view(0) == game.view(0)


def test_a_card_is_paid_with_other_cards() -> None:
    game = developing([[4, 10, 11, 12, 13], [20]])  # seat 1 can build nothing and is not asked
    answer(game, 0, "card 4")
    assert game.asked(0) is None, "the payment is forced: all four other cards"
    assert game.tableaus == [[4], []]
    assert game.discard == [10, 11, 12, 13]


def test_a_payment_of_the_wrong_size_is_refused_and_changes_nothing() -> None:
    game = developing([[4, 10, 11, 12, 13, 14], [20]])
    answer(game, 0, "card 4")
    before = game.save()
    for picks in [(0, 1, 2), (0, 1, 2, 3, 4), (0, 0, 1, 2), (3, 2, 1, 0), (0, 1, 2, 9)]:
        with pytest.raises(Refused) as caught:
            game.answer(Choice(0, picks))
        assert caught.value.rule == "race:develop.2"
        assert game.save() == before
    game.answer(Choice(0, (0, 1, 2, 4)))
    assert game.hands[0] == [13]


def test_a_shown_card_is_on_the_table_while_it_is_paid_for() -> None:
    game = developing([[4, 10, 11, 12, 13, 14], [20]])
    answer(game, 0, "card 4")
    assert game.view(1).face_up == ((), (), (4,), ())
    assert game.learned > 0
    redealt = game.redeal(1, seeded(1))
    assert redealt.building == [[4], []], "what everybody sees is not dealt anew"
    assert redealt.hands[0] != game.hands[0]


def test_only_the_drawer_sees_what_was_drawn() -> None:
    game = at_the_first_choice()
    for seat in range(3):
        answer(game, seat, "explore")
    mine, theirs = game.log_for(0)[-3], game.log_for(1)[-3]
    assert (mine.kind, mine.actor, mine.values) == (theirs.kind, theirs.actor, theirs.values) == ("drawn", 0, (3,))
    assert list(mine.secret) == game.drawn[0]
    assert theirs.secret == ()


def test_a_standing_modifier_is_asked_each_time() -> None:
    game = developing([[4, 10, 11], [20]])
    assert price(game, 0, 14) == 5
    game.tableaus[0] = [3]
    assert price(game, 0, 14) == 4
    assert price(game, 1, 14) == 5, "it is seat 0's tableau"


def test_the_discard_is_shuffled_when_the_deck_is_empty() -> None:
    game = Race(2, [50], [51, 52, 53, 54], [[1], [2]], [[], []], [[], []], [[], []])
    game.begin(Explore((EXPLORE, DEVELOP)))
    assert len(game.drawn[0]) == 3
    assert len(game.drawn[1]) == 2
    assert game.deck == game.discard == []
    assert asked(game, 0).rule == "race:explore.2"


def test_one_step_alone() -> None:
    game = developing([[8, 9], [20]])
    game.building[0] = [4]
    assert Develop((DEVELOP, DEVELOP)).build(game) is None
    assert game.tableaus[0] == [4]
