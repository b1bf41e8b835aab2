"""Coming to tables, and looking back at them."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter
from pydantic import BaseModel, Field
from starlette.concurrency import run_in_threadpool
from starlette.responses import JSONResponse

from orrery.kernel.decision import Refused
from orrery.kernel.record import Record, sealed
from orrery.web.house import House
from orrery.web.live import LiveTable
from orrery.web.loading import moment, note_of, seconds, stages, tables_of
from orrery.web.phrases import phrase
from orrery.web.routes.common import REFUSALS, Here, Language, Problem, TheHouse
from orrery.web.routes.live import demand_patience
from orrery.web.routes.wishes import Opened
from orrery.web.seats import STAND_IN, Chair
from orrery.web.speech import WATCHER, lines_of, view_of, wire
from orrery.web.storage import TableRow
from orrery.web.telling import ENDED, GATHERING, OVER, PLAYING, STOPPED, waiting_seats
from orrery.web.voting import waits_for

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=REFUSALS)


class Listed(BaseModel):
    """A table as its people find it in a list."""

    id: str
    name: str
    game: str
    status: str
    seats: list[str]  # names; empty where nobody sits yet
    kinds: list[str]  # "person", "bot", "open", "invited"
    invited: bool  # a seat is kept for me: I can accept or decline
    my_turn: bool
    since: float
    round: int
    scores: list[int] | None
    winners: list[int] | None
    me: int
    why: str  # why it was ended, in words
    vote: bool  # a vote waits for me


class Joining(BaseModel):
    invite: str = Field(max_length=64)
    seat: int | None = None
    id: str = Field("", max_length=40)  # of the request: the same one twice is done once


class Joined(BaseModel):
    seat: int


class NewSeat(BaseModel):
    kind: Literal["open", "bot", "invited"]
    bot: str = Field(STAND_IN, max_length=20)
    name: str = Field("", max_length=200)  # of the one who is invited


class Replayed(BaseModel):
    """One moment of a finished game."""

    steps: int
    step: int
    seat: int
    perspectives: list[int]
    names: list[str]
    view: dict[str, Any]
    log: list[dict[str, Any]]
    scores: list[int]
    chose: int  # the seat whose choice led here, -1 at the start
    note: str  # "", or that this was played by other rules than today's, in words


class WhyNot(BaseModel):
    """Why a thing cannot be chosen now; all are empty if it can."""

    reason: str
    text: str
    rule: str


class Stage(BaseModel):
    """Where the game stood after one choice."""

    chose: int  # the seat that chose, -1 at the start
    lines: int  # the log was so long then
    scores: list[int]


class Course(BaseModel):
    """A finished game from end to end: its stages, the first before any choice, and the whole log."""

    stages: list[Stage]
    log: list[dict[str, Any]]


@router.get("/mine")
async def mine(person: Here, house: TheHouse, language: Language) -> list[Listed]:
    """My tables, the newest first."""
    listed: list[Listed] = []
    for row, seats, names in await house.read(tables_of, person.id):
        me = next((seat for seat in seats if seat.person == person.id), None)
        if me is None and row.status != GATHERING:
            continue  # it began without me
        waits = me is not None and row.status == PLAYING and me.seat in row.asked and not me.bot
        kinds = [Chair(seat.person, "", seat.bot, invited=seat.invited).kind() for seat in seats]
        found = listing(row, names, kinds, me.seat if me is not None else WATCHER, waits, me is None, language)
        found.vote = found.vote and me is not None and not me.bot
        listed.append(found)
    return listed


def listing(
    row: TableRow, names: list[str], kinds: list[str], me: int, my_turn: bool, invited: bool, language: str
) -> Listed:
    return Listed(
        id=row.id,
        name=row.name,
        game=row.game,
        status=row.status,
        seats=names,
        kinds=kinds,
        invited=invited,
        my_turn=my_turn,
        since=seconds(row.changed),
        round=row.round,
        scores=row.scores,
        winners=row.winners,
        me=me,
        why=phrase(language, row.why) if row.why else "",
        vote=me != WATCHER and row.status == PLAYING and waits_for(row.motions, me),
    )


@router.get("/{id}")
async def look(id: str, person: Here, house: TheHouse, language: Language) -> Listed:
    """What everybody with the link may know of the table."""
    live = await house.table(id)
    seat = live.seat_of(person.id)
    if seat == WATCHER and live.row.status != GATHERING and not live.row.spectators:
        raise Refused("no-watching")
    waits = seat in waiting_seats(live, seat) and not live.chairs[seat].bot if seat != WATCHER else False
    invited = live.row.status == GATHERING and live.invited_seat(person.id) >= 0
    return listing(live.row, live.names(), [chair.kind() for chair in live.chairs], seat, waits, invited, language)


@router.get("/{id}/why")
async def why(id: str, person: Here, house: TheHouse, language: Language, kind: str, number: int) -> WhyNot:
    """Why I cannot choose that thing now, with its rule and numbers."""
    live = await house.table(id)
    demand_patience(house, person.id)
    found = await live.why_not(live.seat_of(person.id), (kind, number), language)
    return WhyNot(reason=found.reason, text=found.text, rule=found.rule)


@router.post("/{id}/join")
async def join(id: str, person: Here, house: TheHouse, joining: Joining) -> Joined:
    request = f"{person.id[:8]}::{joining.id}" if joining.id else ""
    seat = await house.join(await house.table(id), person, joining.invite, joining.seat, request)
    return Joined(seat=seat)


@router.post("/{id}/accept")
async def accept(id: str, person: Here, house: TheHouse) -> Joined:
    """Take the seat that is kept for me."""
    return Joined(seat=await house.accept(await house.table(id), person))


@router.post("/{id}/decline", status_code=204)
async def decline(id: str, person: Here, house: TheHouse) -> None:
    """Do not come. The seat is open to everybody with the link then."""
    await house.decline(await house.table(id), person)


@router.post("/{id}/leave", status_code=204)
async def leave(id: str, person: Here, house: TheHouse) -> None:
    """Give my seat free, before the game begins."""
    await house.leave(await house.table(id), person)


@router.post("/{id}/quit", status_code=204)
async def quit_game(id: str, person: Here, house: TheHouse) -> None:
    """Leave a running game for good: a bot plays on, or the game ends if no person is left."""
    await house.ways_out.quit(await house.table(id), person)


@router.delete("/{id}", status_code=204)
async def remove(id: str, person: Here, house: TheHouse) -> None:
    """Delete a table at which I am the only person; take another that is over off my list."""
    await house.ways_out.remove(await house.table(id), person)


@router.put("/{id}/seats/{seat}", status_code=204)
async def change_seat(id: str, seat: int, person: Here, house: TheHouse, wanted: NewSeat) -> None:
    """The owner makes another use of a seat that no person has taken."""
    who = wanted.name if wanted.kind == "invited" else wanted.bot
    await house.change_seat(await house.table(id), person, seat, wanted.kind, who)


@router.post("/{id}/again")
async def again(id: str, person: Here, house: TheHouse) -> Opened:
    live = await house.again(await house.table(id), person)
    return Opened(id=live.row.id, invite="")


@router.get("/{id}/record", response_class=JSONResponse)
async def record(id: str, person: Here, house: TheHouse) -> JSONResponse:
    """The whole game as a file, for those who played it. `orrery replay` reads it."""
    live = await finished(house, id)
    if live.seat_of(person.id) == WATCHER:
        raise Problem(403, "not-seated")
    content = sealed(full_record(live).to_data())
    return JSONResponse(
        content, headers={"Content-Disposition": f'attachment; filename="{live.row.game}-{id[:8]}.json"'}
    )


@router.get("/{id}/replay")
async def replay(
    id: str, person: Here, house: TheHouse, language: Language, step: int = 0, seat: int | None = None
) -> Replayed:
    """One moment of a finished game, through the eyes of a seat that shares them."""
    live = await finished(house, id)
    perspectives = perspectives_of(live, person.id)
    looking = perspective(live, person.id, perspectives, seat)
    table = live.table
    assert table is not None
    if not 0 <= step <= len(table.choices):
        raise Problem(422, "bad-step")
    walk, before = await run_in_threadpool(moment, live, step)
    game, stage = walk.game, table.course.stages[step]
    assert stage is not None, "the course is whole"
    reader = looking if looking == live.seat_of(person.id) else WATCHER
    words = live.title.words_at(game, language, live.names(), reader)
    return Replayed(
        steps=len(table.choices),
        step=step,
        seat=looking,
        perspectives=perspectives,
        names=live.names(),
        view=wire(view_of(game, looking)),
        log=[line_data(line) for line in lines_of(game, looking, before, words)],
        scores=stage.scores,
        chose=table.choices[step - 1].seat if step else -1,
        note=note_of(table.course, walk, language),
    )


@router.get("/{id}/course")
async def course(id: str, person: Here, house: TheHouse, language: Language, seat: int | None = None) -> Course:
    """The whole way of a finished game, for a time line: how the scores went, and which line belongs to which step."""
    live = await finished(house, id)
    looking = perspective(live, person.id, perspectives_of(live, person.id), seat)
    assert live.table is not None
    game = live.table.game
    reader = looking if looking == live.seat_of(person.id) else WATCHER
    words = live.title.words_at(game, language, live.names(), reader)
    chose = [-1, *[choice.seat for choice in live.table.choices]]
    return Course(
        stages=[
            Stage(chose=who, lines=lines, scores=scores)
            for who, (lines, scores) in zip(chose, stages(live), strict=True)
        ],
        log=[line_data(line) for line in lines_of(game, looking, 0, words)],
    )


def perspectives_of(live: LiveTable, person: str) -> list[int]:
    """The seats through whose eyes a person may look back: the own one, bots, and those who share.

    A bot has nothing to hide, unless it plays on for somebody who has left and did not share.
    """
    me = live.seat_of(person)
    if me == WATCHER and not live.row.spectators:
        raise Problem(403, "no-watching")
    return [each for each, chair in enumerate(live.chairs) if each == me or chair.share_hand]


def perspective(live: LiveTable, person: str, perspectives: list[int], wanted: int | None) -> int:
    """The wanted one, or else the own one, or else the first that is shared; a watcher's if none is."""
    me = live.seat_of(person)
    own = me if me != WATCHER else perspectives[0] if perspectives else WATCHER
    looking = own if wanted is None else wanted
    if looking != WATCHER and looking not in perspectives:
        raise Problem(403, "no-perspective")
    return looking


def line_data(line: Any) -> dict[str, Any]:
    return {
        "number": line.number,
        "round": line.round,
        "kind": line.kind,
        "actor": line.actor,
        "rule": line.rule,
        "text": line.text,
        "things": [{"kind": thing.kind, "id": thing.id} for thing in line.things],
    }


async def finished(house: House, id: str) -> LiveTable:
    live = await house.table(id)
    if live.row.status == STOPPED:
        raise Refused(live.row.why)
    if live.row.status not in (OVER, ENDED) or live.table is None:
        raise Problem(409, "not-over")
    return live


def full_record(live: LiveTable) -> Record:
    assert live.table is not None
    made = live.table.record()
    made.seats = ["human" if chair.person else chair.bot for chair in live.chairs]
    return made
