"""A net that plays: features -> two hidden layers -> values and, for each candidate, the sum of its rows.

It runs on Python alone; where numpy is installed, that does the sums. Both choose alike. A file holds one line of JSON
(the title, the keys of its features, scalars and rows, the command that made it) and then the weights as halves of a
number (float16). Rows are found by their keys: what a net has never seen counts nothing.
"""

from __future__ import annotations

import json
import math
import struct
from array import array
from collections.abc import Iterable
from importlib import import_module
from operator import mul
from pathlib import Path
from typing import Any, Final

from orrery.bots.coder import Coder, Rows, Seen

numpy: Any
try:
    numpy = import_module("numpy")  # not an import: mypyc would look for it where compiled games use this
except ImportError:
    numpy = None

VERSION: Final = 1
VALUES: Final = 3  # what is expected: the reward of the training, the win (as a logit), the margin

Weights = dict[str, list["array[float]"]]  # matrices by name, row by row
Output = tuple[list[float], list[float]]  # a number for each candidate, and the values


class WrongNet(ValueError):
    """The file is no net of this title."""


class Shape:
    """How large a net is."""

    def __init__(self, features: int, scalars: int, rows: int, first: int, second: int) -> None:
        self.features = features
        self.scalars = scalars
        self.rows = rows
        self.first = first
        self.second = second

    def matrices(self) -> dict[str, tuple[int, int]]:
        """Name -> (rows, columns), in the order of the file."""
        return {
            "features": (self.features, self.first),
            "scalars": (self.scalars, self.first),
            "first": (1, self.first),
            "hidden": (self.first, self.second),
            "second": (1, self.second),
            "values": (VALUES, self.second),
            "value": (1, VALUES),
            "rows": (self.rows, self.second),
            "row": (1, self.rows),
        }


def save_net(path: Path, coder: Coder, shape: Shape, weights: Weights, about: dict[str, Any]) -> None:
    """Write a net with its keys and all that is worth knowing about it."""
    head = {
        **about,
        "version": VERSION,
        "hidden": [shape.first, shape.second],
        "features": coder.features,
        "scalars": coder.scalars,
        "rows": coder.rows,
    }
    parts = [json.dumps(head, separators=(",", ":")).encode() + b"\n"]
    for name in shape.matrices():
        parts += [struct.pack(f"<{len(row)}e", *row) for row in weights[name]]
    path.write_bytes(b"".join(parts))


def load_net(path: Path, coder: Coder, title: str) -> Net:
    """The net of that file for today's keys."""
    head, _, body = path.read_bytes().partition(b"\n")
    try:
        about = json.loads(head)
    except ValueError:
        raise WrongNet(f"{path.name} is no net") from None
    if about.get("title") != title or about.get("version") != VERSION:
        raise WrongNet(f"{path.name} is no net of version {VERSION} for {title}")
    shape = Shape(len(about["features"]), len(about["scalars"]), len(about["rows"]), *about["hidden"])
    if len(body) != 2 * sum(rows * columns for rows, columns in shape.matrices().values()):
        raise WrongNet(f"{path.name} is not whole")
    weights: Weights = {}
    at = 0
    for name, (rows, columns) in shape.matrices().items():
        weights[name] = []
        for _ in range(rows):
            weights[name].append(array("f", struct.unpack_from(f"<{columns}e", body, at)))
            at += 2 * columns
    for name, now in (("features", coder.features), ("scalars", coder.scalars), ("rows", coder.rows)):
        weights[name] = found_by_key(weights[name], about[name], now)
    bias = dict(zip(about["rows"], weights["row"][0]))
    weights["row"] = [array("f", [bias.get(key, 0.0) for key in coder.rows])]
    return Net(weights, about)


def found_by_key(rows: list[array[float]], before: list[str], now: list[str]) -> list[array[float]]:
    if before == now:
        return rows
    known = dict(zip(before, rows))
    nothing = array("f", [0.0] * len(rows[0]))
    return [known.get(key, nothing) for key in now]


class Net:
    """A net of these weights. `with_numpy`: None is wherever it is installed."""

    def __init__(self, weights: Weights, about: dict[str, Any], with_numpy: bool | None = None) -> None:
        self.weights = weights
        self.about = about
        self.arrays: dict[str, Any] | None = None
        if numpy is not None and with_numpy is not False:
            self.arrays = {name: numpy.array(rows, numpy.float32) for name, rows in weights.items()}

    @classmethod
    def of_arrays(cls, arrays: dict[str, Any]) -> Net:
        """A net of arrays of numpy, as the trainer has them."""
        net = cls({}, {}, with_numpy=False)
        net.arrays = arrays
        return net

    def answers(self, questions: list[tuple[Seen, list[Rows]]]) -> list[Output]:
        """For each question a number for each candidate, the higher the better, and the values."""
        if self.arrays is not None:
            return sums_with_numpy(self.arrays, questions)
        return [self._plain(seen, candidates) for seen, candidates in questions]

    def _plain(self, seen: Seen, candidates: list[Rows]) -> Output:
        weights = self.weights
        active, scalars = seen
        on = [weights["first"][0], *[weights["features"][number] for number in active]]
        hidden: list[float] = [sum(column, 0.0) for column in zip(*on)]
        hidden = [max(0.0, each) for each in summed(hidden, weights["scalars"], scalars)]
        state = [max(0.0, each) for each in summed(list(weights["second"][0]), weights["hidden"], hidden)]
        values = [dot(state, row) + bias for row, bias in zip(weights["values"], weights["value"][0])]
        each_row = {
            row: dot(state, weights["rows"][row]) + weights["row"][0][row] for rows in candidates for row in rows
        }
        return [sum([each_row[row] for row in rows]) for rows in candidates], values


def summed(start: list[float], rows: list[array[float]], times: list[float]) -> list[float]:
    used = [row for row, by in zip(rows, times) if by]
    if not used:
        return start
    factors = [by for by in times if by]
    return [mine + dot(factors, column) for mine, column in zip(start, zip(*used))]


def dot(one: Iterable[float], other: Iterable[float]) -> float:
    total: float = sum(map(mul, one, other))
    return total


def sums_with_numpy(arrays: dict[str, Any], questions: list[tuple[Seen, list[Rows]]]) -> list[Output]:
    """The same for many questions at once."""
    on = numpy.stack([arrays["features"][active].sum(axis=0) for (active, _), _ in questions])
    scalars = numpy.array([scalars for (_, scalars), _ in questions], numpy.float32)
    hidden = numpy.maximum(on + scalars @ arrays["scalars"] + arrays["first"], 0.0)
    state = numpy.maximum(hidden @ arrays["hidden"] + arrays["second"], 0.0)
    values = (state @ arrays["values"].T + arrays["value"]).tolist()
    found: list[Output] = []
    for at, (_, candidates) in enumerate(questions):
        rows = [row for rows in candidates for row in rows]
        each = (arrays["rows"][rows] @ state[at] + arrays["row"][0][rows]).tolist()
        sums, start = [], 0
        for many in map(len, candidates):
            sums.append(sum(each[start : start + many]))
            start += many
        found.append((sums, values[at]))
    return found


def shares_of(numbers: list[float], temperature: float = 1.0) -> list[float]:
    """How likely each candidate is to be taken."""
    top = max(numbers)
    weights = [math.exp((number - top) / temperature) for number in numbers]
    total = sum(weights)
    return [weight / total for weight in weights]
