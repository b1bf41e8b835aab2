"""The course of a game: what came of each choice is kept, and any moment is shown without playing the whole game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from orrery.games import TITLES
from orrery.kernel.decision import Choice, Refused
from orrery.kernel.laws import random_reply
from orrery.kernel.plain import TornSave
from orrery.kernel.record import WITHOUT_COURSE, Options, replay, sealed
from orrery.kernel.rng import seeded
from orrery.tables import course as courses
from orrery.tables.course import EVERY, Walk, packed, unpacked
from orrery.tables.table import Table, load

RACE, COSMIC = TITLES["race"], TITLES["cosmic"]
FULL: Options = {"players": 4, "sets": "storm+rebel+brink", "goals": "yes", "takeovers": "yes"}
EARLIER = 1  # the number of rules before today's


def played(game: str, options: Options, seed: int, choices: int = 10_000) -> Table:
    """A table at which people have chosen at random, to the end or so often."""
    title = TITLES[game]
    players = int(title.checked(options)["players"])
    table = Table(title, options, seed, ["human"] * players)
    luck = seeded(seed)
    while not table.game.over and len(table.choices) < choices:
        table.answer(random_reply(table.game, luck))
    return table


@pytest.fixture(scope="module")
def long() -> Table:
    return played("cosmic", {"players": 3, "windows": "everybody"}, 1)


def written(table: Table, path: Path, **changes: Any) -> Path:
    """A save of the table with these changes, as if it had been written so."""
    content = {**table.record().to_data(), **changes}
    path.write_text(json.dumps(sealed(content)), encoding="utf-8")
    return path


def of_earlier_rules(table: Table, path: Path, **changes: Any) -> Path:
    return written(table, path, rules=EARLIER, changes=[[0, EARLIER]], **changes)


def refused_today(table: Table, number: int) -> list[Any]:
    """The choices, one of which the rules of today would refuse."""
    choices: list[Any] = table.record().to_data()["choices"]
    choices[number] = [choices[number][0], [999]]
    return choices


# -- what is kept ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), [("race", FULL), ("cosmic", {"technology": "yes"})])
def test_what_came_of_each_choice_is_kept(game: str, options: Options) -> None:
    table = played(game, options, 3, 120)
    again = TITLES[game].setup(table.options, table.seed)
    opening = table.course.stages[0]
    assert opening is not None
    assert (opening.events, opening.scores) == (again.log, again.scores())
    for choice, stage in zip(table.choices, table.course.stages[1:], strict=True):
        again.log = []
        again.answer(choice)
        assert stage is not None
        assert (stage.events, stage.scores) == (again.log, again.scores())
    assert table.course.log() == table.game.log


@pytest.mark.parametrize(("game", "options"), [("race", FULL), ("cosmic", {"powers": "hidden"})])
def test_any_moment_is_the_one_that_a_replay_from_the_seed_finds(game: str, options: Options) -> None:
    table = played(game, options, 5, 130)
    again = TITLES[game].setup(table.options, table.seed)
    for step in range(len(table.choices) + 1):
        walk = table.course.walk(step)
        assert (walk.number, walk.at) == (step, step)
        assert walk.game.same_as(again)
        if step < len(table.choices):
            again.answer(table.choices[step])


def test_no_moment_of_a_long_game_needs_more_choices_than_lie_between_two_states(
    long: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(long.choices) > 10 * EVERY
    made: list[Choice] = []
    carry_out = Walk._carry_out

    def counted(walk: Walk, choice: Choice, stage: Any) -> None:
        made.append(choice)
        carry_out(walk, choice, stage)

    monkeypatch.setattr(Walk, "_carry_out", counted)
    for step in [0, 1, EVERY - 1, EVERY, len(long.choices) - 1, len(long.choices)]:
        made.clear()
        long.course.walk(step)
        assert len(made) < EVERY
    long.course.log(len(long.choices))
    assert len(made) < EVERY


def test_what_a_game_costs_to_keep(long: Table) -> None:
    """States take about a kilobyte each, what came of a choice a hundred bytes: the longest games stay small."""
    states = [len(state) for state in long.course.checkpoints.values()]
    assert max(states) < 2000
    assert len(states) == len(long.choices) // EVERY + 1
    record = long.record().to_data()
    assert len(json.dumps(record["course"], separators=(",", ":"))) < 200 * len(long.choices)


# -- going back --------------------------------------------------------------------------------------------------------


def test_going_back_far_needs_no_more_than_a_state_and_its_choices() -> None:
    table = played("race", {"players": 2}, 4, 100)
    number = 2 * EVERY + 3
    before = replay_to(table, number)
    log = table.course.log(number)
    table.rewind(number)
    assert table.game.same_as(before)
    assert table.game.log == log == before.log
    assert len(table.choices) == number
    assert max(table.course.checkpoints) == 2 * EVERY
    luck = seeded(9)
    while not table.game.over:
        table.answer(random_reply(table.game, luck))
    assert table.course.is_whole()
    assert replay(table.record(), RACE.setup).same_as(table.game)


def replay_to(table: Table, number: int) -> Any:
    record = table.record()
    record.choices = record.choices[:number]
    return replay(record, table.title.setup)


def test_the_last_choice_is_undone_without_playing_anything_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played("race", {"players": 2}, 4, 60)
    before = replay_to(table, 59)
    monkeypatch.setattr(table.course, "walk", None)
    table.rewind(59)
    assert table.game.same_as(before)


def test_a_table_comes_back_to_its_bookmark() -> None:
    table = played("race", {"players": 2}, 4, 60)
    as_it_was, choices, log = table.game.save(), list(table.choices), list(table.game.log or [])
    mark = table.bookmark()
    table.rewind(59)
    table.rewind(30)
    table.answer(random_reply(table.game, seeded(1)))
    table.return_to(mark)
    assert table.game.save() == as_it_was
    assert (table.choices, table.game.log) == (choices, log)
    assert max(table.course.checkpoints) == 50


# -- rules that were corrected -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), [("race", FULL), ("cosmic", {})])
def test_a_table_of_earlier_rules_goes_on_and_remembers_where_they_changed(
    game: str, options: Options, tmp_path: Path
) -> None:
    table = played(game, options, 6, 60)
    title = TITLES[game]
    assert title.rules > EARLIER, "the rules were corrected, so their number was raised"
    save = of_earlier_rules(table, tmp_path / "game.json", choices=refused_today(table, 30))
    again = load(save)
    assert again.game.same_as(table.game)
    assert again.game.log == table.game.log
    assert again.course.changes == [(0, EARLIER), (60, title.rules)]
    luck = seeded(2)
    while len(again.choices) < 90:
        again.answer(random_reply(again.game, luck))
    again.save(save)
    later = load(save)
    assert later.course.changes == [(0, EARLIER), (60, title.rules)]
    assert later.record().rules == title.rules
    assert later.game.same_as(again.game)
    assert later.game.log == again.game.log


def test_a_replay_across_corrected_rules_shows_what_was_kept(tmp_path: Path) -> None:
    table = played("race", FULL, 6, 90)
    course = load(of_earlier_rules(table, tmp_path / "game.json", choices=refused_today(table, 30))).course
    assert course.corrected() == 90
    assert course.log() == table.game.log
    stands = [course.walk(step).at for step in range(91)]
    assert stands == [*range(31), *[30] * 19, *range(50, 91)]
    for step in (0, 30, 50, 89, 90):
        assert course.walk(step).game.same_as(table.course.walk(step).game)
    assert course.walk(40).game.same_as(table.course.walk(30).game)


def test_where_something_else_would_come_of_a_choice_the_board_waits_for_the_next_state(tmp_path: Path) -> None:
    table = played("race", FULL, 6, 60)
    told: list[Any] = table.record().to_data()["course"]
    number = next(number for number, stage in enumerate(told) if number > 26 and stage and stage[0])
    told[number][0][0][1] = "something that no longer happens"
    course = load(of_earlier_rules(table, tmp_path / "game.json", course=told)).course
    assert course.walk(number).at == number - 1
    assert course.walk(49).at == number - 1
    assert course.walk(50).at == 50


def test_another_citation_is_no_other_course(tmp_path: Path) -> None:
    table = played("race", FULL, 6, 60)
    told: list[Any] = table.record().to_data()["course"]
    for stage in told:
        for event in stage[0] if stage else []:
            event[0] = "race:none.1"
    course = load(of_earlier_rules(table, tmp_path / "game.json", course=told)).course
    assert [course.walk(step).at for step in range(61)] == [*range(61)]


def test_a_state_that_only_an_older_version_could_load_is_passed_over() -> None:
    table = played("race", FULL, 6, 60)
    course = table.course
    course.checkpoints[25] = packed({"table": {"": "race.Forgotten"}})
    course.checkpoints[50] = b"torn"
    assert course.walk(55).at == 55
    course.choices[10] = Choice(course.choices[10].seat, (999,))
    assert course.walk(55).at == 10


def test_nobody_can_go_back_to_where_only_earlier_rules_lead(tmp_path: Path) -> None:
    table = played("race", FULL, 6, 60)
    again = load(of_earlier_rules(table, tmp_path / "game.json", choices=refused_today(table, 30)))
    standing = again.game.save()
    with pytest.raises(Refused, match="undo-rules"):
        again.rewind(40)
    assert again.game.save() == standing
    assert len(again.choices) == 60
    again.rewind(20)
    assert again.game.same_as(replay_to(table, 20))
    assert again.course.changes == [(0, EARLIER), (20, RACE.rules)]
    assert 20 in again.course.checkpoints


def test_rules_that_change_twice_without_a_choice_change_once(tmp_path: Path) -> None:
    table = played("race", {}, 6, 20)
    save = written(table, tmp_path / "game.json", rules=EARLIER - 1, changes=[[0, EARLIER], [20, EARLIER - 1]])
    assert load(save).course.changes == [(0, EARLIER), (20, RACE.rules)]
    unbegun = Table(RACE, {}, 1, ["human", "human"])
    assert load(of_earlier_rules(unbegun, save)).course.changes == [(0, RACE.rules)]


def test_a_finished_game_of_earlier_rules_stays_what_it_was(tmp_path: Path) -> None:
    table = played("race", {}, 6)
    again = load(of_earlier_rules(table, tmp_path / "game.json"))
    assert again.course.changes == [(0, EARLIER)]
    assert again.record().rules == EARLIER
    assert again.course.corrected() == len(table.choices)


def test_a_state_remembers_everything(long: Table) -> None:
    assert unpacked(packed(long.game.save())).same_as(long.game)


# -- saves from before the course was kept -----------------------------------------------------------------------------


def bare(table: Table, path: Path, **changes: Any) -> Path:
    content = {**table.record().to_data(), **changes, "format": WITHOUT_COURSE}
    for key in ("course", "changes", "checkpoints"):
        del content[key]
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


@pytest.mark.parametrize("rules", [EARLIER, RACE.rules])
def test_an_old_save_is_played_again_for_its_log(rules: int, tmp_path: Path) -> None:
    table = played("race", FULL, 6, 60)
    again = load(bare(table, tmp_path / "game.json", rules=rules))
    assert again.game.log == table.game.log
    assert again.course.is_whole()


def test_an_old_save_of_earlier_rules_that_leads_elsewhere_goes_on_without_its_log(tmp_path: Path) -> None:
    table = played("race", FULL, 6, 60)
    save = bare(table, tmp_path / "game.json", rules=EARLIER, choices=refused_today(table, 30))
    again = load(save)
    assert again.game.same_as(table.game)
    assert again.game.log == []
    again.answer(random_reply(again.game, seeded(1)))
    assert not again.course.is_whole()
    again.save(save)
    assert load(save).game.same_as(again.game)
    assert load(save).game.log == again.game.log


def test_an_old_save_of_the_same_rules_that_leads_elsewhere_contradicts_itself(tmp_path: Path) -> None:
    table = played("race", FULL, 6, 60)
    with pytest.raises(TornSave, match="the snapshot contradicts the choices"):
        load(bare(table, tmp_path / "game.json", choices=table.record().to_data()["choices"][:-3]))


def test_a_new_save_needs_no_replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = played("race", FULL, 6, 60)
    save = written(table, tmp_path / "game.json")
    monkeypatch.setattr(courses, "played_again", None)
    monkeypatch.setattr(Walk, "step", None)
    assert load(save).game.log == table.game.log


def test_the_checksum_ties_the_snapshot_to_its_choices() -> None:
    table, other = played("race", {}, 6, 60), played("race", {}, 6, 60)
    assert table.course.checksum("here") == other.course.checksum("here")
    assert table.course.checksum("here") != other.course.checksum("there")
    table.rewind(59)
    shorter = table.course.checksum("here")
    assert shorter != other.course.checksum("here")
    table.answer(other.choices[59])
    assert table.course.checksum("here") == other.course.checksum("here")


def test_how_many_choices_each_seat_has_made_is_known_at_any_time() -> None:
    table = played("race", {"players": 3}, 2, 60)
    seats = [choice.seat for choice in table.choices]

    def check() -> None:
        assert [table.course.made[seat] for seat in range(3)] == [
            sum(1 for choice in table.choices if choice.seat == seat) for seat in range(3)
        ]
        assert table.course.copy().made == table.course.made

    check()
    table.rewind(41)
    assert [choice.seat for choice in table.choices] == seats[:41]
    check()
    luck = seeded(3)
    for _ in range(5):
        table.answer(random_reply(table.game, luck))
        check()
