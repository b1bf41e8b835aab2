"""Habits with cards: which to lay, to take, to give away, and what to say of them."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.bot.judgement import (
    best_card,
    gap,
    leader,
    my_worth,
    rank_cards,
    side_of,
    worth_as_card,
)
from orrery.cosmic.cards import ATTACK, CARDS
from orrery.cosmic.view import CosmicView
from orrery.kernel.decision import Decision

JUNK: Final = 0.035  # worth less than what the deck gives
DECENT: Final = 0.06
THREE_SHIPS: Final = 0.11
BOLD: Final = 15  # a claim above this is rarely true


def card_to_lay(view: CosmicView, decision: Decision) -> list[int]:
    cards = [option.id() for option in decision.options]
    if not side_of(view, decision.seat):
        return [rank_cards(view, decision)[-1]]
    return [cards.index(best_card(view, decision.seat, cards))]


def least_cards(view: CosmicView, decision: Decision) -> list[int]:
    """What one misses least."""
    return rank_cards(view, decision)[: decision.least]


def best_cards(view: CosmicView, decision: Decision) -> list[int]:
    """As many as allowed, the best ones."""
    return rank_cards(view, decision)[-decision.most :]


def top_card(view: CosmicView, decision: Decision) -> list[int]:
    return rank_cards(view, decision)[-1:]


def charge(view: CosmicView, decision: Decision) -> list[int]:
    """The card under the battery waits for the encounter that decides: the best attack."""
    return [
        max(range(len(decision.options)), key=lambda at: worth_as_card(view, decision.seat, decision.options[at].id()))
    ]


def no_cards(view: CosmicView, decision: Decision) -> list[int]:
    """What one may give for nothing one keeps."""
    return []


def junk(view: CosmicView, decision: Decision) -> list[int]:
    """What the deck will replace by something better, as a rule."""
    ranked = rank_cards(view, decision)
    return [at for at in ranked if my_worth(view, decision.options[at].id()) < JUNK][: decision.most]


def taken_or_given(view: CosmicView, decision: Decision) -> list[int]:
    """Who pays picks what it misses least, who takes picks the best."""
    ranked = rank_cards(view, decision)
    return ranked[: decision.least] if decision.things[0][1] == decision.seat else ranked[-decision.least :]


def hand_to_hoard(view: CosmicView, decision: Decision) -> list[int]:
    """Nobody can take the hoard away, so the better hand becomes it. The first hand is the one held."""
    hoards = [power.cards for power in view.players[decision.seat].powers if power.cards]
    held, laid = [sum([my_worth(view, card) for card in cards]) for cards in (view.hand, hoards[0] if hoards else ())]
    return [0 if held >= laid else 1]


def pray(view: CosmicView, decision: Decision) -> list[int]:
    """Add the highest attack drawn if that can be, else lay a better card."""
    mine = side_of(view, decision.seat)
    encounter = view.encounter
    assert encounter is not None
    own = encounter.laid[mine - 1] if mine else -1
    bar = worth_as_card(view, decision.seat, own) if own >= 0 else 0
    best, found = 0.0, 0
    for at, option in enumerate(decision.options):
        if option.key == "add":
            gain = float(CARDS[option.id()].value)
        elif option.key == "replace":
            gain = float(worth_as_card(view, decision.seat, option.id()) - bar)
        else:
            continue
        if gain > best:
            best, found = gain, at
    return [found]


def call_of_parity(view: CosmicView, decision: Decision) -> list[int]:
    """Nearly all attacks are even: the sum is what one's own card is."""
    encounter = view.encounter
    mine = side_of(view, decision.seat)
    own = encounter.laid[mine - 1] if encounter is not None and mine else -1
    odd = own >= 0 and CARDS[own].value % 2 == 1
    return [0 if odd else 1]


def whose_card_to_reverse(view: CosmicView, decision: Decision) -> list[int]:
    """One's own if its digits are better the other way round, else the opponent's."""
    encounter = view.encounter
    mine = side_of(view, decision.seat)
    own = encounter.laid[mine - 1] if encounter is not None and mine else -1
    value = CARDS[own].value if own >= 0 else 0
    turned = value % 10 * 10 + value // 10
    sides = [option.id() for option in decision.options]
    wanted = mine if turned > value else 3 - mine
    return [sides.index(wanted) if wanted in sides else 0]


def fodder(view: CosmicView, decision: Decision) -> list[int]:
    """As few and low attacks as it takes to win; none if it takes more than there are."""
    missing = gap(view, side_of(view, decision.seat))
    order = sorted(range(len(decision.options)), key=lambda at: -CARDS[decision.options[at].id()].value)
    taken: list[int] = []
    for at in order:
        if missing <= 0:
            break
        missing -= CARDS[decision.options[at].id()].value
        taken.append(at)
    return taken if missing <= 0 else []


def reinforcing_attack(view: CosmicView, decision: Decision) -> list[int]:
    """The lowest that closes the gap, else the highest."""
    missing = gap(view, side_of(view, decision.seat))
    order = sorted(range(len(decision.options)), key=lambda at: CARDS[decision.options[at].id()].value)
    for at in order:
        if CARDS[decision.options[at].id()].value >= missing:
            return [at]
    return order[-1:]


def claim(view: CosmicView, decision: Decision) -> list[int]:
    """The truth if it wins; else the lowest attack that would, as long as it can be believed."""
    encounter = view.encounter
    mine = side_of(view, decision.seat)
    keys = [CARDS[option.id()].key for option in decision.options]
    own = encounter.laid[mine - 1] if encounter is not None and mine else -1
    truth = keys.index(CARDS[own].key) if own >= 0 and CARDS[own].key in keys else 0
    shown = encounter.laid[2 - mine] if encounter is not None and mine else -1
    if shown < 0 or CARDS[shown].type != ATTACK:
        return [truth]
    enough = CARDS[shown].value + 4
    if own >= 0 and CARDS[own].value >= enough:
        return [truth]
    bold = [at for at, option in enumerate(decision.options) if enough <= CARDS[option.id()].value <= BOLD]
    return bold[:1] or [truth]


def distrust(view: CosmicView, decision: Decision) -> list[int]:
    """What cannot be, since all such cards are in sight, or what is too good, is challenged."""
    claimed = next(number for kind, number in decision.things if kind == "card")
    seen = [card for card in (*view.hand, *view.discard) if CARDS[card].key == CARDS[claimed].key]
    total = sum([each.key == CARDS[claimed].key for each in CARDS])
    return [1 if len(seen) == total or CARDS[claimed].value > BOLD else 0]


def card_for_rage(view: CosmicView, decision: Decision) -> list[int]:
    """What one misses least, but not the last card to meet anybody with."""
    ranked = rank_cards(view, decision)
    meeting = [at for at in ranked if CARDS[decision.options[at].id()].is_encounter]
    return [at for at in ranked if meeting != [at]][:1] or ranked[:1]


def pay_or_bleed(view: CosmicView, decision: Decision) -> list[int]:
    """A card that is worth less than three ships."""
    cards = [at for at, option in enumerate(decision.options) if option.things]
    cards.sort(key=lambda at: my_worth(view, decision.options[at].id()))
    return cards[:1] if cards and my_worth(view, decision.options[cards[0]].id()) <= THREE_SHIPS else [0]


def take_it(view: CosmicView, decision: Decision) -> list[int]:
    """A card is taken if it is any good, and not from the leader, who gets something for it."""
    card = next(number for kind, number in decision.things if kind == "card")
    giver = next(number for kind, number in decision.things if kind == "seat")
    others = [seat for seat in range(len(view.players)) if seat != decision.seat]
    wanted = my_worth(view, card) >= (2 * DECENT if leader(view, others) == giver else DECENT)
    return [1 if wanted else 0]


def keep_or_see_another(view: CosmicView, decision: Decision) -> list[int]:
    """The first decent card is kept: who hands them over begins with the least."""
    return [0 if my_worth(view, decision.things[0][1]) >= DECENT else 1]
