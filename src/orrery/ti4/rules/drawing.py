"""Drawing cards: action cards and secret objectives."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply, about
from orrery.kernel.procedure import Next, Procedure, Step
from orrery.ti4.modifier import Modifier
from orrery.ti4.objective_cards import MOST_SECRETS, scored_secrets
from orrery.ti4.queries import deciding
from orrery.ti4.rules.moves import draw, draw_secret, return_secret
from orrery.ti4.state import Galaxy


class DrawCards(Procedure):
    """Action cards. Who then has too many discards before anything else happens: that is a due."""

    STEPS = (Step("ti4:3.3", "draw"),)

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def draw(self, game: Galaxy) -> Next:
        draw(game, self.seat, self.number)
        return None


class DrawSecret(Procedure):
    """A secret objective; of four one that is not scored goes back, and the deck is shuffled."""

    STEPS = (Step("ti4:14.22", "draw"), Step("ti4:14.21a", "choose_secret", "give_back"))

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def draw(self, game: Galaxy) -> Next:
        draw_secret(game, self.seat)
        return None

    def choose_secret(self, game: Galaxy) -> Next:
        """Also where only one is not scored: nobody is asked then."""
        player = game.players[self.seat]
        if not too_many_secrets(game, self.seat):
            return None
        return Decision(self.seat, "return secret", about("objective", sorted(player.secrets)))

    def give_back(self, game: Galaxy, reply: Reply) -> Next:
        return_secret(game, self.seat, reply.option().id())
        return None


def too_many_secrets(game: Galaxy, seat: int) -> bool:
    """More than three, or what else is the limit; scored ones counted."""
    return len(game.players[seat].secrets) + len(scored_secrets(game, seat)) > most_secrets(game, seat)


def most_secrets(game: Galaxy, seat: int) -> int:
    """The most secret objectives that a player may have, scored ones counted."""
    return MOST_SECRETS + sum([each.more_secrets(game, seat) for each in deciding(game, Modifier.more_secrets)])
