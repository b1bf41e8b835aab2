"""The terms of a deal: who gives what. One function states what is legal, another whether a player can keep them."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.cards import ARTIFACT, ATTACK, CARDS, FLARE, NEGOTIATE, REINFORCEMENT
from orrery.cosmic.queries import colonies_of, is_main, opponent, ships_in_colonies
from orrery.cosmic.sheet import sheet_of
from orrery.cosmic.state import Cosmic, Power
from orrery.kernel.decision import Form, Gift

# Kinds of gifts. The number is a card, how many cards, a least value, a planet, or (for `release`) seat * 100 + ships.
CARD: Final = "card"  # a card of the giver's hand, named
RANDOM: Final = "random"  # that many cards, drawn blindly
ANY: Final = "any"  # that many cards of the giver's choice
AN_ATTACK: Final = "attack"  # one attack of at least that value, of the giver's choice
COLONY: Final = "colony"  # the other founds a colony on that planet, where the giver has one
RELEASE: Final = "release"  # Zombie lets ships of a seat out of the warp
OF_TYPE: Final = {"negotiate": NEGOTIATE, "reinforcement": REINFORCEMENT, "artifact": ARTIFACT, "flare": FLARE}
BY_NUMBER: Final = (RANDOM, ANY, *OF_TYPE)
SEAT_FACTOR: Final = 100


def cards_given(gifts: tuple[Gift, ...], giver: int) -> int:
    """How many cards a player would hand over."""
    count = 0
    for who, kind, number in gifts:
        if who == giver:
            count += number if kind in BY_NUMBER else 1 if kind in (CARD, AN_ATTACK) else 0
    return count


def objection(game: Cosmic, seat: int, form: Form, last: tuple[Gift, ...]) -> str:
    """Why these terms cannot be offered by that seat after the last offer; "" if they can."""
    gifts = form.gifts
    if all(kind == RELEASE for _, kind, _ in gifts):  # a card or a colony must change hands
        return "deal-empty"
    if len(set(gifts)) < len(gifts):
        return "deal-twice"
    for gift in gifts:
        reason = gift_objection(game, seat, gift, last)
        if reason:
            return reason
    for giver in (seat, opponent(game, seat)):
        if cards_given(gifts, giver) > len(game.players[giver].hand):
            return "deal-too-many-cards"
        if sum(1 for who, kind, _ in gifts if who == giver and kind == COLONY) > 1:
            return "deal-one-colony"
    return ""


def gift_objection(game: Cosmic, seat: int, gift: Gift, last: tuple[Gift, ...]) -> str:
    giver, kind, number = gift
    if not 0 <= giver < game.seats or not is_main(game, giver):
        return "deal-main-players"
    if kind == CARD:
        if giver == seat:
            return "" if number in game.players[seat].hand else "deal-not-your-card"
        return "" if gift in last else "deal-unknown-card"
    if kind in BY_NUMBER or kind == AN_ATTACK:
        return "" if number > 0 or (kind == AN_ATTACK and number == 0) else "deal-number"
    if kind == COLONY:
        return colony_objection(game, giver, number)
    if kind == RELEASE:
        return release_objection(game, seat, giver, number)
    return "deal-kind"


def colony_objection(game: Cosmic, giver: int, planet: int) -> str:
    receiver = opponent(game, giver)
    if not 0 <= planet < len(game.colonies) or not game.colonies[planet][giver]:
        return "deal-no-colony"
    if game.colonies[planet][receiver]:
        return "deal-has-colony"
    return "" if ships_in_colonies(game, receiver) + game.players[receiver].gate else "deal-no-ships"


def release_objection(game: Cosmic, speaker: int, giver: int, number: int) -> str:
    """Freeing ships in a deal is no use of the power, so a zap does not stop it; a lost power does."""
    if releasing_sheet(game, giver, giver == speaker) is None:
        return "deal-zombie"
    seat, ships = divmod(number, SEAT_FACTOR)
    if not 0 <= seat < game.seats or not 0 < ships <= game.players[seat].warp:
        return "deal-no-ships-in-warp"
    return ""


def releasing_sheet(game: Cosmic, seat: int, even_hidden: bool) -> Power | None:
    """The sheet, not lost, by which this seat may free ships in a deal. Face down, only its owner may bring it in."""
    for power in game.held_by(seat):
        if sheet_of(power).RELEASES and not power.lost and (power.face_up or even_hidden):
            return power
    return None


def can_keep(game: Cosmic, seat: int, gifts: tuple[Gift, ...]) -> bool:
    """This seat has the cards it would have to hand over."""
    hand = game.players[seat].hand.copy()
    wanted = [gift for gift in gifts if gift[0] == seat]
    for _, kind, number in wanted:
        if kind == CARD:
            if number not in hand:
                return False
            hand.remove(number)
    attacks = sorted([CARDS[card].value for card in hand if CARDS[card].type == ATTACK], reverse=True)
    floors = sorted([number for _, kind, number in wanted if kind == AN_ATTACK], reverse=True)
    if len(floors) > len(attacks) or any(value < floor for value, floor in zip(attacks, floors)):
        return False
    for type_kind, type in OF_TYPE.items():
        asked = sum(number for _, kind, number in wanted if kind == type_kind)
        if asked > sum(1 for card in hand if CARDS[card].type == type):
            return False
    for _, kind, planet in wanted:
        if kind == COLONY and colony_objection(game, seat, planet):
            return False
    return cards_given(gifts, seat) <= len(game.players[seat].hand)


def most_particular_first(gifts: tuple[Gift, ...]) -> tuple[Gift, ...]:
    """The order in which the givers choose: high attacks before low ones, then cards of a type, then any cards.

    So nobody can give a card away by which alone another line could be kept.
    """
    return tuple(sorted(gifts, key=choosing_order))


def choosing_order(gift: Gift) -> tuple[int, int]:
    _, kind, number = gift
    if kind == AN_ATTACK:
        return (0, -number)
    return (1, 0) if kind in OF_TYPE else (2, 0)


def sensible_terms(game: Cosmic, seat: int) -> list[Form]:
    """A few deals that somebody might offer: a colony for a colony, cards for a colony, card for card."""
    other = opponent(game, seat)
    forms: list[Form] = []
    mine, theirs = best_colony(game, seat), best_colony(game, other)
    if mine >= 0 and theirs >= 0:
        forms.append(Form(((seat, COLONY, mine), (other, COLONY, theirs))))
    hand = game.players[seat].hand
    if theirs >= 0 and hand:
        forms.append(Form(((seat, RANDOM, min(2, len(hand))), (other, COLONY, theirs))))
        forms.append(Form(((seat, CARD, hand[0]), (other, COLONY, theirs))))
    if mine >= 0 and game.players[other].hand:
        forms.append(Form(((seat, COLONY, mine), (other, RANDOM, min(2, len(game.players[other].hand))))))
    if hand and game.players[other].hand:
        forms.append(Form(((seat, ANY, 1), (other, ANY, 1))))
    forms += [Form(((giver, RELEASE, number), gift)) for giver, number, gift in releases(game, seat)]
    return forms


def releases(game: Cosmic, seat: int) -> list[tuple[int, int, Gift]]:
    """Ships of one main player let out of the warp by the other, a Zombie, for a card of the first one's choice."""
    found: list[tuple[int, int, Gift]] = []
    for giver in (seat, opponent(game, seat)):
        freed = opponent(game, giver)
        number = freed * SEAT_FACTOR + game.players[freed].warp
        if game.players[freed].hand and not release_objection(game, seat, giver, number):
            found.append((giver, number, (freed, ANY, 1)))
    return found


def best_colony(game: Cosmic, giver: int) -> int:
    """The first planet where the giver lives and the other could settle: home planets first."""
    planets = [planet for planet in colonies_of(game, giver) if not colony_objection(game, giver, planet)]
    planets.sort(key=lambda planet: game.owner(planet) != giver)
    return planets[0] if planets else -1
