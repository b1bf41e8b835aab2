"""Who is known here, by name."""

from __future__ import annotations

from sqlalchemy import Engine, func, select
from sqlalchemy.orm import Session

from orrery.kernel.decision import Refused
from orrery.web.identity import Person, clean_name, login_of
from orrery.web.storage import PersonRow


def person_of(engine: Engine, id: str) -> PersonRow | None:
    """The person of that id, if they are stored."""
    with Session(engine) as session:
        return session.get(PersonRow, id)


def registered(engine: Engine, name: str) -> PersonRow | None:
    """The registered person of that name."""
    with Session(engine) as session:
        return session.scalars(select(PersonRow).where(PersonRow.login == login_of(name))).first()


def person_called(engine: Engine, name: str) -> Person:
    """The registered person of that name, else the only guest of it. Raises Refused if there is none, or several."""
    name = clean_name(name)
    found = registered(engine, name) if name else None
    if found is None:
        with Session(engine) as session:
            guests = select(PersonRow).where(PersonRow.login.is_(None), func.lower(PersonRow.name) == name.lower())
            named = session.scalars(guests.limit(2)).all() if name else []
        if len(named) != 1:
            raise Refused("several-persons" if named else "no-such-person")
        found = named[0]
    return Person(found.id, found.name, found.login is None)
