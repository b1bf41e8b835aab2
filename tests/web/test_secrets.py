"""A client receives its seat's view, question and events, and nothing else."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from orrery.games import TITLES
from orrery.kernel.event import Event
from orrery.kernel.laws import random_choice
from orrery.kernel.rng import seeded
from orrery.race.cards import CARDS
from orrery.race.state import Race
from orrery.race.view import RaceView
from orrery.tables.table import Table
from orrery.web.live import LiveTable
from orrery.web.messages import State
from orrery.web.speech import WATCHER
from orrery.web.telling import state_of
from orrery.web.writer import Writer
from support.house import NoDisk, ear_at, live_table

RACE = TITLES["race"]


@pytest.fixture
def writer() -> Writer:
    return NoDisk()


def live_race(writer: Writer, players: int, seed: int, **options: str) -> LiveTable:
    return live_table(RACE, {"players": players, **options}, seed, writer=writer)


def sent_to(live: LiveTable, seat: int) -> bytes:
    """All that the seat would be sent if its page came now."""
    person = f"person{seat}" if seat != WATCHER else "somebody"
    return msgspec.json.encode(state_of(live, seat, person, "en", 0))


def game_of(live: LiveTable) -> Race:
    assert live.table is not None
    assert isinstance(live.table.game, Race)
    return live.table.game


def otherwise(event: Event, seat: int, luck: random.Random) -> Event:
    """The event with another secret, if this seat does not know it."""
    if not event.secret or seat in event.knowers:
        return event
    secret = tuple(luck.sample(range(len(CARDS)), len(event.secret)))
    return Event(event.rule, event.kind, event.actor, event.values, secret, event.knowers)


def as_it_could_be(live: LiveTable, seat: int, luck: random.Random, writer: Writer) -> LiveTable:
    """The table with everything dealt anew that the seat cannot know: hands, piles, goods, secrets of the log."""
    game = game_of(live)
    assert live.table is not None
    other = game.redeal(seat, seeded(luck.getrandbits(40)))
    other.log = [otherwise(event, seat, luck) for event in game.log or []]
    table = Table(RACE, live.table.options, luck.getrandbits(40), live.table.occupants, other, live.table.course)
    table._past, table._loaded = live.table._past, live.table._loaded
    twin = LiveTable(RACE, live.row, live.chairs, writer, live.clock)
    twin.table, twin.progress, twin.replied = table, live.progress, live.replied
    return twin


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {}), (4, {}), (2, {"start_worlds": "choice"})])
def test_tables_that_differ_in_what_a_seat_cannot_know_give_equal_bytes(
    writer: Writer, players: int, options: dict[str, str]
) -> None:
    luck = random.Random(players)
    live = live_race(writer, players, 40 + players, **options)
    compared = differed = 0

    async def play() -> None:
        nonlocal compared, differed
        steps = 0
        while not game_of(live).over:
            if steps % 6 == 0:
                for seat in (WATCHER, *range(players)):
                    twin = as_it_could_be(live, seat, luck, writer)
                    assert sent_to(live, seat) == sent_to(twin, seat), f"seat {seat} after {steps} choices"
                    compared += 1
                    differed += game_of(twin).save() != game_of(live).save()
            await choose(live, luck)
            steps += 1
        for seat in (WATCHER, *range(players)):
            assert sent_to(live, seat) == sent_to(as_it_could_be(live, seat, luck, writer), seat)

    asyncio.run(play())
    assert compared > 30
    assert differed > 0.9 * compared, "the tables were not different"


async def choose(live: LiveTable, luck: random.Random) -> int:
    """Some seat that is asked replies at random. Returns the seat."""
    decision = luck.choice(game_of(live).waiting())
    choice = random_choice(decision, seeded(luck.getrandbits(40)))
    await live.choose(choice.seat, "", live.token(choice.seat), list(choice.picks))
    return choice.seat


def test_a_secret_reply_is_noticed_by_nobody_else(writer: Writer) -> None:
    """While others may still reply, neither a message nor a later look tells that somebody has, or who is asked."""
    luck = random.Random(9)
    live = live_race(writer, 3, 77)
    ears = [ear_at(seat) for seat in (WATCHER, 0, 1, 2)]
    secret = 0

    async def play() -> None:
        nonlocal secret
        for ear in ears:
            await live.arrive(ear)
        while not game_of(live).over:
            before = {ear.seat: (len(ear.heard), sent_to(live, ear.seat)) for ear in ears}
            question = live.progress
            seat = await choose(live, luck)
            for ear in ears:
                if live.progress == question and ear.seat != seat:
                    secret += 1
                    assert (len(ear.heard), sent_to(live, ear.seat)) == before[ear.seat]
                elif ear.seat == seat or live.progress != question:
                    assert len(ear.heard) > before[ear.seat][0]

    asyncio.run(play())
    assert secret > 100


def test_waiting_tells_nothing_in_a_common_question(writer: Writer) -> None:
    luck = random.Random(4)
    live = live_race(writer, 4, 5)
    common = alone = not_asked = 0

    async def play() -> None:
        nonlocal common, alone, not_asked
        while not game_of(live).over:
            asked = live.asked_seats()
            for reader in (WATCHER, 0, 1, 2, 3):
                state = state_of(live, reader, "", "en", 0)
                waiting = [seat.waiting for seat in state.table.seats]
                if game_of(live).together:
                    common += 1
                    not_asked += reader not in asked
                    others = [waits for seat, waits in enumerate(waiting) if seat != reader]
                    assert all(others)
                    assert reader == WATCHER or waiting[reader] == (reader in asked)
                    assert state.table.clock.running == [0, 1, 2, 3]
                else:
                    alone += 1
                    assert [seat for seat, waits in enumerate(waiting) if waits] == asked
                    assert state.table.clock.running == asked
            await choose(live, luck)

    asyncio.run(play())
    assert min(common, alone, not_asked) > 20


def test_to_take_back_tells_nothing_about_the_replies_of_others(writer: Writer) -> None:
    """Anna has chosen alone, then all are asked in secret: whether she may undo must not show that others replied."""
    luck = random.Random(8)
    seen = 0

    async def play(seed: int) -> None:
        nonlocal seen
        live = live_race(writer, 2, seed)
        for _ in range(200):
            game = game_of(live)
            if game.over:
                return
            before = {seat: state_of(live, seat, "", "en", 0) for seat in (0, 1)}
            secret = game.together and len(game.waiting()) == 2
            seat = await choose(live, luck)
            if secret:
                other = 1 - seat
                after = state_of(live, other, "", "en", 0)
                assert (after.undo, after.consent) == (before[other].undo, before[other].consent)
                seen += after.undo == "Others have gone on since. They can agree to go back."

    for seed in range(100, 115):
        if seen < 4:
            asyncio.run(play(seed))
    assert seen, "no game came to such a moment"


def hidden_from(game: Race, seat: int) -> set[int]:
    zones = [game.deck, game.discard]
    for other, player in enumerate(game.players):
        zones.append(list(player.goods.values()))
        if other != seat:
            zones += [player.hand, player.drawn]
    return {card for zone in zones for card in zone}


def cards_in(message: Any) -> set[int]:
    """Every card that a State names: in the view, the question, the log."""
    found: set[int] = set()
    if isinstance(message, dict):
        if message.get("kind") == "card":
            found.add(message["id"])
        for key in ("hand", "drawn", "tableau", "placed", "goods"):
            found.update(message.get(key) or [])
        for value in message.values():
            found |= cards_in(value)
    elif isinstance(message, list):
        for value in message:
            found |= cards_in(value)
    return found


@pytest.mark.parametrize("reader", [0, WATCHER])
def test_no_message_of_a_whole_game_names_a_hidden_card(writer: Writer, reader: int) -> None:
    luck = random.Random(21)
    live = live_race(writer, 3, 63)
    ear = ear_at(reader)
    named = 0

    async def play() -> None:
        nonlocal named
        await live.arrive(ear)
        before = hidden_from(game_of(live), reader)
        lines = 0
        while not game_of(live).over:
            heard = len(ear.heard)
            await choose(live, luck)
            game = game_of(live)
            log = game.log or []
            shown = {event.values[1] for event in log[lines:] if event.kind in ("lucky", "unlucky")}
            hidden = (before & hidden_from(game, reader)) - shown
            for message in ear.heard[heard:]:
                assert isinstance(message, State)
                cards = cards_in(msgspec.json.decode(msgspec.json.encode(message)))
                named += len(cards)
                assert not cards & hidden, [CARDS[card].name for card in cards & hidden]
            if len(ear.heard) > heard:
                before, lines = hidden_from(game, reader), len(log)

    asyncio.run(play())
    assert named > 300
    assert isinstance(ear.heard[-1], State)
    assert ear.heard[-1].result is not None


def test_what_is_called_final_cannot_be_taken_back_alone(writer: Writer) -> None:
    """It is said only where it is so after every answer."""
    luck = random.Random(2)
    called = 0

    async def play(seed: int) -> None:
        nonlocal called
        live = live_race(writer, 2, seed)
        while not game_of(live).over:
            decision = game_of(live).waiting()[0]
            state = state_of(live, decision.seat, "", "en", 0)
            assert state.question is not None
            final = state.question.final
            called += final
            await choose(live, luck)
            if final and not game_of(live).over:
                assert live.taking_back.why_not(decision.seat) is not None

    for seed in range(200, 206):
        asyncio.run(play(seed))
    assert called > 5


def test_what_may_still_be_taken_back_is_not_called_final(writer: Writer) -> None:
    """All choose an action at once: until the last has chosen, everybody may think again."""
    live = live_race(writer, 2, 3)

    async def play() -> None:
        luck = random.Random(2)
        while game_of(live).waiting()[0].prompt != "action":
            await choose(live, luck)
        state = state_of(live, 0, "", "en", 0)
        assert state.question is not None
        assert not state.question.final
        await live.choose(0, "", live.token(0), [0])
        assert live.taking_back.why_not(0) is None

    asyncio.run(play())


def test_only_the_views_feed_a_message(writer: Writer) -> None:
    """A view is sent by its public names; the kernel's own things never reach the wire."""
    live = live_race(writer, 2, 3)
    state = msgspec.json.decode(sent_to(live, 0))
    assert set(state["view"]) == {*RaceView.FIELDS, *RaceView.TOLD} - {"asked"}
    assert state["view"]["deck"] == len(game_of(live).deck)
    assert "seed" not in str(state)
