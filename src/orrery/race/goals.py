"""The goals: which there are, what they are worth, and when each is checked. The rules of `rules.goals` use them."""

from __future__ import annotations

from typing import Final

from orrery.kernel.rng import Rng
from orrery.race.cards import BRINK_OF_WAR, GATHERING_STORM, REBEL_VS_IMPERIUM

# The moments at which goals are checked.
ROUND_START: Final = 0  # after the bonus for most prestige
EXPLORE_END: Final = 1
DEVELOP_END: Final = 2
SETTLE_END: Final = 3
CONSUME_END: Final = 4
PRODUCE_END: Final = 5
ROUND_END: Final = 6
PHASE_ENDS: Final = (EXPLORE_END, DEVELOP_END, SETTLE_END, CONSUME_END, PRODUCE_END)
# After each of the phases of `rules.round`; with two actions each there are two to develop and two to settle.
ENDS: Final = (EXPLORE_END, DEVELOP_END, DEVELOP_END, SETTLE_END, SETTLE_END, CONSUME_END, PRODUCE_END)

FIRST_VP: Final = 3
MOST_VP: Final = 5
TOKEN_VP: Final = 3
FIRST_DRAWN: Final = 4
MOST_DRAWN: Final = 2


class Goal:
    """A goal for who first does something, or for who has most of something (`least` at least)."""

    def __init__(self, key: str, name: str, needs: int, moments: tuple[int, ...], least: int = 0) -> None:
        self.key = key
        self.name = name
        self.needs = needs  # the set it comes with
        self.moments = moments
        self.least = least
        self.most = least > 0
        self.vp = MOST_VP if self.most else FIRST_VP


GOALS: Final[tuple[Goal, ...]] = (
    Goal("galactic-standard-of-living", "Galactic Standard of Living", GATHERING_STORM, (CONSUME_END, ROUND_START)),
    Goal("system-diversity", "System Diversity", GATHERING_STORM, (SETTLE_END,)),
    Goal("overlord-discoveries", "Overlord Discoveries", GATHERING_STORM, (DEVELOP_END, SETTLE_END)),
    Goal("budget-surplus", "Budget Surplus", GATHERING_STORM, (ROUND_END,)),
    Goal("innovation-leader", "Innovation Leader", GATHERING_STORM, (DEVELOP_END, SETTLE_END)),
    Goal("galactic-status", "Galactic Status", GATHERING_STORM, (DEVELOP_END,)),
    Goal("uplift-knowledge", "Uplift Knowledge", REBEL_VS_IMPERIUM, (DEVELOP_END, SETTLE_END)),
    Goal("galactic-riches", "Galactic Riches", GATHERING_STORM, (SETTLE_END, PRODUCE_END)),
    Goal("expansion-leader", "Expansion Leader", GATHERING_STORM, (DEVELOP_END, SETTLE_END)),
    Goal("military-influence", "Military Influence", REBEL_VS_IMPERIUM, (DEVELOP_END, SETTLE_END)),
    Goal("galactic-standing", "Galactic Standing", BRINK_OF_WAR, (*PHASE_ENDS, ROUND_START)),
    Goal("peace-war-leader", "Peace/War Leader", BRINK_OF_WAR, (DEVELOP_END, SETTLE_END)),
    Goal("production-leader", "Production Leader", GATHERING_STORM, (SETTLE_END,), 4),
    Goal("greatest-infrastructure", "Greatest Infrastructure", GATHERING_STORM, (DEVELOP_END,), 4),
    Goal("greatest-military", "Greatest Military", GATHERING_STORM, (DEVELOP_END, SETTLE_END), 6),
    Goal("largest-industry", "Largest Industry", GATHERING_STORM, (SETTLE_END,), 3),
    Goal("propaganda-edge", "Propaganda Edge", GATHERING_STORM, (SETTLE_END,), 3),
    Goal("prosperity-lead", "Prosperity Lead", GATHERING_STORM, (DEVELOP_END, SETTLE_END), 3),
    Goal("research-leader", "Research Leader", REBEL_VS_IMPERIUM, (DEVELOP_END, SETTLE_END), 3),
    Goal("galactic-prestige", "Galactic Prestige", BRINK_OF_WAR, (*PHASE_ENDS, ROUND_START), 3),
)


def goal_number(key: str) -> int:
    return [goal.key for goal in GOALS].index(key)


def drawn_goals(sets: int, rng: Rng) -> tuple[int, ...]:
    """Four goals for who is first and two for who has most, of those whose sets are in use."""
    known = [number for number in range(len(GOALS)) if GOALS[number].needs & sets]
    first = [number for number in known if not GOALS[number].most]
    most = [number for number in known if GOALS[number].most]
    rng.shuffle(first)
    rng.shuffle(most)
    return (*sorted(first[:FIRST_DRAWN]), *sorted(most[:MOST_DRAWN]))


def goal_points(goals: tuple[int, ...], tokens: int) -> int:
    """The VP of goal tiles and of the tokens for goals."""
    points = TOKEN_VP * tokens
    for goal in goals:
        points += GOALS[goal].vp
    return points
