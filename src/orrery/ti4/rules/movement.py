"""Movement: the active player says what comes; it all arrives together. Then space cannons fire."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.kernel.decision import Decision, Form, Gift, Option, Refused, Reply, Sum, Thing
from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.kernel.window import At, opened
from orrery.ti4.loading import ON_PLANET, Ship, boards_at, kind_of, load, system_at
from orrery.ti4.plans import rows, samples, why_not
from orrery.ti4.queries import has_units
from orrery.ti4.routes import Passage
from orrery.ti4.rules.find_moves import flip_storm
from orrery.ti4.rules.moves import put_units, ships_entered, turn_nexus
from orrery.ti4.rules.space_cannon import SpaceCannonOffense
from orrery.ti4.rules.storm import BESIDE, EITHER, THROUGH, USED, ask_whether, way_of_plan
from orrery.ti4.rules.wormhole_ways import by_wormholes
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.stowage import carry_rows, carry_samples, matters, needs_room, numbers_of, stow_by
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

    STEPS: ClassVar[tuple[Step, ...]] = (
        At("ti4:17.6", BEFORE_MOVEMENT),
        Step("ti4:17.6", "choose_plan", "note_plan", check="refuse_plan"),
        Step("ti4:92.1a", "choose_cargo", "note_cargo", check="refuse_cargo"),
        Step("ti4:37.2", "roll_for_rifts"),
        Step("ti4:17.6", "move"),
        Step("ti4:Q.tokens.ion-storm", "choose_whether_through_storm", "hear_whether_through_storm"),
        Step("ti4:Q.tokens.ion-storm", "turn_storm"),
        At("ti4:99.2a", AFTER_SHIPS_MOVED),
        Step("ti4:17.7", "open_arrival"),
        Step("ti4:96.2", "fire_cannons"),
        Step("ti4:99.2a", "maybe_wake_nexus"),
    )

    def __init__(
        self,
        seat: int,
        system: int,
        plan: tuple[Gift, ...] = (),
        carried: tuple[Gift, ...] = (),
        lost: tuple[tuple[int, int], ...] = (),
        moved: bool = False,
        storm: int = BESIDE,
        silent: bool = False,
        came: tuple[int, ...] = (),
        holed: int = 0,
        stormed: int = 0,
        leaders: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.system = system
        self.plan = plan
        self.carried = carried  # by which ship of the plan, if that was asked
        self.lost = lost  # ships of the plan that a gravity rift has taken, and where on their way
        self.moved = moved
        self.storm = storm  # whether they came through it
        self.silent = silent  # no space cannons fire after it
        self.came = came  # the types of the ships that have arrived
        self.holed = holed  # ships with capacity that have come by wormholes, if anybody could ask for it
        self.stormed = stormed  # the same with those that have come by the ion storm
        self.leaders = leaders  # those that acted for the mover before it: none acts on what has unlocked it (7.6c)

    # -- what comes ------------------------------------------------------------------------------------------------

    def choose_plan(self, game: Galaxy) -> Next:
        ways = self.ways(game)
        offered = self.offered(game)
        if not any(most for _, _, most in offered):
            return None
        forms = samples(game, self.seat, offered, ways, game.aside())
        return self.question(forms, offered)

    def ways(self, game: Galaxy) -> Passage:
        """How ships get there."""
        return Passage(game, self.seat, self.system)

    def offered(self, game: Galaxy) -> tuple[Gift, ...]:
        """Every unit that may be named in the plan."""
        return rows(game, self.seat, self.ways(game))

    def question(self, forms: list[Form], offered: tuple[Gift, ...]) -> Decision:
        return Decision(self.seat, "move", [NOTHING], forms=forms, things=(("system", self.system),), rows=offered)

    def refuse_plan(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        loaded = load(game, seat, form, self.ways(game))
        return loaded if isinstance(loaded, Refused) else None

    def note_plan(self, game: Galaxy, reply: Reply) -> Next:
        form = reply.form()
        self.plan = form.gifts if form is not None else ()
        return None

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        """Of a row, by its place in the question, or of a system: why nothing comes from there."""
        kind, number = thing
        ways = self.ways(game)
        offered = self.offered(game)
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
        ways = self.ways(game)
        return [why_not(game, self.seat, row, ways) for row in decision.rows]

    def sums(self, game: Galaxy, decision: Decision, form: Form) -> tuple[Sum, ...]:
        if decision.prompt == "carry":
            loaded = self._loaded(game)
            aboard = [
                sum([number for where, kind, number in form.gifts if where == at and needs_room(ship, kind)])
                for at, ship in enumerate(loaded)
            ]
            return tuple([("capacity", at, aboard[at], ship.capacity) for at, ship in enumerate(loaded)])
        return arrival_sums(game, self.seat, form, self.system)

    # -- which ship carries what -----------------------------------------------------------------------------------

    def _loaded(self, game: Galaxy) -> list[Ship]:
        loaded = load(game, self.seat, Form(self.plan), self.ways(game))
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
        """Ship by ship in the order of the plan, one die for each time that it leaves a rift. Who goes ahead comes
        first: without it the others have other ways, or none."""
        if not self.plan:
            return None
        loaded = self._loaded(game)
        lost: list[tuple[int, int]] = []
        led = any(ship.passage.ahead for ship in loaded)
        for index in sorted(range(len(loaded)), key=lambda index: loaded[index].passage.ahead):
            ship = loaded[index]
            at = self._lost_at(game, ship)
            if at != NOBODY and led and not ship.passage.ahead:
                self._go_without(game, loaded, ship, at)
                return None
            if at != NOBODY:
                lost.append((index, at))
        self.lost = tuple(lost)
        return None

    def _lost_at(self, game: Galaxy, ship: Ship) -> int:
        """Where on its way a gravity rift takes the ship."""
        assert ship.route is not None
        for at in ship.route.dangers:
            die = game.rng.die(10)
            game.note_shown("rift", self.seat, ship.type, die)
            if die <= RIFT_LOSS:
                return at
        return NOBODY

    def _go_without(self, game: Galaxy, loaded: list[Ship], leader: Ship, at: int) -> None:
        """The ship that went ahead is gone with what it carried. Of the others those come that still find a way, with
        what they carry if it lies on that. All of it is one step: capacity counts where they were once they have left.
        """
        leader.cargo = [unit for unit in leader.cargo if boards_at(game, leader, unit, self.system) <= at]
        for place, type, damaged in [(leader.start, leader.type, leader.damaged), *leader.cargo]:
            put_units(game, self.seat, place, type, -1, damaged)
            game.note("removed", self.seat, leader.start, type)
        ways = self.ways(game)
        plan: tuple[Gift, ...] = ()
        for ship in loaded:
            if ship is not leader:
                lines = [(place, kind_of(type, damaged), 1) for place, type, damaged in ship.cargo]
                alone = (ship.start, kind_of(ship.type, ship.damaged), 1)
                for more in ((alone, *lines), (alone,)):
                    if not isinstance(load(game, self.seat, Form((*plan, *more)), ways), Refused):
                        plan = (*plan, *more)
                        break
        self.plan, self.carried = plan, ()
        self.roll_for_rifts(game)
        self.move(game)
        self.plan = ()

    def move(self, game: Galaxy) -> Next:
        """Everything leaves; what no rift has taken arrives together. What a lost ship had still to fetch stays."""
        if not self.plan:
            return None
        loaded = self._loaded(game)
        self.storm = way_of_plan(game, self.seat, self.system, self.plan, loaded)
        taken = dict(self.lost)
        if game.stirs(AFTER_SHIPS_MOVED):
            arriving = [ship for index, ship in enumerate(loaded) if index not in taken]
            self.holed = by_wormholes(game, self.seat, self.system, arriving, False)
            self.stormed = by_wormholes(game, self.seat, self.system, arriving, True)
            self.leaders = game.players[self.seat].leaders + game.lent_to(self.seat)
        for index, ship in enumerate(loaded):
            if index in taken:
                ship.cargo = [unit for unit in ship.cargo if boards_at(game, ship, unit, self.system) <= taken[index]]
            for place, type, damaged in [(ship.start, ship.type, ship.damaged), *ship.cargo]:
                put_units(game, self.seat, place, type, -1, damaged)
        self.came = tuple([ship.type for index, ship in enumerate(loaded) if index not in taken])
        for index, ship in enumerate(loaded):
            for _, type, damaged in [(0, ship.type, ship.damaged), *ship.cargo]:
                if index in taken:
                    game.note("removed", self.seat, ship.start, type)
                else:
                    put_units(game, self.seat, self.system, type, 1, damaged)
                    self.moved = self.moved or ship.type in SHIPS
        game.note("moved", self.seat, self.system, len(loaded))
        if self.moved:
            ships_entered(game, self.seat, self.system)
        return None

    def choose_whether_through_storm(self, game: Galaxy) -> Next:
        return ask_whether(game, self.seat) if self.storm == EITHER and self.moved else None

    def hear_whether_through_storm(self, game: Galaxy, reply: Reply) -> Next:
        self.storm = THROUGH if reply.option() == USED else BESIDE
        return None

    def turn_storm(self, game: Galaxy) -> Next:
        """All movement is one: it turns once."""
        if self.storm == THROUGH and self.moved:
            flip_storm(game, self.seat)
        return None

    def open_arrival(self, game: Galaxy) -> Next:
        return opened(game, AFTER_ACTIVE_PLAYER_MOVES_SHIPS_INTO_ACTIVE_SYSTEM) if self.moved else None

    def fire_cannons(self, game: Galaxy) -> Next:
        return None if self.silent else Call(SpaceCannonOffense(self.seat, self.system))

    def maybe_wake_nexus(self, game: Galaxy) -> Next:
        """Also if all that came has been shot down."""
        if self.system == game.chart.asleep and (self.moved or has_units(game, self.seat, self.system)):
            turn_nexus(game, self.seat)
        return None
