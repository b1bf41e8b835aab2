"""What may be part of a transaction besides goods, commodities, notes and action cards: relic fragments, captured units
that go back to their owner, and planets on which something says so."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Gift
from orrery.ti4.attachments import ATTACHMENTS
from orrery.ti4.components import COMPONENTS
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import deciding
from orrery.ti4.rules.any_combat import AnyCombat
from orrery.ti4.rules.capturing import return_captive
from orrery.ti4.rules.control import GainControl
from orrery.ti4.rules.exploring import Exploration
from orrery.ti4.rules.find_moves import give_fragment
from orrery.ti4.rules.leaders import is_resolving
from orrery.ti4.rules.movement import Movement
from orrery.ti4.rules.placing import PlaceStructure, PlaceUnits
from orrery.ti4.state import AGENDA, Galaxy
from orrery.ti4.units import TYPE, TYPES

FRAGMENTS: Final = "fragment "  # and their key: so many of that kind
CAPTIVES: Final = "captured "  # and their type
NAMED_PLANET: Final = "planet "  # and its number
UNSETTLED: Final = (AnyCombat, Exploration, GainControl, PlaceStructure, PlaceUnits)


def is_ware(kind: str) -> bool:
    return kind.startswith((FRAGMENTS, CAPTIVES, NAMED_PLANET))


def wares(game: Galaxy, giver: int, taker: int) -> list[Gift]:
    """What of it the one could give the other, all of it open to see."""
    rows = fragment_rows(game, giver)
    player = game.players[giver]
    for owner, type in dict.fromkeys(player.captured):
        if owner == taker:
            rows.append((giver, f"{CAPTIVES}{TYPES[type]}", player.captured.count((owner, type))))
    return rows + [(giver, f"{NAMED_PLANET}{planet}", 1) for planet in tradeable(game, giver)]


def fragment_rows(game: Galaxy, giver: int) -> list[Gift]:
    keys = [COMPONENTS[find].key for find in game.players[giver].fragments]
    return [(giver, f"{FRAGMENTS}{key}", keys.count(key)) for key in dict.fromkeys(keys)]


def tradeable(game: Galaxy, seat: int) -> list[int]:
    """Planets of this player whose card may change hands: in the agenda phase by what is attached to them, otherwise by
    what stands on them."""
    found = [planet for each in deciding(game, Modifier.trades_planets) for planet in each.trades_planets(game, seat)]
    if found and is_unsettled(game):
        found = []
    if game.phase == AGENDA:
        attached = [planet for planet in game.attachments if game.controller[planet] == seat]
        found += [each for each in attached if any(ATTACHMENTS[card].tradeable for card in game.attachments[each])]
    return sorted(set(found))


def is_unsettled(game: Galaxy) -> bool:
    """A combat goes on, or something is being resolved that may speak of a planet, or ships that were declared to move
    may take somebody up there: no units leave one meanwhile."""
    if is_resolving(game) or any(isinstance(frame.procedure, UNSETTLED) for frame in game.stack):
        return True
    moving = [frame.procedure for frame in game.stack if isinstance(frame.procedure, Movement)]
    return any(each.plan and not each.moved for each in moving)


def hand_over(game: Galaxy, giver: int, taker: int, kind: str, number: int) -> None:
    """Fragments and captured units; of planets somebody gains control, which is a procedure of its own."""
    player = game.players[giver]
    if kind.startswith(FRAGMENTS):
        finds = [find for find in player.fragments if COMPONENTS[find].key == kind.removeprefix(FRAGMENTS)]
        for find in finds[:number]:
            give_fragment(game, giver, taker, find)
    elif kind.startswith(CAPTIVES):
        for _ in range(number):
            return_captive(game, giver, (taker, TYPE[kind.removeprefix(CAPTIVES)]))
