"""Captain Mendosa, agent of the Saar: one ship is as fast as the fastest."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.routes import more_moves, move_value
from orrery.ti4.rules.deed import Agent
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import SHIPS, count, damaged, whole
from orrery.ti4.windows import AFTER_SYSTEM_ACTIVATED

Ship = tuple[int, int, bool]  # where, type, damaged


class Hastened(Modifier):
    """For this tactical action; what is added to move values is added to that."""

    def __init__(
        self,
        owner: int,
        about: int = 0,
        depth: int = -1,
        start: int = NOBODY,
        type: int = NOBODY,
        hurt: bool = False,
        move: int = 0,
    ) -> None:
        super().__init__(owner, about, depth)
        self.start = start
        self.type = type
        self.hurt = hurt
        self.move = move

    def speeds_one(self, game: Galaxy, seat: int) -> tuple[int, int, bool, int]:
        return (self.start, self.type, self.hurt, self.move) if seat == self.owner else (NOBODY, NOBODY, False, 0)


def fastest(game: Galaxy) -> int:
    """The highest move value of a ship on the board, as it is now: what is added to move values is added in one's own
    tactical actions."""
    found = [0]
    for seat, player in enumerate(game.players):
        for system, force in player.space.items():
            more = 0 if seat == game.active else more_moves(game, seat, system)
            found += [move_value(game, seat, type, system) - more for type in SHIPS if count(force, type)]
    return max(found)


def slower_ships(game: Galaxy, seat: int) -> list[Ship]:
    """The ships of that player that have a move value, and a lower one; alike ones once."""
    most, found = fastest(game), list[Ship]()
    for system in sorted(game.players[seat].space):
        force = game.players[seat].space[system]
        for type in SHIPS:
            if count(force, type) and 0 < move_value(game, seat, type, system) < most:
                kinds = ((False, whole(force, type)), (True, damaged(force, type)))
                found += [(system, type, hurt) for hurt, number in kinds if number]
    return found


def hastened(game: Galaxy, seat: int, ship: Ship) -> Hastened:
    """That ship with the highest move value, less what is added to its own anyway."""
    start, type, hurt = ship
    return Hastened(seat, start=start, type=type, hurt=hurt, move=fastest(game) - more_moves(game, seat, start))


class CaptainMendosa(Agent):
    """After a player activates a system, exhaust: 1 ship of that player has the highest move value of all ships on the
    board in this action."""

    WINDOWS = (AFTER_SYSTEM_ACTIVATED,)

    def __init__(
        self,
        seat: int,
        source: int,
        cancelled: bool = False,
        system: int = NOBODY,
        type: int = NOBODY,
        hurt: bool = False,
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.system = system
        self.type = type
        self.hurt = hurt

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(slower_ships(game, game.active))

    def choose(self, game: Galaxy) -> Next:
        if self.system != NOBODY:
            return None
        options: list[Option] = []
        for system, type, hurt in slower_ships(game, game.active):
            things = (("system", system), ("seat", game.active), ("type", type), ("damaged", int(hurt)))
            options.append(Option("ship", things))
        return Decision(self.seat, "hasten which ship", options, values=(fastest(game),))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        system, _, type, hurt = [number for _, number in reply.option().things]
        self.system, self.type, self.hurt = system, type, bool(hurt)
        return None

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(hastened(game, game.active, (self.system, self.type, self.hurt)))
        game.note("ship hastened", game.active, self.system, self.type, fastest(game))
        return None


DEEDS = (CaptainMendosa,)
