"""The simulator plays whole games of Twilight Imperium, as of every game."""

from __future__ import annotations

from typer.testing import CliRunner

from orrery.__main__ import app
from orrery.games import TITLES
from orrery.lab.simulate import simulate


def test_the_command_prints_who_won_and_how() -> None:
    asked_for = ["simulate", "ti4", "--players", "3", "--games", "1", "--seed", "3", "--bots", "greedy,random"]
    result = CliRunner(env={"LC_ALL": "C", "LANG": "C"}).invoke(app, asked_for)
    assert result.exit_code == 0, result.output
    head, *seats, rounds = result.stdout.splitlines()
    assert head.startswith("ti4: 1 games in ")
    assert [line.split(":")[0].strip() for line in seats] == ["seat 1 greedy", "seat 2 random", "seat 3 greedy"]
    assert sum(float(line.split(":")[1].split()[0]) for line in seats) == 1.0
    assert rounds.startswith("  mean rounds ")


def test_random_bots_play_it_to_the_end() -> None:
    report = simulate(TITLES["ti4"], {"players": 3}, ["random"], 1, 5)
    assert (report["unfinished"], report["errors"]) == (0, [])
    assert report["mean_rounds"] >= 3
    assert len(report["mean_scores"]) == 3
