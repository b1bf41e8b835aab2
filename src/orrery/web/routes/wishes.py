"""Tables as somebody wants them: made, or only checked."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter
from pydantic import BaseModel, Field

from orrery.kernel.decision import Refused
from orrery.kernel.record import BadOption, Options
from orrery.title import Title
from orrery.web.house import House, Wish
from orrery.web.identity import Person, clean_name
from orrery.web.phrases import phrase
from orrery.web.routes.common import REFUSALS, Here, Language, Looking, Problem, TheHouse
from orrery.web.routes.games import is_playable, title_here
from orrery.web.seats import STAND_IN
from orrery.words import Words

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSALS)

DAY = 24 * 3600.0
NEW_TABLES = 30  # a minute for one person
FRIENDS_WAIT = 120.0  # seconds before a bot may stand in for a friend who is away
CHECKS = 120  # a minute for one person: names could be guessed


class WantedSeat(BaseModel):
    kind: Literal["me", "bot", "open", "invited"]
    bot: str = ""
    name: str = Field("", max_length=200)  # of the one who is invited


class Pace(BaseModel):
    kind: Literal["none", "live", "days"] = "none"
    seconds: float = Field(0, ge=0, le=90 * DAY)


class WantedTable(BaseModel):
    game: str
    name: str = Field("", max_length=200)
    options: dict[str, str | int] = {}
    seats: list[WantedSeat] = Field(max_length=8)
    pace: Pace = Pace(seconds=0)
    bot_after: float | None = Field(None, ge=10, le=90 * DAY)
    spectators: bool = True
    advice: bool | None = None  # whether a bot may be asked what it would do; else if one person plays alone


class PlayNow(BaseModel):
    game: str
    players: int | None = Field(None, ge=1, le=8)  # as few as possible
    bot: str = STAND_IN


class WithFriend(BaseModel):
    game: str


class Opened(BaseModel):
    id: str
    invite: str


class WantedGame(BaseModel):
    """What is checked before a table is made."""

    options: dict[str, str | int] = {}
    seats: list[WantedSeat] = Field(max_length=8)


class WayOut(BaseModel):
    """A change that makes the table playable."""

    text: str
    options: dict[str, str]
    players: int | None


class Objection(BaseModel):
    """Why a table cannot be played like this."""

    reason: str
    text: str
    brief: str  # without the settings, for who has the ways out beside it
    rule: str
    options: list[str]  # where it shows: those whose change is a way out
    seat: int  # where it shows, -1: at none
    ways: list[WayOut]


class Checked(BaseModel):
    objections: list[Objection]  # none: it can be played
    bots: list[str]  # those that are offered in such a game; in the place of another one the greedy bot plays
    advice: bool  # there is a bot that can say what it would do


async def demand_patience(house: House, person: Person) -> None:
    if not await house.allows(f"table {person.id}", NEW_TABLES, 60):
        raise Problem(429, "rate")


@router.post("/tables")
async def open_table(person: Here, house: TheHouse, language: Language, wanted: WantedTable) -> Opened:
    title = title_here(wanted.game)
    if wanted.pace.kind != "none" and wanted.pace.seconds < 5:
        raise Problem(422, "bad-request")
    wish = Wish(
        title,
        clean_name(wanted.name) or title.label,
        dict(wanted.options),
        seats_of(wanted.seats),
        wanted.pace.kind,
        wanted.pace.seconds,
        wanted.bot_after,
        wanted.spectators,
        wanted.advice,
    )
    await demand_patience(house, person)
    live = await house.open_table(wish, person)
    return Opened(id=live.row.id, invite=live.row.invite)


def seats_of(wanted: list[WantedSeat]) -> list[tuple[str, str]]:
    return [(seat.kind, seat.name if seat.kind == "invited" else seat.bot) for seat in wanted]


@router.post("/tables/play-now")
async def play_now(person: Here, house: TheHouse, wanted: PlayNow) -> Opened:
    """Me against bots, at once."""
    title = title_here(wanted.game)
    players = wanted.players if wanted.players is not None else min([int(each) for each in title.choices["players"]])
    seats = [("me", ""), *[("bot", wanted.bot)] * (players - 1)]
    await demand_patience(house, person)
    live = await house.open_table(Wish(title, title.label, {}, seats), person)
    return Opened(id=live.row.id, invite="")


@router.post("/tables/with-friend")
async def with_friend(person: Here, house: TheHouse, wanted: WithFriend) -> Opened:
    """Me and one open seat, for whoever gets the link; bots where the game needs more."""
    title = title_here(wanted.game)
    players = min([int(each) for each in title.choices["players"]])
    seats = [("me", ""), ("open", ""), *[("bot", STAND_IN)] * (players - 2)]
    await demand_patience(house, person)
    live = await house.open_table(Wish(title, title.label, {}, seats, bot_after=FRIENDS_WAIT), person)
    return Opened(id=live.row.id, invite=live.row.invite)


# -- checking ----------------------------------------------------------------------------------------------------------


@router.post("/games/{game}/check")
async def check(game: str, person: Looking, house: TheHouse, language: Language, wanted: WantedGame) -> Checked:
    """Whether a table could be made like this; if not, why, and what would do. Nothing is made."""
    title = title_here(game)
    if not house.limits.allows(f"check {person.id}", CHECKS, 60):
        raise Problem(429, "rate")
    options: Options = {**wanted.options, "players": len(wanted.seats)}
    found = objections_to_options(title, options, language)
    for seat, each in enumerate(wanted.seats):
        wish = Wish(title, "", {}, seats_of([*wanted.seats[:seat], each]))
        if each.kind == "invited" and each.name:
            try:
                await house.read(house.chairs_wanted, wish, person)
            except Refused as refused:
                text = phrase(language, refused.reason)
                found.append(
                    Objection(reason=refused.reason, text=text, brief=text, rule="", options=[], seat=seat, ways=[])
                )
                break
    playable = is_playable(title, options)
    bots = title.offered(options) if playable else list(title.bots)
    return Checked(objections=found, bots=bots, advice=playable and bool(title.adviser(options)))


def objections_to_options(title: Title, options: Options, language: str) -> list[Objection]:
    try:
        title.checked(options)
    except BadOption as wrong:
        words = title.words(language, [], -1)
        ways = ways_out(title, options, wrong, words)
        said = BadOption(wrong.reason, in_words(wrong.asked, words), in_words(wrong.right, words))
        text, at = words.bad_option(said), [name for way in ways for name in way.options]
        brief = without_settings(wrong.reason, words) or text if ways else text
        return [Objection(reason=wrong.reason, text=text, brief=brief, rule=wrong.rule, options=at, seat=-1, ways=ways)]
    return []


def without_settings(reason: str, words: Words[Any]) -> str:
    """The reason up to the colon behind which the settings stand; "" if there is none."""
    mark = "\0"
    text = words.bad_option(BadOption(reason, mark, mark))
    why, colon, _ = text.partition(mark)[0].rpartition(": ")
    return f"{why}." if colon else ""


def ways_out(title: Title, options: Options, wrong: BadOption, words: Words[Any]) -> list[WayOut]:
    """Each single change that makes the options playable: to what is called right, to a default, to another number of
    players."""
    defaults, now = title.checked({}), int(options["players"])
    numbers = sorted([int(each) for each in title.choices["players"]], key=lambda each: abs(each - now))
    changes = [each.partition("=") for each in wrong.right.split(", ")]
    tried = [
        (name, joined(title, name, str(options.get(name, "")), value)) for name, equals, value in changes if equals
    ]
    tried += [(name, str(defaults[name])) for name in options if name in defaults and name != "players"]
    tried += [("players", str(number)) for number in numbers]
    ways: dict[str, WayOut] = {}
    for name, value in dict.fromkeys(tried):
        enough = name == "players" and any(way.players is not None for way in ways.values())
        if not enough and str(options.get(name)) != value and is_playable(title, {**options, name: value}):
            text, players = in_words(f"{name}={value}", words), int(value) if name == "players" else None
            ways[text] = WayOut(text=text, options={} if players is not None else {name: value}, players=players)
    return list(ways.values())


def joined(title: Title, name: str, now: str, right: str) -> str:
    """What is right beside what is chosen already, if the option allows both: nobody loses a set for another."""
    parts = {*now.split("+"), *right.split("+")}
    both = [choice for choice in title.choices.get(name, ()) if "+" in choice and set(choice.split("+")) == parts]
    return both[0] if both else right


def in_words(settings: str, words: Words[Any]) -> str:
    """Settings such as "actions=one" as a person reads them. What is none stays as it is."""
    return ", ".join([setting_in_words(each, words) for each in settings.split(", ")])


def setting_in_words(setting: str, words: Words[Any]) -> str:
    name, equals, value = setting.partition("=")
    if not equals:
        return setting
    if name == "players":
        return phrase(words.language, "players").format(n=value)
    try:
        return f"{words.setting(name)}: {words.setting_value(name, value)}"
    except KeyError:
        return setting
