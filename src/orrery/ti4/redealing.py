"""A table on which everything that one seat cannot know is dealt anew."""

from __future__ import annotations

from orrery.kernel.rng import Rng
from orrery.kernel.zones import deal_anew
from orrery.ti4.galaxy_building import dealt_again
from orrery.ti4.rules.build_galaxy import PlaceTile
from orrery.ti4.rules.note_moves import notes_known
from orrery.ti4.state import NOBODY, UNKNOWN, Galaxy


def redeal_unseen(game: Galaxy, seat: int, rng: Rng) -> None:
    """The deck and the other hands, notes that it has lost sight of, and while the galaxy is built the tiles of others.

    What lies in the decks of agendas and exploration is in no view, so a search must shuffle them.
    """
    zones = [game.deck, *[game.players[other].hand for other in range(game.seats) if other != seat]]
    deal_anew(zones, rng, set())
    game.agendas = shuffled(game.agendas, rng)
    game.explorations = tuple([shuffled(deck, rng) for deck in game.explorations])
    redeal_notes(game, seat, rng)
    for player in game.players:
        player.moments = UNKNOWN
    if game.dealt:
        redeal_tiles(game, seat, rng)


def redeal_notes(game: Galaxy, seat: int, rng: Rng) -> None:
    """Promissory notes that this seat has lost sight of lie in other hands, as many in each as now."""
    hidden = [note for each, note in game.notes_hidden if each == seat]
    rng.shuffle(hidden)
    for other, player in enumerate(game.players):
        known = notes_known(game, seat, other)
        player.notes = (*known, *[hidden.pop() for _ in range(len(player.notes) - len(known))])


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
