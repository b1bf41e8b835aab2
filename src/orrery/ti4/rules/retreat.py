"""Retreat: all ships with a move value leave a space combat together, with what they can carry."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.kernel.decision import Decision, Option, Refused, Reply, Thing, about
from orrery.kernel.procedure import Done, Loop, Next, Procedure, Step
from orrery.ti4.adjacency import adjacent
from orrery.ti4.combat import force_at, thing_at
from orrery.ti4.limits import capacity
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import planets_of
from orrery.ti4.queries import enemies_in, unit_of
from orrery.ti4.routes import may_be_moved_into
from orrery.ti4.rules.moves import add_in_space, add_on_planet, place_token, remove_ship
from orrery.ti4.rules.picking import Item, pick_units, picked_units
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import CAPITAL, COUNT, FIGHTER, GROUND, SPACE_DOCK, Force, count, damaged, whole

RIFT_LOSS: Final = 3  # on this or less the ship is gone


class Retreat(Procedure):
    """Where to, what is left behind, in a gravity rift which ship carries what; then they go, and a token is placed."""

    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("ti4:71.7", "choose_destination", "note_destination"),
        Step("ti4:92", "choose_from_planets", "take_aboard"),
        Step("ti4:71.7b", "choose_left_behind", "leave_behind"),
        Loop("ti4:37.2b", "choose_cargo", "note_cargo"),
        Step("ti4:71.7b", "leave"),
        Step("ti4:71.7d", "place_command_token"),
    )

    def __init__(
        self, seat: int, system: int, destination: int = NOBODY, cargo: tuple[tuple[Item, ...], ...] = ()
    ) -> None:
        self.seat = seat
        self.system = system
        self.destination = destination
        self.cargo = cargo  # of each ship with capacity, if any ship may be lost on the way

    def choose_destination(self, game: Galaxy) -> Next:
        systems = retreats(game, self.seat, self.system)
        return Decision(self.seat, "retreat to", about("system", systems)) if systems else Done()

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        kind, number = thing
        if kind == "type" and self.destination != NOBODY and 0 <= number < COUNT:
            there = count(self._force(game), number)
            return Refused("goes-by-itself", (number,), "ti4:71.7b") if there else Refused("none-there", (number,))
        if kind != "system" or self.destination != NOBODY or not 0 <= number < game.chart.systems:
            return None
        reason = no_retreat(game, seat, self.system, number)
        return Refused(reason, (number,), "ti4:71.7c") if reason else None

    def note_destination(self, game: Galaxy, reply: Reply) -> Next:
        self.destination = reply.option().id()
        return None

    def choose_from_planets(self, game: Galaxy) -> Next:
        """Whatever moves a ship lets it carry ground forces of its system, also from planets (F.general.6)."""
        planets = [ON_PLANET + planet for planet in game.chart.planets[self.system]]
        return self._take_along(game, planets, sum(room for _, room in self._carriers(game)))

    def _take_along(self, game: Galaxy, places: list[int], room: int) -> Next:
        """Ask for ground forces of those places, as many as there is room for."""
        options: list[Option] = []
        for place in places:
            for type in GROUND:
                for nth, (_, _, hurt) in enumerate(items_of(force_at(game, self.seat, place), type)):
                    things = (("place", place), ("type", type), ("damaged", int(hurt)), ("nth", nth), thing_at(place))
                    options.append(Option("carry", things))
        most = min(room, len(options))
        things_about = (("system", self.system), ("room", room))
        return Decision(self.seat, "take along", options, 0, most, things=things_about) if most else None

    def take_aboard(self, game: Galaxy, reply: Reply) -> Next:
        for option in reply.options():
            self._take(game, option.things[0][1], option.things[1][1], bool(option.things[2][1]))
        return None

    def _take(self, game: Galaxy, place: int, type: int, hurt: bool) -> None:
        if place >= ON_PLANET:
            add_on_planet(game, self.seat, place - ON_PLANET, type, -1, hurt)
            add_in_space(game, self.seat, self.system, type, 1, hurt)

    def choose_left_behind(self, game: Galaxy) -> Next:
        """What the leaving ships cannot carry is removed, whatever room there is where they go."""
        held = self._held(game)
        excess = len(held) - sum(room for _, room in self._carriers(game))
        return pick_units(self.seat, "leave behind", held, excess, (("system", self.system),)) if excess > 0 else None

    def leave_behind(self, game: Galaxy, reply: Reply) -> Next:
        for _, type, hurt in picked_units(reply.options()):
            remove_ship(game, self.seat, self.system, type, hurt)
        return None

    def _force(self, game: Galaxy) -> Force:
        return game.players[self.seat].ships_in(self.system)

    def _flies(self, game: Galaxy, type: int) -> bool:
        return unit_of(game, self.seat, type).move > 0

    def _held(self, game: Galaxy) -> list[Item]:
        """What must be carried: ground forces, and fighters that do not fly by themselves."""
        types = [*([] if self._flies(game, FIGHTER) else [FIGHTER]), *GROUND]
        return [item for type in types for item in items_of(self._force(game), type)]

    def _leaving(self, game: Galaxy) -> list[Item]:
        types = [type for type in (*CAPITAL, FIGHTER, SPACE_DOCK) if self._flies(game, type)]
        return [item for type in types for item in items_of(self._force(game), type)]

    def _carriers(self, game: Galaxy) -> list[tuple[Item, int]]:
        """The leaving ships that can carry something, and how much."""
        rooms = [(item, unit_of(game, self.seat, item[1]).capacity) for item in self._leaving(game)]
        return [(item, room) for item, room in rooms if room]

    def choose_cargo(self, game: Galaxy) -> Next:
        """Where ships may be lost on leaving it is said before, ship by ship, what each carries."""
        carriers = self._carriers(game)
        left = self._not_stowed(game)
        at = len(self.cargo)
        if "rift" not in game.chart.anomalies[self.system] or at >= len(carriers) or not left:
            return None
        later = sum(room for _, room in carriers[at + 1 :])
        (_, type, hurt), room = carriers[at]
        things = (("system", self.system), ("type", type), ("damaged", int(hurt)))
        return pick_units(self.seat, "carry", left, min(room, len(left)), things, max(0, len(left) - later))

    def _not_stowed(self, game: Galaxy) -> list[Item]:
        left = self._held(game)
        for stowed in self.cargo:
            for item in stowed:
                left.remove(item)
        return left

    def note_cargo(self, game: Galaxy, reply: Reply) -> Next:
        self.cargo += (tuple(picked_units(reply.options())),)
        return None

    def leave(self, game: Galaxy) -> Next:
        """In a gravity rift a die for each ship; one that is lost takes along what it carries. No token for nobody."""
        rift = "rift" in game.chart.anomalies[self.system]
        carriers, arrived = 0, False
        aboard = self._held(game)
        for item in self._leaving(game):
            stowed: tuple[Item, ...] = ()
            if rift and unit_of(game, self.seat, item[1]).capacity:
                stowed = self.cargo[carriers] if carriers < len(self.cargo) else ()
                carriers += 1
            lost = rift and self._is_lost(game, item[1])
            arrived = arrived or not lost
            for each in (item, *stowed):
                if each in aboard and each in stowed:
                    aboard.remove(each)
                self._go(game, each, lost)
        for each in aboard:
            self._go(game, each, False)
        if not arrived:
            return Done()
        game.note("retreated", self.seat, self.system, self.destination)
        return None

    def _is_lost(self, game: Galaxy, type: int) -> bool:
        die = game.rng.die(10)
        game.note_shown("rift", self.seat, type, die)
        return die <= RIFT_LOSS

    def _go(self, game: Galaxy, item: Item, lost: bool) -> None:
        _, type, hurt = item
        if lost:
            remove_ship(game, self.seat, self.system, type, hurt)
        else:
            add_in_space(game, self.seat, self.system, type, -1, hurt)
            add_in_space(game, self.seat, self.destination, type, 1, hurt)

    def place_command_token(self, game: Galaxy) -> Next:
        place_token(game, self.seat, self.destination)
        return None


class MoveAway(Retreat):
    """An effect moves all ships out of a combat, which is no retreat. Fighters go along, with or without room; ground
    forces are carried as far as there is room, from the space area and from planets of the system."""

    STEPS = (
        Step("ti4:F.general.6", "choose_passengers", "take_aboard"),
        Loop("ti4:37.2b", "choose_cargo", "note_cargo"),
        Step("ti4:17.9", "leave"),
        Step("ti4:52.3b", "place_command_token"),
    )

    def __init__(
        self,
        seat: int,
        system: int,
        destination: int = NOBODY,
        cargo: tuple[tuple[Item, ...], ...] = (),
        passengers: tuple[Item, ...] = (),
    ) -> None:
        super().__init__(seat, system, destination, cargo)
        self.passengers = passengers  # ground forces that go along

    def choose_passengers(self, game: Galaxy) -> Next:
        """Whoever stays in the space area without ships is lost."""
        places = [self.system, *[ON_PLANET + planet for planet in game.chart.planets[self.system]]]
        return self._take_along(game, places, capacity(game, self.seat, self._force(game)))

    def _take(self, game: Galaxy, place: int, type: int, hurt: bool) -> None:
        super()._take(game, place, type, hurt)
        self.passengers += (("unit", type, hurt),)

    def _fighters(self, game: Galaxy) -> tuple[list[Item], list[Item]]:
        """Those in ships, which roll no dice of their own, and those beside them."""
        fighters = items_of(self._force(game), FIGHTER)
        room = capacity(game, self.seat, self._force(game)) - len(self.passengers)
        held = 0 if self._flies(game, FIGHTER) else min(room, len(fighters))
        return fighters[:held], fighters[held:]

    def _held(self, game: Galaxy) -> list[Item]:
        return [*self._fighters(game)[0], *self.passengers]

    def _leaving(self, game: Galaxy) -> list[Item]:
        ships = [item for type in (*CAPITAL, SPACE_DOCK) for item in items_of(self._force(game), type)]
        return ships + self._fighters(game)[1]


def items_of(force: Force, type: int) -> list[Item]:
    return [("unit", type, True)] * damaged(force, type) + [("unit", type, False)] * whole(force, type)


def no_going(game: Galaxy, seat: int, system: int, there: int) -> str:
    """Why this player's ships cannot leave a combat for another system, by whatever means, or "" if they can."""
    if there not in adjacent(game, system, seat, True):
        return "not-adjacent"
    if enemies_in(game, seat, there):
        return "ships-of-others"
    if not may_be_moved_into(game, seat, there):
        return "closed-anomaly"
    return ""


def no_retreat(game: Galaxy, seat: int, system: int, there: int) -> str:
    """Why this player's ships cannot retreat from one system to another, or "" if they can."""
    reason = no_going(game, seat, system, there)
    if reason:
        return reason
    player, planets = game.players[seat], game.chart.planets[there]
    owned = planets_of(game, seat)
    if player.ships_in(there) or any(planet in owned or player.troops_on(planet) for planet in planets):
        return ""
    return "nothing-of-yours"


def retreats(game: Galaxy, seat: int, system: int) -> list[int]:
    """Where ships may retreat to: adjacent, open to them, without ships of others, with an own unit or planet."""
    return [near for near in adjacent(game, system, seat, True) if not no_retreat(game, seat, system, near)]
