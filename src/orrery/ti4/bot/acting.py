"""The turn: which action, where, with what; landings, retreats, the custodians."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Form
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.attack import BAD, chance_in_combat, landing_lines, landing_plan, to_take, troops_of
from orrery.ti4.bot.cards import is_used_as_action
from orrery.ti4.bot.economy import IMPERIAL, WARFARE
from orrery.ti4.bot.farther import best_reach
from orrery.ti4.bot.making import joined
from orrery.ti4.bot.moving import best_plan, best_system, worth_of_token
from orrery.ti4.bot.replies import best, filled, named, picked
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.objectives import TOKENS
from orrery.ti4.rules.space_combat import combat_round
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import INFANTRY, TYPES, whole

URGENT: Final = 9.0  # of one that comes before strategy cards


def choose_action(aims: Aims, decision: Decision) -> Choice:
    """What must not wait, strategy cards, tactical actions while they are worth while, other things; then pass."""
    cards = [option.id() for option in decision.options if option.key == "strategy"]
    early = [card for card in cards if is_early(aims, card)]
    if early and not is_worth_token(aims, decision, URGENT):
        return of_card(decision, early[0])
    if is_worth_token(aims, decision, worth_of_token(aims)):
        return named(decision, "tactical")
    for place, option in enumerate(decision.options):
        if is_used_as_action(aims, decision, option):
            return picked(decision, place)
    if cards:
        return of_card(decision, cards[0])
    return picked(decision, 0)


def of_card(decision: Decision, card: int) -> Choice:
    return best(decision, lambda option: float(option.key == "strategy" and option.id() == card))


def is_early(aims: Aims, card: int) -> bool:
    """Imperial waits until it scores, Warfare for tokens on the board."""
    player = aims.table.players[aims.seat]
    if card == IMPERIAL:
        return bool(aims.scorable()) and aims.table.controller[MECATOL_REX] == aims.seat
    return bool(player.tokens) if card == WARFARE else True


def is_worth_token(aims: Aims, decision: Decision, enough: float) -> bool:
    """Some tactical action is worth so much; more, if the token is saved for an objective."""
    if all(option.key != "tactical" for option in decision.options):
        return False
    if aims.saved[TOKENS] and aims.spare_tokens() < 1:
        enough = URGENT
    return best_system(aims, enough) >= enough or best_reach(aims, decision, enough) >= enough


def choose_plan(aims: Aims, decision: Decision) -> Choice:
    _, form = best_plan(aims, aims.table.active_system)
    return filled(decision, form) if form is not None else picked(decision, 0)


def choose_landing(aims: Aims, decision: Decision) -> Choice:
    """As planned; where somebody must land, everybody does."""
    system = aims.table.active_system
    aboard = aims.table.players[aims.seat].ships_in(system)
    plan = landing_plan(aims, to_take(aims, system), troops_of(aboard))
    lines = landing_lines(aims, plan, troops_of(aboard))
    must = not decision.options
    if must and all(planet != MECATOL_REX for planet, _, _ in plan):
        return filled(decision, (decision.forms or [])[0])
    left = whole(aboard, INFANTRY) - sum([number for _, kind, number in lines if kind == TYPES[INFANTRY]])
    more = left if lines and lines[0][0] == ON_PLANET + MECATOL_REX else left // 2
    if lines and more > 0:  # the best of them gets a stronger guard; Mecatol Rex gets everybody
        lines = list(joined(tuple(lines), (lines[0][0], TYPES[INFANTRY], more)))
    return filled(decision, Form(tuple(lines))) if lines else picked(decision, 0)


def choose_retreat(aims: Aims, decision: Decision) -> Choice:
    fight = combat_round(aims.table)
    chance = chance_in_combat(aims.table, decision.seat, fight.attacker, fight.defender, fight.system)
    routs = fight.routed and decision.seat == fight.defender  # then the attacker must go, unless the defender does
    return named(decision, "retreat" if chance < BAD and not routs else "stay")


def choose_custodians(aims: Aims, decision: Decision) -> Choice:
    """A point and the best planet: always."""
    return named(decision, "remove custodians")
