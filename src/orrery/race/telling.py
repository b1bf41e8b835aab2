"""What a question about placing a card tells a person: ways and prices as numbers. Pure functions, like `settling`."""

from __future__ import annotations

from orrery.kernel.decision import Option
from orrery.race.cards import CARDS
from orrery.race.settling import CONQUER, PAY, develop_discount, gives_up, saving, things_of


def plain_or_first(found: list[Option]) -> list[Option]:
    """Of these ways those that give up nothing; if there are none, the first."""
    plain = [way for way in found if not any(gives_up(card, way.key) for _, card in way.things)]
    return plain or found[:1]


def as_numbers(found: list[Option]) -> tuple[int, ...]:
    """Ways as the numbers of one option: for each how many numbers it has, those, how many cards, and those."""
    numbers: list[int] = []
    for way in found:
        numbers += [len(way.values), *way.values, len(way.things), *[card for _, card in way.things]]
    return tuple(numbers)


def from_numbers(numbers: tuple[int, ...]) -> list[Option]:
    """The inverse: a price is one number, strength and defense are two."""
    found: list[Option] = []
    at = 0
    while at < len(numbers):
        cards = at + 1 + numbers[at]
        end = cards + 1 + numbers[cards]
        key = PAY if numbers[at] == 1 else CONQUER
        found.append(Option(key, things_of(list(numbers[cards + 1 : end])), numbers[at + 1 : cards]))
        at = end
    return found


# -- how a price comes about -------------------------------------------------------------------------------------------


def development_terms(tableau: list[int], bonus: int, by: tuple[int, ...]) -> tuple[int, ...]:
    """What is taken off the cost of a development: cards and amounts in turns; the bonus stands as card -1."""
    less = [CARDS[card].develop_for_less + (develop_discount(card) if card in by else 0) for card in tableau]
    return in_turns([(-1, bonus), *zip(tableau, less, strict=True)])


def world_terms(tableau: list[int], world: int, by: tuple[int, ...], cheaper: int) -> tuple[int, ...]:
    """The same for a world; `cheaper` by the bonus."""
    target = CARDS[world]
    found = [(-1, cheaper)]
    for each in tableau:
        card = CARDS[each]
        less = card.settle_for_less[target.kind] + (saving([each]) if each in by else 0)
        if target.military:
            less += card.pay_for_less + (card.pay_for_military_discount if each in by else 0)
        found.append((each, less))
    return in_turns(found)


def in_turns(terms: list[tuple[int, int]]) -> tuple[int, ...]:
    return tuple([number for term in terms if term[1] for number in term])
