"""Ways out of a game: leave it, end it by agreement, replace who is away, delete what is mine alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from orrery.games import TITLES
from orrery.kernel.decision import Refused
from orrery.kernel.event import NOBODY
from orrery.web.house import House, Wish
from orrery.web.identity import Person
from orrery.web.keeping import Work
from orrery.web.live import LiveTable
from orrery.web.loading import tables_of
from orrery.web.messages import Chat, Notice
from orrery.web.phrases import PHRASES
from orrery.web.routes.tables import perspectives_of
from orrery.web.speech import WATCHER
from orrery.web.storage import ChatRow, ChoiceRow, SeatRow, TableRow
from orrery.web.voting import END, REPLACE
from orrery.web.writer import Writer
from support.house import ANNA, BEN, CLEO, Ear, ear_of, in_house, until

RACE = TITLES["race"]
LONG_AGO = 1.0  # seconds, of whichever clock


async def table_of(house: House, *people: Person, bots: int = 0, pace: str = "none", **more: bool | float) -> LiveTable:
    """Anna's table with these people and bots; the game has begun."""
    seats = [("me", ""), *[("open", "")] * len(people), *[("bot", "random")] * bots]
    wish = Wish(RACE, "Race", {}, seats, pace, 1000.0)
    for name, value in more.items():
        setattr(wish, name, value)
    live = await house.open_table(wish, ANNA)
    for person in people:
        await house.join(live, person, live.row.invite, None)
    assert live.row.status == "playing"
    return live


async def ears(live: LiveTable, *people: Person) -> list[Ear]:
    found = [ear_of(person, live) for person in people]
    for ear in found:
        await live.arrive(ear)
    return found


def notes(ear: Ear) -> list[tuple[str, str]]:
    return [(message.note, message.text) for message in ear.heard if isinstance(message, Chat) and message.note]


def seen_of(ear: Ear) -> dict[str, Any]:
    """The view as the page reads it."""
    view: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(ear.state().view))
    return view


def listed(house: House, person: Person) -> list[str]:
    return [row.id for row, _, _ in tables_of(house.engine, person.id)]


# -- leaving -----------------------------------------------------------------------------------------------------------


def test_who_leaves_a_running_game_is_replaced_by_a_bot_for_good(tmp_path: Path) -> None:
    kept: list[str] = []

    async def leave(house: House) -> None:
        live = await table_of(house, BEN)
        anna, ben = await ears(live, ANNA, BEN)
        await house.ways_out.quit(live, BEN)
        seat = anna.state().table.seats[1]
        assert (seat.kind, seat.name, seat.bot) == ("bot", "Hypatia", "greedy")
        assert notes(anna) == [("left", "Ben has left the game. Hypatia plays on, a bot.")]
        assert ben.state().table.me == WATCHER
        assert (ben.state().question, seen_of(ben)["hand"]) == (None, [])
        assert listed(house, BEN) == []
        assert listed(house, ANNA) == [live.row.id]
        with pytest.raises(Refused, match="not-seated"):
            await house.ways_out.quit(live, BEN)
        with pytest.raises(Refused, match="started"):
            await house.join(live, BEN, live.row.invite, None)
        await live.choose(0, "", live.token(0), [0, 1])
        await until(lambda: live.progress > 0)  # the bot has replied too: the game goes on
        kept.append(live.row.id)

    async def come_again(house: House) -> None:
        live = await house.table(kept[0])
        assert [chair.kind() for chair in live.chairs] == ["person", "bot"]
        assert [(message.note, message.name, message.line) for message in live.chat] == [
            ("left", "Ben", live.chat[0].line)
        ]

    in_house(tmp_path, leave)
    in_house(tmp_path, come_again)


def test_who_made_the_table_leaves_it_to_the_next(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await table_of(house, BEN, CLEO)
        (ben,) = await ears(live, BEN)
        await house.ways_out.quit(live, ANNA)
        assert live.row.owner == BEN.id
        assert ben.state().table.owner

    in_house(tmp_path, story)


def test_a_game_that_the_last_person_leaves_ends_and_stays_to_be_looked_at(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await table_of(house, bots=1, pace="live")
        (anna,) = await ears(live, ANNA)
        await house.ways_out.quit(live, ANNA)
        state = anna.state()
        assert (state.table.status, state.winners, state.result, state.question) == ("ended", [], None, None)
        assert state.table.why == PHRASES["en"]["ended-left"]
        assert state.table.clock.running == []
        assert live.row.id not in house.tending.clocks
        assert [note for note, _ in notes(anna)] == ["ended-left"]
        assert listed(house, ANNA) == [live.row.id]
        assert perspectives_of(live, ANNA.id) == [0, 1]
        with pytest.raises(Refused, match="not-playing"):
            await house.ways_out.quit(live, ANNA)
        with pytest.raises(Refused, match="not-playing"):
            await live.hand_over(0, "greedy")
        again = await house.again(live, ANNA)
        assert again.row.status == "playing"

    in_house(tmp_path, story)


def test_who_left_without_sharing_stays_unseen(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await table_of(house, Person("ben", "Ben", True, share_hand=False))
        await house.ways_out.quit(live, BEN)
        await live.voting.move(0, END)
        assert live.row.status == "ended"
        assert perspectives_of(live, ANNA.id) == [0]

    in_house(tmp_path, story)


def test_who_left_may_not_watch_where_nobody_may(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await table_of(house, BEN, spectators=False)
        (ben,) = await ears(live, BEN)
        await house.ways_out.quit(live, BEN)
        gone = [message.reason for message in ben.heard if isinstance(message, Notice)]
        assert gone == ["no-watching"]

    in_house(tmp_path, story)


def test_leaving_settles_what_the_others_are_agreed_on(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await table_of(house, BEN, CLEO)
        for seat in (0, 1, 2):
            await live.choose(seat, "", live.token(seat), [0, 1])
        await live.taking_back.undo(0)
        await live.taking_back.agree(1, True)
        assert (live.taking_back.asked, live.progress) == (0, 1)
        await house.ways_out.quit(live, CLEO)
        assert (live.taking_back.asked, live.progress) == (NOBODY, 2)
        assert live.table is not None
        assert live.table.choices == []

    in_house(tmp_path, story)


def test_a_wish_to_undo_goes_with_the_one_who_had_it(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await table_of(house, BEN, CLEO)
        for seat in (0, 1, 2):
            await live.choose(seat, "", live.token(seat), [0, 1])
        await live.taking_back.undo(2)
        await house.ways_out.quit(live, CLEO)
        assert (live.taking_back.asked, live.progress) == (NOBODY, 1)

    in_house(tmp_path, story)


def test_leaving_does_not_tell_whether_there_was_a_reply_already(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await table_of(house, BEN, bots=1)
        (anna,) = await ears(live, ANNA)
        await until(lambda: anna.state().table.seats[2].ready)
        await live.choose(1, "", live.token(1), [0, 1])
        await house.ways_out.quit(live, BEN)
        assert [seat.waiting for seat in anna.state().table.seats] == [True, True, True]
        await until(lambda: anna.state().table.seats[1].ready)

    in_house(tmp_path, story)


# -- ending by agreement -----------------------------------------------------------------------------------------------


def test_a_game_ends_when_all_people_agree_also_after_a_restart(tmp_path: Path) -> None:
    kept: list[str] = []

    async def ask(house: House) -> None:
        live = await table_of(house, BEN, CLEO, bots=1, pace="live")
        _, cleo = await ears(live, ANNA, CLEO)
        await live.voting.move(0, END)
        await live.voting.vote(1, END, NOBODY, True)
        (motion,) = cleo.state().table.motions
        assert (motion.kind, motion.by, motion.yes, motion.missing) == ("end", 0, [0, 1], [2])
        assert notes(cleo) == [("end-asked", "Anna asks to end the game here.")]
        kept.append(live.row.id)

    async def agree(house: House) -> None:
        live = await house.table(kept[0])
        anna, cleo = await ears(live, ANNA, CLEO)
        await live.choose(0, "", live.token(0), [0, 1])  # meanwhile the game goes on
        assert cleo.state().table.motions[0].missing == [2]
        await live.voting.vote(2, END, NOBODY, True)
        state = anna.state()
        assert (state.table.status, state.winners, state.question) == ("ended", [], None)
        assert state.table.why == "Ended by agreement. Nobody has won."
        assert state.table.motions == []
        assert notes(anna)[-1][0] == "ended"
        with pytest.raises(Refused, match="not-playing"):
            await live.choose(1, "", live.token(1), [0, 1])
        with pytest.raises(Refused, match="not-playing"):
            await live.taking_back.undo(0)
        with pytest.raises(Refused, match="not-playing"):
            await live.voting.move(0, END)

    async def look(house: House) -> None:
        live = await house.table(kept[0])
        assert live.row.status == "ended"
        (row,) = [row for row, _, _ in tables_of(house.engine, CLEO.id)]
        assert (row.status, row.winners, row.scores) == ("ended", None, None)

    for story in (ask, agree, look):
        in_house(tmp_path, story)


def test_alone_with_bots_a_game_ends_at_once(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await table_of(house, bots=2)
        await live.voting.move(0, END)
        assert (live.row.status, live.row.why) == ("ended", "ended-agreed")

    in_house(tmp_path, story)


def test_who_declines_is_not_asked_again_before_the_game_has_gone_on(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await table_of(house, BEN)
        (ben,) = await ears(live, BEN)
        await live.voting.move(0, END)
        await live.voting.vote(1, END, NOBODY, False)
        assert ben.state().table.motions == []
        assert notes(ben)[-1] == ("end-declined", "Ben wants to play on. The game does not end.")
        for seat in (0, 1):
            with pytest.raises(Refused, match="asked-just-now"):
                await live.voting.move(seat, END)
        with pytest.raises(Refused, match="nothing-to-vote"):
            await live.voting.vote(1, END, NOBODY, True)
        for seat in (0, 1):
            await live.choose(seat, "", live.token(seat), [0, 1])
        await live.voting.move(0, END)
        await live.voting.vote(0, END, NOBODY, False)  # taken back
        assert notes(ben)[-1][0] == "end-withdrawn"
        await live.voting.move(1, END)  # who asks the same agrees
        await live.voting.move(0, END)
        assert live.row.status == "ended"

    in_house(tmp_path, story)


def test_who_lets_a_bot_play_has_no_say_and_those_who_watch_have_none(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await table_of(house, BEN)
        with pytest.raises(Refused, match="not-seated"):
            await live.voting.move(WATCHER, END)
        await live.voting.move(1, END)
        await live.hand_over(1, "greedy")
        assert live.row.status == "playing", "Ben's own wish does not end the game without Anna"
        with pytest.raises(Refused, match="bot-plays"):
            await live.voting.vote(1, END, NOBODY, True)
        await live.voting.vote(0, END, NOBODY, True)
        assert live.row.status == "ended"

    in_house(tmp_path, story)


@pytest.mark.parametrize("leaves", [True, False])
def test_an_open_vote_is_settled_when_who_has_not_voted_goes_or_lets_a_bot_play(tmp_path: Path, leaves: bool) -> None:
    async def story(house: House) -> None:
        live = await table_of(house, BEN, CLEO)
        await live.voting.move(0, END)
        await live.voting.vote(1, END, NOBODY, True)
        await (house.ways_out.quit(live, CLEO) if leaves else live.hand_over(2, "greedy"))
        assert live.row.status == "ended"

    in_house(tmp_path, story)


def test_the_wish_to_end_goes_with_the_one_who_had_it(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await table_of(house, BEN, CLEO)
        await live.voting.move(2, END)
        await live.voting.vote(1, END, NOBODY, True)
        await house.ways_out.quit(live, CLEO)
        assert live.row.status == "playing"
        assert live.voting.told() == []

    in_house(tmp_path, story)


# -- replacing by vote -------------------------------------------------------------------------------------------------


def test_an_absent_person_is_replaced_if_more_than_half_want_it(tmp_path: Path) -> None:
    kept: list[str] = []

    async def ask(house: House) -> None:
        live = await table_of(house, BEN, CLEO, bot_after=3600.0)
        await ears(live, ANNA, BEN)
        with pytest.raises(Refused, match="not-away-long"):
            await live.voting.move(0, REPLACE, 2)
        live.chairs[2].gone_since = LONG_AGO
        await live.voting.move(0, REPLACE, 2)
        assert live.chairs[2].bot == "", "Ben has not agreed yet"
        await live.writer.write(
            lambda session: session.get(SeatRow, (live.row.id, 2)).__setattr__("away_since", LONG_AGO)
        )
        kept.append(live.row.id)

    async def agree(house: House) -> None:
        live = await house.table(kept[0])
        _, ben = await ears(live, ANNA, BEN)
        (motion,) = ben.state().table.motions
        assert (motion.kind, motion.seat, motion.by, motion.missing) == ("replace", 2, 0, [1])
        await live.voting.vote(1, REPLACE, 2, True)
        assert live.chairs[2].bot == "greedy"
        assert notes(ben)[-1][1] == "A bot stands in for Cleo, who may take the seat back at any time."
        (cleo,) = await ears(live, CLEO)
        await live.hand_over(2, "")
        assert cleo.state().table.seats[2].bot == ""

    in_house(tmp_path, ask)
    in_house(tmp_path, agree)


def test_a_vote_about_the_absent_can_be_lost_and_ends_when_they_are_back(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await table_of(house, BEN, CLEO, bot_after=3600.0)
        anna, _ = await ears(live, ANNA, BEN)
        live.chairs[2].gone_since = LONG_AGO
        await live.voting.move(0, REPLACE, 2)
        await live.voting.vote(1, REPLACE, 2, False)
        assert notes(anna)[-1] == ("replace-declined", "The table waits on for Cleo.")
        for seat in (0, 1):
            await live.choose(seat, "", live.token(seat), [0, 1])
        with pytest.raises(Refused, match="asked-just-now"):
            await live.voting.move(0, REPLACE, 2)  # Cleo has not replied: it is the same question still
        live.progress += 1
        await live.voting.move(0, REPLACE, 2)
        await ears(live, CLEO)
        assert notes(anna)[-1] == ("returned", "Cleo is back. No bot is needed.")
        assert anna.state().table.motions == []
        with pytest.raises(Refused, match="not-away-long"):
            await live.voting.move(0, REPLACE, 2)

    in_house(tmp_path, story)


def test_who_comes_back_may_look_though_the_vote_about_them_cannot_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(writer: Writer, work: Work) -> None:
        raise OperationalError("update", {}, Exception("disk full"))

    async def story(house: House) -> None:
        live = await table_of(house, BEN, CLEO, bot_after=3600.0)
        await ears(live, ANNA, BEN)
        live.chairs[2].gone_since = LONG_AGO
        await live.voting.move(0, REPLACE, 2)
        with monkeypatch.context() as patched:
            patched.setattr(Writer, "write", full)
            (cleo,) = await ears(live, CLEO)
            assert cleo.state().table.me == 2
        assert live.voting.motions(), "it could not be taken back, but it can still be voted on"

    in_house(tmp_path, story)


def test_who_is_away_as_long_has_no_vote_and_where_all_are_waited_for_nobody_is_replaced(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await table_of(house, BEN, CLEO, bot_after=3600.0)
        await ears(live, ANNA)
        live.chairs[1].gone_since = live.chairs[2].gone_since = LONG_AGO
        await live.voting.move(0, REPLACE, 2)
        assert live.chairs[2].bot == "greedy", "Ben is away as well"
        patient = await table_of(house, BEN)
        patient.chairs[1].gone_since = LONG_AGO
        with pytest.raises(Refused, match="never-replaced"):
            await patient.voting.move(0, REPLACE, 1)

    in_house(tmp_path, story)


# -- deleting ----------------------------------------------------------------------------------------------------------


def stored(house: House, table: str) -> list[int]:
    with Session(house.engine) as session:
        counts = [
            session.scalar(select(func.count()).select_from(rows).where(rows.table_id == table))
            for rows in (ChoiceRow, ChatRow, SeatRow)
        ]
        return [int(session.get(TableRow, table) is not None), *[count or 0 for count in counts]]


def test_a_table_that_is_mine_alone_is_deleted_with_all_that_was_chosen_and_said(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await table_of(house, bots=1, pace="live")
        (anna,) = await ears(live, ANNA)
        await live.choose(0, "", live.token(0), [0, 1])
        await live.say(0, "Anna", "hello")
        assert [count > 0 for count in stored(house, live.row.id)] == [True] * 4
        with pytest.raises(Refused, match="not-seated"):
            await house.ways_out.remove(live, BEN)
        await house.ways_out.remove(live, ANNA)
        assert stored(house, live.row.id) == [0, 0, 0, 0]
        assert [message.text for message in anna.heard if isinstance(message, Notice)] == [
            "This table has been deleted."
        ]
        assert live.row.id not in house.live
        assert live.row.id not in house.tending.clocks
        with pytest.raises(Refused, match="no-table"):
            await live.say(0, "Anna", "still here")
        await live.depart(anna)
        with pytest.raises(Refused, match="no-table"):
            await house.table(live.row.id)

    in_house(tmp_path, story)


def test_the_table_before_can_be_played_again_when_its_successor_is_deleted(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await table_of(house, bots=1)
        await live.voting.move(0, END)
        first = await house.again(live, ANNA)
        await house.ways_out.remove(first, ANNA)
        assert (await house.again(live, ANNA)).row.id != first.row.id

    in_house(tmp_path, story)


def test_a_table_of_others_is_only_taken_off_the_list(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await table_of(house, BEN)
        with pytest.raises(Refused, match="others-play"):
            await house.ways_out.remove(live, ANNA)
        await live.voting.move(0, END)
        await live.voting.vote(1, END, NOBODY, True)
        await house.ways_out.remove(live, ANNA)
        assert (listed(house, ANNA), listed(house, BEN)) == ([], [live.row.id])
        assert perspectives_of(live, BEN.id) == [0, 1]

    in_house(tmp_path, story)
