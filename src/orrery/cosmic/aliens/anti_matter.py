"""Anti-Matter: the lower total wins, and its ships and all allies' ships are taken away from the cards."""

from __future__ import annotations

from orrery.cosmic.cards import CARDS
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.needs import AS_MAIN, BOTH_ATTACK
from orrery.cosmic.queries import is_involved, main_of
from orrery.cosmic.rules.deed import Deed, Flare, Super, Use, Wild, answered, subject
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import CARD_PLAYED, TOTALS
from orrery.kernel.procedure import Next


class LowerWins(Modifier):
    """The lower total wins; its owner's ships and those of all allies are taken away from the cards."""

    KEY = "anti-matter"

    def lower_wins(self) -> bool:
        return True

    def takes_away(self, game: Cosmic, side: int, seat: int) -> bool:
        return seat == self.owner or seat != main_of(game, side)


class StoppedWild(Modifier):
    """The wild half of that flare stays out of use."""

    KEY = "stopped wild"

    def bars(self, game: Cosmic, seat: int, card: int) -> bool:
        return card == self.about and game.has(seat, CARDS[card].alien) is None


class StoppedSuper(Modifier):
    """The super half of that flare stays out of use."""

    KEY = "stopped super"

    def bars(self, game: Cosmic, seat: int, card: int) -> bool:
        return card == self.about and game.has(seat, CARDS[card].alien) is not None


class Negation(Use):
    """As main player, when both show attacks: the lower total wins."""

    WINDOWS = (TOTALS,)
    NEEDS = (AS_MAIN, BOTH_ATTACK)
    DUTY = True

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(LowerWins(self.seat))
        return None


def is_super(game: Cosmic, flare: Deed) -> bool:
    """The flare is played by the working power of its own alien."""
    return game.has(flare.seat, CARDS[flare.source].alien) is not None


def stop(game: Cosmic) -> None:
    """The flare returns to its owner's hand and was not played; that half of it is out of use in this encounter."""
    flare = answered(game)
    flare.cancelled = True
    game.note("flare stopped", flare.seat, flare.source)
    if game.encounters:
        game.now().flares.remove(flare.source)
        game.now().flare_players.remove(flare.seat)
        half = StoppedSuper if is_super(game, flare) else StoppedWild
        game.begin_effect(half(flare.seat, flare.source))


class WildAntiMatter(Wild):
    """As main player or ally, stop a wild flare that another player is about to use."""

    WINDOWS = (CARD_PLAYED,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        flare = subject(game)
        if not isinstance(flare, Flare) or flare.seat == seat or not game.encounters:
            return False
        return is_involved(game, seat) and not is_super(game, flare)

    def commit(self, game: Cosmic) -> Next:
        stop(game)
        return None


class SuperAntiMatter(Super):
    """Whoever you are in the encounter, stop a wild or super flare of another player."""

    WINDOWS = (CARD_PLAYED,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        flare = subject(game)
        return isinstance(flare, Flare) and flare.seat != seat

    def commit(self, game: Cosmic) -> Next:
        stop(game)
        return None


POWER = (Negation,)
WILD = (WildAntiMatter,)
SUPER = (SuperAntiMatter,)
