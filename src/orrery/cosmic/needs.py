"""What most deeds need: a role, cards, ships. A deed names its needs: they say when it is offered, and why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.cosmic.queries import (
    both_attack,
    colonies_of,
    idle_colonies,
    is_ally,
    is_defense,
    is_involved,
    is_main,
    is_offense,
    is_offensive_ally,
    opponent,
    ships_in_encounter,
    shows_attack,
)
from orrery.cosmic.state import Cosmic


class Need:
    """Something a seat needs for a deed, and knows whether it has it. The key is that of the reason."""

    def __init__(self, key: str, holds: Callable[[Cosmic, int], bool]) -> None:
        self.key = key
        self.holds = holds


def is_not_offense(game: Cosmic, seat: int) -> bool:
    return not is_offense(game, seat)


def is_not_main(game: Cosmic, seat: int) -> bool:
    return not is_main(game, seat)


def sends_ships(game: Cosmic, seat: int) -> bool:
    return is_offense(game, seat) or is_ally(game, seat)


def attacks_only(game: Cosmic, seat: int) -> bool:
    return both_attack(game)


def is_idle_somewhere(game: Cosmic, seat: int) -> bool:
    return bool(idle_colonies(game, seat))


def has_colony(game: Cosmic, seat: int) -> bool:
    return bool(colonies_of(game, seat))


def takes_part(game: Cosmic, seat: int) -> bool:
    return ships_in_encounter(game, seat) > 0


def is_in_warp(game: Cosmic, seat: int) -> bool:
    return game.players[seat].warp > 0


def holds_cards(game: Cosmic, seat: int) -> bool:
    return bool(game.players[seat].hand)


def opponent_holds_cards(game: Cosmic, seat: int) -> bool:
    return bool(game.players[opponent(game, seat)].hand)


def is_discarded(game: Cosmic, seat: int) -> bool:
    return bool(game.discard)


AS_OFFENSE: Final = Need("as-offense", is_offense)
AS_DEFENSE: Final = Need("as-defense", is_defense)
AS_MAIN: Final = Need("as-main", is_main)
AS_ALLY: Final = Need("as-ally", is_ally)
AS_OFFENSIVE_ALLY: Final = Need("as-offensive-ally", is_offensive_ally)
AS_INVOLVED: Final = Need("as-involved", is_involved)
NOT_AS_OFFENSE: Final = Need("not-as-offense", is_not_offense)
NOT_AS_MAIN: Final = Need("not-as-main", is_not_main)
SENDING: Final = Need("sending", sends_ships)
BOTH_ATTACK: Final = Need("both-attack", attacks_only)
OWN_ATTACK: Final = Need("own-attack", shows_attack)
IDLE_COLONY: Final = Need("idle-colony", is_idle_somewhere)
COLONY: Final = Need("colony", has_colony)
SHIPS_HERE: Final = Need("ships-here", takes_part)
IN_WARP: Final = Need("in-warp", is_in_warp)
OWN_CARDS: Final = Need("own-cards", holds_cards)
OPPONENTS_CARDS: Final = Need("opponents-cards", opponent_holds_cards)
DISCARDS: Final = Need("discards", is_discarded)
NEEDS: Final = (
    AS_OFFENSE,
    AS_DEFENSE,
    AS_MAIN,
    AS_ALLY,
    AS_OFFENSIVE_ALLY,
    AS_INVOLVED,
    NOT_AS_OFFENSE,
    NOT_AS_MAIN,
    SENDING,
    BOTH_ATTACK,
    OWN_ATTACK,
    IDLE_COLONY,
    COLONY,
    SHIPS_HERE,
    IN_WARP,
    OWN_CARDS,
    OPPONENTS_CARDS,
    DISCARDS,
)
