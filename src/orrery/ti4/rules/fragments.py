"""Relic fragments that are purged for something other than a relic, or found among other cards."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next, Procedure, Step
from orrery.ti4.finds import FRAGMENT
from orrery.ti4.rules.find_moves import purge_fragments, row_of
from orrery.ti4.state import Galaxy

UNKNOWN: Final = "unknown-relic-fragment"


def is_fragment(find: int) -> bool:
    return row_of(find).after == FRAGMENT


def keep_fragment(game: Galaxy, seat: int, find: int) -> None:
    player = game.players[seat]
    player.fragments = tuple(sorted((*player.fragments, find)))
    player.changed()


def pairs_of_a_kind(fragments: tuple[int, ...]) -> list[tuple[int, int]]:
    """Every two fragments of one type, alike ones once; one of unknown origin stands for any type, and so do two."""
    found: dict[tuple[str, str], tuple[int, int]] = {}
    ordered = sorted(fragments, key=lambda each: (row_of(each).key == UNKNOWN, each))
    for at, one in enumerate(ordered):
        for other in ordered[at + 1 :]:
            keys = (row_of(one).key, row_of(other).key)
            if keys[0] == keys[1] or keys[1] == UNKNOWN:
                found.setdefault(keys, (one, other))
    return list(found.values())


class PurgeFragments(Procedure):
    """So many fragments of the player's choice, of any types."""

    STEPS = (Step("ti4:14.10", "choose_fragments", "purge"),)

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def choose_fragments(self, game: Galaxy) -> Next:
        """Where all are alike there is nothing to choose."""
        fragments = sorted(game.players[self.seat].fragments)
        if len({row_of(each).key for each in fragments}) == 1:
            fragments = fragments[: self.number]
        options = [Option(row_of(each).key, (("find", each), ("nth", nth))) for nth, each in enumerate(fragments)]
        return Decision(self.seat, "purge fragments", options, self.number, self.number)

    def purge(self, game: Galaxy, reply: Reply) -> Next:
        purge_fragments(game, self.seat, [option.id() for option in reply.options()])
        return None
