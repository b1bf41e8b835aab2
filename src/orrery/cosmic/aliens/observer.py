"""Observer: its own ships as an ally, and those of its allies, do not go to the warp."""

from __future__ import annotations

from orrery.cosmic.needs import AS_MAIN, IN_WARP
from orrery.cosmic.queries import allies, encounter_place, is_ally, is_main, side_of
from orrery.cosmic.rules.deed import Super, Use, Wild
from orrery.cosmic.rules.losses import batch
from orrery.cosmic.rules.moves import draw, move_ships
from orrery.cosmic.state import ADRIFT, WARP, Cosmic
from orrery.cosmic.windows import ALLIED, BRINGING, LAUNCHING, LOSING_THEN
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Loop, Next, Procedure


class Protect(Use):
    """In resolution, as an ally: own ships on the way to the warp return; as main player: those of the allies."""

    WINDOWS = (LOSING_THEN,)
    DUTY = True

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        if not game.encounters or not game.now().resolving:
            return False
        return any(batch(game).of(other) for other in protected(game, seat))

    def commit(self, game: Cosmic) -> Next:
        losses = batch(game)
        for other in protected(game, self.seat):
            losses.redirect(game, other, losses.of(other), ADRIFT)
        return None


class WildObserver(Wild):
    """As main player, once alliances are formed: everybody allied with you may draw a card."""

    WINDOWS = (ALLIED,)
    NEEDS = (AS_MAIN,)

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return bool(allies(game, side_of(game, seat)))

    def commit(self, game: Cosmic) -> Next:
        return Call(DrawCards(allies(game, side_of(game, self.seat))))


class DrawCards(Procedure):
    """Each of these players in turn may draw a card."""

    STEPS = (Loop("cosmic:flares.5", "ask_next", "answer"),)

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats

    def ask_next(self, game: Cosmic) -> Next:
        return Decision(self.seats[0], "observer.draw", [Option("no"), Option("yes")]) if self.seats else None

    def answer(self, game: Cosmic, reply: Reply) -> Next:
        seat = self.seats.pop(0)
        if reply.option().key == "yes":
            draw(game, seat, 1)
        return None


class SuperObserver(Super):
    """As offense or ally: one of the ships you send comes straight from the warp."""

    WINDOWS = (LAUNCHING, BRINGING)
    NEEDS = (IN_WARP,)

    def commit(self, game: Cosmic) -> Next:
        """Unless an answer has brought the last ship out of the warp."""
        if not game.players[self.seat].warp:
            return None
        move_ships(game, self.seat, WARP, encounter_place(game, self.seat), 1)
        game.note("ship from warp", self.seat, side_of(game, self.seat))
        return None


def protected(game: Cosmic, seat: int) -> list[int]:
    """Whose ships this seat protects: its own as an ally, those of its allies as a main player."""
    if is_ally(game, seat):
        return [seat]
    return allies(game, side_of(game, seat)) if is_main(game, seat) else []


POWER = (Protect,)
WILD = (WildObserver,)
SUPER = (SuperObserver,)
