"""Mirik Aun Sissiri, hero of the Argent Flight: ships go wherever a token calls them."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Gift, Option, Reply, about
from orrery.kernel.procedure import Call, Goto, Loop, Next, Procedure, Step
from orrery.ti4.queries import enemies_in
from orrery.ti4.rules.deed import Hero
from orrery.ti4.rules.leaping import Leap, leaping
from orrery.ti4.state import Galaxy
from orrery.ti4.units import SHIPS
from orrery.ti4.windows import ACTION

ALL_SHIPS: Final = tuple(SHIPS)
NO_MORE: Final = Option("no more ships")
Voyage = tuple[int, tuple[Gift, ...], tuple[Gift, ...]]  # where to, what goes, which ship carries what if that matters


def beacons(game: Galaxy, seat: int) -> list[int]:
    """The systems with a command token of this player and no ships of others into which something could come."""
    free = [system for system in sorted(game.players[seat].tokens) if not enemies_in(game, seat, system)]
    return [system for system in free if leaping(game, seat, system, ALL_SHIPS)]


class MirikAunSissiri(Hero):
    """As an action: move any number of your ships to any systems that hold a command token of yours and no ships of
    others, with what they carry. Out of a system with a token of yours nothing is carried."""

    WINDOWS = (ACTION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(beacons(game, seat))

    def commit(self, game: Galaxy) -> Next:
        return Call(HelixProtocol(self.seat))


class HelixProtocol(Procedure):
    """Everything is said first, system by system; then all of it moves together."""

    STEPS = (
        Loop("ti4:17.9", "choose_beacon", "note_beacon"),
        Step("ti4:17.9", "move_all"),
    )

    def __init__(self, seat: int, voyages: tuple[Voyage, ...] = ()) -> None:
        self.seat = seat
        self.voyages = voyages

    def choose_beacon(self, game: Galaxy) -> Next:
        """Each system once, as long as something could come there that goes nowhere else."""
        named = [system for system, _, _ in self.voyages]
        left = [system for system in beacons(game, self.seat) if system not in named]
        open_ones = [system for system in left if self.still_free(leaping(game, self.seat, system, ALL_SHIPS))]
        return Decision(self.seat, "helix where", [NO_MORE, *about("system", open_ones)]) if open_ones else None

    def still_free(self, offered: tuple[Gift, ...]) -> tuple[Gift, ...]:
        """What of that goes nowhere yet."""
        taken: dict[tuple[int, str], int] = {}
        for _, plan, _ in self.voyages:
            for place, kind, number in plan:
                taken[place, kind] = taken.get((place, kind), 0) + number
        rows = [(place, kind, most - taken.get((place, kind), 0)) for place, kind, most in offered]
        return tuple([row for row in rows if row[2] > 0])

    def note_beacon(self, game: Galaxy, reply: Reply) -> Next:
        if reply.option() == NO_MORE:
            return Goto("move_all")
        return Call(PlanVoyage(self.seat, reply.option().id(), types=ALL_SHIPS))

    def move_all(self, game: Galaxy) -> Next:
        """In one step: what limits fleets counts once everything has come."""
        for system, plan, carried in self.voyages:
            leap = Leap(self.seat, system, plan, carried, types=ALL_SHIPS)
            leap.roll_for_rifts(game)
            leap.move(game)
        return None


class PlanVoyage(Leap):
    """What goes to one of the systems, of all that goes nowhere yet."""

    STEPS = (
        Step("ti4:17.9", "choose_plan", "note_plan", check="refuse_plan"),
        Step("ti4:92.1a", "choose_cargo", "note_cargo", check="refuse_cargo"),
        Step("ti4:17.9", "add_voyage"),
    )

    def offered(self, game: Galaxy) -> tuple[Gift, ...]:
        return protocol(game).still_free(super().offered(game))

    def add_voyage(self, game: Galaxy) -> Next:
        protocol(game).voyages += ((self.system, self.plan, self.carried),)
        return None


def protocol(game: Galaxy) -> HelixProtocol:
    now = game.innermost(HelixProtocol)
    assert isinstance(now, HelixProtocol)
    return now


DEEDS = (MirikAunSissiri,)
