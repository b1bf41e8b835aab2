"""Grudge: whoever was invited and did not come pays for it."""

from __future__ import annotations

from orrery.cosmic.encounter import DEAL, FAILED_DEAL, OFFENSE
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.needs import AS_MAIN
from orrery.cosmic.queries import allies, encounter_place, is_main, opponent, other_side, ships_at, side_of
from orrery.cosmic.rules.deed import Clause, Super, Use, Wild, answered, subject
from orrery.cosmic.rules.losses import loss_of_choice
from orrery.cosmic.rules.moves import take_ships
from orrery.cosmic.rules.resolution import is_loss_for, is_win_for
from orrery.cosmic.rules.ships import place_all
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import AFTER_OUTCOME, ALLIED, BEFORE_REWARDS, EXTRA_LOSSES, LANDING, TAKING_EFFECT
from orrery.kernel.procedure import Call, Loop, Next, Procedure

AFTER_SUCCESS = 1
AFTER_FAILURE = 4


class GrudgeToken(Modifier):
    """Its owner holds a token, and pays for it when the outcome is known."""

    KEY = "grudge token"


class Revenge(Use):
    """As main player, once alliances are formed: everybody you invited who did not join you gets a grudge token."""

    WINDOWS = (ALLIED,)
    NEEDS = (AS_MAIN,)
    DUTY = True

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return bool(refusals(game, seat))

    def commit(self, game: Cosmic) -> Next:
        for seat in refusals(game, self.seat):
            game.begin_effect(GrudgeToken(seat))
            game.note("grudge", self.seat, seat)
        return None


def refusals(game: Cosmic, seat: int) -> list[int]:
    """Who was invited by this main player and never joined; who joined and was sent home has joined."""
    encounter = game.now()
    side = OFFENSE if seat == encounter.offense else other_side(OFFENSE)
    return [guest for guest in encounter.invited[side - 1] if encounter.joined[guest] != side]


class SettleGrudges(Clause):
    """After a win or a deal each token costs its holder one ship, after a loss or a failed deal four.

    Wins and losses are settled with the other losses, deals when they are done; any other outcome costs nothing.
    """

    WINDOWS = (EXTRA_LOSSES, AFTER_OUTCOME)

    def __init__(self, seat: int, source: int, cancelled: bool = False, more: bool = False) -> None:
        super().__init__(seat, source, cancelled)
        self.more = more  # four ships whatever the outcome

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return bool(game.lasting(GrudgeToken)) and is_main(game, seat)

    def commit(self, game: Cosmic) -> Next:
        holders = [token.owner for token in game.lasting(GrudgeToken)]
        game.effects = [effect for effect in game.effects if not isinstance(effect, GrudgeToken)]
        ships = AFTER_FAILURE if self.more else price(game, self.seat)
        game.note("grudges settled", self.seat, ships)
        return Call(PayGrudges(holders, ships)) if ships else None


def price(game: Cosmic, seat: int) -> int:
    """What a token costs its holder now, in ships."""
    if is_win_for(game, seat) or game.now().outcome == DEAL:
        return AFTER_SUCCESS
    return AFTER_FAILURE if is_loss_for(game, seat) or game.now().outcome == FAILED_DEAL else 0


class PayGrudges(Procedure):
    """Each holder in turn loses ships of choice from colonies, so none of those in the encounter."""

    STEPS = (Loop("cosmic:conflict.1", "next_holder"),)

    def __init__(self, holders: list[int], ships: int, paid: int = 0) -> None:
        self.holders = holders
        self.ships = ships
        self.paid = paid

    def next_holder(self, game: Cosmic) -> Next:
        if self.paid == len(self.holders):
            return None
        self.paid += 1
        return Call(loss_of_choice(game, self.holders[self.paid - 1], self.ships))


class WildGrudge(Wild):
    """As main player, when the opponent has won: the opponent's allies get nothing and take their ships home."""

    WINDOWS = (BEFORE_REWARDS, LANDING)
    NEEDS = (AS_MAIN,)

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return bool(helpers(game, seat))

    def commit(self, game: Cosmic) -> Next:
        for ally in helpers(game, self.seat):
            take_ships(game, ally, encounter_place(game, ally), ships_at(game, ally, encounter_place(game, ally)))
            game.note("sent home", ally)
        return place_all(game)


def helpers(game: Cosmic, seat: int) -> list[int]:
    """The allies of the opponent who has won, with ships in the encounter."""
    if not is_win_for(game, opponent(game, seat)):
        return []
    winners = allies(game, other_side(side_of(game, seat)))
    return [ally for ally in winners if ships_at(game, ally, encounter_place(game, ally))]


class SuperGrudge(Super):
    """Every token costs four ships, whether Grudge has won or not."""

    WINDOWS = (TAKING_EFFECT,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        settling = subject(game)
        return isinstance(settling, SettleGrudges) and price(game, seat) == AFTER_SUCCESS

    def commit(self, game: Cosmic) -> Next:
        settling = answered(game)
        assert isinstance(settling, SettleGrudges)
        settling.more = True
        return None


POWER = (Revenge, SettleGrudges)
WILD = (WildGrudge,)
SUPER = (SuperGrudge,)
