"""Healer: gives other players' lost ships back and draws a card for it."""

from __future__ import annotations

from orrery.cosmic.cards import TECH
from orrery.cosmic.queries import colonies_of
from orrery.cosmic.rules.aftermath import what_happened
from orrery.cosmic.rules.deed import Deed, Invent, Super, Use, Wild, answered, is_artifact, subject
from orrery.cosmic.rules.moves import draw, take_ships
from orrery.cosmic.rules.ships import place_all
from orrery.cosmic.state import GONE, WARP, Cosmic
from orrery.cosmic.windows import CARD_PLAYED, SHIPS_LOST, TAKING_EFFECT, TECH_USED
from orrery.kernel.procedure import Next


def lost_ships(game: Cosmic) -> int:
    """How many of the ships just lost are still where they went."""
    what = what_happened(game)
    player = game.players[what.seat]
    return min(what.number, player.gone if what.about == GONE else player.warp)


class Heal(Use):
    """Just after another player's loss, be it to the warp or out of the game: all these ships return to colonies."""

    WINDOWS = (SHIPS_LOST,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, fee: int = 1) -> None:
        super().__init__(seat, source, cancelled)
        self.fee = fee  # cards drawn

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        patient = what_happened(game).seat
        return patient != seat and lost_ships(game) > 0 and bool(colonies_of(game, patient))

    def commit(self, game: Cosmic) -> Next:
        patient, number = what_happened(game).seat, lost_ships(game)
        take_ships(game, patient, GONE if what_happened(game).about == GONE else WARP, number)
        game.note("healed", self.seat, patient, number)
        draw(game, self.seat, self.fee)
        return place_all(game)


class WildHealer(Wild):
    """A Cosmic Zap played on you, or a Cosmic Field Generator, which counts as one, has no effect."""

    WINDOWS = (CARD_PLAYED, TECH_USED)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        if not is_zap(subject(game)):
            return False
        use = answered(game)
        return isinstance(use, Use) and use.seat == seat

    def commit(self, game: Cosmic) -> Next:
        answered(game).cancelled = True
        game.note("zap fails", self.seat)
        return None


def is_zap(deed: Deed) -> bool:
    if isinstance(deed, Invent):
        return deed.source == TECH["cosmic-field-generator"]
    return is_artifact(deed, "cosmic-zap")


class SuperHealer(Super):
    """Healing earns one card for each ship healed."""

    WINDOWS = (TAKING_EFFECT,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return isinstance(subject(game), Heal) and lost_ships(game) > 1

    def commit(self, game: Cosmic) -> Next:
        heal = answered(game)
        assert isinstance(heal, Heal)
        heal.fee = lost_ships(game)
        return None


POWER = (Heal,)
WILD = (WildHealer,)
SUPER = (SuperHealer,)
