"""How the bot plays the leaders and the mech of the Yssaril: it looks where most is hidden, and takes what is good."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import Aims, leader
from orrery.ti4.bot.cards import KEPT
from orrery.ti4.bot.ending import worth_of_hero
from orrery.ti4.bot.guarding import reinforce
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.replies import best
from orrery.ti4.components import COMPONENTS
from orrery.ti4.knowledge import known_in_hands
from orrery.ti4.leaders.kyver_blade_and_key import DISCARD, TAKE
from orrery.ti4.leaders.so_ata import HAND, SECRETS

MANY: Final = 6  # action cards of others that make the hero worth while
AT_LAST: Final = 1
GOOD: Final = 1.0  # a card that is worth taking
HARM: Final = 0.3  # of each card that another loses; of the leader's twice


def many_cards(aims: Aims, decision: Decision, number: int) -> bool:
    others = [player for seat, player in enumerate(aims.table.players) if seat != aims.seat]
    return sum([len(player.hand) for player in others]) >= worth_of_hero(aims, MANY, AT_LAST)


def what_is_hidden(aims: Aims, decision: Decision) -> Choice:
    """Secret objectives decide most; then cards. What one knows already tells nothing; notes are hardly ever hidden."""
    known = known_in_hands(aims.table, aims.seat)

    def worth(option: Option) -> float:
        other = aims.table.players[option.id()]
        cards = {HAND: other.hand, SECRETS: list(other.secrets)}.get(option.key, [])
        each = 2.0 if option.key == SECRETS else 1.0
        return each * sum([(card, option.id()) not in known for card in cards])

    return best(decision, worth)


def kept(card: int) -> float:
    return KEPT.get(COMPONENTS[card].key, GOOD)


def least_missed(aims: Aims, decision: Decision) -> Choice:
    return best(decision, lambda option: -kept(option.id()))


def take_or_harm(aims: Aims, decision: Decision) -> Choice:
    """A card in one's own hand is gained and lost to another; three that are gone are only lost."""
    other = decision.things[0][1]
    harm = HARM * (2 if other == leader(aims.table, aims.seat) else 1)

    def worth(option: Option) -> float:
        if option.key == TAKE:
            return kept(option.id()) + harm
        return harm * option.values[0] if option.key == DISCARD else 0.0

    return best(decision, worth)


REASONS: Final[dict[str, Reason]] = {
    "so-ata": whenever,
    "kyver-blade-and-key": many_cards,
    "blackshade-infiltrator": whenever,
}
JUDGED: Final = {
    "so ata": what_is_hidden,
    "show one card": least_missed,
    "guild of spies": take_or_harm,
    "infiltrate where": reinforce,
}
