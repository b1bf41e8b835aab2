"""Events: everybody sees that something happened, only those who know what."""

from __future__ import annotations

from orrery.kernel.event import NOBODY, Event
from support.minigames.steps import slate


def test_only_knowers_see_the_secret() -> None:
    event = Event("race:explore.1", "drawn", 1, (2,), (17, 18), (1, 3))
    assert event.seen_by(1) is event
    assert event.seen_by(3) is event
    for seat in (0, 2, NOBODY):
        assert event.seen_by(seat) == Event("race:explore.1", "drawn", 1, (2,))


def test_what_is_no_secret_everybody_sees() -> None:
    event = Event("race:develop.3", "built", 0, (17,))
    assert event.seen_by(2) is event
    assert event.secret == event.knowers == ()


def test_notes_carry_the_rule_of_the_step() -> None:
    game = slate()
    game.rule = "steps:9"
    game.note("moved", 1, 4, 5)
    game.note_secret("kept", 0, [7], [0], 1)
    assert game.log == [Event("steps:9", "moved", 1, (4, 5)), Event("steps:9", "kept", 0, (1,), (7,), (0,))]
    assert game.learned == 0, "nobody has learned anything new"


def test_notes_of_something_new_are_counted() -> None:
    game = slate()
    game.note_shown("turned up", 0, 8)
    assert game.learned == 1
    game.note_learned("drawn", 1, [3, 4], [1], 2)
    assert game.learned == 2
    assert game.log == [Event("", "turned up", 0, (8,)), Event("", "drawn", 1, (2,), (3, 4), (1,))]


def test_a_list_of_values_is_noted_like_single_ones() -> None:
    game = slate()
    game.note_all("chose", 1, [4, 5])
    game.note("chose", 1, 4, 5)
    assert game.log == [Event("", "chose", 1, (4, 5))] * 2


def test_of_own_cards_everybody_sees_how_many() -> None:
    game = slate()
    game.note_own("discarded", 1, [3, 4])
    assert game.learned == 0
    game.note_own("drawn", 1, [5], learned=True)
    assert game.learned == 1
    assert game.log == [Event("", "discarded", 1, (2,), (3, 4), (1,)), Event("", "drawn", 1, (1,), (5,), (1,))]


def test_with_the_log_off_nothing_is_written_and_learning_still_counts() -> None:
    game = slate()
    game.log = None
    game.note("moved", 1)
    game.note_secret("kept", 0, [7], [0])
    game.note_shown("turned up", 0, 8)
    game.note_learned("drawn", 1, [3], [1])
    game.note_all("chose", 0, [1])
    game.note_own("discarded", 1, [3])
    game.note_own("drawn", 1, [3], learned=True)
    assert game.log is None
    assert game.learned == 3
    assert game.log_for(0) == []


def test_the_log_for_a_seat_hides_what_it_does_not_know() -> None:
    game = slate()
    game.note("moved", 1)
    game.note_secret("kept", 0, [7], [0], 1)
    game.note("moved", 2)
    mine, theirs = game.log_for(0), game.log_for(1)
    assert [event.secret for event in mine] == [(), (7,), ()]
    assert [event.secret for event in theirs] == [(), (), ()]
    assert [event.kind for event in theirs] == ["moved", "kept", "moved"]
    assert game.log_for(1, since=1) == theirs[1:]
    assert game.log_for(1, since=3) == []
