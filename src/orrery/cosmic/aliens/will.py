"""Will: chooses whom it meets, and where."""

from __future__ import annotations

from orrery.cosmic.encounter import NOBODY
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.needs import AS_OFFENSE
from orrery.cosmic.queries import others
from orrery.cosmic.rules.deed import Super, Use, Wild
from orrery.cosmic.rules.destiny import name_defense
from orrery.cosmic.rules.launch import planets_to_meet
from orrery.cosmic.rules.moves import look_at_hand, seat_options
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import DESTINY_SHOWN, NAMING
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Next


class AnySystem(Modifier):
    KEY = "any system"

    def aims_anywhere(self, seat: int) -> bool:
        return seat == self.owner


def to_be_met(game: Cosmic, seat: int) -> list[int]:
    """The other players who have a home planet left, or a colony somewhere."""
    return [other for other in others(game, seat) if planets_to_meet(game, other)]


class FreeChoice(Use):
    """As offense, after the destiny draw: meet any other player, in any system, whatever the card says.

    The planet is chosen when the gate is aimed; away from home it must hold a colony of that player.
    """

    WINDOWS = (NAMING,)
    NEEDS = (AS_OFFENSE,)
    DUTY = True

    def __init__(self, seat: int, source: int, cancelled: bool = False, other: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.other = other

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return game.now().defense == NOBODY and bool(to_be_met(game, seat))

    def choose(self, game: Cosmic) -> Next:
        if self.other != NOBODY:
            return None
        return Decision(self.seat, "will.defense", seat_options(to_be_met(game, self.seat)))

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.other = reply.option().id()
        game.note("named", self.seat, self.other)
        return None

    def commit(self, game: Cosmic) -> Next:
        name_defense(game, self.other, self.other)
        game.begin_effect(AnySystem(self.seat))
        return None


class WildWill(Wild):
    """As offense, when another player's colour is drawn: that player may be met in any system."""

    WINDOWS = (NAMING,)
    NEEDS = (AS_OFFENSE,)

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        if game.now().defense != NOBODY:
            return False
        named = game.now().named
        return named not in (NOBODY, seat) and len(planets_to_meet(game, named)) > len(game.home(named))

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(AnySystem(self.seat))
        return None


class SuperWill(Super):
    """As offense, ahead of the choice: look at the hand of one other player."""

    WINDOWS = (DESTINY_SHOWN,)
    NEEDS = (AS_OFFENSE,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, other: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.other = other

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return any(game.players[other].hand for other in others(game, seat))

    def choose(self, game: Cosmic) -> Next:
        if self.other != NOBODY:
            return None
        seats = [other for other in others(game, self.seat) if game.players[other].hand]
        return Decision(self.seat, "will.hand", seat_options(seats))

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.other = reply.option().id()
        game.note("named", self.seat, self.other)
        return None

    def commit(self, game: Cosmic) -> Next:
        look_at_hand(game, self.seat, self.other)
        return None


POWER = (FreeChoice,)
WILD = (WildWill,)
SUPER = (SuperWill,)
