"""Bots think in processes of their own, so that the server stays quick. They get their seat's view,
and a table that it can imagine: nothing that the seat cannot know."""

from __future__ import annotations

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from orrery.bots.learned import Weighed
from orrery.games import ODDS, TITLES
from orrery.kernel.decision import Choice, Decision
from orrery.kernel.game import Game
from orrery.kernel.imagining import imagination, imagine
from orrery.kernel.loading import load
from orrery.kernel.plain import from_data, to_data
from orrery.kernel.record import choice_from_data, choice_to_data
from orrery.kernel.rng import seeded
from orrery.tables.table import Table

Answer = TypeVar("Answer")


def think(game: str, bot: str, view: Any, question: Any, luck: int, table: Any) -> Any:
    """What a bot chooses, as data. Runs in a worker. Who imagines gets one table and deals the others from it."""
    decision = decision_from(question)
    rng = seeded(luck)
    imagine = unimagined if table is None else imagination(load(table), decision.seat, rng)
    return choice_to_data(TITLES[game].bots[bot]().choose(from_data(view), decision, rng, imagine))


def weigh(game: str, view: Any, question: Any) -> Weighed | None:
    """What the adviser thinks of a question. Runs in a worker."""
    return TITLES[game].advising().weigh(from_data(view), decision_from(question))


def expect(game: str, seen: list[tuple[Any, Any]]) -> list[tuple[float, float] | None]:
    """What the adviser expects at each of these questions. Runs in a worker."""
    adviser = TITLES[game].advising()
    return [adviser.expected(from_data(view), decision_from(question)) for view, question in seen]


def answer_odds(game: str, asked: dict[str, str], language: str) -> dict[str, Any]:
    """The answer to a question about odds, or BadQuestion. Runs in a worker."""
    return ODDS[game].answered(asked, language)


def decision_from(question: Any) -> Decision:
    decision = from_data(question)
    assert isinstance(decision, Decision)
    return decision


def unimagined() -> Game:
    raise AssertionError("this bot has not said that it imagines tables")


def ready() -> None:
    """A worker ends with the server, however that ends, and not with the terminal's Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    multiprocessing.connection.wait([server.sentinel])
    os._exit(0)


class Thinkers:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self._new_pool()
        self.pool.submit(os.getpid)  # the first worker starts now, not with the first question to a bot

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")  # a fork would copy locks that the writer thread may hold
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=ready)

    async def choose(self, table: Table, seat: int, bot: str) -> Choice:
        decision = table.game.asked(seat)
        assert decision is not None, f"seat {seat} is not asked"
        luck = table.luck(seat)
        view, question = to_data(table.game.view(seat)), to_data(decision)
        bot = table.title.playing(bot, table.options)
        imagined = imagine(table.game, seat, seeded(luck + 1)).save() if table.title.imagines(bot) else None
        return choice_from_data(await self._ask(think, table.title.name, bot, view, question, luck, imagined))

    async def weigh(self, game: str, view: Any, question: Decision) -> Weighed | None:
        """What the adviser of that game thinks of a question of the seat whose view this is."""
        return await self._ask(weigh, game, to_data(view), to_data(question))

    async def expect(self, game: str, seen: list[tuple[Any, Decision]]) -> list[tuple[float, float] | None]:
        """What the adviser of that game expects at each of these questions, with the view of the seat that is asked."""
        return await self._ask(expect, game, [(to_data(view), to_data(question)) for view, question in seen])

    async def odds(self, game: str, asked: dict[str, str], language: str) -> dict[str, Any]:
        """The answer to a question about odds, or BadQuestion."""
        return await self._ask(answer_odds, game, asked, language)

    async def _ask(self, answer: Callable[..., Answer], *question: Any) -> Answer:
        """Let a worker answer; another one, if it was killed."""
        pool, loop = self.pool, asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, answer, *question)
        except BrokenProcessPool:
            self._replace(pool)
            return await loop.run_in_executor(self.pool, answer, *question)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """A worker of that pool was killed; others may have noticed before us."""
        if self.pool is pool:
            self.pool = self._new_pool()

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
