"""Reasons of war: units that are worth a card, combats that a card may turn, cards that are aimed at oneself."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision
from orrery.kernel.deed import Deed
from orrery.ti4.bot.aims import Aims, leader, under_way
from orrery.ti4.bot.attack import BAD, chance_in_combat, chance_on_planet
from orrery.ti4.bot.guarding import relocation
from orrery.ti4.bot.harming import most_cannons, most_infantry, most_kept_away, ready_there
from orrery.ti4.components import COMPONENTS
from orrery.ti4.limits import fleet_limit
from orrery.ti4.planets import planets_of
from orrery.ti4.queries import has_units
from orrery.ti4.rules.aimed import AimedCard
from orrery.ti4.rules.combat_round import CombatRound
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.ground_combat import GroundCombat
from orrery.ti4.rules.space_combat import SpaceCombat
from orrery.ti4.state import NOBODY
from orrery.ti4.units import FIGHTER, INFANTRY, capital_ships

OPEN: Final = 0.05  # a combat that is won or lost with no more doubt than this needs no card
WORTH_AN_ACTION: Final = 2  # units that make an action card worth while
CHEAP: Final = (FIGHTER, INFANTRY)  # units that are risked for a second throw
NEAR_THE_END: Final = 5  # points from which the leader's cards are sabotaged


# -- units -------------------------------------------------------------------------------------------------------------


def many_planets(aims: Aims, decision: Decision, number: int) -> bool:
    return len(planets_of(aims.table, aims.seat)) > WORTH_AN_ACTION


def room_in_fleet(aims: Aims, decision: Decision, number: int) -> bool:
    """One more ship need not be removed again."""
    limit = fleet_limit(aims.table, aims.seat)
    return any(0 < capital_ships(force) < limit for force in aims.table.players[aims.seat].space.values())


def many_infantry(aims: Aims, decision: Decision, number: int) -> bool:
    """A planet of others holds so many that it is worth while."""
    return most_infantry(aims, COMPONENTS[number].key) >= WORTH_AN_ACTION


def cannons_there(aims: Aims, decision: Decision, number: int) -> bool:
    return most_cannons(aims) > 0


def much_exhausted(aims: Aims, decision: Decision, number: int) -> bool:
    return max([ready_there(aims, system) for system in aims.table.players[aims.seat].space]) >= WORTH_AN_ACTION


def keeps_away(aims: Aims, decision: Decision, number: int) -> bool:
    """Somebody could be kept from a system."""
    return most_kept_away(aims) > 0.0


def guards_missing(aims: Aims, decision: Decision, number: int) -> bool:
    return bool(relocation(aims))


# -- combats -----------------------------------------------------------------------------------------------------------


def chance_now(aims: Aims) -> float:
    """How likely this side wins the combat that goes on; certain, where there is none of its own."""
    table, seat = aims.table, aims.seat
    for frame in reversed(table.stack):
        fight = frame.procedure
        if isinstance(fight, SpaceCombat) and seat in (fight.attacker, fight.defender):
            return chance_in_combat(table, seat, fight.attacker, fight.defender, fight.system)
        if isinstance(fight, GroundCombat) and seat in (fight.attacker, fight.defender):
            return chance_on_planet(table, seat, fight.attacker, fight.defender, fight.planet)
    return 1.0


def undecided(aims: Aims, decision: Decision, number: int) -> bool:
    return OPEN < chance_now(aims) < 1.0 - OPEN


def losing(aims: Aims, decision: Decision, number: int) -> bool:
    return chance_now(aims) < BAD


def winning(aims: Aims, decision: Decision, number: int) -> bool:
    return chance_now(aims) > 1.0 - chance_now(aims)


def missed(aims: Aims, decision: Decision, number: int) -> bool:
    """A die of one's own in this round has not hit."""
    fight = under_way(aims.table, CombatRound)
    dice = fight.dice_so_far(aims.table) if isinstance(fight, CombatRound) else ()
    return any(seat == aims.seat and die < needs for seat, _, die, needs in dice)


def cheap_missed(aims: Aims, decision: Decision, number: int) -> bool:
    """A die of a unit that may be risked has not hit, and the combat is open."""
    fight = under_way(aims.table, CombatRound)
    dice = fight.on_the_table(aims.table) if isinstance(fight, CombatRound) else []
    return any(type in CHEAP and die < needs for _, type, die, needs in dice) and undecided(aims, decision, number)


def attacked(aims: Aims, decision: Decision, number: int) -> bool:
    """Somebody else activates a system with one's own units."""
    table = aims.table
    return table.active != aims.seat and has_units(table, aims.seat, table.active_system)


# -- cards of others ---------------------------------------------------------------------------------------------------


def against_me(aims: Aims, decision: Decision, number: int) -> bool:
    """A card that is aimed here, that acts where one's own units are, that brings a point, or that is the leader's."""
    table, card = aims.table, under_way(aims.table, ActionCard)
    if not isinstance(card, Deed) or card.seat == aims.seat:
        return False
    if isinstance(card, AimedCard) and is_mine(aims, card.KIND, card.target):
        return True
    here = table.active_system != NOBODY and has_units(table, aims.seat, table.active_system)
    near = card.seat == leader(table, aims.seat) and table.players[card.seat].points >= NEAR_THE_END
    return here or near or COMPONENTS[card.source].key == "imperial-rider"


def is_mine(aims: Aims, kind: str, target: int) -> bool:
    return (kind == "seat" and target == aims.seat) or (kind == "planet" and aims.table.controller[target] == aims.seat)
