"""Before a system is activated: how many ships could arrive in each, and where nobody may."""

from __future__ import annotations

from support.cite import rule
from support.play import answer, told
from support.ti4 import Table


@rule("ti4:88.1", "ti4:17.4")
def test_both_questions_before_a_movement_tell_how_many_ships_could_arrive() -> None:
    game = Table("sol", "hacan").ships(0, 1, cruiser=2, carrier=1, fighter=3).ships(0, 4, damaged_dreadnought=1).begin()
    before = told(game, 0).values
    assert before[2] == 3, "two cruisers and a carrier from next door; fighters cannot come by themselves"
    assert before[3] == 2 + 1, "cruisers from two systems away, the dreadnought from next door"
    assert before[0] == 4, "the middle is next to all"
    assert before[1] == 2, "only cruisers could leave it and come back; the dreadnought is too far away"
    answer(game, 0, "tactical")
    assert told(game, 0).values == before


@rule("ti4:6.2", "ti4:17.4c")
def test_what_holds_an_own_token_cannot_be_activated_nor_left() -> None:
    made = Table("sol", "hacan").ships(0, 1, cruiser=2).ships(0, 4, cruiser=1)
    made.game.players[0].tokens = (1,)
    game = made.begin()
    values = told(game, 0).values
    assert (values[1], values[0]) == (-1, 1)
    refused = game.why_not(0, ("system", 1))
    assert refused is not None
    assert (refused.reason, refused.rule) == ("own-token", "ti4:6.2")


def test_without_a_tactic_token_the_question_has_no_numbers() -> None:
    made = Table("sol", "hacan").pools(0, tactic=0).hand(0, "mining-initiative").planets(0, 0)
    assert told(made.begin(), 0).values == ()
