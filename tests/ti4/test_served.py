"""Twilight Imperium at a table of the server: what a page is sent, and that it is small."""

from __future__ import annotations

import asyncio
import json

import msgspec

from orrery.kernel.imagining import imagine
from orrery.kernel.plain import to_data
from orrery.kernel.record import choice_from_data
from orrery.kernel.rng import seeded
from orrery.ti4.game import TwilightImperium
from orrery.web.live import LiveTable
from orrery.web.messages import State
from orrery.web.thinking import think
from support.house import Ear, ear_at, live_table
from support.ti4_served import SKIRMISH
from support.ti4_skirmish import lively_reply

MOST_BYTES = 60_000


def game_of(live: LiveTable) -> TwilightImperium:
    assert live.table is not None
    game = live.table.game
    assert isinstance(game, TwilightImperium)
    return game


async def played(live: LiveTable, seed: int, most: int, looking: int = 1) -> list[Ear]:
    """Lively play; returns what those have heard who are looking."""
    ears = [ear_at(seat) for seat in range(looking)]
    for ear in ears:
        await live.arrive(ear)
    rng = seeded(seed)
    for _ in range(most):
        if game_of(live).over:
            break
        choice = lively_reply(game_of(live), rng)
        await live.choose(choice.seat, "", live.token(choice.seat), list(choice.picks), form=choice.form)
    return ears


def test_a_movement_is_sent_with_its_rows_in_words() -> None:
    live = live_table(SKIRMISH, {"players": 3, "rounds": 1}, 3)
    questions = [
        state.question
        for ear in asyncio.run(played(live, 3, 60))
        for state in ear.heard
        if isinstance(state, State) and state.question is not None
    ]
    moves = [question for question in questions if question.prompt == "move"]
    assert moves
    for question in moves:
        assert {row.at.kind for row in question.rows} <= {"system", "planet"}
        assert all(row.text for row in question.rows)
        assert all(bool(row.why) == (row.most == 0) for row in question.rows), "what cannot come says why"
        assert question.forms
        assert all(form.text for form in question.forms)


def test_bots_think_in_workers_that_know_nothing_of_what_is_offered() -> None:
    game = SKIRMISH.setup({"players": 3, "rounds": 1}, 2)
    for number in range(25):
        if game.over:
            break
        decision = game.waiting()[0]
        seat, bot = decision.seat, ("greedy", "random")[number % 2]
        table = json.loads(json.dumps(imagine(game, seat, seeded(number)).save()))
        reply = think("ti4", bot, to_data(game.view(seat)), to_data(decision), number, table)
        game.answer(choice_from_data(reply))


def test_a_transaction_is_offered_beside_the_question() -> None:
    live = live_table(SKIRMISH, {"players": 3, "rounds": 2}, 5)
    heard = asyncio.run(played(live, 5, 150))
    asides = {
        aside.text
        for ear in heard
        for state in ear.heard
        if isinstance(state, State) and state.question is not None
        for aside in state.question.asides
    }
    assert asides == {"Propose a transaction", "Show somebody a card"}


def test_a_state_of_six_players_is_small_also_on_arrival_in_mid_game() -> None:
    live = live_table(SKIRMISH, {"players": 6, "rounds": 4}, 5)
    ears = asyncio.run(played(live, 5, 150))
    asker = game_of(live).waiting()[0].seat
    late = ear_at(asker)
    asyncio.run(live.arrive(late))
    sizes = [len(msgspec.json.encode(message)) for ear in (*ears, late) for message in ear.heard]
    assert max(sizes) < MOST_BYTES, max(sizes)
