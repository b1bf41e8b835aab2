"""Cards for the way of ships: where they would get by them, and whether that is worth the card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.kernel.decision import Choice, Decision
from orrery.kernel.modifier import Modifier as KernelModifier
from orrery.ti4.action_cards.flank_speed import Faster
from orrery.ti4.action_cards.in_the_silence_of_space import Silent
from orrery.ti4.action_cards.lost_star_chart import Charted
from orrery.ti4.bot.aims import Aims, under_way
from orrery.ti4.bot.moving import best_plan, best_system, system_worth
from orrery.ti4.bot.replies import best, picked
from orrery.ti4.components import COMPONENTS
from orrery.ti4.game import TwilightImperium
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.tactical import TacticalAction

WORTH_A_CARD: Final = 2.0  # what a plan must gain by it, in resources


def faster(aims: Aims) -> list[Modifier]:
    return [Faster(aims.seat)]


def charted(aims: Aims) -> list[Modifier]:
    return [Charted(aims.seat)]


def silent(aims: Aims) -> list[Modifier]:
    """From wherever one's own ships start; the card will be for one of these systems."""
    return [Silent(aims.seat, system) for system in sorted(aims.table.players[aims.seat].space)]


EFFECTS: Final[dict[str, Callable[[Aims], list[Modifier]]]] = {
    "flank-speed": faster,
    "lost-star-chart": charted,
    "in-the-silence-of-space": silent,
}


def begun(aims: Aims, effects: list[Modifier]) -> list[KernelModifier]:
    """Let them hold on the imagined table; returns what held before, to be put back."""
    before = aims.table.effects.copy()
    for effect in effects:
        aims.table.begin_effect(effect)
    return before


def plan_with(aims: Aims, effects: list[Modifier]) -> float:
    """What the best movement into the active system is worth while those effects hold."""
    before = begun(aims, effects)
    worth, _ = best_plan(aims, aims.table.active_system)
    aims.table.effects = before
    return worth


def gets_there(aims: Aims, key: str) -> bool:
    """In the system that was activated more can be done with the card than without."""
    if aims.table.active != aims.seat:
        return False
    return plan_with(aims, EFFECTS[key](aims)) - plan_with(aims, []) >= WORTH_A_CARD


def held(aims: Aims) -> list[str]:
    """The cards of this kind in hand."""
    keys = {COMPONENTS[card].key for card in aims.table.players[aims.seat].hand}
    return [key for key in EFFECTS if key in keys]


def best_reach(aims: Aims, decision: Decision, enough: float) -> float:
    """What the best tactical action by such a card is worth, less the card; asked before the action begins."""
    cards = held(aims)
    table = aims.table.copy() if cards else aims.table
    if not cards or not isinstance(table, TwilightImperium):
        return 0.0
    table.answer(picked(decision, [option.key for option in decision.options].index("tactical")))
    if under_way(table, TacticalAction) is None:
        return 0.0
    imagined, found = Aims(table, aims.seat), [0.0]
    for key in cards:
        before = begun(imagined, EFFECTS[key](imagined))
        found.append(best_system(imagined, enough + WORTH_A_CARD) - WORTH_A_CARD)
        table.effects = before
    return max(found)


def choose_system(aims: Aims, decision: Decision) -> Choice:
    """The best system, with a card for the way if that is worth it."""
    systems = [option.id() for option in decision.options]
    worth = {system: system_worth(aims, system) for system in systems}
    for key in held(aims):
        before = begun(aims, EFFECTS[key](aims))
        for system in systems:
            worth[system] = max(worth[system], system_worth(aims, system) - WORTH_A_CARD)
        aims.table.effects = before
    return best(decision, lambda option: worth[option.id()])


def start_in_silence(aims: Aims, decision: Decision) -> Choice:
    """Where the ships start that do most by it."""
    return best(decision, lambda option: plan_with(aims, [Silent(aims.seat, option.id())]))
