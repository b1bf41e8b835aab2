"""Jae Mir Kan, agent of the Mahact: others pay with what is theirs."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Reply, about
from orrery.kernel.procedure import Next
from orrery.ti4.components import NUMBER
from orrery.ti4.modifier import Modifier
from orrery.ti4.payments import RESOURCES, purse
from orrery.ti4.queries import is_exhausted
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.moves import take_token_back
from orrery.ti4.rules.strategic import STRATEGIES, Follow, StrategicAction
from orrery.ti4.rules.token_spending import TokenSpending
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import WHEN_STRATEGY_TOKEN_SPENT

JAE_MIR_KAN: Final = NUMBER["jae-mir-kan"]


def payer(game: Galaxy, seat: int) -> int:
    """Whose tokens on the board can pay: those of the player of the strategic action that goes on, if it is another."""
    for frame in reversed(game.stack):
        if isinstance(frame.procedure, StrategicAction):
            other, card = frame.procedure.seat, frame.procedure.card
            pays = other != seat and game.players[other].tokens and not is_needed_otherwise(game, seat, card)
            return other if pays else NOBODY
    return NOBODY


def is_needed_otherwise(game: Galaxy, seat: int, card: int) -> bool:
    """Who has these words by another card can use that one once: not for the token, if it must make the price less."""
    borrowed = game.bearer(seat, JAE_MIR_KAN) != JAE_MIR_KAN
    return borrowed and STRATEGIES[card].resources(game, seat) > purse(game, seat, RESOURCES)


def following(game: Galaxy, seat: int) -> Follow | None:
    """The secondary ability that this player is about to pay for."""
    for frame in reversed(game.stack):
        if isinstance(frame.procedure, Follow):
            return frame.procedure if frame.procedure.seat == seat else None
    return None


class Held(Modifier):
    """It can pay for a secondary ability, also where no token is left in the strategy pool."""

    def saves_strategy_token(self, game: Galaxy, seat: int) -> bool:
        ready = seat == self.owner and not is_exhausted(game, seat, JAE_MIR_KAN)
        return ready and payer(game, seat) != NOBODY


class JaeMirKan(Agent):
    """When you would spend a command token for the secondary ability of a strategy card, exhaust: a token of the active
    player that lies on the board is used in its place."""

    WINDOWS = (WHEN_STRATEGY_TOKEN_SPENT,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, system: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.system = system

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return cls.may_pay(game, seat) and not spending_now(game).lacks(game)

    @classmethod
    def may_pay(cls, game: Galaxy, seat: int) -> bool:
        spending, follow = spending_now(game), following(game, seat)
        if follow is None or spending.seat != seat or spending.saved >= spending.wanted():
            return False
        return payer(game, seat) != NOBODY

    def choose(self, game: Galaxy) -> Next:
        if self.system != NOBODY:
            return None
        tokens = sorted(game.players[payer(game, self.seat)].tokens)
        things = (("seat", payer(game, self.seat)),)
        return Decision(self.seat, "whose token", about("system", tokens), things=things)

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.system = reply.option().id()
        return None

    def commit(self, game: Galaxy) -> Next:
        """It leaves the board; where the secondary ability lays a token somewhere it is that one."""
        other, follow = payer(game, self.seat), following(game, self.seat)
        assert follow is not None
        take_token_back(game, other, self.system)
        follow.token = other
        spending_now(game).saved += 1
        game.note("token taken", self.seat, other, self.system)
        return None


class NothingElse(JaeMirKan):
    """Who follows without a token in the pool has chosen so."""

    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return cls.may_pay(game, seat) and spending_now(game).lacks(game)


def spending_now(game: Galaxy) -> TokenSpending:
    now = game.innermost(TokenSpending)
    assert isinstance(now, TokenSpending)
    return now


STANDING = Held
DEEDS = (JaeMirKan, NothingElse)
