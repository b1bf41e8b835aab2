"""What a learner is fed: the picks of many games as arrays, with what came of them."""

from __future__ import annotations

import math
from typing import Any, Final

import numpy

from orrery.bots.coder import Coder
from orrery.bots.results import results_of
from tools.train.selfplay import Pick, SelfPlay

LAMBDA: Final = 0.95  # how far a surprise reaches back
CLEAR: Final = 0.6  # of the margin that a net counts as one is a clear one

Batch = dict[str, Any]  # arrays by name, one row for each pick


def reward(won: float, margin: float, mix: float) -> float:
    """What a game was worth to a seat: winning, and by how much, in margins that a net counts as one."""
    return mix * won + (1 - mix) * math.tanh(margin / CLEAR)


def surprises(values: list[float], end: float) -> list[float]:
    """How much better each pick turned out than expected (generalised advantage, no discount)."""
    found, carried = [0.0] * len(values), 0.0
    for at in range(len(values) - 1, -1, -1):
        after = values[at + 1] if at + 1 < len(values) else end
        carried = after - values[at] + LAMBDA * carried
        found[at] = carried
    return found


def batch_of(games: list[SelfPlay], coder: Coder, mix: float) -> Batch:
    """All picks of these games. What is not there has the number behind the last."""
    picks: list[Pick] = []
    columns: dict[str, list[float]] = {"surprise": [], "value": [], "won": [], "margin": []}
    for each in games:
        for mine, (won, margin) in zip(each.picks, results_of(each.game)):
            margin /= coder.margin
            values = [pick.value for pick in mine]
            better = surprises(values, reward(won, margin, mix))
            picks += mine
            columns["surprise"] += better
            columns["value"] += [value + more for value, more in zip(values, better)]
            columns["won"] += [(won + 1) / 2] * len(mine)
            columns["margin"] += [margin] * len(mine)
    batch: Batch = {name: numpy.array(column, numpy.float32) for name, column in columns.items()}
    batch["chance"] = numpy.array([pick.chance for pick in picks], numpy.float32)
    batch["taken"] = numpy.array([pick.taken for pick in picks], numpy.int64)
    batch["scalars"] = numpy.array([pick.scalars for pick in picks], numpy.float16).reshape(-1, len(coder.scalars))
    batch["active"] = padded([pick.active for pick in picks], len(coder.features))
    most = max([len(pick.candidates) for pick in picks], default=1)
    widest = max([len(rows) for pick in picks for rows in pick.candidates], default=1)
    batch["candidates"] = numpy.full((len(picks), most, widest), len(coder.rows), numpy.int16)
    for at, pick in enumerate(picks):
        for place, rows in enumerate(pick.candidates):
            batch["candidates"][at, place, : len(rows)] = rows
    return batch


def padded(lists: list[Any], nothing: int) -> Any:
    found = numpy.full((len(lists), max(map(len, lists), default=1)), nothing, numpy.int16)
    for at, each in enumerate(lists):
        found[at, : len(each)] = each
    return found


def joined(batches: list[Batch], coder: Coder) -> Batch:
    """Several batches as one."""
    found: Batch = {}
    for name in batches[0]:
        parts = [batch[name] for batch in batches]
        if name in ("active", "candidates"):
            nothing = len(coder.features) if name == "active" else len(coder.rows)
            widest = [max(part.shape[axis] for part in parts) for axis in range(1, parts[0].ndim)]
            for at, part in enumerate(parts):
                wider = [(0, 0), *[(0, most - size) for most, size in zip(widest, part.shape[1:])]]
                parts[at] = numpy.pad(part, wider, constant_values=nothing)
        found[name] = numpy.concatenate(parts)
    return found
