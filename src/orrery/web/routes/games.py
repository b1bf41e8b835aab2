"""What can be played, what lies in the box, and what the rules say."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel

from orrery.games import TITLES
from orrery.kernel.record import BadOption, Options
from orrery.title import Title
from orrery.web.routes.common import REFUSALS, Language, Problem

router = APIRouter(prefix="/api/games", tags=["games"], responses=REFUSALS)


class GameOption(BaseModel):
    name: str
    text: str
    default: str
    choices: list[str]
    choice_texts: list[str]


class GameBot(BaseModel):
    name: str
    text: str


class Game(BaseModel):
    name: str
    label: str
    least_players: int
    most_players: int
    play_now: list[int]  # numbers of players that need no other option
    options: list[GameOption]
    bots: list[GameBot]


class Rule(BaseModel):
    id: str
    section: str
    text: str
    before: str | None
    after: str | None


def title_here(game: str) -> Title:
    if game not in TITLES:
        raise Problem(404, "no-table")
    return TITLES[game]


@router.get("")
async def games(language: Language) -> list[Game]:
    return [described(title, language) for title in TITLES.values()]


def described(title: Title, language: str) -> Game:
    words = title.words(language, [], -1)
    defaults = title.checked({})
    options = [
        GameOption(
            name=name,
            text=words.setting(name),
            default=str(defaults[name]),
            choices=list(choices),
            choice_texts=[words.setting_value(name, choice) for choice in choices],
        )
        for name, choices in title.choices.items()
        if name != "players"
    ]
    players = [int(number) for number in title.choices["players"]]
    bots = [GameBot(name=name, text=words.bot(name)) for name in title.bots]
    return Game(
        name=title.name,
        label=title.label,
        least_players=min(players),
        most_players=max(players),
        play_now=[number for number in players if is_playable(title, {"players": number})],
        options=options,
        bots=bots,
    )


def is_playable(title: Title, options: Options) -> bool:
    try:
        title.checked(options)
    except BadOption:
        return False
    return True


@router.get("/{game}/things")
async def things(game: str, language: Language) -> dict[str, dict[str, Any]]:
    """All things of the game with what is printed on them, for drawing."""
    return title_here(game).things(language)


@router.get("/{game}/rules/{id}")
async def rule(game: str, id: str, language: Language) -> Rule:
    rulebook = title_here(game).rulebook()
    if id not in rulebook:
        raise Problem(404, "no-rule")
    ids = list(rulebook)
    place = ids.index(id)
    entry = rulebook[id]
    german = language == "de"
    return Rule(
        id=f"{game}:{id}",
        section=entry["section_de"] if german and entry.get("section_de") else entry["section"],
        text=entry.get("text_de", entry["text"]) if german else entry["text"],
        before=ids[place - 1] if place else None,
        after=ids[place + 1] if place + 1 < len(ids) else None,
    )
