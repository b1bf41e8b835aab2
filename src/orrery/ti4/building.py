"""What may be produced: where, how many, for how much. Pure questions; the procedure is in `rules.production`."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Gift, Refused
from orrery.ti4.components import NUMBER
from orrery.ti4.limits import capacity, docked_fighters, flies_alone
from orrery.ti4.loading import ON_PLANET, type_of
from orrery.ti4.payments import RESOURCES, purse
from orrery.ti4.planets import resources
from orrery.ti4.queries import enemies_in, has_ships, is_closed, modifiers, owns, unit_of
from orrery.ti4.reinforcements import TOKENED, at_hand, left_of, places_of, places_to_take_from
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import (
    COUNT,
    FIGHTER,
    INFANTRY,
    PLASTIC,
    SHIPS,
    SPACE_DOCK,
    TYPES,
    WAR_SUN,
    changed,
    count,
    ground_forces,
)

SARWEEN: Final = NUMBER["sarween-tools"]
WAR_SUNS: Final = NUMBER["war-sun"]
ALL: Final = -2  # units with production of the system, not one dock alone
GENERIC_WAR_SUN: Final = "war-sun"
PRODUCIBLE: Final = (*SHIPS, INFANTRY)  # mechs come with the expansion


# -- production as the units have it -----------------------------------------------------------------------------------


def production_of(game: Galaxy, seat: int, type: int, planet: int) -> int:
    """The production value of one unit, 0 if it has none. Most docks add the resources of the planet they stand on."""
    unit = unit_of(game, seat, type)
    if unit.production < 0 or (planet != NOBODY and is_idle(game, planet)):
        return 0
    return unit.production if unit.fixed or planet == NOBODY else unit.production + resources(game, planet)


def is_idle(game: Galaxy, planet: int) -> bool:
    """Units on that planet cannot use production."""
    return any(each.keeps_from_producing(game, planet) for each in modifiers(game))


def producers(game: Galaxy, seat: int, system: int) -> list[tuple[int, int]]:
    """The planets of the system (NOBODY: its space area) where this seat has units with production: place and sum."""
    player = game.players[seat]
    zones = [(NOBODY, player.ships_in(system))]
    zones += [(planet, player.troops_on(planet)) for planet in game.chart.planets[system]]
    found: list[tuple[int, int]] = []
    for planet, force in zones:
        if force:
            values = [count(force, type) * production_of(game, seat, type, planet) for type in range(COUNT)]
            if any(values):
                found.append((planet, sum(values)))
    return found


def is_blockaded(game: Galaxy, seat: int, system: int) -> bool:
    """Ships of others are there and none of one's own (19)."""
    return bool(enemies_in(game, seat, system)) and not has_ships(game, seat, system)


def may_own(game: Galaxy, seat: int, type: int) -> bool:
    """War suns need their technology, unless the faction sheet shows one of its own."""
    return type != WAR_SUN or unit_of(game, seat, type).key != GENERIC_WAR_SUN or owns(game, seat, WAR_SUNS)


def one_dock(game: Galaxy, seat: int, planet: int) -> int:
    """The production value of the one space dock on that planet, or in space."""
    return production_of(game, seat, SPACE_DOCK, planet)


# -- prices ------------------------------------------------------------------------------------------------------------


def number_of(gifts: tuple[Gift, ...], type: int) -> int:
    return sum([amount for _, kind, amount in gifts if type_of(kind)[0] == type])


def cost(game: Galaxy, seat: int, gifts: tuple[Gift, ...]) -> int:
    """What is printed: two fighters or infantry for the price of one, wherever they are put (26.1)."""
    total = 0
    pairs = not any(each.ends_pairs(game, seat) for each in modifiers(game))
    for type in PRODUCIBLE:
        number = number_of(gifts, type)
        if number:
            unit = unit_of(game, seat, type)
            total += unit.cost * ((number + 1) // 2 if unit.pair and pairs else number)
    return total


def price(game: Galaxy, seat: int, gifts: tuple[Gift, ...], ability: bool) -> int:
    """What is paid. Sarween Tools take one off, if it is by the production ability (F.production.2)."""
    total = cost(game, seat, gifts)
    return total - 1 if total and ability and owns(game, seat, SARWEEN) else total


# -- one chance to produce ---------------------------------------------------------------------------------------------


class Works:
    """One chance to produce units in a system, worked out once for a question.

    By the production ability: so many units. By another ability that names a planet: units that cost no more together
    than that planet has resources.
    """

    def __init__(self, game: Galaxy, seat: int, system: int, planet: int = NOBODY, dock: int = ALL) -> None:
        self.seat = seat
        self.system = system
        self.ability = planet == NOBODY  # units use production
        self.money = purse(game, seat, RESOURCES)
        self.others = enemies_in(game, seat, system)
        if self.ability:
            made = producers(game, seat, system) if dock == ALL else [(dock, one_dock(game, seat, dock))]
            self.limit = sum([value for _, value in made])
            self.budget = self.money + 1
            self.used = [place for place, _ in made]
            self.afloat = sum([value for place, value in made if place == NOBODY])  # of units in the space area
        else:
            self.budget = resources(game, planet)
            self.limit = 2 * self.budget
            self.used = [planet]
            self.afloat = 0
        self.landings = [place for place in game.chart.planets[system] if game.controller[place] == seat]

    def places(self, type: int) -> list[int]:
        """Where units of that type could be put, allowed or not."""
        if type in SHIPS:
            return [self.system]
        space = [self.system] if NOBODY in self.used else []
        return space + [ON_PLANET + planet for planet in self.landings]

    def rows(self, game: Galaxy) -> tuple[Gift, ...]:
        """Everything that has a cost, and how many of it at most; 0: `why_not` says why."""
        found: list[Gift] = []
        for type in PRODUCIBLE:
            if unit_of(game, self.seat, type).cost:
                found += [(place, TYPES[type], self.most(game, place, type)) for place in self.places(type)]
        return tuple(found)

    def most(self, game: Galaxy, place: int, type: int) -> int:
        if self.why_not(game, place, type):
            return 0
        number = self.limit
        if type not in TOKENED:
            number = min(number, at_hand(game, self.seat, type))
        while number > 1 and self._refused_alone(game, (place, TYPES[type], number)):
            number -= 1
        return number

    def why_not(self, game: Galaxy, place: int, type: int) -> Refused | None:
        """Why not a single one can be produced there."""
        if not unit_of(game, self.seat, type).cost or not may_own(game, self.seat, type):
            return Refused("has-no-cost", (type,), "ti4:54.3")
        if type in SHIPS and self.others:
            blockaded = is_blockaded(game, self.seat, self.system)
            key, rule = ("blockaded", "ti4:19.1") if blockaded else ("ships-of-others", "ti4:26.5")
            return Refused(key, (self.system, self.others[0]), rule)
        if place not in self.places(type):
            controller = game.controller[place - ON_PLANET] if place >= ON_PLANET else NOBODY
            return Refused("not-placed-there", (place, controller), "ti4:26.3a" if place >= ON_PLANET else "ti4:69.4")
        if place >= ON_PLANET and is_closed(game, place - ON_PLANET):
            return Refused("demilitarized", (place - ON_PLANET,), "ti4:1.2")
        if place >= ON_PLANET and place - ON_PLANET not in self.used and NOBODY not in self.used:
            return Refused("nothing-produces-there", (place - ON_PLANET,), "ti4:69.3")
        return self._refused_alone(game, (place, TYPES[type], 1))

    def refused(self, game: Galaxy, gifts: tuple[Gift, ...]) -> Refused | None:
        """Why these cannot be produced together."""
        return self._refused_but_for_room(game, gifts) or self._lacks_room(game, gifts)

    def _refused_alone(self, game: Galaxy, line: Gift) -> Refused | None:
        """Why one line cannot stand in any order: what lacks room may find it in ships of the same order."""
        refused = self._refused_but_for_room(game, (line,))
        lacking = None if refused else self._lacks_room(game, (line,))
        if lacking is None or self.others:
            return refused or lacking
        for type in SHIPS:
            if unit_of(game, self.seat, type).capacity and may_own(game, self.seat, type):
                if not self._refused_but_for_room(game, ((self.system, TYPES[type], 1), line)):
                    return None
        return lacking

    def _refused_but_for_room(self, game: Galaxy, gifts: tuple[Gift, ...]) -> Refused | None:
        number = sum([amount for _, _, amount in gifts])
        if self.ability and number > self.limit:
            return Refused("production-limit", (number, self.limit), "ti4:69.1")
        anywhere = self._from_afloat(gifts)
        if anywhere > self.afloat:
            return Refused("production-limit", (anywhere, self.afloat), "ti4:69.4")
        total = cost(game, self.seat, gifts)
        if not self.ability and total > self.budget:
            return Refused("more-than-its-resources", (total, self.budget), "ti4:26.3")
        to_pay = price(game, self.seat, gifts, self.ability)
        if to_pay > self.money:
            return Refused("too-expensive", (to_pay, self.money), "ti4:26.0")
        return self._lacks_plastic(game, gifts)

    def _from_afloat(self, gifts: tuple[Gift, ...]) -> int:
        """Ground forces that only units in the space area can have produced: aboard, or where nothing else produces."""
        grounds = [ON_PLANET + planet for planet in self.used if planet != NOBODY]
        return sum([amount for place, kind, amount in gifts if type_of(kind)[0] == INFANTRY and place not in grounds])

    def _lacks_plastic(self, game: Galaxy, gifts: tuple[Gift, ...]) -> Refused | None:
        for type in PRODUCIBLE:
            wanted = number_of(gifts, type)
            if not wanted:
                continue
            if type in TOKENED:
                lacking = figures_lacking(game, self.seat, type, gifts)
                if lacking > len(figures_to_free(game, self.seat, type, gifts)):
                    return Refused(
                        "no-figure-left", (len(places_of(game, self.seat, type)), PLASTIC[type]), "ti4:59.4b"
                    )
            elif wanted > at_hand(game, self.seat, type):
                return Refused("none-left", (wanted, at_hand(game, self.seat, type)), "ti4:26.4")
        return None

    def _lacks_room(self, game: Galaxy, gifts: tuple[Gift, ...]) -> Refused | None:
        """Ground forces in the space area need room, also in ships that are produced with them."""
        if not any(place == self.system and type_of(kind)[0] == INFANTRY for place, kind, _ in gifts):
            return None
        force = game.players[self.seat].ships_in(self.system)
        for place, kind, number in gifts:
            if place == self.system:
                force = changed(force, type_of(kind)[0], number)
        aboard, room = ground_forces(force), capacity(game, self.seat, force)
        if not flies_alone(game, self.seat):
            aboard += max(0, count(force, FIGHTER) - docked_fighters(game, self.seat, self.system))
        return Refused("no-room", (aboard, room), "ti4:69.4a") if aboard > room else None


def figures_lacking(game: Galaxy, seat: int, type: int, gifts: tuple[Gift, ...]) -> int:
    """Plastic figures of fighters or infantry that must be had from elsewhere on the board."""
    stand = places_of(game, seat, type)
    new = {place for place, kind, _ in gifts if type_of(kind)[0] == type and place not in stand}
    return max(0, len(new) - left_of(game, seat, type))


def figures_to_free(game: Galaxy, seat: int, type: int, gifts: tuple[Gift, ...]) -> list[int]:
    """Places whose fighters or infantry may all go back, so that their figure can be used."""
    wanted = {place for place, kind, _ in gifts if type_of(kind)[0] == type}
    return [place for place in places_to_take_from(game, seat, type) if place not in wanted]
