"""How the bot plays the leaders of the Nomad: goods that are worth an agent, guards for what it has taken, and dice
that went wrong once more."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Form, Gift
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.reasons import Reason
from orrery.ti4.bot.replies import filled, picked
from orrery.ti4.leaders.field_marshal_mercer import MOST, camps
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.queries import ground_forces_on
from orrery.ti4.rules.combat_round import any_round
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.relocating import TO
from orrery.ti4.units import FLAGSHIP, INFANTRY, TYPES, count, whole

WORTH_AN_AGENT: Final = 2  # goods at once


def enough(aims: Aims, decision: Decision, number: int) -> bool:
    return what_happened(aims.table).about >= WORTH_AN_AGENT


def spare(aims: Aims) -> list[Gift]:
    """Infantry of planets elsewhere where somebody stays."""
    ground = aims.table.players[aims.seat].ground
    here = camps(aims.table, aims.seat)
    found: list[Gift] = []
    for planet in sorted(ground):
        number = min(whole(ground[planet], INFANTRY), count(ground[planet], INFANTRY) - 1)
        if planet not in here and number > 0:
            found.append((ON_PLANET + planet, TYPES[INFANTRY], min(MOST, number)))
    return sorted(found, key=lambda line: -line[2])


def bare(aims: Aims) -> list[int]:
    return [planet for planet in camps(aims.table, aims.seat) if ground_forces_on(aims.table, aims.seat, planet) < MOST]


def guards_wanted(aims: Aims, decision: Decision, number: int) -> bool:
    """In one's own turn, where a planet is hardly guarded and others can send somebody."""
    return aims.table.active == aims.seat and bool(bare(aims)) and bool(spare(aims))


def call_up(aims: Aims, decision: Decision) -> Choice:
    """To the planet with the fewest, from the place with the most."""
    planets, lines = bare(aims), spare(aims)
    if not planets or not lines:
        return picked(decision, 0)
    target = min(planets, key=lambda planet: ground_forces_on(aims.table, aims.seat, planet))
    place, kind, number = lines[0]
    return filled(decision, Form(((place, kind, number), (ON_PLANET + target, TO + kind, number))))


def went_wrong(aims: Aims, decision: Decision, number: int) -> bool:
    """The other side has hit oftener in a combat of one's own."""
    fight = any_round(aims.table)
    if aims.seat not in (fight.attacker, fight.defender):
        return False
    mine, theirs = fight.hits if aims.seat == fight.attacker else (fight.hits[1], fight.hits[0])
    return theirs > mine + 1 or (theirs > 0 and mine == 0)


def held_fast(aims: Aims, decision: Decision, number: int) -> bool:
    """The flagship stands under one's own token, and there is one left to go elsewhere with: the hero himself asks for
    none."""
    player = aims.table.players[aims.seat]
    return player.tactic > 0 and any(count(player.ships_in(system), FLAGSHIP) for system in player.tokens)


REASONS: Final[dict[str, Reason]] = {
    "artuno-the-betrayer": enough,
    "field-marshal-mercer": guards_wanted,
    "the-thundarian": went_wrong,
    "ahk-syl-siven": held_fast,
}
JUDGED: Final = {"mercer": call_up}
