"""Talks over a deal have one minute in a live game, whoever speaks; in slow games the table's own time."""

from __future__ import annotations

from pathlib import Path

from orrery.cosmic.state import Cosmic
from orrery.games import TITLES
from orrery.kernel.decision import Form
from orrery.web.house import House, Wish
from orrery.web.live import LiveTable
from support.cosmic import Cosmos
from support.house import ANNA, BEN, clock_of, ear_of, in_house, until

COSMIC = TITLES["cosmic"]


async def in_talks(house: House, pace: str) -> LiveTable:
    """Anna and Ben have both shown a negotiate."""
    wish = Wish(COSMIC, "Cosmos", {"players": 3}, [("me", ""), ("open", ""), ("bot", "random")], pace, 1000.0, None)
    live = await house.open_table(wish, ANNA)
    await house.join(live, BEN, live.row.invite, None)
    await until(lambda: live.asked_seats() == [0, 1])
    arranged = Cosmos("clone", "filch", "chosen", hands={0: ["negotiate", "attack-04"], 1: ["negotiate", "attack-06"]})
    arranged.to("deal", 0)
    assert live.table is not None
    live.table.game = arranged.game
    return live


def test_offers_do_not_lengthen_the_minute_and_when_it_is_over_the_deal_fails(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await in_talks(house, "live")
        begun = live.asked_since
        assert live.deadline() == begun + 60
        clock_of(house).advance(25)
        await live.choose(0, "", live.token(0), [], form=Form(((0, "any", 1), (1, "any", 1))))
        assert live.asked_seats() == [1]
        assert (live.asked_since, live.deadline()) == (begun, begun + 60)
        ear = ear_of(BEN, live)
        await live.arrive(ear)
        assert ear.state().table.clock.left[1] == 35
        house.tending.look_after(live)
        clock_of(house).advance(34)
        assert prompt(live) == "deal"
        clock_of(house).advance(1)
        await until(lambda: not live.asked_seats() or live.asked_seats() != [1] or prompt(live) != "deal")
        assert live.table is not None
        assert "no deal" in [event.kind for event in live.table.game.log or []]
        assert [chair.bot for chair in live.chairs[:2]] == ["", ""], "nobody loses the seat over it"

    in_house(tmp_path, story)


def test_in_slow_games_talks_have_the_time_of_any_question(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await in_talks(house, "days")
        assert live.deadline() == live.asked_since + 1000
        before = live.asked_since
        clock_of(house).advance(10)
        await live.choose(0, "", live.token(0), [], form=Form(((0, "any", 1), (1, "any", 1))))
        assert live.asked_since == before + 10

    in_house(tmp_path, story)


def prompt(live: LiveTable) -> str:
    assert live.table is not None
    assert isinstance(live.table.game, Cosmic)
    waiting = live.table.game.waiting()
    return waiting[0].prompt if waiting else ""
