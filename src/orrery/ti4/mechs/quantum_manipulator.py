"""Quantum Manipulator, mech of the Nomad: aboard a ship it shields the fleet."""

from __future__ import annotations

from orrery.ti4.modifier import Modifier
from orrery.ti4.state import Galaxy
from orrery.ti4.units import MECH, count


class QuantumManipulator(Modifier):
    """While it is in a space area it may use sustain damage to cancel a hit of a combat there against your ships."""

    def shields_ships(self, game: Galaxy, seat: int, system: int) -> tuple[int, ...]:
        there = seat == self.owner and count(game.players[seat].ships_in(system), MECH) > 0
        return (MECH,) if there else ()


STANDING = QuantumManipulator
