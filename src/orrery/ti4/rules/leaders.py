"""Leaders: what unlocks commanders and heroes. How they act stands in their files, under `leaders`."""

from __future__ import annotations

from typing import Final

from orrery.kernel.deed import Deed
from orrery.kernel.procedure import Next, Procedure, Step
from orrery.kernel.window import Window
from orrery.ti4.components import COMMANDERS
from orrery.ti4.modifier import Modifier
from orrery.ti4.registry import UNLOCKS
from orrery.ti4.rules.moves import unlock_leader
from orrery.ti4.rules.strategic import Follow
from orrery.ti4.state import Galaxy

FOR_HEROES: Final = 3  # scored objectives, public and secret; points do not count (7.10b)


def may_unlock(game: Galaxy, seat: int) -> list[int]:
    """The locked leaders of a player whose condition is met now."""
    return [leader for leader in game.players[seat].locked if is_met(game, seat, leader)]


def is_met(game: Galaxy, seat: int, leader: int) -> bool:
    have, need = unlocking(game, seat, leader)
    return have >= need


def unlocking(game: Galaxy, seat: int, leader: int) -> tuple[int, int]:
    """How much a player has of what unlocks a leader, and how much it takes. A commander says so in its file; where
    that is something which happens, it is earned by a mark (`LEADER_DUE` with its number)."""
    if leader in COMMANDERS:
        return UNLOCKS[leader](game, seat) if leader in UNLOCKS else (0, 1)
    return len(game.players[seat].scored), FOR_HEROES


def is_resolving(game: Galaxy) -> bool:
    """Something is being resolved, a secondary ability too, and no leader can be unlocked before that is done. A deed
    whose last line is done is done."""
    return any(isinstance(frame.procedure, (Deed, Follow)) and frame.at < len(frame.lines) for frame in game.stack)


class JustUnlocked(Modifier):
    """A commander that was unlocked while others answered something comes too late to answer it as well (7.6c)."""

    SCOPE = "window"

    def bars(self, game: Galaxy, seat: int, component: int) -> bool:
        return component == self.about


class UnlockLeaders(Procedure):
    """Those whose condition is met, and one that was earned by something that has happened."""

    STEPS = (Step("ti4:7.6b", "unlock"),)

    def __init__(self, seat: int, earned: int) -> None:
        self.seat = seat
        self.earned = earned  # or nobody

    def unlock(self, game: Galaxy) -> Next:
        for leader in game.players[self.seat].locked:
            if leader == self.earned or is_met(game, self.seat, leader):
                unlock_leader(game, self.seat, leader)
                if leader in COMMANDERS and any(isinstance(frame.procedure, Window) for frame in game.stack):
                    game.begin_effect(JustUnlocked(self.seat, leader))
        return None
