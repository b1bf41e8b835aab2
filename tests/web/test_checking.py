"""A form is weighed before it is sent: told to who asks, and to nobody else; nothing comes of it."""

from __future__ import annotations

import asyncio

import pytest

from orrery.kernel.decision import Form, Refused
from orrery.web.live import LiveTable
from orrery.web.speech import WATCHER
from support.bazaar import BAZAAR
from support.house import live_table
from support.minigames.bazaar import Bazaar


def before_a_deal() -> tuple[LiveTable, int]:
    """A table at which somebody is asked for the terms of a deal."""
    live = live_table(BAZAAR, {"players": 2, "asks": "all", "length": "long"}, 1, "none")

    async def play() -> None:
        while not game_of(live).waiting()[0].forms:
            seat = live.asked_seats()[0]
            await live.choose(seat, "", live.token(seat), [0])

    asyncio.run(play())
    return live, live.asked_seats()[0]


def game_of(live: LiveTable) -> Bazaar:
    assert live.table is not None
    assert isinstance(live.table.game, Bazaar)
    return live.table.game


def test_a_form_is_weighed_and_nothing_changes() -> None:
    live, seat = before_a_deal()
    before, token = game_of(live).save(), live.token(seat)
    good = Form(((seat, "coin", 1), (1 - seat, "coin", 1)))
    taken = asyncio.run(live.check(seat, token, good, "en", "a"))
    assert (taken.id, taken.reason, taken.text, taken.rule) == ("a", "", "", "")
    refused = asyncio.run(live.check(seat, token, Form(()), "de", "b"))
    assert (refused.reason, refused.text) == ("no-terms", "Ein Handel braucht eine Gabe.")
    assert (game_of(live).save(), live.token(seat)) == (before, token)


def test_only_the_seat_that_is_asked_weighs_and_only_this_question() -> None:
    live, seat = before_a_deal()
    form = Form(((seat, "coin", 1),))
    for who, token, reason in ((WATCHER, "", "not-seated"), (seat, "0-0-0", "stale")):
        with pytest.raises(Refused, match=reason):
            asyncio.run(live.check(who, token, form, "en"))
    other = 1 - seat
    assert asyncio.run(live.check(other, live.token(other), form, "en")).reason == "not-asked"
