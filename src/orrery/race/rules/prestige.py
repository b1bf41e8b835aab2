"""Prestige, which comes with The Brink of War: its leaders, and the bonus of the prestige/search card."""

from __future__ import annotations

from orrery.kernel.decision import Option
from orrery.race.state import Race


def reward_leaders(game: Race) -> None:
    """At the start of a round: VP for who leads, and a card for a sole leader who has gained in the last round."""


def find_leaders(game: Race) -> None:
    """At the end of a phase: who has most prestige, and at least one, leads."""


def action_options(game: Race, seat: int, plain: list[Option]) -> list[Option]:
    """The actions this seat may choose: the plain ones, and those that the prestige/search card adds."""
    return plain
