"""The ion storm: a wormhole that turns over once ships have used it to move or to retreat."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Form, Gift, Option, Refused
from orrery.ti4.adjacency import adjacent, holes_of, is_nexus, wormholes_match
from orrery.ti4.loading import Ship, load, system_at
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import deciding
from orrery.ti4.routes import Passage, single_boosts
from orrery.ti4.state import NO_STORM, Galaxy
from orrery.ti4.units import FLAGSHIP

BESIDE: Final = 0  # nobody came through it
EITHER: Final = 1  # ships could come with it and without: who moves them says which
THROUGH: Final = 2
USED: Final = Option("through storm")
UNUSED: Final = Option("around storm")


def mouths(game: Galaxy, seat: int) -> list[int]:
    """The systems to which the wormhole of the ion storm leads, as that player sees it."""
    system, kind = game.storm
    entangled = any(each.joins_wormholes(game, seat) for each in deciding(game, Modifier.joins_wormholes))
    closed = any(each.closes_wormholes(game) for each in deciding(game, Modifier.closes_wormholes))
    sealed = any(each.seals_nexus(game) for each in deciding(game, Modifier.seals_nexus))
    holes = holes_of(game, seat)
    found: list[int] = []
    for other in sorted(holes):
        shut = closed or (sealed and (is_nexus(game, system) or is_nexus(game, other)))
        if other != system and wormholes_match(kind, holes[other], entangled, shut):
            found.append(other)
    return found


def way_of_plan(game: Galaxy, seat: int, target: int, plan: tuple[Gift, ...], loaded: list[Ship]) -> int:
    """Whether the ships of a plan come through the storm. What they could do otherwise too is their owner's to say."""
    if game.storm == NO_STORM or not plan:
        return BESIDE
    around = load(game, seat, Form(plan), Passage(game, seat, target, storm=False))
    if isinstance(around, Refused):
        return THROUGH
    ends = mouths(game, seat)
    spare = single_boosts(game, seat) - sum([ship.boosted for ship in loaded])
    return EITHER if any(could_pass(game, ship, ends, target, spare) for ship in loaded) else BESIDE


def could_pass(game: Galaxy, ship: Ship, ends: list[int], target: int, spare: int) -> bool:
    """That ship reaches the target through the storm, whatever it carries: cargo from its start, or from the target."""
    if any(system_at(game, place) not in (ship.start, target) for place, _, _ in ship.cargo):
        return False
    ways, storm = ship.passage, game.storm[0]
    if ways.far is not None and ship.type == FLAGSHIP:
        ways = ways.far
    most = ship.move + (1 if ship.boosted or spare > 0 else 0)
    spent = ways.spent_from(ship.start, most, ship.type)
    for here, there in [(storm, end) for end in ends] + [(end, storm) for end in ends]:
        if here in spent and (there == target or ways.open[there]):
            if spent[here] + (0 if ways.rift[here] else 1) + ways.needs[there] <= most:
                return True
    return False


def way_between(game: Galaxy, seat: int, start: int, end: int) -> int:
    """The same of ships that go from one system to an adjacent one."""
    if game.storm[0] not in (start, end):
        return BESIDE
    if (end if game.storm[0] == start else start) not in mouths(game, seat):
        return BESIDE
    around = adjacent(game, start, seat, True, holes_of(game, storm=False))
    return EITHER if end in around else THROUGH


def ask_whether(game: Galaxy, seat: int) -> Decision:
    return Decision(seat, "through storm", [UNUSED, USED], things=(("system", game.storm[0]),))
