"""The objectives at the beginning: everybody keeps one of two secrets, and two public ones are revealed."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Decisions, Reply, about
from orrery.kernel.procedure import Next, Procedure, Step
from orrery.ti4.initiative import clockwise
from orrery.ti4.rules.moves import draw_secret, return_secret
from orrery.ti4.rules.scoring import reveal_objective
from orrery.ti4.state import Galaxy

DEALT: Final = 2
REVEALED: Final = 2


class SetUpObjectives(Procedure):
    STEPS = (
        Step("ti4:S12.i", "deal"),
        Step("ti4:S12.i", "choose_secrets", "give_back"),
        Step("ti4:S12.iv", "reveal"),
    )

    def deal(self, game: Galaxy) -> Next:
        for seat in clockwise(game, game.speaker):
            for _ in range(DEALT):
                draw_secret(game, seat)
        return None

    def choose_secrets(self, game: Galaxy) -> Next:
        """Everybody at once."""
        asked = [
            Decision(seat, "keep secret", about("objective", sorted(game.players[seat].secrets)))
            for seat in clockwise(game, game.speaker)
        ]
        return Decisions(asked)

    def give_back(self, game: Galaxy, reply: Reply) -> Next:
        for answer in reply.answers:
            for card in game.players[answer.seat].secrets:
                if card != answer.options[0].id():
                    return_secret(game, answer.seat, card)
        return None

    def reveal(self, game: Galaxy) -> Next:
        for _ in range(REVEALED):
            reveal_objective(game)
        return None
