"""What comes before the rounds of a combat: cannons, Ambush, Assault Cannon, barrage; bombardment before a landing."""

from __future__ import annotations

from typing import Final

from orrery.ti4.factions.mentak import AMBUSHERS
from orrery.ti4.fleet_states import GONE, States, capped, rolled
from orrery.ti4.fleets import Fleet, Salvo, groups_of
from orrery.ti4.technologies.assault_cannon import SHIPS_NEEDED
from orrery.ti4.units import CRUISER, DESTROYER, FIGHTER

Chances = dict[tuple[int, int], float]  # how likely each pair of states is

# What comes before the rounds, by name; the names are part of the answer.
CANNON: Final = "space-cannon"
THIRDS: Final = "others-cannon"  # of players who take no part in the combat
AMBUSH: Final = "ambush"
ASSAULT: Final = "assault-cannon"
BARRAGE: Final = "barrage"
BOMBARDMENT: Final = "bombardment"
CANNON_DEFENSE: Final = "space-cannon-defense"

Opening = list[tuple[str, bool]]  # each step in its turn, and whether it is the defender's


def space_steps(one: Fleet, two: Fleet) -> Opening:
    """The attacker's cannons, the defender's; what acts at the start of the combat, by turns; both barrages."""
    steps: Opening = [(CANNON, back) for back, fleet in ((False, one), (True, two)) if fleet.cannon]
    steps += [(THIRDS, True)] if two.others else []
    acts: list[Opening] = []  # of each side: Ambush before the cannon takes away who ambushes
    for back, fleet in ((False, one), (True, two)):
        mine: Opening = [(AMBUSH, back)] if fleet.ambush else []
        acts.append([*mine, (ASSAULT, back)] if fleet.assault else mine)
    for turn in range(2):  # each has one ability before anybody has a second one
        steps += [mine[turn] for mine in acts if len(mine) > turn]
    for back, fleet in ((False, one), (True, two)):
        if any(kind.unit.barrage.dice for kind in fleet.kinds):
            steps.append((BARRAGE, back))
    return steps


def ground_steps(one: Fleet, two: Fleet) -> Opening:
    """Bombardment of what stands on the planet, then the cannons at what has landed."""
    steps: Opening = [(BOMBARDMENT, False)] if one.bombardment else []
    return [*steps, (CANNON_DEFENSE, True)] if two.cannon else steps


def space_opening(one: States, two: States) -> Chances:
    chances: Chances = {(one.start, two.start): 1.0}
    fire = False
    for step, back in space_steps(one.fleet, two.fleet):
        if step == CANNON:
            chances = cannons(one, two, chances, back)
        elif step == THIRDS:
            for salvo, heavy in two.fleet.others:
                chances = without_excess(one, two, shot(one, two, chances, back, salvo, heavy), back)
        elif step == AMBUSH:
            chances = ambush(one, two, chances, back)
        elif step == ASSAULT:
            chances = assault(one, two, chances, back)
        else:
            fire = True
    return barrage(one, two, chances) if fire else chances


def ground_opening(one: States, two: States) -> Chances:
    chances: Chances = {(one.start, two.start): 1.0}
    for step, back in ground_steps(one.fleet, two.fleet):
        if step == BOMBARDMENT:
            chances = shot(one, two, chances, back, one.fleet.bombardment)
        else:
            chances = cannons(one, two, chances, back)
    return chances


def cannons(one: States, two: States, chances: Chances, back: bool) -> Chances:
    """One side's cannons at the other. Then capacity counts: what has lost its place in a ship is removed."""
    source, target = (two, one) if back else (one, two)
    fleet = source.fleet
    return without_excess(one, two, shot(one, two, chances, back, fleet.cannon, fleet.heavy, target.fleet.spared), back)


def without_excess(one: States, two: States, chances: Chances, back: bool) -> Chances:
    target = one if back else two
    if not target.fighters(target.start):
        return chances
    found: Chances = {}
    for (mine, theirs), chance in chances.items():
        state = target.settled(mine if back else theirs)
        add(found, (state, theirs) if back else (mine, state), chance)
    return found


def shot(
    one: States, two: States, chances: Chances, back: bool, salvo: Salvo, heavy: bool = False, spared: int = 0
) -> Chances:
    """Those dice at one side, whose states take the hits."""
    dice, target = rolled(groups_of(salvo)), one if back else two
    found: Chances = {}
    for (mine, theirs), chance in chances.items():
        for hits, likely in enumerate(dice):
            state = target.struck(mine if back else theirs, max(0, hits - spared), heavy)
            add(found, (state, theirs) if back else (mine, state), chance * likely)
    return found


def ambush(one: States, two: States, chances: Chances, back: bool) -> Chances:
    """One die for each of up to two cruisers or destroyers, cruisers first."""
    source, target = (two, one) if back else (one, two)
    found: Chances = {}
    for (mine, theirs), chance in chances.items():
        if mine == GONE or theirs == GONE:
            add(found, (mine, theirs), chance)
            continue
        for hits, likely in enumerate(rolled(groups_of(ambushers(source, theirs if back else mine)))):
            state = target.struck(mine if back else theirs, hits)
            add(found, (state, theirs) if back else (mine, state), chance * likely)
    return found


def ambushers(source: States, state: int) -> Salvo:
    salvo: Salvo = []
    left = AMBUSHERS
    for type in (CRUISER, DESTROYER):
        for number, kind in zip(source.counts(state), source.fleet.kinds):
            if kind.type == type and number and left:
                salvo.append((type, min(left, number), kind.unit.combat.hit_on))
                left -= min(left, number)
    return salvo


def assault(one: States, two: States, chances: Chances, back: bool) -> Chances:
    """Who has three ships other than fighters destroys one such ship of the other, which chooses its worst."""
    source, target = (two, one) if back else (one, two)
    found: Chances = {}
    for (mine, theirs), chance in chances.items():
        firing, state = (theirs, mine) if back else (mine, theirs)
        if firing != GONE and state != GONE and sum(source.counts(firing)) - source.fighters(firing) >= SHIPS_NEEDED:
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
    found: Chances = {}
    for (mine, theirs), chance in chances.items():
        if mine == GONE or theirs == GONE:
            add(found, (mine, theirs), chance)
            continue
        fire = capped(rolled(groups_of(one.barrage(mine))), two.fighters(theirs))
        answer = capped(rolled(groups_of(two.barrage(theirs))), one.fighters(mine))
        for lost, likely in enumerate(answer):
            for hits, also in enumerate(fire):
                pair = (one.without_fighters(mine, lost), two.without_fighters(theirs, hits))
                add(found, pair, chance * likely * also)
    return found


def add(chances: Chances, pair: tuple[int, int], chance: float) -> None:
    chances[pair] = chances.get(pair, 0.0) + chance
