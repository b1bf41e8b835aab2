"""Movement: the active player says what comes; it all arrives together. Then space cannons fire."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Form, Option, Refused, Reply
from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.kernel.window import At
from orrery.ti4.loading import ON_PLANET, load, rows, samples
from orrery.ti4.routes import Passage
from orrery.ti4.rules.capacity import RemoveExcess
from orrery.ti4.rules.moves import add_in_space, add_on_planet
from orrery.ti4.rules.space_cannon import SpaceCannonOffense
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import (
    AFTER_ACTIVE_PLAYER_MOVES_SHIPS_INTO_ACTIVE_SYSTEM,
    AFTER_SHIPS_MOVED,
    BEFORE_MOVEMENT,
)

RIFT_LOSS: Final = 3  # on this or less the ship is gone
NOTHING: Final = Option("move nothing")


class Movement(Procedure):
    """Declare everything that moves and its cargo, roll for gravity rifts, arrive; then space cannon offense."""

    STEPS = (
        At("ti4:17.6", BEFORE_MOVEMENT),
        Step("ti4:17.6", "choose_plan", "move", check="refuse_plan"),
        At("ti4:99.2a", AFTER_SHIPS_MOVED),
        At("ti4:17.7", AFTER_ACTIVE_PLAYER_MOVES_SHIPS_INTO_ACTIVE_SYSTEM),
        Step("ti4:32.3", "remove_excess"),
        Step("ti4:96.2", "fire_cannons"),
    )

    def __init__(self, seat: int, system: int, moved: bool = False) -> None:
        self.seat = seat
        self.system = system
        self.moved = moved

    def choose_plan(self, game: Galaxy) -> Next:
        ways = Passage(game, self.seat, self.system)
        offered = rows(game, self.seat, ways)
        if not offered:
            return None
        forms = samples(game, self.seat, offered, ways, game.aside())
        return Decision(self.seat, "move", [NOTHING], forms=forms, things=(("system", self.system),), rows=offered)

    def refuse_plan(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        loaded = load(game, seat, form, Passage(game, seat, self.system))
        return loaded if isinstance(loaded, Refused) else None

    def move(self, game: Galaxy, reply: Reply) -> Next:
        """Everything leaves, some of it is lost in rifts, the rest arrives together."""
        form = reply.form()
        if form is None:
            return None
        loaded = load(game, self.seat, form, Passage(game, self.seat, self.system))
        assert not isinstance(loaded, Refused)
        for ship in loaded:
            assert ship.route is not None
            add_in_space(game, self.seat, ship.start, ship.type, -1, ship.damaged)
            for place, type, damaged in ship.cargo:
                if place >= ON_PLANET:
                    add_on_planet(game, self.seat, place - ON_PLANET, type, -1, damaged)
                else:
                    add_in_space(game, self.seat, place, type, -1, damaged)
            if self._survives(game, ship.route.rifts):
                add_in_space(game, self.seat, self.system, ship.type, 1, ship.damaged)
                for _, type, damaged in ship.cargo:
                    add_in_space(game, self.seat, self.system, type, 1, damaged)
                self.moved = True
        game.note("moved", self.seat, self.system, len(loaded))
        return None

    def _survives(self, game: Galaxy, rifts: int) -> bool:
        for _ in range(rifts):
            die = game.rng.die(10)
            game.note_shown("rift", self.seat, die)
            if die <= RIFT_LOSS:
                return False
        return True

    def remove_excess(self, game: Galaxy) -> Next:
        return Call(RemoveExcess(self.seat, self.system)) if self.moved else None

    def fire_cannons(self, game: Galaxy) -> Next:
        return Call(SpaceCannonOffense(self.seat, self.system))
