"""Tables: bots see what their seat sees, crashes are reported, and the game stands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from orrery.games import TITLES
from orrery.kernel.decision import Choice, Refused
from orrery.kernel.record import BadOption, record_from, replay
from orrery.race.view import RaceView
from orrery.tables import storage
from orrery.tables.table import Crash, Table, load
from support.table import BrokenBot, Witness, WrongBot, first_options, pebbles, play_out

RACE = TITLES["race"]


def test_bots_answer_until_a_person_is_asked() -> None:
    table = Table(RACE, {"players": 3}, 5, ["human", "greedy", "random"])
    table.bots_move()
    assert table.asked_people() == [0]
    assert table.asked_bots() == []
    assert sorted(choice.seat for choice in table.choices) == [1, 2]


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    tables = [play_out(Table(RACE, {}, 5, ["human", "random"])) for _ in range(2)]
    assert tables[0].game.same_as(tables[1].game)
    assert tables[0].choices == tables[1].choices
    assert not play_out(Table(RACE, {}, 6, ["human", "random"])).game.same_as(tables[0].game)


def test_bots_with_the_same_name_do_not_share_their_luck() -> None:
    table = play_out(Table(RACE, {}, 5, ["random", "random"]))
    mine = [[choice.picks for choice in table.choices if choice.seat == seat][:20] for seat in (0, 1)]
    assert mine[0] != mine[1]


def test_a_bot_gets_its_view_and_its_question(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RACE.bots, "witness", Witness)
    monkeypatch.setattr(Witness, "SEEN", [])
    table = Table(RACE, {}, 5, ["human", "witness"])
    view, question = table.game.view(1), table.game.asked(1)
    table.bots_move()
    assert Witness.SEEN == [(view, question)]
    play_out(table)
    views = [view for view, _ in Witness.SEEN]
    assert len(views) > 10
    assert all(isinstance(view, RaceView) and view.seat == 1 for view in views)


def test_a_table_needs_as_many_seats_as_the_game_and_known_bots() -> None:
    with pytest.raises(BadOption, match="occupants-count"):
        Table(RACE, {"players": 3}, 1, ["human", "greedy"])
    with pytest.raises(BadOption, match="unknown-bot"):
        Table(RACE, {"players": 2}, 1, ["human", "genius"])


def test_the_record_of_a_finished_game_names_winners_and_scores() -> None:
    table = Table(RACE, {}, 9, ["human", "greedy"])
    assert table.record().winners is None
    assert table.record().scores is None
    record = play_out(table).record()
    assert record.game == "race"
    assert record.rules == RACE.rules
    assert record.seats == ["human", "greedy"]
    assert record.winners == table.game.winners
    assert record.scores == table.game.scores()
    assert replay(record_from(json.loads(json.dumps(record.to_data()))), RACE.setup).same_as(table.game)


def test_a_refused_reply_changes_nothing() -> None:
    table = Table(RACE, {}, 1, ["human", "human"])
    before = table.game.save()
    with pytest.raises(Refused):
        table.answer(Choice(0, (0,)))
    assert table.game.save() == before
    assert table.choices == []


# -- crashes -----------------------------------------------------------------------------------------------------------


def crashed_table(folder: Path) -> tuple[Table, Crash]:
    """Seat 1 lays three pebbles, which the rules cannot stand."""
    table = Table(pebbles(), {}, 77, ["human", "human"])
    for seat in (0, 1):
        table.answer(first_options(table.game, seat))
    table.save(folder / "pebbles.json")
    table.answer(first_options(table.game, 0))
    with pytest.raises(Crash) as crash:
        table.answer(Choice(1, (0, 1, 2)))
    return table, crash.value


def test_a_crash_leaves_the_game_as_it_was_and_a_report(tmp_path: Path) -> None:
    table, crash = crashed_table(tmp_path)
    report = tmp_path / "orrery-crash-77.json"
    assert "\n" not in str(crash)
    assert "three pebbles" in str(crash)
    assert str(report) in str(crash)
    content = json.loads(report.read_text(encoding="utf-8"))
    assert content["seed"] == 77
    assert content["choices"] == [[0, [0]], [1, [0]], [0, [0]], [1, [0, 1, 2]]]
    assert "IndexError" in content["error"]
    assert "show_pebbles" in content["traceback"]
    assert [decision.seat for decision in table.game.waiting()] == [1]
    assert len(table.choices) == 3
    assert len(table.game.log or []) == 1
    play_out(table)
    assert table.game.over


def test_the_choices_of_a_report_lead_to_the_crash_again(tmp_path: Path) -> None:
    crashed_table(tmp_path)
    content = json.loads((tmp_path / "orrery-crash-77.json").read_text(encoding="utf-8"))
    with pytest.raises(IndexError, match="three pebbles"):
        replay(record_from(content), pebbles().setup)


def test_a_report_can_be_loaded_and_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TITLES, "pebbles", pebbles())
    table, _ = crashed_table(tmp_path)
    again = load(tmp_path / "orrery-crash-77.json")
    assert again.game.same_as(table.game)
    assert again.choices == table.choices
    assert again.path is None, "a save must not overwrite the report"
    assert play_out(again).game.same_as(play_out(table).game)


def test_without_a_save_the_report_lies_in_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    table = Table(pebbles(), {}, 3, ["human", "human"])
    table.answer(first_options(table.game, 0))
    with pytest.raises(Crash):
        table.answer(Choice(1, (0, 1, 2)))
    assert (tmp_path / "orrery-crash-3.json").exists()


def test_a_crash_is_told_even_if_no_report_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(pebbles(), {}, 3, ["human", "human"])
    table.path = tmp_path / "gone" / "save.json"
    table.answer(first_options(table.game, 0))
    with pytest.raises(Crash, match="no report could be written"):
        table.answer(Choice(1, (0, 1, 2)))
    assert len(table.choices) == 1


@pytest.mark.parametrize(("bot", "error"), [(WrongBot, "not-asked"), (BrokenBot, "no idea")])
def test_a_broken_bot_is_a_crash(
    bot: type[WrongBot] | type[BrokenBot], error: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    table = Table(pebbles(bot), {}, 4, ["human", "greedy"])
    before = table.game.save()
    with pytest.raises(Crash, match=error):
        table.bots_move()
    assert table.game.save() == before
    content = json.loads((tmp_path / "orrery-crash-4.json").read_text(encoding="utf-8"))
    assert content["choices"] == []
    assert error in content["error"]


def test_an_interrupt_in_the_middle_of_a_step_leaves_the_game_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(RACE, {}, 1, ["human", "human"])
    table.answer(Choice(0, (0, 1)))
    whole = table.game.save()

    class Interrupted:
        """The game, at the moment somebody presses Ctrl-C."""

        def __init__(self) -> None:
            self.real = table.game
            self.log = table.game.log

        def copy(self) -> object:
            return self.real.copy()

        def answer(self, choice: Choice) -> None:
            self.real.answer(choice)
            raise KeyboardInterrupt

    monkeypatch.setattr(table, "game", Interrupted())
    with pytest.raises(KeyboardInterrupt):
        table.answer(Choice(1, (0, 1)))
    assert table.game.save() == whole
    assert len(table.choices) == 1


def test_an_error_is_one_line() -> None:
    assert storage.one_line(ValueError("a\n b")) == "ValueError: a b"
    assert storage.one_line(KeyError()) == "KeyError"
