"""Planets with a technology specialty that are exhausted for trade goods, at any time of the action phase."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, about
from orrery.kernel.procedure import Next, Procedure, Step
from orrery.ti4.modifier import Modifier
from orrery.ti4.planets import ready_planets, specialties_of
from orrery.ti4.queries import deciding
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import exhaust_planet, gain_goods
from orrery.ti4.rules.transaction import is_paid
from orrery.ti4.state import ACTION, Galaxy

SELL: Final = Option("sell specialties")


def specialties_to_sell(game: Galaxy, seat: int) -> list[int]:
    """The planets that this player could exhaust for goods now: none while something else is resolved."""
    if not game.kings or game.phase != ACTION:
        return []
    if not any(each.sells_specialties(game, seat) for each in deciding(game, Modifier.sells_specialties)):
        return []
    return [planet for planet in ready_planets(game, seat) if specialties_of(game, planet)]


def may_sell(game: Galaxy, seat: int) -> bool:
    """Beside a question: not in the middle of another ability, nor while a price is paid."""
    if not specialties_to_sell(game, seat):
        return False
    return not any(isinstance(frame.procedure, Deed) for frame in game.stack) and not is_paid(game)


class SellSpecialties(Procedure):
    """Any of them; each good is gained for itself."""

    STEPS = (Step("ti4:31.2", "choose_planets", "sell"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_planets(self, game: Galaxy) -> Next:
        planets = specialties_to_sell(game, self.seat)
        return Decision(self.seat, "sell specialties", about("planet", planets), 1, len(planets))

    def sell(self, game: Galaxy, reply: Reply) -> Next:
        for option in reply.options():
            exhaust_planet(game, option.id())
            game.note("planet exhausted", self.seat, option.id())
            gain_goods(game, self.seat, 1)
        return None
