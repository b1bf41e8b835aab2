"""What happens to cards, chips and prestige in every chapter: draw, discard, put a good, gain VP."""

from __future__ import annotations

from orrery.kernel.decision import Option
from orrery.kernel.event import NOBODY
from orrery.kernel.zones import reshuffle
from orrery.race.cards import CARDS
from orrery.race.goods import NO_GOOD
from orrery.race.queries import sale
from orrery.race.rules.goals import check_holder, check_most_prestige
from orrery.race.standing import NOTHING_SPENT
from orrery.race.state import NO_CARD, Race


def take_top(game: Race, seat: int) -> int:
    """The top card of the draw pile, with the draft of the seat's own. An empty pile is made anew at once."""
    pile = game.deck if game.drafted is None else game.drafted.piles[seat]
    if not pile:
        remake(game, seat)  # it was empty, and so were the discards; some may lie there by now
        if not pile:
            return NO_CARD
    card = pile.pop()
    if not pile:
        remake(game, seat)
    return card


def remake(game: Race, seat: int) -> None:
    """Make the draw pile anew from the discards, if there are any."""
    if game.drafted is not None:
        pile, heap = game.drafted.piles[seat], game.drafted.heaps[seat]
        if heap:
            reshuffle(pile, heap, game.rng)
            game.note("reshuffled own", seat, len(pile))
    elif game.discard:
        reshuffle(game.deck, game.discard, game.rng)
        game.note("reshuffled", NOBODY, len(game.deck))


def throw(game: Race, seat: int, cards: list[int]) -> None:
    """Lay cards on the discard pile; with the draft on that of the seat."""
    if game.drafted is None:
        game.discard += cards
    else:
        game.drafted.heaps[seat] += cards


def draw_into(game: Race, seat: int, number: int, zone: list[int]) -> None:
    """Draw cards that only this seat sees."""
    cards: list[int] = []
    for _ in range(number):
        card = take_top(game, seat)
        if card != NO_CARD:
            cards.append(card)
    if cards:
        zone += cards
        game.note_own("drawn", seat, cards, learned=True)


def draw(game: Race, seat: int, number: int) -> None:
    if number > 0:
        draw_into(game, seat, number, game.players[seat].hand)


def discard_picked(game: Race, seat: int, picked: list[Option]) -> None:
    """Discard cards from hand, face down. Who discards none does nothing that a log could tell."""
    if not picked:
        return
    hand = game.players[seat].hand
    cards = [option.id() for option in picked]
    for card in cards:
        hand.remove(card)
    throw(game, seat, cards)
    game.note_own("discarded", seat, cards)


def give_up(game: Race, seat: int, card: int) -> None:
    """Discard a card from the tableau to use its power. Its other powers work until the phase ends."""
    leave(game, seat, card)
    throw(game, seat, [card])
    game.note("given-up", seat, card)
    if game.goals:
        check_holder(game, seat)


def leave(game: Race, seat: int, card: int) -> None:
    """A card leaves the tableau; what lies on it and under it is discarded."""
    player = game.players[seat]
    player.lose(card)
    if card in player.goods:
        take_good(game, seat, card)
    if player.saved and saves_cards(card):
        throw(game, seat, list(player.saved))
        player.saved = ()


def saves_cards(card: int) -> bool:
    """Whether this is the world that paid cards are saved under."""
    return CARDS[card].key == "galactic-scavengers"


def put_good(game: Race, seat: int, world: int) -> None:
    """Lay the top card on the world, face down and unseen, as a good."""
    card = take_top(game, seat)
    if card != NO_CARD:
        game.players[seat].goods[world] = card
        game.note_secret("good", seat, [card], [], world)


def take_good(game: Race, seat: int, world: int) -> None:
    """Discard the good of the world, face down and unseen."""
    throw(game, seat, [game.players[seat].goods.pop(world)])


def sell_good(game: Race, seat: int, world: int, with_trade_powers: bool, kind: int = NO_GOOD, more: int = 0) -> None:
    """Discard the good and draw its price; `kind`: what the owner of the multi-kind world says it is."""
    cards = sale(game.players[seat].tableau, world, with_trade_powers, kind) + more
    take_good(game, seat, world)
    game.note("sold", seat, world, kind if kind != NO_GOOD else CARDS[world].kind, cards)
    draw(game, seat, cards)


def gain_chips(game: Race, seat: int, vp: int) -> None:
    """Take VP chips; when the supply is empty, the rest comes from the reserve."""
    if vp:
        game.pool -= vp
        game.players[seat].chips += vp
        game.note("vp", seat, vp)


def gain_prestige(game: Race, seat: int, prestige: int) -> None:
    """Without The Brink of War the symbols of prestige mean nothing."""
    if prestige and game.with_prestige():
        player = game.players[seat]
        standing = player.standing
        player.standing = standing.with_prestige(standing.prestige + prestige, standing.gained + prestige)
        game.note("prestige", seat, prestige)


def spend_prestige(game: Race, seat: int, prestige: int) -> None:
    player = game.players[seat]
    player.standing = player.standing.with_prestige(player.prestige - prestige, player.standing.gained)
    game.note("prestige spent", seat, prestige)
    if game.goals:
        check_most_prestige(game, seat)


def save_card(game: Race, seat: int, card: int) -> None:
    """Put a card that was just discarded or is in hand under the world that saves cards."""
    player = game.players[seat]
    player.saved = (*player.saved, card)
    game.note_secret("saved", seat, [card], [seat])


def end_phase(game: Race) -> None:
    """The phase is over: the powers of the cards placed in it begin to work, those of the cards gone are gone."""
    for player in game.players:
        if player.placed:
            player.tableau += player.placed
            player.placed.clear()
        player.spent = NOTHING_SPENT
