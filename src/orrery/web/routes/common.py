"""What every door asks: which house, who comes, in which language, from where."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Request, Response
from pydantic import BaseModel
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session
from starlette.requests import HTTPConnection

from orrery.web.house import House
from orrery.web.identity import COOKIE, Login, Person, login_in, new_id, new_login, signed
from orrery.web.loading import auto_pass_of
from orrery.web.logins import YEAR, counts, is_old
from orrery.web.people import person_of
from orrery.web.storage import PersonRow
from orrery.words import LANGUAGES

NEW_GUESTS = 600  # a minute from one address: a whole school may sit behind it
GUEST = {"en": "Guest", "de": "Gast"}


class Problem(Exception):
    """A request that is refused: the status, the reason, and perhaps words that are better than the reason's own."""

    def __init__(self, status: int, reason: str, text: str = "") -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
        self.text = text


class Wrong(BaseModel):
    """The body of every refusal."""

    reason: str
    text: str


REFUSALS: dict[int | str, dict[str, object]] = {
    400: {"model": Wrong},
    403: {"model": Wrong},
    404: {"model": Wrong},
    409: {"model": Wrong},
    413: {"model": Wrong},
    422: {"model": Wrong},
    421: {"model": Wrong},
    429: {"model": Wrong},
    503: {"model": Wrong},
}


def house_of(connection: HTTPConnection) -> House:
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


def language_of(connection: HTTPConnection) -> str:
    """?lang= first, then what the browser prefers."""
    asked = connection.query_params.get("lang", "")
    if asked in LANGUAGES:
        return asked
    for part in connection.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return LANGUAGES[0]


def comes_from_here(connection: HTTPConnection) -> bool:
    """Whether a browser sends this from our own page. Programs send no Origin and have no foreign cookies."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(host) and host == connection.headers.get("host")


async def known_person(connection: HTTPConnection) -> Person | None:
    """The person of the cookie, if that still counts. Who is stored nowhere is a guest who has only looked so far."""
    house = house_of(connection)
    login = login_in(connection.cookies.get(COOKIE), house.secret)
    if login is None:
        return None
    row = await house.read(person_of, login.person)
    if not counts(login, row, house.clock.now()):
        return None
    if row is None:
        return Person(login.person, GUEST[language_of(connection)], True, login=login, stored=False)
    share_hand = bool(row.settings.get("share_hand", True))
    return Person(row.id, row.name, row.login is None, share_hand, auto_pass_of(row.settings), login)


async def person_looking(request: Request, response: Response) -> Person:
    """The person who comes; somebody new becomes a guest. Nothing is stored: looking works when nothing else does."""
    if request.method not in ("GET", "HEAD") and not comes_from_here(request):
        raise Problem(403, "bad-origin")
    person = await known_person(request)
    now = house_of(request).clock.now()
    if person is None:
        await demand_patience(request, "guest", NEW_GUESTS)
        id = new_id()
        person = Person(id, GUEST[language_of(request)], True, login=new_login(id, 0, now), stored=False)
        remember(response, request, person.login)
    elif is_old(person.login, now):
        remember(response, request, new_login(person.id, person.login.epoch, now))
    return person


async def person_here(request: Request, person: Annotated[Person, Depends(person_looking)]) -> Person:
    """The person who comes. Who does more than look is stored from then on."""
    if not person.stored and request.method not in ("GET", "HEAD"):
        with suppress(IntegrityError):  # another server has stored the guest just now
            await house_of(request).writer.write(lambda session: add_guest(session, person))
        person.stored = True
    return person


def add_guest(session: Session, person: Person) -> None:
    if session.get(PersonRow, person.id) is None:  # two requests at once may bring the same guest
        session.add(PersonRow(id=person.id, name=person.name, settings={}))
        session.flush()


async def demand_patience(request: Request, what: str, times: int) -> None:
    """So many of these a minute from one address, no more."""
    address = request.client.host if request.client else ""
    if not await house_of(request).allows(f"{what} {address}", times, 60):
        raise Problem(429, "rate")


def remember(response: Response, request: Request, login: Login) -> None:
    response.set_cookie(
        COOKIE,
        signed(login, house_of(request).secret),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


Here = Annotated[Person, Depends(person_here)]
Looking = Annotated[Person, Depends(person_looking)]
TheHouse = Annotated[House, Depends(house_of)]
Language = Annotated[str, Depends(language_of)]
