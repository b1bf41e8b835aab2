"""Which powers, flares, artifacts and technologies act in which window. `content` fills it when a game is set up."""

from __future__ import annotations

from typing import Any, Final


class Users:
    """The deeds that one window offers: by alien, by card (flares by half), by technology."""

    def __init__(self) -> None:
        self.powers: dict[int, list[Any]] = {}  # alien -> deed classes
        self.wild: dict[int, list[Any]] = {}  # card -> deed classes
        self.super: dict[int, list[Any]] = {}  # card -> deed classes
        self.artifacts: dict[int, list[Any]] = {}  # card, reinforcements included
        self.techs: dict[int, list[Any]] = {}
        self.cards: set[int] = set()  # every card that may be of use here


NO_USERS: Final = Users()
REGISTRY: Final[dict[str, Users]] = {}


def users_of(window: str) -> Users:
    return REGISTRY.get(window, NO_USERS)
