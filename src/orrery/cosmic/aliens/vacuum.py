"""Vacuum: when its ships go to the warp, it drags others along."""

from __future__ import annotations

from orrery.cosmic.encounter import DEFENSE, NOBODY, OFFENSE
from orrery.cosmic.needs import IN_WARP
from orrery.cosmic.queries import main_of, others, ships_in_colonies, shows_attack
from orrery.cosmic.rules.aftermath import what_happened
from orrery.cosmic.rules.deed import Super, Use, Wild, answered, subject
from orrery.cosmic.rules.losses import loss_of_choice
from orrery.cosmic.rules.moves import free_from_warp
from orrery.cosmic.rules.ships import place_all
from orrery.cosmic.state import WARP, Cosmic
from orrery.cosmic.windows import DRAGGING, TAKING_EFFECT, TOTALS
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Loop, Next, Procedure


class Catharsis(Use):
    """Whenever own ships went to the warp: up to as many ships of other players follow.

    Vacuum says whose and how many; the owners choose from which colonies.
    """

    WINDOWS = (DRAGGING,)
    DUTY = True

    def __init__(
        self,
        seat: int,
        source: int,
        cancelled: bool = False,
        dragged: list[int] | None = None,
        named: bool = False,
        picks: bool = False,
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.dragged = dragged if dragged is not None else []  # a seat for each ship
        self.named = named
        self.picks = picks  # Vacuum chooses the very ships

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        what = what_happened(game)
        return what.seat == seat and what.about == WARP

    def choose(self, game: Cosmic) -> Next:
        number = what_happened(game).number
        options: list[Option] = []
        for other in others(game, self.seat):
            for ship in range(min(number, ships_in_colonies(game, other))):
                options.append(Option("drag", (("seat", other), ("ship", ship))))
        if self.named or not options:
            return None
        return Decision(self.seat, "vacuum.drag", options, 0, min(number, len(options)))

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.named = True
        self.dragged = [option.id() for option in reply.options()]
        for other in sorted(set(self.dragged)):
            game.note("named ships", self.seat, self.dragged.count(other), other)
        return None

    def commit(self, game: Cosmic) -> Next:
        return Call(DragAlong(self.dragged.copy(), self.seat if self.picks else NOBODY))


class DragAlong(Procedure):
    """One player after the other loses the ships that are dragged to the warp."""

    STEPS = (Loop("cosmic:conflict.1", "next_player"),)

    def __init__(self, dragged: list[int], chooser: int = NOBODY) -> None:
        self.dragged = dragged
        self.chooser = chooser

    def next_player(self, game: Cosmic) -> Next:
        if not self.dragged:
            return None
        seat = self.dragged[0]
        number = self.dragged.count(seat)
        self.dragged = [other for other in self.dragged if other != seat]
        return Call(loss_of_choice(game, seat, number, self.chooser))


class WildVacuum(Wild):
    """After the flip: an own ship comes out of the warp for each other main player who shows an attack."""

    WINDOWS = (TOTALS,)
    NEEDS = (IN_WARP,)

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return attackers(game, seat) > 0

    def commit(self, game: Cosmic) -> Next:
        free_from_warp(game, self.seat, attackers(game, self.seat))
        return place_all(game)


def attackers(game: Cosmic, seat: int) -> int:
    """The main players other than this seat who show an attack."""
    mains = [main_of(game, side) for side in (OFFENSE, DEFENSE)]
    return sum(1 for main in mains if main != seat and shows_attack(game, main))


class SuperVacuum(Super):
    """When the own use of the power stands: you choose which ships are dragged along."""

    WINDOWS = (TAKING_EFFECT,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        use = subject(game)
        return isinstance(use, Catharsis) and use.seat == seat and bool(use.dragged)

    def commit(self, game: Cosmic) -> Next:
        use = answered(game)
        assert isinstance(use, Catharsis)
        use.picks = True
        return None


POWER = (Catharsis,)
WILD = (WildVacuum,)
SUPER = (SuperVacuum,)
