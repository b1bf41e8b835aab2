"""What happens to cards and chips in every chapter: draw, discard, put a good, gain VP."""

from __future__ import annotations

from orrery.kernel.decision import Option
from orrery.kernel.event import NOBODY
from orrery.race.cards import CARDS
from orrery.race.queries import sale
from orrery.race.state import NO_CARD, Race


def take_top(game: Race) -> int:
    """The top card of the draw pile. The pile is made anew from the discards the moment it is empty."""
    if not game.deck:
        reshuffle(game)  # it was empty, and so were the discards; some may lie there by now
        if not game.deck:
            return NO_CARD
    card = game.deck.pop()
    if not game.deck:
        reshuffle(game)
    return card


def reshuffle(game: Race) -> None:
    if game.discard:
        game.deck, game.discard = game.discard, game.deck
        game.rng.shuffle(game.deck)
        game.note("reshuffled", NOBODY, len(game.deck))


def draw_into(game: Race, seat: int, number: int, zone: list[int]) -> None:
    """Draw cards that only this seat sees."""
    cards: list[int] = []
    for _ in range(number):
        card = take_top(game)
        if card != NO_CARD:
            cards.append(card)
    if cards:
        zone += cards
        game.note_learned("drawn", seat, cards, [seat], len(cards))


def draw(game: Race, seat: int, number: int) -> None:
    if number > 0:
        draw_into(game, seat, number, game.players[seat].hand)


def discard_picked(game: Race, seat: int, picked: list[Option]) -> None:
    """Discard cards from hand, face down."""
    hand = game.players[seat].hand
    cards = [option.id() for option in picked]
    for card in cards:
        hand.remove(card)
    game.discard += cards
    game.note_secret("discarded", seat, cards, [seat], len(cards))


def give_up(game: Race, seat: int, card: int) -> None:
    """Discard a card from the tableau to use its power."""
    game.players[seat].tableau.remove(card)
    game.discard.append(card)
    game.note("given-up", seat, card)


def put_good(game: Race, seat: int, world: int) -> None:
    """Lay the top card on the world, face down and unseen, as a good."""
    card = take_top(game)
    if card != NO_CARD:
        game.players[seat].goods[world] = card
        game.note_secret("good", seat, [card], [], world)


def take_good(game: Race, seat: int, world: int) -> None:
    """Discard the good of the world, face down and unseen."""
    game.discard.append(game.players[seat].goods.pop(world))


def sell_good(game: Race, seat: int, world: int, with_trade_powers: bool) -> None:
    cards = sale(game.players[seat].tableau, world, with_trade_powers)
    take_good(game, seat, world)
    game.note("sold", seat, world, CARDS[world].kind, cards)
    draw(game, seat, cards)


def gain_chips(game: Race, seat: int, vp: int) -> None:
    """Take VP chips; when the supply is empty, the rest comes from the reserve."""
    if vp:
        game.pool -= vp
        game.players[seat].chips += vp
        game.note("vp", seat, vp)
