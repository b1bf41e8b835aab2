"""What a bot would do in a person's place: told to who asks and to nobody else, only where the table allows it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from orrery.games import TITLES
from orrery.kernel.decision import Refused
from orrery.kernel.plain import to_data
from orrery.tables.table import Table
from orrery.web.advising import advice
from orrery.web.house import House, Wish
from orrery.web.live import LiveTable
from orrery.web.seats import STAND_IN
from orrery.web.speech import WATCHER
from orrery.web.thinking import Thinkers
from support.house import ANNA, BEN, RACE, in_house
from support.web import Server, Visitor, play_on, table_of_two

ALONE = [("me", ""), ("bot", "greedy")]
TOGETHER = [("me", ""), ("open", "")]


class Wire(Thinkers):
    """Writes down what would be sent to a worker."""

    def __init__(self) -> None:
        self.sent: list[tuple[Any, ...]] = []

    async def _ask(self, answer: Any, *question: Any) -> Any:
        self.sent.append(question)
        return answer(*question)


async def opened(
    house: House, seats: list[tuple[str, str]], wanted: bool | None = None, **options: int | str
) -> LiveTable:
    live = await house.open_table(Wish(RACE, "Race", dict(options), seats, advice=wanted), ANNA)
    if live.free_seats():
        await house.join(live, BEN, live.row.invite, None)
    return live


async def reason(live: LiveTable, seat: int, token: str = "") -> str:
    try:
        await advice(live, Wire(), seat, token or live.token(seat), "en", "1")
    except Refused as refused:
        return refused.reason
    return ""


def test_alone_with_bots_it_is_allowed_and_among_people_only_if_the_table_was_made_so(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        assert await reason(await opened(house, ALONE), 0) == ""
        assert await reason(await opened(house, ALONE, False), 0) == "no-advice"
        together = await opened(house, TOGETHER)
        assert together.row.advice is False, "it is settled when the game begins"
        assert await reason(together, 0) == "no-advice"
        assert await reason(await opened(house, TOGETHER, True), 1) == ""

    in_house(tmp_path, story)


def test_it_stays_as_the_game_began_when_somebody_leaves(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await opened(house, TOGETHER)
        await house.ways_out.quit(live, BEN)
        assert await reason(live, 0) == "no-advice"

    in_house(tmp_path, story)


def test_who_is_not_asked_is_told_nothing(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await opened(house, TOGETHER, True)
        assert await reason(live, WATCHER) == "not-seated"
        assert await reason(live, 0, "another question") == "stale"
        assert live.table is not None
        await live.choose(0, "", live.token(0), [0, 1])
        assert await reason(live, 0) == "not-asked"
        other = await opened(house, [*ALONE, ("bot", "strong")], sets="rebel")  # a setting without a measured net
        assert other.adviser == ""
        assert await reason(other, 0) == "no-adviser"

    in_house(tmp_path, story)


def test_a_worker_gets_the_view_and_the_question_of_the_seat_and_nothing_else(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, wire = await opened(house, TOGETHER, True), Wire()
        assert live.table is not None
        before, view = live.table.game.save(), live.table.game.view(1)
        found = await advice(live, wire, 1, live.token(1), "de", "7")
        assert wire.sent == [("race", to_data(view), to_data(live.table.game.asked(1)))]
        assert live.table.game.save() == before
        assert (found.id, found.by) == ("7", "Stark")
        assert 0 < sum(option.share for option in found.best) <= 1.001
        assert 0 < found.wins < 1
        assert len(found.picks) == len(found.reply) == 2

    in_house(tmp_path, story)


def test_what_a_page_gets(server: Server) -> None:
    anna = Visitor(server, "Anna")
    table, _ = anna.open_table("me", "greedy")
    with anna.sit(table) as mine:
        assert mine.state.table.advice
        question = mine.until_asked()
        found = mine.advise()
        assert [option.text for option in found.best] == [question.options[each.place].text for each in found.best]
        assert found.by == "Strong"
        mine.catch_up()
        assert mine.question.token == question.token
    anna, ben, table = table_of_two(server)
    with anna.sit(table) as mine, ben.sit(table) as his:
        assert not mine.state.table.advice
        assert mine.refused("advise", token=mine.question.token).reason == "no-advice"
        assert his.refused("advise", token="1").text == "At this table nobody may ask a bot what it would do."


def test_the_bots_on_offer_depend_on_the_options_and_a_seat_says_who_plays(server: Server) -> None:
    anna = Visitor(server, "Anna")
    here = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "strong"}]}
    said = anna.call("POST", "/api/games/race/check", **here)
    assert said["bots"] == ["random", "greedy", "friendly", "strong", "strongest"]
    assert said["advice"]
    elsewhere = anna.call("POST", "/api/games/race/check", **here, options={"variant": "draft", "sets": "storm"})
    assert (elsewhere["bots"], elsewhere["advice"]) == (["random", "greedy"], False)
    table, _ = anna.open_table("me", "strong", options={"variant": "draft", "sets": "storm"})
    with anna.sit(table) as mine:
        assert [seat.bot for seat in mine.state.table.seats] == ["", STAND_IN]
        assert not mine.state.table.advice
        mine.do("hand-over", bot="strongest")
        assert mine.until_state(lambda state: bool(state.table.seats[0].bot)).table.seats[0].bot == STAND_IN


def test_a_bot_whose_level_is_no_longer_offered_is_replaced_by_the_greedy_one() -> None:
    wire, table = Wire(), Table(TITLES["race"], {"players": 2, "variant": "draft", "sets": "storm"}, 4, ["human"] * 2)
    asyncio.run(wire.choose(table, 0, "strongest"))
    assert wire.sent[0][1] == "greedy"
    assert wire.sent[0][-1] is None


def test_after_the_game_a_bot_says_what_it_would_have_done_and_how_it_stood(server: Server) -> None:
    anna, ben, table = table_of_two(server)
    with anna.sit(table) as mine, ben.sit(table) as his:
        assert anna.refused("GET", f"/api/tables/{table}/chances", 409) == "not-over"
        play_on([mine, his], random.Random(5))
    winners = anna.call("GET", f"/api/tables/{table}/record")["winners"]
    chances = anna.call("GET", f"/api/tables/{table}/chances?seat=0")
    assert chances["by"] == "Strong"
    steps = [point["step"] for point in chances["points"]]
    assert steps == sorted(set(steps))
    assert chances["points"][-1]["wins"] == ((1 / len(winners)) if 0 in winners else 0)
    assert all(0 <= point["wins"] <= 1 for point in chances["points"])
    found = anna.call("GET", f"/api/tables/{table}/replay/advice?step=0&seat=0&lang=de")
    assert found["by"] == "Stark"
    assert len(found["done"]) == len(found["picks"]) == 2
    assert isinstance(found["same"], bool)
    assert anna.refused("GET", f"/api/tables/{table}/replay/advice?step=100000", 422) == "bad-step"
    last = chances["points"][-1]["step"]
    assert anna.call("GET", f"/api/tables/{table}/replay/advice?step={last}") is None


def test_nobody_looks_through_eyes_that_are_not_shared(server: Server) -> None:
    anna, ben, table = table_of_two(server)
    ben.call("PUT", "/api/settings", share_hand=False)
    with anna.sit(table) as mine, ben.sit(table) as his:
        play_on([mine, his], random.Random(6))
    for path in (f"/api/tables/{table}/chances?seat=1", f"/api/tables/{table}/replay/advice?step=0&seat=1"):
        assert anna.refused("GET", path, 403) == "no-perspective"
        assert ben.call("GET", path)["by"] == "Strong"
    watcher = Visitor(server)
    assert watcher.call("GET", f"/api/tables/{table}/chances?seat=-1") == {"by": "", "seat": -1, "points": []}


@pytest.mark.parametrize("game", ["cosmic", "ti4"])
def test_games_without_such_a_bot_say_so(server: Server, game: str) -> None:
    anna = Visitor(server, "Anna")
    table = anna.call("POST", "/api/tables/play-now", game=game)["id"]
    with anna.sit(table) as mine:
        assert not mine.state.table.advice
        assert mine.refused("advise", token="1").reason == "no-adviser"
