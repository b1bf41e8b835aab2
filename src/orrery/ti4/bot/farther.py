"""Cards for the way of ships, and what else joins systems: where they would get by it, and whether that is worth it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.kernel.decision import Choice, Decision
from orrery.kernel.modifier import Modifier as KernelModifier
from orrery.ti4.action_cards.flank_speed import Faster
from orrery.ti4.action_cards.in_the_silence_of_space import Silent
from orrery.ti4.action_cards.lost_star_chart import Charted
from orrery.ti4.action_cards.nav_suite import Guided
from orrery.ti4.bot.aims import Aims, under_way
from orrery.ti4.bot.moving import WORTH_WHILE, best_plan, best_system, building_worth, system_worth
from orrery.ti4.bot.replies import best, picked
from orrery.ti4.components import COMPONENTS, NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import has_units, owns
from orrery.ti4.relics.dominus_orb import Freed
from orrery.ti4.rules.tactical import TacticalAction, may_activate
from orrery.ti4.technologies.spatial_conduit_cylinder import Linked

WORTH_A_CARD: Final = 2.0  # what a plan must gain by it, in resources
WORTH_TURNING: Final = 1.0  # the same by the cylinder, which is ready again in the next round
CYLINDER: Final = NUMBER["spatial-conduit-cylinder"]


def faster(aims: Aims) -> list[Modifier]:
    return [Faster(aims.seat)]


def charted(aims: Aims) -> list[Modifier]:
    return [Charted(aims.seat)]


def silent(aims: Aims) -> list[Modifier]:
    """From wherever one's own ships start; the card will be for one of these systems."""
    return [Silent(aims.seat, system) for system in sorted(aims.table.players[aims.seat].space)]


def freed(aims: Aims) -> list[Modifier]:
    return [Freed(aims.seat)]


def guided(aims: Aims) -> list[Modifier]:
    return [Guided(aims.seat)]


EFFECTS: Final[dict[str, Callable[[Aims], list[Modifier]]]] = {
    "flank-speed": faster,
    "lost-star-chart": charted,
    "in-the-silence-of-space": silent,
    "dominus-orb": freed,
    "nav-suite": guided,
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
    """The cards of this kind that one has."""
    player = aims.table.players[aims.seat]
    keys = {COMPONENTS[card].key for card in (*player.hand, *player.relics)}
    return [key for key in EFFECTS if key in keys]


def joinable(aims: Aims) -> list[int]:
    """The systems with units of one's own: a cylinder that is ready would join each of them to the others."""
    table, seat = aims.table, aims.seat
    if not owns(table, seat, CYLINDER) or CYLINDER in table.players[seat].exhausted:
        return []
    return [system for system in may_activate(table, seat) if has_units(table, seat, system)]


def joined_worth(aims: Aims, system: int) -> float:
    """What it is worth to activate a system and to join it to the others, less the cylinder."""
    before = begun(aims, [Linked(aims.seat, system)])
    worth = system_worth(aims, system)
    aims.table.effects = before
    return worth - WORTH_TURNING


def best_reach(aims: Aims, decision: Decision, enough: float) -> float:
    """What the best tactical action by such a card or by the cylinder is worth, less what it costs; asked before the
    action begins."""
    cards, systems = held(aims), joinable(aims)
    table = aims.table.copy() if cards or systems else aims.table
    if not (cards or systems) or not isinstance(table, TwilightImperium):
        return 0.0
    table.answer(picked(decision, [option.key for option in decision.options].index("tactical")))
    if under_way(table, TacticalAction) is None:
        return 0.0
    imagined, found = Aims(table, aims.seat), [0.0]
    found += [joined_worth(imagined, system) for system in systems]
    for key in cards:
        before = begun(imagined, EFFECTS[key](imagined))
        found.append(best_system(imagined, enough + WORTH_A_CARD) - WORTH_A_CARD)
        table.effects = before
    return max(found)


def choose_system(aims: Aims, decision: Decision) -> Choice:
    """The best system, with a card for the way, or joined to others, if that is worth it; those in which units only
    are built come last."""
    tokens = aims.table.players[aims.seat].tokens  # what could only be taken up again brings nothing
    systems = [option.id() for option in decision.options if option.id() not in tokens]
    worth = {system: system_worth(aims, system) for system in systems}
    for key in held(aims):
        before = begun(aims, EFFECTS[key](aims))
        for system in systems:
            worth[system] = max(worth[system], system_worth(aims, system) - WORTH_A_CARD)
        aims.table.effects = before
    for system in joinable(aims):
        worth[system] = max(worth[system], joined_worth(aims, system))
    later = [system for system in systems if can_wait(aims, worth[system], system)]
    if len(later) < len([system for system in systems if worth[system] >= WORTH_WHILE]):
        worth.update(dict.fromkeys(later, 0.0))
    return best(decision, lambda option: worth.get(option.id(), -1.0))


def can_wait(aims: Aims, worth: float, system: int) -> bool:
    """Nothing but building there is worth the token, and another token is left for it: ships in a system that was
    activated move no more, and what others take meanwhile is gone."""
    tokens = aims.table.players[aims.seat].tactic
    return tokens > 1 and worth >= WORTH_WHILE > worth - building_worth(aims, system)


def start_in_silence(aims: Aims, decision: Decision) -> Choice:
    """Where the ships start that do most by it."""
    return best(decision, lambda option: plan_with(aims, [Silent(aims.seat, option.id())]))
