"""Tables at which the bot weighs something: three players who are no neighbours, and what one of them aims at."""

from __future__ import annotations

from collections.abc import Callable

from orrery.kernel.decision import Choice, Decision, Option, Thing
from orrery.ti4.bot.aims import Aims
from orrery.ti4.components import NUMBER
from orrery.ti4.research import technology_deck
from orrery.ti4.tiles import MECATOL_REX, PLANETS
from support.ti4 import Table

FREE = [each for each, planet in enumerate(PLANETS) if not planet.home and each != MECATOL_REX]


def three() -> Table:
    return Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).ships(2, 4, cruiser=1)


def aims_of(table: Table, seat: int = 0) -> Aims:
    return Aims(table.game, seat)


def only_left(table: Table, *keys: str, seat: int = 0) -> Table:
    """The player owns all technologies but these."""
    left = [NUMBER[key] for key in keys]
    table.game.players[seat].techs += tuple([t for t in technology_deck(table.game, seat) if t not in left])
    return table


def taken(
    choose: Callable[[Aims, Decision], Choice], table: Table, options: list[Option], *things: Thing, seat: int = 0
) -> Option:
    """The option that the bot takes, whichever stands first: that must not matter."""
    found = []
    for listed in (options, options[::-1]):
        reply = choose(Aims(table.game, seat), Decision(seat, "asked", listed, things=things))
        found.append(listed[reply.picks[0]])
    assert found[0] == found[1], "a matter of order"
    return found[0]
