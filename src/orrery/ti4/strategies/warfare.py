"""Warfare: a command token comes back from the board, and all are laid anew."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Refused, Reply, about
from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.ti4.planets import home_of
from orrery.ti4.rules.moves import take_token_back
from orrery.ti4.rules.production import Produce
from orrery.ti4.rules.strategic import StrategyCard
from orrery.ti4.rules.tokens import GainTokens, Redistribute
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import SPACE_DOCK, count


class WarfarePrimary(Procedure):
    STEPS = (
        Step("ti4:55.1", "choose_token", "take_back"),
        Step("ti4:55.2", "redistribute"),
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_token(self, game: Galaxy) -> Next:
        systems = sorted(game.players[self.seat].tokens)
        return Decision(self.seat, "take token back", about("system", systems)) if systems else None

    def take_back(self, game: Galaxy, reply: Reply) -> Next:
        system = reply.option().id()
        take_token_back(game, self.seat, system)
        game.note("token taken back", self.seat, system)
        return Call(GainTokens(self.seat, 1))

    def redistribute(self, game: Galaxy) -> Next:
        return Call(Redistribute(self.seat))


class WarfareSecondary(Procedure):
    """One space dock of the home system produces; the token that was spent is not laid there."""

    STEPS = (Step("ti4:55.3", "choose_dock", "produce"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_dock(self, game: Galaxy) -> Next:
        docks = home_docks(game, self.seat)
        return Decision(self.seat, "which dock", about("dock", docks)) if docks else None

    def produce(self, game: Galaxy, reply: Reply) -> Next:
        return Call(Produce(self.seat, home_of(game, self.seat), dock=reply.option().id()))


def home_docks(game: Galaxy, seat: int) -> list[int]:
    """The planets of the home system with a space dock of this player; NOBODY: its space area."""
    home = home_of(game, seat)
    if home == NOBODY:
        return []
    player = game.players[seat]
    zones = [(NOBODY, player.ships_in(home))]
    zones += [(planet, player.troops_on(planet)) for planet in game.chart.planets[home]]
    return [planet for planet, force in zones if force and count(force, SPACE_DOCK)]


def lacks(game: Galaxy, seat: int) -> Refused | None:
    return None if home_docks(game, seat) else Refused("no-dock-at-home", (), "ti4:55.3")


CARD: Final = StrategyCard(WarfarePrimary, WarfareSecondary, lacks)
