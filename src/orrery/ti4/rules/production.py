"""Production: what is built where, paid as one sum."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Form, Gift, Option, Refused, Reply, Sum, Thing
from orrery.kernel.procedure import Call, Done, Loop, Next, Procedure, Step
from orrery.kernel.rng import Rng
from orrery.kernel.window import At, opened
from orrery.ti4.building import (
    ALL,
    PRODUCIBLE,
    Works,
    best_captives,
    captives_for,
    figures_lacking,
    figures_to_free,
    number_of,
    one_more_each,
    price,
)
from orrery.ti4.limits import capacity, fleet_limit, rides_free, troops_to_hold
from orrery.ti4.loading import ON_PLANET, type_of
from orrery.ti4.payments import RESOURCES
from orrery.ti4.queries import unit_of
from orrery.ti4.reinforcements import TOKENED, at_hand, left_of
from orrery.ti4.rules.capturing import return_captive
from orrery.ti4.rules.moves import put_units
from orrery.ti4.rules.placing import FreeFigures, TakeFromBoard
from orrery.ti4.rules.spending import Spend
from orrery.ti4.state import NOBODY, PRODUCED, Galaxy
from orrery.ti4.sums import building_sums
from orrery.ti4.units import CAPITAL, FIGHTER, INFANTRY, TYPE, Force, capital_ships, changed, count
from orrery.ti4.windows import AFTER_UNITS_USE_PRODUCTION, WHEN_UNITS_PRODUCED, WHEN_UNITS_USE_PRODUCTION

NO_MORE: Final = Option("no more units")
NO_CAPTIVES: Final = Option("return none")


class Produce(Procedure):
    """All units with production in a system build together; their values are summed.

    With a planet it is another ability: units there, which cost no more than the planet has resources (26.3). With a
    number it is another one: so many units in the system, perhaps of some types only, paid in full.
    """

    SCOPE = "production"
    STEPS = (
        Step("ti4:69", "use_production"),
        Step("ti4:69", "choose_units", "note_units", check="refuse_units"),
        Step("ti4:50.2b", "choose_captives", "return_captives", check="refuse_captives"),
        Loop("ti4:26.4a", "take_back"),
        Step("ti4:26.0b", "pay"),
        At("ti4:26", WHEN_UNITS_PRODUCED),
        Step("ti4:69.2", "place"),
        Step("ti4:69.2", "choose_more", "place_more", check="refuse_more"),
        Step("ti4:69", "have_used_production"),
    )

    def __init__(
        self,
        seat: int,
        system: int,
        built: tuple[Gift, ...] = (),
        planet: int = NOBODY,
        dock: int = ALL,
        number: int = 0,
        found: tuple[tuple[int, int, Force], ...] = (),
        types: tuple[int, ...] = (),
        money: str = RESOURCES,
        must: bool = False,
        more: tuple[Gift, ...] = (),
        exact: bool = False,
        freed: tuple[Gift, ...] = (),
    ) -> None:
        self.seat = seat
        self.system = system
        self.built = built
        self.planet = planet
        self.dock = dock  # the only one that produces, by its planet
        self.number = number  # of units that an ability lets produce; 0: it is none of that kind
        self.found = found  # seat, place, force: what stood in the system before it
        self.types = types  # of which they may be; none named: of all
        self.money = money  # what pays for them
        self.must = must  # something is built: it is an action
        self.more = more  # what may be placed besides, as it was when they were ordered
        self.exact = exact  # no more than the number, whatever else brings more
        self.freed = freed  # captured units that were returned for units which cost nothing then

    def works(self, game: Galaxy) -> Works:
        return Works(game, self.seat, self.system, self.planet, self.dock, self.number, self.types, self.money)

    def use_production(self, game: Galaxy) -> Next:
        works = self.works(game)
        if not works.limit:
            return Done()
        self.found = standing_in(game, self.system)
        return opened(game, WHEN_UNITS_USE_PRODUCTION) if works.ability else None

    def choose_units(self, game: Galaxy) -> Next:
        works = self.works(game)
        rows = works.rows(game)
        if not any(most for _, _, most in rows):
            return Done()
        forms = builds(game, works, rows, game.aside())
        if self.must and not forms:  # whatever is built has to be removed, or comes from the board
            lines = [(place, kind, 1) for place, kind, most in rows if most]
            forms = [Form((line,)) for line in lines if works.refused(game, (line,)) is None]
        things = (("production", works.limit), ("resources", works.money))
        options = [] if self.must and forms else [Option("build nothing")]
        return Decision(self.seat, "produce", options, forms=forms, things=things, rows=rows)

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
            elsewhere = place != self.system and not works.reaches(place)
            return Refused("not-active-system", (place, self.system), "ti4:69.2") if elsewhere else None
        if kind == "planet" and 0 <= place < len(game.controller):
            if place not in game.chart.planets[self.system] and not works.reaches(ON_PLANET + place):
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
        self.more = () if self.exact else one_more_each(game, self.seat, self.built)
        return None

    def choose_captives(self, game: Galaxy) -> Next:
        """For each unit one of its type may be returned. Who has ordered more than can be paid must return some."""
        rows = captives_for(game, self.seat, self.built)
        if not rows:
            return None
        forms = [Form(best_captives(game, self.seat, self.built)), *[Form(((row[0], row[1], 1),)) for row in rows]]
        fair = [form for number, form in enumerate(forms) if form not in forms[:number]]
        fair = [form for form in fair if self.refuse_captives(game, self.seat, form) is None]
        options = [NO_CAPTIVES] if self._lacks_captives(game, ()) is None else []
        things = (("system", self.system),)
        return Decision(self.seat, "return captives", options, forms=fair, things=things, rows=rows)

    def refuse_captives(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        for kind in sorted({kind for _, kind, _ in form.gifts}):
            returned, ordered = number_of(form.gifts, TYPE[kind]), number_of(self.built, TYPE[kind])
            if returned > ordered:
                return Refused("one-captive-each", (returned, ordered), "ti4:50.2b")
        return self._lacks_captives(game, form.gifts)

    def _lacks_captives(self, game: Galaxy, freed: tuple[Gift, ...]) -> Refused | None:
        """What was ordered can be neither paid nor had unless more of them are returned."""
        works = self.works(game)
        to_pay = price(game, self.seat, self.built, works.ability, freed)
        if to_pay > works.money:
            return Refused("too-expensive", (to_pay, works.money), "ti4:26.0")
        for type in [each for each in PRODUCIBLE if each not in TOKENED]:
            back = sum([number for owner, kind, number in freed if owner == self.seat and TYPE[kind] == type])
            wanted, there = number_of(self.built, type), at_hand(game, self.seat, type) + back
            if wanted > there:
                return Refused("none-left", (wanted, there), "ti4:26.4")
        return None

    def return_captives(self, game: Galaxy, reply: Reply) -> Next:
        form = reply.form()
        self.freed = form.gifts if form is not None else ()
        for owner, kind, number in self.freed:
            for _ in range(number):
                return_captive(game, self.seat, (owner, TYPE[kind]))
        self.more = () if self.exact else one_more_each(game, self.seat, self.built, self.freed)
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
        to_pay = price(game, self.seat, self.built, self.works(game).ability, self.freed)
        return Call(Spend(self.seat, self.money, to_pay)) if to_pay else None

    def place(self, game: Galaxy) -> Next:
        for place, kind, number in self.built:
            type, _ = type_of(kind)
            put_units(game, self.seat, place, type, number)
            game.note("built", self.seat, place, type, number)
            game.earn(self.seat, PRODUCED, type)
        return None

    def choose_more(self, game: Galaxy) -> Next:
        if not self.more:
            return None
        first = {kind: (place, kind, most) for place, kind, most in reversed(self.more)}
        forms = [Form(tuple(sorted(first.values())))]
        things = (("system", self.system),)
        return Decision(self.seat, "produce more", [NO_MORE], forms=forms, things=things, rows=self.more)

    def refuse_more(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        for kind in sorted({kind for _, kind, _ in form.gifts}):
            wanted = sum([number for _, each, number in form.gifts if each == kind])
            most = max([number for _, each, number in self.more if each == kind])
            if wanted > most:
                return Refused("production-limit", (wanted, most), "ti4:69.1")
        return None

    def place_more(self, game: Galaxy, reply: Reply) -> Next:
        form = reply.form()
        for place, kind, number in form.gifts if form is not None else ():
            type, _ = type_of(kind)
            put_units(game, self.seat, place, type, number)
            game.note("placed", self.seat, place, type, number)
        return None

    def have_used_production(self, game: Galaxy) -> Next:
        return opened(game, AFTER_UNITS_USE_PRODUCTION) if self.works(game).ability else None


def standing_in(game: Galaxy, system: int) -> tuple[tuple[int, int, Force], ...]:
    """Everybody's units in a system, in space and on its planets: seat, place, force."""
    found: list[tuple[int, int, Force]] = []
    for seat, player in enumerate(game.players):
        if player.ships_in(system):
            found.append((seat, system, player.ships_in(system)))
        for planet in game.chart.planets[system]:
            if player.troops_on(planet):
                found.append((seat, ON_PLANET + planet, player.troops_on(planet)))
    return tuple(found)


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
    seat, force = works.seat, game.players[works.seat].ships_in(place if place < ON_PLANET else works.system)
    if type in CAPITAL:
        new = sum([number for _, kind, number in gifts if TYPE[kind] in CAPITAL])
        return max(0, min(left_of(game, seat, type), fleet_limit(game, seat) - capital_ships(force) - new))
    left = works.limit + works.uncounted if type in TOKENED else left_of(game, seat, type)
    if place >= ON_PLANET:
        return left if type in TOKENED else min(works.limit, left)
    for where, kind, number in gifts:
        if where == place:
            force = changed(force, TYPE[kind], number)
    room = capacity(game, seat, force) - troops_to_hold(game, seat, force) - count(force, FIGHTER)
    if room >= 0 and rides_free(game, seat, type) and capacity(game, seat, force):
        return left
    return max(0, min(room, left))
