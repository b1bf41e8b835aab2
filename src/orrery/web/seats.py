"""Who sits at a table, and the pages that are open there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from orrery.kernel.decision import Order
from orrery.web.identity import NOTHING, Login, Person
from orrery.web.messages import FromServer

if TYPE_CHECKING:
    from orrery.web.orders import Followed

STAND_IN: Final = "greedy"  # the bot that plays for people


class Chair:
    """A seat: a person, a bot, a bot that stands in for a person, nobody yet, or somebody who is invited."""

    def __init__(
        self,
        person: str | None,
        name: str,
        bot: str,
        seen: int = 0,
        share_hand: bool = True,
        gone_since: float | None = None,
        invited: str | None = None,
        auto_pass: str = NOTHING,
        pass_round: int | None = None,
    ) -> None:
        self.person = person
        self.name = name
        self.bot = bot
        self.seen = seen  # lines of the log at the last choice of the person
        self.share_hand = share_hand
        self.gone_since = gone_since  # a moment of the clock; None: here, or no person
        self.invited = invited  # the person for whom it is kept, until they come
        self.auto_pass = auto_pass  # when the person passes in a window without being asked
        self.orders: list[Order] = []  # what the person has ordered
        self.followed: list[Followed] = []  # where that has answered for them
        self.pass_round = pass_round  # the round for whose rest the person passes in all windows

    def kind(self) -> str:
        return "person" if self.person else "bot" if self.bot else "invited" if self.invited else "open"

    def passes(self, holds_nothing: bool, rounds: int) -> bool:
        """Whether the person wants to pass in this window without being asked."""
        if self.person is None or self.bot:
            return False
        return self.pass_round == rounds or (holds_nothing and self.auto_pass == NOTHING)


def chair_of(person: Person, moment: float) -> Chair:
    """Somebody sits down. They are away until their page is open."""
    return Chair(person.id, person.name, "", 0, person.share_hand, moment, auto_pass=person.auto_pass)


class Connection:
    """One page that is open at the table."""

    def __init__(
        self,
        person: str,
        name: str,
        seat: int,
        language: str,
        send: Callable[[FromServer], None],
        close: Callable[[], None] = lambda: None,
        login: Login | None = None,
        leave: Callable[[], None] = lambda: None,
    ) -> None:
        self.person = person
        self.name = name
        self.seat = seat
        self.language = language
        self.send = send
        self.close = close
        self.login = login or Login(person, "", 0, 0)  # by which it came
        self.leave = leave  # the server ends: come again
        self.lines = 0  # of the log that the page has
