"""Plans over the network: stored in one go, told once, or nothing at all."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from sqlalchemy.exc import OperationalError

from orrery.games import TITLES
from orrery.kernel.decision import Choice
from orrery.kernel.laws import random_choice
from orrery.kernel.record import Options
from orrery.kernel.rng import Rng, seeded
from orrery.tables.plans import Broken, Link, ends_plan, goes_on
from orrery.web.house import House, Wish
from orrery.web.keeping import Work
from orrery.web.live import LiveTable
from orrery.web.messages import State
from orrery.web.routes.live import MOST_LINKS
from orrery.web.speech import WATCHER
from orrery.web.telling import state_of
from support.house import ANNA, BEN, CLEO, Ear, NoDisk, ear_at, in_house, live_table
from support.web import Server, Visitor, table_of_two

COSMIC = TITLES["cosmic"]
OPTIONS: Options = {"players": 3, "windows": "holders"}


class Counting(NoDisk):
    """Counts what is stored, and fails if it is told to."""

    def __init__(self) -> None:
        self.written = 0
        self.fails = False

    async def write(self, work: Work) -> None:
        if self.fails:
            raise OperationalError("no disk", None, Exception())
        self.written += 1


def planned(live: LiveTable, seat: int, luck: Rng) -> list[Choice]:
    """Random replies as far as a plan of that seat reaches."""
    assert live.table is not None
    game = live.table.game
    trial, plan = game.copy(), list[Choice]()
    while not plan or goes_on(trial, seat, game.learned):
        decision = trial.asked(seat)
        assert decision is not None
        plan.append(random_choice(decision, luck))
        ends = ends_plan(trial, decision, plan[-1])
        trial.answer(plan[-1])
        if ends:
            break
    return plan


def links(plan: list[Choice]) -> list[Link]:
    return [Link(choice.picks, form=choice.form) for choice in plan]


async def until_plan(live: LiveTable, luck: Rng, of: int = -1) -> tuple[int, list[Choice]]:
    """Play at random until somebody, or the seat `of`, can answer two questions in a row; then those answers."""
    for _ in range(2000):
        seat = live.asked_seats()[0]
        plan = planned(live, seat, luck)
        if len(plan) > 1 and of in (-1, seat):
            return seat, plan
        await live.plan(seat, "", live.token(seat), links(plan))
    raise AssertionError("nobody could plan")


async def audience(live: LiveTable) -> list[Ear]:
    """A page at every seat and one that watches, which have heard all until now."""
    ears = [ear_at(seat) for seat in (WATCHER, 0, 1, 2)]
    for ear in ears:
        await live.arrive(ear)
    for ear in ears:
        ear.heard.clear()
    return ears


def test_one_push_and_one_write_for_the_whole_plan() -> None:
    async def play() -> None:
        writer = Counting()
        live = live_table(COSMIC, OPTIONS, 3, writer=writer)
        seat, plan = await until_plan(live, seeded(1))
        by_hand = live_table(COSMIC, OPTIONS, 3)
        assert live.table is not None
        for choice in live.table.choices:
            await by_hand.choose(choice.seat, "", by_hand.token(choice.seat), list(choice.picks), "", choice.form)
        ears, _ = await audience(live), await audience(by_hand)
        writer.written = 0
        done = await live.plan(seat, "one", live.token(seat), links(plan), "x")
        assert (done.links, writer.written) == (len(plan), 1)
        assert [len(ear.heard) for ear in ears] == [1, 1, 1, 1]
        assert all(isinstance(ear.heard[0], State) for ear in ears)
        again = await live.plan(seat, "one", "whatever", links(plan), "y")
        assert (again.number, again.links, writer.written) == (done.number, done.links, 1)

        for choice in plan:
            await by_hand.choose(seat, "", by_hand.token(seat), list(choice.picks), "", choice.form)
        for reader in (WATCHER, 0, 1, 2):
            person = f"person{reader}" if reader != WATCHER else "somebody"
            sent, expected = [state_of(each, reader, person, "en", 0) for each in (live, by_hand)]
            assert msgspec.json.encode(sent) == msgspec.json.encode(expected)

    asyncio.run(play())


@pytest.mark.parametrize("wrong", [0, 1])
def test_refused_in_the_middle_nothing_is_stored_and_nobody_is_told(wrong: int) -> None:
    async def play() -> None:
        writer = Counting()
        live = live_table(COSMIC, OPTIONS, 4, writer=writer)
        seat, plan = await until_plan(live, seeded(2))
        assert live.table is not None
        ears = await audience(live)
        before = (live.progress, live.token(seat), len(live.table.choices), live.table.game.save())
        writer.written = 0
        with pytest.raises(Broken) as refused:
            await live.plan(seat, "two", live.token(seat), [*links(plan[:wrong]), Link((99,)), *links(plan[wrong:])])
        assert refused.value.link == wrong
        assert writer.written == 0
        assert [ear.heard for ear in ears] == [[], [], [], []]
        assert (live.progress, live.token(seat), len(live.table.choices), live.table.game.save()) == before
        assert (await live.plan(seat, "two", live.token(seat), links(plan))).links == len(plan), "it may come again"

    asyncio.run(play())


def test_what_cannot_be_stored_has_not_happened() -> None:
    async def play() -> None:
        writer = Counting()
        live = live_table(COSMIC, OPTIONS, 5, writer=writer)
        seat, plan = await until_plan(live, seeded(3))
        assert live.table is not None
        before = (live.progress, live.token(seat), len(live.table.choices), live.table.game.save())
        writer.fails = True
        with pytest.raises(OperationalError):
            await live.plan(seat, "three", live.token(seat), links(plan))
        assert (live.progress, live.token(seat), len(live.table.choices), live.table.game.save()) == before
        writer.fails = False
        assert (await live.plan(seat, "three", live.token(seat), links(plan))).links == len(plan)

    asyncio.run(play())


def test_one_step_back_takes_back_the_whole_plan() -> None:
    async def play() -> None:
        live = live_table(COSMIC, OPTIONS, 6)
        luck = seeded(4)
        undone = 0
        while not undone:
            seat, plan = await until_plan(live, luck)
            assert live.table is not None
            number, before = len(live.table.choices), live.table.game.save()
            await live.plan(seat, "", live.token(seat), links(plan))
            if live.taking_back.why_not(seat) is None:
                await live.taking_back.undo(seat)
                assert len(live.table.choices) == number
                assert live.table.game.save() == before
                undone += 1

    asyncio.run(play())


def test_a_plan_is_there_after_a_restart_whole(tmp_path: Path) -> None:
    """Its choices are in the database one by one, all by the same request, and going back takes all of them."""
    kept: list[object] = []

    async def play(house: House) -> None:
        seats = [("me", ""), ("open", ""), ("open", "")]
        live = await house.open_table(Wish(COSMIC, "Cosmic", {"windows": "holders"}, seats), ANNA)
        for person in (BEN, CLEO):
            await house.join(live, person, live.row.invite, None)
        seat, plan = await until_plan(live, seeded(5))
        assert live.table is not None
        first = len(live.table.choices)
        await live.plan(seat, "the-plan", live.token(seat), links(plan))
        kept.extend([live.row.id, seat, first, len(plan), live.table.game.save(), live.progress])
        kept.append(live.taking_back.why_not(seat) is None)

    async def look(house: House) -> None:
        table_id, seat, first, count, snapshot, progress, alone = kept
        live = await house.table(str(table_id))
        assert live.table is not None
        assert isinstance(seat, int)
        assert isinstance(first, int)
        assert live.table.game.save() == snapshot
        assert len(live.table.choices) == first + int(str(count))
        done = await live.plan(seat, "the-plan", "whatever", [Link((0,))])
        assert (done.number, done.links) == (progress, count), "sent again after the restart"
        for person in (ANNA, BEN, CLEO):
            await live.arrive(Ear(person, live.seat_of(person.id)))
        assert (live.taking_back.why_not(seat) is None) == alone, "what nobody has learned from is known as before"
        await live.taking_back.undo(seat)
        for other in {0, 1, 2} - {seat}:
            if not alone:
                await live.taking_back.agree(other, True)
        assert len(live.table.choices) == first

    in_house(tmp_path / "kept", play)
    with closing(sqlite3.connect(tmp_path / "kept" / "orrery.db")) as database:
        rows = database.execute("select number from choice where request = 'the-plan' order by number").fetchall()
    assert [number for (number,) in rows] == [int(str(kept[2])) + at for at in range(int(str(kept[3])))]
    in_house(tmp_path / "kept", look)


# -- over the network --------------------------------------------------------------------------------------------------


def test_a_plan_comes_as_one_message_and_is_refused_in_words(server: Server) -> None:
    anna, ben, table = table_of_two(server)
    with anna.sit(table) as one, ben.sit(table, "de") as two:
        token = one.question.token
        card = one.question.options[0]
        named = [{"key": card.key, "things": [{"kind": each.kind, "id": each.id} for each in card.things]}]
        refused = one.refused("plan", token=token, replies=[{"named": [*named, *named]}])
        assert (refused.reason, refused.link) == ("not-in-question", 0)
        assert refused.text == "Reply 1 of the plan: This question is about something else. (Rule race:setup.7)"
        refused = two.refused("plan", token=two.question.token, replies=[{"picks": [0]}])
        assert refused.text.startswith("Antwort 1 des Plans: Wähle genau 2 Möglichkeiten; du hast 1 gewählt.")
        assert refused.rule
        assert one.refused("plan", token="other", replies=[{"picks": [0, 1]}]).reason == "stale"
        assert one.refused("choose", token=token, picks=[0]).link == -1
        # All choose at once: what comes after that depends on the other, so the plan ends there.
        done = one.do("plan", token=token, replies=[{"named": named, "picks": [1]}, {"picks": [0]}])
        assert done.links == 1
        one.until_state(lambda state: state.question is None)


def test_a_plan_that_is_too_long_or_empty_is_refused(server: Server) -> None:
    anna, ben, table = table_of_two(server)
    with anna.sit(table) as page, ben.sit(table):
        token = page.question.token
        for replies in ([], [{"picks": [0, 1]}] * (MOST_LINKS + 1)):
            refused = page.refused("plan", token=token, replies=replies)
            assert (refused.reason, refused.text) == ("plan-length", f"A plan has one to {MOST_LINKS} replies.")
        watcher = Visitor(server, "Willa").sit(table)
        assert watcher.refused("plan", token=token, replies=[{"picks": [0, 1]}]).reason == "not-seated"
        page.post("plan", token=token, replies="all")
        page.until(lambda message: getattr(message, "reason", "") == "malformed")
        assert page.question.token == token
