"""Anti-fighter barrage: before the first dice of a space combat both sides fire at fighters."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.kernel.window import At
from orrery.ti4.combat import Gun, barrage_guns
from orrery.ti4.rules.firing import count_hits, roll_guns
from orrery.ti4.rules.hits import ANY, FIGHTERS, AssignBarrageHits, hits_against
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_ANTI_FIGHTER_BARRAGE_ROLL, BEFORE_ANTI_FIGHTER_BARRAGE_ROLL


class Barrage(Procedure):
    """Both sides fire, also where there are no fighters, and lose fighters at the same time."""

    STEPS = (
        Step("ti4:46", "aim"),
        At("ti4:71.3", BEFORE_ANTI_FIGHTER_BARRAGE_ROLL),
        Step("ti4:46.1", "roll"),
        At("ti4:46.1", AFTER_ANTI_FIGHTER_BARRAGE_ROLL),
        Step("ti4:46.2", "destroy_fighters"),
    )

    def __init__(
        self,
        attacker: int,
        defender: int,
        system: int,
        guns: tuple[tuple[Gun, ...], ...] = ((), ()),
        dice: tuple[tuple[int, ...], ...] = ((), ()),
        raised: tuple[tuple[int, ...], ...] = ((), ()),
        waylaying: tuple[int, ...] = (),
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.system = system
        self.guns = guns  # of the attacker, of the defender
        self.dice = dice  # likewise; whoever changes them does so before they are counted
        self.raised = raised  # likewise: the places of dice that count 1 more
        self.waylaying = waylaying  # whose hits may be assigned to any ships

    def aim(self, game: Galaxy) -> Next:
        self.guns = tuple([tuple(barrage_guns(game, seat, self.system)) for seat in (self.attacker, self.defender)])
        return None

    def roll(self, game: Galaxy) -> Next:
        mine = roll_guns(game, self.attacker, "barrage", self.guns[0])
        self.dice = (mine, roll_guns(game, self.defender, "barrage", self.guns[1]))
        return None

    def hits(self) -> tuple[int, int]:
        """Made by the attacker, by the defender, whether there are fighters or not."""
        mine, theirs = [count_hits(guns, dice) for guns, dice in zip(self.guns, self.counting())]
        return mine, theirs

    def counting(self) -> list[tuple[int, ...]]:
        """The dice of both sides as they count."""
        sides = zip(self.dice, self.raised)
        return [tuple([die + int(at in raised) for at, die in enumerate(dice)]) for dice, raised in sides]

    def destroy_fighters(self, game: Galaxy) -> Next:
        mine, theirs = self.hits()
        batches = hits_against(self.attacker, self.defender, theirs, self._kind(self.defender))
        batches += hits_against(self.defender, self.attacker, mine, self._kind(self.attacker))
        return Call(AssignBarrageHits(self.system, batches)) if batches else None

    def _kind(self, maker: int) -> int:
        return ANY if maker in self.waylaying else FIGHTERS


def barrage_now(game: Galaxy) -> Barrage:
    """The barrage that is about to be fired."""
    now = game.innermost(Barrage)
    assert isinstance(now, Barrage)
    return now
