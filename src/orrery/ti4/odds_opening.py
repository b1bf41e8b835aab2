"""What comes before the rounds of a combat: cannons, Ambush, Assault Cannon, barrage; bombardment before a landing, and
Indoctrination after it."""

from __future__ import annotations

from typing import Final

from orrery.ti4.factions.mentak import AMBUSHERS
from orrery.ti4.fleet_states import GONE, States, capped, rolled
from orrery.ti4.fleets import Fleet, Salvo, groups_of
from orrery.ti4.state import NOBODY
from orrery.ti4.technologies.assault_cannon import SHIPS_NEEDED
from orrery.ti4.units import CRUISER, DESTROYER, FIGHTER, INFANTRY, MECH

Chances = dict[tuple[int, int], float]  # how likely each pair of states is

# What comes before the rounds, by name; the names are part of the answer.
CANNON: Final = "space-cannon"
THIRDS: Final = "others-cannon"  # of players who take no part in the combat
AMBUSH: Final = "ambush"
ASSAULT: Final = "assault-cannon"
SPLICER: Final = "dimensional-splicer"
BARRAGE: Final = "barrage"
BOMBARDMENT: Final = "bombardment"
CANNON_DEFENSE: Final = "space-cannon-defense"
INDOCTRINATION: Final = "indoctrination"

Opening = list[tuple[str, bool]]  # each step in its turn, and whether it is the defender's


def space_steps(one: Fleet, two: Fleet) -> Opening:
    """The attacker's cannons, the defender's; what acts at the start of the combat, by turns; both barrages."""
    steps: Opening = [(CANNON, back) for back, fleet in ((False, one), (True, two)) if fleet.cannon]
    steps += [(THIRDS, True)] if two.others else []
    acts: list[Opening] = []  # of each side: Ambush before the cannon takes away who ambushes
    for back, fleet in ((False, one), (True, two)):
        mine: Opening = [(AMBUSH, back)] if fleet.ambush else []
        mine += [(SPLICER, back)] if fleet.splices else []
        acts.append([*mine, (ASSAULT, back)] if fleet.assault else mine)
    for turn in range(3):  # each has one ability before anybody has a second one
        steps += [mine[turn] for mine in acts if len(mine) > turn]
    for back, fleet in ((False, one), (True, two)):
        if any(kind.unit.barrage.dice for kind in fleet.kinds):
            steps.append((BARRAGE, back))
    return steps


def ground_steps(one: Fleet, two: Fleet) -> Opening:
    """Bombardment of what stands on the planet, then the cannons at what has landed; then infantry changes sides."""
    steps: Opening = [(BOMBARDMENT, False)] if one.bombardment else []
    steps += [(CANNON_DEFENSE, True)] if two.cannon else []
    return steps + [(INDOCTRINATION, back) for back, fleet in ((False, one), (True, two)) if fleet.converts]


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
        elif step == SPLICER:
            chances = splice(one, two, chances, back)
        else:
            fire = True
    return barrage(one, two, chances) if fire else chances


def ground_opening(one: States, two: States) -> Chances:
    chances: Chances = {(one.start, two.start): 1.0}
    steps = ground_steps(one.fleet, two.fleet)
    if (BOMBARDMENT, False) in steps:
        chances = shot(one, two, chances, False, one.fleet.bombardment)
    one.fleet.daze()
    two.fleet.daze()
    for step, back in [each for each in steps if each[0] != BOMBARDMENT]:
        if step == INDOCTRINATION:
            if back and one.fleet.reaps:  # of two who act at the start of the first round the attacker does so first
                chances = reaped(one, two, chances, 0, False)
                one.fleet.reaped = 1
            chances = converted(one, two, chances, back)
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
            state = target.struck(mine if back else theirs, hits, begun=True)
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


def splice(one: States, two: States, chances: Chances, back: bool) -> Chances:
    """One hit, at the best ship of the other that falls by it; where all would sustain it, at the best."""
    target = one if back else two
    found: Chances = {}
    for (mine, theirs), chance in chances.items():
        state = mine if back else theirs
        if mine != GONE and theirs != GONE:
            state = spliced(target, state)
        add(found, (state, theirs) if back else (mine, state), chance)
    return found


def spliced(target: States, state: int) -> int:
    units, width, fresh = list(target.states[state]), target.width, target.fresh.get(state, ())
    for at in range(width - 1, -1, -1):  # what hits best comes last
        for place in (at + width, at):
            if units[place] and (place != at or not target.fleet.kinds[at].sustains):
                units[place] -= 1
                return target.add(tuple(units), fresh)
    for at in range(width - 1, -1, -1):
        if units[at]:
            units[at] -= 1
            units[at + width] += 1
            fresh = tuple([number + int(kind == at) for kind, number in enumerate(fresh or (0,) * width)])
            return target.add(tuple(units), fresh)
    return state


def converted(one: States, two: States, chances: Chances, back: bool) -> Chances:
    """One infantry of the other side, if it has any, becomes one of this side."""
    source, target = (two, one) if back else (one, two)
    found: Chances = {}
    for (mine, theirs), chance in chances.items():
        firing, state = (theirs, mine) if back else (mine, theirs)
        type = MECH if source.fleet.remakes else INFANTRY
        if GONE not in (mine, theirs) and place_of(source, firing, type) >= 0 and place_of(target, state) >= 0:
            firing, state = recruited(source, firing, 1, type), recruited(target, state, -1)
        add(found, (state, firing) if back else (firing, state), chance)
    return found


def place_of(states: States, state: int, type: int = NOBODY) -> int:
    """The place of a type among the kinds of a side, or a negative number; no type: of infantry, if it has any."""
    there = zip(states.counts(state), states.fleet.kinds)
    if type == NOBODY:
        places = [at for at, (number, kind) in enumerate(there) if kind.type == INFANTRY and number]
    else:
        places = [at for at, (_, kind) in enumerate(there) if kind.type == type]
    return places[0] if places else -1


def recruited(states: States, state: int, by: int, type: int = INFANTRY) -> int:
    units = list(states.states[state])
    units[place_of(states, state, type)] += by
    return states.add(tuple(units))


def reaped(one: States, two: States, chances: Chances, rounds: int, both: bool = True) -> Chances:
    """At the start of the round after so many others an infantry of each side becomes a mech, where that can be paid
    as often; or only of the attacker."""
    if rounds >= max(one.fleet.reaps, two.fleet.reaps):
        return chances
    found: Chances = {}
    for (mine, theirs), chance in chances.items():
        pair = [mine, theirs]
        for at, states in enumerate((one, two) if both else (one,)):
            due = states.fleet.reaped <= rounds < states.fleet.reaps
            if GONE not in (mine, theirs) and due and place_of(states, pair[at]) >= 0:
                pair[at] = recruited(states, recruited(states, pair[at], 1, MECH), -1)
        add(found, (pair[0], pair[1]), chance)
    return found


def without_worst(target: States, state: int) -> int:
    units = list(target.states[state])
    for at, kind in enumerate(target.fleet.kinds):
        if kind.type == FIGHTER:
            continue
        for place in (at + target.width, at):
            if units[place]:
                units[place] -= 1
                return target.add(tuple(units), target.fresh.get(state, ()))
    return state


def barrage(one: States, two: States, chances: Chances) -> Chances:
    """Both sides fire at fighters at the same time."""
    found: Chances = {}
    for (mine, theirs), chance in chances.items():
        if mine == GONE or theirs == GONE:
            add(found, (mine, theirs), chance)
            continue
        fire, answer = barraged(one, mine, two, theirs), barraged(two, theirs, one, mine)
        for my_state, likely in answer.items():
            for their_state, also in fire.items():
                add(found, (my_state, their_state), chance * likely * also)
    return found


def barraged(source: States, firing: int, target: States, state: int) -> dict[int, float]:
    """What is left of the other side after a barrage, which hits fighters or, with Waylay, any ships."""
    dice = rolled(groups_of(source.barrage(firing)))
    if not source.fleet.waylays:
        dice = capped(dice, target.fighters(state))
    found: dict[int, float] = {}
    for hits, likely in enumerate(dice):
        waylaid = source.fleet.waylays
        after = target.struck(state, hits, begun=True) if waylaid else target.without_fighters(state, hits)
        found[after] = found.get(after, 0.0) + likely
    return found


def add(chances: Chances, pair: tuple[int, int], chance: float) -> None:
    chances[pair] = chances.get(pair, 0.0) + chance
