"""How the bot plays the leaders of the Jol-Nar: idle soldiers pay, misses are rolled again, better is learned."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Form, Gift, Option
from orrery.ti4.bot.aims import Aims, under_way
from orrery.ti4.bot.economy import GOOD_TECHS, USUAL
from orrery.ti4.bot.ending import worth_of_hero
from orrery.ti4.bot.guarding import GUARD
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.replies import best, filled, picked
from orrery.ti4.components import COMPONENTS
from orrery.ti4.leaders.doctor_sucaban import lacking, number_in
from orrery.ti4.leaders.rin_the_masters_legacy import GeneticMemory, swaps
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.reinforcements import forces_by_place
from orrery.ti4.rules.spending import Spend
from orrery.ti4.units import INFANTRY, TYPES, count

BETTER: Final = 1.0  # so much more than the old one a technology is worth at least
WORTH_A_HERO: Final = 3.0  # of all swaps together


def idle(aims: Aims, seat: int) -> list[Gift]:
    """Infantry beyond the guard of its planet."""
    forces = [(place, count(force, INFANTRY)) for place, force in forces_by_place(aims.table, seat)]
    return [(place, TYPES[INFANTRY], there - GUARD) for place, there in forces if place >= ON_PLANET and there > GUARD]


def my_price(aims: Aims, decision: Decision, number: int) -> bool:
    """One's own, and somebody can be spared; nobody else is helped."""
    spend = under_way(aims.table, Spend)
    return isinstance(spend, Spend) and spend.seat == aims.seat and bool(idle(aims, aims.seat))


def who_goes(aims: Aims, decision: Decision) -> Choice:
    """Whoever is idle, as far as it pays; else as few as must go."""
    spend = under_way(aims.table, Spend)
    assert isinstance(spend, Spend)
    lines, left = [], spend.price
    for place, kind, spare in idle(aims, aims.seat):
        if left:
            lines.append((place, kind, min(left, spare)))
            left -= min(left, spare)
    form = Form(tuple(lines))
    if lines and number_in(form) >= lacking(aims.table, spend):
        return filled(decision, form)
    return picked(decision, 0) if decision.options else filled(decision, (decision.forms or [])[0])


def worth_of(tech: int) -> float:
    return GOOD_TECHS.get(COMPONENTS[tech].key, USUAL)


def gain(aims: Aims, old: int, new: list[int]) -> float:
    return max([worth_of(each) for each in new], default=0.0) - worth_of(old)


def learns_better(aims: Aims, decision: Decision, number: int) -> bool:
    gains = [gain(aims, old, new) for old, new in swaps(aims.table, aims.seat).items()]
    return sum([each for each in gains if each >= BETTER]) >= worth_of_hero(aims, WORTH_A_HERO, BETTER)


def what_goes(aims: Aims, decision: Decision) -> Choice:
    """That for which the best comes; nothing, if it is hardly better."""
    memory = under_way(aims.table, GeneticMemory)
    found = swaps(aims.table, aims.seat, memory.named if isinstance(memory, GeneticMemory) else ())

    def worth(option: Option) -> float:
        return gain(aims, option.id(), found.get(option.id(), [])) if option.things else BETTER

    return best(decision, worth)


def what_comes(aims: Aims, decision: Decision) -> Choice:
    return best(decision, lambda option: worth_of(option.id()))


REASONS: Final[dict[str, Reason]] = {
    "doctor-sucaban": my_price,
    "ta-zern": whenever,
    "rin-the-masters-legacy": learns_better,
}
JUDGED: Final = {
    "volunteers": who_goes,
    "replace technology": what_goes,
    "replace with": what_comes,
}
