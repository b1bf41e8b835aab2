"""Nekro Malleon, agent of the Nekro: what is given up becomes wealth."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, Thing, about
from orrery.kernel.procedure import Call, Done, Goto, Next, Procedure, Step
from orrery.ti4.components import CARD
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.moves import discard_cards, gain_goods
from orrery.ti4.rules.strategic import SpendToken
from orrery.ti4.rules.tokens import pools, set_pools
from orrery.ti4.state import ACTION, NOBODY, Galaxy
from orrery.ti4.windows import ACTION_PHASE_ANY_TIME, END_OF_TURN, START_OF_TURN

GOODS: Final = 2
NOTHING: Final = Option("give up nothing")
STRATEGY: Final = 2  # the pool


def able(game: Galaxy) -> list[int]:
    """The players with an action card, or a command token in a pool."""
    seats = [seat for seat, player in enumerate(game.players) if not player.eliminated]
    return [seat for seat in seats if game.players[seat].hand or any(pools(game, seat))]


class NekroMalleon(Agent):
    """In the action phase, while nothing is being resolved, exhaust: choose a player, who may discard 1 action card or
    spend 1 command token to gain 2 trade goods. Its owner is asked at the start and at the end of each turn, and may
    say so beside any other question."""

    WINDOWS = (ACTION_PHASE_ANY_TIME, START_OF_TURN, END_OF_TURN)

    def __init__(self, seat: int, source: int, cancelled: bool = False, whom: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.whom = whom

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return game.phase == ACTION and bool(able(game))

    def choose(self, game: Galaxy) -> Next:
        return Decision(self.seat, "malleon whom", about("seat", able(game))) if self.whom == NOBODY else None

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.whom = reply.option().id()
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("seat", self.whom),) if self.whom != NOBODY else ()

    def commit(self, game: Galaxy) -> Next:
        return Call(GiveUp(self.whom))


class GiveUp(Procedure):
    """One card or one token, of its owner's choice, or nothing."""

    STEPS = (Step("ti4:31.7", "choose", "give_up"), Step("ti4:31.7", "gain"))

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, game: Galaxy) -> Next:
        cards = about(CARD, sorted(game.players[self.seat].hand))
        tokens = [Option("pool", (("pool", at),), (there,)) for at, there in enumerate(pools(game, self.seat)) if there]
        return Decision(self.seat, "malleon what", [NOTHING, *cards, *tokens])

    def give_up(self, game: Galaxy, reply: Reply) -> Next:
        option = reply.option()
        if option == NOTHING:
            return Done()
        if option.key == CARD:
            discard_cards(game, self.seat, [option.id()])
            return Goto("gain")
        if option.id() == STRATEGY:
            return Call(SpendToken(self.seat))
        now = list(pools(game, self.seat))
        now[option.id()] -= 1
        set_pools(game, self.seat, now[0], now[1], now[2])
        game.note("token from pool", self.seat, option.id())
        return None

    def gain(self, game: Galaxy) -> Next:
        gain_goods(game, self.seat, GOODS)
        return None


DEEDS = (NekroMalleon,)
