"""Windows: what is used in them; secrets and hands, what is kept and what is scored."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import POINT, Aims
from orrery.ti4.bot.reasons import is_used
from orrery.ti4.bot.replies import best, picked
from orrery.ti4.components import COMPONENTS, OBJECTIVE
from orrery.ti4.objective_cards import OBJECTIVES, progress

KEPT: Final = {  # what is kept longest, where cards must go: points first, then what comes of use in every round
    "imperial-rider": 9.0,
    "sabotage": 5.0,
    "focused-research": 3.0,
    "summit": 3.0,
    "leadership-rider": 3.0,
    "technology-rider": 3.0,
    "morale-boost": 1.5,
    "shields-holding": 1.5,
    "veto": 0.5,
    "bunker": 0.5,
    "salvage": 0.5,
    "unstable-planet": 0.5,
}
HARDNESS: Final = {  # of secret objectives: how much has to happen that cannot be counted, in points
    "unveil-flagship": 0.95,
    "turn-their-fleets-to-dust": 0.95,
    "destroy-their-greatest-ship": 0.95,
    "make-an-example-of-their-world": 0.7,
    "spark-a-rebellion": 0.25,
    "gather-a-mighty-fleet": 0.65,
    "adapt-new-strategies": 0.6,
    "master-the-laws-of-physics": 0.45,
    "control-the-region": 0.5,
    "occupy-the-seat-of-the-empire": 0.65,
    "cut-supply-lines": 0.25,
    "become-the-gatekeeper": 0.3,
    "monopolize-production": 0.65,
    "mine-rare-minerals": 0.6,
    "forge-an-alliance": 0.6,
    "form-a-spy-network": 0.75,
    "establish-a-perimeter": 0.75,
    "fuel-the-war-machine": 0.2,
    "learn-the-secrets-of-the-cosmos": 0.2,
    "threaten-enemies": 0.1,
    "become-a-martyr": 0.75,
    "betray-a-friend": 0.85,
    "brave-the-void": 0.7,
    "darken-the-skies": 0.7,
    "demonstrate-your-power": 0.35,
    "dictate-policy": 0.7,
    "drive-the-debate": 0.35,
    "fight-with-precision": 0.55,
    "prove-endurance": 0.4,
    "defy-space-and-time": 0.6,
    "destroy-heretical-works": 0.5,
    "establish-hegemony": 0.5,
    "foster-cohesion": 0.5,
    "hoard-raw-materials": 0.5,
    "mechanize-the-military": 0.5,
    "occupy-the-fringe": 0.3,
    "produce-en-masse": 0.35,
    "seize-an-icon": 0.5,
    "stake-your-claim": 0.4,
    "strengthen-bonds": 0.5,
}


# -- using something ---------------------------------------------------------------------------------------------------


def use(aims: Aims, decision: Decision) -> Choice:
    """Score first; then the first thing that there is a reason for; else pass. Who may not pass takes the first."""
    for place, option in enumerate(decision.options):
        if option.key == OBJECTIVE:
            return picked(decision, place)
    for place, option in enumerate(decision.options):
        if option.things and option.id() < len(COMPONENTS) and option.key == COMPONENTS[option.id()].kind:
            if is_used(aims, decision, option.id()):
                return picked(decision, place)
    return picked(decision, 0)


def is_used_as_action(aims: Aims, decision: Decision, option: Option) -> bool:
    return bool(option.things) and option.key not in ("strategy", "tactical") and is_used(aims, decision, option.id())


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
    """What is there twice; then what could be used least often."""
    keys = [COMPONENTS[option.id()].key for option in decision.options]

    def worth(option: Option) -> float:
        key = COMPONENTS[option.id()].key
        return 2.0 * keys.count(key) - KEPT.get(key, 1.0)

    return best(decision, worth)


def score(aims: Aims, decision: Decision) -> Choice:
    """The most points; of equals what costs something, for what can be spent now may not be there again."""

    def worth(option: Option) -> float:
        if not option.things:
            return 0.0
        objective = OBJECTIVES[option.id()]
        return POINT * objective.points + (1.0 if objective.requires.prices() else 0.0)

    return best(decision, worth)
