"""Ships that an ability moves into a system from anywhere: no move value counts, and no way (17.9)."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.kernel.decision import Decision, Form, Gift, Option, Refused
from orrery.kernel.procedure import Step
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.plans import lines
from orrery.ti4.queries import fits_aboard, unit_of
from orrery.ti4.routes import ANY, NEVER, Passage, Route, may_be_moved_into
from orrery.ti4.rules.movement import Movement
from orrery.ti4.rules.storm import BESIDE
from orrery.ti4.state import Galaxy
from orrery.ti4.units import COUNT, count

NOTHING: Final = Option("move nothing")


class Anywhere(Passage):
    """Every system touches that one, for ships of some types alone. A gravity rift is still left by a die."""

    def __init__(self, game: Galaxy, seat: int, target: int, types: tuple[int, ...]) -> None:
        super().__init__(game, seat, target, past_ships=True, ahead=True)
        self.ahead = False
        self.far = None
        self.types = types
        systems = range(game.chart.systems)
        self.open = [False] * game.chart.systems
        self.near = [[each for each in systems if each != target] if here == target else [target] for here in systems]
        self.needs = [NEVER] * game.chart.systems
        self.found = {}
        self.least = 1  # every ship can go, fighters too
        if may_be_moved_into(game, seat, target):
            self._measure()

    def needs_from(self, start: int, type: int = ANY) -> int:
        return super().needs_from(start, type) if type in self.types and start != self.target else NEVER

    def routes(self, start: int, most: int, wanted: tuple[int, ...] = (), type: int = ANY) -> list[Route]:
        return super().routes(start, most, wanted, type) if type in self.types else []


class Leap(Movement):
    """Which of those ships come from which systems, and what they take along: from where they start, and from no system
    that holds an own command token."""

    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("ti4:17.9", "choose_plan", "note_plan", check="refuse_plan"),
        Step("ti4:92.1a", "choose_cargo", "note_cargo", check="refuse_cargo"),
        Step("ti4:37.2", "roll_for_rifts"),
        Step("ti4:17.9", "move"),
    )

    def __init__(
        self,
        seat: int,
        system: int,
        plan: tuple[Gift, ...] = (),
        carried: tuple[Gift, ...] = (),
        lost: tuple[tuple[int, int], ...] = (),
        moved: bool = False,
        storm: int = BESIDE,
        silent: bool = True,
        came: tuple[int, ...] = (),
        holed: int = 0,
        stormed: int = 0,
        leaders: tuple[int, ...] = (),
        types: tuple[int, ...] = (),
    ) -> None:
        super().__init__(seat, system, plan, carried, lost, moved, storm, silent, came, holed, stormed, leaders)
        self.types = types

    def ways(self, game: Galaxy) -> Passage:
        return Anywhere(game, self.seat, self.system, self.types)

    def offered(self, game: Galaxy) -> tuple[Gift, ...]:
        return leaping(game, self.seat, self.system, self.types)

    def question(self, forms: list[Form], offered: tuple[Gift, ...]) -> Decision:
        return Decision(self.seat, "leap", [NOTHING], forms=forms, things=(("system", self.system),), rows=offered)

    def row_reasons(self, game: Galaxy, decision: Decision) -> list[Refused | None]:
        return [None] * len(decision.rows)


def leaping(game: Galaxy, seat: int, target: int, types: tuple[int, ...]) -> tuple[Gift, ...]:
    """What could come into a system by that: ships, and cargo where one of them has room."""
    player, found = game.players[seat], list[Gift]()
    if not may_be_moved_into(game, seat, target):
        return ()
    for start in sorted(player.space):
        force = player.space[start]
        coming = [type for type in types if count(force, type)] if start != target else []
        for type in coming:
            found += lines(start, force, type, True)
        if any(unit_of(game, seat, type).capacity for type in coming) and start not in player.tokens:
            for type in [each for each in range(COUNT) if fits_aboard(each) and each not in types]:
                found += lines(start, force, type, True)
            for planet in game.chart.planets[start]:
                troops = player.troops_on(planet)
                for type in [each for each in range(COUNT) if fits_aboard(each) and troops]:
                    found += lines(ON_PLANET + planet, troops, type, True)
    return tuple(found)
