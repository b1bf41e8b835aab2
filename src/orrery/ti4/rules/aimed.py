"""Action cards that are aimed at one thing: a planet, a system, a player, a space dock."""

from __future__ import annotations

from typing import ClassVar

from orrery.kernel.decision import Decision, Option, Reply, Thing
from orrery.kernel.procedure import Next
from orrery.ti4.combat import thing_at
from orrery.ti4.components import CARD
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.state import NOBODY, Galaxy


class AimedCard(ActionCard):
    """One target, named before others answer. It can be played if there is any."""

    KIND: ClassVar[str] = "planet"  # of the target

    def __init__(self, seat: int, source: int, cancelled: bool = False, target: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.target = target

    @classmethod
    def targets(cls, game: Galaxy, seat: int) -> list[int]:
        raise NotImplementedError

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(cls.targets(game, seat))

    def choose(self, game: Galaxy) -> Next:
        return None if self.target != NOBODY else self.ask(self.KIND, self.targets(game, self.seat))

    def aims(self) -> tuple[Thing, ...]:
        if self.target == NOBODY:
            return ()
        return (thing_at(self.target),) if self.KIND == "place" else ((self.KIND, self.target),)

    def ask(self, kind: str, targets: list[int]) -> Decision:
        options = [Option(kind, ((kind, each), *([thing_at(each)] if kind == "place" else []))) for each in targets]
        return Decision(self.seat, f"target {kind}", options, things=((CARD, self.source),))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.target = reply.option().id()
        return None


def planets_of_others(game: Galaxy, seat: int) -> list[int]:
    """What destroys or exhausts is used against others alone (F.action-cards.9)."""
    return [planet for planet, controller in enumerate(game.controller) if controller not in (NOBODY, seat)]


def is_home(game: Galaxy, system: int) -> bool:
    """A home system, whether its player is still in the game or not."""
    return bool(game.chart.homes[system])
