"""Records: options, seed and choices lead to the same game again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from orrery.kernel.decision import Choice, Form, Refused
from orrery.kernel.event import Event
from orrery.kernel.laws import random_game
from orrery.kernel.loading import load
from orrery.kernel.plain import TornSave
from orrery.kernel.record import (
    FORMAT,
    WITHOUT_COURSE,
    BadOption,
    Record,
    Stage,
    checksum,
    choice_from_data,
    choice_to_data,
    record_from,
    replay,
    sealed,
    stage_from_data,
    stage_to_data,
)
from support.faulty import sound
from support.minigames import cosmic, race, ti4


def record() -> Record:
    choices = [Choice(0, (1,)), Choice(1, ()), Choice(0, (), Form(((0, "card", 4), (1, "colony", 1))))]
    opening = Stage([Event("cosmic:setup.1", "dealt", -1, (2, 7))], [0, 0])
    quiet = Stage([], [0, 0])
    loud = Stage([Event("x", "drew", 1, (), (5,), (0, 1)), Event("x", "won", 0)], [4, 9])
    course: list[Stage | None] = [opening, None, quiet, loud]
    changes, states = [(0, 2), (1, 3)], {0: "abc", 1: "def"}
    names = ["human", "greedy"]
    return Record("cosmic", 3, {"players": 2}, 7, names, choices, {"over": False}, [1], [4, 9], course, changes, states)


def test_a_record_is_data_and_comes_back() -> None:
    written = json.loads(json.dumps(record().to_data()))
    back = record_from(written)
    assert back.to_data() == record().to_data()
    assert (back.game, back.rules, back.options, back.seed) == ("cosmic", 3, {"players": 2}, 7)
    assert (back.seats, back.snapshot, back.winners, back.scores) == (["human", "greedy"], {"over": False}, [1], [4, 9])
    assert back.choices == record().choices


def test_the_form_of_a_record_is_fixed() -> None:
    assert record().to_data() == {
        "format": FORMAT,
        "game": "cosmic",
        "rules": 3,
        "options": {"players": 2},
        "seed": 7,
        "seats": ["human", "greedy"],
        "choices": [[0, [1]], [1, []], [0, [], [[0, "card", 4], [1, "colony", 1]]]],
        "course": [
            [[["cosmic:setup.1", "dealt", -1, [2, 7]]], [0, 0]],
            None,
            [[], [0, 0]],
            [[["x", "drew", 1, [], [5], [0, 1]], ["x", "won", 0]], [4, 9]],
        ],
        "changes": [[0, 2], [1, 3]],
        "checkpoints": [[0, "abc"], [1, "def"]],
        "winners": [1],
        "scores": [4, 9],
        "snapshot": {"over": False},
    }


def test_what_came_of_a_choice_takes_no_more_room_than_it_needs() -> None:
    calm = Stage([], [1, 2])
    assert stage_to_data(calm, calm) == []
    assert stage_to_data(Stage([Event("x", "won", 0)], [1, 2]), calm) == [[["x", "won", 0]]]
    assert stage_from_data([], calm) is not None


def test_a_record_from_before_the_course_was_kept_is_read() -> None:
    old = record().to_data()
    for part in ("course", "changes", "checkpoints"):
        del old[part]
    read = record_from({**old, "format": WITHOUT_COURSE})
    assert (read.course, read.changes, read.checkpoints) == ([], [(0, 3)], {})


@pytest.mark.parametrize(
    ("part", "wrong"),
    [
        ("course", 7),
        ("course", [[]]),
        ("course", [[[["x", "won"]]]]),
        ("course", [[[["x", "won", "0"]], [0]]]),
        ("course", [[[["x", "won", 0, ["a"]]], [0]]]),
        ("course", [[[["x", "won", 0, [], [], [], []]], [0]]]),
        ("course", [[[], ["a"]]]),
        ("changes", [[0]]),
        ("changes", [["0", 1]]),
        ("checkpoints", [[0]]),
        ("checkpoints", [["0", "abc"]]),
        ("checkpoints", [[0, 7]]),
    ],
)
def test_a_damaged_course_is_one_clear_line(part: str, wrong: Any) -> None:
    with pytest.raises(TornSave, match="the record is damaged: ") as caught:
        record_from({**record().to_data(), part: wrong})
    assert "\n" not in str(caught.value)


def test_a_checksum_is_broken_by_any_change() -> None:
    whole = json.loads(json.dumps(sealed(record().to_data())))
    assert whole["checksum"] == checksum(whole)
    for key in whole:
        assert key == "checksum" or checksum({**whole, key: "x"}) != whole["checksum"]


def test_a_game_that_goes_on_has_no_winners_yet() -> None:
    going_on = Record("race", 1, {}, 1, [], [], {})
    assert going_on.winners is None
    assert going_on.scores is None
    assert record_from(going_on.to_data()).winners is None


@pytest.mark.parametrize("choice", [Choice(2, (0, 3, 4)), Choice(0, ()), Choice(1, (), Form(())), record().choices[2]])
def test_a_choice_comes_back(choice: Choice) -> None:
    assert choice_from_data(json.loads(json.dumps(choice_to_data(choice)))) == choice


def test_a_choice_is_short() -> None:
    assert choice_to_data(Choice(1, (2, 3))) == [1, [2, 3]]


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        5,
        [],
        [1],
        ["1", [0]],
        [True, [0]],
        [1, ["0"]],
        [1, [0, True]],
        [1, 0],
        [1, [], [[0, "card"]]],
        [1, [], [[0, 1, 2]]],
        [1, [], [["0", "card", 2]]],
        [1, [], [[0, "card", "2"]]],
    ],
)
def test_a_damaged_choice_is_one_clear_line(wrong: Any) -> None:
    torn = {**record().to_data(), "choices": [wrong]}
    with pytest.raises(TornSave, match="the record is damaged: ") as caught:
        record_from(torn)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("wrong", [None, [], "record", 7, {}, {"game": "race"}])
def test_what_is_no_record_is_refused(wrong: Any) -> None:
    with pytest.raises(TornSave, match="this is not a record of a game"):
        record_from(wrong)


@pytest.mark.parametrize("number", [WITHOUT_COURSE - 1, FORMAT + 1, "1"])
def test_another_format_is_refused_by_its_number(number: Any) -> None:
    with pytest.raises(TornSave, match=f"the record is of format {number}, this engine reads format {FORMAT}"):
        record_from({**record().to_data(), "format": number})


@pytest.mark.parametrize(
    "part",
    [
        "game",
        "rules",
        "options",
        "seed",
        "seats",
        "choices",
        "course",
        "changes",
        "checkpoints",
        "winners",
        "scores",
        "snapshot",
    ],
)
def test_a_record_without_a_part_is_damaged(part: str) -> None:
    torn = record().to_data()
    del torn[part]
    with pytest.raises(TornSave, match=f"the record is damaged: KeyError '{part}'"):
        record_from(torn)


@pytest.mark.parametrize("setup", [race.setup, cosmic.setup, ti4.setup, sound])
def test_a_replay_and_a_snapshot_lead_to_the_same_end(setup: Any) -> None:
    game, played = random_game(setup, {"players": 2}, 5)
    written = record_from(json.loads(json.dumps(played.to_data())))
    again = replay(written, setup)
    assert again.same_as(game)
    assert again.log == game.log
    assert load(written.snapshot).same_as(game)
    assert written.winners == game.winners
    assert written.scores == game.scores()


def test_a_replay_can_stop_in_the_middle() -> None:
    _, played = random_game(race.setup, {"players": 3}, 5)
    assert len(played.choices) > 20
    played.choices = played.choices[:20]
    game = replay(played, race.setup)
    assert not game.over
    assert game.waiting()


def test_a_choice_that_no_longer_fits_is_refused() -> None:
    _, played = random_game(race.setup, {"players": 2}, 5)
    played.choices.insert(3, Choice(0, (99,)))
    with pytest.raises(Refused):
        replay(played, race.setup)


def test_a_bad_option_says_what_would_be_right() -> None:
    bad = BadOption("no-such-value", "players=9", "2, 3, 4")
    assert str(bad) == "no-such-value: players=9 (possible: 2, 3, 4)"
    assert (bad.reason, bad.asked, bad.right) == ("no-such-value", "players=9", "2, 3, 4")
