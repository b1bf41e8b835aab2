"""What one player must hand another: commodities, and action cards by chance."""

from __future__ import annotations

from orrery.ti4.components import CARD
from orrery.ti4.knowledge import know, moved
from orrery.ti4.state import HAND_DUE, UNKNOWN, Galaxy


def give_commodities(game: Galaxy, giver: int, taker: int) -> None:
    """All of them; they become trade goods. They come from no supply, so they are not gained (39.2, 57.6)."""
    one, other = game.players[giver], game.players[taker]
    number = one.commodities
    one.commodities = 0
    other.goods += number
    game.note("commodities given", giver, taker, number)


def give_random_card(game: Galaxy, giver: int, taker: int) -> None:
    """Both of them know then which it is."""
    one, other = game.players[giver], game.players[taker]
    card = one.hand.pop(game.rng.below(len(one.hand)))
    other.hand.append(card)
    one.moments = other.moments = UNKNOWN
    moved(game, CARD, 1 << giver, 1 << taker, [giver, taker])
    know(game, giver, card, 1 << taker)
    game.note_learned("card given", giver, [card], [giver, taker], taker)
    game.mark(HAND_DUE, taker)
