"""Moments at which others may act: a window of a game's list, what somebody may do in it, what has just happened."""

from __future__ import annotations

from orrery.kernel.decision import Option
from orrery.kernel.plain import Value


class Moment(Value):
    """A window of a game's closed list: its rule, what comes after somebody has acted in it, and who is asked first."""

    def __init__(self, rule: str, policy: str, order: str = "") -> None:
        self.rule = rule
        self.policy = policy
        self.order = order  # one of the game's own, see Game.order


class Offer:
    """Something a seat may do in a window, or must if it is a duty. A duty that waits may come after what is not."""

    def __init__(self, option: Option, duty: bool = False, waits: bool = False) -> None:
        self.option = option
        self.duty = duty
        self.waits = waits


class Happening(Value):
    """Something that others may react to in that window, as soon as the step that caused it is done."""

    def __init__(self, window: str, seat: int, number: int = 0, about: int = -1, by: int = -1) -> None:
        self.window = window
        self.seat = seat
        self.number = number
        self.about = about
        self.by = by  # the seat that brought it about, if it was another
