"""Force Field: sends allies home."""

from __future__ import annotations

from orrery.cosmic.encounter import DEFENSE, OFFENSE, UNINVOLVED
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.queries import allies, encounter_place
from orrery.cosmic.rules.deed import Artifact
from orrery.cosmic.rules.moves import seat_options, take_ships
from orrery.cosmic.rules.ships import place_all
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import ALLIED
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Next


class ShutOut(Modifier):
    """Its owner was sent home and joins no side again."""

    KEY = "shut out"


class ForceField(Artifact):
    """Any player, once alliances are formed: any or all allies of both sides are allies no more."""

    WINDOWS = (ALLIED,)
    WHY = "no-allies"

    def __init__(self, seat: int, source: int, cancelled: bool = False, shut_out: list[int] | None = None) -> None:
        super().__init__(seat, source, cancelled)
        self.shut_out = shut_out if shut_out is not None else []

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return bool(allies(game, OFFENSE) or allies(game, DEFENSE))

    def choose(self, game: Cosmic) -> Next:
        if self.shut_out:
            return None
        seats = allies(game, OFFENSE) + allies(game, DEFENSE)
        return Decision(self.seat, "force-field.allies", seat_options(seats), 1, len(seats))

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.shut_out = [option.id() for option in reply.options()]
        for seat in self.shut_out:
            game.note("named", self.seat, seat)
        return None

    def commit(self, game: Cosmic) -> Next:
        """The effect keeps them from joining again in this encounter."""
        for seat in self.shut_out:
            place = encounter_place(game, seat)
            number = game.players[seat].gate if game.now().sides[seat] == OFFENSE else game.players[seat].beside
            take_ships(game, seat, place, number)
            game.now().sides[seat] = UNINVOLVED
            game.begin_effect(ShutOut(seat))
            game.note("shut out", seat)
        return place_all(game)


DEEDS = (ForceField,)
