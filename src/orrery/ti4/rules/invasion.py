"""Invasion: bombardment, landing on any planets of the system, space cannon defense, ground combat, control."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.kernel.decision import Decision, Form, Gift, Option, Refused, Reply, Sum, Thing, about
from orrery.kernel.procedure import Call, Goto, Loop, Next, Procedure, Step
from orrery.kernel.window import At
from orrery.ti4.combat import aboard, cannons_on, fighting, landing_types, no_landing, rivals_on
from orrery.ti4.loading import ON_PLANET, kind_of, type_of
from orrery.ti4.queries import ground_forces_on
from orrery.ti4.registry import DEEDS
from orrery.ti4.rules.bombardment import Bombardment
from orrery.ti4.rules.committing import may_send, refuse_sending, send, sending_forms, sending_rows
from orrery.ti4.rules.control import GainControl
from orrery.ti4.rules.custodians import LEAVE, REMOVE, RemoveCustodians, custodians_price, why_custodians_stay
from orrery.ti4.rules.ground_combat import GroundCombat, lift_ships
from orrery.ti4.rules.moves import add_in_space, add_on_planet, remove_ship
from orrery.ti4.rules.space_cannon import SpaceCannonDefense
from orrery.ti4.state import Galaxy
from orrery.ti4.sums import landing_sums
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import GROUND, INFANTRY, SHIPS, TYPES, damaged, whole
from orrery.ti4.windows import (
    AFTER_CONTROL_GAINED,
    AFTER_UNITS_COMMITTED,
    BEFORE_COMMIT_GROUND_FORCES,
    START_OF_INVASION,
)

NO_MORE: Final = Option("land no more")


class Invasion(Procedure):
    """Land anything on any planets, all at once; then planet by planet, in the order that the active player chooses."""

    SCOPE = "invasion"
    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("ti4:27", "maybe_go_straight_down"),
        At("ti4:27", START_OF_INVASION),
        Step("ti4:27.1", "bombard"),
        At("ti4:40.2", BEFORE_COMMIT_GROUND_FORCES),
        Step("ti4:40.2", "choose_custodians", "remove_custodians"),
        Step("ti4:27.2", "choose_landing", "land", check="refuse_landing"),
        Step("ti4:27.2", "choose_senders", "land_from_planets", check="refuse_senders"),
        Step("ti4:27.2", "have_landed"),
        Loop("ti4:27.3", "choose_cannons", "let_cannons_fire"),
        Loop("ti4:27.4", "choose_combat", "fight"),
        Step("ti4:F.naalu.1", "return_to_space"),
        Loop("ti4:27.5", "choose_control", "establish_control"),
    )

    def __init__(
        self,
        seat: int,
        system: int,
        landed: tuple[int, ...] = (),
        committed: tuple[Gift, ...] = (),
        fired: tuple[int, ...] = (),
        taken: tuple[int, ...] = (),
        promised: bool = False,
        straight: bool = False,
    ) -> None:
        self.seat = seat
        self.system = system
        self.landed = landed  # planets
        self.committed = committed  # what has landed where
        self.fired = fired  # those on which space cannons have fired
        self.taken = taken  # those on which control is established
        self.promised = promised  # the custodians were removed, so somebody must land on Mecatol Rex
        self.straight = straight  # to the landing, after which the ships are gone

    def maybe_go_straight_down(self, game: Galaxy) -> Next:
        return Goto(BEFORE_COMMIT_GROUND_FORCES) if self.straight else None

    def bombard(self, game: Galaxy) -> Next:
        return Call(Bombardment(self.seat, self.system))

    # -- landing ---------------------------------------------------------------------------------------------------

    def choose_custodians(self, game: Galaxy) -> Next:
        if why_custodians_stay(game, self.seat, self.system) is not None:
            return None
        return Decision(self.seat, "custodians", [LEAVE, REMOVE], values=(custodians_price(game, self.seat),))

    def remove_custodians(self, game: Galaxy, reply: Reply) -> Next:
        self.promised = reply.option() == REMOVE
        return Call(RemoveCustodians(self.seat)) if self.promised else None

    def choose_landing(self, game: Galaxy) -> Next:
        force = game.players[self.seat].ships_in(self.system)
        planets = [each for each in game.chart.planets[self.system] if not no_landing(game, self.seat, each)]
        if not planets or not aboard(game, self.seat, self.system):
            return None
        rows: list[Gift] = []
        forms: list[Form] = []
        for planet in game.chart.planets[self.system]:
            lines = self._lines(game, planet)
            if planet in planets:
                rows += lines
                troops = [line for line in lines if type_of(line[1])[0] in GROUND]
                forms += [Form(tuple(each)) for each in (troops, lines) if each and Form(tuple(each)) not in forms]
            else:
                rows += [(place, kind, 0) for place, kind, _ in lines]
        forms.sort(key=lambda form: game.controller[form.gifts[0][0] - ON_PLANET] == self.seat)  # one's own come last
        if len(planets) > 1 and whole(force, INFANTRY) >= len(planets):
            forms.append(Form(tuple([(ON_PLANET + planet, TYPES[INFANTRY], 1) for planet in planets])))
        things = (("system", self.system),)
        options = [] if self._must_land(game) else [Option("land nothing")]
        if self.promised:
            forms.sort(key=lambda form: all(place != ON_PLANET + MECATOL_REX for place, _, _ in form.gifts))
        return Decision(self.seat, "land", options, forms=forms, things=things, rows=tuple(rows))

    def _lines(self, game: Galaxy, planet: int) -> list[Gift]:
        """All that could land, as if it all landed on that planet."""
        force = game.players[self.seat].ships_in(self.system)
        lines: list[Gift] = []
        for type in landing_types(game, self.seat, self.system):
            for hurt, number in ((False, whole(force, type)), (True, damaged(force, type))):
                if number:
                    lines.append((ON_PLANET + planet, kind_of(type, hurt), number))
        return lines

    def refuse_landing(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        force = game.players[seat].ships_in(self.system)
        if not form.gifts:
            return Refused("nothing-lands", (), "ti4:27.2")
        for kind in sorted({kind for _, kind, _ in form.gifts}):
            type, hurt = type_of(kind)
            wanted = sum(number for _, each, number in form.gifts if each == kind)
            there = damaged(force, type) if hurt else whole(force, type)
            if wanted > there:
                return Refused("not-so-many-aboard", (wanted, there), "ti4:27.2")
        return self._refuse_promise(form) if self._must_land(game) else None

    def _must_land(self, game: Galaxy) -> bool:
        """One of those aboard: nobody else can come to Mecatol Rex."""
        return self.promised and not may_send(game, self.seat, self.system)

    def _must_send(self) -> bool:
        """Nobody of those aboard has landed on Mecatol Rex, and somebody must."""
        return self.promised and all(place != ON_PLANET + MECATOL_REX for place, _, _ in self.committed)

    def _refuse_promise(self, form: Form) -> Refused | None:
        if any(place == ON_PLANET + MECATOL_REX for place, _, _ in form.gifts):
            return None
        return Refused("must-land-there", (MECATOL_REX,), "ti4:40.2")

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        if thing[0] != "planet":
            return None
        if thing[1] not in game.chart.planets[self.system]:
            return Refused("not-in-active-system", (thing[1], self.system), "ti4:27.2")
        reason = no_landing(game, seat, thing[1])
        rule = "ti4:40.1" if reason == "custodians" else "ti4:1.2"
        return Refused(reason, (thing[1],), rule) if reason else None

    def row_reasons(self, game: Galaxy, decision: Decision) -> list[Refused | None]:
        return [self.why_not(game, self.seat, ("planet", place - ON_PLANET)) for place, _, _ in decision.rows]

    def sums(self, game: Galaxy, decision: Decision, form: Form) -> tuple[Sum, ...]:
        return landing_sums(game, self.seat, form, self.system)

    def land(self, game: Galaxy, reply: Reply) -> Next:
        form = reply.form()
        if form is None:
            return None
        for place, kind, number in form.gifts:
            type, hurt = type_of(kind)
            add_in_space(game, self.seat, self.system, type, -number, hurt)
            add_on_planet(game, self.seat, place - ON_PLANET, type, number, hurt)
            game.note("landed", self.seat, place - ON_PLANET, type, number)
        self.committed = form.gifts
        return None

    def choose_senders(self, game: Galaxy) -> Next:
        """At the same time perhaps also from planets around."""
        rows = sending_rows(game, self.seat, self.system)
        forms = sending_forms(game, self.seat, self.system, rows)
        if not forms:
            return None
        options = [] if self._must_send() else [NO_MORE]
        things = (("system", self.system),)
        return Decision(self.seat, "commit from planets", options, forms=forms, things=things, rows=rows)

    def refuse_senders(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        return refuse_sending(form.gifts) or (self._refuse_promise(form) if self._must_send() else None)

    def land_from_planets(self, game: Galaxy, reply: Reply) -> Next:
        form = reply.form()
        if form is not None:
            self.committed += send(game, self.seat, form.gifts)
        return None

    def have_landed(self, game: Galaxy) -> Next:
        self.landed = tuple(sorted({place - ON_PLANET for place, _, _ in self.committed}))
        for planet in self.landed:
            game.happen(AFTER_UNITS_COMMITTED, self.seat, planet)
        if self.straight:
            remove_fleet(game, self.seat, self.system)
        return None

    def send_back(self, game: Galaxy, planet: int) -> None:
        """What has landed on a planet and is still there goes back to the space area, and nothing has landed there."""
        for place, kind, number in self.committed:
            if place == ON_PLANET + planet:
                type, hurt = type_of(kind)
                force = game.players[self.seat].troops_on(planet)
                left = min(number, damaged(force, type) if hurt else whole(force, type))
                if left:
                    add_on_planet(game, self.seat, planet, type, -left, hurt)
                    add_in_space(game, self.seat, self.system, type, left, hurt)
        self.committed = tuple([line for line in self.committed if line[0] != ON_PLANET + planet])
        self.landed = tuple([each for each in self.landed if each != planet])

    # -- planet by planet ------------------------------------------------------------------------------------------

    def _ask(self, prompt: str, planets: list[int]) -> Next:
        return Decision(self.seat, prompt, about("planet", planets)) if planets else None

    def choose_cannons(self, game: Galaxy) -> Next:
        others = [other for other in range(game.seats) if other != self.seat]
        planets = [each for each in self.landed if each not in self.fired]
        planets = [each for each in planets if any(cannons_on(game, other, each) for other in others)]
        return self._ask("next cannons", planets)

    def let_cannons_fire(self, game: Galaxy, reply: Reply) -> Next:
        planet = reply.option().id()
        self.fired += (planet,)
        return Call(SpaceCannonDefense(self.seat, planet))

    def choose_combat(self, game: Galaxy) -> Next:
        """Wherever both stand, whoever controls the planet."""
        planets = [
            planet
            for planet in game.chart.planets[self.system]
            if fighting(game, self.seat, ON_PLANET + planet) and rivals_on(game, self.seat, planet)
        ]
        return self._ask("next combat", planets)

    def fight(self, game: Galaxy, reply: Reply) -> Next:
        planet = reply.option().id()
        return Call(GroundCombat(self.seat, rivals_on(game, self.seat, planet)[0], planet))

    def return_to_space(self, game: Galaxy) -> Next:
        """Also from planets without a combat: what is no ground force stays on none."""
        for planet in self.landed:
            lift_ships(game, self.seat, planet)
        return None

    def choose_control(self, game: Galaxy) -> Next:
        """Wherever ground forces of that player are left, though they may not have landed (53.5b). The order is asked
        for where planets are explored, or the player may do something after each of them."""
        planets = [
            planet
            for planet in game.chart.planets[self.system]
            if planet not in self.taken
            and game.controller[planet] != self.seat
            and ground_forces_on(game, self.seat, planet)
        ]
        player, users = game.players[self.seat], DEEDS[AFTER_CONTROL_GAINED]
        deeds = [deed for each in player.abilities + player.techs for deed in users.get(each, ())]
        ordered = game.kings or any(not deed.DUTY for deed in deeds)
        return self._ask("next control", planets if ordered else planets[:1])

    def establish_control(self, game: Galaxy, reply: Reply) -> Next:
        planet = reply.option().id()
        self.taken += (planet,)
        return Call(GainControl(self.seat, planet))


class GroundCombats(Invasion):
    """Of an invasion what follows the landing, for those who stand on the same planet without having landed."""

    STEPS = Invasion.STEPS[-3:]


def remove_fleet(game: Galaxy, seat: int, system: int) -> None:
    """All ships of a player there go back to the reinforcements; nothing of it is destroyed."""
    force = game.players[seat].ships_in(system)
    for type in SHIPS:
        for hurt, number in ((False, whole(force, type)), (True, damaged(force, type))):
            for _ in range(number):
                remove_ship(game, seat, system, type, hurt)
