"""How the bot plays the Embers of Muaat: tokens that secondaries do not need become ships."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.moving import threatened
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.replies import best
from orrery.ti4.bot.targets import good_there
from orrery.ti4.factions.muaat import FIGHTERS, systems_with
from orrery.ti4.limits import capacity, docked_fighters, fleet_limit
from orrery.ti4.units import FIGHTER, FLAGSHIP, WAR_SUN, capital_ships, count, ground_forces, ships

KEPT_FOR_CRUISER: Final = 2  # tokens of the strategy pool from which one is worth a cruiser
KEPT_FOR_FORGE: Final = 3  # and the same for what a star forges, which costs half as much
ESCORT: Final = 9.0  # what a war sun alone needs before all else
NO_ROOM: Final = -1.0  # what is placed there would have to go again


def fleet_room(aims: Aims, system: int) -> bool:
    """One more ship need not be removed again."""
    return capital_ships(aims.table.players[aims.seat].ships_in(system)) < fleet_limit(aims.table, aims.seat)


def fighter_room(aims: Aims, system: int) -> bool:
    game, seat = aims.table, aims.seat
    force = game.players[seat].ships_in(system)
    fighters = count(force, FIGHTER) + FIGHTERS - docked_fighters(game, seat, system)
    return max(0, fighters) + ground_forces(force) <= capacity(game, seat, force)


def is_spare(aims: Aims, kept: int) -> bool:
    return aims.table.players[aims.seat].strategy >= kept and aims.spare_tokens() >= kept


def is_lonely(aims: Aims, system: int) -> bool:
    """A war sun without an escort that would fall in its place, where others may come."""
    there = ships(aims.table.players[aims.seat].ships_in(system))
    return there == 1 and threatened(aims.table, aims.seat, system)


def forges(aims: Aims, decision: Decision, number: int) -> bool:
    """With tokens that are spare; with any for a war sun that is alone."""
    suns = systems_with(aims.table, aims.seat, WAR_SUN)
    room = any(fleet_room(aims, system) or fighter_room(aims, system) for system in suns)
    return room and is_spare(aims, 1 if any(is_lonely(aims, system) for system in suns) else KEPT_FOR_FORGE)


def launches(aims: Aims, decision: Decision, number: int) -> bool:
    there = systems_with(aims.table, aims.seat, FLAGSHIP)
    return is_spare(aims, KEPT_FOR_CRUISER) and any(fleet_room(aims, system) for system in there)


def forge(aims: Aims, decision: Decision) -> Choice:
    """A destroyer where the fleet pool has room for it, else fighters; where ships are wanted most, but first two
    fighters for a war sun that is alone."""

    def worth(option: Option) -> float:
        system = option.id()
        if option.key == "forge destroyer":
            return 1.0 + good_there(aims, system) if fleet_room(aims, system) else NO_ROOM
        there = float(count(aims.table.players[aims.seat].ships_in(system), WAR_SUN))
        there += ESCORT if is_lonely(aims, system) else 0.0
        return there if fighter_room(aims, system) else NO_ROOM

    return best(decision, worth)


REASONS: Final[dict[str, Reason]] = {"star-forge": forges, "the-inferno": launches, "fires-of-the-gashlai": whenever}
JUDGED: Final = {"star forge": forge}
TECHS: Final = {"prototype-war-sun-2": 6.0, "magmus-reactor": 2.5}
