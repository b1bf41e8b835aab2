"""How the bot plays the Nekro Virus: it takes the technology that is worth most, moves a token for a better one alone,
and lets its troops fight beside the flagship."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.attack import chance_in_combat
from orrery.ti4.bot.economy import GOOD_TECHS, USUAL, tech_values
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.replies import best
from orrery.ti4.components import COMPONENTS
from orrery.ti4.factions.nekro import ground_forces_in, on_offer
from orrery.ti4.planets import influence, resources
from orrery.ti4.reinforcements import force_at
from orrery.ti4.rules.combat_now import opponent_now
from orrery.ti4.rules.space_combat import combat_round
from orrery.ti4.units import ground_forces
from orrery.ti4.votes import may_vote

COPIED: Final = {  # worth of the factions' own, beside those that are worth as much as any
    "advanced-carrier-2": 6.0,
    "spec-ops-2": 5.0,
    "super-dreadnought-2": 5.5,
    "exotrireme-2": 5.0,
    "prototype-war-sun-2": 8.0,
    "hybrid-crystal-fighter-2": 5.0,
    "non-euclidean-shielding": 4.5,
    "quantum-datahub-node": 4.0,
    "e-res-siphons": 4.0,
    "valkyrie-particle-weave": 4.0,
}
FACTIONS_OWN: Final = 3.0
HOPELESS: Final = 0.15  # a combat that is as good as lost


def copied_worth(aims: Aims, tech: int) -> float:
    """For objectives it counts as one of its colour or unit."""
    return COPIED.get(COMPONENTS[tech].key, FACTIONS_OWN) + aims.of_tech(tech)


def taken_worth(aims: Aims, option: Option, values: dict[int, float]) -> float:
    """A technology by itself; a copy for what it is, less what the token leaves."""
    if option.key == "tech":
        return values.get(option.id(), GOOD_TECHS.get(COMPONENTS[option.id()].key, USUAL))
    left = copied_worth(aims, option.things[2][1]) if len(option.things) > 2 else 0.0
    return copied_worth(aims, option.things[1][1]) - left


def take_technology(aims: Aims, decision: Decision) -> Choice:
    values = tech_values(aims)
    return best(decision, lambda option: taken_worth(aims, option, values))


def worth_taking(aims: Aims, decision: Decision, number: int) -> bool:
    """Not where the only way is to give up a better copy."""
    values = tech_values(aims)
    options = on_offer(aims.table, aims.seat, (opponent_now(aims.table, aims.seat),))
    return max([taken_worth(aims, option, values) for option in options], default=0.0) > 0.0


def worth_predicting(aims: Aims, decision: Decision, number: int) -> bool:
    """Somebody votes who knows something."""
    table = aims.table
    voters = [seat for seat in range(table.seats) if seat != aims.seat and may_vote(table, seat)]
    return bool(on_offer(table, aims.seat, tuple(voters)))


def helps_in_space(aims: Aims, decision: Decision, number: int) -> bool:
    """Unless the combat is lost even with them: then those on planets stay out of it."""
    table, fight = aims.table, combat_round(aims.table)
    more = sum([number for _, _, number in ground_forces_in(table, aims.seat, fight.system)])
    return chance_in_combat(table, aims.seat, fight.attacker, fight.defender, fight.system, more) >= HOPELESS


def join_combat(aims: Aims, decision: Decision) -> Choice:
    """All of them: losses are their owner's choice, and they are the last to be lost."""
    return Choice(decision.seat, tuple(range(len(decision.options))))


def which_falls(aims: Aims, decision: Decision) -> Choice:
    """Where most stand; of equals in space, where no planet is left bare. Who strikes another wants the reverse."""
    owner = dict(decision.things)["seat"]

    def worth(option: Option) -> float:
        there = ground_forces(force_at(aims.table, owner, option.id()))
        guarded = there + (0.5 if option.things[-1][0] == "system" else 0.0)
        return guarded if owner == aims.seat else -guarded

    return best(decision, worth)


def land_dock(aims: Aims, decision: Decision) -> Choice:
    """Where it builds most."""
    table = aims.table
    return best(decision, lambda option: resources(table, option.id()) + 0.1 * influence(table, option.id()))


REASONS: Final[dict[str, Reason]] = {
    "technological-singularity": worth_taking,
    "galactic-threat": worth_predicting,
    "the-alastor": helps_in_space,
    "antivirus": whenever,
}
JUDGED: Final = {
    "take technology": take_technology,
    "join combat": join_combat,
    "which falls": which_falls,
    "land dock": land_dock,
}
