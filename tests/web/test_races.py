"""Two servers at the same moment: whoever comes second is judged by what the first has done.

`ORRERY_RACES=1000` for more answers at once than the few that fit into every run.
"""

from __future__ import annotations

import asyncio
import os
import random
from typing import Final

from sqlalchemy import text

from orrery.kernel.decision import Refused
from orrery.web.company import Repeated
from orrery.web.house import House, Wish
from orrery.web.live import LiveTable
from support.house import ANNA, BEN, CLEO, PEOPLE, RACE, check_alike, in_houses, settled, table_of

RACES: Final = int(os.environ.get("ORRERY_RACES", "250"))


async def answer(live: LiveTable, seat: int, name: str, luck: random.Random) -> int:
    """The seat answers what it is asked at that server; how many choices came of it."""
    assert live.table is not None
    decision = live.table.game.asked(seat)
    if decision is None:
        return 0
    picks = sorted(luck.sample(range(len(decision.options)), luck.randint(decision.least, decision.most)))
    return (await live.choose(seat, name, live.token(seat), picks)).links


def test_two_seats_answer_at_once_again_and_again(postgres: str) -> None:
    """Neither is lost, neither is refused, and both servers come to the same game."""
    luck = random.Random(11)

    async def one_game(one: House, other: House, races: int) -> int:
        here = await table_of(one)
        there = await other.table(here.row.id)
        met = made = 0
        while met < races and here.row.status == "playing":
            both = len(here.asked_seats()) == 2
            turn = f"{met}-{made}"
            answers = await asyncio.gather(
                answer(here, 0, f"a{turn}", luck), answer(there, 1, f"b{turn}", luck)
            )  # a refusal would raise
            assert not both or list(answers) == [1, 1]
            met += both
            made += sum(answers)
            for live in (here, there):
                await live.writer.write(lambda session: None)  # so that nothing is on its way
            await one.table(here.row.id)
            await other.table(here.row.id)
        check_alike(here, there)
        with one.engine.connect() as connection:
            kept = text("select number from choice where table_id = :id order by number")
            assert connection.execute(kept, {"id": here.row.id}).scalars().all() == list(range(made))
        return met

    async def story(one: House, other: House) -> None:
        met = 0
        while met < RACES:
            met += await one_game(one, other, RACES - met)
        assert one.metrics.overtaken.value + other.metrics.overtaken.value > RACES / 4, "they did meet"

    in_houses(postgres, story)


def test_taking_back_meets_an_answer(postgres: str) -> None:
    """Anna has replied in secret and takes it back, in the moment in which Ben's answer would end the question. Either
    she was first, and is asked again; or he was, and she needs his consent. His answer counts in both cases."""
    luck = random.Random(12)
    first = {"undo": 0, "answer": 0}

    async def later(step: object, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await step  # type: ignore[misc]

    async def story(one: House, other: House) -> None:
        for turn in range(24):
            here = await table_of(one)
            there = await other.table(here.row.id)
            await answer(here, 0, "a", luck)
            await other.table(here.row.id)
            pause = (turn % 3 - 1) * 0.02
            await asyncio.gather(
                later(here.taking_back.undo(0, "u"), max(0.0, pause)),
                later(answer(there, 1, "b", luck), max(0.0, -pause)),
            )
            here, there = await settled(here.row.id, one, other)
            check_alike(here, there)
            assert here.table is not None
            seats = [choice.seat for choice in here.table.choices]
            assert seats in ([1], [0, 1])
            if seats == [1]:
                first["undo"] += 1
                assert here.asked_seats() == [0]
            else:
                first["answer"] += 1
                assert here.progress == 1
                assert here.taking_back.asked == there.taking_back.asked == 0
            again = await asyncio.gather(there.taking_back.undo(0, "u"), return_exceptions=True)
            assert isinstance(again[0], Repeated), "it was done"

    in_houses(postgres, story)
    assert first["undo"] > 0
    assert first["answer"] > 0


def test_the_last_seat_is_taken_once(postgres: str) -> None:
    """Two want it, and somebody starts the game without them."""

    async def story(one: House, other: House) -> None:
        for _ in range(10):
            here = await one.open_table(Wish(RACE, "Race", {}, PEOPLE), ANNA)
            there = await other.table(here.row.id)
            joined = await asyncio.gather(
                one.join(here, BEN, here.row.invite, None),
                other.join(there, CLEO, here.row.invite, None),
                other.begin(there, "b"),
                return_exceptions=True,
            )
            here, there = await settled(here.row.id, one, other)
            check_alike(here, there)
            assert here.row.status == "playing"
            seated = [person for person in joined[:2] if person == 1]
            refused = [each for each in joined if isinstance(each, Refused)]
            assert len(seated) <= 1
            assert len(seated) + len(refused) >= 2
            assert all(each.reason in ("started", "seats-full") for each in refused), refused

    in_houses(postgres, story)


def test_whoever_joins_while_the_game_is_started_plays_or_is_told_so(postgres: str) -> None:
    """Of three seats one is taken: the start fills with bots what is free at that moment, and deals once."""

    async def story(one: House, other: House) -> None:
        for _ in range(10):
            here = await one.open_table(Wish(RACE, "Race", {}, [*PEOPLE, ("open", "")]), ANNA)
            there = await other.table(here.row.id)
            begun, joined = await asyncio.gather(
                one.begin(here, "s"), other.join(there, BEN, here.row.invite, None), return_exceptions=True
            )
            assert begun is None
            here, there = await settled(here.row.id, one, other)
            check_alike(here, there)
            assert here.row.status == "playing"
            if isinstance(joined, Refused):
                assert joined.reason == "started"
                assert [bool(chair.bot) for chair in here.chairs] == [False, True, True]
            else:
                assert joined == 1
                assert [bool(chair.bot) for chair in here.chairs] == [False, False, True]
                assert here.chairs[1].person == BEN.id

    in_houses(postgres, story)
