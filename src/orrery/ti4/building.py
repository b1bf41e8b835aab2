"""What may be produced: where, how many, for how much. Pure questions; the procedure is in `rules.production`."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Gift, Refused
from orrery.ti4.combat import loses
from orrery.ti4.components import NUMBER
from orrery.ti4.limits import capacity, docked_fighters, flies_alone, troops_to_hold
from orrery.ti4.loading import ON_PLANET, system_at, type_of
from orrery.ti4.modifier import Modifier
from orrery.ti4.payments import RESOURCES, purse
from orrery.ti4.planets import resources
from orrery.ti4.queries import deciding, enemies_in, has_ships, is_closed, owns, unit_of
from orrery.ti4.reinforcements import TOKENED, at_hand, left_of, places_of, places_to_take_from
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import (
    COUNT,
    FIGHTER,
    GROUND,
    INFANTRY,
    MECH,
    NO_PRODUCTION,
    PLASTIC,
    SHIPS,
    SPACE_DOCK,
    TYPE,
    TYPES,
    WAR_SUN,
    changed,
    count,
)

SARWEEN: Final = NUMBER["sarween-tools"]
WAR_SUNS: Final = NUMBER["war-sun"]
ALL: Final = -2  # units with production of the system, not one dock alone
GENERIC_WAR_SUN: Final = "war-sun"
GENERIC_MECH: Final = "mech"  # of no faction, and not to be had
PRODUCTION: Final = "production"  # the unit ability
PRODUCIBLE: Final = (*SHIPS, *GROUND)


# -- production as the units have it -----------------------------------------------------------------------------------


def production_of(game: Galaxy, seat: int, type: int, planet: int) -> int:
    """The production value that one unit may use, 0 if it has none."""
    return 0 if planet != NOBODY and is_idle(game, planet) else production_value(game, seat, type, planet)


def production_value(game: Galaxy, seat: int, type: int, planet: int) -> int:
    """What one unit has, used or not. Most docks add the resources of the planet they stand on."""
    unit = unit_of(game, seat, type)
    if unit.production == NO_PRODUCTION or loses(game, seat, type, PRODUCTION):
        return 0
    return unit.production if unit.fixed or planet == NOBODY else unit.production + resources(game, planet)


def is_idle(game: Galaxy, planet: int) -> bool:
    """Units on that planet cannot use production."""
    return any(each.keeps_from_producing(game, planet) for each in deciding(game, Modifier.keeps_from_producing))


def may_make(game: Galaxy, seat: int, maker: int, type: int) -> bool:
    """Units of one type may spend their production on another; NOBODY: on whatever there is."""
    return type == NOBODY or not any(
        each.keeps_from_making(game, seat, maker, type) for each in deciding(game, Modifier.keeps_from_making)
    )


def may_produce_in(game: Galaxy, seat: int, system: int) -> bool:
    """Nothing keeps this player from producing units there, by whatever ability."""
    return not any(each.bars_production(game, seat, system) for each in deciding(game, Modifier.bars_production))


def producers(game: Galaxy, seat: int, system: int, made: int = NOBODY) -> list[tuple[int, int]]:
    """The planets of the system (NOBODY: its space area) where this seat has units with production: place and sum;
    perhaps only of those that can make units of one type."""
    if not may_produce_in(game, seat, system):
        return []
    player = game.players[seat]
    zones = [(NOBODY, player.ships_in(system))]
    zones += [(planet, player.troops_on(planet)) for planet in game.chart.planets[system]]
    found: list[tuple[int, int]] = []
    for planet, force in zones:
        if force:
            makers = [type for type in range(COUNT) if count(force, type) and may_make(game, seat, type, made)]
            values = [count(force, type) * production_of(game, seat, type, planet) for type in makers]
            values.append(production_of_planet(game, seat, planet))
            if any(values):
                found.append((planet, sum(values)))
    return found


def production_of_planet(game: Galaxy, seat: int, planet: int) -> int:
    """What a planet with units of this seat produces by itself, as if it were a unit."""
    value = (
        sum([each.planet_produces(game, seat, planet) for each in deciding(game, Modifier.planet_produces)])
        if planet != NOBODY
        else 0
    )
    return 0 if value and is_idle(game, planet) else value


def production_in(game: Galaxy, seat: int, system: int) -> int:
    """The production values of all units of this seat in a system together, whether anything keeps them from producing
    or not."""
    player = game.players[seat]
    zones = [(planet, player.troops_on(planet)) for planet in game.chart.planets[system]]
    total = 0
    for planet, force in [(NOBODY, player.ships_in(system)), *zones]:
        types = [type for type in range(COUNT) if force and count(force, type)]
        total += sum([count(force, type) * production_value(game, seat, type, planet) for type in types])
        if types and planet != NOBODY:
            total += sum(
                [each.planet_produces(game, seat, planet) for each in deciding(game, Modifier.planet_produces)]
            )
    return total


def is_blockaded(game: Galaxy, seat: int, system: int) -> bool:
    """Ships of others are there and none of one's own (19)."""
    return bool(enemies_in(game, seat, system)) and not has_ships(game, seat, system)


def docks_for(game: Galaxy, seat: int, type: int) -> list[int]:
    """Where fighters or infantry that are sent to space docks can be placed: fighters in the space around them,
    infantry on the planet of the dock or, if it stands in space, aboard or on own planets there. Not where the dock is
    blockaded."""
    player, chart = game.players[seat], game.chart
    afloat = [system for system, force in player.space.items() if count(force, SPACE_DOCK)]
    planets = [planet for planet, force in player.ground.items() if count(force, SPACE_DOCK)]
    if type == FIGHTER:
        found = {*afloat, *[chart.system_of[planet] for planet in planets]}
        return [system for system in sorted(found) if not is_blockaded(game, seat, system)]
    planets += [planet for system in afloat for planet in chart.planets[system] if game.controller[planet] == seat]
    found = {*afloat, *[ON_PLANET + planet for planet in planets]}
    return [place for place in sorted(found) if not is_blockaded(game, seat, system_at(game, place))]


def may_own(game: Galaxy, seat: int, type: int) -> bool:
    """War suns need their technology, unless the faction sheet shows one of its own; mechs the card of the faction."""
    if type == MECH:
        return unit_of(game, seat, type).key != GENERIC_MECH
    return type != WAR_SUN or unit_of(game, seat, type).key != GENERIC_WAR_SUN or owns(game, seat, WAR_SUNS)


# -- prices ------------------------------------------------------------------------------------------------------------


def number_of(gifts: tuple[Gift, ...], type: int) -> int:
    return sum([amount for _, kind, amount in gifts if type_of(kind)[0] == type])


def cost(game: Galaxy, seat: int, gifts: tuple[Gift, ...], freed: tuple[Gift, ...] = ()) -> int:
    """What is printed: two fighters or infantry for the price of one, wherever they are put (26.1). Of a type as many
    are not counted as captured units are returned for it."""
    total = 0
    pairs = not any(each.ends_pairs(game, seat) for each in deciding(game, Modifier.ends_pairs))
    for type in PRODUCIBLE:
        number = number_of(gifts, type) - number_of(freed, type)
        if number:
            unit = unit_of(game, seat, type)
            total += unit.cost * ((number + 1) // 2 if unit.pair and pairs else number)
    return total


def one_more_each(game: Galaxy, seat: int, gifts: tuple[Gift, ...], freed: tuple[Gift, ...] = ()) -> tuple[Gift, ...]:
    """Where how many units may be placed besides those of an order, one for each time that their cost is paid: all of
    them at each of their places."""
    changing, found = deciding(game, Modifier.brings_one_more), list[Gift]()
    pairs = not any(each.ends_pairs(game, seat) for each in deciding(game, Modifier.ends_pairs))
    for type in PRODUCIBLE:
        number = number_of(gifts, type) - number_of(freed, type)
        if number and any(each.brings_one_more(game, seat, type) for each in changing):
            times = (number + 1) // 2 if unit_of(game, seat, type).pair and pairs else number
            found += [(place, kind, times) for place, kind, _ in gifts if type_of(kind)[0] == type]
    return tuple(found)


def waived(game: Galaxy, seat: int, gifts: tuple[Gift, ...], freed: tuple[Gift, ...]) -> int:
    """What of the printed cost nobody pays, however it is produced."""
    changing = deciding(game, Modifier.pays_nothing)
    free = [type for type in PRODUCIBLE if any(each.pays_nothing(game, seat, type) for each in changing)]
    return sum([cost(game, seat, lines_of(gifts, type), lines_of(freed, type)) for type in free])


def lines_of(gifts: tuple[Gift, ...], type: int) -> tuple[Gift, ...]:
    return tuple([line for line in gifts if type_of(line[1])[0] == type])


def price(game: Galaxy, seat: int, gifts: tuple[Gift, ...], ability: bool, freed: tuple[Gift, ...] = ()) -> int:
    """What is paid. Sarween Tools and what else lowers it count if it is by the production ability (F.production.2)."""
    total = cost(game, seat, gifts, freed) - waived(game, seat, gifts, freed)
    if not total or not ability:
        return total
    if is_free(game, seat):
        return 0
    less = sum([each.lowers_price(game, seat) for each in game.lasting(Modifier)]) if game.effects else 0
    return max(0, total - less - int(owns(game, seat, SARWEEN)))


def is_free(game: Galaxy, seat: int) -> bool:
    """Nothing that is made by production costs anything."""
    return any(each.waives_cost(game, seat) for each in game.lasting(Modifier)) if game.effects else False


def captives_for(game: Galaxy, seat: int, gifts: tuple[Gift, ...]) -> tuple[Gift, ...]:
    """The captured units that may be returned for units of an order: whose, type, how many."""
    captured = game.players[seat].captured
    if not captured or not any(
        each.frees_by_captives(game, seat) for each in deciding(game, Modifier.frees_by_captives)
    ):
        return ()
    ordered = [(owner, type) for owner, type in dict.fromkeys(captured) if number_of(gifts, type)]
    return tuple(
        [(owner, TYPES[type], min(captured.count((owner, type)), number_of(gifts, type))) for owner, type in ordered]
    )


def best_captives(game: Galaxy, seat: int, gifts: tuple[Gift, ...]) -> tuple[Gift, ...]:
    """As many of them as can be returned, the player's own first: those can be built again."""
    found: tuple[Gift, ...] = ()
    for owner, kind, most in sorted(captives_for(game, seat, gifts), key=lambda row: row[0] != seat):
        number = min(most, number_of(gifts, TYPE[kind]) - number_of(found, TYPE[kind]))
        found += ((owner, kind, number),) if number else ()
    return found


def least_price(game: Galaxy, seat: int, gifts: tuple[Gift, ...], ability: bool) -> int:
    """What is paid if as many captured units as possible are returned."""
    freed = best_captives(game, seat, gifts) if game.players[seat].captured else ()
    return price(game, seat, gifts, ability, freed)


def to_be_had(game: Galaxy, seat: int, type: int) -> int:
    """How many of that type this player could build: what is at hand, and its own that it holds captured."""
    own = game.players[seat].captured.count((seat, type))
    if own and not any(each.frees_by_captives(game, seat) for each in deciding(game, Modifier.frees_by_captives)):
        own = 0
    return at_hand(game, seat, type) + own


# -- one chance to produce ---------------------------------------------------------------------------------------------


class Works:
    """One chance to produce units in a system, worked out once for a question.

    By the production ability: so many units. By another ability that names a planet: units that cost no more together
    than that planet has resources. By one that names a number: so many units, wherever they may stand (26.3b), perhaps
    of some types only.
    """

    def __init__(
        self,
        game: Galaxy,
        seat: int,
        system: int,
        planet: int = NOBODY,
        dock: int = ALL,
        number: int = 0,
        types: tuple[int, ...] = (),
        money: str = RESOURCES,
    ) -> None:
        self.seat = seat
        self.system = system
        self.types = types or PRODUCIBLE
        self.counts = planet == NOBODY  # so many units, whatever they cost
        self.ability = planet == NOBODY and not number  # units use production
        self.kind = money  # what pays
        self.money = purse(game, seat, money)
        self.others = enemies_in(game, seat, system)
        if self.ability:
            made = producers(game, seat, system) if dock == ALL else self._one_dock(game, dock)
            troops = producers(game, seat, system, INFANTRY) if dock == ALL else self._one_dock(game, dock, INFANTRY)
            self.limit = sum([value for _, value in made])
            self.troops = sum([value for _, value in troops])  # of the limit: as many may be ground forces
            self.budget = self.money + 1
            self.used = [place for place, _ in made]
            self.afloat = sum([value for place, value in troops if place == NOBODY])  # of units in the space area
            self.uncounted = sum(
                [each.uncounted_units(game, seat) for each in deciding(game, Modifier.uncounted_units)]
            )  # small ones
        else:
            self.budget = self.money + 1 if number else resources(game, planet)
            self.limit = number or 2 * self.budget
            self.limit = self.limit if may_produce_in(game, seat, system) else 0
            self.troops = self.limit
            self.used = [NOBODY if number else planet]
            self.afloat = number
            self.uncounted = 0
        self.landings = [place for place in game.chart.planets[system] if game.controller[place] == seat]
        sends = any(each.places_at_docks(game, seat) for each in deciding(game, Modifier.places_at_docks))
        self.sent = {type: docks_for(game, seat, type) for type in (FIGHTER, INFANTRY) if sends}  # to any dock

    def _one_dock(self, game: Galaxy, dock: int, made: int = NOBODY) -> list[tuple[int, int]]:
        """The one space dock on that planet, or in space, and what it produces; perhaps only of one type."""
        makes = may_produce_in(game, self.seat, self.system) and may_make(game, self.seat, SPACE_DOCK, made)
        return [(dock, production_of(game, self.seat, SPACE_DOCK, dock) if makes else 0)]

    def places(self, type: int) -> list[int]:
        """Where units of that type could be put, allowed or not."""
        here = [self.system] if type in SHIPS or NOBODY in self.used else []
        if type not in SHIPS:
            here += [ON_PLANET + planet for planet in self.landings]
        return here + [place for place in self.sent.get(type, []) if place not in here]

    def reaches(self, place: int) -> bool:
        """Something may be placed there: in the system, or at a dock."""
        return any(place in self.places(type) for type in self.types)

    def rows(self, game: Galaxy) -> tuple[Gift, ...]:
        """Everything that has a cost, and how many of it at most; 0: `why_not` says why."""
        found: list[Gift] = []
        for type in self.types:
            unit = unit_of(game, self.seat, type)
            if unit.cost and unit.key != GENERIC_MECH:
                found += [(place, TYPES[type], self.most(game, place, type)) for place in self.places(type)]
        return tuple(found)

    def most(self, game: Galaxy, place: int, type: int) -> int:
        if self.why_not(game, place, type):
            return 0
        number = self.limit
        if type not in TOKENED:
            number = min(number, to_be_had(game, self.seat, type))
        elif number:
            number += self.uncounted
        while number > 1 and self._refused_alone(game, (place, TYPES[type], number)):
            number -= 1
        return number

    def why_not(self, game: Galaxy, place: int, type: int) -> Refused | None:
        """Why not a single one can be produced there."""
        if not unit_of(game, self.seat, type).cost or not may_own(game, self.seat, type):
            if type == WAR_SUN:
                return Refused("lacks-technology", (type, WAR_SUNS), "ti4:54.3")
            return Refused("has-no-cost", (type,), "ti4:54.3")
        if type not in self.types:
            return Refused("type-not-named", (type,), "ti4:26.3")
        if type in SHIPS and self.others:
            blockaded = is_blockaded(game, self.seat, self.system)
            key, rule = ("blockaded", "ti4:19.1") if blockaded else ("ships-of-others", "ti4:26.5")
            return Refused(key, (self.system, self.others[0]), rule)
        if place not in self.places(type):
            controller = game.controller[place - ON_PLANET] if place >= ON_PLANET else NOBODY
            return Refused("not-placed-there", (place, controller), "ti4:26.3a" if place >= ON_PLANET else "ti4:69.4")
        if place >= ON_PLANET and is_closed(game, place - ON_PLANET):
            return Refused("demilitarized", (place - ON_PLANET,), "ti4:1.2")
        elsewhere = place in self.sent.get(type, [])
        if place >= ON_PLANET and place - ON_PLANET not in self.used and NOBODY not in self.used and not elsewhere:
            return Refused("nothing-produces-there", (place - ON_PLANET,), "ti4:69.3")
        return self._refused_alone(game, (place, TYPES[type], 1))

    def refused(self, game: Galaxy, gifts: tuple[Gift, ...]) -> Refused | None:
        """Why these cannot be produced together."""
        return self._refused_but_for_room(game, gifts) or self._lacks_room(game, gifts)

    def _refused_alone(self, game: Galaxy, line: Gift) -> Refused | None:
        """Why one line cannot stand in any order: what lacks room may find it in ships of the same order."""
        refused = self._refused_but_for_room(game, (line,))
        lacking = None if refused else self._lacks_room(game, (line,))
        if lacking is None or self.others or line[0] != self.system:
            return refused or lacking
        for type in SHIPS:
            if unit_of(game, self.seat, type).capacity and may_own(game, self.seat, type):
                if not self._refused_but_for_room(game, ((self.system, TYPES[type], 1), line)):
                    return None
        return lacking

    def _refused_but_for_room(self, game: Galaxy, gifts: tuple[Gift, ...]) -> Refused | None:
        number = self.counted(gifts)
        if self.counts and number > self.limit:
            return Refused("production-limit", (number, self.limit), "ti4:69.1")
        troops = number_of(gifts, INFANTRY)
        if troops > self.troops + (self.uncounted if self.troops else 0):
            return Refused("no-infantry-of-docks", (troops, self.troops), "ti4:69.1d")
        anywhere = self._from_afloat(gifts)
        if anywhere > self.afloat + (self.uncounted if self.afloat else 0):
            return Refused("production-limit", (anywhere, self.afloat), "ti4:69.4")
        total = cost(game, self.seat, gifts)
        if not self.counts and total > self.budget:
            return Refused("more-than-its-resources", (total, self.budget), "ti4:26.3")
        to_pay = least_price(game, self.seat, gifts, self.ability)
        if to_pay > self.money:
            return Refused("too-expensive", (to_pay, self.money), "ti4:26.0")
        return self._lacks_plastic(game, gifts)

    def counted(self, gifts: tuple[Gift, ...]) -> int:
        """How many units of an order count against the limit."""
        number = sum([amount for _, _, amount in gifts])
        return number - min(self.uncounted, number_of(gifts, FIGHTER) + number_of(gifts, INFANTRY))

    def _from_afloat(self, gifts: tuple[Gift, ...]) -> int:
        """Ground forces that only units in the space area can have produced: aboard, or where nothing else produces.
        What is sent to a dock anything may have produced."""
        grounds = [ON_PLANET + planet for planet in self.used if planet != NOBODY]
        total = 0
        for place, kind, amount in gifts:
            type, _ = type_of(kind)
            if type in GROUND and place not in grounds and place not in self.sent.get(type, []):
                total += amount
        return total

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
            elif wanted > to_be_had(game, self.seat, type):
                return Refused("none-left", (wanted, to_be_had(game, self.seat, type)), "ti4:26.4")
        return None

    def _lacks_room(self, game: Galaxy, gifts: tuple[Gift, ...]) -> Refused | None:
        """Ground forces in the space area need room, also in ships that are produced with them."""
        for system in sorted({place for place, _, _ in gifts if place < ON_PLANET}):
            if any(place == system and type_of(kind)[0] in GROUND for place, kind, _ in gifts):
                force = game.players[self.seat].ships_in(system)
                for place, kind, number in gifts:
                    if place == system:
                        force = changed(force, type_of(kind)[0], number)
                aboard, room = troops_to_hold(game, self.seat, force), capacity(game, self.seat, force)
                if not flies_alone(game, self.seat):
                    aboard += max(0, count(force, FIGHTER) - docked_fighters(game, self.seat, system))
                if aboard > room:
                    return Refused("no-room", (aboard, room), "ti4:69.4a")
        return None


def figures_lacking(game: Galaxy, seat: int, type: int, gifts: tuple[Gift, ...]) -> int:
    """Plastic figures of fighters or infantry that must be had from elsewhere on the board."""
    stand = places_of(game, seat, type)
    new = {place for place, kind, _ in gifts if type_of(kind)[0] == type and place not in stand}
    return max(0, len(new) - left_of(game, seat, type))


def figures_to_free(game: Galaxy, seat: int, type: int, gifts: tuple[Gift, ...]) -> list[int]:
    """Places whose fighters or infantry may all go back, so that their figure can be used."""
    wanted = {place for place, kind, _ in gifts if type_of(kind)[0] == type}
    return [place for place in places_to_take_from(game, seat, type) if place not in wanted]
