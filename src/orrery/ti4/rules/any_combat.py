"""What space combat and ground combat share: it remembers what was destroyed in it."""

from __future__ import annotations

from orrery.kernel.procedure import Procedure
from orrery.ti4.state import FOUGHT, NOBODY, Galaxy

Fallen = tuple[tuple[int, int], ...]  # whose, type


class AnyCombat(Procedure):
    """The active player against one other."""

    SCOPE = "combat"

    def __init__(
        self,
        attacker: int,
        defender: int,
        rounds: int = 0,
        winner: int = NOBODY,
        fallen: Fallen = (),
        points: tuple[int, ...] = (),
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.rounds = rounds
        self.winner = winner
        self.fallen = fallen  # the units destroyed in it, of both sides
        self.points = points  # of everybody, as they were when it was won

    def win(self, game: Galaxy, seat: int) -> None:
        self.winner = seat
        self.points = tuple([player.points for player in game.players])

    def enter(self, game: Galaxy, system: int) -> None:
        """Both sides are in a combat there from now on."""
        for seat in (self.attacker, self.defender):
            for planet in game.chart.planets[system]:
                game.earn(seat, FOUGHT, planet)


def combat_on(game: Galaxy) -> AnyCombat | None:
    """The innermost combat in progress, if there is one."""
    for frame in reversed(game.stack):
        if isinstance(frame.procedure, AnyCombat):
            return frame.procedure
    return None
