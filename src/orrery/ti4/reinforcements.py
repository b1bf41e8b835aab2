"""Reinforcements: what of a player's units and command tokens is not on the board, and what may be taken back from it.

They are a difference, no zone. Of fighters and infantry there are any number, since tokens stand for them; but wherever
one stands, one of them is a plastic figure (59.4b).
"""

from __future__ import annotations

from typing import Final

from orrery.ti4.loading import ON_PLANET, system_at
from orrery.ti4.state import TOKENS, Galaxy
from orrery.ti4.units import COUNT, FIGHTER, INFANTRY, PLASTIC, Force, count, damaged

TOKENED: Final = (FIGHTER, INFANTRY)  # types that tokens may stand for
Piece = tuple[int, bool]  # one unit of a type on the board: its place, and whether it is damaged


def on_board(game: Galaxy, seat: int, type: int) -> int:
    return sum([count(force, type) for force in game.players[seat].forces()])


def left_of(game: Galaxy, seat: int, type: int) -> int:
    """Plastic of that type that is not on the board. Of fighters and infantry: figures for so many more places."""
    if type in TOKENED:
        return PLASTIC[type] - len(places_of(game, seat, type))
    return PLASTIC[type] - on_board(game, seat, type) - captured_from(game, seat, type)


def all_left_of(game: Galaxy, seat: int) -> tuple[int, ...]:
    """The same of every type."""
    forces = game.players[seat].forces()
    there = [sum(column) for column in zip(*forces)] or [0] * (2 * COUNT)
    left = [plastic - there[type] - there[COUNT + type] for type, plastic in enumerate(PLASTIC)]
    for type in TOKENED:
        left[type] = PLASTIC[type] - sum([count(force, type) > 0 for force in forces])
    for player in game.players:
        for owner, type in player.captured:
            left[type] -= owner == seat
    return tuple(left)


def captured_from(game: Galaxy, seat: int, type: int) -> int:
    """Units of this player on the sheets of others, where nobody can produce or place them (50.5)."""
    return sum([player.captured.count((seat, type)) for player in game.players if player.captured])


def forces_by_place(game: Galaxy, seat: int) -> list[tuple[int, Force]]:
    player = game.players[seat]
    found = [(system, player.space[system]) for system in sorted(player.space)]
    return found + [(ON_PLANET + planet, player.ground[planet]) for planet in sorted(player.ground)]


def places_of(game: Galaxy, seat: int, type: int) -> list[int]:
    """Where any of that type stand."""
    return [place for place, force in forces_by_place(game, seat) if count(force, type)]


def places_to_take_from(game: Galaxy, seat: int, type: int) -> list[int]:
    """Where any of that type stand in a system without an own command token (26.4a, 59.4a)."""
    tokens = game.players[seat].tokens
    return [place for place in places_of(game, seat, type) if system_at(game, place) not in tokens]


def units_to_take(game: Galaxy, seat: int, type: int) -> list[Piece]:
    """Each unit of that type that may go back to the reinforcements: damaged ones first, nobody misses them most."""
    found: list[Piece] = []
    for place in places_to_take_from(game, seat, type):
        force = force_at(game, seat, place)
        hurt = damaged(force, type)
        found += [(place, True)] * hurt + [(place, False)] * (count(force, type) - hurt)
    return found


def force_at(game: Galaxy, seat: int, place: int) -> Force:
    player = game.players[seat]
    return player.troops_on(place - ON_PLANET) if place >= ON_PLANET else player.ships_in(place)


def at_hand(game: Galaxy, seat: int, type: int) -> int:
    """How many of that type can be had: what is left, and what may be taken back from the board."""
    return left_of(game, seat, type) + len(units_to_take(game, seat, type))


def figure_at_hand(game: Galaxy, seat: int, type: int, place: int) -> bool:
    """Fighters or infantry may be put there: one stands there, a figure is left, or one can be had from elsewhere."""
    if count(force_at(game, seat, place), type) or left_of(game, seat, type):
        return True
    return any(other != place for other in places_to_take_from(game, seat, type))


def tokens_abroad(game: Galaxy, seat: int) -> int:
    """Command tokens of this player in the fleet pools of others."""
    return sum([player.foreign.count(seat) for player in game.players if player.foreign])


def tokens_left(game: Galaxy, seat: int) -> int:
    """Command tokens in the reinforcements."""
    player = game.players[seat]
    used = player.tactic + player.fleet + player.strategy + len(player.tokens)
    return TOKENS - used - tokens_abroad(game, seat)


def tokens_to_place(game: Galaxy, seat: int) -> bool:
    """A command token of this player can be placed: from the reinforcements, or from the sheet (52.3b)."""
    return len(game.players[seat].tokens) + tokens_abroad(game, seat) < TOKENS
