"""Masochist: wins when all its ships are lost. That it never loses its power stands with the loss of powers."""

from __future__ import annotations

from orrery.cosmic.encounter import NOBODY
from orrery.cosmic.needs import AS_OFFENSE
from orrery.cosmic.queries import others, ships_in_colonies
from orrery.cosmic.rules.aftermath import win
from orrery.cosmic.rules.deed import Super, Use, Wild
from orrery.cosmic.rules.moves import put_ships, seat_options, take_ships, tell_lost
from orrery.cosmic.rules.regroup import NoRetrieval, Retrieves, retrieval_stands
from orrery.cosmic.sheet import Sheet
from orrery.cosmic.state import GONE, PROMETHEUS, WARP, Cosmic
from orrery.cosmic.windows import ENCOUNTER_START, RETRIEVAL
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next


def has_lost_all(game: Cosmic, seat: int) -> bool:
    """No ship of this seat, the Prometheus included, is on a planet or at research; between encounters none is
    elsewhere."""
    return not ships_in_colonies(game, seat) and not any(tech.ships for tech in game.players[seat].techs)


class HurtYourself(Use):
    """As any regroup phase opens: whoever has lost all ships wins."""

    WINDOWS = (ENCOUNTER_START,)
    DUTY = True

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return has_lost_all(game, seat)

    def commit(self, game: Cosmic) -> Next:
        game.note("all ships lost", self.seat)
        win(game, [self.seat])
        return None


class WildMasochist(Wild):
    """In any regroup phase: another player frees a ship in place of the offense, unless that has lost all its ships."""

    WINDOWS = (RETRIEVAL,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, named: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.named = named

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        if not retrieval_stands(game) or has_lost_all(game, game.now().offense):
            return False
        return bool(candidates(game))

    def choose(self, game: Cosmic) -> Next:
        if self.named != NOBODY:
            return None
        return Decision(self.seat, "masochist.who frees a ship", seat_options(candidates(game)))

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.named = reply.option().id()
        game.note("named to free", self.seat, self.named)
        return None

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(Retrieves(self.named, 1))
        game.note("frees instead", self.named, game.now().offense)
        return None


def candidates(game: Cosmic) -> list[int]:
    """Everybody but the offense who has a ship in the warp."""
    return [seat for seat in others(game, game.now().offense) if game.players[seat].warp]


class SuperMasochist(Super):
    """In the own regroup phase: remove an own ship in the warp from the game instead of freeing one."""

    WINDOWS = (RETRIEVAL,)
    NEEDS = (AS_OFFENSE,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, ship: int = 0) -> None:
        super().__init__(seat, source, cancelled)
        self.ship = ship  # the Prometheus, or another one of those in the warp

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return retrieval_stands(game)

    def choose(self, game: Cosmic) -> Next:
        """Which ship, if the Prometheus is one of them."""
        if self.ship or game.prometheus != self.seat or game.prometheus_at != WARP:
            return None
        options = [Option("the prometheus"), *([Option("another ship")] if game.players[self.seat].warp > 1 else [])]
        return Decision(self.seat, "masochist.which ship", options)

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.ship = PROMETHEUS if reply.option().key == "the prometheus" else WARP
        return None

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(NoRetrieval(self.seat))
        take_ships(game, self.seat, WARP, 1)
        if self.ship == WARP:
            game.prometheus_at = WARP
        put_ships(game, self.seat, GONE, 1)
        tell_lost(game, self.seat, 1, True)
        return None


class SheetOfPain(Sheet):
    """It is never lost."""

    NEEDS_HOMES = False


POWER = (HurtYourself,)
WILD = (WildMasochist,)
SUPER = (SuperMasochist,)
SHEET = SheetOfPain()
