"""Simulate: the numbers are those of the games, whoever plays them."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games import TITLES
from orrery.kernel.decision import Choice, Decision
from orrery.kernel.imagining import Imagine
from orrery.kernel.record import BadOption, choice_from_data
from orrery.kernel.rng import Rng
from orrery.lab import playing
from orrery.lab import simulate as lab
from orrery.lab.playing import Outcome
from orrery.lab.simulate import Count, simulate
from support.faulty import Play, Unending
from support.table import pebbles

RACE = TITLES["race"]
TIMES = ("seconds", "games_per_s", "decisions_per_s")


def numbers(report: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in report.items() if key not in TIMES}


def test_the_report_adds_up() -> None:
    report = simulate(RACE, {"players": 3}, ["random"], 12, 100)
    assert report["game"] == "race"
    assert report["games"] == 12
    assert report["players"] == 3
    assert report["bots"] == ["random"] * 3
    assert report["options"] == RACE.checked({"players": 3})
    assert report["unfinished"] == 0
    assert report["errors"] == []
    assert sum(report["wins"]) == pytest.approx(12, abs=0.001)
    assert report["decisions"] > 12 * 20
    assert len(report["mean_scores"]) == 3
    assert report["mean_rounds"] > 1
    assert report["games_per_s"] == pytest.approx(12 / report["seconds"], rel=0.01)
    assert report["decisions_per_s"] == pytest.approx(report["decisions"] / report["seconds"], rel=0.01)


def test_bots_take_the_seats_in_order_again_and_again() -> None:
    assert simulate(RACE, {"players": 4}, ["random", "greedy"], 1, 1)["bots"] == [
        "random",
        "greedy",
        "random",
        "greedy",
    ]


def test_greedy_beats_random() -> None:
    report = simulate(RACE, {}, ["random", "greedy"], 10, 1)
    assert report["wins"][1] > report["wins"][0]


def test_the_same_seeds_give_the_same_numbers() -> None:
    first = numbers(simulate(RACE, {}, ["random"], 6, 40))
    assert numbers(simulate(RACE, {}, ["random"], 6, 40)) == first
    assert numbers(simulate(RACE, {}, ["random"], 6, 41)) != first


def test_two_jobs_give_the_same_numbers_as_one() -> None:
    one = simulate(RACE, {}, ["random"], 20, 7)
    two = simulate(RACE, {}, ["random"], 20, 7, jobs=2)
    assert numbers(two) == numbers(one)


def test_progress_is_told_after_each_game() -> None:
    ticks: list[int] = []
    simulate(RACE, {}, ["random"], 4, 1, progress=lambda: ticks.append(1))
    assert len(ticks) == 4


@pytest.mark.parametrize(
    ("bots", "reason"), [(["genius"], "unknown-bot"), (["random"] * 3, "too-many-bots"), ([], "too-many-bots")]
)
def test_bots_that_do_not_fit_are_refused(bots: list[str], reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        simulate(RACE, {"players": 2}, bots, 1, 1)


class Reckless:
    """Now and then lays all its pebbles, which crashes the rules."""

    IMAGINES = False

    def choose(self, view: Any, decision: Decision, rng: Rng, imagine: Imagine) -> Choice:
        picks = len(decision.options) if rng.below(20) == 0 else 1
        return Choice(decision.seat, tuple(range(picks)))


def test_a_crash_in_one_game_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    title = pebbles(Reckless)
    monkeypatch.setitem(TITLES, "pebbles", title)
    report = simulate(title, {}, ["greedy"], 40, 0)
    assert 0 < len(report["errors"]) < 40
    assert sum(report["wins"]) == pytest.approx(40 - len(report["errors"]), abs=0.001)
    error = report["errors"][0]
    assert error["error"] == "IndexError: three pebbles"
    game = title.setup({}, error["seed"])
    choices = [choice_from_data(choice) for choice in error["choices"]]
    for choice in choices[:-1]:
        game.answer(choice)
    with pytest.raises(IndexError, match="three pebbles"):
        game.answer(choices[-1])


def test_a_game_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    title = pebbles(play=Unending)
    monkeypatch.setitem(TITLES, "pebbles", title)
    monkeypatch.setattr(playing, "DECISION_LIMIT", 50)
    report = simulate(title, {}, ["random"], 3, 0)
    assert report["unfinished"] == 3
    assert report["wins"] == [0.0, 0.0]
    assert report["mean_scores"] is None
    assert report["decisions"] == 150
    assert "3 games stopped" in "\n".join(lab.lines(report))


def test_a_shared_win_is_shared() -> None:
    outcome = Outcome(1)
    outcome.over, outcome.winners, outcome.scores, outcome.rounds = True, [0, 2], [9, 3, 9], 5
    count = Count(3)
    count.add(outcome)
    assert count.means() == {"wins": [0.5, 0, 0.5], "mean_scores": [9, 3, 9], "mean_rounds": 5}


def test_the_report_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    title = pebbles(play=Play)
    monkeypatch.setitem(TITLES, "pebbles", title)
    report = simulate(title, {}, ["random"], 2, 0)
    text = lab.lines(report)
    assert text[0].startswith("pebbles: 2 games in ")
    assert text[1].startswith("  seat 1 random: ")
    assert len(text) == 4
