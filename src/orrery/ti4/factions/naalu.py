"""Naalu Collective: always first, gone before the blow falls, and fighters that fight on planets."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.decision import Decision, Refused, Reply, Thing, about
from orrery.kernel.procedure import Call, Next
from orrery.ti4.adjacency import adjacent
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import has_ships
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import tell_token
from orrery.ti4.rules.retreat import MoveAway, no_going
from orrery.ti4.state import ACTION, NOBODY, STATUS, Galaxy
from orrery.ti4.units import FIGHTER, FLAGSHIP, count
from orrery.ti4.windows import AFTER_ACTIVE_PLAYER_MOVES_SHIPS_INTO_ACTIVE_SYSTEM


def lies_on_a_card(game: Galaxy, seat: int) -> bool:
    """The 0 token lies on whatever strategy card its player has, from the end of the strategy phase until the cards are
    returned."""
    return game.phase in (ACTION, STATUS) and bool(game.players[seat].strategies)


class Prescient(Modifier):
    """Who has the 0 token in this round in place of the Naalu player, whatever becomes of that one (16.10c)."""

    SCOPE = "round"

    def goes_first(self, game: Galaxy) -> int:
        return self.owner if lies_on_a_card(game, self.owner) else NOBODY


class Telepathic(Modifier):
    """At the end of the strategy phase the 0 token is put on your strategy card: your initiative is 0. The token is the
    player's and not the card's (F.naalu.3)."""

    def goes_first(self, game: Galaxy) -> int:
        return self.owner if lies_on_a_card(game, self.owner) and not game.lasting(Prescient) else NOBODY


class Foresight(Deed):
    """After another player moves ships into a system with your ships: place a token from your strategy pool in an
    adjacent system without ships of others, and move your ships there. It is no retreat; ground forces may be carried
    (F.general.6)."""

    WINDOWS = (AFTER_ACTIVE_PLAYER_MOVES_SHIPS_INTO_ACTIVE_SYSTEM,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, system: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.system = system

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        if seat == game.active or not game.players[seat].strategy or not has_ships(game, seat, game.active_system):
            return False
        return bool(havens(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.system != NOBODY:
            return None
        return Decision(self.seat, "foresight", about("system", havens(game, self.seat)))

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        kind, number = thing
        if kind != "system" or not 0 <= number < game.chart.systems:
            return None
        reason = no_going(game, seat, game.active_system, number)
        return Refused(reason, (number,), "ti4:17.9") if reason else None

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.system = reply.option().id()
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("system", self.system),) if self.system != NOBODY else ()

    def pay(self, game: Galaxy) -> Next:
        """Placed, not spent; where one lies already it goes to the reinforcements (52.6)."""
        game.players[self.seat].strategy -= 1
        tell_token(game, self.seat, self.system)
        return None

    def commit(self, game: Galaxy) -> Next:
        return Call(MoveAway(self.seat, game.active_system, self.system))


def havens(game: Galaxy, seat: int) -> list[int]:
    """Where this player's ships could go from the active system."""
    here = game.active_system
    return [near for near in adjacent(game, here, seat, True) if not no_going(game, seat, here, near)]


class Matriarch(Modifier):
    """The flagship: during an invasion in its system fighters may land as if they were ground forces. On a planet they
    fight as such; when the combat is over they go back."""

    def lands(self, game: Galaxy, seat: int, system: int) -> tuple[int, ...]:
        there = seat == self.owner and count(game.players[seat].ships_in(system), FLAGSHIP) > 0
        return (FIGHTER,) if there else ()

    def joins(self, game: Galaxy, seat: int, place: int) -> tuple[int, ...]:
        return (FIGHTER,) if seat == self.owner and place >= ON_PLANET else ()


DEEDS: Final[dict[str, tuple[Any, ...]]] = {"foresight": (Foresight,)}
STANDING: Final[dict[str, type[Modifier]]] = {"telepathic": Telepathic, "matriarch": Matriarch}
