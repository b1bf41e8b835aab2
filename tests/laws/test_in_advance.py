"""Whoever may pass in advance is asked just that when all before have passed, and never if somebody has acted.

Random games: all seats say in advance what they can, and are asked. What was foreseen must come, or have come to
nothing by something that stands in the log.
"""

from __future__ import annotations

import pytest

from orrery.cosmic import setup as cosmic
from orrery.kernel.decision import Choice, Decision, Order
from orrery.kernel.game import Game
from orrery.kernel.laws import random_choice
from orrery.kernel.orders import in_advance, is_in_force, is_reply_to, print_of
from orrery.kernel.record import Options
from orrery.kernel.rng import Rng, seeded
from orrery.ti4 import setup as ti4
from orrery.ti4.game import TwilightImperium
from support.ti4_skirmish import brawl, lively

STEPS = 1500


def reply(game: Game, decision: Decision, luck: Rng) -> Choice:
    passes = [place for place, each in enumerate(decision.options) if each.key == game.passing(decision)]
    if passes and luck.below(10) < 7:
        return Choice(decision.seat, (passes[0],))
    return lively(game, decision, luck) if isinstance(game, TwilightImperium) else random_choice(decision, luck)


def in_words(order: Order) -> str:
    return f"{order.prompt} {order.reply} {order.about}"


def play(game: Game, seed: int, foreseen: dict[str, int]) -> None:
    """`foreseen` counts by prompt what came as it was foreseen."""
    luck = seeded(seed)
    said: dict[int, list[Order]] = {seat: [] for seat in range(game.seats)}
    in_vain: list[Order] = []  # somebody has acted since; before the deed is announced the log may say nothing of it
    beside: tuple[int, str] | None = None  # something is done beside that question
    for _ in range(STEPS):
        if game.over:
            return
        beside = None if beside in [(each.seat, each.prompt) for each in game.waiting()] else beside
        for seat, orders in said.items():
            to_come, asked = game.later(seat), game.asked(seat)
            orders[:] = [order for order in orders if is_in_force(game, order)]
            near = [*to_come, *([asked] if asked is not None else [])]
            for order in orders:
                comes = any(is_reply_to(order, each) for each in near)
                stays = comes or beside is not None
                assert stays is (order not in in_vain), f"{seat}: {in_words(order)} {comes} {game.where()}"
            for each in to_come:
                assert each.seat == seat
                early = in_advance(game, each)
                if early is not None and not any(is_reply_to(order, each) for order in orders):
                    orders.append(early)
        waiting = game.waiting()
        decision = waiting[luck.below(len(waiting))]
        mine = [order for order in said[decision.seat] if is_reply_to(order, decision)]
        for order in mine:
            foreseen[order.prompt] = foreseen.get(order.prompt, 0) + 1
            said[decision.seat].remove(order)
        choice = reply(game, decision, luck)
        pick = choice.picks[0] if choice.picks else 0
        game.answer(choice)
        if pick >= len(decision.options) > 0:
            beside = beside or (decision.seat, decision.prompt)
        elif decision.window and pick > 0:
            in_vain = [order for orders in said.values() for order in orders]


@pytest.mark.parametrize("windows", ["holders", "everybody"])
@pytest.mark.parametrize("seed", [1, 2])
def test_cosmic_encounter(seed: int, windows: str) -> None:
    foreseen: dict[str, int] = {}
    options: Options = {"players": 5, "windows": windows}
    play(cosmic.setup(options, seed), seed, foreseen)
    assert len(foreseen) >= 2, foreseen


@pytest.mark.parametrize("windows", ["holders", "everybody"])
@pytest.mark.parametrize("seed", [1, 2])
def test_twilight_imperium(seed: int, windows: str) -> None:
    foreseen: dict[str, int] = {}
    options: Options = {"players": 5, "windows": windows}
    game = ti4.setup(options, seed)
    assert isinstance(game, TwilightImperium)
    game.custodians = False  # agendas from the first round on
    play(game, seed, foreseen)
    assert len(foreseen) >= 2, foreseen


def test_fleets_that_meet() -> None:
    """Retreats, and many windows."""
    foreseen: dict[str, int] = {}
    for seed in range(24):
        game = brawl(4, seed)
        game.everybody, game.log = seed % 2 == 0, []
        play(game, seed, foreseen)
    assert "announce retreat" in foreseen, foreseen


def test_two_questions_of_other_options_have_other_prints() -> None:
    game = ti4.setup({"players": 3}, 1)
    decision = game.waiting()[0]
    other = Decision(decision.seat, decision.prompt, decision.options[1:], things=decision.things)
    assert print_of(decision) != print_of(other)
