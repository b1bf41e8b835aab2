"""The strategic action: the primary, then each other player clockwise may follow with the secondary."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.kernel.window import At, opened
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import has_lasting
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_STRATEGIC_ABILITY, WHEN_PLAYER_WOULD_PERFORM_STRATEGIC_ACTION

STRATEGIES: Final[dict[int, Any]] = {}  # initiative number -> file of the card; `content` fills it
DECLINE: Final = Option("decline")
FOLLOW: Final = Option("follow")
LEADERSHIP: Final = 1  # its secondary costs no token


class Favoured(Modifier):
    """Must resolve the secondary, and pays no token for it."""

    SCOPE = "strategic action"


class StrategicAction(Procedure):
    SCOPE = "strategic action"
    STEPS = (
        At("ti4:83", WHEN_PLAYER_WOULD_PERFORM_STRATEGIC_ACTION),
        Step("ti4:83.1", "resolve_primary"),
        Step("ti4:83.1", "react_to_primary"),
        Loop("ti4:83.1", "choose_to_follow", "pay_token"),
        Step("ti4:83.2", "exhaust_card"),
    )

    def __init__(self, seat: int, card: int, asked: int = 1) -> None:
        self.seat = seat
        self.card = card
        self.asked = asked  # seats clockwise from the active player

    def resolve_primary(self, game: Galaxy) -> Next:
        game.note("strategy", self.seat, self.card)
        return Call(STRATEGIES[self.card].PRIMARY(self.seat))

    def react_to_primary(self, game: Galaxy) -> Next:
        return opened(game, AFTER_STRATEGIC_ABILITY)

    def choose_to_follow(self, game: Galaxy) -> Next:
        """Who cannot pay is not asked; who was favoured has no choice, so the reply is forced."""
        while self.asked < game.seats:
            seat = (self.seat + self.asked) % game.seats
            things = (("strategy", self.card),)
            if has_lasting(game, Favoured, seat):
                return Decision(seat, "secondary", [FOLLOW], things=things)
            if game.players[seat].strategy or self.card == LEADERSHIP:
                return Decision(seat, "secondary", [DECLINE, FOLLOW], things=things)
            self.asked += 1
        return None

    def pay_token(self, game: Galaxy, reply: Reply) -> Next:
        seat = (self.seat + self.asked) % game.seats
        self.asked += 1
        if reply.option() == DECLINE:
            return None
        if self.card != LEADERSHIP and not has_lasting(game, Favoured, seat):
            game.players[seat].strategy -= 1
        game.note("secondary", seat, self.card)
        return Call(STRATEGIES[self.card].SECONDARY(seat))

    def exhaust_card(self, game: Galaxy) -> Next:
        player = game.players[self.seat]
        player.used = (*player.used, self.card)
        return None
