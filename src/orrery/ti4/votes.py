"""Votes at the moment of need: who may vote, with which planets, and how many votes each gives."""

from __future__ import annotations

from orrery.ti4.planets import influence, ready_planets
from orrery.ti4.queries import modifiers
from orrery.ti4.state import Galaxy


def may_vote(game: Galaxy, seat: int) -> bool:
    return not any(each.keeps_from_voting(game, seat) for each in modifiers(game))


def votes_given(game: Galaxy, seat: int) -> int:
    """The votes that everybody has in place of those of planets; 0: planets vote."""
    return max([each.votes_given(game, seat) for each in modifiers(game)], default=0)


def votes_of(game: Galaxy, seat: int, planet: int) -> int:
    """As many as it has influence."""
    return influence(game, planet)


def planets_that_vote(game: Galaxy, seat: int) -> list[int]:
    return [planet for planet in ready_planets(game, seat) if votes_of(game, seat, planet)]
