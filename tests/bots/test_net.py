"""Nets: files with keys, the same choice with and without numpy, and a bot that asks one."""

from __future__ import annotations

import math
import random
from array import array
from pathlib import Path
from typing import Any

import pytest

from orrery.bots import net as nets
from orrery.bots.bot import RandomBot
from orrery.bots.coder import Picking, Rows, Seen
from orrery.bots.learned import LearnedBot, taken
from orrery.bots.net import Net, Shape, Weights, WrongNet, load_net, save_net, shares_of
from orrery.kernel.decision import Decision, Form, Option, about
from orrery.kernel.game import Game
from orrery.kernel.rng import seeded


class Pebbles:
    """Questions about four pebbles."""

    margin = 20.0

    def __init__(self, *more: str) -> None:
        self.features = ["dark", "light", *more]
        self.scalars = ["left"]
        self.rows = ["pebble 0", "pebble 1", "pebble 2", "pebble 3", "stop", *more]

    def knows(self, decision: Decision) -> bool:
        return decision.prompt == "take"

    def options(self, view: Any, decision: Decision, picked: list[Option]) -> list[Rows]:
        return [(self.rows.index(f"pebble {option.id() % 4}"),) for option in decision.options]

    def shifts(self, decision: Decision) -> bool:
        return False

    def forms(self, view: Any, decision: Decision) -> list[tuple[Form, Rows]]:
        return []

    def stop(self, decision: Decision) -> Rows:
        return (self.rows.index("stop"),)

    def seen(self, view: Any, decision: Decision, picked: list[Option]) -> Seen:
        return [self.features.index("dark" if len(picked) % 2 else "light")], [len(picked) / 2]


def weights_of(shape: Shape, seed: int) -> Weights:
    luck = random.Random(seed)
    return {
        name: [array("f", [luck.gauss(0, 0.7) for _ in range(columns)]) for _ in range(rows)]
        for name, (rows, columns) in shape.matrices().items()
    }


def saved(path: Path, coder: Pebbles, seed: int = 1) -> Path:
    shape = Shape(len(coder.features), len(coder.scalars), len(coder.rows), 6, 5)
    save_net(path, coder, shape, weights_of(shape, seed), {"title": "pebbles", "command": "by hand"})
    return path


def ask(least: int, most: int, pebbles: int = 4) -> Decision:
    return Decision(0, "take", about("pebble", list(range(pebbles))), least, most)


def imagining_nothing() -> Game:
    raise AssertionError("this bot searches nothing")


QUESTION = (([0], [0.5]), [(0,), (1, 4), (2,)])


def test_a_net_comes_back_from_its_file(tmp_path: Path) -> None:
    coder = Pebbles()
    net = load_net(saved(tmp_path / "a.net", coder), coder, "pebbles")
    assert net.about["command"] == "by hand"
    shape = Shape(2, 1, 5, 6, 5)
    exact = Net(weights_of(shape, 1), {}).answers([QUESTION])[0]
    numbers, values = net.answers([QUESTION])[0]
    assert numbers == pytest.approx(exact[0], abs=0.02)
    assert values == pytest.approx(exact[1], abs=0.02)
    assert len(numbers) == 3
    assert len(values) == 3


def test_rows_are_found_by_their_keys(tmp_path: Path) -> None:
    before, now = Pebbles(), Pebbles("new")
    now.rows = ["new", *reversed(before.rows)]
    now.features = ["new", "light", "dark"]
    path = saved(tmp_path / "a.net", before)
    old, new = load_net(path, before, "pebbles"), load_net(path, now, "pebbles")
    numbers, values = old.answers([(([0], [0.5]), [(0,), (4,)])])[0]
    again, same = new.answers([(([2], [0.5]), [(5,), (1,), (0,)])])[0]
    assert again[:2] == pytest.approx(numbers)
    assert again[2] == 0, "it knows nothing of a new row"
    assert same == pytest.approx(values)
    assert new.answers([(([2, 0], [0.5]), [(5,)])])[0][0] == pytest.approx(again[:1]), "nor of a new feature"


@pytest.mark.parametrize("wrong", ["no json", "other title", "other version", "short"])
def test_what_is_no_net_is_refused(tmp_path: Path, wrong: str) -> None:
    coder, path = Pebbles(), saved(tmp_path / "a.net", Pebbles())
    whole = path.read_bytes()
    if wrong == "no json":
        path.write_bytes(b"something\nelse")
    elif wrong == "other version":
        path.write_bytes(whole.replace(b'"version":1', b'"version":9'))
    elif wrong == "short":
        path.write_bytes(whole[:-2])
    with pytest.raises(WrongNet, match=r"a\.net"):
        load_net(path, coder, "stones" if wrong == "other title" else "pebbles")


def test_plain_python_and_numpy_choose_alike() -> None:
    pytest.importorskip("numpy")
    luck = random.Random(3)
    shape = Shape(40, 7, 30, 32, 16)
    weights = weights_of(shape, 2)
    plain, fast = Net(weights, {}, with_numpy=False), Net(weights, {}, with_numpy=True)
    assert plain.arrays is None
    assert fast.arrays is not None
    questions = []
    for _ in range(100):
        seen = (luck.sample(range(40), luck.randint(1, 12)), [luck.random() for _ in range(7)])
        questions.append((seen, [tuple(luck.sample(range(30), luck.randint(1, 3))) for _ in range(luck.randint(2, 9))]))
    for (slow, expected), (quick, also) in zip(plain.answers(questions), fast.answers(questions), strict=True):
        assert quick == pytest.approx(slow, rel=1e-4, abs=1e-4)
        assert also == pytest.approx(expected, rel=1e-4, abs=1e-4)
        assert quick.index(max(quick)) == slow.index(max(slow))


def test_a_net_runs_without_numpy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(nets, "numpy", None)
    assert load_net(saved(tmp_path / "a.net", Pebbles()), Pebbles(), "pebbles").arrays is None


def test_temperature() -> None:
    numbers, luck = [0.0, 2.0, 1.0], seeded(4)
    assert {taken(numbers, 0.0, luck) for _ in range(20)} == {1}
    counts = [0, 0, 0]
    for _ in range(3000):
        counts[taken(numbers, 1.0, luck)] += 1
    for count, share in zip(counts, shares_of(numbers), strict=True):
        assert count / 3000 == pytest.approx(share, abs=0.03)
    assert sum(shares_of(numbers)) == pytest.approx(1)
    assert shares_of(numbers, 0.1)[1] > 0.99
    assert shares_of(numbers)[1] / shares_of(numbers)[2] == pytest.approx(math.e)


def test_equal_options_are_one_candidate_and_the_last_one_picks_itself() -> None:
    picking = Picking(Pebbles(), None, ask(2, 2, pebbles=6))
    assert len(picking.candidates) == 4, "pebbles 4 and 5 are as good as 0 and 1"
    picking.take(0)
    assert picking.places == [1, 2, 3, 4]
    picking.take(3)
    assert picking.done
    assert picking.choice().picks == (0, 4)
    forced = Picking(Pebbles(), None, ask(3, 3, pebbles=3))
    assert len(forced.candidates) == 3
    forced.take(2)
    forced.take(0)
    assert forced.done, "one was left"
    assert forced.choice().picks == (0, 1, 2)


def test_stopping_is_a_candidate_where_fewer_may_be_picked() -> None:
    picking = Picking(Pebbles(), None, ask(1, 3))
    assert len(picking.candidates) == 4
    picking.take(1)
    assert picking.candidates[-1] == (4,)
    picking.take(len(picking.candidates) - 1)
    assert picking.done
    assert picking.choice().picks == (1,)


def test_the_bot_asks_its_net_and_another_bot_what_the_net_does_not_know(tmp_path: Path) -> None:
    coder = Pebbles()
    net = load_net(saved(tmp_path / "a.net", coder), coder, "pebbles")
    bot = LearnedBot(coder, net, RandomBot())
    numbers, values = net.answers([(([1], [0.0]), [(0,), (1,), (2,), (3,)])])[0]
    best = numbers.index(max(numbers))
    luck = seeded(1)
    assert bot.choose(None, ask(1, 1), luck, imagining_nothing).picks == (best,)
    other = Decision(0, "something else", about("pebble", [0, 1]), 1, 1)
    assert bot.choose(None, other, luck, imagining_nothing).picks[0] in (0, 1)
    weighed = bot.weigh(None, ask(1, 1))
    assert weighed is not None
    assert [option for option, _ in weighed.best] == sorted(range(4), key=lambda each: -numbers[each])[:3]
    assert weighed.wins == pytest.approx(1 / (1 + math.exp(-values[1])))
    assert bot.weigh(None, other) is None
