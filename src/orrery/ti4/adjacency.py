"""What a system is and what it touches, for whom: anomalies, wormholes, neighbours."""

from __future__ import annotations

from typing import Final

from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import NO_MODIFIERS, deciding
from orrery.ti4.state import NO_STORM, NOBODY, Galaxy
from orrery.ti4.tiles import TILES
from orrery.ti4.units import SPACE_DOCK, UNITS, count

ASTEROIDS: Final = "asteroid"
NEBULA: Final = "nebula"
SUPERNOVA: Final = "supernova"
RIFT: Final = "rift"
GRAVITY_RIFT: Final = "gravity_rift"  # its name in full
UNTOLD: Final = -2
NOT_TORN: Final[list[int]] = []  # shared, never filled
NEXUS_SIDES: Final = ("82A", "82B")


def anomalies_of(game: Galaxy, system: int) -> str:
    """The anomalies that a system is, each named once: several gravity rifts are one."""
    printed, made = game.chart.anomalies[system], deciding(game, Modifier.anomalies)
    found = with_made(game, system, printed, made) if made else printed
    return with_rift(found) if game.kings and system in torn_systems(game) else found


def all_anomalies(game: Galaxy) -> list[str]:
    """The same of each system, for who asks of all."""
    found, made = game.chart.anomalies, deciding(game, Modifier.anomalies)
    if made:
        found = [with_made(game, system, kinds, made) for system, kinds in enumerate(found)]
    torn = torn_systems(game) if game.kings else NOT_TORN
    return [with_rift(kinds) if system in torn else kinds for system, kinds in enumerate(found)] if torn else found


def with_rift(kinds: str) -> str:
    return kinds if RIFT in kinds else f"{kinds} {GRAVITY_RIFT}".strip()


def torn_systems(game: Galaxy, seat: int = NOBODY) -> list[int]:
    """The systems with a space dock that makes a gravity rift of them: all, or those of one player."""
    found = NOT_TORN
    for each, player in enumerate(game.players):
        if UNITS[player.units[SPACE_DOCK]].rift and seat in (each, NOBODY):
            docks = [planet for planet, force in player.ground.items() if count(force, SPACE_DOCK)]
            found = [*found, *[game.chart.system_of[planet] for planet in docks]]
    return found


def rolls_for_rift(game: Galaxy, seat: int, system: int) -> bool:
    """A ship of that player that leaves the system rolls a die: it is a gravity rift, and no tear of the player's own
    makes one of it."""
    return is_anomaly(game, system, RIFT) and not (game.kings and system in torn_systems(game, seat))


def with_made(game: Galaxy, system: int, printed: str, made: list[Modifier]) -> str:
    """What is printed there, and what abilities make of it besides (12.4): it has the properties of all (12.5)."""
    kinds = printed.split()
    for each in made:
        kinds += [kind for kind in each.anomalies(game, system).split() if kind not in kinds]
    return " ".join(kinds)


def is_anomaly(game: Galaxy, system: int, kind: str) -> bool:
    return kind in anomalies_of(game, system)


Holes = dict[int, str]  # systems with wormholes, and their kinds divided by blanks


def acting_now(game: Galaxy) -> int:
    """Whose tactical action is in progress."""
    return game.active if game.active_system != NOBODY else NOBODY


def holes_of(game: Galaxy, acting: int = UNTOLD, ahead: int = NOBODY, storm: bool = True) -> Holes:
    """All wormholes: those printed on tiles, tokens, and what components open; perhaps without the ion storm.

    Now; or in a tactical action of a player, perhaps after the ship that goes ahead of others has come somewhere.
    """
    found = {system: game.chart.wormholes[system] for system in game.chart.holed}
    for where, kind in not_printed(game, acting, ahead, storm):
        here = found.get(where, "")
        if kind not in here:  # two of a kind lead nowhere else
            found[where] = f"{here} {kind}" if here else kind
    return found


def not_printed(
    game: Galaxy, acting: int = UNTOLD, ahead: int = NOBODY, storm: bool = True
) -> tuple[tuple[int, str], ...]:
    """The wormholes among them that are on no tile."""
    if acting == UNTOLD:
        acting = acting_now(game)
    found = game.wormholes if game.storm == NO_STORM or not storm else (*game.wormholes, game.storm)
    if game.gamma != NOBODY:
        found = (*found, (game.gamma, "gamma"))
    for each in deciding(game, Modifier.wormholes):
        found += each.wormholes(game, acting, ahead)
    return found


def wormholes_in(game: Galaxy, system: int) -> str:
    found = game.chart.wormholes[system]
    for where, kind in not_printed(game):
        if where == system and kind not in found:
            found = f"{found} {kind}" if found else kind
    return found


class Lanes:
    """What is adjacent to what, for one player at one moment. Who asks of many systems finds once what changes it.

    Alpha and beta may be one kind for a player or for everybody, which nothing can prevent. What closes wormholes does
    so only for movement and retreats.
    """

    def __init__(self, game: Galaxy, seat: int, holes: Holes, moving: bool = False) -> None:
        self.game = game
        self.holes = holes
        self.linking = links_made(game)
        self.entangled = any(each.joins_wormholes(game, seat) for each in deciding(game, Modifier.joins_wormholes))
        self.closed = moving and any(each.closes_wormholes(game) for each in deciding(game, Modifier.closes_wormholes))
        self.sealed = moving and any(each.seals_nexus(game) for each in deciding(game, Modifier.seals_nexus))

    def near(self, system: int) -> list[int]:
        """The systems adjacent to one."""
        found = next_door(self.game, system, self.linking)
        if system in self.holes:
            found += [other for other in self.beyond(system) if other not in found]
        return found

    def beyond(self, system: int) -> list[int]:
        """The systems to which wormholes lead from one that has any."""
        here, nexus = self.holes[system], self.sealed and is_nexus(self.game, system)
        found = []
        for other, there in self.holes.items():
            if other != system:
                shut = self.closed or nexus or (self.sealed and is_nexus(self.game, other))
                if wormholes_match(here, there, self.entangled, shut):
                    found.append(other)
        return found


def adjacent(
    game: Galaxy, system: int, seat: int = NOBODY, moving: bool = False, holes: Holes | None = None
) -> list[int]:
    """The systems adjacent to one, for that player: next door, by hyperlane, by wormhole, by what links them for a
    while. None is adjacent to itself."""
    if holes is None:
        if not wormholes_in(game, system):
            return next_door(game, system, links_made(game))
        holes = holes_of(game)
    return Lanes(game, seat, holes, moving).near(system)


def links_made(game: Galaxy) -> list[Modifier]:
    """What links systems for a while: nothing that stands does."""
    return deciding(game, Modifier.links) if game.effects else NO_MODIFIERS


def next_door(game: Galaxy, system: int, linking: list[Modifier]) -> list[int]:
    """Those adjacent to it without a wormhole."""
    found = list(game.chart.near[system])
    for each in linking:
        found += [other for other in each.links(game, system) if other not in found]
    return found


def is_nexus(game: Galaxy, system: int) -> bool:
    """The wormhole nexus, whichever of its sides lies up."""
    return TILES[game.chart.tiles[system]].key in NEXUS_SIDES


def all_adjacent(game: Galaxy, seat: int, ahead: int = NOBODY, storm: bool = True) -> list[list[int]]:
    """Of each system those adjacent to it for movement, in a tactical action of that player."""
    lanes = Lanes(game, seat, holes_of(game, seat, ahead, storm), True)
    return [lanes.near(system) for system in range(game.chart.systems)]


def passages(game: Galaxy, seat: int, holes: Holes) -> set[tuple[int, int]]:
    """The systems between which ships of that player move by wormhole, each pair both ways."""
    lanes = Lanes(game, seat, holes, True)
    return {(one, other) for one in holes for other in lanes.beyond(one)}


def wormholes_match(here: str, there: str, entangled: bool, closed: bool = False) -> bool:
    if entangled and ("alpha" in here or "beta" in here) and ("alpha" in there or "beta" in there):
        return True
    return any(kind in there and not (closed and kind in ("alpha", "beta")) for kind in here.split())


def near_planet(game: Galaxy, planet: int, seat: int = NOBODY) -> list[int]:
    """The systems adjacent to a planet: those adjacent to its system, and its system itself."""
    system = game.chart.system_of[planet]
    return [system, *adjacent(game, system, seat)]


def are_neighbours(game: Galaxy, seat: int, other: int) -> bool:
    """Both have a unit or a planet in the same system or in adjacent ones, as either of them sees it (63.3)."""
    mine, theirs = presence(game, seat), presence(game, other)
    if mine & theirs:
        return True
    holes = holes_of(game)
    lanes = Lanes(game, seat, holes)
    if any(near in theirs for system in mine for near in lanes.near(system)):
        return True
    if not sees_otherwise(game, seat, other):
        return False
    lanes = Lanes(game, other, holes)
    return any(near in mine for system in theirs for near in lanes.near(system))


def neighbours_of(game: Galaxy, seat: int) -> list[int]:
    """Who is still in the game and lives next door: as `are_neighbours`, but what is near is found once."""
    lives, lanes = all_presences(game), Lanes(game, seat, holes_of(game))
    near = lives[seat] | {other for system in lives[seat] for other in lanes.near(system)}
    others = [other for other in range(game.seats) if other != seat and not game.players[other].eliminated]
    if not deciding(game, Modifier.joins_wormholes):
        return [other for other in others if near & lives[other]]
    return [
        other
        for other in others
        if near & lives[other] or (sees_otherwise(game, seat, other) and are_neighbours(game, other, seat))
    ]


def sees_otherwise(game: Galaxy, seat: int, other: int) -> bool:
    """Wormholes lead elsewhere for one of these two players. Otherwise what is adjacent for one is so for the other."""
    return any(
        each.joins_wormholes(game, seat) != each.joins_wormholes(game, other)
        for each in deciding(game, Modifier.joins_wormholes)
    )


def presence(game: Galaxy, seat: int) -> set[int]:
    """The systems in which this player has units or planets."""
    player, system_of = game.players[seat], game.chart.system_of
    found = set(player.space) | {system_of[planet] for planet in player.ground}
    return found | {system_of[planet] for planet, controller in enumerate(game.controller) if controller == seat}


def all_presences(game: Galaxy) -> list[set[int]]:
    """The same of each player."""
    system_of = game.chart.system_of
    found = [set(player.space) | {system_of[planet] for planet in player.ground} for player in game.players]
    for planet, controller in enumerate(game.controller):
        if controller != NOBODY:
            found[controller].add(system_of[planet])
    return found
