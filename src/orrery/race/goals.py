"""The goals: which there are, what they are worth, when each is checked, and how near a player is to it. The rules of
`rules.goals` use them, and views tell them."""

from __future__ import annotations

from typing import Final

from orrery.kernel.rng import Rng
from orrery.race.cards import BRINK_OF_WAR, CARDS, GATHERING_STORM, REBEL_VS_IMPERIUM
from orrery.race.goods import KINDS, NOVELTY, RARE
from orrery.race.powers import CONSUME, EXPLORE, PRODUCE, CancelTakeover, Power, Takeover, TakeoverDefense
from orrery.race.queries import find_power, hand_limit, total_military

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

SIX: Final = 6  # cost
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


# -- what is counted ---------------------------------------------------------------------------------------------------

Part = tuple[int, int]  # so many of so many
Progress = tuple[tuple[Part, ...], ...]  # ways to meet a goal; each takes all of its parts


class Holding:
    """What a player has that goals may count."""

    def __init__(self, cards: list[int], goods: int, chips: int, prestige: int, hand: int) -> None:
        self.cards = cards
        self.goods = goods
        self.chips = chips
        self.prestige = prestige
        self.hand = hand


def is_met(progress: Progress) -> bool:
    for way in progress:
        for have, need in way:
            if have < need:
                break
        else:
            return True
    return False


def progress_to(key: str, mine: Holding, takeovers: bool) -> Progress:
    """What a "first" goal takes, and what the player has of it."""
    if key == "galactic-standard-of-living":
        return (((mine.chips, 5),),)
    if key == "system-diversity":
        return (((kinds_owned(mine.cards), len(KINDS)),),)
    if key == "overlord-discoveries":
        return (((symbols(mine.cards, "alien"), 3),),)
    if key == "budget-surplus":  # by discarding for the hand limit
        return (((mine.hand, hand_limit(mine.cards) + 1),),)
    if key == "innovation-leader":
        return (((phases_with_powers(mine.cards, takeovers), PRODUCE - EXPLORE + 1),),)
    if key == "galactic-status":
        return (((sum([1 for card in mine.cards if is_six(card)]), 1),),)
    if key == "uplift-knowledge":
        return (((symbols(mine.cards, "uplift"), 3),),)
    if key == "galactic-riches":
        return (((mine.goods, 4),),)
    if key == "expansion-leader":
        return (((len(mine.cards), 8),),)
    if key == "military-influence":
        return (((symbols(mine.cards, "imperium"), 3),), ((military_worlds(mine.cards), 4),))
    if key == "galactic-standing":
        return (((mine.prestige, 2), (mine.chips, 3)),)
    if key == "peace-war-leader":
        worlds = sum([1 for card in mine.cards if CARDS[card].is_world])
        peace = ((int(total_military(mine.cards) < 0), 1), (worlds, 2))
        if not takeovers:
            return (peace,)
        return peace, ((int(find_power(mine.cards, Takeover) >= 0), 1), (military_worlds(mine.cards), 2))
    raise KeyError(key)


def is_six(card: int) -> bool:
    printed = CARDS[card]
    return not printed.is_world and printed.cost == SIX and printed.scoring.counts


def phases_with_powers(cards: list[int], takeovers: bool) -> int:
    """In how many phases, trade among them, these cards have powers."""
    found = {power.PHASE for card in cards for power in CARDS[card].powers if takeovers or not for_takeovers(power)}
    return len([phase for phase in range(EXPLORE, PRODUCE + 1) if phase in found])


def for_takeovers(power: Power) -> bool:
    """Whether the power belongs to the module of takeovers: without it, it is none."""
    return isinstance(power, (Takeover, TakeoverDefense, CancelTakeover))


def value_of(tableau: list[int], prestige: int, key: str) -> int:
    """How much of what a "most" goal counts there is in a tableau, with so much prestige."""
    cards = [CARDS[card] for card in tableau]
    if key == "production-leader":
        return sum(1 for card in cards if card.production)
    if key == "greatest-infrastructure":
        return sum(1 for card in cards if not card.is_world)
    if key == "greatest-military":
        return total_military(tableau)
    if key == "largest-industry":
        worlds = [card for card in cards if card.production or card.windfall]
        return sum(1 for card in worlds if card.suits[NOVELTY] or card.suits[RARE])
    if key == "propaganda-edge":
        return sum(1 for card in cards if card.rebel and card.military)
    if key == "prosperity-lead":
        return sum(1 for card in cards if any(power.PHASE == CONSUME for power in card.powers))
    if key == "research-leader":
        return sum(1 for card in cards if any(power.PHASE == EXPLORE for power in card.powers))
    if key == "galactic-prestige":
        return prestige
    raise KeyError(key)


def needed_for_most(number: int, values: list[int], seat: int, holds: bool) -> int:
    """How much a seat must have to take the tile of a "most" goal alone, or, if it `holds` it, to keep it."""
    least = GOALS[number].least
    return least if holds else max(least, *[values[other] + 1 for other in range(len(values)) if other != seat])


def symbols(cards: list[int], symbol: str) -> int:
    return sum([1 for card in cards if symbol in CARDS[card].symbols])


def military_worlds(cards: list[int]) -> int:
    return sum([1 for card in cards if CARDS[card].military and CARDS[card].is_world])


def kinds_owned(cards: list[int]) -> int:
    """Different kinds among production and windfall worlds; a world of any kind may be a missing one."""
    worlds = [CARDS[card] for card in cards if CARDS[card].production or CARDS[card].windfall]
    plain = {world.kind for world in worlds if world.kind in KINDS}
    return min(len(KINDS), len(plain) + sum([1 for world in worlds if world.kind not in KINDS]))
