"""Exact odds for whoever asks: no table and no seat is needed."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from orrery.games import ODDS
from orrery.kernel.decision import Gift, Refused
from orrery.title import BadQuestion, OddsOf
from orrery.web.live import LiveTable
from orrery.web.routes import live as live_routes
from orrery.web.routes.common import REFUSALS, Here, Language, Problem, TheHouse
from orrery.web.speech import WATCHER
from orrery.web.telling import PLAYING

router = APIRouter(prefix="/api/odds", tags=["odds"], responses=REFUSALS)
tables = APIRouter(prefix="/api/tables", tags=["odds"], responses=REFUSALS)

MOST_LINES = 200  # of a plan
QUESTIONS = 300  # a minute from one address: a page asks anew with every unit


class OddsUnits(BaseModel):
    """So many units of one kind, some of them damaged."""

    unit: str
    count: int
    damaged: int


class OddsLeft(BaseModel):
    """What may be left of the side that wins."""

    share: float
    units: list[OddsUnits]


class OddsRound(BaseModel):
    """How it stands after so many rounds; 0: before the first."""

    round: int
    win: float
    draw: float
    loss: float
    open: float


class OddsDice(BaseModel):
    """Dice of one kind of units before the rounds, and what they need."""

    unit: str
    count: int
    needs: int


class OddsRoll(BaseModel):
    """Dice of one kind of units in the first round; `later`: what they need after it, `again`: misses are rerolled."""

    unit: str
    count: int
    needs: int
    later: int
    again: bool


class OddsStep(BaseModel):
    """What one side does before the rounds."""

    step: str
    name: str
    side: str
    rule: str
    dice: list[OddsDice]


class OddsReason(BaseModel):
    """Something that the numbers rest on; the side is empty if it holds for both."""

    what: str
    side: str
    rule: str
    text: str


class OddsDoubt(BaseModel):
    """Something that makes the numbers inexact."""

    key: str
    text: str


class OddsCost(BaseModel):
    """The price of all units of a side, and how much of it is lost, to be expected."""

    all: float
    lost: float


class OddsSides(BaseModel):
    attacker: list[OddsLeft]
    defender: list[OddsLeft]


class OddsShares(BaseModel):
    attacker: float
    defender: float


class OddsCosts(BaseModel):
    attacker: OddsCost
    defender: OddsCost


class OddsRolls(BaseModel):
    attacker: list[OddsRoll]
    defender: list[OddsRoll]


class OddsAnswer(BaseModel):
    """The sides in their one form, what comes of it for the attacker, and on what that rests."""

    attacker: str
    defender: str
    place: str
    nebula: bool
    win: float
    draw: float
    loss: float
    stuck: float  # of the loss: nobody can ever win
    rounds: float
    course: list[OddsRound]
    left: OddsSides
    left_out: OddsShares  # what is left otherwise, beyond the outcomes told
    cost: OddsCosts
    opening: list[OddsStep]
    dice: OddsRolls
    rests_on: list[OddsReason]
    inexact: list[OddsDoubt]


class OddsInvasion(OddsAnswer):
    """The same for the invasion of one planet."""

    planet: int


class OddsMore(BaseModel):
    """The chance to win with one unit more of a row of the question."""

    place: int
    kind: str
    win: float


class AttackOdds(BaseModel):
    """What a plan leads to: in space, if anybody fires there, and on each planet if all land on it."""

    space: OddsAnswer | None
    ground: list[OddsInvasion]
    more: list[OddsMore]


class AttackPlan(BaseModel):
    """What a seat thinks of doing, line by line as in a form."""

    form: list[tuple[int, str, int]] = Field(max_length=MOST_LINES)


class OddsUnit(BaseModel):
    """A unit that may be named; pairs are dice and what they need."""

    key: str
    name: str
    type: str
    faction: str
    most: int
    places: list[str]
    cost: float
    dice: int
    needs: int
    sustains: bool
    capacity: int
    cannon: tuple[int, int]
    barrage: tuple[int, int]
    bombardment: tuple[int, int]
    shield: bool


class OddsPlace(BaseModel):
    """Where a thing counts, and for which side; empty: for both."""

    place: str
    side: str


class OddsThing(BaseModel):
    """A technology, an ability or a card that may be named."""

    key: str
    kind: str
    name: str
    text: str
    faction: str
    counts: list[OddsPlace]


class OddsFaction(BaseModel):
    """A faction that may be named: the units it has in place of others, and the abilities that come with it."""

    key: str
    name: str
    units: list[str]
    things: list[str]


class OddsAskable(BaseModel):
    """Everything that a question may hold."""

    units: list[OddsUnit]
    things: list[OddsThing]
    factions: list[OddsFaction]
    most_tokens: int


def odds_here(game: str) -> OddsOf:
    if game not in ODDS:
        raise Problem(404, "no-odds")
    return ODDS[game]


@router.get("/{game}")
async def odds(
    game: str,
    request: Request,
    house: TheHouse,
    language: Language,
    attacker: str,
    defender: str,
    place: str = "space",
    nebula: str = "no",
) -> OddsAnswer:
    """The odds of a combat between two sides, each a list such as `3 cruiser-2, 3 fighter, assault-cannon`."""
    odds_here(game)
    address = request.client.host if request.client else ""
    if not house.limits.allows(f"odds {address}", QUESTIONS, 60):
        raise Problem(429, "rate")
    asked = {"attacker": attacker, "defender": defender, "place": place, "nebula": nebula}
    try:
        found = await house.tending.thinkers.odds(game, asked, language)
    except BadQuestion as bad:
        raise Problem(422, bad.reason, bad.text) from None
    return OddsAnswer.model_validate(found)


@router.get("/{game}/things")
async def askable(game: str, language: Language) -> OddsAskable:
    """Everything that a question may hold, with names, numbers and limits."""
    return OddsAskable.model_validate(odds_here(game).askable(language))


@tables.post("/{id}/odds")
async def of_attack(id: str, person: Here, house: TheHouse, language: Language, plan: AttackPlan) -> AttackOdds:
    """The odds of what I plan while I am asked for it. Nothing comes of asking, and nobody else hears of it."""
    live = await house.table(id)
    live_routes.demand_patience(house, person.id)
    try:
        found = await foretold(live, live.seat_of(person.id), tuple(plan.form), language)
    except BadQuestion as bad:
        raise Problem(422, bad.reason, bad.text) from None
    return AttackOdds.model_validate(found)


async def foretold(live: LiveTable, seat: int, plan: tuple[Gift, ...], language: str) -> dict[str, Any]:
    """Worked out on a copy beside the table, which goes on meanwhile."""
    async with live.alone():
        if live.table is None or live.row.status != PLAYING:
            raise Refused("not-playing")
        if seat == WATCHER:
            raise Refused("not-seated")
        game, name = live.table.game.copy(), live.title.name
    return await asyncio.to_thread(odds_here(name).attack, game, seat, plan, language)
