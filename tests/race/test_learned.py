"""A net plays Race by its file, in every setting, without an error; what it is worth, matches say."""

from __future__ import annotations

import random
from array import array
from pathlib import Path

import pytest

from orrery.bots.net import Shape, save_net
from orrery.kernel.record import BadOption, Options
from orrery.lab.ladder import ladder
from orrery.race.bot.features import RaceCoder
from orrery.race.title import TITLE

EVERYTHING: Options = {"sets": "storm+rebel+brink", "goals": "yes", "takeovers": "yes"}


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> str:
    """One that has learned nothing."""
    coder, luck = RaceCoder(), random.Random(1)
    shape = Shape(len(coder.features), len(coder.scalars), len(coder.rows), 4, 3)
    weights = {
        name: [array("f", [luck.gauss(0, 0.5) for _ in range(columns)]) for _ in range(rows)]
        for name, (rows, columns) in shape.matrices().items()
    }
    path: Path = tmp_path_factory.mktemp("nets") / "untaught.net"
    save_net(path, coder, shape, weights, {"title": "race", "command": "by hand"})
    return str(path)


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 2, **EVERYTHING, "actions": "two"},
        {"players": 3, **EVERYTHING, "variant": "draft"},
        {"players": 2, "sets": "rebel", "variant": "scenario"},
    ],
)
def test_a_net_is_a_bot_of_the_ladder_by_its_file(net: str, options: Options) -> None:
    report = ladder(TITLE, options, ["random", net], 2, 3)
    assert report["errors"] == []
    assert report["unfinished"] == []
    assert all(each["choices"] > 10 for each in report["ratings"])


def test_a_bot_that_is_neither_named_nor_a_net_is_refused() -> None:
    with pytest.raises(BadOption, match="unknown-bot"):
        ladder(TITLE, {"players": 2}, ["random", "unheard-of"], 2, 3)
