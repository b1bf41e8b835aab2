"""Production: what is built where, paid as one sum."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Form, Gift, Option, Refused, Reply, Sum, Thing
from orrery.kernel.procedure import Call, Done, Loop, Next, Procedure, Step
from orrery.kernel.rng import Rng
from orrery.kernel.window import opened
from orrery.ti4.building import ALL, PRODUCIBLE, Works, figures_lacking, figures_to_free, number_of, price
from orrery.ti4.limits import capacity, fleet_limit
from orrery.ti4.loading import ON_PLANET, type_of
from orrery.ti4.payments import RESOURCES
from orrery.ti4.queries import unit_of
from orrery.ti4.reinforcements import TOKENED, left_of
from orrery.ti4.rules.moves import put_units
from orrery.ti4.rules.placing import FreeFigures, TakeFromBoard
from orrery.ti4.rules.spending import Spend
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.sums import building_sums
from orrery.ti4.units import CAPITAL, FIGHTER, INFANTRY, TYPE, capital_ships, count, ground_forces
from orrery.ti4.windows import AFTER_UNITS_USE_PRODUCTION, WHEN_UNITS_USE_PRODUCTION


class Produce(Procedure):
    """All units with production in a system build together; their values are summed.

    With a planet it is another ability: units there, which cost no more than the planet has resources (26.3).
    """

    STEPS = (
        Step("ti4:69", "use_production"),
        Step("ti4:69", "choose_units", "note_units", check="refuse_units"),
        Loop("ti4:26.4a", "take_back"),
        Step("ti4:26.0b", "pay"),
        Step("ti4:69.2", "place"),
        Step("ti4:69", "have_used_production"),
    )

    def __init__(
        self, seat: int, system: int, built: tuple[Gift, ...] = (), planet: int = NOBODY, dock: int = ALL
    ) -> None:
        self.seat = seat
        self.system = system
        self.built = built
        self.planet = planet
        self.dock = dock  # the only one that produces, by its planet

    def works(self, game: Galaxy) -> Works:
        return Works(game, self.seat, self.system, self.planet, self.dock)

    def use_production(self, game: Galaxy) -> Next:
        works = self.works(game)
        if not works.limit:
            return Done()
        return opened(game, WHEN_UNITS_USE_PRODUCTION) if works.ability else None

    def choose_units(self, game: Galaxy) -> Next:
        works = self.works(game)
        rows = works.rows(game)
        if not any(most for _, _, most in rows):
            return Done()
        forms = builds(game, works, rows, game.aside())
        things = (("production", works.limit), ("resources", works.money))
        return Decision(self.seat, "produce", [Option("build nothing")], forms=forms, things=things, rows=rows)

    def refuse_units(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        if not form.gifts:
            return Refused("nothing-built", (), "ti4:69")
        return self.works(game).refused(game, form.gifts)

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        """Of a row, by the kind of unit and its place; of a system or a planet: why nothing is built there."""
        kind, place = thing
        works = self.works(game)
        if kind in TYPE:
            return works.why_not(game, place, TYPE[kind])
        if kind == "system":
            elsewhere = place != self.system
            return Refused("not-active-system", (place, self.system), "ti4:69.2") if elsewhere else None
        if kind == "planet" and 0 <= place < len(game.controller):
            if place not in game.chart.planets[self.system]:
                return Refused("not-in-active-system", (place, self.system), "ti4:69.3")
            return works.why_not(game, ON_PLANET + place, INFANTRY)
        return None

    def row_reasons(self, game: Galaxy, decision: Decision) -> list[Refused | None]:
        works = self.works(game)
        return [None if most else works.why_not(game, place, TYPE[kind]) for place, kind, most in decision.rows]

    def sums(self, game: Galaxy, decision: Decision, form: Form) -> tuple[Sum, ...]:
        return building_sums(game, self.works(game), form)

    def note_units(self, game: Galaxy, reply: Reply) -> Next:
        form = reply.form()
        if form is None:
            return Done()
        self.built = form.gifts
        return None

    def take_back(self, game: Galaxy) -> Next:
        """Units of a type that is used up come from the board: whoever orders more than is left has chosen so."""
        for type in PRODUCIBLE:
            if type in TOKENED:
                lacking = figures_lacking(game, self.seat, type, self.built)
                if lacking:
                    free = tuple(figures_to_free(game, self.seat, type, self.built))
                    return Call(FreeFigures(self.seat, type, lacking, free))
            else:
                lacking = number_of(self.built, type) - left_of(game, self.seat, type)
                if lacking > 0:
                    return Call(TakeFromBoard(self.seat, type, lacking))
        return None

    def pay(self, game: Galaxy) -> Next:
        to_pay = price(game, self.seat, self.built, self.planet == NOBODY)
        return Call(Spend(self.seat, RESOURCES, to_pay)) if to_pay else None

    def place(self, game: Galaxy) -> Next:
        for place, kind, number in self.built:
            type, _ = type_of(kind)
            put_units(game, self.seat, place, type, number)
            game.note("built", self.seat, place, type, number)
        return None

    def have_used_production(self, game: Galaxy) -> Next:
        return opened(game, AFTER_UNITS_USE_PRODUCTION) if self.planet == NOBODY else None


def producing(game: Galaxy) -> Produce:
    """The production that something is about to answer."""
    now = game.innermost(Produce)
    assert isinstance(now, Produce)
    return now


# -- sensible orders ---------------------------------------------------------------------------------------------------


def builds(game: Galaxy, works: Works, rows: tuple[Gift, ...], rng: Rng) -> list[Form]:
    """A few legal orders: the one that makes most of the money first, then each row alone, then mixtures."""
    open_rows = [row for row in rows if row[2]]
    dear = sorted(open_rows, key=lambda row: -unit_of(game, works.seat, TYPE[row[1]]).cost)
    orders = [fill(game, works, dear), *[fill(game, works, [row]) for row in dear[:4]]]
    for _ in range(3):
        turn = list(range(len(open_rows)))
        rng.shuffle(turn)
        mixed = [(open_rows[row][0], open_rows[row][1], 1 + rng.below(open_rows[row][2])) for row in turn]
        orders.append(fill(game, works, mixed))
    found: list[Form] = []
    for gifts in orders:
        form = Form(tuple(sorted(gifts)))
        if gifts and form not in found:
            found.append(form)
    return found


def fill(game: Galaxy, works: Works, rows: list[Gift]) -> tuple[Gift, ...]:
    """As many of each row in turn as money, limit, fleet pool, capacity and plastic left allow."""
    gifts: tuple[Gift, ...] = ()
    for place, kind, most in rows:
        number = min(most, fitting(game, works, gifts, place, TYPE[kind]))
        while number and works.refused(game, (*gifts, (place, kind, number))):
            number -= 1
        if number:
            gifts = (*gifts, (place, kind, number))
    return gifts


def fitting(game: Galaxy, works: Works, gifts: tuple[Gift, ...], place: int, type: int) -> int:
    """How many of a type would stay where they are put, with nothing taken from the board for them."""
    seat, force = works.seat, game.players[works.seat].ships_in(works.system)
    if type in CAPITAL:
        new = sum([number for _, kind, number in gifts if TYPE[kind] in CAPITAL])
        return max(0, min(left_of(game, seat, type), fleet_limit(game, seat) - capital_ships(force) - new))
    if place >= ON_PLANET:
        return works.limit
    room = capacity(game, seat, force) - ground_forces(force) - count(force, FIGHTER)
    for where, kind, number in gifts:
        if where == works.system:
            room += number * unit_of(game, seat, TYPE[kind]).capacity
            room -= number if TYPE[kind] in (FIGHTER, INFANTRY) else 0
    return max(0, room)
