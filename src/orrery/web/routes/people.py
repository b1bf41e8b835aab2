"""Who I am, and how I like it."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session
from starlette.concurrency import run_in_threadpool

from orrery.web import logins
from orrery.web.house import House
from orrery.web.identity import (
    COOKIE,
    LEAST_PASSWORD,
    MOST_PASSWORD,
    clean_name,
    hashed,
    is_password,
    login_of,
    new_login,
)
from orrery.web.neighbours import person_changed
from orrery.web.people import person_of, registered
from orrery.web.routes.common import REFUSALS, Here, Looking, Problem, TheHouse, demand_patience, remember
from orrery.web.storage import PersonRow

router = APIRouter(prefix="/api", tags=["people"], responses=REFUSALS)


MOST_TRIES = 10  # a minute: passwords are slow to check, and slow to guess


class Me(BaseModel):
    name: str
    guest: bool
    id8: str  # the beginning of the id, to tell namesakes apart


class NewName(BaseModel):
    name: str = Field(max_length=200)


class Login(BaseModel):
    name: str = Field(max_length=200)
    password: str = Field(max_length=1000)


class NewPassword(BaseModel):
    old: str = Field(max_length=1000)
    new: str = Field(max_length=1000)


class Settings(BaseModel):
    language: Literal["", "en", "de"] = ""  # empty: as the browser prefers
    sound: bool = False
    motion: Literal["full", "reduced", "system"] = "system"
    theme: Literal["dark", "light", "system"] = "system"
    share_hand: bool = True
    auto_pass: Literal["never", "nothing"] = "nothing"  # in windows, without being asked


@router.get("/me")
async def me(person: Here) -> Me:
    return Me(name=person.name, guest=person.guest, id8=person.id[:8])


@router.put("/me")
async def rename(person: Here, house: TheHouse, new: NewName) -> Me:
    """Take another name. The name of a registered person stays theirs alone."""
    name = checked_name(new.name)
    owner = await house.read(registered, name)
    if owner is not None and owner.id != person.id:
        raise Problem(409, "name-taken")
    values: dict[str, Any] = {"name": name} if person.guest else {"name": name, "login": login_of(name)}
    await write_person(house, person.id, values)
    house.rename(person.id, name)
    return Me(name=name, guest=person.guest, id8=person.id[:8])


@router.post("/register")
async def register(request: Request, person: Here, house: TheHouse, login: Login) -> Me:
    """Name and password for the guest who comes: from now on the same person on every device."""
    name = checked_name(login.name)
    check_password(login.password)
    if not person.guest:
        raise Problem(409, "name-taken")
    await demand_patience(request, "register", MOST_TRIES)
    stored = await run_in_threadpool(hashed, login.password)
    await write_person(house, person.id, {"name": name, "login": login_of(name), "password": stored})
    house.rename(person.id, name)
    return Me(name=name, guest=False, id8=person.id[:8])


@router.post("/login")
async def log_in(request: Request, response: Response, person: Looking, house: TheHouse, login: Login) -> Me:
    await demand_patience(request, "login", MOST_TRIES)
    row = await house.read(registered, clean_name(login.name))
    if not await run_in_threadpool(is_password, login.password, row.password if row else None) or row is None:
        raise Problem(403, "wrong-login")
    remember(response, request, new_login(row.id, row.epoch, house.clock.now()))
    return Me(name=row.name, guest=False, id8=row.id[:8])


@router.put("/password")
async def change_password(request: Request, response: Response, person: Here, house: TheHouse, new: NewPassword) -> Me:
    """Another password. It ends all other log-ins of this person; the one that asks goes on."""
    if person.guest:
        raise Problem(409, "no-password")
    check_password(new.new)
    await demand_patience(request, "login", MOST_TRIES)
    row = await house.read(person_of, person.id)
    if not await run_in_threadpool(is_password, new.old, row.password if row else None):
        raise Problem(403, "wrong-password")
    epoch = await logins.end_everywhere(house, person, await run_in_threadpool(hashed, new.new))
    remember(response, request, new_login(person.id, epoch, house.clock.now()))
    return Me(name=person.name, guest=False, id8=person.id[:8])


@router.post("/logout", status_code=204)
async def log_out(response: Response, person: Looking, house: TheHouse) -> None:
    """Log out here. The cookie counts no longer, also where somebody has copied it to."""
    response.delete_cookie(COOKIE)
    await logins.end_here(house, person)


@router.post("/logout/everywhere", status_code=204)
async def log_out_everywhere(response: Response, person: Here, house: TheHouse) -> None:
    """Log out here and in all other browsers."""
    response.delete_cookie(COOKIE)
    await logins.end_everywhere(house, person)


@router.get("/settings")
async def settings(person: Here, house: TheHouse) -> Settings:
    row = await house.read(person_of, person.id)
    return Settings(**(row.settings if row else {}))


@router.put("/settings")
async def change_settings(person: Here, house: TheHouse, new: Settings) -> Settings:
    await write_person(house, person.id, {"settings": new.model_dump()})
    await house.share_hand(person.id, new.share_hand)
    house.auto_pass(person.id, new.auto_pass)
    return new


def check_password(password: str) -> None:
    if not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD:
        raise Problem(422, "bad-password")


def checked_name(name: str) -> str:
    name = clean_name(name)
    if not name:
        raise Problem(422, "bad-name")
    return name


async def write_person(house: House, person: str, values: dict[str, Any]) -> None:
    def work(session: Session) -> None:
        session.execute(update(PersonRow).where(PersonRow.id == person).values(**values))
        if house.writer.shared and "name" in values:
            person_changed(session, person)

    try:
        await house.writer.write(work)
    except IntegrityError:
        raise Problem(409, "name-taken") from None
