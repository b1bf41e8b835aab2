"""Goals, an optional module of The Gathering Storm."""

from __future__ import annotations

from orrery.race.state import Race


def check_goals(game: Race, moment: int, discarded: tuple[int, ...] = ()) -> None:
    """Give and take the goals that are checked at this moment (`goals.ROUND_START` ...).

    `discarded`: the seats that have just discarded for the hand limit.
    """


def give_tokens_for_ties(game: Race) -> None:
    """At the end of the game: a token for each who is tied for a "most" goal and does not hold it."""
