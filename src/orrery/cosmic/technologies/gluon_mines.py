"""Gluon Mines: attacking ships are blown up before the cards are shown."""

from __future__ import annotations

from orrery.cosmic.cards import TECH
from orrery.cosmic.encounter import DEFENSE_WINS, OFFENSE
from orrery.cosmic.needs import AS_DEFENSE
from orrery.cosmic.queries import allies, prometheus_place, ships_at
from orrery.cosmic.rules.aftermath import decide
from orrery.cosmic.rules.deed import Invent
from orrery.cosmic.rules.losses import Losses
from orrery.cosmic.rules.research import most_research
from orrery.cosmic.state import GATE, ON_TECH, PROMETHEUS, WARP, Cosmic
from orrery.cosmic.windows import CARDS_PLACED
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Next, Procedure, Step

MINES = TECH["gluon-mines"]


class GluonMines(Invent):
    """Secret until used. As the defense, with both cards face down: one attacking ship is lost for each ship on it."""

    WINDOWS = (CARDS_PLACED,)
    SECRET = True
    NEEDS = (AS_DEFENSE,)
    WHY = "no-research"

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return ships_at(game, seat, ON_TECH - MINES) > 0

    @classmethod
    def might(cls, game: Cosmic, seat: int) -> bool:
        return not cls.unmet(game, seat) and most_research(game, seat) > 0

    def commit(self, game: Cosmic) -> Next:
        return Call(BlowUp(self.seat, ships_at(game, self.seat, ON_TECH - MINES)))


class BlowUp(Procedure):
    """The defense picks the ships. If nobody is left on the gate it has won; otherwise the encounter goes on."""

    STEPS = (
        Step("cosmic:tech.effect.1", "choose_ships", "lose"),
        Step("cosmic:tech.effect.1", "count_the_rest"),
    )

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def choose_ships(self, game: Cosmic) -> Next:
        options = gate_options(game)
        number = min(self.number, len(options))
        return Decision(self.seat, "gluon-mines.ships", options, number, number) if number else None

    def lose(self, game: Cosmic, reply: Reply) -> Next:
        lost: dict[tuple[int, int], int] = {}
        for option in reply.options():
            row = (option.id(), PROMETHEUS if option.key == "prometheus on gate" else GATE)
            lost[row] = lost.get(row, 0) + 1
        return Call(Losses([[seat, place, number, WARP] for (seat, place), number in lost.items()], True))

    def count_the_rest(self, game: Cosmic) -> Next:
        return None if gate_options(game) else decide(game, DEFENSE_WINS)


def gate_options(game: Cosmic) -> list[Option]:
    """One option for each ship on the gate."""
    options: list[Option] = []
    for seat in [game.now().offense, *allies(game, OFFENSE)]:
        prometheus = game.prometheus == seat and prometheus_place(game) == GATE
        for ship in range(game.players[seat].gate - prometheus):
            options.append(Option("ship on gate", (("seat", seat), ("ship", ship))))
        if prometheus:
            options.append(Option("prometheus on gate", (("seat", seat),)))
    return options


DEEDS = (GluonMines,)
