"""Letani Ospha, agent of the Arborec: a ship grows into another."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, Thing, about
from orrery.kernel.procedure import Call, Done, Next, Procedure, Step
from orrery.ti4.building import may_own
from orrery.ti4.queries import unit_of
from orrery.ti4.reinforcements import left_of, units_to_take
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.moves import put_units
from orrery.ti4.rules.placing import TakeFromBoard
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import CAPITAL, FIGHTER, SHIPS, damaged, whole
from orrery.ti4.windows import ACTION

DEARER: Final = 2  # so much more than the old one the new ship may cost
KEEP: Final = Option("keep ship")
Ship = tuple[int, int, int, bool]  # whose, system, type, damaged


def ships(game: Galaxy) -> list[Ship]:
    """Every ship on the board but fighters, alike ones once, that its owner could swap."""
    found: list[Ship] = []
    for seat, player in enumerate(game.players):
        for system in sorted(player.space):
            force = player.space[system]
            for type in CAPITAL:
                for hurt, number in ((False, whole(force, type)), (True, damaged(force, type))):
                    if number and others(game, seat, type, hurt):
                        found.append((seat, system, type, hurt))
    return found


def others(game: Galaxy, seat: int, type: int, hurt: bool) -> list[int]:
    """What a ship of that type may become, fighters too: of a type that is left or can be had from the board; one that
    is damaged also a whole one of its own type, if one is left."""
    most = unit_of(game, seat, type).cost + DEARER
    priced = [each for each in SHIPS if unit_of(game, seat, each).cost <= most and may_own(game, seat, each)]
    left = [each for each in priced if (each != type or hurt) and left_of(game, seat, each)]
    taken = [each for each in priced if each not in (type, FIGHTER) and units_to_take(game, seat, each)]
    return [each for each in priced if each in left or each in taken]


class LetaniOspha(Agent):
    """As an action, exhaust: the owner of a non-fighter ship may replace it with a ship from its reinforcements that
    costs at most 2 more. The old one is not destroyed, the new one not produced."""

    WINDOWS = (ACTION,)

    def __init__(
        self,
        seat: int,
        source: int,
        cancelled: bool = False,
        whose: int = NOBODY,
        system: int = NOBODY,
        type: int = NOBODY,
        hurt: bool = False,
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.whose = whose
        self.system = system
        self.type = type
        self.hurt = hurt

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(ships(game))

    def choose(self, game: Galaxy) -> Next:
        if self.whose != NOBODY:
            return None
        options: list[Option] = []
        for whose, system, type, hurt in ships(game):
            things = (("system", system), ("seat", whose), ("type", type), ("damaged", int(hurt)))
            options.append(Option("ship", things))
        return Decision(self.seat, "swap which ship", options)

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        system, whose, type, hurt = [number for _, number in reply.option().things]
        self.whose, self.system, self.type, self.hurt = whose, system, type, bool(hurt)
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("system", self.system), ("seat", self.whose), ("type", self.type)) if self.whose != NOBODY else ()

    def commit(self, game: Galaxy) -> Next:
        return Call(SwapShip(self.whose, self.system, self.type, self.hurt))


class SwapShip(Procedure):
    """Its owner says for what, if for anything. Who names a type of which none is left takes one from the board."""

    STEPS = (
        Step("ti4:31.7", "choose_type", "note_type"),
        Step("ti4:59.4a", "take_from_board"),
        Step("ti4:31.7", "swap"),
    )

    def __init__(self, seat: int, system: int, type: int, hurt: bool, new: int = NOBODY) -> None:
        self.seat = seat
        self.system = system
        self.type = type
        self.hurt = hurt
        self.new = new  # what it becomes

    def choose_type(self, game: Galaxy) -> Next:
        types = about("type", others(game, self.seat, self.type, self.hurt))
        things = (("system", self.system), ("type", self.type))
        return Decision(self.seat, "swap for", [KEEP, *types], things=things)

    def note_type(self, game: Galaxy, reply: Reply) -> Next:
        if reply.option() == KEEP:
            return Done()
        self.new = reply.option().id()
        return None

    def take_from_board(self, game: Galaxy) -> Next:
        return None if left_of(game, self.seat, self.new) else Call(TakeFromBoard(self.seat, self.new, 1))

    def swap(self, game: Galaxy) -> Next:
        put_units(game, self.seat, self.system, self.type, -1, self.hurt)
        put_units(game, self.seat, self.system, self.new, 1)
        game.note("ship swapped", self.seat, self.system, self.type, self.new)
        return None


DEEDS = (LetaniOspha,)
