"""Votes at the moment of need: who may vote, with which planets, and how many votes each gives."""

from __future__ import annotations

from orrery.ti4.modifier import Modifier
from orrery.ti4.planets import influence, ready_planets
from orrery.ti4.queries import deciding
from orrery.ti4.state import Galaxy


def may_vote(game: Galaxy, seat: int) -> bool:
    if any(each.always_votes(game, seat) for each in deciding(game, Modifier.always_votes)):
        return True
    return not any(each.keeps_from_voting(game, seat) for each in deciding(game, Modifier.keeps_from_voting))


def votes_given(game: Galaxy, seat: int) -> int:
    """The votes that everybody has in place of those of planets; 0: planets vote."""
    return max([each.votes_given(game, seat) for each in deciding(game, Modifier.votes_given)], default=0)


def may_add_votes(game: Galaxy, seat: int) -> bool:
    """What this player casts beyond the votes that everybody has can count."""
    return not any(each.bars_more_votes(game) for each in deciding(game, Modifier.bars_more_votes))


def votes_of(game: Galaxy, seat: int, planet: int) -> int:
    """As many as it has influence, and what is added to each planet."""
    more = sum([each.votes_each(game, seat) for each in deciding(game, Modifier.votes_each)])
    return influence(game, planet) + (more if more and may_add_votes(game, seat) else 0)


def planets_that_vote(game: Galaxy, seat: int) -> list[int]:
    return [planet for planet in ready_planets(game, seat) if votes_of(game, seat, planet)]
