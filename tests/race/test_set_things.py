"""What the page draws of the sets: goals, categories, prestige bonuses, and facts that Military can be counted from."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games import TITLES
from orrery.kernel.rng import seeded
from orrery.race.cards import CARDS, numbers_of
from orrery.race.goals import GOALS
from orrery.race.queries import full_tableau, hand_limit, total_military
from orrery.race.searching import CATEGORIES
from orrery.race.settling import soldier_strength
from orrery.race.state import ACTIONS, SEARCH
from orrery.race.takeovers import Attack, attack_strength, defense_strength, place_of_takeover
from orrery.race.things import TOKENS, things
from orrery.words import LANGUAGES

SOLDIERS = ("alien-booby-trap", "new-military-tactics", "rebel-fuel-refinery", "space-marines")
MILITARY_WORLD, REBEL_MILITARY_WORLD = 1, 3  # as the page knows them


@pytest.fixture(params=LANGUAGES, name="shown")
def shown_things(request: pytest.FixtureRequest) -> dict[str, dict[str, Any]]:
    return things(str(request.param))


def fact(name: str, key: str) -> Any:
    return things("en")["card"][str(numbers_of(key)[0])][name]


def test_every_goal_has_a_name_and_its_rule(shown: dict[str, dict[str, Any]]) -> None:
    assert list(shown["goal"]) == [str(number) for number in range(len(GOALS))]
    rulebook = TITLES["race"].rulebook()
    for number, goal in enumerate(GOALS):
        thing = shown["goal"][str(number)]
        assert (thing["key"], thing["most"], thing["least"], thing["vp"]) == (goal.key, goal.most, goal.least, goal.vp)
        assert thing["name"]
        text = rulebook[thing["rule"].removeprefix("race:")]["text"]
        assert text.startswith(goal.name), f"{goal.key}: {text}"


def test_categories_and_prestige_bonuses_have_words_and_signs(shown: dict[str, dict[str, Any]]) -> None:
    assert [thing["key"] for thing in shown["category"].values()] == list(CATEGORIES)
    for thing in shown["category"].values():
        assert thing["name"]
        assert all(token in TOKENS or token.isdigit() for token in thing["sign"])
    for number in range(len(ACTIONS)):
        action = shown["action"][str(number)]
        assert bool(action["prestige"]) == bool(action["prestige_sign"]) == (number != SEARCH)


def test_what_changes_a_limit_says_so() -> None:
    for name, limit in (("full", full_tableau), ("hand", hand_limit)):
        for number in range(len(CARDS)):
            usual = limit([])
            assert (fact_of(name, number) or usual) == limit([number]), CARDS[number].key
    assert (
        [fact("reinforces", key) for key in SOLDIERS]
        == [soldier_strength(numbers_of(key)[0]) for key in SOLDIERS]
        == [3, 3, 2, 0]
    )
    assert fact("saves", "galactic-scavengers")
    assert not fact("saves", "old-earth")


def fact_of(name: str, number: int) -> Any:
    return CATALOGUE[str(number)][name]


CATALOGUE = things("en")["card"]


def count(cards: list[int], what: int) -> int:
    return sum(1 for card in cards if what in fact_of("is", card))


def strength(card: int, cards: list[int]) -> int:
    """As the page counts it: only from what it is told."""
    total: int = fact_of("strength", card)
    for power in fact_of("counted", card):
        if power["owning"] and not count(cards, power["owning"]):
            continue
        total += power["amount"] * (count(cards, power["per"]) if power["per"] else 1)
    return total


def special(cards: list[int], world: int) -> int:
    total = 0
    for card in cards:
        for power in fact_of("special", card):
            fits = fact_of("rebel", world) if power["rebel"] else power["kind"] == fact_of("kind", world)
            total += power["amount"] if fits else 0
    return total


def test_military_and_takeovers_can_be_counted_from_the_facts() -> None:
    """Of random tableaus: the page shows both sides of a takeover with the terms that decide it."""
    rng = seeded(1)
    powers = [number for number in range(len(CARDS)) if place_of_takeover(number) >= 0]
    worlds = [number for number in range(len(CARDS)) if CARDS[number].military and fact_of("kind", number) != "any"]
    numbers = list(range(len(CARDS)))
    for _ in range(300):
        rng.shuffle(numbers)
        mine, theirs = numbers[:12], numbers[12:24]
        card, world = powers[rng.below(len(powers))], worlds[rng.below(len(worlds))]
        assert sum(strength(each, mine) for each in mine) == total_military(mine)
        attack = Attack(0, card, place_of_takeover(card), world, 1)
        rebels = fact_of("takeover", card)["rebel"] * count(mine, REBEL_MILITARY_WORLD)
        counted = sum(strength(each, mine) for each in mine) + special(mine, world) + rebels
        assert counted == attack_strength(mine, theirs, attack, 0)
        assert guarded(theirs, world) == defense_strength(mine, theirs, attack, 0)


def guarded(cards: list[int], world: int) -> int:
    rebels = count(cards, REBEL_MILITARY_WORLD)
    others = count(cards, MILITARY_WORLD) - rebels
    total: int = sum(strength(each, cards) for each in cards) + special(cards, world) + fact_of("cost", world)
    for card in cards:
        if defends := fact_of("defends", card):
            total += defends["rebel"] * rebels + defends["other"] * others
    return total
