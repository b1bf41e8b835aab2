"""Imagining: tables at which a seat could be sitting, for bots that search."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from orrery.kernel.game import Game, RulesBug
from orrery.kernel.rng import Rng, seeded

FORETOLD: Final = 2_000_000_000  # how many courses the luck of an imagined table may take


def imagine(game: Game, seat: int, rng: Rng, tries: int = 100) -> Game:
    """A table at which this seat, being asked, could be sitting: for search. What it cannot know is dealt anew until
    this seat is asked the same; who else is asked, and what others have replied in secret, it cannot know."""
    for _ in range(tries):
        new = game.redeal(seat, rng)
        try:
            new.ask_with([])
        except RulesBug:
            continue
        if new.asked(seat) == game.asked(seat):
            new.rng = seeded(rng.below(FORETOLD))  # what is still to be drawn nobody knows either
            return new
    raise RulesBug(f"no table fits what seat {seat} sees: {game.where()}")


Imagine = Callable[[], Game]  # each call deals a table at which a seat could be sitting


def imagination(game: Game, seat: int, rng: Rng) -> Imagine:
    """The tables that this seat, being asked, can imagine."""
    return partial(imagine, game, seat, rng)
