"""Bots think elsewhere: what is carried to them is what their seat may know, and what it can imagine."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from orrery.cosmic.game import CosmicEncounter
from orrery.cosmic.setup import setup
from orrery.games import TITLES
from orrery.kernel.decision import chosen
from orrery.kernel.imagining import imagine
from orrery.kernel.laws import random_reply
from orrery.kernel.plain import to_data
from orrery.kernel.record import choice_from_data
from orrery.kernel.rng import seeded
from orrery.tables.table import Table
from orrery.web.thinking import Thinkers, think


class Wire(Thinkers):
    """Writes down what would be sent to a worker."""

    def __init__(self) -> None:
        self.sent: list[tuple[Any, ...]] = []
        self.pool = None  # type: ignore[assignment]

    async def _ask(self, answer: Callable[..., Any], *question: Any) -> Any:
        self.sent.append(question)
        return answer(*question)


@pytest.mark.parametrize(
    ("game", "bot", "imagines"), [("cosmic", "greedy", True), ("race", "greedy", False), ("race", "strongest", True)]
)
def test_a_table_is_carried_only_to_a_bot_that_imagines(game: str, bot: str, imagines: bool) -> None:
    players = min(int(number) for number in TITLES[game].choices["players"])
    table = Table(TITLES[game], {"players": players}, 4, ["human"] * players)
    wire = Wire()
    for _ in range(12):
        decision = table.game.waiting()[0]
        table.answer(asyncio.run(wire.choose(table, decision.seat, bot)))
    assert [question[-1] is not None for question in wire.sent] == [imagines] * 12


def test_a_bot_has_the_same_luck_at_the_server_as_in_the_terminal() -> None:
    here, there = [Table(TITLES["race"], {"players": 2}, 4, [kind] * 2) for kind in ("random", "human")]
    here.bots_move()
    wire = Wire()
    for choice in here.choices[:60]:
        there.answer(asyncio.run(wire.choose(there, choice.seat, "random")))
    assert there.choices == here.choices[:60]


def test_the_table_that_is_carried_is_an_imagined_one() -> None:
    """It can be sent as text, is asked the same, and the other hands on it are others."""
    game = setup({"players": 4}, 3)
    rng = seeded(1)
    differed = 0
    for number in range(40):
        decision = game.waiting()[0]
        seat = decision.seat
        imagined = imagine(game, seat, seeded(number))
        table = json.loads(json.dumps(imagined.save()))
        reply = think("cosmic", "greedy", to_data(game.view(seat)), to_data(decision), number, table)
        chosen(decision, choice_from_data(reply))
        hands = [player.hand for other, player in enumerate(game.players) if other != seat and player.hand]
        assert isinstance(imagined, CosmicEncounter)
        guessed = [player.hand for other, player in enumerate(imagined.players) if other != seat and player.hand]
        differed += hands != guessed
        assert imagined.rng.state != game.rng.state
        game.answer(random_reply(game, rng))
    assert differed > 30
