"""What a bot would do in a person's place: at a table that allows it, for the one who asks alone; and after a game."""

from __future__ import annotations

from typing import Any

from orrery.bots.coder import STOP
from orrery.bots.learned import Weighed
from orrery.bots.results import results_of
from orrery.kernel.decision import Decision, Refused
from orrery.tables.course import Walk
from orrery.web.live import LiveTable
from orrery.web.loading import course_of
from orrery.web.messages import Advice, WeighedOption
from orrery.web.phrases import phrase
from orrery.web.speech import WATCHER
from orrery.web.telling import OVER, PLAYING
from orrery.web.thinking import Thinkers
from orrery.words import Words

Asked = tuple[int, Any, Decision]  # after how many choices, what the seat saw, what it was asked


async def advice(live: LiveTable, thinkers: Thinkers, seat: int, token: str, language: str, id: str) -> Advice:
    """What the adviser would do at the question of that token. It gets the view of the seat and the question, nothing
    else. Raises Refused where nobody may ask."""
    async with live.alone():
        if live.table is None or live.row.status != PLAYING:
            raise Refused("not-playing")
        if seat == WATCHER:
            raise Refused("not-seated")
        if not live.allows_advice():
            raise Refused("no-advice")
        if not live.adviser:
            raise Refused("no-adviser")
        if token != live.token(seat):
            raise Refused("stale")
        game = live.table.game
        decision = game.told(seat)
        if decision is None:
            raise Refused("not-asked", (seat,))
        view, asked = game.view(seat), game.asked(seat)
        assert asked is not None, "who is told of a question is asked"
        words = live.title.words_at(game, language, live.names(), seat)
        texts = texts_of(decision, view, words)
    weighed = await thinkers.weigh(live.title.name, view, asked)
    if weighed is None:
        raise Refused("nothing-to-weigh")
    picks = list(weighed.picks)
    reply = [texts[place] for place in picks]
    best = best_of(weighed, texts, language)
    return Advice(id, by(live, words), best, picks, reply, weighed.wins, weighed.margin)


def by(live: LiveTable, words: Words[Any]) -> str:
    """How the adviser is called."""
    return words.bot(live.adviser).partition(":")[0] if live.adviser else ""


def texts_of(decision: Decision, view: Any, words: Words[Any]) -> list[str]:
    return [words.option(option, decision, view) for option in decision.options]


def best_of(weighed: Weighed, texts: list[str], language: str) -> list[WeighedOption]:
    """The best options in words."""
    stop = phrase(language, "advice-stop")
    return [
        WeighedOption(place, stop if place == STOP else texts[place], round(share, 4)) for place, share in weighed.best
    ]


# -- after a game ------------------------------------------------------------------------------------------------------


class Point:
    """After so many choices: the chance to win, and by how many points."""

    def __init__(self, step: int, wins: float, margin: float) -> None:
        self.step = step
        self.wins = wins
        self.margin = margin


def stands(walk: Walk) -> bool:
    """Whether the game stands as it did then: where rules were corrected, today's may not lead there."""
    return walk.at == walk.number


def questions_by_round(live: LiveTable, seat: int) -> list[Asked]:
    """The first question of the seat in each round."""
    course = course_of(live)
    walk, rounds = course.walk(0), -1
    found: list[Asked] = []
    while True:
        decision = walk.game.asked(seat) if stands(walk) else None
        if decision is not None and walk.game.rounds_played() > rounds:
            rounds = walk.game.rounds_played()
            found.append((walk.number, walk.game.view(seat), decision))
        if walk.number == len(course.choices):
            return found
        walk.step()


async def chances(live: LiveTable, thinkers: Thinkers, asked: list[Asked], seat: int) -> list[Point]:
    """How the seat stood from round to round as the adviser sees it, and how it ended."""
    expected = await thinkers.expect(live.title.name, [(view, decision) for _, view, decision in asked])
    found = [Point(step, *each) for (step, _, _), each in zip(asked, expected) if each is not None]
    if live.row.status == OVER and live.table is not None:
        won, margin = results_of(live.table.game)[seat]
        found.append(Point(len(live.table.choices), (won + 1) / 2, margin))
    return found
