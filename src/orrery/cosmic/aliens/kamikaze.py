"""Kamikaze: sends own ships to the warp for cards."""

from __future__ import annotations

from orrery.cosmic.modifier import Bonus
from orrery.cosmic.needs import AS_MAIN, AS_OFFENSE, COLONY, IDLE_COLONY
from orrery.cosmic.queries import colonies_of, idle_colonies, side_of
from orrery.cosmic.rules.deed import Super, Use, Wild
from orrery.cosmic.rules.losses import NUMBER, Losses
from orrery.cosmic.rules.moves import draw, picked_planets, ship_options, still_there
from orrery.cosmic.rules.regroup import Retrieves, retrieval_stands
from orrery.cosmic.state import WARP, Cosmic
from orrery.cosmic.windows import BEFORE_CARDS, CARDS_PLACED, RETRIEVAL
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Call, Next, Procedure, Step

Rows = tuple[tuple[int, ...], ...]  # of a loss: seat, place, number, where to
MOST = 4
CARDS_EACH = 2
BONUS_EACH = 3
SHIPS_FREED = 3


class KamikazeBonus(Bonus):
    KEY = "bonus wild kamikaze"


def sacrifice(game: Cosmic, seat: int, planets: list[int], prompt: str) -> Decision:
    """Which ships, one to four, go to the warp."""
    options = ship_options(game, seat, planets, MOST)
    return Decision(seat, prompt, options, 1, min(MOST, len(options)))


def offer(game: Cosmic, seat: int, reply: Reply) -> Rows:
    """The ships that were picked, as rows of a loss; all who may answer hear how many they are."""
    rows = tuple([(seat, planet, number, WARP) for planet, number in picked_planets(reply.options())])
    game.note("sacrifice offered", seat, ships_of(rows))
    return rows


def ships_of(rows: Rows) -> int:
    return sum([row[NUMBER] for row in rows])


def left_of(game: Cosmic, rows: Rows) -> Rows:
    """What is left of the offered ships: an answer may have cost some of them."""
    found = [(row[0], row[1], still_there(game, row[0], row[1], row[NUMBER]), WARP) for row in rows]
    return tuple([row for row in found if row[NUMBER]])


def losses(rows: Rows) -> Losses:
    return Losses([list(row) for row in rows])


class Sacrifice(Use):
    """As main player, before cards are chosen: up to four ships from own colonies to the warp, two cards for each."""

    WINDOWS = (BEFORE_CARDS,)
    NEEDS = (AS_MAIN, COLONY)

    def __init__(self, seat: int, source: int, cancelled: bool = False, rows: Rows = ()) -> None:
        super().__init__(seat, source, cancelled)
        self.rows = rows  # of the loss to come

    def choose(self, game: Cosmic) -> Next:
        if self.rows:
            return None
        return sacrifice(game, self.seat, colonies_of(game, self.seat), "kamikaze.sacrifice")

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.rows = offer(game, self.seat, reply)
        return None

    def commit(self, game: Cosmic) -> Next:
        return Call(ShipsForCards(self.seat, left_of(game, self.rows)))


class ShipsForCards(Procedure):
    """The ships are lost; then the cards are drawn, also for ships that something has saved: the price is paid."""

    STEPS = (Step("cosmic:conflict.1", "lose"), Step("cosmic:conflict.1", "draw_cards"))

    def __init__(self, seat: int, rows: Rows) -> None:
        self.seat = seat
        self.rows = rows

    def lose(self, game: Cosmic) -> Next:
        return Call(losses(self.rows))

    def draw_cards(self, game: Cosmic) -> Next:
        draw(game, self.seat, CARDS_EACH * ships_of(self.rows))
        return None


class WildKamikaze(Wild):
    """As main player, with both cards face down: up to four own ships outside the encounter to the warp, 3 each."""

    WINDOWS = (CARDS_PLACED,)
    NEEDS = (AS_MAIN, IDLE_COLONY)

    def __init__(self, seat: int, source: int, cancelled: bool = False, rows: Rows = ()) -> None:
        super().__init__(seat, source, cancelled)
        self.rows = rows

    def choose(self, game: Cosmic) -> Next:
        if self.rows:
            return None
        return sacrifice(game, self.seat, idle_colonies(game, self.seat), "kamikaze.ships for points")

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.rows = offer(game, self.seat, reply)
        return None

    def commit(self, game: Cosmic) -> Next:
        rows = left_of(game, self.rows)
        points = BONUS_EACH * ships_of(rows)
        game.begin_effect(KamikazeBonus(side_of(game, self.seat), points))
        game.note("side raised", self.seat, side_of(game, self.seat), points)
        return Call(losses(rows))


class SuperKamikaze(Super):
    """In the own regroup phase: free three ships instead of one."""

    WINDOWS = (RETRIEVAL,)
    NEEDS = (AS_OFFENSE,)

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return game.players[seat].warp > 1 and retrieval_stands(game)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(Retrieves(self.seat, SHIPS_FREED))
        return None


POWER = (Sacrifice,)
WILD = (WildKamikaze,)
SUPER = (SuperKamikaze,)
