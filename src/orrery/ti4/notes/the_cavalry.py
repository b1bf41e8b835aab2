"""The Cavalry, of the Nomad: a ship fights as their flagship would."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Reply, Thing
from orrery.kernel.procedure import Next
from orrery.ti4.components import COMPONENTS
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import unit_of
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.note_moves import put_note_in_area
from orrery.ti4.rules.space_combat import SpaceCombat, combat_round
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import CAPITAL, FLAGSHIP, UNITS, count, damaged, whole
from orrery.ti4.windows import START_OF_SPACE_COMBAT_ROUND


class Reinforced(Modifier):
    """One ship of a type (`about`) has sustain damage, combat value and barrage of the Nomad's flagship (`row`). Of
    those that are alike it is lost last; one that has sustained damage, as no other of its type can, is that ship."""

    SCOPE = "combat"

    def __init__(
        self, owner: int, about: int = 0, depth: int = -1, system: int = NOBODY, row: int = NOBODY, others: int = 0
    ) -> None:
        super().__init__(owner, about, depth)
        self.system = system
        self.row = row
        self.others = others  # ships of that type that were damaged besides

    def is_there(self, game: Galaxy) -> bool:
        if self.row == NOBODY:
            return False
        force = game.players[self.owner].ships_in(self.system)
        if unit_of(game, self.owner, self.about).sustains:
            return bool(count(force, self.about))
        return bool(whole(force, self.about)) or damaged(force, self.about) > self.others

    def stands_in(self, game: Galaxy, seat: int, place: int) -> tuple[tuple[int, int], ...]:
        mine = seat == self.owner and place == self.system and self.is_there(game)
        return ((self.about, self.row),) if mine else ()

    def lends_sustaining(self, game: Galaxy, seat: int, type: int, place: int) -> int:
        if (seat, type, place) != (self.owner, self.about, self.system) or not self.is_there(game):
            return 0
        hurt = damaged(game.players[seat].ships_in(place), type) > self.others
        return 0 if hurt or not UNITS[self.row].sustains else 1

    def without(self, seat: int, place: int, type: int, hurt: bool) -> Modifier:
        """A damaged ship of its type that falls is another one, if there was any."""
        if not hurt or (seat, type, place) != (self.owner, self.about, self.system):
            return self
        row = self.row if self.others else NOBODY
        return Reinforced(self.owner, self.about, self.depth, self.system, row, max(0, self.others - 1))


class TheCavalry(Deed):
    """At the start of a space combat against somebody else than the Nomad: one of your ships other than a fighter has
    sustain damage, combat value and anti-fighter barrage of the Nomad's flagship in it. Then it goes back."""

    WINDOWS = (START_OF_SPACE_COMBAT_ROUND,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, type: int = NOBODY, hurt: bool = False) -> None:
        super().__init__(seat, source, cancelled)
        self.type = type
        self.hurt = hurt

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        fight = combat_round(game)
        if fight.number != 1 or seat not in (fight.attacker, fight.defender) or source in game.players[seat].area:
            return False
        return fight.opponent(seat) != COMPONENTS[source].issuer and bool(riders(game, seat, fight.system))

    def choose(self, game: Galaxy) -> Next:
        if self.type != NOBODY:
            return None
        system = combat_round(game).system
        return Decision(self.seat, "cavalry", riders(game, self.seat, system), things=(("system", system),))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        (_, self.type), (_, hurt) = reply.option().things
        self.hurt = bool(hurt)
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("type", self.type),) if self.type != NOBODY else ()

    def commit(self, game: Galaxy) -> Next:
        system, issuer = combat_round(game).system, COMPONENTS[self.source].issuer
        row = game.players[issuer].units[FLAGSHIP]
        others = damaged(game.players[self.seat].ships_in(system), self.type) - int(self.hurt)
        game.begin_effect(Reinforced(self.seat, self.type, system=system, row=row, others=others))
        put_note_in_area(game, self.seat, self.source)
        combat = game.innermost(SpaceCombat)
        assert isinstance(combat, SpaceCombat)
        combat.notes += ((self.seat, self.source),)
        return None


def riders(game: Galaxy, seat: int, system: int) -> list[Option]:
    """One option for each kind of ship there, damaged ones apart."""
    force = game.players[seat].ships_in(system)
    options: list[Option] = []
    for type in CAPITAL:
        for hurt, number in ((False, whole(force, type)), (True, damaged(force, type))):
            options += [Option("unit", (("type", type), ("damaged", int(hurt))))] if number else []
    return options


DEEDS = (TheCavalry,)
