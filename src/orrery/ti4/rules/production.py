"""Production: what is built where, paid as one sum."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Form, Gift, Option, Refused, Reply
from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.kernel.rng import Rng
from orrery.kernel.window import At
from orrery.ti4.components import NUMBER
from orrery.ti4.loading import ON_PLANET, type_of
from orrery.ti4.planets import resources
from orrery.ti4.queries import enemies_in, fleet_limit, owns, unit_of
from orrery.ti4.rules.capacity import RemoveExcess
from orrery.ti4.rules.moves import add_in_space, add_on_planet, units_left
from orrery.ti4.rules.spending import RESOURCES, Spend, purse
from orrery.ti4.state import Galaxy
from orrery.ti4.units import (
    CAPITAL,
    FIGHTER,
    INFANTRY,
    PLASTIC,
    SHIPS,
    SPACE_DOCK,
    TYPES,
    WAR_SUN,
    capital_ships,
    count,
)
from orrery.ti4.windows import AFTER_UNITS_USE_PRODUCTION, WHEN_UNITS_USE_PRODUCTION

SARWEEN: Final = NUMBER["sarween-tools"]


class Produce(Procedure):
    """All units with production in a system build together; their values are summed."""

    STEPS = (
        At("ti4:69", WHEN_UNITS_USE_PRODUCTION),
        Step("ti4:69", "choose_units", "note_units", check="refuse_units"),
        Step("ti4:26.0b", "pay"),
        Step("ti4:69.2", "place"),
        Step("ti4:32.3", "remove_excess"),
        At("ti4:69", AFTER_UNITS_USE_PRODUCTION),
    )

    def __init__(self, seat: int, system: int, built: tuple[Gift, ...] = ()) -> None:
        self.seat = seat
        self.system = system
        self.built = built

    def choose_units(self, game: Galaxy) -> Next:
        offered = build_rows(game, self.seat, self.system)
        if not offered:
            return None
        forms = builds(game, self.seat, self.system, offered, game.aside())
        things = (("production", limit(game, self.seat, self.system)), ("resources", purse(game, self.seat, RESOURCES)))
        return Decision(self.seat, "produce", [Option("build nothing")], forms=forms, things=things, rows=offered)

    def refuse_units(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        number, most = sum(amount for _, _, amount in form.gifts), limit(game, seat, self.system)
        if number > most:
            return Refused("production-limit", (number, most), "ti4:69.1")
        price, money = cost(game, seat, form.gifts), purse(game, seat, RESOURCES)
        if price > money:
            return Refused("too-expensive", (price, money), "ti4:26.0")
        for type in SHIPS:
            wanted = sum(amount for _, kind, amount in form.gifts if type_of(kind)[0] == type)
            left = PLASTIC[type] - units_left(game, seat, type)
            if type != FIGHTER and wanted > left:
                return Refused("none-left", (wanted, left), "ti4:26.4")
        return None

    def note_units(self, game: Galaxy, reply: Reply) -> Next:
        form = reply.form()
        self.built = form.gifts if form is not None else ()
        return None

    def pay(self, game: Galaxy) -> Next:
        price = cost(game, self.seat, self.built)
        return Call(Spend(self.seat, RESOURCES, price)) if price else None

    def place(self, game: Galaxy) -> Next:
        for place, kind, number in self.built:
            type, _ = type_of(kind)
            if place >= ON_PLANET:
                add_on_planet(game, self.seat, place - ON_PLANET, type, number)
            else:
                add_in_space(game, self.seat, place, type, number)
            game.note("built", self.seat, place, type, number)
        return None

    def remove_excess(self, game: Galaxy) -> Next:
        return Call(RemoveExcess(self.seat, self.system)) if self.built else None


def docks(game: Galaxy, seat: int, system: int) -> list[int]:
    player = game.players[seat]
    return [planet for planet in game.chart.planets[system] if count(player.troops_on(planet), SPACE_DOCK)]


def limit(game: Galaxy, seat: int, system: int) -> int:
    """How many units may be built."""
    more = unit_of(game, seat, SPACE_DOCK).production
    return sum(resources(game, planet) + more for planet in docks(game, seat, system))


def cost(game: Galaxy, seat: int, built: tuple[Gift, ...]) -> int:
    """Two fighters or infantry for the price of one; Sarween Tools takes one off."""
    total = 0
    for type in range(len(TYPES)):
        number = sum(amount for _, kind, amount in built if type_of(kind)[0] == type)
        unit = unit_of(game, seat, type)
        total += unit.cost * ((number + 1) // 2 if unit.pair else number)
    return max(0, total - 1) if total and owns(game, seat, SARWEEN) else total


def build_rows(game: Galaxy, seat: int, system: int) -> tuple[Gift, ...]:
    """What could be built, where, and how many of it at most."""
    planets, most = docks(game, seat, system), limit(game, seat, system)
    found: list[Gift] = []
    if not planets or not most:
        return ()
    if not enemies_in(game, seat, system):
        for type in SHIPS:
            left = most if type == FIGHTER else min(most, PLASTIC[type] - units_left(game, seat, type))
            if left > 0 and type != WAR_SUN:
                found.append((system, TYPES[type], left))
    found += [(ON_PLANET + planet, TYPES[INFANTRY], most) for planet in planets]
    return tuple(found)


def builds(game: Galaxy, seat: int, system: int, offered: tuple[Gift, ...], rng: Rng) -> list[Form]:
    """A few legal orders: for each row as many as money and room allow, and some mixtures."""
    money, most = purse(game, seat, RESOURCES), limit(game, seat, system)
    slots = fleet_limit(game, seat) - capital_ships(game.players[seat].ships_in(system))
    found: list[Form] = []
    for trial in range(6):
        gifts: list[Gift] = []
        left, room, ships = money, most, slots
        order = list(range(len(offered)))
        rng.shuffle(order)
        for row in order:
            place, kind, amount = offered[row]
            type, _ = type_of(kind)
            unit = unit_of(game, seat, type)
            number = min(amount, room, 2 * (left // unit.cost) if unit.pair else left // unit.cost)
            if type in CAPITAL:
                number = min(number, max(0, ships))
                ships -= number
            number = rng.below(number + 1) if trial and number > 0 else number
            if number > 0:
                gifts.append((place, kind, number))
                room -= number
                left -= unit.cost * ((number + 1) // 2 if unit.pair else number)
        form = Form(tuple(sorted(gifts)))
        if gifts and form not in found:
            found.append(form)
    return found
