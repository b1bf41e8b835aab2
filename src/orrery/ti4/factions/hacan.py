"""Emirates of Hacan: trades with everybody and in everything, and pays for better dice."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Next
from orrery.ti4.components import STRATEGY_CARDS
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.barrage import Barrage
from orrery.ti4.rules.combat_round import CombatRound
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.raising import may_raise, pay_for_dice, which_raised
from orrery.ti4.rules.space_combat import combat_round
from orrery.ti4.state import Galaxy
from orrery.ti4.units import FLAGSHIP, count
from orrery.ti4.windows import AFTER_ANTI_FIGHTER_BARRAGE_ROLL, AFTER_SPACE_COMBAT_ROLL

TRADE: Final = next(number for number, key in STRATEGY_CARDS.items() if key == "trade")


class MastersOfTrade(Modifier):
    """You need not spend a command token for the secondary ability of Trade."""

    def follows_free(self, game: Galaxy, seat: int, card: int) -> bool:
        return seat == self.owner and card == TRADE


class GuildShips(Modifier):
    """You may make transactions with players who are not your neighbours; that makes nobody a neighbour."""

    def trades_afar(self, game: Galaxy, seat: int, other: int) -> bool:
        return self.owner in (seat, other)


class Arbiters(Modifier):
    """Action cards may be part of your transactions, in either direction."""

    def trades_cards(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


class WrathOfKenara(Modifier):
    """The flagship: after you roll a die in a space combat in its system you may spend 1 trade good to add 1 to it."""

    def raises_dice(self, game: Galaxy, seat: int, system: int) -> bool:
        return seat == self.owner and count(game.players[seat].ships_in(system), FLAGSHIP) > 0


class Raise(Deed):
    """The dice of combat rolls and of the barrage; those of cards and of rifts are asked for where they are rolled."""

    WINDOWS = (AFTER_SPACE_COMBAT_ROLL, AFTER_ANTI_FIGHTER_BARRAGE_ROLL)

    def __init__(self, seat: int, source: int, cancelled: bool = False, picked: tuple[int, ...] = (-1,)) -> None:
        super().__init__(seat, source, cancelled)
        self.picked = picked  # places of dice; (-1,): not asked yet

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return dice_of(game, seat) is not None

    def choose(self, game: Galaxy) -> Next:
        return dice_of(game, self.seat) if self.picked == (-1,) else None

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.picked = tuple([option.id() for option in reply.options()])
        return None

    def pay(self, game: Galaxy) -> Next:
        pay_for_dice(game, self.seat, self.picked)
        return None

    def commit(self, game: Galaxy) -> Next:
        now = rolling(game)
        if isinstance(now, Barrage):
            mine, theirs = now.raised
            now.raised = (self.picked, theirs) if self.seat == now.attacker else (mine, self.picked)
        else:
            now.raised = (*now.raised, *self.picked)  # beside what something else has raised
        return None


def rolling(game: Galaxy) -> Barrage | CombatRound:
    """What the dice on the table were rolled for."""
    for frame in reversed(game.stack):
        if isinstance(frame.procedure, (Barrage, CombatRound)):
            return frame.procedure
    raise LookupError("no dice")


def dice_of(game: Galaxy, seat: int) -> Decision | None:
    """Which dice of this player could count 1 more now; None: none of them."""
    system = combat_round(game).system
    if not may_raise(game, seat, system):
        return None
    now = rolling(game)
    if isinstance(now, Barrage):
        if seat not in (now.attacker, now.defender):
            return None
        side = int(seat == now.defender)
        needs = [hit_on for _, number, hit_on, _ in now.guns[side] for _ in range(number)]
        return which_raised(game, seat, system, now.dice[side], tuple(needs))
    if now.roller != seat:
        return None
    return which_raised(game, seat, system, now.dice, tuple([needed for _, _, _, needed in now.on_the_table(game)]))


DEEDS: Final[dict[str, tuple[Any, ...]]] = {"wrath-of-kenara": (Raise,)}
STANDING: Final[dict[str, type[Modifier]]] = {
    "masters-of-trade": MastersOfTrade,
    "guild-ships": GuildShips,
    "arbiters": Arbiters,
    "wrath-of-kenara": WrathOfKenara,
}
