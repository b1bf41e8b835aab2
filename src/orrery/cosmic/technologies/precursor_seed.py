"""Precursor Seed: a second power."""

from __future__ import annotations

from typing import Any

from orrery.cosmic.cards import TECH
from orrery.cosmic.rules.change import draw_alien, drop_power
from orrery.cosmic.state import Cosmic, Tech
from orrery.kernel.procedure import Next, Procedure, Step


class GrowPower(Procedure):
    """On completion a random alien joins the own one: no set-up text, none that is in play or barred."""

    STEPS = (Step("cosmic:tech.effect.1", "grow"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def grow(self, game: Cosmic) -> Next:
        alien = draw_alien(game)
        if alien < 0:
            return None
        player = game.players[self.seat]
        new = game.new_power(alien)
        player.powers.append(new)
        for tech in player.techs:
            if tech.card == TECH["precursor-seed"]:
                tech.memory = new.number
        game.shifted = True  # with too few home colonies it is lost at once
        if new.face_up:
            game.note_shown("second power", self.seat, alien)
        else:
            game.note_learned("hidden second power", self.seat, [], [self.seat])
        return None


def leave(game: Cosmic, tech: Tech) -> None:
    """The second power goes with the seed, whoever has it by then."""
    for seat in range(game.seats):
        for power in list(game.players[seat].powers):
            if power.number == tech.memory:
                game.note("second power lost", seat)
                drop_power(game, seat, power)


DEEDS: tuple[Any, ...] = ()  # the power it brings is used as any power is
COMPLETED = GrowPower
LEAVES = leave
