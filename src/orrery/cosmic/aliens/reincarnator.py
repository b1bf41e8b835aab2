"""Reincarnator: becomes a new alien after each loss."""

from __future__ import annotations

from orrery.cosmic.cards import ALIEN
from orrery.cosmic.encounter import FAILED_DEAL, NOBODY
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.queries import is_involved, is_main, others
from orrery.cosmic.rules.change import become_another, drop_power
from orrery.cosmic.rules.deed import Super, Use, Wild, answered
from orrery.cosmic.rules.moves import know, seat_options
from orrery.cosmic.rules.resolution import is_loss_for
from orrery.cosmic.sheet import Sheet
from orrery.cosmic.state import Cosmic, Power
from orrery.cosmic.windows import AFTER_OUTCOME, TAKING_EFFECT
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Next


class NewPower(Modifier):
    """Its owner swaps the alien for a new one when the encounter is over."""

    KEY = "new power"

    def at_the_end(self, game: Cosmic) -> None:
        powers = game.players[self.owner].powers
        become_another(game, self.owner, powers[0] if powers else None)


def has_failed(game: Cosmic, seat: int) -> bool:
    """Lost the encounter as main player or ally, or failed to make a deal."""
    if game.now().outcome == FAILED_DEAL:
        return is_main(game, seat)
    return is_involved(game, seat) and is_loss_for(game, seat)


class Reincarnation(Use):
    """After a loss or a failed deal: become a random alien of the box as well; the one before that is discarded.

    The number of the alien it has become stands in the sheet's `places`. Whoever has only borrowed the sheet gives up
    the own alien for the new one.
    """

    WINDOWS = (AFTER_OUTCOME,)
    DUTY = True

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return has_failed(game, seat)

    def commit(self, game: Cosmic) -> Next:
        sheet = self.power(game)
        powers = game.players[self.seat].powers
        if sheet not in powers:
            for own in powers[1:]:
                drop_power(game, self.seat, own)
            become_another(game, self.seat, powers[0] if powers else None)
            return None
        become = [power for power in powers if power.number in sheet.places]
        new = become_another(game, self.seat, become[0] if become else None)
        sheet.places = [new.number] if new is not None else []
        return None


class WildReincarnator(Wild):
    """After another player lost or failed to deal: it gets this flare, and a new alien when the encounter is over."""

    WINDOWS = (AFTER_OUTCOME,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, target: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.target = target

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return bool(mortals(game, seat))

    def choose(self, game: Cosmic) -> Next:
        if self.target != NOBODY:
            return None
        return Decision(self.seat, "reincarnator.target", seat_options(mortals(game, self.seat)))

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.target = reply.option().id()
        game.note("named", self.seat, self.target)
        return None

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(NewPower(self.target))
        return None

    def back(self, game: Cosmic) -> None:
        if self.cancelled:
            super().back(game)
            return
        game.players[self.target].hand.append(self.source)
        for seat in range(game.seats):
            know(game, seat, [self.source])
        game.note("flare given", self.seat, self.target, self.source)


class SuperReincarnator(Super):
    """You need not reincarnate."""

    WINDOWS = (TAKING_EFFECT,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        for frame in reversed(game.stack):
            if isinstance(frame.procedure, Use):
                return isinstance(frame.procedure, Reincarnation)
        return False

    def commit(self, game: Cosmic) -> Next:
        answered(game).cancelled = True
        return None


def mortals(game: Cosmic, seat: int) -> list[int]:
    """The others who have lost or failed to deal, without the Reincarnator."""
    found: list[int] = []
    for other in others(game, seat):
        immortal = any(power.alien == ALIEN["reincarnator"] and power.face_up for power in game.players[other].powers)
        if not immortal and has_failed(game, other):
            found.append(other)
    return found


class SheetOfLives(Sheet):
    """With it goes the alien it has become."""

    def leaves(self, game: Cosmic, seat: int, power: Power) -> None:
        for other in list(game.players[seat].powers):
            if other.number in power.places:
                drop_power(game, seat, other)


POWER = (Reincarnation,)
WILD = (WildReincarnator,)
SUPER = (SuperReincarnator,)
SHEET = SheetOfLives()
