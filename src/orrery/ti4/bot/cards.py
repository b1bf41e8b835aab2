"""Windows: which card or ability is used; and targets, also of cards that are not known here."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import POINT, Aims, leader, under_way
from orrery.ti4.bot.attack import BAD, chance_in_combat
from orrery.ti4.bot.replies import best, of_kind, picked
from orrery.ti4.components import COMPONENTS, OBJECTIVE
from orrery.ti4.objective_cards import OBJECTIVES, progress
from orrery.ti4.payments import GOODS
from orrery.ti4.queries import has_units
from orrery.ti4.rules.space_combat import SpaceCombat

NEVER: Final = frozenset(  # what needs a plan for the next steps, or costs more than it brings
    (
        "flank-speed",
        "in-the-silence-of-space",
        "lost-star-chart",
        "transit-diodes",
        "dominus-orb",
        "x89-bacterial-weapon",
        "political-stability",
        "veto",
        "bribery",
        "crown-of-thalnos",
    )
)
WHEN_LOSING: Final = frozenset(("skilled-retreat", "rout"))
COSTS_GOODS: Final = {"focused-research": 4}
DENIES: Final = frozenset(("sabotage",))
STOPS_ATTACK: Final = frozenset(("minister-of-peace", "ceasefire", "parley"))
HARDNESS: Final = {  # of secret objectives: how much has to happen that cannot be counted, in points
    "unveil-flagship": 0.8,
    "turn-their-fleets-to-dust": 0.6,
    "destroy-their-greatest-ship": 0.7,
    "make-an-example-of-their-world": 0.7,
    "spark-a-rebellion": 0.8,
    "gather-a-mighty-fleet": 0.5,
    "adapt-new-strategies": 0.5,
    "master-the-laws-of-physics": 0.45,
    "control-the-region": 0.4,
    "occupy-the-seat-of-the-empire": 0.4,
    "cut-supply-lines": 0.35,
    "become-the-gatekeeper": 0.4,
    "monopolize-production": 0.35,
    "mine-rare-minerals": 0.35,
    "forge-an-alliance": 0.35,
    "form-a-spy-network": 0.3,
    "establish-a-perimeter": 0.4,
    "fuel-the-war-machine": 0.3,
    "learn-the-secrets-of-the-cosmos": 0.2,
    "threaten-enemies": 0.15,
}


# -- using something ---------------------------------------------------------------------------------------------------


def helps(aims: Aims, decision: Decision, key: str) -> bool:
    """It is better used now than kept."""
    table, seat = aims.table, aims.seat
    if key in NEVER:
        return False
    if key in WHEN_LOSING:
        return is_losing(aims)
    if key in DENIES:
        return is_against_me(aims, decision)
    if key in STOPS_ATTACK:
        return table.active != seat and has_units(table, seat, table.active_system)
    return table.players[seat].goods - COSTS_GOODS.get(key, 0) >= (aims.saved[GOODS] if key in COSTS_GOODS else 0)


def is_losing(aims: Aims) -> bool:
    fight = under_way(aims.table, SpaceCombat)
    if not isinstance(fight, SpaceCombat):
        return False
    return chance_in_combat(aims.table, aims.seat, fight.attacker, fight.defender, fight.system) < BAD


def is_against_me(aims: Aims, decision: Decision) -> bool:
    """Played by the leader, or by somebody who acts where I have units."""
    table, player = aims.table, of_kind(Option("", decision.things), "seat")
    if player < 0 or player == aims.seat:
        return False
    here = table.active_system >= 0 and has_units(table, aims.seat, table.active_system)
    return here or (player == leader(table, aims.seat) and table.players[player].points >= 5)


def use(aims: Aims, decision: Decision) -> Choice:
    """Score first; then the first thing that helps; else pass. Who may not pass takes the first."""
    for place, option in enumerate(decision.options):
        if option.key == OBJECTIVE:
            return picked(decision, place)
    for place, option in enumerate(decision.options):
        if option.things and option.id() < len(COMPONENTS) and option.key == COMPONENTS[option.id()].kind:
            if helps(aims, decision, COMPONENTS[option.id()].key):
                return picked(decision, place)
    return picked(decision, 0)


def is_used_as_action(aims: Aims, decision: Decision, option: Option) -> bool:
    if not option.things or option.key in ("strategy", "tactical"):
        return False
    return helps(aims, decision, COMPONENTS[option.id()].key)


# -- secrets and hands -------------------------------------------------------------------------------------------------


def secret_worth(aims: Aims, card: int) -> float:
    """How near it is, less how hard the rest will be."""
    made = progress(aims.table, aims.seat, card)
    missing = 1.0 - made.have / made.need
    return -missing * HARDNESS.get(OBJECTIVES[card].key, 0.5)


def keep_secret(aims: Aims, decision: Decision) -> Choice:
    return best(decision, lambda option: secret_worth(aims, option.id()))


def return_secret(aims: Aims, decision: Decision) -> Choice:
    return best(decision, lambda option: -secret_worth(aims, option.id()))


def discard(aims: Aims, decision: Decision) -> Choice:
    """What is never used, then what is there twice."""
    keys = [COMPONENTS[option.id()].key for option in decision.options]

    def worth(option: Option) -> float:
        key = COMPONENTS[option.id()].key
        return 5.0 * (key in NEVER) + keys.count(key)

    return best(decision, worth)


def score(aims: Aims, decision: Decision) -> Choice:
    """The most points; of equals what costs nothing, for what can be spent may not be there again."""

    def worth(option: Option) -> float:
        if not option.things:
            return 0.0
        objective = OBJECTIVES[option.id()]
        return POINT * objective.points + (1.0 if objective.requires.price() is not None else 0.0)

    return best(decision, worth)
