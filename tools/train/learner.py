"""PPO: the net as torch has it, and how it learns from a batch."""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import Any, Final

import numpy
import torch
from torch.nn import functional

from orrery.bots.coder import Coder
from orrery.bots.net import Net, Shape, Weights, save_net
from tools.train.batch import Batch

CLIP: Final = 0.2
EPOCHS: Final = 2
STEEPEST: Final = 0.5  # gradient
IMPOSSIBLE: Final = -1e9
SPREADS: Final = {"features": 0.15, "scalars": 0.05, "rows": 0.02, "values": 0.01}


class Learner:
    """The weights, and the optimiser that moves them."""

    def __init__(self, coder: Coder, first: int, second: int, seed: int, device: str = "") -> None:
        torch.manual_seed(seed)
        self.coder = coder
        self.shape = Shape(len(coder.features), len(coder.scalars), len(coder.rows), first, second)
        self.device = device or ("cuda" if torch.cuda.is_available() else "cpu")
        torch.set_float32_matmul_precision("high")
        self.luck = numpy.random.default_rng(seed)
        self.weights: dict[str, Any] = {}
        for name, (rows, columns) in self.shape.matrices().items():
            spread = SPREADS.get(name, (2 / rows) ** 0.5 if rows > 1 else 0.0)
            start = self.luck.normal(0, spread, (rows, columns)) if spread else numpy.zeros((rows, columns))
            if name in ("features", "rows"):  # one more, for what is not there
                start = numpy.concatenate([start, numpy.zeros((1, columns))])
            if name == "row":
                start = numpy.zeros((1, columns + 1))
            self.weights[name] = torch.nn.Parameter(torch.tensor(start, dtype=torch.float32, device=self.device))
        self.optimiser = torch.optim.AdamW(self.weights.values(), betas=(0.9, 0.99), eps=1e-5, weight_decay=1e-4)

    # -- the net ---------------------------------------------------------------------------------------------------

    def forward(self, batch: dict[str, Any]) -> tuple[Any, Any, Any]:
        """The logits of the candidates, which of them there are, and the values."""
        weights = self.weights
        hidden = torch.relu(
            self.features_of(batch["active"]) + batch["scalars"] @ weights["scalars"] + weights["first"]
        )
        state = torch.relu(hidden @ weights["hidden"] + weights["second"])
        values = state @ weights["values"].T + weights["value"]
        candidates = batch["candidates"]
        there = candidates < len(self.coder.rows)
        each = state @ weights["rows"].T + weights["row"]
        picked = each.gather(1, candidates.flatten(1)).view(candidates.shape)
        logits = (picked * there).sum(2)
        return logits.masked_fill(~there[:, :, 0], IMPOSSIBLE), there[:, :, 0], values

    def features_of(self, active: Any) -> Any:
        """The rows of the features that are on, added up."""
        features = self.weights["features"]
        if self.device != "cuda":
            return functional.embedding_bag(active, features, mode="sum", padding_idx=len(self.coder.features))
        on = torch.zeros((len(active), len(features)), device=self.device)  # the unit for matrices adds faster
        return on.scatter_add_(1, active, torch.ones_like(active, dtype=on.dtype))[:, :-1] @ features[:-1]

    def update(self, batch: Batch, rate: float, entropy: float, size: int) -> dict[str, float]:
        """Learn from a batch; what came of it, on average."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        everything = {name: torch.from_numpy(part).to(self.device) for name, part in batch.items()}
        better = everything["surprise"]
        everything["surprise"] = (better - better.mean()) / (better.std() + 1e-6)
        count = len(batch["taken"])
        told: list[dict[str, Any]] = []
        for _ in range(EPOCHS):
            order = torch.from_numpy(self.luck.permutation(count)).to(self.device)
            for start in range(0, count, size):
                chosen = order[start : start + size]
                part = {name: whole[chosen] for name, whole in everything.items()}
                part["active"], part["candidates"] = part["active"].long(), part["candidates"].long()
                part["scalars"] = part["scalars"].float()
                told.append(self._step(part, entropy))
        return {name: float(sum(each[name] for each in told)) / len(told) for name in told[0]}

    def _step(self, part: dict[str, Any], entropy: float) -> dict[str, Any]:
        logits, there, values = self.forward(part)
        chances = torch.log_softmax(logits, 1)
        now = chances.gather(1, part["taken"][:, None])[:, 0]
        ratio = torch.exp((now - part["chance"]).clamp(-10, 10))
        better = part["surprise"]
        policy = -torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
        spread = -(chances.exp() * chances * there).sum(1).mean()
        value = (values[:, 0] - part["value"]).pow(2).mean()
        win = functional.binary_cross_entropy_with_logits(values[:, 1], part["won"])
        margin = (values[:, 2] - part["margin"]).pow(2).mean()
        loss = policy + 0.5 * value + 0.1 * win + 0.1 * margin - entropy * spread
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.weights.values(), STEEPEST)
        self.optimiser.step()
        clipped = ((ratio - 1).abs() > CLIP).float().mean()
        told = {"value": value, "win": win, "entropy": spread, "clipped": clipped}
        return {name: each.detach() for name, each in told.items()}  # numbers only in the end: the device need not wait

    # -- in and out ------------------------------------------------------------------------------------------------

    def arrays(self) -> dict[str, Any]:
        """The weights for playing."""
        found = {name: weight.detach().cpu().numpy().copy() for name, weight in self.weights.items()}
        found["features"], found["rows"], found["row"] = (
            found["features"][:-1],
            found["rows"][:-1],
            found["row"][:, :-1],
        )
        return found

    def net(self) -> Net:
        return Net.of_arrays(self.arrays())

    def save_net(self, path: Path, about: dict[str, Any]) -> None:
        weights: Weights = {name: [array("f", row) for row in rows.tolist()] for name, rows in self.arrays().items()}
        save_net(path, self.coder, self.shape, weights, about)

    def begin_from(self, net: Net) -> None:
        """The weights of a net that was kept."""
        for name, rows in net.weights.items():
            weight = self.weights[name].data
            found = torch.tensor([list(row) for row in rows], device=self.device)
            weight[: found.shape[0], : found.shape[1]] = found

    def state(self) -> dict[str, Any]:
        """All that is needed to go on."""
        weights = {name: weight.detach().cpu() for name, weight in self.weights.items()}
        return {"weights": weights, "optimiser": self.optimiser.state_dict(), "luck": self.luck.bit_generator.state}

    def go_on_from(self, state: dict[str, Any]) -> None:
        for name, weight in state["weights"].items():
            self.weights[name].data.copy_(weight)
        self.optimiser.load_state_dict(state["optimiser"])
        self.luck.bit_generator.state = state["luck"]
