"""Ladder: every pairing on the same deals from every seat, the same numbers however many processes play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from orrery.cosmic.cards import ALIENS
from orrery.games import TITLES
from orrery.kernel.decision import Choice, Decision
from orrery.kernel.imagining import Imagine
from orrery.kernel.record import BadOption, Options
from orrery.kernel.rng import Rng
from orrery.lab import ladder as lab
from orrery.lab import playing
from orrery.lab.ladder import ladder, named_apart, seatings, win_shares
from orrery.lab.ladder_page import page
from orrery.lab.playing import Outcome, Task
from orrery.race.cards import CARDS
from orrery.ti4.faction import FACTION
from support.faulty import Play, Unending
from support.table import BrokenBot, pebbles

RACE = TITLES["race"]
START_WORLDS = [card.key for card in CARDS if card.start >= 0]
SVG = "{http://www.w3.org/1999/xhtml}svg"


def numbers(report: dict[str, Any]) -> dict[str, Any]:
    """All but the times."""
    kept = {key: value for key, value in report.items() if key not in ("seconds", "games_per_s")}
    kept["ratings"] = [
        {key: value for key, value in each.items() if not key.startswith("ms_")} for each in report["ratings"]
    ]
    return kept


@pytest.fixture(scope="module")
def three() -> dict[str, Any]:
    return ladder(RACE, {}, ["random", "greedy", "greedy"], 8, 30)


# -- what is played ----------------------------------------------------------------------------------------------------


def test_two_change_seats() -> None:
    assert seatings(2) == [(0, 1), (1, 0)]
    assert seatings(4) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert len(seatings(3)) == 6


@pytest.mark.parametrize("seats", range(2, 9))
def test_each_has_every_seat_as_often_as_the_other(seats: int) -> None:
    found = seatings(seats)
    assert len(set(found)) == len(found)
    for seat in range(seats):
        assert 2 * sum(seating[seat] for seating in found) == len(found)


def test_every_pairing_plays_the_same_deals_in_every_seating(monkeypatch: pytest.MonkeyPatch) -> None:
    tasks: list[Task] = []

    def noted(given: list[Task], jobs: int) -> Iterator[Outcome]:
        tasks.extend(given)
        return playing.outcomes(given, jobs)

    monkeypatch.setattr(lab, "outcomes", noted)
    report = ladder(RACE, {"players": 2}, ["random", "greedy", "random"], 3, 50)
    assert (report["deals"], report["games_each"], report["games"]) == (2, 4, 12)
    assert Counter((bots, seed) for _, _, seed, bots in tasks) == {
        (("random", "greedy"), 50): 2, (("greedy", "random"), 50): 2, (("random", "random"), 50): 2,
        (("random", "greedy"), 51): 2, (("greedy", "random"), 51): 2, (("random", "random"), 51): 2,
    }  # fmt: skip


def test_a_bot_may_be_named_again() -> None:
    assert named_apart(["a", "b", "a", "a"]) == ["a", "b", "a (2)", "a (3)"]


def test_a_tiny_ladder_is_the_same_on_any_number_of_processes() -> None:
    one = ladder(RACE, {}, ["random", "greedy"], 6, 7)
    assert numbers(ladder(RACE, {}, ["random", "greedy"], 6, 7, jobs=2)) == numbers(one)
    assert numbers(ladder(RACE, {}, ["random", "greedy"], 6, 7)) == numbers(one)
    assert numbers(ladder(RACE, {}, ["random", "greedy"], 6, 8)) != numbers(one)


def test_progress_is_told_after_each_game() -> None:
    ticks: list[int] = []
    ladder(RACE, {}, ["random", "random"], 4, 1, progress=lambda: ticks.append(1))
    assert len(ticks) == lab.games_in_all(["random", "random"], 4, 2) == 4


@pytest.mark.parametrize(
    ("bots", "reason"), [(["random", "genius"], "unknown-bot"), (["random"], "too-few-bots"), ([], "too-few-bots")]
)
def test_bots_that_do_not_fit_are_refused(bots: list[str], reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        ladder(RACE, {}, bots, 1, 1)


# -- what is counted ---------------------------------------------------------------------------------------------------


def test_the_better_bot_stands_on_top(three: dict[str, Any]) -> None:
    assert [each["bot"] for each in three["ratings"]] == ["greedy", "greedy (2)", "random"]
    assert sum(each["elo"] for each in three["ratings"]) == pytest.approx(0, abs=0.3)
    random = three["ratings"][2]
    assert random["elo"] + random["interval"] < three["ratings"][0]["elo"]
    assert all(each["choices"] > 100 for each in three["ratings"])
    assert 0 < random["ms_per_choice"] < three["ratings"][0]["ms_per_choice"] <= three["ratings"][0]["ms_longest"]


def test_a_bot_is_even_with_itself(three: dict[str, Any]) -> None:
    """On shared deals it plays the same game again from the other seat."""
    (same,) = [each for each in three["pairings"] if each["bots"] == ["greedy", "greedy (2)"]]
    assert same["shares"] == [0.5, 0.5]
    assert abs(same["elo"]) <= same["elo_interval"]
    low, high = same["share_interval"]
    assert low < 0.5 < high


@pytest.mark.parametrize(("name", "players"), [("race", 2), ("race", 3), ("cosmic", 3)])
def test_shares_sum_to_one(name: str, players: int) -> None:
    report = ladder(TITLES[name], {"players": players}, ["random", "random"], 6, 5)
    assert (report["left_out"], report["unfinished"], report["errors"]) == (0, [], [])
    for part in (report["seats"], report["starts"]):
        assert sum(each["share"] for each in part) == pytest.approx(1, abs=1e-4)
        assert sum(each["games"] for each in part) == players * report["games"]
    for each in report["pairings"]:
        assert sum(each["shares"]) == pytest.approx(1)
        assert each["games"] == report["games_each"]
    assert len(report["seats"]) == players


@pytest.mark.parametrize(
    ("name", "options", "called", "known"),
    [
        ("race", {"players": 3, "sets": "storm", "start_worlds": "choice"}, "start world", START_WORLDS),
        ("cosmic", {"players": 3}, "alien", ALIENS),
        ("ti4", {"players": 3, "factions": "choice"}, "faction", FACTION),
    ],
)
def test_a_title_says_what_its_seats_start_with(name: str, options: Options, called: str, known: list[str]) -> None:
    """Also where it is chosen in the game, and whatever becomes of it later."""
    title = TITLES[name]
    assert title.start is not None
    assert title.start.called == called
    outcome = Outcome(3)
    playing.play_on(title, title.checked(options), outcome, ("random",) * 3, [])
    assert len(set(outcome.starts)) == 3
    assert set(outcome.starts) <= set(known)


def test_a_win_is_shared_by_those_who_have_won() -> None:
    outcome = Outcome(1)
    outcome.winners = [0, 2]
    assert win_shares(outcome, 3) == [0.5, 0, 0.5]
    outcome.winners = []
    assert win_shares(outcome, 4) == [0.25] * 4


class Largest:
    """Lays the largest pebble: not good, but the same every time."""

    IMAGINES = False

    def choose(self, view: Any, decision: Decision, rng: Rng, imagine: Imagine) -> Choice:
        return Choice(decision.seat, (max(range(len(view.hand)), key=view.hand.__getitem__),))


def test_a_game_whose_seats_all_start_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    title = pebbles(Largest, Play)
    monkeypatch.setitem(TITLES, "pebbles", title)
    report = ladder(title, {}, ["random", "greedy"], 40, 0)
    assert (report["start"], report["starts"]) == ("", [])
    assert len(report["seats"]) == 2
    assert "By " not in page(report, title.label)


# -- what goes wrong ---------------------------------------------------------------------------------------------------


def test_a_game_without_end_is_unfinished_and_its_deal_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    title = pebbles(play=Unending)
    monkeypatch.setitem(TITLES, "pebbles", title)
    monkeypatch.setattr(playing, "DECISION_LIMIT", 50)
    report = ladder(title, {}, ["random", "greedy"], 4, 9)
    assert [each["seed"] for each in report["unfinished"]] == [9, 9, 10, 10]
    assert report["left_out"] == 2
    assert report["pairings"][0]["games"] == 0
    assert report["mean_rounds"] is None
    text = "\n".join(lab.lines(report))
    assert "stopped after 50 decisions: seed 9, random, greedy" in text
    assert "2 deals are left out" in text
    ElementTree.fromstring(page(report, title.label))


def test_a_bot_that_fails_is_reported_with_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    title = pebbles(BrokenBot, Play)
    monkeypatch.setitem(TITLES, "pebbles", title)
    report = ladder(title, {}, ["random", "greedy"], 2, 4)
    assert [each["bots"] for each in report["errors"]] == [["random", "greedy"], ["greedy", "random"]]
    assert "error in the game of seed 4, random, greedy: ZeroDivisionError: no idea" in "\n".join(lab.lines(report))


# -- for people --------------------------------------------------------------------------------------------------------


def test_the_report_for_people(three: dict[str, Any]) -> None:
    text = lab.lines(three)
    assert text[0].startswith("race, 2 players: 24 games in ")
    assert text[1].startswith("  greedy      Elo ")
    assert text[3].startswith("  random      Elo ")
    assert any(line.startswith("  greedy against greedy (2): 50.0 % of 8 games (") for line in text)
    assert any(line.startswith("  seat 2: ") for line in text)
    assert any(line.startswith("  start world old-earth: wins ") for line in text)


def test_the_page_is_well_formed_and_needs_nothing_else(three: dict[str, Any]) -> None:
    text = page(three, "Race & <more>")
    tree = ElementTree.fromstring(text)
    plots = {plot.get("aria-label"): plot for plot in tree.iter(SVG)}
    assert set(plots) == {"Ratings", "Pairings", "Seats", "Starts", "Time"}
    assert "greedy (2)" in "".join(plots["Ratings"].itertext())
    assert "Race &amp; &lt;more&gt;" in text
    assert not any(word in text for word in ("<script", "<link", "<img", "src=", "href=", "url("))
    for plot in plots.values():
        for bar in plot.iter(SVG.replace("svg", "rect")):
            assert 190 <= float(bar.get("x", "")) <= float(bar.get("x", "")) + float(bar.get("width", "")) <= 531
