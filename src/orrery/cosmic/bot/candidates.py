"""Which replies are worth thinking through: all that differ, as far as a player would see a difference."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from orrery.cosmic.bot.bargaining import offers, talks_by_habit
from orrery.cosmic.bot.follies import is_folly
from orrery.cosmic.bot.habits import picks_by_habit
from orrery.cosmic.bot.judgement import rank_cards
from orrery.cosmic.bot.ships import thickest
from orrery.cosmic.cards import CARDS
from orrery.cosmic.view import CosmicView
from orrery.kernel.decision import Choice, Decision, Option

MOST: Final = 8  # replies thought through at once

# Habit decides alone: the options differ too little, or in what one encounter does not show.
BY_HABIT: Final = frozenset(
    (
        "choose alien",
        "lose ships",
        "change power",
        "choose hoard",
        "keep technology",
        "research",
        "research ship",
        "duty",
        "place ships",
        "deal cards",
        "deal colony",
        "pick compensation",
        "plague.discard",
        "barbarian.loot",
        "barbarian.unwanted",
        "clone.cards",
        "fido.accept",
        "fido.bone",
        "fido.fetch",
        "fido.keep",
        "fido.next",
        "fido.whom",
        "filch.card",
        "filch.cheat",
        "fodder.ship",
        "hacker.give back",
        "hate.card",
        "hate.pay",
        "masochist.which ship",
        "mind.hand",
        "miser.aside",
        "mite.keep",
        "mutant.discard",
        "mutant.source",
        "observer.draw",
        "parasite.ship",
        "philanthropist.loan",
        "plasma-thrusters.ship",
        "reinforce side",
        "tick-tock.settlers",
        "trader.give back",
        "vulch.hand over",
        "vulch.keep",
        "citadel.card",
        "citadel.planet",
        "coldsleep-ship.ships",
        "delta-scanners.card",
        "enigma-device.discard",
        "genesis-bomb.settle",
        "lunar-cannon.gap",
        "philanthropist.card",
        "quark-battery.card",
        "tech-scrambler.target",
        "the-prometheus.fate",
        "the-prometheus.place",
        "vacuum-turbines.keep",
        "will.hand",
        "xenon lasers",
    )
)
SHIPS: Final = frozenset(("ship", "prometheus", "from research", "prometheus researching", "berth"))


def habit(view: CosmicView, decision: Decision) -> Choice:
    """What a player does without thinking."""
    if decision.prompt == "deal":
        return talks_by_habit(view, decision)
    return Choice(decision.seat, tuple(picks_by_habit(view, decision)))


def candidates(view: CosmicView, decision: Decision) -> list[Choice]:
    """Habit first, then whatever else could be better."""
    usual = habit(view, decision)
    if decision.prompt in BY_HABIT:
        return [usual]
    if decision.prompt == "deal":
        singles = [Choice(decision.seat, (at,)) for at in range(len(decision.options))]
        forms = [Choice(decision.seat, (), form) for form in offers(view, decision)]
        return without_twins([usual, *singles, *forms])[:MOST]
    found = [usual, *[Choice(decision.seat, picks) for picks in other_picks(view, decision, usual.picks)]]
    wise = [choice for choice in without_twins(found) if not any_folly(view, decision, choice)]
    return wise[:MOST] or [usual]


def any_folly(view: CosmicView, decision: Decision, choice: Choice) -> bool:
    return any(is_folly(view, decision, decision.options[at]) for at in choice.picks)


def without_twins(choices: list[Choice]) -> list[Choice]:
    found: list[Choice] = []
    for choice in choices:
        if choice not in found:
            found.append(choice)
    return found


def other_picks(view: CosmicView, decision: Decision, usual: tuple[int, ...]) -> list[tuple[int, ...]]:
    if decision.least == decision.most == 1:
        return [(at,) for at in different(view, decision, usual)]
    if decision.options[0].key in SHIPS:
        numbers = range(decision.most, decision.least - 1, -1)
        tried = [number for number in numbers if number == decision.least or decision.most - number < 4]
        return [tuple(sorted(thickest(view, decision, number))) for number in tried]
    if decision.options[0].key == "seat":
        seats = range(len(decision.options))
        sizes = range(decision.least, decision.most + 1)
        return [picks for size in sizes for picks in combinations(seats, size)]
    few = tuple(range(decision.least))
    many = tuple(range(decision.most))
    singles = [(at,) for at in range(len(decision.options)) if decision.least <= 1]
    return [few, many, *singles]


def different(view: CosmicView, decision: Decision, usual: tuple[int, ...]) -> list[int]:
    """One place for each kind of option: cards of one name, and planets with the same ships, are all one."""
    seen = {signature(view, decision.options[at]) for at in usual}
    found: list[int] = []
    for at, option in enumerate(decision.options):
        sign = signature(view, option)
        if sign not in seen:
            seen.add(sign)
            found.append(at)
    if len(found) >= MOST and decision.options[0].key == "card":
        ranked = [at for at in rank_cards(view, decision) if at in found]
        step = len(ranked) / (MOST - 1)
        found = [ranked[int(number * step)] for number in range(MOST - 1)]
    return found


def signature(view: CosmicView, option: Option) -> tuple[object, ...]:
    parts: list[object] = [option.key]
    for kind, number in option.things:
        if kind == "card":
            parts.append(CARDS[number].key)
        elif kind == "planet" and 0 <= number < len(view.colonies):
            parts += [view.owner(number), view.colonies[number], number in guarded(view)]
        elif kind not in ("power", "ship"):
            parts.append(number)
    return tuple(parts)


def guarded(view: CosmicView) -> list[int]:
    """Planets with citadels."""
    return [planet for player in view.players for power in player.powers for planet in power.places]
