"""Many tables in lockstep: all questions are collected, the net answers them in one batch, all go on."""

from __future__ import annotations

import math
from typing import Any, Final

from orrery.bots.bot import Bot, luck_of
from orrery.bots.coder import Coder, Picking, Rows, Seen
from orrery.bots.learned import taken
from orrery.bots.net import Net, shares_of
from orrery.kernel.game import Game
from orrery.kernel.imagining import imagination
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from orrery.title import Title

LONGEST: Final = 2000  # picks in one game; one that is not over by then teaches nothing


class Pick:
    """One pick of a seat: what was seen, what could be taken, what was, how likely that was, and what was expected."""

    def __init__(self, seen: Seen, candidates: list[Rows], taken: int, chance: float, value: float) -> None:
        self.seen = seen
        self.candidates = candidates
        self.taken = taken
        self.chance = chance  # as a logarithm
        self.value = value


class SelfPlay:
    """One game at which the net sits on some seats and other bots on the rest."""

    def __init__(self, title: Title, coder: Coder, options: Options, seed: int, others: dict[int, Bot[Any]]) -> None:
        self.coder = coder
        self.game: Game = title.setup(options, seed)
        self.game.log = None
        self.others = others
        self.luck = [seeded(luck_of(seed, seat)) for seat in range(self.game.seats)]
        self.picks: list[list[Pick]] = [[] for _ in range(self.game.seats)]
        self.made = 0
        self.picking: Picking | None = None

    def to_next_question(self) -> bool:
        """Go on until the net has something to choose. False: the game is over, or too long."""
        while self.picking is None or self.picking.done:
            if self.picking is not None:
                self.game.answer(self.picking.choice())
                self.picking = None
            if self.game.over or self.made >= LONGEST:
                return False
            decision = self.game.first_asked()
            view, luck = self.game.view(decision.seat), self.luck[decision.seat]
            if decision.seat in self.others:
                imagine = imagination(self.game, decision.seat, luck)
                self.game.answer(self.others[decision.seat].choose(view, decision, luck, imagine))
            else:
                self.picking = Picking(self.coder, view, decision)
        return True

    def question(self) -> tuple[Seen, list[Rows]]:
        assert self.picking is not None
        return self.picking.seen(), self.picking.candidates

    def take(self, seen: Seen, numbers: list[float], value: float, temperature: float) -> None:
        assert self.picking is not None
        seat = self.picking.decision.seat
        candidate = taken(numbers, temperature, self.luck[seat])
        chance = math.log(max(shares_of(numbers)[candidate], 1e-9))
        self.picks[seat].append(Pick(seen, self.picking.candidates, candidate, chance, value))
        self.picking.take(candidate)
        self.made += 1


def in_lockstep(waiting: list[SelfPlay], net: Net, tables: int, temperature: float) -> list[SelfPlay]:
    """Play these games, so many at once; those that came to an end, in the order given."""
    games, live = list(waiting), list[SelfPlay]()
    waiting = waiting[::-1]
    while live or waiting:
        while waiting and len(live) < tables:
            live.append(waiting.pop())
        live = [each for each in live if each.to_next_question()]
        questions = [each.question() for each in live]
        if questions:
            for each, (seen, _), (numbers, values) in zip(live, questions, net.answers(questions)):
                each.take(seen, numbers, values[0], temperature)
    return [each for each in games if each.game.over]
