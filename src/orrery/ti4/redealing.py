"""A table on which everything that one seat cannot know is dealt anew."""

from __future__ import annotations

from orrery.kernel.rng import Rng
from orrery.kernel.zones import deal_anew
from orrery.ti4.galaxy_building import dealt_again
from orrery.ti4.objective_cards import OBJECTIVES
from orrery.ti4.rules.build_galaxy import PlaceTile
from orrery.ti4.rules.note_moves import notes_known
from orrery.ti4.rules.showing import shown_to
from orrery.ti4.state import NOBODY, UNKNOWN, Galaxy
from orrery.ti4.strategies.politics import PoliticsPrimary


def redeal_unseen(game: Galaxy, seat: int, rng: Rng) -> None:
    """The deck and the other hands, secret objectives of others, notes that it has lost sight of, what is still to be
    revealed, and while the galaxy is built the tiles of others. What it was shown stays where it is.
    """
    zones = [game.deck, *[game.players[other].hand for other in range(game.seats) if other != seat]]
    deal_anew(zones, rng, shown_to(game, seat))
    redeal_secrets(game, seat, rng)
    redeal_agendas(game, seat, rng)
    game.stage_one = unrevealed(game, 1, len(game.stage_one), rng)
    game.stage_two = unrevealed(game, 2, len(game.stage_two), rng)
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


def redeal_secrets(game: Galaxy, seat: int, rng: Rng) -> None:
    """Secret objectives in other hands could be any that is in their deck."""
    others = [player for other, player in enumerate(game.players) if other != seat]
    zones = [list(game.secrets), *[list(player.secrets) for player in others]]
    deal_anew(zones, rng, shown_to(game, seat))
    game.secrets = tuple(zones[0])
    for player, cards in zip(others, zones[1:]):
        player.secrets = tuple(cards)


def redeal_agendas(game: Galaxy, seat: int, rng: Rng) -> None:
    """Cards that this seat has looked at stay at their places; others have looked at what lies at theirs now."""
    before = game.agendas
    deck = list(before)
    deal_anew([deck], rng, [card for each, card in game.agendas_known if each == seat])
    game.agendas = tuple(deck)
    game.agendas_known = tuple([(each, deck[before.index(card)]) for each, card in game.agendas_known])
    for frame in game.stack:
        now = frame.procedure
        if isinstance(now, PoliticsPrimary):
            now.seen = tuple([deck[before.index(card)] for card in now.seen])


def unrevealed(game: Galaxy, stage: int, number: int, rng: Rng) -> tuple[int, ...]:
    """Any public objectives of a stage that nobody has seen yet."""
    cards = [card for card, row in OBJECTIVES.items() if row.stage == stage and card not in game.objectives]
    return shuffled(tuple(cards), rng)[:number]


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
