"""What a search may find: the cards that nobody has seen, and what they promise."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision
from orrery.race.bot.points import POINTS, other_points
from orrery.race.bot.position import Position
from orrery.race.cards import BRINK_OF_WAR, CARDS, FIRST_REVISED, FIRST_STORM, deck_of
from orrery.race.searching import CATEGORIES, FOUND_BY, SIX_COST, STRONG_WORLD
from orrery.race.view import RaceView

SAMPLE: Final = 12  # cards of a category to think about
ENOUGH: Final = 0.9  # share of what the others promise from which a card is taken
LATE: Final = 2.0  # rounds left below which there is no time to place what was found


def examples(category: int) -> list[int]:
    """One copy of each card of a category."""
    found: list[int] = []
    for card in range(len(CARDS)):
        if FOUND_BY[category][card] and not any(CARDS[card] is CARDS[other] for other in found):
            found.append(card)
    return found


SIXES: Final = examples(SIX_COST)
STRONG: Final = examples(STRONG_WORLD)


def unseen(view: RaceView) -> list[int]:
    """The cards that this seat has not seen in this game, as far as it remembers."""
    seen = {*view.hand, *view.drawn, *view.saved, *view.shown}
    for player in view.players:
        seen.update(player.tableau)
        seen.update(player.placed)
    edition = "revised" if any(FIRST_REVISED <= card < FIRST_STORM for card in seen) else "first"
    return [card for card in deck_of(edition, view.sets) if card not in seen]


def upper_half(promises: list[float]) -> float:
    """What the better ones promise on average: one of two may be left."""
    promises.sort(reverse=True)
    better = promises[: (len(promises) + 1) // 2]
    return sum(better) / len(better) if better else 0.0


def best_promise(position: Position) -> float:
    """A quick guess at what a search is worth: for a card that counts the tableau, or for a strong world."""
    if not position.view.sets & BRINK_OF_WAR or position.left < LATE:
        return 0.0
    economy = position.economy
    price = max(0, 6 - economy.develop_for_less)
    soon = 1.0 if len(position.hand) >= price - 2 else 0.6
    sixes = [
        soon * max(0.0, points_now(position, six) - price * position.card) for six in SIXES if six not in economy.sixes
    ]
    conquests = [
        CARDS[world].vp + 0.5 if position.strength_against(world) >= CARDS[world].cost else 0.0 for world in STRONG
    ]
    return max(upper_half(sixes), upper_half(conquests))


def points_now(position: Position, six: int) -> float:
    economy, points = position.economy, POINTS[six]
    total = float(points[six])
    for card in economy.cards:
        total += points[card]
    return total + other_points(six, economy.cards, economy.strength, position.chips, position.prestige)


def promises_of(position: Position, category: int) -> list[float]:
    """What the unseen cards of the category promise, or some of them if they are many."""
    cards = [card for card in unseen(position.view) if FOUND_BY[category][card]]
    step = max(1, len(cards) // SAMPLE)
    return [position.promise(card) for card in cards[::step]]


def category_to_search(position: Position, decision: Decision) -> int:
    """The category whose better cards promise most."""
    promises = [upper_half(promises_of(position, option.id())) for option in decision.options]
    return promises.index(max(promises))


def card_to_take(position: Position, decision: Decision) -> int:
    """Take the card that was found unless most of the others would be better."""
    card = decision.things[0][1]
    fitting = [category for category in range(len(CATEGORIES)) if FOUND_BY[category][card]]
    usual = [
        sum(promises) / len(promises) for promises in [promises_of(position, each) for each in fitting] if promises
    ]
    return 0 if not usual or position.promise(card) >= ENOUGH * min(usual) else 1
