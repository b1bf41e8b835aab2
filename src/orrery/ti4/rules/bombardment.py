"""Bombardment: before anybody lands, ships fire at ground forces on planets without a planetary shield."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Form, Gift, Option, Refused, Reply, Sum, Thing
from orrery.kernel.procedure import Call, Done, Loop, Next, Procedure, Step
from orrery.kernel.window import At, opened
from orrery.ti4.combat import (
    Gun,
    bombarding_force,
    bombarding_guns,
    bombardment_bonus,
    force_at,
    no_bombarding,
    rivals_on,
)
from orrery.ti4.loading import ON_PLANET, type_of
from orrery.ti4.queries import ground_forces_on, unit_of
from orrery.ti4.rules.firing import count_hits, roll_guns
from orrery.ti4.rules.hits import AssignBombardmentHits, hits_against
from orrery.ti4.state import Galaxy
from orrery.ti4.sums import bombarding_sums
from orrery.ti4.units import TYPES, count
from orrery.ti4.windows import AFTER_BOMBARDMENT_ROLL, BEFORE_BOMBARDMENT_ROLL

NONE_FIRE: Final = Option("do not bombard")


class Bombardment(Procedure):
    """Which unit bombards which planet is said before any dice; then all rolls, then all losses."""

    STEPS = (
        Step("ti4:22.1", "choose_targets", "note_targets", check="refuse_targets"),
        At("ti4:22.1", BEFORE_BOMBARDMENT_ROLL),
        Loop("ti4:22.1", "roll_next_planet"),
        Loop("ti4:22.2", "assign_next"),
    )

    def __init__(
        self,
        seat: int,
        system: int,
        guns: tuple[Gun, ...] = (),
        dice: tuple[tuple[int, ...], ...] = (),
        assigned: int = 0,
    ) -> None:
        self.seat = seat
        self.system = system
        self.guns = guns  # each aimed at its planet; whoever gives one more dice does so before they are rolled
        self.dice = dice  # of each planet
        self.assigned = assigned  # on how many planets the hits are taken

    def choose_targets(self, game: Galaxy) -> Next:
        force = bombarding_force(game, self.seat, self.system)
        types = [type for type, _, _, _ in bombarding_guns(game, self.seat, self.system)]
        planets = [each for each in game.chart.planets[self.system] if not no_bombarding(game, self.seat, each)]
        if not types or not planets:
            return Done()
        planets.sort(key=lambda planet: -self._defenders(game, planet))
        rows: list[Gift] = []
        forms: list[Form] = []
        for planet in planets:
            lines = [(ON_PLANET + planet, TYPES[type], count(force, type)) for type in types]
            rows += lines
            forms.append(Form(tuple(lines)))
        shielded = [each for each in game.chart.planets[self.system] if each not in planets]
        rows += [(ON_PLANET + planet, TYPES[type], 0) for planet in shielded for type in types]
        things = (("system", self.system),)
        return Decision(self.seat, "bombard", [NONE_FIRE], forms=forms, things=things, rows=tuple(rows))

    def _defenders(self, game: Galaxy, planet: int) -> int:
        return sum([ground_forces_on(game, other, planet) for other in rivals_on(game, self.seat, planet)])

    def refuse_targets(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        """Each unit bombards one planet."""
        force = bombarding_force(game, seat, self.system)
        if not form.gifts:
            return Refused("nothing-bombards", (), "ti4:22.1")
        for kind in sorted({kind for _, kind, _ in form.gifts}):
            wanted = sum(number for _, each, number in form.gifts if each == kind)
            there = count(force, type_of(kind)[0])
            if wanted > there:
                return Refused("bombards-once", (wanted, there), "ti4:22.1d")
        return None

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        if thing[0] != "planet":
            return None
        if thing[1] not in game.chart.planets[self.system]:
            return Refused("not-in-active-system", (thing[1], self.system), "ti4:22.1")
        reason = no_bombarding(game, seat, thing[1])
        return Refused(reason, (thing[1],), "ti4:22.1f") if reason else None

    def row_reasons(self, game: Galaxy, decision: Decision) -> list[Refused | None]:
        return [self.why_not(game, self.seat, ("planet", place - ON_PLANET)) for place, _, _ in decision.rows]

    def sums(self, game: Galaxy, decision: Decision, form: Form) -> tuple[Sum, ...]:
        return bombarding_sums(game, self.seat, form, self.system)

    def note_targets(self, game: Galaxy, reply: Reply) -> Next:
        form = reply.form()
        if form is None:
            return Done()
        guns: list[Gun] = []
        for place, kind, number in sorted(form.gifts):
            type, _ = type_of(kind)
            dice = unit_of(game, self.seat, type).bombardment
            guns.append((type, number * dice.dice, dice.hit_on, place))
        self.guns = tuple(guns)
        return None

    def places(self) -> list[int]:
        return sorted({gun[3] for gun in self.guns})

    def guns_at(self, place: int) -> tuple[Gun, ...]:
        return tuple([gun for gun in self.guns if gun[3] == place])

    def roll_next_planet(self, game: Galaxy) -> Next:
        places = self.places()
        while len(self.dice) < len(places):
            guns = self.guns_at(places[len(self.dice)])
            self.dice += (roll_guns(game, self.seat, "bombardment", guns),)
            window = opened(game, AFTER_BOMBARDMENT_ROLL)
            if window is not None:
                return window
        return None

    def assign_next(self, game: Galaxy) -> Next:
        """Whoever has ground forces there chooses; more hits than ground forces have no effect."""
        places = self.places()
        while self.assigned < len(places):
            place = places[self.assigned]
            bonus = bombardment_bonus(game, place - ON_PLANET)
            made = count_hits(self.guns_at(place), self.dice[self.assigned], bonus)
            self.assigned += 1
            rivals = rivals_on(game, self.seat, place - ON_PLANET)
            if made and rivals and force_at(game, rivals[0], place):
                return Call(AssignBombardmentHits(place, hits_against(rivals[0], self.seat, made)))
        return None
