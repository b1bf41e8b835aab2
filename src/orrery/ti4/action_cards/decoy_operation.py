"""Decoy Operation: defenders come from anywhere."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, Thing
from orrery.kernel.procedure import Next
from orrery.ti4.combat import thing_at
from orrery.ti4.limits import structures_on_planet
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.queries import ground_types, is_closed
from orrery.ti4.reinforcements import force_at
from orrery.ti4.rules.aimed import AimedCard
from orrery.ti4.rules.each_player import all_units, everywhere
from orrery.ti4.rules.moves import put_units
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import COUNT, PDS, SPACE_DOCK, count
from orrery.ti4.windows import AFTER_SYSTEM_ACTIVATED

MOST: Final = 2
Unit = tuple[int, int, bool]  # place, type, damaged


class DecoyOperation(AimedCard):
    """After another player activates a system with a structure of yours: take up to 2 of your ground forces from the
    board and place them on a planet you control in that system."""

    WINDOWS = (AFTER_SYSTEM_ACTIVATED,)

    def __init__(
        self,
        seat: int,
        source: int,
        cancelled: bool = False,
        target: int = NOBODY,
        units: tuple[Unit, ...] = (),
        named: bool = False,
    ) -> None:
        super().__init__(seat, source, cancelled, target)
        self.units = units
        self.named = named  # which units come

    @classmethod
    def targets(cls, game: Galaxy, seat: int) -> list[int]:
        if seat == game.active or not has_structures(game, seat, game.active_system):
            return []
        planets = game.chart.planets[game.active_system]
        mine = [planet for planet in planets if game.controller[planet] == seat and not is_closed(game, planet)]
        return [planet for planet in mine if may_come(game, seat, planet)]

    def choose(self, game: Galaxy) -> Next:
        if self.target == NOBODY:
            return super().choose(game)
        return None if self.named else self.ask_units(game)

    def ask_units(self, game: Galaxy) -> Decision:
        options: list[Option] = []
        for nth, (place, type, hurt) in enumerate(may_come(game, self.seat, self.target)):
            things = (("place", place), ("type", type), ("damaged", int(hurt)), ("nth", nth), thing_at(place))
            options.append(Option("carry", things))
        about = (("planet", self.target),)
        return Decision(self.seat, "decoys", options, 0, min(MOST, len(options)), things=about)

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        if self.target == NOBODY:
            return super().chosen(game, reply)
        self.named = True
        for option in reply.options():
            (_, place), (_, type), (_, hurt) = option.things[:3]
            self.units += ((place, type, bool(hurt)),)
        return None

    def aims(self) -> tuple[Thing, ...]:
        return super().aims() + tuple([("type", type) for _, type, _ in self.units])

    def commit(self, game: Galaxy) -> Next:
        limit = structures_on_planet(game, PDS)
        for place, type, hurt in self.units:
            if type == PDS and count(game.players[self.seat].troops_on(self.target), PDS) >= limit:
                continue
            if force_at(game, self.seat, place)[type + COUNT * int(hurt)]:
                put_units(game, self.seat, place, type, -1, hurt)
                put_units(game, self.seat, ON_PLANET + self.target, type, 1, hurt)
                game.note("taken up", self.seat, place, type, 1)
                game.note("placed", self.seat, ON_PLANET + self.target, type, 1)
        return None


def may_come(game: Galaxy, seat: int, planet: int) -> list[Unit]:
    """Ground forces of this player that stand elsewhere, in space too; damage stays. Two of a kind are enough."""
    places = [place for place in everywhere(game, seat) if place != ON_PLANET + planet]
    units = [(place, type, hurt) for _, place, type, hurt in all_units(game, seat, places, ground_types(game, seat))]
    found = [unit for at, unit in enumerate(units) if units[:at].count(unit) < MOST]
    room = structures_on_planet(game, PDS) - count(game.players[seat].troops_on(planet), PDS)
    return [unit for unit in found if unit[1] != PDS or room > 0]


def has_structures(game: Galaxy, seat: int, system: int) -> bool:
    player = game.players[seat]
    forces = [player.ships_in(system), *[player.troops_on(planet) for planet in game.chart.planets[system]]]
    return any(count(force, type) for force in forces for type in (PDS, SPACE_DOCK))


DEEDS = (DecoyOperation,)
