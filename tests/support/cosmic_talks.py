"""A game of Cosmic in which everybody came to talk: importing this deals the hands, for these aliens alone."""

from __future__ import annotations

from orrery.cosmic import setup as cosmic_setup
from orrery.cosmic.cards import NUMBERS
from orrery.cosmic.game import CosmicEncounter
from orrery.games import TITLES
from orrery.kernel.record import Options

TALKERS = "tripler,warpish,virus"  # with these at the table
EACH = 5  # negotiates in every hand


def setup(options: Options, seed: int) -> CosmicEncounter:
    """The usual game; but talkers begin with an encounter of the first seat, and hold nothing but negotiates."""
    if options.get("deal_aliens") != TALKERS:
        return cosmic_setup.setup(options, seed)
    game = cosmic_setup.setup(options, seed)
    while (game.pending[0].seat, game.pending[0].prompt) != (0, "aim"):
        seed += 1
        game = cosmic_setup.setup(options, seed)
    negotiates = NUMBERS["negotiate"].copy()
    kept = NUMBERS["reinforcement-5"]
    for player in game.players:
        game.deck[:0] = player.hand
        player.hand.clear()
    game.deck = [card for card in game.deck if card not in negotiates and card not in kept]
    for player in game.players:
        player.hand += [negotiates.pop() for _ in range(EACH)]
    game.players[0].hand += kept
    return game


TITLES["cosmic"].setup = setup
