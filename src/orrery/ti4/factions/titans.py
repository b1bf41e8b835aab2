"""Titans of Ul: they sleep on planets, awake as walls of cannons that fight, and meet whoever is there."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.decision import Decision, Option, Reply, Thing, about
from orrery.kernel.procedure import Call, Loop, Next, Procedure
from orrery.ti4.components import NUMBER
from orrery.ti4.limits import structures_on_planet
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import enemies_in, ground_forces_on, has_ships, is_closed, owns
from orrery.ti4.reinforcements import at_hand, left_of
from orrery.ti4.rules.control import GainControl
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.exploring import Explore
from orrery.ti4.rules.moves import put_units
from orrery.ti4.rules.placing import PlaceUnits, SetDown
from orrery.ti4.rules.sleeping import SLEEPERS, lay_sleeper, lift_sleeper
from orrery.ti4.rules.tactical import TacticalAction
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import FLAGSHIP, PDS, Force, count, whole
from orrery.ti4.windows import AFTER_PLANET_EXPLORED, AFTER_SYSTEM_ACTIVATED

COALESCENCE: Final = NUMBER["coalescence"]
NEW: Final = Option("new sleeper")


# -- Terragenesis ------------------------------------------------------------------------------------------------------


class Terragenesis(Deed):
    """After you explore a planet without a sleeper token you may place one on it, or move one there."""

    WINDOWS = (AFTER_PLANET_EXPLORED,)

    def __init__(
        self, seat: int, source: int, cancelled: bool = False, origin: int = NOBODY, named: bool = False
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.origin = origin  # the planet that a token leaves for it
        self.named = named

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        now = game.innermost(Explore)
        assert isinstance(now, Explore)
        return now.seat == seat and now.deck != NOBODY and now.place not in game.players[seat].sleepers

    def choose(self, game: Galaxy) -> Next:
        if self.named:
            return None
        sleepers = game.players[self.seat].sleepers
        options = [NEW] if len(sleepers) < SLEEPERS else []
        things = (("planet", explored(game)),)
        return Decision(self.seat, "sleeper from", [*options, *about("planet", sorted(sleepers))], things=things)

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.named = True
        self.origin = reply.option().id() if reply.option().things else NOBODY
        return None

    def commit(self, game: Galaxy) -> Next:
        if self.origin != NOBODY:
            lift_sleeper(game, self.seat, self.origin)
        lay_sleeper(game, self.seat, explored(game))
        return None


def explored(game: Galaxy) -> int:
    now = game.innermost(Explore)
    assert isinstance(now, Explore)
    return now.place


# -- Awaken ------------------------------------------------------------------------------------------------------------


def may_awaken(game: Galaxy, seat: int) -> list[int]:
    """The planets of the active system whose sleepers could become PDS: a planet holds two of them at most. Who lay
    down after the activation sleeps on."""
    action = game.innermost(TacticalAction)
    if game.active != seat or not isinstance(action, TacticalAction) or at_hand(game, seat, PDS) < 1:
        return []
    most, sleepers = structures_on_planet(game, PDS), game.players[seat].sleepers
    here = [planet for planet in game.chart.planets[action.system] if planet in action.sleepers[seat]]
    asleep = [planet for planet in here if planet in sleepers]
    open_ones = [planet for planet in asleep if not is_closed(game, planet)]
    return [planet for planet in open_ones if count(game.players[seat].troops_on(planet), PDS) < most]


class Awaken(Deed):
    """After you activate a system with sleeper tokens of yours you may replace each of them with 1 PDS from your
    reinforcements, whosever the planet is."""

    WINDOWS = (AFTER_SYSTEM_ACTIVATED,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, planets: tuple[int, ...] = ()) -> None:
        super().__init__(seat, source, cancelled)
        self.planets = planets

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(may_awaken(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.planets:
            return None
        planets = may_awaken(game, self.seat)
        most = min(len(planets), at_hand(game, self.seat, PDS))
        things = (("system", game.active_system),)
        return Decision(self.seat, "awaken", about("planet", planets), 1, most, things=things)

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.planets = tuple([option.id() for option in reply.options()])
        return None

    def aims(self) -> tuple[Thing, ...]:
        return tuple([("planet", planet) for planet in self.planets])

    def commit(self, game: Galaxy) -> Next:
        coalesce(game, self.seat, game.active_system)
        return Call(Rise(self.seat, self.planets))


class Rise(Procedure):
    """One after the other; a planet that nobody controls is theirs then."""

    STEPS = (Loop("ti4:34.2", "awaken_next"), Loop("ti4:53.5a", "gain_next"))

    def __init__(self, seat: int, planets: tuple[int, ...], risen: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.planets = planets
        self.risen = risen

    def awaken_next(self, game: Galaxy) -> Next:
        if not self.planets:
            return None
        planet, self.planets = self.planets[0], self.planets[1:]
        self.risen += (planet,)
        return Call(WakeUp(self.seat, ON_PLANET + planet, PDS))

    def gain_next(self, game: Galaxy) -> Next:
        """On planets of others the dues see to it (53.5, 70.4), or a combat."""
        while self.risen:
            planet, self.risen = self.risen[0], self.risen[1:]
            if game.controller[planet] == NOBODY and ground_forces_on(game, self.seat, planet):
                return Call(GainControl(self.seat, planet))
        return None


class WakeUp(PlaceUnits):
    """Where no PDS is left one may be taken from the board, or the sleeper sleeps on."""

    def place(self, game: Galaxy) -> Next:
        if self.lacking(game):
            return None
        lift_sleeper(game, self.seat, self.at - ON_PLANET)
        game.note("awoken", self.seat, self.at - ON_PLANET)
        return Call(SetDown(self.seat, self.at, self.type))


# -- Coalescence -------------------------------------------------------------------------------------------------------


class Coalesced(Modifier):
    """Units have come into a system (`about`) without moving there: whom they meet there they fight, also if the turn
    is ended before the combats."""

    SCOPE = "turn"

    def still_fights(self, game: Galaxy) -> int:
        seat, system = self.owner, self.about
        if has_ships(game, seat, system) and enemies_in(game, seat, system):
            return system
        others = [other for other in range(game.seats) if other != seat]
        for planet in game.chart.planets[system]:
            if ground_forces_on(game, seat, planet) and any(ground_forces_on(game, each, planet) for each in others):
                return system
        return NOBODY


def coalesce(game: Galaxy, seat: int, system: int) -> None:
    if owns(game, seat, COALESCENCE):
        game.begin_effect(Coalesced(seat, system))


# -- the flagship ------------------------------------------------------------------------------------------------------


def pillars(game: Galaxy, seat: int) -> list[tuple[int, Force]]:
    """The planets of the active system where PDS of that seat stood when it was activated, and what is left there."""
    action = game.innermost(TacticalAction)
    if game.active != seat or not isinstance(action, TacticalAction) or left_of(game, seat, FLAGSHIP) < 1:
        return []
    found = [place - ON_PLANET for whose, place, force in action.found if whose == seat and count(force, PDS)]
    troops = game.players[seat].troops_on
    return [(planet, troops(planet)) for planet in found if count(troops(planet), PDS)]


class Ouranos(Deed):
    """The flagship: after you activate a system with PDS of yours you may replace one of them with it."""

    WINDOWS = (AFTER_SYSTEM_ACTIVATED,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, planet: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.planet = planet

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(pillars(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.planet != NOBODY:
            return None
        planets = [planet for planet, _ in pillars(game, self.seat)]
        return Decision(self.seat, "raise ouranos", about("planet", planets), things=(("system", game.active_system),))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.planet = reply.option().id()
        return None

    def commit(self, game: Galaxy) -> Next:
        """Of several the damaged one goes: the flagship is whole."""
        force = game.players[self.seat].troops_on(self.planet)
        hurt = count(force, PDS) > whole(force, PDS)
        coalesce(game, self.seat, game.active_system)
        put_units(game, self.seat, ON_PLANET + self.planet, PDS, -1, hurt)
        put_units(game, self.seat, game.active_system, FLAGSHIP, 1)
        game.note("flagship raised", self.seat, self.planet)
        return None


DEEDS: Final[dict[str, tuple[Any, ...]]] = {
    "terragenesis": (Terragenesis,),
    "awaken": (Awaken,),
    "ouranos": (Ouranos,),
}
STANDING: Final[dict[str, type[Modifier]]] = {}
