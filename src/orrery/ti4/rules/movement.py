"""Movement: the active player says what comes; it all arrives together. Then space cannons fire."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Form, Gift, Option, Refused, Reply, Sum, Thing
from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.kernel.window import At, opened
from orrery.ti4.loading import ON_PLANET, Ship, boards_at, load, system_at
from orrery.ti4.plans import rows, samples, why_not
from orrery.ti4.routes import Passage
from orrery.ti4.rules.moves import add_in_space, add_on_planet
from orrery.ti4.rules.space_cannon import SpaceCannonOffense
from orrery.ti4.state import Galaxy
from orrery.ti4.stowage import carry_rows, carry_samples, matters, numbers_of, stow_by
from orrery.ti4.sums import arrival_sums
from orrery.ti4.units import SHIPS
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
        Step("ti4:17.6", "choose_plan", "note_plan", check="refuse_plan"),
        Step("ti4:92.1a", "choose_cargo", "note_cargo", check="refuse_cargo"),
        Step("ti4:37.2", "roll_for_rifts"),
        Step("ti4:17.6", "move"),
        At("ti4:99.2a", AFTER_SHIPS_MOVED),
        Step("ti4:17.7", "open_arrival"),
        Step("ti4:96.2", "fire_cannons"),
    )

    def __init__(
        self,
        seat: int,
        system: int,
        plan: tuple[Gift, ...] = (),
        carried: tuple[Gift, ...] = (),
        lost: tuple[tuple[int, int], ...] = (),
        moved: bool = False,
    ) -> None:
        self.seat = seat
        self.system = system
        self.plan = plan
        self.carried = carried  # by which ship of the plan, if that was asked
        self.lost = lost  # ships of the plan that a gravity rift has taken, and where on their way
        self.moved = moved

    # -- what comes ------------------------------------------------------------------------------------------------

    def choose_plan(self, game: Galaxy) -> Next:
        ways = Passage(game, self.seat, self.system)
        offered = rows(game, self.seat, ways)
        if not any(most for _, _, most in offered):
            return None
        forms = samples(game, self.seat, offered, ways, game.aside())
        return Decision(self.seat, "move", [NOTHING], forms=forms, things=(("system", self.system),), rows=offered)

    def refuse_plan(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        loaded = load(game, seat, form, Passage(game, seat, self.system))
        return loaded if isinstance(loaded, Refused) else None

    def note_plan(self, game: Galaxy, reply: Reply) -> Next:
        form = reply.form()
        self.plan = form.gifts if form is not None else ()
        return None

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        """Of a row, by its place in the question, or of a system: why nothing comes from there."""
        kind, number = thing
        ways = Passage(game, seat, self.system)
        offered = rows(game, seat, ways)
        if kind == "row" and number < len(offered):
            return why_not(game, seat, offered[number], ways)
        if kind not in ("system", "planet"):
            return None
        if kind == "planet":
            here = [row for row in offered if row[0] == ON_PLANET + number]
        else:
            here = [row for row in offered if system_at(game, row[0]) == number]
        if not here and kind == "planet":
            return Refused("no-units-on", (number,), "ti4:92.1")
        if not here:
            return Refused("no-units-there", (number,), "ti4:17.4")
        return None if any(most for _, _, most in here) else why_not(game, seat, here[0], ways)

    def row_reasons(self, game: Galaxy, decision: Decision) -> list[Refused | None]:
        if decision.prompt == "carry":
            return [None] * len(decision.rows)
        ways = Passage(game, self.seat, self.system)
        return [why_not(game, self.seat, row, ways) for row in decision.rows]

    def sums(self, game: Galaxy, decision: Decision, form: Form) -> tuple[Sum, ...]:
        if decision.prompt == "carry":
            rooms = [ship.capacity for ship in self._loaded(game)]
            aboard = [sum([number for where, _, number in form.gifts if where == ship]) for ship in range(len(rooms))]
            return tuple([("capacity", ship, aboard[ship], rooms[ship]) for ship in range(len(rooms))])
        return arrival_sums(game, self.seat, form, self.system)

    # -- which ship carries what -----------------------------------------------------------------------------------

    def _loaded(self, game: Galaxy) -> list[Ship]:
        loaded = load(game, self.seat, Form(self.plan), Passage(game, self.seat, self.system))
        assert not isinstance(loaded, Refused)
        if self.carried:
            stow_by(game, loaded, Form(self.carried), self.system)
        return loaded

    def choose_cargo(self, game: Galaxy) -> Next:
        """Only where a ship may be lost on its way and what it carries could go with another."""
        if not self.plan:
            return None
        loaded = self._loaded(game)
        if not matters(loaded):
            return None
        offered = carry_rows(game, loaded, self.system)
        forms = carry_samples(game, loaded, offered, self.system)
        things = (("system", self.system),)
        return Decision(self.seat, "carry", [], forms=forms, things=things, rows=offered, values=numbers_of(loaded))

    def refuse_cargo(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        return stow_by(game, self._loaded(game), form, self.system)

    def note_cargo(self, game: Galaxy, reply: Reply) -> Next:
        form = reply.form()
        assert form is not None
        self.carried = form.gifts
        return None

    # -- under way -------------------------------------------------------------------------------------------------

    def roll_for_rifts(self, game: Galaxy) -> Next:
        """Ship by ship in the order of the plan, one die for each time that it leaves a rift."""
        if not self.plan:
            return None
        lost: list[tuple[int, int]] = []
        for index, ship in enumerate(self._loaded(game)):
            assert ship.route is not None
            for at in ship.route.dangers:
                die = game.rng.die(10)
                game.note_shown("rift", self.seat, ship.type, die)
                if die <= RIFT_LOSS:
                    lost.append((index, at))
                    break
        self.lost = tuple(lost)
        return None

    def move(self, game: Galaxy) -> Next:
        """Everything leaves; what no rift has taken arrives together. What a lost ship had still to fetch stays."""
        if not self.plan:
            return None
        loaded = self._loaded(game)
        taken = dict(self.lost)
        for index, ship in enumerate(loaded):
            if index in taken:
                ship.cargo = [unit for unit in ship.cargo if boards_at(game, ship, unit, self.system) <= taken[index]]
            for place, type, damaged in [(ship.start, ship.type, ship.damaged), *ship.cargo]:
                if place >= ON_PLANET:
                    add_on_planet(game, self.seat, place - ON_PLANET, type, -1, damaged)
                else:
                    add_in_space(game, self.seat, place, type, -1, damaged)
        for index, ship in enumerate(loaded):
            for _, type, damaged in [(0, ship.type, ship.damaged), *ship.cargo]:
                if index in taken:
                    game.note("removed", self.seat, ship.start, type)
                else:
                    add_in_space(game, self.seat, self.system, type, 1, damaged)
                    self.moved = self.moved or ship.type in SHIPS
        game.note("moved", self.seat, self.system, len(loaded))
        return None

    def open_arrival(self, game: Galaxy) -> Next:
        return opened(game, AFTER_ACTIVE_PLAYER_MOVES_SHIPS_INTO_ACTIVE_SYSTEM) if self.moved else None

    def fire_cannons(self, game: Galaxy) -> Next:
        return Call(SpaceCannonOffense(self.seat, self.system))
