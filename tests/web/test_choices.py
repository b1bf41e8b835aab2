"""Choosing over the network: once, by the right person, for the question that is open; and taking it back."""

from __future__ import annotations

import random
from functools import partial

import pytest

from orrery.web.messages import State
from support.web import Page, Server, Visitor, play_on, table_of_two


def pages_of_two(server: Server) -> tuple[Page, Page]:
    anna, ben, table = table_of_two(server)
    return anna.sit(table), ben.sit(table)


def test_a_choice_sent_twice_is_done_once(server: Server) -> None:
    anna, ben = pages_of_two(server)
    with anna, ben:
        question = anna.question
        once = {"id": "the-same", "token": question.token, "picks": [0, 1]}
        first = anna.do("choose", **once)
        again = anna.do("choose", **once)
        assert first.number == again.number
        ben.choose(0, 1)
        anna.until_state(lambda state: state.number == 1)
        late = anna.do("choose", **once)
        assert late.number == first.number
        assert anna.question.prompt == "action"
        assert len(anna.state.view["hand"] if anna.state.view else []) == 4, "two of six were discarded, not four"


def test_an_id_may_come_again_with_another_question(server: Server) -> None:
    anna, ben = pages_of_two(server)
    with anna, ben:
        anna.do("choose", id="one", token=anna.question.token, picks=[0, 1])
        ben.choose(0, 1)
        anna.until_state(lambda state: state.number == 1)
        anna.do("choose", id="one", token=anna.question.token, picks=[0])
        anna.until_state(lambda state: state.number == 1 and state.question is None)


def test_two_devices_on_one_seat(server: Server) -> None:
    anna, ben, table = table_of_two(server)
    with anna.sit(table) as desk, anna.sit(table, "de") as phone, ben.sit(table):
        assert desk.question.token == phone.question.token
        token = desk.question.token
        desk.choose(0, 1)
        phone.until_state(lambda state: state.question is None)
        refused = phone.refused("choose", token=token, picks=[2, 3])
        assert refused.reason == "stale"
        assert refused.text == "Das wurde inzwischen entschieden, hier oder auf einem anderen Gerät."


def test_a_choice_for_a_question_that_is_over_is_stale(server: Server) -> None:
    anna, ben = pages_of_two(server)
    with anna, ben:
        old = anna.question.token
        anna.choose(0, 1)
        ben.choose(0, 1)
        anna.until_state(lambda state: state.number == 1)
        assert anna.refused("choose", token=old, picks=[0, 1]).reason == "stale"
        assert anna.refused("choose", token="nonsense", picks=[0]).reason == "stale"
        assert anna.question.prompt == "action"


WRONG = [
    ([], "pick-count", "Pick exactly 2 options; you picked 0.", "Wähle genau 2 Möglichkeiten; du hast 0 gewählt."),
    ([0], "pick-count", "you picked 1", "du hast 1 gewählt"),
    ([0, 1, 2], "pick-count", "you picked 3", "du hast 3 gewählt"),
    ([0, 6], "pick-order", "There is no option 7", "Eine Möglichkeit 7 gibt es nicht"),
    ([-1, 0], "pick-order", "There is no option 0", "Eine Möglichkeit 0 gibt es nicht"),
    ([0, 0], "pick-order", "Name each option once only", "Nenne jede Möglichkeit nur einmal"),
    ([1, 0], "pick-order", "the lowest number first", "die kleinste Nummer zuerst"),
    ([0, 10**30], "pick-order", "There is no option 1000000000000000000000000000001", "Eine Möglichkeit 1000"),
]


def test_wrong_picks_are_refused_with_reason_and_rule_in_both_languages(server: Server) -> None:
    anna, ben = pages_of_two(server)
    with anna, ben:
        for language in (2, 3):
            anna.do("speak", language=("en", "de")[language - 2])
            for wrong in WRONG:
                before = anna.question
                refused = anna.refused("choose", token=before.token, picks=wrong[0])
                assert (refused.reason, refused.rule) == (wrong[1], "race:setup.7")
                assert str(wrong[language]) in refused.text
                assert "race:setup.7" in refused.text
        anna.choose(0, 1)


def test_nobody_but_the_seats_chooses(server: Server) -> None:
    anna, ben, table = table_of_two(server)
    stranger = Visitor(server)
    with anna.sit(table) as page, stranger.sit(table) as watching:
        assert watching.state.table.me == -1
        assert watching.state.question is None
        for token in (page.question.token, page.question.token.replace("-0", "--1"), "0--1"):
            assert watching.refused("choose", token=token, picks=[0, 1]).reason == "not-seated"
        for kind, more in (("undo", {}), ("hand-over", {"bot": "greedy"}), ("replace", {"seat": 0})):
            assert watching.refused(kind, **more).reason == "not-seated"
        assert watching.refused("agree", yes=True).reason == "nothing-to-agree"
        assert watching.refused("start").reason == "not-owner"
        with ben.sit(table) as other:
            assert other.refused("choose", token=page.question.token, picks=[0, 1]).reason == "stale"


# -- taking back -------------------------------------------------------------------------------------------------------


def test_a_secret_reply_is_taken_back_alone_and_unnoticed(server: Server) -> None:
    anna, ben = pages_of_two(server)
    with anna, ben:
        for page in (anna, ben):
            page.catch_up()
        first = anna.question
        heard = len(ben.raw)
        anna.choose(0, 1)
        assert anna.state.undo == ""
        anna.do("undo")
        again = anna.until_state(lambda state: state.question is not None)
        assert again.question is not None
        assert again.question.options == first.options
        assert again.question.token != first.token
        assert anna.refused("choose", token=first.token, picks=[0, 1]).reason == "stale"
        assert ben.catch_up() == 0
        assert len(ben.raw) == heard + 1, "nothing but the answer to his own question"
        anna.choose(2, 3)
        ben.choose(0, 1)
        state = anna.until_state(lambda state: state.number == 1)
        kept = [option.things[0].id for place, option in enumerate(first.options) if place not in (2, 3)]
        assert state.view is not None
        assert state.view["hand"] == kept


def test_what_others_replied_in_secret_stays_when_i_take_mine_back(server: Server) -> None:
    cleo, dora, emil = Visitor(server, "Cleo"), Visitor(server, "Dora"), Visitor(server, "Emil")
    table, invite = cleo.open_table("me", "open", "open")
    for other in (dora, emil):
        other.join(table, invite)
    with cleo.sit(table) as one, dora.sit(table) as two, emil.sit(table) as three:
        one.choose(0, 1)
        two.choose(2, 3)
        one.do("undo")
        one.choose(4, 5)
        three.choose(0, 1)
        for page, gone in ((one, (4, 5)), (two, (2, 3)), (three, (0, 1))):
            asked = [state.question for state in page.seen if isinstance(state, State) and state.question]
            state = page.until_state(lambda state: state.number == 1)
            kept = [option.things[0].id for place, option in enumerate(asked[0].options) if place not in gone]
            assert state.view is not None
            assert state.view["hand"] == kept


def test_after_somebody_has_learned_something_the_others_must_agree(server: Server) -> None:
    anna, ben = pages_of_two(server)
    with anna, ben:
        anna.choose(0, 1)
        ben.choose(0, 1)
        state = anna.until_state(lambda state: state.number == 1)
        assert state.undo == "Somebody has learned something new since. The others can agree to go back."
        assert state.consent

        anna.do("undo")  # asks
        asked = ben.until_state(lambda state: state.table.undo_asked == 0)
        assert asked.table.undo_agreed == [0]
        assert not asked.consent, "one wish at a time"
        assert anna.state.number == 1, "nothing is undone yet"
        ben.do("agree", yes=False)
        assert anna.until_state(lambda state: state.table.undo_asked == -1).number == 1
        assert ben.refused("agree", yes=True).reason == "nothing-to-agree"

        anna.do("undo")
        ben.until_state(lambda state: state.table.undo_asked == 0)
        ben.do("agree", yes=True)
        back = anna.until_state(lambda state: state.number == 2)
        assert (back.question.prompt if back.question else "") == "opening discard"
        assert back.log == []
        assert back.table.undo_asked == -1
        ben.until_state(lambda state: state.number == 2)
        assert ben.state.question is None or ben.state.question.prompt == "opening discard"
        play_on([anna, ben], random.Random(3), 8)


def test_a_wish_lapses_when_the_game_goes_on(server: Server) -> None:
    anna, ben = pages_of_two(server)
    with anna, ben:
        anna.choose(0, 1)
        ben.choose(0, 1)
        ben.until_state(lambda state: state.number == 1)
        ben.do("undo")
        anna.choose(0)
        assert anna.state.table.undo_asked == 1, "a secret reply tells nothing, so the wish stays"
        ben.choose(0)
        anna.until_state(lambda state: state.table.undo_asked == -1)


def test_bots_agree_to_everything(server: Server) -> None:
    anna = Visitor(server)
    table, _ = anna.open_table("me", "greedy")
    with anna.sit(table) as page:
        page.choose(0, 1)
        page.until_state(lambda state: state.number >= 1 and state.question is not None)
        number = page.state.number
        page.do("undo")
        back = page.until_state(lambda state: state.number > number)
        assert (back.question.prompt if back.question else "") == "opening discard"
        play_on([page], random.Random(5), 12)


def test_there_must_be_something_to_take_back(server: Server) -> None:
    anna, ben = pages_of_two(server)
    with anna, ben:
        assert anna.state.undo == "You have chosen nothing that could be taken back."
        assert not anna.state.consent
        assert anna.refused("undo").reason == "undo-nothing"


def test_own_choices_after_another_are_taken_back_alone(server: Server) -> None:
    """Somewhere in a game somebody chooses alone and nobody learns anything: that can be taken back, and is shown."""
    luck = random.Random(11)
    for _ in range(6):
        anna, ben = pages_of_two(server)
        with anna, ben:
            for _ in range(120):
                play_on([anna, ben], luck, 1)
                if anna.state.table.status != "playing":
                    break
                for page in (anna, ben):
                    page.catch_up()
                alone = [page for page in (anna, ben) if page.state.undo == "" and is_sequential(anna, ben)]
                if alone:
                    number = alone[0].state.number
                    alone[0].do("undo")
                    for page in (anna, ben):
                        page.until_state(partial(has_number, number + 1))
                    assert alone[0].state.question is not None
                    play_on([anna, ben], luck, 3)
                    return
    pytest.fail("no game came to such a choice")


def has_number(number: int, state: State) -> bool:
    return state.number == number


def is_sequential(anna: Page, ben: Page) -> bool:
    return (
        sum(seat.waiting for seat in anna.state.table.seats) == 1 == sum(seat.waiting for seat in ben.state.table.seats)
    )
