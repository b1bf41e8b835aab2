"""Space cannons: after ships have moved, at ships; after ground forces have landed, at those."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Refused, Reply, Thing
from orrery.kernel.procedure import Call, Done, Loop, Next, Procedure, Step
from orrery.kernel.window import At
from orrery.ti4.combat import Gun, cannon_bonus, cannons, cannons_on, fighting, is_guarded, thing_at
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import deciding
from orrery.ti4.rules.firing import count_hits, roll_guns
from orrery.ti4.rules.hits import ANY, AssignCannonHits, AssignDefenseHits, hits_against
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import (
    AFTER_SPACE_CANNON_DEFENSE_ROLL,
    AFTER_SPACE_CANNON_ROLL,
    BEFORE_SPACE_CANNON_DEFENSE_ROLL,
    BEFORE_SPACE_CANNON_ROLL,
)

HOLD_FIRE: Final = Option("hold fire")


class SpaceCannonOffense(Procedure):
    """Each player, clockwise from the active one, may fire at ships in the active system, moved or not."""

    STEPS = (Loop("ti4:96.2", "next_player"),)

    def __init__(self, seat: int, system: int, asked: int = 0) -> None:
        self.seat = seat  # the active player
        self.system = system
        self.asked = asked

    def next_player(self, game: Galaxy) -> Next:
        while self.asked < game.seats:
            seat = (self.seat + self.asked) % game.seats
            self.asked += 1
            targets = self._targets(game, seat)
            if targets and cannons(game, seat, self.system):
                return Call(FireCannon(seat, self.system, targets))
        return None

    def _targets(self, game: Galaxy, seat: int) -> tuple[int, ...]:
        """The active player chooses among all others with ships there; the others fire at the active player."""
        others = [other for other in range(game.seats) if other != seat] if seat == self.seat else [self.seat]
        aims = [other for other in others if fighting(game, other, self.system)]
        return tuple([other for other in aims if not is_guarded(game, seat, other, self.system)])


class CannonFire(Procedure):
    """One player's space cannons against one player's units at one place."""

    def __init__(
        self,
        seat: int,
        place: int,
        targets: tuple[int, ...],
        target: int = NOBODY,
        guns: tuple[Gun, ...] = (),
        dice: tuple[int, ...] = (),
        kind: int = ANY,
    ) -> None:
        self.seat = seat
        self.place = place
        self.targets = targets
        self.target = target
        self.guns = guns  # whoever gives one of them more dice does so before they are rolled
        self.dice = dice  # whoever changes them does so before they are counted
        self.kind = kind  # of the hits

    def aims(self, game: Galaxy) -> list[Gun]:
        raise NotImplementedError

    def choose_target(self, game: Galaxy) -> Next:
        """All guns at one player, or none of them."""
        options = [Option("fire", (("seat", target),)) for target in self.targets]
        return Decision(self.seat, "space cannon", [*options, HOLD_FIRE], things=(thing_at(self.place),))

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        """Of a player who is no target: others than the active player fire at that one alone."""
        kind, other = thing
        if kind != "seat" or not 0 <= other < game.seats or self.target != NOBODY:
            return None
        if game.active != seat:
            return Refused("cannons-at-active", (other, game.active), "ti4:96.5a")
        return Refused("no-ships-of-theirs", (other,), "ti4:96.5b")

    def note_target(self, game: Galaxy, reply: Reply) -> Next:
        if reply.option().key == HOLD_FIRE.key:
            return Done()
        self.target = reply.option().id()
        self.guns = tuple(self.aims(game))
        return None

    def roll(self, game: Galaxy) -> Next:
        self.dice = roll_guns(game, self.seat, "cannon", self.guns)
        return None

    def hits(self, game: Galaxy) -> int:
        return count_hits(self.guns, self.dice, cannon_bonus(game, self.target))


class FireCannon(CannonFire):
    """Space cannon offense. What a shot-down ship held is lost before the next player fires: this is no combat."""

    STEPS = (
        Step("ti4:96.2", "choose_target", "note_target"),
        At("ti4:96.2", BEFORE_SPACE_CANNON_ROLL),
        Step("ti4:96.3", "roll"),
        At("ti4:96.3", AFTER_SPACE_CANNON_ROLL),
        Step("ti4:96.5", "assign"),
    )

    def aims(self, game: Galaxy) -> list[Gun]:
        return cannons(game, self.seat, self.place)

    def assign(self, game: Galaxy) -> Next:
        batches = hits_against(self.target, self.seat, self.hits(game), self.kind)
        return Call(AssignCannonHits(self.place, batches)) if batches else None


class SpaceCannonDefense(Procedure):
    """Each other player with space cannons on an invaded planet may fire at the ground forces that have landed."""

    STEPS = (Loop("ti4:96.6", "next_player"),)

    def __init__(self, seat: int, planet: int, asked: int = 1) -> None:
        self.seat = seat  # the active player
        self.planet = planet
        self.asked = asked

    def next_player(self, game: Galaxy) -> Next:
        if any(each.silences_defense(game, self.seat) for each in deciding(game, Modifier.silences_defense)):
            return None
        while self.asked < game.seats and fighting(game, self.seat, ON_PLANET + self.planet):
            seat = (self.seat + self.asked) % game.seats
            self.asked += 1
            if cannons_on(game, seat, self.planet):
                return Call(FireAtLanding(seat, ON_PLANET + self.planet, (self.seat,)))
        return None


class FireAtLanding(CannonFire):
    """Space cannon defense. Only what stands on the planet fires, however far it reaches otherwise."""

    STEPS = (
        Step("ti4:96.7", "choose_target", "note_target"),
        At("ti4:96.7", BEFORE_SPACE_CANNON_DEFENSE_ROLL),
        Step("ti4:96.7", "roll"),
        At("ti4:96.7", AFTER_SPACE_CANNON_DEFENSE_ROLL),
        Step("ti4:96.8", "assign"),
    )

    def aims(self, game: Galaxy) -> list[Gun]:
        return cannons_on(game, self.seat, self.place - ON_PLANET)

    def assign(self, game: Galaxy) -> Next:
        batches = hits_against(self.target, self.seat, self.hits(game), self.kind)
        return Call(AssignDefenseHits(self.place, batches)) if batches else None
