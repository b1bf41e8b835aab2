"""A game of Cosmic that begins with a wild destiny for the first seat: importing this deals it, for WILD alone."""

from __future__ import annotations

from orrery.cosmic.game import CosmicEncounter
from orrery.games import TITLES
from orrery.kernel.record import Options

WILD = "virus,tripler,warpish"  # with these at the table
usual = TITLES["cosmic"].setup


def setup(options: Options, seed: int) -> CosmicEncounter:
    game = usual(options, seed)
    while options.get("deal_aliens") == WILD and (game.pending[0].seat, game.pending[0].prompt) != (0, "wild destiny"):
        seed += 1
        game = usual(options, seed)
    assert isinstance(game, CosmicEncounter)
    return game


TITLES["cosmic"].setup = setup
