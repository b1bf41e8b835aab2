"""A table on which everything that one seat cannot know is dealt anew."""

from __future__ import annotations

from orrery.kernel.rng import Rng
from orrery.kernel.zones import deal_anew
from orrery.ti4.galaxy_building import dealt_again
from orrery.ti4.rules.build_galaxy import PlaceTile
from orrery.ti4.state import NOBODY, UNKNOWN, Galaxy


def redeal_unseen(game: Galaxy, seat: int, rng: Rng) -> None:
    """The deck and the other hands, and while the galaxy is built the tiles of others.

    Notes in hand are no secret yet: nothing takes one from hand to hand. Nor are the other decks: nobody draws secret
    objectives, and what lies in the decks of agendas and exploration is in no view, so a search must shuffle them.
    """
    zones = [game.deck, *[game.players[other].hand for other in range(game.seats) if other != seat]]
    deal_anew(zones, rng, set())
    game.agendas = shuffled(game.agendas, rng)
    game.explorations = tuple([shuffled(deck, rng) for deck in game.explorations])
    for player in game.players:
        player.moments = UNKNOWN
    if game.dealt:
        redeal_tiles(game, seat, rng)


def redeal_tiles(game: Galaxy, seat: int, rng: Rng) -> None:
    """Other tiles with the same backs. Whoever has said which tile comes next has said so of its place in the hand."""
    before = game.dealt
    game.dealt = dealt_again(before, seat, rng)
    for frame in game.stack:
        now = frame.procedure
        if isinstance(now, PlaceTile) and not now.drawn and now.tile != NOBODY:
            now.tile = game.dealt[now.seat][before[now.seat].index(now.tile)]


def shuffled(deck: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    cards = list(deck)
    rng.shuffle(cards)
    return tuple(cards)
