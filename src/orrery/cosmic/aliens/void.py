"""Void: whom it beats is gone for good."""

from __future__ import annotations

from orrery.cosmic.queries import (
    colonies_to_win,
    defended,
    idle_colonies,
    is_ally,
    is_main,
    other_side,
    ships_in_colonies,
    side_of,
)
from orrery.cosmic.rules.deed import Artifact, Stronger, Use, Wild, answered, subject
from orrery.cosmic.rules.losses import batch, loss_of_choice
from orrery.cosmic.rules.resolution import is_win_for
from orrery.cosmic.state import GONE, Cosmic
from orrery.cosmic.windows import CARD_PLAYED, LOSING_FIRST
from orrery.kernel.procedure import Call, Next


def beaten(game: Cosmic, seat: int) -> list[int]:
    """The players of the other side whose ships are about to be lost in the encounter that this seat's side won."""
    losses = batch(game)
    if not losses.in_encounter or not is_win_for(game, seat):
        return []
    loser = other_side(side_of(game, seat))
    return [other for other in game.order("") if side_of(game, other) == loser and losses.of(other)]


def ships_left(game: Cosmic, seat: int) -> int:
    """All ships of this player that are in the game, wherever they are."""
    player = game.players[seat]
    away = player.warp + player.gate + player.beside + player.adrift + sum(tech.ships for tech in player.techs)
    return ships_in_colonies(game, seat) + away


class Eradicate(Use):
    """On winning as main player: the ships of the losing side are removed from the game.

    Nobody is left with fewer ships than colonies are needed to win: ships beyond that limit go to the warp.
    """

    WINDOWS = (LOSING_FIRST,)
    DUTY = True

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return bool(beaten(game, seat)) and is_main(game, seat)

    def commit(self, game: Cosmic) -> Next:
        losses = batch(game)
        for seat in beaten(game, self.seat):
            most = max(0, ships_left(game, seat) - colonies_to_win(game))
            losses.redirect(game, seat, min(most, losses.of(seat)), GONE)
        return None


class WildVoid(Wild):
    """When an artifact is played: one own ship that is not involved goes to the warp, and the artifact is cancelled."""

    WINDOWS = (CARD_PLAYED,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return isinstance(subject(game), Artifact) and bool(idle_colonies(game, seat))

    def commit(self, game: Cosmic) -> Next:
        card = answered(game)
        card.cancelled = True
        game.note("card cancelled", self.seat, card.source)
        return Call(loss_of_choice(game, self.seat, 1, spared=defended(game, self.seat)))


class SuperVoid(Stronger):
    """The power works for an ally too, if the own side wins."""

    WINDOWS = (LOSING_FIRST,)
    USE = Eradicate

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return bool(beaten(game, seat)) and is_ally(game, seat)


POWER = (Eradicate,)
WILD = (WildVoid,)
SUPER = (SuperVoid,)
