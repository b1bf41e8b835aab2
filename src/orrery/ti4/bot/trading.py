"""Trades: what changes hands is fair to both, helps nobody to win, and is not proposed again to who has declined."""

from __future__ import annotations

from math import ceil
from typing import Final

from orrery.kernel.decision import Choice, Decision, Form, Gift, Option
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.cards import KEPT
from orrery.ti4.bot.note_worth import SOME_NOTE, THRONE, note_worth, price_of_own
from orrery.ti4.bot.raiders import raiders
from orrery.ti4.bot.replies import all_worth, best, filled, named, of_kind, picked
from orrery.ti4.components import COMPONENTS
from orrery.ti4.payments import INFLUENCE, RESOURCES
from orrery.ti4.planets import influence, resources
from orrery.ti4.queries import goods_worth, unit_of
from orrery.ti4.rules.note_moves import may_be_given, notes_for, notes_known, notes_possible
from orrery.ti4.rules.transaction import (
    ANY_CARD,
    ANY_NOTE,
    COMMODITIES,
    GOODS,
    NAMED_CARD,
    NAMED_NOTE,
    is_card,
    is_note,
    is_wealth,
    may_meet,
)
from orrery.ti4.rules.wares import CAPTIVES, FRAGMENTS, NAMED_PLANET, fragment_rows, is_ware
from orrery.ti4.state import ACTION, Galaxy
from orrery.ti4.units import TYPE

WINNING: Final = 8  # points at which nobody is helped any more
AHEAD: Final = 2  # points by which somebody may be ahead who is given one more
OWN_COMMODITY: Final = 0.5  # it pays for nothing before it is traded
SOME_FRAGMENT: Final = 1.5
EACH_ALIKE: Final = 0.5  # of fragments that one has already
SOME_PLANET: Final = 3.0
SOME_CARD: Final = 1.5  # an action card, by what makes it worth keeping


# -- what things are worth ---------------------------------------------------------------------------------------------


def worth_of(table: Galaxy, seat: int, giver: int, kind: str) -> float:
    """What one of that kind is worth to a seat that gives or gets it; commodities of others are goods here."""
    if kind == ANY_NOTE:
        return SOME_NOTE
    if kind == ANY_CARD:
        return SOME_CARD
    if is_card(kind):
        return SOME_CARD * KEPT.get(COMPONENTS[int(kind.removeprefix(NAMED_CARD))].key, 1.0)
    if is_wealth(kind):
        return OWN_COMMODITY if giver == seat and kind == COMMODITIES else 1.0
    if is_ware(kind):
        return ware_worth(table, seat, kind)
    note = int(kind.removeprefix(NAMED_NOTE))
    return price_of_own(table, note) if giver == seat == COMPONENTS[note].issuer else note_worth(table, note)


def ware_worth(table: Galaxy, seat: int, kind: str) -> float:
    """A fragment is worth the more, the more of its kind one has; a captured unit what it costs; a planet what it gives
    for the rest of the game."""
    if kind.startswith(FRAGMENTS):
        keys = [COMPONENTS[find].key for find in table.players[seat].fragments]
        return SOME_FRAGMENT + EACH_ALIKE * keys.count(kind.removeprefix(FRAGMENTS))
    if kind.startswith(CAPTIVES):
        return float(unit_of(table, seat, TYPE[kind.removeprefix(CAPTIVES)]).cost)
    planet = int(kind.removeprefix(NAMED_PLANET))
    return SOME_PLANET + resources(table, planet) + influence(table, planet)


def gain(table: Galaxy, seat: int, terms: list[Gift]) -> float:
    """What a seat has of those terms, less what it gives. Nothing at all is no trade."""
    got = sum([worth_of(table, seat, giver, kind) * number for giver, kind, number in terms if giver != seat])
    given = sum([worth_of(table, seat, giver, kind) * number for giver, kind, number in terms if giver == seat])
    return got - given - pillaged(table, seat, terms) if got else -1.0


def pillaged(table: Galaxy, seat: int, terms: list[Gift]) -> float:
    """What raiders next door take from who is rich after those terms: one good each."""
    got = sum([number for giver, kind, number in terms if giver != seat and is_wealth(kind)])
    given = sum([number for giver, kind, number in terms if giver == seat and kind == GOODS])
    return float(raiders(table, seat, table.players[seat].goods + got - given))


def gives_point(terms: list[Gift]) -> bool:
    notes = [int(kind.removeprefix(NAMED_NOTE)) for _, kind, _ in terms if is_note(kind) and kind != ANY_NOTE]
    return any(COMPONENTS[note].key == THRONE for note in notes)


def is_helped(table: Galaxy, seat: int, other: int, terms: list[Gift]) -> bool:
    """The other player is too near to the end for it."""
    points = table.players[other].points
    return points >= WINNING or (gives_point(terms) and points > table.players[seat].points + AHEAD)


def is_fair(table: Galaxy, seat: int, other: int, terms: list[Gift]) -> bool:
    """This seat loses nothing by it, and helps nobody to win."""
    return gain(table, seat, terms) >= 0.0 and not is_helped(table, seat, other, terms)


def is_fair_to_both(table: Galaxy, seat: int, other: int, terms: list[Gift]) -> bool:
    return is_fair(table, seat, other, terms) and is_fair(table, other, seat, terms)


def keeps_savings(aims: Aims, terms: list[Gift]) -> bool:
    """Goods that are given leave what an objective of this round costs."""
    got = sum([number for giver, kind, number in terms if giver != aims.seat and is_wealth(kind)])
    given = sum([number for giver, kind, number in terms if giver == aims.seat and kind == GOODS]) - got
    if given <= 0:
        return True
    if aims.table.players[aims.seat].goods - given < aims.saved[GOODS]:
        return False
    return min(aims.spare(RESOURCES), aims.spare(INFLUENCE)) >= given * goods_worth(aims.table, aims.seat)


# -- proposals ---------------------------------------------------------------------------------------------------------


def wash(table: Galaxy, seat: int, other: int) -> list[Gift]:
    """As many commodities of both; else those of one for half as many goods."""
    mine, theirs = table.players[seat], table.players[other]
    both = min(mine.commodities, theirs.commodities)
    if both:
        return [(seat, COMMODITIES, both), (other, COMMODITIES, both)]
    price = min((mine.commodities + 1) // 2, theirs.goods)
    return [(seat, COMMODITIES, min(mine.commodities, 2 * price)), (other, GOODS, price)] if price else []


def own_notes(notes: list[int], seat: int) -> list[int]:
    return [note for note in notes if COMPONENTS[note].issuer == seat]


def swap(table: Galaxy, seat: int, other: int, possible: list[int]) -> list[Gift]:
    """A note of one's own colour for one of theirs that is worth as much, the dearest of those that may be in their
    hand; of equals the same for the same."""
    mine = own_notes(notes_for(table, seat, other), seat)
    theirs = [note for note in own_notes(possible, other) if may_be_given(table, seat, note)]
    pairs = [(one, two) for one in mine for two in theirs]

    def rank(pair: tuple[int, int]) -> tuple[float, bool]:
        one, two = pair
        return (-note_worth(table, one) - note_worth(table, two), COMPONENTS[one].key != COMPONENTS[two].key)

    for one, two in sorted(pairs, key=rank):
        terms: list[Gift] = [(seat, f"{NAMED_NOTE}{one}", 1), (other, f"{NAMED_NOTE}{two}", 1)]
        if is_fair_to_both(table, seat, other, terms):
            return terms
    return []


def note_sale(table: Galaxy, giver: int, taker: int, notes: list[int], goods: int) -> list[Gift]:
    """The dearest note of the giver's colour that the taker can pay and gains by: with commodities, which are good for
    nothing else, then with so many goods at most. A throne has no price."""
    purse = table.players[taker].commodities
    own = [note for note in own_notes(notes, giver) if may_be_given(table, taker, note)]
    for note in sorted(own, key=lambda each: -note_worth(table, each)):
        price = ceil(price_of_own(table, note))
        paid = min(price, purse)
        lines: list[Gift] = [
            (giver, f"{NAMED_NOTE}{note}", 1),
            (taker, COMMODITIES, paid),
            (taker, GOODS, price - paid),
        ]
        terms = [line for line in lines if line[2]]
        helps = price - paid <= goods and gain(table, taker, terms) > 0.0
        if helps and is_fair_to_both(table, giver, taker, terms) and COMPONENTS[note].key != THRONE:
            return terms
    return []


def sale(table: Galaxy, seat: int, other: int) -> list[Gift]:
    """A fragment of a kind of which the other has more, for as many goods as it is worth to both."""
    for _, kind, _ in fragment_rows(table, seat):
        price = ceil(ware_worth(table, seat, kind))
        if price <= min(table.players[other].goods, ware_worth(table, other, kind)):
            return [(seat, kind, 1), (other, GOODS, price)]
    return []


def proposal(table: Galaxy, seat: int, other: int) -> list[Gift]:
    """What brings most of what is fair to both: commodities, and a note for a note, if it is known to be there; a note
    for commodities or goods; a fragment for goods. Without any of that a throne is asked for that may be there: it is
    worth a refusal."""
    known, mine = notes_known(table, seat, other), sorted(table.players[seat].notes)
    found = [
        [*wash(table, seat, other), *swap(table, seat, other, known)],
        note_sale(table, seat, other, mine, table.players[other].goods),
        note_sale(table, other, seat, known, 0),  # one's own goods are kept for what one builds
        sale(table, seat, other),
    ]
    fair = [terms for terms in found if terms and is_fair_to_both(table, seat, other, terms)]
    if fair:
        return max(fair, key=lambda terms: gain(table, seat, terms))
    throne = [note for note in notes_possible(table, seat, other) if COMPONENTS[note].key == THRONE]
    return swap(table, seat, other, throne)


def partners(aims: Aims) -> list[int]:
    """To whom something is proposed now, the best first; never again to who has declined in this round."""
    table, seat = aims.table, aims.seat
    player = table.players[seat]
    found: list[tuple[float, int]] = []
    for other in range(table.seats):
        if other == seat or other in player.traded or other in player.talks or other in player.refused:
            continue
        if table.players[other].eliminated or (table.phase == ACTION and not may_meet(table, seat, other)):
            continue
        terms = proposal(table, seat, other)
        if terms:
            found.append((-gain(table, seat, terms), other))
    return [other for _, other in sorted(found)]


def end_or_trade(aims: Aims, decision: Decision) -> Choice:
    """Before the turn or the talk ends: propose a trade, if one helps."""
    for place, option in enumerate(decision.asides):
        if option.key == "propose transaction" and partners(aims):
            return picked(decision, len(decision.options) + place)
    return picked(decision, 0)


def choose_partner(aims: Aims, decision: Decision) -> Choice:
    wanted = partners(aims)
    return best(decision, lambda each: 9.0 - wanted.index(each.id()) if each.id() in wanted else 0.0)


def choose_terms(aims: Aims, decision: Decision) -> Choice:
    """What is fair to both; else no deal."""
    other = of_kind(Option("", decision.things), "seat")
    terms = proposal(aims.table, aims.seat, other)
    return filled(decision, Form(tuple(terms))) if terms else picked(decision, 0)


def consent(aims: Aims, decision: Decision) -> Choice:
    """To what is fair, and is not paid with what is saved."""
    other, terms = of_kind(Option("", decision.things), "seat"), told_terms(decision)
    good = is_fair(aims.table, aims.seat, other, terms) and keeps_savings(aims, terms)
    return named(decision, "accept" if good else "decline")


def told_terms(decision: Decision) -> list[Gift]:
    """The terms as the question tells them."""
    terms: list[Gift] = []
    for name, number in decision.things:
        if name.startswith("gift "):
            kind, giver = name.removeprefix("gift ").rsplit(" ", 1)
            terms.append((int(giver), kind, number))
    return terms


def favour(aims: Aims, decision: Decision) -> Choice:
    """Neighbours can trade what they get; nobody who is about to win."""
    table = aims.table

    def worth(option: Option) -> float:
        other = option.id()
        return float(may_meet(table, aims.seat, other) and table.players[other].points < WINNING)

    return all_worth(decision, worth)


def give_note(aims: Aims, decision: Decision) -> Choice:
    return best(decision, lambda option: -note_worth(aims.table, option.id()))


def give_cards(aims: Aims, decision: Decision) -> Choice:
    """What is missed least."""
    return best(decision, lambda option: -KEPT.get(COMPONENTS[option.id()].key, 1.0))
