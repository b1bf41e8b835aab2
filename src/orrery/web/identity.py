"""Who somebody is: a guest by a signed cookie, and on other devices by name and password."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
import unicodedata
from functools import cache
from pathlib import Path

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

COOKIE = "orrery"
LEAST_PASSWORD = 8
MOST_PASSWORD = 200
MOST_NAME = 24
MOST_LOGIN = 40

NEVER, NOTHING = "never", "nothing"  # pass by oneself in a window: never, or when one holds nothing for it

hasher = PasswordHasher()


class Login:
    """One browser in which somebody is known, as its cookie says."""

    def __init__(self, person: str, id: str, epoch: int, since: int) -> None:
        self.person = person
        self.id = id  # "": a cookie of the first kind, which names the person alone
        self.epoch = epoch  # how often the person had logged out everywhere
        self.since = since  # in seconds since 1970

    def text(self) -> str:
        return f"{self.person}.{self.id}.{self.epoch}.{self.since}" if self.id else self.person


class Person:
    """Who comes."""

    def __init__(
        self,
        id: str,
        name: str,
        guest: bool,
        share_hand: bool = True,
        auto_pass: str = NOTHING,
        login: Login | None = None,
        stored: bool = True,
    ) -> None:
        self.id = id
        self.name = name
        self.guest = guest
        self.share_hand = share_hand  # others may look through these eyes after a game
        self.auto_pass = auto_pass  # when to pass in a window without being asked
        self.login = login or Login(id, "", 0, 0)
        self.stored = stored  # a guest who has only looked so far is nowhere but in the cookie


def new_id() -> str:
    """Unguessable: 120 bits."""
    return secrets.token_urlsafe(15)


def secret_of(folder: Path) -> bytes:
    """The key that signs cookies, made on the first start and readable by its owner alone."""
    path = folder / "secret"
    if not path.exists():
        beside = folder / f".secret.{os.getpid()}"
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(32))
        try:
            os.link(beside, path)  # whoever comes first has made it
        except FileExistsError:
            pass
        finally:
            beside.unlink()
    return path.read_bytes()


def new_login(person: str, epoch: int, now: float) -> Login:
    return Login(person, secrets.token_urlsafe(9), epoch, int(now))


def signed(login: Login, secret: bytes) -> str:
    return f"{login.text()}.{signature(login.text(), secret)}"


def signature(text: str, secret: bytes) -> str:
    return base64.urlsafe_b64encode(hmac.new(secret, text.encode(), hashlib.sha256).digest()).decode().rstrip("=")


def login_in(cookie: str | None, secret: bytes) -> Login | None:
    """The log-in that the cookie names, if we have signed it. Whether it still counts its person's row says."""
    text, dot, given = (cookie or "").rpartition(".")
    if not dot or not hmac.compare_digest(given.encode(), signature(text, secret).encode()):
        return None
    person, *more = text.split(".")
    if not more:
        return Login(person, "", 0, 0)
    id, epoch, since = more
    return Login(person, id, int(epoch), int(since))


def hashed(password: str) -> str:
    return hasher.hash(password)


def is_password(password: str, stored: str | None) -> bool:
    """Whether it is the stored one. Without one it takes as long, so that nobody learns which names exist."""
    nobodys = hash_of_nobody()
    try:
        hasher.verify(stored or nobodys, password)
    except (VerificationError, InvalidHashError):
        return False
    return stored is not None


@cache
def hash_of_nobody() -> str:
    return hashed(secrets.token_urlsafe(16))


def clean_name(name: str) -> str:
    """A name as people may see it: one line, no control characters, not too long."""
    kept = "".join(character if character.isprintable() else " " for character in name)
    return " ".join(kept.split())[:MOST_NAME].strip()


def login_of(name: str) -> str:
    """What tells names apart: letters that look alike and differ in case alone are the same."""
    return unicodedata.normalize("NFKC", name).casefold()[:MOST_LOGIN]
