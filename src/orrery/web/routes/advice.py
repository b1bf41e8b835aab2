"""After a game: what a bot would have done, and how the chances to win went."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel
from starlette.concurrency import run_in_threadpool

from orrery.web.advising import best_of, by, chances, questions_by_round, stands, texts_of
from orrery.web.house import House
from orrery.web.identity import Person
from orrery.web.live import LiveTable
from orrery.web.loading import moment
from orrery.web.routes.common import REFUSALS, Here, Language, Problem, TheHouse
from orrery.web.routes.live import demand_patience
from orrery.web.routes.tables import finished, perspective, perspectives_of
from orrery.web.speech import WATCHER

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=REFUSALS)


class AdvisedOption(BaseModel):
    """One of the best options, by its place; -1: to pick no more."""

    place: int
    text: str
    share: float


class Advised(BaseModel):
    """What a bot would have done, and what was done."""

    by: str
    best: list[AdvisedOption]
    picks: list[int]
    reply: list[str]  # the same in words
    wins: float
    margin: float
    done: list[str]  # what the seat picked, in words
    same: bool  # it picked just that


class Chance(BaseModel):
    """After so many choices: the chance to win, and by how many points."""

    step: int
    wins: float
    margin: float


class Chances(BaseModel):
    """How a seat stood from round to round, as a bot sees it that sees what the seat saw."""

    by: str  # how the bot is called; empty: there is none for this game
    seat: int
    points: list[Chance]


@router.get("/{id}/replay/advice")
async def advice(
    id: str, person: Here, house: TheHouse, language: Language, step: int, seat: int | None = None
) -> Advised | None:
    """What a bot would have done where a seat was asked that shares its eyes; nothing where there was no choice."""
    live, looking = await looked_at(house, id, person, seat)
    table = live.table
    assert table is not None
    if not 0 <= step <= len(table.choices):
        raise Problem(422, "bad-step")
    if looking == WATCHER or not live.adviser:
        return None
    walk, _ = await run_in_threadpool(moment, live, step)
    asked, decision = walk.game.asked(looking), walk.game.told(looking)
    replies = [choice for choice in table.choices[step:] if choice.seat == looking]
    if not stands(walk) or asked is None or decision is None or not replies:
        return None
    view = walk.game.view(looking)
    weighed = await house.tending.thinkers.weigh(live.title.name, view, asked)
    if weighed is None:
        return None
    words = live.title.words_at(walk.game, language, live.names(), looking)
    texts = texts_of(decision, view, words)
    done = [texts[place] for place in replies[0].picks]
    reply = [texts[place] for place in weighed.picks]
    return Advised(
        by=by(live, words),
        best=[
            AdvisedOption(place=each.place, text=each.text, share=each.share)
            for each in best_of(weighed, texts, language)
        ],
        picks=list(weighed.picks),
        reply=reply,
        wins=weighed.wins,
        margin=weighed.margin,
        done=done,
        same=sorted(done) == sorted(reply),
    )


@router.get("/{id}/chances")
async def course_of_chances(
    id: str, person: Here, house: TheHouse, language: Language, seat: int | None = None
) -> Chances:
    """How the chances of a seat went that shares its eyes."""
    live, looking = await looked_at(house, id, person, seat)
    if looking == WATCHER or not live.adviser:
        return Chances(by="", seat=looking, points=[])
    asked = await run_in_threadpool(questions_by_round, live, looking)
    points = await chances(live, house.tending.thinkers, asked, looking)
    words = live.title.words(language, live.names(), looking)
    return Chances(
        by=by(live, words),
        seat=looking,
        points=[Chance(step=each.step, wins=round(each.wins, 4), margin=round(each.margin, 2)) for each in points],
    )


async def looked_at(house: House, id: str, person: Person, seat: int | None) -> tuple[LiveTable, int]:
    """The finished game, and the seat through whose eyes it is looked at."""
    demand_patience(house, person.id, "advice")
    live = await finished(house, id)
    return live, perspective(live, person.id, perspectives_of(live, person.id), seat)
