"""What is seen of exploration: the decks and what they can still hold, what was found, what lies on planets."""

from __future__ import annotations

from typing import Final

from orrery.ti4.loading import ON_PLANET, system_at
from orrery.ti4.planets import attached_card
from orrery.ti4.rules.exploring import Exploration
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.tiles import TILES
from orrery.ti4.view import ExplorationView, FoundView

NOTHING: Final[tuple[int, ...]] = ()


def exploration_seen(game: Galaxy) -> ExplorationView | None:
    """Every card lies open but those in the decks, so everybody knows which these are, and nobody their order."""
    if not game.kings:
        return None
    return ExplorationView(
        tuple([tuple(sorted(deck)) for deck in game.explorations]),
        game.explored,
        tuple(sorted(game.relics)),
        game.purged,
        tuple([found_seen(game, *row) for row in game.found]),
        len(game.found) - 1 if is_resolved(game) else NOBODY,
        game.turns,
    )


def found_seen(game: Galaxy, turn: int, seat: int, place: int, find: int) -> FoundView:
    return FoundView(turn, seat, place - ON_PLANET if place >= ON_PLANET else NOBODY, system_at(game, place), find)


def is_resolved(game: Galaxy) -> bool:
    """The card that was found last is not put away yet."""
    find = game.found[-1][3] if game.found else NOBODY
    return find != NOBODY and any(
        isinstance(frame.procedure, Exploration) and frame.procedure.find == find for frame in game.stack
    )


def attached_to(game: Galaxy, planet: int) -> tuple[int, ...]:
    """Exploration cards, laws and what else lies there, by their numbers."""
    if planet not in game.attachments:
        return NOTHING
    return tuple([attached_card(game, each) for each in game.attachments[planet]])


def destroyed_in(game: Galaxy, system: int) -> tuple[int, ...]:
    if not game.chart.destroyed:
        return NOTHING
    return tuple([planet for planet in TILES[game.chart.tiles[system]].planets if planet in game.chart.destroyed])
