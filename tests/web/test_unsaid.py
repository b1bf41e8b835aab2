"""A sentence that cannot be said is left out and reported; what there is to see is sent whatever the words do."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from orrery.games import TITLES
from orrery.kernel.decision import Choice, Refused
from orrery.kernel.event import Event
from orrery.race.words import RaceWords
from orrery.title import unsaid
from orrery.web.live import LiveTable
from orrery.web.messages import State
from orrery.web.speech import WATCHER, refusal
from orrery.web.telling import state_of
from support.house import Ear, ear_at, live_table


def fails(*_: Any) -> Any:
    raise KeyError("which")


@pytest.fixture(autouse=True)
def _nothing_was_reported_before() -> None:
    unsaid.known.clear()


def race_table(seed: int = 3) -> LiveTable:
    return live_table(TITLES["race"], {"players": 2, "start_worlds": "random"}, seed)


def seen(live: LiveTable, seat: int, language: str = "en") -> State:
    return state_of(live, seat, f"person{seat}", language, 0)


def reports(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "orrery.words"]


@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_a_line_that_cannot_be_said_is_left_out_and_the_rest_is_told(
    seat: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live = race_table()
    assert live.table is not None
    for player in (0, 1):
        live.table.answer(Choice(player, (0, 1)))
    whole = seen(live, seat)
    say = RaceWords.event

    def forgets(words: RaceWords, event: Event) -> str:
        return str(fails()) if event.kind == "discarded" else say(words, event)

    monkeypatch.setattr(RaceWords, "event", forgets)
    with caplog.at_level(logging.ERROR):
        told = seen(live, seat)
        assert told.view == whole.view
        assert told.question == whole.question
        assert told.log == [line for line in whole.log if line.kind != "discarded"] != whole.log
        seen(live, seat)
    assert reports(caplog) == ["cannot be said: event discarded of race:setup.7 in en at table table3"], "once"


@pytest.mark.parametrize("method", ["prompt", "option", "event", "named", "thing", "describe", "table", "look"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_whatever_fails_the_question_can_be_answered(
    method: str, language: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(RaceWords, method, fails)
    live = race_table()

    async def play() -> list[Ear]:
        ears = [ear_at(0), ear_at(1), ear_at(WATCHER)]
        for ear in ears:
            ear.language = language
            live.connections.append(ear)
            live.tell(ear)
        for ear in ears[:2]:
            question = ear.state().question
            assert question is not None
            assert question.text
            assert len({option.text for option in question.options}) == len(question.options)
            await live.choose(ear.seat, "", question.token, list(range(question.least)))
        return ears

    for ear in asyncio.run(play()):
        assert all(isinstance(message, State) for message in ear.heard), "nobody is left in the dark"
        assert ear.state().number > 0


def test_a_result_that_cannot_be_told_does_not_hide_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RaceWords, "result", fails)
    live = race_table()
    assert live.table is not None
    live.table.game.over = True
    state = seen(live, 0)
    assert state.result == []
    assert state.scores == live.table.game.scores()


def test_an_event_that_no_game_knows_is_left_out(caplog: pytest.LogCaptureFixture) -> None:
    live = race_table()
    assert live.table is not None
    before = seen(live, 0).log
    assert live.table.game.log is not None
    live.table.game.log.append(Event("race:setup.7", "of another version", 0, (1,)))
    with caplog.at_level(logging.ERROR):
        assert seen(live, 0).log == before
    assert len(reports(caplog)) == 1


@pytest.mark.parametrize(("language", "text"), [("en", "That is not possible here."), ("de", "Das geht hier nicht.")])
def test_a_refusal_without_words_is_a_refusal(language: str, text: str, caplog: pytest.LogCaptureFixture) -> None:
    for refused in (Refused("no-such-reason"), Refused("pick-count", (1,))):
        with caplog.at_level(logging.ERROR):
            assert refusal("1", refused, TITLES["race"].words(language, ["A", "B"], 0)).text == text
    assert len(reports(caplog)) == 2
