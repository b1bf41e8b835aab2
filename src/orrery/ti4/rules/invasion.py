"""Invasion: ground forces are committed to planets, fight there, and take control. (Bombardment is not in here yet.)"""

from __future__ import annotations

from orrery.kernel.decision import Decision, Form, Gift, Option, Refused, Reply
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.kernel.window import At
from orrery.ti4.loading import type_of
from orrery.ti4.queries import combat_bonus, holds_fire, unit_of
from orrery.ti4.rules.exploring import Explore
from orrery.ti4.rules.moves import add_in_space, add_on_planet, gain_control
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import GROUND, INFANTRY, MECH, TYPES, count, ground_forces
from orrery.ti4.windows import (
    AFTER_ASSIGN_GROUND_COMBAT_HITS,
    AFTER_GROUND_COMBAT_ROLL,
    AFTER_GROUND_COMBAT_WON,
    AFTER_UNITS_COMMITTED,
    BEFORE_ASSIGN_GROUND_COMBAT_HITS,
    BEFORE_COMMIT_GROUND_FORCES,
    END_OF_GROUND_COMBAT_ROLL_STEP,
    END_OF_GROUND_COMBAT_ROUND,
    START_OF_GROUND_COMBAT_ROUND,
    START_OF_INVASION,
)


class Invasion(Procedure):
    """Land anything on any planets of the system, all at once; then planet by planet."""

    STEPS = (
        At("ti4:27", START_OF_INVASION),
        At("ti4:40.2", BEFORE_COMMIT_GROUND_FORCES),
        Step("ti4:27.2", "choose_landing", "land", check="refuse_landing"),
        Loop("ti4:27.4", "fight_next"),
        Loop("ti4:27.5", "establish_control"),
    )

    def __init__(self, seat: int, system: int, landed: tuple[int, ...] = (), fought: int = 0, taken: int = 0) -> None:
        self.seat = seat
        self.system = system
        self.landed = landed  # planets
        self.fought = fought  # how many of them are fought out
        self.taken = taken  # on how many of them control is established

    def choose_landing(self, game: Galaxy) -> Next:
        aboard = game.players[self.seat].ships_in(self.system)
        planets = game.chart.planets[self.system]
        if not planets or not ground_forces(aboard):
            return None
        rows: list[Gift] = []
        forms: list[Form] = []
        for planet in planets:
            lines = [(planet, TYPES[type], count(aboard, type)) for type in GROUND if count(aboard, type)]
            rows += lines
            forms.append(Form(tuple(lines)))
        if len(planets) > 1 and count(aboard, INFANTRY) >= len(planets):
            forms.append(Form(tuple([(planet, TYPES[INFANTRY], 1) for planet in planets])))
        things = (("system", self.system),)
        return Decision(self.seat, "land", [Option("land nothing")], forms=forms, things=things, rows=tuple(rows))

    def refuse_landing(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        aboard = game.players[seat].ships_in(self.system)
        for type in GROUND:
            wanted = sum(number for _, kind, number in form.gifts if type_of(kind)[0] == type)
            if wanted > count(aboard, type):
                return Refused("not-so-many-aboard", (wanted, count(aboard, type)), "ti4:27.2")
        return None

    def land(self, game: Galaxy, reply: Reply) -> Next:
        form = reply.form()
        if form is None:
            return None
        planets: list[int] = []
        for planet, kind, number in form.gifts:
            type, _ = type_of(kind)
            for _ in range(number):
                hurt = not game.players[self.seat].ships_in(self.system)[type]
                add_in_space(game, self.seat, self.system, type, -1, hurt)
                add_on_planet(game, self.seat, planet, type, 1, hurt)
            if planet not in planets:
                planets.append(planet)
            game.note("landed", self.seat, planet, type, number)
        self.landed = tuple(planets)
        for planet in planets:
            game.happen(AFTER_UNITS_COMMITTED, self.seat, planet)
        return None

    def fight_next(self, game: Galaxy) -> Next:
        while self.fought < len(self.landed):
            planet = self.landed[self.fought]
            owner = game.controller[planet]
            if owner not in (NOBODY, self.seat) and ground_forces(game.players[owner].troops_on(planet)):
                if ground_forces(game.players[self.seat].troops_on(planet)):
                    return Call(GroundCombatRound(self.seat, owner, planet))
            self.fought += 1
        return None

    def establish_control(self, game: Galaxy) -> Next:
        """Planet by planet; one that nobody controlled is explored at once."""
        while self.taken < len(self.landed):
            planet = self.landed[self.taken]
            self.taken += 1
            if ground_forces(game.players[self.seat].troops_on(planet)):
                unexplored = game.controller[planet] == NOBODY
                gain_control(game, self.seat, planet)
                if unexplored and game.explorations:
                    return Call(Explore(self.seat, planet))
        return None


class GroundCombatRound(Procedure):
    SCOPE = "combat round"
    STEPS = (
        At("ti4:20.4a", START_OF_GROUND_COMBAT_ROUND),
        Step("ti4:20.1", "roll"),
        At("ti4:20.1", AFTER_GROUND_COMBAT_ROLL),
        At("ti4:20.1", END_OF_GROUND_COMBAT_ROLL_STEP),
        At("ti4:20.2", BEFORE_ASSIGN_GROUND_COMBAT_HITS),
        Step("ti4:20.2", "destroy"),
        At("ti4:20.3", AFTER_ASSIGN_GROUND_COMBAT_HITS),
        At("ti4:20.4b", END_OF_GROUND_COMBAT_ROUND),
        Step("ti4:20.4c", "name_winner"),
    )

    def __init__(self, attacker: int, defender: int, planet: int, hits: tuple[int, int] = (0, 0)) -> None:
        self.attacker = attacker
        self.defender = defender
        self.planet = planet
        self.hits = hits

    def roll(self, game: Galaxy) -> Next:
        self.hits = (self._roll(game, self.attacker), self._roll(game, self.defender))
        return None

    def _roll(self, game: Galaxy, seat: int) -> int:
        made = 0
        if holds_fire(game, seat):
            return made
        for type in GROUND:
            number = count(game.players[seat].troops_on(self.planet), type)
            if number:
                dice = [game.rng.die(10) for _ in range(number)]
                game.note_shown("rolled", seat, type, *dice)
                needed = unit_of(game, seat, type).combat.hit_on - combat_bonus(game, seat)
                made += sum(1 for die in dice if die >= needed)
        return made

    def destroy(self, game: Galaxy) -> Next:
        """Infantry first: here the prototype asks nobody."""
        for seat, hits in ((self.attacker, self.hits[1]), (self.defender, self.hits[0])):
            for type in (INFANTRY, MECH):
                force = game.players[seat].troops_on(self.planet)
                lost = min(hits, count(force, type))
                for _ in range(lost):
                    hurt = not game.players[seat].troops_on(self.planet)[type]
                    add_on_planet(game, seat, self.planet, type, -1, hurt)
                hits -= lost
        return None

    def name_winner(self, game: Galaxy) -> Next:
        left = [
            seat for seat in (self.attacker, self.defender) if ground_forces(game.players[seat].troops_on(self.planet))
        ]
        if len(left) == 1:
            game.happen(AFTER_GROUND_COMBAT_WON, left[0], self.planet)
        return None
