"""Retreat: all ships with a move value leave a space combat together, with what they can carry."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.kernel.decision import Decision, Option, Refused, Reply, Thing, about
from orrery.kernel.procedure import Done, Loop, Next, Procedure, Step
from orrery.kernel.window import At
from orrery.ti4.adjacency import adjacent, rolls_for_rift
from orrery.ti4.combat import force_at, thing_at
from orrery.ti4.limits import capacity, rides_free
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.modifier import Modifier
from orrery.ti4.planets import planets_of
from orrery.ti4.queries import deciding, enemies_in, has_units, unit_of
from orrery.ti4.routes import may_be_moved_into
from orrery.ti4.rules.find_moves import flip_storm
from orrery.ti4.rules.moves import add_in_space, add_on_planet, place_token, remove_ship, ships_entered
from orrery.ti4.rules.picking import Item, pick_units, picked_units
from orrery.ti4.rules.raising import raised, which_raised
from orrery.ti4.rules.storm import EITHER, THROUGH, USED, ask_whether, way_between
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import CAPITAL, COUNT, FIGHTER, GROUND, SHIPS, SPACE_DOCK, Force, count, damaged, whole
from orrery.ti4.windows import AFTER_SHIPS_RETREATED

RIFT_LOSS: Final = 3  # on this or less the ship is gone


class Retreat(Procedure):
    """Where to, what is left behind, in a gravity rift which ship carries what; then they go, and a token is placed."""

    TOLD: ClassVar[str] = "retreated"
    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("ti4:71.7", "choose_destination", "note_destination"),
        Step("ti4:92", "choose_riders", "take_riders"),
        Step("ti4:92", "choose_from_planets", "take_aboard"),
        Step("ti4:71.7b", "choose_left_behind", "leave_behind"),
        Loop("ti4:37.2b", "choose_cargo", "note_cargo"),
        Step("ti4:37.2", "roll_for_rift"),
        Step("ti4:31.18", "choose_raised", "raise_dice"),
        Step("ti4:71.7b", "leave"),
        Step("ti4:Q.tokens.ion-storm", "choose_whether_through_storm", "maybe_turn_storm"),
        Step("ti4:71.7d", "place_command_token"),
        At("ti4:71.7", AFTER_SHIPS_RETREATED),
    )

    def __init__(
        self,
        seat: int,
        system: int,
        destination: int = NOBODY,
        cargo: tuple[tuple[Item, ...], ...] = (),
        dice: tuple[int, ...] = (),
        came: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.system = system
        self.destination = destination
        self.cargo = cargo  # of each ship with capacity, if any ship may be lost on the way; then who rides with it
        self.dice = dice  # for a gravity rift, one for each leaving ship
        self.came = came  # the types of the ships that have arrived

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

    def choose_riders(self, game: Galaxy) -> Next:
        """What needs no room goes along with any ship that has some."""
        types = [type for type in GROUND if rides_free(game, self.seat, type)] if self._carriers(game) else []
        most = sum([count(force_at(game, self.seat, place), type) for place in self._places(game) for type in types])
        return self._take_along(game, self._places(game), most, types) if types else None

    def take_riders(self, game: Galaxy, reply: Reply) -> Next:
        return self.take_aboard(game, reply)

    def _places(self, game: Galaxy) -> list[int]:
        """Where somebody may be taken aboard who is not."""
        return [ON_PLANET + planet for planet in game.chart.planets[self.system]]

    def choose_from_planets(self, game: Galaxy) -> Next:
        """Whatever moves a ship lets it carry ground forces of its system, also from planets (F.general.6)."""
        room = sum([room for _, room in self._carriers(game)])
        return self._take_along(game, self._places(game), room, self._who_need_room(game))

    def _who_need_room(self, game: Galaxy) -> list[int]:
        return [type for type in GROUND if not rides_free(game, self.seat, type)]

    def _take_along(self, game: Galaxy, places: list[int], room: int, types: list[int]) -> Next:
        """Ask for ground forces of those places, as many as there is room for."""
        options: list[Option] = []
        for place in places:
            for type in types:
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
        room = sum([room for _, room in self._carriers(game)])
        held = [each for each in self._held(game) if not (room and rides_free(game, self.seat, each[1]))]
        excess = len(held) - room
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
        if not rolls_for_rift(game, self.seat, self.system):
            return None
        while len(self.cargo) < 2 * len(carriers):
            at = len(self.cargo) % len(carriers)
            riding = len(self.cargo) >= len(carriers)
            left = self._not_stowed(game, riding)
            if left:
                later = sum([len(left) if riding else room for _, room in carriers[at + 1 :]])
                (_, type, hurt), room = carriers[at]
                most = len(left) if riding else min(room, len(left))
                things = (("system", self.system), ("type", type), ("damaged", int(hurt)))
                return pick_units(self.seat, "carry", left, most, things, max(0, len(left) - later))
            self.cargo += ((),)
        return None

    def _not_stowed(self, game: Galaxy, riding: bool) -> list[Item]:
        """What is carried by no ship yet: of what needs room, or of what needs none."""
        left = self._held(game)
        for stowed in self.cargo:
            for item in stowed:
                left.remove(item)
        return [item for item in left if rides_free(game, self.seat, item[1]) == riding]

    def note_cargo(self, game: Galaxy, reply: Reply) -> Next:
        self.cargo += (tuple(picked_units(reply.options())),)
        return None

    def roll_for_rift(self, game: Galaxy) -> Next:
        """In a gravity rift a die for each ship."""
        if rolls_for_rift(game, self.seat, self.system):
            for _, type, _ in self._leaving(game):
                die = game.rng.die(10)
                game.note_shown("rift", self.seat, type, die)
                self.dice += (die,)
        return None

    def choose_raised(self, game: Galaxy) -> Next:
        return which_raised(game, self.seat, self.system, self.dice, (RIFT_LOSS + 1,) * len(self.dice))

    def raise_dice(self, game: Galaxy, reply: Reply) -> Next:
        self.dice = raised(game, self.seat, self.dice, reply)
        return None

    def leave(self, game: Galaxy) -> Next:
        """A ship that is lost in a gravity rift takes along what it carries. No token for nobody."""
        leave_combat(game, self.seat)
        rift = bool(self.dice)
        carriers, half = 0, len(self.cargo) // 2
        aboard = self._held(game)
        for at, item in enumerate(self._leaving(game)):
            stowed: tuple[Item, ...] = ()
            if rift and unit_of(game, self.seat, item[1]).capacity:
                stowed = self.cargo[carriers] + self.cargo[half + carriers]
                carriers += 1
            lost = rift and self.dice[at] <= RIFT_LOSS
            self.came += () if lost else (item[1],)
            for each in (item, *stowed):
                if each in aboard and each in stowed:
                    aboard.remove(each)
                self._go(game, each, lost)
        for each in aboard:
            self._go(game, each, False)
        if not self.came:
            return Done()
        game.note(self.TOLD, self.seat, self.system, self.destination)
        if self._ships_came():
            ships_entered(game, self.mover(), self.destination)
        return None

    def mover(self) -> int:
        """The player who moves the ships."""
        return self.seat

    def _ships_came(self) -> bool:
        """A space dock, which is none, may be all that has come out of a rift."""
        return any(type in SHIPS for type in self.came)

    def _go(self, game: Galaxy, item: Item, lost: bool) -> None:
        _, type, hurt = item
        if lost:
            remove_ship(game, self.seat, self.system, type, hurt)
        else:
            add_in_space(game, self.seat, self.system, type, -1, hurt)
            add_in_space(game, self.seat, self.destination, type, 1, hurt)

    def choose_whether_through_storm(self, game: Galaxy) -> Next:
        if not self._ships_came():
            return None
        way = way_between(game, self.seat, self.system, self.destination)
        if way == EITHER:
            return ask_whether(game, self.seat)
        if way == THROUGH:
            flip_storm(game, self.seat)
        return None

    def maybe_turn_storm(self, game: Galaxy, reply: Reply) -> Next:
        if reply.option() == USED:
            flip_storm(game, self.seat)
        return None

    def place_command_token(self, game: Galaxy) -> Next:
        place_token(game, self.seat, self.destination)
        return None


class MoveAway(Retreat):
    """An effect moves all ships out of a combat, which is no retreat. Fighters go along, with or without room; ground
    forces are carried as far as there is room, from the space area and from planets of the system."""

    TOLD = "moved away"
    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("ti4:F.general.6", "choose_riders", "take_riders"),
        Step("ti4:F.general.6", "choose_passengers", "take_aboard"),
        Loop("ti4:37.2b", "choose_cargo", "note_cargo"),
        Step("ti4:37.2", "roll_for_rift"),
        Step("ti4:31.18", "choose_raised", "raise_dice"),
        Step("ti4:17.9", "leave"),
        Step("ti4:52.3b", "place_command_token"),
        At("ti4:17.9", AFTER_SHIPS_RETREATED),
    )

    def __init__(
        self,
        seat: int,
        system: int,
        destination: int = NOBODY,
        cargo: tuple[tuple[Item, ...], ...] = (),
        passengers: tuple[Item, ...] = (),
        dice: tuple[int, ...] = (),
        came: tuple[int, ...] = (),
        boarding: tuple[tuple[int, int, bool], ...] = (),
    ) -> None:
        super().__init__(seat, system, destination, cargo, dice, came)
        self.passengers = passengers  # ground forces that go along
        self.boarding = boarding  # those of them that stand on planets until the ships leave: where, type, damaged

    def choose_passengers(self, game: Galaxy) -> Next:
        """Whoever stays in the space area without ships is lost."""
        room = capacity(game, self.seat, self._force(game))
        return self._take_along(game, self._places(game), room, self._who_need_room(game))

    def _places(self, game: Galaxy) -> list[int]:
        return [self.system, *super()._places(game)]

    def _take(self, game: Galaxy, place: int, type: int, hurt: bool) -> None:
        """Nobody comes aboard before the ships leave: beside fighters there may be too little room for all."""
        self.passengers += (("unit", type, hurt),)
        self.boarding += ((place, type, hurt),)

    def leave(self, game: Galaxy) -> Next:
        for place, type, hurt in self.boarding:
            super()._take(game, place, type, hurt)
        return super().leave(game)

    def _fighters(self, game: Galaxy) -> tuple[list[Item], list[Item]]:
        """Those in ships, which roll no dice of their own, and those beside them."""
        fighters = items_of(self._force(game), FIGHTER)
        needing = [item for item in self.passengers if not rides_free(game, self.seat, item[1])]
        room = capacity(game, self.seat, self._force(game)) - len(needing)
        held = 0 if self._flies(game, FIGHTER) else min(room, len(fighters))
        return fighters[:held], fighters[held:]

    def _held(self, game: Galaxy) -> list[Item]:
        return [*self._fighters(game)[0], *self.passengers]

    def _leaving(self, game: Galaxy) -> list[Item]:
        ships = [item for type in (*CAPITAL, SPACE_DOCK) for item in items_of(self._force(game), type)]
        return ships + self._fighters(game)[1]


def leave_combat(game: Galaxy, seat: int) -> None:
    """What fought beside the ships from planets takes part no more, and stays there."""
    left = [each for each in game.effects if not (isinstance(each, Modifier) and each.ends_by_leaving(seat))]
    game.effects = left


def items_of(force: Force, type: int) -> list[Item]:
    return [("unit", type, True)] * damaged(force, type) + [("unit", type, False)] * whole(force, type)


def no_going(game: Galaxy, seat: int, system: int, there: int) -> str:
    """Why this player's ships cannot leave a combat for another system, by whatever means, or "" if they can."""
    if game.effects and any(each.holds_ships(game, seat) for each in game.lasting(Modifier)):
        return "held-in-combat"
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
    freely = any(each.retreats_anywhere(game, seat) for each in deciding(game, Modifier.retreats_anywhere))
    if freely and not any(has_units(game, other, there) for other in range(game.seats) if other != seat):
        return ""
    return "nothing-of-yours"


def retreats(game: Galaxy, seat: int, system: int) -> list[int]:
    """Where ships may retreat to: adjacent, open to them, without ships of others, with an own unit or planet."""
    return [near for near in adjacent(game, system, seat, True) if not no_retreat(game, seat, system, near)]
