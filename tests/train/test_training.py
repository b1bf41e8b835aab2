"""The trainer: the guide's small training beats random play, and one that was stopped goes on to the same net."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from orrery.bots.net import load_net
from orrery.cosmic.bot.features import CosmicCoder
from orrery.lab.ladder import ladder
from orrery.race.title import TITLE
from support.guide import blocks_of
from support.rulebook import CHECKOUT

pytest.importorskip("torch")

GUIDE = CHECKOUT / "docs" / "guides" / "train-a-bot.md"


def run(command: list[str]) -> None:
    paths = os.pathsep.join([*sys.path, str(CHECKOUT)])
    done = subprocess.run(
        [sys.executable, *command[1:]],
        cwd=CHECKOUT,
        env={**os.environ, "PYTHONPATH": paths, "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


def guided(folder: Path, title: str) -> list[str]:
    """The guide's small training of that title, in another folder."""
    blocks = [block for block in blocks_of(GUIDE.read_text(encoding="utf-8")) if block.language == "sh"]
    command = next(words for words in [shlex.split(" ".join(block.lines)) for block in blocks] if title in words)
    command[command.index("--out") + 1] = str(folder)
    return command


def short(folder: Path, iterations: int) -> list[str]:
    command = ["python", "-m", "tools.train", "race", "--out", str(folder), "--games", "6", "--hidden", "16", "8"]
    return [
        *command,
        "--iterations",
        str(iterations),
        "--match-every",
        "9",
        "--match-games",
        "2",
        "--opponent",
        "random",
    ]


def log_of(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "log.jsonl").read_text(encoding="utf-8").splitlines()]


@pytest.mark.long
def test_the_small_training_of_the_guide_beats_random_play(tmp_path: Path) -> None:
    run(guided(tmp_path, "race"))
    matches = [told["shares"][0] for told in log_of(tmp_path) if "shares" in told]
    assert max(matches) >= 0.8
    report = ladder(TITLE, {"players": 2}, ["random", str(tmp_path / "best.net")], 60, 5)
    assert report["pairings"][0]["share_interval"][1] < 0.35
    assert report["errors"] == []
    assert "| games |" in (tmp_path / "curve.md").read_text(encoding="utf-8")
    assert "<polyline" in (tmp_path / "curve.svg").read_text(encoding="utf-8")


@pytest.mark.long
def test_the_small_training_of_cosmic_encounter_beats_two_random_players(tmp_path: Path) -> None:
    run(guided(tmp_path, "cosmic"))
    matches = [told["shares"][0] for told in log_of(tmp_path) if "shares" in told]
    assert max(matches) >= 0.7, "a third would be its share"
    assert load_net(tmp_path / "best.net", CosmicCoder(), "cosmic").about["title"] == "cosmic"


def test_a_training_that_was_stopped_goes_on_to_the_same_net(tmp_path: Path) -> None:
    run(short(tmp_path / "whole", 3))
    run([*short(tmp_path / "parts", 3), "--stop-after", "2"])
    assert [told["iteration"] for told in log_of(tmp_path / "parts")] == [1, 2]
    run(short(tmp_path / "parts", 3))
    whole, parts = log_of(tmp_path / "whole"), log_of(tmp_path / "parts")
    for told in (*whole, *parts):
        del told["seconds"]
    assert parts == whole
    nets = [(tmp_path / folder / "best.net").read_bytes().partition(b"\n")[2] for folder in ("whole", "parts")]
    assert nets[0] == nets[1]


def test_better_than_expected_is_carried_back() -> None:
    from tools.train.batch import LAMBDA, reward, surprises

    assert surprises([0.0, 0.0, 0.5], 1.0) == pytest.approx([LAMBDA * (0.5 + LAMBDA * 0.5), 0.5 + LAMBDA * 0.5, 0.5])
    assert reward(1.0, 0.0, 0.75) == 0.75
    assert reward(-1.0, 100.0, 0.5) == pytest.approx(0.0, abs=1e-6)


def test_tables_are_always_full_and_go_on_where_they_were() -> None:
    from tools.train.coders import CODERS
    from tools.train.learner import Learner
    from tools.train.selfplay import SelfPlay, Tables

    coder = CODERS["race"]()
    net = Learner(coder, 16, 8, 3, "cpu").net()

    def tables() -> Tables:
        return Tables(TITLE, coder, [{"players": 2}, {"players": 3}], 5, 4, 1, 2)

    def told(games: list[SelfPlay]) -> list[Any]:
        return [(game.game.save(), game.made, [len(picks) for picks in game.picks]) for game in games]

    first, other = tables(), tables()
    assert len(first.play(net, 3)) >= 3
    begun, courses = first.courses()
    assert len(courses) == 4
    assert sum([bool(made) for _, made, _ in courses]) >= 2, "games are not over, and not at their beginning"
    other.go_on_from(begun, courses)
    assert told([game for _, game in other.games]) == told([game for _, game in first.games])
    assert told(other.play(net, 4)) == told(first.play(net, 4))
    assert {game.game.seats for _, game in first.games} == {2, 3}


def test_torch_and_numpy_give_the_same_numbers() -> None:
    import torch

    from tools.train.batch import batch_of
    from tools.train.coders import CODERS
    from tools.train.learner import Learner
    from tools.train.selfplay import SelfPlay, in_lockstep

    coder = CODERS["race"]()
    learner = Learner(coder, 24, 12, 3, "cpu")
    games = in_lockstep([SelfPlay(TITLE, coder, {"players": 2}, seed, {}) for seed in range(3)], learner.net(), 2, True)
    batch = batch_of(games, coder, 0.5)
    ready = {name: torch.from_numpy(part) for name, part in batch.items()}
    ready["active"], ready["candidates"] = ready["active"].long(), ready["candidates"].long()
    ready["scalars"] = ready["scalars"].float()
    logits, _, values = learner.forward(ready)
    chances = torch.log_softmax(logits, 1).gather(1, ready["taken"][:, None])[:, 0]
    assert chances.tolist() == pytest.approx(batch["chance"].tolist(), abs=5e-3)
    picks = [pick for game in games for mine in game.picks for pick in mine]
    assert values[:, 0].tolist() == pytest.approx([pick.value for pick in picks], abs=1e-3)
    assert len(picks) == len(batch["taken"]) > 100
