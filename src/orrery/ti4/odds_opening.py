"""What comes before the rounds of a combat: cannons, Ambush, Assault Cannon, barrage; bombardment before a landing."""

from __future__ import annotations

from typing import Final

from orrery.ti4.fleet_states import GONE, States, capped, rolled
from orrery.ti4.fleets import Groups
from orrery.ti4.units import CRUISER, DESTROYER, FIGHTER

Chances = dict[tuple[int, int], float]  # how likely each pair of states is

AMBUSHERS: Final = 2
BATTERY: Final = 3  # ships other than fighters that Assault Cannon needs


def space_opening(one: States, two: States) -> Chances:
    """The attacker's cannons, the defender's; what acts at the start of the combat, by turns; both barrages."""
    chances: Chances = {(one.start, two.start): 1.0}
    chances = cannons(one, two, chances, False)
    chances = cannons(one, two, chances, True)
    chances = ambush(one, two, chances, False)
    if one.fleet.ambush or not two.fleet.ambush:  # each has one ability before anybody has a second one
        chances = ambush(one, two, chances, True)
        chances = assault(one, two, chances, False)
    else:
        chances = assault(one, two, chances, False)
        chances = ambush(one, two, chances, True)
    chances = assault(one, two, chances, True)
    return barrage(one, two, chances)


def ground_opening(one: States, two: States) -> Chances:
    """Bombardment of what stands on the planet, then the cannons at what has landed."""
    chances: Chances = {(one.start, two.start): 1.0}
    chances = shot(one, two, chances, False, one.fleet.bombardment)
    return cannons(one, two, chances, True)


def cannons(one: States, two: States, chances: Chances, back: bool) -> Chances:
    """One side's cannons at the other. Then capacity counts: what has lost its place in a ship is removed."""
    source, target = (two, one) if back else (one, two)
    fleet = source.fleet
    if not fleet.cannon:
        return chances
    chances = shot(one, two, chances, back, fleet.cannon, fleet.heavy, target.fleet.spared)
    room = target.capacity(target.start) - target.fighters(target.start)
    if not fleet.heavy or not target.fighters(target.start):
        return chances
    found: Chances = {}
    for (mine, theirs), chance in chances.items():
        state = mine if back else theirs
        excess = target.fighters(state) - target.capacity(state) + min(room, 0)
        if excess > 0:
            state = target.without_fighters(state, excess)
        add(found, (state, theirs) if back else (mine, state), chance)
    return found


def shot(
    one: States, two: States, chances: Chances, back: bool, groups: Groups, heavy: bool = False, spared: int = 0
) -> Chances:
    """Those dice at one side, whose states take the hits."""
    if not groups:
        return chances
    dice, target = rolled(groups), one if back else two
    found: Chances = {}
    for (mine, theirs), chance in chances.items():
        for hits, likely in enumerate(dice):
            state = target.struck(mine if back else theirs, max(0, hits - spared), heavy)
            add(found, (state, theirs) if back else (mine, state), chance * likely)
    return found


def ambush(one: States, two: States, chances: Chances, back: bool) -> Chances:
    """One die for each of up to two cruisers or destroyers, cruisers first."""
    source, target = (two, one) if back else (one, two)
    if not source.fleet.ambush:
        return chances
    found: Chances = {}
    for (mine, theirs), chance in chances.items():
        if mine == GONE or theirs == GONE:
            add(found, (mine, theirs), chance)
            continue
        for hits, likely in enumerate(rolled(ambushers(source, theirs if back else mine))):
            state = target.struck(mine if back else theirs, hits)
            add(found, (state, theirs) if back else (mine, state), chance * likely)
    return found


def ambushers(source: States, state: int) -> Groups:
    groups: Groups = []
    left = AMBUSHERS
    for type in (CRUISER, DESTROYER):
        for number, kind in zip(source.counts(state), source.fleet.kinds):
            if kind.type == type and left:
                groups.append((min(left, number), kind.printed))
                left -= min(left, number)
    return groups


def assault(one: States, two: States, chances: Chances, back: bool) -> Chances:
    """Who has three ships other than fighters destroys one such ship of the other, which chooses its worst."""
    source, target = (two, one) if back else (one, two)
    if not source.fleet.assault:
        return chances
    found: Chances = {}
    for (mine, theirs), chance in chances.items():
        firing, state = (theirs, mine) if back else (mine, theirs)
        if firing != GONE and state != GONE and sum(source.counts(firing)) - source.fighters(firing) >= BATTERY:
            state = without_worst(target, state)
        add(found, (state, theirs) if back else (mine, state), chance)
    return found


def without_worst(target: States, state: int) -> int:
    units = list(target.states[state])
    for at, kind in enumerate(target.fleet.kinds):
        if kind.type == FIGHTER:
            continue
        for place in (at + target.width, at):
            if units[place]:
                units[place] -= 1
                return target.add(tuple(units))
    return state


def barrage(one: States, two: States, chances: Chances) -> Chances:
    """Both sides fire at fighters at the same time."""
    if not any(kind.barrage for kind in (*one.fleet.kinds, *two.fleet.kinds)):
        return chances
    found: Chances = {}
    for (mine, theirs), chance in chances.items():
        if mine == GONE or theirs == GONE:
            add(found, (mine, theirs), chance)
            continue
        fire = capped(rolled(one.barrage(mine)), two.fighters(theirs))
        answer = capped(rolled(two.barrage(theirs)), one.fighters(mine))
        for lost, likely in enumerate(answer):
            for hits, also in enumerate(fire):
                pair = (one.without_fighters(mine, lost), two.without_fighters(theirs, hits))
                add(found, pair, chance * likely * also)
    return found


def add(chances: Chances, pair: tuple[int, int], chance: float) -> None:
    chances[pair] = chances.get(pair, 0.0) + chance
