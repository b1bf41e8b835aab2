"""The lines of a deal as numbers, and the terms that are worth offering."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.bot.bargaining import gift_of, is_waste
from orrery.cosmic.bot.judgement import is_close
from orrery.cosmic.cards import CARDS
from orrery.cosmic.view import CosmicView
from orrery.kernel.decision import Decision, Form, Gift

DIRECTIONS: Final = ("give", "take")
COUNTED: Final = ("random", "any", "negotiate", "reinforcement", "artifact", "flare", "release")
MOST: Final = 4  # of one kind, and more
PLACES: Final = ("own home", "home of the other", "elsewhere")  # as the giver sees it
CARD_KEYS: Final[list[str]] = list(dict.fromkeys([card.key for card in CARDS]))


def keys_of_gifts() -> list[str]:
    found = [f"{way} {kind} {number + 1}" for way in DIRECTIONS for kind in COUNTED for number in range(MOST)]
    found += [f"{way} attack {tens}0" for way in DIRECTIONS for tens in range(MOST + 1)]
    found += [f"{way} card {key}" for way in DIRECTIONS for key in CARD_KEYS]
    found += [f"{way} colony {place}" for way in DIRECTIONS for place in PLACES]
    return found + [f"{way} the win" for way in DIRECTIONS]


GIFTS: Final[list[str]] = keys_of_gifts()
GIFT: Final[dict[str, int]] = {key: number for number, key in enumerate(GIFTS)}


def numbers_of(view: CosmicView, gift: Gift) -> list[int]:
    """A line of the terms, in the closed list: what it is, and whether it would be the win of whoever gets it."""
    giver, kind, number = gift
    way = "give" if giver == view.seat else "take"
    if kind == "card":
        return [GIFT[f"{way} card {CARDS[number].key}"]]
    if kind == "attack":
        return [GIFT[f"{way} attack {min(MOST, number // 10)}0"]]
    if kind != "colony":
        many = number % 100 if kind == "release" else number
        return [GIFT[f"{way} {kind} {max(1, min(MOST, many))}"]]
    taker = other_main(view, giver)
    owner = view.owner(number)
    found = [GIFT[f"{way} colony {PLACES[0 if owner == giver else 1 if owner == taker else 2]}"]]
    if owner != taker and is_close(view, taker):
        found.append(GIFT[f"{way} the win"])
    return found


def other_main(view: CosmicView, seat: int) -> int:
    encounter = view.encounter
    assert encounter is not None
    return encounter.defense if seat == encounter.offense else encounter.offense


def offered(decision: Decision) -> list[Gift]:
    """The terms that lie on the table."""
    return [gift_of(kind, number) for kind, number in decision.things]


def forms_worth_offering(view: CosmicView, decision: Decision) -> list[Form]:
    """The examples of the question, and each colony for a colony with a card on top, from either side. High attacks are
    promised to nobody; what lies on the table already is accepted, not offered again."""
    me = decision.seat
    examples = list(decision.forms or [])
    found = list(examples)
    for example in examples:
        if [kind for _, kind, _ in example.gifts] == ["colony", "colony"]:
            other = other_main(view, me)
            found += [
                Form((*example.gifts, (giver, "any", 1))) for giver in (me, other) if view.players[giver].hand_size
            ]
    last = set(offered(decision))
    return [form for form in found if set(form.gifts) != last and not is_waste(view, me, form)]
